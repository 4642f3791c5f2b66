// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenedelta.h"

#include "core/base/say.h"
#include "core/io/files/bytes.h"
#include "core/io/scene/scenefile.h"
#include "core/io/scene/scenefileparts.h"
#include "core/recipe/realize.h"

#include <algorithm>
#include <iterator>

namespace attn {

namespace {

enum class InputForm : std::uint8_t { Same, Cells, Whole };

constexpr std::uint8_t kinds = 3;
constexpr std::size_t most_axes = 8;
constexpr std::int64_t cells_share = 8; // cells one by one take more room than 1 / this of the numbers

// Everything but inputs, edits, overrides and a model's other layers: small, and written as in a file.
Scene withoutNumbers(const Scene& scene)
{
    Scene rest = scene;
    rest.inputs.clear();
    rest.edits.clear();
    rest.overrides.clear();
    if (rest.model) {
        rest.model->given.clear(); // they are inputs
        rest.model->own.reset();
        rest.model->page = false; // the file of a page has all layers alike, and ids or a text
        rest.model->others.clear();
    }
    return rest;
}

// Flat positions of the cells that differ; nullopt if the shapes do, or there are too many to list singly.
std::optional<std::vector<std::uint32_t>> differingCells(const Tensor& before, const Tensor& after)
{
    if (before.shape() != after.shape() || before.kind() != after.kind() || before.empty())
        return std::nullopt;
    std::vector<std::uint32_t> cells;
    for (std::int64_t i = 0; i < after.size(); ++i) {
        if (sameBits(before[i], after[i]))
            continue;
        if (std::ssize(cells) * cells_share >= after.size())
            return std::nullopt;
        cells.push_back(static_cast<std::uint32_t>(i));
    }
    return cells;
}

void appendInput(std::string& bytes, const Tensor* before, const NamedTensor& after)
{
    const Tensor& tensor = after.tensor;
    appendText(bytes, after.name);
    if (before && before->shape() == tensor.shape() && before->kind() == tensor.kind() && before->sameBlock(tensor)) {
        appendNumber(bytes, InputForm::Same);
        return;
    }
    if (const auto cells = before ? differingCells(*before, tensor) : std::nullopt) {
        appendNumber(bytes, InputForm::Cells);
        appendNumber(bytes, static_cast<std::uint32_t>(cells->size()));
        for (std::uint32_t cell : *cells) {
            appendNumber(bytes, cell);
            appendNumber(bytes, tensor[cell]);
        }
        return;
    }
    appendNumber(bytes, InputForm::Whole);
    appendNumber(bytes, static_cast<std::uint8_t>(tensor.kind()));
    appendNumber(bytes, static_cast<std::uint8_t>(tensor.rank()));
    for (std::int64_t extent : tensor.shape())
        appendNumber(bytes, extent);
    bytes.append(reinterpret_cast<const char*>(tensor.values().data()), tensor.values().size_bytes());
}

Tensor readWhole(ByteReader& bytes)
{
    const auto kind = bytes.number<std::uint8_t>();
    const auto rank = bytes.number<std::uint8_t>();
    Shape shape;
    if (kind >= kinds || rank > most_axes)
        bytes.fail();
    for (int axis = 0; axis < rank && !bytes.failed(); ++axis)
        if (shape.push_back(bytes.number<std::int64_t>()); shape.back() < 0)
            bytes.fail();
    const std::int64_t count = elementCount(shape);
    if (bytes.failed() || count > max_tensor_elements ||
        static_cast<std::size_t>(count) > bytes.left() / sizeof(float)) {
        bytes.fail();
        return {};
    }
    const std::string_view raw = bytes.raw(static_cast<std::size_t>(count) * sizeof(float));
    std::vector<float> values(static_cast<std::size_t>(count));
    if (count > 0)
        std::memcpy(values.data(), raw.data(), raw.size());
    return Tensor(std::move(shape), std::move(values), static_cast<Kind>(kind));
}

Tensor readCells(ByteReader& bytes, const Tensor& before)
{
    const auto count = bytes.number<std::uint32_t>();
    Tensor after = before;
    float* values = count > 0 && before.size() > 0 ? after.mutableData() : nullptr;
    for (std::uint32_t i = 0; i < count && !bytes.failed(); ++i) {
        const auto cell = bytes.number<std::uint32_t>();
        const auto value = bytes.number<float>();
        if (cell >= static_cast<std::uint64_t>(before.size()))
            bytes.fail();
        else if (!bytes.failed())
            values[cell] = value;
    }
    return after;
}

void appendInputs(std::string& bytes, const std::vector<NamedTensor>& before, const std::vector<NamedTensor>& after)
{
    appendNumber(bytes, static_cast<std::uint32_t>(after.size()));
    for (const NamedTensor& input : after)
        appendInput(bytes, tensorNamed(before, input.name), input);
}

std::vector<NamedTensor> inputsAfter(ByteReader& bytes, const std::vector<NamedTensor>& before)
{
    const auto count = bytes.number<std::uint32_t>();
    std::vector<NamedTensor> after;
    for (std::uint32_t i = 0; i < count && !bytes.failed(); ++i) {
        const std::string name(bytes.text());
        const auto form = bytes.number<InputForm>();
        const Tensor* old = tensorNamed(before, name);
        if (form > InputForm::Whole || (form != InputForm::Whole && !old)) {
            bytes.fail();
            break;
        }
        after.push_back({name, form == InputForm::Same    ? *old
                               : form == InputForm::Cells ? readCells(bytes, *old)
                                                          : readWhole(bytes)});
    }
    return after;
}

// The lists share both ends: only the part between is written.
void appendEdits(std::string& bytes, const EditList& listBefore, const EditList& listAfter)
{
    const std::vector<EditList::Entry> before = listBefore.inOrder(), after = listAfter.inOrder();
    const auto same = [](const EditList::Entry& a, const EditList::Entry& b) {
        return &a.index == &b.index || Edit(a) == Edit(b); // where it is shared it need not be looked at
    };
    const auto front = std::ranges::mismatch(before, after, same).in1 - before.begin();
    std::ptrdiff_t back = 0;
    while (back < std::min(std::ssize(before), std::ssize(after)) - front &&
           same(before[std::ssize(before) - 1 - back], after[std::ssize(after) - 1 - back]))
        ++back;
    appendNumber(bytes, static_cast<std::uint32_t>(front));
    appendNumber(bytes, static_cast<std::uint32_t>(back));
    appendNumber(bytes, static_cast<std::uint32_t>(std::ssize(after) - front - back));
    for (auto edit = after.begin() + front; edit != after.end() - back; ++edit) {
        appendText(bytes, edit->tensor);
        appendNumber(bytes, static_cast<std::uint8_t>(edit->index.size()));
        for (std::int64_t index : edit->index)
            appendNumber(bytes, index);
        appendNumber(bytes, edit->value);
    }
}

EditList editsAfter(ByteReader& bytes, const EditList& listBefore)
{
    const auto front = bytes.number<std::uint32_t>();
    const auto back = bytes.number<std::uint32_t>();
    const auto count = bytes.number<std::uint32_t>();
    if (std::uint64_t(front) + back > listBefore.size()) {
        bytes.fail();
        return {};
    }
    const std::vector<EditList::Entry> before = listBefore.inOrder();
    std::vector<Edit> after(before.begin(), before.begin() + front);
    for (std::uint32_t i = 0; i < count && !bytes.failed(); ++i) {
        Edit& edit = after.emplace_back();
        edit.tensor = bytes.text();
        const auto rank = bytes.number<std::uint8_t>();
        for (int axis = 0; axis < rank && !bytes.failed(); ++axis)
            edit.index.push_back(bytes.number<std::int64_t>());
        edit.value = bytes.number<float>();
    }
    after.insert(after.end(), before.end() - back, before.end());
    return after;
}

// What a scene's model has besides the layer: whether it is a page, and changes in its other layers.
bool hasMoreLayers(const Scene& scene) { return scene.model && (scene.model->page || !scene.model->others.empty()); }

LayerEdits otherLayer(const Scene& scene, std::int64_t layer)
{
    if (!scene.model)
        return {};
    const auto found = scene.model->others.find(layer);
    return found == scene.model->others.end() ? LayerEdits() : found->second;
}

void appendOtherLayers(std::string& bytes, const Scene& before, const ModelLayer& after)
{
    const bool same = before.model && before.model->page == after.page && before.model->others == after.others;
    appendNumber(bytes, static_cast<std::uint8_t>(!same));
    if (same)
        return;
    appendNumber(bytes, static_cast<std::uint8_t>(after.page));
    appendNumber(bytes, static_cast<std::uint32_t>(after.others.size()));
    for (const auto& [layer, change] : after.others) {
        const LayerEdits was = otherLayer(before, layer);
        appendText(bytes, layerTextWithoutNumbers(layer, change));
        appendInputs(bytes, was.inputs, change.inputs);
        appendEdits(bytes, was.edits, change.edits);
        appendEdits(bytes, was.overrides, change.overrides);
    }
}

std::optional<Error> readOtherLayers(ByteReader& bytes, const Scene& before, ModelLayer& after)
{
    const auto written = bytes.number<std::uint8_t>();
    if (written == 0 && before.model) {
        after.page = before.model->page;
        after.others = before.model->others;
        return std::nullopt;
    }
    const auto page = bytes.number<std::uint8_t>();
    const auto count = bytes.number<std::uint32_t>();
    if (written != 1 || page > 1)
        bytes.fail();
    after.page = page == 1;
    after.others.clear();
    for (std::uint32_t i = 0; i < count && !bytes.failed(); ++i) {
        auto read = readLayerText(bytes.text());
        if (!read)
            return read.error();
        auto& [layer, change] = *read;
        const LayerEdits was = otherLayer(before, layer);
        change.inputs = inputsAfter(bytes, was.inputs);
        change.edits = editsAfter(bytes, was.edits);
        change.overrides = editsAfter(bytes, was.overrides);
        if (!after.others.emplace(layer, std::move(change)).second)
            bytes.fail();
    }
    return std::nullopt;
}

} // namespace

std::string encodeDelta(const Scene& before, const Scene& after)
{
    std::string bytes;
    const Scene rest = withoutNumbers(after);
    const bool restChanged = !(withoutNumbers(before) == rest);
    appendNumber(bytes, static_cast<std::uint8_t>(restChanged));
    if (restChanged)
        appendText(bytes, writeScene(rest));
    appendInputs(bytes, before.inputs, after.inputs);
    appendEdits(bytes, before.edits, after.edits);
    const bool layers = after.model && (hasMoreLayers(before) || hasMoreLayers(after));
    if (layers || !before.overrides.empty() || !after.overrides.empty()) // a delta of earlier versions ends here
        appendEdits(bytes, before.overrides, after.overrides);
    if (layers)
        appendOtherLayers(bytes, before, *after.model);
    return bytes;
}

Result<Scene> applyDelta(const Scene& before, std::string_view delta)
{
    ByteReader bytes(delta);
    Scene after = before;
    if (bytes.number<std::uint8_t>() != 0) {
        Result<Scene> rest = parseUnplanned(bytes.text());
        if (!rest)
            return rest.error();
        after = std::move(*rest);
        if (after.model && before.model && after.model->path == before.model->path) {
            after.model->relative = before.model->relative;
            if (after.model->layer == before.model->layer) {
                after.model->given = before.model->given;
                after.model->own = before.model->own;
            }
        }
    }
    after.inputs = inputsAfter(bytes, before.inputs);
    after.edits = editsAfter(bytes, before.edits);
    if (!before.overrides.empty() || bytes.left() > 0)
        after.overrides = editsAfter(bytes, before.overrides);
    if (after.model && bytes.left() > 0)
        if (const auto fault = readOtherLayers(bytes, before, *after.model))
            return *fault;
    if (bytes.failed() || bytes.left() > 0)
        return Error{say("a change is incomplete")};
    return after;
}

} // namespace attn
