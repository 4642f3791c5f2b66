// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/keepmaskchoice.h"

#include "core/base/say.h"
#include "core/recipe/draws.h"
#include "core/rewrite/recipe.h"
#include "core/rewrite/rewriting.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::int64_t most_skipped = 1'000'000'000; // by one skip: plan() accepts no more

const Skip* closingSkip(const std::vector<Draw>& draws, std::size_t end)
{
    return end > 0 ? std::get_if<Skip>(&draws[end - 1]) : nullptr;
}

// Takes the closing skips of whole masks away and says how many masks they were.
std::int64_t takeSkippedMasks(std::vector<Draw>& draws, std::int64_t words)
{
    std::int64_t masks = 0;
    for (const Skip* skip = closingSkip(draws, draws.size()); skip && skip->draws > 0 && skip->draws % words == 0;
         skip = closingSkip(draws, draws.size())) {
        masks += skip->draws / words;
        draws.pop_back();
    }
    return masks;
}

void appendSkip(std::vector<Draw>& draws, std::int64_t words, std::int64_t most)
{
    for (; words > 0; words -= std::min(words, most))
        draws.emplace_back(Skip{std::min(words, most)});
}

Error nothingDrawn() { return {say("dropout.p: dropout draws nothing at p = 0, at p = 1 or in eval mode.")}; }

} // namespace

std::int64_t wordsOfKeepMask(const Scene& scene)
{
    const auto planned = plan(scene);
    if (!planned || !planned->draws_dropout)
        return 0;
    const Config& config = scene.config;
    if (config.dropout.stream == DropoutStream::Mkl)
        return config.stage == Stage::Attention && config.projection == Projection::HeadsList ? planned->dims.H : 1;
    if (config.stage == Stage::Attention)
        return 2 * planned->dims.B * planned->dims.H * planned->dims.T * planned->dims.T;
    const NamedShape* x = planned->find("x");
    return x ? 2 * elementCount(x->shape) : 0;
}

std::int64_t keepMaskNumber(const Scene& scene)
{
    const std::int64_t words = wordsOfKeepMask(scene);
    auto draws = scene.draws;
    return words > 0 ? takeSkippedMasks(draws, words) + 1 : 1;
}

Result<Rewritten> setKeepMaskNumber(const Scene& scene, std::int64_t number)
{
    const std::int64_t words = wordsOfKeepMask(scene);
    if (words == 0)
        return nothingDrawn();
    if (words > most_skipped)
        return Error{
            say("draws: one dropout mask of this layer needs %1 random numbers, but a skip can leave out at most %2.",
                words, most_skipped)};
    if (number < 1 || number > 1'000'000)
        return Error{say("draws: the mask number must be from 1 to 1,000,000, got %1.", number)};
    Rewriting rewriting(scene);
    takeSkippedMasks(rewriting.scene.draws, words);
    appendSkip(rewriting.scene.draws, (number - 1) * words, most_skipped / words * words);
    return rewriting.finish();
}

std::optional<DropoutSeed> seedOfDropout(const Scene& scene)
{
    const auto isSeed = [](const Draw& draw) { return std::holds_alternative<ManualSeed>(draw); };
    const auto isSkip = [](const Draw& draw) { return std::holds_alternative<Skip>(draw); };
    const auto last = std::ranges::find_if(scene.draws.rbegin(), scene.draws.rend(), isSeed);
    if (last == scene.draws.rend())
        return std::nullopt;
    return DropoutSeed{.place = static_cast<std::size_t>(scene.draws.rend() - last - 1),
                       .shared = !std::all_of(scene.draws.rbegin(), last, isSkip),
                       .first = std::none_of(last + 1, scene.draws.rend(), isSeed)};
}

Result<Rewritten> setSeedOfDropout(const Scene& scene, std::uint64_t seed)
{
    const auto before = seedOfDropout(scene);
    return before && !before->shared ? replaceDraw(scene, std::int64_t(before->place), ManualSeed{seed})
                                     : insertDraw(scene, std::ssize(scene.draws), ManualSeed{seed});
}

Result<Rewritten> lockKeepMask(const Scene& scene, const Realized& realized)
{
    const std::int64_t words = wordsOfKeepMask(scene);
    if (words == 0)
        return nothingDrawn();
    Rewriting rewriting(scene);
    std::vector<Draw>& draws = rewriting.scene.draws;
    const auto seed = seedOfDropout(scene);
    if (!seed)
        return Error{say("draws: dropout has no seed yet; add a manual_seed.")};
    const ManualSeed same = std::get<ManualSeed>(draws[seed->place]);
    if (seed->apart())
        return rewriting.finish(); // it is already
    const std::int64_t masks = takeSkippedMasks(draws, words);
    std::int64_t before = static_cast<std::int64_t>(generatorAfterRecipe(realized).position().words) - masks * words;
    draws.emplace_back(same);
    // What precedes the masks must not look like masks itself.
    if (words > 1 && before > 0 && before % words == 0) {
        draws.emplace_back(Skip{1});
        --before;
    }
    appendSkip(draws, before, most_skipped);
    appendSkip(draws, masks * words, most_skipped / words * words);
    return rewriting.finish();
}

Result<Rewritten> unlockKeepMask(const Scene& scene)
{
    Rewriting rewriting(scene);
    if (const auto seed = seedOfDropout(scene); seed && seed->apart()) {
        std::vector<Draw>& draws = rewriting.scene.draws;
        const std::int64_t words = wordsOfKeepMask(scene);
        const std::int64_t masks = words > 0 ? takeSkippedMasks(draws, words) : 0;
        draws.resize(std::min(seed->place, draws.size()));
        appendSkip(draws, masks * words, words > 0 ? most_skipped / words * words : most_skipped);
    }
    return rewriting.finish();
}

} // namespace attn
