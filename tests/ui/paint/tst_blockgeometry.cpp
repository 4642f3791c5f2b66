// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted last is what is nearest, from wherever the block is seen; and the hand finds what is painted on top.
#include "tests/ui/support/testprogram.h"
#include "ui/paint/blockgeometry.h"

#include <QTest>

#include <cmath>
#include <map>
#include <random>

using namespace attn;

namespace {

const QRectF room(20, 60, 900, 500);

// How far away a side is under a point that it contains: its outline is a parallelogram.
double depthUnder(const BlockSide& side, QPointF point)
{
    const QPointF along = side.outline[1] - side.outline[0], down = side.outline[3] - side.outline[0],
                  there = point - side.outline[0];
    const double area = along.x() * down.y() - along.y() * down.x();
    const double u = (there.x() * down.y() - there.y() * down.x()) / area,
                 v = (along.x() * there.y() - along.y() * there.x()) / area;
    return side.depths[0] + u * (side.depths[1] - side.depths[0]) + v * (side.depths[3] - side.depths[0]);
}

double areaOf(const BlockSide& side)
{
    const QPointF along = side.outline[1] - side.outline[0], down = side.outline[3] - side.outline[0];
    return std::abs(along.x() * down.y() - along.y() * down.x());
}

// The nearest of all, sought without an order; `clear`: nothing else is nearly as near.
std::optional<BlockPiece> nearestAt(const BlockGeometry& geometry, QPointF point, bool& clear)
{
    std::optional<BlockPiece> nearest;
    double best = 1e300, second = 1e300;
    for (const BlockPiece& piece : geometry.order())
        for (const BlockSide& side : geometry.sides(piece)) {
            if (!side.contains(point) || areaOf(side) < 1e-3)
                continue;
            const double depth = depthUnder(side, point);
            if (depth < best) {
                second = nearest == std::optional(piece) ? second : best;
                best = depth;
                nearest = piece;
            } else if (nearest != std::optional(piece)) {
                second = std::min(second, depth);
            }
        }
    clear = second - best > 1e-6;
    return nearest;
}

std::vector<BlockView> views()
{
    std::vector<BlockView> all;
    for (const double turn : {-180.0, -135.0, -90.0, -44.0, -10.0, 0.0, 10.0, 44.0, 80.0, 90.0, 100.0, 136.0, 175.0})
        for (const double tilt : {-90.0, -60.0, -10.0, 0.0, 10.0, 45.0, 80.0, 90.0})
            for (const double apart : {0.0, 0.3, 1.0})
                all.push_back({turn, tilt, apart});
    return all;
}

BlockExtent extentOf(int rows, int columns, int layers, int current, bool flats)
{
    BlockExtent extent{rows, columns, layers, true, current, {rows / 2, columns / 3}, {}};
    std::mt19937 random(unsigned(rows * 100 + columns));
    for (int i = 0; i < rows * columns * layers && flats; ++i)
        extent.flat.push_back(random() % 3 == 0);
    return extent;
}

} // namespace

class TestBlockGeometry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thePointerFindsWhatIsNearest()
    {
        std::mt19937 random(7);
        std::uniform_real_distribution<double> x(room.left(), room.right()), y(room.top(), room.bottom());
        int found = 0;
        for (const BlockView& view : views())
            for (const BlockExtent& extent :
                 {extentOf(6, 6, 2, 1, false), extentOf(4, 3, 5, 2, true), extentOf(3, 4, 9, 0, false)}) {
                const BlockGeometry geometry(extent, view, room, 1.5);
                for (int i = 0; i < 60; ++i) {
                    const QPointF point(x(random), y(random));
                    bool clear = false;
                    const auto wanted = nearestAt(geometry, point, clear);
                    const auto got = geometry.pieceAt(point);
                    QCOMPARE(got.has_value(), wanted.has_value());
                    if (!wanted || !clear)
                        continue;
                    ++found;
                    QVERIFY2(*got == *wanted,
                             qPrintable(QStringLiteral("turn %1 tilt %2 apart %3: layer %4 row %5 column %6 instead of "
                                                       "%7 %8 %9")
                                            .arg(view.turn)
                                            .arg(view.tilt)
                                            .arg(view.apart)
                                            .arg(got->layer)
                                            .arg(got->row)
                                            .arg(got->column)
                                            .arg(wanted->layer)
                                            .arg(wanted->row)
                                            .arg(wanted->column)));
                }
            }
        QVERIFY2(found > 5000, qPrintable(QString::number(found)));
    }

    // Where a piece is seen its layer covers what is behind; where nothing covers nothing is seen.
    void aLayerCoversWhereItsPiecesAre()
    {
        std::mt19937 random(3);
        std::uniform_real_distribution<double> x(room.left(), room.right()), y(room.top(), room.bottom());
        int seen = 0;
        for (const BlockView& view : views()) {
            const BlockExtent extent = extentOf(4, 5, 3, 1, false);
            const BlockGeometry geometry(extent, view, room, 1.5);
            for (int i = 0; i < 200 && !view.addsUp() && !view.fromAbove() && !view.fromSide(); ++i) {
                const QPointF point(x(random), y(random));
                const auto piece = geometry.pieceAt(point);
                if (!piece)
                    continue;
                ++seen;
                QVERIFY(geometry.covers(piece->layer, point));
            }
        }
        QVERIFY2(seen > 2000, qPrintable(QString::number(seen)));
    }

    // The painter's order: wherever two pieces share a point the later one is nearer.
    void laterIsNearer()
    {
        for (const BlockView& view : views()) {
            const BlockGeometry geometry(extentOf(3, 3, 3, 1, true), view, room, 1.5);
            const std::vector<BlockPiece>& order = geometry.order();
            for (std::size_t i = 0; i < order.size(); ++i)
                for (const BlockSide& first : geometry.sides(order[i])) {
                    if (areaOf(first) < 1e-3)
                        continue;
                    for (const double u : {0.13, 0.5, 0.87})
                        for (const double v : {0.21, 0.5, 0.79}) {
                            const QPointF point = first.outline[0] + u * (first.outline[1] - first.outline[0]) +
                                                  v * (first.outline[3] - first.outline[0]);
                            for (std::size_t j = i + 1; j < order.size(); ++j)
                                for (const BlockSide& second : geometry.sides(order[j]))
                                    if (areaOf(second) > 1e-3 && second.contains(point))
                                        QVERIFY(depthUnder(second, point) <= depthUnder(first, point) + 1e-6);
                        }
                }
        }
    }

    void theSidesThatAreSeenAreTurnedToTheEye()
    {
        for (const BlockView& view : views()) {
            const BlockGeometry geometry(extentOf(3, 3, 2, 1, false), view, room, 1.5);
            for (const BlockPiece& piece : geometry.order()) {
                if (piece.kind != BlockPiece::Kind::Cube)
                    continue;
                const double middle = geometry.depth((piece.column + 0.5) * BlockGeometry::cell_width - 1.5,
                                                     (piece.row + 0.5) * BlockGeometry::cell_height - 1.5,
                                                     geometry.layerAt(piece.layer) + geometry.depth() / 2);
                QVERIFY(!geometry.sides(piece).empty());
                for (const BlockSide& side : geometry.sides(piece))
                    QVERIFY((side.depths[0] + side.depths[2]) / 2 < middle + 1e-9);
            }
        }
    }

    void everythingIsInTheRoom()
    {
        for (const BlockView& view : views()) {
            const BlockGeometry geometry(extentOf(6, 6, 2, 0, false), view, room, 1.5);
            const QRectF all = geometry.bounds();
            QVERIFY(room.adjusted(-1, -1, 1, 1).contains(all));
            // As large as fits, or as it may be.
            QVERIFY(all.width() > room.width() - 2 || all.height() > room.height() - 2 || geometry.scale() > 1.49);
        }
    }

    void pulledApartNoLayerCoversAnother()
    {
        for (const double turn : {30.0, 44.0, 70.0, 110.0, -44.0, -130.0})
            for (const double tilt : {10.0, -20.0, 60.0}) {
                const BlockGeometry geometry(extentOf(6, 6, 2, 0, false), {turn, tilt, 1}, room, 1.5);
                for (const BlockPiece& piece : geometry.order())
                    for (const BlockSide& side : geometry.sides(piece))
                        if (const auto top = geometry.pieceAt(side.middle()))
                            QCOMPARE(top->layer, piece.layer);
            }
    }

    void theFormulaIsTheOneOfTheDesign()
    {
        const BlockGeometry geometry(extentOf(6, 6, 2, 0, false), {44, 10, 0.94}, room, 1);
        const double a = 44 * M_PI / 180, b = 10 * M_PI / 180;
        const QPointF origin = geometry.at(0, 0, 0);
        const QPointF moved = (geometry.at(3, 5, 7) - origin) / geometry.scale();
        QVERIFY(std::abs(moved.x() - (3 * std::cos(a) + 7 * std::sin(a))) < 1e-9);
        QVERIFY(std::abs(moved.y() - (5 * std::cos(b) + (3 * std::sin(a) - 7 * std::cos(a)) * std::sin(b))) < 1e-9);
        QVERIFY(std::abs(geometry.cell().width() / geometry.scale() - 59 * std::cos(a)) < 1e-9);
    }

    void fromTheFrontTheFaceIsOnTop()
    {
        const BlockGeometry geometry(extentOf(4, 5, 3, 1, false), {0, 0, 0.5}, room, 1.5);
        for (const BlockPiece& piece : geometry.order())
            QVERIFY(piece.kind != BlockPiece::Kind::Cube);
        for (const BlockPiece& piece : geometry.order())
            QCOMPARE(geometry.pieceAt(geometry.sides(piece).front().middle()), std::optional(piece));
    }

    void fromAboveARowIsSeen()
    {
        const BlockGeometry above(extentOf(4, 5, 3, 1, false), {0, 90, 0.5}, room, 1.5);
        std::map<int, int> rows;
        for (const BlockPiece& piece : above.order())
            if (piece.kind == BlockPiece::Kind::Cube && !above.sides(piece).empty())
                ++rows[piece.row];
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows.begin()->first, 2);
        QCOMPARE(rows.begin()->second, 15);
        QCOMPARE(above.mainSide(), BlockSide::Kind::Top);
        const BlockGeometry side(extentOf(4, 5, 3, 1, false), {90, 0, 0.5}, room, 1.5);
        for (const BlockPiece& piece : side.order())
            if (piece.kind == BlockPiece::Kind::Cube)
                QCOMPARE(piece.column, 1);
    }

    void cubesThatComeDoNotMoveThePicture()
    {
        const BlockGeometry without(extentOf(4, 5, 3, 1, true), {44, 10, 0.5}, room, 1.5);
        const BlockGeometry with(extentOf(4, 5, 3, 1, false), {44, 10, 0.5}, room, 1.5);
        QCOMPARE(without.at(10, 20, 30), with.at(10, 20, 30));
    }
};

APPLESS_TEST(TestBlockGeometry)
#include "tst_blockgeometry.moc"
