// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/parameters.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/rewrite/familytensors.h"
#include "core/rewrite/recipe.h"
#include "core/rewrite/seededrows.h"
#include "core/scene/drawfacts.h"

#include <algorithm>

namespace attn {

namespace {

// Whether a draw other than `draw` derives from `name`, or the layer reads it by that name.
bool isNeededElsewhere(const Scene& scene, const std::string& name, std::size_t draw)
{
    for (std::size_t i = 0; i < scene.draws.size(); ++i)
        if (i != draw && std::ranges::count(sourcesOf(scene.draws[i]), name))
            return true;
    return readsTensor(scene.config, name);
}

// Resizes numbers and edits of one tensor of a fused layer part by part: seen in the shape {3, 4, 2}, which is what a
// fused [12, 2] means.
std::optional<Error> resizeInParts(Rewriting& rewriting, const std::string& name, const Shape& before,
                                   const Shape& after, const Shape& partsBefore, const Shape& partsAfter)
{
    rewriting.moveEdits(name, [&](const Index& index) -> std::optional<Index> {
        const std::int64_t from = flatIndex(before, index);
        const std::int64_t to = from < 0 ? -1 : flatIndex(partsAfter, indexAt(partsBefore, from));
        return to < 0 ? std::nullopt : std::optional(indexAt(after, to));
    });
    if (!rewriting.scene.input(name))
        return std::nullopt;
    *rewriting.scene.input(name) = rewriting.scene.input(name)->reshaped(partsBefore);
    if (auto fault = rewriting.resizeInput(name, partsAfter))
        return fault;
    *rewriting.scene.input(name) = rewriting.scene.input(name)->reshaped(after);
    return std::nullopt;
}

Shape withColumns(Shape rows, std::int64_t columns)
{
    rows.push_back(columns);
    return rows;
}

} // namespace

std::vector<Parameter> projectionsOf(const Structure& structure, const std::string& mha)
{
    const ProjectionShape shape{structure.num_heads, structure.num_kv_heads.value_or(structure.num_heads),
                                structure.d_in, structure.d_memory.value_or(structure.d_in), structure.d_out};
    auto parameters = projectionsOf(structure.projection, shape, structure.qkv_bias, mha);
    if (!structure.values)
        std::erase_if(parameters, makesValues);
    return parameters;
}

std::string mhaName(const Scene& scene)
{
    for (const Draw& draw : scene.draws)
        if (const auto* mha = std::get_if<Mha>(&draw))
            return mha->name;
    constexpr std::string_view ending = ".in_proj_weight";
    for (const NamedTensor& input : scene.inputs)
        if (input.name.ends_with(ending))
            return input.name.substr(0, input.name.size() - ending.size());
    return "mha";
}

Draw drawOf(const Parameter& parameter)
{
    switch (parameter.form) {
    case Parameter::Form::Matrix: return Rand{parameter.name, {parameter.in, parameter.out}, {}};
    case Parameter::Form::Module: return Mha{parameter.name, parameter.in, parameter.heads, parameter.bias};
    case Parameter::Form::Layer: break;
    }
    return Linear{parameter.name, parameter.in, parameter.out, parameter.bias};
}

std::int64_t firstStepOf(const Rewriting& rewriting, const Parameter& parameter)
{
    const std::vector<Draw>& draws = rewriting.scene.draws;
    const std::int64_t maker = rewriting.makerOf(parameter.weight());
    if (maker < 0)
        return std::ssize(draws);
    const auto* from = std::get_if<LinearFromT>(&draws[maker]);
    const std::int64_t source = from ? rewriting.makerOf(from->of) : -1;
    return source < 0 ? maker : std::min(source, maker);
}

void removeParameter(Rewriting& rewriting, const Parameter& parameter)
{
    Scene& scene = rewriting.scene;
    rewriting.removeInput(parameter.weight());
    rewriting.removeInput(parameter.biasName());
    const std::int64_t maker = rewriting.makerOf(parameter.weight());
    if (maker < 0)
        return;
    const auto* from = std::get_if<LinearFromT>(&scene.draws[maker]);
    const std::string source = from ? from->of : std::string();
    const bool alone = from && !isNeededElsewhere(scene, source, maker);
    scene.draws.erase(scene.draws.begin() + maker);
    if (!alone)
        return;
    rewriting.removeInput(source);
    if (const std::int64_t drawn = rewriting.makerOf(source); drawn >= 0)
        scene.draws.erase(scene.draws.begin() + drawn);
}

std::optional<Error> regroupRows(Rewriting& rewriting, const Parameter& from, const Parameter& to,
                                 const std::vector<std::int64_t>& source)
{
    if (to.out * (to.in + 1) > max_given_numbers)
        return Error{say("%1 %2 would have %3 input values; a scene can have at most %4.", to.weight(),
                         toString(to.weightShape()), countText(elementCount(to.weightShape())),
                         countText(max_given_numbers))};
    for (const std::string& name : {to.weight(), to.biasName()}) {
        if (to.out > from.out && rewriting.scene.input(name))
            rewriting.bakeEdits(name);
        rewriting.moveEdits(name, [&](const Index& index) -> std::optional<Index> {
            const auto row = std::ranges::find(source, index.front());
            Index moved = index;
            moved.front() = row - source.begin();
            return row == source.end() ? std::nullopt : std::optional(std::move(moved));
        });
        Tensor* tensor = rewriting.scene.input(name);
        if (!tensor)
            continue;
        Shape shape = tensor->shape();
        const std::int64_t width = tensor->size() / shape.front();
        shape.front() = to.out;
        Tensor made(shape, tensor->kind());
        for (std::size_t row = 0; row < source.size(); ++row)
            std::copy_n(tensor->data() + source[row] * width, width, made.mutableData() + std::int64_t(row) * width);
        *tensor = std::move(made);
    }
    return std::nullopt;
}

std::optional<Error> resizeParameter(Rewriting& rewriting, const Parameter& from, const Parameter& to,
                                     const Shape& rowsBefore, const Shape& rowsAfter)
{
    Scene& scene = rewriting.scene;
    const std::string bias = to.biasName();
    const bool fused = rowsBefore.size() > 1 && from.out != to.out;
    if (fused) {
        if (auto fault = resizeInParts(rewriting, to.weight(), from.weightShape(), to.weightShape(),
                                       withColumns(rowsBefore, from.in), withColumns(rowsAfter, to.in)))
            return fault;
        if (auto fault = resizeInParts(rewriting, bias, {from.out}, {to.out}, rowsBefore, rowsAfter))
            return fault;
    }
    if (scene.input(to.weight()))
        if (auto fault = rewriting.resizeInput(to.weight(), to.weightShape()))
            return fault;
    if (scene.input(bias) && !to.bias)
        rewriting.removeInput(bias);
    if (scene.input(bias))
        if (auto fault = rewriting.resizeInput(bias, {to.out}))
            return fault;

    const std::int64_t maker = rewriting.makerOf(to.weight());
    Draw* draw = maker < 0 ? nullptr : &scene.draws[maker];
    if (auto* linear = draw ? std::get_if<Linear>(draw) : nullptr) {
        *linear = {to.name, to.in, to.out, to.bias && !scene.input(bias)};
        return std::nullopt;
    }
    if (auto* mha = draw ? std::get_if<Mha>(draw) : nullptr) {
        *mha = {to.name, to.in, to.heads, to.bias};
        return std::nullopt;
    }
    if (Shape* shape = draw ? drawnShape(*draw) : nullptr)
        *shape = to.weightShape();
    if (auto* turned = draw ? std::get_if<LinearFromT>(draw) : nullptr) {
        const Parameter source{turned->of, to.in, to.out, false, 1, Parameter::Form::Matrix};
        if (auto fault = resizeParameter(rewriting, source, source, {}, {}))
            return fault;
    }
    if (to.bias && !scene.input(bias)) {
        scene.inputs.push_back({bias, Tensor({to.out})});
        rewriting.notes.push_back(say("%1 is now an input: %2.", bias, sayCount("1 zero", "%n zeros", to.out)));
    }
    return std::nullopt;
}

namespace {

// Those behind the columns of `before`: a row of the embedding that the first seed draws, the same for rows that were the same.
void drawColumns(const Scene& scene, const Tensor& before, Tensor& after)
{
    const std::int64_t had = before.dim(-1), width = after.dim(-1);
    const std::int64_t rows = had > 0 ? before.size() / had : 0;
    const std::vector<float> drawn = seededRows(scene, 0, rows, width);
    for (std::int64_t row = 0; row < rows; ++row) {
        const auto numbers = [&](std::int64_t of) {
            return before.values().subspan(std::size_t(of * had), std::size_t(had));
        };
        std::int64_t first = 0;
        while (first < row && !std::ranges::equal(numbers(first), numbers(row)))
            ++first;
        std::copy(drawn.begin() + first * width + had, drawn.begin() + (first + 1) * width,
                  after.mutableData() + row * width + had);
    }
}

} // namespace

std::optional<Error> setWidth(Rewriting& rewriting, const std::string& name, std::int64_t width, NewColumns columns)
{
    Scene& scene = rewriting.scene;
    if (const Tensor* given = scene.input(name)) {
        Shape shape = given->shape();
        if (shape.empty())
            return Error{say("%1 is a single value and has no columns.", name)};
        const Tensor before = *given;
        const bool draws = columns == NewColumns::Drawn && width > shape.back() && before.size() > 0;
        shape.back() = width;
        if (auto fault = rewriting.resizeInput(name, shape); fault || !draws)
            return fault;
        drawColumns(scene, before, *scene.input(name));
        rewriting.notes.back() =
            say("%1 is now %2; its new values are drawn with seed %3.", name, toString(shape), firstSeed(scene));
        return std::nullopt;
    }
    const std::int64_t maker = rewriting.makerOf(name);
    if (maker < 0)
        return Error{say("%1 is missing from inputs and draws.", name)};
    Draw& draw = scene.draws[maker];
    if (const auto* stack = std::get_if<Stack>(&draw))
        return setWidth(rewriting, std::string(stack->of), width, columns);
    if (const auto* lookup = std::get_if<Lookup>(&draw))
        return setWidth(rewriting, std::string(lookup->table), width, columns);
    if (auto* embedding = std::get_if<Embedding>(&draw))
        embedding->dim = width;
    else if (Shape* shape = drawnShape(draw); shape && !shape->empty())
        shape->back() = width;
    else
        return Error{say("The width of %1 cannot be changed, because %2 creates it.", name, opName(draw))};
    rewriting.notes.push_back(say("%1 is redrawn with width %2.", name, width));
    return std::nullopt;
}

} // namespace attn
