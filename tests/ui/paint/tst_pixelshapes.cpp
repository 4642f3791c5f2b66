// SPDX-License-Identifier: GPL-3.0-or-later
// Shapes that go straight into pixels look as a general painter draws them, stay inside the picture, and are drawn far
// faster.
#include "tests/ui/support/testprogram.h"
#include "ui/paint/pixelcanvas.h"
#include "ui/paint/pixelshapes.h"

#include <QPainter>
#include <QTest>

#include <cmath>
#include <random>

using namespace attn;

namespace {

constexpr QRgb shade = 0xFF2040A0;

QImage blank(QSize size = {200, 160})
{
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    return picture;
}

QImage byPainter(const QPainterPath& shape)
{
    QImage picture = blank();
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(shape, QColor(shade));
    return picture;
}

// As a shape, since the painter draws thin lines that are not upright somewhat too thin.
QImage byPainter(const QLineF& line, double width)
{
    QPainterPath path(line.p1());
    path.lineTo(line.p2());
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    return byPainter(stroker.createStroke(path));
}

struct PixelDifference {
    double worst = 0; // of a pixel, of 1
    double whole = 0; // of all pixels together, of what is inked
};
PixelDifference between(const QImage& a, const QImage& b)
{
    PixelDifference found;
    double inked = 0, moved = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const double one = (255 - qRed(a.pixel(x, y))) / 223.0, other = (255 - qRed(b.pixel(x, y))) / 223.0;
            found.worst = std::max(found.worst, std::abs(one - other));
            inked += one;
            moved += one - other;
        }
    found.whole = std::abs(moved) / std::max(inked, 1.0);
    return found;
}

QString named(const char* what, const QLineF& line, double width, const PixelDifference& found)
{
    return QStringLiteral("%1 %2,%3 to %4,%5 of %6 px: pixel %7, all %8")
        .arg(QLatin1String(what))
        .arg(line.x1())
        .arg(line.y1())
        .arg(line.x2())
        .arg(line.y2())
        .arg(width)
        .arg(found.worst)
        .arg(found.whole);
}

} // namespace

class TestPixelShapes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineIsAsAPainterDrawsIt()
    {
        std::mt19937 random(5);
        std::uniform_real_distribution<double> x(10, 190), y(10, 150);
        for (const double width : {1.0, 1.4, 2.0, 5.0, 11.0})
            for (int i = 0; i < 60; ++i) {
                const QLineF line(x(random), y(random), x(random), y(random));
                if (line.length() < 30)
                    continue;
                QImage drawn = blank();
                PixelLine(PixelField(drawn), line, width).draw(0, 1, shade);
                const PixelDifference found = between(byPainter(line, width), drawn);
                QVERIFY2(found.worst < 0.55 && found.whole < 0.04, qPrintable(named("line", line, width, found)));
            }
    }

    void whatLiesOutsideIsLeftOut()
    {
        QImage drawn = blank({40, 30});
        const PixelField field(drawn);
        for (const QLineF& line : {QLineF(-100, -20, 300, 90), QLineF(20, -500, 22, 500), QLineF(-50, 15, -10, 15),
                                   QLineF(5, 5, 5, 5), QLineF(38, -4, 44, 40), QLineF(-1e6, 3, 1e6, 4)}) {
            PixelLine(field, line, 6).draw(0, 1, shade);
            PixelLine(field, QLineF(line.p2(), line.p1()), 1).draw(0.2, 0.9, shade);
        }
        fillPixelQuad(field, {QPointF(-50, -50), {500, -40}, {480, 12}, {-60, 9}}, shade);
        fillPixelQuad(field, {QPointF(50, 50), {60, 50}, {60, 60}, {50, 60}}, shade);
        fillPixelQuad(field, {QPointF(-9, 3), {-3, 3}, {-3, 9}, {-9, 9}}, shade);
        QCOMPARE(drawn.pixel(20, 15), shade); // and nothing else was written to: the sanitizers watch
    }

    void aPieceIsAPartOfTheWholeLine()
    {
        for (const QLineF& line : {QLineF(20, 20, 180, 90), QLineF(180, 90, 20, 20), QLineF(100, 10, 90, 150)}) {
            QImage drawn = blank();
            PixelLine(PixelField(drawn), line, 4).draw(0.25, 0.5, shade);
            const PixelDifference found = between(byPainter(QLineF(line.pointAt(0.25), line.pointAt(0.5)), 4), drawn);
            QVERIFY2(found.worst < 0.55 && found.whole < 0.04, qPrintable(named("piece", line, 4, found)));
        }
    }

    void aQuadrilateralIsAsAPainterDrawsIt()
    {
        std::mt19937 random(11);
        std::uniform_real_distribution<double> at(30, 120), side(0.4, 60), slant(-20, 20);
        for (int i = 0; i < 300; ++i) {
            const QPointF corner(at(random), at(random)), along(side(random), slant(random)),
                down(slant(random), side(random));
            const double area = std::abs(along.x() * down.y() - along.y() * down.x());
            if (area < 150) // of splinters the corners count for much
                continue;
            const Quad quad = i % 2 ? Quad{corner, corner + along, corner + along + down, corner + down}
                                    : Quad{corner, corner + down, corner + along + down, corner + along};
            QPainterPath path(quad[0]);
            for (const QPointF& next : quad)
                path.lineTo(next);
            QImage drawn = blank();
            fillPixelQuad(PixelField(drawn), quad, shade);
            const PixelDifference found = between(byPainter(path), drawn);
            QVERIFY2(found.worst < 0.55 && found.whole < 0.06,
                     qPrintable(named("quad", QLineF(corner, corner + along), area, found)));
        }
    }

    void aShapeOfTheCanvasIsTurnedWithIt()
    {
        QImage drawn = blank({80, 80});
        drawn.setDevicePixelRatio(2);
        {
            QPainter painter(&drawn);
            PixelCanvas canvas(painter, drawn);
            canvas.beginShape(QTransform::fromTranslate(10, 5));
            canvas.fillQuad({QPointF(0, 0), {10, 0}, {10, 10}, {0, 10}}, QColor(shade));
            canvas.endShape();
            canvas.strokeQuad({QPointF(25, 25), {35, 25}, {35, 35}, {25, 35}}, QColor(shade), 1);
        }
        QCOMPARE(drawn.pixel(21, 11), shade);
        QCOMPARE(drawn.pixel(39, 29), shade);
        QCOMPARE(drawn.pixel(41, 20), 0xFFFFFFFF);
        QCOMPARE(drawn.pixel(50, 60), shade); // the line is two device px wide
        QCOMPARE(drawn.pixel(60, 60), 0xFFFFFFFF);
    }
};

APPLESS_TEST(TestPixelShapes)
#include "tst_pixelshapes.moc"
