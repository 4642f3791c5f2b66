// SPDX-License-Identifier: GPL-3.0-or-later
// Lists in lists, as JSON, Python, NumPy and PyTorch write them; commas and blanks both part the numbers.
#pragma once

#include "core/base/result.h"
#include "core/base/tensor.h"
#include "core/io/text/pastedrows.h"

#include <optional>

namespace attn {

class PastedLists {
public:
    PastedLists(std::string_view text, bool decimal_comma) : m_text(text), m_rows(decimal_comma) {}

    // The text must hold a '['. Skips text around the lists in printouts.
    Result<Tensor> parse();

private:
    bool fail(std::string message);
    bool open();
    bool close();
    bool element();
    bool readLists();
    bool readSuffix();

    std::string_view m_text;
    std::size_t m_at = 0;
    PastedRows m_rows;
    std::vector<std::int64_t> m_counts;                // elements so far in each list that is open
    std::vector<std::optional<std::int64_t>> m_extent; // of the lists at each depth, once one was closed
    std::size_t m_leafDepth = 0;                       // depth of the numbers; 0: none seen yet
    std::int64_t m_topLists = 0;
    std::string m_error;
};

} // namespace attn
