// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/oneof.h"
#include "core/io/scene/scenefile.h"
#include "core/io/scene/scenefileconfig.h"
#include "core/io/scene/scenefilenumbers.h"
#include "core/io/scene/scenefileparts.h"
#include "core/io/scene/scenefiletext.h"
#include "core/scene/layerchanges.h"

namespace attn {

namespace {

std::string tokensText(const std::vector<std::vector<std::string>>& batch)
{
    std::vector<std::string> lines;
    for (const auto& tokens : batch) {
        lines.push_back("[" + joinedTexts(tokens, jsonText) + "]");
    }
    return listOnLines(lines, 2);
}

std::string cellText(const View::CellPlace& cell) { return toString(Shape{cell.row, cell.column}); }

std::string rangeText(const View::Range& range)
{
    JsonMembers members;
    if (!range.mode.empty())
        members.put("mode", jsonText(range.mode));
    if (range.logarithmic)
        members.put("log", "true");
    if (range.locked)
        members.put("locked", "[" + jsonNumber(range.locked->first) + ", " + jsonNumber(range.locked->second) + "]");
    return members.onOneLine();
}

std::string stepText(const View::Step& step)
{
    JsonMembers members;
    members.put("tensor", jsonText(step.tensor)).put("cell", cellText(step.cell));
    if (step.term >= 0)
        members.put("term", std::to_string(step.term));
    return members.onOneLine();
}

std::string hiddenText(const std::vector<CellBlock>& hidden)
{
    std::string text;
    for (const CellBlock& block : hidden)
        text += (text.empty() ? "[" : ", ") +
                JsonMembers().put("tensor", jsonText(block.tensor)).put("index", toString(block.leading)).onOneLine();
    return text + "]";
}

std::string viewText(const View& view)
{
    JsonMembers members;
    members.put("stage", jsonText(view.stage));
    if (view.batch != 0)
        members.put("batch", std::to_string(view.batch));
    if (view.head != 0)
        members.put("head", std::to_string(view.head));
    if (view.all_heads)
        members.put("all_heads", "true");
    if (view.cell)
        members.put("cell", cellText(*view.cell));
    if (view.operands)
        members.put("operands", *view.operands ? "true" : "false");
    if (view.range != View::Range())
        members.put("range", rangeText(view.range));
    if (view.step)
        members.put("step", stepText(*view.step));
    if (!view.hidden.empty())
        members.put("hidden", hiddenText(view.hidden));
    return members.onOneLine();
}

std::string slidersText(const std::vector<Slider>& sliders)
{
    std::vector<std::string> lines;
    for (const Slider& slider : sliders) {
        JsonMembers members;
        members.put("name", jsonText(slider.name)).put("of", jsonText(slider.of));
        if (!slider.index.empty())
            members.put("index", toString(slider.index));
        if (slider.plane)
            members.put("plane", toString(Index{slider.plane->first, slider.plane->second}));
        members.put("from", jsonNumber(slider.from)).put("to", jsonNumber(slider.to));
        lines.push_back(members.onOneLine());
    }
    return listOnLines(lines, 2);
}

// What only a scene that holds its layer itself has.
void putOwnLayer(JsonMembers& members, const Scene& scene, bool names_model)
{
    JsonMembers inputs;
    for (const NamedTensor& input : scene.inputs)
        if (!names_model || !isGivenByModel(scene, input))
            inputs.put(input.name, tensorText(input.tensor, {}, 4));
    if (!inputs.empty())
        members.put("inputs", inputs.onLines(2));
    if (!scene.draws.empty())
        members.put("draws", writeDraws(scene.draws));
    members.put("config", writeConfig(scene.config));
    if (!scene.edits.empty())
        members.put("edits", editsText(scene.edits, 2));
    if (!scene.overrides.empty())
        members.put("overrides", editsText(scene.overrides, 2));
    if (!scene.expected.empty()) {
        JsonMembers expected;
        for (const Expected& each : scene.expected)
            expected.put(each.name, tensorText(each.values, each.compared, 4));
        members.put("expected", expected.onLines(2));
    }
    if (!scene.expected_shapes.empty()) {
        JsonMembers shapes;
        for (const ExpectedShape& each : scene.expected_shapes)
            shapes.put(each.tensor, toString(each.shape));
        members.put("expected_shapes", shapes.onLines(2));
    }
    if (!scene.tolerance.empty()) {
        JsonMembers tolerance;
        for (const Tolerance& each : scene.tolerance)
            tolerance.put(each.name, jsonNumber(each.value));
        members.put("tolerance", tolerance.onLines(2));
    }
}

} // namespace

std::string writeScene(const Scene& scene, const std::string& folder)
{
    const bool page = scene.model && scene.model->page, names_model = namesModel(scene);
    JsonMembers members;
    members.put("format", jsonText("attnscope-scene/1"));
    if (!scene.title.empty())
        members.put("title", jsonText(scene.title));
    if (!scene.description.empty())
        members.put("notes", jsonText(scene.description)); // its name from before there were speaker notes
    if (!scene.speaker_notes.empty())
        members.put("speaker_notes", jsonText(scene.speaker_notes));
    if (!scene.tokens.empty() && !page)
        members.put("tokens", tokensText(scene.tokens));
    if (!scene.memory_tokens.empty() && !page)
        members.put("memory_tokens", tokensText(scene.memory_tokens));
    if (scene.view)
        members.put("view", viewText(*scene.view));
    if (!scene.sliders.empty())
        members.put("sliders", slidersText(scene.sliders));
    if (names_model) {
        members.put("model", modelLayerText(*scene.model, folder));
        const ModelEdits changes = page ? changesOf(scene) : scene.model->others;
        if (!changes.empty())
            members.put("layers", layersText(changes));
    }
    if (!page)
        putOwnLayer(members, scene, names_model);
    return members.onLines(0) + "\n";
}

} // namespace attn
