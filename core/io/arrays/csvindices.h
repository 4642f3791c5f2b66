// SPDX-License-Identifier: GPL-3.0-or-later
// The index columns of a table that is an array of higher rank: axis0, axis1 … count up like an odometer.
#pragma once

#include "core/base/tensor.h"
#include "core/io/text/csvcells.h"

#include <cstdint>

namespace attn {

class CsvIndices {
public:
    // How many of the names in the row are "axis0", "axis1" … from the first on. Throws ArrayFault when no column is left.
    static std::size_t columnsNamed(const CsvRows& names);

    // `row` is the first row of numbers, for messages.
    CsvIndices(std::size_t columns, std::int64_t row) : m_extents(columns, -1), m_row(row) {}

    // Takes the indices of the next row. Throws ArrayFault when they are not the ones that follow.
    void add(const CsvRows& row);
    // The extents, once all rows were added. Throws ArrayFault when the array is not whole.
    Shape shape();

private:
    bool follows(const Index& index);

    Shape m_extents; // -1: not known yet
    Index m_last;    // empty before the first row
    std::int64_t m_row;
};

} // namespace attn
