// SPDX-License-Identifier: GPL-3.0-or-later
// The window on a GPU: what it computes there, and what it shows when the GPU is full or lost.
#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/computeonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/matrix/matrixdata.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QApplication>
#include <QClipboard>
#include <QSettings>
#include <QTest>

#include <algorithm>

using namespace attn;

namespace {

const QString lost =
    QStringLiteral("CPU, float32 · the GPU stopped responding (restart AttnScope to use the GPU again)");

} // namespace

class TestComputeOnGpu : public ComputeOnWindow {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("computeongpu"));
        useTestLook();
    }

    void init()
    {
        QSettings().clear();
        m_opened = 0;
    }

    void cleanup() { closeWindow(); }

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
        QTRY_VERIFY(status().startsWith(QStringLiteral("CPU, float32 · not enough GPU memory: ")));
        QTRY_VERIFY(page()->focusData()->rows == 200);
        QVERIFY(isAsTheCpuComputes(shown()));
        QVERIFY(choice("cuda")->isChecked());
        m_window->openAtStart(QStringLiteral("000.mha"));
        QTRY_COMPARE(status(), on_gpu);

        m_window->openAtStart(largeScene());
        QTRY_VERIFY(status().startsWith(QStringLiteral("CPU, float32 · not enough GPU memory: ")));
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
                return notice->text().contains(
                    QStringLiteral("The GPU stopped responding while the values were being read"));
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
};

WINDOW_TEST(TestComputeOnGpu)
#include "tst_computeongpu.moc"
