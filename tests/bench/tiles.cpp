// SPDX-License-Identifier: GPL-3.0-or-later
// From an edited cell of x to the painted frame, without the rest of the window: the engine goes on from the trace that is
// shown, the pictures of all heads are made, and their tiles are painted.
#include "tests/bench/layers.h"
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/tilewindow.h"
#include "ui/compute/preparedviews.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include "core/engine/engine.h"

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
    return std::make_shared<const Computed>(Scene(), std::make_shared<const Realized>(realized), std::move(trace));
}

void tilesOf(const LayerSize& size, int threads)
{
    useCores(threads);
    // Three layers in turn: two may be on the screen or on their way, the third one's x is written in place.
    std::vector<Realized> layers(3, *makeLayer(size, true));
    const auto x_at = std::ranges::find(layers[0].tensors, "x", &NamedTensor::name) - layers[0].tensors.begin();
    const auto x_of = [&](Realized& layer) -> Tensor& { return layer.tensors[x_at].tensor; };
    const auto workspace = std::make_shared<Workspace>(threads);
    std::mt19937 random(7);
    std::normal_distribution<float> normal;
    const Backend& backend = backends().front();
    ComputedPtr shown = computed(layers[2], run(layers[2], backend, {}, {TraceForm::Compact, nullptr, workspace}));
    TileWindow window(shown, static_cast<int>(size.heads));
    std::vector<double> times;
    std::vector<std::pair<std::int64_t, float>> edits;
    for (int frame = 0; frame < frames; ++frame) {
        edits.push_back({static_cast<std::int64_t>(random() % (size.tokens * size.width)), normal(random)});
        const double start = now();
        Realized &next = layers[frame % 3], &last = layers[(frame + 2) % 3];
        for (Realized& layer : layers)
            layer.edited.clear(); // they hold blocks of x
        for (std::size_t i = edits.size() - std::min<std::size_t>(edits.size(), 3); i < edits.size(); ++i)
            x_of(next).mutableData()[edits[i].first] = edits[i].second;
        next.edited = {{"x", x_of(last), {edits.back().first}}};
        shown = computed(next, run(next, backend, {}, {TraceForm::Compact, shown->trace, workspace}));
        window.show(prepare(shown, {window.request()})->pictures);
        if (shown->trace->path() != "x row")
            std::fprintf(stderr, "tiles: computed by way of '%s'\n", shown->trace->path().c_str());
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
