// SPDX-License-Identifier: GPL-3.0-or-later
// The files of resources/web/ as the program carries them: what every page gets beside its numbers.
#pragma once

#include <string>
#include <string_view>

namespace attn {

std::string pageStyleFiles();
// What the head of a page runs, before anything is drawn.
std::string_view themeScript();
// All scripts in the order that they need, in one scope of their own.
std::string pageScript();
// The module that computes, gzip.
std::string_view packedEngine();

// The sentences of the engine in this language, JSON, deflated as zlib does; empty for English and what the program lacks.
std::string packedSentences(std::string_view language);

} // namespace attn
