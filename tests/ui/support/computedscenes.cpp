// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/computedscenes.h"

#include "core/engine/engine.h"
#include "core/headless/commands.h"

#include <QTest>

namespace attn {

ComputedPtr computedOf(const Scene& scene)
{
    auto realized = realize(scene);
    if (!realized)
        qFatal("%s", realized.error().message.c_str());
    auto trace = run(**realized, backends().front());
    return std::make_shared<const Computed>(scene, *realized, std::move(trace));
}

Scene lessonScene(const std::string& id)
{
    auto scene = loadScene(id);
    if (!scene)
        qFatal("%s", scene.error().message.c_str());
    return *scene;
}

ComputedPtr computedLesson(const std::string& id) { return computedOf(lessonScene(id)); }

Scene headsScene(std::int64_t tokens, std::int64_t heads, std::int64_t headDim)
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

HeldMatrix plainMatrix(int rows, int columns, float value)
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
