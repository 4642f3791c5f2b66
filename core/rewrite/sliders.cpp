// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/sliders.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/withheld.h"
#include "core/rewrite/recipe.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace attn {

namespace {

constexpr double half_turn = 180, turn = 360;

bool isChoice(const Slider& slider)
{
    return slider.of == "temperature" || slider.of == "scale" || slider.of == "dropout.p";
}

// A tensor that a slider can move cells of.
struct Movable {
    Shape shape;
    Kind kind = Kind::Real;
    bool computed = false; // by the layer: its cells are overridden
};

std::optional<Movable> movableOf(const Plan& plan, const std::string& name)
{
    if (const NamedShape* given = plan.find(name))
        return Movable{given->shape, given->kind, false};
    if (const StageTensor* stage = findStage(plan.stages, name); stage && stage->computed())
        return Movable{stage->shape, stage->kind, true};
    return std::nullopt;
}

// The cells that the slider moves: one, or the two components of an angle.
std::vector<Index> cellsOf(const Slider& slider)
{
    if (!slider.plane)
        return {slider.index};
    std::vector<Index> cells(2, slider.index);
    cells[0].push_back(slider.plane->first);
    cells[1].push_back(slider.plane->second);
    return cells;
}

std::string whyChoiceRests(const Scene& scene, const Slider& slider)
{
    const Config& config = scene.config;
    if (slider.plane || !slider.index.empty())
        return say("%1 is a single value and has no cells.", slider.of);
    if (slider.of == "dropout.p")
        return config.stage == Stage::SoftmaxOnly ? say("This scene has no dropout.") : "";
    if (config.stage == Stage::DropoutOnly || (slider.of == "scale" && config.stage != Stage::Attention) ||
        startsFromWeights(config))
        return say("This scene has no %1.", slider.of);
    if (slider.of == "temperature" && (!normalises(config) || config.normalize == Normalize::Sum))
        return say("This scene has no softmax that divides by a temperature.");
    return "";
}

std::string whyCellsRest(const Plan& plan, const Slider& slider)
{
    const auto tensor = movableOf(plan, slider.of);
    if (!tensor)
        return say("This scene has no tensor '%1'.", slider.of);
    if (tensor->kind != Kind::Real)
        return say("%1 contains %2, but a slider can move only real numbers.", slider.of,
                   tensor->kind == Kind::Boolean ? say("only 0 and 1") : say("whole numbers"));
    if (slider.plane && slider.plane->first == slider.plane->second)
        return say("An angle needs two different components.");
    for (const Index& cell : cellsOf(slider))
        if (cellOf(tensor->shape, cell) < 0)
            return say("%3 is outside %1 %2.", slider.of, toString(tensor->shape),
                       cell.size() > 8 ? say("the index") : toString(cell));
    return "";
}

// The value of a cell in the scene; nullopt if hidden or not computed yet.
std::optional<double> numberAt(const Scene& scene, const Movable& tensor, const Computed* computed,
                               const std::string& name, const Index& cell)
{
    const TracedTensor* traced = computed ? computed->trace->find(name) : nullptr;
    const std::int64_t flat = traced ? attn::cellOf(traced->shape, cell) : -1;
    const double shown = flat < 0 ? std::numeric_limits<double>::quiet_NaN() : traced->at(flat);
    if (isWithheld(shown))
        return std::nullopt;
    const auto own = (tensor.computed ? scene.overrides : scene.edits).of(name);
    if (const CellEdit* edit = own->find(cell))
        return edit->value;
    return flat < 0 ? std::nullopt : std::optional(shown);
}

double effectiveScale(const Config& config, const Plan& plan)
{
    switch (config.scale) {
    case Scale::Factor: return config.scale_factor;
    case Scale::SqrtHeadDim: return 1 / std::sqrt(static_cast<double>(std::max<std::int64_t>(plan.dims.hd, 1)));
    case Scale::None: break;
    }
    return 1;
}

// Degrees of the turn that begins at `from`.
double turnedFrom(double degrees, double from)
{
    const double beyond = std::fmod(degrees - from, turn);
    return from + (beyond < 0 ? beyond + turn : beyond);
}

Result<Rewritten> withChoice(Scene scene, const Slider& slider, double value)
{
    if (slider.of == "dropout.p") {
        Dropout dropout = scene.config.dropout;
        dropout.p = value;
        return setDropout(scene, dropout);
    }
    if (slider.of == "temperature")
        scene.config.temperature = value;
    else {
        scene.config.scale = Scale::Factor;
        scene.config.scale_factor = value;
    }
    return Rewritten{std::move(scene), {}, {}};
}

} // namespace

std::string whySliderRests(const Scene& scene, const Plan& plan, const Slider& slider)
{
    return isChoice(slider) ? whyChoiceRests(scene, slider) : whyCellsRest(plan, slider);
}

std::optional<double> sliderValue(const Scene& scene, const Plan& plan, const Computed* computed, const Slider& slider)
{
    if (!whySliderRests(scene, plan, slider).empty())
        return std::nullopt;
    if (slider.of == "dropout.p")
        return scene.config.dropout.p;
    if (slider.of == "temperature")
        return scene.config.temperature;
    if (slider.of == "scale")
        return effectiveScale(scene.config, plan);
    const Movable tensor = *movableOf(plan, slider.of);
    std::vector<double> numbers;
    for (const Index& cell : cellsOf(slider)) {
        const auto number = numberAt(scene, tensor, computed, slider.of, cell);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    if (!slider.plane)
        return numbers[0];
    const double degrees = std::atan2(numbers[1], numbers[0]) * half_turn / std::numbers::pi;
    return std::isfinite(degrees) ? std::optional(turnedFrom(degrees, slider.from)) : std::nullopt;
}

double onScale(const Slider& slider, double share)
{
    const double span = slider.to - slider.from, steps = std::pow(10.0, std::ceil(-std::log10(span / 1000)));
    const double value = slider.from + share * span;
    return std::isfinite(steps) && steps > 0 ? std::clamp(std::round(value * steps) / steps, slider.from, slider.to)
                                             : value;
}

Result<Rewritten> moveSlider(const Scene& scene, const Plan& plan, const Computed* computed, const Slider& slider,
                             double value)
{
    if (std::string rests = whySliderRests(scene, plan, slider); !rests.empty())
        return Error{std::move(rests)};
    if (!std::isfinite(value))
        return Error{say("A slider needs a finite value, not %1.", shortest(value))};
    if (isChoice(slider))
        return withChoice(scene, slider, value);
    const Movable tensor = *movableOf(plan, slider.of);
    const std::vector<Index> cells = cellsOf(slider);
    std::vector<double> numbers;
    for (const Index& cell : cells) {
        const auto number = numberAt(scene, tensor, computed, slider.of, cell);
        if (!number)
            return Error{say("The values that this slider moves are hidden or not computed yet.")};
        numbers.push_back(*number);
    }
    if (slider.plane) {
        const double length = std::hypot(numbers[0], numbers[1]), angle = value * std::numbers::pi / half_turn;
        if (!(length > 0) || !std::isfinite(length))
            return Error{length == 0 ? say("Both values are 0, so there is no vector to rotate.")
                                     : say("One of the two values is not finite, so there is no vector to rotate.")};
        numbers = {length * std::cos(angle), length * std::sin(angle)};
    } else {
        numbers = {value};
    }
    Rewritten moved{scene, {}, {}};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (std::abs(numbers[i]) > std::numeric_limits<float>::max())
            return Error{say("%1 is too large for float32.", shortest(numbers[i]))};
        (tensor.computed ? moved.scene.overrides : moved.scene.edits)
            .set(slider.of, cells[i], static_cast<float>(numbers[i]));
    }
    return moved;
}

Result<Scene> withSlider(Scene scene, Slider slider)
{
    if (scene.sliders.size() >= max_sliders)
        return Error{say("This scene already has the maximum of %1 sliders.", countText(max_sliders))};
    const auto taken = [&](const std::string& name) {
        return std::ranges::find(scene.sliders, name, &Slider::name) != scene.sliders.end();
    };
    const std::string name = slider.name;
    for (int again = 2; taken(slider.name); ++again)
        slider.name = name + " " + std::to_string(again);
    scene.sliders.push_back(std::move(slider));
    return scene;
}

Slider namedSlider(Slider slider, double value)
{
    slider.name = slider.of == "dropout.p" ? "p" : slider.of;
    if (!slider.index.empty())
        slider.name += toString(slider.index);
    std::erase(slider.name, ' ');
    if (slider.plane) {
        slider.name = say("angle of %1", slider.name);
        slider.from = -half_turn, slider.to = half_turn;
        return slider;
    }
    slider.from = 0, slider.to = 1;
    if (slider.of == "dropout.p")
        return slider;
    if (slider.of == "temperature" || slider.of == "scale") {
        slider.from = std::min(0.1, value), slider.to = std::max(4.0, std::ceil(2 * value));
        return slider;
    }
    const double reach = std::isfinite(value) ? std::max(2.0, std::ceil(2 * std::abs(value))) : 2.0;
    slider.from = -reach, slider.to = reach;
    return slider;
}

} // namespace attn
