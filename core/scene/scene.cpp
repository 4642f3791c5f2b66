// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/scene.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace attn {

const char* opName(const Draw& draw)
{
    static constexpr const char* names[] = {"manual_seed",   "skip",      "rand",   "randn", "linear",
                                            "linear_from_T", "embedding", "lookup", "stack", "mha"};
    static_assert(std::size(names) == std::variant_size_v<Draw>);
    return names[draw.index()];
}

bool Edit::operator==(const Edit& other) const
{
    return tensor == other.tensor && index == other.index &&
           std::bit_cast<std::uint32_t>(value) == std::bit_cast<std::uint32_t>(other.value);
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

// An x without a batch axis may be indexed as written, [t, d], or as traced, [0, t, d].
static bool sameCell(const std::string& tensor, const Index& a, const Index& b)
{
    if (a == b || tensor != "x")
        return a == b;
    const Index& longer = a.size() > b.size() ? a : b;
    const Index& shorter = a.size() > b.size() ? b : a;
    return shorter.size() == 2 && longer.size() == 3 && longer[0] == 0 &&
           std::equal(shorter.begin(), shorter.end(), longer.begin() + 1);
}

static auto findEdit(Scene& scene, const std::string& tensor, const Index& index)
{
    return std::ranges::find_if(scene.edits,
                                [&](const Edit& e) { return e.tensor == tensor && sameCell(tensor, e.index, index); });
}

void setEdit(Scene& scene, const std::string& tensor, const Index& index, float value)
{
    auto found = findEdit(scene, tensor, index);
    if (found != scene.edits.end())
        found->value = value;
    else
        scene.edits.push_back({tensor, index, value});
}

bool removeEdit(Scene& scene, const std::string& tensor, const Index& index)
{
    auto found = findEdit(scene, tensor, index);
    if (found == scene.edits.end())
        return false;
    scene.edits.erase(found);
    return true;
}

std::string tokenLabel(const Scene& scene, std::int64_t b, std::int64_t t)
{
    if (b >= 0 && b < std::ssize(scene.tokens) && t >= 0 && t < std::ssize(scene.tokens[b]))
        return scene.tokens[b][t];
    return "t" + std::to_string(t);
}

} // namespace attn
