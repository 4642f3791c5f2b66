// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/operandlayout.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/colorbar.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/paint/labelpainter.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

// px
constexpr double axis_strip = 44, bare_margin = 16, name_space = 20, least_names = 64, most_names = 130;
constexpr double title_height = 30, names_height = 26, across_gap = 34, down_gap = 40, between_rows = 6;
constexpr double shares_height = 62, shares_gap = 12, foot_gap = 18, foot_height = 62, foot_margin = 14,
                 least_foot = 760;
constexpr double bar_space = 18, bar_thickness = 14, bar_words = 8, right_space = 8;
constexpr QSizeF least_cell(48, 20), largest_cell(110, 48);
constexpr double most_wide = 3; // times their height
constexpr std::int64_t least_terms = 6;
constexpr std::int64_t few_tokens = 6, few_products = 3; // that a page shows with their digits before it scrolls

// The space around the result, in cells and px.
struct OperandRoom {
    double left = 0, names = 0, across = 0, right = 0, top = 0, down = 0, bottom = 0;
    std::int64_t topCells = 0; // besides the terms
    bool termsLeft = false, termsAbove = false;

    double width() const { return left + names + across + right; }
    double height() const { return top + down + bottom; }
    // If the cells would not fit, the foot and the color bar are dropped: what they show is also beside the picture.
    void fitInto(QSizeF size, std::int64_t cellsAcross, std::int64_t cellsDown)
    {
        if (height() + double(cellsDown) * least_cell.height() > size.height())
            bottom = foot_margin;
        if (width() + double(cellsAcross) * scaled(least_cell.width()) > size.width())
            right = right_space;
    }
    // The whole picture with cells of this width.
    QSizeF sizeFor(const OperandCounts& counts, double cellWidth) const
    {
        const std::int64_t across = counts.columns + (termsLeft ? counts.terms : 0);
        const std::int64_t down = counts.rows + topCells + (termsAbove ? counts.terms : 0);
        const double cellHeight = std::max(least_cell.height(), std::ceil(cellWidth / most_wide));
        return {width() + double(across) * cellWidth, height() + double(down) * cellHeight};
    }
    QSizeF cell(const OperandCounts& shown, QSizeF size, double pixel) const
    {
        const std::int64_t across = shown.columns + (termsLeft ? shown.terms : 0);
        const std::int64_t down = shown.rows + topCells + (termsAbove ? shown.terms : 0);
        const auto whole = [&](double length) { return std::floor(length / pixel) * pixel; };
        const double height = whole(std::min((size.height() - this->height()) / double(down), largest_cell.height()));
        const double width = whole(std::min((size.width() - this->width()) / double(across), largest_cell.width()));
        return {std::max(std::min(width, whole(height * most_wide)), pixel), std::max(std::min(height, width), pixel)};
    }
};

double namesWidth(const QStringList& names)
{
    const QFontMetricsF metrics(textFont(12));
    return std::ceil(widestLabel(names, [&](const QString& name) { return metrics.horizontalAdvance(name); })) +
           name_space;
}

OperandRoom roomOf(const HeatmapData& result, bool product, bool left, bool top, std::size_t above, bool row)
{
    OperandRoom room;
    room.left = result.rowTitle.isEmpty() ? bare_margin : axis_strip;
    room.names = std::clamp(namesWidth(result.rowLabels), least_names, most_names);
    room.termsLeft = left;
    room.termsAbove = top;
    room.across = left ? across_gap : 0;
    room.right = bar_space + bar_thickness + bar_words + colorBarTextWidth(result) + right_space;
    room.top = scaled(title_height) + scaled(names_height);
    room.topCells = std::int64_t(above);
    room.down = down_gap + (product ? 0 : between_rows * double(std::max<std::size_t>(above, 1) - 1)) +
                (row ? scaled(shares_height) + shares_gap : 0);
    room.bottom = foot_gap + scaled(foot_height) + foot_margin;
    return room;
}

OperandRoom roomOf(const CellOperands& shown, const HeatmapData& whole, const OperandCounts& counts, QSizeF size)
{
    OperandRoom room = roomOf(whole, shown.layout == CellOperands::Layout::Product, shown.left.has_value(),
                              shown.top.has_value(), shown.above.size(), isRowOperation(shown.operation));
    room.fitInto(size, counts.columns + (shown.left ? counts.terms : 0),
                 counts.rows + std::int64_t(shown.above.size()) + (shown.top ? counts.terms : 0));
    return room;
}

} // namespace

OperandCounts operandsThatFit(const OperandCounts& all, const CellOperands& shown, const HeatmapData& whole,
                              QSizeF size)
{
    const OperandRoom room = roomOf(shown, whole, all, size);
    const auto across = std::int64_t((size.width() - room.width()) / scaled(least_cell.width()));
    const auto down = std::int64_t((size.height() - room.height()) / least_cell.height()) - room.topCells;
    OperandCounts fit = all;
    if (room.termsLeft)
        fit.terms = std::min(fit.terms, std::max(least_terms, across - all.columns));
    if (room.termsAbove)
        fit.terms = std::min(fit.terms, std::max(least_terms, down - all.rows));
    fit.columns = std::clamp<std::int64_t>(across - (room.termsLeft ? fit.terms : 0), 1, all.columns);
    fit.rows = std::clamp<std::int64_t>(down - (room.termsAbove ? fit.terms : 0), 1, all.rows);
    return fit;
}

QSizeF leastOperandSize(const OperandCounts& all, const CellOperands& shown, const HeatmapData& whole)
{
    const OperandCounts few{std::min(all.rows, few_tokens), std::min(all.columns, few_tokens),
                            std::min(all.terms, few_products)};
    return roomOf(shown, whole, few, {0, 0}).sizeFor(few, scaled(least_cell.width()));
}

QSizeF wholeOperandSize(const OperandCounts& all, const CellOperands& shown, const HeatmapData& whole)
{
    const int characters = cellCharacters(whole.inCells(whole.smallest), whole.inCells(whole.largest), whole.digits);
    const double digits = characters * QFontMetricsF(numberFont(12)).horizontalAdvance(QLatin1Char('0')) + 4;
    constexpr double plenty = 1e6; // px
    return roomOf(shown, whole, all, {plenty, plenty})
        .sizeFor(all, std::max<double>(scaled(least_cell.width()), std::ceil(digits)));
}

OperandLayout layoutOperands(const OperandPicture& picture, QSizeF size, double pixel)
{
    const HeatmapData& result = *picture.result;
    const bool product = picture.layout == CellOperands::Layout::Product, row = isRowOperation(picture.operation);
    OperandRoom room =
        roomOf(result, product, picture.left != nullptr, picture.top != nullptr, picture.above.size(), row);
    const std::int64_t terms = picture.left ? picture.left->columns : picture.top ? picture.top->rows : 0;
    room.fitInto(size, result.columns + (picture.left ? terms : 0),
                 result.rows + std::int64_t(picture.above.size()) + (picture.top ? terms : 0));
    const QSizeF cell = room.cell({result.rows, result.columns, terms}, size, pixel);
    const double leftWidth = picture.left ? picture.left->columns * cell.width() : 0;
    const double used = room.width() + leftWidth + result.columns * cell.width();
    const double shift = std::max(0.0, std::floor((size.width() - used) / 2));

    OperandLayout layout;
    layout.cell = cell;
    const auto placed = [&](double x, double y, int rows, int columns) {
        MapGeometry map;
        map.pixel = pixel;
        map.cell = cell;
        map.origin = {snapped(x, pixel), snapped(y, pixel)};
        map.area = QRectF(map.origin, map.mapSize(rows, columns));
        return map;
    };
    const double leftEdge = shift + room.left + room.names;
    const double x = leftEdge + leftWidth + room.across;
    double y = room.top;
    layout.text = shift + bare_margin;
    // Over the columns, or as far to the left of them as it needs to end inside the picture.
    const double last = size.width() - right_space - titleWidth(result.columnTitle);
    layout.title = {std::max(std::min(x, last), bare_margin), 12.0 + scaled(12)};
    layout.columnLabels = QRectF(x, scaled(title_height), result.columns * cell.width(), scaled(names_height) - 4);
    if (picture.top) {
        layout.top = placed(x, y, picture.top->rows, picture.top->columns);
        y += layout.top.area.height();
    }
    for (std::size_t i = 0; i < picture.above.size(); ++i) {
        layout.above.push_back(placed(x, y, 1, picture.above[i]->columns));
        y += cell.height() + (product || i + 1 == picture.above.size() ? 0 : between_rows);
    }
    if (row) {
        layout.shares = QRectF(x, y + shares_gap, result.columns * cell.width(), scaled(shares_height));
        y = layout.shares.bottom();
    }
    y += down_gap;
    layout.result = placed(x, y, result.rows, result.columns);
    if (picture.left)
        layout.left = placed(leftEdge, y, picture.left->rows, picture.left->columns);
    const QRectF area = layout.result.area;
    layout.rowLabels = QRectF(leftEdge - room.names, y, room.names - 4, area.height());
    if (room.right > right_space)
        layout.bar = QRectF(area.right() + bar_space, y, bar_thickness, std::max(area.height() - 1, 44.0));
    const double foot = std::min(std::max(used, double(scaled(least_foot))), size.width()) - 2 * bare_margin;
    if (room.bottom > foot_margin)
        layout.foot =
            QRectF(std::floor((size.width() - foot) / 2), area.bottom() + foot_gap, foot, scaled(foot_height));
    // A turned title is longer than a low map: it is left out before it would be cut or lie across the foot.
    const QRectF axis(shift + 16, y, 20, area.height());
    const double end = y + titleWidth(result.rowTitle);
    if (!result.rowTitle.isEmpty() && end <= size.height() &&
        (layout.foot.isEmpty() || end <= layout.foot.top() || layout.foot.left() >= axis.right()))
        layout.axis = axis;
    return layout;
}

} // namespace attn
