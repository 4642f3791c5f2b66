// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of large matrices: what their pixels show, that they look as small ones do, and what is painted when something
// changes.
#include "core/layer/tensorsource.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/thumbnaildata.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/mapimage.h"
#include "ui/paint/pooledimage.h"
#include "ui/paint/pooledmap.h"

#include <QPaintEvent>
#include <QTest>

#include <cmath>
#include <limits>

using namespace attn;

namespace {

constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();
const Colors& light() { return colorsOf(ThemeName::Light); }

// A computation whose weights are these numbers.
ComputedPtr withWeights(const Scene& scene, Shape shape, std::vector<float> numbers)
{
    const ComputedPtr real = computedOf(scene);
    auto trace = std::make_shared<Trace>(
        "test",
        std::vector<TracedTensor>{{"weights", shape, Kind::Real, makeSource(Tensor(shape, std::move(numbers)))}},
        std::vector<RowNote>());
    return std::make_shared<const Computed>(real->scene, real->realized, std::move(trace));
}

Scene withDropout(Scene scene, double p)
{
    scene.config.dropout.p = p;
    return scene;
}

std::shared_ptr<const LargeMatrix> inTheTrace(const HeatmapDataPtr& data)
{
    return std::dynamic_pointer_cast<const LargeMatrix>(data);
}

HeatmapDataPtr largeData(const ComputedPtr& computed, const char* tensor, int head = 0, const Looks& looks = {})
{
    const HeatmapDataPtr data = mapData(computed, tensor, 0, head, looks, statsOfTensors(computed, {tensor}, looks));
    return data;
}

MapGeometry placeOf(const HeatmapData& data, double cell)
{
    const double width = std::ceil(data.columns * cell), height = std::ceil(data.rows * cell);
    return {QRectF(0, 0, width, height), {}, {cell, cell}, 1};
}

// Bins of a compact trace's weights are rounded once more than its cells.
bool nearly(double a, double b)
{
    return a == b ||
           (std::isfinite(a) && std::isfinite(b) && std::abs(a - b) <= 1e-6 * std::max(std::abs(a), std::abs(b)));
}

// No channel of no pixel differs by more than one step of a colour table.
bool alike(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return false;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            if (std::abs(qRed(p) - qRed(q)) > 6 || std::abs(qGreen(p) - qGreen(q)) > 6 ||
                std::abs(qBlue(p) - qBlue(q)) > 6)
                return false;
        }
    return true;
}

// What a bin of cells must look like, by asking each of them. The pattern of a mark is told by its mark.
struct BinLook {
    CellMark mark = CellMark::Masked;
    float strongest = 0;
};
BinLook lookOfCells(const HeatmapData& data, const BinGrid& grid, int row, int column)
{
    BinLook look;
    bool dropped = false, number = false;
    for (int y = int(grid.firstRow(row)); y < grid.firstRow(row + 1); ++y)
        for (int x = int(grid.firstColumn(column)); x < grid.firstColumn(column + 1); ++x) {
            const CellMark mark = data.mark({y, x});
            if (mark == CellMark::Nan)
                return {CellMark::Nan, 0};
            if (mark == CellMark::Masked)
                continue;
            dropped = dropped || mark == CellMark::Dropped;
            if (mark == CellMark::Dropped)
                continue;
            number = true;
            if (std::abs(data.value({y, x})) > std::abs(look.strongest))
                look.strongest = data.value({y, x});
        }
    look.mark = number ? CellMark::None : dropped ? CellMark::Dropped : CellMark::Masked;
    return look;
}

// Counts what is painted of a widget.
class PaintedRegions : public QObject {
public:
    QRegion region;
    int events = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            region += static_cast<QPaintEvent*>(event)->region();
            ++events;
        }
        return false;
    }
};

} // namespace

class TestPooledMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void onlyLargeMatricesStayInTheTrace()
    {
        QVERIFY(!inTheTrace(largeData(computedOf(headsScene(128, 1)), "weights")));
        QVERIFY(inTheTrace(largeData(computedOf(headsScene(129, 1)), "weights")));
    }

    void aLargeMatrixTellsTheSameAsACopyOfAllItsCells_data()
    {
        QTest::addColumn<QString>("tensor");
        for (const char* tensor : {"scores", "scaled", "masked", "weights", "dropped", "keep"})
            QTest::newRow(tensor) << QString(tensor);
    }
    void aLargeMatrixTellsTheSameAsACopyOfAllItsCells()
    {
        QFETCH(QString, tensor);
        const ComputedPtr computed = computedOf(withDropout(headsScene(150, 2), 0.3));
        const std::string name = tensor.toStdString();
        Looks looks;
        for (const RangeMode mode : {RangeMode::Tensor, RangeMode::Fit, RangeMode::Head, RangeMode::Row})
            for (const bool logarithmic : {false, true}) {
                looks.range.mode = mode;
                looks.range.logarithmic = logarithmic;
                const HeatmapDataPtr held = heatmapData(*computed, name, 0, 1, looks);
                const HeatmapDataPtr large = largeData(computed, name.c_str(), 1, looks);
                QVERIFY(nearly(large->low, held->low));
                QVERIFY(nearly(large->high, held->high));
                QVERIFY(nearly(large->largest, held->largest));
                QCOMPARE(large->colorMap, held->colorMap);
                QVERIFY(std::ranges::equal(large->rowRanges, held->rowRanges, [](const auto& a, const auto& b) {
                    return nearly(a.first, b.first) && nearly(a.second, b.second);
                }));
                QCOMPARE(large->hasRowSums(), held->hasRowSums());
                for (int row = 0; row < held->rows; row += 7) {
                    if (held->hasRowSums())
                        QVERIFY(std::abs(large->rowSum(row) - held->rowSum(row)) < 1e-12);
                    for (int column = 0; column < held->columns; column += 3) {
                        const Cell cell{row, column};
                        QCOMPARE(large->mark(cell), held->mark(cell));
                        QVERIFY(large->value(cell) == held->value(cell));
                        QCOMPARE(describeCell(*large, cell), describeCell(*held, cell));
                    }
                }
            }
    }

    void fromOnePixelACellOnALargeMatrixLooksAsASmallOneDoes_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<double>("cell");
        for (const QString tensor : {"scores", "masked", "weights", "dropped", "keep"})
            for (double cell : {1.0, 2.0, 5.0, 11.0})
                QTest::addRow("%s, %g px", qPrintable(tensor), cell) << tensor << cell;
    }
    void fromOnePixelACellOnALargeMatrixLooksAsASmallOneDoes()
    {
        QFETCH(QString, tensor);
        QFETCH(double, cell);
        const ComputedPtr computed = computedOf(withDropout(headsScene(150, 1), 0.3));
        for (const RangeMode mode : {RangeMode::Tensor, RangeMode::Row}) {
            Looks looks;
            looks.range.mode = mode;
            const HeatmapDataPtr held = heatmapData(*computed, tensor.toStdString(), 0, 0, looks);
            const HeatmapDataPtr large = largeData(computed, tensor.toLatin1().constData(), 0, looks);
            const MapGeometry whole = placeOf(*held, cell);
            QVERIFY(alike(mapImage(*large, whole, light()), mapImage(*held, whole, light())));
            MapGeometry scrolled{QRectF(0, 0, 90, 70), {-33, -47}, {cell, cell}, 1};
            if (cell > 1)
                QVERIFY(alike(mapImage(*large, scrolled, light()), mapImage(*held, scrolled, light())));
        }
    }

    void whereCellsShareAPixelItShowsTheMarkThatAllHaveElseTheStrongest_data()
    {
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<double>("cell");
        for (const QString tensor : {"scores", "masked", "weights", "dropped"})
            for (double cell : {0.73, 0.5, 0.21})
                QTest::addRow("%s, %g px", qPrintable(tensor), cell) << tensor << cell;
    }
    void whereCellsShareAPixelItShowsTheMarkThatAllHaveElseTheStrongest()
    {
        QFETCH(QString, tensor);
        QFETCH(double, cell);
        const ComputedPtr computed = computedOf(withDropout(headsScene(150, 1), 0.7));
        const HeatmapDataPtr data = largeData(computed, tensor.toLatin1().constData());
        const PixelBins pixels = pixelBins(data->rows, data->columns, placeOf(*data, cell), false);
        BlockedBins blocked;
        const MapBins bins = inTheTrace(data)->cells->bins(pixels.bins, Pooling::Largest, blocked);
        int seen[3] = {0, 0, 0};
        for (int row = 0; row < bins.grid.rows; ++row)
            for (int column = 0; column < bins.grid.columns; ++column) {
                const BinLook expected = lookOfCells(*data, bins.grid, row, column);
                const std::size_t at = std::size_t(row) * bins.grid.columns + column;
                QCOMPARE(bins.mark(row, column), expected.mark);
                if (expected.mark == CellMark::None)
                    QVERIFY(nearly(bins.values[at], expected.strongest));
                seen[expected.mark == CellMark::None ? 0 : expected.mark == CellMark::Masked ? 1 : 2]++;
            }
        QVERIFY(seen[0] > 0);
        QVERIFY((seen[1] > 0) == (tensor != "scores"));
        if (tensor == "dropped" && cell > 0.5)
            QVERIFY(seen[2] > 0);
    }

    void pooledByChoiceBlockedCellsAreLeftOut()
    {
        const ComputedPtr computed = computedOf(headsScene(150, 1));
        const HeatmapDataPtr data = largeData(computed, "masked");
        const BinGrid grid{QRect(0, 0, 150, 150), 40, 40};
        BlockedBins blocked;
        for (const Pooling pooling : {Pooling::Smallest, Pooling::Mean}) {
            const MapBins bins = inTheTrace(data)->cells->bins(grid, pooling, blocked);
            for (int row = 0; row < 40; ++row)
                for (int column = 0; column <= row; ++column) {
                    double sum = 0, smallest = std::numeric_limits<double>::infinity();
                    int count = 0;
                    for (int y = int(grid.firstRow(row)); y < grid.firstRow(row + 1); ++y)
                        for (int x = int(grid.firstColumn(column)); x < grid.firstColumn(column + 1); ++x)
                            if (x <= y) {
                                sum += data->value({y, x});
                                smallest = std::min<double>(smallest, data->value({y, x}));
                                ++count;
                            }
                    const double expected = pooling == Pooling::Mean ? sum / count : smallest;
                    QVERIFY(std::abs(bins.values[row * 40 + column] - expected) < 1e-5);
                }
        }
    }

    void oneCellAmong4096By4096IsAPixel()
    {
        constexpr std::int64_t side = 4096;
        std::vector<float> numbers(side * side, 0.1f);
        numbers[4000 * side + 1234] = 1;
        numbers[3000 * side + 77] = not_a_number;
        const ComputedPtr computed = withWeights(headsScene(side, 1), {1, 1, side, side}, std::move(numbers));
        const HeatmapDataPtr data = largeData(computed, "weights");
        QCOMPARE(data->largest, 1.0);
        const double cell = 300.0 / side;
        const QImage image = mapImage(*data, placeOf(*data, cell), light());
        QCOMPARE(image.size(), QSize(300, 300));
        const QRgb top = colorTable(QStringLiteral("viridis"), false).back();
        int spikes = 0, bad = 0;
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 300; ++x) {
                spikes += image.pixel(x, y) == top;
                bad += image.pixel(x, y) == light().bad.rgb();
            }
        QCOMPARE(spikes, 1);
        QCOMPARE(bad, 1);
        QVERIFY(data->marksThere() >> unsigned(CellMark::Nan) & 1);
        QVERIFY(data->marksThere() >> unsigned(CellMark::Masked) & 1);
        // The stamp in the rail shows it too.
        const HeldMatrixPtr stamp = thumbnailData(*computed, "weights", 0, 0);
        QCOMPARE(int(std::ranges::count(stamp->values, 1.0f)), 1);
        QCOMPARE(int(std::ranges::count(stamp->marks, CellMark::Nan)), 1);
    }

    void picturesMadeAheadAreTheOnesThatAreShown()
    {
        const ComputedPtr before = computedOf(headsScene(200, 4));
        Selection selection;
        selection.setAllHeads(true);
        HeatmapPage page(&selection);
        page.resize(1244, 864);
        page.setComputed(before);
        page.show();
        const QImage shown = page.grab().toImage();
        const MapRequest request = page.request();
        QCOMPARE(request.maps.size(), std::size_t(5)); // four tiles and the one in focus
        const MapPictures pictures = makePictures(before, request);
        for (const MapPicture& picture : pictures.maps)
            QVERIFY(!picture.image.isNull() && inTheTrace(picture.data));
        QCOMPARE(pictures.maps[0].data, pictures.maps[4].data);
        page.setComputed(before, pictures);
        QCOMPARE(page.focusData(), pictures.maps[0].data);
        QCOMPARE(page.grab().toImage(), shown);
        // Other looks were not asked for: they are made when they are chosen.
        selection.setColorMap(QStringLiteral("magma"));
        QVERIFY(page.focusData() != pictures.maps[0].data);
        QCOMPARE(page.focusData()->colorMap, QStringLiteral("magma"));
    }

    void aStoppedRequestMakesNoPictures()
    {
        const ComputedPtr computed = computedOf(headsScene(150, 2));
        MapRequest request{
            {"weights"}, {{"weights", 0, {QRectF(0, 0, 75, 75), {}, {0.5, 0.5}, 1}}}, 0, {}, ThemeName::Light};
        QCOMPARE(makePictures(computed, request).maps.size(), std::size_t(1));
        StopSource stop;
        stop.request();
        QVERIFY(makePictures(computed, request, stop.token()).maps.empty());
    }

    void oneChangedHeadPaintsItsTileOnly()
    {
        const ComputedPtr computed = computedOf(headsScene(200, 4));
        const Tensor weights = computed->trace->dense(*computed->trace->find("weights"));
        std::vector<float> numbers(weights.values().begin(), weights.values().end());
        const ComputedPtr before = withWeights(computed->scene, weights.shape(), numbers);
        numbers[2 * 200 * 200 + 150 * 200 + 20] = 0.9f;
        const ComputedPtr after = withWeights(computed->scene, weights.shape(), numbers);
        HeadGrid grid;
        grid.resize(900, 400);
        grid.setVisibleHeight(400);
        const auto headsOf = [](const ComputedPtr& which) {
            std::vector<HeatmapDataPtr> heads;
            for (int head = 0; head < 4; ++head)
                heads.push_back(largeData(which, "weights", head));
            return heads;
        };
        grid.setHeads(headsOf(before));
        grid.show();
        QVERIFY(QTest::qWaitForWindowExposed(&grid));
        QCoreApplication::processEvents();
        const QPoint besideFocus(grid.tileRect(0).toRect().left() - 4, grid.tileRect(0).toRect().center().y());
        QCOMPARE(grid.grab().toImage().pixelColor(besideFocus), colors().accent);
        PaintedRegions painted;
        grid.installEventFilter(&painted);
        grid.setHeads(headsOf(before)); // nothing looks different
        QCoreApplication::processEvents();
        QCOMPARE(painted.events, 0);
        grid.setHeads(headsOf(after));
        QTRY_VERIFY(painted.events > 0);
        const QRect tile = grid.tileRect(2).toAlignedRect();
        QVERIFY(painted.region.contains(tile.center()));
        QVERIFY(tile.adjusted(0, -30, 0, 0).contains(painted.region.boundingRect()));
    }

    void selectionsStandOverTheImage()
    {
        HeatmapView view;
        view.resize(664, 476);
        view.setData(largeData(computedOf(headsScene(150, 1)), "weights"));
        view.show();
        const MapGeometry map = view.heatmapLayout().map;
        QVERIFY(map.asImage());
        const QImage before = view.grab().toImage();
        view.setChosen(Cell{100, 40});
        const QImage chosen = view.grab().toImage();
        const QPoint onRow(int(map.area.left()) + 5, int(map.cellRect(100, 40).center().y()));
        QCOMPARE(chosen.pixelColor(onRow), colors().q);
        view.setChosen(std::nullopt);
        QCOMPARE(view.grab().toImage(), before);
    }

    void anExportDrawsTheImageWithTheRest()
    {
        HeatmapView view;
        view.resize(664, 476);
        view.setData(largeData(computedOf(headsScene(150, 1)), "weights"));
        view.show();
        const QImage shown = view.grab().toImage();
        const QImage exported = view.toPixmap(664, 476).toImage();
        const QRect map = view.heatmapLayout().map.area.toRect();
        QVERIFY(alike(exported.copy(map).convertToFormat(QImage::Format_RGB32),
                      shown.copy(map).convertToFormat(QImage::Format_RGB32)));
    }
};

WINDOW_TEST(TestPooledMap)
#include "tst_pooledmap.moc"
