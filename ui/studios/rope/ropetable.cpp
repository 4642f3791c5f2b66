// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropetable.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/tooltip.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/rope/ropechartpainter.h"
#include "ui/studios/rope/ropewords.h"
#include "ui/theme/fonts.h"

#include <QHelpEvent>
#include <QPainter>

#include <cmath>

namespace attn {

RopeTable::RopeTable(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("The same query and key at other positions"));
}

void RopeTable::setPicture(const RopePicture& picture)
{
    m_picture = picture;
    QStringList rows;
    for (const MovedScore& moved : picture.moved)
        rows << (isSameDistance(picture, moved)
                     ? tr("query at %1, key at %2: score %3, the same to %4 digits; with angles in float64 to %5")
                           .arg(moved.query)
                           .arg(moved.key)
                           .arg(movedText(moved, picture.digits))
                           .arg(moved.digits)
                           .arg(moved.exactDigits)
                     : tr("query at %1, key at %2, another distance: score %3")
                           .arg(moved.query)
                           .arg(moved.key)
                           .arg(movedText(moved, picture.digits)));
    describeTo(this, rows.join(QStringLiteral(". ")));
    update();
}

QSize RopeTable::sizeHint() const { return {330, int(std::ceil(ropeTableHeight(1, textScale())))}; }

bool RopeTable::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    showToolTip(help->globalPos(), accessibleDescription().replace(QStringLiteral(". "), QStringLiteral(".\n")), this);
    return true;
}

void RopeTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    ScreenCanvas canvas(painter);
    drawRopeTable(canvas, m_picture, QRectF(rect()).adjusted(4, 0, -4, 0), 1, textScale(), colors());
}

} // namespace attn
