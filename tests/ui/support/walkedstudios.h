// SPDX-License-Identifier: GPL-3.0-or-later
// All studios on one scene, each of them open, and a walk through it.
#pragma once

#include "tests/ui/support/computedscenes.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/dropout/dropoutstudio.h"
#include "ui/studios/dropout/meanpanel.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/sensitivity/sensitivitystudio.h"
#include "ui/window/studios.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace attn {

struct WalkedStudios {
    static constexpr int digits = 7; // so many that no two numbers are written alike by chance

    Document document;
    Selection selection;
    ComputedPtr computed;
    std::vector<std::unique_ptr<Studio>> open;
    QString said; // by the studios since the last step

    explicit WalkedStudios(const Scene& scene) : computed(computedOf(scene))
    {
        document.open(scene, {});
        selection.setDigits(digits);
        selection.setStage(QStringLiteral("softmax"));
        selection.setSteps(Walk(*computed->realized, 0, 0), {});
        for (const StudioKind& kind : studioKinds()) {
            std::unique_ptr<Studio> studio(kind.make(&document, &selection, nullptr));
            if (!studio->unavailable(*computed).isEmpty())
                continue;
            QObject::connect(studio.get(), &Studio::described, [this](const QString& words) { said += words; });
            studio->resize(1300, 760);
            studio->controls()->resize(262, 760);
            studio->show();
            studio->setComputed(computed);
            open.push_back(std::move(studio));
        }
    }

    const Walk& steps() const { return selection.steps(); }
    template <class Kind> Kind* find() const
    {
        for (const auto& studio : open)
            if (auto* found = qobject_cast<Kind*>(studio.get()))
                return found;
        return nullptr;
    }
    bool settled() const
    {
        const auto* mask = find<MaskStudio>();
        const auto* dropout = find<DropoutStudio>();
        const auto* sensitivity = find<SensitivityStudio>();
        return (!mask || !mask->shownPanes().empty()) && (!dropout || !dropout->meanPanel()->isDrawing()) &&
               (!sensitivity || sensitivity->isSettled());
    }
    void go(const StepPlace& place)
    {
        said.clear();
        selection.goToStep(place, cardOfTensor(*computed->realized, steps().tensors()[place.tensor].name));
        QCoreApplication::processEvents(); // new lamps come to light
    }
    void go(const char* tensor, std::int64_t row, std::int64_t column, std::int64_t term = -1)
    {
        go({steps().find(tensor), row, column, term});
    }
};

} // namespace attn
