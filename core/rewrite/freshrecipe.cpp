// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/freshrecipe.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/rewrite/recipe.h"
#include "core/scene/drawfacts.h"

#include <algorithm>
#include <set>

namespace attn {

namespace {

bool isSeedOrSkip(const Draw& draw)
{
    return std::holds_alternative<ManualSeed>(draw) || std::holds_alternative<Skip>(draw);
}

// The tensors that x, the mask and the output layer come from, themselves included.
std::set<std::string> neededNames(const Scene& scene)
{
    std::set<std::string> needed = {"x", scene.config.mask.tensor};
    if (!scene.config.out_proj.empty())
        needed.insert({scene.config.out_proj + ".weight", scene.config.out_proj + ".bias"});
    addSources(needed, scene.draws);
    return needed;
}

} // namespace

std::int64_t tailLength(const std::vector<Draw>& draws)
{
    std::int64_t length = 0;
    while (length < std::ssize(draws) && isSeedOrSkip(draws[draws.size() - 1 - length]))
        ++length;
    return length < std::ssize(draws) ? length : 0;
}

void appendMaking(Scene& scene, const Draw& draw)
{
    std::vector<Draw>& draws = scene.draws;
    const bool any = !std::ranges::all_of(draws, isSeedOrSkip);
    auto place = any ? draws.end() - tailLength(draws)
                     : std::ranges::find_if(draws, [](const Draw& d) { return std::holds_alternative<ManualSeed>(d); });
    if (!any && place != draws.end())
        ++place; // right behind the first seed
    place = draws.insert(place, draw);
    const auto is_seed = [](const Draw& d) { return std::holds_alternative<ManualSeed>(d); };
    if (std::none_of(draws.begin(), place, is_seed))
        draws.insert(draws.begin(), ManualSeed{firstSeed(scene)});
}

void writeFreshRecipe(Rewriting& rewriting, const std::vector<Parameter>& parameters, std::int64_t at,
                      std::int64_t tail)
{
    std::vector<Draw>& draws = rewriting.scene.draws;
    const std::set<std::string> needed = neededNames(rewriting.scene);
    const std::uint64_t seed = firstSeed(rewriting.scene);

    const std::size_t end = draws.size() - tail;
    std::vector<Draw> recipe = {ManualSeed{seed}};
    std::vector<std::string> unused;
    std::int64_t skips = 0, seeds = 0;
    const auto append = [&](std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            const auto names = namesMadeBy(draws[i]);
            const bool wanted =
                std::ranges::any_of(names, [&](const std::string& name) { return needed.contains(name); });
            if (wanted)
                recipe.push_back(draws[i]);
            else if (!names.empty())
                unused.insert(unused.end(), names.begin(), names.end());
            else
                ++(std::holds_alternative<Skip>(draws[i]) ? skips : seeds);
        }
    };
    const std::size_t middle = std::min(static_cast<std::size_t>(at), end);
    append(0, middle);
    for (const Parameter& parameter : parameters)
        recipe.push_back(drawOf(parameter));
    append(middle, end);
    recipe.insert(recipe.end(), draws.begin() + end, draws.end());
    seeds -= seeds > 0; // the first one is at the head again
    draws = std::move(recipe);

    std::vector<std::string> names;
    for (const Parameter& parameter : parameters)
        names.push_back(parameter.name);
    if (names.size() > 6)
        names = {names[0], names[1], "…", names.back()};
    if (!names.empty())
        rewriting.notes.push_back(names.size() == 1 ? say("%1 is drawn with seed %2.", names.front(), seed)
                                                    : say("%1 are drawn with seed %2.", listed(names), seed));
    if (!unused.empty())
        rewriting.dropped.push_back(unused.size() == 1
                                        ? say("Removed %1, which was no longer needed.", listed(unused))
                                        : say("Removed %1, which were no longer needed.", listed(unused)));
    if (seeds)
        rewriting.dropped.push_back(
            sayCount("Removed 1 later seed from the recipe.", "Removed %n later seeds from the recipe.", seeds));
    if (skips)
        rewriting.dropped.push_back(
            sayCount("Removed 1 skip from the recipe.", "Removed %n skips from the recipe.", skips));
}

} // namespace attn
