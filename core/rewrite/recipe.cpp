// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/recipe.h"

#include "core/base/say.h"
#include "core/recipe/plandraft.h"
#include "core/rewrite/keepmaskchoice.h"
#include "core/rewrite/rewriting.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::uint64_t notebook_seed = 123;

std::optional<Error> outsideRecipe(const std::string& what, std::int64_t at, std::int64_t end)
{
    if (at >= 0 && at < end)
        return std::nullopt;
    if (end == 0)
        return Error{say("draws: the recipe has no steps.")};
    return Error{say("draws: %1 %2 is outside the range 0 to %3.", what, at, end - 1)};
}

} // namespace

std::uint64_t firstSeed(const Scene& scene)
{
    for (const Draw& draw : scene.draws)
        if (const auto* seed = std::get_if<ManualSeed>(&draw))
            return seed->seed;
    return notebook_seed;
}

Result<Rewritten> setSeed(const Scene& scene, std::uint64_t seed)
{
    Rewriting rewriting(scene);
    const std::uint64_t before = firstSeed(scene);
    bool found = false;
    const auto seed_of_dropout = seedOfDropout(scene);
    const std::size_t own = seed_of_dropout && seed_of_dropout->apart() ? seed_of_dropout->place : scene.draws.size();
    for (std::size_t i = 0; i < scene.draws.size(); ++i)
        if (auto* manual = std::get_if<ManualSeed>(&rewriting.scene.draws[i]);
            manual && manual->seed == before && i != own) {
            manual->seed = seed;
            found = true;
        }
    if (!found)
        rewriting.scene.draws.insert(rewriting.scene.draws.begin(), ManualSeed{seed});
    return rewriting.finish();
}

Result<Rewritten> setDropout(const Scene& scene, const Dropout& dropout)
{
    Rewriting rewriting(scene);
    rewriting.scene.config.dropout = dropout;
    const bool seeded =
        std::ranges::any_of(scene.draws, [](const Draw& draw) { return std::holds_alternative<ManualSeed>(draw); });
    if (dropoutIsOn(rewriting.scene.config) && dropout.p < 1 && !seeded) {
        rewriting.scene.draws.insert(rewriting.scene.draws.begin(), ManualSeed{notebook_seed});
        rewriting.notes.push_back(say("Seed %1 determines which values are dropped.", notebook_seed));
    }
    return rewriting.finish();
}

Result<Rewritten> moveDraw(const Scene& scene, std::int64_t from, std::int64_t to)
{
    const std::int64_t count = std::ssize(scene.draws);
    if (auto fault = outsideRecipe(say("step"), from, count))
        return *fault;
    if (auto fault = outsideRecipe(say("position"), to, count))
        return *fault;
    Rewriting rewriting(scene);
    moveItem(rewriting.scene.draws, from, to);
    return rewriting.finish();
}

Result<Rewritten> insertDraw(const Scene& scene, std::int64_t at, const Draw& draw)
{
    if (auto fault = outsideRecipe(say("position"), at, std::ssize(scene.draws) + 1))
        return *fault;
    Rewriting rewriting(scene);
    rewriting.scene.draws.insert(rewriting.scene.draws.begin() + at, draw);
    return rewriting.finish();
}

Result<Rewritten> replaceDraw(const Scene& scene, std::int64_t at, const Draw& draw)
{
    if (auto fault = outsideRecipe(say("step"), at, std::ssize(scene.draws)))
        return *fault;
    Rewriting rewriting(scene);
    rewriting.scene.draws[at] = draw;
    return rewriting.finish();
}

Result<Rewritten> removeDraw(const Scene& scene, std::int64_t at)
{
    if (auto fault = outsideRecipe(say("step"), at, std::ssize(scene.draws)))
        return *fault;
    Rewriting rewriting(scene);
    rewriting.scene.draws.erase(rewriting.scene.draws.begin() + at);
    return rewriting.finish();
}

} // namespace attn
