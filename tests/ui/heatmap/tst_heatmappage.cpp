// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the heatmap: it follows the selection and the edits, for one head and for all of them side by side.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/selection.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"

#include <QSignalSpy>
#include <QTest>

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
