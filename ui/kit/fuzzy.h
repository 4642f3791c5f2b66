// SPDX-License-Identifier: GPL-3.0-or-later
// How well a few typed letters fit a text: the order of the results when a person looks for an action.
#pragma once

#include <QString>

#include <optional>

namespace attn {

// Nothing when the letters of `pattern` do not all occur in `text` in that order, whatever the case, each but the first
// next to the one before or at the start of a word; otherwise the higher the better: letters at the start of words and
// next to each other count most, then shorter texts. An empty pattern fits everything alike.
std::optional<int> fuzzyScore(const QString& pattern, const QString& text);

} // namespace attn
