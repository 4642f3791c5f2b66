// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/frame.h"

#include "tests/bench/numbers.h"
#include "ui/editors/tensormodel.h"
#include "ui/editors/tensortable.h"
#include "ui/window/mainwindow.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace attn::bench {

namespace {

template <class Widget, class Test> Widget* childWith(QWidget& parent, Test test)
{
    for (Widget* child : parent.findChildren<Widget*>())
        if (test(child))
            return child;
    return nullptr;
}

// Without a sleep between two looks, as QTest has it: that would be in every measurement.
template <class Test> void waitFor(Test test)
{
    while (!test())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace

void windowFrames(const LayerSize& size, int steps)
{
    MainWindow window;
    window.resize(1600, 1000);
    window.show();
    window.openAtStart(QStringLiteral("000.causal.neg_inf"));
    window.complete();
    QTest::qWait(300);
    QSignalSpy shown(&window, &MainWindow::shown);
    QElapsedTimer opening;
    opening.start();
    window.document()->open(layerScene(size, true), {});
    waitFor([&] { return shown.count() > 0 && !window.frameMeter().isWaiting(); });
    std::printf("%s: first picture after %lld ms\n", size.text().c_str(), static_cast<long long>(opening.elapsed()));
    QTest::qWait(300);

    auto* table = childWith<TensorTable>(
        window, [](TensorTable* each) { return each->isVisible() && each->tensorModel()->layout().tensor() == "x"; });
    if (!table)
        qFatal("the table of x is missing");
    TensorModel* model = table->tensorModel();
    const float start = model->value(5, 3);
    const std::clock_t before_drag = std::clock();
    model->beginDrag();
    double edit = 0;
    std::vector<double> whole;
    int frames = 0;
    for (int i = 1; i <= steps; ++i) {
        const int before = shown.count();
        QElapsedTimer timer;
        timer.start();
        const CellValue cell{5, 3, start + 0.05f * float(i)};
        model->dragTo({&cell, 1});
        edit += double(timer.nsecsElapsed()) / 1e6;
        waitFor([&] { return shown.count() > before && !window.frameMeter().isWaiting(); });
        frames += shown.count() - before;
        whole.push_back(window.frameMeter().last()->whole);
    }
    model->endDrag(true);
    const auto most = window.frameMeter().percentile95();
    std::printf("  %d edits, %d shown; edit call %.2f ms; edit to painted frame: median %.2f ms, p95 %.2f ms "
                "(recompute %.2f, paint %.2f); processor %.2f ms an edit\n",
                steps, frames, edit / steps, median(whole), most->whole, most->recompute, most->paint,
                1e3 * double(std::clock() - before_drag) / CLOCKS_PER_SEC / steps);
    window.document()->undoStack()->setClean();
}

} // namespace attn::bench
