// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/explain/mathformula.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace attn;

namespace {

Formula read(const char* latex)
{
    const auto formula = parseMath(latex);
    return formula ? formulaOf(*formula) : nullptr;
}

BoxExtent extent(const char* latex) { return read(latex)->extent(17); }

// Painted black on white with room around it; the rectangle that has ink, relative to the baseline's left end.
QRect recordedColor(const char* latex)
{
    constexpr int room = 60;
    const Formula formula = read(latex);
    const BoxExtent e = formula->extent(17);
    QImage image(int(e.width) + 2 * room, int(e.height()) + 2 * room, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    formula->paint(painter, {room, room + e.ascent}, 17);
    painter.end();
    QRect drawn;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 128)
                drawn = drawn.united(QRect(x, y, 1, 1));
    return drawn.translated(-room, -room - qRound(e.ascent));
}

} // namespace

class TestMathFormula : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void everyKindOfNodeIsPaintedWithinItsExtent_data()
    {
        QTest::addColumn<QString>("latex");
        for (const char* latex :
             {R"(w_{ij} = \frac{e^{s_{ij}}}{\sum_t e^{s_{it}}})", R"(\sum_{j=1}^{T} w_{ij} \key{v_j})", R"(\prod x)",
              R"(\mathrm{softmax}\left(\frac{QK^\top}{\sqrt{d_k}}\right)V)", R"(\left[\frac12\right])",
              R"(u_{ij} = \begin{cases} -\infty & j > i \\ s_{ij} & \text{else} \end{cases})",
              R"(\begin{bmatrix} 0.43 & 0.15 \\ 0.55 & 0.87 \\ 0.57 & 0.85 \end{bmatrix})", R"(\exp x + \log_2 p)",
              R"(\hat y)"})
            QTest::newRow(latex) << QString::fromUtf8(latex);
    }

    void everyKindOfNodeIsPaintedWithinItsExtent()
    {
        QFETCH(QString, latex);
        const QByteArray text = latex.toUtf8();
        const BoxExtent e = extent(text.constData());
        const QRect drawn = recordedColor(text.constData());
        QVERIFY(!drawn.isEmpty());
        QVERIFY2(drawn.left() >= -2 && drawn.right() <= e.width + 2,
                 qPrintable(QString::number(drawn.right() - e.width)));
        QVERIFY2(-drawn.top() <= e.ascent + 2 && drawn.bottom() <= e.descent + 2,
                 qPrintable(QStringLiteral("%1 %2").arg(-drawn.top() - e.ascent).arg(drawn.bottom() - e.descent)));
    }

    void fencesGrowWithWhatIsBetweenThem()
    {
        const int low = recordedColor(R"(\left( a \right))").height(),
                  high = recordedColor(R"(\left( \frac{a}{\frac{b}{c}} \right))").height();
        QVERIFY(high > 1.7 * low);
        QVERIFY(recordedColor(R"(\left. a \right))").width() < recordedColor(R"(\left( a \right))").width());
    }

    void columnsOfATableStandBelowEachOther()
    {
        const double one = extent(R"(\begin{matrix} 1 & 1000 \end{matrix})").width;
        const double two = extent(R"(\begin{matrix} 1 & 1000 \\ 1000 & 1 \end{matrix})").width;
        QVERIFY(two > one + 10);
        QVERIFY(extent(R"(\begin{matrix} a \\ b \end{matrix})").height() >
                1.8 * extent(R"(\begin{matrix} a \end{matrix})").height());
    }

    void limitsStandAboveAndBelowALargeSign()
    {
        const BoxExtent bare = extent(R"(\sum)"), below = extent(R"(\sum_t)"), both = extent(R"(\sum_t^T)");
        QVERIFY(below.descent > bare.descent + 5 && qAbs(below.ascent - bare.ascent) < 0.01);
        QVERIFY(both.ascent > below.ascent + 5);
    }

    void aFunctionKeepsRoomToLettersOnly()
    {
        QVERIFY(extent(R"(\exp x)").width > extent(R"(\mathrm{exp}x)").width + 1);
        QCOMPARE(extent(R"(\exp(x))").width, extent(R"(\mathrm{exp}(x))").width);
    }
};

WINDOW_TEST(TestMathFormula)
#include "tst_mathformula.moc"
