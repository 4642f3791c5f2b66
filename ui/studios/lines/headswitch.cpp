// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/headswitch.h"

#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/linespainter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace attn {

namespace {

constexpr int row_height = 28, mark_side = 16, sample = 28, between = 8; // px

} // namespace

HeadSwitch::HeadSwitch(int head, QWidget* parent) : QAbstractButton(parent), m_head(head)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void HeadSwitch::setWords(const QString& name, const QString& entropy, bool off)
{
    m_name = name;
    m_entropy = entropy;
    m_off = off;
    setText(name);
    setAccessibleName(entropy.isEmpty() ? name : tr("%1, entropy %2").arg(name, entropy));
    setToolTip(off ? tr("Lines of %1. It is switched off: its context is 0.").arg(name) : tr("Lines of %1").arg(name));
    update();
}

QSize HeadSwitch::sizeHint() const { return {scaled(200), scaled(row_height)}; }

void HeadSwitch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colors& c = colors();
    QStyle::State state = isChecked() ? QStyle::State_On : QStyle::State_Off;
    state.setFlag(QStyle::State_Enabled, isEnabled());
    state.setFlag(QStyle::State_MouseOver, underMouse());
    const double side = scaled(mark_side), middle = height() / 2.0;
    paintCheckMark(painter, QRectF(1, middle - side / 2, side, side), state);
    const double left = side + between + 1, line = scaled(sample);
    ScreenCanvas canvas(painter);
    drawHeadSample(canvas, {left, middle, left + line, middle}, m_head, m_off || !isChecked(), 3.4, 1, c);
    const QFont words = textFont(13), numbers = numberFont(12);
    const double number = QFontMetricsF(numbers).horizontalAdvance(m_entropy);
    const QRectF room(left + line + between, 0, width() - left - line - between, height());
    paintText(painter, words, m_off || !isChecked() ? c.off : c.text, room, Qt::AlignVCenter | Qt::AlignLeft, m_name);
    paintText(painter, numbers, c.text, room, Qt::AlignVCenter | Qt::AlignRight, m_entropy);
    const double name = QFontMetricsF(words).horizontalAdvance(m_name);
    const QString caption = tr("entropy");
    const QFont quiet = textFont(12);
    if (!m_entropy.isEmpty() && name + number + QFontMetricsF(quiet).horizontalAdvance(caption) + 20 < room.width())
        paintText(painter, quiet, c.text2, room.adjusted(0, 0, -number - 6, 0), Qt::AlignVCenter | Qt::AlignRight,
                  caption);
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(0.5, 1.5, -0.5, -1.5));
}

bool HeadSwitch::event(QEvent* event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::FocusIn)
        Q_EMIT pointed(true);
    else if (event->type() == QEvent::HoverLeave || event->type() == QEvent::FocusOut)
        Q_EMIT pointed(false);
    return QAbstractButton::event(event);
}

} // namespace attn
