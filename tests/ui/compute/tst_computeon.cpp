// SPDX-License-Identifier: GPL-3.0-or-later
// Which backend computes what the window shows: it is remembered, tried once, given up visibly, and never at the cost of the
// scene.
#include "core/engine/engine.h"
#include "core/io/scene/scenefile.h"
#include "tests/core/cuda/emulateddevice.h"
#include "tests/ui/support/computedscenes.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/matrix/matrixdata.h"
#include "ui/theme/fonts.h"
#include "ui/window/actionpalette.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QActionGroup>
#include <QClipboard>
#include <QLineEdit>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <semaphore>
#include <stdexcept>

using namespace attn;

namespace {

const QString on_gpu = QStringLiteral("GPU, emulated GPU, float32");
const QString lost =
    QStringLiteral("CPU, float32 · the GPU does not answer any more (start AttnScope again to use it)");
const QString no_driver = QStringLiteral("CPU, float32 · no GPU: no NVIDIA driver is installed");

bool isAsTheCpuComputes(const ComputedPtr& computed)
{
    const auto expected = run(**realize(computed->scene), backends().front());
    const Trace& shown = *computed->trace;
    return shown.backend() == "cpu" &&
           shown.dense(*shown.find("weights")) == expected->dense(*expected->find("weights")) &&
           shown.dense(*shown.find("context")) == expected->dense(*expected->find("context"));
}

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

    void aGpuThatFaultsWhileItIsOpenedIsToldAsOneThatIsNotThere()
    {
        openWindow([]() -> Result<std::shared_ptr<cuda::Device>> { throw std::runtime_error("the driver broke"); });
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), QStringLiteral("CPU, float32 · no GPU: the driver broke"));
        m_window->computeOn()->setOpenDevice([]() -> Result<std::shared_ptr<cuda::Device>> { throw std::bad_alloc(); });
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), QStringLiteral("CPU, float32 · no GPU: there is not enough memory"));
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
        QSignalSpy told(m_window->computeOn(), &ComputeOn::whyChanged);
        choice("cuda")->trigger();
        QTRY_COMPARE(told.count(), 2); // it is opened, it is not there
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

    void theGpuThatIsThereComputesAndIsNamed()
    {
        openWindow(emulated(), "cuda");
        QTRY_COMPARE(status(), on_gpu);
        QCOMPARE(shown()->trace->backend(), std::string("cuda"));
        edit(0.25f);
        QTRY_COMPARE(shown()->scene.edits.size(), std::size_t(1));
        QCOMPARE(status(), on_gpu);
        choice("cpu")->trigger();
        QTRY_COMPARE(status(), QStringLiteral("CPU, float32"));
        QVERIFY(isAsTheCpuComputes(shown()));
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), on_gpu);
        QCOMPARE(m_opened.load(), 1); // it is still open
        endWithoutFaults();
    }

    void aFullGpuLeavesTheSceneToTheCpuAndTheNextOneTriesItAgain()
    {
        openWindow(emulated(), "cuda");
        QTRY_COMPARE(status(), on_gpu);
        m_device->limitMemory(300'000); // the scores of the large scene alone take 640,000
        m_window->openAtStart(largeScene());
        QTRY_VERIFY(status().startsWith(QStringLiteral("CPU, float32 · the GPU is full: ")));
        QTRY_VERIFY(page()->focusData()->rows == 200);
        QVERIFY(isAsTheCpuComputes(shown()));
        QVERIFY(choice("cuda")->isChecked());
        m_window->openAtStart(QStringLiteral("000.mha"));
        QTRY_COMPARE(status(), on_gpu);

        m_window->openAtStart(largeScene());
        QTRY_VERIFY(status().startsWith(QStringLiteral("CPU, float32 · the GPU is full: ")));
        m_device->limitMemory(std::int64_t(1) << 30);
        choice("cuda")->trigger();
        QTRY_COMPARE(status(), on_gpu);
        QCOMPARE(m_opened.load(), 1);
        endWithoutFaults();
    }

    // A reader in the window finds out: the picture in view comes from the CPU then, and all else stays.
    void aGpuThatIsLostWhileItsNumbersAreReadCostsNothingButItself()
    {
        openWindow(emulated(), "cuda", largeScene());
        QTRY_COMPARE(status(), on_gpu);
        edit(0.25f);
        QTRY_COMPARE(shown()->scene.edits.size(), std::size_t(1));
        m_window->selection()->setStage(QStringLiteral("scores"));
        m_window->selection()->setHead(2);
        m_window->selection()->setChosen(Cell{7, 5});
        QTRY_COMPARE(shown()->trace->path(), std::string("full"));                  // at rest
        QVERIFY(std::dynamic_pointer_cast<const LargeMatrix>(page()->focusData())); // read where they are
        m_device->loseAfter(0);
        QVERIFY(std::isnan(shown()->trace->cell(*shown()->trace->find("weights"), {0, 1, 190, 100})));
        QTRY_COMPARE(status(), lost);
        QVERIFY(isAsTheCpuComputes(shown()));
        QTRY_COMPARE(page()->focusData()->value({7, 5}),
                     float(shown()->trace->cell(*shown()->trace->find("scores"), {0, 2, 7, 5})));
        QVERIFY(!std::isnan(page()->focusData()->value({7, 5})));
        QVERIFY(m_window->selection()->chosen() == (Cell{7, 5}));
        QCOMPARE(m_window->selection()->head(), 2);
        QCOMPARE(m_window->document()->undoStack()->count(), 1);

        const auto calls = m_device->counts().calls;
        m_window->document()->undoStack()->undo();
        QTRY_VERIFY(shown()->scene.edits.empty());
        QTRY_VERIFY(isAsTheCpuComputes(shown())); // at rest
        QCOMPARE(status(), lost);
        QCOMPARE(m_device->counts().calls, calls);
        QCOMPARE(m_opened.load(), 1);

        choice("cuda")->trigger();
        QTRY_COMPARE(m_opened.load(), 2);
        QTRY_COMPARE(status(), lost);
        QCOMPARE(m_device->counts().calls, calls);
        endWithoutFaults();
    }

    void numbersThatAreLostWhileTheyAreCopiedAreNotCopied()
    {
        openWindow(emulated(), "cuda", largeScene());
        QTRY_COMPARE(status(), on_gpu);
        m_window->selection()->setStage(QStringLiteral("scores"));
        QTRY_VERIFY(page()->focusData()->tensor == QLatin1String("scores"));
        QTRY_COMPARE(shown()->trace->path(), std::string("full"));
        QApplication::clipboard()->setText(QStringLiteral("before"));
        m_device->loseAfter(0);
        copyValues();
        const auto isRefused = [this] {
            return std::ranges::any_of(m_window->findChildren<NoticeBar*>(), [](const NoticeBar* notice) {
                return notice->text().contains(QStringLiteral("The GPU was lost"));
            });
        };
        QTRY_VERIFY(isRefused());
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("before"));
        QTRY_COMPARE(status(), lost);
        copyValues();
        QTRY_VERIFY(QApplication::clipboard()->text() != QLatin1String("before"));
        QVERIFY(!QApplication::clipboard()->text().contains(QStringLiteral("nan")));
        endWithoutFaults();
    }

    void anEditThatTheLossFallsIntoIsShownAllTheSame()
    {
        for (const int calls : {0, 3, 6, 12, 30}) {
            openWindow(emulated(), "cuda", largeScene());
            QTRY_COMPARE(status(), on_gpu);
            m_device->loseAfter(calls);
            edit(0.75f);
            QTRY_COMPARE(status(), lost);
            QTRY_COMPARE(shown()->scene.edits.size(), std::size_t(1));
            QTRY_VERIFY(isAsTheCpuComputes(shown()));
            QCOMPARE(m_window->document()->undoStack()->count(), 1);
            endWithoutFaults();
        }
    }

    void aGpuThatIsLostBeforeItIsUsedIsNotUsed()
    {
        openWindow(
            [this]() -> Result<std::shared_ptr<cuda::Device>> {
                m_device = std::make_shared<test::EmulatedDevice>();
                m_device->setLost();
                return std::shared_ptr<cuda::Device>(m_device);
            },
            "cuda");
        QTRY_COMPARE(status(), lost);
        QCOMPARE(m_device->counts().calls, 0);
    }

    void whereTheLineIsNarrowTheReasonGivesWayAndIsSaidWholeInItsTooltip()
    {
        StatusLine line;
        line.setBackend(QStringLiteral("CPU, float32"),
                        QStringLiteral("the GPU is full: 5.2 GiB are needed, 3.1 GiB are free"));
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
        QCOMPARE(line.backendText(),
                 QStringLiteral("CPU, float32 · the GPU is full: 5.2 GiB are needed, 3.1 GiB are free"));
        line.setBackend(QStringLiteral("GPU, float32"), {});
        QVERIFY(!why->isVisible());
    }

private:
    void openWindow(ComputeOn::OpenDevice open, const std::string& asked = {},
                    const QString& scene = QStringLiteral("000.causal.neg_inf"))
    {
        m_opened = 0;
        m_window = std::make_unique<MainWindow>();
        m_window->computeOn()->setOpenDevice(std::move(open));
        m_window->computeBy(asked);
        m_window->openAtStart(scene);
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

    // The same one whenever it is opened, as the machine's.
    ComputeOn::OpenDevice emulated()
    {
        m_device = std::make_shared<test::EmulatedDevice>();
        return [this]() -> Result<std::shared_ptr<cuda::Device>> {
            ++m_opened;
            return std::shared_ptr<cuda::Device>(m_device);
        };
    }

    // Four heads over so many tokens that their cells stay in the trace.
    QString largeScene()
    {
        const QString path = m_folder.filePath(QStringLiteral("large.attn"));
        std::ofstream(path.toStdString()) << writeScene(headsScene(200, 4));
        return path;
    }

    void endWithoutFaults()
    {
        cleanup();
        QCOMPARE(m_device->faults(), std::string());
        QCOMPARE(m_device->counts().bytes, 0);
    }

    QAction* choice(const char* backend) const
    {
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->data().toString() == QLatin1String(backend) && action->actionGroup())
                return action;
        return nullptr;
    }

    void copyValues() const
    {
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(QKeySequence::Copy))
                action->trigger();
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

    QTemporaryDir m_folder;
    std::shared_ptr<test::EmulatedDevice> m_device; // of the last window
    std::unique_ptr<MainWindow> m_window;
    std::atomic<int> m_opened = 0;
    std::atomic<QThread*> m_thread = nullptr;
};

QTEST_MAIN(TestComputeOn)
#include "tst_computeon.moc"
