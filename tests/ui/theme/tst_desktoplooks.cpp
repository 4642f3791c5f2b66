// SPDX-License-Identifier: GPL-3.0-or-later
// What a desktop's settings mean for the looks of the program.
#include "tests/ui/support/testprogram.h"
#include "ui/theme/desktopportal.h"

#include <QTest>

using namespace attn;

class TestDesktopLooks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looks_data()
    {
        QTest::addColumn<DesktopSettings>("settings");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("highContrast");
        QTest::addColumn<bool>("reducedMotion");
        const auto of = [](const char* space, const char* name, const QVariant& value) {
            return DesktopSettings{{QString::fromLatin1(space), {{QString::fromLatin1(name), value}}}};
        };
        const char* appearance = "org.freedesktop.appearance";
        QTest::newRow("nothing") << DesktopSettings() << false << false << false;
        QTest::newRow("no preference") << of(appearance, "color-scheme", 0u) << false << false << false;
        QTest::newRow("dark") << of(appearance, "color-scheme", 1u) << true << false << false;
        QTest::newRow("light") << of(appearance, "color-scheme", 2u) << false << false << false;
        QTest::newRow("contrast") << of(appearance, "contrast", 1u) << false << true << false;
        QTest::newRow("contrast of GNOME")
            << of("org.gnome.desktop.a11y.interface", "high-contrast", true) << false << true << false;
        QTest::newRow("animations") << of("org.gnome.desktop.interface", "enable-animations", true) << false << false
                                    << false;
        QTest::newRow("no animations") << of("org.gnome.desktop.interface", "enable-animations", false) << false
                                       << false << true;
        QTest::newRow("no animations of Plasma")
            << of("org.kde.kdeglobals.KDE", "AnimationDurationFactor", QStringLiteral("0")) << false << false << true;
        QTest::newRow("slow animations") << of("org.kde.kdeglobals.KDE", "AnimationDurationFactor", QStringLiteral("2"))
                                         << false << false << false;
        QTest::newRow("another type") << of(appearance, "color-scheme", QStringLiteral("night")) << false << false
                                      << false;
    }
    void looks()
    {
        QFETCH(DesktopSettings, settings);
        QFETCH(bool, dark);
        QFETCH(bool, highContrast);
        QFETCH(bool, reducedMotion);
        QCOMPARE(looksOf(settings), (DesktopLooks{dark, highContrast, reducedMotion}));
    }

    void withoutABusNothingIsAsked()
    {
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        qputenv("XDG_RUNTIME_DIR", "/nonexistent");
        QVERIFY(!askDesktop());
    }

    // A bus that nobody serves any more is no reason to wait.
    void aBusThatIsGone()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        QVERIFY(!askDesktop());
    }
};

GUILESS_TEST(TestDesktopLooks)
#include "tst_desktoplooks.moc"
