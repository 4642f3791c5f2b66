// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the heatmap: it follows the selection and the edits, for one head and for all of them side by side.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/headsline.h"
#include "ui/heatmap/headspage.h"
#include "ui/heatmap/headspread.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/headfacts.h"
#include "ui/matrix/matrixdata.h"
#include "ui/theme/colors.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace attn;

namespace {

// A lesson before and after an edit of one number.
struct LessonEdit {
    LessonEdit()
    {
        Scene edited = lessonScene("000.causal.neg_inf");
        edited.edits.set("W_query", {1, 1}, 3);
        now = computedOf(edited);
    }
    ComputedPtr before = computedLesson("000.causal.neg_inf"), now;
};

} // namespace

class TestHeatmapPage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void headsAreWalkedByKeysAndClicks()
    {
        HeadGrid grid;
        grid.resize(664, 476);
        grid.setVisibleHeight(476);
        grid.setHeads(weightsOfHeads(*computedOf(headsScene(6, 12))));
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
        grid.setHeads(weightsOfHeads(*computedOf(headsScene(6, 2)))); // fewer than the one in focus
        QCOMPARE(grid.focusedHead(), 1);
        QVERIFY2(grid.accessibleDescription().startsWith(QStringLiteral("Current head: 1 of 2")),
                 qPrintable(grid.accessibleDescription()));
    }

    void afterAnEditACellHasBothNumbersAndFiguresNone()
    {
        const LessonEdit edit;
        ShownPage shown(edit.before);
        const QImage plain = theView(shown.page)->grab().toImage();
        shown.page.setComputed(edit.now);
        shown.page.setEarlier(edit.before);
        const Cell cell{4, 1};
        const HeatmapDataPtr both = theView(shown.page)->data();
        QVERIFY(hasMoved(*both, cell) && !hasMoved(*both, {0, 0}) && !hasMoved(*both, {0, 1}));
        QCOMPARE(describeCell(*both, cell),
                 QStringLiteral("query one, key journey: weight 0.2642; 0.2363 before the edit"));
        QVERIFY(!shown.page.focusData()->other());
        QCOMPARE(shown.page.focusData()->value(cell), both->value(cell));
        shown.selection.setGhost(Ghost::Before);
        QCOMPARE(theView(shown.page)->data()->value(cell),
                 heatmapData(*edit.before, "weights", 0, 0, Looks())->value(cell));
        QCOMPARE(describeCell(*theView(shown.page)->data(), cell),
                 QStringLiteral("query one, key journey: weight 0.2363 before the edit"));
        shown.selection.setGhost(Ghost::Now);
        QVERIFY(!theView(shown.page)->data()->other());
        shown.page.setComputed(edit.before);
        shown.page.setEarlier(nullptr);
        shown.selection.setGhost(Ghost::Both);
        QTRY_COMPARE(theView(shown.page)->grab().toImage(), plain); // after the flash
    }

    void aGhostTellsNothingThatTheWalkHasNotReached()
    {
        const LessonEdit edit;
        ShownPage shown(edit.now);
        shown.page.setEarlier(edit.before);
        const Walk walk(*edit.now->realized, 0, 0);
        shown.selection.setSteps(walk, StepPlace{walk.find("weights"), 3, 1, -1});
        for (const Ghost ghost : {Ghost::Both, Ghost::Before}) {
            shown.selection.setGhost(ghost);
            const HeatmapDataPtr data = theView(shown.page)->data();
            QVERIFY(hasMoved(*data, {2, 1}));
            QVERIFY(!hasMoved(*data, {4, 1}));
            QCOMPARE(data->mark({4, 1}), CellMark::Pending);
            QVERIFY(std::isnan(data->value({4, 1})));
            QVERIFY(std::isnan(data->other()->value({4, 1})));
        }
    }

    void theChosenCellIsMarkedInEveryHead()
    {
        ShownPage shown(computedOf(headsScene(6, 4)), ShownPage::small, true);
        auto* grid = shown.page.findChild<HeadGrid*>();
        const QImage before = grid->grab().toImage();
        shown.selection.setChosen(Cell{3, 1});
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
        ShownPage shown(computedOf(headsScene(6, 4)), ShownPage::small, true);
        auto* grid = shown.page.findChild<HeadGrid*>();
        const QPoint place = grid->geometryOf(2).cellRect(4, 1).center().toPoint();
        QSignalSpy described(&shown.page, &HeatmapPage::described);
        QTest::mouseMove(grid, place);
        QCOMPARE(shown.selection.hovered(), Cell(4, 1));
        QVERIFY(described.last()[0].toString().startsWith(QStringLiteral("head 2: query t4, key t1: weight")));
        QTest::mouseClick(grid, Qt::LeftButton, {}, place);
        QCOMPARE(shown.selection.head(), 2);
        QCOMPARE(shown.selection.chosen(), Cell(4, 1));
        QTest::keyClick(grid, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(shown.selection.chosen(), Cell(4, 2));
        QCOMPARE(shown.selection.head(), 2);
    }

    void headsTellWhatSetsThemApart()
    {
        const ComputedPtr computed = computedOf(headsScene(2, 2));
        const HeldMatrixPtr weights = heatmapData(*computed, "weights", 0, 0, Looks());
        const double first = weights->value({1, 0}), second = weights->value({1, 1}); // the only row with two keys
        ShownPage shown(computed, ShownPage::small, true);
        const auto* grid = shown.page.findChild<HeadGrid*>();
        const auto spoken = [&](double number, int decimals) {
            return grid->accessibleDescription().contains(formatNumber(number, decimals));
        };
        QVERIFY(spoken(-first * std::log2(first) - second * std::log2(second), 2));
        QVERIFY(spoken(std::max(first, second), 3) && spoken(first, 3) && spoken(second, 3));
    }

    void theNumbersOfEachHeadAreNamed()
    {
        Scene scene = headsScene(4, 2);
        scene.config.mask = {}; // else the legend of masked cells has that room
        ShownPage shown(computedOf(scene), QSize(500, 400), true);
        QVERIFY(shown.page.findChild<HeadGrid*>()->factsAreBrief());
        const auto* line = shown.page.findChild<HeadsLine*>();
        QTRY_VERIFY(line->showsKey());
        const QString names = QStringLiteral("entropy, largest weight, weight on the first token");
        QVERIFY2(QString(line->toolTip()).replace(u'\n', u' ').contains(names), qPrintable(line->toolTip()));
        QVERIFY(line->accessibleDescription().contains(names));
    }

    void headsAreSortedByAFigureAndWalkedInThatOrder()
    {
        const ComputedPtr computed = computedOf(headsScene(8, 4));
        ShownPage shown(computed, ShownPage::small, true);
        auto* grid = shown.page.findChild<HeadGrid*>();
        HeadsPage* heads = shown.page.headsPage();
        std::vector<std::pair<double, int>> entropies;
        for (int head = 0; head < 4; ++head)
            entropies.emplace_back(headFigures(*computed, "weights", 0, head)->mean.entropy, head);
        std::ranges::sort(entropies, std::greater());
        QVERIFY(entropies.front().second != 0 || entropies[1].second != 1); // else nothing would move
        heads->setOrder({HeadSort::Entropy, false});
        const HeadLayout& layout = grid->headLayout();
        for (int place = 0; place < 4; ++place)
            QCOMPARE(grid->tileRect(entropies[std::size_t(place)].second), layout.tileRect(place));
        shown.selection.setHead(entropies[0].second);
        QTest::keyClick(grid, Qt::Key_Right);
        QCOMPARE(shown.selection.head(), entropies[1].second);
        QVERIFY(grid->accessibleDescription().contains(QStringLiteral("position 2, sorted by entropy")));
        QCOMPARE(grid->headAt(layout.tileRect(3).center()), entropies[3].second);
        heads->setOrder({HeadSort::Entropy, true});
        QCOMPARE(grid->headAt(layout.tileRect(0).center()), entropies[3].second);
        heads->setOrder({});
        QCOMPARE(grid->headAt(layout.tileRect(2).center()), 2);
    }

    void headsAreSortedByWhatIsLostWithoutThem()
    {
        const ComputedPtr computed = computedOf(headsScene(8, 4));
        ShownPage shown(computed, ShownPage::small, true);
        auto* grid = shown.page.findChild<HeadGrid*>();
        std::vector<std::pair<double, int>> losses;
        for (int head = 0; head < 4; ++head)
            losses.emplace_back(headLoss(*computed, *computedOf(withHeadSwitched(computed->scene, head)), 0)->share,
                                head);
        std::ranges::sort(losses, std::greater());
        shown.page.headsPage()->setOrder({HeadSort::Lost, false});
        shown.selection.setHead(losses[3].second);
        QTRY_VERIFY(grid->accessibleDescription().contains(QStringLiteral("without this head, ")));
        QTRY_COMPARE(grid->tileRect(losses[3].second), grid->headLayout().tileRect(3));
        QCOMPARE(grid->tileRect(losses[0].second), grid->headLayout().tileRect(0));
    }

    void aHeadThatIsOffHasNoColoursAndItsEyeAsksForIt()
    {
        Scene scene = headsScene(6, 2);
        ShownPage shown(computedOf(scene), ShownPage::small, true);
        auto* grid = shown.page.findChild<HeadGrid*>();
        QSignalSpy asked(shown.page.headsPage(), &HeadsPage::headSwitchAsked);
        QVERIFY(!grid->eyeRect(1).isEmpty());
        QTest::mouseClick(grid, Qt::LeftButton, {}, grid->eyeRect(1).center().toPoint());
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toInt(), 1);
        QCOMPARE(shown.selection.head(), 1);
        const auto colourful = [&](int head) {
            const QImage tile = grid->grab(grid->tileRect(head).toRect().adjusted(2, 2, -2, -2)).toImage();
            int colours = 0;
            for (int y = 0; y < tile.height(); y += 3)
                for (int x = 0; x < tile.width(); x += 3)
                    colours += QColor(tile.pixel(x, y)).saturation() > 60;
            return colours;
        };
        QVERIFY(colourful(1) > 20);
        shown.page.setComputed(computedOf(withHeadSwitched(scene, 1)));
        QCOMPARE(colourful(1), 0);
        QVERIFY(colourful(0) > 20);
        QVERIFY(grid->accessibleDescription().contains(QStringLiteral("turned off")));
    }

    void theEyeIsOnlyWhereItDoesSomething()
    {
        Scene scene = headsScene(6, 2);
        scene.config.starts_from = StartsFrom::XForScores;
        scene.draws.pop_back();
        const ComputedPtr computed = computedOf(scene);
        ShownPage shown(computed, ShownPage::small, true);
        QVERIFY(!whyNoHeadMatters(computed->realized->config).empty());
        shown.selection.setStage(QStringLiteral("scores"));
        QVERIFY(shown.page.findChild<HeadGrid*>()->eyeRect(0).isEmpty());
    }

    void largeHeadsAreAnnouncedOnceNothingChanges()
    {
        ShownPage shown(computedOf(headsScene(150, 2)), ShownPage::small, true);
        auto* grid = shown.page.findChild<HeadGrid*>();
        const QImage before = grid->grab(grid->headLayout().factsRect(1).toRect()).toImage();
        QTRY_VERIFY(grid->grab(grid->headLayout().factsRect(1).toRect()).toImage() != before);
    }

    void headsAreComparedByTheirSpreadWhereThereIsRoom()
    {
        ShownPage shown(computedOf(headsScene(64, 12)), ShownPage::large, true);
        auto* spread = shown.page.findChild<HeadSpread*>();
        QVERIFY(spread->isVisible());
        QVERIFY(spread->accessibleDescription().contains(QStringLiteral("head 11: ")));
        QTest::mouseClick(spread, Qt::LeftButton, {}, spread->barRect(5).center().toPoint());
        QCOMPARE(shown.selection.head(), 5);
        shown.page.resize(ShownPage::small);
        QVERIFY(!spread->isVisible());
        shown.page.resize(ShownPage::large);
        shown.selection.setStage(QStringLiteral("scores"));
        QVERIFY(!spread->isVisible());
    }

    void aPageOfOneColourOffersWhatWouldTellMore()
    {
        ShownPage shown(computedOf(headsScene(200, 1)));
        auto* hint = shown.page.findChild<LinkButton*>();
        QVERIFY(hint->isVisible());
        hint->click();
        QVERIFY(shown.selection.range().mode == RangeMode::Fit);
        QVERIFY(!hint->isVisible() || hint->text().contains(QStringLiteral("log scale")));
        shown.page.setComputed(computedLesson("000.causal.neg_inf"));
        QVERIFY(!hint->isVisible());
    }

    void changedNumbersFlashInEveryHead()
    {
        Scene scene = headsScene(6, 4);
        ShownPage shown(computedOf(scene), ShownPage::small, true);
        auto* grid = shown.page.findChild<HeadGrid*>();
        grid->grab();
        scene.edits.set("x", {0, 0, 1}, 3.0f);
        shown.page.setComputed(computedOf(scene));
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
        ShownPage shown(computedLesson("000.causal.neg_inf"));
        QSignalSpy described(&shown.page, &HeatmapPage::described);
        QCOMPARE(shown.page.focusData()->tensor, QStringLiteral("weights"));
        QTest::mouseClick(theView(shown.page), Qt::LeftButton, {}, centreOf(*theView(shown.page), {3, 2}));
        QCOMPARE(shown.selection.chosen(), Cell(3, 2));
        QVERIFY(described.last()[0].toString().startsWith(QStringLiteral("query with, key starts: weight 0.2794")));
        shown.selection.setStage(QStringLiteral("scores"));
        QCOMPARE(shown.page.focusData()->tensor, QStringLiteral("scores"));
        QCOMPARE(shown.selection.chosen(), Cell(3, 2));
        shown.selection.setStage(QStringLiteral("dropout")); // off in this lesson
        QVERIFY(!shown.page.focusData() && !theView(shown.page));
        shown.selection.setStage(QStringLiteral("qkv"));
        int views = 0;
        for (HeatmapView* view : shown.page.findChildren<HeatmapView*>())
            views += view->isVisibleTo(&shown.page);
        QCOMPARE(views, 3);
    }

    void anEditChangesThePictureAndItsUndoBringsItBackBitForBit()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        ShownPage shown(computedOf(scene));
        shown.selection.setChosen(Cell{3, 2});
        const QImage before = shown.page.grab().toImage();
        Scene edited = scene;
        edited.edits.set("x", {3, 1}, 2.0f);
        shown.page.setComputed(computedOf(edited));
        QTRY_VERIFY(shown.page.grab().toImage() != before);
        shown.page.setComputed(computedOf(scene));
        QTRY_COMPARE(shown.page.grab().toImage(), before);
    }

    void allHeadsAreShownAndOneCanBeOpened()
    {
        ShownPage shown(computedOf(headsScene(6, 4)), ShownPage::small, true);
        QVERIFY(shown.page.showsAllHeads());
        auto* grid = shown.page.findChild<HeadGrid*>();
        QTest::mouseClick(grid, Qt::LeftButton, {}, grid->tileRect(2).center().toPoint());
        QCOMPARE(shown.selection.head(), 2);
        QTest::keyClick(grid, Qt::Key_Return);
        QVERIFY(!shown.selection.allHeads() && !shown.page.showsAllHeads());
        QCOMPARE(shown.page.focusData()->tensor, QStringLiteral("weights"));
        shown.selection.setAllHeads(true);
        shown.page.setComputed(computedLesson("000.causal.neg_inf")); // one head: nothing to put side by side
        QVERIFY(!shown.page.showsAllHeads());
    }

    void aCellOfMatricesSideBySideIsChosenInItsOwn()
    {
        const ComputedPtr computed = computedOf(headsScene(6, 4));
        ShownPage shown(computed, ShownPage::small, true);
        QSignalSpy described(&shown.page, &HeatmapPage::described);
        shown.selection.setStage(QStringLiteral("qkv"));
        auto* grid = shown.page.findChild<HeadGrid*>();
        const int hd = int(computed->realized->plan.dims.hd);
        const QRectF place = grid->geometryOf(1).cellRect(2, hd + 1); // q's columns, then k's
        QTest::mouseClick(grid, Qt::LeftButton, {}, place.center().toPoint());
        QCOMPARE(shown.selection.head(), 1);
        QCOMPARE(shown.selection.tensor(), QStringLiteral("k"));
        QCOMPARE(shown.selection.chosen(), std::optional(Cell{2, 1}));
        const HeldMatrixPtr keys = heatmapData(*computed, "k", 0, 1, Looks());
        QCOMPARE(described.last()[0].toString(), QStringLiteral("head 1: ") + describeCell(*keys, {2, 1}));
        QCOMPARE(shown.page.focusData()->tensor, QStringLiteral("k"));
        const auto frame = [&] { return grid->grab(place.toAlignedRect().adjusted(-2, -2, 2, 2)).toImage(); };
        const QImage chosen = frame();
        shown.selection.setChosen(Cell{4, 0});
        QVERIFY(frame() != chosen);
    }
};

WINDOW_TEST(TestHeatmapPage)
#include "tst_heatmappage.moc"
