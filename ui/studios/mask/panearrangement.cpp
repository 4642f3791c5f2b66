// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/panearrangement.h"

#include "ui/studios/mask/maskcards.h"
#include "ui/studios/mask/variantpane.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double largest_variant_cell = 80;
constexpr int least_variant = 170; // px for a variant's name and code
constexpr int few_tokens = 10, named_row = 17;
constexpr int page_edges = 8 + 12; // above and below

// What a page needs besides the panes.
int heightAroundPanes() { return scaled(MaskPage::foot) + page_edges; }
int heightOfCards() { return DifferenceCard::wantedHeight() + 10; }

// The largest cell with which `count` panes fit in `columns` columns, wider than high if the space is; the cards have
// had their share already.
QSizeF cellThatFits(const HeatmapData* any, int count, int columns, QSize room, double pixel)
{
    if (!any)
        return {24, 24};
    const int rows = (count + columns - 1) / columns;
    const auto layout = [&](QSizeF cell, bool words) {
        return layoutHeatmap(*any, VariantPane::partsFor(cell, words, room.width() / 8.0), QSizeF(1e5, 1e5),
                             cell.height(), {}, pixel);
    };
    const auto around = [&](bool words) {
        const HeatmapLayout one = layout({24, 24}, words);
        return one.used.width() - one.whole.width();
    };
    const double left = room.width() - around(true) - (columns - 1) * (around(false) + MaskPage::pane_gap);
    const double widest = left / columns / std::max(any->columns, 1);
    const auto cellOf = [&](double height) {
        const double most = std::min({height * widest_cell, widest, largest_variant_cell});
        return QSizeF(most >= 1 ? std::floor(most) : most, height);
    };
    const auto fits = [&](double height) {
        const QSizeF cell = cellOf(height);
        return height <= widest &&
               rows * (layout(cell, true).used.height() + VariantPane::heightAround() + MaskPage::row_gap) -
                       MaskPage::row_gap <=
                   room.height();
    };
    int low = 1, high = int(largest_variant_cell);
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        fits(middle) ? low = middle : high = middle - 1;
    }
    for (double cell = 1; low == 1 && !fits(cell) && cell > 0.1;)
        if (cell /= 2; fits(cell))
            return cellOf(cell);
    return cellOf(low);
}

} // namespace

int heightWithNames(const HeatmapData& any, int width)
{
    if (any.rows > few_tokens)
        return 0;
    const double row = scaled(named_row);
    const HeatmapLayout layout =
        layoutHeatmap(any, VariantPane::partsFor({row, row}, true, width / 8.0), QSizeF(1e5, 1e5), row, {}, 1);
    return int(std::ceil(layout.used.height())) + VariantPane::heightAround() + heightOfCards() + heightAroundPanes();
}

PaneArrangement arrangePanes(const HeatmapData* any, QSize room, double pixelRatio)
{
    const auto cellOf = [&](int count, int columns, QSize in) {
        return cellThatFits(any, count, columns, in, 1 / pixelRatio);
    };
    const int tokens = any ? any->rows : 6;
    const QSize inside(room.width() - 2 * MaskPage::margin, room.height() - heightAroundPanes());
    const QSize overCards = inside - QSize(0, heightOfCards());
    PaneArrangement best{3, 3, cellOf(3, 3, overCards)};
    const PaneArrangement line{5, 5, cellOf(5, 5, overCards)}, block{5, 3, cellOf(5, 3, inside)};
    // Where no cell can grow any more, a line leaves more room for the cards.
    const double of_line = line.cell.height(), of_block = block.cell.height();
    const bool named = inside.width() / 5 >= scaled(least_variant);
    const PaneArrangement& five = named && (of_line > of_block || of_line >= largest_variant_cell) ? line : block;
    if (five.cell.height() * tokens >= std::min<double>(scaled(MaskPage::least_side), best.cell.height() * tokens))
        best = five;
    return best;
}

} // namespace attn
