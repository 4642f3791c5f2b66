// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a client of a Wayland compositor, seen from inside. tests/wayland/run starts it.
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"

#include <QGuiApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QWindow>

using namespace attn;

class TestWayland : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("wayland"));
        useTestLook();
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("wayland"));
    }

    void theWindowIsShownPaintedAndClosed()
    {
        QSettings().clear();
        MainWindow window;
        window.openAtStart(QStringLiteral("000.causal.neg_inf"));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, 30'000));
        QTRY_VERIFY_WITH_TIMEOUT(window.workArea()->centre()->page()->focusData(), 30'000);
        window.complete();
        const QImage picture = window.grab().toImage();
        QSet<QRgb> colors;
        for (int y = 0; y < picture.height(); y += 4)
            for (int x = 0; x < picture.width(); x += 4)
                colors.insert(picture.pixel(x, y));
        QVERIFY2(colors.size() > 20, qPrintable(QString::number(colors.size())));
        QVERIFY(window.windowHandle()->isExposed());
        // A title bar to move and close it by: weston draws none, and Qt does only where EGL works.
        QVERIFY(window.windowHandle()->frameMargins().top() > 0);
        QVERIFY(window.close());
        QTRY_VERIFY(!window.isVisible());
    }

    void aMenuOpensAsAPopupOfTheWindow()
    {
        MainWindow window;
        window.openAtStart(QStringLiteral("000.causal.neg_inf"));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, 30'000));
        window.complete();
        QMenu* menu = window.menuBar()->actions().front()->menu();
        menu->popup(window.mapToGlobal(QPoint(20, 20)));
        QVERIFY(QTest::qWaitForWindowExposed(menu, 30'000));
        menu->close();
        QTRY_VERIFY(!menu->isVisible());
        QVERIFY(window.close());
    }
};

WINDOW_TEST(TestWayland)
#include "tst_wayland.moc"
