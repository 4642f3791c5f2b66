// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/theme/colors.h"
#include "ui/window/framemeter.h"
#include "ui/window/mainwindow.h"
#include "ui/window/meterlabel.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <pthread.h>

using namespace attn;

namespace {

// While it lives no thread can be made: each would want a stack larger than the address space.
class NoMoreThreads {
public:
    NoMoreThreads()
    {
        pthread_getattr_default_np(&m_usual);
        pthread_attr_t greedy;
        pthread_attr_init(&greedy);
        pthread_attr_setstacksize(&greedy, std::size_t(1) << 60);
        pthread_setattr_default_np(&greedy);
        pthread_attr_destroy(&greedy);
    }
    ~NoMoreThreads()
    {
        pthread_setattr_default_np(&m_usual);
        pthread_attr_destroy(&m_usual);
    }

private:
    pthread_attr_t m_usual;
};

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
    edited.edits.set("x", {1, 1}, value);
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
        useTestLook();
    }

    void nothingIsSaidBeforeTheFirstFrame()
    {
        const FrameMeter meter;
        QVERIFY(!meter.last());
        QVERIFY(!meter.percentile95());
        QCOMPARE(metered(meter), QStringLiteral("no frame yet; edit a value"));
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
        window.openAtStart(QStringLiteral("000.causal.neg_inf"));
        QTRY_VERIFY(shown.count() > 0 && !window.frameMeter().isWaiting());
        const int before = window.frameMeter().count();
        for (int i = 1; i <= 5; ++i) {
            QVERIFY(
                !window.document()->edit({}, editedScene(window.document()->scene(), float(i)), ChangePart::Values));
            QTRY_COMPARE(window.frameMeter().count(), before + i);
        }
        const FrameTimes last = *window.frameMeter().last();
        QVERIFY(last.recompute > 0 && last.paint > 0 && last.whole > last.recompute + last.paint);
        window.document()->undoStack()->setClean();
    }

    void thePicturesOfManyHeadsAreTheSameOnOneThreadAndOnTwo()
    {
        Scene scene;
        scene.draws = {ManualSeed{1}, Randn{"x", {1, 96, 24}, {}}, Randn{"W_query", {24, 24}, {}},
                       Randn{"W_key", {24, 24}, {}}, Randn{"W_value", {24, 24}, {}}};
        scene.config.projection = Projection::Param;
        scene.config.num_heads = 6;
        scene.config.d_in = scene.config.d_out = 24;
        MainWindow window;
        window.resize(1600, 900);
        window.show();
        ComputedPtr computed;
        window.document()->open(scene, {});
        Recompute recompute;
        connect(&recompute, &Recompute::ready, this, [&](const ComputedPtr& result) { computed = result; });
        recompute.request(scene);
        window.showWork();
        QTRY_VERIFY(computed && window.workArea()->onScreen().maps.maps.size() >= 6);
        const OnScreen on_screen = window.workArea()->onScreen();
        const MapPictures alone = makePictures(computed, on_screen.maps), both = prepare(computed, on_screen)->pictures;
        QCOMPARE(both.maps.size(), alone.maps.size());
        for (std::size_t i = 0; i < alone.maps.size(); ++i) {
            QCOMPARE(both.maps[i].head, on_screen.maps.maps[i].head);
            QVERIFY(!alone.maps[i].image.isNull());
            QVERIFY(both.maps[i].image == alone.maps[i].image);
        }
        const NoMoreThreads exhausted;
        const MapPictures again = prepare(computed, on_screen)->pictures;
        QCOMPARE(again.maps.size(), alone.maps.size());
        for (std::size_t i = 0; i < alone.maps.size(); ++i)
            QVERIFY(again.maps[i].image == alone.maps[i].image);
    }

    void itIsOffAtFirstAndIsRemembered()
    {
        {
            MainWindow window;
            window.show();
            QVERIFY(!window.findChild<MeterLabel*>());
            QAction* action = actionCalled(window, QStringLiteral("Frame meter"));
            QVERIFY(action);
            action->trigger();
            auto* label = window.findChild<MeterLabel*>();
            QVERIFY(label && label->isVisible());
            QCOMPARE(label->accessibleName(), QStringLiteral("Frame meter: no frame yet; edit a value"));
        }
        MainWindow again;
        again.show();
        QVERIFY(again.findChild<MeterLabel*>()->isVisible());
        QVERIFY(actionCalled(again, QStringLiteral("Frame meter"))->isChecked());
    }
};

WINDOW_TEST(TestFrameMeter)
#include "tst_framemeter.moc"
