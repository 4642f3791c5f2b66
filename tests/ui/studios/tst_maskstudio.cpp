// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/maskpainting.h"
#include "tests/ui/support/editorscenes.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/differencetext.h"
#include "ui/kit/messageline.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/mask/maskcards.h"
#include "ui/studios/mask/maskcontrols.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/mask/waypane.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace attn;

namespace {

// The studio with its controls beside it, over a document, as in the window.
class Bench : public QWidget {
public:
    explicit Bench(const Scene& scene, QSize size = {1280, 476}) : studio(&document, &selection, this)
    {
        studio.controls()->setParent(this);
        document.open(scene, {});
        resize(size);
        studio.controls()->setGeometry(0, 0, 262, size.height());
        studio.setGeometry(262, 0, size.width() - 262, size.height());
        studio.controls()->show();
        show();
        keepComputed(document, studio);
    }

    MaskCanvas& canvas() { return *studio.controls()->findChild<MaskCanvas*>(); }
    QPoint middleOf(int row, int column) { return canvas().cellRect({row, column}).center(); }
    // Cells of the scene's mask as rows of "." and "#".
    QString mask()
    {
        const Tensor blocked = *blockedCells(document.scene(), selection.batch());
        QString text;
        for (std::int64_t i = 0; i < blocked.size(); ++i)
            text += QString(i > 0 && i % blocked.dim(1) == 0 ? " " : "") + (blocked[i] != 0 ? "#" : ".");
        return text;
    }
    QComboBox* list(const QString& name, QWidget* in)
    {
        for (auto* list : in->findChildren<QComboBox*>())
            if (list->accessibleName() == name)
                return list;
        return nullptr;
    }
    // As a person chooses from a list by keys.
    void pick(QComboBox* list, const QString& text)
    {
        QVERIFY(list);
        const int index = list->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        list->setFocus();
        list->setCurrentIndex(index);
        Q_EMIT list->activated(index);
    }
    SegmentedControl* segments(const QString& name)
    {
        for (auto* control : findChildren<SegmentedControl*>())
            if (control->accessibleName() == name)
                return control;
        return nullptr;
    }

    Document document;
    Selection selection;
    MaskStudio studio;
};

const QString causal = QStringLiteral(".##### ..#### ...### ....## .....# ......");

// The lesson's tokens with eight heads and sixty-four words.
Scene largeScene()
{
    Scene scene;
    scene.draws = {ManualSeed{7}, Randn{"x", {1, 64, 16}, {}}, Rand{"W_query", {16, 64}, {}},
                   Rand{"W_key", {16, 64}, {}}, Rand{"W_value", {16, 64}, {}}};
    scene.config.projection = Projection::Param;
    scene.config.num_heads = 8;
    scene.config.d_in = 16;
    scene.config.d_out = 64;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    return scene;
}

Scene sceneOf(int tokens)
{
    Scene scene = largeScene();
    scene.draws[1] = Randn{"x", {1, tokens, 16}, {}};
    return scene;
}

} // namespace

class TestMaskStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        loadFonts();
        applyTheme(ThemeName::Light);
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

    void theBrushAllowsAndTheRightButtonPaintsTheOtherWay()
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
        SegmentedControl* form = bench.segments("Written as");
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

    void theWaysShowTheNumbersOfTheEngine()
    {
        Bench bench(journeyScene(), {1920, 1000});
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(5));
        for (WayPane* pane : bench.studio.shownPanes()) {
            Scene scene = journeyScene();
            scene.config.mask.apply = pane->apply();
            const ComputedPtr computed = computedOf(scene);
            const Tensor weights = computed->trace->dense(*computed->trace->find("weights"));
            const HeatmapData& shown = *pane->view()->data();
            for (int i = 0; i < 36; ++i)
                QCOMPARE(shown.value({i / 6, i % 6}), weights[i]);
        }
    }

    void paintingMovesTheWays()
    {
        Bench bench(journeyScene());
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        const auto weight = [&] { return bench.studio.shownPanes()[0]->view()->data()->value({4, 2}); };
        QVERIFY(weight() > 0);
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(4, 2));
        QTRY_COMPARE(weight(), 0.f);
    }

    void threeWaysAreShownWhereThereIsRoomForThree()
    {
        Bench bench(journeyScene());
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        QCOMPARE(bench.studio.shownPanes()[1]->apply(), MaskApply::PostSoftmaxRenorm);
        // Another way in place of the second; the way that stands there already changes places with it.
        bench.pick(bench.studio.shownPanes()[1]->findChild<QComboBox*>(), "shown, not applied");
        QCOMPARE(bench.studio.shownPanes()[1]->apply(), MaskApply::None);
        bench.pick(bench.studio.shownPanes()[1]->findChild<QComboBox*>(), QString::fromUtf8("−∞ before softmax"));
        QCOMPARE(bench.studio.shownPanes()[1]->apply(), MaskApply::FillNegInf);
        QCOMPARE(bench.studio.shownPanes()[0]->apply(), MaskApply::None);
    }

    void theWayInUseIsAlwaysAmongThree()
    {
        Scene scene = journeyScene();
        for (MaskApply apply : mask_ways) {
            scene.config.mask.apply = apply;
            Bench bench(scene);
            QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
            const auto shows = [&](MaskApply way) {
                return std::ranges::count(bench.studio.shownPanes(), way, &WayPane::apply) == 1;
            };
            QVERIFY(shows(apply));
            for (WayPane* pane : bench.studio.shownPanes()) // another way in any pane does not drive it out
                for (MaskApply other : mask_ways) {
                    bench.pick(pane->findChild<QComboBox*>(), wayTitle(other));
                    QCOMPARE(pane->apply(), other);
                    QVERIFY(shows(apply));
                }
        }
    }

    void theLampsAndTheLargestDifferencesAreThoseOfTheNotebook()
    {
        Bench bench(journeyScene());
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        const auto panes = bench.studio.shownPanes();
        QCOMPARE(panes[0]->verdict().text, QStringLiteral("Rows sum to 1"));
        QCOMPARE(panes[1]->verdict().text, QStringLiteral("Rows sum to 1"));
        QCOMPARE(panes[2]->verdict().severity, Severity::Bad);
        QVERIFY(panes[2]->verdict().text.startsWith("Row Your sums to 0.1551"));
        const auto cards = bench.studio.findChildren<DifferenceCard*>();
        QVERIFY(cards[0]->accessibleName().contains("the same up to rounding in float32"));
        QVERIFY(
            cards[1]->accessibleName().contains("0.8449 at query Your, key Your: the lost weight is not handed on"));
        QTest::mouseClick(cards[1], Qt::LeftButton);
        QCOMPARE(bench.selection.chosen(), (Cell{0, 0}));
        QCOMPARE(differenceText(5.96e-8), QString::fromUtf8("6.0 × 10⁻⁸"));
        QCOMPARE(differenceText(9.96e-8), QString::fromUtf8("1.0 × 10⁻⁷"));
        QCOMPARE(differenceText(0), QStringLiteral("0"));
    }

    void differencesHaveTheDigitsThatWereChosenAndNanSaysWhy()
    {
        Bench bench(journeyScene());
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        const auto cards = bench.studio.findChildren<DifferenceCard*>();
        bench.selection.setDigits(6);
        QVERIFY(cards[1]->accessibleName().contains(QRegularExpression(": 0\\.844[89]\\d\\d at query Your")));
        bench.selection.setDigits(2);
        QVERIFY(cards[1]->accessibleName().contains(": 0.84 at query Your"));
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(0, 0)); // its only key
        QTRY_VERIFY(cards[1]->accessibleName().contains("row Your has no key left"));
    }

    void aRowWithoutAKeyIsExplainedAndThePolicySwitchedInPlace()
    {
        Bench bench(journeyScene());
        auto* card = bench.studio.findChild<EmptyRowCard*>();
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        QVERIFY(!card->isVisible());
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(0, 0)); // its only key
        QTRY_VERIFY(card->isVisible());
        QVERIFY(card->accessibleName().startsWith("Row Your has no key left"));
        QVERIFY(card->accessibleName().contains("0 / 0 is nan"));
        QVERIFY(std::isnan(bench.studio.shownPanes()[0]->view()->data()->value({0, 0})));
        QTest::mouseClick(bench.segments("Rows without a key")->findChildren<QAbstractButton*>()[1], Qt::LeftButton);
        QCOMPARE(bench.document.scene().config.masked_rows, MaskedRows::Zero);
        QTRY_COMPARE(bench.studio.shownPanes()[0]->view()->data()->value({0, 0}), 0.f);
        bench.document.undoStack()->undo();
        QCOMPARE(bench.document.scene().config.masked_rows, MaskedRows::Nan);
    }

    void theSceneTakesTheWayThatIsChosenAtTheFoot()
    {
        Bench bench(journeyScene());
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        bench.pick(bench.list("Way of applying the mask used by this scene", &bench.studio),
                   QString::fromUtf8("× 0 after, not rescaled"));
        QCOMPARE(bench.document.scene().config.mask.apply, MaskApply::PostSoftmax);
        QCOMPARE(bench.document.undoStack()->count(), 1);
    }

    void hoveredAndChosenCellsAreTheSameInAllMaps()
    {
        Bench bench(journeyScene());
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        QSignalSpy described(&bench.studio, &Studio::described);
        HeatmapView* second = bench.studio.shownPanes()[1]->view();
        QTest::mouseMove(second, second->heatmapLayout().map.cellRect(2, 1).center().toPoint());
        QCOMPARE(bench.selection.hovered(), (Cell{2, 1}));
        QVERIFY(described.back()[0].toString().contains("query starts, key journey: weight 0.3791"));
        QTest::mouseClick(second, Qt::LeftButton, {}, second->heatmapLayout().map.cellRect(2, 1).center().toPoint());
        QCOMPARE(bench.selection.chosen(), (Cell{2, 1}));
        QCOMPARE(bench.canvas().current(), (Cell{2, 1}));
        for (WayPane* pane : bench.studio.shownPanes())
            QVERIFY(pane->view()->accessibleDescription().startsWith("query starts, key journey: weight"));
    }

    void whatAMaskCannotBeAppliedByComesLastAndSaysWhy()
    {
        Scene biased = writeMaskToAdd(journeyScene())->scene;
        biased.input("additive_mask")->mutableData()[6] = -0.5f;
        Bench bench(biased);
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        const auto panes = bench.studio.shownPanes();
        QCOMPARE(panes[0]->apply(), MaskApply::Add);
        QCOMPARE(panes[1]->apply(), MaskApply::None);
        QVERIFY(!panes[2]->view()->isVisible());
        QVERIFY(panes[2]->verdict().text.contains("can only be added"));
    }

    void oneTokenLeavesRoomForNamesAndCards()
    {
        Bench bench(sceneOf(1));
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        for (WayPane* pane : bench.studio.shownPanes()) {
            QVERIFY(pane->width() >= pane->wordsLeft() + pane->wordsWidth());
            QVERIFY(bench.studio.rect().contains(pane->geometry()));
        }
        for (DifferenceCard* card : bench.studio.findChildren<DifferenceCard*>())
            QVERIFY(card->isHidden() || card->height() >= DifferenceCard::wantedHeight());
    }

    void aRefusalIsToldAtTheFootUntilTheSceneChanges()
    {
        Bench bench(journeyScene());
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        QComboBox* used = bench.list("Way of applying the mask used by this scene", &bench.studio);
        auto* refused = bench.studio.findChild<MessageLine*>();
        // The document takes no step while it tells of the one before.
        const auto asks = connect(&bench.document, &Document::changed, this,
                                  [&] { bench.pick(used, QString::fromUtf8("× 0 after, not rescaled")); });
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(3, 0));
        disconnect(asks);
        QVERIFY(refused->isVisible() && !refused->message().isEmpty());
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(4, 0));
        QVERIFY(!refused->isVisible());
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
        qint64 worst = 0;
        QElapsedTimer timer;
        for (int i = 0; i < 20; ++i) {
            timer.start();
            QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.cellRect({40, i}).center());
            worst = std::max(worst, timer.elapsed());
            const ComputedPtr next = computedOf(document.scene());
            timer.start();
            studio.setComputed(next);
            worst = std::max(worst, timer.elapsed());
            const HeatmapDataPtr before = studio.shownPanes()[0]->view()->data();
            qint64 last = 0; // between two events of the waiting loop: what the window would be blocked for
            timer.start();
            while (studio.shownPanes()[0]->view()->data() == before && timer.elapsed() < 5000) {
                QElapsedTimer one;
                one.start();
                QCoreApplication::processEvents();
                last = std::max(last, one.elapsed());
            }
            worst = std::max(worst, last);
        }
        qInfo("longest hold-up at 64 tokens x 8 heads: %lld ms", static_cast<long long>(worst));
        QVERIFY2(worst < 100, "longer than 100 ms");
        QCOMPARE((*blockedCells(document.scene(), 0))[40 * 64 + 19], 1.f);
    }
};

QTEST_MAIN(TestMaskStudio)
#include "tst_maskstudio.moc"
