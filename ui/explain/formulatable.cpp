// SPDX-License-Identifier: GPL-3.0-or-later
// Cells row by row.
#include "ui/explain/formulabox.h"

#include "ui/explain/formulametrics.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

class TableBox : public FormulaBox {
public:
    TableBox(std::vector<Formula> cells, std::size_t columns, bool left)
        : m_cells(std::move(cells)), m_columns(columns), m_left(left)
    {
    }

    BoxExtent extent(double px) const override
    {
        const Sizes sizes = sizesAt(px);
        return {sizes.width, sizes.height / 2 + axisOf(px), sizes.height / 2 - axisOf(px)};
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        const Sizes sizes = sizesAt(px);
        double y = baseline.y() - axisOf(px) - sizes.height / 2 + rowGap(px) / 2;
        for (std::size_t row = 0; row < sizes.rows.size(); ++row) {
            double x = baseline.x();
            for (std::size_t column = 0; column < m_columns; ++column) {
                const Formula& cell = m_cells[row * m_columns + column];
                const double spare = sizes.columns[column] - cell->extent(px).width;
                cell->paint(painter, {x + (m_left ? 0 : spare / 2), y + sizes.rows[row].ascent}, px);
                x += sizes.columns[column] + columnGap(px);
            }
            y += sizes.rows[row].height() + rowGap(px);
        }
    }

    QString spoken() const override
    {
        QString text;
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            text += (i == 0               ? QString()
                     : i % m_columns == 0 ? QStringLiteral("; ")
                                          : QStringLiteral(", ")) +
                    m_cells[i]->spoken();
        return text;
    }

private:
    struct Sizes {
        std::vector<double> columns;
        std::vector<BoxExtent> rows;
        double width = 0, height = 0;
    };
    static double rowGap(double px) { return 0.35 * em(px); }
    static double columnGap(double px) { return 0.8 * em(px); }

    Sizes sizesAt(double px) const
    {
        Sizes sizes{std::vector<double>(m_columns), std::vector<BoxExtent>(m_cells.size() / m_columns)};
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const BoxExtent e = m_cells[i]->extent(px);
            BoxExtent& row = sizes.rows[i / m_columns];
            row.ascent = std::max(row.ascent, e.ascent);
            row.descent = std::max(row.descent, e.descent);
            sizes.columns[i % m_columns] = std::max(sizes.columns[i % m_columns], e.width);
        }
        for (const double width : sizes.columns)
            sizes.width += width + (sizes.width > 0 ? columnGap(px) : 0);
        for (const BoxExtent& row : sizes.rows)
            sizes.height += row.height() + rowGap(px);
        return sizes;
    }

    std::vector<Formula> m_cells;
    std::size_t m_columns;
    bool m_left;
};

} // namespace

namespace formula {

Formula table(std::vector<Formula> cells, std::size_t columns, bool left)
{
    return std::make_shared<TableBox>(std::move(cells), columns, left);
}

} // namespace formula

} // namespace attn
