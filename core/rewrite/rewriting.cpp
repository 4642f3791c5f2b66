// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/rewriting.h"

#include "core/base/say.h"
#include "core/recipe/plandraft.h"
#include "core/rewrite/overrides.h"
#include "core/scene/drawfacts.h"

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
        dropped.push_back(say("Removed the input values of %1.", name));
}

std::optional<Error> Rewriting::resizeInput(const std::string& name, const Shape& shape)
{
    Tensor& tensor = *scene.input(name);
    if (tensor.shape() == shape)
        return std::nullopt;
    if (elementCount(shape) > max_given_numbers)
        return Error{say("%1 %2 would have %3 input values; a scene can have at most %4.", name, toString(shape),
                         countText(elementCount(shape)), countText(max_given_numbers))};
    std::int64_t common = 1;
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        common *= std::min(shape[axis], tensor.shape()[axis]);
    if (common < tensor.size())
        dropped.push_back(say("%1 of %2 did not fit the new shape %3.",
                              sayCount("1 number", "%n numbers", tensor.size() - common), name, toString(shape)));
    if (common < elementCount(shape))
        notes.push_back(say("%1 is now %2; its new values are 0.", name, toString(shape)));
    tensor = resizedTensor(tensor, shape);
    return std::nullopt;
}

std::optional<Error> Rewriting::makeGiven(const std::string& name)
{
    if (scene.input(name))
        return std::nullopt;
    const std::int64_t maker = makerOf(name);
    if (maker < 0 || namesMadeBy(scene.draws[maker]).front() != name)
        return Error{say("%1 cannot be entered by hand.", name)};
    Scene raw = scene;
    raw.edits.removeAll(name);
    const auto planned = plan(raw);
    if (!planned)
        return planned.error();
    if (const std::int64_t size = elementCount(planned->find(name)->shape); size > max_given_numbers)
        return Error{say("%1 has %2 values; at most %3 can be entered by hand.", name, countText(size),
                         countText(max_given_numbers))};
    const auto realized = realizeTensors(raw);
    if (!realized)
        return realized.error();
    Tensor tensor = (*realized)->at(name);
    Draw& draw = scene.draws[maker];
    std::string spare = name + "_drawn";
    while (isMade(spare))
        spare += "_";
    if (drawnShape(draw))
        *nameIn(draw) = spare;
    else if (std::holds_alternative<Stack>(draw) || std::holds_alternative<Lookup>(draw))
        scene.draws.erase(scene.draws.begin() + maker);
    else
        return Error{say("%1 belongs to a layer and cannot be entered by hand.", name)};
    scene.inputs.push_back({name, std::move(tensor)});
    notes.push_back(say("%1 no longer depends on the seed; its values are now fixed.", name));
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
    moveIn(scene.edits, Moved::Edits, tensor, move);
    moveSliders(tensor, move);
}

void Rewriting::moveOverrides(const std::string& tensor, const CellMove& move)
{
    moveIn(scene.overrides, Moved::Overrides, tensor, move);
}

std::set<std::string> Rewriting::movedByHand() const
{
    std::set<std::string> tensors;
    for (const auto& pinned : scene.overrides.tensors())
        tensors.insert(pinned->tensor());
    for (const Slider& slider : scene.sliders)
        tensors.insert(slider.of);
    return tensors;
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
            dropped.push_back(say("Removed the slider %1 along with its cell.", slider.name));
        return gone;
    });
}

void Rewriting::moveIn(EditList& list, Moved moved, const std::string& tensor, const CellMove& move)
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
        dropped.push_back(moved == Moved::Edits
                              ? sayCount("Removed 1 edit of %1 along with its cell.",
                                         "Removed %n edits of %1 along with their cells.", gone, tensor)
                              : sayCount("Removed 1 pinned value of %1 along with its cell.",
                                         "Removed %n pinned values of %1 along with their cells.", gone, tensor));
}

void Rewriting::dropExpected()
{
    const std::size_t results = scene.expected.size() + scene.expected_shapes.size();
    if (results)
        dropped.push_back(
            results == 1 ? say("Removed the expected result, which belonged to the previous structure.")
                         : say("Removed the %1 expected results, which belonged to the previous structure.", results));
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
            dropped.push_back(tensor ? sayCount("1 edit of %1 did not fit the new shape %2.",
                                                "%n edits of %1 did not fit the new shape %2.", count, name,
                                                toString(tensor->shape))
                                     : sayCount("Removed 1 edit of %1, which no longer exists.",
                                                "Removed %n edits of %1, which no longer exists.", count, name));
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
