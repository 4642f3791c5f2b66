// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens that the chosen cell belongs to: query and key of a weight, or the one token of a row of q or context.
#pragma once

#include "core/engine/computed.h"
#include "ui/document/selection.h"

#include <QColor>

namespace attn {

struct Colors;

struct ChosenTokens {
    std::optional<int> query, key;
    std::optional<int> token; // in the stages whose columns are not tokens
    bool operator==(const ChosenTokens&) const = default;

    bool contains(int token) const { return query == token || key == token || this->token == token; }
    // The colour of its word; invalid for tokens that are not chosen. The query wins where both are one token.
    QColor textColor(int token, const Colors& colors) const;
    // Background of its word, mixed into `ground`.
    QColor fill(int token, const QColor& ground, const Colors& colors) const;
};

// Among the tokens of x …
ChosenTokens chosenTokens(const Selection& selection, const ComputedPtr& computed);
// … and among those of the memory, whose keys and values are no tokens of x.
ChosenTokens chosenMemoryTokens(const Selection& selection, const ComputedPtr& computed);
// The cell to choose for memory token `token`: its column of scores or its row of keys; nullopt if it has neither.
std::optional<Cell> cellOfMemoryToken(int token, const Selection& selection, const ComputedPtr& computed);

} // namespace attn
