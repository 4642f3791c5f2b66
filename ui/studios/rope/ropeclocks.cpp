// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropeclocks.h"

#include "ui/kit/accessibility.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/rope/ropepainter.h"
#include "ui/studios/rope/ropewords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <cmath>
#include <numbers>

namespace attn {

namespace {

constexpr double clock_row = 46, face_radius = 18;   // px
constexpr double long_hand = 0.82, short_hand = 0.6; // of the radius: both stay visible when one covers the other

// The face of one pair: both hands start at the top and turn clockwise.
void drawFace(Canvas& canvas, QPointF centre, const TurnedPair* turned, bool isCurrent, double px)
{
    const Colors& c = colors();
    const double r = face_radius * px;
    QPainterPath face;
    face.addEllipse(centre, r, r);
    canvas.fill(face, c.base);
    canvas.stroke(face, isCurrent ? c.accent : c.edge, isCurrent ? 2 : 1);
    QPainterPath ticks;
    for (int quarter = 0; quarter < 4; ++quarter) {
        const QPointF direction(std::sin(quarter * std::numbers::pi / 2), -std::cos(quarter * std::numbers::pi / 2));
        ticks.moveTo(centre + direction * (r - 1));
        ticks.lineTo(centre + direction * (r - 4));
    }
    canvas.stroke(ticks, c.edge, 1);
    if (!turned)
        return;
    const auto hand = [&](double turn, double length, const QColor& color) {
        const QPointF tip = centre + QPointF(std::sin(turn), -std::cos(turn)) * (r * length);
        drawArrow(canvas, centre, tip, color, {2, 6, false}, 1, c);
    };
    hand(turned->queryTurn, long_hand, c.q);
    hand(turned->keyTurn, short_hand, c.k);
}

} // namespace

RopeClocks::RopeClocks(QWidget* parent) : MapWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Frequencies"));
}

void RopeClocks::setPicture(const RopePicture& picture, std::int64_t first, std::int64_t count)
{
    const bool other = count != m_count;
    m_picture = picture;
    m_first = first;
    m_count = picture.empty() ? 0 : count;
    describeTo(this, m_count > 0 ? wordsOf({int(picture.choice.pair - first), 0}) : QString());
    if (other)
        updateGeometry();
    update();
}

QSize RopeClocks::sizeHint() const { return {200, int(std::ceil(double(m_count) * scaled(clock_row)))}; }

std::optional<Cell> RopeClocks::cellAt(QPointF position) const
{
    const int row = int(position.y() / scaled(clock_row));
    return position.y() >= 0 && row < m_count ? std::optional(Cell{row, 0}) : std::nullopt;
}

std::optional<Cell> RopeClocks::currentCell() const
{
    return m_count > 0 ? std::optional(Cell{int(m_picture.choice.pair - m_first), 0}) : std::nullopt;
}

QString RopeClocks::wordsOf(Cell cell) const
{
    const std::int64_t pair = m_first + cell.row;
    if (m_picture.empty() || pair < 0 || pair >= m_picture.pairs())
        return {};
    const auto [speed, turn] = frequencyWords(m_picture.own().vectors.frequencies[std::size_t(pair)]);
    const TurnedPair& turned = m_picture.own().turned.pairs[std::size_t(pair)];
    return tr("pair %1: %2 rad per token, %3; query at %4, key at %5")
        .arg(QString::number(pair), speed, turn, turnText(turned.queryTurn), turnText(turned.keyTurn));
}

void RopeClocks::pointAt(std::optional<Cell> cell)
{
    setCursor(cell ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!m_picture.empty())
        Q_EMIT described(cell ? wordsOf(*cell) : scoreSentence(m_picture));
}

void RopeClocks::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_count == 0)
        return;
    const Colors& c = colors();
    ScreenCanvas canvas(painter);
    const double row = scaled(clock_row), px = textScale();
    const TextStyle words{TextFace::Words, 12}, strong{TextFace::Strong, 12}, numbers{TextFace::Numbers, 12};
    for (std::int64_t at = 0; at < m_count; ++at) {
        const std::int64_t pair = m_first + at;
        const bool isCurrent = pair == m_picture.choice.pair;
        const double y = (double(at) + 0.5) * row, left = (2 * face_radius + 14) * px;
        drawFace(canvas, {(face_radius + 2) * px, y}, &m_picture.own().turned.pairs[std::size_t(pair)], isCurrent, px);
        const auto [speed, turn] = frequencyWords(m_picture.own().vectors.frequencies[std::size_t(pair)]);
        double x = left;
        const double first = y - 9 * px, second = y + 9 * px;
        const auto put = [&](const QString& text, const TextStyle& style, const QColor& color) {
            canvas.centredText(text, style, {x, first}, color, Align::Start);
            x += canvas.textWidth(text, style) + 5 * px;
        };
        put(tr("Pair %1").arg(pair), strong, isCurrent ? c.accent : c.text);
        put(speed, numbers, c.text);
        put(tr("rad/token"), words, c.text);
        canvas.centredText(canvas.fitted(turn, words, width() - left), words, {left, second}, c.text2, Align::Start);
        if (hasFocus() && isCurrent)
            paintFocusRing(painter, QRectF(0, double(at) * row, width(), row));
    }
}

} // namespace attn
