// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the keys of a layer are other tokens than its queries: from a memory, or recorded.
#pragma once

#include "core/layer/dims.h"
#include "core/scene/scene.h"

namespace attn {

// Recorded keys may be as many as the queries; then only names of their own tell.
bool keysAreOthers(const Scene& scene, const Dims& dims);

} // namespace attn
