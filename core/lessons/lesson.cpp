// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"

#include "core/io/scene/scenefile.h"
#include "core/lessons/lessontexts.h"

#include <algorithm>
#include <vector>

namespace attn {

namespace {

// The title without parsing the whole file: the lessons are written by writeScene, title in front, and have no escapes in it.
std::string_view lessonTitle(std::string_view text)
{
    constexpr std::string_view member = "\"title\": \"";
    const auto start = text.find(member);
    if (start == text.npos)
        return {};
    text.remove_prefix(start + member.size());
    return text.substr(0, text.find('"'));
}

std::vector<LessonEntry> readLessonTexts()
{
    std::vector<LessonEntry> entries;
    for (const LessonText* lesson = lesson_texts; lesson->id; ++lesson)
        entries.push_back({lesson->id, lessonTitle(lesson->text), lesson->text});
    std::ranges::sort(entries, {}, &LessonEntry::id);
    return entries;
}

} // namespace

std::span<const LessonEntry> lessons()
{
    static const std::vector<LessonEntry> entries = readLessonTexts();
    return entries;
}

const LessonEntry* lessonNamed(std::string_view id)
{
    const auto entries = lessons();
    const auto found = std::ranges::find(entries, id, &LessonEntry::id);
    return found == entries.end() ? nullptr : &*found;
}

Result<Scene> loadLesson(const LessonEntry& entry)
{
    Result<Scene> scene = parseScene(entry.text);
    if (!scene)
        return Error{std::string(entry.id) + ": " + scene.error().message};
    return scene;
}

} // namespace attn
