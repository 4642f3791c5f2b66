// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/compare/comparebars.h"

#include "ui/kit/numbertext.h"
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

constexpr double compare_line = 23; // px, with a title line above
constexpr double compare_label = 84, compare_number = 84;
constexpr double least_bar = 40, bar_gap = 8; // a shorter one is useless

} // namespace

CompareBars::CompareBars(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Row in A and B"));
    setCursor(Qt::PointingHandCursor);
    setMinimumHeight(scaled(2 * compare_line));
}

void CompareBars::setRow(HeatmapDataPtr a, HeatmapDataPtr b, Cell cell)
{
    m_a = std::move(a);
    m_b = std::move(b);
    m_cell = cell;
    update();
}

std::vector<int> CompareBars::shownColumns() const
{
    std::vector<int> columns;
    for (int column = 0; column < m_b->columns; ++column)
        if (const Cell cell{m_cell.row, column};
            m_a->mark(cell) != CellMark::Masked || m_b->mark(cell) != CellMark::Masked)
            columns.push_back(column);
    const auto room = static_cast<std::size_t>(std::max(1.0, height() / double(scaled(compare_line)) - 1));
    if (columns.size() <= room)
        return columns;
    const auto moved = [this](int column) {
        const double change = m_b->value({m_cell.row, column}) - m_a->value({m_cell.row, column});
        return column == m_cell.column ? INFINITY : std::isnan(change) ? 0 : std::abs(change);
    };
    std::ranges::stable_sort(columns, [&](int left, int right) { return moved(left) > moved(right); });
    columns.resize(room);
    std::ranges::sort(columns);
    return columns;
}

std::array<QString, 3> CompareBars::numbersOf(int column) const
{
    const Cell cell{m_cell.row, column};
    const double a = m_a->value(cell), b = m_b->value(cell);
    const auto text = [&](const HeatmapData& data, double number) { // blank until the steps reach it
        return isWithheldMark(data.mark(cell)) ? QString() : formatNumber(number, data.digits);
    };
    const bool both = !isWithheldMark(m_a->mark(cell)) && !isWithheldMark(m_b->mark(cell));
    return {text(*m_a, a), text(*m_b, b), both ? formatChange(a == b ? 0 : b - a, m_b->digits) : QString()};
}

// If the bars would not fit, names and numbers get only what they need, and bars the rest.
CompareBars::Columns CompareBars::columnsFor(const std::vector<int>& shown) const
{
    const auto left = [this](double label, double number) { return width() - label - 3 * number - bar_gap; };
    const double usual_label = scaled(compare_label), usual_number = scaled(compare_number);
    if (const double bar = left(usual_label, usual_number); bar >= scaled(least_bar))
        return {usual_label, bar, usual_number};
    const QFontMetricsF names(textFont(12, QFont::DemiBold)), digits(numberFont(12, QFont::Bold));
    double label = names.horizontalAdvance(tr("Row %1").arg(QString())), number = names.horizontalAdvance(tr("B − A"));
    for (const int column : shown) {
        label = std::max(label, names.horizontalAdvance(m_b->columnLabels.value(column)));
        for (const QString& text : numbersOf(column))
            number = std::max(number, digits.horizontalAdvance(text));
    }
    number = std::min(std::ceil(number) + 2 * bar_gap, usual_number);
    label = std::min(std::ceil(label) + bar_gap, usual_label);
    if (const double bar = left(label, number); bar >= scaled(least_bar))
        return {label, bar, number};
    return {std::max(std::min(usual_label, left(0, number)), 0.0), 0, number};
}

void CompareBars::paintEvent(QPaintEvent*)
{
    if (!m_a || !m_b || m_cell.row >= m_b->rows)
        return;
    QPainter painter(this);
    const Colors& c = colors();
    const std::vector<int> columns = shownColumns();
    const Columns places = columnsFor(columns);
    const double line = scaled(compare_line), number = places.number;
    painter.setFont(textFont(12.5, QFont::DemiBold));
    painter.setPen(m_b->attention ? c.q : c.text);
    const QString name = m_b->rowLabels.value(m_cell.row);
    const QRectF title(0, 0, width() - 3 * number, line);
    painter.drawText(title, Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(tr("Row %1").arg(name), Qt::ElideRight, title.width()));
    painter.setFont(textFont(12));
    painter.setPen(c.text2);
    const QString shown = tr("%1 of %2 cells").arg(columns.size()).arg(m_b->columns);
    const QRectF beside = title.adjusted(scaled(compare_label) + 8, 0, 0, 0);
    if (static_cast<int>(columns.size()) < m_b->columns &&
        QFontMetricsF(painter.font()).horizontalAdvance(shown) <= beside.width())
        painter.drawText(beside, Qt::AlignVCenter, shown);
    painter.setFont(textFont(12.5, QFont::DemiBold));
    const std::pair<QString, QColor> heads[] = {{tr("A"), c.text}, {tr("B"), c.accent}, {tr("B − A"), c.text}};
    for (int i = 0; i < 3; ++i) {
        painter.setPen(heads[i].second);
        painter.drawText(QRectF(width() - (3 - i) * number, 0, number - 8, line), Qt::AlignRight | Qt::AlignVCenter,
                         heads[i].first);
    }
    Reach reach{0, 0};
    for (const int column : columns)
        for (const HeatmapDataPtr& data : {m_a, m_b})
            if (const double value = data->value({m_cell.row, column}); std::isfinite(value))
                reach = {std::min(reach.least, value), std::max(reach.most, value)};
    for (std::size_t i = 0; i < columns.size(); ++i)
        paintLine(painter, QRectF(0, (i + 1) * line, width(), line), columns[i], places, reach);
}

void CompareBars::paintLine(QPainter& painter, const QRectF& line, int column, const Columns& columns,
                            const Reach& reach) const
{
    const Colors& c = colors();
    const Cell cell{m_cell.row, column};
    const bool chosen = column == m_cell.column;
    const double label = columns.label, number = columns.number;
    const QFont font = textFont(12, chosen ? QFont::DemiBold : QFont::Normal);
    paintText(painter, font, chosen && m_b->attention ? c.k : c.text,
              QRectF(line.left(), line.top(), label, line.height()), Qt::AlignVCenter,
              QFontMetrics(font).elidedText(m_b->columnLabels.value(column), Qt::ElideMiddle, int(label) - 6));
    const double a = m_a->value(cell), b = m_b->value(cell);
    const double bar = (line.height() - 7) / 2;
    const double whole = reach.most - reach.least, unit = whole > 0 ? columns.bar / whole : 0;
    const double zero = label - reach.least * unit;
    const auto paintBar = [&](const HeatmapData& data, double value, double top, const QColor& color) {
        if (unit > 0 && std::isfinite(value) && !isWithheldMark(data.mark(cell)))
            painter.fillRect(QRectF(zero, top, value * unit, bar).normalized(), color);
    };
    paintBar(*m_a, a, line.top() + 3, c.text2);
    paintBar(*m_b, b, line.top() + 4 + bar, c.accent);
    if (unit > 0 && reach.least < 0)
        painter.fillRect(QRectF(zero - 0.5, line.top(), 1, line.height()), c.text2);
    painter.setFont(numberFont(12, chosen ? QFont::Bold : QFont::Normal));
    const std::array<QString, 3> numbers = numbersOf(column);
    const QColor foregrounds[] = {c.text, c.accent, c.text};
    for (std::size_t i = 0; i < 3; ++i) {
        painter.setPen(foregrounds[i]);
        painter.drawText(QRectF(width() - (3 - i) * number, line.top(), number - 8, line.height()),
                         Qt::AlignRight | Qt::AlignVCenter, numbers[i]);
    }
}

void CompareBars::mousePressEvent(QMouseEvent* event)
{
    if (!m_a || !m_b || event->button() != Qt::LeftButton)
        return;
    const std::vector<int> columns = shownColumns();
    const auto line = static_cast<std::size_t>(event->position().y() / scaled(compare_line));
    if (line >= 1 && line - 1 < columns.size())
        Q_EMIT columnChosen(columns[line - 1]);
}

} // namespace attn
