// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the heatmap: it follows the selection and the edits, for one head and for all of them side by side.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/selection.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/headspread.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/linkbutton.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/headfacts.h"
#include "ui/matrix/matrixdata.h"
#include "ui/theme/colors.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace attn;

class TestHeatmapPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void headsAreWalkedByKeysAndClicks()
    {
        const ComputedPtr computed = computedOf(headsScene(6, 12));
        std::vector<HeatmapDataPtr> heads;
        for (int head = 0; head < 12; ++head)
            heads.push_back(heatmapData(*computed, "weights", 0, head, Looks()));
        HeadGrid grid;
        grid.resize(664, 476);
        grid.setVisibleHeight(476);
        grid.setHeads(heads);
        grid.show();
        QSignalSpy chosen(&grid, &HeadGrid::headChosen), opened(&grid, &HeadGrid::headOpened);
        QTest::keyClick(&grid, Qt::Key_Right);
        QTest::keyClick(&grid, Qt::Key_Down);
        QCOMPARE(grid.focusedHead(), 1 + grid.columns());
        QTest::mouseClick(&grid, Qt::LeftButton, {}, grid.tileRect(11).center().toPoint());
        QCOMPARE(chosen.last()[0].toInt(), 11);
        QTest::keyClick(&grid, Qt::Key_Down); // nothing below
        QCOMPARE(grid.focusedHead(), 11);
        QTest::keyClick(&grid, Qt::Key_Return);
        QCOMPARE(opened.last()[0].toInt(), 11);
    }

    void afterAnEditACellHasBothNumbersAndFiguresNone()
    {
        Scene edited = lessonScene("000.causal.neg_inf");
        edited.edits.set("W_query", {1, 1}, 3);
        const ComputedPtr before = computedLesson("000.causal.neg_inf"), now = computedOf(edited);
        Selection selection;
        HeatmapPage page(&selection);
        page.resize(664, 476);
        page.show();
        page.setComputed(before);
        const QImage plain = theView(page)->grab().toImage();
        page.setComputed(now);
        page.setEarlier(before);
        const Cell cell{4, 1};
        const HeatmapDataPtr both = theView(page)->data();
        QVERIFY(hasMoved(*both, cell) && !hasMoved(*both, {0, 0}) && !hasMoved(*both, {0, 1}));
        QCOMPARE(describeCell(*both, cell),
                 QStringLiteral("query one, key journey: weight 0.2642; before the edit 0.2363"));
        QVERIFY(!page.focusData()->other());
        QCOMPARE(page.focusData()->value(cell), both->value(cell));
        selection.setGhost(Ghost::Before);
        QCOMPARE(theView(page)->data()->value(cell), heatmapData(*before, "weights", 0, 0, Looks())->value(cell));
        QCOMPARE(describeCell(*theView(page)->data(), cell),
                 QStringLiteral("query one, key journey: weight 0.2363 before the edit"));
        selection.setGhost(Ghost::Now);
        QVERIFY(!theView(page)->data()->other());
        page.setComputed(before);
        page.setEarlier(nullptr);
        selection.setGhost(Ghost::Both);
        QTRY_COMPARE(theView(page)->grab().toImage(), plain); // after the flash
    }

    void aGhostTellsNothingThatTheWalkHasNotReached()
    {
        Scene edited = lessonScene("000.causal.neg_inf");
        edited.edits.set("W_query", {1, 1}, 3);
        const ComputedPtr before = computedLesson("000.causal.neg_inf"), now = computedOf(edited);
        Selection selection;
        HeatmapPage page(&selection);
        page.resize(664, 476);
        page.show();
        page.setComputed(now);
        page.setEarlier(before);
        const Walk walk(*now->realized, 0, 0);
        selection.setSteps(walk, StepPlace{walk.find("weights"), 3, 1, -1});
        for (const Ghost ghost : {Ghost::Both, Ghost::Before}) {
            selection.setGhost(ghost);
            const HeatmapDataPtr data = theView(page)->data();
            QVERIFY(hasMoved(*data, {2, 1}));
            QVERIFY(!hasMoved(*data, {4, 1}));
            QCOMPARE(data->mark({4, 1}), CellMark::Pending);
            QVERIFY(std::isnan(data->value({4, 1})));
            QVERIFY(std::isnan(data->other()->value({4, 1})));
        }
    }

    void theChosenCellIsMarkedInEveryHead()
    {
        Selection selection;
        selection.setAllHeads(true);
        HeatmapPage page(&selection);
        page.resize(664, 504);
        page.setComputed(computedOf(headsScene(6, 4)));
        page.show();
        auto* grid = page.findChild<HeadGrid*>();
        const QImage before = grid->grab().toImage();
        selection.setChosen(Cell{3, 1});
        const QImage after = grid->grab().toImage();
        for (int head = 0; head < 4; ++head) {
            const QRectF cell = grid->geometryOf(head).cellRect(3, 1);
            const QPoint edge(int(cell.center().x()), int(cell.top()));
            QVERIFY(before.pixelColor(edge) != QColor(Qt::white));
            // The full mark lies outside the cell and hides none of it.
            QCOMPARE(after.pixelColor(edge) == QColor(Qt::white), head != 0);
            QCOMPARE(after.pixelColor(edge - QPoint(0, 1)), head == 0 ? QColor(Qt::white) : QColor(Qt::black));
            QCOMPARE(after.pixelColor(edge - QPoint(0, 4)) == QColor(Qt::black), head == 0);
        }
    }

    void clicksAndShiftedArrowsMoveTheCellInAllHeads()
    {
        Selection selection;
        selection.setAllHeads(true);
        HeatmapPage page(&selection);
        page.resize(664, 504);
        page.setComputed(computedOf(headsScene(6, 4)));
        page.show();
        auto* grid = page.findChild<HeadGrid*>();
        const QPoint place = grid->geometryOf(2).cellRect(4, 1).center().toPoint();
        QSignalSpy described(&page, &HeatmapPage::described);
        QTest::mouseMove(grid, place);
        QCOMPARE(selection.hovered(), Cell(4, 1));
        QVERIFY(described.last()[0].toString().startsWith(QStringLiteral("head 2: query t4, key t1: weight")));
        QTest::mouseClick(grid, Qt::LeftButton, {}, place);
        QCOMPARE(selection.head(), 2);
        QCOMPARE(selection.chosen(), Cell(4, 1));
        QTest::keyClick(grid, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(selection.chosen(), Cell(4, 2));
        QCOMPARE(selection.head(), 2);
    }

    void headsTellWhatSetsThemApart()
    {
        const ComputedPtr computed = computedOf(headsScene(2, 1));
        const HeldMatrixPtr weights = heatmapData(*computed, "weights", 0, 0, Looks());
        const double first = weights->value({1, 0}), second = weights->value({1, 1}); // the only row with two keys
        const auto facts = headFacts(*weights);
        QVERIFY(facts);
        QVERIFY(std::abs(facts->entropy + first * std::log2(first) + second * std::log2(second)) < 1e-6);
        QCOMPARE(facts->mostEntropy, 1.0);
        QCOMPARE(float(facts->largest), float(std::max(first, second)));
        QCOMPARE(float(facts->onFirst), float(first));
        QCOMPARE(float(facts->onItself), float(second));
        QCOMPARE(float(facts->largestBefore), float(first));
        QVERIFY(!headFacts(*heatmapData(*computed, "scores", 0, 0, Looks())));
        QVERIFY(!headFacts(*heatmapData(*computedOf(headsScene(1, 1)), "weights", 0, 0, Looks())));
    }

    void largeHeadsTellTheSameAsSmallOnesOnceNothingChanges()
    {
        const ComputedPtr computed = computedOf(headsScene(150, 1));
        const HeldMatrixPtr held = heatmapData(*computed, "weights", 0, 0, Looks());
        const HeatmapDataPtr large =
            mapData(computed, "weights", 0, 0, Looks(), statsOfTensors(computed, {"weights"}, Looks()));
        const auto a = headFacts(*held), b = headFacts(*large);
        QVERIFY(a && b);
        QVERIFY(std::abs(a->entropy - b->entropy) < 1e-6 && std::abs(a->onFirst - b->onFirst) < 1e-6);
        QVERIFY(std::abs(a->largest - b->largest) < 1e-6 && a->mostEntropy == b->mostEntropy);
        QVERIFY(std::abs(a->onItself - b->onItself) < 1e-6 && std::abs(a->largestBefore - b->largestBefore) < 1e-6);
        Selection selection;
        selection.setAllHeads(true);
        HeatmapPage page(&selection);
        page.resize(664, 504);
        page.setComputed(computedOf(headsScene(150, 2)));
        page.show();
        auto* grid = page.findChild<HeadGrid*>();
        const QImage before = grid->grab(grid->headLayout().factsRect(1).toRect()).toImage();
        QTRY_VERIFY(grid->grab(grid->headLayout().factsRect(1).toRect()).toImage() != before);
    }

    void headsAreComparedByTheirSpreadWhereThereIsRoom()
    {
        Selection selection;
        selection.setAllHeads(true);
        HeatmapPage page(&selection);
        page.resize(1244, 864); // the centre at 1920 x 1080
        page.setComputed(computedOf(headsScene(64, 12)));
        page.show();
        auto* spread = page.findChild<HeadSpread*>();
        QVERIFY(spread->isVisible());
        QVERIFY(spread->accessibleDescription().contains(QStringLiteral("head 11: ")));
        QTest::mouseClick(spread, Qt::LeftButton, {}, spread->barRect(5).center().toPoint());
        QCOMPARE(selection.head(), 5);
        page.resize(664, 476);
        QVERIFY(!spread->isVisible());
        page.resize(1244, 864);
        selection.setStage(QStringLiteral("scores"));
        QVERIFY(!spread->isVisible());
    }

    void aPageOfOneColourOffersWhatWouldTellMore()
    {
        Selection selection;
        HeatmapPage page(&selection);
        page.resize(664, 504);
        page.setComputed(computedOf(headsScene(200, 1)));
        page.show();
        auto* hint = page.findChild<LinkButton*>();
        QVERIFY(hint->isVisible());
        hint->click();
        QVERIFY(selection.range().mode == RangeMode::Fit);
        QVERIFY(!hint->isVisible() || hint->text().contains(QStringLiteral("logarithmic")));
        page.setComputed(computedLesson("000.causal.neg_inf"));
        QVERIFY(!hint->isVisible());
    }

    void changedNumbersFlashInEveryHead()
    {
        Scene scene = headsScene(6, 4);
        Selection selection;
        selection.setAllHeads(true);
        HeatmapPage page(&selection);
        page.resize(664, 504);
        page.setComputed(computedOf(scene));
        page.show();
        auto* grid = page.findChild<HeadGrid*>();
        grid->grab();
        scene.edits.set("x", {0, 0, 1}, 3.0f);
        page.setComputed(computedOf(scene));
        const QImage flashed = grid->grab().toImage();
        for (int head = 0; head < 4; ++head)
            QCOMPARE(flashed.pixelColor(grid->geometryOf(head).cellRect(5, 0).topLeft().toPoint()), colors().flash);
        QTRY_VERIFY(grid->grab().toImage().pixelColor(grid->geometryOf(3).cellRect(5, 0).topLeft().toPoint()) !=
                    colors().flash);
    }

    void whatWasShownOfALargeLayerDoesNotOutliveIt()
    {
        Selection selection;
        HeatmapPage page(&selection);
        page.resize(1244, 864);
        page.show();
        const ComputedPtr small = computedLesson("000.causal.neg_inf");
        for (const bool allHeads : {true, false, true}) {
            selection.setAllHeads(allHeads);
            ComputedPtr large = computedOf(headsScene(1100, 2));
            const std::weak_ptr<const Computed> kept = large;
            page.setComputed(std::move(large));
            QVERIFY(!kept.expired());
            page.grab(); // paints, and keeps the picture
            page.setComputed(small);
            QTRY_VERIFY2(kept.expired(), allHeads ? "heads" : "one head");
        }
    }

    void thePageFollowsTheSelection()
    {
        Selection selection;
        HeatmapPage page(&selection);
        page.resize(664, 476);
        page.setComputed(computedLesson("000.causal.neg_inf"));
        page.show();
        QSignalSpy described(&page, &HeatmapPage::described);
        QCOMPARE(page.focusData()->tensor, QStringLiteral("weights"));
        QTest::mouseClick(theView(page), Qt::LeftButton, {}, centreOf(*theView(page), {3, 2}));
        QCOMPARE(selection.chosen(), Cell(3, 2));
        QVERIFY(described.last()[0].toString().startsWith(QStringLiteral("query with, key starts: weight 0.2794")));
        selection.setStage(QStringLiteral("scores"));
        QCOMPARE(page.focusData()->tensor, QStringLiteral("scores"));
        QCOMPARE(selection.chosen(), Cell(3, 2));
        selection.setStage(QStringLiteral("dropout")); // off in this lesson
        QVERIFY(!page.focusData() && !theView(page));
        selection.setStage(QStringLiteral("qkv"));
        int views = 0;
        for (HeatmapView* view : page.findChildren<HeatmapView*>())
            views += view->isVisibleTo(&page);
        QCOMPARE(views, 3);
    }

    void anEditChangesThePictureAndItsUndoBringsItBackBitForBit()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        Selection selection;
        HeatmapPage page(&selection);
        page.resize(664, 476);
        page.setComputed(computedOf(scene));
        page.show();
        selection.setChosen(Cell{3, 2});
        const QImage before = page.grab().toImage();
        Scene edited = scene;
        edited.edits.set("x", {3, 1}, 2.0f);
        page.setComputed(computedOf(edited));
        QTRY_VERIFY(page.grab().toImage() != before);
        page.setComputed(computedOf(scene));
        QTRY_COMPARE(page.grab().toImage(), before);
    }

    void allHeadsAreShownAndOneCanBeOpened()
    {
        Selection selection;
        selection.setAllHeads(true);
        HeatmapPage page(&selection);
        page.resize(664, 476);
        page.setComputed(computedOf(headsScene(6, 4)));
        page.show();
        QVERIFY(page.showsAllHeads());
        auto* grid = page.findChild<HeadGrid*>();
        QTest::mouseClick(grid, Qt::LeftButton, {}, grid->tileRect(2).center().toPoint());
        QCOMPARE(selection.head(), 2);
        QTest::keyClick(grid, Qt::Key_Return);
        QVERIFY(!selection.allHeads() && !page.showsAllHeads());
        QCOMPARE(page.focusData()->tensor, QStringLiteral("weights"));
        selection.setAllHeads(true);
        page.setComputed(computedLesson("000.causal.neg_inf")); // one head: nothing to put side by side
        QVERIFY(!page.showsAllHeads());
    }
};

QTEST_MAIN(TestHeatmapPage)
#include "tst_heatmappage.moc"
