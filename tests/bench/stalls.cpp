// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window is deaf at most: drives it through what a hand does fastest (painting a mask, dragging p, moving
// the time bar, going back through the history) at 64 tokens and 8 heads, and prints the longest single event of each, in ms.
#include "core/scene/scene.h"
#include "ui/editors/maskcanvas.h"
#include "ui/studios/studio.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/timebar/stepper.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QUndoView>

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

namespace {

// Measures every event that is delivered, the outermost one of each.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        QElapsedTimer timer;
        timer.start();
        ++m_depth;
        const bool handled = QApplication::notify(receiver, event);
        --m_depth;
        times.push_back(double(timer.nsecsElapsed()) / 1e6);
        return handled;
    }

    std::vector<double> times; // ms

private:
    int m_depth = 0;
};

attn::Scene largeScene()
{
    attn::Scene scene;
    const std::int64_t width = 64;
    scene.draws = {attn::ManualSeed{123}, attn::Randn{"x", {1, 64, width}, {}},
                   attn::Rand{"W_query", {width, width}, 0.1f}, attn::Rand{"W_key", {width, width}, 0.1f},
                   attn::Rand{"W_value", {width, width}, 0.1f}};
    scene.config.projection = attn::Projection::Param;
    scene.config.num_heads = 8;
    scene.config.d_in = scene.config.d_out = width;
    scene.config.scale = attn::Scale::SqrtHeadDim;
    scene.config.mask = {attn::MaskKind::Causal, attn::MaskApply::FillNegInf, ""};
    scene.config.dropout.p = 0.1;
    return scene;
}

void settle(int milliseconds) { QTest::qWait(milliseconds); }

void report(TimedApplication& application, const char* what)
{
    settle(1500); // what a worker delivers late counts too
    std::vector<double> times = std::exchange(application.times, {});
    std::ranges::sort(times);
    const double above = double(std::ranges::count_if(times, [](double t) { return t > 100; }));
    std::printf("%-28s longest event %7.1f ms, over 100 ms: %.0f of %zu\n", what, times.empty() ? 0 : times.back(),
                above, times.size());
}

template <class Widget> Widget* visibleChild(QWidget& parent)
{
    for (Widget* child : parent.findChildren<Widget*>())
        if (child->isVisible())
            return child;
    qFatal("a control is missing");
}

} // namespace

int main(int argc, char** argv)
{
    TimedApplication application(argc, argv);
    attn::loadFonts();
    attn::applyTheme(attn::ThemeName::Light);
    attn::MainWindow window;
    window.resize(1280, 692);
    window.show();
    window.openAtStart(QStringLiteral("000.causal.neg_inf"));
    window.complete();
    settle(500);
    window.document()->open(largeScene(), {});
    settle(2000);
    window.selection()->setAllHeads(false);
    settle(500);
    application.times.clear();

    attn::Stepper* stepper = window.workArea()->stepper();
    for (int i = 0; i <= 200; ++i) {
        stepper->toPosition(i / 200.0 * stepper->steps().stages());
        QCoreApplication::processEvents();
    }
    report(application, "time bar dragged");
    stepper->setUnit(attn::StepUnit::Cell);
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(&window, Qt::Key_Left, Qt::ControlModifier);
        QCoreApplication::processEvents();
    }
    report(application, "time bar stepped by cell");
    stepper->toLast();

    window.workArea()->openStudio(QStringLiteral("mask"));
    settle(1000);
    application.times.clear();
    auto* canvas = visibleChild<attn::MaskCanvas>(window);
    QTest::mousePress(canvas, Qt::LeftButton, {}, canvas->cellRect({40, 1}).center());
    for (int i = 1; i < 60; ++i) {
        QTest::mouseMove(canvas, canvas->cellRect({40 + i % 20, i}).center());
        QCoreApplication::processEvents();
    }
    QTest::mouseRelease(canvas, Qt::LeftButton, {}, canvas->cellRect({50, 30}).center());
    report(application, "mask painted");

    window.workArea()->openStudio(QStringLiteral("dropout"));
    settle(2000);
    application.times.clear();
    auto* slider = visibleChild<QSlider>(window);
    for (int i = 0; i < 100; ++i) {
        slider->setValue(i);
        QCoreApplication::processEvents();
        settle(5);
    }
    report(application, "dropout p dragged");

    attn::Scene longer = window.document()->scene(); // other words at each step
    for (int i = 0; i < 100; ++i) {
        longer.tokens = {std::vector<std::string>(64, std::to_string(i))};
        if (window.document()->edit(QStringLiteral("Tokens"), longer, attn::ChangePart::Tokens))
            qFatal("the tokens were refused");
        QCoreApplication::processEvents();
    }
    report(application, "tokens typed");
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    settle(500);
    application.times.clear();
    QTest::keyClick(window.findChild<QUndoView*>(), Qt::Key_Home);
    report(application, "100 steps of the history back");
    window.document()->undoStack()->setClean();
    return 0;
}
