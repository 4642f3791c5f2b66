// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/maskgrid.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/hatch.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <limits>

namespace attn {

namespace {

constexpr int query_names_width = 58;
constexpr int key_names_height = 19;
constexpr int largest_cell_px = 32;
constexpr int smallest_cell = 8;
constexpr int cell_px_for_words = 24; // narrower columns have no words above them
constexpr int cell_px_for_ticks = 14;
constexpr int cell_for_numbers = 30;

} // namespace

MaskGrid::MaskGrid(TensorModel* model, QWidget* parent) : QWidget(parent), m_model(model)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Mask, queries down, keys across"));
    setWhatsThis(
        tr("Click a cell to block or allow it, drag to paint several. Arrow keys walk the cells, Space flips one."));
    connect(model, &QAbstractItemModel::dataChanged, this, qOverload<>(&QWidget::update));
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        setCurrent(m_current);
        layOut();
        update();
    });
    layOut();
}

bool MaskGrid::isBlocked(int row, int column) const
{
    const float value = m_model->value(row, column);
    return m_model->kind() == Kind::Real ? value == -std::numeric_limits<float>::infinity() : value != 0;
}

void MaskGrid::setCurrent(Cell cell)
{
    m_current.row = std::clamp(cell.row, 0, std::max(0, m_model->rowCount() - 1));
    m_current.column = std::clamp(cell.column, 0, std::max(0, m_model->columnCount() - 1));
    update();
}

QRect MaskGrid::cellRect(int row, int column) const
{
    return {m_left + column * m_cell, m_top + row * m_cell, m_cell - 1, m_cell - 1};
}

void MaskGrid::layOut()
{
    const int rows = m_model->rowCount(), columns = m_model->columnCount();
    const bool named = m_model->layout().rowMeaning() != LineMeaning::Single;
    m_left = named ? scaled(query_names_width) : 0;
    m_cell =
        columns > 0 ? std::clamp((width() - m_left) / columns, smallest_cell, scaled(largest_cell_px)) : smallest_cell;
    m_top = m_cell >= scaled(cell_px_for_words) ? scaled(key_names_height) : 0;
    const int height = m_top + rows * m_cell + 1;
    const int least_width = m_left + columns * smallest_cell;
    if (minimumHeight() == height && minimumWidth() == least_width)
        return;
    setFixedHeight(height);
    setMinimumWidth(least_width);
    Q_EMIT sizeChanged();
}

void MaskGrid::resizeEvent(QResizeEvent*) { layOut(); }

void MaskGrid::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
}

void MaskGrid::paintNames(QPainter& painter) const
{
    const Colors& c = colors();
    painter.setFont(textFont(12));
    const QFontMetrics metrics(painter.font());
    for (int row = 0; row < m_model->rowCount() && m_left > 0 && m_cell >= 12; ++row) {
        painter.setPen(row == m_current.row && hasFocus() ? c.q : c.text);
        painter.drawText(QRect(0, m_top + row * m_cell, m_left - 6, m_cell), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(m_model->layout().row(row).text, Qt::ElideMiddle, m_left - 6));
    }
    painter.setFont(textFont(11));
    const QFontMetrics small(painter.font());
    for (int column = 0; column < m_model->columnCount() && m_top > 0; ++column) {
        painter.setPen(column == m_current.column && hasFocus() ? c.k : c.text);
        painter.drawText(QRect(m_left + column * m_cell, 0, m_cell - 1, m_top), Qt::AlignCenter,
                         small.elidedText(m_model->layout().column(column).text, Qt::ElideMiddle, m_cell));
    }
}

void MaskGrid::paintCell(QPainter& painter, int row, int column) const
{
    const Colors& c = colors();
    const QRect cell = cellRect(row, column);
    const float value = m_model->value(row, column);
    if (isBlocked(row, column)) {
        painter.fillRect(cell, hatchBrush(c, QPointF(m_left, m_top), 1 / devicePixelRatioF()));
    } else {
        painter.fillRect(cell, c.base);
        if (m_model->kind() == Kind::Real && value != 0 && m_cell >= scaled(cell_for_numbers)) {
            painter.setPen(c.text);
            painter.setFont(numberFont(10.5));
            painter.drawText(cell, Qt::AlignCenter, formatNumber(value, 1));
        } else if (m_cell >= scaled(cell_px_for_ticks)) {
            const double side = std::min(scaled(16), m_cell - 4);
            paintIcon(painter,
                      QRectF(cell.center().x() - side / 2 + 0.5, cell.center().y() - side / 2 + 0.5, side, side),
                      QStringLiteral("check"), c.ok);
        }
    }
    painter.setPen(c.line);
    painter.drawRect(cell.adjusted(0, 0, -1, -1));
    if (m_model->isEdited(row, column)) {
        const int side = std::min(7, m_cell / 2);
        QPainterPath corner(QPointF(cell.right() + 1 - side, cell.top()));
        corner.lineTo(cell.right() + 1, cell.top());
        corner.lineTo(cell.right() + 1, cell.top() + side);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(corner, c.accent);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
}

void MaskGrid::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    paintNames(painter);
    for (int row = 0; row < m_model->rowCount(); ++row)
        for (int column = 0; column < m_model->columnCount(); ++column)
            if (cellRect(row, column).intersects(event->rect()))
                paintCell(painter, row, column);
    if (hasFocus() && m_model->rowCount() > 0) {
        painter.setPen(QPen(colors().accent, 2));
        painter.drawRect(cellRect(m_current.row, m_current.column).adjusted(0, 0, -1, -1));
    }
}

std::optional<Cell> MaskGrid::cellAt(const QPoint& point) const
{
    const Cell cell{(point.y() - m_top) / m_cell, (point.x() - m_left) / m_cell};
    if (point.y() < m_top || point.x() < m_left || cell.row >= m_model->rowCount() ||
        cell.column >= m_model->columnCount())
        return std::nullopt;
    return cell;
}

void MaskGrid::paintAt(Cell cell)
{
    m_last = cell;
    setCurrent(cell);
    if (isBlocked(cell.row, cell.column) != m_block)
        Q_EMIT painted(cell, m_block);
}

void MaskGrid::mousePressEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !cell)
        return;
    m_stroke = true;
    m_block = !isBlocked(cell->row, cell->column);
    paintAt(*cell);
    Q_EMIT chosen(*cell);
}

void MaskGrid::mouseMoveEvent(QMouseEvent* event)
{
    const auto cell = m_stroke ? cellAt(event->position().toPoint()) : std::nullopt;
    if (cell && *cell != m_last)
        paintAt(*cell);
}

void MaskGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && std::exchange(m_stroke, false))
        Q_EMIT strokeEnded();
}

void MaskGrid::move(int rows, int columns)
{
    setCurrent({m_current.row + rows, m_current.column + columns});
    Q_EMIT chosen(m_current);
}

void MaskGrid::keyPressEvent(QKeyEvent* event)
{
    if (m_model->rowCount() == 0)
        return;
    switch (event->key()) {
    case Qt::Key_Left: move(0, -1); return;
    case Qt::Key_Right: move(0, 1); return;
    case Qt::Key_Up: move(-1, 0); return;
    case Qt::Key_Down: move(1, 0); return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_block = !isBlocked(m_current.row, m_current.column);
        paintAt(m_current);
        Q_EMIT strokeEnded();
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void MaskGrid::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void MaskGrid::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool MaskGrid::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        event->accept(); // Space flips the cell, whatever the window uses it for
        return true;
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    if (!cell) {
        QToolTip::hideText();
        return true;
    }
    const QString key = m_model->layout().column(cell->column).text;
    const QString query = m_model->layout().row(cell->row).text;
    const QString state = isBlocked(cell->row, cell->column) ? tr("blocked") : tr("allowed");
    QToolTip::showText(help->globalPos(),
                       query.isEmpty() ? tr("key %1: %2 for every query").arg(key, state)
                                       : tr("query %1, key %2: %3").arg(query, key, state),
                       this);
    return true;
}

} // namespace attn
