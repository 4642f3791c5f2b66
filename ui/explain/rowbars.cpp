// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/rowbars.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/hatch.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {

namespace {

constexpr std::size_t most_bars = 10;

QString barValue(const FocusedRow& row, int column)
{
    switch (row.data.marks[column]) {
    case CellMark::Masked: return QObject::tr("masked");
    case CellMark::Dropped: return QObject::tr("dropped");
    case CellMark::Pending: return {};
    default: return formatNumber(row.exact[column], row.data.digits);
    }
}

// The ten columns with the largest absolute values, largest first, and the chosen one; all of a short row, in their
// order.
std::vector<int> shownColumns(const FocusedRow& row)
{
    std::vector<int> columns(row.exact.size());
    std::iota(columns.begin(), columns.end(), 0);
    if (columns.size() <= most_bars)
        return columns;
    const auto size = [&](int column) {
        const double value = row.exact[column];
        const CellMark mark = row.data.marks[column];
        return mark == CellMark::Masked || mark == CellMark::Pending ? -1
               : std::isnan(value)                                   ? INFINITY
                                                                     : std::abs(value);
    };
    std::ranges::partial_sort(columns, columns.begin() + most_bars,
                              [&](int a, int b) { return size(a) != size(b) ? size(a) > size(b) : a < b; });
    columns.resize(most_bars);
    if (std::ranges::find(columns, row.column) == columns.end())
        columns.push_back(row.column);
    return columns;
}

} // namespace

RowBars::RowBars(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void RowBars::setRow(const FocusedRow& row, std::vector<double> before)
{
    m_row = row;
    m_before = std::move(before);
    m_columns = shownColumns(row);
    m_low = m_high = m_rest = 0;
    m_labelWidth = scaled(52);
    m_valueWidth = scaled(52);
    const QFontMetrics text(textFont(12, QFont::DemiBold)), number(numberFont(12, QFont::Bold));
    std::vector<bool> shown(row.exact.size());
    QStringList spoken;
    for (const int column : m_columns) {
        shown[column] = true;
        if (std::isfinite(row.exact[column]) && row.data.marks[column] != CellMark::Masked) {
            m_low = std::min(m_low, row.exact[column]);
            m_high = std::max(m_high, row.exact[column]);
        }
        if (const auto was = this->before(column)) {
            m_low = std::min(m_low, *was);
            m_high = std::max(m_high, *was);
        }
        m_labelWidth =
            std::max(m_labelWidth, text.horizontalAdvance(row.data.columnLabels.value(column) + placeOf(column)) + 6);
        m_valueWidth = std::max(m_valueWidth, number.horizontalAdvance(barValue(row, column)));
        spoken << row.data.columnLabels.value(column) + QLatin1Char(' ') + barValue(row, column);
    }
    for (std::size_t column = 0; column < shown.size(); ++column)
        if (!shown[column] && row.data.marks[column] != CellMark::Masked && row.data.marks[column] != CellMark::Pending)
            m_rest += row.exact[column];
    m_labelWidth = std::min(m_labelWidth, scaled(96));
    setAccessibleName(tr("Row as bars"));
    describeTo(this, spoken.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

std::optional<double> RowBars::before(int column) const
{
    const CellMark mark = m_row.data.marks[column];
    if (m_before.empty() || mark == CellMark::Pending || mark == CellMark::Masked || !std::isfinite(m_before[column]) ||
        m_before[column] == m_row.exact[column])
        return std::nullopt;
    return m_before[column];
}

QString RowBars::placeOf(int column) const
{
    // With some keys left out, the distance between two is not visible. A repeated word already has its position.
    const bool tells = m_columns.size() < m_row.exact.size() && m_row.data.columnMeaning == AxisMeaning::Key;
    const QString place = QStringLiteral(" %1").arg(column);
    return tells && !m_row.data.columnLabels.value(column).endsWith(place) ? place : QString();
}

int RowBars::lineHeight() const { return scaled(21); }

QSize RowBars::sizeHint() const
{
    const bool rest = m_columns.size() < m_row.exact.size();
    return QSize(scaled(240), lineHeight() * (static_cast<int>(m_columns.size()) + rest)) * m_times;
}

void RowBars::enlarge(double times)
{
    m_times = times;
    updateGeometry();
    update();
}

void RowBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.scale(m_times, m_times);
    for (std::size_t line = 0; line < m_columns.size(); ++line)
        paintLine(painter, static_cast<int>(line), m_columns[line]);
    if (m_columns.size() == m_row.exact.size())
        return;
    const QRect area(0, static_cast<int>(m_columns.size()) * lineHeight(), width(), lineHeight());
    painter.setFont(textFont(12));
    painter.setPen(colors().text2);
    const QString others = m_row.data.attention ? tr("the other %1 keys combined") : tr("the other %1 values combined");
    painter.drawText(area, Qt::AlignVCenter, others.arg(m_row.exact.size() - m_columns.size()));
    painter.setFont(numberFont(12));
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignRight, formatNumber(m_rest, m_row.data.digits));
}

void RowBars::paintLine(QPainter& painter, int line, int column) const
{
    const Colors& c = colors();
    const bool chosen = column == m_row.column;
    const QRectF area(0, line * lineHeight(), width(), lineHeight());
    const CellMark mark = m_row.data.marks[column];
    const QColor own = m_row.data.attention ? c.k : c.text2;

    const QFont label_font = textFont(12, chosen ? QFont::DemiBold : QFont::Normal);
    painter.setFont(label_font);
    painter.setPen(chosen && m_row.data.attention ? c.k : c.text);
    const QFontMetrics metrics(label_font);
    const QString place = placeOf(column);
    const int room = m_labelWidth - 4 - metrics.horizontalAdvance(place);
    const QString label = metrics.elidedText(m_row.data.columnLabels.value(column), Qt::ElideMiddle, room);
    painter.drawText(area, Qt::AlignVCenter, label);
    painter.setPen(c.text2);
    painter.drawText(area.adjusted(metrics.horizontalAdvance(label), 0, 0, 0), Qt::AlignVCenter, place);

    const QRectF track(m_labelWidth + 8, area.top() + 4, width() - m_labelWidth - m_valueWidth - 24, area.height() - 9);
    const auto at = [&](double v) {
        return track.left() + track.width() * (std::clamp(v, m_low, m_high) - m_low) / (m_high - m_low);
    };
    if (mark == CellMark::Masked) {
        const QRectF stub(track.left(), track.top(), std::min(40.0, track.width()), track.height());
        painter.fillRect(stub, hatchBrush(c, track.topLeft(), 1 / devicePixelRatioF()));
    } else if (const double value = m_row.exact[column]; !std::isnan(value) && m_high > m_low) {
        QRectF bar = track;
        bar.setLeft(std::min(at(0), at(value)));
        bar.setRight(std::max(at(0), at(value)));
        const QColor color = mark == CellMark::Begun ? c.accent : own;
        painter.fillRect(bar, chosen ? color : mixed(c.panel, color, 0.45));
        if (m_low < 0) // the zero line, with bars on both sides
            painter.fillRect(QRectF(at(0) - 0.5, area.top(), 1, area.height()), c.edge);
    }
    if (const auto was = before(column); was && m_high > m_low)
        painter.fillRect(QRectF(std::round(at(*was)) - 1, area.top() + 1, 2, area.height() - 3), c.text);
    const bool quiet = mark == CellMark::Masked || mark == CellMark::Dropped;
    paintText(painter, numberFont(12, chosen && !quiet ? QFont::Bold : QFont::Normal),
              mark == CellMark::Nan     ? c.bad
              : mark == CellMark::Begun ? c.accent
              : quiet                   ? c.text2
                                        : c.text,
              area, Qt::AlignVCenter | Qt::AlignRight, barValue(m_row, column));
}

void RowBars::mousePressEvent(QMouseEvent* event)
{
    const int line = static_cast<int>(event->position().y() / m_times) / lineHeight();
    if (event->button() == Qt::LeftButton && line >= 0 && line < static_cast<int>(m_columns.size()))
        Q_EMIT columnChosen(m_columns[line]);
}

} // namespace attn
