// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figuresettings.h"

#include "core/base/shellwords.h"
#include "core/headless/optionvalues.h"
#include "ui/export/colormapnames.h"
#include "ui/figures/figuretext.h"
#include "ui/figures/requestoptions.h"

#include <QSettings>

#include <algorithm>
#include <array>
#include <utility>

namespace attn {

namespace {

constexpr std::array<std::pair<const char*, bool FigureLook::*>, 15> look_keys = {
    {{"title", &FigureLook::title},
     {"tokenLabels", &FigureLook::tokenLabels},
     {"colorBar", &FigureLook::colorBar},
     {"digits", &FigureLook::digits},
     {"marks", &FigureLook::marks},
     {"chosenCell", &FigureLook::chosenCell},
     {"rowSums", &FigureLook::rowSums},
     {"background", &FigureLook::background},
     {"axes", &FigureLook::axes},
     {"letters", &FigureLook::letters},
     {"legend", &FigureLook::legend},
     {"barLabel", &FigureLook::barLabel},
     {"blankMasked", &FigureLook::blankMasked},
     {"scene", &FigureLook::scene},
     {"svgText", &FigureLook::svgText}}};

const QString as_window = QStringLiteral("window");

// In the words of the command line.
QString rangeLine(const std::optional<ColorRange>& range)
{
    if (!range)
        return as_window;
    FigureRequest request;
    request.looks.range = *range;
    FigureOptions options = optionsOf(request);
    options.head.reset();
    options.batch.reset();
    return QString::fromStdString(shellLine(wordsOf(options)));
}

std::optional<ColorRange> rangeOfLine(const QString& line)
{
    const auto words = shellWords(line.toStdString());
    const auto options = words && line != as_window ? withWords({}, *words) : Result<FigureOptions>(Error{});
    return options ? std::optional(looksOf(*options).range) : std::nullopt;
}

QString groupOf(FigureKind kind)
{
    return kind == FigureKind::Studio  ? QStringLiteral("export-studio")
           : kind == FigureKind::Model ? QStringLiteral("export-model")
                                       : QStringLiteral("export");
}

// By default a studio's picture includes everything in it, and a model's many maps are as wide as a page.
FigureSettings usualFigure(FigureKind kind)
{
    constexpr double page_width = 18; // cm
    FigureSettings figure;
    if (kind == FigureKind::Studio) {
        figure.look.widthCm = page_width;
        figure.look.rowSums = figure.look.legend = true;
    }
    if (kind == FigureKind::Model) {
        figure.look.widthCm = page_width;
        figure.look.digits = false; // its maps are small
    }
    return figure;
}

double within(const QVariant& value, double usual, double least, double most)
{
    bool ok = false;
    const double number = value.toDouble(&ok);
    return ok && number >= least && number <= most ? number : usual;
}

} // namespace

FigureSettings rememberedFigure(FigureKind kind)
{
    QSettings settings;
    settings.beginGroup(groupOf(kind));
    const auto value = [&](const char* key) { return settings.value(QLatin1String(key)); };
    FigureSettings figure = usualFigure(kind);
    figure.heads = static_cast<HeadChoice>(std::clamp(value("heads").toInt(), 0, 2));
    figure.allBatches = value("allBatches").toBool();
    figure.format = static_cast<FigureFormat>(std::clamp(value("format").toInt(), 0, 3));
    for (const auto& [key, member] : look_keys)
        if (const QVariant shown = value(key); shown.isValid())
            figure.look.*member = shown.toBool();
    figure.look.theme = static_cast<ThemeName>(std::clamp(value("theme").toInt(), 0, 2));
    figure.look.widthCm = within(value("widthCm"), figure.look.widthCm, least_width_cm, most_width_cm);
    figure.look.dpi = within(value("dpi"), figure.look.dpi, least_dpi, most_dpi);
    if (value("slide").toBool())
        fillSlide(figure.look, slide_pixels);
    if (std::optional<Pick> heads; !readPick(heads, value("chosenHeads").toString().toStdString()))
        figure.chosenHeads = numbersOf(heads);
    figure.columns = std::clamp(value("columns").toInt(), 0, most_sheet_columns);
    figure.look.rowAxis = value("rowAxis").toString();
    figure.look.columnAxis = value("columnAxis").toString();
    figure.look.barWords = value("barWords").toString();
    if (const QString font = value("font").toString(); !fontFault(font))
        figure.look.font = font;
    figure.look.fontSize = within(value("fontSize"), 0, least_font_size, most_font_size);
    if (value("range").isValid())
        figure.range = rangeOfLine(value("range").toString());
    if (const int digits = value("decimals").toInt(); digits >= 2 && digits <= 8)
        figure.digits = digits;
    if (const QString map = value("colours").toString(); isColorMap(map))
        figure.colorMap = map;
    if (const QString pattern = value("pattern").toString(); !pattern.isEmpty())
        figure.pattern = pattern;
    return figure;
}

void rememberFigure(const FigureSettings& figure, FigureKind kind)
{
    QSettings settings;
    settings.beginGroup(groupOf(kind));
    const auto set = [&](const char* key, const QVariant& value) { settings.setValue(QLatin1String(key), value); };
    set("heads", static_cast<int>(figure.heads));
    set("chosenHeads",
        figure.chosenHeads.empty() ? QString() : QString::fromStdString(pickText(pickOf(figure.chosenHeads))));
    set("columns", figure.columns);
    set("rowAxis", figure.look.rowAxis);
    set("columnAxis", figure.look.columnAxis);
    set("barWords", figure.look.barWords);
    set("font", figure.look.font);
    set("fontSize", figure.look.fontSize);
    set("range", rangeLine(figure.range));
    set("decimals", figure.digits.value_or(0));
    set("allBatches", figure.allBatches);
    set("format", static_cast<int>(figure.format));
    for (const auto& [key, member] : look_keys)
        set(key, figure.look.*member);
    set("theme", static_cast<int>(figure.look.theme));
    set("slide", figure.look.heightCm > 0);
    set("widthCm", figure.look.widthCm);
    set("dpi", figure.look.dpi);
    set("colours", figure.colorMap);
    set("pattern", figure.pattern);
}

} // namespace attn
