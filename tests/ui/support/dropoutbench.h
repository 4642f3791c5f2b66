// SPDX-License-Identifier: GPL-3.0-or-later
// The dropout studio over a document, for its tests.
#pragma once

#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/document/document.h"
#include "ui/studios/dropout/dropoutstudio.h"

#include <QPushButton>
#include <QTest>

namespace attn {

// The facts on a document, computed at once after every edit.
struct Shown {
    Document document;
    Selection selection;
    DropoutStudio studio{&document, &selection};

    explicit Shown(const Scene& scene)
    {
        document.open(scene, {});
        QObject::connect(&document, &Document::changed, &studio,
                         [this] { studio.setComputed(computedOf(document.scene())); });
        studio.resize(984, 500);
        studio.controls()->resize(262, 600);
        studio.show();
        selection.setStage(QStringLiteral("dropout"));
        studio.setComputed(computedOf(document.scene()));
    }
    const DropoutFacts& facts() const { return studio.facts(); }
    template <class T> T* control(const QString& name)
    {
        for (T* each : studio.controls()->findChildren<T*>())
            if (each->accessibleName() == name || each->objectName() == name)
                return each;
        return nullptr;
    }
    QPushButton* button(const QString& text)
    {
        for (QPushButton* each : studio.controls()->findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    QStringList lamps() const { return lampsOf(studio); }
};

inline Scene dropoutScene() { return lessonScene("003.dropout.weights"); }

} // namespace attn
