// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing.h"

#include "app/startup.h"
#include "core/headless/commands.h"
#include "ui/theme/fonts.h"

#include <QHashSeed>

#include <algorithm>

namespace attn {

Result<Computed> computeForDrawing(Scene scene)
{
    std::string missing;
    return computeScene(std::move(scene), backends().front(), {}, missing);
}

Result<std::vector<std::string>> stagesNamed(const Computed& computed, const std::vector<std::string>& stages)
{
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    };
    for (const std::string& stage : stages) {
        if (stage == "all") {
            for (const std::string& name : stageTensors(computed))
                add(name);
            continue;
        }
        const auto tensors = tensorsNamed(*computed.trace, {stage});
        if (!tensors)
            return tensors.error();
        add(stage);
    }
    return names;
}

FigureLook lookOf(const ExportOptions& options)
{
    FigureLook look;
    look.title = !options.noTitle;
    look.tokenLabels = !options.noLabels;
    look.colorBar = !options.noColorBar;
    look.digits = !options.noDigits;
    look.marks = !options.noMarks;
    look.chosenCell = options.cell.has_value();
    look.rowSums = options.rowSums;
    look.background = !options.transparent;
    look.widthCm = options.width.value_or(look.widthCm);
    look.dpi = options.dpi.value_or(look.dpi);
    return look;
}

Looks looksOf(const ExportOptions& options)
{
    Looks looks;
    looks.colorMap = QString::fromStdString(options.colors);
    looks.digits = options.digits.value_or(looks.digits);
    looks.range.mode = RangeMode(std::ranges::find(view_ranges, options.range) - view_ranges.begin());
    looks.range.logarithmic = options.logarithmic;
    looks.range.locked = options.ends;
    return looks;
}

Drawing::Drawing()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QHashSeed::setDeterministicGlobalSeed(); // Qt writes the fonts of a PDF in the order of a hash table
    installStartupMessages();
    m_application.emplace(m_argc, m_argv);
    loadFonts();
}

} // namespace attn
