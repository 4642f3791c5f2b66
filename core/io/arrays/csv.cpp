// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arraywriters.h"

#include "core/io/scene/scenefiletext.h"

#include <algorithm>
#include <ostream>

namespace attn {

namespace {

std::string csvNumber(float value, Kind kind)
{
    std::string text;
    appendElement(text, value, kind, "1", "0");
    std::erase(text, '"'); // of "inf" and "nan", which JSON has as texts
    return text;
}

// Whether the first of several rows is 0, 1, 2 …, which readers take for the names of the columns.
bool looksCounted(const Trace& trace, const TracedTensor& tensor, const Shape& shape)
{
    if (shape.size() != 2 || shape.front() < 2)
        return false;
    float next = 0;
    return std::ranges::all_of(trace.tile(tensor, {0, 0, 0, 1, matrixShape(tensor.shape).columns}),
                               [&next](float value) { return value == next++; });
}

} // namespace

void writeCsv(std::ostream& out, const Trace& trace, const TracedTensor& tensor)
{
    const Shape shape = squeezed(tensor.shape);
    // A traced row is a row here, too, unless the last axis was dropped: then the numbers of many rows make one.
    const std::int64_t columns = shape.empty() ? 1 : shape.back();
    const std::size_t leading = shape.size() > 2 || looksCounted(trace, tensor, shape) ? shape.size() - 1 : 0;
    if (leading) {
        for (std::size_t axis = 0; axis < leading; ++axis)
            out << "axis" << axis << ',';
        for (std::int64_t column = 0; column < columns; ++column)
            out << column << (column + 1 < columns ? ',' : '\n');
    }
    const MatrixShape matrix = matrixShape(tensor.shape);
    std::string line;
    std::int64_t column = 0;
    Index index(leading, 0);
    for (std::int64_t row = 0; row < matrix.planes * matrix.rows; ++row)
        for (const float value : trace.tile(tensor, {row / matrix.rows, row % matrix.rows, 0, 1, matrix.columns})) {
            if (column == 0) {
                line.clear();
                for (const std::int64_t i : index)
                    line += std::to_string(i) + ',';
            }
            line += csvNumber(value, tensor.kind);
            line += ++column < columns ? ',' : '\n';
            if (column < columns)
                continue;
            out << line;
            column = 0;
            for (std::size_t axis = leading; axis-- > 0 && ++index[axis] == shape[axis];)
                index[axis] = 0;
        }
}

} // namespace attn
