// SPDX-License-Identifier: GPL-3.0-or-later
// The matrix products of a model outside its attention, on the kernels and threads of the cpu backend, straight from
// the mapped files. Converts and packs a few columns at a time, and keeps them if memory allows.
#pragma once

#include "core/backends/cpu/bufferpool.h"
#include "core/backends/cpu/workspaceparts.h"
#include "core/base/stop.h"
#include "core/io/weights/weightfile.h"
#include "core/model/modeltensors.h"

#include <map>

namespace attn {

class ModelProducts {
public:
    // `keep`: whether what was packed once stays packed. One thread at a time uses it.
    ModelProducts(const WeightFile& weights, cpu::WorkspaceParts& parts, bool keep)
        : m_weights(weights), m_parts(parts), m_keep(keep)
    {
    }

    // y [rows, out] = x [rows, in] Wᵀ + b. Unfinished when `stop` was requested.
    void multiply(const LinearWeights& linear, const float* x, std::int64_t rows, float* y, const StopToken& stop);
    // The numbers of a small tensor; read once.
    const Tensor& numbers(const WeightEntry* entry);

private:
    void oneRow(const LinearWeights& linear, const float* x, float* y, const StopToken& stop);

    const WeightFile& m_weights;
    cpu::WorkspaceParts& m_parts;
    bool m_keep;
    std::map<std::pair<const WeightEntry*, std::int64_t>, cpu::Buffer> m_packed; // by LinearWeights::first, too
    std::map<const WeightEntry*, Tensor> m_small;
};

} // namespace attn
