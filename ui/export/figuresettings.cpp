// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figuresettings.h"

#include "ui/export/colormapnames.h"

#include <QSettings>

#include <algorithm>
#include <array>
#include <utility>

namespace attn {

namespace {

constexpr std::array<std::pair<const char*, bool FigureLook::*>, 8> look_keys = {
    {{"title", &FigureLook::title},
     {"tokenLabels", &FigureLook::tokenLabels},
     {"colorBar", &FigureLook::colorBar},
     {"digits", &FigureLook::digits},
     {"marks", &FigureLook::marks},
     {"chosenCell", &FigureLook::chosenCell},
     {"rowSums", &FigureLook::rowSums},
     {"background", &FigureLook::background}}};

double within(const QVariant& value, double usual, double least, double most)
{
    bool ok = false;
    const double number = value.toDouble(&ok);
    return ok && number >= least && number <= most ? number : usual;
}

} // namespace

FigureSettings rememberedFigure()
{
    QSettings settings;
    settings.beginGroup(QStringLiteral("export"));
    const auto value = [&](const char* key) { return settings.value(QLatin1String(key)); };
    FigureSettings figure;
    figure.heads = static_cast<HeadChoice>(std::clamp(value("heads").toInt(), 0, 2));
    figure.allBatches = value("allBatches").toBool();
    figure.format = static_cast<FigureFormat>(std::clamp(value("format").toInt(), 0, 2));
    for (const auto& [key, member] : look_keys)
        if (const QVariant shown = value(key); shown.isValid())
            figure.look.*member = shown.toBool();
    figure.look.widthCm = within(value("widthCm"), figure.look.widthCm, least_width_cm, most_width_cm);
    figure.look.dpi = within(value("dpi"), figure.look.dpi, least_dpi, most_dpi);
    if (const QString map = value("colours").toString(); colorMapLabel(map))
        figure.colorMap = map;
    if (const QString pattern = value("pattern").toString(); !pattern.isEmpty())
        figure.pattern = pattern;
    return figure;
}

void rememberFigure(const FigureSettings& figure)
{
    QSettings settings;
    settings.beginGroup(QStringLiteral("export"));
    const auto set = [&](const char* key, const QVariant& value) { settings.setValue(QLatin1String(key), value); };
    set("heads", static_cast<int>(figure.heads));
    set("allBatches", figure.allBatches);
    set("format", static_cast<int>(figure.format));
    for (const auto& [key, member] : look_keys)
        set(key, figure.look.*member);
    set("widthCm", figure.look.widthCm);
    set("dpi", figure.look.dpi);
    set("colours", figure.colorMap);
    set("pattern", figure.pattern);
}

} // namespace attn
