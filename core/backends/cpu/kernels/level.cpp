// SPDX-License-Identifier: GPL-3.0-or-later
// One level of the kernels: compiled once per instruction set, named by ATTN_LEVEL. Everything but the table is local
// to this file, so that no code compiled for a newer machine ends up in the rest of the program.
#include "core/backends/cpu/kernels/levels.h"
#include "core/backends/cpu/kernels/simd.h"

#include "core/backends/cpu/kernels/exp.inc"
#include "core/backends/cpu/kernels/pendingrows.inc"

#include "core/backends/cpu/kernels/dots.inc"
#include "core/backends/cpu/kernels/edits.inc"
#include "core/backends/cpu/kernels/pooling.inc"
#include "core/backends/cpu/kernels/product.inc"
#include "core/backends/cpu/kernels/tanh.inc"

#include "core/backends/cpu/kernels/rowmath.inc"

#include "core/backends/cpu/kernels/softmaxrows.inc"

#define ATTN_TEXT_OF(name) #name
#define ATTN_TEXT(name) ATTN_TEXT_OF(name)

namespace attn::cpu::levels {

constinit const Kernels ATTN_LEVEL = {
    ATTN_TEXT(ATTN_LEVEL),
    tile_rows,
    tile_columns,
    stores_aside,
    pack,
    product,
    storeRows,
    dots,
    squares,
    rowPass,
    rowWeights,
    rowMix,
    rowDense,
    exps,
    caps,
    moveContext,
    combine,
    addOuter,
    poolLargest,
    raiseToLogits,
};

} // namespace attn::cpu::levels
