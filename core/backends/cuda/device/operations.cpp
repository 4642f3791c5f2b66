// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/device/operations.h"

#include <iterator>

namespace attn::cuda {

const char* operationName(const DeviceOperation& operation)
{
    static constexpr const char* names[] = {
        "AddBias",     "Dots",     "NormHeads", "RotateHeads", "RowPass",  "ReadStage", "PoolStage",   "SinkShares",
        "TokenScores", "MakeSums", "MoveRows",  "FreshRows",   "Cumulate", "DropCells", "CheckFinite", "Silence"};
    static_assert(std::size(names) == std::variant_size_v<DeviceOperation>);
    return names[operation.index()];
}

} // namespace attn::cuda
