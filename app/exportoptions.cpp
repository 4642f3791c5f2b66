// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportoptions.h"

#include "app/optionword.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>

namespace attn {

namespace {

bool withSteps(Command command) { return command == Command::Steps; }
bool withFigures(Command command) { return withExport(command) || withSteps(command); }

Fault readPick(std::optional<Pick>& pick, const std::string& value)
{
    const auto number = wholeNumber(value);
    if (value != "all" && (!number || *number < 0))
        return "expected a number from 0 on, or all, got '" + value + "'";
    pick = Pick{value == "all", number.value_or(0)};
    return {};
}

Fault readFormat(Options& options, const std::string& value)
{
    if (value != "png" && value != "svg" && value != "pdf")
        return "expected png, svg or pdf, got '" + value + "'";
    auto& formats = options.figures.formats;
    if (std::ranges::find(formats, value) == formats.end())
        formats.push_back(value);
    return {};
}

Fault readDpi(Options& options, const std::string& value)
{
    constexpr int least = 36, most = 2400;
    const auto number = wholeNumber(value);
    if (!number || *number < least || *number > most)
        return "expected a number from " + std::to_string(least) + " to " + std::to_string(most) + ", got '" + value +
               "'";
    options.figures.dpi = double(*number);
    return {};
}

Fault readWidth(Options& options, const std::string& value)
{
    double width = 0;
    const auto [rest, fault] = std::from_chars(value.data(), value.data() + value.size(), width);
    if (fault != std::errc() || rest != value.data() + value.size() || !(width >= 1 && width <= 500))
        return "expected centimetres from 1 to 500, got '" + value + "'";
    options.figures.width = width;
    return {};
}

Fault readOneOf(std::string& chosen, const std::string& value, std::initializer_list<const char*> words)
{
    std::string expected;
    for (const char* word : words)
        expected += (expected.empty() ? "" : word == *(words.end() - 1) ? " or " : ", ") + std::string(word);
    if (std::ranges::find(words, value) == words.end())
        return "expected " + expected + ", got '" + value + "'";
    chosen = value;
    return {};
}

Fault readDigits(Options& options, const std::string& value)
{
    const auto number = wholeNumber(value);
    if (!number || *number < 2 || *number > 8)
        return "expected a number from 2 to 8, got '" + value + "'";
    options.figures.digits = int(*number);
    return {};
}

Fault readSeconds(std::optional<double>& chosen, const std::string& value)
{
    double seconds = 0;
    const auto [rest, fault] = std::from_chars(value.data(), value.data() + value.size(), seconds);
    if (fault != std::errc() || rest != value.data() + value.size() || !(seconds >= 0.02 && seconds <= 60))
        return "expected seconds from 0.02 to 60, got '" + value + "'";
    chosen = seconds;
    return {};
}

Fault readCell(Options& options, const std::string& value)
{
    constexpr int most = 1 << 20;
    const auto comma = std::min(value.find(','), value.size());
    const auto row = wholeNumber(value.substr(0, comma));
    const auto column = comma < value.size() ? wholeNumber(value.substr(comma + 1)) : std::nullopt;
    if (!row || !column || *row < 0 || *column < 0 || *row > most || *column > most)
        return "expected a row and a column, like 3,2, got '" + value + "'";
    options.figures.cell = {int(*row), int(*column)};
    return {};
}

std::optional<double> finiteNumber(const std::string& text)
{
    double number = 0;
    const auto [rest, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = fault == std::errc() && rest == text.data() + text.size();
    return whole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

Fault readRange(Options& options, const std::string& value)
{
    const auto comma = value.find(',');
    if (comma == std::string::npos)
        return readOneOf(options.figures.range, value, {"tensor", "fit", "head", "row"});
    const auto low = finiteNumber(value.substr(0, comma)), high = finiteNumber(value.substr(comma + 1));
    if (!low || !high || !(*low < *high))
        return "expected a lower and an upper end, like -1,1, got '" + value + "'";
    constexpr double largest = std::numeric_limits<float>::max();
    if (*low < -largest || *high > largest)
        return "expected ends that float32 can hold, -3.4e38 to 3.4e38, got '" + value + "'";
    options.figures.ends = {*low, *high};
    return {};
}

template <bool ExportOptions::*flag> Fault set(Options& options, const std::string&)
{
    options.figures.*flag = true;
    return {};
}

constexpr OptionWord export_words[] = {
    {"--stage", true, withFigures,
     [](Options& options, const std::string& value) {
         options.figures.stages.push_back(value);
         return Fault();
     }},
    {"--head", false, withFigures,
     [](Options& options, const std::string& value) { return readPick(options.figures.head, value); }},
    {"--sheet", false, withExport, set<&ExportOptions::sheet>, false},
    {"--batch", false, withFigures,
     [](Options& options, const std::string& value) { return readPick(options.figures.batch, value); }},
    {"--format", true, withExport, readFormat},
    {"--dpi", false, withFigures, readDpi},
    {"--width", false, withFigures, readWidth},
    {"--colors", false, withFigures,
     [](Options& options, const std::string& value) {
         return readOneOf(options.figures.colors, value, {"auto", "viridis", "cividis", "magma", "greys", "diverging"});
     }},
    {"--range", false, withFigures, readRange},
    {"--log", false, withFigures, set<&ExportOptions::logarithmic>, false},
    {"--digits", false, withFigures, readDigits},
    {"--title", false, withFigures,
     [](Options& options, const std::string& value) {
         options.figures.title = value;
         return Fault();
     }},
    {"--name", false, withExport,
     [](Options& options, const std::string& value) {
         options.figures.name = value;
         return Fault();
     }},
    {"--cell", false, withExport, readCell},
    {"--row-sums", false, withFigures, set<&ExportOptions::rowSums>, false},
    {"--transparent", false, withExport, set<&ExportOptions::transparent>, false},
    {"--no-title", false, withFigures, set<&ExportOptions::noTitle>, false},
    {"--no-labels", false, withFigures, set<&ExportOptions::noLabels>, false},
    {"--no-colorbar", false, withFigures, set<&ExportOptions::noColorBar>, false},
    {"--no-digits", false, withFigures, set<&ExportOptions::noDigits>, false},
    {"--by", false, withSteps,
     [](Options& options, const std::string& value) {
         return readOneOf(options.film.by, value, {"stage", "row", "cell"});
     }},
    {"--seconds", false, withSteps,
     [](Options& options, const std::string& value) { return readSeconds(options.film.seconds, value); }},
    {"--hold", false, withSteps,
     [](Options& options, const std::string& value) { return readSeconds(options.film.hold, value); }},
    {"--once", false, withSteps,
     [](Options& options, const std::string&) {
         options.film.once = true;
         return Fault();
     },
     false},
    {"--no-marks", false, withFigures, set<&ExportOptions::noMarks>, false},
};

} // namespace

std::span<const OptionWord> exportWords() { return export_words; }

namespace {

// Pictures have no place on stdout, and an ending alone is no name.
std::optional<Error> checkName(const std::string& out)
{
    std::string name = out.substr(out.rfind('/') + 1);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    if (name == "-")
        return Error{"--out: expected the name of a file or a folder, got '" + out + "'"};
    constexpr std::string_view endings[] = {".png", ".svg", ".pdf", ".gif", ".apng", ".mp4"};
    if (std::ranges::find(endings, name) != std::end(endings))
        return Error{"--out: expected a name before the ending, got '" + out + "'"};
    return std::nullopt;
}

// A strip has no time, and a drawing of lines no pixels.
std::optional<Error> checkStrip(const Options& options)
{
    const std::string format = formatOfName(options.out);
    if (format.empty())
        return std::nullopt;
    for (const auto& [name, given] :
         {std::pair("--seconds", options.film.seconds.has_value()), std::pair("--hold", options.film.hold.has_value()),
          std::pair("--once", options.film.once)})
        if (given)
            return Error{std::string(name) + ": is of films, and ." + format +
                         " is a strip: name a .gif, .apng or .mp4"};
    if (options.figures.dpi && format != "png")
        return Error{"--dpi: is of pixels, and ." + format + " has none: --width says how wide it is"};
    return std::nullopt;
}

} // namespace

std::optional<Error> checkExport(const Options& options)
{
    const ExportOptions& figures = options.figures;
    const std::string word = options.command == Command::Steps ? "steps" : "export";
    if (figures.stages.empty())
        return Error{word + ": --stage is missing"};
    if (options.out.empty())
        return Error{word + ": --out is missing"};
    if (auto fault = checkName(options.out))
        return fault;
    if (options.command == Command::Steps)
        for (const auto& [name, pick] : {std::pair("--head", figures.head), std::pair("--batch", figures.batch)})
            if (pick && pick->all)
                return Error{std::string(name) + ": a film shows one, expected a number from 0 on"};
    if (options.command == Command::Steps)
        if (auto fault = checkStrip(options))
            return fault;
    if (figures.sheet && figures.head && !figures.head->all)
        return Error{"--sheet: shows all heads, and does not go with --head " + std::to_string(figures.head->number)};
    if (figures.noTitle && !figures.title.empty())
        return Error{"--no-title: does not go with --title"};
    if (figures.noDigits && figures.digits && !figures.rowSums) // which have digits of their own
        return Error{"--no-digits: does not go with --digits"};
    return std::nullopt;
}

std::string formatOfName(const std::string& path)
{
    std::string ending = path.size() > 4 ? path.substr(path.size() - 4) : std::string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return ending == ".png" || ending == ".svg" || ending == ".pdf" ? ending.substr(1) : std::string();
}

} // namespace attn
