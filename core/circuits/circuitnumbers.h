// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a circuit, in float64, from the formulas that explain its cells: computed matrix by matrix when they
// are first read, and kept.
#pragma once

#include "core/base/stop.h"
#include "core/explain/formula.h"
#include "core/layer/tensorsource.h"

#include <atomic>
#include <memory>
#include <mutex>

namespace attn {

class CircuitNumbers final : public TensorSource {
public:
    // `formulas`: those that make this circuit. `inputs`: every tensor that they read.
    CircuitNumbers(const Shape& shape, std::vector<Formula> formulas, std::vector<TracedTensor> inputs);

    double at(std::int64_t flat) const override;
    void read(std::int64_t flat, std::span<double> out) const override;
    void read(std::int64_t flat, std::span<float> out) const override;

    bool isWorkedOut() const;                       // all numbers are computed
    bool workOut(const StopToken& stop = {}) const; // false: stopped; unfinished numbers are dropped
    double multiplyAdds() const;                    // that all its numbers take, with those of its inputs

private:
    struct Matrix {
        std::mutex making;
        std::atomic<bool> done = false;
        std::vector<double> values;
    };
    bool workOut(std::int64_t number, const StopToken& stop) const;
    bool fill(std::int64_t flat, std::span<double> out, const StopToken& stop = {}) const;
    template <class Number> void copy(std::int64_t flat, std::span<Number> out) const;

    std::int64_t m_columns = 1, m_size = 1, m_count = 1; // numbers of a row, of a matrix; matrices
    std::vector<Formula> m_formulas;
    std::vector<TracedTensor> m_inputs;
    std::unique_ptr<Matrix[]> m_matrices;
    bool m_in_parts = true; // some of its numbers are readable on their own
};

// [size, size]: 1 on the diagonal.
std::shared_ptr<const TensorSource> makeIdentity(std::int64_t size);

} // namespace attn
