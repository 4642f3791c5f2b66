// SPDX-License-Identifier: GPL-3.0-or-later
// The editor panel as its tests use it.
#pragma once

#include "tests/ui/support/editorscenes.h"
#include "ui/document/selection.h"
#include "ui/editors/editorpanel.h"
#include "ui/kit/section.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QTest>

#include <memory>

namespace attn {

// A panel of editors, all open, over a document that is computed after every edit; a base of tests.
class OpenPanel : public QObject {
protected:
    void open(const Scene& scene)
    {
        m_panel.reset();
        m_document = std::make_unique<Document>();
        m_selection = std::make_unique<Selection>();
        m_document->open(scene, {});
        m_panel = std::make_unique<EditorPanel>(m_document.get(), m_selection.get());
        keepComputed(*m_document, *m_panel);
        m_panel->resize(296, 1600);
        openAll();
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }

    template <class T> T* find() const { return m_panel->findChild<T*>(); }
    void openAll()
    {
        for (Section* section : m_panel->findChildren<Section*>())
            section->setOpen(true);
    }

    void typeInto(QLineEdit* field, const QString& text, int key = Qt::Key_Return)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key(key));
    }

    // Presses the button called `name` and takes the entry called `entry` of the menu that it opens.
    void press(QWidget* panel, const QString& name, const QString& entry)
    {
        QAbstractButton* found = nullptr;
        for (QAbstractButton* button : panel->findChildren<QAbstractButton*>())
            if (button->accessibleName() == name || button->text() == name)
                found = button;
        QVERIFY2(found, qPrintable(name));
        QTest::mouseClick(found, Qt::LeftButton);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions())
            if (action->text() == entry && action->isEnabled()) {
                menu->close();
                action->trigger();
                return;
            }
        menu->close();
        QFAIL(qPrintable(entry));
    }

    const Scene& scene() const { return m_document->scene(); }
    int steps() const { return m_document->undoStack()->count(); }
    void dragInside(QWidget* widget, const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(widget, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 20; ++i) {
            const QPoint place = from + (to - from) * i / 20;
            QMouseEvent move(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(widget, &move);
        }
        QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<EditorPanel> m_panel;
};

} // namespace attn
