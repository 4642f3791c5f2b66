// SPDX-License-Identifier: GPL-3.0-or-later
// Several heads in the whole window: switched off and on, told what is lost, compared and laid over each other.
#include "core/heads/headloss.h"
#include "core/io/scene/scenefile.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/explain/everyhead.h"
#include "ui/explain/headrows.h"
#include "ui/explain/notesblock.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/headspage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/badge.h"
#include "ui/kit/numbertext.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/studios/overlay/overlaylist.h"
#include "ui/studios/overlay/overlaypainter.h"
#include "ui/studios/overlay/overlaystudio.h"
#include "ui/timebar/stepper.h"
#include "ui/window/centreheader.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

using namespace attn;

class TestWindowHeads : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window;
    Selection& selection() { return *window->selection(); }
    template <class Part> Part* part() { return window->findChild<Part*>(); }
    bool says(const QString& words)
    {
        QCoreApplication::processEvents();
        for (const QString& each : writtenTexts(*window))
            if (each.contains(words, Qt::CaseInsensitive))
                return true;
        return false;
    }
    const std::vector<std::int64_t>& off() { return window->document()->scene().config.heads_off; }

private Q_SLOTS:
    // As over each of all heads.
    void anEyeBesideTheListTurnsTheOnlyHeadShownOff()
    {
        const auto eye = [this]() -> QToolButton* {
            for (auto* button : part<CentreHeader>()->findChildren<QToolButton*>())
                if (button->accessibleName().startsWith(QStringLiteral("Turn head 2")))
                    return button;
            return nullptr;
        };
        window->resize(1280, 720);
        selection().setAllHeads(false);
        QTRY_VERIFY(eye() && eye()->isVisible());
        QVERIFY(eye()->toolTip().contains(QStringLiteral("(O)")));
        eye()->click();
        QCOMPARE(off(), std::vector<std::int64_t>{2});
        QTRY_COMPARE(eye()->accessibleName(), QStringLiteral("Turn head 2 on"));
        eye()->click();
        QVERIFY(off().empty());
        selection().setAllHeads(true);
        QTRY_VERIFY(!eye()->isVisible());
    }

    void init()
    {
        openLesson(window);
        window->document()->open(headsScene(6, 4), {});
        QTRY_COMPARE(window->computed()->realized->plan.dims.H, std::int64_t(4));
        window->complete();
        selection().setStage(QStringLiteral("softmax"));
        selection().setAllHeads(true);
        selection().setHead(2);
        selection().setChosen(Cell{4, 1});
        window->workArea()->centre()->takeFocus();
    }
    void cleanup() { closeWindow(window); }

    void aKeySwitchesTheHeadInFocusOffAndUndoBringsItBack()
    {
        auto* grid = part<HeadGrid>();
        QVERIFY(grid->hasFocus());
        const Scene before = window->document()->scene();
        QTest::keyClick(grid, Qt::Key_O);
        QCOMPARE(off(), std::vector<std::int64_t>{2});
        QTRY_COMPARE(window->computed()->realized->config.heads_off.size(), std::size_t(1));
        QVERIFY(says(QStringLiteral("3 of 4 heads")));
        QVERIFY(says(QStringLiteral("Head 2, turned off")));
        // Its weights stay, and what it writes is 0.
        const Trace& trace = *window->computed()->trace;
        QVERIFY(trace.cell(*trace.find("weights"), {0, 2, 4, 1}) > 0);
        QCOMPARE(trace.cell(*trace.find("head_context"), {0, 2, 4, 1}), 0.0);
        QCOMPARE(*parseScene(writeScene(window->document()->scene())), window->document()->scene());
        window->document()->undoStack()->undo();
        QCOMPARE(window->document()->scene(), before);
        QTest::keyClick(grid, Qt::Key_O);
        QTest::keyClick(grid, Qt::Key_Home);
        QTest::keyClick(grid, Qt::Key_O);
        QCOMPARE(off(), (std::vector<std::int64_t>{0, 2}));
        window->workArea()->switchHeadsOn();
        QVERIFY(off().empty());
    }

    void theKeyWorksWhereAHeadWasChosen()
    {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QWidget* bars = part<HeadBars>();
        QTRY_VERIFY(bars->isVisible() && bars->height() > 0);
        QTest::mouseClick(bars, Qt::LeftButton, {}, {40, bars->height() / 8});
        QVERIFY(bars->hasFocus());
        QTest::keyClick(bars, Qt::Key_O);
        QCOMPARE(off(), std::vector<std::int64_t>{0});
        selection().setAllHeads(false);
        QComboBox* list = nullptr;
        for (QComboBox* each : part<CentreHeader>()->findChildren<QComboBox*>())
            if (each->accessibleName() == QStringLiteral("Head"))
                list = each;
        QTRY_VERIFY(list && list->isVisible());
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_O);
        QCOMPARE(off(), (std::vector<std::int64_t>{0, 1}));
    }

    void aSceneThatWasKeptWithAHeadOffSaysSo()
    {
        const auto badge = [this] { return part<NotesBlock>()->findChild<Badge*>()->text(); };
        const Scene lesson = lessonScene("000.mha");
        window->document()->open(withHeadSwitched(lesson, 1), {});
        QTRY_COMPARE(badge(), QStringLiteral("head 1 is off"));
        QVERIFY(part<NotesBlock>()->findChild<Badge*>()->toolTip().contains(
            QStringLiteral("24 of 24 printed values differ")));
        window->workArea()->switchHeadsOn();
        QTRY_COMPARE(badge(), QStringLiteral("edited")); // it is not as it was opened
    }

    void headsOfAJoinedContextAreNotCompared()
    {
        selection().setStage(QStringLiteral("concat"));
        window->workArea()->compareHeads(1, 3); // it goes where there are heads
        QCOMPARE(selection().stage(), QStringLiteral("softmax"));
        auto* studio = static_cast<CompareStudio*>(window->workArea()->studio());
        QVERIFY(studio->difference());
        selection().setStage(QStringLiteral("concat"));
        QVERIFY(!studio->difference());
        QVERIFY(says(QStringLiteral("context has no heads. Select a stage with heads: scores or weights.")));
        selection().setStage(QStringLiteral("context")); // before they are joined
        QTRY_VERIFY(studio->difference());
        const Trace& trace = *window->computed()->trace;
        const TracedTensor& context = *trace.find("head_context");
        QCOMPARE(studio->difference()->value({4, 1}),
                 float(trace.cell(context, {0, 3, 4, 1})) - float(trace.cell(context, {0, 1, 4, 1})));
    }

    void whatIsLostIsShownBesideTheHead()
    {
        const auto other = computedOf(withHeadSwitched(window->document()->scene(), 2));
        const auto loss = headLoss(*window->computed(), *other, 0);
        const QString words = lossInWords(*loss, selection().digits());
        QTRY_VERIFY(says(words.left(words.indexOf(QLatin1Char('%')))));
    }

    void theChosenCellIsDescribedForEveryHead()
    {
        const auto* bars = part<HeadBars>();
        QCOMPARE(bars->bars().size(), std::size_t(4));
        const Trace& trace = *window->computed()->trace;
        for (const HeadBars::Bar& bar : bars->bars())
            QCOMPARE(bar.value, trace.cell(*trace.find("weights"), {0, bar.head, 4, 1}));
        selection().setHidden({{"weights", {0, 1, 4, 1}}});
        QVERIFY(!bars->bars()[1].revealed);
        QCOMPARE(bars->bars()[1].text, QStringLiteral("?"));
        QVERIFY(bars->bars()[0].revealed);
    }

    void rowsOfTheHeadAreChosenByTheirBars()
    {
        auto* rows = part<HeadRows>();
        QVERIFY(rows->figures().has_value());
        QTest::keyClick(rows, Qt::Key_Right);
        QCOMPARE(selection().chosen(), Cell(5, 1));
        QVERIFY(rows->accessibleDescription().contains(QStringLiteral("query t5: entropy")));
    }

    void aWalkHasNoFiguresBeforeItsWeights()
    {
        window->workArea()->stepper()->toCount(3);
        selection().setStage(QStringLiteral("softmax"));
        QVERIFY(!part<HeadRows>()->figures().has_value());
        QVERIFY(part<HeadRows>()->accessibleDescription().contains(QStringLiteral("not yet")));
        QVERIFY(says(QStringLiteral("The effect of removing this head is not computed yet.")));
    }

    void hiddenNumbersHaveNoFigures()
    {
        selection().setHidden({{"weights", {0, 2, 4, 1}}});
        QVERIFY(!part<HeadRows>()->figures().has_value());
        QVERIFY(says(QStringLiteral("The effect of removing this head is not shown while numbers are hidden.")));
        QVERIFY(!part<HeadGrid>()->accessibleDescription().contains(QStringLiteral("entropy")));
    }

    void twoHeadsAreComparedAsAAndB()
    {
        window->workArea()->compareHeads(1, 3);
        auto* studio = static_cast<CompareStudio*>(window->workArea()->studio());
        QCOMPARE(selection().head(), 3);
        QVERIFY(studio->difference());
        const Trace& trace = *window->computed()->trace;
        const TracedTensor& weights = *trace.find("weights");
        QCOMPARE(studio->difference()->value({4, 1}),
                 float(trace.cell(weights, {0, 3, 4, 1})) - float(trace.cell(weights, {0, 1, 4, 1})));
        QVERIFY(says(QStringLiteral("Heads 1 and 3")));
        studio->swap();
        QCOMPARE(selection().head(), 1);
        QVERIFY(says(QStringLiteral("Heads 3 and 1")));
        selection().setStage(QStringLiteral("x"));
        QVERIFY(says(QStringLiteral("x has no heads")));
    }

    void aCardThatHasNoWeightsIsShownInThePlaceOfTheOverlay()
    {
        selection().setStage(QStringLiteral("context"));
        window->workArea()->openStudio(QStringLiteral("overlay"));
        QVERIFY(window->workArea()->studio());
        selection().setHead(1);
        selection().setStage(QStringLiteral("softmax"));
        QVERIFY(window->workArea()->studio());
        selection().setStage(QStringLiteral("scores"));
        QVERIFY(!window->workArea()->studio());
        QCOMPARE(window->workArea()->centre()->page()->focusData()->tensor, QStringLiteral("scores"));
    }

    void headsLieOverEachOther()
    {
        window->workArea()->openStudio(QStringLiteral("overlay"));
        auto* studio = static_cast<OverlayStudio*>(window->workArea()->studio());
        QVERIFY(studio->overlay());
        QCOMPARE(studio->overlay()->heads, (std::vector<int>{0, 1, 2, 3}));
        QVERIFY(studio->drawn() == OverlayMode::Bands);
        auto* list = studio->findChild<OverlayList*>();
        const Trace& trace = *window->computed()->trace;
        double most = 0;
        for (int head = 0; head < 4; ++head) {
            const double weight = trace.cell(*trace.find("weights"), {0, head, 4, 1});
            most = std::max(most, weight);
            QVERIFY(list->accessibleDescription().contains(
                QStringLiteral("head %1: %2").arg(head).arg(formatNumber(weight, selection().digits()))));
        }
        QCOMPARE(studio->overlay()->largest->value({4, 1}), float(most));
        const auto place = studio->overlay()->strongest({4, 1});
        QCOMPARE(trace.cell(*trace.find("weights"), {0, int(*place), 4, 1}), most);
        QVERIFY(!studio->overlay()->strongest({1, 4}));
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(selection().head(), 3);
        selection().setHidden({{"weights", {0, 1, 4, 1}}});
        QVERIFY(list->accessibleDescription().contains(QStringLiteral("head 1: ?")));
        QCOMPARE(studio->overlay()->largest->mark({4, 1}), CellMark::Hidden);
    }
};

WINDOW_TEST(TestWindowHeads)
#include "tst_windowheads.moc"
