// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered parts of a sheet. Each draws itself from `top` on and returns where it ends.
#pragma once

#include "core/sheets/exercise.h"
#include "ui/paper/pageparts.h"

#include <functional>
#include <vector>

namespace attn {

struct SheetPart {
    QString title;
    std::function<double(Canvas& canvas, double left, double top, double room)> draw;
};

// In page order. `answers`: with the blanks filled in.
std::vector<SheetPart> sheetParts(const Exercise& exercise, bool answers);

} // namespace attn
