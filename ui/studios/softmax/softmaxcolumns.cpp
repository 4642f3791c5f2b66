// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/softmaxcolumns.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/softmax/softmaxcells.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double least_line = 26, most_line = 62, least_column = 116, widest_labels = 120;
constexpr double large_from_line = 46, widest_column = 300;

} // namespace

SoftmaxColumns::SoftmaxColumns(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(true);
    viewport()->setBackgroundRole(QPalette::Base);
    onEvents(this, {QEvent::FontChange, QEvent::PaletteChange}, [this] {
        measure();
        viewport()->update();
    });
    describe();
}

void SoftmaxColumns::setRow(const SoftmaxRow& row)
{
    m_row = row;
    m_key = std::clamp(m_key, 0, std::max(int(row.keys.size()) - 1, 0));
    m_scales = softmaxScales(row);
    measure();
    reveal();
    describe();
    viewport()->update();
}

void SoftmaxColumns::setKey(int key)
{
    m_key = key;
    reveal();
    describe();
    viewport()->update();
}

void SoftmaxColumns::setHoveredKey(int key)
{
    if (std::exchange(m_hovered, key) != key)
        viewport()->update();
}

void SoftmaxColumns::setStep(SoftmaxStep step)
{
    m_step = step;
    describe();
    viewport()->update();
}

QSize SoftmaxColumns::accessibleCount() const
{
    return m_row.empty() ? QSize() : QSize(int(m_row.columns.size()), int(m_row.keys.size()));
}

std::optional<Cell> SoftmaxColumns::accessibleCurrent() const
{
    return m_row.empty() ? std::nullopt : std::optional(Cell{m_key, std::max(m_row.positionOf(m_step), 0)});
}

QString SoftmaxColumns::accessibleWords(Cell cell) const
{
    return softmaxSentence(m_row, cell.row, m_row.columns[std::size_t(cell.column)].step);
}

void SoftmaxColumns::describe()
{
    if (const QString name = tr("Softmax of row “%1”").arg(m_row.query); name != accessibleName())
        setAccessibleName(name);
    describeTo(this, m_row.empty() ? QString() : softmaxSentence(m_row, m_key, m_step));
}

int SoftmaxColumns::wholeHeight() const
{
    return int(scaled(52) + scaled(36) + sinkHeight() + std::max<qsizetype>(m_row.keys.size(), 1) * scaled(most_line)) +
           4;
}

int SoftmaxColumns::leastHeight() const
{
    constexpr int most_seen = 12; // longer rows scroll
    return scaled(52) + scaled(36) + sinkHeight() + std::min(int(m_row.keys.size()), most_seen) * scaled(least_line);
}

int SoftmaxColumns::sinkHeight() const { return m_row.hasSink() ? scaled(least_line) : 0; }

void SoftmaxColumns::measure()
{
    m_head = scaled(52);
    m_foot = scaled(34) + sinkHeight();
    const double keys = std::max<double>(double(m_row.keys.size()), 1);
    const double lines = viewport()->height() - m_head - m_foot;
    m_line = std::floor(std::clamp(lines / keys, double(scaled(least_line)), double(scaled(most_line))));
    m_digitsSize = m_line >= scaled(large_from_line) ? 16 : 13;
    const QFontMetricsF words(textFont(m_digitsSize, QFont::DemiBold)), numbers(numberFont(m_digitsSize, QFont::Bold));
    double labels = m_row.hasSink() ? words.horizontalAdvance(tr("sink")) : 0;
    for (const QString& key : m_row.keys)
        labels = std::max(labels, words.horizontalAdvance(key));
    m_labels = std::clamp(labels, 40.0, widest_labels) + 22;
    m_numberWidth = numbers.horizontalAdvance(formatNumber(-88.8888, m_row.digits)) + 6;
    for (const SoftmaxColumn& column : m_row.columns)
        for (double value : column.values)
            if (std::abs(value) >= 100 && std::isfinite(value))
                m_numberWidth =
                    std::max(m_numberWidth, numbers.horizontalAdvance(formatNumber(value, m_row.digits)) + 6);
    const double count = std::max<double>(double(m_row.columns.size()), 1);
    const double room = viewport()->width() - m_labels;
    m_columnWidth =
        std::max(std::min(std::floor(room / count), widest_column), std::max(least_column, m_numberWidth + 36));
    verticalScrollBar()->setRange(0, int(std::max(0.0, keys * m_line - lines)));
    verticalScrollBar()->setPageStep(int(std::max(lines, 1.0)));
    verticalScrollBar()->setSingleStep(int(m_line));
    horizontalScrollBar()->setRange(0, int(std::max(0.0, count * m_columnWidth - room)));
    horizontalScrollBar()->setPageStep(int(std::max(room, 1.0)));
}

void SoftmaxColumns::reveal()
{
    const double top = m_key * m_line, lines = viewport()->height() - m_head - m_foot;
    QScrollBar* bar = verticalScrollBar();
    if (top < bar->value())
        bar->setValue(int(top));
    else if (top + m_line > bar->value() + lines)
        bar->setValue(int(std::ceil(top + m_line - lines)));
}

QRectF SoftmaxColumns::columnRect(int column) const
{
    return {m_labels + column * m_columnWidth - horizontalScrollBar()->value(), 0, m_columnWidth,
            double(viewport()->height())};
}

QRectF SoftmaxColumns::keyRect(int key) const
{
    return {0, m_head + key * m_line - verticalScrollBar()->value(), double(viewport()->width()), m_line};
}

int SoftmaxColumns::keyAt(QPointF position) const
{
    if (position.y() < m_head || position.y() > viewport()->height() - m_foot)
        return -1;
    const int key = int((position.y() - m_head + verticalScrollBar()->value()) / m_line);
    return key < m_row.keys.size() ? key : -1;
}

int SoftmaxColumns::columnAt(QPointF position) const
{
    for (int column = 0; column < int(m_row.columns.size()); ++column)
        if (position.x() > m_labels && columnRect(column).contains(position))
            return column;
    return -1;
}

void SoftmaxColumns::paintEvent(QPaintEvent*)
{
    if (m_row.empty())
        return;
    QPainter painter(viewport());
    const Colors& c = colors();
    const double bottom =
        std::min(keyRect(int(m_row.keys.size()) - 1).bottom(), viewport()->height() - m_foot) + m_foot;
    const int focused = m_row.positionOf(m_step);
    painter.save();
    painter.setClipRect(QRectF(m_labels, 0, viewport()->width() - m_labels, viewport()->height()));
    if (focused >= 0) { // the column in focus
        painter.setRenderHint(QPainter::Antialiasing, true);
        painter.setPen(c.highContrast ? QPen(c.accent, 2) : QPen(Qt::NoPen));
        painter.setBrush(c.soft);
        QRectF area = columnRect(focused);
        area.setBottom(bottom);
        painter.drawRoundedRect(area.adjusted(1, 1, -3, -1), 4, 4);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    paintHeadings(painter);
    paintFeet(painter);
    painter.restore();
    if (m_row.hasSink())
        paintSinkName(painter);
    painter.save();
    painter.setClipRect(QRectF(0, m_head, viewport()->width(), viewport()->height() - m_head - m_foot));
    for (int key = 0; key < int(m_row.keys.size()); ++key)
        if (keyRect(key).bottom() > m_head && keyRect(key).top() < viewport()->height() - m_foot)
            paintKey(painter, key);
    painter.restore();
    if (hasFocus())
        paintFocusRing(painter, QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
}

void SoftmaxColumns::paintHeadings(QPainter& painter) const
{
    const Colors& c = colors();
    const QFont bold = textFont(13, QFont::DemiBold), quiet = numberFont(12);
    for (int column = 0; column < int(m_row.columns.size()); ++column) {
        const SoftmaxColumn& each = m_row.columns[std::size_t(column)];
        const QRectF area = columnRect(column).adjusted(10, 0, -8, 0);
        const auto line = [&](double y, const QFont& font, const QColor& color, const QString& text) {
            paintText(painter, font, color, QPointF(area.left(), y),
                      QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width()));
        };
        line(scaled(19), bold, each.step == m_step ? c.accent : c.text, each.title);
        line(scaled(38), quiet, c.text2, each.subtitle);
        if (column + 1 < int(m_row.columns.size())) {
            painter.setRenderHint(QPainter::Antialiasing, true);
            paintIcon(painter, QRectF(area.right() + 1, scaled(8), scaled(14), scaled(14)), QStringLiteral("right"),
                      c.edge);
        }
    }
}

void SoftmaxColumns::paintFeet(QPainter& painter) const
{
    const Colors& c = colors();
    const double last = keyRect(int(m_row.keys.size()) - 1).bottom();
    const double top = std::min(last, viewport()->height() - m_foot);
    for (int column = 0; column < int(m_row.columns.size()); ++column) {
        const SoftmaxColumn& each = m_row.columns[std::size_t(column)];
        const QFont font = numberFont(12, QFont::DemiBold);
        const QRectF place(columnRect(column).left(), top + sinkHeight(), m_columnWidth - 14, m_foot - sinkHeight());
        const bool fits = QFontMetricsF(font).horizontalAdvance(each.foot) <= place.width();
        paintText(painter, font, each.step == m_step ? c.accent : c.text2, place, Qt::AlignRight | Qt::AlignVCenter,
                  fits ? each.foot : each.foot.section(QLatin1Char(' '), -1)); // the number is never cut
        if (each.sink)
            paintText(painter, numberFont(m_digitsSize), c.text,
                      QRectF(columnRect(column).left(), top, m_columnWidth - 14, sinkHeight()),
                      Qt::AlignRight | Qt::AlignVCenter, formatNumber(*each.sink, m_row.digits));
    }
    if (m_row.hasSink())
        painter.fillRect(QRectF(m_labels, top + sinkHeight() - 1, viewport()->width() - m_labels, 1), c.line);
}

// Below the keys, with which it takes part in the sum.
void SoftmaxColumns::paintSinkName(QPainter& painter) const
{
    const double top = std::min(keyRect(int(m_row.keys.size()) - 1).bottom(), viewport()->height() - m_foot);
    paintText(painter, textFont(m_digitsSize), colors().text, QRectF(4, top, m_labels - 16, sinkHeight()),
              Qt::AlignRight | Qt::AlignVCenter, tr("sink"));
}

void SoftmaxColumns::paintKey(QPainter& painter, int key) const
{
    const Colors& c = colors();
    const QRectF line = keyRect(key);
    const bool chosen = key == m_key, masked = m_row.columns.back().masked[std::size_t(key)];
    painter.fillRect(QRectF(m_labels, line.bottom() - 1, viewport()->width() - m_labels, 1), c.line);
    if (key == m_hovered && !chosen) {
        painter.setPen(QPen(c.edge, 1));
        painter.drawRect(QRectF(2.5, line.top() + 2.5, viewport()->width() - 5.5, line.height() - 6));
    }
    const QFont font = textFont(m_digitsSize, chosen ? QFont::DemiBold : QFont::Normal);
    paintText(painter, font,
              chosen   ? c.k
              : masked ? c.text2
                       : c.text,
              QRectF(4, line.top(), m_labels - 16, line.height()), Qt::AlignRight | Qt::AlignVCenter,
              QFontMetricsF(font).elidedText(m_row.keys[key], Qt::ElideMiddle, m_labels - 20));
    painter.save();
    painter.setClipRect(
        QRectF(m_labels, m_head, viewport()->width() - m_labels, viewport()->height() - m_head - m_foot));
    ScreenCanvas canvas(painter);
    const SoftmaxCellStyle style{c, {TextFace::Numbers, double(m_digitsSize)}, m_numberWidth};
    for (std::size_t column = 0; column < m_row.columns.size(); ++column) {
        const QRectF area = columnRect(int(column));
        drawSoftmaxCell(canvas, QRectF(area.left(), line.top(), area.width(), line.height()), m_row, column,
                        std::size_t(key), chosen, m_scales[column], style);
    }
    painter.restore();
}

void SoftmaxColumns::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    measure();
    reveal();
}

void SoftmaxColumns::scrollContentsBy(int, int) { viewport()->update(); }

void SoftmaxColumns::keyPressEvent(QKeyEvent* event)
{
    if (m_row.empty())
        return event->ignore();
    const int keys = int(m_row.keys.size()), columns = int(m_row.columns.size());
    const int at = std::max(m_row.positionOf(m_step), 0);
    const auto choose = [&](int key) { Q_EMIT keyChosen(std::clamp(key, 0, keys - 1)); };
    const auto step = [&](int column) {
        Q_EMIT stepChosen(m_row.columns[std::size_t(std::clamp(column, 0, columns - 1))].step);
    };
    switch (event->key()) {
    case Qt::Key_Up: return choose(m_key - 1);
    case Qt::Key_Down: return choose(m_key + 1);
    case Qt::Key_Left: return step(at - 1);
    case Qt::Key_Right: return step(at + 1);
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(keys - 1);
    default: event->ignore();
    }
}

void SoftmaxColumns::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    if (const int key = keyAt(event->position()); key >= 0)
        Q_EMIT keyChosen(key);
    if (const int column = columnAt(event->position()); column >= 0)
        Q_EMIT stepChosen(m_row.columns[std::size_t(column)].step);
}

void SoftmaxColumns::mouseMoveEvent(QMouseEvent* event)
{
    const int key = keyAt(event->position());
    if (key != m_hovered) {
        setHoveredKey(key);
        Q_EMIT keyHovered(key);
    }
}

void SoftmaxColumns::leaveEvent(QEvent* event)
{
    QAbstractScrollArea::leaveEvent(event);
    setHoveredKey(-1);
    Q_EMIT keyHovered(-1);
}

void SoftmaxColumns::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void SoftmaxColumns::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace attn
