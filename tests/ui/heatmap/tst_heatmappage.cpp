// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the heatmap: it follows the selection and the edits, for one head and for all of them side by side.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/selection.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/matrix/ghost.h"

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
        QCOMPARE(describeCell(*both, cell), QStringLiteral("query one, key journey: weight 0.2642, was 0.2363"));
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
