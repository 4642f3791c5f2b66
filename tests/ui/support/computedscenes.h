// SPDX-License-Identifier: GPL-3.0-or-later
// Computations for the tests of pictures: the shipped lessons, small scenes of one's own, and a fake of any shape.
#pragma once

#include "core/engine/engine.h"
#include "core/headless/commands.h"
#include "ui/matrix/computed.h"
#include "ui/matrix/heatmapdata.h"

#include <QTest>

namespace attn {

inline ComputedPtr computedOf(const Scene& scene)
{
    auto realized = realize(scene);
    if (!realized)
        qFatal("%s", realized.error().message.c_str());
    auto trace = run(**realized, backends().front());
    MaskedCells blocked(**realized);
    return std::make_shared<Computed>(Computed{scene, *realized, std::move(trace), std::move(blocked)});
}

inline Scene lessonScene(const char* id)
{
    auto scene = loadScene(id);
    if (!scene)
        qFatal("%s", scene.error().message.c_str());
    return *scene;
}

inline ComputedPtr computedLesson(const char* id) { return computedOf(lessonScene(id)); }

// Causal self-attention of `heads` heads over `tokens` random tokens.
inline Scene headsScene(std::int64_t tokens, std::int64_t heads, std::int64_t headDim = 2)
{
    Scene scene;
    scene.title = "heads";
    const std::int64_t width = 4, out = heads * headDim;
    scene.draws = {ManualSeed{7}, Randn{"x", {1, tokens, width}, {}}, Rand{"W_query", {width, out}, {}},
                   Rand{"W_key", {width, out}, {}}, Rand{"W_value", {width, out}, {}}};
    scene.config.projection = Projection::Param;
    scene.config.num_heads = heads;
    scene.config.d_in = width;
    scene.config.d_out = out;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    return scene;
}

// A matrix of plain numbers on viridis from 0 to 1, without a computation behind it.
inline HeldMatrix plainMatrix(int rows, int columns, float value = 0.5f)
{
    HeldMatrix data;
    data.rows = rows;
    data.columns = columns;
    data.values.assign(std::size_t(rows) * columns, value);
    data.marks.assign(data.values.size(), CellMark::None);
    data.edited.assign(data.values.size(), false);
    for (int row = 0; row < rows; ++row)
        data.rowLabels << QString::number(row);
    for (int column = 0; column < columns; ++column)
        data.columnLabels << QString::number(column);
    data.colorMap = QStringLiteral("viridis");
    data.smallest = data.largest = value;
    data.tensor = QStringLiteral("weights");
    data.valueName = QStringLiteral("weight");
    return data;
}

} // namespace attn
