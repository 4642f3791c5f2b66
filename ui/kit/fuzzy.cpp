// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/fuzzy.h"

#include <algorithm>
#include <vector>

namespace attn {

namespace {

constexpr int at_word_start = 10, next_to_last = 12, inside = 1;
constexpr int impossible = -1'000'000;

bool startsWord(const QString& text, qsizetype at)
{
    return at == 0 || (!text[at - 1].isLetterOrNumber() && text[at].isLetterOrNumber());
}

} // namespace

std::optional<int> fuzzyScore(const QString& pattern, const QString& text)
{
    QString letters;
    for (const QChar c : pattern)
        if (!c.isSpace())
            letters += c.toCaseFolded();
    if (letters.isEmpty())
        return 0;
    // best[t]: the best score of the letters so far with the last one matched at t.
    const auto length = static_cast<std::size_t>(text.size());
    std::vector<int> best(length, impossible);
    for (qsizetype l = 0; l < letters.size(); ++l) {
        std::vector<int> next(length, impossible);
        int before = l == 0 ? 0 : impossible; // the best of all earlier places
        for (std::size_t t = 0; t < length; ++t) {
            if (text[t].toCaseFolded() == letters[l]) {
                const bool starts = startsWord(text, t);
                const int here = starts ? at_word_start : inside;
                if (starts || l == 0)
                    next[t] = before + here;
                if (l > 0 && t > 0)
                    next[t] = std::max(next[t], best[t - 1] + here + next_to_last);
            }
            if (l > 0)
                before = std::max(before, best[t]);
        }
        best = std::move(next);
    }
    const int score = best.empty() ? impossible : *std::ranges::max_element(best);
    if (score < 0)
        return std::nullopt;
    return score * 100 - static_cast<int>(std::min<std::size_t>(length, 99));
}

} // namespace attn
