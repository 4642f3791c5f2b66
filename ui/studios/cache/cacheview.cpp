// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cacheview.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/keycap.h"
#include "ui/kit/onevents.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/cache/cachepainter.h"
#include "ui/studios/cache/cachestyle.h"
#include "ui/studios/cache/cachewords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QImage>
#include <QKeySequence>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace attn {

namespace {

constexpr int page_left = 16, page_top = 10, page_right = 14, page_bottom = 8; // px

} // namespace

CacheView::CacheView(QWidget* parent) : MapWidget(parent)
{
    setAccessibleName(tr("Keys and values in the cache"));
    const auto fit = [this] {
        setMinimumHeight(int(std::ceil(leastCacheHeight(textScale()))) + page_top + page_bottom);
    };
    onEvents(this, {QEvent::FontChange}, fit);
    fit();
}

void CacheView::setPicture(const CachePicturePtr& picture, const QString& message)
{
    m_picture = picture;
    m_message = message;
    describe();
    update();
}

void CacheView::describe()
{
    QStringList words{m_message};
    if (m_picture) {
        words = {stepSentence(*m_picture)};
        if (m_picture->chosen)
            words << cellSentence(*m_picture, *m_picture->chosen);
    }
    describeTo(this, words.join(QStringLiteral(". ")));
}

CacheLayout CacheView::cacheLayout() const
{
    QImage unit(1, 1, QImage::Format_RGB32);
    QPainter painter(&unit);
    const ScreenCanvas canvas(painter);
    return layoutCache(*m_picture, QSizeF(width() - page_left - page_right, height() - page_top - page_bottom),
                       textScale(), canvas);
}

QPointF CacheView::placeOf(Cell cell) const
{
    return cacheCellBox(cacheLayout(), *m_picture, cell).center() + QPointF(page_left, page_top);
}

QSize CacheView::cellCount() const { return m_picture ? QSize(m_picture->columns(), m_picture->count()) : QSize(); }

std::optional<Cell> CacheView::cellAt(QPointF position) const
{
    return m_picture ? cacheCellAt(cacheLayout(), *m_picture, position - QPointF(page_left, page_top)) : std::nullopt;
}

std::optional<Cell> CacheView::currentCell() const { return m_picture ? m_picture->chosen : std::nullopt; }

void CacheView::pointAt(std::optional<Cell> cell)
{
    if (m_hovered == cell)
        return;
    m_hovered = cell;
    update();
    Q_EMIT cellHovered(cell);
}

void CacheView::choose(Cell cell)
{
    if (m_picture && m_picture->isStored(cell.row))
        Q_EMIT cellChosen(cell);
}

QString CacheView::wordsOf(Cell cell) const { return cellSentence(*m_picture, cell); }

void CacheView::mouseMoveEvent(QMouseEvent* event)
{
    MapWidget::mouseMoveEvent(event);
    if (!m_picture)
        return;
    const int token = cacheTokenAt(cacheLayout(), *m_picture, event->position() - QPointF(page_left, page_top));
    setCursor(token >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!m_hovered)
        Q_EMIT tokenHovered(token);
}

void CacheView::mousePressEvent(QMouseEvent* event)
{
    MapWidget::mousePressEvent(event);
    if (!m_picture || event->button() != Qt::LeftButton)
        return;
    if (const int token = cacheTokenAt(cacheLayout(), *m_picture, event->position() - QPointF(page_left, page_top));
        token >= 0)
        Q_EMIT tokenChosen(token);
}

// "token 4 of 6  [Ctrl+Right] next token" at the right of the tokens.
void CacheView::paintHint(QPainter& painter, const CacheLayout& layout) const
{
    const QString place = placeWords(*m_picture);
    const QString next = tr("next token"),
                  key = QKeySequence(QStringLiteral("Ctrl+Right")).toString(QKeySequence::NativeText);
    const QFont font = textFont(12);
    const QFontMetrics words(font);
    const QSize cap = keyCapSize(key);
    const int gap = scaled(6), height = scaled(28);
    int x = int(layout.size.width()) - words.horizontalAdvance(next);
    const int least = int(layout.chipsRight) + gap; // the tokens go before
    if (x - gap - cap.width() < least)
        return;
    paintText(painter, font, colors().text2, QRectF(x, 0, words.horizontalAdvance(next) + 1, height), Qt::AlignVCenter,
              next);
    x -= gap + cap.width();
    paintKeyCap(painter, QRectF(x, (height - cap.height()) / 2.0, cap.width(), cap.height()), key);
    x -= 2 * gap + words.horizontalAdvance(place);
    if (x < least)
        return;
    paintText(painter, font, colors().text2, QRectF(x, 0, words.horizontalAdvance(place) + 1, height), Qt::AlignVCenter,
              place);
}

void CacheView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    if (!m_picture) {
        const QRectF room = QRectF(rect()).adjusted(scaled(24), 0, -scaled(24), 0);
        return paintText(painter, textFont(14), colors().text2, room, Qt::AlignCenter | Qt::TextWordWrap, m_message);
    }
    painter.translate(page_left, page_top);
    const CacheLayout layout = cacheLayout();
    {
        ScreenCanvas canvas(painter);
        drawCache(canvas, *m_picture, layout, colors());
        drawWork(canvas, *m_picture, layout, colors());
        if (m_hovered)
            if (const QRectF box = cacheCellBox(layout, *m_picture, *m_hovered); !box.isEmpty())
                drawCellFrame(canvas, box, CellFrame::Hover, colors(), textScale());
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintHint(painter, layout);
    if (hasFocus() && m_byKeyboard) {
        painter.resetTransform();
        paintFocusRing(painter, rect().adjusted(3, 3, -3, -3));
    }
}

} // namespace attn
