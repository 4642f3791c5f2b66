// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawncommands.h"

#include "app/batch.h"
#include "app/drawing.h"
#include "app/optionword.h"
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/explain/walk.h"
#include "core/headless/commands.h"
#include "core/io/files/path.h"
#include "core/io/files/standardstream.h"
#include "ui/figures/figureorigin.h"
#include "ui/figures/figuretext.h"
#include "ui/theme/colormap.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace attn {

namespace {

// A name that ends in a format is one picture, unless a folder is called so; and so is stdout.
bool meansOneFile(const Options& options)
{
    if (options.out == standard_stream)
        return true;
    return !formatOfName(options.out).empty() && options.figures.formats.size() <= 1 &&
           !QFileInfo(QString::fromStdString(options.out)).isDir();
}

// One file takes the matrix that the scene was saved on, or the last of a tensor that has fewer; a folder takes them all.
int viewedOf(std::int64_t viewed, std::int64_t count)
{
    return int(std::clamp<std::int64_t>(viewed, 0, std::max<std::int64_t>(count - 1, 0)));
}

FigureRequest requestOf(const Computed& computed, const Options& options, std::vector<std::string> tensors, bool toFile)
{
    const FigureOptions& figures = options.figures;
    const View view = computed.scene.view.value_or(View());
    FigureRequest request = requestOf(figures);
    request.tensors = std::move(tensors);
    const TensorMatrix first = tensorMatrix(computed, *computed.trace->find(request.tensors.front()));
    if (toFile && !figures.head && !figures.sheet)
        request.heads = {viewedOf(view.head, first.heads)};
    if (toFile && !figures.batch)
        request.batch = viewedOf(view.batch, first.batches);
    if (request.formats.empty())
        request.formats = {formatNamed(toFile && options.out != standard_stream ? formatOfName(options.out) : "png")};
    request.sceneName = QFileInfo(QString::fromStdString(options.scene)).completeBaseName();
    return request;
}

// Reads a figure with the model that --model names.
template <class Read>
auto readFigure(const Options& options, const std::string& name, Read&& read)
    -> decltype(read(QByteArray(), FillScene()))
{
    QFile file(QString::fromStdString(name));
    constexpr qint64 largest_file = 1 << 30;
    if (!file.open(QIODevice::ReadOnly) || !QFileInfo(file).isFile() || file.size() > largest_file)
        return Error{name + ": " + say("could not read the file")};
    auto origin = read(file.readAll(), [&](Scene& scene) -> std::optional<Error> {
        if (!options.figureModel.empty())
            scene.model->path = options.figureModel;
        const std::string& path = scene.model->path;
        if (std::error_code none; path != tiny_model && !std::filesystem::exists(pathOf(path), none))
            return Error{say("this figure shows the model %1, which was not found; name the model with --model", path)};
        return fillFromModel(scene);
    });
    return origin ? std::move(origin) : Error{name + ": " + origin.error().message};
}

// Restores the figure's options, overridden by those given now.
Result<FigureOrigin> restored(Options& options)
{
    auto origin = originOfFigure(options);
    if (!origin)
        return origin;
    auto figures = withWords(std::move(origin->options), options.figureWords);
    if (!figures)
        return Error{options.scene + ": " + figures.error().message};
    options.figures = std::move(*figures);
    return origin;
}

// Why the steps never reach this place; empty: they do.
std::string outsideWalk(const Computed& computed, const View::Step& step)
{
    const Walk walk(*computed.realized, 0, 0);
    const int number = walk.find(step.tensor);
    if (number < 0)
        return say("no step computes %1", step.tensor);
    const StepTensor& tensor = walk.tensors()[std::size_t(number)];
    const auto [row, column] = step.cell;
    return row < tensor.rows && column < tensor.columns ? std::string()
                                                        : say("%1 has %2 rows and %3 columns, so it has no cell %4,%5",
                                                              step.tensor, tensor.rows, tensor.columns, row, column);
}

// An option without effect on these pictures, and why; empty: none.
std::string withoutEffect(const Computed& computed, const Options& options, const FigureRequest& request,
                          const std::vector<FigurePlan>& plans, bool toFile)
{
    const FigureOptions& figures = options.figures;
    if (toFile && !figures.name.empty())
        return say("--name: names the files in a folder, but --out is a single file");
    const auto& given = options.figureWords;
    if (std::ranges::find(given, "--dpi") != given.end() &&
        std::ranges::find(request.formats, FigureFormat::Png) == request.formats.end())
        return say("--dpi: applies to PNG only; for the other formats, set --width");
    if (figures.withAnswers && !computed.withheld)
        return say("--with-answers: nothing is hidden in this scene");
    if (figures.until)
        if (std::string fault = outsideWalk(computed, *figures.until); !fault.empty())
            return "--until: " + fault;
    const auto& cell = request.chosen;
    const bool inside = !cell || std::ranges::any_of(plans, [&](const FigurePlan& plan) {
        const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(plan.tensor));
        return cell->row < matrix.rows && cell->column < matrix.columns;
    });
    return inside ? std::string() : say("--cell: no picture has a cell %1,%2", cell->row, cell->column);
}

} // namespace

void reportLabels(const std::vector<LeftOutLabels>& files, double widthCm, bool sheet)
{
    if (files.empty() || files.front().labels.complete())
        return;
    const LabelCount& labels = files.front().labels;
    const std::string name = files.front().file.toStdString();
    const std::string left = countText(labels.all - labels.written), all = countText(labels.all);
    const std::string width = shortest(std::round(widthCm * 10) / 10);
    const std::string sentence =
        sheet ? say("%1 of %2 labels do not fit at %3 cm; use --width, --columns or --font-size", left, all, width)
              : say("%1 of %2 labels do not fit at %3 cm; use --width or --font-size", left, all, width);
    reportError(ExitStatus::Done, files.size() == 1
                                      ? name + ": " + sentence
                                      : say("%1 and %2 more: %3", name, countText(files.size() - 1), sentence));
}

namespace {

// The map that sets the colors of a figure.
HeldMatrixPtr mapOf(const Computed& computed, const FigureRequest& request, const FigurePlan& plan)
{
    const int head = plan.heads.empty() ? 0 : std::max(plan.heads.front(), 0);
    const ColorRange& range = request.looks.range;
    return range.locked || range.logarithmic ? heatmapData(computed, plan.tensor, plan.batch, head, request.looks)
                                             : nullptr;
}

int answerFigure(const Computed& computed, const FigureRequest& request, const FigurePlan& plan)
{
    const auto figure = drawFigure(computed, request, plan);
    if (!figure)
        return reportError(ExitStatus::BadInput, figure.error().message);
    LabelCount labels;
    const auto bytes = figureBytes(*figure, request.look, request.formats.front(), &labels);
    if (!bytes)
        return reportError(ExitStatus::BadInput, bytes.error().message);
    reportLabels({{QString::fromStdString(say("stdout")), labels}}, request.look.widthCm, request.sheet);
    return answerFile(std::string_view(bytes->constData(), std::size_t(bytes->size())));
}

int wrongUsage(const std::string& message) { return reportError(ExitStatus::WrongUsage, message); }

} // namespace

Result<FigureOrigin> originOfFigure(const Options& options)
{
    return readFigure(options, options.scene,
                      [](const QByteArray& file, const FillScene& fill) { return figureOrigin(file, fill); });
}

Result<Scene> sceneInFigure(const Options& options, const std::string& file)
{
    return readFigure(options, file,
                      [](const QByteArray& bytes, const FillScene& fill) { return sceneOfFigure(bytes, fill); });
}

int runExport(const Options& given)
{
    if (given.figures.isPicture())
        return runExportPicture(given);
    Options options = given;
    Result<Scene> scene = Error{};
    if (formatOfName(options.scene).empty()) {
        scene = loadScene(options.scene);
    } else if (auto origin = restored(options); !origin) {
        scene = origin.error();
    } else if (!options.figureModel.empty() && !origin->scene.model && !(origin->other && origin->other->model)) {
        return wrongUsage(say("--model: %1 is not a figure of a model", options.scene));
    } else if (options.figures.isPicture()) {
        const auto fault = checkExport(options); // the file may be from anywhere
        return fault ? wrongUsage(fault->message) : runExportPicture(options, &*origin);
    } else {
        scene = std::move(origin->scene);
    }
    if (!scene)
        return reportError(ExitStatus::BadInput, scene.error().message);
    const auto computed = computeForDrawing(std::move(*scene));
    if (!computed)
        return reportError(ExitStatus::BadInput, options.scene + ": " + computed.error().message);
    auto tensors = stagesNamed(*computed, options.figures.stages);
    if (!tensors)
        return wrongUsage("--stage: " + tensors.error().message);

    if (formatOfName(options.out).empty() && looksLikeFile(options.out))
        return wrongUsage(say(
            "--out: expected .png, .svg, .pdf or .tex, got '%1'; for a folder with that name, write %1/", options.out));
    const bool toFile = meansOneFile(options);
    const FigureRequest request = requestOf(*computed, options, std::move(*tensors), toFile);
    const auto plans = planFigures(*computed, request);
    if (!plans)
        return wrongUsage("--" + plans.error().message); // it begins with the option's word
    if (toFile && plans->size() > 1) {
        const std::string out = options.out == standard_stream ? say("stdout") : options.out;
        const bool headsAlone =
            plans->front().tensor == plans->back().tensor && plans->front().batch == plans->back().batch;
        return wrongUsage(headsAlone ? say("--out: %1 is a single file, but there are %2 heads; add --sheet for one "
                                           "picture, or name a folder",
                                           out, plans->size())
                                     : say("--out: %1 is a single file, but there are %2 pictures; name a folder", out,
                                           plans->size()));
    }
    if (toFile && options.out != standard_stream && request.formats.front() != formatNamed(formatOfName(options.out)))
        return wrongUsage(say("--out: %1 does not end in .%2", options.out, options.figures.formats.front()));

    if (const std::string fault = withoutEffect(*computed, options, request, *plans, toFile); !fault.empty())
        return wrongUsage(fault);

    const auto& locked = request.looks.range.locked;
    std::string scale; // of the first map that has another one than asked
    for (const FigurePlan& plan : *plans) {
        const HeldMatrixPtr map = mapOf(*computed, request, plan);
        if (!map)
            break;
        if (locked && map->logarithmic && !isDiverging(map->colorMap) && locked->first <= 0)
            return wrongUsage(say("--range: a logarithmic range needs a LOW above 0, got %1", shortest(locked->first)));
        if (scale.empty())
            scale = scaleNote(*map, request.looks);
    }

    const Drawing drawing;
    if (const auto fault = fontFault(request.look.font))
        return wrongUsage("--font: " + fault->message);
    const QString out = QString::fromStdString(options.out);
    if (options.out == standard_stream)
        return answerFigure(*computed, request, plans->front());
    std::vector<LeftOutLabels> leftOut = {{out, {}}};
    const auto fault = toFile ? writeFigure(*computed, request, plans->front(), request.formats.front(), out, {},
                                            &leftOut.front().labels)
                              : writeFigures(*computed, request, *plans, out, {}, {}, &leftOut);
    if (fault)
        return reportError(ExitStatus::BadInput, fault->message);
    reportLabels(leftOut, request.look.widthCm, request.sheet);
    if (!scale.empty())
        reportError(ExitStatus::Done, scale);
    return static_cast<int>(ExitStatus::Done);
}

} // namespace attn
