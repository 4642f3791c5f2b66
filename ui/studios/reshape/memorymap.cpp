// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/reshape/memorymap.h"

#include "ui/kit/accessibility.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/colormap.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int lamp_room = 22, group_gap = 2; // px
constexpr int two_lines_from = 34, words_from_width = 40, large_from = 52, large_from_width = 84;

} // namespace

QColor headColor(std::int64_t head, std::int64_t heads, bool dark)
{
    const double part = heads < 2 ? 0.45 : 0.2 + 0.72 * double(head) / double(heads - 1);
    return QColor::fromRgb(colorTable(QStringLiteral("viridis"), dark)[std::size_t(part * 255)]);
}

MemoryMap::MemoryMap(const QString& name, QWidget* parent) : MapWidget(parent), m_name(name)
{
    setAccessibleName(name);
    setWhatsThis(tr("Each cell is a place in memory. Its color shows the head that wrote it. Use the arrow keys to "
                    "move through the cells."));
}

void MemoryMap::setPicture(MemoryPicture picture)
{
    m_picture = std::move(picture);
    updateGeometry();
    setChosen(m_chosen); // in the words of this picture
}

void MemoryMap::setCellSize(QSize cell, int gutter)
{
    m_cell = cell;
    m_gutter = gutter;
    updateGeometry();
    update();
}

void MemoryMap::setHovered(std::optional<std::int64_t> place)
{
    if (std::exchange(m_hovered, place) != place)
        update();
}

void MemoryMap::setChosen(std::optional<std::int64_t> place)
{
    m_chosen = place;
    const auto cell = cellOf(place);
    describeTo(this, cell ? wordsOf(*cell) : tr("No cell selected"));
    update();
}

void MemoryMap::setMarkedRow(std::optional<std::int64_t> rowNumber)
{
    m_markedRow = rowNumber;
    update();
}

int MemoryMap::labelHeight() { return scaled(20); }

QSize MemoryMap::sizeHint() const
{
    const int groups = m_picture.group > 0 ? (m_picture.columns - 1) / m_picture.group : 0;
    return {m_gutter + m_picture.columns * m_cell.width() + groups * group_gap +
                (m_picture.rowLamps.empty() ? 4 : lamp_room + 4),
            labelHeight() + m_picture.rows * m_cell.height() + 4};
}

QRect MemoryMap::cellRect(int row, int column) const
{
    return {m_gutter + column * m_cell.width() + column / m_picture.group * group_gap,
            labelHeight() + row * m_cell.height(), m_cell.width() - 1, m_cell.height() - 1};
}

std::optional<Cell> MemoryMap::cellAt(QPointF position) const
{
    for (int row = 0; row < m_picture.rows; ++row)
        for (int column = 0; column < m_picture.columns; ++column)
            if (cellRect(row, column).adjusted(0, 0, 1, 1).contains(position.toPoint()))
                return Cell{row, column};
    return std::nullopt;
}

std::optional<Cell> MemoryMap::cellOf(std::optional<std::int64_t> place) const
{
    if (!place)
        return std::nullopt;
    for (int row = 0; row < m_picture.rows; ++row)
        for (int column = 0; column < m_picture.columns; ++column)
            if (m_picture.at(row, column).place == *place)
                return Cell{row, column};
    return std::nullopt;
}

void MemoryMap::paintLabels(QPainter& painter) const
{
    const Colors& c = colors();
    const auto lit = cellOf(m_hovered);
    for (int row = 0; row < m_picture.rows; ++row) {
        const bool bold = lit ? lit->row == row : m_markedRow == m_picture.rowNumbers[row];
        const QFont font = textFont(12, bold ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(bold ? c.accent : c.text);
        const QRect place(0, cellRect(row, 0).top(), m_gutter - 8, m_cell.height() - 1);
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter,
                         QFontMetrics(font).elidedText(m_picture.rowLabels.value(row), Qt::ElideMiddle, place.width()));
        if (row < int(m_picture.rowLamps.size())) {
            const QRect last = cellRect(row, m_picture.columns - 1);
            paintLamp(painter, QRectF(last.right() + 8, last.center().y() - 6, 14, 14), m_picture.rowLamps[row]);
        }
    }
    const QFont font = textFont(11);
    painter.setFont(font);
    for (int group = 0; group * m_picture.group < m_picture.columns; ++group) {
        const QRect first = cellRect(0, group * m_picture.group);
        const QRect last = cellRect(0, std::min((group + 1) * m_picture.group, m_picture.columns) - 1);
        const QRect place(first.left(), 0, last.right() - first.left(), labelHeight() - 3);
        const bool bold = lit && lit->column / m_picture.group == group;
        painter.setPen(bold ? c.accent : c.text2);
        painter.drawText(
            place, Qt::AlignCenter,
            QFontMetrics(font).elidedText(m_picture.groupLabels.value(group), Qt::ElideRight, place.width()));
    }
}

void drawMemoryCell(Canvas& canvas, const QRectF& box, const MemoryCell& cell, std::int64_t heads,
                    const MemoryCellStyle& style)
{
    const Colors& c = style.colors;
    const double unit = style.unit;
    if (cell.pending) {
        canvas.fill(box, c.line);
        return canvas.fill(box.adjusted(unit, unit, -unit, -unit), c.base);
    }
    const QColor fill = headColor(cell.head, heads, c.dark), foreground = textColorOn(fill);
    canvas.fill(box, fill);
    const QPointF middle = box.center();
    const double half = style.two ? box.height() / 4 - unit : 0;
    if (!cell.text.isEmpty())
        canvas.centredText(canvas.fitted(cell.text, style.number, box.width() - 2 * unit), style.number,
                           middle - QPointF(0, half), foreground);
    if (style.two)
        canvas.centredText(canvas.fitted(cell.word, style.word, box.width() - 4 * unit), style.word,
                           middle + QPointF(0, half), foreground);
    if (cell.foreign) {
        const double side = std::min(9 * unit, box.height() / 2);
        QPainterPath corner(box.topRight() - QPointF(side, 0));
        corner.lineTo(box.topRight());
        corner.lineTo(box.topRight() + QPointF(0, side));
        corner.closeSubpath();
        canvas.fill(corner, c.bad);
        canvas.stroke(corner, c.base, unit);
    }
    if (c.highContrast)
        drawRing(canvas, box, 0, unit, c.line);
}

void MemoryMap::paintCells(QPainter& painter) const
{
    const bool large = m_cell.height() >= scaled(large_from) && m_cell.width() >= scaled(large_from_width);
    const bool two = m_cell.height() >= scaled(two_lines_from) && m_cell.width() >= scaled(words_from_width) &&
                     !m_picture.rowLamps.empty();
    ScreenCanvas canvas(painter);
    const MemoryCellStyle style{
        colors(), {TextFace::Numbers, large ? 17.0 : 12.0}, {TextFace::Words, large ? 13.0 : 11.0}, two};
    for (int row = 0; row < m_picture.rows; ++row)
        for (int column = 0; column < m_picture.columns; ++column)
            drawMemoryCell(canvas, cellRect(row, column), m_picture.at(row, column), m_picture.heads, style);
}

void MemoryMap::paintEvent(QPaintEvent*)
{
    if (m_picture.cells.empty())
        return;
    QPainter painter(this);
    paintLabels(painter);
    paintCells(painter);
    if (const auto cell = cellOf(m_chosen))
        paintCellFrame(painter, cellRect(cell->row, cell->column), CellFrame::Chosen, colors());
    if (const auto cell = m_hovered != m_chosen ? cellOf(m_hovered) : std::nullopt)
        paintCellFrame(painter, cellRect(cell->row, cell->column), CellFrame::Hover, colors());
    if (hasFocus()) {
        painter.setPen(QPen(colors().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(
            QRect(cellRect(0, 0).topLeft(), cellRect(m_picture.rows - 1, m_picture.columns - 1).bottomRight())
                .adjusted(-2, -2, 2, 2));
    }
}

void MemoryMap::choose(Cell cell)
{
    Q_EMIT chosen(m_picture.at(cell.row, cell.column).place, m_picture.rowNumbers[cell.row]);
}

void MemoryMap::pointAt(std::optional<Cell> cell)
{
    const auto place = cell ? std::optional(m_picture.at(cell->row, cell->column).place) : std::nullopt;
    if (place == m_hovered)
        return;
    setHovered(place);
    Q_EMIT hovered(place, cell ? wordsOf(*cell) : QString());
}

} // namespace attn
