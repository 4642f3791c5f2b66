// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/laterchanged.h"

#include "core/base/strides.h"
#include "core/layer/tensorsource.h"

namespace attn {

namespace {

// Of all heads and batch items: they are computed together with the one that is walked.
bool isDone(const Walk& steps, const StepPlace& place, const std::string& name, const Shape& shape, std::int64_t flat)
{
    const int number = steps.source(name);
    if (number < 0)
        return steps.done(place, name, 0, 0);
    const StepTensor& walked = steps.tensors()[std::size_t(number)];
    const std::int64_t columns = walked.columns, rows = walked.rows;
    if (elementCount(shape) % (rows * columns) != 0)
        return steps.done(place, name);
    const std::int64_t cell = flat % (rows * columns);
    return steps.done(place, name, cell / columns, cell % columns);
}

} // namespace

ComputedPtr laterChanged(const Computed& computed, const Walk& steps, const StepPlace& place)
{
    std::vector<TracedTensor> tensors = computed.trace->tensors();
    for (TracedTensor& tensor : tensors) {
        if (tensor.kind == Kind::Boolean || !findStage(computed.realized->plan.stages, tensor.name))
            continue;
        std::vector<double> numbers(std::size_t(elementCount(tensor.shape)));
        tensor.read(0, numbers);
        bool any = false;
        for (std::size_t flat = 0; flat < numbers.size(); ++flat)
            if (!isDone(steps, place, tensor.name, tensor.shape, std::int64_t(flat))) {
                numbers[flat] = numbers[flat] * 0.9 + 0.0137;
                any = true;
            }
        if (any)
            tensor = {tensor.name, tensor.shape, tensor.kind, makeSource(std::move(numbers))};
    }
    auto trace = std::make_shared<Trace>(computed.trace->backend(), std::move(tensors), computed.trace->notes());
    return std::make_shared<Computed>(computed.scene, computed.realized, std::move(trace));
}

} // namespace attn
