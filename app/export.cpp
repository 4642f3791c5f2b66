// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export.h"

#include "app/batch.h"

#ifndef ATTNSCOPE_GUI

namespace attn {

int runExport(const Options&)
{
    return reportError(ExitStatus::WrongUsage, "export: this build draws no pictures");
}

} // namespace attn

#else

#include "app/startup.h"
#include "core/headless/commands.h"
#include "ui/exportpictures.h"
#include "ui/theme/fonts.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>
#include <set>

namespace attn {

namespace {

constexpr int usual_dpi = 192; // twice a plain screen's: sharp on any, and in print at half the size

// One matrix to be drawn.
struct Matrix {
    std::string tensor;
    int batch = 0, head = 0;
    bool hasBatch = false, hasHead = false; // named in the file's name
};

// Both kinds of refusal, so that each ends in its own exit status.
struct Refusal {
    ExitStatus status = ExitStatus::BadInput;
    std::string message;
};

std::optional<Refusal> wrongUsage(std::string message)
{
    return Refusal{ExitStatus::WrongUsage, std::move(message)};
}

// What the rail of stages shows, and what lies between: everything computed from x on.
bool isStage(const std::string& tensor)
{
    static const std::set<std::string> stages = {
        "x", "qkv", "qkv_reshaped", "qkv_permuted", "q", "k", "v", "scores", "scaled", "masked", "allowed",
        "weights_unmasked", "weights_times_mask", "weights", "row_sums", "keep", "dropped", "head_context",
        "cumulative_context", "context", "output"};
    return stages.contains(tensor);
}

Result<Computed> computeScene(Scene scene)
{
    auto realized = realize(scene);
    if (!realized)
        return realized.error();
    auto trace = run(**realized, backends().front());
    Blocked blocked(**realized);
    return Computed{std::move(scene), std::move(*realized), std::move(trace), std::move(blocked)};
}

constexpr std::int64_t every = -1; // all heads, all batch items

// The numbers along one axis that `pick` means, and without a pick `usual` (a number, or every).
std::optional<Refusal> numbersOf(const char* word, const std::string& tensor, std::int64_t count,
                                 const std::optional<Pick>& pick, std::int64_t usual, std::vector<int>& numbers)
{
    const std::int64_t wanted = !pick ? std::min(usual, count - 1) : pick->all ? every : pick->number;
    if (wanted >= count)
        return wrongUsage("--" + std::string(word) + ": " + tensor + " has 0 to " + std::to_string(count - 1) +
                          ", got " + std::to_string(wanted));
    numbers.clear();
    for (std::int64_t number = 0; number < count; ++number)
        if (wanted == every || number == wanted)
            numbers.push_back(int(number));
    return std::nullopt;
}

std::optional<Refusal> addMatrices(const Computed& computed, const std::string& name, const Options& options,
                                   bool toFile, std::vector<Matrix>& matrices)
{
    const TracedTensor& tensor = *computed.trace->find(name);
    if (elementCount(tensor.shape) == 0)
        return std::nullopt;
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    const View view = computed.scene.view.value_or(View());
    // One file takes the matrix that the scene was saved on; a folder takes them all.
    const auto usual = [&](std::int64_t number) { return toFile ? std::max<std::int64_t>(number, 0) : every; };
    std::vector<int> heads = {0}, items = {0};
    if (matrix.hasHeads)
        if (auto refusal = numbersOf("head", name, matrix.heads, options.head, usual(view.head), heads))
            return refusal;
    if (matrix.hasBatch)
        if (auto refusal = numbersOf("batch", name, matrix.batches, options.batch, usual(view.batch), items))
            return refusal;
    for (int item : items)
        for (int head : heads)
            matrices.push_back({name, item, head, matrix.hasBatch && matrix.batches > 1, matrix.hasHeads});
    return std::nullopt;
}

std::optional<Refusal> chooseMatrices(const Computed& computed, const Options& options, bool toFile,
                                      std::vector<Matrix>& matrices)
{
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    };
    for (const std::string& stage : options.stages) {
        if (stage != "all") {
            const auto tensors = tensorsNamed(*computed.trace, {stage});
            if (!tensors)
                return wrongUsage("--stage: " + tensors.error().message);
            add(stage);
        } else {
            for (const TracedTensor& tensor : computed.trace->tensors())
                if (isStage(tensor.name))
                    add(tensor.name);
        }
    }
    for (const std::string& name : names)
        if (auto refusal = addMatrices(computed, name, options, toFile, matrices))
            return refusal;
    return std::nullopt;
}

// All pictures in memory, so that nothing is written before the last of them is drawn. The range of a tensor spans all
// of its matrices: it is found once, since there may be a thousand heads.
std::optional<Refusal> drawFiles(const Computed& computed, const std::vector<Matrix>& matrices, const Options& options,
                                 bool toFile, const QString& title, std::vector<PictureFile>& files)
{
    const QString out = QString::fromStdString(options.out);
    const Selection looks;
    std::string spanned;
    ValueStats whole;
    for (const Matrix& matrix : matrices) {
        if (matrix.tensor != spanned) {
            spanned = matrix.tensor;
            whole = valueStats(computed, spanned);
        }
        const HeatmapDataPtr data = heatmapData(computed, matrix.tensor, matrix.batch, matrix.head, looks, &whole);
        const PictureText text{title, pictureSubtitle(computed, matrix.tensor, matrix.batch, matrix.head)};
        const QImage picture = renderPicture(*data, text, options.dpi.value_or(usual_dpi));
        if (picture.isNull())
            return Refusal{ExitStatus::BadInput, "--dpi: the picture of " + matrix.tensor +
                                                     " would have more than 128 million pixels, try a smaller number"};
        const QString name = pictureFileName(title, QString::fromStdString(matrix.tensor),
                                             matrix.hasHead ? std::optional(matrix.head) : std::nullopt,
                                             matrix.hasBatch ? std::optional(matrix.batch) : std::nullopt);
        files.push_back({toFile ? out : QDir(out).filePath(name), pngBytes(picture, title)});
    }
    return std::nullopt;
}

// A name that ends in .png is one picture, unless a folder is called so or every head was asked for.
bool meansOneFile(const Options& options)
{
    const QString out = QString::fromStdString(options.out);
    const bool everyHead = options.head && options.head->all;
    return out.endsWith(QLatin1String(".png"), Qt::CaseInsensitive) && !everyHead && !QFileInfo(out).isDir();
}

// The scene's title, else the name it was called by.
QString titleOf(const Scene& scene, const std::string& argument)
{
    return scene.title.empty() ? QFileInfo(QString::fromStdString(argument)).completeBaseName()
                               : QString::fromStdString(scene.title);
}

// A Qt that draws: fonts, but no display.
class Drawing {
public:
    Drawing()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        installStartupMessages();
        m_application.emplace(m_argc, m_argv);
        loadFonts();
    }

private:
    int m_argc = 1;
    char m_name[10] = "attnscope";
    char* m_argv[2] = {m_name, nullptr};
    std::optional<QGuiApplication> m_application;
};

} // namespace

int runExport(const Options& options)
{
    auto scene = loadScene(options.scene);
    if (!scene)
        return reportError(ExitStatus::BadInput, scene.error().message);
    const QString title = titleOf(*scene, options.scene);
    const auto computed = computeScene(std::move(*scene));
    if (!computed)
        return reportError(ExitStatus::BadInput, options.scene + ": " + computed.error().message);

    const bool toFile = meansOneFile(options);
    std::vector<Matrix> matrices;
    if (const auto refusal = chooseMatrices(*computed, options, toFile, matrices))
        return reportError(refusal->status, refusal->message);
    if (toFile && matrices.size() > 1)
        return reportError(ExitStatus::WrongUsage, "--out: " + options.out + " is one file, but " +
                                                       std::to_string(matrices.size()) +
                                                       " pictures were asked for: name a folder");

    const Drawing drawing;
    std::vector<PictureFile> files;
    if (const auto refusal = drawFiles(*computed, matrices, options, toFile, title, files))
        return reportError(refusal->status, refusal->message);
    if (const auto fault = writePictures(files))
        return reportError(ExitStatus::BadInput, fault->message);
    return static_cast<int>(ExitStatus::Done);
}

} // namespace attn

#endif
