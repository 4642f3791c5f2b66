// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/seededrows.h"

#include "core/random/initializers.h"
#include "core/rewrite/recipe.h"

namespace attn {

std::vector<float> seededRows(const Scene& scene, std::int64_t first, std::int64_t rows, std::int64_t width)
{
    std::vector<float> table(static_cast<std::size_t>(((first + rows - 1) / 16 + 1) * 16 * width));
    TorchGenerator generator(firstSeed(scene));
    initEmbedding(generator, scene.config.normals, width, std::nullopt, table);
    return {table.begin() + first * width, table.begin() + (first + rows) * width};
}

} // namespace attn
