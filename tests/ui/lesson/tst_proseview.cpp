// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/lesson/proseview.h"

#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>
#include <QTextDocument>

using namespace attn;

class TestProseView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        useTestLook();
    }

    // A column with a scroll bar asks how high a text would be in less width, and shows it in all of it.
    void askingForAnotherWidthLeavesTheTextAsItIsShown()
    {
        ProseView view(14);
        view.setProse(
            "The heads lie inside each token. A reshape keeps all numbers in their order; a permute does not.");
        view.resize(400, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const int shown = view.heightForWidth(400);
        QVERIFY(view.heightForWidth(200) > shown);
        QCOMPARE(view.document()->textWidth(), 400.0);
        QCOMPARE(view.height(), shown);
    }

    // On a slide that has no size yet.
    void aTextOfNoSizeAsksForNoFontBelowIt()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("QFont")));
        ProseView view(14);
        view.setProse("The weight is **large**.");
        view.setPx(0.4);
        QCOMPARE(view.toPlainText(), QStringLiteral("The weight is large."));
    }
};

WINDOW_TEST(TestProseView)
#include "tst_proseview.moc"
