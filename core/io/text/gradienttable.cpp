// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/gradienttext.h"

#include "core/base/numbertext.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/explain/equation.h"
#include "core/matrix/matrixaxes.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace attn {

namespace {

constexpr std::size_t largest_listed = 10;

std::string atLeft(const std::string& text, std::size_t width)
{
    return text + std::string(width - std::min(width, widthOf(text)), ' ');
}

// Columns as wide as their contents.
std::string aligned(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widths(rows[0].size());
    for (const auto& row : rows)
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], widthOf(row[column]));
    std::string text;
    for (const auto& row : rows) {
        std::string line = "  " + atLeft(row[0], widths[0]);
        for (std::size_t column = 1; column < row.size(); ++column)
            line += "  " + atRight(row[column], widths[column]);
        text += line + "\n";
    }
    return text;
}

class TableText {
public:
    TableText(const Computed& computed, const TracedTensor& by, int decimals)
        : m_computed(computed), m_by(by), m_matrix(tensorMatrix(computed, by)), m_decimals(decimals)
    {
    }

    bool isLarge() const { return elementCount(m_by.shape) > table_numbers || m_matrix.columns > table_columns; }

    std::string matrices() const
    {
        std::string text;
        for (std::int64_t b = 0; b < m_matrix.batches; ++b)
            for (std::int64_t h = 0; h < m_matrix.heads; ++h)
                text += matrix(b, h);
        return text;
    }

    std::string largest() const
    {
        std::vector<std::pair<double, std::int64_t>> sizes;
        for (std::int64_t flat = 0; flat < elementCount(m_by.shape); ++flat)
            if (const double derivative = m_by.at(flat); derivative != 0)
                sizes.emplace_back(std::isnan(derivative) ? -INFINITY : -std::abs(derivative), flat);
        if (sizes.empty())
            return "  " + say("all 0") + "\n";
        const std::size_t listed = std::min(largest_listed, sizes.size());
        std::partial_sort(sizes.begin(), sizes.begin() + std::ptrdiff_t(listed), sizes.end());
        std::vector<std::vector<std::string>> rows;
        for (std::size_t i = 0; i < listed; ++i)
            rows.push_back({toString(CellRef{m_by.name, indexAt(m_by.shape, sizes[i].second)}),
                            derivativeText(m_by.at(sizes[i].second))});
        return say("the largest of %1 derivatives (use --json for all):\n%2", elementCount(m_by.shape), aligned(rows));
    }

private:
    std::string derivativeText(double derivative) const
    {
        return derivative == 0 ? "0" : decimalText(derivative, m_decimals);
    }

    std::string matrix(std::int64_t b, std::int64_t h) const
    {
        const std::int64_t cells = m_matrix.rows * m_matrix.columns;
        const std::int64_t first = (b * m_matrix.heads + h) * cells;
        bool zero = true;
        for (std::int64_t i = first; i < first + cells && zero; ++i)
            zero = m_by.at(i) == 0;
        const std::string where = place(b, h);
        if (zero)
            return (where.empty() ? "  " + say("all 0") : say("%1: all 0", where)) + "\n";
        return (where.empty() ? "" : where + ":\n") + aligned(rows(b, first));
    }

    std::string place(std::int64_t b, std::int64_t h) const
    {
        std::vector<std::string> parts;
        if (m_matrix.batches > 1)
            parts.push_back(say("batch item %1", b));
        if (m_matrix.heads > 1)
            parts.push_back(say("head %1", h));
        return joinedTexts(parts);
    }

    std::vector<std::vector<std::string>> rows(std::int64_t b, std::int64_t first) const
    {
        const bool one_row = m_by.shape.size() < 2;
        const std::vector<std::string> names = rowNames(m_computed, m_by, b),
                                       columns = columnNames(m_computed, m_by, b);
        std::vector<std::vector<std::string>> rows = {{""}};
        rows[0].insert(rows[0].end(), columns.begin(), columns.end());
        for (std::int64_t row = 0; row < m_matrix.rows; ++row) {
            auto& line = rows.emplace_back();
            line.push_back(one_row ? "" : names[std::size_t(row)]);
            for (std::int64_t column = 0; column < m_matrix.columns; ++column)
                line.push_back(derivativeText(m_by.at(first + row * m_matrix.columns + column)));
        }
        return rows;
    }

    const Computed& m_computed;
    const TracedTensor& m_by;
    TensorMatrix m_matrix;
    int m_decimals;
};

} // namespace

std::size_t widthOf(const std::string& text)
{
    return std::size_t(std::ranges::count_if(text, [](unsigned char byte) { return (byte & 0xC0) != 0x80; }));
}

std::string atRight(const std::string& text, std::size_t width)
{
    return std::string(width - std::min(width, widthOf(text)), ' ') + text;
}

std::string gradientTable(const Computed& computed, const CellRef& cell, const TracedTensor& by, int decimals)
{
    std::string name = toString(cell);
    if (!computed.scene.tokens.empty())
        if (const std::string spoken = tokenNames(computed.scene, *computed.realized)(cell); spoken != name)
            name += " = " + spoken;
    const TracedTensor& derived = *computed.trace->find(cell.tensor);
    const TableText table(computed, by, decimals);
    return say("%1 = %2. Derivatives with respect to %3 %4:\n%5", name,
               decimalText(computed.trace->cell(derived, cell.index), decimals), by.name, toString(by.shape),
               table.isLarge() ? table.largest() : table.matrices());
}

} // namespace attn
