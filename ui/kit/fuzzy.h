// SPDX-License-Identifier: GPL-3.0-or-later
// How well a few typed letters fit a text: the order of the results when a person looks for an action.
#pragma once

#include <QString>

#include <optional>

namespace attn {

// nullopt unless all letters of `pattern` occur in `text` in that order, ignoring case, each after the first next to
// the previous one or at the start of a word. Higher is better: letters at word starts and next to each other count
// most, then shorter texts. An empty pattern matches everything equally.
std::optional<int> fuzzyScore(const QString& pattern, const QString& text);

} // namespace attn
