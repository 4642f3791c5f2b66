// SPDX-License-Identifier: GPL-3.0-or-later
// What today's layers have beside their projections, out of arrays: norms of queries and keys, frequencies of rotary
// positions, sinks, T5's table of distances.
#pragma once

#include "core/import/importlayer.h"
#include "core/scene/config.h"

namespace attn {

struct ImportedFamily {
    std::vector<ImportedTensor> tensors;
    std::vector<std::string> notes; // what no array tells, and what of the scene before is gone
};

// Fills the members of `config` that name them; the heads and the widths in it are those of the layer to come. Where
// `new_weights` came, what belonged to those of `base` goes, unless its own array comes along.
Result<ImportedFamily> importedFamily(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                      const Config& base, bool new_weights, Config& config);

} // namespace attn
