// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportoptions.h"

#include "app/optionword.h"
#include "core/base/expression.h"
#include "core/base/readreal.h"
#include "core/base/say.h"
#include "core/io/files/path.h"
#include "core/io/files/standardstream.h"

#include <algorithm>
#include <cctype>

namespace attn {

namespace {

bool withFigures(Command command) { return withExport(command) || withSteps(command); }

Fault readSeconds(std::optional<double>& chosen, const std::string& value)
{
    if (hasDecimalComma(value))
        return decimalCommaFault().message;
    double seconds = 0;
    const auto [rest, fault] = readReal(value.data(), value.data() + value.size(), seconds);
    if (fault != std::errc() || rest != value.data() + value.size() || !(seconds >= 0.02 && seconds <= 60))
        return say("expected 0.02 to 60 seconds, got '%1'", value);
    chosen = seconds;
    return {};
}

std::vector<OptionWord> allWords()
{
    std::vector<OptionWord> words = {
        {"--by", "stage|row|cell", SAY_LATER("what each frame adds (default: row)"), false, withSteps,
         [](Options& options, const std::string& value) {
             return readOneOf(options.film.by, value, {"stage", "row", "cell"});
         }},
        {"--over", "TENSOR", SAY_LATER("start with TENSOR fully drawn, such as 'scaled' with --stage masked"), false,
         withSteps,
         [](Options& options, const std::string& value) {
             options.film.over = value;
             return Fault();
         }},
        {"--seconds", "S", SAY_LATER("duration of each frame, 0.02 to 60 seconds"), false, withSteps,
         [](Options& options, const std::string& value) { return readSeconds(options.film.seconds, value); }},
        {"--hold", "S", SAY_LATER("duration of the last frame"), false, withSteps,
         [](Options& options, const std::string& value) { return readSeconds(options.film.hold, value); }},
        {"--once", "", SAY_LATER("play once, do not loop"), false, withSteps, [](Options& options, const std::string&) {
             options.film.once = true;
             return Fault();
         }}};
    for (const FigureWord& word : figureWords())
        words.push_back({word.name, word.value, word.help, word.repeats, word.films ? withFigures : withExport,
                         [&word](Options& options, const std::string& value) {
                             options.figureWords.emplace_back(word.name);
                             if (word.hasValue())
                                 options.figureWords.push_back(value);
                             return word.read(options.figures, value);
                         }});
    return words;
}

} // namespace

std::span<const OptionWord> exportWords()
{
    static const std::vector<OptionWord> words = allWords();
    return words;
}

namespace {

// An ending alone is no name.
std::optional<Error> checkName(const std::string& out)
{
    std::string name(fileNameOf(out));
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    if (out != standard_stream && name == standard_stream)
        return Error{say("--out: expected a file or folder name, got '%1'", out)};
    constexpr std::string_view endings[] = {".png", ".svg", ".pdf", ".tex", ".gif", ".apng", ".mp4"};
    if (std::ranges::find(endings, name) != std::end(endings))
        return Error{"--out: " + say("expected a name before the extension, got '%1'", out)};
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
            return Error{
                say("%1: applies only to animations, but .%2 makes a strip; use .gif, .apng or .mp4", name, format)};
    if (options.figures.dpi && format != "png")
        return Error{say("--dpi: .%1 has no pixels; set --width", format)};
    return std::nullopt;
}

} // namespace

namespace {

// A studio, a comparison or the heads of a model are one picture in one file.
std::optional<Error> checkPicture(const Options& options)
{
    const FigureOptions& figures = options.figures;
    const std::string picture = figures.grid ? "--grid" : !figures.studio.empty() ? "--studio" : "--compare";
    const auto with = [&](const char* name) { return Error{say("%1: cannot be used with %2", name, picture)}; };
    if (figures.grid && !figures.studio.empty())
        return with("--studio");
    if (picture != "--compare" && !figures.compare.empty())
        return with("--compare");
    for (const auto& [name, given] :
         {std::pair("--sheet", figures.sheet), std::pair("--columns", figures.columns.has_value()),
          std::pair("--name", !figures.name.empty()), std::pair("--stage", figures.grid && !figures.stages.empty()),
          std::pair("--head", figures.grid && figures.head), std::pair("--batch", figures.grid && figures.batch),
          std::pair("--cell", figures.grid && figures.cell), std::pair("--until", figures.grid && figures.until),
          std::pair("--with-answers", figures.grid && figures.withAnswers)})
        if (given)
            return with(name);
    for (const auto& [name, pick] : {std::pair("--head", figures.head), std::pair("--batch", figures.batch)})
        if (pick && !pick->isOne())
            return Error{say("%1: %2 shows only one; expected a number (0 or more)", name, picture)};
    if (figures.stages.size() > 1 || (!figures.stages.empty() && figures.stages.front() == "all"))
        return Error{say("--stage: %1 shows only one tensor; expected a name such as weights", picture)};
    if (!options.out.empty() && options.out != standard_stream && formatOfName(options.out).empty())
        return Error{
            say("--out: %1 gives a single figure; expected a name that ends in .png, .svg, .pdf or .tex", picture)};
    if (options.out != standard_stream && !figures.formats.empty() &&
        (figures.formats.size() > 1 || figures.formats.front() != formatOfName(options.out)))
        return Error{say("--out: %1 does not end in .%2", options.out, figures.formats.front())};
    return std::nullopt;
}

std::optional<Error> checkModelOptions(const Options& options)
{
    const ModelCommand& model = options.model;
    for (const auto& [name, given] :
         {std::pair("--text", model.text.has_value()), std::pair("--ids", !model.ids.empty()),
          std::pair("--ablate", !model.ablated.empty()), std::pair("--with", !model.with.empty())})
        if (given && !options.figures.grid)
            return Error{say("%1: requires --grid", name)};
    if (model.text && !model.ids.empty())
        return Error{say("--text: cannot be used with --ids")};
    return std::nullopt;
}

} // namespace

std::optional<Error> checkExport(const Options& options)
{
    const FigureOptions& figures = options.figures;
    if (figures.isPicture())
        if (auto fault = checkPicture(options))
            return fault;
    if (options.command == Command::Export)
        if (auto fault = checkModelOptions(options))
            return fault;
    const std::string word = options.command == Command::Steps ? "steps" : "export";
    const bool again = options.command == Command::Export && !formatOfName(options.scene).empty();
    if (again && !figures.stages.empty() && !figures.isPicture())
        return Error{say("--stage: %1 is a figure and already has a stage", options.scene)};
    if (!options.figureModel.empty() && formatOfName(options.scene).empty())
        return Error{say("--model: %1 is not a figure of a model", options.scene)};
    if (figures.stages.empty() && !again && !figures.isPicture())
        return Error{say("%1: --stage is missing", word)};
    if (options.out.empty())
        return Error{say("%1: --out is missing", word)};
    if (auto fault = checkName(options.out))
        return fault;
    if (options.command == Command::Steps)
        for (const auto& [name, pick] : {std::pair("--head", figures.head), std::pair("--batch", figures.batch)})
            if (pick && !pick->isOne())
                return Error{say("%1: an animation shows only one; expected a number (0 or more)", name)};
    if (options.command == Command::Steps && options.out == standard_stream)
        return Error{say("--out: an animation needs a file name; its extension sets the format")};
    if (options.command == Command::Export && options.out == standard_stream && figures.formats.size() > 1)
        return Error{say("--out: stdout takes only one format, not %1", figures.formats.size())};
    if (options.command == Command::Steps)
        if (auto fault = checkStrip(options))
            return fault;
    if (figures.batch && figures.batch->numbers.size() > 1)
        return Error{say("--batch: expected a number or all")};
    if (figures.sheet && figures.head && !figures.head->all && figures.head->numbers.size() == 1)
        return Error{say("--sheet: shows several heads and cannot be used with --head %1", pickText(*figures.head))};
    if (figures.columns && !figures.sheet && !again)
        return Error{say("--columns: requires --sheet")};
    if (figures.noAxes && !(figures.rowAxis.empty() && figures.columnAxis.empty()))
        return Error{say("--no-axes: cannot be used with --row-axis or --column-axis")};
    if ((figures.noColorBar || figures.noBarLabel) && !figures.barLabel.empty())
        return Error{say("%1: cannot be used with --colorbar-label",
                         figures.noColorBar ? "--no-colorbar" : "--no-colorbar-label")};
    if (figures.noTitle && !figures.title.empty())
        return Error{say("--no-title: cannot be used with --title")};
    if (figures.noDigits && figures.digits && !figures.rowSums) // row sums have their own digits
        return Error{say("--no-digits: cannot be used with --digits")};
    return std::nullopt;
}

std::string formatOfName(const std::string& path)
{
    std::string ending = path.size() > 4 ? path.substr(path.size() - 4) : std::string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return ending == ".png" || ending == ".svg" || ending == ".pdf" || ending == ".tex" ? ending.substr(1)
                                                                                        : std::string();
}

std::string endingOfName(const std::string& path)
{
    const std::string name(fileNameOf(path));
    const std::size_t point = name.rfind('.');
    const std::string ending = point == name.npos || point == 0 ? std::string() : name.substr(point + 1);
    constexpr std::size_t longest_ending = 11; // "safetensors"
    const auto is = [&](int (*kind)(int)) {
        return std::ranges::all_of(ending, [kind](unsigned char c) { return kind(c) != 0; });
    };
    return ending.size() > longest_ending || !is(std::isalnum) || is(std::isdigit) ? std::string() : ending;
}

} // namespace attn
