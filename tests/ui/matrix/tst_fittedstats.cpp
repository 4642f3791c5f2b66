// SPDX-License-Identifier: GPL-3.0-or-later
// A range fitted to a large matrix spans what its cells say one by one, whatever the mask: no blocked or dropped cell, and
// no row of weights with a single key.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/fittedstats.h"
#include "ui/matrix/matrixdata.h"

#include <QTest>

#include <cmath>

using namespace attn;

namespace {

constexpr std::int64_t tokens = 190;

// Key 0 alone for queries 70 and 71, no key for query 130, every third pair of the others blocked.
Tensor holes()
{
    Tensor mask({tokens, tokens}, Kind::Boolean);
    for (std::int64_t query = 0; query < tokens; ++query)
        for (std::int64_t key = 0; key < tokens; ++key) {
            const bool one = query == 70 || query == 71, none = query == 130;
            mask.mutableData()[query * tokens + key] = none || (one ? key > 0 : (query + key) % 3 == 0 && key > 2);
        }
    return mask;
}

Scene masked(MaskKind kind, double p)
{
    Scene scene = headsScene(tokens, 2);
    scene.config.dropout.p = p;
    scene.config.mask = {kind, kind == MaskKind::None ? MaskApply::None : MaskApply::FillNegInf, ""};
    if (kind == MaskKind::CustomBool) {
        scene.config.mask.tensor = "holes";
        scene.config.masked_rows = MaskedRows::Zero;
        scene.inputs.push_back({"holes", holes()});
    }
    return scene;
}

// Cell by cell, by the marks that the map shows.
ValueStats byCells(const LargeCells& cells, bool weights)
{
    ValueStats stats;
    for (int row = 0; row < cells.rows(); ++row) {
        ValueStats numbers;
        int keys = 0;
        for (int column = 0; column < cells.columns(); ++column) {
            const CellMark mark = cells.mark({row, column});
            keys += mark != CellMark::Masked;
            if (mark != CellMark::Masked && mark != CellMark::Dropped)
                numbers.add(double(cells.value({row, column})));
        }
        if (!weights || keys != 1)
            stats.add(numbers);
    }
    return stats;
}

// A bin of a compact trace is rounded once more than its cells, in its logarithm.
bool nearly(double a, double b) { return a == b || std::abs(a - b) <= 1e-5 * std::abs(b); }

} // namespace

class TestFittedStats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    // Nearly equal scores: no share is small beside another, and the smallest counts.
    void ofEvenWeightsTheSmallestIsNamed()
    {
        Scene scene = masked(MaskKind::None, 0);
        scene.draws[1] = Rand{"x", {1, tokens, 4}, 0.01f};
        const ComputedPtr computed = computedOf(scene);
        const LargeCells cells(*computed, *computed->trace->find("weights"), 0, 0);
        const ValueStats expected = byCells(cells, true);
        BlockedBins shared;
        const ValueStats fitted = fittedStats(cells, allowedRuns(cells), shared, false);
        QVERIFY(expected.smallest > 0.5 * expected.largest);
        QVERIFY(nearly(fitted.smallest, expected.smallest) && nearly(fitted.largest, expected.largest));
    }

    void spansWhatTheCellsSay_data()
    {
        QTest::addColumn<MaskKind>("kind");
        QTest::addColumn<QString>("tensor");
        for (const MaskKind kind : {MaskKind::None, MaskKind::Causal, MaskKind::CustomBool})
            for (const QString tensor : {"scores", "scaled", "masked", "weights", "dropped"})
                QTest::addRow("mask %d, %s", int(kind), qPrintable(tensor)) << kind << tensor;
    }
    void spansWhatTheCellsSay()
    {
        QFETCH(MaskKind, kind);
        QFETCH(QString, tensor);
        for (const double p : {0.0, 0.3}) {
            const ComputedPtr computed = computedOf(masked(kind, p));
            ValueStats heads;
            for (const int head : {0, 1})
                for (const bool logarithmic : {false, true}) {
                    const LargeCells cells(*computed, *computed->trace->find(tensor.toStdString()), 0, head);
                    const ValueStats expected = byCells(cells, tensor == "weights" || tensor == "dropped");
                    BlockedBins shared;
                    const ValueStats fitted = fittedStats(cells, allowedRuns(cells), shared, logarithmic);
                    const bool nothing = expected.smallest < almost_nothing * expected.largest && !logarithmic;
                    QVERIFY2(nearly(fitted.smallest, expected.smallest) || (nothing && fitted.smallest == 0),
                             qPrintable(QString("%1, not %2").arg(fitted.smallest).arg(expected.smallest)));
                    QVERIFY2(nearly(fitted.largest, expected.largest),
                             qPrintable(QString("%1, not %2").arg(fitted.largest).arg(expected.largest)));
                    if (logarithmic)
                        QVERIFY(nearly(fitted.smallestPositive, expected.smallestPositive));
                    heads.add(expected);
                }
            ColorRange range;
            range.mode = RangeMode::Fit;
            const ValueStats whole = rangeStats(*computed, tensor.toStdString(), range);
            if (tensor == "dropped" && p > 0) { // of whatever may be drawn
                QVERIFY(whole.largest > 0.999 * heads.largest && whole.smallest < 1.001 * heads.smallest);
                continue;
            }
            QVERIFY(nearly(whole.largest, heads.largest));
            QVERIFY(nearly(whole.smallest, heads.smallest) ||
                    (whole.smallest == 0 && heads.smallest < almost_nothing * heads.largest));
        }
    }
};

WINDOW_TEST(TestFittedStats)
#include "tst_fittedstats.moc"
