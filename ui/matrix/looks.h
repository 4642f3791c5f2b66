// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers become colours and digits, in whatever view: plain values that everything which shows cells shares.
#pragma once

#include "core/layer/pooling.h"
#include "ui/kit/cell.h"

#include <QString>

#include <optional>
#include <utility>

namespace attn {

// What a map shows after an edit: what it was, both numbers, or what it is.
enum class Ghost { Before, Both, Now };

// Tensor: 0 to 1 for weights, else all numbers of all heads. Fit: only allowed, informative ones, of all heads.
enum class RangeMode { Tensor, Fit, Head, Row }; // as view_ranges

struct ColorRange {
    RangeMode mode = RangeMode::Tensor;
    bool logarithmic = false;
    std::optional<std::pair<double, double>> locked; // low, high; set while the padlock is closed
    bool operator==(const ColorRange&) const = default;
    bool isShared() const { return mode == RangeMode::Tensor || mode == RangeMode::Fit || locked; } // by all heads
};

struct Looks {
    ColorRange range;
    QString colorMap = QStringLiteral("auto"); // or "viridis", "cividis", "magma", "greys", "diverging"
    int digits = 4;                            // 2 .. 8
    Pooling pooling = Pooling::Largest;        // where several cells share a pixel
    bool operator==(const Looks&) const = default;
};

} // namespace attn
