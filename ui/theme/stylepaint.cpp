// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/stylepaint.h"

#include "ui/theme/colors.h"

#include <QPainter>
#include <QStyleOptionSlider>

namespace attn {

void paintFrame(QPainter& painter, const QRectF& rect, const QColor& frame, const QColor& fill, double width,
                double radius)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(frame.alpha() ? QPen(frame, width) : QPen(Qt::NoPen));
    painter.setBrush(fill.alpha() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const double inset = width / 2;
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter.restore();
}

void paintText(QPainter& painter, const QFont& font, const QColor& color, const QRectF& place, int flags,
               const QString& text)
{
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(place, flags, text);
}

void paintText(QPainter& painter, const QFont& font, const QColor& color, QPointF start, const QString& text)
{
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(start, text);
}

void paintFocusRing(QPainter& painter, const QRectF& rect, double radius)
{
    paintFrame(painter, rect, colors().accent, Qt::transparent, 2, radius);
}

void paintButton(QPainter& painter, const QRectF& rect, QStyle::State state, bool primary, bool flat)
{
    const Colors& c = colors();
    const bool enabled = state & QStyle::State_Enabled;
    const bool hovered = enabled && (state & QStyle::State_MouseOver);
    const bool pressed = enabled && (state & QStyle::State_Sunken);
    const bool checked = state & QStyle::State_On;
    if (primary && enabled) {
        const QColor fill = pressed ? mixed(c.accent, c.text, 0.2) : hovered ? mixed(c.accent, c.text, 0.1) : c.accent;
        paintFrame(painter, rect, fill, fill);
        if (state & QStyle::State_HasFocus) // a ring in the accent would not be seen on it
            paintFrame(painter, rect.adjusted(2, 2, -2, -2), c.onaccent, Qt::transparent, 1.5, 3);
        return;
    }
    const QColor resting = checked ? c.soft : flat ? QColor(Qt::transparent) : enabled ? c.raised : c.panel;
    const QColor below = flat ? c.panel : c.raised;
    const QColor fill = pressed               ? mixed(below, c.text, 0.14)
                        : hovered && !checked ? mixed(below, c.text, 0.07)
                                              : resting;
    const QColor frame = checked ? c.accent : flat ? QColor(Qt::transparent) : enabled ? c.edge : c.line;
    paintFrame(painter, rect, c.highContrast && hovered ? c.edge : frame, fill);
    if (state & QStyle::State_HasFocus)
        paintFocusRing(painter, rect);
}

void paintField(QPainter& painter, const QRectF& rect, QStyle::State state)
{
    const Colors& c = colors();
    const bool enabled = state & QStyle::State_Enabled;
    const bool focused = enabled && (state & QStyle::State_HasFocus);
    const bool hovered = enabled && (state & QStyle::State_MouseOver);
    const QColor frame = focused ? c.accent : !enabled ? c.line : hovered ? c.text2 : c.edge;
    paintFrame(painter, rect, frame, enabled ? c.base : c.panel, focused ? 2 : 1);
}

void paintCheckMark(QPainter& painter, const QRectF& rect, QStyle::State state)
{
    const Colors& c = colors();
    const bool enabled = state & QStyle::State_Enabled;
    const bool on = state & (QStyle::State_On | QStyle::State_NoChange);
    const QColor full = enabled ? c.accent : c.off;
    paintFrame(painter, rect, on ? full : enabled ? c.edge : c.line, on ? full : c.base, 1, 3);
    if (!on)
        return;
    if (state & QStyle::State_HasFocus) // the ring around it is not seen beside the accent
        paintFrame(painter, rect.adjusted(1.5, 1.5, -1.5, -1.5), c.onaccent, Qt::transparent, 1.2, 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / 14, rect.height() / 14);
    painter.setPen(QPen(enabled ? c.onaccent : c.base, 1.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (state & QStyle::State_NoChange)
        painter.drawLine(QPointF(4, 7), QPointF(10, 7));
    else
        painter.drawPolyline(QPolygonF{{3.5, 7.2}, {5.9, 9.6}, {10.5, 4.6}});
    painter.restore();
}

void paintRadioMark(QPainter& painter, const QRectF& rect, QStyle::State state)
{
    const Colors& c = colors();
    const bool enabled = state & QStyle::State_Enabled;
    const bool on = state & QStyle::State_On;
    const QColor full = enabled ? c.accent : c.off;
    const double radius = rect.width() / 2;
    paintFrame(painter, rect, on ? full : enabled ? c.edge : c.line, on ? full : c.base, 1, radius);
    if (on)
        paintFrame(painter, rect.adjusted(4, 4, -4, -4), Qt::transparent, enabled ? c.onaccent : c.base, 0, radius - 4);
}

void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRectF& handle)
{
    const Colors& c = colors();
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool across = option.orientation == Qt::Horizontal;
    const QRectF rect(option.rect);
    QRectF groove = across ? QRectF(rect.left() + 2, rect.center().y() - 1.5, rect.width() - 4, 4)
                           : QRectF(rect.center().x() - 1.5, rect.top() + 2, 4, rect.height() - 4);
    const QColor full = enabled ? c.accent : c.off;
    paintFrame(painter, groove, c.highContrast ? c.line : QColor(Qt::transparent), c.highContrast ? c.base : c.line, 1,
               2);
    if (across)
        option.upsideDown ? groove.setLeft(handle.center().x()) : groove.setRight(handle.center().x());
    else
        option.upsideDown ? groove.setTop(handle.center().y()) : groove.setBottom(handle.center().y());
    paintFrame(painter, groove, Qt::transparent, full, 0, 2);
    QRectF knob(0, 0, 14, 14);
    knob.moveCenter(handle.center());
    if (option.state & QStyle::State_HasFocus)
        paintFrame(painter, knob.adjusted(-3, -3, 3, 3), c.accent, Qt::transparent, 2, 10);
    paintFrame(painter, knob, full, option.state & QStyle::State_Sunken ? c.soft : c.raised, 2, 7);
}

void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRectF& handle)
{
    const Colors& c = colors();
    if (option.maximum <= option.minimum)
        return;
    const bool held = option.state & QStyle::State_Sunken;
    const bool hovered = option.state & QStyle::State_MouseOver;
    const QColor color = held || hovered ? c.text2 : c.edge;
    paintFrame(painter, handle.adjusted(2, 2, -2, -2), Qt::transparent, color, 0, 3);
}

} // namespace attn
