// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/block/blockhandle.h"

#include "ui/kit/accessibility.h"
#include "ui/paint/screencanvas.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace attn {
namespace {

constexpr double handle_degrees_per_px = 1, handle_key_degrees = 5;
constexpr double words_width = 84, arc_height = 26; // px of the design

QPainterPath polygon(const std::array<QPointF, 4>& outline)
{
    QPainterPath path(outline[0]);
    for (int i = 1; i < 4; ++i)
        path.lineTo(outline[i]);
    path.closeSubpath();
    return path;
}

} // namespace

BlockHandle::BlockHandle(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeAllCursor);
    setAccessibleName(tr("Turn the block"));
    setToolTip(tr("Drag to turn and tilt, or use the arrow keys for 5° steps"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize BlockHandle::sizeHint() const { return {scaled(200), scaled(96)}; }

void BlockHandle::setView(const BlockView& view)
{
    m_view = view;
    describeTo(this, tr("turned by %1 degrees, tilted by %2 degrees").arg(view.turn).arg(view.tilt));
    update();
}

void BlockHandle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    ScreenCanvas canvas(painter);
    const Colors& c = colors();
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath box;
    box.addRoundedRect(frame, 4, 4);
    canvas.fill(box, c.base);
    canvas.stroke(box, hasFocus() ? c.accent : c.edge, hasFocus() ? 2 : 1);
    const double words = words_width * textScale(), arc = arc_height * textScale();
    const QRectF room = frame.adjusted(18, 14, -words, -arc - 8);
    BlockView seen = m_view;
    seen.apart = 0;
    // One cube: its front towards the queries, its top towards the keys.
    const BlockGeometry cube({1, 1, 1, false, 0, {}, {}}, seen, room, 2.2);
    for (const BlockSide& side : cube.sides({BlockPiece::Kind::Cube, 0, 0, 0})) {
        const QColor fill = side.kind == BlockSide::Kind::Front ? mixed(c.base, c.q, 0.16)
                            : side.kind == BlockSide::Kind::Top ? mixed(c.base, c.k, 0.22)
                                                                : mixed(c.base, c.text, 0.14);
        canvas.fill(polygon(side.outline), fill);
        canvas.stroke(polygon(side.outline), c.edge, 1);
    }
    const double left = room.left(), right = room.right(), top = frame.bottom() - arc;
    QPainterPath path({left, top});
    path.cubicTo({left + (right - left) * 0.2, top + arc * 0.7}, {right - (right - left) * 0.2, top + arc * 0.7},
                 {right, top});
    canvas.stroke(path, c.accent, 2, true);
    const QPointF knob = path.pointAtPercent((m_view.turn + 180) / 360);
    QPainterPath dot;
    dot.addEllipse(knob, 5, 5);
    canvas.fill(dot, c.raised);
    canvas.stroke(dot, c.accent, 2);
    const double end = frame.right() - 10;
    double y = 30 * textScale();
    for (const auto& [name, angle] : {std::pair(tr("turn"), m_view.turn), std::pair(tr("tilt"), m_view.tilt)}) {
        const QString number =
            QString::number(std::round(angle)).replace(QLatin1Char('-'), QChar(0x2212)) + QChar(0xB0);
        canvas.text(number, {TextFace::Numbers, 12}, {end, y}, c.text, Align::End);
        canvas.text(name, {TextFace::Words, 12}, {end - 44 * textScale(), y}, c.text2, Align::End);
        y += 20 * textScale();
    }
    canvas.text(tr("drag"), {TextFace::Words, 12}, {end, y + 12 * textScale()}, c.text2, Align::End);
}

void BlockHandle::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    m_pressedView = m_view;
}

void BlockHandle::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF moved = event->position() - m_pressed;
    BlockView view = m_pressedView;
    view.turn = std::round(view.turn - moved.x() * handle_degrees_per_px);
    view.tilt = std::round(view.tilt + moved.y() * handle_degrees_per_px);
    Q_EMIT viewAsked(keptInside(view));
}

void BlockHandle::keyPressEvent(QKeyEvent* event)
{
    BlockView view = m_view;
    switch (event->key()) {
    case Qt::Key_Left: view.turn -= handle_key_degrees; break;
    case Qt::Key_Right: view.turn += handle_key_degrees; break;
    case Qt::Key_Up: view.tilt += handle_key_degrees; break;
    case Qt::Key_Down: view.tilt -= handle_key_degrees; break;
    default: return QWidget::keyPressEvent(event);
    }
    Q_EMIT viewAsked(keptInside(view));
}

} // namespace attn
