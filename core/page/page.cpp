// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/page.h"

#include "core/headless/commands.h"
#include "core/headless/lessoncheck.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"

#include <filesystem>

namespace attn {

Result<std::string> pageNamed(const std::string& argument, PageKind kind)
{
    if (const auto missing = checkSceneArgument(argument))
        return *missing;
    std::error_code fault;
    const bool is_file = std::filesystem::exists(argument, fault);
    const LessonEntry* entry = lessonNamed(argument);
    const bool steps = is_file ? isLessonFile(argument) : entry && entry->has_steps;
    if (steps) {
        const auto lesson = loadStepsNamed(argument);
        return lesson ? lessonPage(*lesson, kind, is_file ? "" : argument) : lesson.error();
    }
    const auto scene = loadScene(argument);
    return scene ? scenePage(*scene, kind) : scene.error();
}

} // namespace attn
