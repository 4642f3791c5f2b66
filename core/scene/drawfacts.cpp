// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/drawfacts.h"

#include <algorithm>

namespace attn {

std::vector<std::string> namesMadeBy(const Draw& draw)
{
    if (const auto* mha = std::get_if<Mha>(&draw)) {
        std::vector<std::string> names = {mha->name + ".in_proj_weight", mha->name + ".out_proj.weight"};
        if (mha->bias)
            names.insert(names.end(), {mha->name + ".in_proj_bias", mha->name + ".out_proj.bias"});
        return names;
    }
    const auto names = [](const auto& made) -> std::vector<std::string> {
        if constexpr (requires { made.out; })
            return {made.out};
        if constexpr (requires {
                          made.name;
                          made.bias;
                      })
            if (made.bias)
                return {made.name + ".weight", made.name + ".bias"};
        if constexpr (requires { made.name; })
            return {made.name + ".weight"};
        return {};
    };
    return std::visit(names, draw);
}

std::string* nameIn(Draw& draw)
{
    const auto name = [](auto& made) -> std::string* {
        if constexpr (requires { made.out; })
            return &made.out;
        else if constexpr (requires { made.name; })
            return &made.name;
        else
            return nullptr;
    };
    return std::visit(name, draw);
}

Shape* drawnShape(Draw& draw)
{
    const auto shape = [](auto& made) -> Shape* {
        if constexpr (requires { made.shape; })
            return &made.shape;
        else
            return nullptr;
    };
    return std::visit(shape, draw);
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
    for (auto draw = draws.rbegin(); draw != draws.rend(); ++draw) // sources come before what is derived from them
        if (std::ranges::any_of(namesMadeBy(*draw), named))
            for (const std::string& source : sourcesOf(*draw))
                names.insert(source);
}

} // namespace attn
