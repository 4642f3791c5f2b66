// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/figureoptions.h"

#include "core/base/numbertext.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/headless/optionvalues.h"
#include "core/look/colormaps.h"

#include <algorithm>

namespace attn {

namespace {

using Values = std::vector<std::string>;

Fault readFormat(FigureOptions& options, const std::string& value)
{
    std::string format;
    if (Fault fault = readOneOf(format, value, {"png", "svg", "pdf", "tex"}))
        return fault;
    if (std::ranges::find(options.formats, format) == options.formats.end())
        options.formats.push_back(format);
    return {};
}

Fault readCell(FigureOptions& options, const std::string& value)
{
    constexpr int most = 1 << 20;
    const auto cell = readPlace(value);
    if (!cell || cell->first > most || cell->second > most)
        return say("expected a row and a column, like 3,2; got '%1'", value);
    options.cell = {int(cell->first), int(cell->second)};
    return {};
}

// "1920x1080"
Fault readSize(FigureOptions& options, const std::string& value)
{
    constexpr int least = 64, most = 10000; // pixels
    const std::size_t cross = value.find('x');
    std::optional<int> width, height;
    if (cross == value.npos || readCount(width, value.substr(0, cross), least, most) ||
        readCount(height, value.substr(cross + 1), least, most))
        return say("expected a width and a height from %1 to %2 pixels, like 1920x1080; got '%3'", least, most, value);
    options.size = {*width, *height};
    options.width.reset();
    options.dpi.reset();
    return {};
}

Fault readRange(FigureOptions& options, const std::string& value)
{
    options.ends.reset();
    if (value.find(',') == std::string::npos)
        return !readOneOf(options.range, value, {"tensor", "fit", "head", "row"})
                   ? Fault()
                   : say("expected tensor, fit, head, row or two numbers like 0,1; got '%1'", value);
    const auto ends = readEnds(value);
    if (!ends)
        return ends.error().message;
    options.ends = *ends;
    return {};
}

// "auto", or a map of mapNames(); the message leaves out the reversed ones.
Fault readColors(std::string& colors, const std::string& value)
{
    if (value != "auto" && std::ranges::find(mapNames(), value) == mapNames().end())
        return say("expected %1, got '%2'",
                   oneOf({"auto", "viridis", "cividis", "magma", "greys", "blues", "diverging"}), value);
    colors = value;
    return {};
}

// "scores[3,1]", "scores[3,1]:0" with one term of the cell, "scores[0,-1]" with nothing computed.
Fault readUntil(FigureOptions& options, const std::string& value)
{
    const auto fault = say("expected a tensor with a row and a column, like scores[3,1]; got '%1'", value);
    const auto open = value.find('['), close = value.find(']');
    if (open == 0 || open == std::string::npos || close == std::string::npos)
        return fault;
    const std::string inside = value.substr(open + 1, close - open - 1), after = value.substr(close + 1);
    const auto nothing = inside == "0,-1";
    const auto cell = nothing ? std::optional(std::pair<std::int64_t, std::int64_t>(0, -1)) : readPlace(inside);
    constexpr std::int64_t whole = -1, wrong = -2;
    const std::int64_t term = after.empty() ? whole : wholeNumber(after.substr(1)).value_or(wrong);
    if (!cell || term < whole || (!after.empty() && (after[0] != ':' || term < 0)))
        return fault;
    options.until = View::Step{value.substr(0, open), {cell->first, cell->second}, term};
    return {};
}

Values writtenUntil(const FigureOptions& options)
{
    if (!options.until)
        return {};
    const View::Step& step = *options.until;
    std::string text = step.tensor + '[' + std::to_string(step.cell.row) + ',' + std::to_string(step.cell.column) + ']';
    return {step.term < 0 ? text : text + ':' + std::to_string(step.term)};
}

Values writtenRange(const FigureOptions& options)
{
    if (options.ends)
        return {shortest(options.ends->first) + ',' + shortest(options.ends->second)};
    return options.range == FigureOptions().range ? Values() : Values{options.range};
}

Values writtenCell(const FigureOptions& options)
{
    return options.cell ? Values{std::to_string(options.cell->first) + ',' + std::to_string(options.cell->second)}
                        : Values();
}

std::string studioList()
{
    std::string list;
    for (const std::string_view studio : figure_studios)
        list += (list.empty() ? "" : ", ") + std::string(studio);
    return list;
}

template <bool FigureOptions::*flag>
constexpr FigureWord flagWord(std::string_view name, std::string_view help, bool films = true)
{
    return {name,
            "",
            help,
            false,
            films,
            [](FigureOptions& options, const std::string&) {
                options.*flag = true;
                return Fault();
            },
            [](const FigureOptions& options) { return options.*flag ? Values{""} : Values(); }};
}

template <std::string FigureOptions::*text>
constexpr FigureWord textWord(std::string_view name, std::string_view value, std::string_view help, bool films = true)
{
    return {name,
            value,
            help,
            false,
            films,
            [](FigureOptions& options, const std::string& value) {
                options.*text = value;
                return Fault();
            },
            [](const FigureOptions& options) { return (options.*text).empty() ? Values() : Values{options.*text}; }};
}

template <std::optional<Pick> FigureOptions::*pick>
constexpr FigureWord pickWord(std::string_view name, std::string_view value, std::string_view help)
{
    return {name,
            value,
            help,
            false,
            true,
            [](FigureOptions& options, const std::string& value) {
                return pick == &FigureOptions::batch && value.find("mean") != value.npos
                           ? Fault(say("expected a number (0 or more) or all, got '%1'", value))
                           : readPick(options.*pick, value);
            },
            [](const FigureOptions& options) { return options.*pick ? Values{pickText(*(options.*pick))} : Values(); }};
}

constexpr FigureWord figure_words[] = {
    {"--stage", "NAME|all", SAY_LATER("a tensor, such as weights, or all stages"), true, true,
     [](FigureOptions& options, const std::string& value) {
         options.stages.push_back(value);
         return Fault();
     },
     [](const FigureOptions& options) { return options.stages; }},
    {"--studio", "mask|dropout|softmax|reshape|lines|overlay|sensitivity|block|online|cache|rope",
     SAY_LATER("draw what this studio shows"), false, false,
     [](FigureOptions& options, const std::string& value) {
         if (std::ranges::find(figure_studios, value) == std::end(figure_studios))
             return Fault(say("no studio '%1'; available: %2", value, studioList()));
         options.studio = value;
         return Fault();
     },
     [](const FigureOptions& options) { return options.studio.empty() ? Values() : Values{options.studio}; }},
    textWord<&FigureOptions::compare>("--compare", "SCENE|head:N",
                                      SAY_LATER("draw the scene, a second scene (or head N) and their difference"),
                                      false),
    flagWord<&FigureOptions::grid>("--grid", SAY_LATER("draw all heads of all layers of a trained model"), false),
    pickWord<&FigureOptions::head>(
        "--head", "LIST|all",
        SAY_LATER("heads, such as 0,2-4, or mean for the mean of all heads (an animation shows only one)")),
    flagWord<&FigureOptions::sheet>("--sheet", SAY_LATER("draw all heads in one picture"), false),
    {"--columns", "N", SAY_LATER("number of columns on the sheet"), false, false,
     [](FigureOptions& options, const std::string& value) { return readCount(options.columns, value, 1, 1000); },
     [](const FigureOptions& options) {
         return options.columns ? Values{std::to_string(*options.columns)} : Values();
     }},
    pickWord<&FigureOptions::batch>("--batch", "N|all",
                                    SAY_LATER("a batch item, or all (an animation shows only one)")),
    {"--format", "png|svg|pdf|tex",
     SAY_LATER("format of the files in a folder (default: png); tex is a TikZ picture for LaTeX"), true, false,
     readFormat, [](const FigureOptions& options) { return options.formats; }},
    {"--width", "CM", SAY_LATER("width on paper in centimeters"), false, true,
     [](FigureOptions& options, const std::string& value) {
         options.size.reset();
         return readWidth(options.width, value);
     },
     [](const FigureOptions& options) { return options.width ? Values{shortest(*options.width)} : Values(); }},
    {"--dpi", "N", SAY_LATER("pixels per inch, 36 to 2400"), false, true,
     [](FigureOptions& options, const std::string& value) {
         std::optional<int> dpi;
         Fault fault = readCount(dpi, value, least_dpi, most_dpi);
         if (!fault)
             options.dpi = *dpi;
         options.size.reset();
         return fault;
     },
     [](const FigureOptions& options) { return options.dpi ? Values{shortest(*options.dpi)} : Values(); }},
    {"--size", "WIDTHxHEIGHT",
     SAY_LATER("fill a slide of this size in pixels, such as 1920x1080; replaces --width and --dpi"), false, true,
     readSize,
     [](const FigureOptions& options) {
         return options.size ? Values{std::to_string(options.size->first) + 'x' + std::to_string(options.size->second)}
                             : Values();
     }},
    textWord<&FigureOptions::font>("--font", "FAMILY", SAY_LATER("font for all text, such as 'DejaVu Sans'")),
    {"--font-size", "PT", SAY_LATER("text size on paper in points, 4 to 36 (default: depends on the width)"), false,
     true, [](FigureOptions& options, const std::string& value) { return readFontSize(options.fontSize, value); },
     [](const FigureOptions& options) { return options.fontSize ? Values{shortest(*options.fontSize)} : Values(); }},
    {"--theme", "light|dark|contrast", SAY_LATER("colors of background, text and lines"), false, true,
     [](FigureOptions& options, const std::string& value) {
         return readOneOf(options.theme, value, {figure_themes[0], figure_themes[1], figure_themes[2]});
     },
     [](const FigureOptions& options) {
         return options.theme == FigureOptions().theme ? Values() : Values{options.theme};
     }},
    {"--ink", "light", SAY_LATER("light text and lines for a dark slide; same as --theme dark --transparent"), false,
     false,
     [](FigureOptions& options, const std::string& value) {
         options.transparent = true;
         options.theme = figure_themes[1];
         return value == "light" ? Fault() : say("expected light, got '%1'", value);
     },
     [](const FigureOptions&) { return Values(); }},
    flagWord<&FigureOptions::transparent>("--transparent", SAY_LATER("make the background transparent"), false),
    textWord<&FigureOptions::title>("--title", "TEXT",
                                    SAY_LATER("title text; $…$ is typeset as a formula, here and in labels")),
    textWord<&FigureOptions::name>("--name", "PATTERN",
                                   SAY_LATER("file-name pattern (default: {title}_{stage}_h{head})"), false),
    {"--colors", "auto|viridis|cividis|magma|greys|blues|diverging",
     SAY_LATER("color map; add _r to reverse it, as in greys_r"), false, true,
     [](FigureOptions& options, const std::string& value) { return readColors(options.colors, value); },
     [](const FigureOptions& options) {
         return options.colors == FigureOptions().colors ? Values() : Values{options.colors};
     }},
    {"--range", "tensor|fit|head|row|LOW,HIGH", SAY_LATER("value range of the color map"), false, true, readRange,
     writtenRange},
    flagWord<&FigureOptions::logarithmic>("--log", SAY_LATER("use a logarithmic color scale")),
    {"--digits", "N", SAY_LATER("decimals in cells, 2 to 8; fewer if they don't fit"), false, true,
     [](FigureOptions& options, const std::string& value) { return readCount(options.digits, value, 2, 8); },
     [](const FigureOptions& options) { return options.digits ? Values{std::to_string(*options.digits)} : Values(); }},
    {"--cell", "ROW,COLUMN", SAY_LATER("frame a cell; rows and columns are numbered from 0"), false, false, readCell,
     writtenCell},
    {"--until", "TENSOR[ROW,COLUMN]", SAY_LATER("show the steps up to this cell; later cells are blank"), false, false,
     readUntil, writtenUntil},
    flagWord<&FigureOptions::rowSums>("--row-sums", SAY_LATER("show the sum of each row")),
    flagWord<&FigureOptions::letters>("--letters", SAY_LATER("add panel letters a, b, c …")),
    flagWord<&FigureOptions::legend>("--legend", SAY_LATER("explain the marks in a legend below the figure")),
    textWord<&FigureOptions::rowAxis>("--row-axis", "TEXT", SAY_LATER("label of the row axis")),
    textWord<&FigureOptions::columnAxis>("--column-axis", "TEXT", SAY_LATER("label of the column axis")),
    textWord<&FigureOptions::barLabel>("--colorbar-label", "TEXT", SAY_LATER("label of the color bar")),
    {"--blank", "masked", SAY_LATER("leave masked cells blank instead of hatching them"), false, true,
     [](FigureOptions& options, const std::string& value) {
         options.blankMasked = true;
         return value == "masked" ? Fault() : say("expected masked, got '%1'", value);
     },
     [](const FigureOptions& options) { return options.blankMasked ? Values{"masked"} : Values(); }},
    {"--svg-text", "outlines|text", SAY_LATER("write SVG text as outlines or as text"), false, true,
     [](FigureOptions& options, const std::string& value) {
         std::string word;
         Fault fault = readOneOf(word, value, {"outlines", "text"});
         options.svgText = word == "text";
         return fault;
     },
     [](const FigureOptions& options) { return options.svgText ? Values{"text"} : Values(); }},
    flagWord<&FigureOptions::withAnswers>("--with-answers", SAY_LATER("include values that the scene hides")),
    flagWord<&FigureOptions::noTitle>("--no-title", SAY_LATER("omit the title")),
    flagWord<&FigureOptions::noLabels>("--no-labels", SAY_LATER("omit token labels")),
    flagWord<&FigureOptions::noAxes>("--no-axes", SAY_LATER("omit axis labels")),
    flagWord<&FigureOptions::noColorBar>("--no-colorbar", SAY_LATER("omit the color bar")),
    flagWord<&FigureOptions::noBarLabel>("--no-colorbar-label", SAY_LATER("omit the label of the color bar")),
    flagWord<&FigureOptions::noDigits>("--no-digits", SAY_LATER("omit numbers in cells")),
    flagWord<&FigureOptions::noMarks>("--no-marks", SAY_LATER("omit marks on masked, dropped and zero cells")),
    flagWord<&FigureOptions::noScene>("--no-scene", SAY_LATER("omit the scene and these options from the file")),
};

} // namespace

std::span<const FigureWord> figureWords() { return figure_words; }

std::vector<std::string> wordsOf(const FigureOptions& options)
{
    std::vector<std::string> words;
    for (const FigureWord& word : figure_words)
        for (const std::string& value : word.write(options)) {
            words.emplace_back(word.name);
            if (word.hasValue())
                words.push_back(value);
        }
    return words;
}

Result<FigureOptions> withWords(FigureOptions options, std::span<const std::string> words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto word = std::ranges::find(figure_words, words[i], &FigureWord::name);
        if (word == std::end(figure_words))
            return Error{say("unknown option '%1'", words[i])};
        if (word->hasValue() && i + 1 == words.size())
            return Error{say("%1: the value is missing", words[i])};
        if (const Fault fault = word->read(options, word->hasValue() ? words[++i] : std::string()))
            return Error{std::string(word->name) + ": " + *fault};
    }
    return options;
}

} // namespace attn
