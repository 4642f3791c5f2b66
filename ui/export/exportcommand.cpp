// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportcommand.h"

#include "core/base/shellwords.h"
#include "ui/figures/figureorigin.h"
#include "ui/figures/requestoptions.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::string_view the_scene = "{scene}";

} // namespace

QString exportCommand(const QString& scene, const FigureRequest& request, const std::vector<FigurePlan>& plans)
{
    const bool one = plans.size() == 1;
    const QString ending = endingOf(request.formats.front());
    FigureOptions options = one ? optionsOf(request, plans.front()) : optionsOf(request);
    if (request.formats.front() != FigureFormat::Png)
        options.dpi.reset();
    if (!one) {
        options.formats = {ending.toStdString()};
        options.name = request.pattern.toStdString();
    }
    std::vector<std::string> words = {"attnscope", "export", scene.toStdString()};
    for (std::string& word : wordsOf(options))
        words.push_back(std::move(word));
    words.insert(words.end(),
                 {"--out", one ? (plans.front().fileName + QLatin1Char('.') + ending).toStdString() : "."});
    return QString::fromStdString(shellLine(words));
}

QString exportCommand(const QString& scene, const FigureRequest& request, const ExportedPicture& picture,
                      const FigureUses& uses, const QString& fileName)
{
    FigureOptions options = withoutUseless(optionsOf(request), uses);
    options.sheet = options.withAnswers = false;
    options.columns.reset();
    options.head.reset();
    options.batch.reset();
    if (picture.figure.computed) {
        options.head = Pick{false, {picture.command.head.value_or(picture.figure.head)}};
        options.batch = Pick{false, {picture.figure.batch}};
        if (request.chosen && (request.look.chosenCell || !uses.chosen)) // what is shown may be about it
            options.cell = {request.chosen->row, request.chosen->column};
    } else { // of a whole model
        options.stages.clear();
        options.cell.reset();
        options.until.reset();
        options.noDigits = false; // it has digits only with --digits
        if (request.look.digits)
            options.digits = request.looks.digits;
        if (!picture.hasLabels)
            options.noLabels = options.noAxes = false;
    }
    if (!options.size)
        options.width = request.look.widthCm;
    if (request.formats.front() != FigureFormat::Png)
        options.dpi.reset();
    const auto filled = [&](const std::string& word) { return word == the_scene ? scene.toStdString() : word; };
    std::vector<std::string> words = {"attnscope", "export", filled(picture.command.scene)};
    for (const std::string& word : picture.command.options)
        words.push_back(filled(word));
    for (std::string& word : wordsOf(options))
        words.push_back(std::move(word));
    words.insert(words.end(),
                 {"--out", (fileName + QLatin1Char('.') + endingOf(request.formats.front())).toStdString()});
    return QString::fromStdString(shellLine(words));
}

bool needsScene(const PictureCommand& command)
{
    return command.scene == the_scene || std::ranges::find(command.options, the_scene) != command.options.end();
}

} // namespace attn
