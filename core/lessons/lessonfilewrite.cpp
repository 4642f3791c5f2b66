// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/blockname.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/lessonformat.h"
#include "core/lessons/scenepatch.h"

#include <nlohmann/json.hpp>

namespace attn {

namespace {

using LessonJson = nlohmann::ordered_json;

LessonJson jsonOf(const Words& words)
{
    if (words.empty() || (words.all().size() == 1 && words.all()[0].first == "en"))
        return words.in();
    LessonJson made = LessonJson::object();
    for (const auto& [language, text] : words.all())
        made[language] = text;
    return made;
}

LessonJson jsonOf(const std::vector<CellBlock>& blocks)
{
    LessonJson made = LessonJson::array();
    for (const CellBlock& block : blocks)
        made.push_back(toString(block));
    return made;
}

void put(LessonJson& object, const char* name, const Words& words)
{
    if (!words.empty())
        object[name] = jsonOf(words);
}

void put(LessonJson& object, const char* name, const std::vector<CellBlock>& blocks)
{
    if (!blocks.empty())
        object[name] = jsonOf(blocks);
}

std::string blockName(const CellRef& cell) { return toString(CellBlock{cell.tensor, cell.index}); }

LessonJson jsonOf(const Condition& condition)
{
    const ConditionWords& words = wordsOf(condition.is);
    LessonJson made = LessonJson::object();
    if (condition.next.empty())
        made["cell"] = blockName(condition.cell);
    else
        made["next"] = condition.next;
    made["is"] = words.name;
    if (words.has_value)
        made["value"] = condition.value;
    if (condition.within != Condition().within)
        made["within"] = condition.within;
    return made;
}

LessonJson jsonOf(const Question& question)
{
    LessonJson made = {{"text", jsonOf(question.text)}};
    for (const Choice& choice : question.choices) {
        LessonJson& each = made["choices"].emplace_back(LessonJson{{"text", jsonOf(choice.text)}});
        if (choice.right)
            each["right"] = true;
        put(each, "because", choice.because);
        if (choice.last)
            each["last"] = true;
    }
    if (question.cell)
        made["cell"] = blockName(*question.cell);
    else if (question.choices.empty())
        made["value"] = question.value;
    if (question.within != Question().within)
        made["within"] = question.within;
    return made;
}

LessonJson jsonOf(const Printed& printed)
{
    LessonJson made = LessonJson::object();
    if (!printed.source.empty())
        made["source"] = printed.source;
    if (!printed.expected.empty())
        made["expected"] = printed.expected;
    if (!printed.verbatim.empty())
        made["verbatim"] = printed.verbatim;
    put(made, "note", printed.note);
    return made;
}

// The scene without where one looks, which the focus has.
Scene withoutView(Scene scene)
{
    scene.view.reset();
    return scene;
}

LessonJson focusOf(const LessonStep& step)
{
    LessonJson focus = LessonJson::object();
    if (step.scene.view) {
        const LessonJson view = LessonJson::parse(writeScene(step.scene))["view"];
        for (const std::string_view member : focus_members)
            if (view.contains(member))
                focus[std::string(member)] = view[std::string(member)];
    }
    if (!step.studio.empty())
        focus["studio"] = step.studio;
    if (step.draw_again)
        focus["draw_again"] = true;
    put(focus, "cells", step.cells);
    return focus;
}

// The rest of `hidden`, not to be predicted.
std::vector<CellBlock> onlyHidden(const LessonStep& step)
{
    std::vector<CellBlock> hidden = step.scene.view ? step.scene.view->hidden : std::vector<CellBlock>();
    std::erase_if(hidden,
                  [&](const CellBlock& block) { return std::ranges::find(step.predict, block) != step.predict.end(); });
    return hidden;
}

LessonJson jsonOf(const LessonStep& step, const Scene* before)
{
    LessonJson made = {{"title", jsonOf(step.title)}, {"text", jsonOf(step.text)}};
    const Scene scene = withoutView(step.scene);
    Result<Scene> origin = before ? *before : Result<Scene>(Error{});
    if (const LessonEntry* entry = lessonNamed(step.from)) {
        made["scene"] = step.from;
        origin = loadLesson(*entry);
    } else if (!before) {
        made["scene"] = LessonJson::parse(writeScene(scene));
    }
    if (origin)
        if (const auto patch = LessonJson::parse(scenePatch(withoutView(*origin), scene)); !patch.empty())
            made["patch"] = patch;
    if (const LessonJson focus = focusOf(step); !focus.empty())
        made["focus"] = focus;
    put(made, "hidden", onlyHidden(step));
    put(made, "predict", step.predict);
    put(made, "locked", step.locks.locked);
    put(made, "unlocked", step.locks.unlocked);
    if (step.goal) {
        LessonJson& goal = made["goal"] = {{"text", jsonOf(step.goal->text)}};
        for (const Condition& condition : step.goal->conditions)
            goal["conditions"].push_back(jsonOf(condition));
        if (step.goal->solution)
            goal["solution"] = LessonJson::parse(scenePatch(scene, withoutView(*step.goal->solution)));
    }
    for (const Question& question : step.questions)
        made["questions"].push_back(jsonOf(question));
    for (const Words& hint : step.hints)
        made["hints"].push_back(jsonOf(hint));
    for (const Printed& printed : step.prints)
        made["prints"].push_back(jsonOf(printed));
    if (!step.speaker_notes.empty())
        made["speaker_notes"] = step.speaker_notes;
    return made;
}

} // namespace

std::string writeLesson(const Lesson& lesson)
{
    LessonJson made = {{"format", lesson_format}, {"title", jsonOf(lesson.title)}};
    put(made, "summary", lesson.summary);
    put(made, "credit", lesson.credit);
    if (!lesson.licence.empty())
        made["licence"] = lesson.licence;
    if (!lesson.stages.empty())
        made["stages"] = lesson.stages;
    if (const TeacherPage& teacher = lesson.teacher; !teacher.empty()) {
        LessonJson& page = made["teacher"] = LessonJson::object();
        put(page, "aim", teacher.aim);
        if (teacher.minutes > 0)
            page["minutes"] = teacher.minutes;
        put(page, "pitfalls", teacher.pitfalls);
        put(page, "ask", teacher.ask);
    }
    const Scene* before = nullptr;
    for (const LessonStep& step : lesson.steps) {
        made["steps"].push_back(jsonOf(step, before));
        before = &step.scene;
    }
    return made.dump(1, ' ', false, LessonJson::error_handler_t::replace) + "\n";
}

} // namespace attn
