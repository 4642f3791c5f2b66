// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figuredigits.h"

#include "ui/figures/figuregrid.h"
#include "ui/kit/numbertext.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double comfortable = 6, legible = 5;           // points, whatever the scale
constexpr double widest_part = 0.84, highest_part = 0.5; // of a cell
constexpr int most_cells = 64 * 64;

// The largest size at which the widest number fits at `decimals`.
double sizeFor(const HeatmapData& data, const PanelLayout& panel, double largest, int decimals)
{
    const double width = cellCharacters(data.inCells(data.smallest), data.inCells(data.largest), decimals) *
                         textWidth(QStringLiteral("0"), {TextFace::Numbers, 1}); // at one point
    return std::min({panel.cell.width() * widest_part / width, panel.cell.height() * highest_part, largest});
}

void chooseFor(const HeatmapData& data, PanelLayout& panel, double largest, double smallest)
{
    if (data.size() > most_cells)
        return;
    // With fewer decimals most weights would read 0.0: then the colours alone say more.
    const bool whole = data.wholeNumbers();
    const double size = data.inCells(std::max(-data.smallest, data.largest));
    const int least = whole || size >= 100 ? 0 : size > 1 + 1e-3 ? 1 : 2;
    for (const double wanted :
         {std::max(std::min(comfortable, largest), smallest), std::max(std::min(legible, largest), smallest)})
        for (int decimals = std::max(whole ? 0 : data.digits, least); decimals >= least; --decimals)
            if (const double fits = sizeFor(data, panel, largest, decimals); fits >= wanted) {
                panel.decimals = decimals;
                panel.digitSize = fits;
                return;
            }
}

} // namespace

void chooseDigits(const Figure& figure, FigureLayout& layout)
{
    int decimals = 99;
    double size = 1e9;
    for (std::size_t i = 0; i < figure.maps.size(); ++i) {
        PanelLayout& panel = layout.panels[i];
        chooseFor(*figure.maps[i].data, panel, std::max(layout.largestDigits * layout.scale, layout.leastDigits),
                  layout.leastDigits);
        decimals = std::min(decimals, panel.decimals);
        size = std::min(size, panel.digitSize);
    }
    // Maps that share a colour bar are compared: their numbers are written alike.
    const bool alike = shareRange(figure);
    for (PanelLayout& panel : layout.panels) {
        panel.decimals = decimals < 0 ? -1 : alike ? decimals : panel.decimals;
        panel.digitSize = alike ? size : panel.digitSize;
    }
}

} // namespace attn
