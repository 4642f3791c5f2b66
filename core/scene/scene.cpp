// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/scene.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <utility>

namespace attn {

const char* opName(const Draw& draw)
{
    static constexpr const char* names[] = {"manual_seed",   "skip",      "rand",   "randn", "linear",
                                            "linear_from_T", "embedding", "lookup", "stack", "mha"};
    static_assert(std::size(names) == std::variant_size_v<Draw>);
    return names[draw.index()];
}

const Tensor* Scene::input(const std::string& name) const
{
    auto found = std::ranges::find(inputs, name, &NamedTensor::name);
    return found == inputs.end() ? nullptr : &found->tensor;
}

Tensor* Scene::input(const std::string& name)
{
    auto found = std::ranges::find(inputs, name, &NamedTensor::name);
    return found == inputs.end() ? nullptr : &found->tensor;
}

std::string tokenLabel(const Scene& scene, std::int64_t b, std::int64_t t)
{
    if (b >= 0 && b < std::ssize(scene.tokens) && t >= 0 && t < std::ssize(scene.tokens[b]))
        return scene.tokens[b][t];
    return "t" + std::to_string(t);
}

std::vector<std::string> tokenLabels(const Scene& scene, std::int64_t b, std::int64_t T)
{
    std::vector<std::string> labels;
    std::unordered_map<std::string, int> uses;
    for (std::int64_t t = 0; t < T; ++t)
        ++uses[labels.emplace_back(tokenLabel(scene, b, t))];
    for (std::int64_t t = 0; t < T; ++t)
        if (uses[labels[t]] > 1)
            labels[t] += " " + std::to_string(t);
    return labels;
}

} // namespace attn
