// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of all layers of a model as one figure: for the export dialog, the command line and paper.
#pragma once

#include "core/scene/scene.h"
#include "ui/export/exportcommand.h"
#include "ui/model/pagepicture.h"

namespace attn {

// A row for each layer, a column for each head, as the model was before or is now. `title`: over it.
Figure sheetFigure(const PagePicture& picture, Ghost shown, const QString& title, const Looks& looks = {});
// Whether its maps have room for labels.
bool sheetHasLabels(const PagePicture& picture);
// As wide as a page; no digits, and labels for few heads alone.
FigureLook sheetLook(const PagePicture& picture);

// For the dialog, with the command that draws it: of the page's file, or where it has none (`saved`) of its model.
ExportedPicture gridPicture(const PagePicturePtr& picture, Ghost shown, const Scene& page, bool saved);

} // namespace attn
