// SPDX-License-Identifier: GPL-3.0-or-later
// The source of a traced tensor's numbers. Backends derive theirs and are free to store, share or derive a stage;
// everything else reads through Trace and TracedTensor and does not include this.
#pragma once

#include "core/base/keepmask.h"
#include "core/base/tensor.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace attn {

struct Mask;
struct PoolGrid;

class TensorSource {
public:
    virtual ~TensorSource() = default;
    virtual double at(std::int64_t flat) const = 0;
    // Elements flat .. flat + out.size() - 1. Override where a whole run is cheaper than cells.
    virtual void read(std::int64_t flat, std::span<double> out) const;
    virtual void read(std::int64_t flat, std::span<float> out) const;
    // The best value of every bin of a region (core/layer/pooling.h). Override where pooling needs no finished numbers.
    virtual void pool(const PoolGrid& grid, std::span<float> out) const;
};

// The numbers as they lie in memory.
std::shared_ptr<const TensorSource> makeSource(Tensor values);
std::shared_ptr<const TensorSource> makeSource(std::vector<double> values);
std::shared_ptr<const TensorSource> makeSource(std::shared_ptr<const KeepMask> keep);
// [tokens, tokens]: 1 where a mask by position allows a key.
std::shared_ptr<const TensorSource> makeAllowedSource(const Mask& mask, std::int64_t tokens);

} // namespace attn
