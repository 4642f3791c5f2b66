// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/merge.h"
#include "tests/ui/support/studiobench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/figures/figure.h"
#include "ui/kit/lampline.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/reshape/layoutmap.h"
#include "ui/studios/reshape/layoutspage.h"
#include "ui/studios/reshape/memorymap.h"
#include "ui/studios/reshape/mergepage.h"
#include "ui/studios/reshape/reshapestudio.h"
#include "ui/theme/colors.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

class ReshapeBench : public StudioBench<ReshapeStudio> {
public:
    using StudioBench::StudioBench;

    MergePage& merge() { return *studio.mergePage(); }
    LayoutsPage& layouts()
    {
        QTest::mouseClick(segments("View")->findChildren<QAbstractButton*>()[1], Qt::LeftButton);
        return *studio.layoutsPage();
    }
};

// "Your journey starts with one step" under `heads` heads of `headDim` numbers.
Scene headed(std::int64_t heads, std::int64_t headDim)
{
    Scene scene = journeyScene();
    const std::int64_t width = heads * headDim;
    scene.draws = {ManualSeed{123}, Rand{"W_query", {3, width}, {}}, Rand{"W_key", {3, width}, {}},
                   Rand{"W_value", {3, width}, {}}};
    scene.config.num_heads = heads;
    scene.config.d_out = width;
    scene.config.head_dim.reset();
    scene.expected.clear();
    scene.expected_shapes.clear();
    return scene;
}

} // namespace

class TestReshapeStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void thePicturesShowThePlacesOfTheMemory()
    {
        ReshapeBench bench(headed(2, 2));
        const MemoryPicture& memory = bench.merge().memory()->picture();
        QCOMPARE(memory.rows, 2);
        QCOMPARE(memory.columns, 12);
        for (int i = 0; i < 24; ++i)
            QCOMPARE(memory.cells[i].text, QString::number(i)); // the memory in its own order
        const MemoryPicture& plain = bench.merge().reshaped()->picture();
        for (int i = 0; i < 24; ++i)
            QCOMPARE(plain.cells[i].place, std::int64_t(i)); // which the reshape does not touch
        const MemoryPicture& right = bench.merge().transposed()->picture();
        QCOMPARE(right.at(1, 0).place, std::int64_t(2));
        QCOMPARE(right.at(1, 2).place, std::int64_t(14)); // head 1 of journey
        QCOMPARE(right.at(1, 2).head, std::int64_t(1));
        QVERIFY(!right.at(1, 2).foreign);
        QVERIFY(plain.at(1, 0).foreign);
        QCOMPARE(plain.at(1, 0).word, QStringLiteral("starts"));
    }

    void theShownRowsAreThoseOfTheEngine()
    {
        for (Merge merge : {Merge::Transpose, Merge::ReshapeOnly}) {
            Scene scene = headed(2, 2);
            scene.config.merge = merge;
            const ComputedPtr computed = computedOf(scene);
            const Tensor context = computed->trace->dense(*computed->trace->find("context"));
            const Tensor heads = computed->trace->dense(*computed->trace->find("head_context"));
            ReshapeBench bench(scene);
            const MemoryPicture& shown =
                (merge == Merge::Transpose ? bench.merge().transposed() : bench.merge().reshaped())->picture();
            for (int i = 0; i < 24; ++i)
                QCOMPARE(heads[shown.cells[i].place], context[i]);
        }
    }

    void theLampsNameWhoseNumbersARowHolds()
    {
        ReshapeBench bench(headed(2, 2));
        QCOMPARE(bench.merge().lamp(Merge::Transpose)->sentence(),
                 QStringLiteral("Row “journey” contains only the numbers of “journey”"));
        QCOMPARE(bench.merge().lamp(Merge::ReshapeOnly)->sentence(),
                 QStringLiteral("Row “journey” mixes the numbers of starts and with"));
        QCOMPARE(bench.merge().lamp(Merge::ReshapeOnly)->severity(), Severity::Bad);
        QTest::mouseClick(bench.merge().reshaped(), Qt::LeftButton, {},
                          bench.merge().reshaped()->cellRect(0, 1).center());
        QCOMPARE(bench.merge().lamp(Merge::ReshapeOnly)->sentence(),
                 QStringLiteral("Row “Your” mixes the numbers of Your and journey"));
    }

    void aCellLightsTheSamePlaceInAllPictures()
    {
        ReshapeBench bench(headed(2, 2));
        QSignalSpy described(&bench.studio, &Studio::described);
        QTest::mouseMove(bench.merge().memory(), bench.merge().memory()->cellRect(1, 2).center());
        for (MemoryMap* map : {bench.merge().memory(), bench.merge().transposed(), bench.merge().reshaped()})
            QCOMPARE(map->hoveredPlace(), std::optional<std::int64_t>(14));
        QVERIFY(described.back()[0].toString().startsWith("place 14: head 1 of “journey”, element 0, value "));
    }

    void keysWalkThePlaces()
    {
        ReshapeBench bench(headed(2, 2));
        MemoryMap* map = bench.merge().transposed();
        map->setFocus();
        QTest::keyClick(map, Qt::Key_Home);
        const auto before = map->chosenPlace();
        QTest::keyClick(map, Qt::Key_Down);
        QTest::keyClick(map, Qt::Key_End);
        QCOMPARE(map->chosenPlace(), std::optional<std::int64_t>(17)); // journey was row 1, starts is row 2
        QVERIFY(before != map->chosenPlace());
        QCOMPARE(bench.merge().memory()->chosenPlace(), map->chosenPlace());
        QCOMPARE(bench.merge().lamp(Merge::Transpose)->sentence(),
                 QStringLiteral("Row “starts” contains only the numbers of “starts”"));
    }

    void cellsShowTheNumbersThemselvesWhenAsked()
    {
        ReshapeBench bench(headed(2, 2));
        QTest::mouseClick(bench.segments("Cells show")->findChildren<QAbstractButton*>()[1], Qt::LeftButton);
        const ComputedPtr computed = computedOf(bench.document.scene());
        const double first = computed->trace->cell(*computed->trace->find("head_context"), {0, 0, 0, 0});
        QCOMPARE(bench.merge().memory()->picture().cells[0].text, QString::number(first, 'f', 2));
    }

    void oneHeadNeedsNoTransposeAndItSaysWhy()
    {
        ReshapeBench bench(headed(1, 4));
        QVERIFY(bench.merge().note().startsWith("With one head, both results are the same"));
        QCOMPARE(bench.merge().lamp(Merge::ReshapeOnly)->severity(), Severity::Ok);
    }

    void aLargeLayerIsCutWithANoteAndCellsStandForRuns()
    {
        ReshapeBench bench(headed(16, 8));
        const MemoryPicture& rows = bench.merge().reshaped()->picture();
        QVERIFY(rows.columns < 16);
        QCOMPARE(rows.at(0, 1).place, std::int64_t(8)); // 8 numbers of one token and head in a cell
        QVERIFY(bench.merge().note().contains("of 16 heads"));
        QCOMPARE(bench.merge().lamp(Merge::ReshapeOnly)->severity(), Severity::Bad);
        QVERIFY(bench.merge().reshaped()->geometry().right() <= bench.merge().width());
    }

    void theSceneTakesTheVariantThatIsChosen()
    {
        ReshapeBench bench(headed(2, 2));
        for (auto* list : bench.studio.controls()->findChildren<QComboBox*>())
            if (list->count() == 2 && list->isVisible()) {
                list->setCurrentIndex(1);
                Q_EMIT list->activated(1);
            }
        QCOMPARE(bench.document.scene().config.merge, Merge::ReshapeOnly);
        bench.document.undoStack()->undo();
        QCOMPARE(bench.document.scene().config.merge, Merge::Transpose);
    }

    void theThreeLayoutsGiveTheSameForEveryKindOfProjection()
    {
        for (const char* id : {"000.param.seed123", "000.linear.seed123", "000.mha", "000.heads_list", "004.fused",
                               "000.simple.softmax"}) {
            ReshapeBench bench(lessonScene(id));
            LayoutsPage& page = bench.layouts();
            QTRY_VERIFY2(!page.lamp(2)->sentence().isEmpty(), id);
            for (int layout : {1, 2}) {
                QVERIFY2(page.lamp(layout)->sentence().startsWith("No difference in q, k, v"),
                         qPrintable(page.lamp(layout)->sentence()));
                QCOMPARE(page.lamp(layout)->severity(), Severity::Ok);
            }
        }
    }

    void aRowOfTheWeightsLightsInAllLayouts()
    {
        ReshapeBench bench(headed(2, 2));
        LayoutsPage& page = bench.layouts();
        QTRY_VERIFY(!page.lamp(2)->sentence().isEmpty());
        QSignalSpy described(&bench.studio, &Studio::described);
        const QkvRow key{1, 1, 0}; // k of head 1
        QTest::mouseClick(page.map(1), Qt::LeftButton, {}, page.map(1)->middleOf(key));
        QCOMPARE(page.map(0)->chosenRow(), std::optional<QkvRow>(key));
        QCOMPARE(described.back()[0].toString(), QStringLiteral("k of head 1, element 0: row 8 of qkv.weight"));
        page.map(2)->setFocus();
        QTest::keyClick(page.map(2), Qt::Key_Down); // in three blocks its row is 6, and 7 is the next
        QCOMPARE(page.map(1)->chosenRow(), std::optional<QkvRow>(QkvRow{1, 1, 1}));
    }

    void aFigureIsOfTheLayoutsThatAreShown()
    {
        ReshapeBench bench(headed(2, 2));
        LayoutsPage& page = bench.layouts();
        QTRY_VERIFY(!page.lamp(2)->sentence().isEmpty());
        page.show(computedOf(headed(4, 3)), true); // is still to be run
        QCOMPARE(page.figure()().maps[0].data->rows, 3 * 4);
    }

    // Smaller ones cannot be read from the last row.
    void aSlideHasNoSmallDigits()
    {
        ReshapeBench bench(headed(2, 1));
        FigureLook look;
        fillSlide(look, slide_pixels);
        look.svgText = true;
        const auto svg = figureBytes(bench.merge().figure()(bench.selection), look, FigureFormat::Svg);
        QVERIFY(svg);
        static const QRegularExpression height(QStringLiteral("viewBox=\"0 0 [0-9.]+ ([0-9.]+)\"")),
            size(QStringLiteral("font-size=\"([0-9.]+)\""));
        const QString text = QString::fromUtf8(*svg);
        const double least = 0.02 * height.match(text).captured(1).toDouble() - 0.01;
        QVERIFY(text.contains(QStringLiteral(">10<"))); // in the memory, which is large
        for (auto found = size.globalMatch(text); found.hasNext();)
            QVERIFY2(found.next().captured(1).toDouble() >= least, qPrintable(QString::number(least)));
        const auto beside = figureBytes(bench.merge().figure(true)(bench.selection), look, FigureFormat::Svg);
        QVERIFY(beside);
        QCOMPARE(QString::fromUtf8(*beside).count(QStringLiteral(">10<")), 3); // large enough in each of the three
    }

    void scenesWithoutHeadsToJoinSayWhy()
    {
        ReshapeBench bench(headed(2, 2));
        QVERIFY(bench.studio.unavailable(*computedOf(headed(2, 2))).isEmpty());
        QVERIFY(
            bench.studio.unavailable(*computedOf(lessonScene("001.softmax_of_masked"))).contains("no attention layer"));
    }
};

WINDOW_TEST(TestReshapeStudio)
#include "tst_reshapestudio.moc"
