// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a model: what is painted, what the keys and the mouse do, what is read aloud.
#include "tests/ui/support/madepages.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/model/headpane.h"
#include "ui/model/keybutton.h"
#include "ui/model/modelsheet.h"
#include "ui/model/panemap.h"
#include "ui/model/rowweights.h"
#include "ui/model/taglegend.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

// That was told last; none: nothing was.
HeadPlace placeIn(const QSignalSpy& spy)
{
    return spy.isEmpty() ? HeadPlace{-1, -1} : spy.last().first().value<HeadPlace>();
}

} // namespace

class TestModelSheet : public QObject {
    Q_OBJECT

    // Shown, active and as large as it takes for what the test looks at.
    void show(ModelSheet& sheet, QSize size = {760, 520})
    {
        sheet.resize(size);
        sheet.show();
        QVERIFY(QTest::qWaitForWindowActive(&sheet));
        sheet.setFocus();
    }

    static QColor pixel(ModelSheet& sheet, QPointF at)
    {
        return sheet.viewport()->grab().toImage().pixelColor(at.toPoint());
    }

    static void moveTo(ModelSheet& sheet, QPointF place)
    {
        QMouseEvent move(QEvent::MouseMove, place, sheet.viewport()->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                         {});
        QApplication::sendEvent(sheet.viewport(), &move);
    }

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void init() { applyTheme(ThemeName::Light); }

    void keysWalkTheHeads()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madePage(4, 4, 12)));
        show(sheet);
        QSignalSpy chosen(&sheet, &ModelSheet::headChosen);
        QCOMPARE(sheet.focused(), (HeadPlace{0, 0}));
        for (const auto& [key, expected] :
             {std::pair(Qt::Key_Right, HeadPlace{0, 1}), std::pair(Qt::Key_Down, HeadPlace{1, 1}),
              std::pair(Qt::Key_Left, HeadPlace{1, 0}), std::pair(Qt::Key_Left, HeadPlace{0, 3}),
              std::pair(Qt::Key_End, HeadPlace{3, 3}), std::pair(Qt::Key_Up, HeadPlace{2, 3}),
              std::pair(Qt::Key_Home, HeadPlace{0, 0}), std::pair(Qt::Key_PageDown, HeadPlace{3, 0}),
              std::pair(Qt::Key_PageUp, HeadPlace{0, 0})}) {
            QTest::keyClick(&sheet, key);
            QCOMPARE(sheet.focused(), expected);
            QCOMPARE(placeIn(chosen), expected);
        }
        const auto before = chosen.size();
        QTest::keyClick(&sheet, Qt::Key_Up); // there is no row above
        QCOMPARE(chosen.size(), before);
        QTest::keyClick(&sheet, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(chosen.size(), before);
    }

    void aSortedSheetIsWalkedInItsOrder()
    {
        PagePicture page = madePage(1, 3, 12);
        page.layers[0].heads[0].onFirst = 0.9;
        page.layers[0].heads[1].onFirst = 0.1;
        page.layers[0].heads[2].onFirst = 0.5;
        ModelSheet sheet;
        sheet.setPicture(shared(page));
        sheet.setOrder(SheetOrder::OnFirst);
        show(sheet);
        QTest::keyClick(&sheet, Qt::Key_Home);
        QCOMPARE(sheet.focused(), (HeadPlace{0, 1}));
        QTest::keyClick(&sheet, Qt::Key_Right);
        QCOMPARE(sheet.focused(), (HeadPlace{0, 2}));
        QVERIFY(sheet.accessibleDescription().endsWith(
            QStringLiteral("position 2 of 3, sorted by share on the first token")));
    }

    void enterAndDoubleClickOpenAndOSwitches()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madePage(4, 4, 12)));
        show(sheet);
        QSignalSpy opened(&sheet, &ModelSheet::headOpened), switched(&sheet, &ModelSheet::switchAsked);
        sheet.setFocused({2, 1});
        QTest::keyClick(&sheet, Qt::Key_Return);
        QCOMPARE(placeIn(opened), (HeadPlace{2, 1}));
        QTest::keyClick(&sheet, Qt::Key_O);
        QCOMPARE(placeIn(switched), (HeadPlace{2, 1}));
        const QPoint middle = sheet.mapRect({1, 3}).center().toPoint();
        QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(sheet.focused(), (HeadPlace{1, 3}));
        QTest::mouseDClick(sheet.viewport(), Qt::LeftButton, {}, middle);
        QCOMPARE(placeIn(opened), (HeadPlace{1, 3}));
        QCOMPARE(switched.size(), 1);
    }

    void anEyeShowsWhereThePointerIsAndSwitches()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madePage(4, 4, 12)));
        show(sheet);
        QVERIFY(sheet.eyeRect({3, 2}).isEmpty());
        QVERIFY(!sheet.eyeRect({0, 0}).isEmpty()); // it has the focus
        moveTo(sheet, sheet.mapRect({3, 2}).center());
        QVERIFY(!sheet.eyeRect({3, 2}).isEmpty());
        QSignalSpy switched(&sheet, &ModelSheet::switchAsked);
        QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {}, sheet.eyeRect({3, 2}).center().toPoint());
        QCOMPARE(placeIn(switched), (HeadPlace{3, 2}));
    }

    void theCellUnderThePointerIsDescribed()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madePage(4, 4, 12)));
        show(sheet);
        QSignalSpy pointed(&sheet, &ModelSheet::cellPointed);
        const QRectF map = sheet.mapRect({1, 2});
        const double cell = sheet.sheetLayout().cell;
        moveTo(sheet, map.topLeft() + QPointF(3.5 * cell, 5.5 * cell));
        QCOMPARE(pointed.size(), 1);
        QCOMPARE(placeIn(pointed), (HeadPlace{1, 2}));
        QCOMPARE(*pointed.last().at(1).value<std::optional<Cell>>(), (Cell{5, 3}));
        moveTo(sheet, QPointF(3, 3));
        QCOMPARE(pointed.size(), 2);
        QVERIFY(!pointed.last().at(1).value<std::optional<Cell>>());
    }

    void mapsHaveTheirColoursAndMaskedCellsTheirHatch()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madePage(4, 4, 12)));
        show(sheet);
        const double cell = sheet.sheetLayout().cell;
        const auto at = [&](HeadPlace head, int row, int column) {
            return pixel(sheet, sheet.mapRect(head).topLeft() + QPointF((column + 0.5) * cell, (row + 0.5) * cell));
        };
        // Head 0.2 looks at itself, head 0.1 at the token before.
        QVERIFY(at({0, 2}, 11, 11).green() > 180);
        QVERIFY(at({0, 2}, 11, 10).green() < 60);
        QVERIFY(at({0, 1}, 11, 10).green() > 180);
        bool ground = false, line = false;
        const QImage image = sheet.viewport()->grab().toImage();
        const QRect masked(sheet.mapRect({0, 3}).toRect().adjusted(int(8 * cell), 0, 0, -int(9 * cell)));
        for (int y = masked.top() + 1; y < masked.bottom(); ++y)
            for (int x = masked.left() + 1; x < masked.right(); ++x) {
                ground |= image.pixelColor(x, y) == colors().hbg;
                line |= image.pixelColor(x, y) == colors().hatch;
            }
        QVERIFY(ground && line);
    }

    void aHeadThatIsOffIsGreyAndSaysSo()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madeEditedPage(4, 4, 12, {1, 1})));
        sheet.setFocused({3, 3});
        show(sheet);
        const QImage image = sheet.viewport()->grab().toImage();
        const QRect map = sheet.mapRect({1, 1}).toRect(), other = sheet.mapRect({0, 3}).toRect();
        const auto hues = [&](const QRect& where) {
            int most = 0;
            for (int y = where.top(); y < where.bottom(); ++y)
                for (int x = where.left(); x < where.right(); ++x)
                    most = std::max(most, image.pixelColor(x, y).saturation());
            return most;
        };
        QVERIFY2(hues(map) < 100, qPrintable(QString::number(hues(map))));
        QVERIFY(hues(other) > 150);
        sheet.setFocused({1, 1});
        QVERIFY(sheet.accessibleDescription().contains(QStringLiteral("Head 1.1, layer 1, head 1, turned off")));
        // Its plate moves out of the eye's way, and not over the newest rows.
        const QRect rows = map.adjusted(0, 2 * map.height() / 3, 0, 0);
        const QImage withEye = sheet.viewport()->grab(rows).toImage();
        sheet.clearFocus();
        QVERIFY(sheet.eyeRect({1, 1}).isEmpty());
        QCOMPARE(sheet.viewport()->grab(rows).toImage(), withEye);
        sheet.setShown(Ghost::Before); // as it was it is on
        const QImage before = sheet.viewport()->grab(map).toImage();
        int most = 0;
        for (int y = 0; y < before.height(); ++y)
            for (int x = 0; x < before.width(); ++x)
                most = std::max(most, before.pixelColor(x, y).saturation());
        QVERIFY(most > 150);
    }

    void barsShowTheLargestChange()
    {
        ModelSheet sheet;
        PagePicture page = madeEditedPage(4, 4, 12, {1, 1});
        page.layers[2].heads[0].change = 0.125;
        page.layers[2].heads[1].change = 0.9;
        sheet.setPicture(shared(page));
        show(sheet);
        const auto barAt = [&](HeadPlace head, double share) {
            const QRectF bar = sheet.sheetLayout().barRect(sheet.sheetLayout().placeOf(head));
            return pixel(sheet, bar.topLeft() + QPointF(share * bar.width(), 1));
        };
        QCOMPARE(barAt({2, 0}, 0.4), colors().flash);
        QCOMPARE(barAt({2, 0}, 0.6), colors().line);
        QCOMPARE(barAt({2, 1}, 0.9), colors().flash);
        QCOMPARE(barAt({1, 3}, 0.4), colors().base); // the edited layer: its weights are its own
        QCOMPARE(barAt({0, 1}, 0.4), colors().base);
        sheet.setPicture(shared(madePage(4, 4, 12)));
        QCOMPARE(barAt({2, 0}, 0.4), colors().base);
    }

    void anEditPaintsOnlyWhatItReaches()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madePage(4, 4, 12)));
        show(sheet);
        sheet.viewport()->grab();
        const int made = sheet.imagesMade();
        QCOMPARE(made, 16);
        sheet.setPicture(shared(madeEditedPage(4, 4, 12, {2, 0})));
        sheet.viewport()->grab();
        QCOMPARE(sheet.imagesMade() - made, 5); // the head that is off, and the layer after it
        sheet.viewport()->grab();
        QCOMPARE(sheet.imagesMade() - made, 5);
        sheet.setShown(Ghost::Before);
        sheet.viewport()->grab();
        QCOMPARE(sheet.imagesMade() - made, 10);
    }

    void beforeAndNowAreOtherPictures()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madeEditedPage(4, 4, 12, {1, 1})));
        show(sheet);
        const QRect map = sheet.mapRect({3, 0}).toRect();
        const auto shot = [&] { return sheet.viewport()->grab(map).toImage(); };
        const QImage both = shot();
        sheet.setShown(Ghost::Before);
        const QImage before = shot();
        sheet.setShown(Ghost::Now);
        QCOMPARE(shot(), both);
        QVERIFY(before != both);
    }

    void theTileInFocusIsFramedAndScrolledIntoView()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madePage(12, 12, 13)));
        show(sheet, {700, 300});
        QVERIFY(sheet.verticalScrollBar()->maximum() > 0);
        QTest::keyClick(&sheet, Qt::Key_End);
        QVERIFY(sheet.verticalScrollBar()->value() > 0);
        const QRectF map = sheet.mapRect({11, 11});
        QVERIFY(QRectF(sheet.viewport()->rect()).contains(map));
        QCOMPARE(pixel(sheet, QPointF(map.left() + map.width() / 3, map.top() - 4)), colors().accent);
        QTest::keyClick(&sheet, Qt::Key_Home);
        QCOMPARE(sheet.verticalScrollBar()->value(), 0);
    }

    void everyHeadIsDescribed()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madeEditedPage(4, 4, 12, {1, 1})));
        show(sheet);
        sheet.setFocused({2, 0});
        QCOMPARE(sheet.accessibleName(), QStringLiteral("All heads"));
        const QString words = sheet.accessibleDescription();
        for (const char* part : {"Head 2.0, layer 2, head 0", "mean row entropy 0.90 bits",
                                 "share after the same token —", "largest weight change 0.4000"})
            QVERIFY2(words.contains(QString::fromUtf8(part)), qPrintable(words));
        QVERIFY(!words.contains(QStringLiteral("off")));
    }

    void anotherModelKeepsNoHeadThatItLacks()
    {
        ModelSheet sheet;
        sheet.setPicture(shared(madePage(4, 4, 12)));
        show(sheet);
        sheet.setFocused({3, 3});
        sheet.setFocused({9, 9}); // there is none
        QCOMPARE(sheet.focused(), (HeadPlace{3, 3}));
        sheet.setPicture(shared(madePage(2, 2, 5)));
        QCOMPARE(sheet.focused(), (HeadPlace{0, 0}));
        sheet.setPicture(nullptr);
        sheet.viewport()->grab();
        QTest::keyClick(&sheet, Qt::Key_Right);
        QVERIFY(sheet.accessibleDescription().isEmpty());
    }

    void thePaneTellsTheHeadInFocus()
    {
        HeadPane pane;
        pane.setPicture(shared(madeEditedPage(4, 4, 13, {1, 1})));
        pane.setHead({2, 0});
        pane.resize(340, 700);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QCOMPARE(pane.title(), QStringLiteral("Head 2.0"));
        QCOMPARE(pane.switchButton()->text(), QStringLiteral("Turn off"));
        pane.setChosen(Cell{12, 3});
        QCOMPARE(pane.cellWords(), QStringLiteral("query ill 12 → key fe 3"));
        pane.setPointed(Cell{4, 1});
        QCOMPARE(pane.cellWords(), QStringLiteral("query ather 4 → key Qu 1"));
        pane.setPointed(std::nullopt);
        QCOMPARE(pane.cellWords(), QStringLiteral("query ill 12 → key fe 3"));
        pane.setHead({1, 1});
        QCOMPARE(pane.switchButton()->text(), QStringLiteral("Turn on"));
        QSignalSpy switched(&pane, &HeadPane::switchAsked), opened(&pane, &HeadPane::openAsked);
        QTest::mouseClick(pane.switchButton(), Qt::LeftButton);
        QTest::mouseClick(pane.openButton(), Qt::LeftButton);
        QCOMPARE(placeIn(switched), (HeadPlace{1, 1}));
        QCOMPARE(placeIn(opened), (HeadPlace{1, 1}));
        QVERIFY(pane.map()->height() > 200 && pane.map()->height() < 500);
    }

    void aSmallPaneTellsTheLargestWeightsOfARow()
    {
        HeadPane pane;
        pane.setCompact(true);
        pane.setPicture(shared(madePage(4, 4, 13)));
        pane.setHead({0, 1}); // looks at the token before
        pane.setChosen(Cell{5, 4});
        pane.resize(280, 200);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QCOMPARE(pane.title(), QStringLiteral("Head 0.1, row smiled 5"));
        QCOMPARE(pane.row()->keys(), std::vector<int>({4, 0, 1}));
        QVERIFY(!pane.map()->isVisible());
        QSignalSpy chosen(&pane, &HeadPane::cellChosen);
        QTest::mouseClick(pane.row(), Qt::LeftButton, {}, QPoint(20, scaled(22) + 6));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.last().first().value<Cell>(), (Cell{5, 0}));
    }

    void tagsHaveOneLineEachOrStandTogether()
    {
        TagLegend legend;
        const int tall = legend.heightForWidth(300);
        legend.setCompact(true);
        QVERIFY(legend.heightForWidth(300) < tall);
        QVERIFY(legend.accessibleDescription().contains(QStringLiteral("edited: changed by you")));
    }
};

WINDOW_TEST(TestModelSheet)
#include "tst_modelsheet.moc"
