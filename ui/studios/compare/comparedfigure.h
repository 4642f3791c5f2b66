// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison on paper: A, B and the difference side by side, as the studio shows them and `attnscope export --compare`
// draws them.
#pragma once

#include "ui/figures/figure.h"
#include "ui/studios/comparedmatrices.h"

#include <QStringList>

namespace attn {

struct ComparedSides {
    ComputedPtr a, b; // withheld alike (core/explain/withhold.h)
    std::string tensor;
    CompareHow how;
    QString names[2]; // of A and B: "as opened", "head 3"
};
// Over the three maps.
QStringList comparedCaptions(const CompareHow& how);
Figure comparedFigure(const ComparedSides& sides, const Selection& selection);

} // namespace attn
