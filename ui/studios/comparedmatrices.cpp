// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/comparedmatrices.h"

#include "ui/matrix/partialview.h"

namespace attn {

ComparedMatrices comparedMatrices(const Computed& a, const Computed& b, const std::string& tensor,
                                  const CompareHow& how, const Selection& selection)
{
    ValueStats stats = rangeStats(b, tensor, selection.range());
    if (how.sharesRange && a.trace->find(tensor))
        stats.add(rangeStats(a, tensor, selection.range()));
    const auto dataOf = [&](const Computed& which, int head) -> HeldMatrixPtr {
        const HeldMatrixPtr data =
            heatmapData(which, tensor, selection.batch(), head, selection.looks(), how.sharesRange ? &stats : nullptr);
        if (!data)
            return nullptr;
        auto narrow =
            std::make_shared<HeldMatrix>(*atStep(data, which, selection.steps(), selection.step(), tensor, head));
        if (!how.rowSums)
            narrow->rowSums.clear();
        return narrow;
    };
    ComparedMatrices made{dataOf(a, how.headOfA.value_or(selection.head())), dataOf(b, selection.head()), nullptr};
    if (how.comparable && made.a && made.b && made.a->shape == made.b->shape)
        made.difference = differenceData(*made.a, *made.b, how.difference);
    return made;
}

} // namespace attn
