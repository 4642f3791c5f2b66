// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/framemeter.h"
#include "ui/mainwindow.h"
#include "ui/panels/meterlabel.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QAction>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace attn;

namespace {

// Frames of 1 .. count ms.
FrameMeter meterOf(int count)
{
    FrameMeter meter;
    const FrameMeter::Clock::time_point start;
    for (int i = 1; i <= count; ++i) {
        meter.shown(start, i / 4.0);
        meter.painted(start + std::chrono::milliseconds(i), i / 2.0);
    }
    return meter;
}

Scene editedScene(const Scene& scene, float value)
{
    Scene edited = scene;
    setEdit(edited, "x", {1, 1}, value);
    return edited;
}

QAction* actionCalled(QWidget& window, const QString& text)
{
    for (QAction* action : window.findChildren<QAction*>())
        if (action->text().remove(QLatin1Char('&')) == text)
            return action;
    return nullptr;
}

} // namespace

class TestFrameMeter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("attnscope-test-framemeter"));
        QSettings().clear();
        loadFonts();
        applyTheme(ThemeName::Light);
    }

    void nothingIsSaidBeforeTheFirstFrame()
    {
        const FrameMeter meter;
        QVERIFY(!meter.last());
        QVERIFY(!meter.percentile95());
        QCOMPARE(metered(meter), QStringLiteral("no frame yet: edit a number"));
    }

    void ninetyFiveOfAHundredStayBelowThePercentile()
    {
        const FrameMeter meter = meterOf(100);
        QCOMPARE(meter.percentile95()->whole, 95.0);
        QCOMPARE(meter.percentile95()->recompute, 95 / 4.0);
        QCOMPARE(meter.last()->paint, 50.0);
        QCOMPARE(metered(meter), QStringLiteral("edit to paint 100.0 ms, p95 95.0 · recompute 25.0 · paint 50.0"));
    }

    void onlyTheLast120FramesCount()
    {
        const FrameMeter meter = meterOf(1000);
        QCOMPARE(meter.count(), 120);
        QCOMPARE(meter.last()->whole, 1000.0);
        QCOMPARE(meter.percentile95()->whole, 994.0);
    }

    void aPaintingWithoutAnEditIsNoFrame()
    {
        FrameMeter meter;
        meter.painted(FrameMeter::Clock::now(), 1);
        QCOMPARE(meter.count(), 0);
        meter.shown(FrameMeter::Clock::now(), 1);
        meter.shown(FrameMeter::Clock::now(), 1); // the one before was never seen
        meter.painted(FrameMeter::Clock::now(), 1);
        meter.painted(FrameMeter::Clock::now(), 1);
        QCOMPARE(meter.count(), 1);
    }

    void everyShownEditIsOneFrameOfTheWindow()
    {
        MainWindow window;
        window.resize(1280, 692);
        window.show();
        QSignalSpy shown(&window, &MainWindow::shown);
        window.openAtStart({});
        QTRY_VERIFY(shown.count() > 0 && !window.frameMeter().isWaiting());
        const int before = window.frameMeter().count();
        for (int i = 1; i <= 5; ++i) {
            QVERIFY(!window.document()->edit({}, editedScene(window.document()->scene(), float(i)), ChangePart::Values));
            QTRY_COMPARE(window.frameMeter().count(), before + i);
        }
        const FrameTimes last = *window.frameMeter().last();
        QVERIFY(last.recompute > 0 && last.paint > 0 && last.whole > last.recompute + last.paint);
        window.document()->undoStack()->setClean();
    }

    void itIsOffAtFirstAndIsRemembered()
    {
        {
            MainWindow window;
            window.show();
            auto* label = window.findChild<MeterLabel*>();
            QVERIFY(label && !label->isVisible());
            QAction* action = actionCalled(window, QStringLiteral("Frame meter"));
            QVERIFY(action);
            action->trigger();
            QVERIFY(label->isVisible());
            QCOMPARE(label->accessibleName(), QStringLiteral("Frame meter: no frame yet: edit a number"));
        }
        MainWindow again;
        again.show();
        QVERIFY(again.findChild<MeterLabel*>()->isVisible());
        QVERIFY(actionCalled(again, QStringLiteral("Frame meter"))->isChecked());
    }
};

QTEST_MAIN(TestFrameMeter)
#include "tst_framemeter.moc"
