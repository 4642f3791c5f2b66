// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/studentscene.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/recipe/realize.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>

namespace attn {

namespace {

constexpr std::int64_t most_rounded = 4096; // numbers; more are no layer for a page
constexpr int most_steps = 15, most_tenths = 3;
constexpr int few_numbers = 12; // with tenths alone two students might get the same

bool drawsNumbers(const Draw& draw)
{
    return std::holds_alternative<Rand>(draw) || std::holds_alternative<Randn>(draw) ||
           std::holds_alternative<Linear>(draw) || std::holds_alternative<Embedding>(draw) ||
           std::holds_alternative<Mha>(draw);
}

void reseed(Scene& scene, std::uint64_t seed)
{
    std::map<std::uint64_t, std::uint64_t> fresh;
    for (Draw& draw : scene.draws)
        if (auto* manual = std::get_if<ManualSeed>(&draw)) {
            const auto [found, isNew] = fresh.try_emplace(manual->seed, (seed + fresh.size()) & 0xFFFFFFFFu);
            manual->seed = found->second;
        }
    if (fresh.empty())
        scene.draws.insert(scene.draws.begin(), ManualSeed{seed & 0xFFFFFFFFu});
}

// The inputs whose rows are the tokens.
std::set<std::string> embeddingsOf(const Scene& scene)
{
    if (scene.config.stage == Stage::SoftmaxOnly)
        return {"masked"};
    std::set<std::string> names;
    if (scene.config.stage == Stage::Attention)
        for (const std::string_view name : startingTensors(scene.config))
            names.emplace(name);
    for (const Draw& draw : scene.draws) {
        if (const auto* stack = std::get_if<Stack>(&draw); stack && names.contains(stack->out))
            names.insert(stack->of);
        if (const auto* lookup = std::get_if<Lookup>(&draw); lookup && names.contains(lookup->out))
            names.insert(lookup->table);
    }
    return names;
}

// How many decimals the numbers have, 1 or 2; of a few numbers 2.
int decimalsOf(const Tensor& tensor)
{
    if (std::ranges::count_if(tensor.values(), [](float value) { return value != 0; }) < few_numbers)
        return given_decimals;
    const bool tenths = std::ranges::all_of(tensor.values(), [](float value) {
        return !std::isfinite(value) || std::abs(value - roundedTo(value, 1)) < 1e-6;
    });
    return tenths ? 1 : given_decimals;
}

// Varies each row's numbers, keeping signs.
void vary(Tensor& tensor, std::mt19937& generator)
{
    const int decimals = decimalsOf(tensor);
    const double step = std::pow(10, -decimals);
    const int most = decimals < given_decimals ? most_tenths : most_steps;
    const auto columns = std::size_t(tensor.rank() ? tensor.dim(-1) : 1);
    std::map<std::vector<float>, std::vector<float>> known;
    float* numbers = tensor.mutableData();
    for (std::size_t at = 0; at + columns <= std::size_t(tensor.size()); at += columns) {
        const std::vector<float> before(numbers + at, numbers + at + columns);
        auto [found, isNew] = known.try_emplace(before, before);
        for (float& number : found->second) {
            if (!isNew || !std::isfinite(number) || number == 0)
                continue;
            const int moved = int(generator() % unsigned(2 * most + 1)) - most;
            const double other = roundedTo(number + moved * step, decimals);
            number = float(other * number > 0 ? other : std::copysign(step, number));
        }
        std::ranges::copy(found->second, numbers + at);
    }
}

// What is made of other numbers follows them and is never rounded.
std::set<std::string> derivedNames(const Scene& scene)
{
    std::set<std::string> names;
    for (const Draw& draw : scene.draws) {
        if (const auto* stack = std::get_if<Stack>(&draw))
            names.insert(stack->out);
        if (const auto* lookup = std::get_if<Lookup>(&draw))
            names.insert(lookup->out);
        if (const auto* turned = std::get_if<LinearFromT>(&draw))
            names.insert(turned->name + ".weight");
    }
    return names;
}

std::optional<Error> roundNumbers(Scene& scene)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    std::int64_t numbers = 0;
    for (const NamedShape& tensor : planned->tensors)
        numbers += tensor.kind == Kind::Real ? elementCount(tensor.shape) : 0;
    if (numbers > most_rounded)
        return std::nullopt;
    const auto realized = realize(scene);
    if (!realized)
        return realized.error();
    const std::set<std::string> derived = derivedNames(scene);
    for (const auto& [name, tensor] : (*realized)->tensors) {
        if (tensor.kind() != Kind::Real || derived.contains(name))
            continue;
        for (std::int64_t flat = 0; flat < tensor.size(); ++flat)
            if (const float value = tensor[flat]; std::isfinite(value))
                if (const auto rounded = float(roundedTo(value, given_decimals)); rounded != value)
                    scene.edits.set(name, indexAt(tensor.shape(), flat), rounded);
    }
    return std::nullopt;
}

} // namespace

double roundedTo(double value, int decimals)
{
    const double tens = std::pow(10, decimals), rounded = std::round(value * tens) / tens;
    return rounded == 0 ? 0 : rounded;
}

std::uint64_t seedOfName(std::string_view name)
{
    std::uint32_t hash = 2166136261u;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
    return hash;
}

Result<Scene> studentScene(const Scene& lesson, std::uint64_t seed)
{
    if (startsFromWeights(lesson.config) && lesson.config.stage == Stage::Attention)
        return Error{say("a worksheet needs something to work out, but this layer starts from its weights")};
    Scene scene = lesson;
    scene.expected.clear();
    scene.expected_shapes.clear();
    scene.tolerance.clear();
    const bool drawn = std::ranges::any_of(scene.draws, drawsNumbers);
    if (drawn || dropoutIsOn(scene.config))
        reseed(scene, seed);
    if (!drawn && scene.config.stage != Stage::DropoutOnly) {
        std::mt19937 generator{std::uint32_t(seed)};
        const std::set<std::string> embeddings = embeddingsOf(scene);
        for (NamedTensor& input : scene.inputs)
            if (embeddings.contains(input.name))
                vary(input.tensor, generator);
    }
    if (const auto fault = roundNumbers(scene))
        return *fault;
    return scene;
}

} // namespace attn
