// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has changed in a model, in words, one entry for each thing that can be taken back.
#pragma once

#include "core/scene/scene.h"
#include "ui/model/pagepicture.h"

namespace attn {

std::vector<PageEdit> pageEdits(const ModelEdits& edits);

} // namespace attn
