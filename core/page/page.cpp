// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/page.h"

#include "core/headless/commands.h"
#include "core/headless/lessoncheck.h"

namespace attn {

Result<std::string> pageNamed(const std::string& argument, PageKind kind)
{
    if (const auto missing = checkSceneArgument(argument))
        return *missing;
    if (namesSteps(argument)) {
        const auto lesson = loadStepsNamed(argument);
        return lesson ? lessonPage(*lesson, kind, is_file ? "" : argument) : lesson.error();
    }
    const auto scene = loadScene(argument);
    return scene ? scenePage(*scene, kind) : scene.error();
}

} // namespace attn
