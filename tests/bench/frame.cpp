// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/frame.h"

#include "core/scene.h"
#include "tests/bench/numbers.h"
#include "ui/mainwindow.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/views/tensortable.h"
#include "ui/models/tensormodel.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace bench {

namespace {

attn::Scene causalScene(std::int64_t tokens, std::int64_t width, std::int64_t heads)
{
    attn::Scene scene;
    scene.draws = {attn::ManualSeed{123}, attn::Randn{"x", {1, tokens, width}, {}},
                   attn::Linear{"W_query", width, width, false}, attn::Linear{"W_key", width, width, false},
                   attn::Linear{"W_value", width, width, false}, attn::Linear{"out_proj", width, width, true}};
    scene.config.projection = attn::Projection::Linear;
    scene.config.num_heads = heads;
    scene.config.d_in = scene.config.d_out = width;
    scene.config.scale = attn::Scale::SqrtHeadDim;
    scene.config.mask = {attn::MaskKind::Causal, attn::MaskApply::FillNegInf, ""};
    scene.config.dropout.p = 0.1;
    scene.config.out_proj = "out_proj";
    return scene;
}

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

void windowFrames(std::int64_t tokens, std::int64_t width, std::int64_t heads, int steps)
{
    attn::MainWindow window;
    window.resize(1600, 1000);
    window.show();
    window.openAtStart({});
    QTest::qWait(300);
    QSignalSpy shown(&window, &attn::MainWindow::shown);
    QElapsedTimer opening;
    opening.start();
    window.document()->open(causalScene(tokens, width, heads), {});
    waitFor([&] { return shown.count() > 0 && !window.frameMeter().isWaiting(); });
    std::printf("N %lld d %lld H %lld: first picture after %lld ms\n", (long long)tokens, (long long)width,
                (long long)heads, (long long)opening.elapsed());
    QTest::qWait(300);

    auto* table = childWith<attn::TensorTable>(window, [](attn::TensorTable* each) {
        return each->isVisible() && each->tensorModel()->layout().tensor() == "x";
    });
    if (!table)
        qFatal("the table of x is missing");
    attn::TensorModel* model = table->tensorModel();
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
        const attn::CellValue cell{5, 3, start + 0.05f * float(i)};
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
                steps, frames, edit / steps, attn::bench::median(whole), most->whole, most->recompute, most->paint,
                1e3 * double(std::clock() - before_drag) / CLOCKS_PER_SEC / steps);
    window.document()->undoStack()->setClean();
}

} // namespace bench
