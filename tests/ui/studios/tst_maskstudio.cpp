// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/withhold.h"
#include "core/rewrite/maskpainting.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/maskbench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/workclock.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/paint/mappainter.h"
#include "ui/studios/mask/biassection.h"
#include "ui/studios/mask/maskcards.h"
#include "ui/studios/mask/maskcontrols.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/mask/variantpane.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

const QString causal = QStringLiteral(".##### ..#### ...### ....## .....# ......");

} // namespace

class TestMaskStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void onePressOnAWordMasksAllThatComesAfterIt()
    {
        Bench bench(journeyScene());
        const auto press = [&](Qt::MouseButton button, int row) {
            QTest::mouseClick(&bench.canvas(), button, {}, QPoint(4, bench.middleOf(row, 0).y()));
        };
        press(Qt::RightButton, 0);
        press(Qt::RightButton, 2);
        QCOMPARE(bench.mask(), QStringLiteral("...... ..#### ...... ....## .....# ......"));
        press(Qt::LeftButton, 0);
        press(Qt::LeftButton, 5); // nothing comes after the last word
        QCOMPARE(bench.mask(), QStringLiteral(".##### ..#### ...... ....## .....# #####."));
    }

    void aStrokeOfTheMousePaintsTheScenesMaskAndIsOneUndoStep()
    {
        Bench bench(journeyScene());
        QCOMPARE(bench.mask(), causal);
        // Down the first column from row 2 to row 5, in two moves of which one is long.
        QTest::mousePress(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(2, 0));
        QTest::mouseMove(&bench.canvas(), bench.middleOf(5, 0));
        QTest::mouseRelease(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(5, 0));
        QCOMPARE(bench.mask(), QStringLiteral(".##### ..#### #..### #...## #....# #....."));
        QCOMPARE(bench.document.undoStack()->count(), 1);
        bench.document.undoStack()->undo();
        QCOMPARE(bench.mask(), causal);
        QCOMPARE(bench.document.scene(), journeyScene());
    }

    // Where seven columns leave a number one digit, the selected cell has all that the words beside it quote.
    void theChosenCellHasAllItsDigits()
    {
        Scene scene = journeyScene();
        for (double cell : {30.0, 60.0}) {
            HeatmapView view;
            view.setData(heatmapData(*computedOf(scene), "scores", 0, 0, {}));
            view.setParts(VariantPane::partsFor({cell, cell}, true, 80));
            view.resize(800, 600);
            view.setChosen(Cell{3, 1});
            const auto wide = view.wholeChosen();
            QCOMPARE(wide.has_value(), cell < 50);
            if (!wide)
                continue;
            QCOMPARE(digitStyle(*view.data(), wide->cell.width(), wide->cell.height()).decimals, 4);
            const QRectF own = view.heatmapLayout().map.cellRect(3, 1);
            QCOMPARE(wide->cellRect(3, 1).center().x() + wide->gap() / 2, own.center().x());
            QCOMPARE(wide->cellRect(3, 1).top(), own.top());
            const QImage with = view.grab().toImage();
            view.setChosen(std::nullopt);
            QVERIFY(with.copy(wide->area.toRect()) != view.grab().toImage().copy(wide->area.toRect()));
            view.setChosen(Cell{3, 0}); // at the edge it stays inside the map
            QVERIFY(view.wholeChosen()->area.left() >= view.heatmapLayout().map.area.left());
        }
    }

    void ofSeveralHeadsItSaysWhichIsShown()
    {
        Bench one(journeyScene());
        QVERIFY(!one.studio.caption().contains(QStringLiteral("head")));
        Bench bench(lessonScene("000.mha"));
        QSignalSpy reported(&bench.studio, &Studio::captionChanged);
        bench.selection.setHead(1);
        QVERIFY(bench.studio.caption().endsWith(QStringLiteral("; head 1")));
        QVERIFY(!reported.isEmpty());
    }

    void whatIsHiddenLeavesThePicturesAtOnce()
    {
        Bench bench(journeyScene());
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        const ComputedPtr all = bench.studio.computed();
        const auto marks = [&] {
            std::vector<CellMark> found;
            for (const VariantPane* pane : bench.studio.shownPanes())
                found.push_back(pane->view()->data()->mark({3, 1}));
            return found;
        };
        const std::vector<CellMark> reported = marks();
        bench.studio.setComputed(withhold(all, {{"weights", {0, 0, 3, 1}}})); // nothing is waited for
        for (const CellMark mark : marks())
            QCOMPARE(mark, CellMark::Hidden);
        bench.studio.setComputed(all);
        QCOMPARE(marks(), reported);
        // Also in pictures of the scene before, while those of this one are still computed.
        Scene scene = bench.document.scene();
        scene.edits.add({"x", {0, 0}, 0.5f});
        bench.studio.setComputed(withhold(computedOf(scene), {{"weights", {0, 0, 3, 1}}}));
        for (const CellMark mark : marks())
            QCOMPARE(mark, CellMark::Hidden);
    }

    void theBrushAllowsAndTheRightButtonPaintsTheOpposite()
    {
        Bench bench(journeyScene());
        QTest::keyClick(&bench.canvas(), Qt::Key_A);
        QCOMPARE(bench.segments("Brush")->currentIndex(), 1);
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(0, 1));
        QCOMPARE(bench.mask(), QStringLiteral("..#### ..#### ...### ....## .....# ......"));
        QTest::mouseClick(&bench.canvas(), Qt::RightButton, {}, bench.middleOf(0, 0));
        QCOMPARE(bench.mask(), QStringLiteral("#.#### ..#### ...### ....## .....# ......"));
        QTest::keyClick(&bench.canvas(), Qt::Key_B);
        QCOMPARE(bench.segments("Brush")->currentIndex(), 0);
    }

    void biasAndMaskAreSeenTogether()
    {
        Bench plain(journeyScene());
        QVERIFY(plain.canvas().picture().grounds.empty());
        Bench bench(lessonScene("today.05.alibi"));
        auto* bias = bench.studio.controls()->findChild<BiasSection*>();
        const ComputedPtr computed = computedOf(bench.document.scene());
        const std::vector<QRgb>& grounds = bench.canvas().picture().grounds;
        QCOMPARE(grounds.size(), std::size_t(36));
        QVERIFY(grounds[30] != grounds[35]); // five tokens away, and none
        bench.selection.setHead(1);
        const HeldMatrixPtr both = maskedBias(*computed, bench.selection);
        QCOMPARE(both->mark({2, 3}), CellMark::Masked);
        QCOMPARE(both->mark({3, 2}), CellMark::None);
        QCOMPARE(both->value({3, 1}), -2 * 0.0625f);
        QVERIFY(biasInWords(*computed, 1).contains(QStringLiteral("0.0625")));
        bias->toggle(LayerPart::PositionBias)->click();
        QVERIFY(bench.document.scene().config.position_bias.kind == PositionBiasKind::None);
    }

    void theFirstTokensStaySeenFromOutsideTheWindow()
    {
        Bench bench(lessonScene("today.07.window"));
        const Mask& mask = bench.document.scene().config.mask;
        QCOMPARE(mask.global, std::int64_t(1));
        auto* global = bench.studio.controls()->findChildren<NumberField*>()[1];
        QCOMPARE(global->accessibleName(), QStringLiteral("Number of initial tokens that every query sees"));
        global->setFocus();
        QTest::keyClick(global, Qt::Key_Up);
        QCOMPARE(bench.document.scene().config.mask.global, std::int64_t(2));
        QCOMPARE(bench.document.scene().config.mask.kind, MaskKind::SlidingWindow);
    }

    void keysWalkFlipAndPaint()
    {
        Bench bench(journeyScene());
        bench.canvas().setFocus();
        bench.canvas().setCurrent({0, 0});
        QTest::keyClick(&bench.canvas(), Qt::Key_Down);
        QTest::keyClick(&bench.canvas(), Qt::Key_Right);
        QCOMPARE(bench.selection.chosen(), (Cell{1, 1}));
        QTest::keyClick(&bench.canvas(), Qt::Key_Space);
        QCOMPARE(bench.mask(), QStringLiteral(".##### .##### ...### ....## .....# ......"));
        QTest::keyClick(&bench.canvas(), Qt::Key_Space);
        QCOMPARE(bench.mask(), causal);
        QCOMPARE(bench.document.undoStack()->count(), 2);
        // Shift and arrows paint one stroke, which ends with Shift.
        QTest::keyPress(&bench.canvas(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyPress(&bench.canvas(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyRelease(&bench.canvas(), Qt::Key_Shift);
        QCOMPARE(bench.mask(), QStringLiteral(".##### .##### .#.### .#..## .....# ......"));
        QCOMPARE(bench.document.undoStack()->count(), 3);
        bench.document.undoStack()->undo();
        QCOMPARE(bench.mask(), causal);
    }

    void aPresetIsOneStepAndItsNumberFollows()
    {
        Bench bench(journeyScene());
        QComboBox* presets = bench.list("Start from", bench.studio.controls());
        QCOMPARE(presets->currentText(), QStringLiteral("causal"));
        bench.pick(presets, "sliding window");
        QCOMPARE(bench.mask(), QStringLiteral(".##### ..#### ...### #...## ##...# ###..."));
        auto* width = bench.studio.controls()->findChild<QLineEdit*>();
        QVERIFY(width->isVisible());
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, "2");
        QTest::keyClick(width, Qt::Key_Return);
        QCOMPARE(bench.mask(), QStringLiteral(".##### ..#### #..### ##..## ###..# ####.."));
        width->selectAll();
        QTest::keyClicks(width, "9");
        QTest::keyClick(width, Qt::Key_Return);
        QCOMPARE(bench.mask(), QStringLiteral(".##### ..#### #..### ##..## ###..# ####..")); // refused
        bench.document.undoStack()->undo();
        bench.document.undoStack()->undo();
        QCOMPARE(bench.mask(), causal);
        QCOMPARE(presets->currentText(), QStringLiteral("causal"));
        bench.pick(presets, "none");
        QCOMPARE(bench.document.scene().config.mask.kind, MaskKind::None);
    }

    void cellsThatDifferFromThePresetAreMarked()
    {
        Bench bench(journeyScene());
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(3, 0));
        QVERIFY(bench.canvas().picture().isByHand({3, 0}));
        QVERIFY(!bench.canvas().picture().isByHand({3, 1}));
        QVERIFY(!bench.canvas().picture().isByHand({0, 1})); // blocked, but by the preset
        QCOMPARE(bench.list("Start from", bench.studio.controls())->currentText(), QStringLiteral("causal"));
        bench.pick(bench.list("Start from", bench.studio.controls()), "custom");
        QVERIFY(!bench.canvas().picture().isByHand({3, 0}));
    }

    void thePresetStaysWhilePaintingPassesThroughTheShapeOfAnotherOne()
    {
        Bench bench(journeyScene());
        QComboBox* presets = bench.list("Start from", bench.studio.controls());
        bench.canvas().setFocus();
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(0, 0));
        QTest::keyClick(&bench.canvas(), Qt::Key_A);
        QTest::keyClick(&bench.canvas(), Qt::Key_Space);
        QTest::keyPress(&bench.canvas(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyRelease(&bench.canvas(), Qt::Key_Shift);
        QCOMPARE(bench.mask(), QStringLiteral("..#### ..#### ...### ....## .....# ......")); // prefix 2
        for (int undone = 0; undone <= 3; ++undone) {
            bench.studio.setComputed(computedOf(bench.document.scene())); // later, as in the window
            QCOMPARE(presets->currentText(), QStringLiteral("causal"));
            QCOMPARE(bench.canvas().picture().isByHand({0, 1}), undone == 0);
            QCOMPARE(bench.canvas().picture().isByHand({0, 0}), undone == 2);
            bench.document.undoStack()->undo();
        }
        bench.document.open(lessonScene("004.fused"), {});
        QVERIFY(presets->currentText() != QStringLiteral("causal"));
    }

    void theFormIsRewrittenWithoutChangingTheMask()
    {
        Bench bench(journeyScene());
        SegmentedControl* form = bench.segments("Notation");
        QTest::mouseClick(form->findChildren<QAbstractButton*>()[1], Qt::LeftButton);
        QCOMPARE(bench.document.scene().config.mask.kind, MaskKind::Additive);
        QCOMPARE(bench.mask(), causal);
        QTest::mouseClick(form->findChildren<QAbstractButton*>()[0], Qt::LeftButton);
        QCOMPARE(bench.document.scene().config.mask.kind, MaskKind::Causal);
        Scene after = journeyScene();
        after.config.mask.apply = MaskApply::PostSoftmax;
        bench.document.open(after, {});
        QTest::mouseClick(form->findChildren<QAbstractButton*>()[1],
                          Qt::LeftButton); // nothing to add after the softmax
        QCOMPARE(bench.document.scene().config.mask.kind, MaskKind::Causal);
        QCOMPARE(form->currentIndex(), 0);
    }

    void theCanvasBeginsAtTheChosenCell()
    {
        Document document;
        Selection selection;
        MaskStudio studio(&document, &selection);
        document.open(journeyScene(), {});
        selection.setChosen(Cell{3, 2});
        studio.controls()->show(); // as the window does: first shown, then computed
        studio.show();
        studio.setComputed(computedOf(document.scene()));
        QCOMPARE(studio.controls()->findChild<MaskCanvas*>()->current(), (Cell{3, 2}));
    }

    // A scroll bar that comes and goes with the width it leaves must not set the canvas going round for ever.
    void theColumnComesToRestAtAnyNumberOfTokensAndAnySize()
    {
        for (double scale : {1.0, 1.25}) {
            setTextScale(scale);
            for (int tokens = 1; tokens <= 70; ++tokens) {
                Document document;
                Selection selection;
                QWidget window;
                MaskControls controls(&document, &selection, &window);
                document.open(sceneOf(tokens), {});
                controls.resize(262, 476);
                window.resize(300, 900);
                window.show();
                controls.setComputed(computedOf(document.scene()));
                for (int width : {232, 262, 300})
                    for (int height = 300; height <= 900; height += 20) {
                        controls.resize(width, height);
                        QCoreApplication::sendPostedEvents();
                        const MaskCanvas& canvas = *controls.canvas();
                        const int right = canvas.cellRect({0, tokens - 1}).right();
                        QVERIFY2(right < canvas.width(),
                                 qPrintable(QString("%1 tokens in %2 x %3").arg(tokens).arg(width).arg(height)));
                    }
            }
        }
        setTextScale(1);
    }

    void everyPresetFitsTheColumnOfTheSmallestWindow()
    {
        for (double scale : {1.0, 1.25}) {
            setTextScale(scale);
            Bench bench(lessonScene("004.fused"));
            QWidget* controls = bench.studio.controls();
            controls->resize(scaled(232), 300); // too low: a scroll bar takes a part
            for (const char* preset : {"padding", "sliding window", "prefix", "block-diagonal", "causal"}) {
                bench.pick(bench.list("Start from", controls), preset);
                QCoreApplication::sendPostedEvents();
                const QWidget* column = controls->findChild<QScrollArea*>()->widget();
                QCOMPARE(column->width(), column->parentWidget()->width());
            }
        }
        setTextScale(1);
    }

    void scenesWithoutWeightsSayWhy()
    {
        Bench bench(journeyScene());
        QVERIFY(bench.studio.unavailable(*computedOf(journeyScene())).isEmpty());
        Scene scores = journeyScene();
        scores.config.normalize = Normalize::None;
        QVERIFY(bench.studio.unavailable(*computedOf(scores)).contains("stops at the scores"));
    }

    void paintingSixtyFourTokensAndEightHeadsDoesNotHoldTheWindowUp()
    {
        Document document;
        Selection selection;
        MaskStudio studio(&document, &selection);
        document.open(largeScene(), {});
        const ComputedPtr computed = computedOf(document.scene());
        studio.resize(1018, 476);
        studio.controls()->resize(262, 476);
        studio.controls()->show();
        studio.show();
        studio.setComputed(computed);
        QTRY_VERIFY(!studio.shownPanes().empty());
        auto& canvas = *studio.controls()->findChild<MaskCanvas*>();
        double worst = 0;
        WorkClock work;
        QElapsedTimer timer;
        for (int i = 0; i < 20; ++i) {
            work.start();
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.cellRect({40, i}).center());
            worst = std::max(worst, work.elapsed());
            const ComputedPtr next = computedOf(document.scene());
            work.start();
            studio.setComputed(next);
            worst = std::max(worst, work.elapsed());
            const HeatmapDataPtr before = studio.shownPanes()[0]->view()->data();
            double last = 0; // between two events of the waiting loop: what the window would be blocked for
            timer.start();
            while (studio.shownPanes()[0]->view()->data() == before && timer.elapsed() < 5000) {
                work.start();
                QCoreApplication::processEvents();
                last = std::max(last, work.elapsed());
            }
            worst = std::max(worst, last);
        }
        qInfo("longest hold-up at 64 tokens x 8 heads: %.1f ms", worst);
        QVERIFY2(worst < 100, "longer than 100 ms");
        QCOMPARE((*blockedCells(document.scene(), 0))[40 * 64 + 19], 1.f);
    }
};

WINDOW_TEST(TestMaskStudio)
#include "tst_maskstudio.moc"
