// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawing.h"

#include "app/batch.h"
#include "app/exportoptions.h"
#include "app/startup.h"
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/circuits/circuits.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/explain/withhold.h"
#include "core/headless/commands.h"
#include "core/io/files/path.h"
#include "ui/theme/colormap.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QHashSeed>

#include <algorithm>
#include <filesystem>

namespace attn {

Result<Computed> computeForDrawing(Scene scene)
{
    std::string missing;
    auto computed = computeScene(std::move(scene), backends().front(), {}, missing);
    if (!computed)
        return computed;
    return *withheldByScene(withCircuits(std::make_shared<const Computed>(std::move(*computed))));
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
        if (const std::string why = whyNoCircuit(*computed.realized, stage); !why.empty())
            return Error{std::string(stage).append(": ").append(why)};
        const auto tensors = tensorsNamed(*computed.trace, {stage});
        if (!tensors)
            return tensors.error();
        add(stage);
    }
    return names;
}

std::string scaleNote(const HeldMatrix& map, const Looks& looks)
{
    const auto& locked = looks.range.locked;
    if (locked && (map.low != locked->first || map.high != locked->second))
        return say("--range: the signed color map is centered on 0, so the range is %1 to %2; for %3 to %4, use "
                   "--colors viridis",
                   shortest(map.low), shortest(map.high), shortest(locked->first), shortest(locked->second));
    if (map.logarithmic && !isDiverging(map.colorMap) && map.smallest < 0)
        return say("--log: values below 0 have the lowest color, because %1 shows no signs; use --colors diverging",
                   map.colorMap.toStdString());
    return {};
}

bool looksLikeFile(const std::string& name)
{
    const std::string ending = endingOfName(name);
    std::error_code fault;
    constexpr std::size_t longest = 5; // of the endings of files; names of scenes have longer parts behind dots
    return !ending.empty() && ending.size() <= longest && !std::filesystem::is_directory(pathOf(name), fault);
}

Drawing::Drawing(bool widgets)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QHashSeed::setDeterministicGlobalSeed(); // Qt writes the fonts of a PDF in the order of a hash table
    prepareQt();
    if (widgets)
        m_application = std::make_unique<QApplication>(m_argc, m_argv);
    else
        m_application = std::make_unique<QGuiApplication>(m_argc, m_argv);
    loadFonts();
    if (widgets)
        applyTheme(ThemeName::Light);
}

Drawing::~Drawing()
{
    if (const QString sentence = m_letters.sentence(); !sentence.isEmpty())
        reportError(ExitStatus::Done, sentence.toStdString());
}

} // namespace attn
