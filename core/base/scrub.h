// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of dragging numbers: pixels in, new values out. All cells of a drag move by the same amount.
#pragma once

#include "core/base/tensor.h"

#include <vector>

namespace attn {

class Scrub {
public:
    static constexpr double per_pixel = 0.01;
    static constexpr double coarse_step = 0.1;    // with Ctrl
    static constexpr double fine_factor = 0.1;    // with Shift
    static constexpr double pixels_per_whole = 8; // of ids and masks, which move by whole numbers

    Scrub() = default;
    Scrub(std::vector<float> start, Kind kind) : m_start(std::move(start)), m_kind(kind) {}

    // Moves by `pixels` (right increases). `coarse`: values land on multiples of 0.1. `fine`: a tenth of the distance.
    void move(double pixels, bool coarse, bool fine);
    // One step up or down, as the wheel and the keys do it: 0.1, with `fine` 0.01; 1 for whole numbers.
    void step(int steps, bool fine);
    std::vector<double> values() const;

private:
    std::vector<float> m_start;
    Kind m_kind = Kind::Real;
    double m_moved = 0;
    bool m_coarse = false;
};

} // namespace attn
