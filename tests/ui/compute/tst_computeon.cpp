// SPDX-License-Identifier: GPL-3.0-or-later
// Which backend computes what the window shows: it is remembered, tried once, given up visibly, and never at the cost of the
// scene.
#include "core/engine/engine.h"
#include "core/io/scene/scenefile.h"
#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/computeonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/matrix/matrixdata.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QLineEdit>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <stdexcept>

using namespace attn;

namespace {

const QString no_driver = QStringLiteral("CPU, float32 · no GPU: no NVIDIA driver is installed");

} // namespace

class TestComputeOn : public ComputeOnWindow {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("computeon"));
        useTestLook();
    }

    void init()
    {
        QSettings().clear();
        m_opened = 0;
    }

    void cleanup() { closeWindow(); }

    void theCpuComputesAndNoDeviceIsOpenedUntilOneIsChosen()
    {
        openWindow(noDriver());
        QCOMPARE(status(), QStringLiteral("CPU, float32"));
        QVERIFY(choice("cpu")->isChecked());
        choice("reference")->trigger();
        QTRY_COMPARE(status(), QStringLiteral("Reference, float64"));
        QVERIFY(choice("reference")->isChecked());
        QVERIFY(!choice("cpu")->isChecked());
        choice("cpu")->trigger();
        QTRY_COMPARE(status(), QStringLiteral("CPU, float32"));
        QCOMPARE(m_opened.load(), 0);
    }

    void whereThereIsNoGpuTheCpuComputesAndSaysWhyAndItIsTriedOnce()
    {
        openWindow(noDriver());
        QThread* thread = QThread::currentThread();
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), no_driver);
        QVERIFY(m_thread != thread);
        QVERIFY(choice("cuda")->isChecked());
        QCOMPARE(m_opened.load(), 1);
        edit(0.25f);
        QTRY_COMPARE(shown()->scene.edits.size(), std::size_t(1));
        QCOMPARE(shown()->trace->backend(), std::string("cpu"));
        QCOMPARE(status(), no_driver);
        QCOMPARE(m_opened.load(), 1);
    }

    void toChooseTheGpuAgainTriesAgain()
    {
        openWindow(noDriver());
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), no_driver);
        choice("cuda")->trigger();
        QTRY_COMPARE(m_opened.load(), 2);
        QTRY_COMPARE(status(), no_driver);
        QVERIFY(choice("cuda")->isChecked());
        choice("cpu")->trigger();
        QCOMPARE(status(), QStringLiteral("CPU, float32"));
    }

    void aGpuThatIsFoundWhenItIsChosenAgainIsUsed()
    {
        openWindow([this, open = emulated()]() -> Result<std::shared_ptr<cuda::Device>> {
            if (m_opened > 0)
                return open();
            ++m_opened;
            return Error{"no NVIDIA driver is installed"};
        });
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), no_driver);
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), on_gpu);
        endWithoutFaults();
    }

    void aGpuThatFaultsWhileItIsOpenedIsReportedAsMissing()
    {
        openWindow([]() -> Result<std::shared_ptr<cuda::Device>> { throw std::runtime_error("the driver broke"); });
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), QStringLiteral("CPU, float32 · no GPU: the driver broke"));
        m_window->computeOn()->setOpenDevice([]() -> Result<std::shared_ptr<cuda::Device>> { throw std::bad_alloc(); });
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), QStringLiteral("CPU, float32 · no GPU: not enough memory"));
    }

    void whyThereIsNoGpuIsSaidBesideAFirstSceneThatFails()
    {
        m_window = std::make_unique<MainWindow>();
        m_window->computeOn()->setOpenDevice(noDriver());
        m_window->computeBy("cuda");
        m_window->recompute()->setMemory([] { return std::int64_t(0); });
        m_window->openAtStart(largeScene());
        m_window->show();
        QTRY_COMPARE(status(), no_driver);
        QVERIFY(!shown());
    }

    void theStartPageSaysNothingOfWhatComputes()
    {
        openWindow(noDriver());
        m_window->showStartPage();
        QCOMPARE(status(), QString());
        QSignalSpy reports(m_window->computeOn(), &ComputeOn::whyChanged);
        choice("cuda")->trigger();
        QTRY_COMPARE(reports.count(), 2); // it is opened, it is not there
        QCOMPARE(status(), QString());
        m_window->showWork();
        QCOMPARE(status(), no_driver);
    }

    // What is on the screen is the document's scene, or a notice says why not.
    void anotherBackendShowsTheSceneThatTheOneBeforeRefused()
    {
        openWindow(noDriver(), {}, largeScene());
        m_window->recompute()->setMemory([] { return std::int64_t(0); });
        choice("reference")->trigger();
        QTRY_VERIFY(m_window->workArea()->centre()->findChild<NoticeBar*>()->isVisible());
        edit(0.75f);
        QTRY_VERIFY(!m_window->recompute()->isBusy());
        QVERIFY(shown()->scene.edits.empty());
        choice("cpu")->trigger(); // which still holds its numbers of before
        QTRY_COMPARE(shown()->scene.edits.size(), std::size_t(1));
        QTRY_VERIFY(isAsTheCpuComputes(shown()));
        QVERIFY(!m_window->workArea()->centre()->findChild<NoticeBar*>()->isVisible());
    }

    void toChooseWhatComputesAgainTriesARefusedSceneAgain()
    {
        openWindow(noDriver());
        m_window->recompute()->setMemory([] { return std::int64_t(0); });
        m_window->openAtStart(largeScene());
        QTRY_VERIFY(m_window->workArea()->centre()->findChild<NoticeBar*>()->isVisible());
        m_window->recompute()->setMemory([] { return std::int64_t(1) << 30; });
        choice("cpu")->trigger();
        QTRY_COMPARE(page()->focusData()->rows, 200);
        QVERIFY(!m_window->workArea()->centre()->findChild<NoticeBar*>()->isVisible());
    }

    void aWindowWorksOnWhileTheGpuIsOpened()
    {
        QSemaphore go(0);
        const auto anyway =
            qScopeGuard([&go] { go.release(4); }); // a check that fails must not leave the thread waiting
        openWindow([&]() -> Result<std::shared_ptr<cuda::Device>> {
            go.acquire();
            return Error{"the driver found no GPU"};
        });
        choice("cuda")->trigger();
        QCOMPARE(status(), QStringLiteral("CPU, float32 · starting the GPU…"));
        edit(0.25f);
        QTRY_COMPARE(shown()->scene.edits.size(), std::size_t(1));
        choice("cpu")->trigger();
        QCOMPARE(status(), QStringLiteral("CPU, float32"));
        go.release();
        choice("cuda")->trigger(); // the first answer is nobody's
        QCOMPARE(status(), QStringLiteral("CPU, float32 · starting the GPU…"));
        go.release();
        QTRY_COMPARE(status(), QStringLiteral("CPU, float32 · no GPU: the driver found no GPU"));
    }

    void theChoiceIsRememberedAndTakenUpAfterTheFirstPicture()
    {
        openWindow(noDriver());
        QVERIFY(QSettings().allKeys().isEmpty());
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), no_driver);
        cleanup();
        openWindow(noDriver());
        QVERIFY(choice("cuda")->isChecked());
        QTRY_COMPARE(status(), no_driver);
        QCOMPARE(m_opened.load(), 1); // by this window
    }

    void whatTheCommandLineAsksForGoesBeforeAndIsNotRemembered()
    {
        QSettings().setValue(QStringLiteral("computeOn"), QStringLiteral("cuda"));
        openWindow(noDriver(), "reference");
        QTRY_COMPARE(status(), QStringLiteral("Reference, float64"));
        QVERIFY(choice("reference")->isChecked());
        QCOMPARE(QSettings().value(QStringLiteral("computeOn")).toString(), QStringLiteral("cuda"));
        QCOMPARE(m_opened.load(), 0);
    }

    void theChoiceIsReachedByTheKeyboard()
    {
        openWindow(noDriver());
        m_window->actionPalette()->open();
        QTest::keyClicks(m_window->actionPalette()->field(), QStringLiteral("float64"));
        QCOMPARE(m_window->actionPalette()->offered().first(),
                 QStringLiteral("View › Compute on › Reference (float64)"));
        QTest::keyClick(m_window->actionPalette()->field(), Qt::Key_Return);
        QTRY_COMPARE(status(), QStringLiteral("Reference, float64"));
    }

    void whereTheLineIsNarrowTheReasonGivesWayAndIsSaidWholeInItsTooltip()
    {
        StatusLine line;
        line.setBackend(QStringLiteral("CPU, float32"),
                        QStringLiteral("not enough GPU memory: 5.2 GiB needed, 3.1 GiB free"));
        line.resize(1280, 24);
        line.show();
        QWidget* why = nullptr;
        for (QWidget* part : line.findChildren<QWidget*>())
            if (part->accessibleName().startsWith(QStringLiteral("not enough GPU memory")))
                why = part;
        QVERIFY(why);
        QTRY_VERIFY(why->toolTip().isEmpty());
        line.resize(480, 24);
        QTRY_VERIFY(why->toolTip().contains(QStringLiteral("3.1 GiB free")));
        QVERIFY(why->geometry().right() < line.width());
        QCOMPARE(line.backendText(),
                 QStringLiteral("CPU, float32 · not enough GPU memory: 5.2 GiB needed, 3.1 GiB free"));
        line.setBackend(QStringLiteral("GPU, float32"), {});
        QVERIFY(!why->isVisible());
    }
};

WINDOW_TEST(TestComputeOn)
#include "tst_computeon.moc"
