// SPDX-License-Identifier: GPL-3.0-or-later
// The next token of a model before and after an edit: words, rows, bars.
#include "tests/ui/support/madepages.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/model/nextbars.h"
#include "ui/model/nexttokenpanel.h"

#include <QTest>

using namespace attn;

class TestNextTokenPanel : public QObject {
    Q_OBJECT

    static void show(NextTokenPanel& next, int width = 320)
    {
        next.resize(width, next.sizeHint().height());
        next.show();
        QVERIFY(QTest::qWaitForWindowExposed(&next));
    }

    // How many pixels of a row have a colour.
    static int count(const NextTokenPanel& next, int row, const QColor& color)
    {
        const QImage image = const_cast<NextBars*>(next.bars())->grab(next.bars()->rowRect(row)).toImage();
        int found = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width() / 2; ++x)
                found += image.pixelColor(x, y) == color;
        return found;
    }

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void onlyNowIsShownWhileNothingIsChanged()
    {
        NextTokenPanel next;
        next.setPicture(shared(madePage(2, 2, 6)), QStringLiteral("ill 12"));
        show(next);
        QCOMPARE(next.headline(), QStringLiteral("fe 0.6134"));
        QVERIFY(next.headlineBefore().isEmpty());
        QVERIFY(!next.bars()->showsBefore());
        QCOMPARE(next.bars()->spoken().first(), QStringLiteral("fe 0.6134"));
        QCOMPARE(next.bars()->spoken().last(), QStringLiteral("the other 50,251 values combined 0.2199"));
        next.setShown(Ghost::Before); // there is no other before
        QCOMPARE(next.headline(), QStringLiteral("fe 0.6134"));
        QVERIFY(
            next.accessibleDescription().startsWith(QStringLiteral("Next token after ill 12; fe 0.6134; y 0.0611")));
    }

    void anEditShowsBothNumbersAndBars()
    {
        NextTokenPanel next;
        next.setPicture(shared(madeEditedPage(2, 2, 6, {0, 0})), QStringLiteral("ill 12"));
        show(next);
        QCOMPARE(next.headline(), QStringLiteral("fe 0.3172 (was 0.6134)"));
        QVERIFY(next.headlineBefore().isEmpty());
        QCOMPARE(next.bars()->spoken().at(1), QStringLiteral("y 0.1024 (was 0.0611)"));
        const int fe = count(next, 0, colors().accent), y = count(next, 1, colors().accent);
        QVERIFY(fe > 2 * y && y > 0);
        const int bothColored = count(next, 0, colors().text2);
        next.setShown(Ghost::Now);
        QCOMPARE(next.headline(), QStringLiteral("fe 0.3172"));
        QVERIFY(count(next, 0, colors().text2) < bothColored);
        next.setShown(Ghost::Before);
        QCOMPARE(next.headline(), QStringLiteral("fe (was 0.6134)"));
        QCOMPARE(count(next, 0, colors().accent), 0);
    }

    void anotherTokenThatIsMostProbableNowIsTheHeadline()
    {
        PagePicture page = madeEditedPage(2, 2, 6, {0, 0});
        page.next = {{7, QStringLiteral("·is"), 0.1, 0.5}, {8, QStringLiteral("ter"), 0.7418, 0.1236}};
        page.othersBefore = 0.1582;
        page.othersNow = 0.3764;
        NextTokenPanel next;
        next.setPicture(shared(page), QStringLiteral("at"));
        show(next);
        QCOMPARE(next.headline(), QStringLiteral("·is 0.5000 (was 0.1000)"));
        QVERIFY2(next.headlineBefore().startsWith(QStringLiteral("before: ter 0.7418")),
                 qPrintable(next.headlineBefore()));
        QVERIFY(next.accessibleDescription().contains(QStringLiteral("before: ter 0.7418")));
        next.setShown(Ghost::Before);
        QCOMPARE(next.headline(), QStringLiteral("ter (was 0.7418)"));
        QVERIFY(next.headlineBefore().isEmpty());
        QCOMPARE(next.bars()->tokens().front().piece, QStringLiteral("ter")); // in the order of what is shown
    }

    void whatIsNotShownGoesToTheOthers()
    {
        NextTokenPanel next;
        next.setPicture(shared(madeEditedPage(2, 2, 6, {0, 0})), QStringLiteral("ill 12"));
        next.setRows(2);
        show(next);
        QCOMPARE(next.bars()->tokens().size(), 2u);
        QCOMPARE(next.bars()->othersWords(), QStringLiteral("the other 50,255 values combined"));
        QVERIFY(std::abs(next.bars()->othersNow() - (1 - 0.3172 - 0.1024)) < 1e-9);
        QVERIFY(std::abs(next.bars()->othersBefore() - (1 - 0.6134 - 0.0611)) < 1e-9);
        const int small = next.sizeHint().height();
        next.setRows(6);
        QVERIFY(next.sizeHint().height() > small);
    }

    void aModelThatPredictsNothingSaysWhy()
    {
        PagePicture page = madePage(2, 2, 6);
        page.next.clear();
        page.model.noNext = QStringLiteral("It predicts no next token.");
        NextTokenPanel next;
        next.setPicture(shared(page), QStringLiteral("ill 12"));
        show(next);
        QCOMPARE(next.message(), page.model.noNext);
        QVERIFY(next.headline().isEmpty());
        QVERIFY(!next.bars()->isVisible());
        QCOMPARE(next.accessibleDescription(), next.message());
        next.setPicture(shared(madePage(2, 2, 6)), QStringLiteral("ill 12"));
        QVERIFY(next.message().isEmpty());
        QVERIFY(next.bars()->isVisible());
    }

    void aLongPieceGivesWay()
    {
        PagePicture page = madeEditedPage(2, 2, 6, {0, 0});
        page.next.front().piece = QString(60, QLatin1Char('w'));
        NextTokenPanel next;
        next.setPicture(shared(page), QStringLiteral("ill 12"));
        next.resize(280, next.sizeHint().height());
        next.show();
        QVERIFY(QTest::qWaitForWindowExposed(&next));
        QVERIFY(next.minimumSizeHint().width() <= 280);
        QVERIFY(count(next, 0, colors().accent) > 0); // there is room for the bar
    }
};

WINDOW_TEST(TestNextTokenPanel)
#include "tst_nexttokenpanel.moc"
