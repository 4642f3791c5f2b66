// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in the window: keys, what comes and goes around the map, a file that changes on disk, writing and trying out.
#include "core/io/scene/scenefile.h"
#include "core/lessons/answer.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "tests/ui/support/fulldisk.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/editors/tensortable.h"
#include "ui/explain/answerblock.h"
#include "ui/explain/inspector.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/badge.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/lampline.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/messageline.h"
#include "ui/lesson/lessonbar.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/predictbox.h"
#include "ui/lesson/questionbox.h"
#include "ui/lesson/taskbox.h"
#include "ui/lesson/writerbar.h"
#include "ui/lesson/writerpanel.h"
#include "ui/present/presenter.h"
#include "ui/present/slide.h"
#include "ui/studios/studio.h"
#include "ui/timebar/timebar.h"
#include "ui/window/helpdock.h"
#include "ui/window/noticebar.h"
#include "ui/window/offerbar.h"
#include "ui/window/rescue.h"
#include "ui/window/statusline.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

using namespace attn;

namespace {

// A lesson of two steps, with this title of the first.
QByteArray twoSteps(const char* title)
{
    return QByteArray(R"({"format": "attnscope-lesson/1", "title": "Two", "steps": [
  {"title": ")") +
           title + R"(", "text": "a", "scene": "000.simple.softmax"},
  {"title": "Second", "text": "b"}]})";
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

} // namespace

class TestWindowLesson : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;
    QUrl m_taken; // what was to be opened in the browser

    QWidget* map() { return m_window->workArea()->centre()->page(); }
    void play(const char* id, int step = 0)
    {
        eraseAllProgress();
        QVERIFY(!m_window->files()->openLesson(QString::fromLatin1(id))); // the own scene stays
        QVERIFY(m_window->playsLesson());
        m_window->lessonPlay()->goTo(step);
        QTRY_VERIFY(m_window->lessonPlay()->computed());
    }

    static QAction* action(MainWindow* window, const char* text)
    {
        for (QAction* each : window->findChildren<QAction*>())
            if (each->text().remove(QLatin1Char('&')) == QLatin1String(text))
                return each;
        return nullptr;
    }
    void save() { action(m_window.get(), "Save")->trigger(); }
    void edit(const QString& path)
    {
        m_window->files()->openFile(path);
        QVERIFY(m_window->playsLesson());
        m_window->editPlayedLesson();
        QVERIFY(m_window->writesLesson());
    }
    QPushButton* button(const char* words)
    {
        for (auto* each : m_window->findChildren<QPushButton*>())
            if (each->text() == QLatin1String(words) && each->isVisible())
                return each;
        return nullptr;
    }
    NoticeBar* notice()
    {
        return m_window->centralWidget()->findChild<NoticeBar*>(QString(), Qt::FindDirectChildrenOnly);
    }
    ConflictBar* shownBar()
    {
        for (ConflictBar* bar : m_window->findChildren<ConflictBar*>())
            if (!bar->isHidden())
                return bar;
        return nullptr;
    }

public Q_SLOTS:
    void take(const QUrl& url) { m_taken = url; }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowlesson"));
        useTestLook();
    }
    void init()
    {
        openLesson(m_window);
        m_window->resize(1280, 720);
    }
    void cleanup()
    {
        m_window->lessonPlay()->close();
        closeWindow(m_window);
    }

    void spaceGoesOnAndPageUpBackAndTheWindowComesBackAsItWas()
    {
        const bool editors = !m_window->workArea()->editorsDock()->isHidden();
        play("begin.1.weight");
        QVERIFY(m_window->workArea()->editorsDock()->isHidden() && m_window->timeBar()->isHidden());
        QVERIFY(m_window->lessonBar()->isVisible());
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_Space);
        QCOMPARE(m_window->lessonPlay()->number(), 1);
        QTest::keyClick(map(), Qt::Key_PageDown);
        QCOMPARE(m_window->lessonPlay()->number(), 2);
        QTest::keyClick(map(), Qt::Key_PageUp);
        QCOMPARE(m_window->lessonPlay()->number(), 1);
        m_window->lessonPlay()->close();
        QCOMPARE(!m_window->workArea()->editorsDock()->isHidden(), editors);
        QVERIFY(m_window->timeBar()->isVisible() && m_window->lessonBar()->isHidden());
        QCOMPARE(m_window->document()->lessonId(), QStringLiteral("000.causal.neg_inf"));
    }

    void theErrorLabHasTheWindowAndStaysWhenTheLessonIsClosed()
    {
        play("topic.1.scale", 5);
        QVERIFY(m_window->lessonPanel()->isVisible());
        action(m_window.get(), "Error lab")->trigger();
        QTRY_VERIFY(m_window->workArea()->studio());
        QVERIFY(!m_window->lessonPanel()->isVisible() && m_window->lessonPlay()->isFree());
        const auto* where = m_window->findChild<LessonBar*>()->findChild<ElidedLabel*>();
        QVERIFY(where->isVisible() &&
                where->text().startsWith(QStringLiteral(
                    "This is a copy of the step. It is kept as unsaved work when you leave the lesson.")));
        m_window->lessonPlay()->close();
        QTRY_VERIFY(m_window->workArea()->studio() && m_window->workArea()->studio()->id() == QLatin1String("lab"));
        m_window->workArea()->closeStudio();
        play("topic.3.masking", 4);
        QTRY_VERIFY(m_window->workArea()->studio()); // one that the step shows
        m_window->lessonPlay()->close();
        QVERIFY(!m_window->workArea()->studio());
    }

    void aFreeCopyStaysWhenTheQuestionAboutTheOwnSceneIsCancelledAndIsKeptAsUnsavedWork()
    {
        QTemporaryDir folder;
        m_window->keepJournal(folder.path());
        Scene edited = m_window->document()->scene();
        edited.title = "Mine";
        QVERIFY(!m_window->document()->edit(QStringLiteral("Title"), edited, ChangePart::Config));
        play("begin.1.weight");
        m_window->lessonPlay()->tryFreely();
        Scene tried = m_window->document()->scene();
        tried.edits.set("x", {0, 0}, 9);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set x"), tried, ChangePart::Values));
        QString asked;
        QTimer::singleShot(0, qApp, [&] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = box->text();
                box->button(QMessageBox::Cancel)->click();
            }
        });
        QVERIFY(!m_window->close());
        QVERIFY2(asked.contains(QStringLiteral("Mine")), qPrintable(asked));
        QVERIFY(m_window->playsLesson() && m_window->lessonPlay()->isFree());
        QVERIFY(m_window->document()->scene() == tried);
        QVERIFY(m_window->rescue()->aside().empty());
        m_window->files()->openLesson(QStringLiteral("begin.2.qkv"));
        QCOMPARE(m_window->rescue()->aside().size(), 1u);
        QVERIFY(m_window->rescue()->aside().front().state->scene.edits == tried.edits);
        QTRY_VERIFY(m_window->statusLine()->currentMessage().contains(QStringLiteral("experiment is kept")));
        m_window->rescue()->takeBack(0); // which puts the own one aside
        QVERIFY(m_window->document()->scene().edits == tried.edits);
        QCOMPARE(m_window->rescue()->aside().front().state->scene.title, std::string("Mine"));
    }

    void whatIsRefusedIsSaidWhereItCanBeSeen()
    {
        play("begin.1.weight", 1);
        LessonPanel* panel = m_window->lessonPanel();
        panel->enterTask();
        QTRY_VERIFY(panel->table()->hasFocus());
        m_window->resize(1280, 560); // low
        panel->verticalScrollBar()->setValue(0);
        QTest::keyClicks(panel->table(), QStringLiteral("abc"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        auto* refused = panel->table()->parentWidget()->findChild<MessageLine*>({}, Qt::FindDirectChildrenOnly);
        QTRY_VERIFY(refused->isVisible() && !refused->message().isEmpty());
        QPushButton* strip = nullptr;
        for (QPushButton* button : panel->findChildren<QPushButton*>(QString(), Qt::FindDirectChildrenOnly))
            if (button->text() == QStringLiteral("Your task"))
                strip = button;
        const auto end = [&] { return refused->mapTo(panel, QPoint(0, refused->height())).y(); };
        QTRY_VERIFY(end() <= (strip->isVisible() ? strip->y() : panel->viewport()->height()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    }

    void theHelpOfALessonGoesWithIt()
    {
        m_window->workArea()->wantExplanation(false); // else it takes the place of the help
        play("begin.1.weight");
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(m_window->help()->isOpen());
        m_window->lessonPlay()->close();
        QVERIFY(!m_window->help()->isOpen());
    }

    void theOwnSceneIsNotEditedByALesson()
    {
        QTRY_VERIFY(!m_window->document()->differsFromOpened());
        m_window->selection()->setChosen(Cell{4, 1});
        play("begin.1.weight");
        QVERIFY(
            !m_window->statusLine()->currentMessage().contains(QStringLiteral("own scene"))); // it is one that ships
        m_window->lessonPlay()->close();
        QVERIFY(!m_window->document()->differsFromOpened());
    }

    void spaceOnAButtonPressesIt()
    {
        play("begin.1.weight");
        m_window->lessonPlay()->go(1);
        m_window->lessonBar()->back()->setFocus();
        QTest::keyClick(m_window->lessonBar()->back(), Qt::Key_Space);
        QCOMPARE(m_window->lessonPlay()->number(), 0);
    }

    void enterLeadsToTheQuestionAndSpaceGoesOnOnceItIsAnswered()
    {
        play("begin.1.weight");
        map()->setFocus();
        QTest::keyClick(map(), Qt::Key_Return);
        const std::vector<QRadioButton*>& choices = m_window->lessonPanel()->questions().front()->choices();
        const std::vector<int> order = shownOrder(m_window->lessonPlay()->step().questions.front());
        for (std::size_t i = 1; i < order.size(); ++i)
            QVERIFY(choices[std::size_t(order[i - 1])]->y() < choices[std::size_t(order[i])]->y());
        QRadioButton* first = choices[std::size_t(order.front())];
        QVERIFY(first->hasFocus());
        QTest::keyClick(first, Qt::Key_Space);
        QVERIFY(first->isChecked());
        QCOMPARE(m_window->lessonPlay()->number(), 0);
        QTest::keyClick(first, Qt::Key_Space);
        QCOMPARE(m_window->lessonPlay()->number(), 1);
    }

    // A number that is typed into the map stays there: its Enter is not the one that leads to the question.
    void enterAfterATypedNumberStaysInTheMap()
    {
        play("topic.3.masking", 2);
        QVERIFY(!m_window->lessonPanel()->questions().empty());
        m_window->selection()->setChosen(Cell{1, 1});
        HeatmapView* view = m_window->workArea()->centre()->page()->activeView();
        view->setFocus();
        QTest::keyClicks(view, QStringLiteral("0"));
        auto* field = view->findChild<QLineEdit*>();
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral(".5"));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(m_window->lessonPlay()->isEdited());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(view));
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{1, 1}));
    }

    void spaceInTheTableGoesOn()
    {
        play("begin.1.weight", 1);
        TensorTable* table = m_window->lessonPanel()->table();
        m_window->lessonPanel()->enterTask();
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(m_window->lessonPlay()->number(), 2);
    }

    // A wrong answer is typed over, and after the right one Space goes on.
    void anAnswerThatIsTypedLeavesTheKeysWhereTheyAreWanted()
    {
        play("topic.8.heatmap", 0);
        m_window->lessonPanel()->enterTask();
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("0.99"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->selectedText(), QStringLiteral("0.99"));
        const double right =
            m_window->computed()->trace->cell(*m_window->computed()->trace->find("weights"), {0, 0, 3, 2});
        QTest::keyClicks(field, QString::number(right, 'f', 4));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!field->hasFocus());
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QCOMPARE(m_window->lessonPlay()->number(), 1);
    }

    void aWrongNumberIsAnsweredWhereItCanBeSeen()
    {
        const Lesson lesson = *loadSteps(*lessonNamed("begin.1.weight"));
        const auto asks =
            std::ranges::find_if(lesson.steps, [](const LessonStep& step) { return !step.predict.empty(); });
        play("begin.1.weight", int(asks - lesson.steps.begin()));
        m_window->lessonPanel()->enterTask();
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        auto* field = static_cast<QLineEdit*>(QApplication::focusWidget());
        QTest::keyClicks(field, QStringLiteral("0.5"));
        QTest::keyClick(field, Qt::Key_Return);
        const LampLine* verdict = m_window->lessonPanel()->predict()->answer()->verdict();
        QVERIFY(verdict->isVisible() && verdict->sentence().contains(QStringLiteral("0.5")));
        QTRY_VERIFY(verdict->height() >= 16);
    }

    // By mouse and keyboard, as one does it: the keys are not left with the way back, and the number is not asked for again.
    void aRightNumberLeadsOnAndIsKept()
    {
        const Lesson lesson = *loadSteps(*lessonNamed("begin.1.weight"));
        const auto asks =
            std::ranges::find_if(lesson.steps, [](const LessonStep& step) { return !step.predict.empty(); });
        const int number = int(asks - lesson.steps.begin());
        play("begin.1.weight", number);
        LessonPlay* lessonPlay = m_window->lessonPlay();
        const auto next = [&] {
            return lessonPlay->computed() ? toPredict(*lessonPlay->computed(), lessonPlay->step().predict).next
                                          : std::nullopt;
        };
        const auto press = [&](const QString& words) {
            for (QPushButton* button : m_window->lessonPanel()->predict()->findChildren<QPushButton*>())
                if (button->text() == words)
                    QTest::mouseClick(button, Qt::LeftButton);
        };
        const auto returnTo = [&] {
            lessonPlay->goTo(0);
            QTRY_VERIFY(lessonPlay->computed());
            lessonPlay->goTo(number);
            QTRY_VERIFY(lessonPlay->computed() && m_window->computed() == lessonPlay->computed());
        };
        QVERIFY(next());
        press(QStringLiteral("Show"));
        QTRY_VERIFY(!next());
        QVERIFY(lessonPlay->progress().shown && !lessonPlay->progress().predicted);
        returnTo(); // shown to whoever asked for it once
        QTRY_VERIFY(next());
        while (const auto cell = next()) {
            m_window->lessonPanel()->enterTask();
            QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
            const Computed& all = *lessonPlay->computed()->answers;
            const double value = all.trace->cell(*all.trace->find(cell->tensor), cell->index);
            QTest::keyClicks(QApplication::focusWidget(), QString::number(value, 'f', 4));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QTRY_VERIFY(next() != cell);
        }
        QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
        QVERIFY(QApplication::focusWidget() != m_window->lessonBar()->back());
        returnTo();
        QVERIFY(!next());
        map()->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(lessonPlay->number(), number + 1);
    }

    void aStepAfterAStudioIsExplainedAsItIsFromTheOtherSide()
    {
        const Lesson lesson = *loadSteps(*lessonNamed("topic.3.masking"));
        const auto studio =
            std::ranges::find_if(lesson.steps, [](const LessonStep& step) { return !step.studio.empty(); });
        const int after = int(studio - lesson.steps.begin()) + 1;
        QVERIFY(lesson.steps[std::size_t(after)].prints.empty());
        play("topic.3.masking", after);
        QVERIFY(m_window->workArea()->wantsExplanation());
        m_window->lessonPlay()->go(-1);
        QVERIFY(!m_window->workArea()->wantsExplanation());
        m_window->lessonPlay()->go(1);
        QVERIFY(m_window->workArea()->wantsExplanation());
    }

    void aLessonThatIsOpenedFromAStudioHasItsExplanation()
    {
        m_window->workArea()->openStudio(QStringLiteral("lab"));
        QVERIFY(!m_window->workArea()->wantsExplanation());
        play("begin.1.weight");
        QVERIFY(m_window->workArea()->wantsExplanation());
        m_window->lessonPlay()->close();
        QVERIFY(m_window->workArea()->wantsExplanation());
    }

    // A hint may be about a key of the map.
    void aClickOnAHintLeavesTheKeysWithTheMap()
    {
        const Lesson lesson = *loadSteps(*lessonNamed("topic.3.masking"));
        const auto hints =
            std::ranges::find_if(lesson.steps, [](const LessonStep& step) { return !step.hints.empty(); });
        play("topic.3.masking", int(hints - lesson.steps.begin()));
        QWidget* keys = m_window->workArea()->centre()->page()->activeView();
        keys->setFocus();
        for (QPushButton* button : m_window->lessonPanel()->findChildren<QPushButton*>())
            for (int i = 0; button->text().contains(QStringLiteral("int")) && button->isEnabled() && i < 9; ++i)
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_window->lessonPlay()->progress().hints, int(hints->hints.size()));
        QVERIFY(keys->hasFocus());
    }

    // "Go to" opens them beside the lesson's column, which leaves them no room by itself.
    void theEditorsAreWholeBesideALesson()
    {
        closeWindow(m_window);
        QSettings().clear();
        eraseAllProgress();
        m_window = std::make_unique<MainWindow>();
        m_window->openAtStart(QStringLiteral("begin.2.qkv"));
        m_window->resize(1280, 690);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY(m_window->playsLesson() && m_window->lessonPlay()->computed());
        m_window->complete();
        WorkArea* work = m_window->workArea();
        QVERIFY(work->editorsDock()->isHidden());
        work->enterEditors();
        QTest::qWait(300);
        const auto place = [this](QWidget* part) { return QRect(part->mapTo(m_window.get(), QPoint()), part->size()); };
        const QRect text = place(m_window->lessonPanel()), editors = place(work->editorsDock());
        QVERIFY2(
            editors.width() >= 200 && editors.left() > text.right(),
            qPrintable(QStringLiteral("%1, %2 after %3").arg(editors.width()).arg(editors.left()).arg(text.right())));
    }

    void theEndOfTheLastLessonLeadsToTheStartPage()
    {
        play("topic.9.patterns");
        m_window->lessonPlay()->goTo(m_window->lessonPlay()->count() - 1);
        QTRY_VERIFY(m_window->lessonPlay()->computed());
        QCOMPARE(m_window->lessonPlay()->following(), QString());
        m_window->lessonBar()->on()->click();
        QVERIFY(!m_window->playsLesson() && m_window->showsStartPage());
        QCOMPARE(m_window->statusLine()->currentMessage(), QString());
        m_window->showWork(); // the own scene is kept
        QCOMPARE(m_window->document()->lessonId(), QStringLiteral("000.causal.neg_inf"));
        play("begin.1.weight");
        m_window->lessonPlay()->close();
        QVERIFY(!m_window->showsStartPage());
        QCOMPARE(m_window->statusLine()->currentMessage(), QString());
    }

    void everyShippedLessonPlaysToItsEnd()
    {
        for (const LessonEntry& entry : stepLessons()) {
            play(entry.id.data());
            for (int step = 1; step < m_window->lessonPlay()->count(); ++step) {
                m_window->lessonPlay()->go(1);
                QTRY_VERIFY2(m_window->lessonPlay()->computed(), entry.id.data());
                QCOMPARE(m_window->lessonPanel()->goal() != nullptr, m_window->lessonPlay()->step().goal.has_value());
            }
            QVERIFY(!m_window->lessonPlay()->canGo(1));
        }
    }

    void aGoalIsReachedInTheTableAndUndoneAgain()
    {
        const Lesson lesson = *loadSteps(*lessonNamed("begin.1.weight"));
        int step = 0;
        while (!lesson.steps[std::size_t(step)].goal || lesson.steps[std::size_t(step)].locks.unlocked.empty())
            ++step;
        play("begin.1.weight", step);
        QVERIFY(m_window->lessonPanel()->table());
        QTRY_VERIFY(m_window->lessonPanel()->goal()->badge()->text().startsWith(QStringLiteral("not yet")));
        m_window->lessonPlay()->showSolution();
        QTRY_VERIFY(m_window->lessonPanel()->goal()->badge()->text().startsWith(QStringLiteral("Shown")));
        m_window->document()->undoStack()->undo();
        QTRY_VERIFY(m_window->lessonPanel()->goal()->badge()->text().startsWith(QStringLiteral("not yet")));
    }

    void aFileThatChangesOnDiskIsShownAsItIs()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        write(path, twoSteps("First"));
        m_window->files()->openFile(path);
        QVERIFY(m_window->playsLesson());
        m_window->lessonPlay()->go(1);
        QTest::qWait(20); // another time of change
        write(path, twoSteps("Renamed"));
        const auto title = [&] { return m_window->lessonPlay()->lesson().steps[0].title.in(); };
        QTRY_COMPARE(title(), std::string("Renamed"));
        QCOMPARE(m_window->lessonPlay()->number(), 1);
        QTest::qWait(20);
        write(path, twoSteps("Broken").replace("\"b\"", "b"));
        auto* notice = m_window->findChild<NoticeBar*>();
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->text().contains(QStringLiteral("line 3")), qPrintable(notice->text()));
        QCOMPARE(title(), std::string("Renamed"));
    }

    void aBrokenFileIsRefusedInOneSentence()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        write(path, twoSteps("x").replace("\"text\": \"b\"", "\"texts\": \"b\""));
        QVERIFY(!m_window->files()->openFile(path));
        QVERIFY(!m_window->playsLesson());
        QVERIFY(m_window->findChild<NoticeBar*>()->text().contains(QStringLiteral("steps[1].texts: unknown member")));
    }

    void theStepIsPresentedAndItsKeysGoThroughTheLesson()
    {
        play("begin.1.weight");
        m_window->present();
        QVERIFY(m_window->presenter());
        for (int press = 0; press < 20 && m_window->lessonPlay()->number() == 0;
             ++press) // its question and the answer come first
            QTest::keyClick(m_window->presenter(), Qt::Key_Space);
        QCOMPARE(m_window->lessonPlay()->number(), 1);
        QTRY_VERIFY(m_window->lessonPlay()->computed());
        QTRY_COMPARE(m_window->presenter()->slide()->accessibleName(),
                     QString::fromStdString(m_window->lessonPlay()->step().title.in()));
        QTest::keyClick(m_window->presenter(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
        QVERIFY(m_window->playsLesson());
    }

    void anotherSceneAsksBeforeAWrittenLessonIsGone()
    {
        m_window->writeLesson();
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Look."));
        const auto answer = [](QMessageBox::StandardButton button) {
            QTimer::singleShot(0, qApp, [button] {
                if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                    box->button(button)->click();
            });
        };
        answer(QMessageBox::Cancel);
        QVERIFY(!m_window->files()->openLesson(QStringLiteral("003.mha")));
        QVERIFY(m_window->writesLesson() && m_window->lessonWriter()->isModified());
        answer(QMessageBox::Discard);
        QVERIFY(m_window->files()->openLesson(QStringLiteral("003.mha")));
        QVERIFY(!m_window->writesLesson());
    }

    void aWrittenLessonStaysWhenTheQuestionAboutTheOwnSceneIsCancelled()
    {
        Scene edited = m_window->document()->scene();
        edited.title = "Mine";
        QVERIFY(!m_window->document()->edit(QStringLiteral("Title"), edited, ChangePart::Config));
        m_window->writeLesson();
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Look."));
        int asked = 0;
        QTimer answers;
        connect(&answers, &QTimer::timeout, this, [&asked] { // the lesson is given up, the scene is not
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                box->button(asked++ == 0 ? QMessageBox::Discard : QMessageBox::Cancel)->click();
        });
        answers.start(20);
        QVERIFY(!m_window->close());
        QCOMPARE(asked, 2);
        QVERIFY(m_window->writesLesson() && m_window->lessonWriter()->isModified());
        QCOMPARE(m_window->lessonWriter()->lesson().steps[0].text.in(), "Look.");
        QVERIFY(m_window->document()->hasGuest());
        m_window->lessonWriter()->close(); // nothing more is asked
        m_window->document()->undoStack()->setClean();
    }

    void theOwnSceneIsWhatIsSavedWhenTheWindowIsClosedDuringATrial()
    {
        QTemporaryDir folder;
        const QString scene = folder.filePath(QStringLiteral("own.attn")), lesson = folder.filePath("l.attnlesson");
        QVERIFY(!m_window->document()->save(scene));
        Scene edited = m_window->document()->scene();
        edited.title = "Mine";
        QVERIFY(!m_window->document()->edit(QStringLiteral("Title"), edited, ChangePart::Config));
        write(lesson, twoSteps("First"));
        edit(lesson);
        action(m_window.get(), "Try the lesson")->trigger();
        QVERIFY(m_window->playsLesson());
        QString asked;
        QTimer::singleShot(0, qApp, [&] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = box->text();
                box->button(QMessageBox::Save)->click();
            }
        });
        QVERIFY(m_window->close());
        QVERIFY2(asked.contains(QStringLiteral("own.attn")), qPrintable(asked));
        const auto read = readSceneFile(scene.toStdString());
        QVERIFY(read);
        QCOMPARE(read->title, std::string("Mine"));
    }

    void aQuestionThatIsNotFinishedIsKeptAndReported()
    {
        m_window->writeLesson();
        LessonWriter* writer = m_window->lessonWriter();
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Look."));
        m_window->writerPanel()->addViewButton()->click();
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Look on."));
        QPlainTextEdit* question = nullptr;
        for (auto* field : m_window->writerPanel()->findChildren<QPlainTextEdit*>())
            if (field->accessibleName() == QStringLiteral("Question"))
                question = field;
        QVERIFY(question);
        QTRY_VERIFY(writer->faults() && writer->faults()->empty());
        const QString unfinished = QStringLiteral("Which?\n- one\n- two");
        question->setPlainText(unfinished);
        QTRY_VERIFY(writer->faults() && writer->faults()->size() == 1 && writer->faults()->front().step == 1);
        writer->goTo(0);
        QCOMPARE(question->toPlainText(), QString());
        QTemporaryDir folder;
        QVERIFY(!writer->save(folder.filePath(QStringLiteral("w.attnlesson"))));
        QVERIFY(writer->isModified());
        writer->moveStep(1); // the first is the second now
        QCOMPARE(question->toPlainText(), QString());
        writer->goTo(0);
        QCOMPARE(question->toPlainText(), unfinished);
        question->setPlainText(QStringLiteral("Which?\n* one\n- two"));
        QTRY_VERIFY(writer->faults() && writer->faults()->empty());
        QCOMPARE(writer->step().questions.size(), std::size_t(1));
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("As $w_{ij says."));
        QTRY_VERIFY(writer->faults() && writer->faults()->size() == 1);
        writer->close();
    }

    void theEditorIsEquallyWideBesideAStageAndAStudio()
    {
        m_window->resize(1280, 720);
        for (const char* studio : {"", "dropout", "softmax"}) {
            m_window->workArea()->openStudio(QLatin1String(studio));
            m_window->writeLesson();
            QTRY_COMPARE(m_window->writerPanel()->width(), m_window->writerPanel()->sizeHint().width());
            m_window->lessonWriter()->close();
        }
        m_window->workArea()->closeStudio();
    }

    void theSampleFormulaIsReplacedByTyping()
    {
        m_window->writeLesson();
        QPlainTextEdit* text = m_window->writerPanel()->text();
        for (auto* button : m_window->writerPanel()->findChildren<QToolButton*>())
            if (button->text() == QLatin1String("Formula"))
                button->click();
        QCOMPARE(text->toPlainText(), QStringLiteral("$w_{ij}$"));
        QTest::keyClicks(text, QStringLiteral("q k"));
        QCOMPARE(text->toPlainText(), QStringLiteral("$q k$"));
        m_window->lessonWriter()->close();
    }

    void theFirstProblemIsSaidWholeAndLeadsToItsStep()
    {
        m_window->resize(1920, 1080);
        m_window->writeLesson();
        LessonWriter* writer = m_window->lessonWriter();
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("As $w_{ij says."));
        for (int step = 0; step < 5; ++step)
            m_window->writerPanel()->addViewButton()->click();
        QTRY_VERIFY(writer->faults() && writer->faults()->size() == 1);
        auto* fault = m_window->findChild<WriterBar*>()->findChild<LinkButton*>();
        QTRY_VERIFY(fault->isVisible());
        QVERIFY(fault->text().startsWith(QStringLiteral("step 1: ")));
        QVERIFY(fault->text().endsWith(QString::fromStdString(writer->faults()->front().what)));
        QVERIFY(fault->sizeHint().width() <= fault->width());
        QVERIFY(fault->width() > m_window->findChild<WriterBar*>()->width() * 9 / 10);
        QCOMPARE(writer->number(), 5);
        QTest::mouseClick(fault, Qt::LeftButton);
        QCOMPARE(writer->number(), 0);
        writer->goTo(5);
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("As $w_{ij says again."));
        QTRY_VERIFY(writer->faults() && writer->faults()->size() == 2);
        QTRY_VERIFY(fault->text().endsWith(QStringLiteral(" (and 1 more)")));
        QTest::mouseClick(fault, Qt::LeftButton); // then it lists them
        auto* list = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(list);
        QCOMPARE(list->actions().size(), 2);
        list->actions().front()->trigger();
        list->close();
        QCOMPARE(writer->number(), 0);
        writer->goTo(5);
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("As it says."));
        writer->goTo(0);
        const QListWidget* steps = m_window->writerPanel()->steps();
        QTRY_VERIFY(steps->viewport()->height() >= 5 * steps->sizeHintForRow(0));
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("As it says."));
        QTRY_VERIFY(!fault->isVisible());
        writer->close();
    }

    void anotherStepIsReadFromItsBeginningAndWithItsOwnView()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        const QByteArray longText(3000, 'b');
        write(path, twoSteps("First").replace("\"b\"", "\"" + longText + "\", \"scene\": \"000.mha\""));
        edit(path);
        WriterPanel* panel = m_window->writerPanel();
        QPushButton* take = nullptr;
        for (auto* button : panel->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Update step 1 with this view"))
                take = button;
        QVERIFY(take);
        QTRY_VERIFY(!take->isEnabled());
        m_window->lessonWriter()->goTo(1);
        QCOMPARE(take->text(), QStringLiteral("Update step 2 with this view"));
        QCOMPARE(panel->text()->textCursor().position(), 0);
        QTRY_VERIFY(!take->isEnabled());
    }

    void whatIsSaidOfAnUnfinishedQuestionGoesWhenAllIsSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        write(path, twoSteps("First"));
        edit(path);
        auto* notice = m_window->findChild<NoticeBar*>();
        m_window->lessonWriter()->typeQuestion(QStringLiteral("Which?\n- one"));
        save();
        QTRY_VERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(QStringLiteral("step 1")));
        m_window->lessonWriter()->typeQuestion(QStringLiteral("Which?\n* one\n- two"));
        save();
        QTRY_VERIFY(!notice->isVisible());
    }

    void whatAnotherHasSavedIsNotOverwrittenUnasked()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        write(path, twoSteps("First"));
        std::vector<FileState> asked;
        ConflictAnswer answer = ConflictAnswer::Cancel;
        m_window->files()->askAboutConflictBy([&](const QString&, FileState state) {
            asked.push_back(state);
            return answer;
        });
        edit(path);
        LessonWriter* writer = m_window->lessonWriter();
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Mine"));
        QVERIFY(m_window->isWindowModified());
        save(); // a file that no other program changed is saved without a question
        QVERIFY(asked.empty() && !m_window->isWindowModified());
        QCOMPARE(readLessonFile(path.toStdString())->steps[0].text.in(), std::string("Mine"));

        ConflictBar* bar = nullptr; // that of the lesson
        write(path, twoSteps("Theirs"));
        QTRY_VERIFY((bar = shownBar()) != nullptr);
        QVERIFY(bar->sentence().startsWith(QStringLiteral("Another window or program has changed two.attnlesson")));
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Mine again"));
        save();
        QCOMPARE(asked, std::vector{FileState::Changed});
        QCOMPARE(readLessonFile(path.toStdString())->steps[0].title.in(), std::string("Theirs"));

        answer = ConflictAnswer::OpenTheirs;
        save();
        QCOMPARE(writer->step().title.in(), std::string("Theirs"));
        QCOMPARE(m_window->writerPanel()->stepTitle()->text(), QStringLiteral("Theirs"));
        QVERIFY(!writer->isModified());
        QTRY_VERIFY(!shownBar());
        writer->history()->undo(); // mine
        QCOMPARE(writer->step().text.in(), std::string("Mine again"));
        QCOMPARE(m_window->writerPanel()->text()->toPlainText(), QStringLiteral("Mine again"));
        save();
        QCOMPARE(asked.size(), std::size_t(2));
        QCOMPARE(readLessonFile(path.toStdString())->steps[0].text.in(), std::string("Mine again"));

        QVERIFY(QFile::remove(path));
        QTRY_VERIFY((bar = shownBar()) != nullptr);
        QVERIFY(m_window->isWindowModified()); // there is no file that has it
        answer = ConflictAnswer::KeepMine;
        save();
        QCOMPARE(asked.back(), FileState::Gone);
        QCOMPARE(readLessonFile(path.toStdString())->steps[0].text.in(), std::string("Mine again"));
        QTRY_VERIFY(!shownBar() && !m_window->isWindowModified());
        writer->close();
    }

    void twoWindowsOnOneLessonAskBeforeOneOverwritesTheOther()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        write(path, twoSteps("First"));
        edit(path);
        std::unique_ptr<MainWindow> other = std::move(m_window);
        openLesson(m_window);
        edit(path);
        int asked = 0;
        for (MainWindow* window : {other.get(), m_window.get()})
            window->files()->askAboutConflictBy([&](const QString&, FileState) {
                ++asked;
                return ConflictAnswer::Cancel;
            });
        other->writerPanel()->text()->setPlainText(QStringLiteral("The other's"));
        action(other.get(), "Save")->trigger();
        QCOMPARE(asked, 0);
        QTRY_VERIFY(shownBar());
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Mine"));
        save();
        QCOMPARE(asked, 1);
        QCOMPARE(readLessonFile(path.toStdString())->steps[0].text.in(), std::string("The other's"));
        m_window->lessonWriter()->close();
        other->lessonWriter()->close();
        closeWindow(other);
    }

    void aLessonThatCannotBeSavedSaysSoAndStaysModified()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("far")));
        const QString path = folder.filePath(QStringLiteral("far/two.attnlesson"));
        write(path, twoSteps("First"));
        edit(path);
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Mine"));
        m_window->files()->askAboutConflictBy([](const QString&, FileState) { return ConflictAnswer::KeepMine; });
        {
            const FullDisk full(10);
            save();
        }
        auto* notice = m_window->findChild<NoticeBar*>();
        QVERIFY2(notice->isVisible() && notice->text().startsWith(QStringLiteral("Could not save two.attnlesson: ")),
                 qPrintable(notice->text()));
        QVERIFY(m_window->lessonWriter()->isModified());
        QCOMPARE(readLessonFile(path.toStdString())->steps[0].text.in(), std::string("a"));
        save();
        QVERIFY(!notice->isVisible() && !m_window->lessonWriter()->isModified());
        m_window->lessonWriter()->close();
    }

    void typingIsUndoneByTheKeysOfTheWindowWhereverTheyAre()
    {
        m_window->writeLesson();
        QPlainTextEdit* text = m_window->writerPanel()->text();
        QLineEdit* title = m_window->writerPanel()->stepTitle();
        const QString before = text->toPlainText(), named = title->text();
        text->setFocus();
        QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(text, QStringLiteral("Look here"));
        title->setFocus();
        QTest::keyClick(title, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(title, QStringLiteral("One"));
        QCOMPARE(m_window->lessonWriter()->step().title.in(), std::string("One"));
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title->text(), named);
        QVERIFY(title->hasFocus()); // one types on
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text->toPlainText(), before);
        text->setFocus();
        QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(text->toPlainText(), QStringLiteral("Look here"));
        QTest::keyClick(text, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text->toPlainText(), before);
        QVERIFY(text->hasFocus());
        m_window->lessonWriter()->close();
    }

    // Where one looked at in a lesson is no place of the own scene.
    void theOwnSceneHidesWhatItHidWhateverTheLessonDoes()
    {
        const auto chosen = m_window->selection()->chosen();
        const Lesson lesson = *loadSteps(*lessonNamed("begin.1.weight"));
        const auto asks =
            std::ranges::find_if(lesson.steps, [](const LessonStep& step) { return !step.predict.empty(); });
        play("begin.1.weight", int(asks - lesson.steps.begin()));
        QTRY_VERIFY(!m_window->selection()->hidden().empty());
        m_window->editPlayedLesson();
        QVERIFY(m_window->writesLesson());
        m_window->lessonWriter()->close();
        QTRY_VERIFY(m_window->computed()->scene == m_window->document()->scene());
        QVERIFY(m_window->selection()->hidden().empty());
        QCOMPARE(m_window->selection()->chosen(), chosen);
    }

    void theStepThatIsWrittenIsOpenedInTheBrowserAsStudentsHaveIt()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        write(path, twoSteps("First"));
        edit(path);
        m_window->lessonWriter()->goTo(1);
        m_window->writerPanel()->stepTitle()->selectAll();
        QTest::keyClicks(m_window->writerPanel()->stepTitle(), QStringLiteral("Typed just now"));
        QPushButton* open = nullptr;
        for (auto* button : m_window->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Open in browser"))
                open = button;
        QVERIFY(open && open->isVisible());
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take");
        open->click();
        QTRY_VERIFY(!m_taken.isEmpty());
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(m_taken.fragment(), QStringLiteral("s2"));
        QFile page(m_taken.toLocalFile());
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QByteArray html = page.readAll();
        QVERIFY(html.contains("Typed just now") && html.contains("id=\"engine\""));
        m_window->lessonWriter()->close();
    }

    // Its page is made all the same: a student may have to see it now.
    void aPageOfALessonWithErrorsSaysHowMany()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        write(path, twoSteps("First"));
        edit(path);
        LessonWriter* writer = m_window->lessonWriter();
        writer->typeQuestion(QStringLiteral("Which?\n* a\n- b"));
        for (const int step : {0, 1}) {
            writer->goTo(step);
            writer->changeStep(QStringLiteral("text"), [](LessonStep& each) {
                each.text = Words("en", std::string());
                each.scene.view.reset(); // else it is a step of a talk
            });
        }
        QTRY_VERIFY(writer->faults() && writer->faults()->size() == 2);
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take");
        m_taken.clear();
        button("Open in browser")->click();
        QTRY_VERIFY(!m_taken.isEmpty());
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QTRY_VERIFY(notice()->isVisible());
        QVERIFY2(notice()->text().contains(QStringLiteral("this lesson has 2 problems")), qPrintable(notice()->text()));
        writer->close();
    }

    // What a class or a browser shows is what the steps have.
    void whatAStepDoesNotHaveYetIsSaidWhereItIsShown()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("two.attnlesson"));
        for (const char* shown : {"Try it", "Present", "Open in browser"}) {
            write(path, twoSteps("First"));
            edit(path);
            QTRY_VERIFY(m_window->computed()->scene == m_window->document()->scene());
            Scene scene = m_window->document()->scene();
            scene.edits.set("x", {0, 0, 0}, 9);
            QVERIFY(!m_window->document()->edit(QStringLiteral("x"), scene, ChangePart::Values));
            QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take");
            button(shown)->click();
            QTRY_VERIFY2(notice()->isVisible(), shown);
            QVERIFY2(notice()->text().startsWith(QStringLiteral("Step 1 is shown as saved")),
                     qPrintable(notice()->text()));
            if (QLatin1String(shown) == QLatin1String("Present")) {
                QTRY_VERIFY(m_window->presenter());
                QTRY_VERIFY2(QToolTip::text().simplified().contains(QStringLiteral("shown as saved")),
                             qPrintable(QToolTip::text()));
                QTest::keyClick(m_window->presenter(), Qt::Key_Escape);
                QTRY_VERIFY(!m_window->presenter());
            }
            QTest::qWait(50);
            QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
            if (m_window->playsLesson())
                m_window->lessonPlay()->close();
            m_window->lessonWriter()->close();
            notice()->hide();
        }
        write(path, twoSteps("First"));
        edit(path);
        QTRY_VERIFY(m_window->lessonWriter()->stepsNotStored().isEmpty());
        button("Try it")->click();
        QVERIFY(!notice()->isVisible());
        m_window->lessonPlay()->close();
        m_window->lessonWriter()->close();
    }

    void aRevealedRowStaysRevealedInItsStep()
    {
        QSignalSpy shown(m_window.get(), &MainWindow::shown);
        m_window->writeLesson();
        QVERIFY(shown.wait());
        LessonWriter* writer = m_window->lessonWriter();
        m_window->selection()->setStage(QStringLiteral("softmax"));
        m_window->selection()->setChosen(Cell{3, 1});
        m_window->workArea()->centre()->takeFocus();
        const auto toggleRow = [this] {
            QAction* hide = action(m_window.get(), "Hide the row");
            (hide ? hide : action(m_window.get(), "Reveal the row"))->trigger();
        };
        toggleRow();
        QVERIFY(!m_window->selection()->hidden().empty());
        writer->takeView();
        QTRY_VERIFY(!m_window->selection()->hidden().empty() && m_window->computed()->withheld);
        QCOMPARE(writer->step().scene.view->hidden.size(), std::size_t(1));
        QTRY_VERIFY(!writer->viewMoved());
        toggleRow();
        QTRY_VERIFY(m_window->selection()->hidden().empty());
        QVERIFY(writer->viewMoved());
        writer->takeView();
        QVERIFY(writer->step().scene.view->hidden.empty());
        QTest::qWait(100);
        QVERIFY(m_window->selection()->hidden().empty());
        writer->addView();
        writer->goTo(0);
        QTest::qWait(100);
        QVERIFY(m_window->selection()->hidden().empty());
        writer->close();
    }

    void whatIsHiddenCanBeAskedForAtOnce()
    {
        QSignalSpy shown(m_window.get(), &MainWindow::shown);
        m_window->writeLesson();
        QVERIFY(shown.wait()); // the step's scene brings its own hidden cells
        QCheckBox* asks = nullptr;
        for (auto* box : m_window->writerPanel()->findChildren<QCheckBox*>())
            if (box->text().contains(QStringLiteral("hidden")))
                asks = box;
        QVERIFY(asks && !asks->isEnabled());
        m_window->selection()->setHidden({{"weights", {0, 0, 3, 2}}});
        QVERIFY(asks->isEnabled());
        m_window->selection()->setHidden({{"scores", {0, 0, 2, 1}}});
        QVERIFY(!asks->isEnabled()); // of another stage than the one in view
        m_window->selection()->setHidden({{"scores", {0, 0, 2, 1}}, {"weights", {0, 0, 3, 2}}});
        const auto saysWhatOfOthers = [this] {
            const auto labels = m_window->writerPanel()->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return !label->isHidden() && label->text().startsWith(QLatin1String("Hidden cells in other stages"));
            });
        };
        QVERIFY(!saysWhatOfOthers());
        asks->click();
        QVERIFY(saysWhatOfOthers());
        QCOMPARE(m_window->lessonWriter()->step().scene.view->hidden.size(), std::size_t(2));
        QCOMPARE(m_window->lessonWriter()->step().predict, (std::vector<CellBlock>{{"weights", {0, 0, 3, 2}}}));
        QVERIFY(!m_window->lessonWriter()->viewMoved());
        QVERIFY(asks->isChecked());
    }

    // The editor, at what the last slide showed, and Ctrl+S is the lesson's.
    void presentingALessonLeadsBackToItsEditor()
    {
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.H, 2);
        m_window->writeLesson();
        m_window->selection()->setStage(QStringLiteral("scores"));
        m_window->writerPanel()->addViewButton()->click();
        LessonWriter* writer = m_window->lessonWriter();
        writer->goTo(0);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("w.attnlesson"));
        QVERIFY(!writer->save(path));
        writer->changeStep(QStringLiteral("title"), [](LessonStep& step) { step.title.set("en", "One"); });
        for (auto* button : m_window->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Present"))
                button->click();
        QTRY_VERIFY(m_window->presenter() && m_window->presenter()->slide()->map()->data());
        Selection* selection = m_window->selection();
        QTest::keyClick(m_window->presenter(), Qt::Key_Space);
        QTRY_COMPARE(selection->stage(), QStringLiteral("scores"));
        QTRY_COMPARE(m_window->presenter()->slide()->map()->data()->tensor, QStringLiteral("scores"));
        QTest::keyClick(m_window->presenter(), Qt::Key_Right, Qt::ShiftModifier);
        selection->setChosen(Cell{4, 2});
        action(m_window.get(), "Save")->trigger(); // also while it is presented
        QVERIFY(!writer->isModified());
        QTest::keyClick(m_window->presenter(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
        QVERIFY(m_window->writesLesson() && !m_window->playsLesson());
        QCOMPARE(writer->number(), 1);
        QTRY_COMPARE(selection->head(), 1);
        QCOMPARE(selection->stage(), QStringLiteral("scores"));
        QCOMPARE(*selection->chosen(), (Cell{4, 2}));
        QVERIFY(!writer->isModified());
        const auto saved = readLessonFile(path.toStdString());
        QVERIFY(saved && saved->steps[0].title.in() == "One");
        writer->close();
    }

    void aLessonIsWrittenTriedOutAndWrittenOn()
    {
        m_window->writeLesson();
        QVERIFY(m_window->writesLesson());
        QTRY_VERIFY(!m_window->lessonWriter()->viewMoved());
        m_window->writerPanel()->stepTitle()->setFocus();
        QTest::keyClick(m_window->writerPanel()->stepTitle(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(m_window->writerPanel()->stepTitle(), QStringLiteral("Look here"));
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("It is {weights[0,0,1,0]}."));
        m_window->writerPanel()->addViewButton()->click();
        QCOMPARE(m_window->writerPanel()->steps()->count(), 2);
        m_window->lessonWriter()->goTo(0);
        QCOMPARE(m_window->lessonWriter()->step().title.in(), std::string("Look here"));
        QTest::keyClick(m_window.get(), Qt::Key_F9, Qt::ControlModifier);
        QVERIFY(m_window->playsLesson() && !m_window->writesLesson());
        QTRY_VERIFY(m_window->lessonPlay()->computed());
        QTest::keyClick(m_window.get(), Qt::Key_F9, Qt::ControlModifier);
        QVERIFY(m_window->writesLesson() && !m_window->playsLesson());
        QVERIFY(m_window->lessonWriter()->isModified() && m_window->lessonWriter()->history()->canUndo());
        QTemporaryDir folder;
        QVERIFY(!m_window->lessonWriter()->save(folder.filePath(QStringLiteral("w.attnlesson"))));
        m_window->lessonWriter()->close();
        QCOMPARE(m_window->document()->lessonId(), QStringLiteral("000.causal.neg_inf"));
    }
};

WINDOW_TEST(TestWindowLesson)
#include "tst_windowlesson.moc"
