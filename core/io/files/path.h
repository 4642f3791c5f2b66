// SPDX-License-Identifier: GPL-3.0-or-later
// Paths as text are UTF-8 on every system, and are split into folder and name in one place. The system's own file
// names, which differ on Windows, are left to std::filesystem; tests/paths.cmake keeps the rest of the program from
// using it.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace attn {

// On Unix the bytes stay as they are, UTF-8 or not. On Windows, what no file can be called becomes U+FFFD.
std::filesystem::path pathOf(std::string_view utf8);
std::string utf8Of(const std::filesystem::path& path);
std::string portableUtf8Of(const std::filesystem::path& path); // with "/" on every system

// The part behind the last separator, and all before it with that separator; on Windows "\" and the ":" of a drive are some, too.
std::string_view fileNameOf(std::string_view path);
std::string_view folderPartOf(std::string_view path);

// Whether Windows takes the name for a device, in any folder: CON, nul, com1 …
bool isDeviceName(std::string_view name);
// Whether a name in a stranger's file leads to a file beside that one on every system: no folder, no "..", no drive, no device, no
// control characters.
bool isPlainFileName(std::string_view name);

} // namespace attn
