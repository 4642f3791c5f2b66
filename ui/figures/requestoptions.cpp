// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/requestoptions.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t beyond_any = 1 << 20; // the error quotes it, or nearly, as requested

} // namespace

std::vector<int> numbersOf(const std::optional<Pick>& pick)
{
    std::vector<int> numbers;
    if (pick && pick->all && !pick->numbers.empty())
        numbers.push_back(each_head);
    if (pick)
        for (const std::int64_t number : pick->numbers)
            numbers.push_back(int(std::min(number, beyond_any)));
    return numbers;
}

Pick pickOf(const std::vector<int>& numbers)
{
    Pick pick{numbers.empty(), {}};
    for (const int number : numbers)
        number == each_head ? void(pick.all = true) : pick.numbers.push_back(number);
    std::ranges::sort(pick.numbers);
    return pick;
}

namespace {

// One option and the part of a look that it switches; `off`: it switches it off.
struct Switch {
    bool FigureOptions::*option;
    bool FigureLook::*part;
    bool off;
};
constexpr Switch switches[] = {{&FigureOptions::noTitle, &FigureLook::title, true},
                               {&FigureOptions::noLabels, &FigureLook::tokenLabels, true},
                               {&FigureOptions::noAxes, &FigureLook::axes, true},
                               {&FigureOptions::noColorBar, &FigureLook::colorBar, true},
                               {&FigureOptions::noDigits, &FigureLook::digits, true},
                               {&FigureOptions::noMarks, &FigureLook::marks, true},
                               {&FigureOptions::noBarLabel, &FigureLook::barLabel, true},
                               {&FigureOptions::noScene, &FigureLook::scene, true},
                               {&FigureOptions::blankMasked, &FigureLook::blankMasked, false},
                               {&FigureOptions::rowSums, &FigureLook::rowSums, false},
                               {&FigureOptions::letters, &FigureLook::letters, false},
                               {&FigureOptions::legend, &FigureLook::legend, false},
                               {&FigureOptions::svgText, &FigureLook::svgText, false},
                               {&FigureOptions::withAnswers, &FigureLook::answers, false},
                               {&FigureOptions::transparent, &FigureLook::background, true}};

} // namespace

FigureFormat formatNamed(const std::string& name)
{
    return name == "svg"   ? FigureFormat::Svg
           : name == "pdf" ? FigureFormat::Pdf
           : name == "tex" ? FigureFormat::Tex
                           : FigureFormat::Png;
}

FigureLook lookOf(const FigureOptions& options)
{
    FigureLook look;
    for (const Switch& each : switches)
        look.*each.part = options.*each.option != each.off;
    look.chosenCell = options.cell.has_value();
    look.rowAxis = QString::fromStdString(options.rowAxis);
    look.columnAxis = QString::fromStdString(options.columnAxis);
    look.barWords = QString::fromStdString(options.barLabel);
    look.widthCm = options.width.value_or(look.widthCm);
    look.dpi = options.dpi.value_or(look.dpi);
    look.font = QString::fromStdString(options.font);
    look.fontSize = options.fontSize.value_or(look.fontSize);
    if (options.size)
        fillSlide(look, {options.size->first, options.size->second});
    look.theme = ThemeName(std::ranges::find(figure_themes, options.theme) - std::begin(figure_themes));
    return look;
}

Looks looksOf(const FigureOptions& options)
{
    Looks looks;
    looks.colorMap = QString::fromStdString(options.colors);
    looks.digits = options.digits.value_or(looks.digits);
    looks.range.mode = RangeMode(std::ranges::find(view_ranges, options.range) - view_ranges.begin());
    looks.range.logarithmic = options.logarithmic;
    looks.range.locked = options.ends;
    return looks;
}

FigureOptions optionsOf(const FigureRequest& request)
{
    const FigureLook& look = request.look;
    const FigureLook usual;
    const Looks plain;
    FigureOptions options;
    options.stages = request.tensors;
    options.head = pickOf(request.heads);
    options.batch = pickOf(request.batch ? std::vector{*request.batch} : std::vector<int>());
    options.sheet = request.sheet && request.heads.size() != 1;
    if (options.sheet && request.columns > 0)
        options.columns = request.columns;
    if (look.heightCm > 0)
        options.size = {std::lround(look.widthCm / 2.54 * look.dpi), std::lround(look.heightCm / 2.54 * look.dpi)};
    if (look.widthCm != usual.widthCm && !options.size)
        options.width = look.widthCm;
    if (look.dpi != usual.dpi && !options.size)
        options.dpi = look.dpi;
    options.font = look.font.toStdString();
    if (look.fontSize > 0)
        options.fontSize = look.fontSize;
    options.theme = figure_themes[std::size_t(look.theme)];
    if (look.title)
        options.title = request.titleText.toStdString();
    options.colors = request.looks.colorMap.toStdString();
    options.range = view_ranges[std::size_t(request.looks.range.mode)];
    options.ends = request.looks.range.locked;
    options.logarithmic = request.looks.range.logarithmic;
    if (request.looks.digits != plain.digits && (look.digits || look.rowSums))
        options.digits = request.looks.digits;
    if (look.chosenCell && request.chosen)
        options.cell = {request.chosen->row, request.chosen->column};
    options.until = request.until;
    for (const Switch& each : switches)
        options.*each.option = look.*each.part != each.off;
    if (look.axes) {
        options.rowAxis = look.rowAxis.toStdString();
        options.columnAxis = look.columnAxis.toStdString();
    }
    if (look.colorBar && look.barLabel)
        options.barLabel = look.barWords.toStdString();
    return options;
}

FigureOptions withoutUseless(FigureOptions options, const FigureUses& uses)
{
    for (const Switch& each : switches)
        if (!uses.has(each.part))
            options.*each.option = false;
    if (!uses.has(&FigureLook::axes)) {
        options.rowAxis.clear();
        options.columnAxis.clear();
    }
    return options;
}

std::string uselessOption(const FigureOptions& options, const FigureUses& uses)
{
    const FigureOptions useful = withoutUseless(options, uses);
    for (const FigureWord& word : figureWords())
        if (word.write(options) != word.write(useful))
            return std::string(word.name);
    return {};
}

FigureRequest requestOf(const FigureOptions& options)
{
    FigureRequest request;
    request.tensors = options.stages;
    request.heads = numbersOf(options.head);
    if (const std::vector<int> items = numbersOf(options.batch); !items.empty())
        request.batch = items.front();
    request.sheet = options.sheet;
    request.columns = options.columns.value_or(0);
    request.until = options.until;
    request.formats.clear();
    for (const std::string& format : options.formats)
        request.formats.push_back(formatNamed(format));
    request.titleText = QString::fromStdString(options.title);
    request.pattern = QString::fromStdString(options.name);
    request.looks = looksOf(options);
    request.look = lookOf(options);
    if (options.cell)
        request.chosen = Cell{options.cell->first, options.cell->second};
    return request;
}

} // namespace attn
