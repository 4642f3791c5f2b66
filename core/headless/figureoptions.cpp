// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/figureoptions.h"

#include "core/base/numbertext.h"
#include "core/headless/optionvalues.h"

#include <algorithm>

namespace attn {

namespace {

using Values = std::vector<std::string>;

Fault readFormat(FigureOptions& options, const std::string& value)
{
    std::string format;
    if (Fault fault = readOneOf(format, value, {"png", "svg", "pdf"}))
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
        return "expected a row and a column, like 3,2, got '" + value + "'";
    options.cell = {int(cell->first), int(cell->second)};
    return {};
}

Fault readRange(FigureOptions& options, const std::string& value)
{
    options.ends.reset();
    if (value.find(',') == std::string::npos)
        return readOneOf(options.range, value, {"tensor", "fit", "head", "row"});
    const auto ends = readEnds(value);
    if (!ends)
        return ends.error().message;
    options.ends = *ends;
    return {};
}

// "scores[3,1]", "scores[3,1]:0" with one term of the cell, "scores[0,-1]" with nothing computed.
Fault readUntil(FigureOptions& options, const std::string& value)
{
    const auto fault = "expected a tensor with a row and a column, like scores[3,1], got '" + value + "'";
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

template <bool FigureOptions::*flag> constexpr FigureWord flagWord(std::string_view name, bool films = true)
{
    return {name,
            false,
            films,
            false,
            [](FigureOptions& options, const std::string&) {
                options.*flag = true;
                return Fault();
            },
            [](const FigureOptions& options) { return options.*flag ? Values{""} : Values(); }};
}

template <std::string FigureOptions::*text> constexpr FigureWord textWord(std::string_view name, bool films = true)
{
    return {name,
            false,
            films,
            true,
            [](FigureOptions& options, const std::string& value) {
                options.*text = value;
                return Fault();
            },
            [](const FigureOptions& options) { return (options.*text).empty() ? Values() : Values{options.*text}; }};
}

template <std::optional<Pick> FigureOptions::*pick> constexpr FigureWord pickWord(std::string_view name)
{
    return {name,
            false,
            true,
            true,
            [](FigureOptions& options, const std::string& value) { return readPick(options.*pick, value); },
            [](const FigureOptions& options) { return options.*pick ? Values{pickText(*(options.*pick))} : Values(); }};
}

constexpr int least_dpi_word = 36, most_dpi_word = 2400;

constexpr FigureWord figure_words[] = {
    {"--stage", true, true, true,
     [](FigureOptions& options, const std::string& value) {
         options.stages.push_back(value);
         return Fault();
     },
     [](const FigureOptions& options) { return options.stages; }},
    pickWord<&FigureOptions::head>("--head"),
    flagWord<&FigureOptions::sheet>("--sheet", false),
    {"--columns", false, false, true,
     [](FigureOptions& options, const std::string& value) { return readCount(options.columns, value, 1, 1000); },
     [](const FigureOptions& options) {
         return options.columns ? Values{std::to_string(*options.columns)} : Values();
     }},
    pickWord<&FigureOptions::batch>("--batch"),
    {"--format", true, false, true, readFormat, [](const FigureOptions& options) { return options.formats; }},
    {"--width", false, true, true,
     [](FigureOptions& options, const std::string& value) { return readWidth(options.width, value); },
     [](const FigureOptions& options) { return options.width ? Values{shortest(*options.width)} : Values(); }},
    {"--dpi", false, true, true,
     [](FigureOptions& options, const std::string& value) {
         std::optional<int> dpi;
         Fault fault = readCount(dpi, value, least_dpi_word, most_dpi_word);
         if (!fault)
             options.dpi = *dpi;
         return fault;
     },
     [](const FigureOptions& options) { return options.dpi ? Values{shortest(*options.dpi)} : Values(); }},
    flagWord<&FigureOptions::transparent>("--transparent", false),
    textWord<&FigureOptions::title>("--title"),
    textWord<&FigureOptions::name>("--name", false),
    {"--colors", false, true, true,
     [](FigureOptions& options, const std::string& value) {
         return readOneOf(options.colors, value, {"auto", "viridis", "cividis", "magma", "greys", "diverging"});
     },
     [](const FigureOptions& options) {
         return options.colors == FigureOptions().colors ? Values() : Values{options.colors};
     }},
    {"--range", false, true, true, readRange, writtenRange},
    flagWord<&FigureOptions::logarithmic>("--log"),
    {"--digits", false, true, true,
     [](FigureOptions& options, const std::string& value) { return readCount(options.digits, value, 2, 8); },
     [](const FigureOptions& options) { return options.digits ? Values{std::to_string(*options.digits)} : Values(); }},
    {"--cell", false, false, true, readCell, writtenCell},
    {"--until", false, false, true, readUntil, writtenUntil},
    flagWord<&FigureOptions::rowSums>("--row-sums"),
    flagWord<&FigureOptions::letters>("--letters"),
    flagWord<&FigureOptions::legend>("--legend"),
    textWord<&FigureOptions::rowAxis>("--row-axis"),
    textWord<&FigureOptions::columnAxis>("--column-axis"),
    {"--svg-text", false, true, true,
     [](FigureOptions& options, const std::string& value) {
         std::string word;
         Fault fault = readOneOf(word, value, {"outlines", "text"});
         options.svgText = word == "text";
         return fault;
     },
     [](const FigureOptions& options) { return options.svgText ? Values{"text"} : Values(); }},
    flagWord<&FigureOptions::withAnswers>("--with-answers"),
    flagWord<&FigureOptions::noTitle>("--no-title"),
    flagWord<&FigureOptions::noLabels>("--no-labels"),
    flagWord<&FigureOptions::noAxes>("--no-axes"),
    flagWord<&FigureOptions::noColorBar>("--no-colorbar"),
    flagWord<&FigureOptions::noDigits>("--no-digits"),
    flagWord<&FigureOptions::noMarks>("--no-marks"),
};

} // namespace

std::span<const FigureWord> figureWords() { return figure_words; }

std::vector<std::string> wordsOf(const FigureOptions& options)
{
    std::vector<std::string> words;
    for (const FigureWord& word : figure_words)
        for (const std::string& value : word.write(options)) {
            words.emplace_back(word.name);
            if (word.hasValue)
                words.push_back(value);
        }
    return words;
}

Result<FigureOptions> withWords(FigureOptions options, std::span<const std::string> words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto word = std::ranges::find(figure_words, words[i], &FigureWord::name);
        if (word == std::end(figure_words))
            return Error{"unknown option '" + words[i] + "'"};
        if (word->hasValue && i + 1 == words.size())
            return Error{words[i] + ": its value is missing"};
        if (const Fault fault = word->read(options, word->hasValue ? words[++i] : std::string()))
            return Error{std::string(word->name) + ": " + *fault};
    }
    return options;
}

} // namespace attn
