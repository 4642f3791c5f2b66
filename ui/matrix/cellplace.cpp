// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/cellplace.h"

#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <algorithm>

namespace attn {

std::optional<CellPlace> placeOf(const Computed& computed, const CellRef& ref)
{
    const TracedTensor* tensor = computed.trace->find(ref.tensor);
    if (!tensor || ref.index.size() != tensor->shape.size())
        return std::nullopt;
    for (std::size_t axis = 0; axis < ref.index.size(); ++axis)
        if (ref.index[axis] < 0 || ref.index[axis] >= tensor->shape[axis])
            return std::nullopt;
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    CellPlace place;
    place.tensor = ref.tensor;
    place.hasBatch = matrix.hasBatch;
    place.hasHead = matrix.hasHeads;
    place.batch = matrix.hasBatch ? static_cast<int>(ref.index[0]) : 0;
    place.head = matrix.hasHeads ? static_cast<int>(matrix.firstReader(ref.index[matrix.hasBatch ? 1 : 0])) : 0;
    place.sharing = matrix.sharing;
    // Planes behind batch item and head are stacked in the matrix.
    std::int64_t row = 0;
    for (std::size_t axis = std::size_t(matrix.hasBatch) + std::size_t(matrix.hasHeads); axis + 1 < ref.index.size();
         ++axis)
        row = row * tensor->shape[axis] + ref.index[axis];
    place.cell = {static_cast<int>(row), ref.index.empty() ? 0 : static_cast<int>(ref.index.back())};
    for (const StageInfo& stage : cardsOf(*computed.realized))
        for (const std::vector<std::string>& tensors : {stage.tensors, stage.aside})
            if (stage.on && place.stage.isEmpty() && std::ranges::find(tensors, ref.tensor) != tensors.end())
                place.stage = stage.id;
    return place;
}

std::optional<CellRef> cellRefAt(const Computed& computed, const std::string& name, int batch, int head, Cell cell)
{
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor)
        return std::nullopt;
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    if (cell.row < 0 || cell.row >= matrix.rows || cell.column < 0 || cell.column >= matrix.columns)
        return std::nullopt;
    const std::int64_t inner = matrix.rows / std::max<std::int64_t>(matrix.planes, 1);
    std::int64_t plane = matrix.firstPlane(batch, head) + cell.row / inner;
    CellRef ref{name, Index(tensor->shape.size())};
    const std::size_t rank = ref.index.size();
    for (std::size_t axis = rank > 2 ? rank - 2 : 0; axis-- > 0;) {
        ref.index[axis] = plane % tensor->shape[axis];
        plane /= tensor->shape[axis];
    }
    if (rank > 1)
        ref.index[rank - 2] = cell.row % inner;
    if (rank > 0)
        ref.index[rank - 1] = cell.column;
    return ref;
}

} // namespace attn
