// SPDX-License-Identifier: GPL-3.0-or-later
// Writes .safetensors: a trace, as F32, I64 for ids, BOOL for masks; or tensors that are bytes already.
// https://github.com/huggingface/safetensors
#pragma once

#include "core/layer/trace.h"

#include <iosfwd>
#include <span>
#include <string>

namespace attn {

// Writes the tensors so that the large numbers are aligned: those of 8 bytes first, then those of 4, then masks, each in
// the order given. The same trace gives the same bytes. Faults of the stream are left to its owner.
void writeSafetensors(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors);

// Numbers as files of trained models hold them: little-endian, row-major.
struct RawTensor {
    std::string name, dtype; // "F32", "BF16"
    Shape shape;
    std::string bytes;
    bool operator==(const RawTensor&) const = default;
};
// In the order given, as a PyTorch file.
std::string safetensorsBytes(std::span<const RawTensor> tensors);

} // namespace attn
