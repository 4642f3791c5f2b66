// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawncommands.h"

#include "app/batch.h"
#include "app/drawing.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/headless/commands.h"
#include "ui/figures/figureset.h"
#include "ui/film/filmfile.h"

#include <algorithm>

namespace attn {

namespace {

constexpr double film_dpi = 150, strip_width = 18; // defaults: dpi for screens, width for a page

// The place on which the scene was saved, or the last head of a scene that has fewer.
int planeOf(const std::optional<Pick>& pick, std::int64_t viewed, int count)
{
    constexpr std::int64_t beyond_any = 1 << 20;
    return int(pick ? std::min(pick->numbers.front(), beyond_any) : std::clamp<std::int64_t>(viewed, 0, count - 1));
}

FilmRequest requestOf(const Computed& computed, const Options& options, bool strip)
{
    const FigureOptions& figures = options.figures;
    const View view = computed.scene.view.value_or(View());
    FilmRequest request;
    request.unit = options.film.by == "stage"  ? StepUnit::Stage
                   : options.film.by == "cell" ? StepUnit::Cell
                                               : StepUnit::Row;
    request.over = options.film.over;
    const FilmPlanes planes = filmPlanes(computed);
    request.head = planeOf(figures.head, view.head, planes.heads);
    request.batch = planeOf(figures.batch, view.batch, planes.batches);
    request.titleText = QString::fromStdString(figures.title);
    request.looks = looksOf(figures);
    request.look = lookOf(figures);
    request.look.chosenCell = true;
    if (!figures.dpi && !figures.size && !strip)
        request.look.dpi = film_dpi;
    if (!figures.width && !figures.size && strip)
        request.look.widthCm = strip_width;
    return request;
}

} // namespace

int runSteps(const Options& options)
{
    const QString out = QString::fromStdString(options.out);
    const auto format = filmFormatOf(out);
    if (!format)
        return reportError(ExitStatus::WrongUsage,
                           "--out: " + say("expected a name that ends in %1, got '%2'",
                                           oneOf({".gif", ".apng", ".mp4", ".png", ".svg", ".pdf"}), options.out));
    auto scene = loadScene(options.scene);
    if (!scene)
        return reportError(ExitStatus::BadInput, scene.error().message);
    auto computed = computeForDrawing(std::move(*scene));
    if (!computed)
        return reportError(ExitStatus::BadInput, options.scene + ": " + computed.error().message);
    if (options.figures.withAnswers && !computed->withheld)
        return reportError(ExitStatus::WrongUsage, say("--with-answers: nothing is hidden in this scene"));
    FilmRequest request = requestOf(*computed, options, isStrip(*format));
    if (std::ranges::find(options.figures.stages, "all") == options.figures.stages.end())
        request.tensors = options.figures.stages;

    const ColorRange& range = request.looks.range;
    std::string scale; // of the first map that has another one than asked
    for (const std::string& tensor : request.tensors.empty() ? stageTensors(*computed) : request.tensors)
        if (const auto map = range.locked || range.logarithmic
                                 ? heatmapData(*computed, tensor, request.batch, request.head, request.looks)
                                 : nullptr;
            map && scale.empty())
            scale = scaleNote(*map, request.looks);

    const Drawing drawing;
    const auto film = Film::make(std::make_shared<const Computed>(std::move(*computed)), request);
    if (!film)
        return reportError(ExitStatus::WrongUsage, "steps: " + film.error().message);
    const FilmTiming usual, timing{options.film.seconds.value_or(usual.seconds),
                                   options.film.hold.value_or(usual.lastSeconds), !options.film.once};
    if (const auto fault = writeFilm(*film, timing, *format, out))
        return reportError(ExitStatus::BadInput, fault->message);
    if (!scale.empty())
        reportError(ExitStatus::Done, scale);
    return static_cast<int>(ExitStatus::Done);
}

} // namespace attn
