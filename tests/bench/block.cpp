// SPDX-License-Identifier: GPL-3.0-or-later
// How long a block of cubes takes to be painted: after a move of the hand over it, and turned by a degree. Of large products
// a window of 16 along each way is shown.
#include "tests/bench/layers.h"
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/tilewindow.h"
#include "ui/studios/block/blockmap.h"
#include "ui/studios/block/blockstudio.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include "core/engine/engine.h"

#include <QApplication>
#include <QMouseEvent>

#include <cstdio>

namespace attn::bench {

namespace {

constexpr double frame_seconds = 1 / 60.0;

void pointTo(QWidget& widget, QPointF place)
{
    QMouseEvent move(QEvent::MouseMove, place, widget.mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &move);
}

void blockCase(const LayerSize& size, const char* stage, int rounds)
{
    const auto layer = makeLayer(size, true);
    const auto computed = std::make_shared<const Computed>(
        Scene(), layer, run(*layer, backends().front(), {}, {TraceForm::Compact, nullptr, nullptr}));
    Document document;
    Selection selection;
    selection.setAllHeads(false);
    selection.setStage(QString::fromLatin1(stage));
    selection.setSteps(Walk(*layer, 0, 0), std::nullopt);
    const int tokens = static_cast<int>(size.tokens);
    selection.setChosen(Cell{tokens / 2, tokens / 3 % 8});
    BlockStudio studio(&document, &selection);
    studio.resize(window_width, window_height);
    studio.show();
    studio.setComputed(computed);
    QApplication::processEvents();
    BlockMap& map = *studio.map();
    int at = 0;
    const auto times = pairedRounds({{"hover", repeated([&] {
                                          at = (at + 7) % 100;
                                          pointTo(map, {map.width() * (0.1 + 0.008 * at), map.height() * 0.4});
                                          map.repaint();
                                      })},
                                     {"turn", repeated([&] {
                                          BlockShown shown = map.shown();
                                          shown.view.turn += 1;
                                          shown.view = keptInside(shown.view);
                                          studio.setShown(shown);
                                          map.repaint();
                                      })}},
                                    rounds);
    const double hover = median(times[0]), turn = median(times[1]);
    std::printf("block  %s, %s, %d x %d x %d cubes, window %d x %d, one thread: hover %s, turned %s\n",
                size.text().c_str(), stage, map.picture().rows(), map.picture().columns(), map.picture().layers(),
                window_width, window_height, duration(hover).c_str(), duration(turn).c_str());
    std::printf("  of a frame of %s: hover %.2f, turned %.2f  (goal: at most 1)\n", duration(frame_seconds).c_str(),
                hover / frame_seconds, turn / frame_seconds);
    std::fflush(stdout);
}

} // namespace

int blockPart(const Arguments& arguments)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "attnscope_bench", *words[] = {name, nullptr};
    const QApplication application(count, words);
    loadFonts();
    applyTheme(ThemeName::Light);
    for (const LayerSize& size : sizesNamed(arguments.word(0, "bd")))
        for (const char* stage : {"scores", "context"})
            blockCase(size, stage, arguments.rounds());
    return 0;
}

} // namespace attn::bench
