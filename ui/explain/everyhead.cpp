// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/everyhead.h"

#include "core/matrix/cellmark.h"
#include "ui/document/selection.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/language/headwords.h"
#include "ui/matrix/focusedrow.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>

namespace attn {

namespace {

constexpr std::size_t most_head_bars = 12;
constexpr int head_line = 21; // px

} // namespace

HeadBars::HeadBars(QWidget* parent) : MapWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("This cell in every head"));
}

QSize HeadBars::sizeHint() const { return {scaled(240), scaled(head_line) * int(m_bars.size())}; }

void HeadBars::setBars(std::vector<Bar> bars, int focused)
{
    if (bars == m_bars && focused == m_focused)
        return;
    m_bars = std::move(bars);
    m_focused = focused;
    QStringList words;
    for (int line = 0; line < int(m_bars.size()); ++line)
        words << wordsOf({line, 0});
    describeTo(this, words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

std::optional<Cell> HeadBars::cellAt(QPointF position) const
{
    const int line = int(std::floor(position.y() / scaled(head_line)));
    return line >= 0 && line < int(m_bars.size()) ? std::optional(Cell{line, 0}) : std::nullopt;
}

std::optional<Cell> HeadBars::currentCell() const
{
    const auto bar = std::ranges::find(m_bars, m_focused, &Bar::head);
    return bar == m_bars.end() ? std::nullopt : std::optional(Cell{int(bar - m_bars.begin()), 0});
}

QString HeadBars::wordsOf(Cell cell) const
{
    const Bar& bar = m_bars[std::size_t(cell.row)];
    return bar.off ? tr("head %1, turned off: %2").arg(bar.head).arg(bar.text)
                   : tr("head %1: %2").arg(bar.head).arg(bar.text);
}

void HeadBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    const QFontMetrics strong(textFont(12, QFont::DemiBold)), number(numberFont(12, QFont::Bold));
    int labels = 0, numbers = 0;
    double low = 0, high = 0;
    for (const Bar& bar : m_bars) {
        labels = std::max(labels, strong.horizontalAdvance(titleOfHead(bar.head)));
        numbers = std::max(numbers, number.horizontalAdvance(bar.text));
        if (bar.revealed && std::isfinite(bar.value)) {
            low = std::min(low, bar.value);
            high = std::max(high, bar.value);
        }
    }
    const double line = scaled(head_line), left = labels + 12, room = std::max(width() - left - numbers - 12, 1.0);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar& bar = m_bars[i];
        const bool focused = bar.head == m_focused;
        const QRectF area(0, double(i) * line, width(), line);
        const QColor foreground = focused ? c.accent : bar.off ? c.off : c.text;
        paintText(painter, textFont(12, focused ? QFont::DemiBold : QFont::Normal), foreground, area,
                  Qt::AlignVCenter | Qt::AlignLeft, titleOfHead(bar.head));
        paintText(painter, numberFont(12, focused ? QFont::Bold : QFont::Normal), bar.off && !focused ? c.off : c.text,
                  area, Qt::AlignVCenter | Qt::AlignRight, bar.text);
        if (!bar.revealed || !std::isfinite(bar.value) || !(high > low))
            continue;
        const auto at = [&](double value) { return left + room * (value - low) / (high - low); };
        const double from = std::min(at(0), at(bar.value)), to = std::max(at(0), at(bar.value));
        const QRectF place(std::round(from), area.top() + 4, std::max(std::round(to - from), 1.0), line - 9);
        if (bar.off) {
            QPen dashes(c.edge, 1, Qt::CustomDashLine, Qt::FlatCap);
            dashes.setDashPattern({4, 3});
            painter.setPen(dashes);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(place.adjusted(0, 0, -1, -1));
        } else {
            painter.fillRect(place, focused || c.highContrast ? c.accent : mixed(c.panel, c.accent, 0.4));
        }
    }
    if (const auto current = currentCell(); hasFocus() && current)
        paintFocusRing(painter, QRectF(0, current->row * line, width(), line), 2);
}

EveryHead::EveryHead(Selection* selection, QWidget* parent)
    : InspectorBlock(parent), m_selection(selection), m_title(new PlainLabel(tr("This cell in every head"), this)),
      m_bars(new HeadBars(this))
{
    useTextFont(m_title, 12.5, QFont::DemiBold);
    column()->addWidget(m_title);
    column()->addWidget(m_bars);
    hide();
    connect(m_bars, &HeadBars::headChosen, selection, &Selection::setHead);
    for (auto signal :
         {&Selection::focusChanged, &Selection::chosenChanged, &Selection::stepChanged, &Selection::looksChanged})
        connect(selection, signal, this, &EveryHead::refresh);
}

void EveryHead::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    refresh();
}

HeadBars::Bar EveryHead::barOf(const TracedTensor& tensor, Cell cell, int head) const
{
    HeadBars::Bar bar{head, 0, headIsOff(m_computed->realized->config, head), false, {}};
    const auto shown = focusedCell(*m_computed, tensor.name, m_selection->batch(), head, cell);
    if (!shown || !m_selection->isDone(tensor.name, cell)) {
        bar.text = notYet();
        return bar;
    }
    switch (shown->mark) {
    case CellMark::Masked: bar.text = tr("masked"); break;
    case CellMark::Dropped: bar.text = tr("dropped"); break;
    case CellMark::Hidden: bar.text = QStringLiteral("?"); break;
    default:
        bar.value = shown->value;
        bar.revealed = true;
        bar.text = formatNumber(bar.value, tensor.kind == Kind::Real ? m_selection->digits() : 0);
    }
    return bar;
}

void EveryHead::refresh()
{
    if (!m_selection->isOf(m_computed))
        return;
    const TracedTensor* tensor = m_computed->trace->find(tensorInFocus(*m_computed, *m_selection));
    const auto cell = m_selection->chosen();
    const std::int64_t heads = tensor ? tensorMatrix(*m_computed, *tensor).layerHeads() : 1;
    setVisible(heads > 1 && cell && m_selection->allHeads());
    if (isHidden())
        return;
    std::vector<HeadBars::Bar> bars;
    bars.reserve(std::size_t(heads));
    for (int head = 0; head < int(heads); ++head)
        bars.push_back(barOf(*tensor, *cell, head));
    const std::size_t all = bars.size();
    if (all > most_head_bars) { // the largest, in the order of the heads, and the one in focus
        const auto size = [this](const HeadBars::Bar& bar) {
            return bar.head == m_selection->head() ? INFINITY : bar.revealed ? std::abs(bar.value) : -1;
        };
        std::ranges::stable_sort(bars, std::greater(), size);
        bars.resize(most_head_bars);
        std::ranges::sort(bars, {}, &HeadBars::Bar::head);
    }
    m_title->setText(all > most_head_bars
                         ? tr("This cell in %1 of %2 heads (largest values)").arg(most_head_bars).arg(all)
                         : tr("This cell in every head"));
    m_bars->setBars(std::move(bars), m_selection->head());
}

} // namespace attn
