// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of a lesson's text: what it accepts is written with all that is opened closed again.
#include "core/prose/prose.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

bool nested(std::string_view html)
{
    std::vector<std::string_view> open;
    for (std::size_t at = html.find('<'); at != std::string_view::npos; at = html.find('<', at + 1)) {
        const std::size_t end = html.find('>', at);
        if (end == std::string_view::npos)
            return false;
        std::string_view tag = html.substr(at + 1, end - at - 1);
        const bool closes = tag.starts_with('/');
        tag = tag.substr(closes, tag.find(' ') - closes);
        if (tag == "br" || tag == "hr")
            continue;
        if (!closes)
            open.push_back(tag);
        else if (open.empty() || open.back() != tag)
            return false;
        else
            open.pop_back();
    }
    return open.empty();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto number = [](const std::string&) { return std::string("0.5"); };
    const auto html = attn::htmlOf(text, attn::browserHooks(number));
    if (bool(html) == bool(attn::proseFault(text)) || (html && !nested(*html)) ||
        bool(attn::plainText(text, number)) != bool(html))
        std::abort();
    if (const auto formula = attn::parseMath(text))
        attn::spokenMath(*formula);
    return 0;
}
