// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/web/livesession.h"

#include "core/base/say.h"
#include "core/io/scene/scenefile.h"
#include "core/web/lessonactions.h"
#include "core/web/sceneactions.h"

namespace attn {

namespace {

// A request holds whole files, and the sentences of a language.
constexpr JsonLimits request_limits = {4096, max_scene_bytes};

// What every answer has.
void putState(const LiveScene& live, JsonMembers& reply)
{
    reply.put("undo", live.canUndo() ? "true" : "false");
    reply.put("redo", live.canRedo() ? "true" : "false");
}

} // namespace

std::string LiveSession::answer(std::string_view text)
{
    JsonMembers reply;
    std::optional<Error> fault;
    try {
        const JsonValue root = parseSceneJson(text, request_limits);
        Fields fields(root, "");
        fault = run(fields, text, reply);
    } catch (const SceneFault& refused) {
        fault = Error{refused.message};
    }
    return fault ? JsonMembers().put("fault", jsonText(fault->message)).onOneLine() : reply.onOneLine();
}

std::optional<Error> LiveSession::run(Fields& fields, std::string_view text, JsonMembers& reply)
{
    const std::string wanted = fields.text("do");
    const SceneAction* const action = sceneActionNamed(wanted);
    const LessonAction* const of_lesson = lessonActionNamed(wanted);
    if (!action && !of_lesson)
        failAt("do", say("unknown action '%1'", wanted));
    if (of_lesson && wanted != "lesson" && !m_lesson.isOpen())
        failAt("do", say("no lesson is open"));
    if (!of_lesson && action->needs_scene && !m_scene.isOpen())
        failAt("do", say("no scene is open"));
    if (m_lesson.isOpen() && wanted == "open")
        failAt("do", say("a scene cannot be opened while a lesson is open"));
    for (const std::string_view member : of_lesson ? of_lesson->members : action->members)
        if (!member.empty())
            fields.find(member);
    fields.close();
    const ComputedPtr before = m_scene.computed();
    const int step = m_lesson.isOpen() ? m_lesson.number() : -1;
    SceneRequest request{fields, text, m_walk};
    const bool step_again = m_lesson.isOpen() && wanted == "again";
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
