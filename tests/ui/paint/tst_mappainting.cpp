// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/colorbar.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/hatch.h"
#include "ui/paint/headfactspainter.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/paint/labelpainter.h"
#include "ui/paint/legendpainter.h"
#include "ui/paint/mapimage.h"
#include "ui/paint/mappainter.h"
#include "ui/paint/screencanvas.h"
#include "ui/paint/thumbnail.h"
#include "ui/theme/colormap.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QTest>

#include <cmath>
#include <limits>
#include <set>

using namespace attn;

namespace {

const ThemeName themes[] = {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast};
const Colors& light() { return colorsOf(ThemeName::Light); }

QImage painted(QSize size, const std::function<void(QPainter&)>& paint, QColor background = Qt::magenta)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(background);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QImage paintedMap(const HeatmapData& data, double cell, const Colors& colors = light(), bool digits = true)
{
    const QSize size(int(data.columns * cell), int(data.rows * cell));
    const MapGeometry geometry{QRectF(QPointF(), size), {}, {cell, cell}, 1};
    return painted(size, [&](QPainter& painter) { paintMap(painter, data, geometry, colors, digits); });
}

CellLook lookOf(CellMark mark)
{
    const QRgb fill = colorTable(QStringLiteral("viridis"), false)[100];
    return {mark, fill, mark == CellMark::Nan ? QStringLiteral("nan") : QString(), false};
}

QImage paintedCell(const CellLook& look, int size, const Colors& colors)
{
    return painted({size, size}, [&](QPainter& painter) {
        ScreenCanvas canvas(painter);
        drawCell(canvas, QRectF(0, 0, size, size), look, {colors, {}, {TextFace::Numbers, 13}});
    });
}

QImage greyscale(const QImage& image) { return image.convertToFormat(QImage::Format_Grayscale8); }

} // namespace

class TestMapPainting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    // Cut on the left it reads as another number.
    void aRowSumHasAsManyDigitsAsFit()
    {
        HeldMatrix data;
        data.rows = data.columns = data.finishedRows = 1;
        data.digits = 4;
        data.attention = true;
        const TextStyle style{TextFace::Numbers, 12};
        painted({10, 10}, [&](QPainter& painter) {
            const ScreenCanvas canvas(painter);
            const double room = canvas.textWidth(QStringLiteral("1.0000"), style);
            for (const double sum : {1.0, 0.25, 9.4406e-7, 1 - 1e-9, 12345.678, -123456.789, 3.21e-300, 1.5e12})
                for (const bool wrong : {false, true}) {
                    data.rowSums = {sum};
                    const QString text = rowSumText(canvas, data, 0, style, room, wrong);
                    QVERIFY2(canvas.textWidth(text, style) <= room, qPrintable(text));
                }
            data.rowSums = {9.4406e-7};
            QCOMPARE(rowSumText(canvas, data, 0, style, room, true), QStringLiteral("9.4e−7"));
            QCOMPARE(rowSumText(canvas, data, 0, style, 1, true), QString());
            QCOMPARE(rowSumText(canvas, data, 0, style, 1000, true), QStringLiteral("9.4406e−7"));
        });
    }

    // Even thirds have room for two of the words; shared by need there is room for all.
    void theFactsOfAHeadKeepTheirWordsWhereTheirNumbersLeaveRoom()
    {
        HeadFacts head;
        RowFigures& mean = head.figures.emplace().mean;
        mean.entropy = 1.65, mean.mostEntropy = 2.19, mean.largest = 0.639, mean.onFirst = 0.223;
        const std::vector<HeadFact> facts = factsInBoxes(head, HeadSort::Number);
        const QFontMetricsF words(textFont(11)), numbers(numberFont(11));
        const auto need = [&](const char* word, const char* number) {
            return std::ceil(words.horizontalAdvance(QLatin1String(word)) + 4 +
                             numbers.horizontalAdvance(QLatin1String(number)) + 10);
        };
        const double last = need("on first", "0.223");
        const int width = int(need("entropy", "1.65") + need("largest", "0.639") + last) + 6;
        const QImage image = painted(
            {width, 20},
            [&](QPainter& painter) { paintHeadFacts(painter, QRectF(0, 0, width, 18), facts, false, colors()); },
            Qt::white);
        const int left = width - int(last), right = width - int(numbers.horizontalAdvance(QLatin1String("0.223"))) - 8;
        int inked = 0;
        for (int y = 4; y < 14; ++y)
            for (int x = left + 4; x < right; ++x)
                inked += qGray(image.pixel(x, y)) < 140;
        QVERIFY(inked > 10); // "on first"
    }

    void ofAMapFarOutsideOrWithoutRoomNothingIsSeen()
    {
        const QRectF area(0, 0, 100, 80);
        const MapGeometry far{area, {1e12, -1e12}, {10, 10}}, flat{area, {0, 0}, {0, 0}};
        QVERIFY(!far.visibleCells(6, 6).isValid());
        const QRect cells = flat.visibleCells(6, 6);
        QVERIFY(cells.left() >= 0 && cells.top() >= 0 && cells.right() < 6 && cells.bottom() < 6);
        QCOMPARE((MapGeometry{area, {0, 0}, {30, 20}}.visibleCells(6, 6)), QRect(QPoint(0, 0), QPoint(3, 3)));
    }

    void positionsGoFromLowToHigh()
    {
        HeldMatrix data = plainMatrix(1, 1);
        data.low = -2;
        data.high = 2;
        for (bool logarithmic : {false, true}) {
            data.logarithmic = logarithmic;
            const ColorScale scale(data, light());
            QCOMPARE(scale.position(0, -2), 0.0);
            QCOMPARE(scale.position(0, 0), 0.5);
            QCOMPARE(scale.position(0, 2), 1.0);
            QCOMPARE(scale.position(0, 7), 1.0);
            QCOMPARE(scale.position(0, -std::numeric_limits<double>::infinity()), 0.0);
            QCOMPARE(scale.position(0, std::nan("")), 0.0);
            for (double at : {0.1, 0.3, 0.8})
                QVERIFY(std::abs(scale.position(0, scale.valueAt(at)) - at) < 1e-9);
        }
        data.low = 1e-4;
        data.high = 1;
        const ColorScale decades(data, light());
        QVERIFY(std::abs(decades.position(0, 1e-2) - 0.5) < 1e-9);
        QCOMPARE(decades.position(0, 0), 0.0);
    }

    void rangesPerRowColourEachRowByItself()
    {
        HeldMatrix data = plainMatrix(2, 1);
        data.rowRanges = {{0, 1}, {0, 10}};
        const ColorScale scale(data, light());
        QCOMPARE(scale.position(0, 1), 1.0);
        QCOMPARE(scale.position(1, 1), 0.1);
    }

    void everyMarkDiffersFromEveryOtherAlsoInGreyscale_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("large cells") << 59;
        QTest::newRow("smallest cells with marks") << 12;
    }
    void everyMarkDiffersFromEveryOtherAlsoInGreyscale()
    {
        QFETCH(int, size);
        const CellMark marks[] = {CellMark::None, CellMark::Masked,  CellMark::Dropped, CellMark::Zero,
                                  CellMark::Nan,  CellMark::PlusInf, CellMark::MinusInf};
        for (ThemeName theme : themes)
            for (CellMark one : marks)
                for (CellMark other : marks)
                    if (one != other)
                        QVERIFY(greyscale(paintedCell(lookOf(one), size, colorsOf(theme))) !=
                                greyscale(paintedCell(lookOf(other), size, colorsOf(theme))));
    }

    void aDroppedCellIsCrossedOutAndNotJustEmpty()
    {
        for (ThemeName theme : themes) {
            const Colors& colors = colorsOf(theme);
            const QImage cell = paintedCell(lookOf(CellMark::Dropped), 59, colors);
            for (QPoint onCross : {QPoint(29, 29), QPoint(20, 20), QPoint(20, 38)})
                QVERIFY(contrast(cell.pixelColor(onCross), colors.base) > 4.5);
            QCOMPARE(cell.pixelColor(29, 10), colors.base);
        }
    }

    void cellsStayInsideTheirSquare()
    {
        for (CellMark mark :
             {CellMark::None, CellMark::Masked, CellMark::Dropped, CellMark::Zero, CellMark::Nan, CellMark::PlusInf}) {
            CellLook look = lookOf(mark);
            look.edited = true;
            const QImage image = painted({80, 80}, [&](QPainter& painter) {
                ScreenCanvas canvas(painter);
                drawCell(canvas, QRectF(10, 10, 59, 59), look, {light(), {}, {TextFace::Numbers, 13}});
            });
            for (int i = 0; i < 80; ++i)
                for (QPoint edge : {QPoint(i, 9), QPoint(9, i), QPoint(i, 69), QPoint(69, i)})
                    QCOMPARE(image.pixelColor(edge), QColor(Qt::magenta));
        }
    }

    void theHatchRunsOnFromCellToCell()
    {
        const QBrush hatch = hatchBrush(light(), {}, 1);
        const QImage whole = painted({102, 34}, [&](QPainter& painter) { painter.fillRect(0, 0, 102, 34, hatch); });
        QCOMPARE(whole.copy(0, 0, 34, 34), whole.copy(17, 0, 34, 34)); // a tile of 17 px repeats
        QVERIFY(whole.copy(0, 0, 34, 34) != whole.copy(8, 0, 34, 34));
    }

    void chosenFramesAreSeenOnBlackAndOnWhite()
    {
        for (ThemeName theme : themes)
            for (QColor ground : {QColor(Qt::black), QColor(Qt::white)}) {
                const QImage image = painted(
                    {60, 60},
                    [&](QPainter& painter) {
                        paintCellFrame(painter, QRectF(15, 15, 30, 30), CellFrame::Chosen, colorsOf(theme));
                    },
                    ground);
                std::set<QRgb> seen;
                for (int x = 0; x < 60; ++x)
                    seen.insert(image.pixel(x, 30));
                QVERIFY(seen.count(qRgb(0, 0, 0)) && seen.count(qRgb(255, 255, 255)));
                QCOMPARE(image.pixelColor(30, 30), ground); // the cell itself is not covered
            }
    }

    void poolingKeepsTheSpike_data()
    {
        QTest::addColumn<double>("cell");
        QTest::addColumn<double>("spike");
        for (double spike : {1.0, -1.0})
            for (double cell : {0.5, 0.37, 0.21, 0.1})
                QTest::addRow("%g px, %g", cell, spike) << cell << spike;
    }
    void poolingKeepsTheSpike()
    {
        QFETCH(double, cell);
        QFETCH(double, spike);
        HeldMatrix data = plainMatrix(200, 200, 0);
        data.colorMap = QStringLiteral("diverging");
        data.low = -1;
        data.values[123 * 200 + 57] = float(spike);
        const ColorTable& table = colorTable(data.colorMap, false);
        const int side = int(std::ceil(200 * cell));
        const MapGeometry geometry{QRectF(0, 0, side, side), {}, {cell, cell}, 1};
        const QImage image = mapImage(data, geometry, light());
        QCOMPARE(image.size(), QSize(side, side));
        QCOMPARE(image.pixel(int(57.5 * cell), int(123.5 * cell)), spike > 0 ? table.back() : table.front());
    }

    void poolingShowsNanAndInfinityBeforeAnyNumber()
    {
        HeldMatrix data = plainMatrix(8, 8, 1);
        data.values[9] = std::numeric_limits<float>::quiet_NaN();
        data.marks[9] = CellMark::Nan;
        const MapGeometry geometry{QRectF(0, 0, 2, 2), {}, {0.25, 0.25}, 1};
        QCOMPARE(mapImage(data, geometry, light()).pixelColor(0, 0), light().bad);
    }

    void smallCellsAreWholePixels()
    {
        HeldMatrix data = plainMatrix(4, 4);
        for (int i = 0; i < 16; ++i)
            data.values[i] = i / 15.0f;
        const QImage image = paintedMap(data, 5);
        const ColorScale scale(data, light());
        for (int y = 0; y < 20; ++y)
            for (int x = 0; x < 20; ++x)
                QCOMPARE(image.pixel(x, y), scale.color(0, data.value({y / 5, x / 5})));
    }

    void scrolledImagesShowTheSamePixels()
    {
        HeldMatrix data = plainMatrix(30, 30);
        for (int i = 0; i < 900; ++i) {
            data.values[i] = (i * 37 % 101) / 100.0f;
            data.marks[i] = i % 30 > i / 30 ? CellMark::Masked : i % 7 == 0 ? CellMark::Dropped : CellMark::None;
        }
        const QImage whole = mapImage(data, {QRectF(0, 0, 150, 150), {}, {5, 5}, 1}, light());
        const QImage part = mapImage(data, {QRectF(0, 0, 60, 40), {-33, -47}, {5, 5}, 1}, light());
        QCOMPARE(part, whole.copy(33, 47, 60, 40));
    }

    void largeCellsHaveAGapAndSmallOnesHaveNone()
    {
        const HeldMatrix data = plainMatrix(2, 2);
        const QImage large = paintedMap(data, 12), small = paintedMap(data, 11);
        QCOMPARE(large.pixelColor(11, 3), QColor(Qt::magenta));
        QVERIFY(small.pixelColor(10, 3) != QColor(Qt::magenta));
    }

    // For a class: as many decimals as the width has room for, in numbers that do not touch.
    void digitsOfAClassDoNotTouch()
    {
        HeldMatrix data = plainMatrix(2, 2);
        data.smallest = -0.9;
        data.largest = 0.9;
        const DigitStyle style = largeDigits(data, 100, 14, 60);
        QCOMPARE(style.decimals, 2);
        const double character = QFontMetricsF(screenFont(style.text)).horizontalAdvance(QLatin1Char('0'));
        QVERIFY2(5.55 * character <= 100, qPrintable(QString::number(character))); // "−0.90" and half a digit
    }

    void digitsAreAllOrNone()
    {
        HeldMatrix data = plainMatrix(2, 2);
        const auto leastCell = [&](int decimals) {
            int cell = 12;
            while (digitStyle(data, cell).decimals < decimals)
                ++cell;
            return cell;
        };
        QCOMPARE(digitStyle(data, 60).decimals, 4);
        QCOMPARE(leastCell(4), 48);
        QCOMPARE(leastCell(3), 38);
        QCOMPARE(leastCell(1), 24);
        QCOMPARE(digitStyle(data, 23).decimals, -1);
        const double usual = digitStyle(data, 48).text.size;
        data.smallest = -0.5; // a minus makes the digits smaller, then costs one
        QVERIFY(leastCell(4) > 48 && leastCell(4) <= 54);
        QVERIFY(digitStyle(data, leastCell(4)).text.size < usual);
        QCOMPARE(digitStyle(data, 48).decimals, 3);
        data.smallest = 0;
        data.largest = 123456; // wider than a cell: fewer decimals, in the end no digits
        QCOMPARE(digitStyle(data, 50).decimals, 0);
        QCOMPARE(digitStyle(data, 30).decimals, -1);
        data.smallest = 0;
        data.largest = 0.9; // no decimals would make them all 0 or 1
        setTextScale(1.25);
        QCOMPARE(digitStyle(data, 24).decimals, -1);
        setTextScale(1);
        data.largest = 123456;
        QVERIFY(paintedMap(data, 30) == paintedMap(data, 30, light(), false));
        QVERIFY(paintedMap(plainMatrix(2, 2), 30) != paintedMap(plainMatrix(2, 2), 30, light(), false));
    }

    void aStoredZeroHasADotAndATinyNumberHasDigits()
    {
        HeldMatrix data = plainMatrix(1, 2, 0);
        data.values[1] = 1e-9f;
        data.marks[0] = CellMark::Zero;
        const QImage image = paintedMap(data, 40);
        QVERIFY(image.copy(0, 0, 39, 39) != image.copy(40, 0, 39, 39));
    }

    void aLargeNumberTakesNoDigitsFromTheOthers()
    {
        HeldMatrix data = plainMatrix(1, 2);
        data.largest = 9e18;
        QCOMPARE(digitStyle(data, 60).decimals, 4);
        const ColorScale scale(data, light());
        const int room = digitStyle(data, 60).room;
        QCOMPARE(lookOf(data, scale, {0, 0}, {4, room}).text, QStringLiteral("0.5000"));
        data.values[1] = 9e18f;
        QCOMPARE(lookOf(data, scale, {0, 1}, {4, room}).text, QStringLiteral("9e18"));
        data.values[1] = 123456.7f;
        QCOMPARE(lookOf(data, scale, {0, 1}, {4, 5}).text, QString::fromUtf8("…"));
    }

    void barsHaveArrowsOnlyWhereValuesLieBeyond()
    {
        const QRectF bar(10, 20, 14, 100);
        const auto arrows = [&](bool low, bool high) {
            HeldMatrix data = plainMatrix(2, 2);
            data.rangeLocked = true;
            data.beyondLow = low;
            data.beyondHigh = high;
            const QImage image =
                painted({80, 140}, [&](QPainter& painter) { paintColorBar(painter, bar, data, light()); });
            const auto touched = [&](int from, int to) {
                for (int y = from; y < to; ++y)
                    if (image.pixelColor(17, y) != QColor(Qt::magenta))
                        return true;
                return false;
            };
            return std::pair(touched(0, 20), touched(120, 140)); // above, below
        };
        QCOMPARE(arrows(false, false), std::pair(false, false));
        QCOMPARE(arrows(true, false), std::pair(false, true));
        QCOMPARE(arrows(false, true), std::pair(true, false));
        QCOMPARE(arrows(true, true), std::pair(true, true));
    }

    void barsEndInTheRangesEnds()
    {
        HeldMatrix data = plainMatrix(2, 2);
        auto ticks = colorBarTicks(data, light(), 300);
        QCOMPARE(ticks.size(), std::size_t(6));
        QCOMPARE(ticks.front().text, QStringLiteral("0"));
        QCOMPARE(ticks.back().text, QStringLiteral("1.0"));
        data.low = -1.495;
        data.high = 1.495;
        ticks = colorBarTicks(data, light(), 300);
        QCOMPARE(ticks.size(), std::size_t(5));
        QCOMPARE(ticks.front().text, QStringLiteral("\u22121.50"));
        QCOMPARE(ticks[2].text, QStringLiteral("0"));
        QCOMPARE(colorBarTicks(data, light(), 44).size(), std::size_t(3));
        data.low = -1.5; // its halves are no tenths
        data.high = 1.5;
        ticks = colorBarTicks(data, light(), 300);
        QCOMPARE(ticks[3].text, QStringLiteral("0.75"));
        QCOMPARE(ticks[4].text, QStringLiteral("1.50"));
    }

    void legendsNameOnlyWhatOccurs()
    {
        HeldMatrix data = plainMatrix(2, 2);
        QVERIFY(legendOf(data, light()).empty());
        data.marks[3] = CellMark::Zero;
        data.marks[0] = CellMark::Masked;
        data.edited[1] = true;
        QStringList words;
        for (const LegendEntry& entry : legendOf(data, light()))
            words << legendText(entry);
        QCOMPARE(words, (QStringList{"masked", "exactly 0", "edited by hand"}));
    }

    void sixTokensGetCellsOf60PxInTheSmallestWindow()
    {
        const HeldMatrixPtr data = heatmapData(*computedLesson("000.causal.neg_inf"), "weights", 0, 0, Looks());
        const HeatmapLayout layout = layoutHeatmap(*data, HeatmapParts(), {664, 476}, {}, {}, 1);
        QCOMPARE(layout.map.cell, QSizeF(60, 60));
        QCOMPARE(layout.map.area.top(), 64.0);
        QVERIFY(std::abs(layout.map.area.left() - 112) <= 2);
        QVERIFY(!layout.upright && !layout.scrolls());
        QVERIFY(layout.legend.bottom() <= 476);
        QVERIFY(layout.bar.right() + 8 + colorBarTextWidth(*data) <= 664);
    }

    void cellsAreWholeDevicePixelsAtAnyRatio()
    {
        const HeldMatrix data = plainMatrix(37, 37);
        for (double ratio : {1.0, 1.25, 1.5, 2.0}) {
            const MapGeometry map = layoutHeatmap(data, HeatmapParts(), {664, 476}, {}, {}, 1 / ratio).map;
            const double device = map.cell.width() * ratio;
            QVERIFY(std::abs(device - std::round(device)) < 1e-6);
            const QPointF corner = map.origin * ratio;
            QVERIFY(std::abs(corner.x() - std::round(corner.x())) < 1e-6);
        }
    }

    void longLabelsTurnUprightInNarrowCells()
    {
        HeldMatrix data = plainMatrix(20, 20);
        QVERIFY(!layoutHeatmap(data, HeatmapParts(), {664, 476}, {}, {}, 1).upright);
        data.columnLabels[3] = QStringLiteral("internationalization");
        const HeatmapLayout layout = layoutHeatmap(data, HeatmapParts(), {664, 476}, {}, {}, 1);
        QVERIFY(layout.upright);
        QVERIFY(layout.map.area.bottom() < 476);
    }

    void wideMatricesOfNumbersAreStretchedAndAttentionIsNot()
    {
        HeldMatrix data = plainMatrix(4, 512);
        const QSizeF stretched = layoutHeatmap(data, HeatmapParts(), {664, 476}, {}, {}, 1).map.cell;
        QVERIFY(stretched.height() == screen_stretch.longest && stretched.width() < 2);
        data.attention = true;
        const QSizeF square = layoutHeatmap(data, HeatmapParts(), {664, 476}, {}, {}, 1).map.cell;
        QCOMPARE(square.width(), square.height());
    }

    void thumbnailsShowMarksAndFillTheirPlace()
    {
        const HeldMatrixPtr data = heatmapData(*computedLesson("000.causal.neg_inf"), "weights", 0, 0, Looks());
        const QImage image = painted({40, 40}, [&](QPainter& p) { paintThumbnail(p, QRectF(0, 0, 40, 40), *data); });
        QCOMPARE(image.pixelColor(3, 3), QColor::fromRgb(colorTable(QStringLiteral("viridis"), false).back()));
        QVERIFY(image.pixelColor(33, 3) != QColor(Qt::magenta)); // masked, but painted
        HeldMatrix large = plainMatrix(1000, 1000, 0);
        large.values[501'501] = 1;
        const QImage pooled = painted({40, 40}, [&](QPainter& p) { paintThumbnail(p, QRectF(0, 0, 40, 40), large); });
        QCOMPARE(pooled.pixelColor(20, 20), QColor::fromRgb(colorTable(QStringLiteral("viridis"), false).back()));
    }

    // A number may reach almost to the edges of its cell.
    void theFrameOfAChangedCellLeavesItsNumber()
    {
        for (const int side : {48, 56, 63, 79, 110}) {
            HeldMatrix before = plainMatrix(1, 1), data = plainMatrix(1, 1, 0.2346f);
            data.ghostOf = std::make_shared<const HeldMatrix>(before); // its bar takes room, too
            MapGeometry map;
            map.cell = QSizeF(side, side);
            map.area = QRectF(0, 0, side, side);
            const auto painted = [&](bool frame) {
                QImage image(side, side, QImage::Format_RGB32);
                QPainter painter(&image);
                paintMap(painter, data, map, light(), true);
                if (frame)
                    paintCellFrame(painter, map.cellRect(0, 0), CellFrame::Changed, light());
                return image;
            };
            const QImage plain = painted(false), framed = painted(true);
            int cut = 0; // pixels of letters, which differ from the ground
            for (int y = 4; y < side - 4; ++y)
                for (int x = 0; x < side; ++x)
                    cut += plain.pixel(x, y) != plain.pixel(side / 2, 6) && plain.pixel(x, y) != framed.pixel(x, y) &&
                           x > 7 && x < side - 2;
            QVERIFY2(cut == 0, qPrintable(QStringLiteral("%1 of a cell of %2 px").arg(cut).arg(side)));
        }
    }

    void endsOfABarThatLeavesValuesOutSaySo()
    {
        HeldMatrix data = plainMatrix(1, 1, 0.9f);
        data.high = 0.5;
        QCOMPARE(colorBarTicks(data, light(), 300).back().text, QStringLiteral("0.500"));
        data.beyondHigh = true;
        QCOMPARE(colorBarTicks(data, light(), 300).back().text, QStringLiteral("≥ 0.500"));
        QCOMPARE(colorBarTicks(data, light(), 300).front().text, QStringLiteral("0"));
    }
};

WINDOW_TEST(TestMapPainting)
#include "tst_mappainting.moc"
