// SPDX-License-Identifier: GPL-3.0-or-later
// Rotary positions: pairs of each head's query or key turn. A block for each row, whose heads share their angles; a thread
// for each component.
#pragma once

#include "core/backends/cuda/device/block.h"
#include "core/backends/cuda/device/operations.h"
#include "core/backends/cuda/kernels/cells.h"

namespace attn::cuda {

ATTN_BOTH Launch launchOf(const RotateHeads& op)
{
    const std::int64_t columns = op.heads * op.head_dim;
    return {columns == 0 ? 0 : op.rows, columns <= 32 ? 32 : columns <= 512 ? 128 : 256, 0};
}

// The products are rounded by themselves, so that an edited token turns as all tokens do.
ATTN_BOTH void runBlock(const RotateHeads& op, const Block& block)
{
    const float* const from = op.from + block.index * op.from_stride;
    float* const to = op.to + block.index * op.to_stride;
    const std::int64_t half = op.turning / 2, token = (op.first_token + block.index) % op.tokens;
    const float* const turns = op.turns + token * op.turning;
    for (std::int64_t c = block.thread; c < op.heads * op.head_dim; c += block.threads) {
        const std::int64_t e = c % op.head_dim;
        if (e >= op.turning) {
            to[c] = from[c];
            continue;
        }
        const std::int64_t pair = op.interleaved ? e / 2 : e % half;
        const bool is_first = op.interleaved ? e % 2 == 0 : e < half;
        const std::int64_t apart = op.interleaved ? 1 : half;
        const float other = from[is_first ? c + apart : c - apart];
        const float cosine = turns[2 * pair], sine = turns[2 * pair + 1];
        const float turned = times(other, sine);
        to[c] = times(from[c], cosine) + (is_first ? -turned : turned);
    }
}

} // namespace attn::cuda
