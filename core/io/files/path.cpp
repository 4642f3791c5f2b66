// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/path.h"

#include <algorithm>
#include <iterator>
#include <system_error>

namespace attn {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view separators = fs::path::preferred_separator == '\\' ? "/\\:" : "/";

std::size_t nameBegin(std::string_view path) { return path.find_last_of(separators) + 1; }

// Each byte that is none of ASCII's replaced.
std::u8string readable(std::u8string_view text)
{
    std::u8string ascii;
    for (const char8_t letter : text)
        ascii += letter < 0x80 ? std::u8string(1, letter) : u8"\uFFFD";
    return ascii;
}

} // namespace

fs::path pathOf(std::string_view utf8)
{
    const std::u8string text(utf8.begin(), utf8.end());
    try {
        return {text};
    } catch (const std::system_error&) {
        return {readable(text)};
    }
}

std::string utf8Of(const fs::path& path)
{
    try {
        const std::u8string text = path.u8string();
        return {text.begin(), text.end()};
    } catch (const std::system_error&) { // a lone surrogate, which Windows allows in names
        return "\uFFFD";
    }
}

std::string portableUtf8Of(const fs::path& path)
{
    std::string text = utf8Of(path);
    if (separators != "/")
        std::ranges::replace(text, '\\', '/');
    return text;
}

std::string_view fileNameOf(std::string_view path) { return path.substr(nameBegin(path)); }

std::string_view folderPartOf(std::string_view path) { return path.substr(0, nameBegin(path)); }

bool isDeviceName(std::string_view name)
{
    std::string word(name.substr(0, name.find('.'))); // with an ending it is one, too
    word.erase(word.find_last_not_of(' ') + 1);
    std::ranges::transform(word, word.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    if (word.size() == 4 && (word.starts_with("com") || word.starts_with("lpt")))
        return word[3] >= '1' && word[3] <= '9';
    constexpr std::string_view devices[] = {"con", "conin$", "conout$", "nul", "aux", "prn"};
    return std::ranges::find(devices, word) != std::end(devices);
}

bool isPlainFileName(std::string_view name)
{
    constexpr std::size_t longest = 255;
    const auto isOdd = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '/' || c == '\\' || c == ':'; };
    return !name.empty() && name.size() <= longest && name.back() != '.' && name.back() != ' ' && !isDeviceName(name) &&
           std::ranges::none_of(name, isOdd);
}

} // namespace attn
