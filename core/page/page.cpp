// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/page.h"

#include "core/headless/commands.h"
#include "core/headless/lessoncheck.h"
#include "core/io/files/path.h"
#include "core/lessons/lessonfile.h"

#include <filesystem>

namespace attn {

Result<std::string> pageNamed(const std::string& argument, PageKind kind)
{
    if (const auto missing = checkSceneArgument(argument))
        return *missing;
    if (namesSteps(argument)) {
        const auto lesson = loadStepsNamed(argument);
        const std::string id = isLessonFile(argument) ? utf8Of(pathOf(argument).stem()) : argument; // as in a site
        return lesson ? lessonPage(*lesson, kind, id) : lesson.error();
    }
    const auto scene = loadScene(argument);
    return scene ? scenePage(*scene, kind) : scene.error();
}

} // namespace attn
