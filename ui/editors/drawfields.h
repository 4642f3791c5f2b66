// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a recipe's steps as named fields that a person can edit, and the steps that can be added. Pure.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace attn {

struct DrawField {
    QString label;          // "Shape"
    QString text;           // "3, 2"
    QString help;           // for the tooltip
    bool is_switch = false; // text is "yes" or "no"
};

// What can be changed in a draw, in the order in which it is read.
std::vector<DrawField> drawFields(const Draw& draw);
// `draw` with field number `field` set to `text`. The error is a sentence for the person; whether the recipe still
// works is for plan() to say.
Result<Draw> withField(const Draw& draw, int field, const QString& text);

// The draws that can be added, each with a name that `scene` does not have yet and matching sizes.
std::vector<Draw> newDraws(const Scene& scene);

} // namespace attn
