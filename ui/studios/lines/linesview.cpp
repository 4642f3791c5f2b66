// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/linesview.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/paint/mapgeometry.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/lineswords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace attn {

namespace {

constexpr double lines_margin = 12; // px from the circles' centers to the lines' ends, and a bit more

} // namespace

LinesView::LinesView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    setToolTips(viewport(), [this](QPoint) { return wordsOf(m_pointed, m_line); });
    viewport()->setAutoFillBackground(true);
    viewport()->setBackgroundRole(QPalette::Base);
    onEvents(this, {QEvent::FontChange, QEvent::PaletteChange}, [this] { relayout(); });
    describe();
}

void LinesView::setLines(const LineSet& set)
{
    const auto same = [&](LineSide side) { return set.names(side) == m_set.names(side); };
    const bool sameTokens = same(LineSide::Queries) && same(LineSide::Keys);
    m_set = set;
    m_line.reset();
    const Cell before = std::exchange(m_chosen, m_set.inside(m_chosen)); // before anything is laid out
    if (!sameTokens) {
        m_pointed.reset();
        verticalScrollBar()->setValue(0);
    }
    relayout();
    if (m_chosen == before)
        return;
    reveal(kept().at);
    Q_EMIT keptChanged();
}

void LinesView::setMessage(const QString& why)
{
    m_message = why;
    describe();
    viewport()->update();
}

void LinesView::setChosen(Cell cell)
{
    cell = m_set.inside(cell);
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

LineToken LinesView::isCurrent() const { return m_pointed.value_or(kept()); }

LinesFocus LinesView::focus() const
{
    const LineToken current = isCurrent();
    return {current, m_chosen, current.side == m_side, brightHeads(m_set, m_pointedHead)};
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
    plan.current = m_side;
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
    const QString name = m_set.empty() ? tr("Attention lines")
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
    if (!m_front || m_frontOf != isCurrent()) {
        m_frontOf = isCurrent();
        m_front = linesOf(m_set, m_layout, m_frontOf);
    }
    return *m_front;
}

// All lines, the current ones on top. Allocated once: fresh memory costs more than the lines.
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
    if (!m_layout.isSeen(kept().at)) // with its surroundings
        verticalScrollBar()->setValue(verticalScrollBar()->value() +
                                      int(m_layout.y(kept().at) - (m_layout.top + m_layout.bottom) / 2));
}

void LinesView::scrollContentsBy(int, int) { relayout(); }

} // namespace attn
