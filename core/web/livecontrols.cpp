// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/livecontrols.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/heads/headloss.h"
#include "core/io/scene/scenefiletext.h"
#include "core/layer/stages.h"
#include "core/matrix/matrixaxes.h"
#include "core/rewrite/keepmaskchoice.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/maskpainting.h"
#include "core/rewrite/recipe.h"
#include "core/rewrite/rewriting.h"
#include "core/rewrite/sliders.h"
#include "core/scene/options.h"
#include "core/scene/settings.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace attn {

namespace {

constexpr double largest_whole = 9007199254740991; // that a script counts to
constexpr double most_of_setting = 1 << 24;        // as in the window
constexpr std::string_view head_id = "head.", slider_id = "slider.";

// Numbers that the window has a field for, as sliders that every scene has.
Slider usualSlider(const Computed& computed, const char* of)
{
    Slider slider = namedSlider({.name = {}, .of = of, .index = {}, .plane = {}}, 1);
    const auto value = sliderValue(computed.scene, computed.realized->plan, &computed, slider);
    slider.from = std::min(slider.from, value.value_or(slider.from));
    slider.to = std::max(slider.to, value.value_or(slider.to));
    return slider;
}

LiveControl sliderControl(const Computed& computed, std::string id, const Slider& slider, std::string label)
{
    LiveControl made{.id = std::move(id), .kind = LiveControl::Kind::Slider, .label = std::move(label), .help = {}};
    made.least = slider.from, made.most = slider.to;
    made.step = std::pow(10, std::floor(std::log10((slider.to - slider.from) / 100)));
    made.off = whySliderRests(computed.scene, computed.realized->plan, slider);
    const auto value = sliderValue(computed.scene, computed.realized->plan, &computed, slider);
    made.value = value.value_or(slider.from);
    if (!value && made.off.empty())
        made.off = say("The value that this slider moves is hidden or not a number.");
    return made;
}

LiveControl choiceControl(const Config& config, std::string_view path)
{
    const Option& from = option(path);
    LiveControl made{std::string(path), LiveControl::Kind::Choice, say(from.label), say(from.help),
                     std::string(optionName(config, path))};
    for (const OptionValue& value : from.values)
        made.values.push_back({std::string(value.name), say(value.label)});
    return made;
}

LiveControl numberControl(std::string id, std::string label, std::string help, double value, double least, double most)
{
    return {std::move(id), LiveControl::Kind::Number, std::move(label), std::move(help), value, {}, least, most};
}

LiveControl button(std::string id, std::string label, std::string help)
{
    return {std::move(id), LiveControl::Kind::Button, std::move(label), std::move(help)};
}

LiveGroup scoresGroup(const Computed& computed)
{
    const Config& config = computed.scene.config;
    LiveGroup group{say("Scores and softmax"), {}};
    group.controls.push_back(choiceControl(config, "scale"));
    if (config.scale == Scale::Factor)
        group.controls.push_back(
            sliderControl(computed, "scale_factor", usualSlider(computed, "scale"), say("Score factor")));
    group.controls.push_back(choiceControl(config, "normalize"));
    LiveControl temperature =
        sliderControl(computed, "temperature", usualSlider(computed, "temperature"), say("Temperature"));
    temperature.help = say("Divides the scores before they are normalized. Values above 1 flatten the weights; values "
                           "below 1 sharpen them.");
    if (temperature.off.empty())
        group.controls.push_back(std::move(temperature));
    return group;
}

LiveGroup maskGroup(const Config& config)
{
    LiveGroup group{say("Mask"), {choiceControl(config, "mask.kind")}};
    for (const Setting& setting : settings())
        if (memberOf(setting.path) == "mask" && setting.kind == SettingKind::Whole && isOfUse(config, setting))
            group.controls.push_back(numberControl(std::string(setting.path), say(setting.label), say(setting.help),
                                                   double(std::get<std::int64_t>(*valueNow(config, setting))),
                                                   setting.least, most_of_setting));
    if (config.mask.kind != MaskKind::None)
        group.controls.push_back(choiceControl(config, "mask.apply"));
    if (hasTensor(config.mask.kind)) // the others leave no row empty
        group.controls.push_back(choiceControl(config, "masked_rows"));
    return group;
}

LiveGroup dropoutGroup(const Computed& computed)
{
    const Scene& scene = computed.scene;
    LiveGroup group{say("Dropout"), {sliderControl(computed, "dropout.p", usualSlider(computed, "dropout.p"), "p")}};
    group.controls.front().help = say("Probability that each value is dropped");
    group.controls.push_back({"dropout.train", LiveControl::Kind::Switch, say("Training"),
                              say("When off, nothing is dropped, as in a layer after training"),
                              scene.config.dropout.train});
    if (scene.config.stage == Stage::Attention)
        group.controls.push_back(choiceControl(scene.config, "dropout.on"));
    const auto seed = seedOfDropout(scene);
    if (!dropoutIsOn(scene.config) || !seed)
        return group;
    group.controls.push_back(
        numberControl("dropout.seed", say("Dropout seed"),
                      say("A different seed drops different cells. Everything drawn before dropout stays the same."),
                      double(std::get<ManualSeed>(scene.draws[seed->place]).seed), 0, largest_whole));
    group.controls.push_back(button("dropout.draw", say("Draw again"), say("Use the next seed for dropout")));
    return group;
}

LiveGroup headsGroup(const Computed& computed)
{
    LiveGroup group{say("Heads"), {}};
    for (std::int64_t head = 0; head < computed.realized->plan.dims.H; ++head)
        group.controls.push_back({std::string(head_id) + std::to_string(head), LiveControl::Kind::Switch,
                                  say("Head %1", head),
                                  say("When off, the head keeps its weights, but its context is 0"),
                                  !headIsOff(computed.scene.config, head)});
    if (mixesValues(computed.scene.config))
        group.controls.push_back(choiceControl(computed.scene.config, "merge"));
    return group;
}

LiveGroup drawsGroup(const Scene& scene)
{
    return {say("Random numbers"),
            {numberControl("seed", say("Seed"), say("Passed to torch.manual_seed before anything is drawn"),
                           double(firstSeed(scene)), 0, largest_whole),
             button("draw", say("Draw again"), say("Draw everything with the next seed"))}};
}

std::vector<LiveGroup> groupsOf(const Computed& computed)
{
    const Scene& scene = computed.scene;
    const Config& config = scene.config;
    const bool computes = !startsFromWeights(config), layer = config.stage == Stage::Attention && computes;
    const auto makes = [](const Draw& draw) {
        return !std::holds_alternative<ManualSeed>(draw) && !std::holds_alternative<Skip>(draw);
    };
    std::vector<LiveGroup> groups;
    if (!scene.sliders.empty())
        groups.push_back({say("Sliders"), {}});
    for (std::size_t i = 0; i < scene.sliders.size(); ++i)
        groups.back().controls.push_back(sliderControl(computed, std::string(slider_id) + std::to_string(i),
                                                       scene.sliders[i], scene.sliders[i].name));
    if (layer) {
        groups.push_back(maskGroup(config));
        groups.push_back(scoresGroup(computed));
    }
    if (computes && config.stage != Stage::SoftmaxOnly)
        groups.push_back(dropoutGroup(computed));
    if (computed.realized->plan.dims.H > 1 && whyNoHeadMatters(config).empty())
        groups.push_back(headsGroup(computed));
    if (std::ranges::any_of(scene.draws, makes))
        groups.push_back(drawsGroup(scene));
    return groups;
}

// "mask.apply: an additive mask …" without what it begins with.
std::string sentenceOf(const std::string& message)
{
    const auto colon = message.find(": ");
    const bool path = colon != std::string::npos && message.find(' ') > colon;
    return path ? message.substr(colon + 2) : message;
}

Result<Rewritten> withChoice(const Scene& scene, const std::string& path, const std::string& name)
{
    const Option& choice = option(path);
    const auto value = valueNamed(choice, name);
    if (!value)
        return Error{say("%1: unknown value '%2'", path, name)};
    const Mask& mask = scene.config.mask;
    if (path == "mask.kind")
        return setMaskKind(scene, MaskKind(*value),
                           MaskKind(*value) == MaskKind::None ? MaskApply::None : applyOrFirst(mask.apply));
    if (path == "mask.apply" && goTogether(mask.kind, MaskApply(*value)))
        return setMaskKind(scene, mask.kind, MaskApply(*value));
    Rewriting rewriting(scene);
    choice.set(rewriting.scene.config, *value);
    if (path == "dropout.on")
        return setDropout(scene, rewriting.scene.config.dropout);
    return rewriting.finish();
}

Result<Rewritten> withNumber(const Scene& scene, const std::string& id, double number)
{
    const auto whole = static_cast<std::int64_t>(number);
    if (id == "seed")
        return setSeed(scene, std::uint64_t(whole));
    if (id == "dropout.seed")
        return setSeedOfDropout(scene, std::uint64_t(whole));
    Rewriting rewriting(scene);
    setting(id).set(rewriting.scene.config, whole);
    return rewriting.finish();
}

Result<Rewritten> withSwitch(const Scene& scene, const std::string& id, bool on)
{
    if (id == "dropout.train") {
        Dropout dropout = scene.config.dropout;
        dropout.train = on;
        return setDropout(scene, dropout);
    }
    std::int64_t head = 0;
    std::from_chars(id.data() + head_id.size(), id.data() + id.size(), head);
    const bool moves = on == headIsOff(scene.config, head);
    return Rewritten{moves ? withHeadSwitched(scene, head) : scene, {}, {}};
}

Result<Rewritten> withSliderAt(const Computed& computed, const std::string& id, double value)
{
    std::size_t number = 0;
    const bool own = id.starts_with(slider_id);
    if (own)
        std::from_chars(id.data() + slider_id.size(), id.data() + id.size(), number);
    const Slider slider =
        own ? computed.scene.sliders[number] : usualSlider(computed, id == "scale_factor" ? "scale" : id.c_str());
    return moveSlider(computed.scene, computed.realized->plan, &computed, slider,
                      onScale(slider, (value - slider.from) / (slider.to - slider.from)));
}

Result<Rewritten> pressed(const Scene& scene, const std::string& id)
{
    if (id == "draw")
        return setSeed(scene, firstSeed(scene) + 1);
    return setSeedOfDropout(scene, std::get<ManualSeed>(scene.draws[seedOfDropout(scene)->place]).seed + 1);
}

// Query and key of a cell, and the batch item.
struct PaintedCell {
    std::int64_t item = 0;
    MaskCell cell;
};

PaintedCell paintedCell(const Config& config, const CellRef& cell)
{
    const Index& at = cell.index;
    if (cell.tensor == config.mask.tensor && config.mask.kind == MaskKind::Padding)
        return {at[0], {0, at[1]}};
    return {at.size() > 2 ? at[0] : 0, {at[at.size() - 2], at[at.size() - 1]}};
}

std::string jsonOf(const ControlValue& value)
{
    if (const auto* on = std::get_if<bool>(&value))
        return *on ? "true" : "false";
    const auto* name = std::get_if<std::string>(&value);
    return name ? jsonText(*name) : jsonNumber(std::get<double>(value));
}

} // namespace

std::vector<LiveGroup> liveControls(const Computed& computed)
{
    std::vector<LiveGroup> groups = groupsOf(computed);
    for (LiveGroup& group : groups)
        for (LiveControl& control : group.controls)
            for (LiveControl::Value& value : control.values)
                if (std::get<std::string>(control.value) != value.name)
                    if (const auto made = withChoice(computed.scene, control.id, value.name); !made)
                        value.off = sentenceOf(made.error().message);
    return groups;
}

Result<Rewritten> withControl(const Computed& computed, const std::string& id, const std::optional<ControlValue>& value)
{
    const std::vector<LiveGroup> groups = groupsOf(computed);
    const LiveControl* control = nullptr;
    for (const LiveGroup& group : groups)
        for (const LiveControl& each : group.controls)
            if (each.id == id)
                control = &each;
    if (!control)
        return Error{say("control: this scene has no '%1'", id)};
    if (!control->off.empty())
        return Error{control->off};
    if (control->kind == LiveControl::Kind::Button) {
        if (value)
            return Error{say("value: a button does not take a value")};
        return pressed(computed.scene, id);
    }
    if (!value || value->index() != control->value.index())
        return Error{say("value: expected %1", std::holds_alternative<bool>(control->value)     ? say("true or false")
                                               : std::holds_alternative<double>(control->value) ? say("a number")
                                                                                                : say("a string"))};
    if (const auto* name = std::get_if<std::string>(&*value))
        return withChoice(computed.scene, id, *name);
    if (const auto* on = std::get_if<bool>(&*value))
        return withSwitch(computed.scene, id, *on);
    const double number = std::get<double>(*value);
    if (!(number >= control->least && number <= control->most))
        return Error{say("value: must be from %1 to %2", shortest(control->least), shortest(control->most))};
    if (control->kind == LiveControl::Kind::Slider)
        return withSliderAt(computed, id, number);
    if (number != std::floor(number))
        return Error{say("value: expected %1", say("a whole number"))};
    return withNumber(computed.scene, id, number);
}

std::vector<std::string> paintedTensors(const Computed& computed)
{
    std::vector<std::string> names;
    for (const StageTensor& stage : computed.realized->plan.stages)
        if (stage.onCard() && stage.card == "mask" && stage.queriesByKeys())
            names.push_back(stage.name);
    const std::string& mask = computed.scene.config.mask.tensor;
    if (!mask.empty() && !std::ranges::count(names, mask))
        names.push_back(mask);
    return names;
}

Result<std::pair<Scene, bool>> withPaintedCell(const Computed& computed, const CellRef& cell, std::optional<bool> block)
{
    if (!std::ranges::count(paintedTensors(computed), cell.tensor))
        return Error{say("tensor: cannot paint the mask on %1", cell.tensor)};
    const auto [item, at] = paintedCell(computed.scene.config, cell);
    const bool blocks = block.value_or(!computed.blocked(item, at.first, at.second));
    auto painted = paintMask(computed.scene, item, std::span(&at, 1), blocks);
    if (!painted)
        return painted.error();
    return std::pair(std::move(painted->scene), blocks);
}

std::string jsonOf(const LiveControl& control)
{
    constexpr const char* kinds[] = {"choice", "number", "switch", "button",
                                     "slider"}; // in the order of LiveControl::Kind
    JsonMembers members;
    members.put("id", jsonText(control.id)).put("kind", jsonText(kinds[std::size_t(control.kind)]));
    members.put("label", jsonText(control.label)).put("help", jsonText(control.help));
    members.put("off", jsonText(control.off)).put("value", jsonOf(control.value));
    members.put("min", jsonNumber(control.least)).put("max", jsonNumber(control.most));
    members.put("step", jsonNumber(control.step));
    std::vector<std::string> values;
    values.reserve(control.values.size());
    for (const LiveControl::Value& value : control.values)
        values.push_back(JsonMembers()
                             .put("name", jsonText(value.name))
                             .put("label", jsonText(value.label))
                             .put("off", jsonText(value.off))
                             .onOneLine());
    return members.put("values", listOnOneLine(values)).onOneLine();
}

} // namespace attn
