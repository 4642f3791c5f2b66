// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/rewriting.h"

#include "core/base/numbertext.h"
#include "core/recipe/plandraft.h"
#include "core/rewrite/overrides.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace attn {

Tensor resizedTensor(const Tensor& tensor, const Shape& shape)
{
    Tensor result(shape, tensor.kind());
    float* out = result.mutableData();
    Index index(shape.size(), 0);
    const std::int64_t run = std::min(tensor.shape().back(), shape.back()); // the last axis is copied in one piece
    for (std::int64_t flat = 0; flat < result.size(); flat += shape.back()) {
        std::int64_t rest = flat / shape.back();
        for (std::size_t axis = shape.size() - 1; axis-- > 0; rest /= shape[axis])
            index[axis] = rest % shape[axis];
        if (const std::int64_t from = tensor.flatIndex(index); from >= 0)
            std::copy_n(tensor.data() + from, run, out + flat);
    }
    return result;
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 < names.size() ? ", " : " and ") + names[i];
    return text;
}

std::int64_t Rewriting::makerOf(const std::string& name) const
{
    for (std::size_t i = 0; i < scene.draws.size(); ++i)
        if (std::ranges::count(namesMadeBy(scene.draws[i]), name))
            return static_cast<std::int64_t>(i);
    return -1;
}

void Rewriting::removeInput(const std::string& name)
{
    if (std::erase_if(scene.inputs, [&](const NamedTensor& input) { return input.name == name; }))
        dropped.push_back("The numbers given for " + name + " are gone.");
}

std::optional<Error> Rewriting::resizeInput(const std::string& name, const Shape& shape)
{
    Tensor& tensor = *scene.input(name);
    if (tensor.shape() == shape)
        return std::nullopt;
    if (elementCount(shape) > max_given_numbers)
        return Error{name + " " + toString(shape) + " would be " + std::to_string(elementCount(shape)) +
                     " given numbers; a scene has at most " + std::to_string(max_given_numbers) + "."};
    std::int64_t common = 1;
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        common *= std::min(shape[axis], tensor.shape()[axis]);
    if (common < tensor.size())
        dropped.push_back(counted(tensor.size() - common, "number") + " of " + name + " did not fit its new shape " +
                          toString(shape) + ".");
    if (common < elementCount(shape))
        notes.push_back(name + " is " + toString(shape) + " now; its new numbers are 0.");
    tensor = resizedTensor(tensor, shape);
    return std::nullopt;
}

std::optional<Error> Rewriting::makeGiven(const std::string& name)
{
    if (scene.input(name))
        return std::nullopt;
    const std::int64_t maker = makerOf(name);
    if (maker < 0 || namesMadeBy(scene.draws[maker]).front() != name)
        return Error{name + " cannot be given by hand."};
    Scene raw = scene;
    raw.edits.removeAll(name);
    const auto realized = realize(raw);
    if (!realized)
        return realized.error();
    Tensor tensor = (*realized)->at(name);
    if (tensor.size() > max_given_numbers)
        return Error{name + " has " + std::to_string(tensor.size()) + " numbers; at most " +
                     std::to_string(max_given_numbers) + " can be given by hand."};
    Draw& draw = scene.draws[maker];
    std::string spare = name + "_drawn";
    while (isMade(spare))
        spare += "_";
    if (auto* rand = std::get_if<Rand>(&draw))
        rand->out = spare;
    else if (auto* randn = std::get_if<Randn>(&draw))
        randn->out = spare;
    else if (std::holds_alternative<Stack>(draw) || std::holds_alternative<Lookup>(draw))
        scene.draws.erase(scene.draws.begin() + maker);
    else
        return Error{name + " is a layer's and cannot be given by hand."};
    scene.inputs.push_back({name, std::move(tensor)});
    notes.push_back("The numbers of " + name + " are fixed now; they were drawn before.");
    return std::nullopt;
}

void Rewriting::bakeEdits(const std::string& name)
{
    Tensor* tensor = scene.input(name);
    if (!tensor)
        return;
    scene.edits.removeIf([&](const EditList::Entry& edit) {
        const std::int64_t cell = edit.tensor == name ? cellOf(tensor->shape(), edit.index) : -1;
        if (cell >= 0)
            tensor->mutableData()[cell] = edit.value;
        return cell >= 0;
    });
}

void Rewriting::moveEdits(const std::string& tensor, const CellMove& move)
{
    moveIn(scene.edits, "edit", tensor, move);
    moveSliders(tensor, move);
}

void Rewriting::moveOverrides(const std::string& tensor, const CellMove& move)
{
    moveIn(scene.overrides, "override", tensor, move);
}

void Rewriting::moveSliders(const std::string& tensor, const CellMove& move)
{
    const auto moved = [&](Slider& slider) {
        if (!slider.plane) {
            const auto cell = move(slider.index);
            slider.index = cell.value_or(Index());
            return cell.has_value();
        }
        Index first = slider.index, second = slider.index;
        first.push_back(slider.plane->first);
        second.push_back(slider.plane->second);
        const auto from = move(first), to = move(second);
        if (!from || !to)
            return false;
        slider.plane = {from->back(), to->back()};
        slider.index.assign(from->begin(), from->end() - 1);
        return true;
    };
    std::erase_if(scene.sliders, [&](Slider& slider) {
        const bool gone = slider.of == tensor && !moved(slider);
        if (gone)
            dropped.push_back("The slider " + slider.name + " is gone with its cell.");
        return gone;
    });
}

// `word`: what one of the list is called.
void Rewriting::moveIn(EditList& list, const std::string& word, const std::string& tensor, const CellMove& move)
{
    std::int64_t gone = 0;
    std::vector<Edit> kept;
    kept.reserve(list.size());
    for (Edit edit : list.inOrder()) {
        if (edit.tensor == tensor) {
            const auto index = move(edit.index);
            gone += !index;
            if (!index)
                continue;
            edit.index = *index;
        }
        kept.push_back(std::move(edit));
    }
    list = kept;
    if (gone)
        dropped.push_back(counted(gone, word) + " of " + tensor + (gone == 1 ? " is" : " are") + " gone with " +
                          (gone == 1 ? "its cell." : "their cells."));
}

void Rewriting::dropExpected()
{
    const std::size_t results = scene.expected.size() + scene.expected_shapes.size();
    if (results)
        dropped.push_back(results == 1 ? "The expected result belonged to the structure before and is gone."
                                       : "The " + std::to_string(results) +
                                             " expected results belonged to the structure before and are gone.");
    scene.expected.clear();
    scene.expected_shapes.clear();
    scene.tolerance.clear();
}

void Rewriting::dropMisfitEdits(const Plan& plan)
{
    std::map<std::string, std::int64_t> gone;
    scene.edits.removeIf([&](const EditList::Entry& edit) {
        const NamedShape* tensor = plan.find(edit.tensor);
        const bool fits = tensor && cellOf(tensor->shape, edit.index) >= 0 && fitsKind(edit.value, tensor->kind);
        gone[edit.tensor] += !fits;
        return !fits;
    });
    for (const auto& [name, count] : gone) {
        const NamedShape* tensor = plan.find(name);
        if (count)
            dropped.push_back(counted(count, "edit") + " of " + name +
                              (tensor       ? " did not fit its new shape " + toString(tensor->shape)
                               : count == 1 ? " is gone with it"
                                            : " are gone with it") +
                              ".");
    }
}

Result<Rewritten> Rewriting::finish()
{
    const EditList edits = std::exchange(scene.edits, {}), overrides = std::exchange(scene.overrides, {});
    const auto bare = plan(scene);
    scene.edits = edits;
    scene.overrides = overrides;
    if (!bare)
        return bare.error();
    dropMisfitEdits(*bare);
    std::ranges::move(dropMisfitOverrides(scene, *bare), std::back_inserter(dropped));
    if (scene.view)
        scene.view->head = std::min(scene.view->head, std::max<std::int64_t>(bare->dims.H - 1, 0));
    if (scene.view)
        scene.view->batch = std::min(scene.view->batch, std::max<std::int64_t>(bare->dims.B - 1, 0));
    if (auto checked = plan(scene); !checked)
        return checked.error();
    return Rewritten{std::move(scene), std::move(dropped), std::move(notes)};
}

} // namespace attn
