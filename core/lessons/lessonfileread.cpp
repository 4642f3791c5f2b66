// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/io/scene/blockname.h"
#include "core/io/scene/scenefile.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
#include "core/lessons/jsonplace.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/lessonformat.h"
#include "core/lessons/scenepatch.h"
#include "core/model/modelscene.h"

#include <algorithm>
#include <iterator>

namespace attn {

namespace {

constexpr std::size_t max_steps = 2000,
                      max_items = 2000; // of one lesson; of one list of a step: more than a person types

Words readWords(const JsonValue& value, const std::string& path)
{
    if (std::holds_alternative<std::string>(value.value))
        return Words(asText(value, path));
    const auto* members = std::get_if<JsonObject>(&value.value);
    if (!members || members->empty())
        failAt(path, say("expected a string, or strings by language: {\"en\": …, \"de\": …}"));
    Words words;
    for (const JsonMember& member : *members) {
        if (member.name.size() < 2 || member.name.size() > 12 || !std::ranges::all_of(member.name, [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
            }))
            failAt(path + "." + member.name, say("expected a language code like en or de"));
        if (asText(member.value, path + "." + member.name).empty())
            failAt(path + "." + member.name, say("the text is empty"));
        words.set(member.name, asText(member.value, path + "." + member.name));
    }
    return words;
}

Words findWords(Fields& fields, std::string_view name)
{
    const JsonValue* value = fields.find(name);
    return value ? readWords(*value, fields.path(name)) : Words();
}

// Calls read(item, its path) for each of a list that may be missing.
template <class Read> void eachOf(Fields& fields, std::string_view name, Read read)
{
    const JsonValue* value = fields.find(name);
    if (!value)
        return;
    const JsonList& list = asList(*value, fields.path(name));
    if (list.size() > max_items)
        failAt(fields.path(name), longList(list.size(), max_items));
    for (std::size_t i = 0; i < list.size(); ++i)
        read(list[i], fields.path(name) + "[" + std::to_string(i) + "]");
}

CellBlock readBlock(const JsonValue& value, const std::string& path)
{
    const std::string& text = asText(value, path);
    const auto block = parseBlock(text);
    if (!block)
        failAt(path, say("'%1' does not name cells; expected weights or a part of it, like weights[0,0,4]", text));
    return *block;
}

std::vector<CellBlock> findBlocks(Fields& fields, std::string_view name)
{
    std::vector<CellBlock> blocks;
    eachOf(fields, name,
           [&](const JsonValue& item, const std::string& path) { blocks.push_back(readBlock(item, path)); });
    return blocks;
}

CellRef readCell(Fields& fields, std::string_view name)
{
    CellBlock block = readBlock(fields.need(name), fields.path(name));
    if (block.leading.empty())
        failAt(fields.path(name), say("expected one cell, like weights[0,0,1,2]"));
    return {std::move(block.tensor), std::move(block.leading)};
}

Condition readCondition(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    Condition condition;
    const bool of_next = fields.find("next") != nullptr;
    if (!of_next)
        condition.cell = readCell(fields, "cell");
    else
        condition.next = fields.text("next");
    if (of_next && condition.next.empty())
        failAt(fields.path("next"), say("expected a token with its exact spelling, like \"ter\" or \"·the\""));
    const std::string is = fields.text("is");
    const auto fits = of_next ? &ConditionWords::of_next : &ConditionWords::of_cell;
    const auto known = std::ranges::find(conditionKinds(), is, &ConditionWords::name);
    if (known == conditionKinds().end() || !(*known.*fits)) {
        std::vector<ConditionWords> fitting;
        std::ranges::copy_if(conditionKinds(), std::back_inserter(fitting), fits);
        failAt(fields.path("is"), say("'%1' is not one of %2", is, joinedTexts(fitting, &ConditionWords::name)));
    }
    condition.is = known->kind;
    if (known->has_value)
        condition.value = fields.real("value");
    if (const JsonValue* within = condition.is == ConditionKind::Equals || condition.is == ConditionKind::SumsTo
                                      ? fields.find("within")
                                      : nullptr) {
        condition.within = asReal(*within, fields.path("within"));
        if (!(condition.within >= 0))
            failAt(fields.path("within"), say("must not be negative"));
    }
    fields.close();
    return condition;
}

Question readQuestion(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    Question question;
    question.text = readWords(fields.need("text"), fields.path("text"));
    eachOf(fields, "choices", [&](const JsonValue& item, const std::string& place) {
        Fields choice(item, place);
        question.choices.push_back({readWords(choice.need("text"), choice.path("text")), choice.flag("right", false),
                                    findWords(choice, "because"), choice.flag("last", false)});
        choice.close();
    });
    const bool choices = !question.choices.empty();
    if (choices && std::ranges::none_of(question.choices, &Choice::right))
        failAt(fields.path("choices"), say("no choice is marked correct"));
    if (!choices && fields.find("cell"))
        question.cell = readCell(fields, "cell");
    else if (!choices)
        question.value = fields.real("value");
    if (const JsonValue* within = choices ? nullptr : fields.find("within"))
        question.within = asReal(*within, fields.path("within"));
    if (!(question.within > 0))
        failAt(fields.path("within"), say("must be greater than 0"));
    fields.close();
    return question;
}

Printed readPrinted(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    Printed printed;
    fields.take("source", printed.source, asText);
    eachOf(fields, "expected",
           [&](const JsonValue& item, const std::string& place) { printed.expected.push_back(asText(item, place)); });
    fields.take("verbatim", printed.verbatim, asText);
    printed.note = findWords(fields, "note");
    if (printed.expected.empty() && printed.verbatim.empty())
        failAt(path, say("needs 'expected' or 'verbatim'"));
    fields.close();
    return printed;
}

TeacherPage readTeacher(const JsonValue& value, const std::string& path)
{
    constexpr int most_minutes = 1000;
    Fields fields(value, path);
    TeacherPage teacher{findWords(fields, "aim"), findWords(fields, "pitfalls"), findWords(fields, "ask")};
    fields.take("minutes", teacher.minutes, asWhole, 0, most_minutes);
    fields.close();
    return teacher;
}

// Reads the steps in order: each begins with the previous one's scene.
class StepReader {
public:
    StepReader(std::string_view text, FillScene fill) : m_text(text), m_fill(std::move(fill)) {}

    LessonStep read(const JsonValue& value, const std::string& path)
    {
        Fields fields(value, path);
        LessonStep step;
        step.title = readWords(fields.need("title"), fields.path("title"));
        step.text = findWords(fields, "text"); // a step of a talk shows its scene alone
        fields.take("speaker_notes", step.speaker_notes, asText);
        step.predict = findBlocks(fields, "predict");
        std::vector<CellBlock> hidden = findBlocks(fields, "hidden");
        hidden.insert(hidden.end(), step.predict.begin(), step.predict.end());
        readScene(fields, step, hidden);
        step.locks = {findBlocks(fields, "locked"), findBlocks(fields, "unlocked")};
        if (step.locks.locked.empty() && !step.locks.unlocked.empty())
            failAt(fields.path("unlocked"), say("nothing is locked, because 'locked' is missing"));
        if (const JsonValue* goal = fields.find("goal"))
            step.goal = readGoal(*goal, fields.path("goal"));
        eachOf(fields, "questions", [&](const JsonValue& item, const std::string& place) {
            step.questions.push_back(readQuestion(item, place));
        });
        eachOf(fields, "hints",
               [&](const JsonValue& item, const std::string& place) { step.hints.push_back(readWords(item, place)); });
        eachOf(fields, "prints", [&](const JsonValue& item, const std::string& place) {
            step.prints.push_back(readPrinted(item, place));
        });
        fields.close();
        return step;
    }

private:
    void readScene(Fields& fields, LessonStep& step, const std::vector<CellBlock>& hidden)
    {
        std::string origin = fields.path("patch");
        if (const JsonValue* scene = fields.find("scene")) {
            origin = fields.path("scene");
            if (std::holds_alternative<std::string>(scene->value)) {
                step.from = asText(*scene, origin);
                const LessonEntry* entry = lessonNamed(step.from);
                if (!entry || entry->has_steps)
                    failAt(origin, say("'%1' is not a built-in scene", step.from));
                m_scene = entry->text;
            } else {
                [[maybe_unused]] const Fields object(*scene, origin);
                m_scene = partAt(origin);
            }
        } else if (m_scene.empty()) {
            failAt(fields.path("scene"), say("the first step needs a scene"));
        }
        if (const JsonValue* patch = fields.find("patch")) {
            [[maybe_unused]] const Fields object(*patch, fields.path("patch"));
            m_scene = patchedScene(m_scene, partAt(fields.path("patch")));
        }
        if (const JsonValue* focus = fields.find("focus"))
            readFocus(*focus, fields.path("focus"), step);
        const auto scene = parseScene(withHidden(m_scene, hidden), m_fill);
        if (!scene)
            failAt(placeOf(scene.error().message, fields, origin), whatOf(scene.error().message));
        step.scene = *scene;
    }

    // The text of an existing value.
    std::string_view partAt(const std::string& path) const
    {
        const auto part = jsonPart(m_text, path);
        if (!part)
            failAt(path, say("member names must not contain \\"));
        return *part;
    }

    void readFocus(const JsonValue& value, const std::string& path, LessonStep& step)
    {
        Fields focus(value, path);
        std::string view;
        for (const std::string_view member : focus_members)
            if (focus.find(member))
                view += (view.empty() ? "" : ", ") + jsonText(member) + ": " + std::string(partAt(focus.path(member)));
        focus.take("studio", step.studio, asText);
        focus.take("draw_again", step.draw_again, asBool);
        step.cells = findBlocks(focus, "cells");
        focus.close();
        m_scene = withView(m_scene, "{" + view + "}");
    }

    Goal readGoal(const JsonValue& value, const std::string& path)
    {
        Fields fields(value, path);
        Goal goal;
        goal.text = readWords(fields.need("text"), fields.path("text"));
        fields.need("conditions");
        eachOf(fields, "conditions", [&](const JsonValue& item, const std::string& place) {
            goal.conditions.push_back(readCondition(item, place));
        });
        if (goal.conditions.empty())
            failAt(fields.path("conditions"), say("a goal needs a condition"));
        if (const JsonValue* solution = fields.find("solution")) {
            [[maybe_unused]] const Fields object(*solution, fields.path("solution"));
            const auto scene = parseScene(patchedScene(m_scene, partAt(fields.path("solution"))), m_fill);
            if (!scene)
                failAt(fields.path("solution") + "." + pathOf(scene.error().message), whatOf(scene.error().message));
            goal.solution = *scene;
        }
        fields.close();
        return goal;
    }

    // A fault of the scene reader is "path: what"; without a path it is all what.
    static std::string pathOf(const std::string& message)
    {
        const auto colon = message.find(": ");
        const std::string path = message.substr(0, colon);
        return colon == message.npos || path.find(' ') != path.npos ? "" : path;
    }
    static std::string whatOf(const std::string& message)
    {
        const std::string path = pathOf(message);
        return path.empty() ? message : message.substr(path.size() + 2);
    }
    static std::string placeOf(const std::string& message, Fields& fields, const std::string& origin)
    {
        const std::string path = pathOf(message);
        if (path.starts_with("view.hidden"))
            return fields.path("hidden");
        if (path.starts_with("view.") && fields.find("focus"))
            return fields.path("focus") + path.substr(4);
        return path.empty() ? origin : origin + "." + path;
    }

    std::string_view m_text;
    FillScene m_fill;
    std::string m_scene; // as JSON; empty: before the first step
};

Lesson readLesson(std::string_view text, const FillScene& fill)
{
    const JsonValue root = parseSceneJson(text);
    Fields fields(root, "");
    const std::string format = fields.text("format");
    if (format != lesson_format)
        failAt("format",
               format.starts_with("attnscope-lesson/")
                   ? say("'%1' is too new for this program, which reads %2; update AttnScope", format, lesson_format)
                   : say("expected %2, got '%1'", format, lesson_format));
    Lesson lesson;
    lesson.title = readWords(fields.need("title"), "title");
    lesson.summary = findWords(fields, "summary");
    lesson.credit = findWords(fields, "credit");
    fields.take("licence", lesson.licence, asText);
    eachOf(fields, "stages",
           [&](const JsonValue& item, const std::string& path) { lesson.stages.push_back(asText(item, path)); });
    fields.take("teacher", lesson.teacher, readTeacher);
    const JsonList& steps = asList(fields.need("steps"), "steps");
    if (steps.empty() || steps.size() > max_steps)
        failAt("steps", say("expected 1 to %1 steps, got %2", countText(max_steps), countText(steps.size())));
    StepReader reader(text, fill);
    for (std::size_t i = 0; i < steps.size(); ++i)
        lesson.steps.push_back(reader.read(steps[i], "steps[" + std::to_string(i) + "]"));
    fields.close();
    return lesson;
}

Result<Lesson> parsed(std::string_view text, const FillScene& fill)
{
    try {
        return readLesson(text, fill);
    } catch (const SceneFault& fault) {
        const std::string path = fault.message.substr(0, fault.message.find(": "));
        if (path.find(' ') != path.npos) // "line 3, column 7", or the file as a whole
            return Error{fault.message};
        return Error{say("line %1, %2", jsonLine(text, path), fault.message)};
    }
}

} // namespace

bool isLessonFile(std::string_view path) { return path.ends_with(lesson_ending); }

Result<Lesson> parseLesson(std::string_view text)
{
    return parsed(text, [](Scene& scene) { return fillFromModel(scene); });
}

Result<Lesson> readLessonFile(const std::string& path, Pipes pipes)
{
    const auto text = readWholeFile(path, max_lesson_bytes, pipes);
    if (!text)
        return text.error();
    auto lesson = parsed(*text, [&](Scene& scene) {
        resolvePath(*scene.model, path);
        return fillFromModel(scene);
    });
    if (!lesson)
        return Error{path + ": " + lesson.error().message};
    return lesson;
}

} // namespace attn
