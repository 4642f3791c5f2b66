// SPDX-License-Identifier: GPL-3.0-or-later
// Prepares a text before it is split: BERT's cleaning, lower case, accents, spaces. A normalizer is a list of such
// steps; they take and return valid UTF-8.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace attn {

using NormalizerStep = std::function<std::string(const std::string&)>;
using NormalizerSteps = std::vector<NormalizerStep>;

std::string normalized(std::string text, const NormalizerSteps& steps);

struct BertNormalizer {
    bool clean = true;         // no control characters; every blank is " "
    bool space_chinese = true; // blanks around CJK ideographs, so that each is a word
    bool strip_accents = true; // NFD without nonspacing marks
    bool lower_case = true;    // after that
    std::string operator()(const std::string& text) const;
};

std::string lowerCased(const std::string& text);
// Without marks of any kind; it takes no letter apart (that is NFD's work).
std::string withoutMarks(const std::string& text);
std::string stripped(const std::string& text, bool left, bool right);

} // namespace attn
