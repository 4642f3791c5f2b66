// SPDX-License-Identifier: GPL-3.0-or-later
// The short ways through the window: few clicks for a teacher's own scene, few keys for who has no mouse.
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/editors/editorpanel.h"
#include "ui/editors/tensortable.h"
#include "ui/explain/inspector.h"
#include "ui/heatmap/operandview.h"
#include "ui/kit/focus.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numberfield.h"
#include "ui/rail/rail.h"
#include "ui/rail/stagecard.h"
#include "ui/start/startpage.h"
#include "ui/studios/rope/ropestudio.h"
#include "ui/studios/studio.h"
#include "ui/timebar/timebar.h"
#include "ui/window/actionpalette.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"

#include <QDockWidget>
#include <QFocusEvent>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace attn;

namespace {

QWidget* focused() { return QApplication::focusWidget(); }

bool isIn(const QWidget* part) { return focused() && part->isAncestorOf(focused()); }

// Why a widget was given the keyboard last.
class FocusReasons : public QObject {
public:
    Qt::FocusReason last = Qt::NoFocusReason;
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn)
            last = static_cast<QFocusEvent*>(event)->reason();
        return false;
    }
};

} // namespace

class TestShortWays : public QObject {
    Q_OBJECT

    // By the button that a click on a card that is off brings.
    void turnOn()
    {
        NoticeBar* notice = m_window->workArea()->centre()->findChild<NoticeBar*>();
        QTRY_VERIFY(notice->isVisible());
        QTest::mouseClick(notice->button(), Qt::LeftButton);
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("shortways"));
        useTestLook();
    }
    void init() { openLesson(m_window); }
    void cleanup() { closeWindow(m_window); }

    void aNumberIsDraggedWithoutAltWhereTheDesktopHasTaken()
    {
        HeatmapView* view = theView(*page());
        constexpr Qt::KeyboardModifiers keys = Qt::ControlModifier | Qt::ShiftModifier;
        const QPoint place = centreOf(*view, {4, 2}), further = place + QPoint(40, 0);
        QTest::mousePress(view, Qt::LeftButton, keys, place);
        for (const QPoint& to : {place + QPoint(20, 0), further}) {
            QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, keys);
            QApplication::sendEvent(view, &move);
        }
        QTest::mouseRelease(view, Qt::LeftButton, keys, further);
        QVERIFY(m_window->document()->scene().overrides.contains("weights", {0, 0, 4, 2}));
    }

    void aCardTurnedOnAsksForItsNumberAndEnterGoesToThePicture()
    {
        StageCard* dropout = nullptr;
        for (StageCard* card : m_window->findChildren<StageCard*>())
            if (card->id() == QLatin1String("dropout"))
                dropout = card;
        QTest::mouseClick(dropout, Qt::LeftButton);
        turnOn();
        QTRY_VERIFY(qobject_cast<NumberField*>(focused()));
        auto* p = static_cast<NumberField*>(focused());
        QCOMPARE(p->accessibleName(), QStringLiteral("Dropout p, as a number"));
        QCOMPARE(p->selectedText(), QStringLiteral("0.5"));
        QTRY_VERIFY(!p->visibleRegion().isEmpty()); // scrolled to
        QTest::keyClicks(p, QStringLiteral("7"));
        QTest::keyClick(p, Qt::Key_Return); // refused: it stays
        QCOMPARE(focused(), p);
        QTest::keyClick(p, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(p, QStringLiteral("0.2"));
        QTest::keyClick(p, Qt::Key_Return);
        QCOMPARE(m_window->document()->scene().config.dropout.p, 0.2);
        QCOMPARE(focused(), theView(*page()));
    }

    void theThreeViewsOfAProductGoRound()
    {
        Selection* selection = m_window->selection();
        const auto flip = [&] { QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier); };
        const auto inBlock = [&] {
            return m_window->workArea()->studio() && m_window->workArea()->studio()->id() == QLatin1String("block");
        };
        selection->setStage(QStringLiteral("scores"));
        selection->setOperands(false);
        flip();
        QCOMPARE(selection->operands(), std::optional(true));
        QVERIFY(!inBlock());
        flip();
        QVERIFY(inBlock());
        QVERIFY(m_window->workArea()->studio()->isAncestorOf(focused())); // the keys turn it at once
        flip();
        QVERIFY(!inBlock());
        QCOMPARE(selection->operands(), std::optional(false));
        // What is no product has two ways, and a card that is none leaves the block.
        flip();
        flip();
        QVERIFY(inBlock());
        selection->setStage(QStringLiteral("context"));
        QVERIFY(inBlock());
        selection->setStage(QStringLiteral("softmax"));
        QVERIFY(!inBlock());
        selection->setOperands(true);
        flip();
        QVERIFY(!inBlock());
        QCOMPARE(selection->operands(), std::optional(false));
    }

    void theMenuOfTheMapHidesTheCellThatWasClicked()
    {
        HeatmapView* view = theView(*page());
        QStringList offered;
        QTimer::singleShot(0, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->actions()) {
                offered << action->text().remove(QLatin1Char('&'));
                if (offered.last() == QLatin1String("Hide selected cell"))
                    action->trigger();
            }
            menu->close();
        });
        const QPoint place = centreOf(*view, {4, 2});
        QTest::mousePress(view, Qt::RightButton, {}, place);
        Q_EMIT view->customContextMenuRequested(place);
        QTRY_VERIFY(offered.contains(QStringLiteral("Hide the row")));
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{4, 2}));
        QCOMPARE(m_window->selection()->hidden(), (std::vector<CellBlock>{{"weights", {0, 0, 4, 2}}}));
        QVERIFY(offersInPalette(QStringLiteral("reveal selected cell")));
    }

    void theMenuOfTheMapIsAboutTheLabelThatWasClicked()
    {
        HeatmapView* view = theView(*page());
        m_window->selection()->setChosen(Cell{1, 3});
        const QPointF cell = centreOf(*view, {4, 2});
        QTest::mousePress(view, Qt::RightButton, {},
                          QPointF(view->heatmapLayout().rowLabels.center().x(), cell.y()).toPoint());
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{4, 3}));
        QTest::mousePress(view, Qt::RightButton, {},
                          QPointF(cell.x(), view->heatmapLayout().columnLabels.center().y()).toPoint());
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{4, 2}));
        m_window->selection()->setOperands(true);
        auto* operands = page()->findChild<OperandView*>();
        QTRY_VERIFY(operands->isVisible());
        const QPointF place = operands->placeOf({2, 1}).center();
        const OperandLayout& layout = operands->operandLayout();
        QTest::mousePress(operands, Qt::RightButton, {}, QPointF(layout.rowLabels.center().x(), place.y()).toPoint());
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{2, 2}));
        QTest::mousePress(operands, Qt::RightButton, {},
                          QPointF(place.x(), layout.columnLabels.center().y()).toPoint());
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{2, 1}));
        QTest::mousePress(operands, Qt::RightButton, {}, operands->placeOf({0, 0}).center().toPoint());
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{0, 0}));
    }

    void aKeyOpensTheSentence()
    {
        QTest::keyClick(m_window.get(), Qt::Key_T, Qt::ControlModifier);
        auto* field = qobject_cast<QLineEdit*>(focused());
        QVERIFY(field);
        QCOMPARE(field->text(), QStringLiteral("Your journey starts with one step"));
        QTest::keyClick(field, Qt::Key_Escape);
    }

    void theKeyOfACardThatIsOffOffersToTurnItOn()
    {
        m_window->workArea()->openStudio(QStringLiteral("mask"));
        QTest::keyClick(m_window.get(), Qt::Key_7, Qt::AltModifier);
        QCOMPARE(m_window->document()->scene().config.dropout.p, 0.0);
        turnOn();
        QTRY_COMPARE(m_window->selection()->stage(), QStringLiteral("dropout"));
        QCOMPARE(m_window->document()->scene().config.dropout.p, 0.5);
        QVERIFY(!m_window->workArea()->studio());
    }

    void onlyWhatWasPutInCanBeTakenBack()
    {
        const QAction* takeBack = nullptr;
        for (const QAction* action : page()->actions())
            if (action->shortcut() == QKeySequence(Qt::Key_Delete))
                takeBack = action;
        QVERIFY(takeBack);
        m_window->selection()->setChosen(Cell{3, 1});
        QVERIFY(!takeBack->isEnabled());
        Scene scene = m_window->document()->scene();
        scene.overrides.add({"weights", {0, 0, 3, 1}, 0.5f});
        QVERIFY(!m_window->document()->edit(QStringLiteral("Pin"), scene, ChangePart::Values));
        QTRY_VERIFY(takeBack->isEnabled());
        m_window->selection()->setChosen(Cell{3, 0});
        QVERIFY(!takeBack->isEnabled());
    }

    void theSpaceKeyFlipsTheChosenCellOfAMapOfTheMaskStudio()
    {
        m_window->resize(1280, 692);
        m_window->workArea()->openStudio(QStringLiteral("mask"));
        auto* map = qobject_cast<HeatmapView*>(focused());
        QVERIFY(map);
        m_window->selection()->setChosen(Cell{3, 1});
        QTest::keyClick(map, Qt::Key_Space);
        QCOMPARE(m_window->document()->scene().config.mask.kind, MaskKind::CustomBool);
    }

    void aSavedSceneIsSaidToBe()
    {
        QTemporaryDir folder;
        QVERIFY(!m_window->document()->save(folder.filePath(QStringLiteral("mine.attn"))));
        QVERIFY(m_window->files()->save());
        QCOMPARE(m_window->statusLine()->currentMessage(), QStringLiteral("Saved mine.attn"));
    }

    void thePaletteKnowsWhatPeopleCallThings()
    {
        QVERIFY(offersInPalette(QStringLiteral("own sentence")));
        QVERIFY(offersInPalette(QStringLiteral("tokens")));
        QVERIFY(offersInPalette(QStringLiteral("number")));
        QVERIFY(offersInPalette(QStringLiteral("embed")));
        QTest::keyClick(m_window->actionPalette()->field(), Qt::Key_Return);
        QVERIFY(qobject_cast<TensorTable*>(focused()));
        QVERIFY(!offersInPalette(QStringLiteral("zqxj")));
        m_window->actionPalette()->hide();
    }

    void aKeyGoesFromPanelToPanel()
    {
        WorkArea* work = m_window->workArea();
        work->centre()->takeFocus();
        QApplication::processEvents(); // the time bar is just built
        const std::vector<QWidget*> after{work->explainDock(), m_window->timeBar(), work->rail(), work->editorsDock(),
                                          work->centre()->page()};
        for (QWidget* part : after) {
            QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ControlModifier);
            QVERIFY2(isIn(part), focused() ? focused()->metaObject()->className() : "nothing");
            if (part == work->rail()) // at the stage that is seen
                QVERIFY(qobject_cast<QAbstractButton*>(focused())->isChecked());
        }
        QCOMPARE(focused(), theView(*page())); // as it was left
        m_window->resize(1280, 692);           // a narrow studio has no controls beside it
        work->openStudio(QStringLiteral("softmax"));
        QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isIn(work->studio()->controls()));
        QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ControlModifier);
        QVERIFY(isIn(work->studio()));
    }

    // Esc is a key: the heatmap shows that it has the keyboard.
    void theFocusIsSeenAfterEscInAStudio()
    {
        WorkArea* work = m_window->workArea();
        work->openStudio(QStringLiteral("softmax"));
        FocusReasons reasons;
        qApp->installEventFilter(&reasons);
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!work->studio());
        QVERIFY(isIn(work->centre()->page()));
        QCOMPARE(reasons.last, Qt::TabFocusReason);
    }

    void aStudioHasTheKeyboardAndItsControls()
    {
        WorkArea* work = m_window->workArea();
        m_window->resize(1280, 692);
        QApplication::processEvents(); // the time bar is just built
        QVERIFY(firstStop(m_window->timeBar()));
        firstStop(m_window->timeBar())->setFocus(); // it stays beside the studio
        work->openStudio(QStringLiteral("dropout"));
        QVERIFY(isIn(work->studio()));
        QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ControlModifier | Qt::ShiftModifier);
        const auto isP = [] {
            return focused() && focused()->accessibleName() == QStringLiteral("Dropout p, as a number");
        };
        for (int pressed = 0; pressed < 4 && !isP(); ++pressed)
            QTest::keyClick(focused(), Qt::Key_Tab);
        QVERIFY(isP());
        // "Go to" stays in a studio that has the part.
        QAction* dropout = nullptr;
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->text().remove(QLatin1Char('&')) == QStringLiteral("Dropout") && action->shortcut().isEmpty())
                dropout = action;
        QVERIFY(dropout);
        QTest::keyClick(focused(), Qt::Key_F6, Qt::ControlModifier);
        QVERIFY(isIn(work->studio()));
        dropout->trigger();
        QVERIFY(work->studio());
        QVERIFY(isP());
    }

    void tabGoesAsTheEyeDoes()
    {
        m_window->resize(1280, 692);
        for (const char* studio : {"mask", "dropout", "softmax"}) {
            m_window->workArea()->openStudio(QString::fromLatin1(studio));
            QTest::qWait(100); // the ways of the mask are computed beside
            for (QWidget* part :
                 {m_window->workArea()->studio()->controls(), (QWidget*)m_window->workArea()->centre()}) {
                QCOMPARE(strayTab(part), QString());
            }
        }
    }

    void ropeOpensOnTheChosenPair()
    {
        openRopeLesson();
        m_window->selection()->setStage(QStringLiteral("scores"));
        m_window->selection()->setChosen(Cell{5, 4});
        m_window->workArea()->openStudio(QStringLiteral("rope"));
        const auto* rope = qobject_cast<RopeStudio*>(m_window->workArea()->studio());
        QVERIFY(rope);
        QTRY_COMPARE(rope->shown().queryPosition, 5);
        QCOMPARE(rope->shown().keyPosition, 4);
    }

    void everyStageIsInTheMenu()
    {
        openRopeLesson();
        int outputs = 0;
        for (const QAction* action : m_window->findChildren<QAction*>())
            outputs += action->isVisible() && action->data().toString() == QLatin1String("output");
        QCOMPARE(outputs, 1);
    }

    void tabGoesThroughTheExplanationAsTheEyeDoes()
    {
        m_window->resize(1920, 1048);
        m_window->workArea()->complete();
        QWidget* part = m_window->workArea()->inspector();
        const auto hasReaders = [part] { // buttons that were made anew
            return std::ranges::any_of(part->findChildren<LinkButton*>(), [](LinkButton* button) {
                return button->isVisible() && button->text().startsWith(QLatin1String("masked"));
            });
        };
        m_window->selection()->setStage(QStringLiteral("scores"));
        m_window->selection()->setChosen(Cell{1, 1});
        QTRY_VERIFY(hasReaders());
        QCOMPARE(strayTab(part), QString());
    }

    // Rail, editors, header and map, explanation, time bar, and round again; a table is left by Ctrl+Tab.
    void tabComesIntoEveryPart()
    {
        m_window->resize(1280, 692);
        WorkArea* work = m_window->workArea();
        work->complete();
        std::vector<QWidget*> parts = work->panels(true);
        parts.push_back(m_window->timeBar());
        std::vector<int> visited;
        QVERIFY(firstStop(parts.front()));
        firstStop(parts.front())->setFocus();
        for (int presses = 0; presses < 200; ++presses) {
            const auto at = std::ranges::find_if(parts, [](QWidget* part) { return isIn(part); });
            const int part = at == parts.end() ? -1 : int(at - parts.begin());
            if (visited.empty() || visited.back() != part)
                visited.push_back(part);
            if (visited.size() > 1 && part == 0)
                break;
            QTest::keyClick(focused(), Qt::Key_Tab,
                            qobject_cast<QTableView*>(focused()) ? Qt::ControlModifier : Qt::NoModifier);
        }
        std::erase(visited, -1); // the corner of the menus
        QCOMPARE(visited, (std::vector{0, 1, 2, 3, 4, 0}));
        // A panel that floats is a window of its own.
        work->setPanelsMovable(true);
        work->explainDock()->setFloating(true);
        firstStop(parts.front())->setFocus();
        QTest::failOnWarning(QRegularExpression(QStringLiteral("setTabOrder")));
        for (int presses = 0; presses < 20; ++presses)
            QTest::keyClick(m_window.get(), Qt::Key_Tab);
        work->resetPanels();
        work->setPanelsMovable(false);
    }

    void thePanelsAreAsWideBehindTheStartPage()
    {
        closeWindow(m_window);
        QSettings().clear();
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 692);
        m_window->openAtStart({});
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QVERIFY(m_window->showsStartPage());
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(page()->focusData());
        QTRY_COMPARE(m_window->workArea()->editorsDock()->width(), 296);
    }

private:
    void openRopeLesson()
    {
        if (m_window->files()->openLesson(QStringLiteral("today.02.rope")))
            m_window->showWork();
        QTRY_VERIFY(m_window->document()->scene().config.rope);
        QTest::qWait(200); // computed
    }

    // Where Tab goes from a part's first stop to one that is neither below nor to the right of the stop before.
    QString strayTab(QWidget* part)
    {
        QWidget* before = firstStop(part);
        if (!before)
            return QStringLiteral("no stop");
        before->setFocus();
        for (int presses = 0; presses < 30; ++presses) {
            QTest::keyClick(focused(), Qt::Key_Tab);
            if (!isIn(part) || focused() == before)
                break;
            const QRect was(before->mapTo(part, QPoint()), before->size()),
                is(focused()->mapTo(part, QPoint()), focused()->size());
            const bool right = is.left() >= was.left() && is.bottom() > was.top(), below = is.bottom() > was.bottom();
            if (!right && !below)
                return before->accessibleName() + QStringLiteral(" -> ") + focused()->accessibleName();
            before = focused();
        }
        return {};
    }

    HeatmapPage* page() { return m_window->workArea()->centre()->page(); }
    bool offersInPalette(const QString& words)
    {
        m_window->actionPalette()->open();
        m_window->actionPalette()->field()->setText(words);
        return !m_window->actionPalette()->offered().empty();
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestShortWays)
#include "tst_shortways.moc"
