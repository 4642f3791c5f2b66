// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/giventensors.h"

#include "core/base/say.h"
#include "core/recipe/plandraft.h"
#include "core/rewrite/familytensors.h"
#include "core/rewrite/parameters.h"
#include "core/rewrite/rewriting.h"
#include "core/scene/drawfacts.h"

#include <algorithm>

namespace attn {

namespace {

// What the layer of `scene` requests by name, present or not.
std::set<std::string> askedFor(const Scene& scene)
{
    const Config& config = scene.config;
    if (config.stage != Stage::Attention)
        return {config.stage == Stage::SoftmaxOnly ? "masked" : "x"};
    std::set<std::string> names = {config.mask.tensor, config.out_proj + ".weight", config.out_proj + ".bias"};
    for (const std::string_view name : startingTensors(config))
        names.emplace(name);
    for (const std::string& name : tensorsInConfig(config))
        names.insert(name);
    const std::string mha = mhaName(scene);
    for (const Parameter& parameter : projectionsOf(structureOf(scene), mha)) {
        names.insert({parameter.weight(), parameter.biasName()});
    }
    if (config.projection == Projection::MhaModule)
        names.insert({mha + ".out_proj.weight", mha + ".out_proj.bias"});
    return names;
}

} // namespace

std::set<std::string> neededTensors(const Scene& scene)
{
    std::set<std::string> needed = askedFor(scene);
    addSources(needed, scene.draws);
    return needed;
}

std::optional<Error> tooManyGiven(const Scene& scene)
{
    std::int64_t numbers = 0;
    const NamedTensor* largest = nullptr;
    for (const NamedTensor& input : scene.inputs) {
        numbers += input.tensor.size();
        if (!largest || input.tensor.size() > largest->tensor.size())
            largest = &input;
    }
    if (numbers <= max_given_numbers)
        return std::nullopt;
    return Error{
        say("the scene would store %1 input values, most of them in %2 %3, but a scene file can contain at most %4",
            countText(numbers), largest->name, toString(largest->tensor.shape()), countText(max_given_numbers))};
}

GivenTensors::GivenTensors(Scene& scene) : m_scene(scene), m_before(scene) {}

void GivenTensors::give(const std::string& name, Tensor tensor)
{
    m_scene.edits.removeAll(name);
    m_given.insert(name);
    if (Tensor* input = m_scene.input(name))
        *input = std::move(tensor);
    else
        m_scene.inputs.push_back({name, std::move(tensor)});
}

void GivenTensors::drop(const std::string& name)
{
    std::erase_if(m_scene.inputs, [&](const NamedTensor& input) { return input.name == name; });
    m_scene.edits.removeAll(name);
}

// Whether anything random follows draw `index` before the generator is reseeded.
bool GivenTensors::keepsPlace(std::size_t index) const
{
    for (std::size_t i = index + 1; i < m_scene.draws.size(); ++i) {
        if (std::holds_alternative<ManualSeed>(m_scene.draws[i]))
            return false;
        if (isRandom(m_scene.draws[i]))
            return true;
    }
    return dropoutIsOn(m_scene.config);
}

// Drops draw `index`, which makes nothing needed, or keeps it without a name to hold its place.
void GivenTensors::leave(std::size_t index)
{
    if (isRandom(m_scene.draws[index]) && keepsPlace(index))
        nameIn(m_scene.draws[index])->clear();
    else
        m_scene.draws.erase(m_scene.draws.begin() + static_cast<std::ptrdiff_t>(index));
}

std::optional<Error> GivenTensors::finish()
{
    std::shared_ptr<const Realized> drawn;
    for (const Draw& draw : m_scene.draws) {
        const std::vector<std::string> names = namesMadeBy(draw);
        const auto given =
            std::ranges::count_if(names, [&](const std::string& name) { return m_given.count(name) > 0; });
        if (given == 0 || given == std::ssize(names))
            continue;
        if (!drawn) { // if a layer's weight became given but not its bias, the bias keeps its numbers
            auto realized = realizeTensors(m_before);
            if (!realized)
                return realized.error();
            drawn = *realized;
        }
        for (const std::string& name : names)
            if (!m_given.count(name))
                give(name, drawn->at(name));
    }
    // Backward, so that what no longer keeps a place for anything is gone before earlier draws are checked.
    for (std::size_t i = m_scene.draws.size(); i-- > 0;) {
        const std::vector<std::string> names = namesMadeBy(m_scene.draws[i]);
        if (names.empty() || !m_given.count(names.front()))
            continue;
        leave(i);
    }
    pruneOrphans();
    renameSpares();
    return std::nullopt;
}

// What only a tensor that is given now was derived from.
void GivenTensors::pruneOrphans()
{
    const std::set<std::string> before = neededTensors(m_before), after = neededTensors(m_scene);
    const auto orphan = [&](const std::string& name) { return before.count(name) && !after.count(name); };
    for (const std::string& name : before)
        if (!after.count(name))
            drop(name);
    for (std::size_t i = m_scene.draws.size(); i-- > 0;) {
        const std::vector<std::string> names = namesMadeBy(m_scene.draws[i]);
        if (!names.empty() && std::ranges::all_of(names, orphan))
            leave(i);
    }
    if (std::ranges::none_of(m_scene.draws, isRandom) && !dropoutIsOn(m_scene.config))
        std::erase_if(m_scene.draws, [](const Draw& draw) { return namesMadeBy(draw).empty(); }); // seeds and skips
}

// Names for the draws that only keep a place.
void GivenTensors::renameSpares()
{
    std::set<std::string> taken;
    for (const NamedTensor& input : m_scene.inputs)
        taken.insert(input.name);
    for (const Draw& draw : m_scene.draws)
        for (const std::string& name : namesMadeBy(draw))
            taken.insert(name);
    int number = 0;
    for (Draw& draw : m_scene.draws) {
        const std::vector<std::string> names = namesMadeBy(draw);
        if (names.empty() || !(names.front().empty() || names.front().starts_with('.')))
            continue;
        do {
            *nameIn(draw) = "spare" + std::to_string(number++);
        } while (
            std::ranges::any_of(namesMadeBy(draw), [&](const std::string& name) { return taken.count(name) > 0; }));
    }
}

} // namespace attn
