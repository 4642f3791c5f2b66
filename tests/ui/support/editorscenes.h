// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of the editors' tests, and a view kept on the newest computation of a document, without a thread.
#pragma once

#include "tests/ui/support/computedscenes.h"
#include "ui/document/document.h"

namespace attn {

// "Your journey starts with one step", three matrices drawn with seed 123, causal mask.
inline Scene journeyScene() { return lessonScene("000.causal.neg_inf"); }

// Keeps a view on the newest computation of a document, as the window does.
template <class View> void keepComputed(Document& document, View& view)
{
    QObject::connect(&document, &Document::changed, &view,
                     [&document, &view] { view.setComputed(computedOf(document.scene())); });
    view.setComputed(computedOf(document.scene()));
}

} // namespace attn
