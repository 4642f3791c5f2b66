// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/page.h"

#include "core/headless/commands.h"
#include "core/headless/lessoncheck.h"
#include "core/io/files/path.h"
#include "core/lessons/lessonfile.h"

#include <filesystem>

namespace attn {

Result<std::string> pageNamed(const std::string& argument, PageKind kind, std::size_t* faults)
{
    if (const auto missing = checkSceneArgument(argument))
        return *missing;
    if (namesSteps(argument)) {
        const auto lesson = loadStepsNamed(argument);
        const std::string id = isLessonFile(argument) ? utf8Of(pathOf(argument).stem()) : argument; // as in a site
        if (!lesson)
            return lesson.error();
        if (faults)
            *faults = checkLesson(*lesson).size();
        return lessonPage(*lesson, kind, id);
    }
    const auto scene = loadScene(argument);
    return scene ? scenePage(*scene, kind) : scene.error();
}

} // namespace attn
