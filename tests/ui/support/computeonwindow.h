// SPDX-License-Identifier: GPL-3.0-or-later
// Windows for the tests of what computes: without a GPU, and with one that the CPU plays.
#pragma once

#include "core/engine/engine.h"
#include "core/io/scene/scenefile.h"
#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "ui/matrix/matrixdata.h"
#include "ui/window/statusline.h"

#include <QAction>
#include <QActionGroup>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <atomic>
#include <fstream>

namespace attn {

inline const QString on_gpu = QStringLiteral("GPU, emulated GPU, float32");

inline bool isAsTheCpuComputes(const ComputedPtr& computed)
{
    const auto expected = run(**realize(computed->scene), backends().front());
    const Trace& shown = *computed->trace;
    return shown.backend() == "cpu" &&
           shown.dense(*shown.find("weights")) == expected->dense(*expected->find("weights")) &&
           shown.dense(*shown.find("context")) == expected->dense(*expected->find("context"));
}

// A window whose backend is chosen, and the devices that it may find; a base of tests.
class ComputeOnWindow : public QObject {
protected:
    void closeWindow() { attn::closeWindow(m_window); }

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
        closeWindow();
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
        scene.edits.set("x", {0, 0}, value);
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

} // namespace attn
