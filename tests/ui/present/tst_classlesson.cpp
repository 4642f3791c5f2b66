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
#include "ui/present/notesview.h"
#include "ui/present/presenter.h"
#include "ui/theme/colors.h"
#include "ui/window/modelroom.h"

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

    void oneWayToTheGoalIsAStepOfItsOwn()
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

    // A computation of its own: an edit is another picture.
    void thePictureFollowsTheWalk()
    {
        Presenter* presenter = present("topic.3.masking", 4);
        const PictureView* picture = presenter->slide()->picture();
        QTRY_VERIFY(picture && !picture->isBusy() && !picture->image().isNull());
        const QImage before = picture->image();
        press(presenter, Qt::Key_Home);
        QTRY_VERIFY(!picture->isBusy() && picture->image() != before);
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
        QTRY_VERIFY(m_window->showsModel() && m_window->models()->desk()->picture());
        m_window->present();
        Presenter* presenter = m_window->presenter();
        QVERIFY(presenter);
        QVERIFY(QTest::qWaitForWindowExposed(presenter));
        QTRY_VERIFY(presenter->slide()->showsPicture() && !presenter->slide()->picture()->image().isNull());
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
