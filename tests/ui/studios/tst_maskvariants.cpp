// SPDX-License-Identifier: GPL-3.0-or-later
// The ways to apply a mask, side by side in the mask studio: their numbers, their lamps, and the one that the scene takes.
#include "core/explain/withhold.h"
#include "core/rewrite/maskpainting.h"
#include "tests/ui/support/maskbench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/mask/maskcards.h"
#include "ui/studios/mask/maskcontrols.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/mask/variantpane.h"
#include "ui/studios/mask/variantwords.h"

#include <QComboBox>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace attn;

class TestMaskVariants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void theVariantsShowTheNumbersOfTheEngine()
    {
        Bench bench(journeyScene(), {1920, 1000});
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(5));
        for (VariantPane* pane : bench.studio.shownPanes()) {
            Scene scene = journeyScene();
            scene.config.mask.apply = pane->apply();
            const ComputedPtr computed = computedOf(scene);
            const Tensor weights = computed->trace->dense(*computed->trace->find("weights"));
            const HeatmapData& shown = *pane->view()->data();
            for (int i = 0; i < 36; ++i)
                QCOMPARE(shown.value({i / 6, i % 6}), weights[i]);
        }
    }

    void paintingChangesTheVariants()
    {
        Bench bench(journeyScene());
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        const auto weight = [&] { return bench.studio.shownPanes()[0]->view()->data()->value({4, 2}); };
        QVERIFY(weight() > 0);
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(4, 2));
        QTRY_COMPARE(weight(), 0.f);
    }

    void threeVariantsAreShownWhereThereIsRoomForThree()
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

    void theVariantInUseIsAlwaysAmongThree()
    {
        Scene scene = journeyScene();
        for (MaskApply apply : mask_variants) {
            scene.config.mask.apply = apply;
            Bench bench(scene);
            QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
            const auto shows = [&](MaskApply variant) {
                return std::ranges::count(bench.studio.shownPanes(), variant, &VariantPane::apply) == 1;
            };
            QVERIFY(shows(apply));
            for (VariantPane* pane : bench.studio.shownPanes()) // another way in any pane does not drive it out
                for (MaskApply other : mask_variants) {
                    bench.pick(pane->findChild<QComboBox*>(), variantTitle(other));
                    QCOMPARE(pane->apply(), other);
                    QVERIFY(shows(apply));
                }
        }
    }

    void rowsThatASinkTakesItsShareOfAreWhole()
    {
        Bench bench(lessonScene("today.09.sinks"));
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        QCOMPARE(bench.studio.shownPanes()[0]->verdict().text, QStringLiteral("Rows with sinks sum to 1"));
        QVERIFY(bench.studio.shownPanes()[0]->verdict().severity == Severity::Ok);
    }

    void theLampsAndTheLargestDifferencesAreThoseOfTheNotebook()
    {
        Bench bench(journeyScene());
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        const auto panes = bench.studio.shownPanes();
        QCOMPARE(panes[0]->verdict().text, QStringLiteral("Rows sum to 1"));
        QCOMPARE(panes[1]->verdict().text, QStringLiteral("Rows sum to 1"));
        QCOMPARE(panes[2]->verdict().severity, Severity::Bad);
        QVERIFY(panes[2]->verdict().text.startsWith("Row “Your” sums to 0.1551"));
        const auto cards = bench.studio.findChildren<DifferenceCard*>();
        QVERIFY(cards[0]->accessibleName().contains("the same up to rounding in float32"));
        QVERIFY(cards[1]->accessibleName().contains(
            "0.8449 at query “Your”, key “Your” (the lost weight is not redistributed)"));
        QTest::mouseClick(cards[1], Qt::LeftButton);
        QCOMPARE(bench.selection.chosen(), (Cell{0, 0}));
        QCOMPARE(formatDifference(5.96e-8), QString::fromUtf8("6.0 × 10⁻⁸"));
        QCOMPARE(formatDifference(9.96e-8), QString::fromUtf8("1.0 × 10⁻⁷"));
        QCOMPARE(formatDifference(0), QStringLiteral("0"));
    }

    // A step may ask for one number: what is told of the other rows does not give it away.
    void aHiddenRowLeavesTheOthersTheirVerdicts()
    {
        Bench bench(journeyScene());
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        const ComputedPtr all = bench.studio.computed();
        const auto cards = bench.studio.findChildren<DifferenceCard*>();
        bench.studio.setComputed(withhold(all, {{"weights", {0, 0, 3, 1}}}));
        auto panes = bench.studio.shownPanes();
        QCOMPARE(panes[0]->verdict().text, QStringLiteral("All other rows sum to 1"));
        QCOMPARE(panes[0]->verdict().severity, Severity::Ok);
        QCOMPARE(panes[0]->verdict().whole, QStringLiteral("The sum of one row is hidden."));
        QCOMPARE(panes[2]->verdict().severity, Severity::Bad);
        QVERIFY(panes[2]->verdict().text.startsWith("Row “Your” sums to 0.1551"));
        QVERIFY(cards[0]->accessibleName().contains("the same up to rounding in all other rows"));
        QVERIFY(cards[1]->accessibleName().contains("0.8449 at query “Your”"));
        bench.studio.setComputed(withhold(all, {{"weights", {0, 0, 0, 0}}})); // the row that would be named
        panes = bench.studio.shownPanes();
        QVERIFY(panes[2]->verdict().text.startsWith("Row “journey” sums to"));
        QVERIFY(cards[1]->accessibleName().contains("at query “journey”"));
        bench.studio.setComputed(withhold(all, {{"weights", {}}}));
        QCOMPARE(bench.studio.shownPanes()[0]->verdict().text, QStringLiteral("Row sums are hidden"));
        QVERIFY(cards[1]->accessibleName().contains("the difference is hidden"));
    }

    void differencesHaveTheDigitsThatWereChosenAndNanSaysWhy()
    {
        Bench bench(journeyScene());
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        const auto cards = bench.studio.findChildren<DifferenceCard*>();
        bench.selection.setDigits(6);
        QVERIFY(cards[1]->accessibleName().contains(QRegularExpression(": 0\\.844[89]\\d\\d at query “Your”")));
        bench.selection.setDigits(2);
        QVERIFY(cards[1]->accessibleName().contains(": 0.84 at query “Your”"));
        QTest::mouseClick(&bench.canvas(), Qt::LeftButton, {}, bench.middleOf(0, 0)); // its only key
        QTRY_VERIFY(cards[1]->accessibleName().contains("row “Your” has no key left"));
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

    void theSceneTakesTheVariantThatIsChosenAtTheFoot()
    {
        Bench bench(journeyScene());
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        bench.pick(bench.list("How this scene applies the mask", &bench.studio),
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
        for (VariantPane* pane : bench.studio.shownPanes())
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
        QVERIFY(panes[2]->verdict().text.contains("can be added only"));
    }

    void theClassComparesWithAVariantThatAppliesToTheMask()
    {
        Scene biased = writeMaskToAdd(journeyScene())->scene;
        biased.input("additive_mask")->mutableData()[6] = -0.5f;
        Bench bench(biased);
        QTRY_COMPARE(bench.studio.shownPanes().size(), std::size_t(3));
        const auto picture = bench.studio.classPicture();
        QVERIFY(picture);
        QCOMPARE(picture->found.size(), std::size_t(4));
        QVERIFY2(picture->found[0].severity != Severity::Off, qPrintable(picture->found[0].text));
        QVERIFY2(picture->found[3].text.contains("can be added only"), qPrintable(picture->found[3].text));
    }

    void oneTokenLeavesRoomForNamesAndCards()
    {
        Bench bench(sceneOf(1));
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        for (VariantPane* pane : bench.studio.shownPanes()) {
            QVERIFY(pane->width() >= pane->wordsLeft() + pane->wordsWidth());
            QVERIFY(bench.studio.rect().contains(pane->geometry()));
        }
        for (DifferenceCard* card : bench.studio.findChildren<DifferenceCard*>())
            QVERIFY(card->isHidden() || card->height() >= DifferenceCard::wantedHeight());
    }

    void aRefusalIsReportedAtTheFootUntilTheSceneChanges()
    {
        Bench bench(journeyScene());
        QTRY_VERIFY(!bench.studio.shownPanes().empty());
        QComboBox* used = bench.list("How this scene applies the mask", &bench.studio);
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
};

WINDOW_TEST(TestMaskVariants)
#include "tst_maskvariants.moc"
