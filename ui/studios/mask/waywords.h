// SPDX-License-Identifier: GPL-3.0-or-later
// What a way of applying a mask is called, and how it is written.
#pragma once

#include "core/scene/config.h"

#include <QString>

namespace attn {

QString wayTitle(MaskApply apply); // "× 0 after, then rescale"
// Short, for a caption: "softmax(s) · allowed".
QString wayExpression(MaskApply apply, Normalize normalize);
// As PyTorch writes it, to be tried out; s are the scores, `mask` is true where a key is blocked.
QString wayCode(MaskApply apply, Normalize normalize);

} // namespace attn
