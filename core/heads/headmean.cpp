// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/heads/headmean.h"

#include "core/base/withheld.h"
#include "core/matrix/matrixaxes.h"

#include <span>

namespace attn {

std::vector<double> meanOverHeads(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    std::vector<double> mean(std::size_t(matrix.rows * matrix.columns));
    std::vector<float> values(mean.size());
    for (std::int64_t head = 0; head < matrix.heads; ++head) {
        const std::int64_t plane = matrix.firstPlane(batch, matrix.firstReader(head));
        tensor.read(plane / matrix.planes * matrix.rows * matrix.columns, std::span<float>(values));
        for (std::size_t i = 0; i < mean.size(); ++i)
            mean[i] = isWithheld(mean[i]) || isWithheld(values[i]) ? double(withheldNumber()) : mean[i] + values[i];
    }
    for (double& value : mean)
        value = isWithheld(value) ? value : value / double(matrix.heads);
    return mean;
}

} // namespace attn
