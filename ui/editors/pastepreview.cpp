// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/pastepreview.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace attn {

namespace {

constexpr int most_width = 420;

} // namespace

PastePreview::PastePreview(PastePlan plan, QWidget* parent) : QFrame(parent, Qt::Popup), m_plan(std::move(plan))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAccessibleName(tr("What will be pasted"));
    auto* title = new PlainLabel(m_plan.sentence, this);
    useTextFont(title, 13, QFont::DemiBold);
    title->setWordWrap(true);
    auto* table = new MiniTable(this);
    table->setMatrix(m_plan.preview);
    auto* fault = new MessageLine(this);
    fault->setMessage(m_plan.fault, m_plan.ways.empty() ? Severity::Bad : Severity::Warn);
    auto* cancel = new QPushButton(m_plan.ways.empty() ? tr("Close") : tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QWidget::close);
    auto* buttons = rowOf(nullptr, 8, {freeRoom(), cancel});
    for (int way = static_cast<int>(m_plan.ways.size()) - 1; way >= 0; --way) {
        auto* button = new QPushButton(m_plan.ways[static_cast<std::size_t>(way)].label, this);
        connect(button, &QPushButton::clicked, this, [this, way] {
            Q_EMIT chosen(way);
            close();
        });
        setPrimary(button, way == 0);
        buttons->addWidget(button);
        m_first = button; // the last one that is made is the first way
    }
    columnOf(this, 8, {title, table, fault, buttons})->setContentsMargins(16, 12, 16, 12);
    setMaximumWidth(scaled(most_width));
    (m_first ? m_first : cancel)->setFocus();
}

void PastePreview::showAt(const QRect& place)
{
    ensurePolished();
    const int width = std::max(sizeHint().width(), scaled(300));
    resize(width, std::max(sizeHint().height(), heightForWidth(width)));
    const QRect room = parentWidget()->screen()->availableGeometry();
    QPoint corner = place.bottomLeft() + QPoint(0, 4);
    if (corner.y() + height() > room.bottom())
        corner.setY(std::max(room.top(), place.top() - 4 - height()));
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - this->width())));
    move(corner);
    show();
}

void PastePreview::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
             qobject_cast<QPushButton*>(focusWidget()))
        qobject_cast<QPushButton*>(focusWidget())->click();
    else
        QFrame::keyPressEvent(event);
}

void PastePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().panel);
    painter.setPen(colors().edge);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace attn
