// SPDX-License-Identifier: GPL-3.0-or-later
// The files of resources/web/ as the program carries them: what every page gets beside its numbers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

std::string pageStyleFiles();
// What the head of a page runs, before anything is drawn.
std::string_view themeScript();
// All scripts in dependency order, in one scope of their own.
std::string pageScript();
// The module that computes, gzip as base85.
std::string packedEngine();
// A script that loads it for many pages: a page opened from disk must not use fetch.
std::string engineScript();
// Reports a page's progress to a learning platform.
std::string_view scormScript();

// Of a site, and of its index.
std::string_view iconFile();
std::string_view indexStyleFile();
std::string_view indexScript();

// What a live page can be switched to.
std::vector<std::string> languagesInPages();
// The sentences of the engine in this language, JSON, deflated as zlib does; empty for English and what the program lacks.
std::string packedSentences(std::string_view language);

} // namespace attn
