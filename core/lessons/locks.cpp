// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/locks.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/io/scene/blockname.h"
#include "core/model/modelpage.h"

#include <algorithm>

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

std::optional<CellBlock> lockedEdit(const Locks& locks, const EditList& before, const EditList& after)
{
    std::optional<CellBlock> found;
    auto look = [&](const std::string& tensor) {
        TensorEdits::compare(*before.of(tensor), *after.of(tensor), [&](const CellEdit* was, const CellEdit* now) {
            if (was && now && Edit{tensor, was->index, was->value} == Edit{tensor, now->index, now->value})
                return;
            if (CellBlock cell{tensor, (now ? now : was)->index}; !found && isLocked(locks, cell))
                found = std::move(cell);
        });
    };
    for (const EditList* list : {&before, &after})
        for (const auto& edits : list->tensors())
            look(edits->tensor());
    return found;
}

std::optional<CellBlock> lockedInput(const Locks& locks, const Scene& before, const Scene& after)
{
    const bool page = isPage(before) && isPage(after); // there x follows from the layers before
    for (const NamedTensor& input : after.inputs) {
        const Tensor* was = before.input(input.name);
        if ((was && *was == input.tensor) || (page && input.name == "x"))
            continue;
        if (!was || was->shape() != input.tensor.shape()) {
            if (isLocked(locks, {input.name, {}}))
                return CellBlock{input.name, {}};
            continue;
        }
        for (std::int64_t flat = 0; flat < was->size(); ++flat)
            if (CellBlock cell{input.name, indexAt(was->shape(), flat)};
                was->values()[flat] != input.tensor.values()[flat] && isLocked(locks, cell))
                return cell;
    }
    for (const NamedTensor& input : before.inputs)
        if (!after.input(input.name) && isLocked(locks, {input.name, {}}))
            return CellBlock{input.name, {}};
    return std::nullopt;
}

// What was changed in the layers of a model that are not on the bench.
ModelEdits otherLayers(const Scene& scene) { return isPage(scene) ? scene.model->others : ModelEdits(); }

std::string sentence(const std::string& what) { return say("%1 is locked in this step of the lesson", what); }

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
    const bool other_words = before.tokens != after.tokens || before.memory_tokens != after.memory_tokens;
    if (other_words && isWordLocked(locks, lock_tokens))
        return say("the words are locked in this step of the lesson");
    if ((before.config != after.config || otherLayers(before) != otherLayers(after)) &&
        isWordLocked(locks, lock_config))
        return sentence(say("what the layer does"));
    if (before.draws != after.draws && isWordLocked(locks, lock_recipe))
        return sentence(say("how the weights are drawn"));
    for (const auto& cell : {lockedEdit(locks, before.edits, after.edits),
                             lockedEdit(locks, before.overrides, after.overrides), lockedInput(locks, before, after)})
        if (cell)
            return sentence(toString(*cell));
    return std::nullopt;
}

} // namespace attn
