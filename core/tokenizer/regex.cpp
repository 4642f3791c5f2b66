// SPDX-License-Identifier: GPL-3.0-or-later
#define PCRE2_CODE_UNIT_WIDTH 8
#include "core/tokenizer/regex.h"

#include "core/base/say.h"
#include "core/tokenizer/regexsyntax.h"
#include "core/tokenizer/unicode.h"

#include <algorithm>
#include <array>
#include <pcre2.h>
#include <string>

namespace attn {

namespace {

// Tries a match with few steps first, so that its cost is known: PCRE2 does not report it.
constexpr std::uint32_t first_steps = 20'000;
constexpr std::uint32_t all_steps = 50'000'000;
constexpr std::uint32_t max_heap_kib = 64 * 1024;

struct FreeMatch {
    void operator()(pcre2_match_data* data) const { pcre2_match_data_free(data); }
    void operator()(pcre2_match_context* context) const { pcre2_match_context_free(context); }
    void operator()(pcre2_compile_context* context) const { pcre2_compile_context_free(context); }
};

} // namespace

Result<Regex> Regex::compiled(std::string_view pattern)
{
    if (pattern.size() > max_pattern_bytes)
        return Error{say("the pattern is longer than %1 bytes", countText(max_pattern_bytes))};
    const auto translated = perlSyntax(pattern);
    if (!translated)
        return translated.error();
    const std::unique_ptr<pcre2_compile_context, FreeMatch> context(pcre2_compile_context_create(nullptr));
    pcre2_set_newline(context.get(), PCRE2_NEWLINE_LF);
    int fault = 0;
    PCRE2_SIZE place = 0;
    pcre2_code* code =
        pcre2_compile(reinterpret_cast<PCRE2_SPTR>(translated->data()), translated->size(),
                      PCRE2_UTF | PCRE2_UCP | PCRE2_MULTILINE | PCRE2_NEVER_BACKSLASH_C, &fault, &place, context.get());
    if (code == nullptr) {
        std::array<PCRE2_UCHAR, 200> message{};
        pcre2_get_error_message(fault, message.data(), message.size());
        return Error{say("cannot use the pattern: %1", std::string(reinterpret_cast<const char*>(message.data())))};
    }
    return Regex(std::shared_ptr<void>(code, [](void* c) { pcre2_code_free(static_cast<pcre2_code*>(c)); }));
}

std::vector<std::pair<std::size_t, std::size_t>> Regex::matches(std::string_view valid) const
{
    const auto* code = static_cast<const pcre2_code*>(m_code.get());
    const std::unique_ptr<pcre2_match_data, FreeMatch> data(pcre2_match_data_create_from_pattern(code, nullptr));
    const std::unique_ptr<pcre2_match_context, FreeMatch> context(pcre2_match_context_create(nullptr));
    pcre2_set_heap_limit(context.get(), max_heap_kib);
    const auto* subject = reinterpret_cast<PCRE2_SPTR>(valid.data());

    std::vector<std::pair<std::size_t, std::size_t>> found;
    std::uint32_t left = all_steps;
    std::uint32_t steps = first_steps;
    for (std::size_t at = 0; at <= valid.size();) {
        pcre2_set_match_limit(context.get(), steps);
        pcre2_set_depth_limit(context.get(), steps);
        const int result = pcre2_match(code, subject, valid.size(), at, PCRE2_NO_UTF_CHECK, data.get(), context.get());
        if ((result == PCRE2_ERROR_MATCHLIMIT || result == PCRE2_ERROR_DEPTHLIMIT) && left > steps) {
            left -= steps;
            steps = std::min(left, steps * 8);
            continue;
        }
        steps = std::min(left, first_steps);
        if (result < 0)
            break;
        const PCRE2_SIZE* bounds = pcre2_get_ovector_pointer(data.get());
        const std::size_t before = found.empty() ? 0 : found.back().second;
        const std::size_t begin = std::max(bounds[0], before); // \K can move it
        const std::size_t end = std::max(bounds[1], begin);
        if (begin == end && !found.empty() && end == before) {
            at = end + (end < valid.size() ? utf8Length(valid[end]) : 1);
            continue;
        }
        found.emplace_back(begin, end);
        at = end;
    }
    return found;
}

} // namespace attn
