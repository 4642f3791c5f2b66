// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/windowparts.h"

#include "tests/bench/frame.h"
#include "tests/bench/layers.h"
#include "tests/bench/parts.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <cstdlib>
#include <QApplication>

namespace attn::bench {

void drawSomewhere()
{
    if (!std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY"))
        setenv("QT_QPA_PLATFORM", "offscreen", 0);
}

int framePart(const Arguments& arguments)
{
    drawSomewhere();
    int count = 1;
    char name[] = "attnscope_bench", *words[] = {name, nullptr};
    const QApplication application(count, words);
    loadFonts();
    applyTheme(ThemeName::Light);
    for (const LayerSize& size : sizesNamed(arguments.word(0, "def"))) {
        windowFrames(size, 12 * arguments.rounds());
        std::fflush(stdout);
    }
    return 0;
}

} // namespace attn::bench
