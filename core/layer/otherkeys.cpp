// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/otherkeys.h"

#include "core/layer/stages.h"

namespace attn {

bool keysAreOthers(const Scene& scene, const Dims& dims)
{
    return hasOwnKeys(scene.config, dims) || !scene.memory_tokens.empty();
}

} // namespace attn
