// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/blocklayout.h"

#include "ui/kit/numbertext.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

// px of the design
constexpr double page_margin = 16, words_height = 52, sum_height = 62, sum_margin = 12, below_names = 28, slanting = 40,
                 name_gap = 14, frame_room = 10;
constexpr double aside_width = 250, aside_from = 860, flat_bar_width = 210, flat_bar_height = 20;
constexpr double digits_from = 36, digits_high = 15, digit_px = 12, larger_digits = 13, larger_from = 60,
                 least_digits = 10.5;
constexpr double slant_rise = 0.62; // of a label at 38 degrees
constexpr double most_scale = 1.6, longest_name = 150;

double widest(const Canvas& canvas, const QStringList& names)
{
    double width = 0;
    for (const QString& name : names)
        width = std::max(width, canvas.textWidth(name, {TextFace::Strong, 12}));
    return std::min(width, longest_name);
}

// As many decimals as a cell of this width has elsewhere, in somewhat smaller digits where they would not fit else.
void chooseDigits(const Canvas& canvas, const BlockPicture& picture, double larger, BlockLayout& layout)
{
    const QSizeF cell = layout.geometry.mainSize();
    if (cell.width() < (digits_from - BlockGeometry::gap) * larger || cell.height() < digits_high * larger)
        return;
    const HeldMatrix& scale = *picture.scale;
    const double narrower = scale.smallest < 0 ? 6 : 0;
    const int most = decimalsForCell(cell.width() / larger + BlockGeometry::gap - narrower, scale.digits);
    for (int decimals = most; decimals > 0; --decimals)
        for (const double px : {cell.width() >= larger_from * larger ? larger_digits : digit_px, 11.0, least_digits}) {
            layout.digits = {TextFace::Numbers, px};
            layout.room = int((cell.width() - 1) / canvas.textWidth(QStringLiteral("0"), layout.digits));
            if (cellCharacters(scale.smallest, scale.largest, decimals) <= layout.room) {
                layout.decimals = decimals;
                return;
            }
        }
}

} // namespace

BlockLayout layoutBlock(const Canvas& canvas, const BlockPicture& picture, const BlockShown& shown, QSizeF size,
                        double larger, bool foot)
{
    BlockLayout layout;
    const double edge = page_margin * larger;
    layout.axes = {edge + 4, 20 * larger};
    layout.bar = QRectF(edge + 4, 28 * larger, flat_bar_width * larger, flat_bar_height * larger);
    const double below = foot ? (sum_height + 2 * sum_margin) * larger : 0;
    if (foot) {
        const double top = size.height() - (sum_height + sum_margin) * larger;
        const bool aside = size.width() >= aside_from * larger;
        const double width = size.width() - 2 * edge - (aside ? (aside_width + page_margin) * larger : 0);
        layout.foot = QRectF(edge + 4, top, width, sum_height * larger);
        layout.aside = aside ? QRectF(layout.foot.right() + edge, top, aside_width * larger, sum_height * larger)
                             : QRectF(size.width() - edge - aside_width * larger, 4 * larger, aside_width * larger,
                                      sum_height * larger);
    }
    BlockExtent extent{picture.rows(),
                       picture.columns(),
                       picture.layers(),
                       shown.edges &&
                           (!shown.view.addsUp() || picture.block.all.terms == 1), // of one layer, not of a sum
                       picture.layer,
                       picture.at.value_or(Cell()),
                       {}};
    for (int layer = 0; layer < extent.layers; ++layer)
        for (int row = 0; row < extent.rows; ++row)
            for (int column = 0; column < extent.columns; ++column)
                extent.flat.push_back(picture.block.cube(layer, row, column).mark == CellMark::Pending);
    const double names = widest(canvas, shown.view.fromAbove() ? picture.termNames : picture.rowNames);
    const double above = std::max(widest(canvas, picture.columnNames) * slant_rise, 12.0) + name_gap * larger;
    const double left = edge + names + name_gap * larger;
    const double right = edge + std::min(widest(canvas, picture.rowNames), 60.0) + 8;
    // Turned, the block leaves the corner of the sentence and the bar free.
    const bool straight = shown.view.addsUp() || shown.view.fromAbove();
    const double top = shown.view.fromSide() ? (words_height + frame_room) * larger // no names are above
                       : straight            ? words_height * larger + above
                                             : std::max(above + 8, words_height * larger);
    const QRectF room(left, top, std::max(size.width() - left - right, 40.0),
                      std::max(size.height() - top - below - below_names * larger - slanting * (larger - 1), 40.0));
    layout.geometry = BlockGeometry(extent, shown.view, room, most_scale * larger);
    if (shown.digits)
        chooseDigits(canvas, picture, larger, layout);
    return layout;
}

} // namespace attn
