// SPDX-License-Identifier: GPL-3.0-or-later
// Presenter mode in a window: every key and the mouse, the teacher's notes, and the command line.
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/present/notesview.h"
#include "ui/present/presenter.h"
#include "ui/present/slide.h"
#include "ui/timebar/stepper.h"

#include <QApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScreen>

using namespace attn;

class TestPresenter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("presenter"));
        useTestLook();
    }

    void cleanup()
    {
        applyTheme(ThemeName::Light);
        closeWindow(m_window);
    }

    void headsAreWalkedAndTheKeysAreFound()
    {
        Presenter* presenter = present();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.H, 2);
        QTRY_COMPARE(presenter->slide()->map()->data()->rows, 6);
        press(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(m_window->selection()->head(), 1);
        press(Qt::Key_Right, Qt::ShiftModifier); // there are no more
        QCOMPARE(m_window->selection()->head(), 1);
        press(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(m_window->selection()->head(), 0);
        press(Qt::Key_F1);
        const auto* notes = presenter->findChild<NotesView*>();
        QVERIFY(notes && notes->isVisible());
        press(Qt::Key_F1);
        QVERIFY(!notes->isVisible());
    }

    void keysWalkAndLeaveToTheSamePlace()
    {
        Presenter* presenter = present();
        Stepper* stepper = m_window->workArea()->stepper();
        stepper->setUnit(StepUnit::Row);
        press(Qt::Key_Home);
        QCOMPARE(stepper->place(), Walk::nothing());
        QCOMPARE(stepper->placeInWords(), QStringLiteral("Nothing is computed yet"));
        std::vector<StepPlace> places;
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Right, Qt::Key_PageDown}) {
            press(key);
            places.push_back(stepper->place());
        }
        QCOMPARE(places[0], stepper->steps().first(StepUnit::Row));
        QCOMPARE(places[2].row, 2);
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Left})
            press(key);
        QCOMPARE(stepper->place(), Walk::nothing());
        press(Qt::Key_End);
        QVERIFY(stepper->isAtEnd());
        press(Qt::Key_PageUp);
        QVERIFY(!stepper->isAtEnd());

        press(Qt::Key_PageUp, Qt::ControlModifier);
        const QString stage = m_window->selection()->stage();
        press(Qt::Key_Up);
        press(Qt::Key_Up);
        const Cell above = *m_window->selection()->chosen();
        press(Qt::Key_Right, Qt::AltModifier);
        const Cell cell = *m_window->selection()->chosen();
        QCOMPARE(cell.row, above.row);
        QCOMPARE(cell.column, std::min(above.column + 1, presenter->slide()->map()->data()->columns - 1));
        press(Qt::Key_Left, Qt::AltModifier);
        press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(m_window->selection()->chosen()->row, above.row + 1);

        const StepPlace place = stepper->place();
        const auto chosen = m_window->selection()->chosen();
        QPointer<Presenter> gone(presenter);
        press(Qt::Key_Escape);
        QTRY_VERIFY(!gone);
        QVERIFY(!m_window->presenter());
        QCOMPARE(stepper->place(), place);
        QCOMPARE(m_window->selection()->chosen(), chosen);
        QCOMPARE(m_window->selection()->stage(), stage);
    }

    void keysShowAndHide()
    {
        Presenter* presenter = present();
        Slide* slide = presenter->slide();
        const auto before = m_window->selection()->step();
        press(Qt::Key_B);
        QVERIFY(slide->isBlank());
        QCOMPARE(slide->grab().toImage().pixelColor(slide->rect().center()), QColor(Qt::black));
        press(Qt::Key_Left); // any key returns, and does nothing else
        QVERIFY(!slide->isBlank());
        QCOMPARE(m_window->selection()->step(), before);

        for (const Spotlight light : {Spotlight::Row, Spotlight::Column, Spotlight::Cell, Spotlight::Off}) {
            press(Qt::Key_S);
            QVERIFY(slide->spotlight() == light);
        }
        QVERIFY(!slide->pointer());
        press(Qt::Key_P);
        QVERIFY(slide->pointer());
        auto* map = const_cast<HeatmapView*>(slide->map());
        QMouseEvent move(QEvent::MouseMove, QPointF(20, 30), map->mapToGlobal(QPointF(20, 30)), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(map, &move);
        const QPointF at(slide->pointer()->x() * slide->width(), slide->pointer()->y() * slide->height());
        QVERIFY((at - slide->map()->mapTo(slide, QPointF(20, 30))).manhattanLength() < 1);
        press(Qt::Key_P);
        QVERIFY(!slide->pointer());

        const ThemeName theme = currentTheme();
        press(Qt::Key_T);
        QVERIFY(currentTheme() != theme);
    }

    void aMouseAloneGoesOnAndLeaves()
    {
        QPointer<Presenter> presenter = present();
        press(Qt::Key_Home);
        const auto choose = [&](const QString& text) {
            auto* map = const_cast<HeatmapView*>(presenter->slide()->map());
            QContextMenuEvent asked(QContextMenuEvent::Mouse, QPoint(20, 30), map->mapToGlobal(QPoint(20, 30)));
            QApplication::sendEvent(map, &asked);
            auto* menu = presenter->findChild<QMenu*>();
            for (QAction* action : menu ? menu->actions() : QList<QAction*>())
                if (action->text() == text) {
                    action->trigger();
                    menu->close();
                    QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
                    return true;
                }
            return false;
        };
        const StepPlace before = m_window->workArea()->stepper()->place();
        QVERIFY(choose(QStringLiteral("Next step")));
        QVERIFY(!(m_window->workArea()->stepper()->place() == before));
        QVERIFY(choose(QStringLiteral("Step back")));
        QCOMPARE(m_window->workArea()->stepper()->place(), before);
        QVERIFY(choose(QStringLiteral("Leave")));
        QTRY_VERIFY(!presenter);
    }

    void tabTurnsToTheNotesWhereThereIsOneScreen()
    {
        Presenter* presenter = present();
        press(Qt::Key_Home);
        press(Qt::Key_Tab);
        QVERIFY(presenter->notes() && presenter->notes()->isVisible());
        QVERIFY(!presenter->slide()->isVisible());
        const auto* notes = presenter->notes()->findChild<QPlainTextEdit*>();
        QCOMPARE(notes->toPlainText(), QString::fromStdString(m_window->computed()->scene.notes));
        // Its own slide stands where the class is, the next one a step further.
        press(Qt::Key_Space);
        QCOMPARE(presenter->notes()->slide()->facts().value, QStringLiteral("0.43"));
        QCOMPARE(presenter->notes()->next()->facts().value, QStringLiteral("0.15"));
        press(Qt::Key_Tab);
        QVERIFY(presenter->slide()->isVisible());
        QCOMPARE(presenter->slide()->facts().value, QStringLiteral("0.43"));
    }

    // QT_QPA_PLATFORM=offscreen:configfile=F, with two screens in F.
    void theSecondScreenShowsThePictureAndTheFirstTheNotes()
    {
        if (QGuiApplication::screens().size() < 2)
            QSKIP("there is one screen");
        Presenter* presenter = present();
        QScreen* own = m_window->screen();
        QVERIFY(presenter->screen() != own);
        QVERIFY(presenter->notes()->isWindow() && presenter->notes()->isVisible());
        QCOMPARE(presenter->notes()->screen(), own);
        QTest::keyClick(presenter->notes(), Qt::Key_Home);
        QTest::keyClick(presenter->notes(), Qt::Key_Space);
        QCOMPARE(presenter->slide()->facts().value, QStringLiteral("0.43"));
        QTest::keyClick(presenter->notes(), Qt::Key_Tab);
        QCOMPARE(presenter->screen(), own);
        QVERIFY(presenter->notes()->screen() != own);
        QTest::keyClick(presenter->notes(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
    }

    void theStartPageIsNotPresentedAndANewComputationReachesTheSlide()
    {
        openLesson(m_window);
        m_window->showStartPage();
        m_window->present();
        QVERIFY(!m_window->presenter());
        m_window->showWork();
        m_window->present();
        QVERIFY(m_window->presenter());
        const HeatmapDataPtr before = m_window->presenter()->slide()->map()->data();
        Scene scene = m_window->document()->scene();
        scene.tokens[0][0] = "My";
        QVERIFY(!m_window->document()->edit(QStringLiteral("Say My"), scene, ChangePart::Structure));
        QTRY_VERIFY(m_window->presenter()->slide()->map()->data() != before);
        QCOMPARE(m_window->presenter()->slide()->map()->data()->rowLabels.first(), QStringLiteral("My"));
    }

    void theCommandLineBeginsAfterSoManySteps()
    {
        QSettings().clear();
        m_window = std::make_unique<MainWindow>();
        m_window->presentAtStart(20);
        m_window->openAtStart(QStringLiteral("000.causal.neg_inf"));
        m_window->show();
        QTRY_VERIFY(m_window->presenter() && m_window->presenter()->isVisible());
        const Walk& walk = m_window->workArea()->stepper()->steps();
        const StepPlace place = m_window->workArea()->stepper()->place();
        QCOMPARE(walk.tensors()[place.tensor].name, std::string("q")); // after 18 numbers of x
        QCOMPARE(place.column, 1);
    }

private:
    Presenter* present()
    {
        openLesson(m_window);
        m_window->present();
        Presenter* presenter = m_window->presenter();
        return QTest::qWaitForWindowExposed(presenter) ? presenter : nullptr;
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_window->presenter(), key, modifiers);
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestPresenter)
#include "tst_presenter.moc"
