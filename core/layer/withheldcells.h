// SPDX-License-Identifier: GPL-3.0-or-later
// The hidden cells of a trace, and the trace without their numbers, so that no reader can get at them.
#pragma once

#include "core/layer/trace.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

class WithheldCells {
public:
    bool empty() const { return m_cells.empty(); }
    bool any(std::string_view tensor) const { return m_cells.contains(tensor); }
    bool covers(std::string_view tensor, std::int64_t flat) const;
    // One more; false where it was there already.
    bool add(const TracedTensor& tensor, std::int64_t flat);

    // Each of these cells reads as withheldNumber(); everything else, and any tensor of another size, as in `trace`.
    std::shared_ptr<const Trace> without(const Trace& trace) const;

private:
    using Flags = std::shared_ptr<std::vector<bool>>; // row-major, of the whole tensor
    std::map<std::string, Flags, std::less<>> m_cells;
};

} // namespace attn
