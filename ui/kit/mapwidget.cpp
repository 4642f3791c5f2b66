// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/mapwidget.h"

#include "ui/kit/cellkeys.h"
#include "ui/kit/focus.h"
#include "ui/kit/tooltip.h"

#include <QKeyEvent>

namespace attn {

MapWidget::MapWidget(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setToolTips(this, [this](QPoint place) {
        const auto cell = cellAt(place);
        return cell ? wordsOf(*cell) : QString();
    });
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

void MapWidget::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = comesByKeys(event->reason());
    QWidget::focusInEvent(event);
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

} // namespace attn
