// SPDX-License-Identifier: GPL-3.0-or-later
// Presenter mode in a window: every key and the mouse, the teacher's notes, and the command line.
#include "core/io/scene/scenefile.h"
#include "core/model/modelscene.h"
#include "core/rewrite/keepmaskchoice.h"
#include "core/rewrite/recipe.h"
#include "core/rewrite/tokens.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/keycap.h"
#include "ui/kit/tooltip.h"
#include "ui/paint/screencanvas.h"
#include "ui/present/mapboard.h"
#include "ui/present/notesview.h"
#include "ui/present/presenter.h"
#include "ui/present/slide.h"
#include "ui/studios/dropout/meanpanel.h"
#include "ui/studios/studio.h"
#include "ui/theme/colors.h"
#include "ui/timebar/stepper.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QFontInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPointer>
#include <QScreen>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

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
    }

    // Over its words: the class still sees the map.
    void theKeysAreListedBesideTheMap()
    {
        Presenter* presenter = present();
        presenter->setFixedSize(1280, 720);
        QTRY_COMPARE(presenter->slide()->width(), 1280);
        for (const Qt::Key key : {Qt::Key_F1, Qt::Key_Question}) {
            press(key);
            const QWidget* keys = nullptr;
            for (const auto* cap : presenter->findChildren<KeyCap*>())
                keys = cap->isVisible() ? cap->parentWidget() : keys;
            QVERIFY(keys && presenter->slide()->isVisible());
            QVERIFY(keys->mapTo(presenter, QPoint()).x() > presenter->slide()->map()->geometry().right());
            QVERIFY(presenter->rect().contains(QRect(keys->mapTo(presenter, QPoint()), keys->size())));
            press(key);
            QVERIFY(!keys->isVisible());
        }
    }

    void undoWorksWhileSomethingIsPresented()
    {
        present();
        Scene scene = m_window->document()->scene();
        scene.title = "Another";
        QVERIFY(!m_window->document()->edit(QStringLiteral("title"), scene, ChangePart::Config));
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_window->document()->scene().title != "Another");
    }

    void keysWalkAndLeaveToTheSamePlace()
    {
        Presenter* presenter = present();
        Stepper* stepper = m_window->workArea()->stepper();
        stepper->setUnit(StepUnit::Row);
        press(Qt::Key_Home);
        QCOMPARE(stepper->place(), Walk::nothing());
        QCOMPARE(stepper->placeInWords(), QStringLiteral("Nothing has been computed yet"));
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

    // In one way for a walk and a lesson: any key leads back to the last slide.
    void theEndIsSaid()
    {
        Presenter* presenter = present();
        Stepper* stepper = m_window->workArea()->stepper();
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_PageDown, Qt::Key_Right}) {
            press(Qt::Key_End);
            QVERIFY(stepper->isAtEnd() && !presenter->slide()->isBlank());
            press(key);
            QVERIFY(presenter->slide()->isBlank());
            QCOMPARE(presenter->slide()->blankWords(),
                     QStringLiteral("That was the last slide. Press any key to go back to it."));
            press(key);
            QVERIFY(!presenter->slide()->isBlank() && stepper->isAtEnd());
        }
        press(Qt::Key_B);
        QVERIFY(presenter->slide()->isBlank() && presenter->slide()->blankWords().isEmpty());
    }

    // The panel of keys beside the slide, and the notes in its place.
    void escapeClosesThePanelFirst()
    {
        Presenter* presenter = present();
        presenter->setFixedSize(1280, 720);
        for (const Qt::Key key : {Qt::Key_Question, Qt::Key_F1, Qt::Key_Tab}) {
            press(key);
            const auto covers = [&] {
                const auto caps = presenter->findChildren<KeyCap*>();
                return std::ranges::any_of(caps, [](const KeyCap* cap) { return cap->isVisible(); });
            };
            QVERIFY(covers());
            press(Qt::Key_Escape);
            QVERIFY(!covers() && presenter->slide()->isVisible());
        }
        press(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
    }

    void menusAndToolsGrowWithTheSlide()
    {
        Presenter* presenter = present();
        int before = 0;
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
            presenter->setFixedSize(size);
            QTRY_COMPARE(presenter->slide()->size(), size);
            QMouseEvent move(QEvent::MouseMove, QPointF(20, 30), QPointF(20, 30), Qt::NoButton, Qt::NoButton, {});
            QApplication::sendEvent(presenter->slide(), &move);
            press(Qt::Key_Q);
            auto* menu = presenter->findChild<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
            auto* pen = presenter->slide()->findChild<QToolButton*>();
            QVERIFY(menu && pen);
            const int menuFont = QFontInfo(menu->font()).pixelSize();
            QCOMPARE(menuFont, size.width() * 22 / 1280); // as the words over a question
            QCOMPARE(QFontInfo(pen->font()).pixelSize(), size.width() * 14 / 1280);
            for (const QMenu* each : presenter->findChildren<QMenu*>())
                for (const QAction* action : each->actions()) // each says its key
                    QVERIFY2(action->isSeparator() || action->text().section(u'\t', 1).size() == 1 || each != menu,
                             qPrintable(action->text()));
            for (const QMenu* sub : menu->findChildren<QMenu*>())
                QCOMPARE(QFontInfo(sub->font()).pixelSize(), menuFont);
            if (before)
                QCOMPARE(menuFont, before * 3 / 2);
            before = menuFont;
            delete menu;
        }
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
        QVERIFY(choose(QStringLiteral("Exit")));
        QTRY_VERIFY(!presenter);
    }

    void tabTurnsToTheNotesWhereThereIsOneScreen()
    {
        Presenter* presenter = present();
        Scene scene = m_window->document()->scene();
        QVERIFY(!scene.description.empty());
        scene.speaker_notes = "Let them guess.";
        QVERIFY(!m_window->document()->edit(QStringLiteral("notes"), scene, ChangePart::Config));
        press(Qt::Key_Home);
        press(Qt::Key_Tab);
        QVERIFY(presenter->notes() && presenter->notes()->isVisible());
        QVERIFY(!presenter->slide()->isVisible());
        const auto* notes = presenter->notes()->findChild<QPlainTextEdit*>();
        QTRY_COMPARE(notes->toPlainText(), QStringLiteral("Let them guess."));
        // Its own slide stands where the class is, the next one a step further.
        press(Qt::Key_Space);
        QCOMPARE(presenter->notes()->slide()->facts().value, QStringLiteral("0.43"));
        QCOMPARE(presenter->notes()->next()->facts().value, QStringLiteral("0.15"));
        press(Qt::Key_Tab);
        QVERIFY(presenter->slide()->isVisible());
        QCOMPARE(presenter->slide()->facts().value, QStringLiteral("0.43"));
        // Who looks up a key before the class shows no notes.
        press(Qt::Key_Question);
        QVERIFY(presenter->slide()->isVisible() && !presenter->notes()->isVisible());
        press(Qt::Key_Question);
        press(Qt::Key_Tab);
        QVERIFY(notes->isVisible());
        press(Qt::Key_Tab);
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

    void aStudioKeepsItsGridItsDigitsAndItsSums()
    {
        openLesson(m_window);
        m_window->workArea()->openStudio(QStringLiteral("mask"));
        m_window->present();
        QVERIFY(QTest::qWaitForWindowExposed(m_window->presenter()));
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
            m_window->presenter()->setGeometry(QRect({}, size));
            QTRY_COMPARE(m_window->presenter()->slide()->size(), size);
            QTRY_VERIFY(m_window->presenter()->slide()->showsPicture());
            const PictureView* picture = m_window->presenter()->slide()->picture();
            QTRY_VERIFY(picture->board()->isVisible() && !picture->isBusy());
            const auto& views = picture->board()->views();
            QCOMPARE(views.size(), std::size_t(5));
            QCOMPARE(views[0]->y(), views[2]->y());
            QVERIFY(views[3]->y() > views[0]->geometry().bottom() && views[3]->y() == views[4]->y());
            for (const HeatmapView* view : views)
                QVERIFY(view->isVisible() && !view->heatmapLayout().sums.isEmpty());
            const DigitStyle& digits = picture->board()->digits();
            QCOMPARE(digits.decimals, 2);
            const int px = QFontInfo(screenFont(digits.text)).pixelSize();
            QVERIFY2(px >= size.height() / 50, qPrintable(QString::number(px)));
        }
    }

    void theCurveOfTheMeanIsOnTheSlide()
    {
        openLesson(m_window);
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.causal_class.dropout")));
        QTRY_VERIFY(m_window->computed()->realized->config.dropout.p > 0);
        m_window->workArea()->openStudio(QStringLiteral("dropout"));
        const auto picture = [this] { return m_window->workArea()->studio()->classPicture(); };
        QTRY_VERIFY(picture() && picture()->curve && picture()->found.size() > 1);
        QCOMPARE(picture()->curve(QSize(400, 200), 2).size(), QSize(400, 200));
        m_window->present();
        m_window->presenter()->setGeometry(0, 0, 1280, 720);
        const PictureView* shown = m_window->presenter()->slide()->picture();
        QTRY_VERIFY(shown->board()->isVisible());
        QCOMPARE(shown->board()->digits().decimals, 2); // of the weights, and of what is left of them
    }

    void theWindowMayEndWhileDropoutIsDrawn()
    {
        openLesson(m_window);
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.causal_class.dropout")));
        QTRY_VERIFY(m_window->computed()->realized->config.dropout.p > 0);
        m_window->present();
        m_window->workArea()->openStudio(QStringLiteral("dropout"));
        auto* mean = m_window->findChild<MeanPanel*>();
        QTRY_VERIFY(mean->isDrawing());
        closeWindow(m_window);
    }

    void allHeadsAreShownWhereTheWindowShowsThem()
    {
        Presenter* presenter = present();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.H, 2);
        m_window->selection()->setStage(QStringLiteral("softmax"));
        press(Qt::Key_A);
        QTRY_VERIFY(presenter->slide()->showsPicture() && presenter->slide()->picture()->board()->isVisible());
        QCOMPARE(presenter->slide()->picture()->board()->views().size(), std::size_t(2));
        press(Qt::Key_A);
        QVERIFY(!presenter->slide()->showsPicture());
    }

    // Digits that the last row cannot read are left out; then the chosen row of every head is large.
    void manyTokensAndAllHeadsHaveTheirRowInLargeDigits()
    {
        Presenter* presenter = present();
        presenter->setGeometry(0, 0, 1280, 720);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Eight heads"), headsScene(14, 8), ChangePart::Structure));
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.T, 14);
        m_window->selection()->setStage(QStringLiteral("softmax"));
        m_window->selection()->setChosen(Cell{9, 4});
        press(Qt::Key_A);
        QTRY_VERIFY(presenter->slide()->showsPicture() && presenter->slide()->picture()->board()->isVisible());
        const MapBoard* board = presenter->slide()->picture()->board();
        QVERIFY(board->digits().decimals < 0);
        QVERIFY(board->rows()->isVisible());
        const HeatmapData& rows = *board->rows()->data();
        QCOMPARE(QSize(rows.columns, rows.rows), QSize(14, 8));
        for (int head = 0; head < 8; ++head)
            QCOMPARE(rows.value({head, 4}), board->views()[std::size_t(head)]->data()->value({9, 4}));
        QCOMPARE(board->rowDigits().decimals, 2);
        QVERIFY(QFontInfo(screenFont(board->rowDigits().text)).pixelSize() >= 0.02 * 720);
        QVERIFY(board->rows()->geometry().top() > board->views()[7]->geometry().bottom());
        QVERIFY(board->rows()->geometry().bottom() <= board->height());
        QVERIFY(!m_window->document()->edit(QStringLiteral("Two heads"), headsScene(7, 2), ChangePart::Structure));
        QTRY_VERIFY(board->digits().decimals == 2 && !board->rows()->isVisible());
    }

    void theNotesShowTheDigitsAndTheBlankScreenOfTheClass()
    {
        Presenter* presenter = present();
        presenter->setGeometry(0, 0, 1280, 720);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Ten"), headsScene(10, 2), ChangePart::Structure));
        QTRY_COMPARE(presenter->slide()->map()->data()->rows, 10);
        press(Qt::Key_Tab);
        const Slide* copy = presenter->notes()->slide();
        QTRY_VERIFY(copy->map()->data());
        QCOMPARE(copy->digits().decimals, presenter->slide()->digits().decimals);
        QCOMPARE(copy->digits().text.size, presenter->slide()->digits().text.size);
        QCOMPARE(copy->map()->heatmapLayout().map.cell, presenter->slide()->map()->heatmapLayout().map.cell);
        press(Qt::Key_B);
        QVERIFY(presenter->slide()->isBlank() && copy->isBlank());
        const QImage blank = const_cast<Slide*>(copy)->grab().toImage();
        QCOMPARE(blank.pixelColor(5, 5), QColor(Qt::black));
        int written = 0; // of the words, which the class's slide has not
        for (int x = 0; x < blank.width(); ++x)
            written += blank.pixelColor(x, blank.height() / 2) != QColor(Qt::black);
        QVERIFY(written > 20);
        press(Qt::Key_B);
        QVERIFY(!copy->isBlank());
    }

    void aMouseAtRestFramesNothing()
    {
        Presenter* presenter = present();
        auto* map = const_cast<HeatmapView*>(presenter->slide()->map());
        const QImage before = map->grab().toImage();
        const QPointF over = map->heatmapLayout().map.cellRect(2, 0).center();
        for (const Qt::Key key : {Qt::Key_P, Qt::Key_P}) {
            QMouseEvent move(QEvent::MouseMove, over, map->mapToGlobal(over), Qt::NoButton, Qt::NoButton,
                             Qt::NoModifier);
            QApplication::sendEvent(map, &move);
            press(key);
        }
        QCOMPARE(map->grab().toImage(), before);
    }

    void keysChooseTheStepAndTheWalkStartsAtTheStageShown()
    {
        present();
        Stepper* stepper = m_window->workArea()->stepper();
        for (const auto& [key, unit] : {std::pair(Qt::Key_1, StepUnit::Stage), std::pair(Qt::Key_2, StepUnit::Row),
                                        std::pair(Qt::Key_4, StepUnit::Term), std::pair(Qt::Key_3, StepUnit::Cell)}) {
            press(key);
            QCOMPARE(stepper->unit(), unit);
        }
        m_window->selection()->setStage(QStringLiteral("scores"));
        press(Qt::Key_W);
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("scores"));
        QVERIFY(!m_window->selection()->isDone("scores", {0, 0}) && m_window->selection()->isDone("k"));
        press(Qt::Key_Space);
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("scores"));
        QVERIFY(m_window->selection()->isDone("scores", {0, 0}) && !m_window->selection()->isDone("scores", {0, 1}));
    }

    void aStrokeKeepsItsPlaceAndGoesWithItsSlide()
    {
        Presenter* presenter = present();
        presenter->setGeometry(0, 0, 1280, 720);
        press(Qt::Key_D);
        const QPoint from(300, 200), to(400, 300);
        QWidget* top = presenter->slide()->childAt(from);
        QTest::mousePress(top, Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, QPointF(to), top->mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton,
                         Qt::NoModifier);
        QApplication::sendEvent(top, &move);
        QTest::mouseRelease(top, Qt::LeftButton, {}, to);
        QCOMPARE(presenter->pen().strokes().size(), 1);
        const QPolygonF drawn = presenter->pen().strokes().front();
        QCOMPARE(drawn.last(), QPointF(to));
        presenter->setGeometry(0, 0, 1920, 1080);
        const QImage large = presenter->slide()->grab().toImage();
        QCOMPARE(large.pixelColor(QPoint(350, 250) * large.width() / 1280), colors().bad);
        press(Qt::Key_Tab); // the teacher's copy is of the same slide
        press(Qt::Key_Tab);
        QCOMPARE(presenter->pen().strokes().value(0), drawn);
        press(Qt::Key_K);
        press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(presenter->pen().strokes().isEmpty());
        press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(presenter->pen().strokes().value(0), drawn);
        presenter->setGeometry(0, 0, 1280, 720);
        press(Qt::Key_X);
        QTest::mouseClick(top, Qt::LeftButton, {}, to);
        QVERIFY(presenter->pen().strokes().isEmpty());
    }

    void notesGrowAndStaySo()
    {
        Presenter* presenter = present();
        press(Qt::Key_Tab);
        const auto size = [&] { return presenter->notes()->findChild<QPlainTextEdit*>()->font().pointSizeF(); };
        const double before = size();
        press(Qt::Key_Plus, Qt::ControlModifier);
        const double larger = size();
        QVERIFY(larger > before);
        press(Qt::Key_Escape); // to the slide
        press(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
        m_window->present();
        press(Qt::Key_Tab);
        QCOMPARE(m_window->presenter()->notes()->findChild<QPlainTextEdit*>()->font().pointSizeF(), larger);
    }

    void whatAClassAsksIsAnsweredInThreePresses()
    {
        present();
        press(Qt::Key_Q);
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_T);
        const auto& words = m_window->document()->scene().tokens[0];
        QVERIFY(std::ranges::all_of(words, [&](const std::string& word) { return word == "Your"; }));
        press(Qt::Key_Q);
        menu = QApplication::activePopupWidget();
        QTest::keyClick(menu, Qt::Key_M);
        QTRY_VERIFY(m_window->presenter()->slide()->showsPicture());
    }

    void ctrlZUndoesWhatWasDoneInTheTalkAlone()
    {
        openLesson(m_window);
        Document* document = m_window->document();
        Structure wide = structureOf(document->scene());
        wide.d_out = 3;
        QVERIFY(!document->edit(QStringLiteral("d_k = 3"), restructure(document->scene(), wide)->scene,
                                ChangePart::Structure));
        m_window->selection()->setHidden({{"weights", {0, 0, 3, 1}}});
        QTRY_VERIFY(m_window->computed() && m_window->computed()->withheld);
        m_window->present();
        QVERIFY(QTest::qWaitForWindowExposed(m_window->presenter()));
        QTest::keyClick(m_window->presenter(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document->undoStack()->index(), 1);
        QVERIFY(!m_window->selection()->hidden().empty());
        ask(Qt::Key_I, 0);
        QTRY_COMPARE(document->undoStack()->index(), 2);
        QTest::keyClick(m_window->presenter(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(document->undoStack()->index(), 1);
        QTest::keyClick(m_window->presenter(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document->undoStack()->index(), 1);
        m_window->presenter()->close();
        QTRY_VERIFY(!m_window->presenter());
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(document->undoStack()->index(), 0);
    }

    // The d that the scores are divided by the root of, whatever the layer is made of; the slide says it.
    void whatIfSetsTheHeadSizeAndTheSlideSaysIt()
    {
        present();
        for (const char* lesson : {"000.causal.neg_inf", "000.simple.softmax", "000.mha", "000.heads_list"}) {
            const Scene scene = lessonScene(lesson);
            QVERIFY(!m_window->document()->edit(QString::fromUtf8(lesson), scene, ChangePart::Structure));
            QTRY_VERIFY(m_window->computed()->scene.inputs == scene.inputs &&
                        m_window->computed()->scene.draws == scene.draws);
            m_window->selection()->setStage(QStringLiteral("softmax"));
            press(Qt::Key_Q);
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_I);
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Up); // the last one
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
            QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 64);
            QTRY_VERIFY(m_window->presenter()->slide()->titleNote().contains(QStringLiteral("d_k = 64")));
        }
    }

    // What a class asked is not the teacher's edit: neither offered to be saved, nor mixed up with earlier edits.
    void whatIfsEndWithTheTalk()
    {
        openLesson(m_window);
        Document* document = m_window->document();
        Structure wide = structureOf(document->scene());
        wide.d_out = 3;
        QVERIFY(!document->edit(QStringLiteral("d_k = 3"), restructure(document->scene(), wide)->scene,
                                ChangePart::Structure));
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 3);
        document->undoStack()->setClean();
        m_window->selection()->setHidden({{"weights", {0, 0, 3, 1}}});
        QTRY_VERIFY(m_window->computed()->withheld);
        m_window->present();
        QVERIFY(QTest::qWaitForWindowExposed(m_window->presenter()));
        const auto undo = [&] {
            press(Qt::Key_Q);
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QAction* last = menu->actions().last();
            const QString words = last->isEnabled() ? last->text() : QString();
            last->trigger();
            menu->close();
            return words;
        };
        m_window->selection()->setStage(QStringLiteral("softmax"));
        press(Qt::Key_Return); // reveals it, which is no edit either
        QCOMPARE(undo(), QString());
        QCOMPARE(document->undoStack()->index(), 1);
        ask(Qt::Key_I, 0); // d_k = 2
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 2);
        QVERIFY(m_window->selection()->hidden().empty());
        QCOMPARE(undo(), QStringLiteral("&Undo d_k = 2\tU"));
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 3);
        ask(Qt::Key_I, 0);
        ask(Qt::Key_D, 2);
        QCOMPARE(document->undoStack()->index(), 3);
        QVERIFY(document->isModified());
        QTRY_COMPARE(m_window->computed()->realized->config.dropout.p, 0.9);
        press(Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
        QCOMPARE(document->undoStack()->index(), 1);
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 3);
        QVERIFY(!document->isEdited());
        QCOMPARE(m_window->selection()->hidden().size(), std::size_t(1));
        auto* notice = m_window->workArea()->centre()->findChild<NoticeBar*>();
        QVERIFY(notice->isVisible());
        QCOMPARE(notice->text(), QStringLiteral("The talk's what-if changes were undone."));
        QCOMPARE(notice->button()->text(), QStringLiteral("Redo"));
        notice->button()->click();
        QTRY_COMPARE(m_window->computed()->realized->config.dropout.p, 0.9);
        QCOMPARE(m_window->computed()->realized->plan.dims.hd, 2);
        QVERIFY(!notice->isVisible());
    }

    // A question about unsaved changes is about the teacher's own, and whoever thinks better of closing goes on talking.
    void aCanceledCloseKeepsTheWhatIfs()
    {
        Presenter* presenter = present();
        Document* document = m_window->document();
        Scene own = document->scene();
        own.edits.set("x", {0, 0}, 9);
        QVERIFY(!document->edit(QStringLiteral("x"), own, ChangePart::Values));
        ask(Qt::Key_I, 2);
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 64);
        const auto asked = document->sharedScene();
        bool same = false;
        answerQuestion(QMessageBox::Cancel, [&] { same = document->sharedScene() == asked; });
        QVERIFY(!m_window->close());
        QVERIFY2(same, "asked first");
        QCOMPARE(document->sharedScene(), asked);
        QCOMPARE(m_window->presenter(), presenter);
        QVERIFY(presenter->slide()->titleNote().contains(QStringLiteral("d_k = 64")));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.attn"));
        document->undoStack()->undo();
        QVERIFY(!document->save(path));
        own.edits.set("x", {0, 0}, 8);
        QVERIFY(!document->edit(QStringLiteral("x"), own, ChangePart::Values));
        ask(Qt::Key_I, 2);
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 64);
        answerQuestion(QMessageBox::Save);
        QVERIFY(m_window->close());
        const auto saved = openSceneFile(path.toStdString());
        QVERIFY(saved && saved->edits == own.edits && saved->config.d_out == own.config.d_out);
    }

    void whatIfsAloneAreNothingToSave()
    {
        present();
        ask(Qt::Key_I, 2);
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 64);
        bool questioned = false;
        answerQuestion(QMessageBox::Cancel, [&] { questioned = true; });
        QVERIFY(m_window->close());
        QVERIFY(!questioned);
        QVERIFY(!m_window->document()->isEdited());
    }

    // Of the findings below the maps none is cut, with the curve or without it.
    void everyFindingOfADropoutFindsRoom()
    {
        Presenter* presenter = present();
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
            presenter->setFixedSize(size);
            ask(Qt::Key_D, 2);
            QTRY_VERIFY(presenter->slide()->showsPicture() && presenter->slide()->picture()->board()->isVisible());
            for (const Cell cell : {Cell{3, 2}, Cell{0, 2}}) { // a masked one has no mean
                m_window->selection()->setChosen(cell);
                const MapBoard* board = presenter->slide()->picture()->board();
                QTRY_VERIFY(m_window->workArea()->studio()->classPicture()->found.size() >= 4);
                QTRY_VERIFY(!presenter->slide()->picture()->isBusy());
                QVERIFY(board->showsAllFound());
            }
        }
    }

    void aWhatIfMasksOneScoreAndDrawsTheDropoutAgain()
    {
        present();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        m_window->selection()->setStage(QStringLiteral("softmax"));
        const auto weight = [this](std::int64_t query, std::int64_t key) {
            const Trace& trace = *m_window->computed()->trace;
            return trace.cell(*trace.find("weights"), {0, 0, query, key});
        };
        QTRY_VERIFY(m_window->computed()->realized->plan.dims.T == 6 && weight(3, 1) > 0);
        m_window->selection()->setChosen(Cell{3, 1});
        press(Qt::Key_Q);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_C);
        QTRY_COMPARE(weight(3, 1), 0.0);
        QVERIFY(weight(4, 1) > 0);
        const auto number = [this] { return keepMaskNumber(m_window->document()->scene()); };
        for (const Qt::Key choice : {Qt::Key_5, Qt::Key_A, Qt::Key_A}) {
            const std::int64_t before = number();
            press(Qt::Key_Q);
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_D);
            QTest::keyClick(QApplication::activePopupWidget(), choice);
            QCOMPARE(number(), before + (choice == Qt::Key_A));
        }
        QCOMPARE(m_window->document()->scene().config.dropout.p, 0.5);
    }

    void otherWordsHaveNothingToCompareWith()
    {
        Presenter* presenter = present();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        m_window->selection()->setStage(QStringLiteral("softmax"));
        QTRY_VERIFY(m_window->computed()->realized->plan.dims.T == 6);
        Scene changed = m_window->document()->scene();
        changed.edits.set("x1", {0, 0}, 3.0F);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Edit"), changed, ChangePart::Values));
        QTRY_VERIFY(presenter->slide()->map()->data() && presenter->slide()->map()->data()->other());
        auto other = setTokens(m_window->document()->scene(), 0, {"a", "b", "c", "d", "e", "f"});
        QVERIFY(other);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Words"), other->scene, ChangePart::Structure));
        QTRY_COMPARE(m_window->computed()->scene.tokens[0][0], std::string("a"));
        QTRY_VERIFY(presenter->slide()->map()->data() && !presenter->slide()->map()->data()->other());
    }

    // Where a map or a studio is shown that does not answer, it makes room for one that does.
    void aWhatIfGoesToWhereItsAnswerIsSeen()
    {
        Presenter* presenter = present();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.H, 2);
        WorkArea* work = m_window->workArea();
        work->openStudio(QStringLiteral("dropout"));
        press(Qt::Key_Home);
        const std::int64_t before = m_window->computed()->realized->plan.dims.hd;
        ask(Qt::Key_I, 2);
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.hd, 64);
        QVERIFY(!work->studio());
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("softmax"));
        QVERIFY(m_window->selection()->isDone("weights"));
        const QString words = QStringLiteral("d_k = 64 (was %1)").arg(before);
        QTRY_VERIFY(presenter->slide()->titleNote().contains(words));
        press(Qt::Key_A);
        QTRY_COMPARE(presenter->slide()->titleNote(), QStringLiteral("all heads, item 0, ") + words);
        press(Qt::Key_A);
        m_window->selection()->setGhost(Ghost::Before); // its map is the one before
        QTRY_VERIFY(presenter->slide()->titleNote().contains(QStringLiteral("d_k = %1,").arg(before)));
        m_window->selection()->setGhost(Ghost::Both);
        work->openStudio(QStringLiteral("mask"));
        press(Qt::Key_M); // despite the studio
        ask(Qt::Key_D, 0);
        QTRY_VERIFY(work->studio() && work->studio()->id() == QStringLiteral("dropout"));
        QTRY_VERIFY(presenter->slide()->showsPicture());
        press(Qt::Key_Q);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_T);
        QVERIFY(!work->studio());
        QCOMPARE(m_window->selection()->stage(), QStringLiteral("softmax"));
        press(Qt::Key_Q);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_W);
        QCOMPARE(int(m_window->document()->scene().config.scale), int(Scale::None));
        QTRY_VERIFY(m_window->computed()->realized->config.scale == Scale::None);
        m_window->selection()->setChosen(Cell{3, 1});
        press(Qt::Key_Q);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_K);
        QTRY_COMPARE(m_window->computed()->trace->cell(*m_window->computed()->trace->find("weights"), {0, 0, 3, 1}),
                     0.0);
    }

    void allHeadsReplaceAStudioAndTheSpotlightSaysWhatItNeeds()
    {
        Presenter* presenter = present();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        QTRY_COMPARE(m_window->computed()->realized->plan.dims.H, 2);
        const auto showsHeads = [&] {
            return !m_window->workArea()->studio() && presenter->slide()->showsPicture() &&
                   presenter->slide()->titleNote().startsWith(QStringLiteral("all heads"));
        };
        m_window->selection()->setStage(QStringLiteral("softmax"));
        for (const bool map : {false, true}) {
            m_window->workArea()->openStudio(QStringLiteral("mask"));
            QTRY_VERIFY(presenter->slide()->showsPicture());
            if (map)
                press(Qt::Key_M);
            press(Qt::Key_A);
            QTRY_VERIFY(showsHeads());
        }
        m_window->workArea()->openStudio(QStringLiteral("mask"));
        press(Qt::Key_Q);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_H);
        QTRY_VERIFY(showsHeads());
        for (const Qt::Key key : {Qt::Key_S, Qt::Key_E, Qt::Key_F3}) {
            showToolTip({}, QStringLiteral("other words"), presenter);
            press(key);
            QCOMPARE(QToolTip::text(), wrappedToolTip(QStringLiteral("First press M to show a single map.")));
        }
        QVERIFY(presenter->slide()->spotlight() == Spotlight::Off && presenter->slide()->showsEquation());
        QCOMPARE(int(m_window->selection()->ghost()), int(Ghost::Both));
        press(Qt::Key_M);
        press(Qt::Key_S);
        QVERIFY(!presenter->slide()->showsPicture() && presenter->slide()->spotlight() == Spotlight::Row);
        press(Qt::Key_A); // these were hidden by the map
        QTRY_VERIFY(showsHeads());
        press(Qt::Key_A);
        QVERIFY(!presenter->slide()->showsPicture());
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

    // Presses a button of the next question, after looking round.
    void answerQuestion(QMessageBox::StandardButton button, const std::function<void()>& look = {})
    {
        auto* timer = new QTimer(m_window.get());
        connect(timer, &QTimer::timeout, this, [timer, button, look] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                timer->deleteLater();
                if (look)
                    look();
                box->button(button)->click();
            }
        });
        timer->start(10);
    }

    // One of the what-ifs: of the submenu with that letter the entry of that number.
    void ask(Qt::Key letter, int entry)
    {
        press(Qt::Key_Q);
        QTest::keyClick(QApplication::activePopupWidget(), letter);
        for (int i = 0; i < entry; ++i)
            QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestPresenter)
#include "tst_presenter.moc"
