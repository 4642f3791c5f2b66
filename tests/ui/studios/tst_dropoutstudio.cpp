// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/keepuniforms.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/dropoutbench.h"
#include "tests/ui/support/shownheatmap.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/workclock.h"
#include "ui/compute/recompute.h"
#include "ui/document/document.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/studios/dropout/dropoutstudio.h"
#include "ui/studios/dropout/meanpanel.h"
#include "ui/studios/dropout/sumgauges.h"
#include "ui/studios/marklist.h"
#include "ui/studios/studioframe.h"
#include "ui/theme/fonts.h"

#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace attn;

namespace {

} // namespace

class TestDropoutStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void theRowsKeepTheirNamesWhereNothingIsDrawn()
    {
        Scene scene = dropoutScene();
        scene.config.dropout.p = 0;
        Shown shown(scene);
        int named = 0;
        for (const auto* map : shown.studio.findChildren<HeatmapView*>())
            named += map->isVisible() && !map->heatmapLayout().rowLabels.isEmpty();
        QCOMPARE(named, 1);
    }

    void aLayerThatIsTooLargeIsRefusedInOneSentence()
    {
        Scene scene = headsScene(600, 1);
        scene.config.dropout.p = 0.5;
        Document document;
        Selection selection;
        const DropoutStudio studio(&document, &selection);
        QVERIFY(studio.unavailable(*computedOf(scene)).contains(QStringLiteral("up to 512 × 512 values per head")));
        QVERIFY(studio.unavailable(*computedOf(dropoutScene())).isEmpty());
    }

    void everyUniformIsBelowOneMinusPExactlyWhereTheTraceKeeps()
    {
        for (const char* id :
             {"003.dropout.weights", "000.causal_class.dropout", "000.dropout_on_scores", "000.dropout.ones"}) {
            Shown stage(lessonScene(id));
            const ComputedPtr computed = stage.studio.computed();
            const TracedTensor* keep = computed->trace->find("keep");
            QVERIFY(keep);
            const DropoutFacts& facts = stage.facts();
            QCOMPARE(facts.uniforms.size(), facts.before->values.size());
            const auto bits = computed->trace->tile(*keep, {0, 0, 0, facts.before->rows, facts.before->columns});
            for (std::size_t i = 0; i < bits.size(); ++i) {
                QCOMPARE(facts.uniforms[i] < 1 - facts.p, bits[i] == 1);
                QCOMPARE(facts.kept[i], bits[i] == 1);
            }
        }
    }

    void theOtherItemAndHeadShowTheirOwnDraws()
    {
        Shown stage(lessonScene("000.causal_class.dropout"));
        const auto first = stage.facts().uniforms;
        stage.selection.setBatch(1);
        QVERIFY(stage.facts().uniforms != first);
        const auto& scene = stage.document.scene();
        QCOMPARE(stage.facts().uniforms, dropoutUniforms(scene, *stage.studio.computed()->realized, 36, 36));
    }

    void theNumbersShownAreTheTraces()
    {
        Shown stage(dropoutScene());
        const Trace& trace = *stage.studio.computed()->trace;
        const DropoutFacts& facts = stage.facts();
        for (int q = 0; q < 6; ++q) {
            double sum = 0;
            for (int k = 0; k < 6; ++k) {
                QCOMPARE(double(facts.before->value({q, k})), trace.cell(*trace.find("weights"), {0, 0, q, k}));
                const double dropped = trace.cell(*trace.find("dropped"), {0, 0, q, k});
                QCOMPARE(double(facts.after->value({q, k})), dropped);
                sum += dropped;
            }
            QCOMPARE(facts.sumsAfter[std::size_t(q)], sum);
        }
        QVERIFY(stage.lamps().contains(QStringLiteral("Of 21 weights, dropout kept 12 and dropped 9")));
        QVERIFY(stage.lamps().contains(QStringLiteral("Row journey lost every weight, so its context is 0")));
        QVERIFY(stage.lamps().contains(
            QStringLiteral("After dropout, rows sum to 0 … 2, not 1; this is expected in training")));
    }

    void aCellIsDescribedWithItsDrawTheComparisonAndTheScale()
    {
        Shown stage(dropoutScene());
        QSignalSpy said(&stage.studio, &Studio::described);
        stage.selection.setHovered(Cell{3, 1});
        QCOMPARE(said.last().first().toString(),
                 QStringLiteral("query with, key journey: u = 0.1829 < 0.5, kept: 0.2902 / 0.5 = 0.5803"));
        stage.selection.setHovered(Cell{3, 0});
        QVERIFY(said.last().first().toString().contains(QStringLiteral("≥ 0.5, dropped: 0.2292 becomes 0")));
        stage.selection.setHovered(Cell{0, 5});
        QVERIFY(said.last().first().toString().endsWith(QStringLiteral("but masked: 0 stays 0")));
    }

    void whatIsMaskedInARowOfNanIsNotCounted()
    {
        Scene scene = headsScene(3, 2);
        scene.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "blocked"};
        scene.config.dropout.p = 0.5;
        const Tensor blocked({3, 3}, {0, 1, 1, 1, 1, 1, 0, 0, 0}, Kind::Boolean);
        scene.inputs.push_back({"blocked", blocked});
        Shown stage(scene);
        stage.selection.setHead(1);
        QVERIFY(std::isnan(stage.facts().before->value({1, 0})));
        const auto& kept = stage.facts().kept;
        const int left = kept[0] + kept[6] + kept[7] + kept[8];
        QVERIFY(stage.lamps().contains(
            QStringLiteral("Of 4 weights, dropout kept %1 and dropped %2").arg(left).arg(4 - left)));
        QVERIFY(stage.lamps().contains(QStringLiteral("1 of 3 row sums are nan after dropout")));
    }

    void withSeveralHeadsItIsSaidThatOnlyOneIsCounted()
    {
        const auto said = [](Shown&& stage) {
            for (const QLabel* label : stage.studio.controls()->findChildren<QLabel*>())
                if (label->isVisible() && label->text() == QStringLiteral("Only the current head is counted."))
                    return true;
            return false;
        };
        Scene heads = headsScene(4, 2);
        heads.config.dropout.p = 0.5;
        QVERIFY(said(Shown(heads)));
        QVERIFY(!said(Shown(dropoutScene())));
    }

    void whereNothingIsDrawnOneButtonDrawsSomething()
    {
        Shown stage(lessonScene("000.causal.neg_inf"));
        QPushButton* half = nullptr;
        for (auto* button : stage.studio.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Set p to 0.5"))
                half = button;
        QVERIFY(half && half->isVisible());
        half->click();
        QCOMPARE(stage.document.scene().config.dropout.p, 0.5);
        QVERIFY(!half->isVisible());
        QVERIFY(!stage.facts().uniforms.empty());
        stage.document.undoStack()->undo();
        QCOMPARE(stage.document.scene().config.dropout.p, 0.0);
        QVERIFY(half->isVisible());
    }

    void withoutALayerTheControlsOfTheStudioDoNothing()
    {
        Shown stage(dropoutScene());
        StudioFrame frame;
        frame.addStudio(&stage.studio);
        frame.setStudio(&stage.studio);
        frame.setComputed(computedLesson("001.softmax_of_masked"));
        QVERIFY(!stage.studio.controls()->isEnabled());
        frame.setComputed(computedOf(dropoutScene()));
        QVERIFY(stage.studio.controls()->isEnabled());
        Scene scores = lessonScene("000.dropout_on_scores");
        scores.config.dropout.on = DropoutOn::Weights;
        QVERIFY(!stage.studio.unavailable(*computedOf(scores)).isEmpty());
        frame.setComputed(computedOf(scores));
        QVERIFY(stage.studio.controls()->isEnabled()); // "let it fall on scores" is one of them
        stage.studio.setParent(nullptr);
    }

    void everyHeadingOfTheStudioHasWordsThatKeepTheFactor()
    {
        for (const char* id : {"003.dropout.weights", "000.dropout.ones"}) {
            Shown stage(lessonScene(id));
            const auto headings = dropoutHeadings(stage.facts(), stage.document.scene().config);
            QCOMPARE(headings[2].title, QStringLiteral("3 Dropped, survivors × 2"));
            QCOMPARE(headings[2].shortTitle, QStringLiteral("3 Dropped, × 2"));
        }
    }

    void theRowsOfTheThreeMapsAreInLine()
    {
        Shown stage(lessonScene("000.dropout.ones")); // labels of one digit
        const auto& maps = stage.studio.maps();
        QCOMPARE(maps[0]->heatmapLayout().map.cell, maps[1]->heatmapLayout().map.cell);
        QCOMPARE(maps[2]->heatmapLayout().map.cell, maps[1]->heatmapLayout().map.cell);
    }

    void notesAreGrowingAndEndAtN()
    {
        QCOMPARE(notedDraws(1, 36), std::vector<std::int64_t>{1});
        for (std::int64_t draws : {5, 29, 31, 1000, 10'000}) {
            const auto noted = notedDraws(draws, 36);
            QCOMPARE(noted.front(), std::int64_t(1));
            QCOMPARE(noted.back(), draws);
            QVERIFY(std::ranges::adjacent_find(noted, std::greater_equal<>()) == noted.end());
        }
        QVERIFY(std::ssize(notedDraws(10'000, 1 << 20)) <= 16);
    }

    void aDragOfPIsOneStepAndMovesOnlyTheLine()
    {
        Shown stage(dropoutScene());
        const auto uniforms = stage.facts().uniforms;
        auto* slider = stage.control<QSlider>(QStringLiteral("Dropout p"));
        slider->setSliderDown(true);
        for (int p : {45, 40, 30, 20})
            slider->setValue(p);
        slider->setSliderDown(false);
        QCOMPARE(stage.document.undoStack()->count(), 1);
        QCOMPARE(stage.facts().p, 0.2);
        QCOMPARE(stage.facts().uniforms, uniforms);
        for (std::size_t i = 0; i < uniforms.size(); ++i)
            QCOMPARE(stage.facts().kept[i], uniforms[i] < 0.8);
        slider->setSliderDown(true);
        slider->setValue(60);
        slider->setSliderDown(false);
        QCOMPARE(stage.document.undoStack()->count(), 2);
    }

    void offModesAreDescribedInWordsAndDrawNothing_data()
    {
        QTest::addColumn<double>("p");
        QTest::addColumn<bool>("train");
        QTest::addColumn<QString>("lamp");
        QTest::newRow("p 0") << 0.0 << true << "Dropout is off (p = 0)";
        QTest::newRow("eval") << 0.5 << false << "Dropout is off (eval mode)";
        QTest::newRow("p 1") << 1.0 << true << "p = 1 drops everything, so no weight is left";
    }

    void offModesAreDescribedInWordsAndDrawNothing()
    {
        QFETCH(double, p);
        QFETCH(bool, train);
        QFETCH(QString, lamp);
        Scene scene = dropoutScene();
        scene.config.dropout.p = p;
        scene.config.dropout.train = train;
        Shown stage(scene);
        QVERIFY(stage.facts().uniforms.empty());
        QVERIFY(stage.lamps().contains(lamp));
        QVERIFY(!stage.studio.maps()[0]->isVisible());
        QVERIFY(!stage.button(QStringLiteral("Next draw"))->isEnabled());
        QVERIFY(!stage.studio.meanPanel()->isDrawing());
        QCOMPARE(std::ranges::count(stage.facts().kept, false), p == 1 ? 36 : 0);
    }

    void aSceneWithoutAnythingToDropSaysSo()
    {
        Shown stage(dropoutScene());
        QVERIFY(!stage.studio.unavailable(*computedLesson("001.softmax_of_masked")).isEmpty());
        QVERIFY(stage.studio.unavailable(*computedLesson("000.dropout.ones")).isEmpty());
        QVERIFY(stage.studio.unavailable(*computedLesson("000.causal.neg_inf")).isEmpty());
    }

    void keysAndMouseOnAnyMapChooseTheSameCellInAll()
    {
        Shown stage(dropoutScene());
        QVERIFY(QTest::qWaitForWindowExposed(&stage.studio));
        for (HeatmapView* map : stage.studio.maps()) {
            const QRectF cell = map->heatmapLayout().map.cellRect(4, 2);
            QTest::mouseClick(map, Qt::LeftButton, {}, cell.center().toPoint());
            QCOMPARE(stage.selection.chosen(), std::optional(Cell{4, 2}));
            QTest::keyClick(map, Qt::Key_Left);
            QCOMPARE(stage.selection.chosen(), std::optional(Cell{4, 1}));
            stage.selection.setChosen(std::nullopt);
        }
        const auto& maps = stage.studio.maps();
        QCOMPARE(maps[0]->heatmapLayout().map.cell, maps[2]->heatmapLayout().map.cell);
        QCOMPARE(maps[0]->heatmapLayout().map.area.top(), maps[2]->heatmapLayout().map.area.top());
    }

    void theGaugeOfARowEndsAtItsSum()
    {
        SumGauges gauges;
        gauges.resize(140, 200);
        gauges.setSums({1, 1, 1}, {2, 0, 0.5}, true, 4);
        QCOMPARE(gauges.fraction(2), 1.0);
        QCOMPARE(gauges.fraction(1), 0.5);
        QCOMPARE(gauges.fraction(0), 0.0);
    }

    void draggingPNeverKeepsTheWindowBusyForATenthOfASecond()
    {
        Scene scene = headsScene(64, 8, 8);
        scene.config.dropout.p = 0.3;
        Document document;
        Selection selection;
        DropoutStudio facts(&document, &selection);
        Recompute recompute;
        document.open(scene, {});
        connect(&document, &Document::changed, &recompute, [&] { recompute.request(document.scene()); });
        connect(&recompute, &Recompute::ready, &facts, &Studio::setComputed);
        facts.resize(984, 500);
        facts.show();
        facts.controls()->show();
        facts.setComputed(computedOf(scene));
        QTRY_VERIFY(facts.meanPanel()->drawn() > 0); // the draws run while p is dragged
        QSlider* slider = nullptr;
        for (QSlider* each : facts.controls()->findChildren<QSlider*>())
            slider = each;
        double longest = 0, wall = 0;
        for (int p = 30; p <= 80; ++p) {
            QElapsedTimer timer;
            timer.start();
            const WorkClock work;
            slider->setValue(p);
            QCoreApplication::processEvents();
            longest = std::max(longest, work.elapsed());
            wall = std::max(wall, double(timer.nsecsElapsed()) * 1e-9);
            QTest::qSleep(4);
        }
        QTRY_COMPARE(facts.facts().p, 0.8);
        qInfo("longest step of the drag: %.1f ms of work, %.1f ms on the clock", longest, wall * 1e3);
        QVERIFY(longest < 100);
    }

    void legendsVanishWithTheirMarks()
    {
        QWidget parent;
        MarkList legend(&parent);
        HeldMatrix data = plainMatrix(2, 2);
        legend.setMaps({shared(data)});
        QVERIFY(legend.isHidden());
        data.marks[0] = CellMark::Dropped;
        legend.setMaps({shared(data), shared(data)});
        QVERIFY(!legend.isHidden());
        QCOMPARE(legend.accessibleName(), QStringLiteral("Marks: dropped"));
    }
};

WINDOW_TEST(TestDropoutStudio)
#include "tst_dropoutstudio.moc"
