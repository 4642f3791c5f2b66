// SPDX-License-Identifier: GPL-3.0-or-later
// The formula of each stage (core/explain/stageformula.h) as the window paints it.
#pragma once

#include "core/recipe/realize.h"
#include "ui/explain/formulabox.h"

#include <QString>

namespace attn {

// How one number of `tensor` comes about; null for tensors that are given, not computed.
Formula formulaOf(const Realized& realized, const std::string& tensor);
QString lettersOf(const Realized& realized, const std::string& tensor);

} // namespace attn
