// SPDX-License-Identifier: GPL-3.0-or-later
// What a studio shows of a scene, without a window: for the command line. Needs a QApplication.
#pragma once

#include "core/base/result.h"
#include "ui/document/selection.h"
#include "ui/figures/steppedfigure.h"

#include <QString>

#include <functional>

namespace attn {

// `place`: goes to what is asked for, before and after the studio goes to its stage. Waits until everything is computed. Fails
// with the studio's sentence if it has nothing to show for the scene.
Result<SteppedFigure> studioFigure(const QString& id, const ComputedPtr& computed,
                                   const std::function<void(Selection&)>& place);

} // namespace attn
