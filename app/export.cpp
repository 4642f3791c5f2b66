// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export.h"

#include "app/batch.h"

#ifndef ATTNSCOPE_GUI

namespace attn {

int runExport(const Options&) { return reportError(ExitStatus::WrongUsage, "export: this build draws no pictures"); }

} // namespace attn

#else

#include "app/drawing.h"
#include "core/headless/commands.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace attn {

namespace {

FigureFormat formatNamed(const std::string& name)
{
    return name == "svg" ? FigureFormat::Svg : name == "pdf" ? FigureFormat::Pdf : FigureFormat::Png;
}

// A name that ends in a format is one picture, unless a folder is called so or every head was asked for.
bool meansOneFile(const Options& options)
{
    const bool everyHead = options.figures.head && options.figures.head->all && !options.figures.sheet;
    return !formatOfName(options.out).empty() && !everyHead && options.figures.formats.size() <= 1 &&
           !QFileInfo(QString::fromStdString(options.out)).isDir();
}

// One file takes the matrix that the scene was saved on, or the last of a tensor that has fewer; a folder takes them all.
std::optional<int> numberOf(const std::optional<Pick>& pick, std::int64_t viewed, std::int64_t count, bool toFile)
{
    constexpr std::int64_t beyond_any = 1 << 20;
    if (pick)
        return pick->all ? std::nullopt : std::optional(int(std::min(pick->number, beyond_any)));
    return toFile && count > 0 ? std::optional(int(std::clamp<std::int64_t>(viewed, 0, count - 1))) : std::nullopt;
}

FigureRequest requestOf(const Computed& computed, const Options& options, std::vector<std::string> tensors, bool toFile)
{
    const ExportOptions& figures = options.figures;
    const View view = computed.scene.view.value_or(View());
    FigureRequest request;
    request.tensors = std::move(tensors);
    const TensorMatrix first = tensorMatrix(computed, *computed.trace->find(request.tensors.front()));
    request.head = figures.sheet ? std::nullopt : numberOf(figures.head, view.head, first.heads, toFile);
    request.batch = numberOf(figures.batch, view.batch, first.batches, toFile);
    request.sheet = figures.sheet;
    request.formats.clear();
    for (const std::string& format : figures.formats)
        request.formats.push_back(formatNamed(format));
    if (request.formats.empty())
        request.formats = {formatNamed(toFile ? formatOfName(options.out) : "png")};
    request.titleText = QString::fromStdString(figures.title);
    request.sceneName = QFileInfo(QString::fromStdString(options.scene)).completeBaseName();
    request.pattern = QString::fromStdString(figures.name);
    request.looks = looksOf(figures);
    request.look = lookOf(figures);
    if (figures.cell)
        request.chosen = Cell{figures.cell->first, figures.cell->second};
    return request;
}

// An option that would change nothing in these pictures, and why; empty: none.
std::string withoutEffect(const Computed& computed, const Options& options, const FigureRequest& request,
                          const std::vector<FigurePlan>& plans, bool toFile)
{
    const ExportOptions& figures = options.figures;
    if (toFile && !figures.name.empty())
        return "--name: names the files of a folder, and --out is one file";
    if (figures.dpi && std::ranges::find(request.formats, FigureFormat::Png) == request.formats.end())
        return "--dpi: is of png's pixels, and no png is asked for: --width says how wide a drawing is";
    const auto& cell = request.chosen;
    const bool inside = !cell || std::ranges::any_of(plans, [&](const FigurePlan& plan) {
        const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(plan.tensor));
        return cell->row < matrix.rows && cell->column < matrix.columns;
    });
    return inside ? std::string()
                  : "--cell: " + std::to_string(cell->row) + "," + std::to_string(cell->column) +
                        " lies outside of every picture";
}

int wrongUsage(const std::string& message) { return reportError(ExitStatus::WrongUsage, message); }

} // namespace

int runExport(const Options& options)
{
    auto scene = loadScene(options.scene);
    if (!scene)
        return reportError(ExitStatus::BadInput, scene.error().message);
    const auto computed = computeForDrawing(std::move(*scene));
    if (!computed)
        return reportError(ExitStatus::BadInput, options.scene + ": " + computed.error().message);
    auto tensors = stagesNamed(*computed, options.figures.stages);
    if (!tensors)
        return wrongUsage("--stage: " + tensors.error().message);

    const bool toFile = meansOneFile(options);
    const FigureRequest request = requestOf(*computed, options, std::move(*tensors), toFile);
    const auto plans = planFigures(*computed, request);
    if (!plans)
        return wrongUsage("--" + plans.error().message); // it begins with the option's word
    if (toFile && plans->size() > 1)
        return wrongUsage("--out: " + options.out + " is one file, but " + std::to_string(plans->size()) +
                          " pictures were asked for: name a folder");
    if (toFile && request.formats.front() != formatNamed(formatOfName(options.out)))
        return wrongUsage("--out: " + options.out + " does not end in ." + options.figures.formats.front());

    if (const std::string fault = withoutEffect(*computed, options, request, *plans, toFile); !fault.empty())
        return wrongUsage(fault);

    const Drawing drawing;
    const QString out = QString::fromStdString(options.out);
    const auto fault = toFile ? writeFigure(*computed, request, plans->front(), request.formats.front(), out)
                              : writeFigures(*computed, request, *plans, out);
    if (fault)
        return reportError(ExitStatus::BadInput, fault->message);
    return static_cast<int>(ExitStatus::Done);
}

} // namespace attn

#endif
