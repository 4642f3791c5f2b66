// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropeview.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/rope/ropepainter.h"
#include "ui/studios/rope/ropewords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>

namespace attn {

namespace {

constexpr int wheel_notch = 120, frame = 4; // px round the drawing, for the ring of the focus

} // namespace

RopeView::RopeView(QWidget* parent) : MapWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Component pairs of query and key on circles, in both layouts"));
    onEvents(this, {QEvent::Resize, QEvent::PaletteChange, QEvent::FontChange}, [this] { relayout(); });
}

void RopeView::setPicture(const RopePicture& picture)
{
    m_picture = picture;
    relayout();
    describe();
    update();
}

void RopeView::relayout()
{
    if (m_picture.empty())
        return;
    const auto before = std::pair(m_places.first, m_places.count);
    m_places = layoutRope(QRectF(rect()).adjusted(frame, frame, -frame, -frame),
                          {m_picture.pairs(), m_picture.choice.pair, m_picture.digits}, 1, textScale());
    if (before != std::pair(m_places.first, m_places.count))
        Q_EMIT pageChanged();
}

void RopeView::turnPage(int pages)
{
    if (m_picture.empty() || m_places.count == 0)
        return;
    const std::int64_t page = m_places.page;
    const std::int64_t wanted = m_picture.choice.pair + pages * page, last = m_picture.pairs() - 1;
    if (wanted >= 0 && wanted / page <= last / page)
        Q_EMIT pairChosen(std::min(wanted, last));
}

RopeLayoutPlaces::Hit RopeView::hitOf(Cell cell) const
{
    const int panel = cell.column / m_places.columns;
    return {panel, m_places.first + cell.row * m_places.columns + cell.column % m_places.columns};
}

QSize RopeView::cellCount() const
{
    return m_picture.empty() ? QSize(0, 0) : QSize(2 * m_places.columns, m_places.rows);
}

std::optional<Cell> RopeView::cellAt(QPointF position) const
{
    const auto hit = m_picture.empty() ? std::nullopt : m_places.at(position);
    if (!hit)
        return std::nullopt;
    const auto at = int(hit->pair - m_places.first);
    return Cell{at / m_places.columns, hit->panel * m_places.columns + at % m_places.columns};
}

std::optional<Cell> RopeView::currentCell() const
{
    const auto at = int(m_picture.choice.pair - m_places.first);
    return Cell{at / m_places.columns, m_panel * m_places.columns + at % m_places.columns};
}

QString RopeView::sentenceOf(const RopeLayoutPlaces::Hit& hit) const
{
    if (hit.pair >= m_places.first + m_places.count)
        return {};
    return pairSentence(m_picture, m_picture.sides[std::size_t(hit.panel)], hit.pair);
}

QString RopeView::wordsOf(Cell cell) const { return sentenceOf(hitOf(cell)); }

void RopeView::pointAt(std::optional<Cell> cell)
{
    if (m_picture.empty())
        return;
    const QString words = cell ? wordsOf(*cell) : QString();
    setCursor(words.isEmpty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    Q_EMIT described(words.isEmpty() ? scoreSentence(m_picture) : words);
}

void RopeView::choose(Cell cell)
{
    const RopeLayoutPlaces::Hit hit = hitOf(cell);
    m_panel = hit.panel;
    Q_EMIT pairChosen(std::min(hit.pair, m_picture.pairs() - 1));
    Q_EMIT described(sentenceOf({m_panel, m_picture.choice.pair}));
    update();
}

void RopeView::describe()
{
    describeTo(this, m_picture.empty() ? QString() : sentenceOf({m_panel, m_picture.choice.pair}));
}

void RopeView::keyPressEvent(QKeyEvent* event)
{
    m_byKeyboard = true;
    if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_PageUp)
        return turnPage(event->key() == Qt::Key_PageDown ? 1 : -1);
    MapWidget::keyPressEvent(event);
    update();
}

void RopeView::wheelEvent(QWheelEvent* event)
{
    m_wheel += event->angleDelta().y();
    for (; m_wheel >= wheel_notch; m_wheel -= wheel_notch)
        turnPage(-1);
    for (; m_wheel <= -wheel_notch; m_wheel += wheel_notch)
        turnPage(1);
    event->accept();
}

void RopeView::focusInEvent(QFocusEvent* event)
{
    MapWidget::focusInEvent(event);
    if (m_byKeyboard && !m_picture.empty())
        Q_EMIT described(sentenceOf({m_panel, m_picture.choice.pair}));
}

void RopeView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    if (m_picture.empty())
        return;
    ScreenCanvas canvas(painter);
    drawRopePanels(canvas, m_picture, m_places, colors());
    if (hasFocus() && m_byKeyboard) {
        const auto at = std::size_t(m_picture.choice.pair - m_places.first);
        const auto& slots_ = m_places.panels[std::size_t(m_panel)].slots;
        if (at < slots_.size())
            paintFocusRing(painter, slots_[at].box.adjusted(-4, 0, -4, -1));
    }
}

} // namespace attn
