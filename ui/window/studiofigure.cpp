// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/studiofigure.h"

#include "core/circuits/circuits.h"
#include "ui/document/document.h"
#include "ui/document/sceneview.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/studio.h"
#include "ui/threads/background.h"
#include "ui/window/studios.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <memory>

namespace attn {

namespace {

constexpr QSize studio_size(1280, 860); // px: as in a usual window

// Until nothing is computed any more, and what was delayed has begun.
void awaitComputing()
{
    constexpr int quiet_rounds = 12, round_ms = 25;
    for (int quiet = 0; quiet < quiet_rounds; ++quiet) {
        QCoreApplication::processEvents();
        if (Background::isAnyBusy())
            quiet = 0;
        QThread::msleep(round_ms);
    }
}

} // namespace

Result<SteppedFigure> studioFigure(const QString& id, const ComputedPtr& computed,
                                   const std::function<void(Selection&)>& place)
{
    const std::vector<StudioKind> kinds = studioKinds();
    const auto kind = std::ranges::find(kinds, id, [](const StudioKind& each) { return each.info.id; });
    if (kind == kinds.end())
        return Error{id.toStdString()}; // which the command line knows better
    const ComputedPtr shown = withoutCircuits(computed);
    Document document;
    document.open(shown->scene, {});
    Selection selection;
    selection.setLayer(shown->realized);
    lookAs(*shown, selection);
    const std::unique_ptr<Studio> studio(kind->make(&document, &selection, nullptr));
    if (const QString why = studio->unavailable(*shown); !why.isEmpty())
        return Error{why.toStdString()};
    place(selection);
    studio->beforeOpened(*shown);
    const auto isOn = [&](const StageInfo& stage) { return stage.id == studio->stage() && stage.on; };
    if (std::ranges::any_of(cardsOf(*shown->realized), isOn)) {
        selection.setStage(studio->stage());
        place(selection);
    }
    studio->controls()->ensurePolished();
    studio->setAttribute(Qt::WA_DontShowOnScreen);
    studio->resize(studio_size);
    studio->show();
    studio->setComputed(shown);
    awaitComputing();
    auto picture = studio->picture();
    if (!picture)
        return Error{QObject::tr("%1 has nothing to draw for this scene.").arg(studio->title()).toStdString()};
    return std::move(*picture);
}

} // namespace attn
