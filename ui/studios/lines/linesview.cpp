// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/linesview.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/tooltip.h"
#include "ui/paint/mapgeometry.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/lineswords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace attn {

namespace {

constexpr double line_reach = 4;    // px beside a line where it is pointed at
constexpr double lines_margin = 12; // px that lines reach beyond the middles of the circles, and some more

double distance(const QLineF& line, QPointF from)
{
    const QPointF way = line.p2() - line.p1(), off = from - line.p1();
    const double square = QPointF::dotProduct(way, way);
    const double along = square > 0 ? std::clamp(QPointF::dotProduct(off, way) / square, 0.0, 1.0) : 0;
    return QLineF(from, line.pointAt(along)).length();
}

bool byKeyboard(Qt::FocusReason reason)
{
    return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
}

} // namespace

LinesView::LinesView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(true);
    viewport()->setBackgroundRole(QPalette::Base);
    describe();
}

void LinesView::setLines(const LineSet& set)
{
    const bool sameTokens = set.names(LineSide::Queries) == m_set.names(LineSide::Queries);
    m_set = set;
    if (!sameTokens) {
        m_pointed.reset();
        verticalScrollBar()->setValue(0);
    }
    m_line.reset();
    const Cell before = std::exchange(m_chosen, inside(m_chosen));
    relayout();
    if (m_chosen == before)
        return;
    reveal(kept().at);
    Q_EMIT keptChanged();
}

Cell LinesView::inside(Cell cell) const
{
    if (m_set.empty())
        return cell;
    return {std::clamp(cell.row, 0, m_set.count(LineSide::Queries) - 1),
            std::clamp(cell.column, 0, m_set.count(LineSide::Keys) - 1)};
}

void LinesView::setMessage(const QString& why)
{
    m_message = why;
    describe();
    viewport()->update();
}

void LinesView::setChosen(Cell cell)
{
    cell = inside(cell);
    if (std::exchange(m_chosen, cell) == cell)
        return describe();
    m_front.reset();
    reveal(kept().at);
    describe();
    viewport()->update();
    Q_EMIT keptChanged();
}

void LinesView::setPointedHead(int head)
{
    if (std::exchange(m_pointedHead, head) == head)
        return;
    if (m_set.heads().size() > 4)
        relayout();
}

void LinesView::setSide(LineSide side)
{
    if (std::exchange(m_side, side) == side)
        return;
    m_pointed.reset();
    relayout();
    reveal(kept().at);
    describe();
    Q_EMIT keptChanged();
}

LineToken LinesView::kept() const { return {m_side, m_side == LineSide::Queries ? m_chosen.row : m_chosen.column}; }

LineToken LinesView::inHand() const { return m_pointed.value_or(kept()); }

LinesFocus LinesView::focus() const
{
    const LineToken hand = inHand();
    return {hand, m_chosen, hand.side == m_side, brightHeads(m_set, m_pointedHead)};
}

QPointF LinesView::placeOf(std::size_t head, Cell cell) const
{
    return m_layout.line(cell, headOffset(m_layout, head, m_set.heads().size())).pointAt(0.4);
}

void LinesView::forget()
{
    m_behind.reset();
    m_front.reset();
    m_painted = false;
    viewport()->update();
}

void LinesView::relayout()
{
    forget();
    if (m_set.empty() || viewport()->size().isEmpty())
        return describe();
    QImage unit(1, 1, QImage::Format_RGB32);
    QPainter painter(&unit);
    const ScreenCanvas canvas(painter);
    const std::vector<bool> bright = brightHeads(m_set, m_pointedHead);
    LinesPlan plan;
    plan.size = viewport()->size();
    plan.text = textScale();
    plan.columns = int(std::ranges::count(bright, true));
    plan.hand = m_side;
    plan.scroll = verticalScrollBar()->value();
    m_layout = layoutLines(m_set, plan, canvas);
    const double room = viewport()->height() - m_layout.top;
    verticalScrollBar()->setRange(0, int(std::ceil(std::max(0.0, m_layout.wholeHeight - room + scaled(6)))));
    verticalScrollBar()->setPageStep(int(std::max(room, 1.0)));
    verticalScrollBar()->setSingleStep(int(m_layout.row));
    if (std::exchange(plan.scroll, verticalScrollBar()->value()) != verticalScrollBar()->value())
        m_layout = layoutLines(m_set, plan, canvas);
    describe();
}

void LinesView::reveal(int token)
{
    const double y = m_layout.y(token), half = m_layout.row / 2;
    QScrollBar* bar = verticalScrollBar();
    if (y - half < m_layout.top)
        bar->setValue(bar->value() - int(std::ceil(m_layout.top - y + half)));
    else if (y + half > viewport()->height() - scaled(6))
        bar->setValue(bar->value() + int(std::ceil(y + half - viewport()->height() + scaled(6))));
}

QSize LinesView::accessibleCount() const
{
    return m_set.empty() ? QSize() : QSize(2, std::max(m_set.count(LineSide::Queries), m_set.count(LineSide::Keys)));
}

std::optional<Cell> LinesView::accessibleCurrent() const
{
    return m_set.empty() ? std::nullopt : std::optional(Cell{kept().at, m_side == LineSide::Keys});
}

QString LinesView::accessibleWords(Cell token) const
{
    const LineToken of{token.column == 0 ? LineSide::Queries : LineSide::Keys, token.row};
    if (token.row >= m_set.count(of.side))
        return {};
    const QString words = tokenWords(m_set, of);
    return of == kept() ? QStringLiteral("%1. %2").arg(words, lineWords(m_set, m_chosen)) : words;
}

QString LinesView::accessibleColumn(int column) const
{
    return sideWords(column == 0 ? LineSide::Queries : LineSide::Keys).name;
}

QRect LinesView::accessiblePlace(Cell token) const
{
    const QRectF side = token.column == 0 ? m_layout.queries : m_layout.keys;
    return m_layout.isSeen(token.row)
               ? QRectF(side.left(), m_layout.y(token.row) - m_layout.row / 2, side.width(), m_layout.row)
                     .toAlignedRect()
               : QRect();
}

void LinesView::pressAccessible(Cell token)
{
    choose({token.column == 0 ? LineSide::Queries : LineSide::Keys, token.row});
}

void LinesView::describe()
{
    const QString name = m_set.empty() ? tr("Lines of weights")
                                       : tr("Lines of %1, %2 queries and %3 keys")
                                             .arg(QString::fromStdString(m_set.tensor()))
                                             .arg(m_set.count(LineSide::Queries))
                                             .arg(m_set.count(LineSide::Keys));
    if (name != accessibleName())
        setAccessibleName(name);
    const QString line = lineWords(m_set, m_chosen), token = tokenWords(m_set, kept());
    describeTo(this, m_set.empty() ? m_message : QStringLiteral("%1. %2").arg(line, token));
}

const std::vector<DrawnLine>& LinesView::behind()
{
    if (!m_behind)
        m_behind = linesBehind(m_set, m_layout, brightHeads(m_set, m_pointedHead));
    return *m_behind;
}

const std::vector<DrawnLine>& LinesView::inFront()
{
    if (!m_front || m_frontOf != inHand()) {
        m_frontOf = inHand();
        m_front = linesOf(m_set, m_layout, m_frontOf);
    }
    return *m_front;
}

// All lines, with those that are in hand on top. Room is made once: fresh memory costs more than the lines.
const QImage& LinesView::linesPicture(const LinesFocus& focus, QPointF corner)
{
    if (!m_painted) {
        const double pixels = viewport()->devicePixelRatio();
        const QSize size = (QSizeF(m_layout.keyX + lines_margin - corner.x(), viewport()->height()) * pixels).toSize();
        for (QImage* picture : {&m_picture, &m_shown}) {
            if (picture->size() != size)
                *picture = QImage(size, QImage::Format_ARGB32_Premultiplied);
            picture->setDevicePixelRatio(pixels);
        }
        m_picture.fill(Qt::transparent);
        drawLines(m_picture, corner, m_set, m_layout, behind(), focus, false, colors());
        m_painted = true;
    }
    std::memcpy(m_shown.bits(), m_picture.constBits(), std::size_t(m_picture.sizeInBytes()));
    drawLines(m_shown, corner, m_set, m_layout, inFront(), focus, true, colors());
    return m_shown;
}

void LinesView::paintEvent(QPaintEvent*)
{
    if (m_set.empty()) {
        QPainter painter(viewport());
        const QRectF room = QRectF(viewport()->rect()).adjusted(scaled(24), 0, -scaled(24), 0);
        return paintText(painter, textFont(14), colors().text2, room, Qt::AlignCenter | Qt::TextWordWrap, m_message);
    }
    const LinesFocus focus = this->focus();
    QPainter painter(viewport());
    ScreenCanvas canvas(painter);
    drawTokenGround(canvas, m_set, m_layout, focus, colors());
    const QPointF corner(snapped(m_layout.queryX - lines_margin, canvas.pixel()), 0);
    painter.drawImage(corner, linesPicture(focus, corner));
    if (m_line) { // under the pointer
        QPainterPath path(m_line->line.p1());
        path.lineTo(m_line->line.p2());
        canvas.stroke(path, colors().text, std::max(thicknessOf(m_line->weight, false, 1) / 2, 1.4));
    }
    drawTokens(canvas, m_set, m_layout, focus, colors());
    if (hasFocus() && m_byKeyboard) {
        QRectF ring = m_side == LineSide::Queries ? m_layout.queries : m_layout.keys;
        painter.setRenderHint(QPainter::Antialiasing);
        paintFocusRing(painter, ring.adjusted(1, 0, -1, 0));
    }
}

void LinesView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
    if (!m_layout.isSeen(kept().at)) // with what stands round it
        verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                      int(m_layout.y(kept().at) - (m_layout.top + m_layout.bottom) / 2));
}

void LinesView::scrollContentsBy(int, int) { relayout(); }

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
    const auto nearest = [&](const std::vector<DrawnLine>& lines, bool inHand) {
        std::optional<DrawnLine> found;
        double least = 1e9;
        for (const DrawnLine& line : lines) {
            const double away = distance(line.line, position);
            if (away <= std::max(line_reach, thicknessOf(line.weight, inHand, 1) / 2) && away < least) {
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
    // The lines of what is kept, as long as no other token is pointed at.
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
    m_byKeyboard = byKeyboard(event->reason());
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

void LinesView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        relayout();
}

bool LinesView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    showToolTip(*help, wordsOf(m_pointed, m_line), this);
    return true;
}

} // namespace attn
