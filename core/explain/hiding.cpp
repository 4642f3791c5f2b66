// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/hiding.h"

#include "core/explain/withhold.h"

#include <algorithm>

namespace attn {

namespace {

// Whether `inner` is a part of `outer`, or the same.
bool isPartOf(const CellBlock& inner, const CellBlock& outer)
{
    return inner.tensor == outer.tensor && inner.leading.size() >= outer.leading.size() &&
           std::equal(outer.leading.begin(), outer.leading.end(), inner.leading.begin());
}

void hide(std::vector<CellBlock>& hidden, const CellBlock& block)
{
    if (std::ranges::any_of(hidden, [&](const CellBlock& each) { return isPartOf(block, each); }))
        return;
    std::erase_if(hidden, [&](const CellBlock& each) { return isPartOf(each, block); });
    hidden.push_back(block);
}

// Splits the rest of a larger block into parts, axis by axis.
void show(std::vector<CellBlock>& hidden, const CellBlock& block, const Shape& shape)
{
    std::erase_if(hidden, [&](const CellBlock& each) { return isPartOf(each, block); });
    const auto around = std::ranges::find_if(hidden, [&](const CellBlock& each) { return isPartOf(block, each); });
    if (around == hidden.end())
        return;
    CellBlock part = *around;
    hidden.erase(around);
    while (part.leading.size() < block.leading.size()) {
        const std::size_t axis = part.leading.size();
        part.leading.push_back(0);
        for (; part.leading[axis] < shape[axis]; ++part.leading[axis])
            if (part.leading[axis] != block.leading[axis])
                hidden.push_back(part);
        part.leading[axis] = block.leading[axis];
    }
}

} // namespace

std::vector<CellBlock> toggled(const Computed& computed, std::vector<CellBlock> hidden,
                               const std::vector<CellBlock>& blocks)
{
    if (std::ranges::all_of(blocks, [&](const CellBlock& block) { return hidesAll(computed, block); }))
        return shown(computed, std::move(hidden), blocks);
    for (const CellBlock& block : blocks)
        hide(hidden, block);
    return hidden;
}

std::vector<CellBlock> shown(const Computed& computed, std::vector<CellBlock> hidden,
                             const std::vector<CellBlock>& blocks)
{
    for (const CellBlock& block : blocks)
        for (const CellBlock& each : whatHides(computed, block))
            show(hidden, each, computed.trace->find(each.tensor)->shape);
    return hidden;
}

std::vector<CellBlock> insideOf(const Computed& computed, std::vector<CellBlock> hidden)
{
    std::erase_if(hidden, [&](const CellBlock& block) {
        const TracedTensor* tensor = computed.trace->find(block.tensor);
        if (!tensor || block.leading.size() > tensor->shape.size())
            return true;
        for (std::size_t axis = 0; axis < block.leading.size(); ++axis)
            if (block.leading[axis] >= tensor->shape[axis])
                return true;
        return false;
    });
    return hidden;
}

} // namespace attn
