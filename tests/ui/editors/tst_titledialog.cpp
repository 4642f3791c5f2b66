// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/editors/titledialog.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QWidget>

using namespace attn;

class TestTitleDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void init()
    {
        m_document.open(*loadLesson(*lessonNamed("000.mha")), {});
        m_parent.show();
        editTitle(&m_document, &m_parent);
        m_dialog = m_parent.findChild<QDialog*>();
        QVERIFY(m_dialog);
    }

    void cleanup() { delete m_parent.findChild<QDialog*>(); }

    void titleAndNotesChangeAsOneStep()
    {
        QCOMPARE(title()->text(), QStringLiteral("Multi-head attention"));
        title()->setText(QStringLiteral("  Zwei Köpfe "));
        m_dialog->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("Look.\nTry.\n"));
        m_dialog->findChildren<QPlainTextEdit*>().at(1)->setPlainText(QStringLiteral(" Let them guess.\n"));
        press(QDialogButtonBox::Ok);
        QCOMPARE(m_document.title(), QStringLiteral("Zwei Köpfe"));
        QCOMPARE(m_document.scene().description, std::string("Look.\nTry."));
        QCOMPARE(m_document.scene().speaker_notes, std::string("Let them guess."));
        QCOMPARE(m_document.undoStack()->count(), 1);
        m_document.undoStack()->undo();
        QCOMPARE(m_document.title(), QStringLiteral("Multi-head attention"));
    }

    // So that the journal has it.
    void whatIsTypedIsAnEditAtOnceAndGoneWithCancel()
    {
        const Scene before = m_document.scene();
        m_dialog->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("Look"));
        QCOMPARE(m_document.scene().description, std::string("Look"));
        m_dialog->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("Look here"));
        title()->setText(QStringLiteral("Zwei"));
        QCOMPARE(m_document.title(), QStringLiteral("Zwei"));
        QCOMPARE(m_document.undoStack()->count(), 1);
        press(QDialogButtonBox::Cancel);
        QVERIFY(m_document.scene() == before);
        QCOMPARE(m_document.undoStack()->count(), 0);
        QVERIFY(!m_document.isModified());
    }

    void cancelAndNothingChangedLeaveNoStep()
    {
        title()->setText(QStringLiteral("other"));
        press(QDialogButtonBox::Cancel);
        QCOMPARE(m_document.undoStack()->count(), 0);
        cleanup();
        init();
        press(QDialogButtonBox::Ok);
        QCOMPARE(m_document.undoStack()->count(), 0);
    }

private:
    QLineEdit* title() { return m_dialog->findChild<QLineEdit*>(); }
    void press(QDialogButtonBox::StandardButton button)
    {
        m_dialog->findChild<QDialogButtonBox*>()->button(button)->click();
    }

    Document m_document;
    QWidget m_parent;
    QDialog* m_dialog = nullptr;
};

WINDOW_TEST(TestTitleDialog)
#include "tst_titledialog.moc"
