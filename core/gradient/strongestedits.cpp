// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/strongestedits.h"

#include "core/base/strides.h"
#include "core/scene/drawfacts.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace attn {

namespace {

// Tensors all of whose numbers are copies, but for the edited ones.
std::set<std::string> copiedTensors(const Scene& scene)
{
    std::set<std::string> copied;
    for (const Draw& draw : scene.draws)
        if (!sourcesOf(draw).empty())
            for (const std::string& name : namesMadeBy(draw))
                copied.insert(name);
    return copied;
}

} // namespace

std::vector<StrongEdit> strongestEdits(const Scene& scene, const Realized& realized, const Gradient& gradient,
                                       std::size_t count)
{
    std::vector<StrongEdit> strongest; // sorted
    const std::set<std::string> copied = copiedTensors(scene);
    for (const NamedTensor& tensor : realized.tensors) {
        const TracedTensor* by = gradient.by->find(tensor.name);
        if (!by)
            continue;
        const auto edits = scene.edits.of(tensor.name);
        const bool copies = copied.contains(tensor.name);
        std::set<std::int64_t> edited;
        for (const CellEdit& edit : *edits)
            edited.insert(cellOf(tensor.tensor.shape(), edit.index));
        for (std::int64_t flat = 0; flat < tensor.tensor.size(); ++flat) {
            const double derivative = by->at(flat);
            if (derivative == 0 || !std::isfinite(derivative) || (copies && !edited.contains(flat)))
                continue;
            if (strongest.size() == count && std::abs(derivative) <= std::abs(strongest.back().derivative))
                continue;
            const auto place =
                std::ranges::upper_bound(strongest, std::abs(derivative), std::greater(),
                                         [](const StrongEdit& edit) { return std::abs(edit.derivative); });
            strongest.insert(place,
                             {{tensor.name, indexAt(tensor.tensor.shape(), flat)}, tensor.tensor[flat], derivative});
            if (strongest.size() > count)
                strongest.pop_back();
        }
    }
    return strongest;
}

} // namespace attn
