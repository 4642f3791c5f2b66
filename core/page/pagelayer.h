// SPDX-License-Identifier: GPL-3.0-or-later
// One computation as a page shows it: which of its tensors the page has, and what a table needs to know of each.
#pragma once

#include "core/engine/computed.h"
#include "core/matrix/matrixaxes.h"

#include <functional>
#include <map>
#include <set>
#include <string>

namespace attn {

// The colours of one tensor in all of its maps.
struct PageColors {
    bool diverging = false;
    double low = 0, high = 1;
};

struct Locks;

struct PageLayer {
    int number = 0; // of the layers of a page
    ComputedPtr computed;
    ComputedPtr before = {};      // cells that differ from it are marked
    const Locks* locks = nullptr; // of a lesson's step: cells that they leave open are marked
    // Whether the number at a row and column of the tensor's map is still to come; null: none is.
    std::function<bool(const std::string& tensor, std::int64_t row, std::int64_t column)> pending = {};
    std::set<std::string> tensors = {};            // on the page with all their numbers
    std::map<std::string, PageColors> colors = {}; // of those
};

// Number of color levels: odd, so that 0 has its own in the middle of a diverging map.
inline constexpr int page_levels = 65;

PageColors pageColors(const Computed& computed, const TracedTensor& tensor);
// "0/weights", by which the script finds the tables of a tensor.
std::string pageKey(const PageLayer& layer, const std::string& tensor);
// A number as a cell has it: four decimals of a real number, "-inf", "?" where it is hidden.
std::string pageNumber(double value, Kind kind);

} // namespace attn
