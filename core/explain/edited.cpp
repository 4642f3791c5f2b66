// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/edited.h"

#include "core/recipe/plandraft.h"

#include <algorithm>

namespace attn {

bool isEdited(const Scene& scene, const Realized& realized, const CellRef& cell)
{
    const Tensor* tensor = realized.find(cell.tensor);
    if (!tensor)
        return false;
    const NamedShape shape{cell.tensor, tensor->shape()};
    const std::int64_t place = cellOf(shape, cell.index);
    // An edit of x may leave the batch of one out.
    return std::ranges::any_of(scene.edits, [&](const Edit& edit) {
        return edit.tensor == cell.tensor && cellOf(shape, edit.index) == place;
    });
}

bool hasEdits(const Scene& scene, const std::string& tensor)
{
    return std::ranges::find(scene.edits, tensor, &Edit::tensor) != scene.edits.end();
}

} // namespace attn
