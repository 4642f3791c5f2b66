// SPDX-License-Identifier: GPL-3.0-or-later
// Activations or a ready attention array out of files: what a layer starts from in the place of x.
#pragma once

#include "core/import/importlayer.h"

namespace attn {

// Whether an array of that target is what a layer starts from: q, k, v or the weights.
bool isStart(ImportTarget target);

// How many heads the arrays have by their shape; nothing where any number is possible, or nobody can tell.
std::optional<std::int64_t> headsOfStart(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps);

struct ImportedStart {
    StartsFrom starts_from = StartsFrom::X;
    std::int64_t heads = 1, kv_heads = 1;
    std::int64_t d_out = 0;              // of q and k alone
    std::vector<ImportedTensor> tensors; // [B,H,T,n]; empty: there are none
};

// q and k, [B,H,T,hd] or [B,T,O], which is cut into `heads`, or [T,O]; v likewise, where it comes along. Keys and values
// of `kv_heads` heads, [B,KV,T,hd] or [B,T,KV hd]. Weights
// [B,H,T,T], [H,T,T] or of one head [T,T]. An error when something is missing, twice there, or does not fit, with the
// shapes.
Result<ImportedStart> importedStart(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                    std::int64_t heads, std::int64_t kv_heads);

} // namespace attn
