// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/headrows.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/language/said.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int words_line = 18, chart_height = 22, line_gap = 4; // px

QString figureName(HeadFigure figure)
{
    return figure == HeadFigure::Largest ? HeadRows::tr("largest weight")
                                         : HeadRows::tr("mean %1").arg(said(wordsOf(figure).name));
}

// Over its chart: the numbers beside it have no room for units.
QString chartName(HeadFigure figure)
{
    const HeadFigureWords& words = wordsOf(figure);
    const QString name = said(words.name);
    return words.unit.empty() ? name : QStringLiteral("%1 (%2)").arg(name, said(words.unit));
}

QString bareNumber(double value, HeadFigure figure) { return formatNumber(value, wordsOf(figure).decimals); }

QString withUnit(double value, HeadFigure figure)
{
    const HeadFigureWords& words = wordsOf(figure);
    const QString number = formatNumber(value, words.decimals);
    return words.unit.empty() ? number : number + QLatin1Char(' ') + said(words.unit);
}

} // namespace

HeadRows::HeadRows(QWidget* parent) : MapWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Statistics of the head, row by row"));
}

QSize HeadRows::sizeHint() const
{
    return {scaled(240), scaled(words_line) + head_figures * (scaled(words_line) + chart_height + line_gap)};
}

void HeadRows::setFigures(std::optional<HeadFigures> figures, const QString& instead, const QStringList& queries)
{
    m_figures = std::move(figures);
    m_instead = instead;
    m_queries = queries;
    m_pointed.reset();
    describe();
    update();
}

void HeadRows::setChosen(std::optional<int> query)
{
    if (std::exchange(m_chosen, query) == query)
        return;
    describe();
    update();
}

QString HeadRows::meanText(HeadFigure figure) const
{
    return m_figures ? withUnit(valueOf(m_figures->mean, figure), figure) : m_instead;
}

QString HeadRows::rowText(int query, HeadFigure figure) const
{
    const RowFigures& row = m_figures->rows[std::size_t(query)];
    return row.counts ? withUnit(valueOf(row, figure), figure) : tr("one key");
}

// For a screen reader: the means, then the row of the chosen query.
void HeadRows::describe()
{
    QStringList words;
    for (int figure = 0; figure < head_figures; ++figure)
        words << tr("%1 %2").arg(figureName(HeadFigure(figure)), meanText(HeadFigure(figure)));
    const int query = m_chosen.value_or(-1);
    if (m_figures && query >= 0 && query < int(m_figures->rows.size()))
        words << wordsOf(Cell{m_line, query});
    describeTo(this, words.join(QStringLiteral(", ")));
}

QSize HeadRows::cellCount() const { return {m_figures ? int(m_figures->rows.size()) : 0, head_figures}; }

QRectF HeadRows::chartRect(int figure) const
{
    const int step = scaled(words_line) + chart_height + line_gap;
    return {0.0, double(figure * step + 2 * scaled(words_line)), double(width()), double(chart_height)};
}

double HeadRows::barWidth() const
{
    return m_figures && !m_figures->rows.empty() ? width() / double(m_figures->rows.size()) : 0;
}

std::optional<Cell> HeadRows::cellAt(QPointF position) const
{
    if (!m_figures || barWidth() <= 0 || position.x() < 0 || position.x() >= width())
        return std::nullopt;
    for (int figure = 0; figure < head_figures; ++figure)
        if (const QRectF chart = chartRect(figure); position.y() >= chart.top() && position.y() < chart.bottom())
            return Cell{figure, std::min(int(position.x() / barWidth()), int(m_figures->rows.size()) - 1)};
    return std::nullopt;
}

std::optional<Cell> HeadRows::currentCell() const
{
    return m_chosen ? std::optional(Cell{m_line, *m_chosen}) : std::nullopt;
}

void HeadRows::pointAt(std::optional<Cell> cell)
{
    const auto query = cell ? std::optional(cell->column) : std::nullopt;
    if (std::exchange(m_pointed, query) != query)
        update();
}

void HeadRows::choose(Cell cell)
{
    m_line = cell.row;
    Q_EMIT queryChosen(cell.column);
    describe();
}

QString HeadRows::wordsOf(Cell cell) const
{
    const HeadFigure figure = HeadFigure(cell.row);
    const RowFigures& row = m_figures->rows[std::size_t(cell.column)];
    const QString name = said(attn::wordsOf(figure).name);
    const QString query = tr("query %1").arg(m_queries.value(cell.column));
    if (!row.counts)
        return tr("%1: %2, so the %3 is meaningless").arg(query, tr("fewer than two keys"), name);
    const double most = mostOf(row, figure);
    return most == 1 ? tr("%1: %2 %3").arg(query, name, rowText(cell.column, figure))
                     : tr("%1: %2 %3, at most %4")
                           .arg(query, name, rowText(cell.column, figure),
                                formatNumber(most, attn::wordsOf(figure).decimals));
}

// Bars narrower than a pixel share one: the highest of them is seen.
void HeadRows::paintBars(QPainter& painter, HeadFigure figure) const
{
    const Colors& c = colors();
    const QRectF chart = chartRect(int(figure));
    painter.fillRect(chart, c.base);
    const double step = barWidth(), gap = step >= 4 ? 1 : 0;
    const int query = m_pointed ? *m_pointed : m_chosen.value_or(-1);
    double mostOfAll = 0; // one scale for all rows
    for (const RowFigures& row : m_figures->rows)
        mostOfAll = std::max(mostOfAll, row.counts ? mostOf(row, figure) : 0);
    const auto barOf = [&](int place, double value) {
        const double high = mostOfAll > 0 ? std::clamp(value / mostOfAll, 0.0, 1.0) * chart.height() : 0;
        const double left = std::floor(place * step), right = std::max(std::floor((place + 1) * step) - gap, left + 1);
        return QRectF(left, chart.bottom() - std::ceil(high), right - left, std::ceil(high));
    };
    for (int place = 0; place < int(m_figures->rows.size()); ++place) {
        const RowFigures& row = m_figures->rows[std::size_t(place)];
        if (!row.counts)
            continue;
        const bool revealed = place == query;
        if (!c.highContrast && mostOf(row, figure) < mostOfAll) { // how far this row could go
            const QRectF possible = barOf(place, mostOf(row, figure));
            painter.fillRect(QRectF(possible.left(), possible.top(), possible.width(), 1), c.line);
        }
        painter.fillRect(barOf(place, valueOf(row, figure)),
                         revealed ? c.accent : mixed(c.panel, c.q, c.highContrast ? 1 : 0.55));
    }
    painter.fillRect(QRectF(chart.left(), chart.bottom() - 1, chart.width(), 1), c.edge);
}

void HeadRows::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    const QFont words = textFont(12), numbers = numberFont(12);
    const int query = m_pointed ? *m_pointed : m_chosen.value_or(-1);
    const bool revealed = m_figures && query >= 0 && query < int(m_figures->rows.size());
    const double column = QFontMetricsF(numbers).horizontalAdvance(QStringLiteral("0.000e-00")) + 4;
    const QRectF head(0, 0, width(), scaled(words_line));
    paintText(painter, words, c.text2, head, Qt::AlignVCenter | Qt::AlignRight, tr("all rows"));
    if (revealed) {
        const QRectF name(0, 0, width() - column, head.height());
        paintText(
            painter, words, c.accent, name, Qt::AlignVCenter | Qt::AlignRight,
            QFontMetricsF(words).elidedText(tr("row “%1”").arg(m_queries.value(query)), Qt::ElideMiddle, column + 24));
    }
    for (int line = 0; line < head_figures; ++line) {
        const HeadFigure figure = HeadFigure(line);
        const QRectF chart = chartRect(line);
        const QRectF text(0, chart.top() - scaled(words_line), width(), scaled(words_line));
        paintText(painter, words, c.text, text, Qt::AlignVCenter | Qt::AlignLeft, chartName(figure));
        paintText(painter, numbers, c.text, text, Qt::AlignVCenter | Qt::AlignRight,
                  m_figures ? bareNumber(valueOf(m_figures->mean, figure), figure) : m_instead);
        if (revealed && m_figures->rows[std::size_t(query)].counts)
            paintText(painter, numbers, c.accent, text.adjusted(0, 0, -column, 0), Qt::AlignVCenter | Qt::AlignRight,
                      bareNumber(valueOf(m_figures->rows[std::size_t(query)], figure), figure));
        if (m_figures)
            paintBars(painter, figure);
    }
    if (hasFocus())
        paintFocusRing(painter, chartRect(m_line).adjusted(0, 0, 0, 1), 0);
}

} // namespace attn
