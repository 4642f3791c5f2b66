// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what is installed beside the program and follows from it: attnscope_describe FOLDER VERSION DATE ICON. The manual
// page, what shells complete, and the icon in every size (where the build has Qt).
#include "packaging/describe/completions.h"
#include "packaging/describe/manual.h"
#ifdef ATTNSCOPE_GUI
#include "packaging/describe/icons.h"
#endif

#include <fstream>
#include <iostream>

int main(int argc, char** argv)
{
    if (argc != 5) {
        std::cerr << "usage: attnscope_describe FOLDER VERSION DATE ICON\n";
        return 2;
    }
    const std::string folder = argv[1];
    const std::pair<const char*, std::string> files[] = {{"attnscope.1", attn::manualPage(argv[2], argv[3])},
                                                         {"attnscope.bash", attn::bashCompletion()},
                                                         {"_attnscope", attn::zshCompletion()},
                                                         {"attnscope.fish", attn::fishCompletion()}};
    for (const auto& [name, text] : files) {
        std::ofstream file(folder + "/" + name, std::ios::binary);
        if (!(file << text) || !file.flush()) {
            std::cerr << "attnscope_describe: " << folder << "/" << name << ": cannot be written\n";
            return 4;
        }
    }
#ifdef ATTNSCOPE_GUI
    if (!attn::writeIcons(argv[4], folder)) {
        std::cerr << "attnscope_describe: " << argv[4] << ": cannot be painted\n";
        return 4;
    }
#endif
    return 0;
}
