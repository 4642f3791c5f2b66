// SPDX-License-Identifier: GPL-3.0-or-later
// What stands round a map gives way to its cells where the page is small, and stays where it is not.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/paint/heatmaplayout.h"

#include <QTest>

#include <algorithm>

using namespace attn;

class TestMapSurround : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestLook();
        m_data = heatmapData(*computedLesson("000.causal.neg_inf"), "weights", 0, 0, Looks());
    }

    void aPageOfTheUsualSizeKeepsAll()
    {
        for (const QSizeF page : {QSizeF(664, 476), QSizeF(1280, 800), QSizeF(480, 476)}) {
            const HeatmapLayout layout = laidOut(page);
            for (const QRectF& part : {layout.rowLabels, layout.columnLabels, layout.rowTitle, layout.columnTitle,
                                       layout.sums, layout.bar, layout.legend})
                QVERIFY(!part.isEmpty());
        }
    }

    void aLowPageKeepsWhatTakesNoHeight()
    {
        const HeatmapLayout layout = laidOut({640, 167}); // 1280 x 720 at twice the size
        QVERIFY(layout.map.cell.height() >= 13);
        QVERIFY(layout.columnTitle.isEmpty() && layout.legend.isEmpty());
        QVERIFY(!layout.sums.isEmpty() && !layout.bar.isEmpty());
        QVERIFY(!layout.rowLabels.isEmpty() && !layout.columnLabels.isEmpty());
        QVERIFY(layout.map.area.bottom() <= 167);
    }

    void aNarrowPageLosesTheSumsFirst()
    {
        const HeatmapLayout narrow = laidOut({400, 476}), narrower = laidOut({300, 476});
        QVERIFY(narrow.sums.isEmpty() && !narrow.bar.isEmpty());
        QVERIFY(narrower.sums.isEmpty() && narrower.bar.isEmpty());
        for (const HeatmapLayout* layout : {&narrow, &narrower}) {
            QVERIFY(layout->map.cell.width() >= digits_from_cell);
            QVERIFY(!layout->columnTitle.isEmpty() && !layout->legend.isEmpty() && !layout->rowLabels.isEmpty());
        }
    }

    void cellsGetHalfOfTheSmallestPage()
    {
        for (const QSizeF page : {QSizeF(160, 400), QSizeF(400, 100), QSizeF(100, 100), QSizeF(80, 70)}) {
            const double side = 6 * laidOut(page).map.cell.height();
            QVERIFY(side >= std::min(page.width(), page.height()) / 2 - 6);
        }
    }

    void aTurnedTitleIsWholeOrNotThere()
    {
        for (int height = 60; height <= 480; height += 20) {
            const HeatmapLayout layout = laidOut({664, double(height)});
            QVERIFY(layout.rowTitle.isEmpty() || layout.rowTitle.top() + titleWidth(m_data->rowTitle) <= height);
        }
    }

private:
    HeatmapLayout laidOut(QSizeF page) const { return layoutHeatmap(*m_data, HeatmapParts(), page, {}, {}, 1); }

    HeldMatrixPtr m_data;
};

WINDOW_TEST(TestMapSurround)
#include "tst_mapsurround.moc"
