// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/io/scene/blockname.h"
#include "core/io/scene/scenefile.h"
#include "core/io/scene/scenefileconfig.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefilenumbers.h"
#include "core/io/scene/scenefileparts.h"
#include "core/recipe/realize.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace attn {

namespace {

constexpr std::string_view format_name = "attnscope-scene/";
constexpr int format_version = 1;

void checkFormat(Fields& scene)
{
    const std::string format = scene.text("format");
    const std::string ours = std::string(format_name) + std::to_string(format_version);
    if (format == ours)
        return;
    if (format.starts_with(format_name)) {
        int version = 0;
        const char* end = format.data() + format.size();
        auto [rest, fault] = std::from_chars(format.data() + format_name.size(), end, version);
        if (fault == std::errc() && rest == end && version > format_version)
            failAt("format", say("'%1' is too new for this program, which reads %2; update AttnScope", format, ours));
    }
    failAt("format", say("expected %2, got '%1'", format, ours));
}

std::vector<std::vector<std::string>> readTokens(const JsonValue& value, const std::string& name)
{
    std::vector<std::vector<std::string>> batch;
    for (const JsonValue& item : asList(value, name)) {
        const std::string path = name + "[" + std::to_string(batch.size()) + "]";
        std::vector<std::string>& tokens = batch.emplace_back();
        for (const JsonValue& token : asList(item, path)) {
            const std::string token_path = path + "[" + std::to_string(tokens.size()) + "]";
            tokens.push_back(asText(token, token_path));
        }
    }
    return batch;
}

// "scores[1,0]": a tensor and the leading indices of a part of it.
Expected readExpected(const std::string& name, const JsonNumbers& numbers)
{
    const std::string path = "expected." + name;
    const auto part = parseBlock(name);
    if (!part)
        failAt(path, say("write part of a tensor as name[1] or name[1,2]"));
    Expected expected{name, part->tensor, part->leading, Tensor(), {}};
    checkSceneName(expected.tensor, path);
    expected.values = Tensor(numbers.shape, toFloats(numbers, path),
                             allLeaves(numbers, JsonLeaf::Boolean) ? Kind::Boolean : Kind::Real);
    for (JsonLeaf leaf : numbers.leaves)
        expected.compared.push_back(leaf != JsonLeaf::Null);
    return expected;
}

// The positions of those that are written as true or false, which is for masks.
struct Flagged {
    std::vector<std::size_t> edits, overrides;
};

View::CellPlace readCell(const JsonValue& value, const std::string& path, std::int64_t leastColumn)
{
    const JsonList& cell = asList(value, path);
    if (cell.size() != 2)
        failAt(path, say("expected [row, column], got %1 numbers", cell.size()));
    return {asWhole(cell[0], path + "[0]", 0), asWhole(cell[1], path + "[1]", leastColumn)};
}

View::Range readRange(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    View::Range range;
    if (const JsonValue* mode = fields.find("mode")) {
        range.mode = asText(*mode, fields.path("mode"));
        if (std::ranges::find(view_ranges, range.mode) == view_ranges.end())
            failAt(fields.path("mode"), say("'%1' is not one of %2", range.mode, joinedTexts(view_ranges)));
    }
    range.logarithmic = fields.flag("log", false);
    if (const JsonValue* locked = fields.find("locked")) {
        const JsonList& ends = asList(*locked, fields.path("locked"));
        if (ends.size() != 2)
            failAt(fields.path("locked"), say("expected [low, high], got %1 numbers", ends.size()));
        range.locked = {asReal(ends[0], fields.path("locked[0]")), asReal(ends[1], fields.path("locked[1]"))};
        if (!(range.locked->first <= range.locked->second))
            failAt(fields.path("locked"), say("expected [low, high], got the larger number first"));
    }
    fields.close();
    return range;
}

View::Step readStep(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    View::Step step;
    step.tensor = fields.text("tensor");
    checkSceneName(step.tensor, fields.path("tensor"));
    step.cell = readCell(fields.need("cell"), fields.path("cell"), -1); // -1: nothing is computed
    fields.take("term", step.term, asWhole, 0, max_whole);
    fields.close();
    return step;
}

std::vector<CellBlock> readHidden(const JsonValue& value, const std::string& path)
{
    const JsonList& list = asList(value, path);
    if (list.size() > max_hidden)
        failAt(path, longList(list.size(), max_hidden));
    std::vector<CellBlock> hidden;
    std::set<std::pair<std::string, Index>> seen;
    for (const JsonValue& item : list) {
        Fields fields(item, path + "[" + std::to_string(hidden.size()) + "]");
        CellBlock block{fields.text("tensor"), asWholes(fields.need("index"), fields.path("index"), 0)};
        checkSceneName(block.tensor, fields.path("tensor"));
        if (!seen.emplace(block.tensor, block.leading).second)
            failAt(fields.path("index"), say("%1%2 is already hidden", block.tensor, toString(block.leading)));
        hidden.push_back(std::move(block));
        fields.close();
    }
    return hidden;
}

View readView(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    View view;
    view.stage = fields.text("stage");
    checkSceneName(view.stage, fields.path("stage"));
    fields.take("batch", view.batch, asWhole, 0, max_tensor_elements);
    fields.take("head", view.head, asWhole, -1, max_tensor_elements);
    view.all_heads = fields.flag("all_heads", view.head < 0); // -1 meant all of them
    view.head = std::max<std::int64_t>(view.head, 0);
    fields.take("cell", view.cell, readCell, 0);
    fields.take("operands", view.operands, asBool);
    fields.take("range", view.range, readRange);
    fields.take("step", view.step, readStep);
    fields.take("hidden", view.hidden, readHidden);
    fields.close();
    return view;
}

Slider readSlider(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    Slider slider;
    slider.name = fields.text("name");
    slider.of = fields.text("of");
    if (const JsonValue* index = fields.find("index"))
        slider.index = asWholes(*index, fields.path("index"), 0);
    if (const JsonValue* plane = fields.find("plane")) {
        const std::vector<std::int64_t> pair = asWholes(*plane, fields.path("plane"), 0);
        if (pair.size() != 2 || pair[0] == pair[1])
            failAt(fields.path("plane"), say("expected two different components, like [0, 1]"));
        slider.plane = {pair[0], pair[1]};
    }
    slider.from = fields.real("from");
    slider.to = fields.real("to");
    if (!(slider.from < slider.to))
        failAt(fields.path("to"), say("must be greater than 'from'"));
    fields.close();
    return slider;
}

std::vector<Slider> readSliders(const JsonValue& value, const std::string& path)
{
    const JsonList& list = asList(value, path);
    if (list.size() > max_sliders)
        failAt(path, longList(list.size(), max_sliders));
    std::vector<Slider> sliders;
    for (const JsonValue& item : list)
        sliders.push_back(readSlider(item, path + "[" + std::to_string(sliders.size()) + "]"));
    return sliders;
}

std::vector<Tolerance> readTolerance(const JsonValue& value, const std::string& path)
{
    std::vector<Tolerance> tolerances;
    for (const auto& [name, item] : membersOf(value, path)) {
        const double tolerance = asReal(item, path + "." + name);
        if (tolerance < 0)
            failAt(path + "." + name, say("must not be negative"));
        tolerances.push_back({name, tolerance});
    }
    return tolerances;
}

template <class KindOf>
void checkFlags(const EditList& list, const std::string& name, const std::vector<std::size_t>& flagged, KindOf kindOf)
{
    if (flagged.empty())
        return;
    const std::vector<EditList::Entry> edits = list.inOrder();
    for (const std::size_t i : flagged)
        if (kindOf(edits[i].tensor) != Kind::Boolean)
            failAt(name + "[" + std::to_string(i) + "].value",
                   say("expected a number, got %1", edits[i].value ? "true" : "false"));
}

void checkFlags(const Scene& scene, const Plan& plan, const Flagged& flagged)
{
    checkFlags(scene.edits, "edits", flagged.edits, [&](const std::string& tensor) { return plan.find(tensor)->kind; });
    checkFlags(scene.overrides, "overrides", flagged.overrides,
               [&](const std::string& tensor) { return findStage(plan.stages, tensor)->kind; });
}

// What only a scene that holds its layer itself has.
void readOwnLayer(Fields& fields, Scene& scene, Flagged& flagged)
{
    fields.take("tokens", scene.tokens, readTokens);
    fields.take("memory_tokens", scene.memory_tokens, readTokens);
    fields.take("inputs", scene.inputs, readInputs);
    fields.take("draws", scene.draws, readDraws);
    scene.config = readConfig(fields.need("config"));
    fields.take("edits", scene.edits, readEdits, max_edits, &flagged.edits);
    fields.take("overrides", scene.overrides, readEdits, max_overrides, &flagged.overrides);
    if (const JsonValue* expected = fields.find("expected"))
        for (const auto& [name, value] : membersOf(*expected, "expected"))
            scene.expected.push_back(readExpected(name, numbersOf(value)));
    if (const JsonValue* shapes = fields.find("expected_shapes"))
        for (const auto& [name, value] : membersOf(*shapes, "expected_shapes"))
            scene.expected_shapes.push_back({name, asWholes(value, "expected_shapes." + name, 1)});
    fields.take("tolerance", scene.tolerance, readTolerance);
}

Scene readScene(const JsonValue& root, Flagged& flagged)
{
    Fields fields(root, "");
    checkFormat(fields);
    Scene scene;
    fields.take("title", scene.title, asText);
    fields.take("notes", scene.description, asText);
    fields.take("speaker_notes", scene.speaker_notes, asText);
    fields.take("view", scene.view, readView);
    fields.take("sliders", scene.sliders, readSliders);
    if (const JsonValue* model = fields.find("model")) {
        scene.model = readModelLayer(*model);
        if (const JsonValue* layers = fields.find("layers"))
            readLayers(*layers, *scene.model);
    }
    if (!scene.model || !scene.model->page)
        readOwnLayer(fields, scene, flagged);
    fields.close();
    return scene;
}

} // namespace

Result<Scene> parseScene(std::string_view text, const FillScene& fill)
{
    try {
        Flagged flagged;
        Scene scene = readScene(parseSceneJson(text), flagged);
        if (scene.model) {
            const auto fault =
                fill ? fill(scene)
                     : std::optional(Error{say("model: the values come from a model, which cannot be read here")});
            if (fault)
                return *fault;
        }
        const Result<Plan> planned = plan(scene);
        if (!planned)
            return planned.error();
        checkFlags(scene, *planned, flagged);
        if (const auto fault = settleKinds(scene.inputs, *planned))
            return *fault;
        return scene;
    } catch (const SceneFault& fault) {
        return Error{fault.message};
    }
}

Result<Scene> parseUnplanned(std::string_view text)
{
    try {
        Flagged flagged;
        return readScene(parseSceneJson(text), flagged);
    } catch (const SceneFault& fault) {
        return Error{fault.message};
    }
}

Result<Scene> readSceneFile(const std::string& path, Pipes pipes, const FillScene& fill)
{
    const auto text = readWholeFile(path, max_scene_bytes, pipes);
    if (!text)
        return text.error();
    Result<Scene> scene = parseScene(*text, fill);
    if (!scene)
        return Error{path + ": " + scene.error().message};
    return scene;
}

} // namespace attn
