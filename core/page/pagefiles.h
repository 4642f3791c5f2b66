// SPDX-License-Identifier: GPL-3.0-or-later
// The files of resources/web/ as the program carries them: what every page gets beside its numbers.
#pragma once

#include <string_view>

namespace attn {

enum class PageFile {
    Style,
    Script,       // choosing cells, steps, editing
    EngineScript, // starts the engine
    Engine        // the module, gzip
};
std::string_view pageFile(PageFile file);

} // namespace attn
