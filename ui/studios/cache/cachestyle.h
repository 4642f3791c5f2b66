// SPDX-License-Identifier: GPL-3.0-or-later
// The faces and sizes of words in the KV cache studio's pictures, px of the design.
#pragma once

#include "ui/paint/canvas.h"

namespace attn::cache_style {

inline constexpr TextStyle words{TextFace::Words, 12}, strong{TextFace::Strong, 12.5}, plain{TextFace::Words, 12.5};
inline constexpr TextStyle title{TextFace::Strong, 13.5}, small{TextFace::Words, 11.5};
inline constexpr TextStyle chip{TextFace::Words, 13}, strong_chip{TextFace::Strong, 13};
inline constexpr TextStyle digits{TextFace::Numbers, 12}, bold{TextFace::StrongNumbers, 12};
inline constexpr TextStyle sum{TextFace::Numbers, 17};

} // namespace attn::cache_style
