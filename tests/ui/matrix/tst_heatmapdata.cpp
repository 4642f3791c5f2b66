// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/rewrite/keepmaskchoice.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/largecells.h"
#include "ui/matrix/matrixparts.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace attn;

namespace {

using Ends = std::pair<double, double>;

// Before anything is read: these tests begin as the program does (core/base/expect.h).
const bool forgiving = qunsetenv("ATTNSCOPE_STRICT");

HeldMatrixPtr shown(const ComputedPtr& computed, const char* tensor, const Selection& looks = Selection(), int head = 0)
{
    return heatmapData(*computed, tensor, 0, head, looks.looks());
}

Selection& withRange(Selection& looks, RangeMode mode, bool logarithmic = false, std::optional<Ends> locked = {})
{
    looks.setRange({mode, logarithmic, locked});
    return looks;
}

} // namespace

class TestHeatmapData : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void weightsGetViridisFromZeroToOneAndScoresADivergingMap()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        const HeldMatrixPtr weights = shown(computed, "weights"), scores = shown(computed, "scores");
        QCOMPARE(weights->colorMap, QStringLiteral("viridis"));
        QCOMPARE(Ends(weights->low, weights->high), Ends(0, 1));
        QCOMPARE(scores->colorMap, QStringLiteral("diverging"));
        QCOMPARE(scores->low, -scores->high);
        QCOMPARE(float(scores->high),
                 *std::ranges::max_element(scores->values, {}, [](float v) { return std::abs(v); }));
    }

    void droppedWeightsReachBeyondOne()
    {
        const HeldMatrixPtr dropped = shown(computedLesson("003.dropout.weights"), "dropped");
        QCOMPARE(Ends(dropped->low, dropped->high), Ends(0, 2)); // the first row's only weight, doubled
        QCOMPARE(dropped->rowSums.size(), std::size_t(6));
        QCOMPARE(dropped->valuesBefore.size(), std::size_t(36));
    }

    void maskedInfinitiesDoNotStretchTheRange()
    {
        const HeldMatrixPtr masked = shown(computedLesson("000.causal.neg_inf"), "masked");
        QVERIFY(std::isfinite(masked->low) && masked->high < 10);
    }

    void rangesSpanTensorHeadOrRow()
    {
        const ComputedPtr computed = computedOf(headsScene(5, 2));
        Selection looks;
        const HeldMatrixPtr tensor0 = shown(computed, "scores", looks, 0),
                            tensor1 = shown(computed, "scores", looks, 1);
        QCOMPARE(tensor0->high, tensor1->high);
        withRange(looks, RangeMode::Head);
        const HeldMatrixPtr head0 = shown(computed, "scores", looks, 0), head1 = shown(computed, "scores", looks, 1);
        QVERIFY(head0->high != head1->high);
        QCOMPARE(std::max(head0->high, head1->high), tensor0->high);
        withRange(looks, RangeMode::Row);
        const HeldMatrixPtr rows = shown(computed, "scores", looks, 0);
        QCOMPARE(rows->rowRanges.size(), std::size_t(5));
        QCOMPARE(std::ranges::max_element(rows->rowRanges, {}, &Ends::second)->second, head0->high);
    }

    void aFittedRangeLeavesOutWhatTellsNothing()
    {
        const ComputedPtr computed = computedOf(headsScene(5, 2));
        Selection looks;
        const HeldMatrixPtr fitted = shown(computed, "weights", withRange(looks, RangeMode::Fit));
        Ends ends(2, -2); // of both heads, without row 0, which has one key and 1 in it
        for (int head = 0; head < 2; ++head) {
            const HeldMatrixPtr weights = shown(computed, "weights", looks, head);
            for (int row = 1; row < 5; ++row)
                for (int column = 0; column <= row; ++column) {
                    ends.first = std::min(ends.first, double(weights->value({row, column})));
                    ends.second = std::max(ends.second, double(weights->value({row, column})));
                }
        }
        QVERIFY(ends.first > 0 && ends.first < almost_nothing * ends.second && ends.second < 1);
        QCOMPARE(Ends(fitted->low, fitted->high), Ends(0, ends.second)); // so little is as good as 0
        QVERIFY(fitted->beyondHigh && !fitted->beyondLow); // the 1 is told by an arrow, what is masked by nothing
        const HeldMatrixPtr other = shown(computed, "weights", looks, 1);
        QCOMPARE(Ends(other->low, other->high), Ends(0, ends.second));
        const HeldMatrixPtr log = shown(computed, "weights", withRange(looks, RangeMode::Fit, true));
        QVERIFY(log->logarithmic);
        QCOMPARE(Ends(log->low, log->high), ends);
        const HeldMatrixPtr scores = shown(computed, "scores", withRange(looks, RangeMode::Fit));
        QCOMPARE(scores->low, -scores->high);
        const HeldMatrixPtr head = shown(computed, "weights", withRange(looks, RangeMode::Head));
        QVERIFY(head->low == 0 && head->high <= ends.second);
    }

    void aSingleTokenHasNothingToFit()
    {
        Selection looks;
        const HeldMatrixPtr one = shown(computedOf(headsScene(1, 1)), "weights", withRange(looks, RangeMode::Fit));
        QCOMPARE(Ends(one->low, one->high), Ends(0, 1));
    }

    void wordsThatComeTwiceCarryTheirPosition()
    {
        Scene scene = headsScene(4, 1);
        scene.tokens = {{"the", "cat", "the", "mat"}};
        const ComputedPtr computed = computedOf(scene);
        const HeldMatrixPtr weights = shown(computed, "weights");
        QCOMPARE(weights->rowLabels, (QStringList{"the 0", "cat", "the 2", "mat"}));
        QCOMPARE(weights->columnLabels, weights->rowLabels);
        QVERIFY(describeCell(*weights, {2, 0}).startsWith(QStringLiteral("query the 2, key the 0: weight")));
    }

    void lockedRangesSayWhatLiesBeyond()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        Selection looks;
        const HeldMatrixPtr both =
            shown(computed, "weights", withRange(looks, RangeMode::Tensor, false, Ends(0.1, 0.5)));
        QCOMPARE(Ends(both->low, both->high), Ends(0.1, 0.5));
        QVERIFY(both->rangeLocked && both->beyondLow && both->beyondHigh);
        const HeldMatrixPtr all = shown(computed, "weights", withRange(looks, RangeMode::Tensor, false, Ends(0, 1)));
        QVERIFY(!all->beyondLow && !all->beyondHigh);
    }

    void aLockedRangeKeepsZeroAtTheMiddleOfADivergingMap()
    {
        Selection looks;
        const HeldMatrixPtr scores = shown(computedLesson("000.causal.neg_inf"), "scores",
                                           withRange(looks, RangeMode::Tensor, false, Ends(0, 1)));
        QCOMPARE(scores->colorMap, QStringLiteral("diverging"));
        QCOMPARE(Ends(scores->low, scores->high), Ends(-1, 1));
    }

    void logarithmicRangesBeginAboveZero()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        Selection looks;
        const HeldMatrixPtr weights = shown(computed, "weights", withRange(looks, RangeMode::Tensor, true));
        QVERIFY(weights->logarithmic && weights->low > 0 && weights->low < 0.11 && weights->high == 1);
        const HeldMatrixPtr scores = shown(computed, "scores", looks);
        QCOMPARE(scores->low, -scores->high); // symmetric
    }

    void negativeSharesAreNotDrawnAsIfTheyWereNone()
    {
        ValueStats stats;
        stats.add(-0.2);
        stats.add(1.2);
        QCOMPARE(autoColorMap(true, stats), QStringLiteral("diverging"));
    }

    void labelsAreTokensOrDimensions()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        const HeldMatrixPtr weights = shown(computed, "weights"), q = shown(computed, "q"), x = shown(computed, "x");
        QCOMPARE(weights->rowLabels.mid(0, 2), (QStringList{"Your", "journey"}));
        QCOMPARE(weights->columnLabels, weights->rowLabels);
        QVERIFY(weights->attention && !q->attention);
        QCOMPARE(weights->columnTitle, QStringLiteral("Columns: keys (what is looked at)"));
        QCOMPARE(weights->rowTitle, QStringLiteral("Rows: queries (who looks)"));
        QCOMPARE(q->columnLabels, (QStringList{"0", "1"}));
        QCOMPARE(q->rowLabels, weights->rowLabels);
        QCOMPARE(x->columnLabels, (QStringList{"0", "1", "2"}));
    }

    void cellsReadAsSentences_data()
    {
        QTest::addColumn<QByteArray>("lesson");
        QTest::addColumn<QByteArray>("tensor");
        QTest::addColumn<Cell>("cell");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("weight") << QByteArray("000.causal.neg_inf") << QByteArray("weights") << Cell{3, 2}
                                << "query with, key starts: weight 0.2794";
        QTest::newRow("masked") << QByteArray("000.causal.neg_inf") << QByteArray("weights") << Cell{2, 3}
                                << "query starts, key with: masked";
        QTest::newRow("masked score") << QByteArray("000.causal.neg_inf") << QByteArray("masked") << Cell{2, 3}
                                      << "query starts, key with: masked";
        QTest::newRow("dropped") << QByteArray("003.dropout.weights") << QByteArray("dropped") << Cell{1, 0}
                                 << "query journey, key Your: dropped, weight was 0.3942";
        QTest::newRow("projection") << QByteArray("000.causal.neg_inf") << QByteArray("q") << Cell{3, 1}
                                    << "with, dimension 1 of q: value 0.7990";
        QTest::newRow("weight matrix") << QByteArray("000.causal.neg_inf") << QByteArray("W_query") << Cell{2, 1}
                                       << "input 2, output 1 of W_query: value 0.8665";
        QTest::newRow("outside") << QByteArray("000.causal.neg_inf") << QByteArray("weights") << Cell{6, 0} << "";
    }
    void cellsReadAsSentences()
    {
        QFETCH(QByteArray, lesson);
        QFETCH(QByteArray, tensor);
        QFETCH(Cell, cell);
        const HeldMatrixPtr data = shown(computedLesson(lesson.toStdString()), tensor);
        QVERIFY(data);
        QTEST(describeCell(*data, cell), "sentence");
    }

    void editedCellsAreFlagged()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.edits.set("x", {3, 1}, 0.25f);
        const HeldMatrixPtr x = shown(computedOf(scene), "x");
        QCOMPARE(std::ranges::count(x->edited, true), 1);
        QVERIFY(x->edited[3 * 3 + 1]);
        QCOMPARE(x->value({3, 1}), 0.25f);
    }

    void editsShowInTheirOwnBatchItemOnly()
    {
        Scene scene = lessonScene("003.mha");
        scene.edits.set("x", {1, 2, 0}, 0.25f);
        const ComputedPtr computed = computedOf(scene);
        if (!computed->realized->find("x"))
            QFAIL("the lesson has no tensor x to edit");
        const auto edits = [&](int batch) {
            return std::ranges::count(heatmapData(*computed, "x", batch, 0, Looks())->edited, true);
        };
        QCOMPARE(edits(0), 0);
        QCOMPARE(edits(1), 1);
    }

    void everyTracedTensorOfEveryLessonCanBeDrawn()
    {
        for (const LessonEntry& lesson : sceneLessons()) {
            const ComputedPtr computed = computedLesson(lesson.id.data());
            for (const TracedTensor& tensor : computed->trace->tensors()) {
                const TensorMatrix matrix = tensorMatrix(*computed, tensor);
                for (std::int64_t b = 0; b < matrix.batches; ++b) {
                    const HeldMatrixPtr data = heatmapData(*computed, tensor.name, int(b), 0, Looks());
                    QVERIFY2(data, tensor.name.c_str());
                    QCOMPARE(data->values.size(), std::size_t(data->rows) * data->columns);
                    QCOMPARE(data->rowLabels.size(), data->rows);
                    QCOMPARE(data->columnLabels.size(), data->columns);
                    QVERIFY(data->high > data->low);
                }
                QCOMPARE(matrix.batches * matrix.heads * matrix.rows * matrix.columns, elementCount(tensor.shape));
            }
        }
    }

    void aDrawDoesNotChangeTheColorsOfDropout()
    {
        for (const RangeMode mode : {RangeMode::Tensor, RangeMode::Fit}) {
            std::set<std::pair<double, double>> ranges;
            for (int seed = 1; seed < 8; ++seed) {
                Scene scene = lessonScene("003.dropout.weights");
                const auto drawn = setSeedOfDropout(scene, seed);
                Selection looks;
                const HeldMatrixPtr data = shown(computedOf(drawn->scene), "dropped", withRange(looks, mode));
                ranges.emplace(data->low, data->high);
            }
            QCOMPARE(ranges.size(), std::size_t(1));
        }
    }

    void missingTensorsGiveNothing() { QVERIFY(!shown(computedLesson("000.causal.neg_inf"), "output")); }

    void aCropKeepsItsCellsLabelsAndMarks()
    {
        const HeldMatrixPtr weights = shown(computedLesson("000.causal.neg_inf"), "weights");
        const HeldMatrixPtr part = cropped(*weights, QRect(2, 1, 3, 2));
        QCOMPARE(part->rows, 2);
        QCOMPARE(part->columns, 3);
        QCOMPARE(part->rowLabels, (QStringList{"journey", "starts"}));
        QCOMPARE(part->columnLabels, (QStringList{"starts", "with", "one"}));
        QCOMPARE(part->value({1, 0}), weights->value({2, 2}));
        QCOMPARE(part->mark({0, 0}), CellMark::Masked);
        QCOMPARE(part->high, weights->high);
    }

    void outsideOfAMatrixThereIsNothing()
    {
        QVERIFY(forgiving);
        const ComputedPtr computed = computedLesson("003.dropout.weights");
        for (const char* tensor : {"weights", "dropped"}) {
            const HeldMatrixPtr held = shown(computed, tensor);
            const LargeCells large(*computed, *computed->trace->find(tensor), 0, 0);
            for (const Cell cell : {Cell{held->rows, 0}, Cell{0, held->columns}, Cell{-1, 0}, Cell{0, -1}}) {
                QVERIFY(std::isnan(held->value(cell)) && std::isnan(large.value(cell)));
                QVERIFY(held->mark(cell) == CellMark::Pending && large.mark(cell) == CellMark::Pending);
                QVERIFY(!held->isEdited(cell) && !large.isDropped(cell) && !large.beforeDropout(cell));
            }
            QCOMPARE(held->rowSum(held->rows), 0.0);
            std::vector<float> row(held->columns + 1);
            large.read(0, 0, row);
            QVERIFY(std::ranges::all_of(row, [](float number) { return std::isnan(number); }));
        }
    }

    void joinedMatricesStandSideBySide()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        const HeldMatrixPtr q = shown(computed, "q"), v = shown(computed, "v");
        const HeatmapDataPtr both = joined({q, v});
        QCOMPARE(both->columns, 4);
        QCOMPARE(both->value({4, 1}), q->value({4, 1}));
        QCOMPARE(both->value({4, 3}), v->value({4, 1}));
        QCOMPARE(both->columnLabels, (QStringList{"q 0", "q 1", "v 0", "v 1"}));
        QVERIFY(describeCell(*both, {4, 3}).startsWith(QStringLiteral("one, v 1: ")));
    }
};

GUILESS_TEST(TestHeatmapData)
#include "tst_heatmapdata.moc"
