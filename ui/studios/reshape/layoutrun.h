// SPDX-License-Identifier: GPL-3.0-or-later
// The proof behind the three qkv layouts: the layer run with each packing of its weights, and by how much the results
// differ. No widgets; meant for a worker.
#pragma once

#include "core/base/stop.h"
#include "core/engine/computed.h"
#include "core/rewrite/qkvlayouts.h"
#include "ui/matrix/heatmapdata.h"

#include <QString>

#include <vector>

namespace attn {

struct LayoutRun {
    QkvLayout layout = QkvLayout::Separate;
    Dims dims;                // of the layer that was run
    Tensor weight;            // packed, [3O,D]
    double ofProjections = 0; // largest difference of q, k and v from those of the separate matrices
    double ofResult = 0;      // … and of the output, or of the context without an output layer
    QString error;            // why the layer could not be run so; empty: it was
};

// Whether the layer is small enough for the reference backend, which keeps every product in float64.
bool fitsReference(const Dims& dims);
// The packed weight as a matrix to show, each row called by what it makes: "q 0.1" is number 1 of head 0's query.
HeldMatrixPtr layoutMatrix(const LayoutRun& run);
// Runs all three; empty when `stop` was requested.
std::vector<LayoutRun> runLayouts(const ComputedPtr& base, const StopToken& stop);

} // namespace attn
