// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/sheetlegend.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/keycap.h"
#include "ui/language/keynames.h"
#include "ui/model/changebar.h"
#include "ui/model/sheetlayout.h"
#include "ui/paint/colorbar.h"
#include "ui/paint/hatch.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <array>
#include <vector>

namespace attn {

namespace {

constexpr int legend_line = 28, legend_gap = 20, swatch_gap = 8, legend_margin = 16; // px
constexpr int bar_length = 110, swatch_side = 18, change_length = 40;

enum class LegendItem { Colours, Masked, Changed, Off, Keys };

constexpr std::array all_items{LegendItem::Colours, LegendItem::Masked, LegendItem::Changed, LegendItem::Off,
                               LegendItem::Keys};

struct PlacedLegendItem {
    LegendItem item;
    QRect place;
};

QString legendWords(LegendItem item, bool brief)
{
    switch (item) {
    case LegendItem::Masked: return SheetLegend::tr("masked");
    case LegendItem::Changed:
        return (brief ? SheetLegend::tr("largest change (full bar: %1 or more)")
                      : SheetLegend::tr("largest weight change (full bar: %1 or more)"))
            .arg(full_change);
    case LegendItem::Off: return SheetLegend::tr("turned off");
    default: return {};
    }
}

struct KeyWords {
    QString key, words;
};

std::vector<KeyWords> legendKeys()
{
    return {{enterKey(), SheetLegend::tr("open layer")}, {SheetLegend::tr("O"), SheetLegend::tr("on, off")}};
}

int legendItemWidth(LegendItem item, bool brief)
{
    const QFontMetrics metrics(textFont(12));
    if (item == LegendItem::Colours)
        return scaled(bar_length);
    if (item != LegendItem::Keys)
        return (item == LegendItem::Changed ? change_length : swatch_side) + swatch_gap +
               metrics.horizontalAdvance(legendWords(item, brief));
    int width = -swatch_gap;
    for (const KeyWords& each : legendKeys())
        width += keyCapSize(each.key).width() + 4 + metrics.horizontalAdvance(each.words) + swatch_gap;
    return width;
}

std::vector<PlacedLegendItem> placeLegend(const std::vector<LegendItem>& items, int width, bool brief)
{
    std::vector<PlacedLegendItem> placed;
    int x = legend_margin, y = 0;
    for (const LegendItem item : items) {
        const int wide = legendItemWidth(item, brief);
        if (x > legend_margin && x + wide > width - legend_margin) {
            x = legend_margin;
            y += scaled(legend_line);
        }
        placed.push_back({item, QRect(x, y, wide, scaled(legend_line))});
        x += wide + legend_gap;
    }
    if (!placed.empty() && placed.back().item == LegendItem::Keys) // at the end of its line
        placed.back().place.moveRight(std::max(width - legend_margin - 1, placed.back().place.right()));
    return placed;
}

// In few words where more would take a second line.
bool isBrief(int width)
{
    const auto placed = placeLegend({all_items.begin(), all_items.end()}, width, false);
    return placed.back().place.top() > 0;
}

void paintLegendSwatch(QPainter& painter, LegendItem item, const QRect& place)
{
    const QRectF box(place.left(), place.center().y() - swatch_side / 2, swatch_side, swatch_side);
    if (item == LegendItem::Masked) {
        painter.fillRect(box, hatchBrush(colors(), box.topLeft(), pixelOf(painter.device())));
    } else if (item == LegendItem::Off) {
        QPen dashes(colors().edge, 1, Qt::CustomDashLine, Qt::FlatCap);
        dashes.setDashPattern({4, 3});
        painter.setPen(dashes);
        painter.drawRect(box.adjusted(0, 0, -1, -1));
    } else {
        paintChangeBar(painter, QRectF(place.left(), place.center().y() - 1, change_length, 3), full_change / 2);
    }
}

void paintLegendKeys(QPainter& painter, const QRect& place)
{
    const QFont font = textFont(12);
    int x = place.left();
    for (const KeyWords& each : legendKeys()) {
        const QSize cap = keyCapSize(each.key);
        paintKeyCap(painter, QRectF(QPointF(x, place.center().y() - cap.height() / 2), QSizeF(cap)), each.key);
        x += cap.width() + 4;
        paintText(painter, font, colors().text2, QRectF(x, place.top(), place.right() - x + 1, place.height()),
                  Qt::AlignVCenter, each.words);
        x += QFontMetrics(font).horizontalAdvance(each.words) + swatch_gap;
    }
}

} // namespace

SheetLegend::SheetLegend(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Legend for all heads")); }

void SheetLegend::setState(const State& state)
{
    m_state = state;
    QStringList words;
    for (const auto& [item, there] :
         {std::pair(LegendItem::Masked, state.masked), std::pair(LegendItem::Changed, state.changed),
          std::pair(LegendItem::Off, state.off)})
        if (there)
            words << legendWords(item, false);
    describeTo(this, words.join(QStringLiteral(", ")));
    update();
}

int SheetLegend::heightFor(int width) const
{
    const auto placed = placeLegend({all_items.begin(), all_items.end()}, width, isBrief(width));
    return placed.back().place.bottom() + 1;
}

void SheetLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    std::vector<LegendItem> items;
    if (m_state.colours)
        items.push_back(LegendItem::Colours);
    if (m_state.masked)
        items.push_back(LegendItem::Masked);
    if (m_state.changed)
        items.push_back(LegendItem::Changed);
    if (m_state.off)
        items.push_back(LegendItem::Off);
    if (m_state.keys)
        items.push_back(LegendItem::Keys);
    const bool brief = isBrief(width());
    for (const auto& [item, place] : placeLegend(items, width(), brief)) {
        if (item == LegendItem::Keys) {
            paintLegendKeys(painter, place);
        } else if (item == LegendItem::Colours) {
            const QRectF bar(place.left(), place.center().y() - 7, place.width(), 14);
            paintFlatColorBar(painter, bar, *m_state.colours, colors());
        } else {
            paintLegendSwatch(painter, item, place);
            const int left = place.left() + (item == LegendItem::Changed ? change_length : swatch_side) + swatch_gap;
            paintText(painter, textFont(12), colors().text2,
                      QRectF(left, place.top(), place.right() - left + 1, place.height()), Qt::AlignVCenter,
                      legendWords(item, brief));
        }
    }
}

} // namespace attn
