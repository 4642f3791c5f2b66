// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/recipelist.h"

#include "ui/kit/onevents.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int draw_height = 22;
constexpr int most_draws_shown = 10;

} // namespace

RecipeList::RecipeList(QWidget* parent) : QListWidget(parent)
{
    useNumberFont(this, 12);
    setUniformItemSizes(true);
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Draws, in order"));
    onEvents(this, {QEvent::FontChange}, [this] { fitRows(); });
    setWhatsThis(tr("Alt+Up and Alt+Down move a draw, Delete removes it, Insert adds one, and Enter edits it. You can "
                    "also reorder draws by dragging them."));
}

void RecipeList::setLines(const QStringList& lines, const QStringList& reasons)
{
    const int current = currentRow();
    while (count() > lines.size())
        delete takeItem(count() - 1);
    for (int i = 0; i < lines.size(); ++i) {
        if (i >= count())
            addItem(QString());
        if (item(i)->text() == lines[i])
            continue;
        item(i)->setText(lines[i]);
        const QString why = reasons.value(i);
        item(i)->setToolTip(tr("%1. %2").arg(i + 1).arg(lines[i]) + (why.isEmpty() ? why : QLatin1Char('\n') + why));
    }
    fitRows();
    if (count() > 0)
        setCurrentRow(std::clamp(current, 0, count() - 1));
    updateGeometry();
}

void RecipeList::fitRows()
{
    for (int i = 0; i < count(); ++i)
        item(i)->setSizeHint({0, scaled(draw_height)});
}

QSize RecipeList::sizeHint() const
{
    const int rows = std::clamp(count(), 1, most_draws_shown);
    return {scaled(180), rows * scaled(draw_height) + 2 * frameWidth()};
}

QSize RecipeList::minimumSizeHint() const { return {scaled(100), sizeHint().height()}; }

int RecipeList::gapAt(int y) const
{
    for (int i = 0; i < count(); ++i)
        if (y < visualItemRect(item(i)).center().y())
            return i;
    return count();
}

void RecipeList::paintEvent(QPaintEvent* event)
{
    QListWidget::paintEvent(event);
    if (m_gap < 0 || count() == 0)
        return;
    const int y = m_gap < count() ? visualItemRect(item(m_gap)).top() : visualItemRect(item(count() - 1)).bottom();
    QPainter painter(viewport());
    painter.fillRect(QRect(2, std::max(0, y - 1), viewport()->width() - 4, 2), colors().accent);
}

void RecipeList::keyPressEvent(QKeyEvent* event)
{
    const int line = currentRow();
    const bool alt = event->modifiers() & Qt::AltModifier;
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int to = line + (event->key() == Qt::Key_Up ? -1 : 1);
        if (!alt)
            break;
        if (line >= 0 && to >= 0 && to < count())
            Q_EMIT moved(line, to);
        return;
    }
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (line >= 0)
            Q_EMIT removed(line);
        return;
    case Qt::Key_Insert: Q_EMIT addWanted(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2: Q_EMIT editWanted(); return;
    case Qt::Key_Escape:
        if (m_gap >= 0) { // the drag ends where it began
            m_gap = m_dragged = -1;
            viewport()->update();
            return;
        }
        break;
    default: break;
    }
    QListWidget::keyPressEvent(event);
}

void RecipeList::mousePressEvent(QMouseEvent* event)
{
    QListWidget::mousePressEvent(event);
    m_dragged = event->button() == Qt::LeftButton ? row(itemAt(event->position().toPoint())) : -1;
    m_pressedY = event->position().toPoint().y();
}

void RecipeList::mouseMoveEvent(QMouseEvent* event)
{
    const int y = event->position().toPoint().y();
    if (m_dragged < 0 || (m_gap < 0 && std::abs(y - m_pressedY) < QApplication::startDragDistance()))
        return;
    m_gap = gapAt(y);
    viewport()->update();
}

void RecipeList::mouseReleaseEvent(QMouseEvent* event)
{
    QListWidget::mouseReleaseEvent(event);
    const int gap = std::exchange(m_gap, -1), from = std::exchange(m_dragged, -1);
    viewport()->update();
    if (gap < 0 || from < 0)
        return;
    const int to = gap > from ? gap - 1 : gap; // the line leaves its own place first
    if (to != from)
        Q_EMIT moved(from, to);
}

// Qt reports a focus here on every change of line, wherever the focus is; ours is reported elsewhere.
void RecipeList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
}

} // namespace attn
