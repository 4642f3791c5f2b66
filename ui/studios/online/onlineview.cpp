// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/online/onlineview.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/online/onlinepainter.h"
#include "ui/studios/online/onlinewords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace attn {

namespace {

constexpr int page_left = 16, page_top = 6, page_right = 16, page_bottom = 4; // px

} // namespace

OnlineView::OnlineView(QWidget* parent) : MapWidget(parent)
{
    setAccessibleName(tr("Online softmax, step by step"));
    onEvents(this, {QEvent::FontChange}, [this] { describe(); });
    onEvents(this, {QEvent::Resize}, [this] { fitHeight(); });
}

void OnlineView::setPicture(const OnlinePicturePtr& picture, int rows, const QString& message)
{
    m_picture = picture;
    m_rows = rows;
    m_message = message;
    describe();
    update();
}

// Depends on the width: what does not fit side by side is stacked.
void OnlineView::fitHeight()
{
    const double wide = width() - page_left - page_right;
    setMinimumHeight(m_picture ? int(std::ceil(onlineHeight(*m_picture, wide, textScale()))) + page_top + page_bottom
                               : 0);
}

void OnlineView::describe()
{
    fitHeight();
    if (!m_picture)
        return describeTo(this, m_message);
    QStringList words{tr("Row “%1”. %2.").arg(m_picture->query, stepTitle(*m_picture))};
    for (const OnlineLine& line : stepLines(*m_picture))
        words << line.symbol + QStringLiteral(" = ") + line.made +
                     (line.result.isEmpty() ? QString() : QStringLiteral(" = ") + line.result);
    words << stepNote(*m_picture);
    if (m_picture->chosen >= 0)
        words << keySentence(*m_picture, m_picture->chosen);
    describeTo(this, words.join(QStringLiteral("; ")));
}

OnlineLayout OnlineView::onlineLayout() const
{
    return layoutOnline(*m_picture, QSizeF(width() - page_left - page_right, height() - page_top - page_bottom),
                        textScale());
}

QSize OnlineView::cellCount() const { return m_picture ? QSize(int(m_picture->row.keys()), m_rows) : QSize(); }

std::optional<Cell> OnlineView::cellAt(QPointF position) const
{
    const int key = m_picture ? keyAt(onlineLayout(), position - QPointF(page_left, page_top)) : -1;
    return key < 0 ? std::nullopt : std::optional(Cell{int(m_picture->row.row), key});
}

std::optional<Cell> OnlineView::currentCell() const
{
    return m_picture ? std::optional(Cell{int(m_picture->row.row), std::max(m_picture->chosen, 0)}) : std::nullopt;
}

void OnlineView::pointAt(std::optional<Cell> cell) { Q_EMIT keyHovered(cell ? cell->column : -1); }

void OnlineView::keyPressEvent(QKeyEvent* event)
{
    m_byKeyboard = true;
    MapWidget::keyPressEvent(event);
}

void OnlineView::choose(Cell cell) { Q_EMIT cellChosen(cell); }

QString OnlineView::wordsOf(Cell cell) const { return keySentence(*m_picture, cell.column); }

void OnlineView::mouseMoveEvent(QMouseEvent* event)
{
    MapWidget::mouseMoveEvent(event);
    if (m_picture && !cellAt(event->position()))
        Q_EMIT tileHovered(tileAt(onlineLayout(), event->position() - QPointF(page_left, page_top)));
}

void OnlineView::mousePressEvent(QMouseEvent* event)
{
    MapWidget::mousePressEvent(event);
    if (!m_picture || cellAt(event->position()) || event->button() != Qt::LeftButton)
        return;
    if (const int tile = tileAt(onlineLayout(), event->position() - QPointF(page_left, page_top)); tile >= 0)
        Q_EMIT tileChosen(tile);
}

void OnlineView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    if (!m_picture) {
        const QRectF room = QRectF(rect()).adjusted(scaled(24), 0, -scaled(24), 0);
        return paintText(painter, textFont(14), colors().text2, room, Qt::AlignCenter | Qt::TextWordWrap, m_message);
    }
    painter.translate(page_left, page_top);
    ScreenCanvas canvas(painter);
    drawOnline(canvas, *m_picture, onlineLayout(), colors());
    if (hasFocus() && m_byKeyboard) { // around the keys, moved by arrows
        const double bottom = onlineLayout().groups.front().box.bottom();
        painter.resetTransform();
        painter.setRenderHint(QPainter::Antialiasing);
        paintFocusRing(painter, QRectF(4, 2, width() - 8, page_top + bottom + 4));
    }
}

} // namespace attn
