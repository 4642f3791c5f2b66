// SPDX-License-Identifier: GPL-3.0-or-later
// The names and code of the variants of applying a mask.
#pragma once

#include "core/scene/config.h"

#include <QString>

namespace attn {

QString variantTitle(MaskApply apply); // "× 0 after, then rescale"
// Short, for a caption: "softmax(s) · allowed".
QString variantExpression(MaskApply apply, Normalize normalize);
// As PyTorch code, ready to try; s are the scores, `mask` is true where a key is blocked.
QString variantCode(MaskApply apply, Normalize normalize);

} // namespace attn
