// SPDX-License-Identifier: GPL-3.0-or-later
// A studio with its controls beside it, over a document, as in the window; computed at once after every edit.
#pragma once

#include "tests/ui/support/editorscenes.h"
#include "ui/document/selection.h"
#include "ui/kit/segmentedcontrol.h"

#include <QWidget>

namespace attn {

template <class Studio> class StudioBench : public QWidget {
public:
    explicit StudioBench(const Scene& scene, QSize size = {1280, 476}) : studio(&document, &selection, this)
    {
        studio.controls()->setParent(this);
        document.open(scene, {});
        resize(size);
        studio.controls()->setGeometry(0, 0, 262, size.height());
        studio.setGeometry(262, 0, size.width() - 262, size.height());
        studio.controls()->show();
        show();
        keepComputed(document, studio);
    }

    SegmentedControl* segments(const QString& name)
    {
        for (auto* control : findChildren<SegmentedControl*>())
            if (control->accessibleName() == name)
                return control;
        return nullptr;
    }

    Document document;
    Selection selection;
    Studio studio;
};

} // namespace attn
