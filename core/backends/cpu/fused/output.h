// SPDX-License-Identifier: GPL-3.0-or-later
// The output projection of a layer, computed when it is read: after an edit every row is a new product with the whole
// weight matrix, and often unread.
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

    // [B*T,out], all rows valid. Computes what is stale; callable from several threads.
    const float* numbers(const Layer& layer) const;
    // The same with the work shared; must have no concurrent readers.
    void finish(const Layer& layer, ThreadTeam& team, const StopToken& stop);

    std::int64_t columns() const { return m_weights->columns; }
    const PackedPtr& weights() const { return m_weights; }
    bool isFinished() const { return m_stale_first >= m_stale_end; }
    // Rows first .. end - 1 no longer hold.
    void spoil(std::int64_t first, std::int64_t end);
    void setWeights(PackedPtr weights);
    float* writable() { return m_numbers.floats(); }
    // Call after every number was moved, most by about `magnitude`. Each move leaves rounding errors as large as what
    // was added or removed; once they could add up to the error of a product itself, all is stale.
    void addMove(double magnitude);
    // Copies what is still valid in `other`, another layer's with equal rows and columns, except rows first .. end - 1.
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
