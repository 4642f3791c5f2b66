// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes for the editors' tests and the shortest way to compute one, without a thread.
#pragma once

#include "core/engine/engine.h"
#include "core/lessons/lesson.h"
#include "core/recipe/realize.h"
#include "ui/document/document.h"
#include "ui/matrix/computed.h"

#include <QTest>

#include <functional>

namespace attn {

inline Scene lessonScene(std::string_view id)
{
    const LessonEntry* entry = lessonNamed(id);
    auto scene = entry ? loadLesson(*entry) : Result<Scene>(Error{"no such lesson"});
    if (!scene)
        qFatal("%s", scene.error().message.c_str());
    return *scene;
}

// "Your journey starts with one step", three matrices drawn with seed 123, causal mask.
inline Scene journeyScene() { return lessonScene("000.causal.neg_inf"); }

inline ComputedPtr computedOf(const Scene& scene)
{
    auto realized = realize(scene);
    if (!realized)
        qFatal("%s", realized.error().message.c_str());
    return std::make_shared<const Computed>(
        Computed{scene, *realized, run(**realized, backends().front()), MaskedCells(**realized)});
}

// Keeps a view on the newest computation of a document, as the window does.
template <class View> void keepComputed(Document& document, View& view)
{
    QObject::connect(&document, &Document::changed, &view,
                     [&document, &view] { view.setComputed(computedOf(document.scene())); });
    view.setComputed(computedOf(document.scene()));
}

} // namespace attn
