// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/drawfacts.h"

#include <algorithm>

namespace attn {

std::vector<std::string> namesMadeBy(const Draw& draw)
{
    if (const auto* rand = std::get_if<Rand>(&draw))
        return {rand->out};
    if (const auto* randn = std::get_if<Randn>(&draw))
        return {randn->out};
    if (const auto* lookup = std::get_if<Lookup>(&draw))
        return {lookup->out};
    if (const auto* stack = std::get_if<Stack>(&draw))
        return {stack->out};
    if (const auto* embedding = std::get_if<Embedding>(&draw))
        return {embedding->name + ".weight"};
    if (const auto* from = std::get_if<LinearFromT>(&draw))
        return {from->name + ".weight"};
    if (const auto* linear = std::get_if<Linear>(&draw))
        return linear->bias ? std::vector{linear->name + ".weight", linear->name + ".bias"}
                            : std::vector{linear->name + ".weight"};
    if (const auto* mha = std::get_if<Mha>(&draw)) {
        std::vector<std::string> names = {mha->name + ".in_proj_weight", mha->name + ".out_proj.weight"};
        if (mha->bias)
            names.insert(names.end(), {mha->name + ".in_proj_bias", mha->name + ".out_proj.bias"});
        return names;
    }
    return {};
}

std::vector<std::string> sourcesOf(const Draw& draw)
{
    if (const auto* linear = std::get_if<LinearFromT>(&draw))
        return {linear->of};
    if (const auto* lookup = std::get_if<Lookup>(&draw))
        return {lookup->table, lookup->ids};
    if (const auto* stack = std::get_if<Stack>(&draw))
        return {stack->of};
    return {};
}

bool isRandom(const Draw& draw) { return !namesMadeBy(draw).empty() && sourcesOf(draw).empty(); }

void addSources(std::set<std::string>& names, const std::vector<Draw>& draws)
{
    const auto named = [&](const std::string& name) { return names.contains(name); };
    for (auto draw = draws.rbegin(); draw != draws.rend(); ++draw) // sources stand before what is derived from them
        if (std::ranges::any_of(namesMadeBy(*draw), named))
            for (const std::string& source : sourcesOf(*draw))
                names.insert(source);
}

} // namespace attn
