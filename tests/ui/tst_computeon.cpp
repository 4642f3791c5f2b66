// SPDX-License-Identifier: GPL-3.0-or-later
// Which backend computes what the window shows: it is remembered, tried once, given up visibly, and never at the cost of the
// scene.
#include "ui/mainwindow.h"
#include "ui/panels/centre.h"
#include "ui/panels/statusline.h"
#include "ui/theme/fonts.h"
#include "ui/views/actionpalette.h"
#include "ui/views/heatmappage.h"
#include "ui/workarea.h"

#include <QActionGroup>
#include <QLineEdit>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QThread>

#include <atomic>
#include <semaphore>

using namespace attn;

namespace {

const QString no_driver = QStringLiteral("CPU, float32 · no GPU: no NVIDIA driver is installed");

} // namespace

class TestComputeOn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setOrganizationName(QStringLiteral("AttnScopeTest"));
        QApplication::setApplicationName(QStringLiteral("computeon"));
        loadFonts();
        applyTheme(ThemeName::Light);
    }

    void init()
    {
        QSettings().clear();
        m_opened = 0;
    }

    void cleanup()
    {
        if (m_window)
            m_window->document()->undoStack()->setClean(); // nothing to ask about
        m_window.reset();
    }

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

    void aWindowWorksOnWhileTheGpuIsOpened()
    {
        std::binary_semaphore go(0);
        openWindow([&]() -> Result<std::shared_ptr<cuda::Device>> {
            go.acquire();
            return Error{"the driver knows no GPU"};
        });
        choice("cuda")->trigger();
        QCOMPARE(status(), QStringLiteral("CPU, float32 · opening the GPU…"));
        edit(0.25f);
        QTRY_COMPARE(shown()->scene.edits.size(), std::size_t(1));
        choice("cpu")->trigger();
        QCOMPARE(status(), QStringLiteral("CPU, float32"));
        go.release();
        choice("cuda")->trigger(); // the first answer is nobody's
        QCOMPARE(status(), QStringLiteral("CPU, float32 · opening the GPU…"));
        go.release();
        QTRY_COMPARE(status(), QStringLiteral("CPU, float32 · no GPU: the driver knows no GPU"));
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
        QCOMPARE(m_opened.load(), 2);
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
        line.setBackend(QStringLiteral("CPU, float32"), QStringLiteral("the GPU is full: 5.2 GiB are needed, 3.1 GiB are free"));
        line.resize(1280, 24);
        line.show();
        QWidget* why = nullptr;
        for (QWidget* part : line.findChildren<QWidget*>())
            if (part->accessibleName().startsWith(QStringLiteral("the GPU is full")))
                why = part;
        QVERIFY(why);
        QTRY_VERIFY(why->toolTip().isEmpty());
        line.resize(480, 24);
        QTRY_VERIFY(why->toolTip().contains(QStringLiteral("3.1 GiB are free")));
        QVERIFY(why->geometry().right() < line.width());
        QCOMPARE(line.backendText(), QStringLiteral("CPU, float32 · the GPU is full: 5.2 GiB are needed, 3.1 GiB are free"));
        line.setBackend(QStringLiteral("GPU, float32"), {});
        QVERIFY(!why->isVisible());
    }

private:
    void openWindow(ComputeOn::OpenDevice open, const std::string& asked = {})
    {
        m_window = std::make_unique<MainWindow>();
        m_window->computeOn()->setOpenDevice(std::move(open));
        m_window->computeBy(asked);
        m_window->openAtStart(QStringLiteral("000.causal.neg_inf"));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY(page()->focusData());
        m_window->complete();
    }

    ComputeOn::OpenDevice noDriver()
    {
        return [this]() -> Result<std::shared_ptr<cuda::Device>> {
            m_thread = QThread::currentThread();
            ++m_opened;
            return Error{"no NVIDIA driver is installed"};
        };
    }

    QAction* choice(const char* backend) const
    {
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->data().toString() == QLatin1String(backend) && action->actionGroup())
                return action;
        return nullptr;
    }

    void edit(float value)
    {
        Scene scene = m_window->document()->scene();
        setEdit(scene, "x", {0, 0}, value);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set x"), scene, ChangePart::Values));
    }

    HeatmapPage* page() const { return m_window->workArea()->centre()->page(); }
    QString status() const { return m_window->statusLine()->backendText(); }
    ComputedPtr shown() const { return m_window->computed(); }

    std::unique_ptr<MainWindow> m_window;
    std::atomic<int> m_opened = 0;
    std::atomic<QThread*> m_thread = nullptr;
};

QTEST_MAIN(TestComputeOn)
#include "tst_computeon.moc"
