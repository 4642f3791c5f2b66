// SPDX-License-Identifier: GPL-3.0-or-later
// The row of the chosen cell: its numbers and words, and its bars.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/explain/rowbars.h"
#include "ui/matrix/focusedrow.h"
#include "ui/theme/fonts.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace attn;

class TestRowBars : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void aFocusedRowHoldsTheCellsNumberNameAndWords()
    {
        const auto layer = computedOf(lessonScene("000.causal.neg_inf"));
        const auto row = focusedRow(*layer, "weights", 0, 0, {3, 2}, 4);
        QVERIFY(row);
        QCOMPARE(codeName(*row), QStringLiteral("weights[0,0,3,2]"));
        QCOMPARE(cellInWords(*row), QStringLiteral("query with, key starts: weight 0.2794"));
        QVERIFY(std::abs(row->sum - 1) < 1e-6);
        QCOMPARE(row->data.marks[4], CellMark::Masked);
        QVERIFY(!focusedRow(*layer, "weights", 0, 0, {6, 0}, 4));
        QVERIFY(!focusedRow(*layer, "no such tensor", 0, 0, {0, 0}, 4));
        QCOMPARE(codeName(*focusedRow(*layer, "x", 0, 0, {1, 2}, 4)), QStringLiteral("x[0,1,2]"));
    }

    void aBarChoosesItsCell()
    {
        const auto layer = computedOf(lessonScene("000.causal.neg_inf"));
        RowBars bars;
        bars.setRow(*focusedRow(*layer, "weights", 0, 0, {3, 2}, 4));
        bars.resize(290, bars.sizeHint().height());
        QCOMPARE(bars.sizeHint().height(), 6 * scaled(21));
        QSignalSpy spy(&bars, &RowBars::columnChosen);
        QTest::mouseClick(&bars, Qt::LeftButton, {}, QPoint(60, scaled(21) + 8));
        QCOMPARE(spy.first().first().toInt(), 1);
    }

    void aLongRowShowsItsTenLargestTheChosenOneAndTheRest()
    {
        Scene scene;
        scene.draws = {ManualSeed{1}, Randn{"x", {20, 4}, std::nullopt}};
        scene.config.d_in = scene.config.d_out = 4;
        const auto layer = computedOf(scene);
        FocusedRow row = *focusedRow(*layer, "weights", 0, 0, {3, 0}, 4);
        int smallest = 0;
        for (int column = 1; column < 20; ++column)
            if (row.exact[column] < row.exact[smallest])
                smallest = column;
        row.column = smallest;
        RowBars bars;
        bars.setRow(row);
        QCOMPARE(bars.sizeHint().height(), 12 * scaled(21));
        bars.resize(290, bars.sizeHint().height());
        QSignalSpy spy(&bars, &RowBars::columnChosen);
        QTest::mouseClick(&bars, Qt::LeftButton, {}, QPoint(60, 8));
        const int largest = spy.first().first().toInt();
        QVERIFY(std::ranges::all_of(row.exact, [&](double v) { return v <= row.exact[largest]; }));
        QTest::mouseClick(&bars, Qt::LeftButton, {}, QPoint(60, 10 * scaled(21) + 8));
        QCOMPARE(spy.last().first().toInt(), smallest);
    }
};

WINDOW_TEST(TestRowBars)
#include "tst_rowbars.moc"
