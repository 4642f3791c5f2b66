// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportcommand.h"

#include "core/base/shellwords.h"
#include "ui/figures/figureorigin.h"

namespace attn {

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

} // namespace attn
