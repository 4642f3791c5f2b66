// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/importparts.h"

#include "core/base/say.h"
#include "core/import/layernames.h"
#include "core/scene/limits.h"
#include "core/scene/options.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

bool isBooleanMask(const Tensor& mask)
{
    return std::ranges::all_of(mask.values(), [](float value) { return value == 0 || value == 1; });
}

// [T,T], [B,T,T] or, for padding, [B,S], of Hugging Face's [B,1,T,S] and [B,1,1,S] as well.
Shape maskShape(Shape shape)
{
    if (shape.size() == 4 && shape[1] == 1)
        shape.erase(shape.begin() + 1);
    if (shape.size() == 3 && shape[1] == 1 && shape[2] > 1)
        shape.erase(shape.begin() + 1);
    while (shape.size() > 2 && shape.front() == 1)
        shape.erase(shape.begin());
    return shape;
}

// [B,S] added to the scores of every query.
Tensor forEveryQuery(const Tensor& row, std::int64_t batches, std::int64_t queries, std::int64_t keys)
{
    Tensor rows({batches, queries, keys});
    for (std::int64_t b = 0; b < batches; ++b)
        for (std::int64_t i = 0; i < queries; ++i)
            std::copy_n(row.data() + b * keys, keys, rows.mutableData() + (b * queries + i) * keys);
    return rows;
}

// 1 where the mask blocks.
Tensor blockedCells(const Tensor& mask, bool ones_allow)
{
    Tensor cells = mask;
    if (ones_allow) {
        float* const values = cells.mutableData();
        std::transform(values, values + cells.size(), values, [](float allowed) { return 1 - allowed; });
    }
    return cells;
}

// 0 and -inf.
bool blocksByInfinity(const Tensor& mask)
{
    return std::ranges::all_of(mask.values(), [](float value) { return value == 0 || value == -INFINITY; });
}

} // namespace

bool isTriangle(const Tensor& mask)
{
    const int rank = mask.rank();
    const std::int64_t rows = rank < 2 ? 0 : mask.dim(-2), columns = rank < 2 ? 0 : mask.dim(-1);
    if (rows != columns || rows < 2 || mask.size() != rows * columns || !isBooleanMask(mask))
        return false;
    const bool lower = mask[0] != 0;
    for (std::int64_t i = 0; i < mask.size(); ++i)
        if ((mask[i] != 0) != ((i % columns > i / columns) != lower))
            return false;
    return true;
}

Result<ImportedMask> importedMask(const ReadArray& array, std::optional<ArrayReading> reading, const Mask& before,
                                  std::int64_t heads, std::int64_t batches, std::int64_t queries)
{
    Shape shape = maskShape(array.values.shape());
    const std::string shown = array.name + " " + toString(array.values.shape());
    const bool of_heads = heads > 1 && ((shape.size() == 4 && shape[0] == batches && shape[1] == heads) ||
                                        (shape.size() == 3 && shape[0] != batches && shape[0] == batches * heads));
    if (!of_heads && shape.size() != 2 && shape.size() != 3)
        return Error{say("a mask must be [T, T], [B, T, T] or, for padding, [B, T], but %1 is %2", array.name,
                         toString(array.values.shape()))};
    const bool boolean = isBooleanMask(array.values), square = shape[shape.size() - 1] == shape[shape.size() - 2],
               each_query = square || (shape[0] == queries && queries != batches),
               padding = shape.size() == 2 && (!each_query || namesPadding(array.name)); // also where B equals T
    const bool ones_allow = reading == ArrayReading::OneAllows;
    ImportedMask made;
    made.mask.apply = boolean ? applyOrFirst(before.apply) : MaskApply::Add;
    made.mask.tensor = before.tensor.empty() ? "mask" : before.tensor;
    if (of_heads) {
        made.mask = {};
        made.tensor = blockedCells(array.values, ones_allow).withKind(Kind::Real);
        if (boolean)
            for (std::int64_t i = 0; i < made.tensor.size(); ++i)
                made.tensor.mutableData()[i] = made.tensor[i] != 0 ? -INFINITY : 0.0f;
        made.tensor = made.tensor.reshaped(batches == 1 ? Shape{heads, shape[shape.size() - 2], shape.back()}
                                                        : Shape{batches, heads, shape[shape.size() - 2], shape.back()});
        made.becomes = say("position_bias %1, one mask per head, added to the scores", toString(made.tensor.shape()));
        return made;
    }
    if (boolean && !padding && isTriangle(array.values) && (!reading || (array.values[1] != 0) != ones_allow)) {
        made.mask.kind = MaskKind::Causal;
        made.mask.tensor.clear();
        made.becomes = say("the causal mask");
        return made;
    }
    if (boolean || (padding && blocksByInfinity(array.values))) {
        Tensor cells = array.values;
        if (!boolean)
            std::transform(cells.data(), cells.data() + cells.size(), cells.mutableData(),
                           [](float value) { return value == 0 ? 0.0f : 1.0f; });
        made.mask.apply = applyOrFirst(before.apply);
        made.mask.kind = padding ? MaskKind::Padding : MaskKind::CustomBool;
        made.tensor = blockedCells(cells, boolean && ones_allow).reshaped(shape).withKind(Kind::Boolean);
        made.becomes = boolean && ones_allow ? say("%1 %2, inverted because 1 allows a key in this array",
                                                   made.mask.tensor, toString(shape))
                                             : say("%1 %2, where 1 blocks a key", made.mask.tensor, toString(shape));
        return made;
    }
    made.mask.kind = MaskKind::Additive;
    made.tensor = array.values.reshaped(shape).withKind(Kind::Real);
    if (padding) {
        const std::int64_t rows = queries > 0 ? queries : shape[1];
        if (array.values.size() > max_given_numbers / rows)
            return Error{say("%1 is repeated for every query, which gives more than the %2 values that a scene file "
                             "can contain; import fewer tokens or a smaller batch",
                             shown, countText(max_given_numbers))};
        made.tensor = forEveryQuery(made.tensor, shape[0], rows, shape[1]);
    }
    made.becomes = say("%1 %2, added to the scores", made.mask.tensor, toString(made.tensor.shape()));
    return made;
}

} // namespace attn
