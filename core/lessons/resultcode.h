// SPDX-License-Identifier: GPL-3.0-or-later
// What a student did in a lesson, as a short code to paste into a form. A code survives being pasted and typed, and its checksum
// finds mistakes; it is no proof, for it can be passed on.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Both texts are cleaned as by cleanedForCode(). Steps without tasks do not count.
struct LessonResult {
    std::string lesson, student; // id or title; name or number, as the student typed it
    int steps = 0, solved = 0, first_tries = 0, tries = 0, minutes = 0; // first_tries: steps solved at the first try
    int hinted = 0; // steps solved after a hint, which are not first tries
    bool operator==(const LessonResult&) const = default;
};

inline constexpr std::size_t longest_in_code = 80; // bytes of a text
inline constexpr int most_coded_steps = 2000, most_coded_tries = 100'000, most_coded_minutes = 100'000;

// Without blanks at its ends and characters that are not seen or steer the text, at most longest_in_code bytes.
std::string cleanedForCode(std::string_view text);

// "ATTN1-7KQ2M-…": Crockford's base32 in groups of five. Empty if a text is, or if the numbers contradict each other or
// are too large.
std::string resultCode(const LessonResult& result);

// The codes in a text among other words, in order, each read or with its error. Lowercase is accepted, O and I or L
// mean 0 and 1, and blanks and hyphens do not count.
std::vector<Result<LessonResult>> resultCodesIn(std::string_view text);
// The first of them; fails if there is none.
Result<LessonResult> readResultCode(std::string_view text);

// Says in whole sentences what the code contains.
std::string resultInWords(const LessonResult& result);

} // namespace attn
