// SPDX-License-Identifier: GPL-3.0-or-later
// The output projection of a layer, computed when somebody reads it: after an edit every row is another product of the whole
// weight matrix, and often nobody looks.
#pragma once

#include "core/backends/cpu/blocks.h"
#include "core/backends/cpu/bufferpool.h"
#include "core/backends/cpu/packed.h"

#include <mutex>

namespace attn::cpu {

struct Layer;
class ThreadTeam;

class Output {
public:
    Output(Buffer numbers, PackedPtr weights, std::int64_t rows);

    // [B*T,out], all rows true. Computes what is stale; several threads may ask at once.
    const float* numbers(const Layer& layer) const;
    // The same with the work shared out; nobody else may read meanwhile.
    void finish(const Layer& layer, ThreadTeam& team, const std::stop_token& stop);

    std::int64_t columns() const { return m_weights->columns; }
    const PackedPtr& weights() const { return m_weights; }
    bool isFinished() const { return m_stale_first >= m_stale_end; }
    // Rows first .. end - 1 no longer hold.
    void spoil(std::int64_t first, std::int64_t end);
    void setWeights(PackedPtr weights);
    float* writable() { return m_numbers.floats(); }
    // Told after every number was moved, where most by about `magnitude`. Each time roundings
    // stay behind, as large as what was added or taken away; where they could add up to what a product itself errs by, all is
    // stale.
    void addMove(double magnitude);
    // Takes over what still holds in `other`, another layer's with as many rows and columns, but for rows first .. end - 1.
    void copyFrom(const Output& other, std::int64_t first, std::int64_t end);

private:
    void setFinished(const Kernels& kernels) const;
    void compute(const Layer& layer, std::int64_t first, std::int64_t end, std::int64_t begin,
                 std::int64_t columns) const;
    ProductParts stale(const Layer& layer, int threads) const;
    void computeTask(const Layer& layer, const ProductParts& parts, std::int64_t task) const;

    mutable std::mutex m_mutex;
    mutable Buffer m_numbers;
    PackedPtr m_weights;
    std::int64_t m_rows = 0;
    mutable std::int64_t m_stale_first = 0, m_stale_end = 0;
    mutable double m_scale = 0; // root mean square of the numbers when they were last computed as a whole
    mutable double m_moves = 0; // squared roundings since, in units of m_scale
};

} // namespace attn::cpu
