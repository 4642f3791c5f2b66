// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/sheetplace.h"

#include "core/base/say.h"
#include "core/layer/otherkeys.h"
#include "core/sheets/exercise.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

const StageTensor& firstOfRow(const Computed& computed) { return *rowStages(computed).front(); }

std::int64_t rowsOf(const Computed& computed)
{
    const Shape& shape = firstOfRow(computed).shape;
    return shape.size() < 2 ? 1 : shape[shape.size() - 2];
}

// The first hidden row, as far as one is named.
bool takeHidden(const Computed& computed, SheetPlace& place)
{
    if (!computed.scene.view || computed.scene.view->hidden.empty())
        return false;
    place.hiddenByScene = true;
    for (const CellBlock& block : computed.scene.view->hidden) {
        const StageTensor* stage = findStage(computed.realized->plan.stages, block.tensor);
        if (!stage)
            continue;
        const auto named = [&](std::string_view letters, std::int64_t& number) {
            const auto axis = stage->axes.find_first_of(letters);
            if (axis == std::string::npos || axis >= block.leading.size())
                return false;
            number = block.leading[axis];
            return true;
        };
        named("b", place.batch);
        named("h", place.head);
        if (stage->axes.starts_with("-") && block.leading.size() + 1 >= stage->axes.size()) {
            place.query = block.leading[stage->axes.size() - 2];
            return true;
        }
        if (named("it", place.query))
            return true;
    }
    return false;
}

// The row of the cell that is chosen in the picture.
std::optional<SheetPlace> chosenPlace(const Computed& computed, const SheetPlace& from)
{
    const auto& view = computed.scene.view;
    if (!view || !view->cell)
        return std::nullopt;
    const StageTensor* stage = findStage(computed.realized->plan.stages, view->stage);
    if (!stage || !stage->queriesByKeys() || view->batch < 0 || view->batch >= stage->shape[0] || view->head < 0 ||
        view->head >= stage->shape[1])
        return std::nullopt;
    SheetPlace place = from;
    place.batch = view->batch;
    place.head = view->head;
    place.query = view->cell->row;
    return place;
}

// Something to work out: keys to choose from; of a dropout alone both kinds of numbers.
bool isWorthwhile(const Computed& computed, const SheetPlace& place)
{
    const bool alone = computed.realized->config.stage == Stage::DropoutOnly;
    std::int64_t allowed = 0, kept = 0;
    const StageTensor* keep = findStage(computed.realized->plan.stages, "keep");
    for (std::int64_t key = 0; key < place.keys; ++key) {
        const bool open = !isForbidden(computed, place, place.query, key);
        allowed += open;
        if (open && keep && keep->traced) {
            const CellRef cell = rowCell(computed, *keep, place, key);
            kept += computed.trace->cell(*computed.trace->find("keep"), cell.index) != 0;
        }
    }
    return allowed >= 2 && (!alone || !keep || (kept > 0 && kept < allowed));
}

} // namespace

std::vector<const StageTensor*> rowStages(const Computed& computed)
{
    const bool alone = computed.realized->config.stage != Stage::Attention;
    std::vector<const StageTensor*> stages;
    for (const StageTensor& stage : computed.realized->plan.stages)
        if (stage.traced && stage.name != "allowed" && computed.trace->find(stage.name) &&
            (alone || (stage.queriesByKeys() && stage.computed())))
            stages.push_back(&stage);
    return stages;
}

CellRef rowCell(const Computed& computed, const StageTensor& stage, const SheetPlace& place, std::int64_t at)
{
    const std::size_t rank = computed.trace->find(stage.name)->shape.size();
    Index index(rank, 0);
    for (std::size_t axis = 0; axis < rank && axis < stage.axes.size(); ++axis)
        index[axis] = stage.axes[axis] == 'b'   ? place.batch
                      : stage.axes[axis] == 'h' ? place.head
                      : stage.axes[axis] == 'k' ? computed.realized->plan.dims.kvHead(place.head)
                                                : 0;
    if (rank >= 2)
        index[rank - 2] = place.query;
    if (rank >= 1)
        index[rank - 1] = at;
    return {stage.name, index};
}

bool isForbidden(const Computed& computed, const SheetPlace& place, std::int64_t query, std::int64_t key)
{
    if (computed.realized->config.stage == Stage::Attention)
        return computed.blocked.applied() && computed.blocked(place.batch, query, key);
    SheetPlace there = place;
    there.query = query;
    const CellRef cell = rowCell(computed, firstOfRow(computed), there, key);
    const double given = computed.trace->cell(*computed.trace->find(cell.tensor), cell.index);
    return std::isinf(given) && given < 0;
}

Result<SheetPlace> sheetPlaceOf(const Computed& computed)
{
    if (rowStages(computed).empty())
        return Error{say("this layer has no rows of attention to work out")};
    const Config& config = computed.realized->config;
    if (config.stage == Stage::Attention && readsMemory(config))
        return Error{say("a worksheet needs self-attention, but the keys of this layer come from a memory")};
    if (config.stage == Stage::Attention && keysAreOthers(computed.scene, computed.realized->plan.dims))
        return Error{say("a worksheet needs self-attention, but the keys of this layer have tokens of their own")};
    if (hasSinks(config))
        return Error{say("the sink of this layer takes a share of each row, but a worksheet has no column for it")};
    SheetPlace place;
    const Shape& shape = firstOfRow(computed).shape;
    // Keys that a causal mask forbids at the end of a row need no room.
    const bool causal =
        computed.realized->config.mask.kind == MaskKind::Causal && masksBefore(computed.realized->config);
    const std::int64_t rows = causal ? std::min<std::int64_t>(rowsOf(computed), most_sheet_keys) : rowsOf(computed);
    place.keys = shape.empty() ? 1 : shape.back();
    if (takeHidden(computed, place)) {
    } else if (const auto chosen = chosenPlace(computed, place);
               chosen && chosen->query >= 0 && chosen->query < rows && isWorthwhile(computed, *chosen)) {
        place = *chosen;
    } else {
        place.query = -1;
        for (std::int64_t step = 0; step < rows && place.query < 0; ++step) {
            SheetPlace tried = place;
            tried.query = ((rows - 1) / 2 + step) % rows;
            if (isWorthwhile(computed, tried))
                place.query = tried.query;
        }
        place.query = place.query < 0 ? (rows - 1) / 2 : place.query;
    }
    if (causal)
        place.keys = std::min<std::int64_t>(place.keys, std::max<std::int64_t>(most_sheet_keys, place.query + 1));
    if (place.keys > most_sheet_keys)
        return Error{say("a row of %1 keys does not fit on a page; a worksheet has room for at most %2", place.keys,
                         countText(most_sheet_keys))};
    return place;
}

} // namespace attn
