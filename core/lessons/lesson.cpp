// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include "core/base/say.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/lessontexts.h"
#include "core/model/model.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace attn {

namespace {

constexpr std::string_view of_a_model = "model."; // lessons on the model that ships

// A member's text without parsing the whole file: it is at the front and has no escapes. One in several languages
// begins with English.
std::string_view textOf(std::string_view text, std::string_view member)
{
    const std::string quoted = "\"" + std::string(member) + "\": ";
    const auto start = text.find(quoted);
    if (start == text.npos)
        return {};
    text.remove_prefix(start + quoted.size());
    if (text.starts_with('{'))
        text.remove_prefix(std::min(text.find(':'), text.size()));
    text.remove_prefix(std::min(text.find('"') + 1, text.size()));
    return text.substr(0, text.find('"'));
}

// The same in another language of its member; empty if there is none.
std::string_view textOf(std::string_view text, std::string_view member, std::string_view language)
{
    const auto start = text.find("\"" + std::string(member) + "\": {");
    if (start == text.npos)
        return {};
    text.remove_prefix(text.find('{', start) + 1);
    for (;;) { // pairs of texts, none of which has an escape in it
        std::string_view pair[2];
        for (std::string_view& each : pair) {
            text.remove_prefix(std::min(text.find_first_of("\"}"), text.size()));
            if (!text.starts_with('"'))
                return {};
            text.remove_prefix(1);
            each = text.substr(0, text.find('"'));
            text.remove_prefix(std::min(each.size() + 1, text.size()));
        }
        if (pair[0] == language)
            return pair[1];
    }
}

std::vector<LessonEntry> readLessonTexts()
{
    std::vector<LessonEntry> entries;
    for (const LessonText* lesson = lesson_texts; lesson->id; ++lesson) {
        if (std::string_view(lesson->id).starts_with(of_a_model) && !shipsTinyModel())
            continue;
        entries.push_back({lesson->id, textOf(lesson->text, "title"), lesson->text,
                           lesson->has_steps ? textOf(lesson->text, "summary") : std::string_view(),
                           lesson->has_steps});
    }
    std::ranges::sort(entries, {}, [](const LessonEntry& entry) { return std::pair(entry.has_steps, entry.id); });
    return entries;
}

} // namespace

std::span<const LessonEntry> lessons()
{
    static const std::vector<LessonEntry> entries = readLessonTexts();
    return entries;
}

std::span<const LessonEntry> sceneLessons()
{
    const auto entries = lessons();
    return entries.first(std::ranges::find(entries, true, &LessonEntry::has_steps) - entries.begin());
}

std::span<const LessonEntry> stepLessons() { return lessons().subspan(sceneLessons().size()); }

std::string shownTitle(const LessonEntry& entry)
{
    const std::string_view own = textOf(entry.text, "title", spokenLanguage());
    return own.empty() ? say(entry.title) : std::string(own);
}

std::string shownSummary(const LessonEntry& entry)
{
    const std::string_view own = textOf(entry.text, "summary", spokenLanguage());
    return std::string(own.empty() ? entry.summary : own);
}

const LessonEntry* lessonAfter(std::string_view id)
{
    const auto entries = stepLessons();
    const auto found = std::ranges::find(entries, id, &LessonEntry::id);
    if (found == entries.end() || found + 1 == entries.end())
        return nullptr;
    const std::string_view group = id.substr(0, id.find('.') + 1);
    return (found + 1)->id.starts_with(group) ? &*(found + 1) : nullptr;
}

const LessonEntry* lessonNamed(std::string_view id)
{
    const auto entries = lessons();
    const auto found = std::ranges::find(entries, id, &LessonEntry::id);
    return found == entries.end() ? nullptr : &*found;
}

Result<Scene> loadLesson(const LessonEntry& entry)
{
    if (entry.has_steps) {
        const auto lesson = loadSteps(entry);
        return lesson ? Result<Scene>(lesson->steps.front().scene) : lesson.error();
    }
    Result<Scene> scene = parseScene(entry.text);
    if (!scene)
        return Error{std::string(entry.id) + ": " + scene.error().message};
    scene->title = say(scene->title); // tests/languages collects those of single scenes from their files
    scene->description = say(scene->description);
    return scene;
}

Result<Lesson> loadSteps(const LessonEntry& entry)
{
    if (!entry.has_steps)
        return Error{say("%1: this is a single scene, but a lesson with steps is expected", entry.id)};
    auto lesson = parseLesson(entry.text);
    if (!lesson)
        return Error{std::string(entry.id) + ": " + lesson.error().message};
    return lesson;
}

} // namespace attn
