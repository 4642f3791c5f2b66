// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson while it is played and while it is written, without a window: steps, locks, goals, progress, history.
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/sizedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/journal.h"
#include "ui/document/selection.h"
#include "ui/editors/maskcanvas.h"
#include "ui/kit/lampline.h"
#include "ui/lesson/goaleditor.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/lockboxes.h"
#include "ui/lesson/maskboard.h"
#include "ui/lesson/writerwords.h"

#include <QCheckBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
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

    void aMaskOverMoreKeysThanQueriesIsPainted()
    {
        Scene scene = recordedScene(2, 4, 1);
        scene.tokens = {{"and", "so"}};
        scene.memory_tokens = {{"a", "b", "c", "d"}};
        scene.inputs.push_back({"hidden", Tensor({2, 4}, Kind::Boolean)});
        scene.config.mask = {.kind = MaskKind::CustomBool, .apply = MaskApply::FillNegInf, .tensor = "hidden"};
        m_document->open(scene, {});
        Selection selection;
        MaskBoard board(m_document.get(), &selection, {});
        board.show(computedOf(scene));
        const MaskPicture& picture = board.canvas()->picture();
        QCOMPARE(picture.rows, 2);
        QCOMPARE(picture.columns, 4);
        QCOMPARE(picture.queries, (QStringList{"and", "so"}));
        QCOMPARE(picture.keys, (QStringList{"a", "b", "c", "d"}));
        Q_EMIT board.canvas()->painted({{1, 3}}, true);
        QCOMPARE((*m_document->scene().input("hidden"))[7], 1.0f);
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
        QVERIFY(QString::fromStdString(play.goalState()->words).contains(QStringLiteral(" (largest: ")));
        QVERIFY(m_document->edit(QStringLiteral("Locked"), withX(m_document->scene(), 1, 1), ChangePart::Values));
        QVERIFY(!m_document->edit(QStringLiteral("Free"), withX(m_document->scene(), 2, 0.9f), ChangePart::Values));
        computeNow(play);
        QVERIFY(play.goalState()->reached && !play.progress().shown);
        m_document->undoStack()->undo();
        computeNow(play);
        QVERIFY(!play.goalState()->reached && play.progress().reached);
        play.showSolution(); // another way, for who has found one
        computeNow(play);
        QVERIFY(play.goalState()->reached && !play.progress().shown);
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

    void anExperimentIsKeptForItsStep()
    {
        LessonPlay play(m_document.get());
        play.open(threeSteps(), id, 1);
        play.tryFreely();
        const Scene tried = withX(m_document->scene(), 1, 1);
        QVERIFY(!m_document->edit(QStringLiteral("Free"), tried, ChangePart::Values));
        play.backToLesson();
        QVERIFY(play.hasExperiment());
        QVERIFY(m_document->scene() == threeSteps().steps[1].scene);
        play.tryFreely();
        QVERIFY(m_document->scene() == tried);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == threeSteps().steps[1].scene); // nothing was tried after all
        play.backToLesson();
        QVERIFY(!play.hasExperiment());
        play.tryFreely();
        QVERIFY(!m_document->edit(QStringLiteral("Free"), tried, ChangePart::Values));
        play.go(1); // on to the next step
        play.tryFreely();
        QVERIFY(m_document->scene() == threeSteps().steps[2].scene);
        play.backToLesson();
        play.go(-1);
        play.tryFreely();
        QVERIFY(m_document->scene() == tried);
    }

    void anExperimentIsHandedOverWhenItsLessonEndsOrChanges()
    {
        LessonPlay play(m_document.get());
        QList<Scene> left;
        connect(&play, &LessonPlay::experimentLeft, this, [&](const Scene& scene) { left << scene; });
        const std::function<void()> ends[] = {[&] { play.open(threeSteps(), id, 1); },
                                              [&] { play.renew(threeSteps()); }, [&] { play.close(); }};
        play.open(threeSteps(), id, 1);
        for (const auto& end : ends) {
            play.tryFreely();
            const Scene tried = withX(m_document->scene(), 1, 1);
            QVERIFY(!m_document->edit(QStringLiteral("Free"), tried, ChangePart::Values));
            QVERIFY(left.isEmpty());
            end();
            QCOMPARE(left.size(), 1);
            QVERIFY(sameWork(left.front(), tried) || left.front().edits == tried.edits);
            QCOMPARE(left.takeFirst().title, std::string("Three"));
        }
        play.open(threeSteps(), id, 1);
        play.tryFreely();
        play.close(); // nothing was tried
        QVERIFY(left.isEmpty());
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
        QVERIFY(!writer.isModified() && !writer.viewMoved()); // nothing is lost without it
        look.view->cell = View::CellPlace{1, 0};
        look.studio = "mask";
        QVERIFY(writer.viewMoved());
        writer.addView();
        QCOMPARE(writer.number(), 1);
        QCOMPARE(writer.step().studio, std::string("mask"));
        QVERIFY(!m_document->edit(QStringLiteral("Scene"), withX(m_document->scene(), 2, 0.5f), ChangePart::Values));
        writer.takeView();
        QCOMPARE(writer.step().scene.edits.size(), 1u);
        writer.changeStep(QStringLiteral("goal"), [](LessonStep& step) {
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
        writer.history()->undo();
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

    // A talk: what is seen, without texts and questions; no check asks for any.
    void viewsWithoutATextAreATalk()
    {
        LessonWriter writer(m_document.get());
        QSignalSpy checked(&writer, &LessonWriter::checked);
        LookedAt look{View{.stage = "weights"}, {}, QStringLiteral("Softmax weights")};
        writer.setLookSource([&] { return look; });
        writer.beginNew(StepText::None);
        writer.changeStep(QStringLiteral("text"), [](LessonStep& step) { step.text = Words("Look."); });
        look = {View{.stage = "scores", .hidden = {{"scores", {0, 0, 1}}}}, "mask", QStringLiteral("Mask studio")};
        writer.addView(); // also behind one with a text
        QVERIFY(writer.step().text.empty());
        writer.history()->undo();
        writer.addView(StepText::None);
        QCOMPARE(writer.step().title.in(), std::string("Mask studio"));
        QVERIFY(writer.step().text.empty());
        writer.changeStep(QStringLiteral("notes"), [](LessonStep& step) { step.speaker_notes = "Wait."; });
        writer.moveStep(-1);
        QVERIFY(checked.wait(5000));
        QVERIFY(writer.faults() && writer.faults()->empty());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("talk.attnlesson"));
        QVERIFY(!writer.save(path));
        const auto again = readLessonFile(path.toStdString());
        QVERIFY2(again, again ? "" : again.error().message.c_str());
        QVERIFY(*again == writer.lesson());
        QCOMPARE(again->steps[0].studio, std::string("mask"));
        QCOMPARE(again->steps[0].scene.view->hidden.size(), std::size_t(1));
        QCOMPARE(again->steps[0].speaker_notes, std::string("Wait."));
        for (int steps = 2; steps >= 1; --steps) {
            QCOMPARE(int(writer.lesson().steps.size()), steps);
            while (int(writer.lesson().steps.size()) == steps && writer.history()->canUndo())
                writer.history()->undo();
        }
        QVERIFY(!writer.history()->canUndo());
        writer.addView(); // which asks something
        writer.changeStep(QStringLiteral("question"), [](LessonStep& step) {
            step.questions = {{Words("Which?"), {{Words("a"), true, {}}, {Words("b"), false, {}}}, {}}};
        });
        QVERIFY(checked.wait(5000));
        QVERIFY(writer.faults()->empty());
        writer.changeStep(QStringLiteral("view"), [](LessonStep& step) { step.scene.view.reset(); });
        QVERIFY(checked.wait(5000));
        QCOMPARE(writer.faults()->size(), std::size_t(1)); // it would show nothing
    }

    void theCheckOfAWrittenLessonNamesItsFault()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 1);
        QSignalSpy checked(&writer, &LessonWriter::checked);
        QVERIFY(checked.wait(5000));
        QVERIFY(writer.faults() && writer.faults()->empty());
        writer.changeStep(QStringLiteral("goal"),
                          [](LessonStep& step) { step.goal->conditions[0].is = ConditionKind::Masked; });
        QVERIFY(!writer.faults());
        QVERIFY(checked.wait(5000));
        QCOMPARE(writer.faults()->front().step, 1);
        writer.history()->undo();
        QVERIFY(checked.wait(5000));
        QVERIFY(writer.faults()->empty());
    }

    // As typed, a key at a time, at a pace that makes each a step of its own.
    void aLessonsHistoryHasNoEndThatOneMeets()
    {
        constexpr int many = 10'000;
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 1);
        for (int i = 1; i <= many; ++i)
            writer.changeStep(QStringLiteral("text"), [i](LessonStep& step) { step.text = Words(std::to_string(i)); });
        QCOMPARE(m_document->undoStack(), writer.history());
        QCOMPARE(writer.history()->count(), many);
        QVERIFY(writer.isModified());
        writer.history()->setIndex(1234);
        QCOMPARE(writer.step().text.in(), std::string("1234"));
        writer.history()->setIndex(0);
        QVERIFY(writer.lesson() == threeSteps());
        QVERIFY(!writer.isModified());
        writer.history()->setIndex(many);
        QCOMPARE(writer.step().text.in(), std::to_string(many));
    }

    void whatIsTypedWithoutAPauseIsOneStep()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {});
        const auto type = [&](const char* text) {
            writer.changeStep(
                QStringLiteral("text"), [&](LessonStep& step) { step.text = Words(text); }, LessonWriter::By::Typing);
        };
        for (const char* text : {"L", "Lo", "Look"})
            type(text);
        QCOMPARE(writer.history()->count(), 1);
        QCOMPARE(writer.history()->undoText(), QStringLiteral("Step 1: text"));
        type("a"); // as it was
        QCOMPARE(writer.history()->count(), 0);
        type("Look");
        QTest::qWait(1100);
        type("Look here");
        QCOMPARE(writer.history()->count(), 2);
        writer.goTo(1);
        type("Two");
        QCOMPARE(writer.history()->count(), 3);
        writer.history()->undo();
        writer.history()->undo();
        QCOMPARE(writer.number(), 0); // where it was typed
        QCOMPARE(writer.step().text.in(), std::string("Look"));
    }

    // One history of the lesson and of the map, whichever step is open meanwhile.
    void editsInTheMapAndChangesOfTheLessonAreUndoneInTheirOrder()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {});
        const Scene begins = m_document->scene(), edited = withX(begins, 2, 0.5f);
        QVERIFY(!m_document->edit(QStringLiteral("Scene"), edited, ChangePart::Values));
        QVERIFY(writer.isModified() && writer.looseInWords().startsWith(QStringLiteral("step 1: edits not yet saved")));
        writer.goTo(2);
        QVERIFY(m_document->scene() == threeSteps().steps[2].scene);
        writer.changeStep(QStringLiteral("title"), [](LessonStep& step) { step.title = Words("New"); });
        writer.goTo(0);
        QVERIFY(m_document->scene() == edited); // nothing of it is lost on the way
        writer.takeView();
        QVERIFY(writer.looseInWords().isEmpty());
        QCOMPARE(writer.history()->count(), 3);
        writer.goTo(1);
        writer.history()->undo();
        QCOMPARE(writer.number(), 0);
        QVERIFY(m_document->scene() == edited);
        QVERIFY(writer.step().scene == begins);
        writer.history()->undo();
        QCOMPARE(writer.number(), 2);
        QCOMPARE(writer.step().title.in(), std::string("Three"));
        QVERIFY(m_document->scene() == threeSteps().steps[2].scene);
        writer.history()->undo();
        QCOMPARE(writer.number(), 0);
        QVERIFY(m_document->scene() == begins && !writer.isModified());
        writer.history()->setIndex(3);
        QVERIFY(writer.step().scene.edits == edited.edits);
        QCOMPARE(writer.lesson().steps[2].title.in(), std::string("New"));
    }

    void aSolutionIsRecordedAndUndoneEditByEdit()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 1);
        writer.changeStep(QStringLiteral("goal"), [](LessonStep& step) { step.goal->solution.reset(); });
        writer.beginSolution();
        QVERIFY(writer.recordsSolution());
        QVERIFY(!m_document->edit(QStringLiteral("One"), withX(m_document->scene(), 1, 5), ChangePart::Values));
        QVERIFY(!m_document->edit(QStringLiteral("Two"), withX(m_document->scene(), 2, 6), ChangePart::Values));
        writer.endSolution();
        QCOMPARE(writer.step().goal->solution->edits.size(), 2u);
        QVERIFY(m_document->scene() == writer.step().scene);
        writer.history()->undo();
        QVERIFY(writer.recordsSolution() && m_document->scene().edits.size() == 2);
        writer.history()->undo();
        QVERIFY(m_document->scene().edits.size() == 1);
        writer.endSolution();
        QCOMPARE(writer.step().goal->solution->edits.size(), 1u);
        writer.history()->setIndex(0);
        QVERIFY(!writer.recordsSolution() && writer.lesson() == threeSteps());
    }

    void whatIsWrittenIsOnTheDiskWithinAQuarterOfASecondAndRestored()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attnlesson"));
        {
            LessonWriter writer(m_document.get());
            writer.keepJournal(folder.path());
            writer.open(threeSteps(), {}, 1);
            QVERIFY(!writer.save(path));
            QTRY_VERIFY(writer.journal()->isIdle());
            QVERIFY(findLostWork(folder.path()).empty());
            writer.changeStep(QStringLiteral("text"), [](LessonStep& step) { step.text = Words("Hours of work"); });
            writer.typeQuestion(QStringLiteral("Which?\n- one"));
            QVERIFY(
                !m_document->edit(QStringLiteral("Scene"), withX(m_document->scene(), 2, 0.5f), ChangePart::Values));
            writer.goTo(2);
            QTRY_VERIFY_WITH_TIMEOUT(writer.journal()->isIdle(),
                                     1000); // an edit's quarter of a second, on a busy machine
        }
        Document other;
        other.open(*loadLesson(*lessonNamed("000.mha")), {});
        auto found = findLostWork(folder.path());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(found[0].lesson && found[0].savedLesson && !found[0].savedSince && found[0].hasSaved());
        QCOMPARE(found[0].title(), QStringLiteral("Three"));
        LessonWriter writer(&other);
        writer.keepJournal(folder.path());
        writer.restore(found[0]);
        found.clear();
        QCOMPARE(writer.filePath(), path);
        QCOMPARE(writer.number(), 2);
        QVERIFY(writer.isModified());
        QCOMPARE(writer.lesson().steps[1].text.in(), std::string("Hours of work"));
        writer.goTo(1);
        QCOMPARE(writer.loose().question, std::string("Which?\n- one"));
        QVERIFY(other.scene() == withX(threeSteps().steps[1].scene, 2, 0.5f));
        QCOMPARE(writer.fileState(), FileState::Same);
        writer.history()->undo();
        QVERIFY(writer.lesson() == threeSteps() && !writer.isModified());
        writer.history()->redo();
        writer.goTo(1);
        writer.takeView();
        writer.typeQuestion(QString());
        QVERIFY(!writer.save(path) && !writer.isModified());
        QTRY_VERIFY(writer.journal()->isIdle());
        QVERIFY(QDir(folder.path()).entryList({QStringLiteral("*.journal")}).isEmpty());
        QCOMPARE(readLessonFile(path.toStdString())->steps[1].text.in(), std::string("Hours of work"));
    }

    void aRestoredLessonThatWasNeverSavedStaysUnsavedAfterUndo()
    {
        QTemporaryDir folder;
        {
            LessonWriter writer(m_document.get());
            writer.keepJournal(folder.path());
            writer.beginNew();
            writer.changeStep(QStringLiteral("text"), [](LessonStep& step) { step.text = Words("An hour of work"); });
            writer.typeQuestion(QStringLiteral("Which?\n- one"));
            QTRY_VERIFY(writer.journal()->isIdle());
        }
        LessonWriter writer(m_document.get());
        writer.keepJournal(folder.path());
        auto found = findLostWork(folder.path());
        QCOMPARE(int(found.size()), 1);
        writer.restore(found[0]);
        found.clear();
        writer.history()->undo();
        QCOMPARE(writer.step().text.in(), std::string("An hour of work"));
        QVERIFY(writer.isModified());
        QTRY_VERIFY(writer.journal()->isIdle());
        QCOMPARE(int(findLostWork(folder.path()).size()), 0); // it is of a window that lives
        QVERIFY(!QDir(folder.path()).entryList({QStringLiteral("*.journal")}).isEmpty());
    }

    void aStepMovesAcrossSeveralAndTheirOrderStays()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 0);
        writer.moveStep(2);
        QStringList titles;
        for (const LessonStep& step : writer.lesson().steps)
            titles << QString::fromStdString(step.title.in());
        QCOMPARE(titles, QStringList({"Two", "Three", "One"}));
    }

    void whatIsSeenWhileASolutionIsRecordedCanBecomeAStep()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 1);
        QVERIFY(!m_document->sceneBeforeLastStep());
        writer.beginSolution();
        QVERIFY(!m_document->edit(QStringLiteral("Solve"), withX(m_document->scene(), 1, 5), ChangePart::Values));
        QVERIFY(m_document->sceneBeforeLastStep());
        writer.addView();
        QCOMPARE(writer.number(), 2);
        QVERIFY(writer.step().scene.edits.contains("x", {0, 1, 1}));
        QVERIFY(writer.lesson().steps[1].goal->solution->edits.contains("x", {0, 1, 1}));
        writer.goTo(0);
        QVERIFY(!m_document->sceneBeforeLastStep()); // that is of another step
    }

    // A name that the stage gave is the new stage's then; one of the teacher's stays. And no change of the lesson is an edit
    // whose effect is shown.
    void aStepThatIsUpdatedHasTheNameOfItsView()
    {
        LessonWriter writer(m_document.get());
        LookedAt look{View{.stage = "weights"},
                      {},
                      QStringLiteral("Softmax"),
                      {QStringLiteral("Softmax"), QStringLiteral("Scores")}};
        writer.setLookSource([&] { return look; });
        writer.beginNew(StepText::None);
        writer.addView();
        QCOMPARE(writer.step().title.in(), std::string("Softmax"));
        QVERIFY(!m_document->sceneBeforeLastStep());
        look.view->stage = "scores";
        look.name = QStringLiteral("Scores");
        writer.takeView();
        QCOMPARE(writer.step().title.in(), std::string("Scores"));
        QVERIFY(!m_document->sceneBeforeLastStep());
        QVERIFY(!m_document->edit(QStringLiteral("Edit"), withX(m_document->scene(), 1, 5), ChangePart::Values));
        QVERIFY(m_document->sceneBeforeLastStep());
        writer.addView();
        QVERIFY(!m_document->sceneBeforeLastStep());
        writer.changeStep(QStringLiteral("title"), [](LessonStep& step) { step.title = Words("Mine"); });
        look.view->stage = "weights";
        look.name = QStringLiteral("Softmax");
        writer.takeView();
        QCOMPARE(writer.step().title.in(), std::string("Mine"));
        writer.close();
    }

    void whatCannotBeOpenedIsNotSaved()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 1);
        for (const char* lines : {"Which?\n= inf", "  \n* a\n- b"}) {
            writer.typeQuestion(QString::fromLatin1(lines));
            QCOMPARE(writer.loose().question, std::string(lines));
            QVERIFY(writer.looseInWords().startsWith(QStringLiteral("step 2: ")));
        }
        writer.typeQuestion({});
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attnlesson"));
        QVERIFY(!writer.save(path));
        writer.changeStep(QStringLiteral("hints"), [](LessonStep& step) { step.hints.assign(3000, Words("Look")); });
        const auto refused = writer.save(path);
        QVERIFY(refused);
        QVERIFY2(refused->message.find("steps[1].hints: the list has 3,000 entries, but") != std::string::npos,
                 refused->message.c_str());
        QCOMPARE(readLessonFile(path.toStdString())->steps[1].hints.size(), std::size_t(0));
        QVERIFY(writer.isModified());
    }

    void aSolutionThatWasBeingRecordedIsRestored()
    {
        QTemporaryDir folder;
        {
            LessonWriter writer(m_document.get());
            writer.keepJournal(folder.path());
            writer.open(threeSteps(), {}, 1);
            writer.beginSolution();
            QVERIFY(!m_document->edit(QStringLiteral("One"), withX(m_document->scene(), 1, 5), ChangePart::Values));
            QTRY_VERIFY(writer.journal()->isIdle());
        }
        Document other;
        other.open(*loadLesson(*lessonNamed("000.mha")), {});
        LessonWriter writer(&other);
        writer.keepJournal(folder.path());
        auto found = findLostWork(folder.path());
        QCOMPARE(int(found.size()), 1);
        writer.restore(found[0]);
        QVERIFY(writer.recordsSolution() && writer.isModified());
        QVERIFY(other.scene().edits.contains("x", {0, 1, 1}));
        writer.endSolution();
        QVERIFY(writer.step().goal->solution->edits.contains("x", {0, 1, 1}));
    }

    // Restored edits do not overwrite a file changed after them without a question.
    void aRestoredLessonKnowsThatItsFileWasChanged()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attnlesson"));
        {
            LessonWriter writer(m_document.get());
            writer.keepJournal(folder.path());
            writer.open(threeSteps(), {});
            QVERIFY(!writer.save(path));
            QCOMPARE(writer.fileState(), FileState::Same);
            writer.typeQuestion(QStringLiteral("Which?\n- one")); // that the lesson cannot take
            QVERIFY(!writer.save(path));                          // so there is still something to be kept
            QTRY_VERIFY(writer.journal()->isIdle());
        }
        QVERIFY(!findLostWork(folder.path())[0].savedSince);
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append) && file.write("\n") == 1);
        file.close();
        const auto found = findLostWork(folder.path());
        QVERIFY(found[0].savedSince);
        LessonWriter writer(m_document.get());
        writer.keepJournal(folder.path());
        writer.restore(found[0]);
        QCOMPARE(writer.fileState(), FileState::Changed);
    }

    // Also while a value is dragged for long.
    void progressIsOnTheDiskWithinAQuarterOfASecond()
    {
        LessonPlay play(m_document.get());
        play.open(threeSteps(), id, 1);
        QTest::qWait(300);
        play.choose(0, 1);
        QElapsedTimer clock;
        clock.start();
        for (float value = 0; clock.elapsed() < 250; value += 0.01f) {
            QVERIFY(
                !m_document->edit(QStringLiteral("Drag"), withX(m_document->scene(), 2, value), ChangePart::Values));
            QTest::qWait(10);
        }
        const LessonProgress kept = keptProgress(id, threeSteps());
        QCOMPARE(kept.steps[1].choices.count(0), 1u);
        QVERIFY(kept.steps[1].work);
    }

    void questionsAndCellsAreTypedAsLines()
    {
        const QString lines = QStringLiteral("Which?\n* this | because\n- that\n-- neither | no\n** both");
        const auto questions = questionOf(lines);
        QVERIFY(questions && questions->size() == 1 && questions->front().choices[0].right);
        QCOMPARE(questions->front().choices[2].text.in(), std::string("neither"));
        QVERIFY(!questions->front().choices[1].last && questions->front().choices[2].last);
        QCOMPARE(questionLines(*questions), lines);
        QVERIFY(!questionOf(QStringLiteral("Which?\n- this")));
        QVERIFY(!questionOf(QStringLiteral("Which?\nthis")));
        QCOMPARE(questionOf(QStringLiteral("How much?\n= weights[0,0,1,2]"))->front().cell->index.size(), 4u);
        QCOMPARE(questionOf(QStringLiteral("How much?\n= 0.25"))->front().value, 0.25);
        QVERIFY(questionOf({})->empty());
    }

    void locksAreTickBoxes()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 1);
        LockBoxes locks(&writer);
        connect(&writer, &LessonWriter::changed, &locks, &LockBoxes::follow);
        locks.setComputed(computedOf(writer.step().scene));
        const auto box = [&](const char* words) {
            const auto found = std::ranges::find_if(
                locks.boxes(), [&](QCheckBox* each) { return each->text() == QLatin1String(words); });
            if (found == locks.boxes().end())
                qFatal("no box %s", words);
            return *found;
        };
        QCOMPARE(box("x except x[0,2]")->checkState(), Qt::PartiallyChecked);
        for (const char* words : {"Words", "Layer", "Random draws", "Computed values"})
            QCOMPARE(box(words)->checkState(), Qt::Checked);
        const auto now = [&] { return writer.step().locks; };
        box("Words")->click();
        QVERIFY(now() == (Locks{{{"all", {}}}, {{"x", {0, 2}}, {"tokens", {}}}}));
        QVERIFY(!box("Words")->isChecked());
        box("Computed values")->click();
        QVERIFY(now() == (Locks{{{"x", {}}, {"config", {}}, {"recipe", {}}}, {{"x", {0, 2}}}}));
        QCOMPARE(box("x except x[0,2]")->checkState(), Qt::PartiallyChecked);
        box("x except x[0,2]")->click();
        QVERIFY(now() == (Locks{{{"x", {}}, {"config", {}}, {"recipe", {}}}, {}}));
        box("Computed values")->click();
        QVERIFY(now() == (Locks{{{"all", {}}}, {{"tokens", {}}}}));
        for (const char* words : {"x", "Layer", "Random draws", "Computed values"})
            box(words)->click();
        QVERIFY(now() == Locks());
        writer.changeStep(QStringLiteral("locks"), [](LessonStep& step) {
            step.locks = {{{"weights", {0, 0, 1}}, {"gone", {}}}, {}};
        });
        QCOMPARE(box("Computed values: only weights[0,0,1]")->checkState(), Qt::PartiallyChecked);
        box("Words")->click(); // keeps what it does not show
        QVERIFY(now() == (Locks{{{"gone", {}}, {"tokens", {}}, {"weights", {0, 0, 1}}}, {}}));
    }

    void theEditorLocksWhatTheSolutionLeavesAloneByOneClick()
    {
        LessonWriter writer(m_document.get());
        writer.open(threeSteps(), {}, 1);
        GoalEditor goal(&writer, [] { return std::nullopt; });
        connect(&writer, &LessonWriter::changed, &goal, &GoalEditor::follow);
        connect(&writer, &LessonWriter::checked, &goal, &GoalEditor::followFaults);
        writer.changeStep(QStringLiteral("locks"), [](LessonStep& step) { step.locks = {}; });
        const auto says = [&](const char* words) {
            return std::ranges::any_of(goal.findChildren<LampLine*>(), [&](LampLine* line) {
                return line->sentence().startsWith(QString::fromUtf8(words));
            });
        };
        QTRY_VERIFY(says("students can reach the goal by typing into weights"));
        const auto buttons = goal.findChildren<QPushButton*>();
        const auto lock = std::ranges::find_if(buttons, [](QPushButton* button) {
            return button->text() == QStringLiteral("Lock everything the solution leaves unchanged");
        });
        QVERIFY(lock != buttons.end() && !(*lock)->isHidden());
        (*lock)->click();
        QVERIFY(writer.step().locks == threeSteps().steps[1].locks);
        QVERIFY((*lock)->isHidden());
        QTRY_VERIFY(says("Typing the answer does not reach the goal (good)"));
        writer.history()->undo();
        QVERIFY(writer.step().locks.empty());
    }

private:
    std::unique_ptr<Document> m_document;
};

WINDOW_TEST(TestLessonPlay)
#include "tst_lessonplay.moc"
