// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded attention of many layers as the page of a model shows it: the maps and figures of all heads of all layers.
#pragma once

#include "ui/import/importdraft.h"
#include "ui/model/pagepicture.h"

namespace attn {

// Whether the layers can stand beside each other on a page: several, of recorded attention.
bool makesPage(const FileLayers& layers);

// Null when `stop` was requested, and where the layers have no common text: other sizes, or maps [T,S] with S other than T. Errors:
// a layer that cannot be imported.
Result<PagePicturePtr> recordedPage(const Arrays& arrays, const FileLayers& layers, const StopToken& stop);

} // namespace attn
