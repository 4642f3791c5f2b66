// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons, studios and a model's page before a class: what a step asks, the studio that it opens, and that nothing that is to
// be said finds no room.
#include "core/lessons/lesson.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/progress.h"
#include "ui/lesson/proseview.h"
#include "ui/present/mapboard.h"
#include "ui/present/notesview.h"
#include "ui/present/presenter.h"
#include "ui/theme/colors.h"
#include "ui/window/modelroom.h"

#include <QApplication>
#include <QFontInfo>
#include <QGraphicsProxyWidget>
#include <QGraphicsView>
#include <QLabel>
#include <QPointer>
#include <QTemporaryDir>

using namespace attn;

class TestClassLesson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("classlesson"));
        useTestLook();
    }

    void cleanup() { closeWindow(m_window); }

    void whatAStepAsksIsShownAndThenAnswered()
    {
        Presenter* presenter = present("topic.3.masking", 4);
        const Slide* slide = presenter->slide();
        const Question question = m_window->lessonPlay()->step().questions.front();
        const auto right = std::ranges::find(question.choices, true, &Choice::right);
        const auto says = [&](const Words& words) {
            return slide->prose()->words().contains(QString::fromStdString(words.in()));
        };
        QVERIFY(!says(question.text));
        press(presenter, Qt::Key_Space);
        QVERIFY(says(question.text));
        for (const Choice& choice : question.choices)
            QVERIFY2(says(choice.text), choice.text.in().c_str());
        QVERIFY(!slide->prose()->words().contains(QStringLiteral("✓")));
        press(presenter, Qt::Key_Space);
        QVERIFY(says(question.text));
        QVERIFY2(slide->prose()->words().contains(QString::fromStdString(right->text.in()) + QStringLiteral(" ✓")),
                 qPrintable(slide->prose()->words()));
        QCOMPARE(m_window->lessonPlay()->number(), 4);
        press(presenter, Qt::Key_PageDown);
        QCOMPARE(m_window->lessonPlay()->number(), 5);
        QCOMPARE(presenter->part(), 0);
        press(presenter, Qt::Key_PageUp); // to the end of the step before
        QCOMPARE(m_window->lessonPlay()->number(), 4);
        QCOMPARE(presenter->part(), 2);
    }

    void theEndOfALessonIsSaid()
    {
        Presenter* presenter = present("topic.3.masking", 0);
        m_window->lessonPlay()->goTo(m_window->lessonPlay()->count() - 1);
        QTRY_VERIFY(presenter->parts() > 0);
        while (presenter->part() + 1 < presenter->parts())
            press(presenter, Qt::Key_Space);
        QVERIFY(!presenter->slide()->isBlank());
        press(presenter, Qt::Key_Space);
        QCOMPARE(presenter->slide()->blankWords(),
                 QStringLiteral("That was the last slide. Press any key to go back to it."));
        press(presenter, Qt::Key_PageUp);
        QVERIFY(!presenter->slide()->isBlank());
        QCOMPARE(m_window->lessonPlay()->number(), m_window->lessonPlay()->count() - 1);
    }

    void numbersThatAreToBeWorkedOutAreShownNextAndHiddenAgain()
    {
        Presenter* presenter = present("topic.3.masking", 3);
        const Slide* slide = presenter->slide();
        QVERIFY(!m_window->lessonPlay()->step().predict.empty());
        QTRY_VERIFY(slide->facts().hidden);
        press(presenter, Qt::Key_Space);
        QTRY_VERIFY(!slide->facts().hidden && !slide->facts().value.isEmpty());
        QCOMPARE(m_window->lessonPlay()->number(), 3);
        press(presenter, Qt::Key_PageUp);
        QTRY_VERIFY(slide->facts().hidden);
        press(presenter, Qt::Key_Space);
        QTRY_VERIFY(!slide->facts().hidden && !slide->facts().value.isEmpty());
        for (const int step : {0, 3}) { // a class that comes back to it has not worked it out
            m_window->lessonPlay()->goTo(step);
            QTRY_VERIFY(m_window->lessonPlay()->computed());
        }
        QTRY_VERIFY(slide->facts().hidden);
    }

    void whatATeacherHidesMeanwhileStaysHidden()
    {
        Presenter* presenter = present("topic.3.masking", 3);
        Selection* selection = m_window->selection();
        QTRY_VERIFY(presenter->slide()->facts().hidden);
        const std::vector<CellBlock> asked = selection->hidden();
        press(presenter, Qt::Key_Space);
        QTRY_VERIFY(!presenter->slide()->facts().hidden && !presenter->slide()->facts().value.isEmpty());
        selection->setChosen(Cell{0, 0});
        press(presenter, Qt::Key_H);
        QTRY_COMPARE(selection->hidden().size(), std::size_t(1));
        const CellBlock own = selection->hidden().front();
        press(presenter, Qt::Key_PageUp);
        for (const CellBlock& block : asked)
            QVERIFY(std::ranges::find(selection->hidden(), block) != selection->hidden().end());
        QVERIFY(std::ranges::find(selection->hidden(), own) != selection->hidden().end());
    }

    void aSolutionIsAStepOfItsOwn()
    {
        Presenter* presenter = present("topic.3.masking", 5);
        QVERIFY(m_window->lessonPlay()->step().goal->solution);
        QTRY_VERIFY(m_window->lessonPlay()->goalState());
        press(presenter, Qt::Key_Space); // what is to be done
        QVERIFY(!m_window->lessonPlay()->goalState()->reached);
        press(presenter, Qt::Key_Space);
        QTRY_VERIFY(m_window->lessonPlay()->goalState() && m_window->lessonPlay()->goalState()->reached);
        QCOMPARE(m_window->lessonPlay()->number(), 5);
    }

    // Else a class that comes back to a task finds it solved.
    void aSolutionEndsWithItsPart()
    {
        Presenter* presenter = present("topic.3.masking", 5);
        const LessonPlay* play = m_window->lessonPlay();
        QTRY_VERIFY(play->goalState());
        for (const int back : {1, 0, 1}) { // to the task; over the next step
            press(presenter, Qt::Key_Space);
            if (presenter->part() == 1)
                press(presenter, Qt::Key_Space);
            QCOMPARE(presenter->part(), 2);
            QTRY_VERIFY(play->goalState() && play->goalState()->reached);
            if (back == 0) {
                press(presenter, Qt::Key_Space);
                QCOMPARE(play->number(), 6);
            }
            press(presenter, Qt::Key_PageUp);
            QCOMPARE(play->number(), 5);
            QCOMPARE(presenter->part(), back);
            QTRY_VERIFY(play->goalState() && !play->goalState()->reached);
            QVERIFY(!play->isEdited());
            QTRY_VERIFY(presenter->slide()->before().isEmpty()); // nothing is changed from the solution
        }
    }

    // Of the slides; the calculation stays with its picture.
    void homeAndEndGoToTheFirstAndTheLastSlide()
    {
        Presenter* presenter = present("topic.3.masking", 4);
        const LessonPlay* play = m_window->lessonPlay();
        const int last = play->count() - 1;
        press(presenter, Qt::Key_Space);
        press(presenter, Qt::Key_Home);
        QCOMPARE(play->number(), 0);
        QCOMPARE(presenter->part(), 0);
        QVERIFY(!m_window->selection()->step());
        for (int i = 0; i < 2; ++i) {
            press(presenter, Qt::Key_End);
            QCOMPARE(play->number(), last);
            QCOMPARE(presenter->part(), 0); // the others answer what was not asked yet
        }
        press(presenter, Qt::Key_Home);
        QCOMPARE(play->number(), 0);
        press(presenter, Qt::Key_Question);
        QStringList words;
        for (const QLabel* label : presenter->findChildren<QLabel*>())
            words << label->text();
        QVERIFY(words.contains(QStringLiteral("first, last slide")));
    }

    // They are no work of the step, which a learner would find there.
    void aWhatIfEndsWithItsStep()
    {
        Presenter* presenter = present("topic.3.masking", 2);
        press(presenter, Qt::Key_Q);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_T);
        QVERIFY(m_window->lessonPlay()->isEdited());
        press(presenter, Qt::Key_End);
        m_window->lessonPlay()->goTo(2);
        QVERIFY(!m_window->lessonPlay()->isEdited());
    }

    // They are about the numbers of the step.
    void aWhatIfLeavesTheNumbersInTheText()
    {
        Presenter* presenter = present("topic.3.masking", 0);
        const auto words = [&] { return presenter->slide()->prose()->words(); };
        QVERIFY(m_window->lessonPlay()->step().text.in().find("{weights") != std::string::npos);
        const QString before = words();
        askForEqualTokens(presenter);
        QVERIFY(!presenter->slide()->before().isEmpty());
        QCOMPARE(words(), before);
    }

    void aNumberHiddenDuringAWhatIfIsHiddenInTheText()
    {
        Presenter* presenter = present("topic.3.masking", 0);
        const auto words = [&] { return presenter->slide()->prose()->words(); };
        const QString before = words();
        const QString number = liveNumber(m_window->computed().get(), "weights[0,0,1,1]", 4);
        QVERIFY(before.contains(number) && !before.contains(QLatin1Char('?')));
        askForEqualTokens(presenter);
        press(presenter, Qt::Key_H);
        QTRY_VERIFY(m_window->computed()->withheld);
        QVERIFY2(!words().contains(number) && words().contains(QLatin1Char('?')), qPrintable(words()));
        press(presenter, Qt::Key_Tab);
        QCOMPARE(presenter->notes()->slide()->prose()->words(), words());
        press(presenter, Qt::Key_Tab);
        press(presenter, Qt::Key_H);
        QTRY_COMPARE(words(), before);
    }

    void aNumberRevealedDuringAWhatIfIsInTheText()
    {
        Presenter* presenter = present("topic.3.masking", 0);
        const auto words = [&] { return presenter->slide()->prose()->words(); };
        const QString before = words();
        press(presenter, Qt::Key_H);
        QTRY_VERIFY(words() != before);
        const QString asked = words();
        askForEqualTokens(presenter);
        QCOMPARE(words(), asked);
        press(presenter, Qt::Key_H);
        QTRY_VERIFY(!m_window->computed()->withheld);
        QCOMPARE(words(), before);
    }

    // Else the slide before a question would tell its answer.
    void aCheckIsSilentWhereAQuestionFollows()
    {
        Presenter* presenter = present("topic.3.masking", 2);
        QVERIFY(!presenter->slide()->lamp().text.isEmpty());
        QVERIFY(!presenter->slide()->parts().lamp);
    }

    void aRightClickMovesNothing()
    {
        Presenter* presenter = present("topic.3.masking", 0);
        auto* map = const_cast<HeatmapView*>(presenter->slide()->map());
        const auto chosen = m_window->selection()->chosen();
        QTest::mouseClick(map, Qt::RightButton, {}, map->heatmapLayout().map.cellRect(3, 0).center().toPoint());
        QCOMPARE(m_window->selection()->chosen(), chosen);
    }

    void aStudioIsShownAsItsPictureAndTheMapIsAKeyAway()
    {
        Presenter* presenter = present("topic.3.masking", 4);
        const Slide* slide = presenter->slide();
        QTRY_VERIFY(slide->showsPicture() && !slide->picture()->image().isNull());
        QVERIFY(!slide->map()->isVisible());
        press(presenter, Qt::Key_M);
        QVERIFY(!slide->showsPicture() && slide->map()->isVisible());
        press(presenter, Qt::Key_M);
        QVERIFY(slide->showsPicture());
        press(presenter, Qt::Key_PageUp);
        QTRY_VERIFY(!slide->showsPicture());
    }

    void aPictureHasTheColoursOfTheScreen()
    {
        const PictureView* picture = present("topic.3.masking", 4)->slide()->picture();
        const auto ground = [picture] { return picture->image().pixelColor(0, 0); };
        for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast, ThemeName::Light}) {
            applyTheme(theme);
            QTRY_VERIFY(!picture->isBusy() && !picture->image().isNull() && ground() == colorsOf(theme).base);
        }
    }

    // Also what is asked about a studio that shows many maps.
    void wordsAndMapsOfAStudioHaveRoomBesideEachOther()
    {
        Presenter* presenter = present("topic.3.masking", 4);
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(1024, 768)}) {
            presenter->setFixedSize(size);
            m_window->lessonPlay()->goTo(3);
            m_window->lessonPlay()->goTo(4);
            QTRY_VERIFY(m_window->lessonPlay()->computed());
            QTRY_COMPARE(presenter->slide()->width(), size.width());
            do {
                const Slide* slide = presenter->slide();
                QTRY_VERIFY(slide->showsPicture() && !slide->picture()->isBusy());
                const MapBoard* board = slide->picture()->board();
                QTRY_VERIFY(board->isVisible());
                const QString where = QStringLiteral("%1, part %2").arg(size.width()).arg(presenter->part());
                QVERIFY2(slide->picture()->geometry().bottom() < size.height() - 48, qPrintable(where));
                QVERIFY2(!slide->picture()->geometry().intersects(slide->prose()->geometry()), qPrintable(where));
                QVERIFY2(board->digits().decimals > 0 && !board->rows()->isVisible(), qPrintable(where));
                QVERIFY2(!board->shownFound().empty(), qPrintable(where));
                for (std::size_t i = 0; i < 5; ++i)
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(!board->views()[i]->geometry().intersects(board->views()[j]->geometry()),
                                 qPrintable(where));
            } while (nextPart(presenter));
        }
    }

    // A computation of its own: an edit is another picture.
    void thePictureFollowsTheWalk()
    {
        Presenter* presenter = present("topic.3.masking", 4);
        const PictureView* picture = presenter->slide()->picture();
        QTRY_VERIFY(picture && !picture->isBusy() && !picture->image().isNull());
        const QImage before = picture->image();
        press(presenter, Qt::Key_Left);
        QTRY_VERIFY(!picture->isBusy() && picture->image() != before);
    }

    // It is what the teacher wrote: no smaller than the words beside the map, unless it would not fit.
    void theTextOfAStepIsReadFromTheLastRow()
    {
        Presenter* presenter = present("begin.1.weight", 0);
        presenter->setFixedSize(1920, 1080);
        QTRY_COMPARE(presenter->slide()->width(), 1920);
        QTRY_VERIFY(QFontInfo(presenter->slide()->prose()->font()).pixelSize() >= 33);
    }

    void theFootAndTheTextOfEveryStepFindRoom()
    {
        Presenter* presenter = present("begin.1.weight", 0);
        for (const LessonEntry& entry : stepLessons()) {
            m_window->files()->openLesson(QString::fromUtf8(entry.id));
            for (int step = 0; step < m_window->lessonPlay()->count(); ++step) {
                m_window->lessonPlay()->goTo(step);
                QTRY_VERIFY(m_window->lessonPlay()->computed());
                QTRY_COMPARE(presenter->slide()->accessibleName(),
                             m_window->lessonPlay()->words(m_window->lessonPlay()->step().title));
                do {
                    const Slide* slide = presenter->slide();
                    const QString where = QStringLiteral("%1, step %2, part %3: %4 of %5")
                                              .arg(QLatin1String(entry.id), QString::number(step + 1))
                                              .arg(presenter->part())
                                              .arg(slide->prose()->geometry().bottom())
                                              .arg(slide->height());
                    QVERIFY2(slide->parts().foot, qPrintable(where));
                    QVERIFY2(slide->prose()->geometry().bottom() < slide->height() - 64, qPrintable(where));
                    for (const EquationLine& line : slide->facts().lines)
                        for (const EquationPart& part : line.parts) // a class has no use for "weights[0,0,1,1]"
                            QVERIFY2(!part.text.contains(QLatin1Char('[')), qPrintable(where + part.text));
                } while (nextPart(presenter));
            }
        }
    }

    // With the last part of a step: its title and text, its stage, and what it hides, which is not what this one shows.
    void theNotesShowTheNextStepAsItBegins()
    {
        Presenter* presenter = present("topic.3.masking", 2);
        press(presenter, Qt::Key_Tab);
        while (presenter->part() + 1 < presenter->parts())
            press(presenter, Qt::Key_Space);
        const Slide* next = presenter->notes()->next();
        const auto isShown = [&] { return next->graphicsProxyWidget()->scene()->views().front()->isVisible(); };
        const LessonStep& step = m_window->lessonPlay()->lesson().steps[3];
        QVERIFY(!step.scene.view->hidden.empty());
        QTRY_VERIFY(isShown() && next->map()->data());
        QTRY_COMPARE(next->accessibleName(), m_window->lessonPlay()->words(step.title));
        QCOMPARE(next->map()->data()->tensor.toStdString(), step.scene.view->stage);
        QVERIFY(next->facts().hidden);
        QVERIFY(next->prose()->isVisible() && !next->prose()->words().isEmpty());
        press(presenter, Qt::Key_Space);
        QCOMPARE(m_window->lessonPlay()->number(), 3);
        QTRY_VERIFY(!isShown()); // first comes its next part
        press(presenter, Qt::Key_PageUp);
        QTRY_VERIFY(isShown());
        m_window->lessonPlay()->goTo(m_window->lessonPlay()->count() - 1);
        QTRY_VERIFY(!isShown());
    }

    void theTeachersCopyIsTheSame()
    {
        Presenter* presenter = present("topic.3.masking", 3);
        press(presenter, Qt::Key_Tab);
        const Slide *shown = presenter->slide(), *copy = presenter->notes()->slide();
        QVERIFY(copy->isVisible());
        QCOMPARE(shown->parts().formula, copy->parts().formula);
        QCOMPARE(shown->parts().lamp, copy->parts().lamp);
        const QSize whole = shown->size(), small = copy->size();
        QVERIFY2(qAbs(small.width() * whole.height() - small.height() * whole.width()) < 2 * whole.width(),
                 qPrintable(QStringLiteral("%1 x %2").arg(small.width()).arg(small.height())));
    }

    void theModelsPageIsPresented()
    {
        openLesson(m_window);
        m_window->models()->open(QString::fromUtf8(tiny_model.data(), qsizetype(tiny_model.size())));
        QTRY_VERIFY(m_window->showsModel() && m_window->models()->session()->picture());
        m_window->present();
        Presenter* presenter = m_window->presenter();
        QVERIFY(presenter);
        QVERIFY(QTest::qWaitForWindowExposed(presenter));
        QTRY_VERIFY(presenter->slide()->showsPicture() && !presenter->slide()->picture()->image().isNull());
        press(presenter, Qt::Key_Space);
        QVERIFY(!presenter->slide()->blankWords().isEmpty()); // it is the last slide
        for (const int key : {Qt::Key_Space, Qt::Key_Left, Qt::Key_Up, Qt::Key_H, Qt::Key_Return, Qt::Key_S, Qt::Key_E,
                              Qt::Key_M, Qt::Key_B, Qt::Key_B, Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Home})
            press(presenter, Qt::Key(key)); // there is no walk and no cell
        QContextMenuEvent asked(QContextMenuEvent::Mouse, {20, 30}, presenter->mapToGlobal(QPoint(20, 30)));
        QApplication::sendEvent(presenter, &asked);
        QApplication::activePopupWidget()->close();
        QPointer<Presenter> gone(presenter);
        press(presenter, Qt::Key_Escape);
        QTRY_VERIFY(!gone);
    }

    // Also in the file, where it is saved afterwards; and what is hidden in a scene of one's own counts as a change of it.
    void whatWasRevealedToAClassIsHiddenAgain()
    {
        openLesson(m_window);
        QTemporaryDir folder;
        Document* document = m_window->document();
        QVERIFY(!document->save(folder.filePath(QStringLiteral("own.attn"))));
        QVERIFY(!document->isModified());
        const std::vector<CellBlock> hidden{{"weights", {0, 0, 1}}};
        m_window->selection()->setHidden(hidden);
        QVERIFY(document->isModified() && m_window->isWindowModified());
        QVERIFY(!document->save(document->filePath()));
        QVERIFY(!document->isModified());
        m_window->present();
        Presenter* presenter = m_window->presenter();
        QVERIFY(QTest::qWaitForWindowExposed(presenter));
        QTest::keyClick(presenter, Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(m_window->selection()->hidden().empty());
        QPointer<Presenter> gone(presenter);
        press(presenter, Qt::Key_Escape);
        QTRY_VERIFY(!gone);
        QVERIFY(m_window->selection()->hidden() == hidden);
        QVERIFY(!document->isModified());
        document->setFileGone(true); // it is the last copy
        QVERIFY(document->isModified() && m_window->isWindowModified());
        document->setFileGone(false);
    }

private:
    Presenter* present(const char* lesson, int step)
    {
        openLesson(m_window);
        eraseAllProgress();
        m_window->files()->openLesson(QString::fromLatin1(lesson));
        m_window->lessonPlay()->goTo(step);
        [this] { QTRY_VERIFY(m_window->lessonPlay()->computed()); }();
        m_window->present();
        Presenter* presenter = m_window->presenter();
        presenter->setGeometry(0, 0, 1280, 720); // the screen of tests is another one
        return QTest::qWaitForWindowExposed(presenter) ? presenter : nullptr;
    }
    void askForEqualTokens(Presenter* presenter)
    {
        press(presenter, Qt::Key_Q);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_T);
        QTRY_VERIFY(m_window->computed()->scene.tokens.front().back() == "I");
    }
    void press(Presenter* presenter, Qt::Key key) { QTest::keyClick(presenter, key); }
    bool nextPart(Presenter* presenter)
    {
        const int step = m_window->lessonPlay()->number(), part = presenter->part();
        if (step + 1 == m_window->lessonPlay()->count() && part + 1 == presenter->parts())
            return false;
        press(presenter, Qt::Key_Space);
        return m_window->lessonPlay()->number() == step && presenter->part() != part;
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestClassLesson)
#include "tst_classlesson.moc"
