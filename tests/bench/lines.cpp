// SPDX-License-Identifier: GPL-3.0-or-later
// How long the lines between 512 tokens take to be painted, beside the maps of the same heads: all of them anew, after an edit,
// and after a hover alone.
#include "tests/bench/layers.h"
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/tilewindow.h"
#include "ui/studios/lines/linesview.h"
#include "ui/theme/fonts.h"

#include "core/engine/engine.h"

#include <QApplication>
#include <QMouseEvent>

#include <cstdio>
#include <numeric>

namespace attn::bench {

namespace {

LineSet linesOfAll(const ComputedPtr& computed, int heads)
{
    std::vector<int> numbers(static_cast<std::size_t>(heads));
    std::iota(numbers.begin(), numbers.end(), 0);
    return {computed, "weights", 0, numbers, Looks()};
}

void moveTo(QWidget& canvas, QPointF place)
{
    QMouseEvent move(QEvent::MouseMove, place, canvas.mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &move);
}

void linesCase(const LayerSize& size, int rounds)
{
    const int heads = static_cast<int>(size.heads);
    const auto layer = makeLayer(size, true);
    const auto computed = std::make_shared<const Computed>(
        Scene(), layer, run(*layer, backends().front(), {}, {TraceForm::Compact, nullptr, nullptr}));
    TileWindow maps(computed, heads);
    LinesView lines;
    lines.resize(window_width, window_height);
    lines.show();
    const LineSet set = linesOfAll(computed, heads);
    lines.setLines(set);
    lines.setChosen({static_cast<int>(size.tokens) / 2, 0});
    QApplication::processEvents();
    int at = 0;
    const auto times =
        pairedRounds({{"maps", repeated([&] { maps.show(makePictures(computed, maps.request())); })},
                      {"lines", repeated([&] {
                           lines.setLines(set);
                           lines.viewport()->repaint();
                       })},
                      {"hover", repeated([&] {
                           const LinesLayout& layout = lines.linesLayout();
                           const int seen = layout.end - layout.first;
                           moveTo(*lines.viewport(), layout.place(LineSide::Queries, layout.first + at++ % seen));
                           lines.viewport()->repaint();
                       })}},
                     rounds);
    std::printf("lines  %s, window %d x %d, one thread: maps %s, all lines %s, hover %s\n", size.text().c_str(),
                window_width, window_height, duration(median(times[0])).c_str(), duration(median(times[1])).c_str(),
                duration(median(times[2])).c_str());
    std::printf("  all lines %.2f x the time of all maps, a hover %.2f x\n", medianRatio(times[1], times[0]),
                medianRatio(times[2], times[0]));
    std::fflush(stdout);
}

} // namespace

int linesPart(const Arguments& arguments)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "attnscope_bench", *words[] = {name, nullptr};
    const QApplication application(count, words);
    loadFonts();
    applyTheme(ThemeName::Light);
    for (const LayerSize& size : sizesNamed(arguments.word(0, "d")))
        linesCase(size, arguments.rounds());
    return 0;
}

} // namespace attn::bench
