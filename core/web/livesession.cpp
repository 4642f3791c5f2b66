// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/livesession.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/scrub.h"
#include "core/base/strides.h"
#include "core/base/withheld.h"
#include "core/explain/equation.h"
#include "core/explain/withhold.h"
#include "core/io/scene/scenefile.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
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
#include <array>
#include <cmath>
#include <list>

namespace attn {

namespace {

// A request holds whole files, and the sentences of a language.
constexpr JsonLimits request_limits = {4096, max_scene_bytes};

struct Request {
    Fields& fields;
    std::string_view text; // of all of it
    LiveWalk& walk;
};

using Fault = std::optional<Error>;

std::string jsonList(const std::vector<std::string>& items)
{
    std::string list;
    for (const std::string& item : items)
        list += (list.empty() ? "" : ",") + item;
    return "[" + list + "]";
}

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

Fault open(LiveScene& live, Request& request, JsonMembers&)
{
    auto scene = pageScene(request.fields.text("scene"));
    if (!scene)
        return scene.error();
    auto fault = live.open(std::move(*scene));
    if (!fault)
        request.walk.reset();
    return fault;
}

Fault type(LiveScene& live, Request& request, JsonMembers&)
{
    return live.type(cellOf(live, request.fields), request.fields.text("number"));
}

Fault release(LiveScene& live, Request& request, JsonMembers&) { return live.release(cellOf(live, request.fields)); }

// {"config": {"mask": {"kind": "none"}}} onto the scene's file.
Fault patch(LiveScene& live, Request& request, JsonMembers&)
{
    const Fields object(request.fields.need("patch"), "patch");
    const auto text = jsonPart(request.text, "patch");
    if (!text)
        return Error{say("the names of members must be written without \\")};
    auto scene = pageScene(patchedScene(writeScene(live.scene()), *text));
    return scene ? live.change(std::move(*scene)) : scene.error();
}

// What the scene was opened with becomes what it is now by this patch.
Fault edits(LiveScene& live, Request&, JsonMembers& reply)
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

std::string jsonOf(const ControlValue& value)
{
    if (const auto* on = std::get_if<bool>(&value))
        return *on ? "true" : "false";
    const auto* name = std::get_if<std::string>(&value);
    return name ? jsonText(*name) : jsonNumber(std::get<double>(value));
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
    return members.put("values", jsonList(values)).onOneLine();
}

// All that can be changed beside cells, in groups, and on which tensors the mask can be painted.
Fault controls(LiveScene& live, Request&, JsonMembers& reply)
{
    const ComputedPtr shown = withheldByScene(live.computed());
    std::vector<std::string> groups, painted;
    for (const LiveGroup& group : liveControls(*shown)) {
        std::vector<std::string> list;
        list.reserve(group.controls.size());
        for (const LiveControl& control : group.controls)
            list.push_back(jsonOf(control));
        groups.push_back(JsonMembers().put("title", jsonText(group.title)).put("controls", jsonList(list)).onOneLine());
    }
    std::ranges::transform(paintedTensors(*shown), std::back_inserter(painted), jsonText);
    reply.put("groups", jsonList(groups)).put("paint", jsonList(painted));
    return {};
}

Fault set(LiveScene& live, Request& request, JsonMembers&)
{
    const std::string id = request.fields.text("control");
    // Before the braces below: where it throws inside them, GCC 12 destroys the text beside it twice.
    const bool held = request.fields.flag("hold", false);
    auto made = withControl(*withheldByScene(live.computed()), id, controlValue(request.fields.find("value")));
    return made ? live.change(std::move(made->scene), {id, held}) : Fault(made.error());
}

// Blocks or allows a cell of the mask; what it did is "block" of the answer.
Fault paint(LiveScene& live, Request& request, JsonMembers& reply)
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

// A number moved as in the window's tables: by steps, several of one cell being one step of the history, or with a pointer by
// pixels since it went down.
Fault move(LiveScene& live, Request& request, JsonMembers&)
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

// One stage, row or cell forward or back, to the start or the end; "page" shows what is computed there.
Fault walk(LiveScene&, Request& request, JsonMembers&)
{
    constexpr std::string_view units[] = {"stage", "row", "cell"}, ways[] = {"forward", "back", "start", "end"};
    const auto oneOf = [&](std::string_view member, std::span<const std::string_view> names) {
        const std::string name = request.fields.text(member);
        const auto found = std::ranges::find(names, name);
        if (found == names.end())
            failAt(std::string(member), say("'%1' is not one of %2", name, joinedTexts(names)));
        return int(found - names.begin());
    };
    request.walk.go(StepUnit(oneOf("by", units)), LiveWalk::Way(oneOf("to", ways)));
    return {};
}

Fault seed(LiveScene& live, Request& request, JsonMembers&)
{
    const std::int64_t seed = asWhole(request.fields.need("seed"), "seed", 0);
    return taken(live, setSeed(live.scene(), std::uint64_t(seed)));
}

Fault dropout(LiveScene& live, Request& request, JsonMembers&)
{
    Dropout dropout = live.scene().config.dropout;
    dropout.p = request.fields.real("p");
    return taken(live, setDropout(live.scene(), dropout));
}

Fault undo(LiveScene& live, Request&, JsonMembers&) { return live.undo(); }
Fault redo(LiveScene& live, Request&, JsonMembers&) { return live.redo(); }
Fault startAgain(LiveScene& live, Request&, JsonMembers&) { return live.startAgain(); }

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
Fault explainCell(LiveScene& live, Request& request, JsonMembers& reply)
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
    reply.put("inputs", jsonList(inputs));
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

// All sections of the page, as core/page writes them, and how far it is computed.
Fault page(LiveScene& live, Request& request, JsonMembers& reply)
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
    const PageGiven given = takeGiven(layer);
    std::vector<std::string> list;
    for (const LiveStage& stage : liveStages(layer, given)) {
        JsonMembers members;
        members.put("card", jsonText(stage.card)).put("title", jsonText(stage.title));
        members.put("subtitle", jsonText(stage.subtitle)).put("off", jsonText(stage.off));
        list.push_back(members.put("html", jsonText(stage.html)).onOneLine());
    }
    reply.put("stages", jsonList(list));
    return {};
}

Fault tensors(LiveScene& live, Request&, JsonMembers& reply)
{
    std::vector<std::string> names;
    for (const TracedTensor& tensor : live.computed()->trace->tensors())
        names.push_back(jsonText(tensor.name));
    reply.put("tensors", jsonList(names));
    return {};
}

// The numbers of a tensor as they were computed, flat; null where one is hidden.
Fault tensor(LiveScene& live, Request& request, JsonMembers& reply)
{
    const ComputedPtr shown = withheldByScene(live.computed());
    const TracedTensor* tensor = shown->trace->find(request.fields.text("tensor"));
    if (!tensor)
        return Error{say("this scene makes no such tensor")};
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
Fault save(LiveScene& live, Request&, JsonMembers& reply)
{
    reply.put("file", jsonText(writeScene(live.scene())));
    return {};
}

// "en", or another language with its "catalogue".
Fault speak(LiveScene& live, Request& request, JsonMembers&)
{
    static std::list<JsonCatalogue> known; // one that was spoken stays, as speakBy() wants it
    const std::string language = request.fields.text("language");
    if (language == "en") {
        speakBy(nullptr);
        return live.sayAgain();
    }
    JsonCatalogue given(request.fields.need("catalogue"), "catalogue");
    if (given.language() != language)
        failAt("catalogue.language", say("'%1', but '%2' was expected", given.language(), language));
    const auto same = std::ranges::find(known, given);
    speakBy(same != known.end() ? &*same : &known.emplace_back(std::move(given)));
    return live.sayAgain();
}

// The words that the page itself shows.
Fault words(LiveScene&, Request&, JsonMembers& reply)
{
    JsonMembers said;
    for (const PageWord& word : pageWords())
        said.put(word.key, jsonText(say(word.english)));
    reply.put("words", said.onOneLine());
    return {};
}

struct Action {
    std::string_view name;
    Fault (*run)(LiveScene&, Request&, JsonMembers&);
    std::array<std::string_view, 7> members = {}; // that a request of it may have
    bool needs_scene = true;
};
constexpr Action actions[] = {
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
    {"page", page},
    {"tensors", tensors},
    {"tensor", tensor, {"tensor"}},
    {"save", save},
};

// What every answer tells.
void putState(const LiveScene& live, JsonMembers& reply)
{
    reply.put("undo", live.canUndo() ? "true" : "false");
    reply.put("redo", live.canRedo() ? "true" : "false");
}

} // namespace

std::string LiveSession::answer(std::string_view text)
{
    JsonMembers reply;
    Fault fault;
    try {
        const JsonValue root = parseSceneJson(text, request_limits);
        Fields fields(root, "");
        fault = run(fields, text, reply);
    } catch (const SceneFault& refused) {
        fault = Error{refused.message};
    }
    return fault ? JsonMembers().put("fault", jsonText(fault->message)).onOneLine() : reply.onOneLine();
}

Fault LiveSession::run(Fields& fields, std::string_view text, JsonMembers& reply)
{
    const std::string wanted = fields.text("do");
    const auto* const action = std::ranges::find(actions, wanted, &Action::name);
    const LessonAction* const of_lesson = lessonActionNamed(wanted);
    if (action == std::end(actions) && !of_lesson)
        failAt("do", say("a page cannot do '%1'", wanted));
    if (of_lesson && wanted != "lesson" && !m_lesson.isOpen())
        failAt("do", say("no lesson is open"));
    if (!of_lesson && action->needs_scene && !m_scene.isOpen())
        failAt("do", say("no scene is open"));
    if (m_lesson.isOpen() && !of_lesson && action->run == open)
        failAt("do", say("a lesson is open"));
    for (const std::string_view member : of_lesson ? of_lesson->members : action->members)
        if (!member.empty())
            fields.find(member);
    fields.close();
    const ComputedPtr before = m_scene.computed();
    const int step = m_lesson.isOpen() ? m_lesson.number() : -1;
    Request request{fields, text, m_walk};
    const bool step_again = m_lesson.isOpen() && !of_lesson && action->run == startAgain;
    if (auto fault = of_lesson    ? of_lesson->run(m_lesson, m_scene, fields, reply)
                     : step_again ? m_lesson.startAgain()
                                  : action->run(m_scene, request, reply))
        return fault;
    if (m_lesson.isOpen() && m_lesson.number() != step)
        m_walk.reset();
    if (m_scene.computed() && m_scene.computed() != before)
        m_walk.follow(*m_scene.computed()->realized);
    if (m_lesson.isOpen())
        m_lesson.follow();
    putState(m_scene, reply);
    return {};
}

} // namespace attn
