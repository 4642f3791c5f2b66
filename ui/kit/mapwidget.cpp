// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/mapwidget.h"

#include "ui/kit/cellkeys.h"
#include "ui/kit/tooltip.h"

#include <QHelpEvent>
#include <QKeyEvent>

namespace attn {

MapWidget::MapWidget(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

AccessibleForm MapWidget::accessibleForm() const
{
    return cellCount().width() == 1 || cellCount().height() == 1 ? AccessibleForm::List : AccessibleForm::Table;
}

void MapWidget::mouseMoveEvent(QMouseEvent* event) { pointAt(cellAt(event->position())); }

void MapWidget::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    pointAt(std::nullopt);
}

void MapWidget::mousePressEvent(QMouseEvent* event)
{
    if (const auto cell = cellAt(event->position()); cell && event->button() == Qt::LeftButton)
        click(*cell);
}

void MapWidget::keyPressEvent(QKeyEvent* event)
{
    if (const auto cell = cellByKey(*event, currentCell(), cellCount()))
        choose(*cell);
    else
        QWidget::keyPressEvent(event);
}

bool MapWidget::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    showToolTip(help->globalPos(), cell ? wordsOf(*cell) : QString(), this);
    return true;
}

} // namespace attn
