// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/derivedarrays.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/recipe/draws.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

using NamedTensors = std::map<std::string, Tensor>;

// The array in the shape and of the kind that the scene's tensor has, where they go together.
Tensor asPlanned(const ReadArray& array, const NamedShape& tensor)
{
    const bool fits = squeezed(tensor.shape) == squeezed(array.values.shape());
    return (fits ? array.values.reshaped(tensor.shape) : array.values).withKind(tensor.kind);
}

// What the draw makes of these sources; empty when it cannot.
Tensor derivedTensor(const Draw& draw, const Plan& plan, Normals normals, const NamedTensors& sources)
{
    for (const std::string& source : sourcesOf(draw))
        if (plan.find(source)->shape != sources.at(source).shape())
            return Tensor();
    const NamedShape& made = *plan.find(namesMadeBy(draw).front());
    TorchGenerator unused(0);
    const auto tensors = executeDraw(draw, "", std::span(&made, 1), normals, unused,
                                     [&](const std::string& name) -> const Tensor& { return sources.at(name); });
    return tensors ? tensors->front() : Tensor();
}

bool sameNumbers(const Tensor& a, const Tensor& b)
{
    return std::ranges::equal(a.values(), b.values(),
                              [](float x, float y) { return sameBits(x, y) || (std::isnan(x) && std::isnan(y)); });
}

} // namespace

void leaveOutDerived(const std::vector<ReadArray>& arrays, const Scene& base, const Plan& plan,
                     const ImportChoices& choices, Recognised& recognised)
{
    std::vector<ImportStep>& steps = recognised.plan.steps;
    NamedTensors same; // what the scene will have
    for (std::size_t i = 0; i < arrays.size(); ++i)
        if (const NamedShape* tensor = plan.find(arrays[i].name); tensor && steps[i].target == ImportTarget::Same)
            same.emplace(arrays[i].name, asPlanned(arrays[i], *tensor));
    for (const Draw& draw : base.draws) {
        const std::vector<std::string> sources = sourcesOf(draw);
        const auto comes = [&](const std::string& source) { return same.count(source) > 0; };
        if (sources.empty() || !std::ranges::all_of(sources, comes))
            continue;
        const std::string made = namesMadeBy(draw).front();
        const auto step = std::ranges::find(steps, made, &ImportStep::array);
        if (step == steps.end() || std::ranges::count(choices.steps, made, &ImportStep::array) ||
            (step->target != ImportTarget::Same && step->target != ImportTarget::X))
            continue;
        const Tensor derived = derivedTensor(draw, plan, base.config.normals, same);
        if (!sameNumbers(derived, arrays[static_cast<std::size_t>(step - steps.begin())].values))
            continue;
        step->target = ImportTarget::Nothing;
        recognised.why[made] = say("the scene computes it from %1", listed(sources));
        same[made] = derived;
    }
}

} // namespace attn
