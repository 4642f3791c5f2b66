// SPDX-License-Identifier: GPL-3.0-or-later
// The drawings behind Style, one for each kind of control; also for the few widgets that paint themselves.
#pragma once

#include <QStyle>

class QPainter;
class QStyleOptionSlider;

namespace attn {

// A rounded frame exactly inside `rect`, `width` px wide, filled with `fill` (may be transparent).
void paintFrame(QPainter& painter, const QRectF& rect, const QColor& frame, const QColor& fill, double width = 1,
                double radius = 4);
// Text in one font and color, which the painter keeps: in a rectangle, or from the left end of its baseline.
void paintText(QPainter& painter, const QFont& font, const QColor& color, const QRectF& place, int flags,
               const QString& text);
void paintText(QPainter& painter, const QFont& font, const QColor& color, QPointF start, const QString& text);
// The ring of the keyboard focus, inside `rect`.
void paintFocusRing(QPainter& painter, const QRectF& rect, double radius = 4);
// A button's panel. `primary`: accent fill. `flat`: no frame until it is hovered, pressed or checked.
void paintButton(QPainter& painter, const QRectF& rect, QStyle::State state, bool primary, bool flat);
// The panel of a field that takes text.
void paintField(QPainter& painter, const QRectF& rect, QStyle::State state);
void paintCheckMark(QPainter& painter, const QRectF& rect, QStyle::State state);
void paintRadioMark(QPainter& painter, const QRectF& rect, QStyle::State state);
// Groove (filled up to the handle) and round handle; both directions.
void paintSlider(QPainter& painter, const QStyleOptionSlider& option, const QRectF& handle);
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QRectF& handle);

} // namespace attn
