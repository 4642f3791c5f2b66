// SPDX-License-Identifier: GPL-3.0-or-later
// From an edited cell of x to the painted frame, without the rest of the window: the engine goes on from the trace that is
// shown, the pictures of all heads are made, and their tiles are painted.
#include "tests/bench/layers.h"
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/tilewindow.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include "core/engine.h"

#include <algorithm>
#include <cstdio>
#include <QApplication>
#include <sched.h>

namespace attn::bench {

namespace {

constexpr int frames = 60;

// One more core than that is out of this process's reach, for it and for the threads it starts.
void useCores(int count)
{
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (int core = 0; core < count; ++core)
        CPU_SET(core, &cores);
    sched_setaffinity(0, sizeof cores, &cores);
}

ComputedPtr computed(const Realized& realized, std::shared_ptr<const Trace> trace)
{
    return std::make_shared<const Computed>(
        Computed{Scene(), std::make_shared<const Realized>(realized), std::move(trace), Blocked(realized)});
}

void tilesOf(const LayerSize& size, int threads)
{
    useCores(threads);
    Realized layer = *makeLayer(size, true);
    const auto x = std::ranges::find(layer.tensors, "x", &NamedTensor::name);
    const auto workspace = std::make_shared<Workspace>(threads);
    std::mt19937 random(7);
    std::normal_distribution<float> normal;
    const Backend& backend = backends().front();
    ComputedPtr shown = computed(layer, run(layer, backend, {}, {TraceForm::Compact, nullptr, workspace}));
    TileWindow window(shown, static_cast<int>(size.heads));
    std::vector<double> times;
    for (int frame = 0; frame < frames; ++frame) {
        const std::int64_t cell = static_cast<std::int64_t>(random() % (size.tokens * size.width));
        const float value = normal(random);
        const double start = now();
        Tensor before = x->tensor;
        x->tensor.mutableData()[cell] = value;
        layer.edited = {{"x", std::move(before), {cell}}};
        shown = computed(layer, run(layer, backend, {}, {TraceForm::Compact, shown->trace, workspace}));
        window.show(shown);
        if (frame >= 5) // the first ones take their memory
            times.push_back(now() - start);
    }
    std::ranges::sort(times);
    std::printf("tiles  %s, %d thread%s: edit to painted tiles: median %.2f ms, 95 %% within %.2f ms\n",
                size.text().c_str(), threads, threads > 1 ? "s" : "", times[times.size() / 2] * 1e3,
                times[times.size() * 95 / 100] * 1e3);
    std::fflush(stdout);
}

} // namespace

int tilesPart(const Arguments& arguments)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "attnscope_bench", *words[] = {name, nullptr};
    const QApplication application(count, words);
    loadFonts();
    applyTheme(ThemeName::Light);
    for (const LayerSize& size : sizesNamed(arguments.word(0, "def")))
        for (const int threads : arguments.threads())
            tilesOf(size, threads);
    return 0;
}

} // namespace attn::bench
