// SPDX-License-Identifier: GPL-3.0-or-later
// The mask studio on a document, for its tests.
#pragma once

#include "core/rewrite/maskpainting.h"
#include "tests/ui/support/studiobench.h"
#include "ui/studios/mask/maskcontrols.h"
#include "ui/studios/mask/maskstudio.h"

#include <QComboBox>
#include <QTest>

namespace attn {

// The studio with its controls beside it, over a document, as in the window.
class Bench : public StudioBench<MaskStudio> {
public:
    using StudioBench::StudioBench;

    MaskCanvas& canvas() { return *studio.controls()->findChild<MaskCanvas*>(); }
    QPoint middleOf(int row, int column) { return canvas().cellRect({row, column}).center(); }
    // Cells of the scene's mask as rows of "." and "#".
    QString mask()
    {
        const Tensor blocked = *blockedCells(document.scene(), selection.batch());
        QString text;
        for (std::int64_t i = 0; i < blocked.size(); ++i)
            text += QString(i > 0 && i % blocked.dim(1) == 0 ? " " : "") + (blocked[i] != 0 ? "#" : ".");
        return text;
    }
    QComboBox* list(const QString& name, QWidget* in)
    {
        for (auto* list : in->findChildren<QComboBox*>())
            if (list->accessibleName() == name)
                return list;
        return nullptr;
    }
    // As a person chooses from a list by keys.
    void pick(QComboBox* list, const QString& text)
    {
        QVERIFY(list);
        const int index = list->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        list->setFocus();
        list->setCurrentIndex(index);
        Q_EMIT list->activated(index);
    }
};

// The lesson's tokens with eight heads and sixty-four words.
inline Scene largeScene()
{
    Scene scene;
    scene.draws = {ManualSeed{7}, Randn{"x", {1, 64, 16}, {}}, Rand{"W_query", {16, 64}, {}},
                   Rand{"W_key", {16, 64}, {}}, Rand{"W_value", {16, 64}, {}}};
    scene.config.projection = Projection::Param;
    scene.config.num_heads = 8;
    scene.config.d_in = 16;
    scene.config.d_out = 64;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    return scene;
}

inline Scene sceneOf(int tokens)
{
    Scene scene = largeScene();
    scene.draws[1] = Randn{"x", {1, tokens, 16}, {}};
    return scene;
}

} // namespace attn
