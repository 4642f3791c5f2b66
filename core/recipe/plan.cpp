// SPDX-License-Identifier: GPL-3.0-or-later
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
    return fault(path, std::to_string(text.size()) + " bytes, more than " + std::to_string(most));
}

Fault checkChoices(PlanDraft& draft)
{
    if (auto bad = tooLong("title", draft.scene().title, title_bytes_limit))
        return bad;
    if (auto bad = tooLong("notes", draft.scene().notes, notes_bytes_limit))
        return bad;
    if (auto bad = checkConfig(draft.scene().config))
        return Error{"config." + *bad};
    return std::nullopt;
}

// B lists of T labels. The stages computed alone have no B and T: any lists are welcome there.
Fault checkTokens(PlanDraft& draft)
{
    const auto& tokens = draft.scene().tokens;
    const Dims& dims = draft.plan.dims;
    const bool layer = draft.scene().config.stage == Stage::Attention;
    const std::string start(startingTensors(draft.scene().config).front());
    if (layer && !tokens.empty() && std::ssize(tokens) != dims.B)
        return fault("tokens", std::to_string(tokens.size()) + " lists, but " + start + " has a batch of " +
                                   std::to_string(dims.B));
    for (std::size_t b = 0; b < tokens.size(); ++b) {
        const std::string path = "tokens[" + std::to_string(b) + "]";
        if (layer && std::ssize(tokens[b]) != dims.T)
            return fault(path, std::to_string(tokens[b].size()) + " tokens, but " + start + " has " +
                                   std::to_string(dims.T) + " rows");
        for (std::size_t t = 0; t < tokens[b].size(); ++t)
            if (tokens[b][t].empty() || tokens[b][t].size() > max_token_bytes)
                return fault(path + "[" + std::to_string(t) + "]",
                             "a token has 1 to " + std::to_string(max_token_bytes) + " bytes, got " +
                                 std::to_string(tokens[b][t].size()));
    }
    return std::nullopt;
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
