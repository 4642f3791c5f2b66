// SPDX-License-Identifier: GPL-3.0-or-later
// The studios in the middle of a walk: each fills as the walk goes on.
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/walkedstudios.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/lamp.h"
#include "ui/kit/lampline.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/studios/dropout/dropoutstudio.h"
#include "ui/studios/dropout/meanchart.h"
#include "ui/studios/dropout/meanpanel.h"
#include "ui/studios/dropout/sumgauges.h"
#include "ui/studios/mask/maskcards.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/mask/variantpane.h"
#include "ui/studios/reshape/layoutspage.h"
#include "ui/studios/reshape/memorymap.h"
#include "ui/studios/reshape/mergepage.h"
#include "ui/studios/reshape/reshapestudio.h"
#include "ui/studios/softmax/softmaxstudio.h"

#include <QAbstractButton>
#include <QTest>

#include <cmath>

using namespace attn;

namespace {

bool isAfter(MaskApply apply) { return apply == MaskApply::PostSoftmax || apply == MaskApply::PostSoftmaxRenorm; }

} // namespace

class TestStudioSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void theMaskFallsCellByCellInTheVariantInUse()
    {
        WalkedStudios studios(lessonScene("000.causal.neg_inf"));
        QTRY_VERIFY(studios.settled());
        const auto panes = studios.find<MaskStudio>()->shownPanes();
        studios.go("masked", 3, 4);
        const HeatmapData& falling = *panes[0]->view()->data();
        QCOMPARE(panes[0]->apply(), MaskApply::FillNegInf);
        QCOMPARE(falling.tensor, QStringLiteral("masked"));
        QCOMPARE(falling.mark({3, 4}), CellMark::Masked);
        QCOMPARE(falling.mark({3, 5}), CellMark::Pending);
        QCOMPARE(falling.mark({4, 0}), CellMark::Pending);
        QCOMPARE(panes[0]->verdict().text, QStringLiteral("Masking: 13 of 15 blocked so far"));
        for (const VariantPane* pane : panes)
            QCOMPARE(pane->verdict().severity, Severity::Off);
        const auto* card = studios.find<MaskStudio>()->findChild<DifferenceCard*>();
        QVERIFY(card->accessibleName().startsWith(QStringLiteral("Current: ")));
        QVERIFY(card->accessibleName().endsWith(QStringLiteral("(becomes −∞, because “one” comes after “with”)")));
        for (std::size_t i = 1; i < panes.size(); ++i)
            if (isAfter(panes[i]->apply())) {
                const HeatmapData& waiting = *panes[i]->view()->data();
                QVERIFY(waiting.tensor != QStringLiteral("weights"));
                QCOMPARE(waiting.mark({0, 5}), CellMark::None);
                QCOMPARE(panes[i]->verdict().text, QStringLiteral("Waiting (masks after softmax)"));
            }
        // A row that is through the softmax is masked, and rescaled, at once; the others are still to come.
        studios.go("weights", 2, 5);
        for (const VariantPane* pane : panes) {
            const HeatmapData& data = *pane->view()->data();
            QCOMPARE(data.mark({3, 0}), CellMark::Pending);
            QCOMPARE(data.finishedRows, 3);
            if (pane->apply() != MaskApply::None)
                QCOMPARE(data.value({2, 5}), 0.f);
        }
        QVERIFY(card->accessibleName().startsWith(QStringLiteral("Current: ")));
        QVERIFY2(card->accessibleName().contains(QStringLiteral("becomes 0, because −∞ gets no share of the row")),
                 qPrintable(card->accessibleName()));
        for (const VariantPane* pane : panes) { // what the rows say that are there
            const bool loses = pane->apply() == MaskApply::PostSoftmax;
            QCOMPARE(pane->verdict().severity, loses ? Severity::Bad : Severity::Off);
            QCOMPARE(pane->verdict().text.startsWith(QStringLiteral("Masked → 0")), isAfter(pane->apply()));
            QCOMPARE(pane->verdict().text.contains(QStringLiteral("Row “Your” sums to 0.1")), loses);
            QVERIFY(!pane->verdict().text.contains(QStringLiteral("not available yet")));
        }
        QCOMPARE(panes[0]->verdict().text, QStringLiteral("3 of 6 rows computed; each sums to 1"));
        studios.go("weights", 3, 1, 0); // its exponential: the weight is still to come
        QVERIFY2(!card->accessibleName().contains(QStringLiteral("becomes")), qPrintable(card->accessibleName()));
        studios.go("weights", 3, 1);
        QVERIFY2(card->accessibleName().endsWith(QStringLiteral("(becomes 0.2838669, its share of the row of “with”)")),
                 qPrintable(card->accessibleName()));
        studios.go("weights", 5, 5);
        QCOMPARE(panes[0]->verdict().text, QStringLiteral("Rows sum to 1"));
    }

    void theMaskAfterTheSoftmaxFallsInItsOwnStage()
    {
        WalkedStudios studios(lessonScene("003.post_softmax_renorm"));
        QTRY_VERIFY(studios.settled());
        const auto panes = studios.find<MaskStudio>()->shownPanes();
        studios.go("weights_times_mask", 1, 2);
        for (const VariantPane* pane : panes) {
            const bool after = isAfter(pane->apply());
            QCOMPARE(pane->verdict().text.startsWith(QStringLiteral("Masking: ")), after);
            QCOMPARE(pane->view()->data()->mark({1, 3}) == CellMark::Pending, after);
        }
    }

    void theDrawsOfADropoutComeOneByOne()
    {
        WalkedStudios studios(lessonScene("003.dropout.weights"));
        QTRY_VERIFY(studios.settled());
        auto* studio = studios.find<DropoutStudio>();
        const QString mean = QStringLiteral("Not yet known: mean of many draws");
        const auto sums = [&] { return studio->findChild<SumGauges*>()->accessibleDescription(); };
        studios.go("weights", 5, 5);
        QCOMPARE(studio->maps()[0]->data()->mark({0, 0}), CellMark::Pending);
        QCOMPARE(studio->maps()[1]->data()->mark({5, 5}), CellMark::None);
        QVERIFY(sums().isEmpty());
        QCOMPARE(lampsOf(*studio).filter(QStringLiteral("Not yet")).size(), 3);
        QVERIFY(lampsOf(*studio).contains(mean));

        studios.go("dropped", 3, 1);
        const HeatmapData& draws = *studio->maps()[0]->data();
        QCOMPARE(draws.mark({3, 1}), CellMark::None);
        QCOMPARE(draws.value({3, 1}), float(studio->facts().uniforms[19]));
        QCOMPARE(draws.mark({3, 2}), CellMark::Pending);
        QVERIFY(std::isnan(draws.value({3, 2})));
        QCOMPARE(sums(), QStringLiteral("2.00, 0, 2.00, 0.58 so far")); // 0.2902 / 0.5 so far
        studios.go("dropped", 3, 2);
        QCOMPARE(sums(), QStringLiteral("2.00, 0, 2.00, 1.15 so far"));
        QVERIFY(lampsOf(*studio).contains(mean));

        studios.go(studios.steps().last());
        QVERIFY(lampsOf(*studio).contains(QStringLiteral("Row journey lost every weight, so its context is 0")));
        QVERIFY(lampsOf(*studio).contains(QStringLiteral("Of 21 weights, dropout kept 12 and dropped 9")));
    }

    void theMeanIsThatOfACellThatIsDroppedAlready()
    {
        WalkedStudios studios(lessonScene("003.dropout.weights"));
        auto* studio = studios.find<DropoutStudio>();
        const MeanPanel* panel = studio->meanPanel();
        QTRY_VERIFY(panel->drawn() > 0);
        studios.go("dropped", 3, 1);
        const auto described = [&](Cell cell) {
            studios.selection.setChosen(cell);
            return !panel->chart()->curves().mean.isEmpty();
        };
        QVERIFY(described({3, 1}));
        QVERIFY(!described({3, 2}));
        QVERIFY(!panel->chart()->isVisible());
        QVERIFY(described({3, 0}));
        QVERIFY(!described({2, 5})); // masked
        QVERIFY(writtenTexts(*studio).contains(QStringLiteral("Masked: 0 in every draw.")));
        QVERIFY(writtenTexts(*studio).filter(QStringLiteral("after 10,000 draws 0")).isEmpty());
    }

    void beforeTheDrawsAButtonLeadsToThem()
    {
        WalkedStudios studios(lessonScene("003.dropout.weights"));
        QTRY_VERIFY(studios.settled());
        auto* studio = studios.find<DropoutStudio>();
        const QString why = QStringLiteral("Dropout comes after “Softmax”, but the computation is only at “Scores”.");
        LinkButton* button = nullptr;
        for (LinkButton* each : studio->findChildren<LinkButton*>())
            if (each->text() == QStringLiteral("Go to the draws"))
                button = each;
        QVERIFY(button && !button->isVisible());
        studios.go("scores", 1, 1);
        QVERIFY(writtenTexts(*studio).contains(why));
        QVERIFY(button->isVisible());
        button->click();
        QCOMPARE(studios.selection.step()->tensor, studios.steps().find("dropped"));
        QVERIFY(!button->isVisible());
        QVERIFY(!writtenTexts(*studio).contains(why));
    }

    void withoutDrawsTheResultComesWithTheWeights()
    {
        WalkedStudios studios(lessonScene("000.causal.neg_inf")); // p = 0
        QTRY_VERIFY(studios.settled());
        studios.go("weights", 2, 5);
        for (const HeatmapView* map :
             {studios.find<DropoutStudio>()->maps()[1], studios.find<DropoutStudio>()->maps()[2]}) {
            QVERIFY(!isUnfinished(map->data()->mark({2, 0})));
            QCOMPARE(map->data()->mark({3, 0}), CellMark::Pending);
        }
    }

    void theColumnsOfTheSoftmaxFillOneAfterTheOther()
    {
        WalkedStudios studios(lessonScene("000.causal.neg_inf"));
        QTRY_VERIFY(studios.settled());
        const auto* studio = studios.find<SoftmaxStudio>();
        const auto pending = [&](SoftmaxStep step) {
            return std::ranges::count(studio->row().find(step)->pending, true);
        };
        studios.go("weights", 4, 2, 0); // three exponentials
        QCOMPARE(pending(SoftmaxStep::Scale), 0);
        QCOMPARE(pending(SoftmaxStep::Exponential), 3);
        QCOMPARE(pending(SoftmaxStep::Divide), 6);
        QVERIFY(studio->row().find(SoftmaxStep::Exponential)->foot.startsWith(QStringLiteral("so far ")));
        studios.go("weights", 4, 5, 0); // all, and with them the sum
        QCOMPARE(pending(SoftmaxStep::Exponential), 0);
        QVERIFY(studio->row().find(SoftmaxStep::Exponential)->foot.startsWith(QStringLiteral("sum")));
        QCOMPARE(pending(SoftmaxStep::Divide), 6);
        studios.go("weights", 4, 1, 1); // two quotients
        QCOMPARE(pending(SoftmaxStep::Divide), 4);
        QVERIFY(studio->row().find(SoftmaxStep::Divide)->foot.isEmpty());
        studios.go("weights", 4, 1); // by whole cells: two are divided by the sum, which takes every exponential
        QCOMPARE(pending(SoftmaxStep::Exponential), 0);
        QVERIFY(studio->row().find(SoftmaxStep::Exponential)->foot.startsWith(QStringLiteral("sum")));
        QCOMPARE(pending(SoftmaxStep::Divide), 4);
        studios.go("weights", 4, 5);
        QVERIFY(studio->row().whole);
    }

    // At every place of a row: as "so far" what is there makes, as "sum" only when no exponential is missing.
    void theSumOfTheExponentialsIsThatOfThoseThatAreThere()
    {
        WalkedStudios studios(lessonScene("000.mha"));
        QTRY_VERIFY(studios.settled());
        const SoftmaxRow& row = studios.find<SoftmaxStudio>()->row();
        const Walk& steps = studios.steps();
        const int weights = steps.find("weights");
        for (std::optional<StepPlace> place = StepPlace{weights, 1, 0, 0}; place && place->tensor == weights;
             place = steps.next(*place, place->column % 2 ? StepUnit::Cell : StepUnit::Term)) {
            studios.go(*place);
            const SoftmaxColumn& exponentials = *row.find(SoftmaxStep::Exponential);
            double sum = 0;
            for (std::size_t key = 0; key < exponentials.values.size(); ++key)
                sum += exponentials.pending[key] ? 0 : exponentials.values[key];
            const bool whole = std::ranges::count(exponentials.pending, true) == 0;
            QCOMPARE(exponentials.foot,
                     QStringLiteral("%1 %2").arg(whole ? QStringLiteral("sum") : QStringLiteral("so far"),
                                                 formatNumber(sum, row.digits)));
            QCOMPARE(row.find(SoftmaxStep::Divide)->subtitle.isEmpty(), !whole);
        }
    }

    void theMemoryOfTheHeadsFillsAndTheRowsAfterIt()
    {
        WalkedStudios studios(lessonScene("000.mha"));
        QTRY_VERIFY(studios.settled());
        MergePage& page = *studios.find<ReshapeStudio>()->mergePage();
        studios.go("head_context", 1, 0);
        QVERIFY(!page.memory()->picture().at(0, 1).pending);
        QVERIFY(page.memory()->picture().at(0, page.memory()->picture().columns - 1).pending);
        QVERIFY(std::ranges::all_of(page.transposed()->picture().cells, &MemoryCell::pending));
        QCOMPARE(page.lamp(Merge::Transpose)->severity(), Severity::Off);
        studios.go("context", 1, 1);
        QVERIFY(std::ranges::none_of(page.memory()->picture().cells, &MemoryCell::pending));
        QVERIFY(!page.reshaped()->picture().at(1, 1).pending);
        QCOMPARE(page.transposed()->picture().rowLamps[2], Severity::Off);
        studios.go(studios.steps().last());
        QVERIFY(page.lamp(Merge::Transpose)->severity() != Severity::Off);
    }

    void theLayoutsAreComparedWhenTheirResultsAreThere()
    {
        WalkedStudios studios(lessonScene("004.fused"));
        auto* studio = studios.find<ReshapeStudio>();
        for (auto* segments : studio->controls()->findChildren<SegmentedControl*>())
            if (segments->accessibleName() == QStringLiteral("View"))
                segments->findChildren<QAbstractButton*>()[1]->click();
        LampLine* lamp = studio->layoutsPage()->lamp(1);
        QTRY_VERIFY(lamp->severity() == Severity::Ok);
        studios.go("scores", 0, 0);
        QCOMPARE(lamp->severity(), Severity::Off);
        QVERIFY(lamp->sentence().endsWith(QStringLiteral(": not computed yet")));
        studios.go(studios.steps().last());
        QCOMPARE(lamp->severity(), Severity::Ok);
    }

    void comparedAreTheCellsThatAreThereOnBothSides()
    {
        WalkedStudios studios(lessonScene("000.causal.neg_inf"));
        QTRY_VERIFY(studios.settled());
        auto* studio = studios.find<CompareStudio>();
        const auto tells = [&](const QString& text) {
            QCoreApplication::processEvents();
            return writtenTexts(*studio).contains(text);
        };
        studio->pin();
        Scene scene = studios.document.scene();
        scene.edits.add({"x", {0, 0}, 0.5f});
        QVERIFY(!studios.document.edit(QStringLiteral("edit"), scene, ChangePart::Values));
        studio->setComputed(computedOf(scene));
        studios.go("weights", 1, 1);
        QVERIFY(tells(QStringLiteral("2 of 3")));  // one of Your, two of journey: the masked cells do not count
        QVERIFY(tells(QStringLiteral("not yet"))); // the context
        QVERIFY(tells(QStringLiteral("Sum of changes per row: not computed yet")));
        studios.selection.setHovered(Cell{3, 0});
        QVERIFY(studios.said.endsWith(QStringLiteral("query with, key Your: not computed yet")));
        studios.go(studios.steps().last());
        studios.selection.setStage(QStringLiteral("softmax"));
        QVERIFY(tells(QStringLiteral("The changes in each row add up to 0")));
        QVERIFY(!tells(QStringLiteral("not yet")));
    }
};

WINDOW_TEST(TestStudioSteps)
#include "tst_studiosteps.moc"
