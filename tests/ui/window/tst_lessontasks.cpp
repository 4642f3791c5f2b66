// SPDX-License-Identifier: GPL-3.0-or-later
// What a learner does in a lesson, and sees of it: verdicts come into view, a mask is painted, a dropout is drawn again, and what
// was found at the first try is counted.
#include "core/lessons/lesson.h"
#include "core/rewrite/tokens.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/editors/maskcanvas.h"
#include "ui/explain/answerblock.h"
#include "ui/kit/badge.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/messageline.h"
#include "ui/lesson/drawbox.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/maskboard.h"
#include "ui/lesson/predictbox.h"
#include "ui/lesson/printedblock.h"
#include "ui/lesson/proseview.h"
#include "ui/lesson/questionbox.h"
#include "ui/lesson/taskbox.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>

#include <cmath>

using namespace attn;

class TestLessonTasks : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    LessonPanel* panel() const { return m_window->lessonPanel(); }
    LessonPlay* lesson() const { return m_window->lessonPlay(); }
    void play(std::string_view id, int step)
    {
        eraseAllProgress();
        QVERIFY(!m_window->files()->openLesson(QString::fromUtf8(id.data(), id.size())));
        goTo(step);
    }
    void goTo(int step)
    {
        lesson()->goTo(step);
        QTRY_VERIFY(lesson()->computed() && m_window->computed() == lesson()->computed());
        QTest::qWait(0);
    }
    // Until nothing in the panel has moved for a while: a loaded machine computes and lays out late.
    void settle() const
    {
        const auto places = [this] {
            std::vector<int> all{panel()->verticalScrollBar()->value(), panel()->viewport()->height()};
            for (const QWidget* widget : panel()->findChildren<QWidget*>())
                if (widget->isVisible())
                    all.insert(all.end(), {widget->mapTo(panel(), QPoint()).y(), widget->height()});
            return all;
        };
        for (int still = 0, waits = 0; still < 3 && waits < 200; ++waits) {
            const std::vector<int> before = places();
            const ComputedPtr computed = lesson()->computed();
            QTest::qWait(30);
            still = places() == before && lesson()->computed() == computed ? still + 1 : 0;
        }
    }
    static int firstStep(std::string_view id, bool (*wanted)(const LessonStep&))
    {
        const Lesson lesson = *loadSteps(*lessonNamed(id));
        return int(std::ranges::find_if(lesson.steps, wanted) - lesson.steps.begin());
    }
    // Whether what lies over the text's end shows a part of a line.
    bool cutsALine() const
    {
        const QWidget* strip = panel()->findChild<QWidget*>(QStringLiteral("strip"));
        const int end = strip->y();
        for (const ProseView* text : panel()->findChildren<ProseView*>()) {
            const int top = text->mapTo(panel(), QPoint()).y();
            const QRect line = text->cursorRect(text->cursorForPosition({0, end - top}));
            if (text->isVisible() && top < end && top + text->height() > end && line.top() + top < end - 1 &&
                line.bottom() + top > end)
                return true;
        }
        return false;
    }
    QPushButton* button(const char* words) const
    {
        for (auto* each : panel()->findChildren<QPushButton*>())
            if (each->text() == QLatin1String(words))
                return each;
        return nullptr;
    }
    QPushButton* toTask() const { return button("Your task"); }
    // The end of it, where the verdict is.
    bool seesEndOf(const QWidget* widget) const
    {
        const QPoint end = widget->mapTo(panel()->viewport(), QPoint(0, widget->height() - 2));
        return end.y() >= 0 && end.y() < panel()->viewport()->height();
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("lessontasks"));
        useTestLook();
    }
    void init()
    {
        openLesson(m_window);
        m_window->resize(1280, 690);
    }
    void cleanup() { closeWindow(m_window); }

    void everyHintComesIntoView()
    {
        for (const LessonEntry& entry : lessons()) {
            if (!entry.has_steps || entry.id.starts_with("model."))
                continue;
            const auto lesson = loadSteps(entry);
            for (int step = 0; step < int(lesson->steps.size()); ++step) {
                if (lesson->steps[std::size_t(step)].hints.empty())
                    continue;
                play(entry.id, step);
                for (std::size_t hint = 0; hint < lesson->steps[std::size_t(step)].hints.size(); ++hint) {
                    this->lesson()->showHint();
                    const auto shown = [this] { return panel()->findChildren<ProseView*>().last(); };
                    QTRY_VERIFY2(shown()->words().contains(QStringLiteral("Hint %1").arg(hint + 1)),
                                 qPrintable(shown()->words()));
                    settle();
                    QVERIFY2(seesEndOf(shown()), qPrintable(QStringLiteral("%1, step %2, hint %3")
                                                                .arg(QString::fromStdString(std::string(entry.id)))
                                                                .arg(step + 1)
                                                                .arg(hint + 1)));
                }
            }
        }
    }

    void whatIsSaidToAnyAnswerComesIntoView()
    {
        int answers = 0;
        for (const LessonEntry& entry : stepLessons()) {
            const Lesson steps = *loadSteps(entry);
            play(entry.id, 0);
            for (int step = 0; step < int(steps.steps.size()); ++step) {
                if (steps.steps[std::size_t(step)].questions.empty())
                    continue;
                goTo(step);
                for (const QuestionBox* question : panel()->questions()) {
                    for (QRadioButton* choice : question->choices()) {
                        choice->click();
                        ++answers;
                        QTRY_VERIFY2(seesEndOf(question), entry.id.data());
                    }
                }
            }
        }
        QVERIFY(answers > 100);
    }

    void anAnswerScrollsNoMoreThanItNeeds()
    {
        QScrollBar* bar = nullptr;
        for (const LessonEntry& entry : stepLessons()) {
            const Lesson steps = *loadSteps(entry);
            play(entry.id, 0);
            bar = panel()->verticalScrollBar();
            for (int step = 0; step < int(steps.steps.size()); ++step) {
                if (steps.steps[std::size_t(step)].questions.empty())
                    continue;
                goTo(step);
                QuestionBox* question = panel()->questions().front();
                if (question->choices().empty())
                    continue;
                question->choices().front()->click(); // with its reason the box is as high as it gets
                settle();
                const int end = question->mapTo(panel()->widget(), QPoint(0, question->height())).y(),
                          high = panel()->viewport()->height(), at = end - high - 4; // a line is below the fold
                if (at <= 0 || question->height() > high - 20)
                    continue;
                bar->setValue(at);
                question->choices().front()->click();
                QTRY_VERIFY(seesEndOf(question));
                settle();
                QVERIFY2(bar->value() <= at + 4 + 8, qPrintable(QString::number(bar->value() - at)));
                return;
            }
        }
        QFAIL("no question reaches below the fold");
    }

    // From the first answer on, also where nothing was said to any before.
    void anAnswerThatIsInViewScrollsNothing()
    {
        m_window->resize(1280, 1100);
        int answers = 0;
        for (const char* id : {"begin.1.weight", "begin.2.qkv", "begin.3.mask"}) {
            play(id, 0);
            for (int step = 0; step < lesson()->count(); ++step) {
                const std::vector<Question>& asked = lesson()->lesson().steps[std::size_t(step)].questions;
                if (asked.empty() || asked.front().choices.empty())
                    continue;
                goTo(step);
                settle();
                QScrollBar* bar = panel()->verticalScrollBar();
                QuestionBox* question = panel()->questions().front();
                // So low that what is said to the answer just fits.
                const int before = question->mapTo(panel()->widget(), QPoint(0, question->height())).y();
                question->choices().front()->click();
                settle();
                const int after = question->mapTo(panel()->widget(), QPoint(0, question->height())).y();
                QVERIFY(after > before);
                m_window->resize(1280, m_window->height() - panel()->viewport()->height() + after + 6);
                lesson()->startAgain();
                QTRY_VERIFY(lesson()->computed() && lesson()->progress().choices.empty());
                settle();
                QCOMPARE(bar->value(), 0);
                int most = 0;
                const auto follows =
                    connect(bar, &QScrollBar::valueChanged, this, [&](int value) { most = std::max(most, value); });
                panel()->questions().front()->choices().front()->click();
                settle();
                disconnect(follows);
                question = panel()->questions().front(); // of the step begun again
                if (question->mapTo(panel()->widget(), QPoint(0, question->height())).y() >
                    panel()->viewport()->height())
                    continue; // a scroll bar made its text longer
                const QByteArray where =
                    QStringLiteral("%1, step %2: %3, %4").arg(id).arg(step + 1).arg(most).arg(bar->value()).toUtf8();
                QVERIFY2(most == 0, where.constData());
                ++answers;
                m_window->resize(1280, 1100);
            }
        }
        QVERIFY(answers > 3);
    }

    // A second answer is where the first one was.
    void whatIsSaidMovesNoAnswer()
    {
        m_window->resize(1280, 1100);
        play("topic.5.rowsums", 0);
        settle();
        const QuestionBox* question = panel()->questions().front();
        std::vector<int> before, after;
        for (const QRadioButton* choice : question->choices())
            before.push_back(choice->mapTo(panel(), QPoint()).y());
        for (QRadioButton* choice : question->choices()) {
            choice->click();
            settle();
            QVERIFY(!question->badge()->text().isEmpty());
            after.clear();
            for (const QRadioButton* each : question->choices())
                after.push_back(each->mapTo(panel(), QPoint()).y());
            QCOMPARE(after, before);
        }
    }

    void movingAmongAnswersGivesNone()
    {
        play("begin.1.weight", 0);
        QuestionBox* question = panel()->questions().front();
        panel()->enterTask();
        auto* first = qobject_cast<QRadioButton*>(QApplication::focusWidget());
        QVERIFY(first);
        QTest::keyClick(first, Qt::Key_Space);
        const std::map<int, int> given = lesson()->progress().choices;
        QCOMPARE(int(given.size()), 1);
        for (const auto key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Up}) {
            QTest::keyClick(QApplication::focusWidget(), key);
            QVERIFY(lesson()->progress().choices == given);
        }
        auto* second = qobject_cast<QRadioButton*>(QApplication::focusWidget());
        QVERIFY(second && second != first && second->parentWidget() == question);
        QTest::keyClick(second, Qt::Key_Return);
        QVERIFY(second->isChecked() && lesson()->progress().choices != given);
        QTest::keyClick(second, Qt::Key_Down);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down); // round: the first again
        QCOMPARE(QApplication::focusWidget(), first);
    }

    void aLongNameOfAPrintLeavesTheBadgeItsRoom()
    {
        play("notebook.004", 11);
        QVERIFY(panel()->prints().size() > 0);
        QTRY_VERIFY(panel()->widget()->width() <= panel()->viewport()->width());
        for (const PrintedBlock* print : panel()->prints())
            for (const Badge* badge : print->badges())
                QVERIFY(badge->mapTo(panel()->viewport(), QPoint(badge->width(), 0)).x() <=
                        panel()->viewport()->width());
    }

    // In every step at three sizes of text: what is asked can be seen, or a bar leads to it, and so does Enter.
    void aTaskBelowTheFoldIsAnnounced()
    {
        int led = 0;
        for (const double text : {1.0, 1.25, 1.5}) {
            applyTheme(ThemeName::Light, text);
            m_window->resize(1276, 680);
            for (const char* id : {"begin.1.weight", "begin.2.qkv", "begin.3.mask"}) {
                play(id, 0);
                for (int step = 0; step < lesson()->count(); ++step) {
                    goTo(step);
                    settle();
                    const TaskBox* task = panel()->predict();
                    task = task ? task : panel()->goal();
                    task = task || panel()->questions().empty() ? task : panel()->questions().front();
                    if (!task)
                        continue;
                    // All of it, or its start where there is room for no more.
                    const auto sees = [&] {
                        const int top = task->mapTo(panel()->viewport(), QPoint()).y();
                        return top <= 8 || top + task->height() - 12 <= panel()->viewport()->height();
                    };
                    const bool leads = toTask()->isVisible();
                    const QByteArray where = QStringLiteral("%1, step %2, %3: %4 + %5 of %6")
                                                 .arg(id)
                                                 .arg(step + 1)
                                                 .arg(text)
                                                 .arg(task->mapTo(panel()->viewport(), QPoint()).y())
                                                 .arg(task->height())
                                                 .arg(panel()->viewport()->height())
                                                 .toUtf8();
                    QVERIFY2(leads != sees(), where.constData());
                    if (!leads)
                        continue;
                    QVERIFY2(!cutsALine(), where.constData());
                    if (++led % 2 == 0)
                        toTask()->click();
                    else
                        panel()->enterTask();
                    QTRY_VERIFY2(sees(), where.constData());
                    QVERIFY2(!toTask()->isVisible(), where.constData());
                }
            }
        }
        applyTheme(ThemeName::Light);
        QVERIFY(led > 10);
    }

    // Neither what is said of a locked cell, nor longer numbers in the text, nor the goal moves it.
    void theGridStaysUnderThePointerThatPaintsIt()
    {
        play("begin.3.mask", 3);
        m_window->resize(1280, 720);
        for (const int width : {430, 400, 370, 340}) { // where the text wraps elsewhere
            panel()->setFixedWidth(width);
            lesson()->startAgain();
            settle();
            MaskCanvas* grid = panel()->board()->canvas();
            panel()->verticalScrollBar()->setValue(0);
            QEnterEvent enters({5, 5}, {5, 5}, {5, 5});
            QApplication::sendEvent(grid, &enters);
            const auto place = [&] { return grid->mapTo(m_window.get(), QPoint()).y(); };
            const int before = place();
            const auto press = [&](Cell cell) {
                const ComputedPtr computed = lesson()->computed();
                QTest::mouseClick(grid, Qt::LeftButton, {}, grid->cellRect(cell).center());
                if (cell.row == 5)
                    QTRY_VERIFY(lesson()->computed() != computed);
                settle();
            };
            press({0, 0}); // locked
            QCOMPARE(place(), before);
            for (int column = 0; column < 5; ++column) {
                press({5, column}); // on the way the goal is reached, and at last the weight is 1
                QVERIFY2(place() == before,
                         qPrintable(QStringLiteral("%1: %2, %3").arg(width).arg(column).arg(place() - before)));
            }
        }
    }

    void whatTheLearnerHadComesBackAfterTheSolutionWasShown()
    {
        play("begin.3.mask", 3);
        Scene mine = m_window->document()->scene();
        mine.edits.set("blocked", {5, 0}, 1);
        QVERIFY(!m_window->document()->edit(QStringLiteral("paint"), mine, ChangePart::Values));
        QPushButton* solution = button("Show a solution");
        QVERIFY(solution);
        QTRY_VERIFY(solution->isEnabled());
        solution->click();
        QTRY_VERIFY(lesson()->progress().reached);
        QCOMPARE(solution->text(), QStringLiteral("Show mine"));
        QVERIFY(solution->isEnabled());
        solution->click();
        QVERIFY(sameWork(m_window->document()->scene(), mine));
        QTRY_COMPARE(solution->text(), QStringLiteral("Show a solution"));
        QTRY_VERIFY(solution->isEnabled());
        solution->click(); // and what is kept of the step is the learner's too
        QTRY_COMPARE(solution->text(), QStringLiteral("Show mine"));
        goTo(4);
        goTo(3);
        QVERIFY(sameWork(m_window->document()->scene(), mine));
    }

    void aWrongNumberIsSaidBesideTheTaskAndCounted()
    {
        play("begin.1.weight",
             firstStep("begin.1.weight", [](const LessonStep& step) { return !step.predict.empty(); }));
        AnswerBlock* answer = panel()->predict()->answer();
        const auto type = [&](const QString& number) {
            panel()->enterTask();
            answer->field()->setText(number);
            QTest::keyClick(answer->field(), Qt::Key_Return);
        };
        type(QStringLiteral("0.5"));
        QTRY_VERIFY(seesEndOf(panel()->predict()));
        QCOMPARE(lesson()->progress().wrong, 1);
        type(QStringLiteral("0.6654"));
        QTRY_COMPARE(panel()->predict()->badge()->text(), QStringLiteral("Solved"));
        QVERIFY(lesson()->progress().predicted && !lesson()->progress().shown);
        QCOMPARE(lesson()->counts().solved, 1);
        QCOMPARE(lesson()->counts().first_tries, 0);
    }

    void whatIsRevealedWithHIsNotSolved()
    {
        play("begin.1.weight",
             firstStep("begin.1.weight", [](const LessonStep& step) { return !step.predict.empty(); }));
        QWidget* page = m_window->workArea()->centre()->page();
        page->setFocus();
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : page, Qt::Key_H);
        QTRY_COMPARE(panel()->predict()->badge()->text(), QStringLiteral("Shown"));
        QVERIFY(!lesson()->progress().predicted);
    }

    // What is hidden and shown beside a task is not the task.
    void hOnOtherCellsLeavesATaskAsItIs()
    {
        play("begin.1.weight", 1);
        lesson()->showSolution();
        QTRY_VERIFY(panel()->goal()->badge()->text().startsWith(QStringLiteral("Shown")));
        lesson()->startAgain();
        QTRY_VERIFY(lesson()->computed());
        Scene solved = *lesson()->step().goal->solution;
        solved.view = m_window->document()->scene().view;
        QVERIFY(!m_window->document()->edit(QStringLiteral("Edit"), solved, ChangePart::Values));
        QTRY_VERIFY(panel()->goal()->badge()->text().startsWith(QStringLiteral("Done")));
        QWidget* map = m_window->workArea()->centre()->page();
        for (int press = 0; press < 2; ++press) {
            map->setFocus();
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : map, Qt::Key_H);
            settle();
        }
        QVERIFY(panel()->goal()->badge()->text().startsWith(QStringLiteral("Done")));
        QVERIFY(!lesson()->progress().shown);
    }

    void theEndFollowsWhatIsSolvedInTheLastStep()
    {
        const Lesson steps = *loadSteps(*lessonNamed("begin.3.mask"));
        play("begin.3.mask", int(steps.steps.size()) - 1);
        const auto says = [&](const QString& beginning) {
            const auto labels = panel()->findChildren<QLabel*>();
            return std::ranges::any_of(labels,
                                       [&](const QLabel* label) { return label->text().startsWith(beginning); });
        };
        QVERIFY(says(QStringLiteral("Solved: 0 of")));
        const Question& question = steps.steps.back().questions.front();
        for (std::size_t i = 0; i < question.choices.size(); ++i)
            if (question.choices[i].right)
                panel()->questions().front()->choices()[i]->click();
        QTRY_VERIFY(says(QStringLiteral("Solved: 1 of")));
        for (const auto* link : panel()->findChildren<LinkButton*>())
            QVERIFY(!link->text().contains(QStringLiteral("step %1,").arg(steps.steps.size())));
    }

    void aCellThatAnEditTakesAwayIsNotFound()
    {
        play("notebook.000", firstStep("notebook.000", [](const LessonStep& step) { return !step.predict.empty(); }));
        Scene shorter = m_window->document()->scene();
        for (int removed = 0; removed < 3; ++removed) {
            const auto cut = removeToken(shorter, 0, 5 - removed);
            QVERIFY(cut);
            shorter = cut->scene;
        }
        QVERIFY(!m_window->document()->edit(QStringLiteral("Shorter"), shorter, ChangePart::Scene));
        QTRY_VERIFY(m_window->computed()->scene.tokens != lesson()->step().scene.tokens);
        settle();
        QVERIFY(!lesson()->progress().predicted);
    }

    void theEndTellsWhatWasSolvedAndLeadsToTheRest()
    {
        play("begin.1.weight", 0);
        for (QRadioButton* choice : panel()->questions().front()->choices())
            if (const int i = int(std::ranges::find(panel()->questions().front()->choices(), choice) -
                                  panel()->questions().front()->choices().begin());
                lesson()->step().questions[0].choices[std::size_t(i)].right)
                choice->click();
        QCOMPARE(panel()->questions().front()->badge()->text(), QStringLiteral("Solved"));
        const int last = lesson()->count() - 1;
        goTo(last);
        const auto labels = panel()->findChildren<QLabel*>();
        const QString solved = QStringLiteral("Solved: 1 of %1, 1 on the first try").arg(lesson()->counts().tasks);
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == solved; }));
        for (auto* link : panel()->findChildren<LinkButton*>())
            if (link->text().startsWith(QStringLiteral("Still open: step 2"))) {
                link->click();
                break;
            }
        QTRY_COMPARE(lesson()->number(), 1);
    }

    void aMaskIsPaintedWithinTheLocks()
    {
        play("begin.3.mask",
             firstStep("begin.3.mask", [](const LessonStep& step) { return step.locks.openTensor() == "blocked"; }));
        MaskCanvas* canvas = panel()->board()->canvas();
        const auto blocks = [&](int row, int column) { return canvas->picture().isBlocked({row, column}); };
        const auto click = [&](int row, int column) {
            QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->cellRect({row, column}).center());
        };
        QVERIFY(!blocks(5, 0) && !blocks(4, 0));
        click(5, 0);
        QTRY_VERIFY(blocks(5, 0));
        click(4, 0); // is locked
        settle();
        QVERIFY(!blocks(4, 0));
        const auto* refused = panel()->board()->findChild<MessageLine*>();
        QVERIFY(refused->isVisible() && refused->geometry().bottom() <= canvas->mapTo(panel()->board(), QPoint()).y());
        for (int column = 1; column < 4; ++column) {
            click(5, column);
            QTRY_VERIFY(blocks(5, column));
        }
        QTRY_VERIFY(panel()->goal()->badge()->text().startsWith(QStringLiteral("Done")));
        QTRY_VERIFY(seesEndOf(panel()->goal()));
        click(5, 0);
        QTRY_VERIFY(!blocks(5, 0));
        QTest::mouseClick(canvas, Qt::LeftButton, {}, QPoint(4, canvas->cellRect({5, 0}).center().y())); // its word
        QTRY_VERIFY(blocks(5, 0) && blocks(5, 4) && !blocks(5, 5));
        QTRY_VERIFY(panel()->goal()->badge()->text().startsWith(QStringLiteral("not yet"))); // it sees no other word
    }

    void aHundredDrawsBringTheMeanCloser()
    {
        play("begin.3.mask", firstStep("begin.3.mask", [](const LessonStep& step) { return step.draw_again; }));
        DrawBox* box = panel()->draws();
        const auto press = [&](const QString& words) {
            for (QPushButton* button : box->findChildren<QPushButton*>())
                if (button->text() == words)
                    button->click();
        };
        press(QStringLiteral("Draw once"));
        QTRY_COMPARE(box->values().size(), std::size_t(1));
        QVERIFY2(box->inWords().contains(QStringLiteral("over 1 draw:")), qPrintable(box->inWords()));
        // One color means one number, whatever is drawn.
        const HeatmapDataPtr first = m_window->workArea()->centre()->page()->focusData();
        const std::pair range(first->low, first->high);
        for (std::size_t draw = 2; draw < 8; ++draw) {
            press(QStringLiteral("Draw once"));
            QTRY_COMPARE(box->values().size(), draw);
            QTRY_VERIFY(m_window->workArea()->centre()->page()->computed() == lesson()->computed());
            const HeatmapDataPtr now = m_window->workArea()->centre()->page()->focusData();
            QCOMPARE(std::pair(now->low, now->high), range);
        }
        press(QStringLiteral("Draw 100 times"));
        press(QStringLiteral("Draw once")); // adds to those that are still to come
        QTRY_COMPARE_WITH_TIMEOUT(box->values().size(), std::size_t(108), 20000);
        QTest::qWait(100);
        QCOMPARE(box->values().size(), std::size_t(108));
        const ComputedPtr& computed = lesson()->computed();
        const auto chosen = m_window->selection()->chosen();
        const double weight =
            computed->trace->cell(*computed->trace->find("weights"), {0, 0, chosen->row, chosen->column});
        for (const double value : box->values())
            QVERIFY(value == 0 || std::abs(value - 2 * weight) < 1e-6);
        QVERIFY2(std::abs(box->mean() - weight) < 0.3 * weight, qPrintable(QString::number(box->mean())));
        m_window->selection()->setChosen(Cell{3, 0}); // another one starts over
        QVERIFY(box->values().empty());
    }
};

WINDOW_TEST(TestLessonTasks)
#include "tst_lessontasks.moc"
