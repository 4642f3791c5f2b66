// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/tokenframes.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int token_padding = 6, token_gap = 4, token_height = 22, id_height = 15, tokens_margin = 7; // px

QFont tokenFont(bool strong) { return textFont(13, strong ? QFont::DemiBold : QFont::Normal); }
QFont idFont() { return numberFont(11); }

} // namespace

TokenFrames::TokenFrames(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("Tokens in the sentence"));
    setToolTips(this, [this](QPoint place) { return toolTipAt(place); });
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { layOut(); });
    describe();
}

void TokenFrames::setTokens(const QStringList& pieces, const std::vector<std::int64_t>& ids)
{
    if (pieces == m_pieces && ids == m_ids)
        return;
    m_pieces = pieces;
    m_ids = ids;
    m_current = std::min(m_current, int(pieces.size()) - 1);
    layOut();
    describe();
}

void TokenFrames::setIdsShown(bool shown)
{
    if (std::exchange(m_idsShown, shown) != shown)
        layOut();
}

void TokenFrames::setMarked(std::optional<int> query, std::optional<int> key)
{
    if (query == m_query && key == m_key)
        return;
    m_query = query;
    m_key = key;
    describe();
    update();
}

// For a screen reader: the selected token, what is marked, and all tokens.
void TokenFrames::describe()
{
    QStringList words;
    if (m_current >= 0)
        words << tr("token %1: %2").arg(m_current).arg(m_pieces[m_current]);
    if (m_query && *m_query < m_pieces.size())
        words << tr("query “%1” at position %2").arg(m_pieces[*m_query], QString::number(*m_query));
    if (m_key && *m_key < m_pieces.size())
        words << tr("key “%1” at position %2").arg(m_pieces[*m_key], QString::number(*m_key));
    words << tr("%n tokens: %1", nullptr, int(m_pieces.size())).arg(m_pieces.join(QLatin1Char(' ')));
    describeTo(this, words.join(QStringLiteral(", ")));
}

std::optional<Cell> TokenFrames::accessibleCurrent() const
{
    return m_current < 0 ? std::nullopt : std::optional(Cell{m_current, 0});
}

QString TokenFrames::accessibleWords(Cell token) const
{
    const QString piece = m_pieces.value(token.row);
    return token.row == m_query && token.row == m_key ? tr("%1, query and key").arg(piece)
           : token.row == m_query                     ? tr("%1, query").arg(piece)
           : token.row == m_key                       ? tr("%1, key").arg(piece)
                                                      : piece;
}

std::optional<Cell> TokenFrames::accessibleAt(QPoint place) const
{
    const int token = tokenAt(place);
    return token < 0 ? std::nullopt : std::optional(Cell{token, 0});
}

// A piece that is wider than a line is cut in its middle.
std::vector<QRect> TokenFrames::placesAt(int width) const
{
    const QFontMetrics words(tokenFont(true)), numbers(idFont());
    const bool ids = m_idsShown && !m_ids.empty();
    const int most = std::max(width - 2 * tokens_margin, scaled(24)),
              height = scaled(token_height) + (ids ? scaled(id_height) : 0);
    std::vector<QRect> places;
    places.reserve(std::size_t(m_pieces.size()));
    int x = tokens_margin, y = tokens_margin;
    for (qsizetype token = 0; token < m_pieces.size(); ++token) {
        int wide = words.horizontalAdvance(m_pieces[token]);
        if (ids && token < qsizetype(m_ids.size()))
            wide = std::max(wide, numbers.horizontalAdvance(QString::number(m_ids[std::size_t(token)])));
        wide = std::min(std::max(wide, scaled(8)) + 2 * token_padding, most);
        if (x > tokens_margin && x + wide > tokens_margin + most) {
            x = tokens_margin;
            y += height + token_gap;
        }
        places.emplace_back(x, y, wide, height);
        x += wide + token_gap;
    }
    return places;
}

void TokenFrames::layOut()
{
    m_places = placesAt(width());
    updateGeometry();
    update();
}

int TokenFrames::heightForWidth(int width) const
{
    const std::vector<QRect> places = placesAt(width);
    return (places.empty() ? tokens_margin + scaled(token_height) : places.back().bottom() + 1) + tokens_margin;
}

QSize TokenFrames::sizeHint() const { return {scaled(212), heightForWidth(std::max(width(), scaled(100)))}; }

QRect TokenFrames::tokenRect(int token) const
{
    return token >= 0 && token < int(m_places.size()) ? m_places[std::size_t(token)] : QRect();
}

int TokenFrames::tokenAt(QPoint position) const
{
    const auto found = std::ranges::find_if(m_places, [&](const QRect& place) { return place.contains(position); });
    return found == m_places.end() ? -1 : int(found - m_places.begin());
}

int TokenFrames::tokenInLine(int from, int down) const
{
    const QRect here = tokenRect(from);
    const int top = here.top() + down * (here.height() + token_gap);
    int best = from, least = width() + 1;
    for (int token = 0; token < int(m_places.size()); ++token) {
        const QRect& place = m_places[std::size_t(token)];
        if (const int away = std::abs(place.center().x() - here.center().x()); place.top() == top && away < least) {
            best = token;
            least = away;
        }
    }
    return best;
}

void TokenFrames::choose(int token)
{
    if (token < 0 || token >= int(m_places.size()) || token == m_current)
        return;
    m_current = token;
    describe();
    update();
    Q_EMIT currentMoved(tokenRect(token));
    Q_EMIT tokenChosen(token);
}

void TokenFrames::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key(), last = int(m_places.size()) - 1;
    const Qt::KeyboardModifiers with = event->modifiers() & ~Qt::KeypadModifier;
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F2;
    if ((enter && with == Qt::NoModifier) || (key == Qt::Key_T && with == Qt::ControlModifier))
        return Q_EMIT typingAsked();
    if (with != Qt::NoModifier || last < 0)
        return event->ignore();
    m_byKeyboard = true;
    const int from = std::max(m_current, 0);
    switch (key) {
    case Qt::Key_Left: return choose(std::max(m_current - 1, 0));
    case Qt::Key_Right: return choose(std::min(m_current + 1, last));
    case Qt::Key_Up: return choose(m_current < 0 ? 0 : tokenInLine(from, -1));
    case Qt::Key_Down: return choose(m_current < 0 ? 0 : tokenInLine(from, 1));
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(last);
    default: event->ignore();
    }
}

void TokenFrames::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    m_byKeyboard = false;
    choose(tokenAt(event->pos()));
    update();
}

void TokenFrames::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT typingAsked();
}

void TokenFrames::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QWidget::focusInEvent(event);
}

QString TokenFrames::toolTipAt(QPoint place) const
{
    const int token = tokenAt(place);
    if (token < 0)
        return {};
    return token < int(m_ids.size())
               ? tr("token %1: %2, id %3")
                     .arg(QString::number(token), m_pieces[token], QString::number(m_ids[std::size_t(token)]))
               : tr("token %1: %2").arg(token).arg(m_pieces[token]);
}

void TokenFrames::paintToken(QPainter& painter, int token) const
{
    const Colors& c = colors();
    const QRectF place = tokenRect(token);
    const bool query = m_query == token, key = m_key == token, marked = query || key;
    const QColor own = query ? c.q : c.k;
    const bool picked = token == m_current && !marked;
    const QColor frame = marked ? own : picked ? c.accent : c.edge;
    const QColor ground = c.highContrast ? c.base : marked ? mixed(c.base, own, 0.14) : picked ? c.soft : c.base;
    paintFrame(painter, place, frame, ground, marked ? 1.5 : 1, 3);
    if (query && key) // of itself: both colours
        paintFrame(painter, place.adjusted(2, 2, -2, -2), c.k, Qt::transparent, 1, 2);
    const QFont font = tokenFont(marked);
    const QRectF line(place.left(), place.top(), place.width(), scaled(token_height));
    const int room = int(place.width()) - 2 * token_padding + 2;
    paintText(painter, font, marked ? own : c.text, line, Qt::AlignCenter,
              QFontMetrics(font).elidedText(m_pieces[token], Qt::ElideMiddle, room));
    if (m_idsShown && token < int(m_ids.size()))
        paintText(painter, idFont(), marked ? own : c.text2,
                  QRectF(place.left(), line.bottom() - 2, place.width(), scaled(id_height)), Qt::AlignCenter,
                  QString::number(m_ids[std::size_t(token)]));
    if (token == m_current && hasFocus() && m_byKeyboard)
        paintFocusRing(painter, place.adjusted(-2, -2, 2, 2));
}

void TokenFrames::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    for (int token = 0; token < int(m_places.size()); ++token)
        if (event->rect().intersects(m_places[std::size_t(token)].adjusted(-2, -2, 2, 2)))
            paintToken(painter, token);
    if (hasFocus() && m_byKeyboard && m_current < 0)
        paintFocusRing(painter, QRectF(rect()).adjusted(2, 2, -2, -2));
}

} // namespace attn
