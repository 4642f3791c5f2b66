// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/strides.h"

namespace attn {

std::int64_t flatIndex(const Shape& shape, const Index& index)
{
    if (index.size() != shape.size())
        return -1;
    std::int64_t flat = 0;
    for (std::size_t axis = 0; axis < shape.size(); ++axis) {
        if (index[axis] < 0 || index[axis] >= shape[axis])
            return -1;
        flat = flat * shape[axis] + index[axis];
    }
    return flat;
}

Index indexAt(const Shape& shape, std::int64_t flat)
{
    Index index(shape.size());
    for (std::size_t axis = shape.size(); axis-- > 0; flat /= shape[axis])
        index[axis] = flat % shape[axis];
    return index;
}

} // namespace attn
