// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/singlestages.h"

#include "core/backends/cuda/stagereader.h"
#include "core/layer/tensorsource.h"

namespace attn::cuda {

namespace {

constexpr std::int64_t number_bytes = sizeof(float);

// How the numbers of a tensor read as rows that a stage is made of.
RowRule plainRule(const Tensor& tensor)
{
    const MatrixShape matrix = matrixShape(tensor.shape());
    RowRule rule;
    rule.rows = matrix.rows;
    rule.columns = matrix.columns;
    return rule;
}

} // namespace

std::vector<TracedTensor> dropoutAlone(const Realized& realized, const std::shared_ptr<Device>& device)
{
    const Tensor& x = realized.at("x");
    const KeepMask* keep = realized.keep.get();
    const std::int64_t keep_bytes = keep ? bytesOf(*keep) : 0;
    checkRoom(*device, 2 * x.size() * number_bytes + keep_bytes);
    const BufferPtr before = uploaded(device, x.data(), x.size());
    const BufferPtr bits = takeBytes(device, keep_bytes), dropped = takeFloats(device, x.size());
    if (keep)
        device->upload(bits->as<std::uint64_t>(), keep->words(), keep_bytes);
    const float factor = keptFactor(realized.config.dropout);
    device->run(
        DropCells{x.size(), before->floats(), keep ? bits->as<std::uint64_t>() : nullptr, factor, dropped->floats()});

    StageNumbers numbers;
    numbers.device = device;
    numbers.rule = plainRule(x);
    numbers.scores = dropped;
    numbers.held = dropped.get();
    std::vector<TracedTensor> tensors;
    if (keep)
        tensors.push_back({"keep", keep->shape(), Kind::Boolean, makeSource(realized.keep)});
    tensors.push_back({"dropped", x.shape(), Kind::Real, makeStageSource(numbers, RowStage::Scores)});
    return tensors;
}

std::vector<TracedTensor> softmaxAlone(const Realized& realized, const std::shared_ptr<Device>& device)
{
    const Tensor& masked = realized.at("masked");
    const MatrixShape matrix = matrixShape(masked.shape());
    const std::int64_t state_bytes = matrix.planes * matrix.rows * std::int64_t(sizeof(RowState));
    checkRoom(*device, masked.size() * number_bytes + state_bytes);
    StageNumbers numbers;
    numbers.device = device;
    numbers.rule = plainRule(masked);
    numbers.scores = uploaded(device, masked.data(), masked.size());
    numbers.states = takeBytes(device, state_bytes);
    RowPass pass;
    pass.rule = numbers.rule;
    pass.planes = matrix.planes;
    pass.scores = numbers.scores->floats();
    pass.states = numbers.states->as<RowState>();
    device->run(pass);
    numbers.reserve = takeReserve(device);
    return {{"weights", masked.shape(), Kind::Real, makeStageSource(numbers, RowStage::Weights)}};
}

} // namespace attn::cuda
