// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testprogram.h"
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
        QTest::newRow("tiny") << 2.6501828e-5 << 4 << "2.6502e\u22125"
                              << "0.0000";
        QTest::newRow("tiny keeps its sign") << -1e-9 << 4 << "\u22121e\u22129"
                                             << "-0.0000";
        QTest::newRow("float's own rest is no digit") << double(3e-5f) << 4 << "3e\u22125"
                                                      << "0.0000";
        QTest::newRow("the last digit is left") << 6e-5 << 4 << "0.0001"
                                                << "0.0001";
        QTest::newRow("no longer than with an exponent") << -0.04 << 1 << "\u22120.04"
                                                         << "-0.0";
        QTest::newRow("a fraction among whole numbers") << 0.3 << 0 << "0.3"
                                                        << "0";
        QTest::newRow("zero") << 0.0 << 4 << "0"
                              << "0.0000";
        QTest::newRow("no zero has a minus") << -0.0 << 4 << "0"
                                             << "0.0000";
        QTest::newRow("not large yet") << 999999.5 << 4 << "999999.50"
                                       << "999999.5000";
        QTest::newRow("too large for decimals") << 1.6516363e38 << 4 << "1.6516e38"
                                                << "165163630000000008133384964668617916416.0000";
        QTest::newRow("large and whole") << -9e18 << 2 << "\u22129e18"
                                         << "-9000000000000000000.00";
        QTest::newRow("a token's number") << 16777216.0 << 0 << "16777216"
                                          << "16777216";
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

    void cellsShowWhatFitsAndMarkTheRest_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("decimals");
        QTest::addColumn<int>("room");
        QTest::addColumn<QString>("text");
        QTest::newRow("fits") << 0.27944 << 4 << 6 << "0.2794";
        QTest::newRow("loses decimals") << -12.3456 << 4 << 6 << "\u221212.35";
        QTest::newRow("loses all of them") << 123456.7 << 4 << 6 << "123457";
        QTest::newRow("is not cut") << 123456.7 << 4 << 5 << "\u2026";
        QTest::newRow("tiny, as wide as the others") << 2.6501828e-5 << 4 << 6 << "2.7e\u22125";
        QTest::newRow("tiny, with room to spare") << 2.6501828e-5 << 4 << 12 << "2.65e\u22125";
        QTest::newRow("tiny, hardly any room") << -2.6501828e-5 << 2 << 5 << "\u22123e\u22125";
        QTest::newRow("tiny, no room") << 2.6501828e-5 << 1 << 3 << "\u22480";
        QTest::newRow("large") << 1.6516363e38 << 4 << 7 << "1.65e38";
        QTest::newRow("large, hardly any room") << 1.6516363e38 << 2 << 4 << "2e38";
        QTest::newRow("large, no room") << 1.6516363e38 << 2 << 3 << "\u2026";
        QTest::newRow("small, but for its decimals") << 0.00042 << 4 << 5 << "4e\u22124";
        QTest::newRow("zero") << -0.0 << 4 << 1 << "0";
        QTest::newRow("less than its last digit in a small cell") << 0.04 << 1 << 3 << "\u22480";
        QTest::newRow("-inf") << -double(INFINITY) << 4 << 3 << "\u2212\u221e";
    }
    void cellsShowWhatFitsAndMarkTheRest()
    {
        QFETCH(double, value);
        QFETCH(int, decimals);
        QFETCH(int, room);
        QTEST(formatCell(value, decimals, room), "text");
    }

    void noNumberReadsAsZeroAndNoCellIsTooLong()
    {
        for (int power = -45; power <= 38; ++power)
            for (const double lead : {1.0, 2.6501828, 9.9996, -1.0, -4.9, -9.9996})
                for (int decimals = 0; decimals <= 8; ++decimals) {
                    const double value = lead * std::pow(10.0, power);
                    QString text = formatNumber(value, decimals);
                    QVERIFY2(!text.contains(QLatin1Char('-')), qPrintable(text));
                    const double read = text.replace(QChar(0x2212), QLatin1Char('-')).toDouble();
                    QVERIFY2(read != 0 && std::abs(read - value) <= 0.51 * std::abs(value), qPrintable(text));
                    for (int room = 2; room <= 12; ++room)
                        QVERIFY(formatCell(value, decimals, room).size() <= room);
                }
    }

    void aMapsCellsHoldItsLargestNumbers()
    {
        QCOMPARE(cellCharacters(0, 0.9, 4), 6);
        QCOMPARE(cellCharacters(-0.5, 0.9, 2), 5);
        QCOMPARE(cellCharacters(1e-9, 0.9, 4), 6);
        QCOMPARE(cellCharacters(0, 9e18, 4), 6); // 0.0000
        QCOMPARE(cellCharacters(-123456, 1, 1), 9);
    }

    void largeAndSmallNumbersHaveShortExponents()
    {
        QCOMPARE(formatSignificant(1e-6), QString::fromUtf8("1e−6"));
        QCOMPARE(formatSignificant(0.5), QStringLiteral("0.5"));
        QCOMPARE(formatShortest(-1e20f), QString::fromUtf8("−1e20"));
        QCOMPARE(formatShortest(-0.43f), QString::fromUtf8("−0.43"));
        QCOMPARE(formatScientific(9.6e-5, 0), QString::fromUtf8("1e−4"));
        QCOMPARE(formatScientific(1.5e-5, 3), QString::fromUtf8("1.5e−5"));
    }

    void changesDifferencesAndCountsHaveOneFormEach()
    {
        QCOMPARE(formatChange(0.03121, 4), QStringLiteral("+0.0312"));
        QCOMPARE(formatChange(-3e-5, 4), QString::fromUtf8("−3e−5"));
        QCOMPARE(formatChange(0, 4), QStringLiteral("0"));
        QCOMPARE(formatDifference(5.96e-8), QString::fromUtf8("6.0 × 10⁻⁸"));
        QCOMPARE(counted(1, QStringLiteral("head"), QStringLiteral("heads")), QStringLiteral("1 head"));
        QCOMPARE(counted(3, QStringLiteral("head"), QStringLiteral("heads")), QStringLiteral("3 heads"));
        QCOMPARE(formatCount(1048576), QStringLiteral("1,048,576"));
    }

    void whatIsNotOneDoesNotReadAsOne()
    {
        QCOMPARE(formatRange(1.001, 1.001), QStringLiteral("1.001")); // "sums to 1, not 1" says nothing
        QCOMPARE(formatRange(0.5, 1.25), QString::fromUtf8("0.50 … 1.25"));
        QCOMPARE(formatRange(0, 2.0000001), QString::fromUtf8("0 … 2"));
        QCOMPARE(formatBeside(0.99997, 1, 4), QStringLiteral("0.99997"));
        QCOMPARE(formatBeside(0.50003, 0.5, 4), QStringLiteral("0.50003"));
        QCOMPARE(formatBeside(0.5, 0.5, 4), QStringLiteral("0.5000"));
        QCOMPARE(formatBeside(0.2961, 0.5, 4), QStringLiteral("0.2961"));
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
                                                {38, 3},    {47.9, 3}, {48, 4},   {160, 4}};
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

GUILESS_TEST(TestFormat)
#include "tst_numbertext.moc"
