// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the tokens, the lines of the cache and the work of each token, on the screen and on paper.
#pragma once

#include "ui/studios/cache/cachelayout.h"
#include "ui/theme/colors.h"

namespace attn {

void drawCache(Canvas& canvas, const CachePicture& picture, const CacheLayout& layout, const Colors& colors);
// Multiply-adds of each token: done, saved, not yet; below the lines.
void drawWork(Canvas& canvas, const CachePicture& picture, const CacheLayout& layout, const Colors& colors);
// A rectangle's outline in dashes.
void drawDashedFrame(Canvas& canvas, const QRectF& box, const QColor& color, double unit);

} // namespace attn
