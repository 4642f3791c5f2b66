// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard and mouse in the line view: selecting a token, pointing at a line, and describing it.
#include "ui/kit/focus.h"
#include "ui/paint/mapgeometry.h"
#include "ui/studios/lines/linesview.h"
#include "ui/studios/lines/lineswords.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double line_reach = 4; // px beside a line where it is pointed at

double distance(const QLineF& line, QPointF from)
{
    const QPointF direction = line.p2() - line.p1(), off = from - line.p1();
    const double square = QPointF::dotProduct(direction, direction);
    const double along = square > 0 ? std::clamp(QPointF::dotProduct(off, direction) / square, 0.0, 1.0) : 0;
    return QLineF(from, line.pointAt(along)).length();
}

} // namespace

void LinesView::choose(LineToken token)
{
    setSide(token.side);
    Cell cell = m_chosen;
    (token.side == LineSide::Queries ? cell.row : cell.column) = token.at;
    setChosen(cell);
    Q_EMIT cellChosen(-1, m_chosen);
}

void LinesView::keyPressEvent(QKeyEvent* event)
{
    if (m_set.empty())
        return event->ignore();
    const int last = m_set.count(m_side) - 1, at = kept().at;
    const auto go = [&](int token) {
        m_byKeyboard = true;
        point({}, {});
        choose({m_side, std::clamp(token, 0, last)});
    };
    switch (event->key()) {
    case Qt::Key_Up: return go(at - 1);
    case Qt::Key_Down: return go(at + 1);
    case Qt::Key_Home: return go(0);
    case Qt::Key_End: return go(last);
    case Qt::Key_Left: return setSide(LineSide::Queries);
    case Qt::Key_Right: return setSide(LineSide::Keys);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_line)
            return Q_EMIT cellChosen(m_set.heads()[m_line->head].head, m_line->cell);
        if (m_pointed)
            return choose(*m_pointed);
        [[fallthrough]];
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

bool LinesView::focusNextPrevChild(bool next)
{
    if (next == (m_side == LineSide::Queries)) {
        m_byKeyboard = true;
        setSide(LineSet::otherSide(m_side));
        return true;
    }
    return QAbstractScrollArea::focusNextPrevChild(next);
}

std::optional<DrawnLine> LinesView::lineAt(QPointF position)
{
    if (position.x() <= m_layout.queryX || position.x() >= m_layout.keyX || position.y() < m_layout.top)
        return std::nullopt;
    const auto nearest = [&](const std::vector<DrawnLine>& lines, bool isCurrent) {
        std::optional<DrawnLine> found;
        double least = 1e9;
        for (const DrawnLine& line : lines) {
            const double away = distance(line.line, position);
            if (away <= std::max(line_reach, thicknessOf(line.weight, isCurrent, 1) / 2) && away < least) {
                least = away;
                found = line;
            }
        }
        return found;
    };
    if (auto found = nearest(inFront(), true))
        return found;
    return nearest(behind(), false);
}

QString LinesView::wordsOf(const std::optional<LineToken>& token, const std::optional<DrawnLine>& line) const
{
    return line ? lineWords(m_set, line->cell) : token ? tokenWords(m_set, *token) : QString();
}

void LinesView::point(std::optional<LineToken> token, std::optional<DrawnLine> line)
{
    const bool same = token == m_pointed && line.has_value() == m_line.has_value() &&
                      (!line || (line->cell == m_line->cell && line->head == m_line->head));
    if (same)
        return;
    m_pointed = token;
    m_line = line;
    std::optional<Cell> hovered;
    if (line)
        hovered = line->cell;
    else if (token)
        hovered = token->side == LineSide::Queries ? Cell{token->at, m_chosen.column} : Cell{m_chosen.row, token->at};
    viewport()->update();
    Q_EMIT cellHovered(hovered);
    Q_EMIT described(wordsOf(token, line));
}

void LinesView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_set.empty())
        return;
    const auto token = m_layout.tokenAt(event->position());
    // Shows the lines of the kept token while no other is pointed at.
    if (!token && m_pointed)
        m_pointed.reset();
    point(token, token ? std::nullopt : lineAt(event->position()));
}

void LinesView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_set.empty())
        return event->ignore();
    m_byKeyboard = false;
    if (const auto token = m_layout.tokenAt(event->position())) {
        choose(*token);
    } else if (const auto line = lineAt(event->position())) {
        const int head = m_set.heads()[line->head].head;
        const Cell cell = line->cell;
        setChosen(cell);
        Q_EMIT cellChosen(head, cell);
    }
}

void LinesView::leaveEvent(QEvent* event)
{
    QAbstractScrollArea::leaveEvent(event);
    point({}, {});
}

void LinesView::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_byKeyboard = comesByKeys(event->reason());
    if (event->reason() == Qt::TabFocusReason)
        setSide(LineSide::Queries);
    else if (event->reason() == Qt::BacktabFocusReason)
        setSide(LineSide::Keys);
    viewport()->update();
}

void LinesView::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace attn
