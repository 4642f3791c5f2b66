// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson on a trained model: its layer on the bench, the next token above, and a goal that follows it.
#include "core/lessons/lesson.h"
#include "core/model/model.h"
#include "core/model/modelpage.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/kit/linkbutton.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/progress.h"
#include "ui/lesson/proseview.h"
#include "ui/lesson/taskbox.h"
#include "ui/model/benchstrip.h"
#include "ui/window/modelroom.h"

#include <QTest>

using namespace attn;

namespace {

constexpr char induction[] = "model.2.induction";
constexpr int switch_off = 2, one_score = 3; // of its steps

} // namespace

class TestWindowModelLesson : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    LessonPlay* lesson() { return m_window->lessonPlay(); }
    QWidget* map() { return m_window->workArea()->centre()->page(); }
    QString lessonText() { return m_window->lessonPanel()->text()->toPlainText(); }
    bool isReached() { return lesson()->goalState() && lesson()->goalState()->reached; }
    void play(int step)
    {
        eraseAllProgress();
        m_window->files()->openLesson(QString::fromLatin1(induction));
        QVERIFY(m_window->playsLesson());
        lesson()->goTo(step);
        QTRY_VERIFY(lesson()->goalState());
    }
    // The score of the last token with that at `key`, pinned.
    void pin(std::int64_t key, float value)
    {
        Scene scene = m_window->document()->scene();
        scene.overrides.set("scores", {0, 2, 9, key}, value);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Pin"), scene, ChangePart::Values));
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowmodellesson"));
        useTestLook();
        if (!shipsTinyModel())
            QSKIP("this build has no model inside");
    }
    void init()
    {
        openLesson(m_window);
        m_window->resize(1280, 800);
    }
    void cleanup()
    {
        m_window->lessonPlay()->close();
        closeWindow(m_window);
    }

    void aHeadIsSwitchedOffAndTheGoalFollowsTheNextToken()
    {
        play(switch_off);
        QVERIFY(!isReached());
        QVERIFY(m_window->models()->hasPage() && !m_window->showsModel()); // the bench, beside the text
        QVERIFY(m_window->models()->strip()->isVisible());
        QVERIFY(m_window->models()->strip()->findChild<LinkButton*>()->isHidden()); // no way to the page
        QCOMPARE(m_window->selection()->head(), 2);
        QTRY_VERIFY2(lessonText().contains(QStringLiteral("The probability of “ter” is now 0.9944")),
                     qPrintable(lessonText()));
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_O);
        QTRY_VERIFY(isReached());
        QTRY_VERIFY2(lessonText().contains(QStringLiteral("The probability of “ter” is now 0.0031")),
                     qPrintable(lessonText()));
        QVERIFY(m_window->models()->strip()->line()->words().contains(QStringLiteral("was 0.9944")));
        m_window->document()->undoStack()->undo();
        QTRY_VERIFY(!isReached());
        QVERIFY(lesson()->progress().reached);
        lesson()->showSolution();
        QTRY_VERIFY(isReached());
    }

    void oneScoreIsEnoughAndWhatIsLockedStays()
    {
        play(one_score);
        QTest::keyClick(map(), Qt::Key_O); // heads stay on in this step
        QVERIFY(m_window->document()->scene().config.heads_off.empty());
        pin(5, 55);
        QTRY_COMPARE(m_window->computed()->scene, m_window->document()->scene());
        QTRY_VERIFY(!m_window->models()->session()->isShowing());
        QVERIFY(!isReached());
        pin(5, 0);
        QTRY_VERIFY(isReached());
    }

    // What was done is kept without the numbers of the model, and is there again.
    void theWorkOfAStepComesBack()
    {
        play(one_score);
        pin(5, 0);
        QTRY_VERIFY(isReached());
        const Scene done = m_window->document()->scene();
        lesson()->close();
        QVERIFY(!m_window->models()->hasPage());
        QCOMPARE(m_window->document()->lessonId(), QStringLiteral("000.causal.neg_inf"));
        m_window->files()->openLesson(QString::fromLatin1(induction));
        QCOMPARE(lesson()->number(), one_score);
        QCOMPARE(m_window->document()->scene(), done);
        QTRY_VERIFY(isReached());
    }
};

WINDOW_TEST(TestWindowModelLesson)
#include "tst_windowmodellesson.moc"
