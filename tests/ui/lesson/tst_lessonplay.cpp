// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson while it is played and while it is written, without a window: steps, locks, goals, progress, history.
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/writerwords.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

const QString id = QStringLiteral("test-lesson");

Lesson threeSteps()
{
    const auto lesson = parseLesson(R"({
 "format": "attnscope-lesson/1", "title": "Three", "steps": [
  {"title": "One", "text": "a", "scene": "000.simple.softmax", "hints": ["first", "second"]},
  {"title": "Two", "text": "b", "patch": {"expected": null, "tolerance": null},
   "locked": ["all"], "unlocked": ["x[0,2]"],
   "goal": {"text": "g", "conditions": [{"cell": "weights[0,0,1,2]", "is": "largest"}],
            "solution": {"edits": [{"tensor": "x", "index": [0,2,1], "value": 0.88}]}},
   "questions": [{"text": "q", "choices": [{"text": "a"}, {"text": "b", "right": true}]}]},
  {"title": "Three", "text": "c"}]})");
    if (!lesson)
        qFatal("%s", lesson.error().message.c_str());
    return *lesson;
}

Scene withX(Scene scene, std::int64_t token, float value)
{
    scene.edits.set("x", {0, token, 1}, value);
    return scene;
}

} // namespace

class TestLessonPlay : public QObject {
    Q_OBJECT

    void computeNow(LessonPlay& play) { play.setComputed(computedOf(m_document->scene())); }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("lessonplay"));
        eraseAllProgress();
    }

    void init()
    {
        eraseProgress(id);
        m_document = std::make_unique<Document>();
        m_document->open(*loadLesson(*lessonNamed("000.mha")), {}, QStringLiteral("000.mha"));
    }

    void theOwnSceneWaitsAndComesBack()
    {
        const Scene own = withX(m_document->scene(), 0, 7);
        QVERIFY(!m_document->edit(QStringLiteral("Mine"), own, ChangePart::Values));
        LessonPlay play(m_document.get());
        play.open(threeSteps(), id);
        QVERIFY(m_document->scene() == threeSteps().steps[0].scene);
        QVERIFY(!m_document->edit(QStringLiteral("Lesson"), withX(m_document->scene(), 0, 1), ChangePart::Values));
        play.go(1);
        QCOMPARE(play.number(), 1);
        QVERIFY(play.canGo(1));
        play.go(1);
        QVERIFY(!play.canGo(1));
        play.close();
        QVERIFY(m_document->scene() == own && m_document->isModified());
        m_document->undoStack()->undo();
        QVERIFY(!m_document->isModified());
    }

    void theGoalIsReachedByEditingAndTheLocksHold()
    {
        LessonPlay play(m_document.get());
        play.open(threeSteps(), id, 1);
        QVERIFY(!play.goalState());
        computeNow(play);
        QVERIFY(play.goalState() && !play.goalState()->reached);
        QVERIFY(QString::fromStdString(play.goalState()->words).endsWith(QStringLiteral("to go")));
        QVERIFY(m_document->edit(QStringLiteral("Locked"), withX(m_document->scene(), 1, 1), ChangePart::Values));
        QVERIFY(!m_document->edit(QStringLiteral("Free"), withX(m_document->scene(), 2, 0.9f), ChangePart::Values));
        computeNow(play);
        QVERIFY(play.goalState()->reached && !play.progress().shown);
        m_document->undoStack()->undo();
        computeNow(play);
        QVERIFY(!play.goalState()->reached && play.progress().reached);
        play.showSolution();
        computeNow(play);
        QVERIFY(play.goalState()->reached && play.progress().shown);
        m_document->undoStack()->undo(); // an ordinary step
        QVERIFY(!play.isEdited());
    }

    void whatWasDoneIsKeptAndCanBeForgotten()
    {
        {
            LessonPlay play(m_document.get());
            play.open(threeSteps(), id);
            play.showHint();
            play.go(1);
            play.choose(0, 1);
            QVERIFY(!m_document->edit(QStringLiteral("Work"), withX(m_document->scene(), 2, 0.5f), ChangePart::Values));
            play.close();
        }
        QCOMPARE(stepsSeen(id).seen, 2);
        LessonPlay play(m_document.get());
        play.open(threeSteps(), id);
        QCOMPARE(play.number(), 1);
        QVERIFY(m_document->scene() == withX(threeSteps().steps[1].scene, 2, 0.5f));
        QCOMPARE(play.progress().choices.at(0), 1);
        QCOMPARE(play.progressOf(0).hints, 1);
        play.startAgain();
        QVERIFY(m_document->scene() == threeSteps().steps[1].scene);
        QVERIFY(play.progress().choices.empty());
        QCOMPARE(play.progressOf(0).hints, 1); // other steps stay
        play.forget();
        QCOMPARE(play.number(), 0);
        QCOMPARE(play.progress().hints, 0);
    }

    void tryingFreelyIsACopyWithoutLocks()
    {
        LessonPlay play(m_document.get());
        play.open(threeSteps(), id, 1);
        play.tryFreely();
        QVERIFY(!m_document->edit(QStringLiteral("Free"), withX(m_document->scene(), 1, 1), ChangePart::Values));
        play.backToLesson();
        QVERIFY(m_document->scene() == threeSteps().steps[1].scene);
        QVERIFY(m_document->edit(QStringLiteral("Locked"), withX(m_document->scene(), 1, 1), ChangePart::Values));
    }

    void anotherSceneEndsTheLesson()
    {
        LessonPlay play(m_document.get());
        play.open(threeSteps(), id);
        m_document->open(*loadLesson(*lessonNamed("003.mha")), {});
        QVERIFY(!play.isOpen());
        QVERIFY(m_document->scene() == *loadLesson(*lessonNamed("003.mha")));
    }

    void aLessonThatIsClosedWhileItOpensShowsNoStep()
    {
        LessonPlay play(m_document.get());
        QSignalSpy shown(&play, &LessonPlay::stepChanged), closed(&play, &LessonPlay::closed);
        connect(m_document.get(), &Document::changed, &play, &LessonPlay::close);
        play.open(threeSteps(), id);
        QCOMPARE(closed.count(), 1);
        QCOMPARE(shown.count(), 0);
        QVERIFY(!m_document->hasGuest());
    }

    void aLessonIsWrittenFromViewsAndSaved()
    {
        LessonWriter writer(m_document.get());
        LookedAt look{View{.stage = "weights"}, {}};
        writer.setLookSource([&] { return look; });
        writer.beginNew();
        QVERIFY(writer.isModified() && !writer.viewMoved());
        look.view->cell = View::CellPlace{1, 0};
        look.studio = "mask";
        QVERIFY(writer.viewMoved());
        writer.addView();
        QCOMPARE(writer.number(), 1);
        QCOMPARE(writer.step().studio, std::string("mask"));
        QVERIFY(!m_document->edit(QStringLiteral("Scene"), withX(m_document->scene(), 2, 0.5f), ChangePart::Values));
        writer.takeView();
        QCOMPARE(writer.step().scene.edits.size(), 1u);
        writer.changeStep([](LessonStep& step) {
            step.goal = Goal{Words("g"), {{{"weights", {0, 0, 1, 0}}, ConditionKind::AtLeast, 0.9, 1e-4}}, {}};
        });
        writer.beginSolution();
        QVERIFY(!m_document->edit(QStringLiteral("Solve"), withX(m_document->scene(), 1, 5), ChangePart::Values));
        writer.endSolution();
        QVERIFY(writer.step().goal->solution->edits.contains("x", {0, 1, 1}));
        QVERIFY(!writer.step().scene.edits.contains("x", {0, 1, 1}));
        writer.moveStep(-1);
        QCOMPARE(writer.number(), 0);
        writer.removeStep();
        QCOMPARE(writer.lesson().steps.size(), 1u);
        writer.undo();
        QCOMPARE(writer.lesson().steps.size(), 2u);
        QVERIFY(writer.step().goal);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attnlesson"));
        QVERIFY(!writer.save(path) && !writer.isModified());
        const auto again = readLessonFile(path.toStdString());
        QVERIFY2(again, again ? "" : again.error().message.c_str());
        QVERIFY(*again == writer.lesson());
        writer.close();
        QVERIFY(m_document->scene() == *loadLesson(*lessonNamed("000.mha")));
    }

    void theCheckOfAWrittenLessonNamesItsFault()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 1);
        QSignalSpy checked(&writer, &LessonWriter::checked);
        QVERIFY(checked.wait(5000));
        QVERIFY(writer.faults() && writer.faults()->empty());
        writer.changeStep([](LessonStep& step) { step.goal->conditions[0].is = ConditionKind::Masked; });
        QVERIFY(!writer.faults());
        QVERIFY(checked.wait(5000));
        QCOMPARE(writer.faults()->front().step, 1);
        writer.undo();
        QVERIFY(checked.wait(5000));
        QVERIFY(writer.faults()->empty());
    }

    void questionsAndCellsAreTypedAsLines()
    {
        const QString lines = QStringLiteral("Which?\n* this | because\n- that");
        const auto questions = questionOf(lines);
        QVERIFY(questions && questions->size() == 1 && questions->front().choices[0].right);
        QCOMPARE(questionLines(*questions), lines);
        QVERIFY(!questionOf(QStringLiteral("Which?\n- this")));
        QVERIFY(!questionOf(QStringLiteral("Which?\nthis")));
        QCOMPARE(questionOf(QStringLiteral("How much?\n= weights[0,0,1,2]"))->front().cell->index.size(), 4u);
        QCOMPARE(questionOf(QStringLiteral("How much?\n= 0.25"))->front().value, 0.25);
        QVERIFY(questionOf({})->empty());
        QCOMPARE(blockLine(*blocksOf(QStringLiteral("x, weights[0,0,1] ,all"))),
                 QStringLiteral("x, weights[0,0,1], all"));
        QVERIFY(!blocksOf(QStringLiteral("x[0")));
        QVERIFY(!blocksOf(QStringLiteral("x[a]")));
        QVERIFY(blocksOf(QString())->empty());
    }

private:
    std::unique_ptr<Document> m_document;
};

WINDOW_TEST(TestLessonPlay)
#include "tst_lessonplay.moc"
