// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/scene.h"

#include "core/base/shownword.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace attn {

const char* opName(const Draw& draw)
{
    static constexpr const char* names[] = {"manual_seed",   "skip",      "rand",   "randn", "linear",
                                            "linear_from_T", "embedding", "lookup", "stack", "mha"};
    static_assert(std::size(names) == std::variant_size_v<Draw>);
    return names[draw.index()];
}

const Tensor* Scene::input(const std::string& name) const { return tensorNamed(inputs, name); }

Tensor* Scene::input(const std::string& name) { return tensorNamed(inputs, name); }

namespace {

using Words = std::vector<std::vector<std::string>>;

std::string labelOf(const Words& words, char otherwise, std::int64_t b, std::int64_t t)
{
    if (b >= 0 && b < std::ssize(words) && t >= 0 && t < std::ssize(words[b]))
        return words[b][t];
    return otherwise + std::to_string(t);
}

std::vector<std::string> labelsOf(const Words& words, char otherwise, std::int64_t b, std::int64_t count)
{
    std::vector<std::string> labels;
    labels.reserve(std::size_t(count));
    for (std::int64_t t = 0; t < count; ++t)
        labels.push_back(shownWord(labelOf(words, otherwise, b, t)));
    if (words.empty()) // "t0", "t1": none comes twice, and large layers ask often
        return labels;
    std::unordered_map<std::string, int> uses;
    for (const std::string& label : labels)
        ++uses[label];
    for (std::int64_t t = 0; t < count; ++t)
        if (uses[labels[t]] > 1)
            labels[t] += " " + std::to_string(t);
    return labels;
}

} // namespace

bool sameWork(const Scene& a, const Scene& b)
{
    Scene looked = a;
    looked.view = b.view;
    return looked == b;
}

Scene withoutPrivate(Scene scene)
{
    scene.speaker_notes.clear();
    return scene;
}

std::string tokenLabel(const Scene& scene, std::int64_t b, std::int64_t t) { return labelOf(scene.tokens, 't', b, t); }

std::vector<std::string> tokenLabels(const Scene& scene, std::int64_t b, std::int64_t T)
{
    return labelsOf(scene.tokens, 't', b, T);
}

// Recorded attention has a memory without its numbers.
static bool keysAreTokens(const Scene& scene, bool as_many)
{
    return as_many && scene.config.memory.empty() && scene.memory_tokens.empty();
}

std::string keyLabel(const Scene& scene, std::int64_t b, std::int64_t t, bool as_many)
{
    return keysAreTokens(scene, as_many) ? tokenLabel(scene, b, t) : labelOf(scene.memory_tokens, 'm', b, t);
}

std::vector<std::string> keyLabels(const Scene& scene, std::int64_t b, std::int64_t T, std::int64_t S)
{
    return keysAreTokens(scene, S == T) ? tokenLabels(scene, b, S) : labelsOf(scene.memory_tokens, 'm', b, S);
}

} // namespace attn
