// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/recordedmask.h"

#include "core/layer/positions.h"

#include <algorithm>

namespace attn {
namespace {

bool isCausal(std::span<const std::shared_ptr<HeldMatrix>> maps)
{
    bool below = false;
    for (const auto& map : maps) {
        if (map->rows != map->columns)
            return false;
        for (int row = 0; row < map->rows; ++row)
            for (int column = 0; column < map->columns; ++column) {
                const float value = map->value({row, column});
                if (column > row && value != 0)
                    return false;
                below |= column < row && value != 0;
            }
    }
    return below;
}

} // namespace

void markRecordedMask(std::span<const std::shared_ptr<HeldMatrix>> maps, const Config& config)
{
    const bool given = isByPosition(config.mask.kind);
    if (!given && !isCausal(maps))
        return;
    for (const auto& map : maps)
        for (int row = 0; row < map->rows; ++row)
            for (int column = 0; column < map->columns; ++column) {
                CellMark& mark = map->marks[map->indexOf({row, column})];
                const bool allowed = given ? maskAllows(config.mask, row, column) : column <= row;
                if (mark == CellMark::Zero && !allowed)
                    mark = CellMark::Masked;
            }
}

} // namespace attn
