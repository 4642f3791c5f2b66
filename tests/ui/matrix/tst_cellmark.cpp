// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matrix/cellmark.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/largecells.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>

using namespace attn;

Q_DECLARE_METATYPE(attn::CellMark)

namespace {

CellMark markOf(const ComputedPtr& computed, const char* name, std::int64_t row, std::int64_t column)
{
    const TracedTensor* tensor = computed->trace->find(name);
    const double value = computed->trace->row(*tensor, 0, row)[column];
    return cellMark(*computed, *tensor, 0, row, column, value);
}

// Two tokens, one head, weights given by nothing but the mask's and the dropout's settings.
Scene twoTokens(MaskApply apply, ScaleAt scaleAt = ScaleAt::BeforeMask)
{
    Scene scene = headsScene(2, 1);
    scene.config.mask.apply = apply;
    scene.config.scale_at = scaleAt;
    return scene;
}

// Given weights of two heads.
Scene recordedScene(int tokens, const std::function<float(int head, int row, int column)>& weight)
{
    Tensor weights({1, 2, tokens, tokens});
    float* next = weights.mutableData();
    for (int head = 0; head < 2; ++head)
        for (int row = 0; row < tokens; ++row)
            for (int column = 0; column < tokens; ++column)
                *next++ = weight(head, row, column);
    Scene scene;
    scene.config.starts_from = StartsFrom::Weights;
    scene.config.num_heads = 2;
    scene.inputs = {{"weights", std::move(weights)}};
    return scene;
}

} // namespace

class TestCellMark : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyStagesAfterTheMaskShowIt_data()
    {
        QTest::addColumn<MaskApply>("apply");
        QTest::addColumn<ScaleAt>("scaleAt");
        QTest::addColumn<QByteArrayList>("masked");
        QTest::addColumn<QByteArrayList>("plain");
        QTest::newRow("-inf, scaled first")
            << MaskApply::FillNegInf << ScaleAt::BeforeMask << QByteArrayList{"masked", "weights", "dropped", "allowed"}
            << QByteArrayList{"scores", "scaled"};
        QTest::newRow("-inf, scaled last")
            << MaskApply::FillNegInf << ScaleAt::AfterMask << QByteArrayList{"masked", "scaled", "weights", "dropped"}
            << QByteArrayList{"scores"};
        QTest::newRow("added") << MaskApply::Add << ScaleAt::BeforeMask
                               << QByteArrayList{"masked", "weights", "dropped"} << QByteArrayList{"scores", "scaled"};
        QTest::newRow("after the softmax") << MaskApply::PostSoftmaxRenorm << ScaleAt::BeforeMask
                                           << QByteArrayList{"weights_times_mask", "weights", "dropped"}
                                           << QByteArrayList{"scores", "scaled", "masked", "weights_unmasked"};
        QTest::newRow("computed, not applied") << MaskApply::None << ScaleAt::BeforeMask << QByteArrayList{}
                                               << QByteArrayList{"scores", "scaled", "masked", "weights", "dropped"};
    }
    void onlyStagesAfterTheMaskShowIt()
    {
        QFETCH(MaskApply, apply);
        QFETCH(ScaleAt, scaleAt);
        QFETCH(QByteArrayList, masked);
        QFETCH(QByteArrayList, plain);
        const ComputedPtr computed = computedOf(twoTokens(apply, scaleAt));
        for (const QByteArray& name : masked) {
            QVERIFY2(markOf(computed, name, 0, 1) == CellMark::Masked, name);
            QVERIFY2(markOf(computed, name, 1, 0) != CellMark::Masked, name);
        }
        for (const QByteArray& name : plain)
            QVERIFY2(markOf(computed, name, 0, 1) != CellMark::Masked, name);
    }

    void aNumberThatWasPutInIsNeitherMaskedNorDropped()
    {
        Scene scene = twoTokens(MaskApply::FillNegInf);
        scene.overrides.add({"masked", {0, 0, 0, 1}, 2});
        const ComputedPtr computed = computedOf(scene);
        QCOMPARE(markOf(computed, "masked", 0, 1), CellMark::None);
        QCOMPARE(markOf(computed, "weights", 0, 1), CellMark::None); // it follows
        scene.overrides = EditList({{"weights", {0, 0, 0, 1}, 0}});
        const ComputedPtr zero = computedOf(scene);
        QCOMPARE(markOf(zero, "masked", 0, 1), CellMark::Masked);
        QCOMPARE(markOf(zero, "weights", 0, 1), CellMark::Zero); // of the person, not of the mask
        Scene dropout = lessonScene("003.dropout.weights");
        const auto keep = computedOf(dropout)->realized->keep;
        dropout.overrides.add({"dropped", {0, 0, 1, 0}, 0.75f});
        QVERIFY(!keep->kept(6));
        QCOMPARE(markOf(computedOf(dropout), "dropped", 1, 0), CellMark::None);
    }

    void aLargeMapShowsWhatWasPutIntoMaskedCells()
    {
        Scene scene = headsScene(300, 1);
        const auto markAt = [&](const char* name) {
            const ComputedPtr computed = computedOf(scene);
            const LargeCells cells(*computed, *computed->trace->find(name), 0, 0);
            BlockedBins shared;
            return cells.bins(cells.wholeGrid(30), Pooling::Largest, shared).mark(1, 25);
        };
        QCOMPARE(markAt("masked"), CellMark::Masked);
        scene.overrides.add({"masked", {0, 0, 12, 255}, 2});
        QCOMPARE(markAt("masked"), CellMark::None);
        QCOMPARE(markAt("weights"), CellMark::None);
    }

    // In the window as in figures, which have no rule of their own.
    void whatTheMaskOfRecordedWeightsLeftIsMasked()
    {
        const auto markAt = [](const Scene& scene, Cell cell) {
            const ComputedPtr computed = computedOf(scene);
            return heatmapData(*computed, "weights", 0, 0, {})->mark(cell);
        };
        Scene causal = recordedScene(3, [](int, int row, int column) { return column <= row ? 1.0f / (row + 1) : 0; });
        QCOMPARE(markAt(causal, {0, 1}), CellMark::Masked);
        QCOMPARE(markAt(causal, {1, 0}), CellMark::None);
        // One head that looks ahead: the zeros are what softmax made.
        Scene some =
            recordedScene(3, [](int head, int row, int column) { return column <= row || head == 1 ? 0.5f : 0; });
        QCOMPARE(markAt(some, {0, 1}), CellMark::Zero);
        some.config.mask.kind = MaskKind::Causal;
        QCOMPARE(markAt(some, {0, 1}), CellMark::Masked);
        // Where nothing is looked at but itself, no mask is known.
        QCOMPARE(markAt(recordedScene(3, [](int, int row, int column) { return float(column == row); }), {0, 1}),
                 CellMark::Zero);
    }

    void aLargeMapOfRecordedWeightsShowsTheMask()
    {
        Scene scene = recordedScene(300, [](int, int row, int column) { return column <= row ? 1.0f / (row + 1) : 0; });
        const auto markAt = [&](int row, int column) {
            const ComputedPtr computed = computedOf(scene);
            const LargeCells cells(*computed, *computed->trace->find("weights"), 0, 0);
            BlockedBins shared;
            return cells.bins(cells.wholeGrid(30), Pooling::Largest, shared).mark(row, column);
        };
        QCOMPARE(markAt(1, 25), CellMark::Masked);
        QCOMPARE(markAt(25, 1), CellMark::None);
    }

    void droppedIsWhatTheKeepBitsSayUnlessMasked()
    {
        const ComputedPtr computed = computedLesson("003.dropout.weights");
        const TracedTensor* dropped = computed->trace->find("dropped");
        int crosses = 0;
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 6; ++column) {
                const bool kept = computed->realized->keep->kept(row * 6 + column);
                const CellMark expected = column > row ? CellMark::Masked : kept ? CellMark::None : CellMark::Dropped;
                QCOMPARE(markOf(computed, "dropped", row, column), expected);
                QVERIFY(markOf(computed, "weights", row, column) != CellMark::Dropped);
                crosses += expected == CellMark::Dropped;
            }
        QCOMPARE(dropped->shape, (Shape{1, 1, 6, 6}));
        QVERIFY(crosses > 0);
    }

    void dropoutAloneHasCrossesInAnyShape()
    {
        const ComputedPtr computed = computedLesson("000.dropout.ones");
        const TracedTensor* dropped = computed->trace->find("dropped");
        const MatrixShape shape = matrixShape(dropped->shape);
        for (std::int64_t i = 0; i < shape.rows * shape.columns; ++i) {
            const bool kept = computed->realized->keep->kept(i);
            QCOMPARE(markOf(computed, "dropped", i / shape.columns, i % shape.columns),
                     kept ? CellMark::None : CellMark::Dropped);
        }
    }

    void whatMustNotBeOverlookedComesFirst_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<std::int64_t>("column");
        QTest::addColumn<CellMark>("mark");
        const double inf = std::numeric_limits<double>::infinity();
        QTest::newRow("nan, even where masked") << std::nan("") << std::int64_t(1) << CellMark::Nan;
        QTest::newRow("masked zero") << 0.0 << std::int64_t(1) << CellMark::Masked;
        QTest::newRow("masked -inf") << -inf << std::int64_t(1) << CellMark::Masked;
        QTest::newRow("inf") << inf << std::int64_t(0) << CellMark::PlusInf;
        QTest::newRow("-inf that no mask made") << -inf << std::int64_t(0) << CellMark::MinusInf;
        QTest::newRow("stored zero") << 0.0 << std::int64_t(0) << CellMark::Zero;
        QTest::newRow("negative zero") << -0.0 << std::int64_t(0) << CellMark::Zero;
        QTest::newRow("smallest number") << 1e-45 << std::int64_t(0) << CellMark::None;
    }
    void whatMustNotBeOverlookedComesFirst()
    {
        QFETCH(double, value);
        QFETCH(std::int64_t, column);
        const ComputedPtr computed = computedOf(twoTokens(MaskApply::FillNegInf));
        QTEST(cellMark(*computed, *computed->trace->find("weights"), 0, 0, column, value), "mark");
    }

    void wholeNumbersShowTheirZeros()
    {
        const ComputedPtr computed = computedOf(twoTokens(MaskApply::None));
        TracedTensor ids{"ids", {1, 2}, Kind::Integer, nullptr};
        QCOMPARE(cellMark(*computed, ids, 0, 0, 0, 0.0), CellMark::None);
    }

    void marksOfEveryHeadAndBatchItemFollowTheirOwnMask()
    {
        // A padding mask of two items: the last key of the second item only.
        Scene scene = headsScene(3, 2);
        std::get<Randn>(scene.draws[1]).shape = {2, 3, 4};
        scene.inputs.push_back({"pad", Tensor({2, 3}, {0, 0, 0, 0, 0, 1}, Kind::Boolean)});
        scene.config.mask = {MaskKind::Padding, MaskApply::FillNegInf, "pad"};
        const ComputedPtr computed = computedOf(scene);
        const TracedTensor* weights = computed->trace->find("weights");
        for (std::int64_t plane = 0; plane < 4; ++plane)
            for (std::int64_t key = 0; key < 3; ++key)
                QCOMPARE(cellMark(*computed, *weights, plane, 0, key, 0.5) == CellMark::Masked, plane >= 2 && key == 2);
    }
};

GUILESS_TEST(TestCellMark)
#include "tst_cellmark.moc"
