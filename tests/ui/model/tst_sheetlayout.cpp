// SPDX-License-Identifier: GPL-3.0-or-later
// Where heads stand on the sheet of a model, in rows of layers and sorted.
#include "tests/ui/support/madepages.h"
#include "tests/ui/support/testprogram.h"
#include "ui/model/mapblocks.h"
#include "ui/model/sheetlayout.h"

#include <QTest>

#include <cmath>

using namespace attn;

namespace {

SheetPlan planOf(QSizeF room, SheetOrder order = SheetOrder::LayerAndHead)
{
    SheetPlan plan;
    plan.order = order;
    plan.room = room;
    plan.rowNames = 56;
    plan.names = 22;
    plan.words = QSizeF(58, 85);
    return plan;
}

QStringList namesOf(const SheetLayout& layout)
{
    QStringList names;
    for (const auto& spot : layout.spots)
        names << headName(spot.head);
    return names;
}

} // namespace

class TestSheetLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRowOfHeadsFitsInWholePixels_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("cell");
        QTest::newRow("the largest") << 6 << 1900.0 << 16.0;
        QTest::newRow("as in the design") << 13 << 920.0 << 4.0;
        QTest::newRow("small") << 13 << 640.0 << 2.0;
        QTest::newRow("several share a pixel") << 64 << 920.0 << 0.0;
        QTest::newRow("a long text") << 128 << 1900.0 << 0.0;
    }

    void aRowOfHeadsFitsInWholePixels()
    {
        QFETCH(int, tokens);
        QFETCH(double, width);
        QFETCH(double, cell);
        const SheetLayout layout = layoutSheet(madePage(2, 12, tokens), planOf({width, 2000}));
        if (cell > 0)
            QCOMPARE(layout.cell, cell);
        else
            QVERIFY(layout.cell < 2 && layout.side >= 36);
        QVERIFY2(layout.needed.width() <= width, qPrintable(QString::number(layout.needed.width())));
        QCOMPARE(layout.columns, 12);
        QCOMPARE(layout.rows, 2);
        const double gap = layout.mapRect(1).left() - layout.mapRect(0).right();
        QVERIFY2(gap >= 9 && gap <= 16, qPrintable(QString::number(gap)));
    }

    // What whole pixels leave over goes between the maps.
    void theRowUsesItsRoom()
    {
        const SheetLayout layout = layoutSheet(madePage(2, 12, 13), planOf({866, 2000}));
        QCOMPARE(layout.cell, 4.0);
        QCOMPARE(layout.mapRect(1).left() - layout.mapRect(0).right(), 14.0);
    }

    // Cells are made smaller for the height only as long as they stay well to be seen.
    void allLayersFitWhereTheyCan()
    {
        const PagePicture page = madePage(12, 4, 13);
        const SheetLayout low = layoutSheet(page, planOf({900, 860})), lower = layoutSheet(page, planOf({900, 300}));
        QVERIFY(low.needed.height() <= 860);
        QVERIFY(low.cell < 8);
        QCOMPARE(lower.cell, 4.0);
        QVERIFY(lower.needed.height() > 300);
    }

    // In a page that is far too narrow the maps keep a size, and the sheet is wider than the page.
    void aNarrowPageIsScrolled()
    {
        const SheetLayout layout = layoutSheet(madePage(2, 12, 32), planOf({300, 500}));
        QVERIFY(layout.side >= 24);
        QVERIFY(layout.needed.width() > 300);
    }

    void rowsAreLayersAndColumnsHeads()
    {
        const SheetLayout layout = layoutSheet(madePage(3, 4, 6), planOf({600, 600}));
        QCOMPARE(layout.placeOf({2, 1}), 9);
        QCOMPARE(layout.placeOf({3, 0}), -1);
        const QRectF at = layout.mapRect(9), above = layout.mapRect(5);
        QCOMPARE(at.left(), above.left());
        QCOMPARE(at.top(), above.top() + layout.pitch.height());
        QVERIFY(layout.barRect(5).top() >= above.bottom() && layout.barRect(5).bottom() < at.top());
        QCOMPARE(layout.placeAt(at.center()), 9);
        QCOMPARE(layout.placeAt({1, 1}), -1);
        QVERIFY(layout.wordsRect(5).isEmpty());
    }

    void sortedHeadsRiseAndThoseWithoutAFigureComeLast()
    {
        PagePicture page = madePage(2, 2, 6);
        page.layers[0].heads[0].entropy = std::nan("");
        page.layers[0].heads[1].entropy = 2;
        page.layers[1].heads[0].entropy = 1;
        page.layers[1].heads[1].entropy = 1;
        const SheetLayout layout = layoutSheet(page, planOf({700, 500}, SheetOrder::Entropy));
        QCOMPARE(namesOf(layout), QStringList({"1.0", "1.1", "0.1", "0.0"}));
        QVERIFY(layout.wordsRect(0).left() > layout.mapRect(0).right());
        QVERIFY(layout.mapRect(1).left() > layout.wordsRect(0).right());
        QCOMPARE(namesOf(layoutSheet(page, planOf({700, 500}))), QStringList({"0.0", "0.1", "1.0", "1.1"}));
    }

    void sortedTilesFillTheirLines()
    {
        const PagePicture page = madePage(4, 4, 12);
        const SheetLayout wide = layoutSheet(page, planOf({744, 500}, SheetOrder::Distance));
        QCOMPARE(wide.columns, 4);
        QCOMPARE(wide.cell, 8.0);
        QCOMPARE(layoutSheet(page, planOf({300, 500}, SheetOrder::Distance)).columns, 1);
        QVERIFY(wide.needed.width() <= 744);
    }

    void stepsDownStayInTheColumn()
    {
        const SheetLayout layout = layoutSheet(madePage(3, 4, 6), planOf({600, 600}));
        QCOMPARE(layout.placeBelow(1, 1), 5);
        QCOMPARE(layout.placeBelow(1, 9), 9);
        QCOMPARE(layout.placeBelow(5, -9), 1);
        // The last line of a sorted sheet may be short.
        const SheetLayout sorted = layoutSheet(madePage(1, 5, 12), planOf({744, 500}, SheetOrder::Entropy));
        QCOMPARE(sorted.columns, 4);
        QCOMPARE(sorted.placeBelow(3, 1), 4);
    }

    void ofABlockTheLargestNumberIsShown()
    {
        HeldMatrix map = plainMatrix(130, 130, 0.1f);
        for (int row = 0; row < 130; ++row)
            for (int column = row + 1; column < 130; ++column)
                map.marks[map.indexOf({row, column})] = CellMark::Masked;
        map.values[map.indexOf({100, 7})] = 0.9f;
        map.marks[map.indexOf({50, 3})] = CellMark::Nan;
        const auto matrix = std::make_shared<const HeldMatrix>(std::move(map));
        const HeldMatrixPtr small = inBlocks(matrix, 64);
        QCOMPARE(small->rows, 44); // blocks of 3
        QCOMPARE(small->value({33, 2}), 0.9f);
        QCOMPARE(small->value({33, 3}), 0.1f);
        QCOMPARE(small->mark({16, 1}), CellMark::Nan);
        QCOMPARE(small->mark({0, 5}), CellMark::Masked);
        QCOMPARE(small->mark({5, 5}), CellMark::None); // on the diagonal: some of it is a number
        QCOMPARE(inBlocks(matrix, 130), matrix);
    }

    void barsBeginWhereAnEditCanBeSeen()
    {
        QCOMPARE(firstBarredLayer(madePage(4, 4, 6)), 4);
        PagePicture page = madeEditedPage(4, 4, 6, {1, 2});
        QCOMPARE(firstBarredLayer(page), 2); // what a head writes does not move its own layer
        page.layers[1].heads[0].change = 0.1;
        QCOMPARE(firstBarredLayer(page), 1);
    }
};

GUILESS_TEST(TestSheetLayout)
#include "tst_sheetlayout.moc"
