// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/importparts.h"

#include "core/base/say.h"
#include "core/scene/options.h"

#include <algorithm>

namespace attn {

namespace {

bool isBooleanMask(const Tensor& mask)
{
    return std::ranges::all_of(mask.values(), [](float value) { return value == 0 || value == 1; });
}

// Of one square matrix of 0 and 1.
bool isTriangle(const Tensor& mask)
{
    const std::int64_t rows = mask.dim(-2), columns = mask.dim(-1);
    if (rows != columns || rows < 2 || mask.size() != rows * columns)
        return false;
    const bool lower = mask[0] != 0;
    for (std::int64_t i = 0; i < mask.size(); ++i)
        if ((mask[i] != 0) != ((i % columns > i / columns) != lower))
            return false;
    return true;
}

} // namespace

Result<ImportedMask> importedMask(const ReadArray& array, const Mask& before)
{
    Shape shape = array.values.shape();
    while (shape.size() > 2 && shape.front() == 1)
        shape.erase(shape.begin());
    if (shape.size() != 2 && shape.size() != 3)
        return Error{say("a mask must be [T, T], [B, T, T] or, for padding, [B, T], but %1 is %2", array.name,
                         toString(array.values.shape()))};
    const bool boolean = isBooleanMask(array.values), square = shape[shape.size() - 1] == shape[shape.size() - 2];
    if (!boolean && !square)
        return Error{say("%1 %2 is not a mask: it is not square and has values other than 0 and 1", array.name,
                         toString(shape))};
    ImportedMask made;
    made.mask.apply = boolean ? applyOrFirst(before.apply) : MaskApply::Add;
    if (boolean && isTriangle(array.values) && array.name.find("padding") == std::string::npos) {
        made.mask.kind = MaskKind::Causal;
        made.becomes = say("the causal mask");
        return made;
    }
    const bool padding = shape.size() == 2 && array.name.find("padding") != std::string::npos; // also where B equals T
    made.mask.kind = !boolean ? MaskKind::Additive : square && !padding ? MaskKind::CustomBool : MaskKind::Padding;
    made.mask.tensor = before.tensor.empty() ? "mask" : before.tensor;
    made.tensor = array.values.reshaped(shape).withKind(boolean ? Kind::Boolean : Kind::Real);
    made.becomes = boolean ? say("%1 %2, where 1 blocks a key", made.mask.tensor, toString(shape))
                           : say("%1 %2, added to the scores", made.mask.tensor, toString(shape));
    // The buffers of GPT-2 and its kin, a window in GPT-Neo: 1 where a key may be attended.
    if (boolean && (array.name.ends_with("bias") || array.name.ends_with("tril"))) {
        float* const cells = made.tensor.mutableData();
        std::transform(cells, cells + made.tensor.size(), cells, [](float allowed) { return 1 - allowed; });
        made.becomes = say("%1 %2, inverted because 1 allows a key in this array", made.mask.tensor, toString(shape));
    }
    return made;
}

} // namespace attn
