// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/maskcanvas.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/cellkeys.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/paint/hatch.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr int words_width = 54, column_words_height = 20, most_words_height = 64; // px
constexpr int largest_canvas_cell = 31, smallest_canvas_cell = 8;
constexpr int cell_for_words = 20, cell_for_row_words = 12, cell_for_ticks = 14, cell_for_added = 30;

// The cells of a straight line, both ends included: a fast drag leaves no gaps.
std::vector<Cell> lineOfCells(Cell from, Cell to)
{
    const int steps = std::max({std::abs(to.row - from.row), std::abs(to.column - from.column), 1});
    std::vector<Cell> cells;
    for (int step = 0; step <= steps; ++step) {
        const double part = double(step) / steps;
        const Cell cell{int(std::lround(from.row + part * (to.row - from.row))),
                        int(std::lround(from.column + part * (to.column - from.column)))};
        if (cells.empty() || cells.back() != cell)
            cells.push_back(cell);
    }
    return cells;
}

} // namespace

QString MaskPicture::wordsOf(Cell cell) const
{
    const QString key = keys.value(cell.column),
                  state = isBlocked(cell) ? MaskCanvas::tr("blocked") : MaskCanvas::tr("allowed");
    return queries.isEmpty() ? MaskCanvas::tr("key %1: %2 for every query").arg(key, state)
                             : MaskCanvas::tr("query %1, key %2: %3").arg(queries.value(cell.row), key, state);
}

std::vector<MaskCell> maskCells(const std::vector<Cell>& cells)
{
    std::vector<MaskCell> places;
    for (const Cell cell : cells)
        places.emplace_back(cell.row, cell.column);
    return places;
}

MaskCanvas::MaskCanvas(QWidget* parent) : MapWidget(parent)
{
    setAccessibleName(tr("Mask: rows are queries, columns are keys"));
    setBrush(MaskBrush::Block);
    onEvents(this, {QEvent::FontChange, QEvent::StyleChange}, [this] {
        layOut();
        Q_EMIT sizeChanged();
    });
}

void MaskCanvas::setBrush(MaskBrush brush)
{
    m_brush = brush;
    setWhatsThis(
        brush == MaskBrush::Flip
            ? tr("Click a cell to block or allow it, or drag to paint several. Use the arrow keys to move, Space to "
                 "toggle a cell, and Shift with an arrow key to paint.")
            : tr("Drag to paint, or drag with the right button to do the opposite. Use the arrow keys to move, Space "
                 "to toggle a cell, Shift with an arrow key to paint, and B or A to select the brush."));
}

void MaskCanvas::setPicture(MaskPicture picture)
{
    const bool other = picture.rows != m_picture.rows || picture.columns != m_picture.columns ||
                       picture.keys != m_picture.keys || picture.queries != m_picture.queries;
    m_picture = std::move(picture);
    if (other) {
        setCurrent(m_current);
        m_hovered.reset();
        layOut();
    }
    update();
}

void MaskCanvas::setCurrent(Cell cell)
{
    m_current = {std::clamp(cell.row, 0, std::max(m_picture.rows - 1, 0)),
                 std::clamp(cell.column, 0, std::max(m_picture.columns - 1, 0))};
    describeTo(this, cellCount().isEmpty() ? QString() : m_picture.wordsOf(m_current));
    update();
}

void MaskCanvas::setHovered(std::optional<Cell> cell)
{
    if (cell && (cell->row >= m_picture.rows || cell->column >= m_picture.columns))
        cell.reset();
    if (std::exchange(m_hovered, cell) != cell)
        update();
}

QRect MaskCanvas::cellRect(Cell cell) const
{
    return {m_left + cell.column * m_cell, m_top + cell.row * m_cell, m_cell - 1, m_cell - 1};
}

void MaskCanvas::layOut()
{
    const int columns = std::max(m_picture.columns, 1);
    const int beside = (m_room - scaled(words_width)) / columns;
    const bool named = beside >= cell_for_row_words && !m_picture.queries.isEmpty();
    m_left = named ? scaled(words_width) : 0; // cells too small for words get their room
    m_cell = std::clamp((m_room - m_left - 1) / columns, smallest_canvas_cell, scaled(largest_canvas_cell));
    int widest = 0;
    if (m_cell >= scaled(cell_for_words))
        for (const QString& key : m_picture.keys)
            widest = std::max(widest, QFontMetrics(textFont(11)).horizontalAdvance(key));
    m_turned = widest > m_cell - 1; // whole words, from bottom to top
    m_top = m_cell < scaled(cell_for_words) ? 0
            : m_turned                      ? std::min(widest + 6, scaled(most_words_height))
                                            : scaled(column_words_height);
    setMinimumWidth(m_left + m_picture.columns * smallest_canvas_cell + 1);
    setFixedHeight(m_top + m_picture.rows * m_cell + 1);
    update();
}

void MaskCanvas::setRoom(int width)
{
    m_room = width;
    layOut();
}

void MaskCanvas::fit(QScrollArea* around, int room, int most)
{
    const int bar = around->verticalScrollBar()->sizeHint().width();
    setRoom(room);
    if (minimumHeight() > most)
        setRoom(room -= bar);
    around->setFixedHeight(std::min(minimumHeight() + (minimumWidth() > room ? bar : 0), most));
}

void MaskCanvas::paintWords(QPainter& painter) const
{
    const Colors& c = colors();
    const Cell lit = m_hovered.value_or(m_current);
    const bool any = m_hovered || hasFocus();
    const int gap = 6;
    painter.setFont(textFont(12));
    const QFontMetrics metrics(painter.font());
    for (int row = 0; row < m_picture.rows && m_left > 0; ++row) {
        painter.setPen(any && row == lit.row ? c.q : c.text);
        painter.drawText(QRect(0, m_top + row * m_cell, m_left - gap, m_cell), Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(m_picture.queries.value(row), Qt::ElideMiddle, m_left - gap));
    }
    painter.setFont(textFont(11));
    const QFontMetrics small(painter.font());
    for (int column = 0; column < m_picture.columns && m_top > 0; ++column) {
        painter.setPen(any && column == lit.column ? c.k : c.text);
        const QRect place(m_left + column * m_cell, 0, m_cell - 1, m_top - 3);
        const QString word = m_picture.keys.value(column);
        if (!m_turned) {
            painter.drawText(place, Qt::AlignCenter, word);
            continue;
        }
        painter.save();
        painter.translate(place.left(), place.bottom());
        painter.rotate(-90);
        painter.drawText(QRect(0, 0, place.height(), place.width()), Qt::AlignLeft | Qt::AlignVCenter,
                         small.elidedText(word, Qt::ElideRight, place.height()));
        painter.restore();
    }
}

void MaskCanvas::paintCell(QPainter& painter, Cell cell) const
{
    const Colors& c = colors();
    const QRect rect = cellRect(cell);
    const float added = m_picture.added.empty() ? 0 : m_picture.added[m_picture.at(cell)];
    const bool tiny = m_cell < cell_for_row_words; // blocked cells then merge into one hatch
    if (m_picture.isBlocked(cell)) {
        painter.fillRect(tiny ? rect.adjusted(0, 0, 1, 1) : rect,
                         hatchBrush(c, QPointF(m_left, m_top), 1 / devicePixelRatioF()));
    } else {
        const bool tinted = !m_picture.grounds.empty();
        const QColor ground = tinted ? QColor(m_picture.grounds[m_picture.at(cell)]) : c.base;
        painter.fillRect(rect, ground);
        if (added != 0) {
            const QFont font = numberFont(10.5);
            const double character = QFontMetricsF(font).horizontalAdvance(QLatin1Char('0'));
            paintText(painter, font, tinted ? textColorOn(ground) : c.text, rect, Qt::AlignCenter,
                      m_cell >= scaled(cell_for_added) ? formatCell(added, 1, int(m_cell / character))
                                                       : QStringLiteral("±"));
        } else if (m_cell >= scaled(cell_for_ticks)) {
            const double side = std::min(scaled(16), m_cell - 4);
            paintIcon(painter, QRectF(QRectF(rect).center() - QPointF(side / 2, side / 2), QSizeF(side, side)),
                      QStringLiteral("check"), tinted ? textColorOn(ground) : c.ok);
        }
    }
    painter.setPen(c.line);
    if (!tiny || !m_picture.isBlocked(cell))
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    if (!m_picture.isByHand(cell))
        return;
    const int side = std::min(scaled(8), m_cell / 2);
    QPainterPath corner(QPointF(rect.right() + 1 - side, rect.top()));
    corner.lineTo(rect.right() + 1, rect.top());
    corner.lineTo(rect.right() + 1, rect.top() + side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(corner, c.accent);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void MaskCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    paintWords(painter);
    const QRect seen = event->rect();
    const int lastRow = std::min((seen.bottom() - m_top) / m_cell, m_picture.rows - 1);
    const int lastColumn = std::min((seen.right() - m_left) / m_cell, m_picture.columns - 1);
    for (int row = std::max((seen.top() - m_top) / m_cell, 0); row <= lastRow; ++row)
        for (int column = std::max((seen.left() - m_left) / m_cell, 0); column <= lastColumn; ++column)
            paintCell(painter, {row, column});
    if (cellCount().isEmpty())
        return;
    if (m_hovered) {
        painter.setPen(QPen(colors().text, 1));
        painter.drawRect(cellRect(*m_hovered).adjusted(0, 0, -1, -1));
    }
    painter.setPen(QPen(hasFocus() ? colors().accent : colors().edge, 2));
    painter.drawRect(cellRect(m_current).adjusted(0, 0, -1, -1));
}

std::optional<Cell> MaskCanvas::cellAt(QPointF position) const
{
    const int row = int(std::floor((position.y() - m_top) / m_cell)),
              column = int(std::floor((position.x() - m_left) / m_cell));
    if (row < 0 || column < 0 || row >= m_picture.rows || column >= m_picture.columns)
        return std::nullopt;
    return Cell{row, column};
}

void MaskCanvas::pointAt(std::optional<Cell> cell)
{
    if (m_hovered == cell)
        return;
    setHovered(cell);
    Q_EMIT hovered(cell);
}

void MaskCanvas::choose(Cell cell)
{
    setCurrent(cell);
    Q_EMIT chosen(m_current);
}

void MaskCanvas::paintLine(Cell from, Cell to, bool block)
{
    std::vector<Cell> cells = lineOfCells(from, to);
    std::erase_if(cells, [&](Cell cell) { return m_picture.isBlocked(cell) == block; });
    m_last = to;
    m_strokeCells += cells.size();
    if (!cells.empty())
        Q_EMIT painted(cells, block);
    choose(to);
}

QString MaskCanvas::strokeWords(const std::vector<Cell>& cells, bool block) const
{
    if (m_strokeCells != 1)
        return block ? tr("Block mask cells") : tr("Allow mask cells");
    const QString verb = block ? tr("Block") : tr("Allow"), key = m_picture.keys.value(cells.front().column);
    return m_picture.queries.isEmpty()
               ? tr("%1 key “%2”").arg(verb, key)
               : tr("%1 “%2” → “%3”").arg(verb, m_picture.queries.value(cells.front().row), key);
}

void MaskCanvas::endStroke()
{
    m_strokeCells = 0;
    if (std::exchange(m_stroke, std::nullopt))
        Q_EMIT strokeEnded();
}

void MaskCanvas::mousePressEvent(QMouseEvent* event)
{
    auto cell = cellAt(event->position());
    const bool left = event->button() == Qt::LeftButton, flips = m_brush == MaskBrush::Flip;
    const int at = int(std::floor((event->position().y() - m_top) / m_cell)), columns = m_picture.columns;
    const bool later = at + 1 < columns; // on a row's word: all keys after it; on the last row's, all before it
    const bool row = event->position().x() < m_left && at >= 0 && at < m_picture.rows && columns > 1;
    const Cell end{at, later ? columns - 1 : columns - 2};
    if (row)
        cell = Cell{at, later ? at + 1 : 0};
    if (!cell || !(left || (event->button() == Qt::RightButton && !flips)))
        return;
    endStroke();
    m_stroke = flips ? !m_picture.isBlocked(*cell) : (m_brush == MaskBrush::Block) == left;
    paintLine(*cell, row ? end : *cell, *m_stroke);
}

void MaskCanvas::mouseMoveEvent(QMouseEvent* event)
{
    MapWidget::mouseMoveEvent(event);
    const auto cell = cellAt(event->position());
    const bool held = event->buttons() & (Qt::LeftButton | Qt::RightButton);
    if (m_stroke && held && cell && *cell != m_last)
        paintLine(m_last, *cell, *m_stroke);
}

void MaskCanvas::mouseReleaseEvent(QMouseEvent*) { endStroke(); }

void MaskCanvas::keyPressEvent(QKeyEvent* event)
{
    if (cellCount().isEmpty())
        return QWidget::keyPressEvent(event);
    const auto to = cellByKey(*event, m_current, cellCount());
    if (to && event->modifiers() & Qt::ShiftModifier) {
        if (!m_stroke || m_brush != MaskBrush::Flip) // until Shift is up
            m_stroke = m_brush == MaskBrush::Flip ? !m_picture.isBlocked(m_current) : m_brush == MaskBrush::Block;
        return paintLine(m_current, *to, *m_stroke);
    }
    switch (event->key()) {
    case Qt::Key_B:
    case Qt::Key_A:
        if (event->modifiers() & ~Qt::ShiftModifier || m_brush == MaskBrush::Flip)
            break;
        Q_EMIT brushAsked(event->key() == Qt::Key_B ? MaskBrush::Block : MaskBrush::Allow);
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        endStroke();
        m_stroke = !m_picture.isBlocked(m_current);
        paintLine(m_current, m_current, *m_stroke);
        return endStroke();
    default: break;
    }
    MapWidget::keyPressEvent(event);
}

void MaskCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift)
        endStroke();
    QWidget::keyReleaseEvent(event);
}

void MaskCanvas::focusOutEvent(QFocusEvent* event)
{
    MapWidget::focusOutEvent(event);
    endStroke();
}

bool MaskCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool brush = (key == Qt::Key_A || key == Qt::Key_B) && m_brush != MaskBrush::Flip;
        if (key == Qt::Key_Space || key == Qt::Key_Home || key == Qt::Key_End || brush)
            if (!(static_cast<QKeyEvent*>(event)->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
                event->accept(); // these are the canvas's, whatever the window uses them for
                return true;
            }
    }
    return MapWidget::event(event);
}

} // namespace attn
