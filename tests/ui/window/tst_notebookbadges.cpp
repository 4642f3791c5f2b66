// SPDX-License-Identifier: GPL-3.0-or-later
// A notebook played as a lesson in the window: an edit takes the badge from those prints that depend on it, undo brings
// them back, and the column of text keeps its width where a studio stands beside it.
#include "core/lessons/lesson.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/kit/badge.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/printedblock.h"
#include "ui/studios/studio.h"

#include <QTest>

#include <cmath>
#include <QUndoStack>

using namespace attn;

class TestNotebookBadges : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window;

    void playStep(int step)
    {
        window->lessonPlay()->open(*loadSteps(*lessonNamed("notebook.000")), QStringLiteral("notebook.000"), step);
    }
    // Of the step's prints, in their order.
    QStringList badges() const
    {
        QStringList texts;
        for (const PrintedBlock* block : window->lessonPanel()->prints())
            for (const Badge* badge : block->badges())
                texts += badge->text();
        return texts;
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("notebookbadges"));
        useTestLook();
    }
    void init()
    {
        openLesson(window);
        window->resize(1280, 692);
    }
    void cleanup()
    {
        window->lessonPlay()->close();
        closeWindow(window);
    }

    void anEditTurnsWhatDependsOnItAndUndoBringsItBack()
    {
        playStep(8); // "Query, key and value": q[1], k[1], v[1], q, k, v
        const QStringList same = {"2 of 2 values match",   "2 of 2 values match",   "2 of 2 values match",
                                  "12 of 12 values match", "12 of 12 values match", "12 of 12 values match"};
        QTRY_COMPARE(badges(), same);
        Scene edited = window->document()->scene();
        edited.edits.set("W_key", {1, 1}, 0.7364f);
        QVERIFY(!window->document()->edit(QStringLiteral("Edit"), edited, ChangePart::Values));
        QStringList turned = same;
        turned[1] = turned[4] = QStringLiteral("edited");
        QTRY_COMPARE(badges(), turned);
        window->document()->undoStack()->undo();
        QTRY_COMPARE(badges(), same);
    }

    void theColumnKeepsItsWidthBesideAStudioAndAfterIt()
    {
        playStep(0);
        QTRY_VERIFY(window->lessonPanel()->isVisible());
        QTest::qWait(50);
        const int width = window->lessonPanel()->width();
        window->lessonPlay()->goTo(3);
        QTRY_VERIFY(window->workArea()->studio() && window->workArea()->studio()->isVisible());
        QTest::qWait(50);
        QVERIFY(std::abs(window->lessonPanel()->width() - width) < 8); // in a window that is too narrow for all
        QVERIFY(!window->workArea()->studio()->controls()->isVisible());
        window->lessonPlay()->goTo(5);
        QTRY_VERIFY(!window->workArea()->studio());
        QTest::qWait(50);
        QVERIFY(std::abs(window->lessonPanel()->width() - width) < 8); // in a window that is too narrow for all
    }
};

WINDOW_TEST(TestNotebookBadges)
#include "tst_notebookbadges.moc"
