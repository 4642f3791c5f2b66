// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/numbertext.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace attn;

class TestFormat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersReadAsPyTorchPrintsThemWithATrueMinus_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<QString>("screen");
        QTest::addColumn<QString>("code");
        const double inf = std::numeric_limits<double>::infinity();
        QTest::newRow("weight") << 0.27944 << 4 << "0.2794"
                                << "0.2794";
        QTest::newRow("negative") << -1.5 << 4 << "\u22121.5000"
                                  << "-1.5000";
        QTest::newRow("tiny keeps its sign") << -1e-9 << 4 << "\u22120.0000"
                                             << "-0.0000";
        QTest::newRow("no decimals") << 3.0 << 0 << "3"
                                     << "3";
        QTest::newRow("eight decimals") << 1.0 / 3 << 8 << "0.33333333"
                                        << "0.33333333";
        QTest::newRow("more than eight are eight") << 0.5 << 12 << "0.50000000"
                                                   << "0.50000000";
        QTest::newRow("large") << 12345.678 << 1 << "12345.7"
                               << "12345.7";
        QTest::newRow("-inf") << -inf << 4 << "\u2212\u221e"
                              << "-inf";
        QTest::newRow("inf") << inf << 4 << "inf"
                             << "inf";
        QTest::newRow("nan") << std::nan("") << 4 << "nan"
                             << "nan";
    }
    void numbersReadAsPyTorchPrintsThemWithATrueMinus()
    {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QTEST(formatNumber(value, decimals), "screen");
        QTEST(formatCode(value, decimals), "code");
    }

    void copiedNumbersReadBackAsTheSameText_data()
    {
        QTest::addColumn<float>("value");
        for (float value : {0.2794f, -1.5f, 1e-4f, 123.4567f, -0.0f})
            QTest::addRow("%g", double(value)) << value;
    }
    void copiedNumbersReadBackAsTheSameText()
    {
        QFETCH(float, value);
        bool ok = false;
        const QString text = formatCode(value, 8);
        QCOMPARE(formatCode(text.toDouble(&ok), 8), text);
        QVERIFY(ok);
    }

    void largeCellsGetMoreDecimals_data()
    {
        QTest::addColumn<double>("cell");
        QTest::addColumn<int>("digits");
        QTest::addColumn<int>("decimals");
        const std::pair<double, int> steps[] = {{23.9, -1}, {24, 1},   {29.9, 1}, {30, 2}, {37.9, 2},
                                                {38, 3},    {51.9, 3}, {52, 4},   {160, 4}};
        for (const auto& [cell, decimals] : steps)
            QTest::addRow("%g px", cell) << cell << 8 << decimals;
        QTest::newRow("never more than the setting") << 60.0 << 2 << 2;
        QTest::newRow("whole numbers have none") << 60.0 << 0 << 0;
    }
    void largeCellsGetMoreDecimals()
    {
        QFETCH(double, cell);
        QFETCH(int, digits);
        QTEST(decimalsForCell(cell, digits), "decimals");
    }

    void shapesDropLeadingOnesButStayMatrices_data()
    {
        QTest::addColumn<Shape>("shape");
        QTest::addColumn<QString>("text");
        QTest::newRow("one head") << Shape{1, 1, 6, 6} << "6 \u00d7 6";
        QTest::newRow("many heads") << Shape{1, 12, 64, 64} << "12 \u00d7 64 \u00d7 64";
        QTest::newRow("inner ones stay") << Shape{2, 1, 6} << "2 \u00d7 1 \u00d7 6";
        QTest::newRow("one token") << Shape{1, 1, 1, 3} << "1 \u00d7 3";
        QTest::newRow("vector") << Shape{6} << "6";
        QTest::newRow("scalar") << Shape{} << "1";
    }
    void shapesDropLeadingOnesButStayMatrices()
    {
        QFETCH(Shape, shape);
        QTEST(formatShape(shape), "text");
    }
};

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_numbertext.moc"
