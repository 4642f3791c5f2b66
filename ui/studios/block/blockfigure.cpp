// SPDX-License-Identifier: GPL-3.0-or-later
// The block on paper: drawn by the same code at page size, turned as on the screen.
#include "ui/figures/drawing.h"
#include "ui/figures/figurepalette.h"
#include "ui/paint/blockpainter.h"
#include "ui/studios/block/blockmap.h"
#include "ui/studios/block/blockstudio.h"

namespace attn {
namespace {

constexpr QSizeF page(1040, 476); // px of the design

} // namespace

std::optional<SteppedFigure> BlockStudio::draw() const
{
    if (!computed() || m_map->picture().empty())
        return std::nullopt;
    SteppedFigure figure = emptyPicture({m_tensor});
    figure.at = [computed = computed(), at = place(), shown = m_shown,
                 stats = m_stats](const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
        BlockPlace there = at;
        if (const int number = step ? steps.find(at.tensor) : -1; number >= 0 && step->tensor == number) {
            there.cell = Cell{int(step->row), int(step->column)};
            there.term = step->term >= 0 ? step->term : steps.termsOf(*step) - 1;
        }
        const auto picture =
            std::make_shared<const BlockPicture>(blockPicture(*computed, there, looks, stats, steps, step));
        Figure drawn;
        if (picture->empty())
            return drawn;
        drawn.title = QObject::tr("%1 as a block").arg(picture->title);
        drawn.maps.push_back(
            drawing(page.width() / page.height(), [picture, shown](Canvas& canvas, const QRectF& box, double) {
                const double unit = box.width() / page.width();
                canvas.beginShape(QTransform().translate(box.left(), box.top()).scale(unit, unit));
                const BlockLayout layout = layoutBlock(canvas, *picture, shown, page, 1);
                drawBlock(canvas, *picture, layout, shown, figureColors());
                drawBlockFoot(canvas, *picture, layout, figureColors());
                canvas.endShape();
            }));
        return drawn;
    };
    return figure;
}

} // namespace attn
