// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/say.h"
#include "core/recipe/plandraft.h"
#include "core/scene/limits.h"
#include "core/scene/options.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t title_bytes_limit = 200;
constexpr std::size_t notes_bytes_limit = 4000;

Fault tooLong(const char* path, const std::string& text, std::size_t most)
{
    if (text.size() <= most)
        return std::nullopt;
    return fault(path, longText(text.size(), most));
}

Fault checkChoices(PlanDraft& draft)
{
    if (auto bad = tooLong("title", draft.scene().title, title_bytes_limit))
        return bad;
    if (auto bad = tooLong("notes", draft.scene().description, notes_bytes_limit))
        return bad;
    if (auto bad = tooLong("speaker_notes", draft.scene().speaker_notes, notes_bytes_limit))
        return bad;
    if (auto bad = checkConfig(draft.scene().config))
        return Error{"config." + *bad};
    return std::nullopt;
}

// B lists of as many labels as `start` has tokens. The stages computed alone have no B and T: any lists are welcome there.
Fault checkLabels(PlanDraft& draft, const std::string& member, const std::vector<std::vector<std::string>>& lists,
                  const std::string& start, std::int64_t count)
{
    const bool layer = draft.scene().config.stage == Stage::Attention;
    if (layer && !lists.empty() && std::ssize(lists) != draft.plan.dims.B)
        return fault(member, say("got %1 lists, but %2 has a batch of %3", lists.size(), start, draft.plan.dims.B));
    for (std::size_t b = 0; b < lists.size(); ++b) {
        const std::string path = member + "[" + std::to_string(b) + "]";
        if (layer && std::ssize(lists[b]) != count)
            return fault(path, say("got %1 tokens, but %2 has %3 rows", lists[b].size(), start, count));
        for (std::size_t t = 0; t < lists[b].size(); ++t)
            if (lists[b][t].empty() || lists[b][t].size() > max_token_bytes)
                return fault(path + "[" + std::to_string(t) + "]",
                             say("a token must have 1 to %1 bytes, got %2", max_token_bytes, lists[b][t].size()));
    }
    return std::nullopt;
}

Fault checkTokens(PlanDraft& draft)
{
    const Scene& scene = draft.scene();
    const Dims& dims = draft.plan.dims;
    if (auto bad =
            checkLabels(draft, "tokens", scene.tokens, std::string(startingTensors(scene.config).front()), dims.T))
        return bad;
    if (scene.memory_tokens.empty())
        return std::nullopt;
    const bool recorded = scene.config.stage == Stage::Attention && !startsFromX(scene.config);
    if (!readsMemory(scene.config) && !recorded)
        return fault("memory_tokens", say("the layer reads no memory, so it has no memory tokens"));
    return checkLabels(draft, "memory_tokens", scene.memory_tokens,
                       startsFromWeights(scene.config) ? "weights"
                       : recorded                      ? "k"
                                                       : scene.config.memory,
                       dims.S);
}

} // namespace

const NamedShape* Plan::find(const std::string& tensor) const
{
    const auto found = std::ranges::find(tensors, tensor, &NamedShape::name);
    return found == tensors.end() ? nullptr : &*found;
}

Result<Plan> plan(const Scene& scene)
{
    PlanDraft draft(scene);
    for (const auto step : {checkChoices, planTensors, planLayer, checkTokens, planSizes})
        if (auto bad = step(draft))
            return *bad;
    for (const auto check : {checkEdits, checkOverrides})
        if (auto bad = check(draft))
            return *bad;
    return std::move(draft.plan);
}

} // namespace attn
