// SPDX-License-Identifier: GPL-3.0-or-later
// The formula of each stage (core/explain/stageformula.h) as the window paints it.
#pragma once

#include "core/recipe/realize.h"
#include "ui/explain/formulabox.h"

#include <QString>

namespace attn {

// How a number of `tensor` is computed; null for tensors that are given.
Formula formulaOf(const Realized& realized, const std::string& tensor);
QString lettersOf(const Realized& realized, const std::string& tensor);

} // namespace attn
