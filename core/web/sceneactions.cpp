// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/sceneactions.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/scrub.h"
#include "core/base/strides.h"
#include "core/base/withheld.h"
#include "core/explain/equation.h"
#include "core/explain/withhold.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/jsonplace.h"
#include "core/lessons/scenepatch.h"
#include "core/matrix/matrixaxes.h"
#include "core/page/pageparts.h"
#include "core/page/pagewords.h"
#include "core/rewrite/overrides.h"
#include "core/rewrite/recipe.h"
#include "core/web/jsoncatalogue.h"
#include "core/web/lessonactions.h"
#include "core/web/livecontrols.h"

#include <algorithm>
#include <cmath>
#include <list>
#include <set>

namespace attn {

namespace {

using Fault = std::optional<Error>;

Fault taken(LiveScene& live, const Result<Rewritten>& made)
{
    return made ? live.change(made->scene) : Fault(made.error());
}

// A stranger's scene.
Result<Scene> pageScene(std::string_view file)
{
    auto scene = parseScene(file);
    if (!scene)
        return scene;
    auto fault = tooLargeForPage(*scene);
    return fault ? Result<Scene>(std::move(*fault)) : scene;
}

Fault open(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    auto scene = pageScene(request.fields.text("scene"));
    if (!scene)
        return scene.error();
    auto fault = live.open(std::move(*scene));
    if (!fault)
        request.walk.reset();
    return fault;
}

Fault type(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    return live.type(cellOf(live, request.fields), request.fields.text("number"));
}

Fault release(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    return live.release(cellOf(live, request.fields));
}

// {"config": {"mask": {"kind": "none"}}} onto the scene's file.
Fault patch(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    const Fields object(request.fields.need("patch"), "patch");
    const auto text = jsonPart(request.text, "patch");
    if (!text)
        return Error{say("member names must not contain \\")};
    auto scene = pageScene(patchedScene(writeScene(live.scene()), *text));
    return scene ? live.change(std::move(*scene)) : scene.error();
}

// What the scene was opened with becomes what it is now by this patch.
Fault edits(LiveScene& live, SceneRequest&, JsonMembers& reply)
{
    reply.put("patch", scenePatch(live.opened(), live.scene()));
    return {};
}

std::optional<ControlValue> controlValue(const JsonValue* value)
{
    if (!value)
        return std::nullopt;
    if (const auto* on = std::get_if<bool>(&value->value))
        return *on;
    if (const auto* name = std::get_if<std::string>(&value->value))
        return *name;
    return asReal(*value, "value");
}

// All that can be changed beside cells, in groups, and on which tensors the mask can be painted.
Fault controls(LiveScene& live, SceneRequest&, JsonMembers& reply)
{
    const ComputedPtr shown = withheldByScene(live.computed());
    std::vector<std::string> groups, painted;
    for (const LiveGroup& group : liveControls(*shown)) {
        std::vector<std::string> list;
        list.reserve(group.controls.size());
        for (const LiveControl& control : group.controls)
            list.push_back(jsonOf(control));
        groups.push_back(
            JsonMembers().put("title", jsonText(group.title)).put("controls", listOnOneLine(list)).onOneLine());
    }
    std::ranges::transform(paintedTensors(*shown), std::back_inserter(painted), jsonText);
    reply.put("groups", listOnOneLine(groups)).put("paint", listOnOneLine(painted));
    return {};
}

Fault set(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    const std::string id = request.fields.text("control");
    // Before the braces below: where it throws inside them, GCC 12 destroys the text beside it twice.
    const bool held = request.fields.flag("hold", false);
    auto made = withControl(*withheldByScene(live.computed()), id, controlValue(request.fields.find("value")));
    return made ? live.change(std::move(made->scene), {id, held}) : Fault(made.error());
}

// Blocks or allows a cell of the mask; what it did is "block" of the answer.
Fault paint(LiveScene& live, SceneRequest& request, JsonMembers& reply)
{
    std::optional<bool> block;
    request.fields.take("block", block, asBool);
    const bool held = request.fields.flag("hold", false);
    auto painted = withPaintedCell(*live.computed(), cellOf(live, request.fields), block);
    if (!painted)
        return painted.error();
    reply.put("block", painted->second ? "true" : "false");
    return live.change(std::move(painted->first), {"paint", held});
}

// Moves a number as in the window's tables: by steps, several of one cell being one step of the history, or with a
// pointer by pixels since it went down.
Fault move(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    const CellRef cell = cellOf(live, request.fields);
    const std::int64_t most = 100'000;
    std::int64_t steps = 0, pixels = 0;
    request.fields.take("steps", steps, asWhole, -most, most);
    request.fields.take("pixels", pixels, asWhole, -most, most);
    const bool fine = request.fields.flag("fine", false), held = request.fields.flag("hold", steps != 0);
    const Stroke stroke{(steps ? "step " : "drag ") + toString(cell), held};
    const auto numberOf = [&](const Computed& computed) {
        return computed.trace->cell(*computed.trace->find(cell.tensor), cell.index);
    };
    if (isWithheld(numberOf(*withheldByScene(live.computed()))))
        return Error{say("%1 is hidden", toString(cell))};
    const Computed& from = !steps && live.goesOn(stroke.name) ? *live.before() : *live.computed();
    const Kind kind = from.trace->find(cell.tensor)->kind;
    Scrub scrub({static_cast<float>(numberOf(from))}, kind);
    if (steps)
        scrub.step(int(steps), fine);
    else
        scrub.move(double(pixels), request.fields.flag("coarse", false), fine);
    double number = scrub.values().front();
    if (kind == Kind::Boolean)
        number = std::clamp(number, 0.0, 1.0);
    return live.change(
        withNumber(live.scene(), live.computed()->realized->plan, cell.tensor, cell.index, float(number)), stroke);
}

// Moves one stage, row or cell on or back, or to the start or end; "page" shows what is computed there.
Fault walk(LiveScene&, SceneRequest& request, JsonMembers&)
{
    constexpr std::string_view units[] = {"stage", "row", "cell"}, directions[] = {"forward", "back", "start", "end"};
    const auto oneOf = [&](std::string_view member, std::span<const std::string_view> names) {
        const std::string name = request.fields.text(member);
        const auto found = std::ranges::find(names, name);
        if (found == names.end())
            failAt(std::string(member), say("'%1' is not one of %2", name, joinedTexts(names)));
        return int(found - names.begin());
    };
    request.walk.go(StepUnit(oneOf("by", units)), LiveWalk::Direction(oneOf("to", directions)));
    return {};
}

Fault seed(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    const std::int64_t seed = asWhole(request.fields.need("seed"), "seed", 0);
    return taken(live, setSeed(live.scene(), std::uint64_t(seed)));
}

Fault dropout(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    Dropout dropout = live.scene().config.dropout;
    dropout.p = request.fields.real("p");
    return taken(live, setDropout(live.scene(), dropout));
}

Fault undo(LiveScene& live, SceneRequest&, JsonMembers&) { return live.undo(); }
Fault redo(LiveScene& live, SceneRequest&, JsonMembers&) { return live.redo(); }
Fault startAgain(LiveScene& live, SceneRequest&, JsonMembers&) { return live.startAgain(); }

// The numbers of a cell's row, as JSON; null where one is hidden or infinite.
std::string rowOf(const TracedTensor& tensor, Index index)
{
    std::string numbers;
    for (index.back() = 0; index.back() < tensor.shape.back(); ++index.back()) {
        const double value = tensor.at(flatIndex(tensor.shape, index));
        numbers += (numbers.empty() ? "[" : ",") + (std::isfinite(value) ? jsonNumber(value) : "null");
    }
    return numbers + "]";
}

bool isPending(const Computed& computed, const LiveWalk& walk, const CellRef& cell)
{
    const TracedTensor& tensor = *computed.trace->find(cell.tensor);
    const TensorMatrix axes = tensorMatrix(computed, tensor);
    const std::int64_t flat = flatIndex(tensor.shape, cell.index) % (axes.rows * axes.columns);
    return !walk.done(cell.tensor, flat / axes.columns, flat % axes.columns);
}

// The equation of a cell with its note, the cells that enter it, and what it was before the last change.
Fault explainCell(LiveScene& live, SceneRequest& request, JsonMembers& reply)
{
    const ComputedPtr shown = withheldByScene(live.computed());
    const CellRef cell = cellOf(live, request.fields);
    if (isPending(*shown, request.walk, cell)) {
        reply.put("note", jsonText(say("Not computed yet.")));
        return {};
    }
    const auto explanation = explain(shown->scene, *shown->realized, *shown->trace, cell);
    if (!explanation)
        return explanation.error();
    EquationStyle style;
    style.running_sums = false;
    reply.put("equation", jsonText(equationText(*explanation, style)));
    reply.put("note", jsonText(explanation->note));
    std::vector<std::string> inputs;
    for (const CellRef& each : inputsOf(*explanation))
        inputs.push_back("[" + jsonText(each.tensor) + "," +
                         std::to_string(flatIndex(shown->trace->find(each.tensor)->shape, each.index)) + "]");
    reply.put("inputs", listOnOneLine(inputs));
    if (const ComputedPtr before = withheldLike(shown, live.before())) {
        const TracedTensor* was = before->trace->find(cell.tensor);
        if (was && was->shape == shown->trace->find(cell.tensor)->shape) {
            const std::string number = pageNumber(before->trace->cell(*was, cell.index), was->kind);
            if (number != pageNumber(explanation->value, explanation->kind))
                reply.put("before", jsonText(number));
            if (!cell.index.empty())
                reply.put("rowBefore", rowOf(*was, cell.index));
        }
    }
    return {};
}

std::optional<std::set<std::string>> cardsOf(Fields& fields)
{
    const JsonValue* value = fields.find("cards");
    if (!value)
        return std::nullopt;
    std::set<std::string> cards;
    for (const JsonValue& card : asList(*value, "cards"))
        cards.insert(asText(card, "cards"));
    return cards;
}

// The sections of the page, as core/page writes them, and how far it is computed. Writes the contents of those in
// "cards" and of the current one; without "cards" of all.
Fault page(LiveScene& live, SceneRequest& request, JsonMembers& reply)
{
    PageLayer layer = pageLayerOf(live.computed(), live.before(), 0);
    const LiveWalk& walk = request.walk;
    if (!walk.showsAll())
        layer.pending = [&](const std::string& tensor, std::int64_t row, std::int64_t column) {
            return !walk.done(tensor, row, column);
        };
    JsonMembers place;
    place.put("words", jsonText(walk.words(*live.computed()->realized)));
    place.put("start", walk.atStart() ? "true" : "false").put("end", walk.showsAll() ? "true" : "false");
    if (const auto last = walk.last())
        place.put("tensor", jsonText(last->tensor))
            .put("flat", std::to_string(flatIndex(live.computed()->trace->find(last->tensor)->shape, last->index)));
    reply.put("walk", place.onOneLine());
    reply.put("facts", jsonText(sceneFacts(live.computed()->realized->plan.dims)));
    const std::optional<std::set<std::string>> cards = cardsOf(request.fields);
    const auto isWanted = [&](const PageStage& stage) {
        return !cards || cards->contains(stage.card) ||
               (walk.last() && std::ranges::find(stage.tensors, walk.last()->tensor) != stage.tensors.end());
    };
    std::vector<std::string> list;
    for (const PageStage& stage : pageSections(layer)) {
        JsonMembers members;
        members.put("card", jsonText(stage.card)).put("title", jsonText(stage.title));
        members.put("subtitle", jsonText(stage.subtitle)).put("off", jsonText(stage.off));
        if (isWanted(stage))
            members.put("html", jsonText(sectionHtml(layer, stage)));
        list.push_back(members.onOneLine());
    }
    reply.put("stages", listOnOneLine(list));
    return {};
}

Fault tensors(LiveScene& live, SceneRequest&, JsonMembers& reply)
{
    std::vector<std::string> names;
    for (const TracedTensor& tensor : live.computed()->trace->tensors())
        names.push_back(jsonText(tensor.name));
    reply.put("tensors", listOnOneLine(names));
    return {};
}

// The numbers of a tensor as they were computed, flat; null where one is hidden.
Fault tensor(LiveScene& live, SceneRequest& request, JsonMembers& reply)
{
    const ComputedPtr shown = withheldByScene(live.computed());
    const TracedTensor* tensor = shown->trace->find(request.fields.text("tensor"));
    if (!tensor)
        return Error{say("this scene has no such tensor")};
    std::string numbers;
    for (std::int64_t flat = 0; flat < elementCount(tensor->shape); ++flat) {
        numbers += flat == 0 ? "" : ",";
        if (const double value = tensor->at(flat); isWithheld(value))
            numbers += "null";
        else
            appendElement(numbers, static_cast<float>(value), tensor->kind, "1", "0");
    }
    reply.put("shape", toString(tensor->shape));
    reply.put("numbers", "[" + numbers + "]");
    return {};
}

// What the program opens.
Fault save(LiveScene& live, SceneRequest&, JsonMembers& reply)
{
    reply.put("file", jsonText(writeScene(live.scene())));
    return {};
}

// "en", or another language with its "catalogue".
Fault speak(LiveScene& live, SceneRequest& request, JsonMembers&)
{
    static std::list<JsonCatalogue> known; // kept once used, as speakBy() requires
    const std::string language = request.fields.text("language");
    if (language == "en") {
        speakBy(nullptr);
        return live.sayAgain();
    }
    JsonCatalogue given(request.fields.need("catalogue"), "catalogue");
    if (given.language() != language)
        failAt("catalogue.language", say("expected '%2', got '%1'", given.language(), language));
    const auto same = std::ranges::find(known, given);
    speakBy(same != known.end() ? &*same : &known.emplace_back(std::move(given)));
    return live.sayAgain();
}

// The words that the page itself shows.
Fault words(LiveScene&, SceneRequest&, JsonMembers& reply)
{
    JsonMembers said;
    for (const PageWord& word : pageWords())
        said.put(word.key, jsonText(say(word.english)));
    reply.put("words", said.onOneLine());
    return {};
}

constexpr SceneAction actions[] = {
    {"open", open, {"scene"}, false},
    {"speak", speak, {"language", "catalogue"}, false},
    {"words", words, {}, false},
    {"type", type, {"tensor", "flat", "number"}},
    {"move", move, {"tensor", "flat", "steps", "pixels", "fine", "coarse", "hold"}},
    {"release", release, {"tensor", "flat"}},
    {"controls", controls},
    {"set", set, {"control", "value", "hold"}},
    {"paint", paint, {"tensor", "flat", "block", "hold"}},
    {"walk", walk, {"by", "to"}},
    {"patch", patch, {"patch"}},
    {"edits", edits},
    {"seed", seed, {"seed"}},
    {"dropout", dropout, {"p"}},
    {"undo", undo},
    {"redo", redo},
    {"again", startAgain},
    {"explain", explainCell, {"tensor", "flat"}},
    {"page", page, {"cards"}},
    {"tensors", tensors},
    {"tensor", tensor, {"tensor"}},
    {"save", save},
};

} // namespace

const SceneAction* sceneActionNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(actions, name, &SceneAction::name);
    return found == std::end(actions) ? nullptr : found;
}

} // namespace attn
