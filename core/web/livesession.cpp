// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/livesession.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/base/withheld.h"
#include "core/explain/equation.h"
#include "core/explain/withhold.h"
#include "core/io/scene/scenefile.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
#include "core/lessons/jsonplace.h"
#include "core/lessons/scenepatch.h"
#include "core/page/pageparts.h"
#include "core/page/pagewords.h"
#include "core/rewrite/recipe.h"
#include "core/web/jsoncatalogue.h"
#include "core/web/lessonactions.h"

#include <algorithm>
#include <cmath>
#include <list>

namespace attn {

namespace {

// A request holds whole files, and the sentences of a language.
constexpr JsonLimits request_limits = {4096, max_scene_bytes};

struct Request {
    Fields& fields;
    std::string_view text; // of all of it
};

using Fault = std::optional<Error>;

Fault taken(LiveScene& live, const Result<Scene>& scene) { return scene ? live.change(*scene) : scene.error(); }

Fault taken(LiveScene& live, const Result<Rewritten>& made)
{
    return made ? live.change(made->scene) : Fault(made.error());
}

Fault open(LiveScene& live, Request& request, JsonMembers&)
{
    auto scene = parseScene(request.fields.text("scene"));
    return scene ? live.open(std::move(*scene)) : scene.error();
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
    return taken(live, parseScene(patchedScene(writeScene(live.scene()), *text)));
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

// The equation of a cell with its note, the cells that enter it, and what it was before the last change.
Fault explainCell(LiveScene& live, Request& request, JsonMembers& reply)
{
    const ComputedPtr shown = withheldByScene(live.computed());
    const CellRef cell = cellOf(live, request.fields);
    const auto explanation = explain(shown->scene, *shown->realized, *shown->trace, cell);
    if (!explanation)
        return explanation.error();
    EquationStyle style;
    style.running_sums = false;
    reply.put("equation", jsonText(equationText(*explanation, style)));
    reply.put("note", jsonText(explanation->note));
    std::string inputs;
    for (const CellRef& each : inputsOf(*explanation))
        inputs += (inputs.empty() ? "[" : ",[") + jsonText(each.tensor) + "," +
                  std::to_string(flatIndex(shown->trace->find(each.tensor)->shape, each.index)) + "]";
    reply.put("inputs", "[" + inputs + "]");
    if (const ComputedPtr before = withheldLike(shown, live.before())) {
        const TracedTensor* was = before->trace->find(cell.tensor);
        if (was && was->shape == shown->trace->find(cell.tensor)->shape) {
            const std::string number = pageNumber(before->trace->cell(*was, cell.index), was->kind);
            if (number != pageNumber(explanation->value, explanation->kind))
                reply.put("before", jsonText(number));
            reply.put("rowBefore", rowOf(*was, cell.index));
        }
    }
    return {};
}

// All sections of the page, as core/page writes them.
Fault page(LiveScene& live, Request&, JsonMembers& reply)
{
    PageLayer layer = pageLayerOf(live.computed(), live.before(), 0);
    const PageGiven given = takeGiven(layer);
    std::string list;
    for (const LiveStage& stage : liveStages(layer, given)) {
        JsonMembers members;
        members.put("card", jsonText(stage.card));
        members.put("title", jsonText(stage.title));
        members.put("subtitle", jsonText(stage.subtitle));
        members.put("off", jsonText(stage.off));
        members.put("html", jsonText(stage.html));
        list += (list.empty() ? "" : ",") + members.onOneLine();
    }
    reply.put("stages", "[" + list + "]");
    return {};
}

Fault tensors(LiveScene& live, Request&, JsonMembers& reply)
{
    std::string names;
    for (const TracedTensor& tensor : live.computed()->trace->tensors())
        names += (names.empty() ? "" : ",") + jsonText(tensor.name);
    reply.put("tensors", "[" + names + "]");
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
    bool needs_scene = true;
};
constexpr Action actions[] = {
    {"open", open, false}, {"speak", speak, false}, {"words", words, false}, {"type", type},
    {"release", release},  {"patch", patch},        {"seed", seed},          {"dropout", dropout},
    {"undo", undo},        {"redo", redo},          {"again", startAgain},   {"explain", explainCell},
    {"page", page},        {"save", save},          {"tensors", tensors},    {"tensor", tensor},
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
    if (of_lesson) {
        if (auto fault = of_lesson->run(m_lesson, m_scene, fields, reply))
            return fault;
    } else if (m_lesson.isOpen() && action->run == open) {
        failAt("do", say("a lesson is open"));
    } else if (m_lesson.isOpen() && action->run == startAgain) {
        if (auto fault = m_lesson.startAgain())
            return fault;
    } else {
        Request request{fields, text};
        if (auto fault = action->run(m_scene, request, reply))
            return fault;
    }
    if (m_lesson.isOpen())
        m_lesson.follow();
    putState(m_scene, reply);
    return {};
}

} // namespace attn
