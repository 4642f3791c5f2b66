// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/minitable.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/tint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double digit_px = 11.5;
constexpr int mini_row_px = 20, least_cell_px = 34, most_cell_px = 110;

} // namespace

MiniMatrix miniMatrix(const Tensor& tensor, int mostRows, int mostColumns, int decimals)
{
    MiniMatrix matrix;
    if (tensor.size() == 0)
        return matrix;
    const std::int64_t columns = tensor.rank() > 0 ? tensor.dim(-1) : 1;
    const std::int64_t rows = tensor.rank() > 1 ? tensor.dim(-2) : 1;
    matrix.rows = static_cast<int>(std::min<std::int64_t>(rows, mostRows));
    matrix.columns = static_cast<int>(std::min<std::int64_t>(columns, mostColumns));
    matrix.moreRows = rows > matrix.rows;
    matrix.moreColumns = columns > matrix.columns;
    double largest = 0;
    for (int row = 0; row < matrix.rows; ++row)
        for (int column = 0; column < matrix.columns; ++column)
            if (const double value = std::abs(tensor[row * columns + column]); std::isfinite(value))
                largest = std::max(largest, value);
    for (int row = 0; row < matrix.rows; ++row)
        for (int column = 0; column < matrix.columns; ++column) {
            const float value = tensor[row * columns + column];
            const bool finite = std::isfinite(value);
            const int shown = tensor.kind() == Kind::Real && std::trunc(value) != value ? decimals : 0;
            matrix.cells.push_back({formatNumber(value, shown), finite && largest > 0 ? value / largest : 0, !finite});
        }
    return matrix;
}

MiniTable::MiniTable(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("First values"));
}

void MiniTable::setMatrix(MiniMatrix matrix)
{
    if (matrix == m_matrix)
        return;
    m_matrix = std::move(matrix);
    QStringList numbers;
    for (const MiniCell& cell : m_matrix.cells)
        numbers << cell.text;
    describeTo(this, numbers.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

int MiniTable::cellWidth() const
{
    const QFontMetrics metrics(numberFont(digit_px));
    int width = scaled(least_cell_px);
    for (const MiniCell& cell : m_matrix.cells)
        width = std::max(width, metrics.horizontalAdvance(cell.text) + 12);
    return std::min(width, scaled(most_cell_px));
}

QSize MiniTable::sizeHint() const
{
    const int dots = scaled(16);
    return {m_matrix.columns * cellWidth() + (m_matrix.moreColumns ? dots : 0),
            m_matrix.rows * scaled(mini_row_px) + (m_matrix.moreRows ? dots : 0)};
}

void MiniTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    painter.setFont(numberFont(digit_px));
    const QFontMetrics metrics(painter.font());
    const int width = cellWidth(), height = scaled(mini_row_px);
    for (int row = 0; row < m_matrix.rows; ++row)
        for (int column = 0; column < m_matrix.columns; ++column) {
            const MiniCell& cell =
                m_matrix.cells[std::size_t(row) * std::size_t(m_matrix.columns) + std::size_t(column)];
            const QRect place(column * width, row * height, width - 1, height - 1);
            const QColor fill = cell.wrong ? c.badbg : tintedCell(cell.tint, c);
            painter.fillRect(place, fill);
            if (cell.wrong || c.highContrast) {
                painter.setPen(cell.wrong ? c.bad : c.line);
                painter.drawRect(place.adjusted(0, 0, -1, -1));
            }
            painter.setPen(cell.wrong ? c.bad : c.highContrast ? c.text : textColorOn(fill));
            painter.drawText(place.adjusted(4, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter,
                             metrics.elidedText(cell.text, Qt::ElideRight, place.width() - 8));
        }
    painter.setPen(c.text2);
    if (m_matrix.moreColumns)
        painter.drawText(QRect(m_matrix.columns * width, 0, scaled(16), m_matrix.rows * height), Qt::AlignCenter,
                         QStringLiteral("…"));
    if (m_matrix.moreRows)
        painter.drawText(QRect(0, m_matrix.rows * height, m_matrix.columns * width, scaled(16)), Qt::AlignCenter,
                         QStringLiteral("⋮"));
}

} // namespace attn
