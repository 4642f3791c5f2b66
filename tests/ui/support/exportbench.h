// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that exports what a window would show of a scene; a base of tests.
#pragma once

#include "tests/ui/support/computedscenes.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/kit/segmentedcontrol.h"

#include <QAbstractButton>
#include <QTest>

#include <memory>

namespace attn {

template <class Dialog> class ExportBench : public QObject {
protected:
    // At the softmax of the first head.
    void open(const Scene& scene)
    {
        m_computed = computedOf(scene);
        m_document.open(scene, {}, {});
        m_selection.setStage(QStringLiteral("softmax"));
        m_selection.setHead(0);
        m_selection.setChosen(std::nullopt);
        m_dialog = std::make_unique<Dialog>(&m_document, &m_selection, nullptr);
        m_dialog->setComputed(m_computed);
        m_dialog->present();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    // Clicks a segment of one of the form's controls, which are counted from its top.
    void choose(int control, int segment)
    {
        auto* segments = m_dialog->template findChildren<SegmentedControl*>().at(control);
        segments->template findChildren<QAbstractButton*>().at(segment)->click();
    }

    Document m_document;
    Selection m_selection;
    ComputedPtr m_computed;
    std::unique_ptr<Dialog> m_dialog;
};

} // namespace attn
