// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit touched, so that a view updates only what moved.
#pragma once

#include <QFlags>

namespace attn {

enum class ChangePart {
    Values = 1,    // numbers in tensors: edits, inputs
    Tokens = 2,    // labels or number of tokens
    Config = 4,    // choices that leave every tensor's shape alone
    Structure = 8, // shapes, draws, projections: the editors are rebuilt
    Scene = 16,    // another scene altogether
};
Q_DECLARE_FLAGS(Change, ChangePart)
Q_DECLARE_OPERATORS_FOR_FLAGS(Change)

} // namespace attn
