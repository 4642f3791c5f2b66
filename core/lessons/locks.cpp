// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/locks.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/io/scene/blockname.h"
#include "core/model/modelpage.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace attn {

namespace {

// Whether `cell` lies in `block`. An edit of x may leave the batch axis out.
bool covers(const CellBlock& block, const CellBlock& cell)
{
    if (block.tensor != cell.tensor)
        return false;
    Index leading = block.leading;
    if (block.tensor == "x" && cell.leading.size() == 2 && !leading.empty())
        leading.erase(leading.begin());
    return leading.size() <= cell.leading.size() && std::equal(leading.begin(), leading.end(), cell.leading.begin());
}

bool names(const std::vector<CellBlock>& blocks, std::string_view name)
{
    return std::ranges::find(blocks, name, &CellBlock::tensor) != blocks.end();
}

bool isWordLocked(const Locks& locks, std::string_view word)
{
    return (names(locks.locked, word) || names(locks.locked, lock_all)) && !names(locks.unlocked, word);
}

using SeeCell = std::function<void(const CellBlock&)>;

void eachChangedEdit(const EditList& before, const EditList& after, const SeeCell& see)
{
    for (const EditList* list : {&before, &after})
        for (const auto& edits : list->tensors()) {
            const std::string& tensor = edits->tensor();
            if (list == &after && !before.of(tensor)->empty()) // seen
                continue;
            TensorEdits::compare(*before.of(tensor), *after.of(tensor), [&](const CellEdit* was, const CellEdit* now) {
                if (!(was && now && Edit{tensor, was->index, was->value} == Edit{tensor, now->index, now->value}))
                    see({tensor, (now ? now : was)->index});
            });
        }
}

// A reshaped input counts as one block.
void eachChangedInput(const Scene& before, const Scene& after, const SeeCell& see)
{
    const bool page = isPage(before) && isPage(after); // there x follows from the layers before
    for (const NamedTensor& input : after.inputs) {
        const Tensor* was = before.input(input.name);
        if ((was && *was == input.tensor) || (page && input.name == "x"))
            continue;
        if (!was || was->shape() != input.tensor.shape()) {
            see({input.name, {}});
            continue;
        }
        for (std::int64_t flat = 0; flat < was->size(); ++flat)
            if (was->values()[flat] != input.tensor.values()[flat])
                see({input.name, indexAt(was->shape(), flat)});
    }
    for (const NamedTensor& input : before.inputs)
        if (!after.input(input.name))
            see({input.name, {}});
}

void eachChangedCell(const Scene& before, const Scene& after, const SeeCell& see)
{
    eachChangedEdit(before.edits, after.edits, see);
    eachChangedEdit(before.overrides, after.overrides, see);
    eachChangedInput(before, after, see);
}

bool changesTokens(const Scene& before, const Scene& after)
{
    return before.tokens != after.tokens || before.memory_tokens != after.memory_tokens;
}

// Changes in the layers of a model that are not open.
ModelEdits otherLayers(const Scene& scene) { return isPage(scene) ? scene.model->others : ModelEdits(); }

bool changesConfig(const Scene& before, const Scene& after)
{
    return before.config != after.config || otherLayers(before) != otherLayers(after);
}

std::string sentence(const std::string& what) { return say("%1 is locked in this step", what); }

} // namespace

bool isLockWord(std::string_view name)
{
    return name == lock_all || name == lock_tokens || name == lock_config || name == lock_recipe;
}

std::string Locks::openTensor() const
{
    return unlocked.empty() || isLockWord(unlocked.front().tensor) ? std::string() : unlocked.front().tensor;
}

bool isLocked(const Locks& locks, const CellBlock& cell)
{
    const auto has = [&](const CellBlock& block) { return covers(block, cell); };
    return (names(locks.locked, lock_all) || std::ranges::any_of(locks.locked, has)) &&
           std::ranges::none_of(locks.unlocked, has);
}

std::optional<std::string> lockFault(const Locks& locks, const Scene& before, const Scene& after)
{
    if (locks.empty())
        return std::nullopt;
    if (changesTokens(before, after) && isWordLocked(locks, lock_tokens))
        return say("the words are locked in this step");
    if (changesConfig(before, after) && isWordLocked(locks, lock_config))
        return sentence(say("the layer's configuration"));
    if (before.draws != after.draws && isWordLocked(locks, lock_recipe))
        return sentence(say("the random draw of the weights"));
    std::optional<CellBlock> found;
    eachChangedCell(before, after, [&](const CellBlock& cell) {
        if (!found && isLocked(locks, cell))
            found = cell;
    });
    return found ? std::optional(sentence(toString(*found))) : std::nullopt;
}

Locks lockedBut(const Scene& before, const Scene& after)
{
    Locks locks{{{std::string(lock_all), {}}}, {}};
    eachChangedCell(before, after, [&](CellBlock cell) {
        if (cell.tensor == "x" && cell.leading.size() == 2)
            cell.leading.insert(cell.leading.begin(), 0);
        if (!cell.leading.empty())
            cell.leading.pop_back();
        const auto same = std::ranges::find(locks.unlocked, cell.tensor, &CellBlock::tensor);
        if (same == locks.unlocked.end())
            return locks.unlocked.push_back(std::move(cell));
        const auto apart = std::ranges::mismatch(same->leading, cell.leading).in1;
        same->leading.erase(apart, same->leading.end());
    });
    const std::pair<bool, std::string_view> words[] = {{changesTokens(before, after), lock_tokens},
                                                       {changesConfig(before, after), lock_config},
                                                       {before.draws != after.draws, lock_recipe}};
    for (const auto& [changed, word] : words)
        if (changed)
            locks.unlocked.push_back({std::string(word), {}});
    return locks;
}

} // namespace attn
