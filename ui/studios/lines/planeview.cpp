// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planeview.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/focus.h"
#include "ui/kit/tooltip.h"

#include "ui/kit/onevents.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/planepainter.h"
#include "ui/studios/lines/planewords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <utility>

namespace attn {

namespace {

constexpr double tip_reach = 11; // px from a tip where it can be pointed at

PlaneStyle screenStyle() { return {colors(), textScale()}; }

// Whether the ground behind the current arrows is equal.
bool sameBehind(const PlanePicture& a, const PlanePicture& b)
{
    const auto notCurrent = [](const PlanePicture& picture) {
        std::vector<PlaneArrow> arrows;
        std::ranges::copy_if(picture.arrows, std::back_inserter(arrows),
                             [](const PlaneArrow& arrow) { return !arrow.isCurrent; });
        return arrows;
    };
    // Weight lines end in the context, their discs surround the values.
    const auto mixture = [](const PlanePicture& picture) {
        std::vector<PlaneArrow> arrows;
        for (const VectorKind kind : {VectorKind::Value, VectorKind::Context})
            if (const PlaneArrow* arrow = picture.empty() ? nullptr : picture.find(picture.currentOf(kind)))
                arrows.push_back(*arrow);
        return arrows;
    };
    return a.tipsOnly == b.tipsOnly && a.hull == b.hull && a.weights == b.weights && mixture(a) == mixture(b) &&
           notCurrent(a) == notCurrent(b);
}

} // namespace

PlaneView::PlaneView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Vector plot"));
    setMouseTracking(true);
    setToolTips(this, [this](QPoint place) {
        const PlaneArrow* arrow = at(place);
        return arrow ? vectorSentence(m_picture, arrow->place) : QString();
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    onEvents(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] { m_ground = {}; });
    describe();
}

void PlaneView::setPicture(PlanePicture picture, bool still)
{
    const bool sameGround = sameBehind(picture, m_picture);
    m_picture = std::move(picture);
    if (!sameGround)
        m_ground = {};
    if (m_pointed && !m_picture.find(*m_pointed))
        m_pointed.reset();
    if (m_pressed && !m_dragging && !m_picture.find(*m_pressed))
        m_pressed.reset();
    // During a drag another scale would move the tip off the mouse.
    const QRectF room(rect());
    const bool leaves = !m_dragging && std::ranges::any_of(m_picture.arrows, [&](const PlaneArrow& arrow) {
        return !room.contains(m_layout.at(arrow.tip));
    });
    if (!still || leaves)
        relayout();
    describe();
    update();
}

void PlaneView::relayout()
{
    const PlaneLayout layout = layoutPlane(m_picture, QRectF(rect()), 1);
    if (std::exchange(m_layout, layout) != layout)
        m_ground = {};
}

void PlaneView::describe()
{
    describeTo(this,
               m_picture.empty() ? QString() : vectorSentence(m_picture, m_pointed.value_or(m_picture.current())));
}

void PlaneView::paintEvent(QPaintEvent*)
{
    const double ratio = devicePixelRatioF();
    const QSize wanted = size() * ratio;
    if (m_ground.size() != wanted) {
        m_ground = QPixmap(wanted);
        m_ground.setDevicePixelRatio(ratio);
        QPainter ground(&m_ground);
        ScreenCanvas canvas(ground);
        drawPlaneGround(canvas, m_picture, m_layout, screenStyle());
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_ground);
    ScreenCanvas canvas(painter);
    if (!m_picture.empty()) {
        drawCurrentVectors(canvas, m_picture, m_layout, screenStyle());
        if (const PlaneArrow* arrow = m_pointed ? m_picture.find(*m_pointed) : nullptr)
            drawPointed(canvas, m_picture, m_layout, *arrow, screenStyle());
    }
    const Colors& c = colors();
    paintFrame(painter, QRectF(rect()), c.highContrast ? c.edge : c.line, Qt::transparent, 1, 0);
    if (hasFocus() && m_byKeyboard)
        paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1));
}

void PlaneView::resizeEvent(QResizeEvent*)
{
    m_ground = {};
    if (!m_dragging)
        relayout();
}

const PlaneArrow* PlaneView::at(QPointF place) const { return arrowAt(m_picture, m_layout, place, scaled(tip_reach)); }

void PlaneView::point(std::optional<VectorPlace> place)
{
    if (std::exchange(m_pointed, place) == place)
        return;
    setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describe();
    update();
    Q_EMIT pointedAt(place);
}

void PlaneView::mousePressEvent(QMouseEvent* event)
{
    if (m_dragging) { // another button: back to the start
        m_dragging = false;
        m_pressed.reset();
        return Q_EMIT dragEnded(false);
    }
    const PlaneArrow* arrow = event->button() == Qt::LeftButton ? at(event->position()) : nullptr;
    if (!arrow)
        return event->ignore();
    m_byKeyboard = false;
    m_pressed = arrow->place;
    m_press = event->position();
    m_grip = m_layout.at(arrow->tip) - m_press;
    Q_EMIT arrowChosen(arrow->place);
}

void PlaneView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed) {
        const PlaneArrow* arrow = at(event->position());
        return point(arrow ? std::optional(arrow->place) : std::nullopt);
    }
    const QPointF direction = event->position() - m_press;
    if (!m_dragging && direction.manhattanLength() < QApplication::startDragDistance() / 2.0)
        return;
    if (!m_dragging) {
        m_dragging = true;
        point(std::nullopt);
        setCursor(Qt::SizeAllCursor);
        Q_EMIT dragBegun(*m_pressed);
    }
    if (m_dragging) // unless its beginning was refused
        Q_EMIT draggedTo(m_layout.from(event->position() + m_grip));
}

void PlaneView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    m_pressed.reset();
    if (!std::exchange(m_dragging, false))
        return;
    Q_EMIT dragEnded(true);
    unsetCursor();
}

void PlaneView::leaveEvent(QEvent*) { point(std::nullopt); }

void PlaneView::keyPressEvent(QKeyEvent* event)
{
    if (m_picture.empty())
        return event->ignore();
    m_byKeyboard = true;
    const double step = tipStep(m_layout) * (event->modifiers() & Qt::ShiftModifier ? 10 : 1);
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    switch (plain ? event->key() : 0) {
    case Qt::Key_Left: return Q_EMIT stepAsked({-step, 0});
    case Qt::Key_Right: return Q_EMIT stepAsked({step, 0});
    case Qt::Key_Up: return Q_EMIT stepAsked({0, step});
    case Qt::Key_Down: return Q_EMIT stepAsked({0, -step});
    default: break;
    }
    if (!plain || !chooseByKey(*event))
        event->ignore();
}

// Q, K, V and C select that vector; again, the next token's; with Shift the previous one's.
bool PlaneView::chooseByKey(const QKeyEvent& event)
{
    static constexpr int keys[] = {Qt::Key_Q, Qt::Key_K, Qt::Key_V, Qt::Key_C};
    for (const VectorKind kind : vector_kinds) {
        if (event.key() != keys[std::size_t(kind)] || !m_picture.vectors.has(kind))
            continue;
        VectorPlace place = m_picture.currentOf(kind);
        if (m_picture.choice.current == kind) {
            const std::int64_t tokens = m_picture.vectors.tokens,
                               direction = event.modifiers() & Qt::ShiftModifier ? -1 : 1;
            place.token = (place.token + direction + tokens) % tokens;
        }
        Q_EMIT arrowChosen(place);
        return true;
    }
    return false;
}

void PlaneView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_byKeyboard = comesByKeys(event->reason());
}

void PlaneView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    if (!m_dragging)
        Q_EMIT dragEnded(true); // of the keys
}

bool PlaneView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) { // Esc takes a drag back, and leaves the page only then
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape && m_pressed) {
            m_pressed.reset();
            if (std::exchange(m_dragging, false)) {
                unsetCursor();
                Q_EMIT dragEnded(false);
            }
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace attn
