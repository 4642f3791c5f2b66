// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/heatmap/changeflash.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/theme/colors.h"
#include "ui/theme/motion.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <memory>

using namespace attn;

namespace {

HeatmapDataPtr lessonWeights() { return heatmapData(*computedLesson("000.causal.neg_inf"), "weights", 0, 0, Looks()); }

// A shown view of the centre's size in the smallest window.
std::unique_ptr<HeatmapView> shownView(HeatmapDataPtr data)
{
    auto view = std::make_unique<HeatmapView>();
    view->resize(664, 476);
    view->setData(std::move(data));
    view->show();
    return view;
}

void wheel(HeatmapView& view, QPointF position, int delta, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(position, view.mapToGlobal(position), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&view, &event);
}

} // namespace

Q_DECLARE_METATYPE(std::optional<attn::Cell>)

class TestHeatmapView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void aNewMaskFallsInAMomentOrAtOnceWithReducedMotion()
    {
        const auto masked = std::dynamic_pointer_cast<const HeldMatrix>(lessonWeights());
        auto open = std::make_shared<HeldMatrix>(*masked);
        open->values[5] = 0.5f; // Your → step, which the mask hides
        open->marks[5] = CellMark::None;
        const auto colorOf = [](HeatmapView& view) {
            const QRectF cell = view.heatmapLayout().map.cellRect(0, 5);
            return view.grab().toImage().pixelColor(cell.topLeft().toPoint() + QPoint(12, 12));
        };
        const auto view = shownView(masked);
        const QColor hatched = colorOf(*view);
        view->setData(open);
        const QColor half = colorOf(*view);
        QVERIFY(half != hatched);
        view->updateData(masked);
        QCOMPARE(colorOf(*view), half); // it begins where it was
        QTRY_COMPARE(colorOf(*view), hatched);
        view->setData(open);
        setReducedMotion(true);
        view->updateData(masked);
        QCOMPARE(colorOf(*view), hatched);
        setReducedMotion(false);
    }

    void aPixelBelongsToExactlyTheCellDrawnThere()
    {
        const auto view = shownView(lessonWeights());
        const MapGeometry map = view->heatmapLayout().map;
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column) {
                const QRectF cell = map.cellRect(row, column);
                QCOMPARE(view->cellAt(cell.topLeft()), Cell(row, column));
                QCOMPARE(view->cellAt(cell.bottomRight() - QPointF(0.1, 0.1)), Cell(row, column));
                QCOMPARE(view->cellAt(cell.bottomRight() + QPointF(0.5, 0.5)), Cell(row, column)); // the gap
            }
        QVERIFY(!view->cellAt(map.area.topLeft() - QPointF(1, 1)));
        QVERIFY(!view->cellAt(map.area.bottomRight() + QPointF(1, 1)));
    }

    void aClickChoosesAndADragDoesNot()
    {
        const auto view = shownView(lessonWeights());
        QSignalSpy chosen(view.get(), &HeatmapView::cellChosen);
        QTest::mouseClick(view.get(), Qt::LeftButton, {}, centreOf(*view, {3, 2}));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<Cell>(), Cell(3, 2));
        QTest::mousePress(view.get(), Qt::LeftButton, {}, centreOf(*view, {0, 0}));
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, centreOf(*view, {1, 1}));
        QCOMPARE(chosen.size(), 1);
    }

    void keysWalkTheCells_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<Cell>("to");
        QTest::newRow("left") << int(Qt::Key_Left) << 0 << Cell{3, 1};
        QTest::newRow("right") << int(Qt::Key_Right) << 0 << Cell{3, 3};
        QTest::newRow("up") << int(Qt::Key_Up) << 0 << Cell{2, 2};
        QTest::newRow("down") << int(Qt::Key_Down) << 0 << Cell{4, 2};
        QTest::newRow("home") << int(Qt::Key_Home) << 0 << Cell{3, 0};
        QTest::newRow("end") << int(Qt::Key_End) << 0 << Cell{3, 5};
        QTest::newRow("first of all") << int(Qt::Key_Home) << int(Qt::ControlModifier) << Cell{0, 0};
        QTest::newRow("last of all") << int(Qt::Key_End) << int(Qt::ControlModifier) << Cell{5, 5};
    }

    void keysWalkTheCells()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        const auto view = shownView(lessonWeights());
        view->setChosen(Cell{3, 2});
        QSignalSpy chosen(view.get(), &HeatmapView::cellChosen);
        QTest::keyClick(view.get(), Qt::Key(key), Qt::KeyboardModifiers(modifiers));
        QCOMPARE(chosen.size(), 1);
        QTEST(chosen[0][0].value<Cell>(), "to");
    }

    void pageKeysAreLeftToTheWindow()
    {
        const auto view = shownView(lessonWeights());
        for (int key : {Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space}) {
            QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
            QCoreApplication::sendEvent(view.get(), &event);
            QVERIFY(!event.isAccepted());
        }
    }

    void keysStopAtTheEdges()
    {
        const auto view = shownView(lessonWeights());
        view->setChosen(Cell{0, 0});
        QSignalSpy chosen(view.get(), &HeatmapView::cellChosen);
        QTest::keyClick(view.get(), Qt::Key_Up);
        QCOMPARE(chosen[0][0].value<Cell>(), Cell(0, 0));
    }

    void hoveringLeavesNoTrace_data()
    {
        QTest::addColumn<ThemeName>("theme");
        QTest::addColumn<bool>("large");
        for (ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast})
            for (bool large : {false, true})
                QTest::addRow("%d, %s", int(theme), large ? "image" : "cells") << theme << large;
    }

    void hoveringLeavesNoTrace()
    {
        QFETCH(ThemeName, theme);
        QFETCH(bool, large);
        applyTheme(theme);
        const auto view =
            shownView(large ? heatmapData(*computedOf(headsScene(60, 1)), "weights", 0, 0, Looks()) : lessonWeights());
        view->setChosen(Cell{2, 1});
        const QImage before = view->grab().toImage();
        view->setHovered(Cell{4, 3});
        QVERIFY(view->grab().toImage() != before);
        view->setHovered(std::nullopt);
        QCOMPARE(view->grab().toImage(), before);
        applyTheme(ThemeName::Light);
    }

    void hoveringRepaintsOneLayerAndPlotsNothing()
    {
        const auto view = shownView(lessonWeights());
        QCoreApplication::processEvents();
        QSignalSpy replots(view.get(), &QCustomPlot::afterReplot);
        view->setHovered(Cell{1, 1});
        view->setChosen(Cell{2, 2});
        QCoreApplication::processEvents();
        QCOMPARE(replots.size(), 0);
    }

    void thePointerTellsWhichCellItIsOver()
    {
        const auto view = shownView(lessonWeights());
        QSignalSpy hovered(view.get(), &HeatmapView::cellHovered);
        QTest::mouseMove(view.get(), centreOf(*view, {1, 0}));
        QTRY_COMPARE(hovered.size(), 1);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(view.get(), &leave);
        QCOMPARE(hovered.size(), 2);
        QVERIFY(!hovered[1][0].value<std::optional<Cell>>());
    }

    void zoomKeepsTheCellUnderThePointer()
    {
        const auto view = shownView(shared(plainMatrix(100, 100)));
        const QPointF pointer = view->heatmapLayout().map.area.center() + QPointF(31, -44);
        const auto under = view->cellAt(pointer);
        for (int i = 0; i < 6; ++i) {
            wheel(*view, pointer, 120, Qt::ControlModifier);
            const auto now = view->cellAt(pointer);
            QVERIFY(now && std::abs(now->row - under->row) <= 1 && std::abs(now->column - under->column) <= 1);
        }
        QVERIFY(!view->isFitted() && view->heatmapLayout().scrolls());
        for (int i = 0; i < 12; ++i)
            wheel(*view, pointer, -120, Qt::ControlModifier);
        QVERIFY(view->isFitted());
    }

    void theWheelScrollsOnlyWhatIsLargerThanItsPlace()
    {
        const auto view = shownView(shared(plainMatrix(100, 100)));
        const QPointF middle = view->heatmapLayout().map.area.center();
        const QPointF start = view->heatmapLayout().map.origin;
        wheel(*view, middle, -120, {});
        QCOMPARE(view->heatmapLayout().map.origin, start);
        for (int i = 0; i < 5; ++i)
            view->zoomIn();
        const QPointF zoomed = view->heatmapLayout().map.origin;
        wheel(*view, middle, -120, {});
        QVERIFY(view->heatmapLayout().map.origin.y() < zoomed.y());
        QCOMPARE(view->heatmapLayout().map.origin.x(), zoomed.x());
    }

    void draggingMovesTheMapWithThePointer()
    {
        const auto view = shownView(shared(plainMatrix(100, 100)));
        for (int i = 0; i < 5; ++i)
            view->zoomIn();
        const QPoint from = view->heatmapLayout().map.area.center().toPoint(), to = from + QPoint(-23, 17);
        const auto grabbed = view->cellAt(from);
        QSignalSpy chosen(view.get(), &HeatmapView::cellChosen);
        QTest::mousePress(view.get(), Qt::LeftButton, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, view->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.get(), &move);
        QCOMPARE(view->cellAt(to), grabbed);
        QTest::mouseRelease(view.get(), Qt::LeftButton, {}, to);
        QCOMPARE(chosen.size(), 0);
    }

    void aDoubleClickFits()
    {
        const auto view = shownView(shared(plainMatrix(100, 100)));
        view->zoomIn();
        view->zoomIn();
        QVERIFY(!view->isFitted());
        QTest::mouseDClick(view.get(), Qt::LeftButton, {}, {2, 2}); // beside the cells
        QVERIFY(view->isFitted());
    }

    void walkingOutOfSightScrolls()
    {
        const auto view = shownView(shared(plainMatrix(100, 100)));
        for (int i = 0; i < 8; ++i)
            view->zoomIn();
        view->setChosen(Cell{0, 0});
        view->reveal({0, 0});
        QTest::keyClick(view.get(), Qt::Key_End, Qt::ControlModifier);
        const QRectF last = view->heatmapLayout().map.cellRect(99, 99);
        QVERIFY(view->heatmapLayout().map.area.adjusted(0, 0, 1, 1).contains(last));
    }

    void newNumbersOfTheSameSizeKeepZoomAndPlace()
    {
        const auto view = shownView(shared(plainMatrix(100, 100)));
        view->zoomIn();
        view->zoomIn();
        const MapGeometry before = view->heatmapLayout().map;
        view->setData(shared(plainMatrix(100, 100, 0.25f)));
        QCOMPARE(view->heatmapLayout().map.origin, before.origin);
        QCOMPARE(view->heatmapLayout().map.cell, before.cell);
        view->setData(shared(plainMatrix(90, 100)));
        QVERIFY(view->isFitted());
    }

    void changedCellsFlashAndThenThePictureIsStill()
    {
        const auto view = shownView(shared(plainMatrix(6, 6)));
        HeldMatrix changed = plainMatrix(6, 6);
        changed.values[8] = 0.75f;
        changed.values[9] = 0.500001f; // not at four digits
        changed.marks[20] = CellMark::Dropped;
        QCOMPARE(changedCells(*view->data(), changed), (std::vector<Cell>{{1, 2}, {3, 2}}));
        const auto plain = shownView(shared(changed));
        view->updateData(shared(changed));
        QVERIFY(view->grab().toImage() != plain->grab().toImage());
        QTRY_COMPARE(view->grab().toImage(), plain->grab().toImage());
        view->setData(shared(plainMatrix(6, 6))); // another matrix: nothing to compare
        QCOMPARE(view->grab().toImage(), shownView(shared(plainMatrix(6, 6)))->grab().toImage());
    }

    void aMapThatMovedAsAWholeFlashesTooButNotWhatAStepMade()
    {
        const QImage still = shownView(shared(plainMatrix(6, 6, 0.25f)))->grab().toImage();
        const auto view = shownView(shared(plainMatrix(6, 6)));
        view->updateData(shared(plainMatrix(6, 6, 0.25f)));
        QVERIFY(view->grab().toImage() != still);
        QTRY_COMPARE(view->grab().toImage(), still);
        std::vector<Cell> cells;
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column)
                cells.push_back({row, column});
        view->flash(cells);
        QCOMPARE(view->grab().toImage(), still);
    }

    void theHoveredCellsLabelsAreNotTintedAsTheChosenOnesAre()
    {
        const auto view = shownView(lessonWeights());
        const auto tintOf = [&](int row) {
            const QRectF box = view->heatmapLayout().rowLabels;
            const double y = view->heatmapLayout().map.cellRect(row, 0).center().y();
            return view->grab().toImage().pixelColor(int(box.right()) - 3, int(y));
        };
        view->setChosen(Cell{3, 2});
        view->setHovered(Cell{4, 1});
        QVERIFY(tintOf(3) != colors().base);
        QCOMPARE(tintOf(4), colors().base);
        const QImage hovered = view->grab().toImage();
        view->setHovered({});
        const QRectF label(view->heatmapLayout().rowLabels.left(), view->heatmapLayout().map.cellRect(4, 0).top(),
                           view->heatmapLayout().rowLabels.width(), view->heatmapLayout().map.cell.height());
        QVERIFY(view->grab().toImage().copy(label.toRect()) != hovered.copy(label.toRect())); // but it is marked
    }

    void theChosenCellIsDescribed()
    {
        const auto view = shownView(lessonWeights());
        view->setChosen(Cell{3, 2});
        QCOMPARE(view->accessibleDescription(), QStringLiteral("query with, key starts: weight 0.2794"));
        QVERIFY(view->accessibleName().contains(QStringLiteral("weights")));
        view->setChosen(std::nullopt);
        QCOMPARE(view->accessibleDescription(), QStringLiteral("No cell selected"));
    }

    void aCellOutsideTheMatrixIsNone()
    {
        const auto view = shownView(lessonWeights());
        const QImage before = view->grab().toImage();
        view->setChosen(Cell{6, 0});
        view->setHovered(Cell{0, -1});
        QCOMPARE(view->grab().toImage(), before);
    }

    void twelveHeadsFitTheSmallestWindowAs128PxTiles()
    {
        HeadGrid grid;
        grid.resize(664, 476);
        grid.setVisibleHeight(476);
        grid.setHeads(weightsOfHeads(*computedOf(headsScene(64, 12))));
        QCOMPARE(grid.columns(), 4);
        QVERIFY(grid.sizeHint().height() <= 476);
        for (int head = 0; head < 12; ++head) {
            QCOMPARE(grid.tileRect(head).size(), QSizeF(128, 128));
            QCOMPARE(grid.headAt(grid.tileRect(head).center()), head);
        }
        QVERIFY(QRectF(0, 0, 664, 476).contains(grid.tileRect(11).adjusted(-5, -20, 5, 5)));
    }

    void twelveHeadsBesideTheOneInFocusAre192PxTilesOnALargeScreen()
    {
        ShownPage shown(computedOf(headsScene(64, 12)), ShownPage::large, true);
        const auto* grid = shown.page.findChild<HeadGrid*>();
        QCOMPARE(grid->columns(), 4);
        QCOMPARE(grid->tileRect(0).size(), QSizeF(192, 192));
        QCOMPARE(theView(shown.page)->heatmapLayout().map.cell, QSizeF(6, 6));
    }
};

WINDOW_TEST(TestHeatmapView)
#include "tst_heatmapview.moc"
