// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figureuses.h"

#include "ui/figures/figuregrid.h"

#include <algorithm>

namespace attn {

bool FigureUses::has(bool FigureLook::*part) const
{
    for (const auto of_cells :
         {&FigureLook::tokenLabels, &FigureLook::axes, &FigureLook::digits, &FigureLook::marks, &FigureLook::legend})
        if (part == of_cells)
            return cells;
    return part == &FigureLook::colorBar     ? colors
           : part == &FigureLook::rowSums    ? sums
           : part == &FigureLook::chosenCell ? chosen
           : part == &FigureLook::letters    ? several
                                             : true;
}

FigureUses usesOf(const Figure& figure)
{
    const auto any = [&](auto&& of) {
        return std::ranges::any_of(figure.maps, [&](const FigureMap& map) { return !map.whole && of(map); });
    };
    return {any([](const FigureMap&) { return true; }), any(isColoured),
            any([](const FigureMap& map) { return map.data->hasRowSums(); }),
            any([](const FigureMap& map) { return map.chosen && map.data->contains(*map.chosen); }),
            figure.maps.size() > 1};
}

} // namespace attn
