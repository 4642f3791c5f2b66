// SPDX-License-Identifier: GPL-3.0-or-later
// Drags a number in the real window and prints the frame meter: attnscope_frames [TOKENS WIDTH HEADS [STEPS]].
#include "tests/bench/frame.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QApplication>

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    attn::loadFonts();
    attn::applyTheme(attn::ThemeName::Light);
    const auto number = [&](int place, int otherwise) { return argc > place ? std::atoi(argv[place]) : otherwise; };
    bench::windowFrames(number(1, 512), number(2, 768), number(3, 12), number(4, 200));
    return 0;
}
