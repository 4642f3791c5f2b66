// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of the page of all heads.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/heatmap/headlayout.h"
#include "ui/paint/mappainter.h"

#include <QTest>

using namespace attn;

namespace {

// The place below the header and the line, in the smallest window.
constexpr QSizeF smallest_room(664, 452);

HeadLayout layoutOf(int tokens, int heads, QSizeF room = smallest_room)
{
    const auto weights = heatmapData(*computedOf(headsScene(tokens, heads)), "weights", 0, 0, Looks());
    return layoutHeads(*weights, heads, true, room, 1);
}

} // namespace

class TestHeadLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void twoStandSideBySideThreeAndFourInASquare()
    {
        QCOMPARE(layoutOf(6, 2).columns, 2);
        QCOMPARE(layoutOf(6, 3).columns, 2);
        QCOMPARE(layoutOf(6, 4).columns, 2);
    }

    void fourHeadsOfSixTokensShowThreeDecimals()
    {
        const HeadLayout layout = layoutOf(6, 4);
        QVERIFY(layout.cell.width() > layout.cell.height());
        QVERIFY(layout.cell.width() <= 1.8 * layout.cell.height());
        const auto weights = heatmapData(*computedOf(headsScene(6, 4)), "weights", 0, 0, Looks());
        QVERIFY(digitStyle(*weights, layout.cell.width(), layout.cell.height()).decimals >= 3);
        QVERIFY(layout.left && layout.right && layout.above && layout.below);
        QVERIFY(layout.facts > 0);
    }

    void groupsFillRowsAndHaveABandAbove()
    {
        const auto weights = heatmapData(*computedOf(headsScene(6, 8)), "weights", 0, 0, Looks());
        for (const int group : {2, 4, 8}) {
            const HeadLayout layout = layoutHeads(*weights, 8, true, smallest_room, 1, group);
            QVERIFY(layout.columns % group == 0 || group % layout.columns == 0);
            for (int number = 0; number < 8 / group; ++number) {
                const QRectF band = layout.groupRect(number);
                for (int head = 0; head < 8; ++head) {
                    QVERIFY(!band.intersects(layout.titleRect(head).united(layout.tileRect(head))));
                    const bool first = head == number * group;
                    QVERIFY(!first || band.bottom() <= layout.titleRect(head).top());
                }
                QVERIFY(layout.needed.height() > layout.tileRect(7).bottom());
                QVERIFY(band.left() >= 0 && band.right() <= smallest_room.width());
            }
        }
        QVERIFY(layoutHeads(*weights, 8, true, smallest_room, 1).groupRect(0).isEmpty());
    }

    void labelsStandAtTheOuterEdgesOnly()
    {
        const HeadLayout layout = layoutOf(6, 4);
        for (int head = 0; head < 4; ++head) {
            const HeatmapLayout place = layout.of(head);
            QCOMPARE(place.rowLabels.left() > place.map.area.right(), head % 2 == 1);
            QCOMPARE(place.columnLabels.top() > place.map.area.bottom(), head / 2 == 1);
            QVERIFY(!place.rowLabels.isEmpty() && !place.columnLabels.isEmpty());
        }
    }

    void everythingIsApartAndInside_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("heads");
        for (const int tokens : {6, 16, 64})
            for (const int heads : {2, 3, 4, 6, 8, 12})
                QTest::addRow("%d tokens, %d heads", tokens, heads) << tokens << heads;
    }
    void everythingIsApartAndInside()
    {
        QFETCH(int, tokens);
        QFETCH(int, heads);
        for (const QSizeF room : {smallest_room, QSizeF(828, 840), QSizeF(1244, 840)}) {
            const HeadLayout layout = layoutOf(tokens, heads, room);
            const QRectF page(QPointF(), room);
            QVERIFY(layout.needed.height() <= room.height());
            std::vector<QRectF> places;
            for (int head = 0; head < heads; ++head) {
                const HeatmapLayout place = layout.of(head);
                for (const QRectF& part : {place.map.area, layout.titleRect(head), place.rowLabels, place.columnLabels})
                    if (!part.isEmpty())
                        places.push_back(part);
                if (layout.facts > 0)
                    places.push_back(layout.factsRect(head));
                QVERIFY(page.contains(place.map.area.adjusted(-5, -5, 5, 5))); // with its frame
            }
            for (std::size_t i = 0; i < places.size(); ++i) {
                QVERIFY(page.contains(places[i]));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!places[i].intersects(places[j]));
            }
        }
    }

    void twelveHeadsOf64TokensKeepTwoPixelsACell()
    {
        QCOMPARE(layoutOf(64, 12).tile, QSizeF(128, 128));
        QVERIFY(layoutOf(64, 12).left);
        const HeadLayout taller = layoutOf(64, 12, QSizeF(664, 480)); // a screen of 720 rows without a title bar
        QCOMPARE(taller.tile, QSizeF(128, 128));
        QVERIFY(taller.left && taller.above);
        QCOMPARE(layoutOf(64, 12, QSizeF(828, 840)).tile, QSizeF(192, 192));
    }
};

WINDOW_TEST(TestHeadLayout)
#include "tst_headlayout.moc"
