// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that a color range fitted to the data spans: the informative ones of a large matrix.
#pragma once

#include "ui/matrix/largecells.h"

namespace attn {

// The cells of each row that the mask leaves, as runs of neighbours. All heads of a batch item have the same.
struct AllowedRuns {
    struct Run {
        int begin = 0, end = 0;
    };
    std::vector<Run> runs;     // row by row
    std::vector<int> firstRun; // of each row, and one more
    std::span<const Run> row(int row) const
    {
        return std::span(runs).subspan(firstRun[row], firstRun[row + 1] - firstRun[row]);
    }
    int keys(int row) const;
};
AllowedRuns allowedRuns(const LargeCells& cells);

// The finite numbers of cells that are allowed and not dropped; for weights without rows that have a single key, since
// that is 1 whatever the scores are. The smallest weight may be given as 0 if it is almost_nothing beside the largest
// (colorrange.h). No smallestPositive unless `logarithmic`: then, and if dropout leaves holes, every number is read.
// `allowed`: of this matrix's batch item.
ValueStats fittedStats(const LargeCells& cells, const AllowedRuns& allowed, BlockedBins& shared, bool logarithmic);

} // namespace attn
