// SPDX-License-Identifier: GPL-3.0-or-later
// A main window as a person has it after the start: complete, with the first lesson in it, and nothing remembered.
#pragma once

#include "ui/heatmap/heatmappage.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QSettings>
#include <QTest>

#include <memory>

namespace attn {

inline void openLesson(std::unique_ptr<MainWindow>& window)
{
    QSettings().clear();
    window = std::make_unique<MainWindow>();
    window->openAtStart(QStringLiteral("000.causal.neg_inf"));
    window->resize(1280, 720); // the screen of tests is narrower: panels would be folded
    window->show();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    QTRY_VERIFY(window->workArea()->centre()->page()->focusData());
    window->complete();
}

inline void closeWindow(std::unique_ptr<MainWindow>& window)
{
    if (window)
        window->document()->undoStack()->setClean(); // nothing to ask about
    window.reset();
}

} // namespace attn
