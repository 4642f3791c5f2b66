// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/maskcanvas.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/hatch.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr int words_width = 54, column_words_height = 20; // px
constexpr int largest_canvas_cell = 31, smallest_canvas_cell = 8;
constexpr int cell_for_words = 20, cell_for_row_words = 12, cell_for_ticks = 14, cell_for_added = 30;

// The cells of a straight line, both ends included: a fast hand leaves no gaps.
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

MaskCanvas::MaskCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Mask, queries down, keys across"));
    setWhatsThis(tr("Drag to paint, with the right button the other way. Arrow keys walk the cells, Space flips one, "
                    "Shift and an arrow key paint, B and A choose the brush."));
}

void MaskCanvas::setPicture(MaskPicture picture)
{
    const bool other = picture.tokens != m_picture.tokens || picture.words != m_picture.words;
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
    const int last = std::max(m_picture.tokens - 1, 0);
    m_current = {std::clamp(cell.row, 0, last), std::clamp(cell.column, 0, last)};
    const QString words = m_picture.tokens == 0
                              ? QString()
                              : tr("query %1, key %2: %3")
                                    .arg(m_picture.words.value(m_current.row), m_picture.words.value(m_current.column),
                                         m_picture.isBlocked(m_current) ? tr("blocked") : tr("allowed"));
    setAccessibleDescription(words);
    update();
}

void MaskCanvas::setHovered(std::optional<Cell> cell)
{
    if (cell && (cell->row >= m_picture.tokens || cell->column >= m_picture.tokens))
        cell.reset();
    if (m_hovered == cell)
        return;
    m_hovered = cell;
    update();
}

QRect MaskCanvas::cellRect(Cell cell) const
{
    return {m_left + cell.column * m_cell, m_top + cell.row * m_cell, m_cell - 1, m_cell - 1};
}

void MaskCanvas::layOut()
{
    const int tokens = std::max(m_picture.tokens, 1);
    const int beside = (m_room - scaled(words_width)) / tokens;
    m_left = beside >= cell_for_row_words ? scaled(words_width) : 0; // cells too small for words get their room
    m_cell = std::clamp((m_room - m_left - 1) / tokens, smallest_canvas_cell, scaled(largest_canvas_cell));
    m_top = m_cell >= scaled(cell_for_words) ? scaled(column_words_height) : 0;
    setMinimumWidth(m_left + m_picture.tokens * smallest_canvas_cell + 1);
    setFixedHeight(m_top + m_picture.tokens * m_cell + 1);
    update();
}

void MaskCanvas::setRoom(int width)
{
    m_room = width;
    layOut();
}

void MaskCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        layOut();
        Q_EMIT sizeChanged();
    }
}

void MaskCanvas::paintWords(QPainter& painter) const
{
    const Colors& c = colors();
    const Cell lit = m_hovered.value_or(m_current);
    const bool any = m_hovered || hasFocus();
    const int gap = 6;
    painter.setFont(textFont(12));
    const QFontMetrics metrics(painter.font());
    for (int row = 0; row < m_picture.tokens && m_left > 0; ++row) {
        painter.setPen(any && row == lit.row ? c.q : c.text);
        painter.drawText(QRect(0, m_top + row * m_cell, m_left - gap, m_cell), Qt::AlignRight | Qt::AlignVCenter,
                         metrics.elidedText(m_picture.words.value(row), Qt::ElideMiddle, m_left - gap));
    }
    painter.setFont(textFont(11));
    const QFontMetrics small(painter.font());
    for (int column = 0; column < m_picture.tokens && m_top > 0; ++column) {
        painter.setPen(any && column == lit.column ? c.k : c.text);
        painter.drawText(QRect(m_left + column * m_cell, 0, m_cell - 1, m_top - 3), Qt::AlignCenter,
                         small.elidedText(m_picture.words.value(column), Qt::ElideRight, m_cell - 1));
    }
}

void MaskCanvas::paintCell(QPainter& painter, Cell cell) const
{
    const Colors& c = colors();
    const QRect rect = cellRect(cell);
    const float added =
        m_picture.added.empty() ? 0 : m_picture.added[std::size_t(cell.row) * m_picture.tokens + cell.column];
    const bool tiny = m_cell < cell_for_row_words; // there what is blocked runs into one hatch
    if (m_picture.isBlocked(cell)) {
        painter.fillRect(tiny ? rect.adjusted(0, 0, 1, 1) : rect,
                         hatchBrush(c, QPointF(m_left, m_top), 1 / devicePixelRatioF()));
    } else {
        painter.fillRect(rect, c.base);
        if (added != 0) {
            painter.setPen(c.text);
            painter.setFont(numberFont(10.5));
            painter.drawText(rect, Qt::AlignCenter,
                             m_cell >= scaled(cell_for_added) ? formatNumber(added, 1) : QStringLiteral("±"));
        } else if (m_cell >= scaled(cell_for_ticks)) {
            const double side = std::min(scaled(16), m_cell - 4);
            paintIcon(painter, QRectF(QRectF(rect).center() - QPointF(side / 2, side / 2), QSizeF(side, side)),
                      QStringLiteral("check"), c.ok);
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
    const int last = m_picture.tokens - 1;
    for (int row = std::max((seen.top() - m_top) / m_cell, 0); row <= std::min((seen.bottom() - m_top) / m_cell, last);
         ++row)
        for (int column = std::max((seen.left() - m_left) / m_cell, 0);
             column <= std::min((seen.right() - m_left) / m_cell, last); ++column)
            paintCell(painter, {row, column});
    if (m_picture.tokens == 0)
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
    if (row < 0 || column < 0 || row >= m_picture.tokens || column >= m_picture.tokens)
        return std::nullopt;
    return Cell{row, column};
}

void MaskCanvas::hover(std::optional<Cell> cell)
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
    if (!cells.empty())
        Q_EMIT painted(cells, block);
    choose(to);
}

void MaskCanvas::endStroke()
{
    if (std::exchange(m_stroke, std::nullopt))
        Q_EMIT strokeEnded();
}

void MaskCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    if (!cell || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton))
        return;
    endStroke();
    m_stroke = event->button() == Qt::LeftButton ? m_brush : !m_brush;
    paintLine(*cell, *cell, *m_stroke);
}

void MaskCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    hover(cell);
    const bool held = event->buttons() & (Qt::LeftButton | Qt::RightButton);
    if (m_stroke && held && cell && *cell != m_last)
        paintLine(m_last, *cell, *m_stroke);
}

void MaskCanvas::mouseReleaseEvent(QMouseEvent*) { endStroke(); }

void MaskCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    hover(std::nullopt);
}

void MaskCanvas::moveBy(int rows, int columns, bool painting)
{
    const int last = m_picture.tokens - 1;
    const Cell to{std::clamp(m_current.row + rows, 0, last), std::clamp(m_current.column + columns, 0, last)};
    if (!painting)
        return choose(to);
    m_stroke = m_brush; // until Shift is let go
    paintLine(m_current, to, m_brush);
}

void MaskCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_picture.tokens == 0)
        return QWidget::keyPressEvent(event);
    const bool shift = event->modifiers() & Qt::ShiftModifier, control = event->modifiers() & Qt::ControlModifier;
    const int all = m_picture.tokens;
    switch (event->key()) {
    case Qt::Key_Left: return moveBy(0, -1, shift);
    case Qt::Key_Right: return moveBy(0, 1, shift);
    case Qt::Key_Up: return moveBy(-1, 0, shift);
    case Qt::Key_Down: return moveBy(1, 0, shift);
    case Qt::Key_Home: return moveBy(control ? -all : 0, -all, shift);
    case Qt::Key_End: return moveBy(control ? all : 0, all, shift);
    case Qt::Key_B:
    case Qt::Key_A:
        if (event->modifiers() & ~Qt::ShiftModifier)
            break;
        Q_EMIT brushAsked(event->key() == Qt::Key_B);
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        endStroke();
        paintLine(m_current, m_current, !m_picture.isBlocked(m_current));
        Q_EMIT strokeEnded();
        return;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void MaskCanvas::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Shift)
        endStroke();
    QWidget::keyReleaseEvent(event);
}

void MaskCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void MaskCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    endStroke();
    update();
}

bool MaskCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Space || key == Qt::Key_Home || key == Qt::Key_End || key == Qt::Key_A || key == Qt::Key_B)
            if (!(static_cast<QKeyEvent*>(event)->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
                event->accept(); // these are the canvas's, whatever the window uses them for
                return true;
            }
    }
    return QWidget::event(event);
}

} // namespace attn
