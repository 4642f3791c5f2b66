// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/csvread.h"

#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/csvcells.h"
#include "core/io/arrays/csvindices.h"
#include "core/io/text/pastednumber.h"
#include "core/io/text/pastedrows.h"

#include <algorithm>
#include <optional>

namespace attn {

namespace {

using Cells = std::vector<std::string>;

// A cell with the minus that typesetters use is a number, too.
std::string plainCell(std::string cell)
{
    constexpr std::string_view minus = "\u2212";
    if (cell.starts_with(minus))
        cell.replace(0, minus.size(), "-");
    return cell;
}

class CsvTable {
public:
    explicit CsvTable(std::string_view text)
        : m_cells(text), m_decimalComma(m_cells.separator() != ','), m_numbers(m_decimalComma)
    {
    }

    ReadArray read()
    {
        Cells first, second;
        if (!m_cells.nextRow(first))
            throw ArrayFault{"there are no numbers in it"};
        m_cells.nextRow(second);
        const bool names = hasColumnNames(first);
        if (names && second.empty())
            throw ArrayFault{"there are column names and no numbers"};
        if (const std::size_t axes = names ? CsvIndices::columnsNamed(first) : 0) {
            m_skipped = axes;
            m_indices.emplace(axes, 1);
        } else if (names) {
            m_skipped = first.front().empty() || !isNumber(second.front()) || second.size() == first.size() + 1;
        } else {
            m_skipped = !isNumber(first.front());
        }
        m_numbers.beginAt(names, static_cast<std::int64_t>(m_skipped));
        if (!names)
            addRow(first);
        if (!second.empty())
            addRow(second);
        while (m_cells.nextRow(first))
            addRow(first);
        Shape shape = m_indices ? m_indices->shape() : Shape{m_numbers.rows()};
        shape.push_back(m_numbers.columns());
        return {"", "text", Tensor(shape, m_numbers.takeValues()), 0};
    }

private:
    bool isNumber(const std::string& cell) const { return pastedNumber(plainCell(cell), m_decimalComma).has_value(); }

    // A first row is one of names when something in it is no number. When that is its first cell alone, the row has a name
    // instead ("cat, 0.1, 0.2"), unless the numbers just count the columns ("token, 0, 1").
    bool hasColumnNames(const Cells& first) const
    {
        const auto number = [&](const std::string& cell) { return isNumber(cell); };
        if (std::ranges::all_of(first, number))
            return false;
        if (first.size() == 1 || first.front().empty() || !std::all_of(first.begin() + 1, first.end(), number))
            return true;
        for (std::size_t i = 1; i < first.size(); ++i)
            if (first[i] != std::to_string(i - 1))
                return false;
        return true;
    }

    void addRow(const Cells& cells)
    {
        if (cells.size() <= m_skipped)
            throw ArrayFault{"Row " + std::to_string(m_numbers.row() + 1) + " has no numbers"};
        if (m_indices)
            m_indices->add(cells);
        bool good = true;
        for (std::size_t i = m_skipped; good && i < cells.size(); ++i)
            good = m_numbers.add(plainCell(cells[i]));
        if (!good || !m_numbers.endRow())
            throw ArrayFault{m_numbers.error.substr(0, m_numbers.error.size() - 1)}; // without its full stop
    }

    CsvCells m_cells;
    bool m_decimalComma;
    PastedRows m_numbers;
    std::size_t m_skipped = 0; // columns before the numbers
    std::optional<CsvIndices> m_indices;
};

} // namespace

ReadArray readCsv(std::string_view text)
{
    if (text.size() > max_csv_bytes)
        throw ArrayFault{"larger than " + std::to_string(max_csv_bytes >> 20) + " MiB"};
    if (text.starts_with("\uFEFF"))
        text.remove_prefix(std::string_view("\uFEFF").size());
    return CsvTable(text).read();
}

} // namespace attn
