// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers that a colour range fitted to the data spans: those of a large matrix that tell something.
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

// The finite numbers of the cells that are allowed and not dropped; of weights without rows that have a single key, since
// that is 1 whatever the scores are. For the smallest of weights a 0 may stand where they are almost_nothing beside the
// largest (colorrange.h). Without smallestPositive unless `logarithmic`: then, and where a dropout leaves holes,
// every number is read. `allowed`: of this matrix's batch item.
ValueStats fittedStats(const LargeCells& cells, const AllowedRuns& allowed, BlockedBins& shared, bool logarithmic);

} // namespace attn
