// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportoptions.h"

#include "app/optionword.h"
#include "core/base/expression.h"
#include "core/base/say.h"
#include "core/io/files/standardstream.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace attn {

namespace {

bool withFigures(Command command) { return withExport(command) || withSteps(command); }

Fault readSeconds(std::optional<double>& chosen, const std::string& value)
{
    if (hasDecimalComma(value))
        return decimalCommaFault().message;
    double seconds = 0;
    const auto [rest, fault] = std::from_chars(value.data(), value.data() + value.size(), seconds);
    if (fault != std::errc() || rest != value.data() + value.size() || !(seconds >= 0.02 && seconds <= 60))
        return say("expected seconds from 0.02 to 60, got '%1'", value);
    chosen = seconds;
    return {};
}

std::vector<OptionWord> allWords()
{
    std::vector<OptionWord> words = {
        {"--by", "stage|row|cell", SAY_LATER("what one frame shows more than the one before, usually row"), false,
         withSteps,
         [](Options& options, const std::string& value) {
             return readOneOf(options.film.by, value, {"stage", "row", "cell"});
         }},
        {"--seconds", "S", SAY_LATER("how long each frame is shown, 0.02 to 60"), false, withSteps,
         [](Options& options, const std::string& value) { return readSeconds(options.film.seconds, value); }},
        {"--hold", "S", SAY_LATER("how long the last frame is shown"), false, withSteps,
         [](Options& options, const std::string& value) { return readSeconds(options.film.hold, value); }},
        {"--once", "", SAY_LATER("does not begin again"), false, withSteps, [](Options& options, const std::string&) {
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
    std::string name = out.substr(out.rfind('/') + 1);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    if (out != standard_stream && name == standard_stream)
        return Error{say("--out: expected the name of a file or a folder, got '%1'", out)};
    constexpr std::string_view endings[] = {".png", ".svg", ".pdf", ".gif", ".apng", ".mp4"};
    if (std::ranges::find(endings, name) != std::end(endings))
        return Error{say("--out: expected a name before the ending, got '%1'", out)};
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
            return Error{say("%1: is of films, and .%2 is a strip: name a .gif, .apng or .mp4", name, format)};
    if (options.figures.dpi && format != "png")
        return Error{say("--dpi: is of pixels, and .%1 has none: --width says how wide it is", format)};
    return std::nullopt;
}

} // namespace

std::optional<Error> checkExport(const Options& options)
{
    const FigureOptions& figures = options.figures;
    const std::string word = options.command == Command::Steps ? "steps" : "export";
    const bool again = options.command == Command::Export && !formatOfName(options.scene).empty();
    if (again && !figures.stages.empty())
        return Error{say("--stage: %1 is a figure, which has a stage of its own", options.scene)};
    if (figures.stages.empty() && !again)
        return Error{say("%1: --stage is missing", word)};
    if (options.out.empty())
        return Error{say("%1: --out is missing", word)};
    if (auto fault = checkName(options.out))
        return fault;
    if (options.command == Command::Steps)
        for (const auto& [name, pick] : {std::pair("--head", figures.head), std::pair("--batch", figures.batch)})
            if (pick && pick->numbers.size() != 1)
                return Error{say("%1: a film shows one, expected a number from 0 on", name)};
    if (options.command == Command::Steps && options.out == standard_stream)
        return Error{say("--out: a film goes into a file, whose name says its format, not to stdout")};
    if (options.command == Command::Export && options.out == standard_stream && figures.formats.size() > 1)
        return Error{say("--out: one picture goes to stdout, not %1 formats of it", figures.formats.size())};
    if (options.command == Command::Steps)
        if (auto fault = checkStrip(options))
            return fault;
    if (figures.batch && figures.batch->numbers.size() > 1)
        return Error{say("--batch: expected one number, or all")};
    if (figures.sheet && figures.head && figures.head->numbers.size() == 1)
        return Error{say("--sheet: shows several heads, and does not go with --head %1", pickText(*figures.head))};
    if (figures.columns && !figures.sheet && !again)
        return Error{say("--columns: are of a --sheet")};
    if (figures.noAxes && !(figures.rowAxis.empty() && figures.columnAxis.empty()))
        return Error{say("--no-axes: does not go with --row-axis and --column-axis")};
    if (figures.noTitle && !figures.title.empty())
        return Error{say("--no-title: does not go with --title")};
    if (figures.noDigits && figures.digits && !figures.rowSums) // which have digits of their own
        return Error{say("--no-digits: does not go with --digits")};
    return std::nullopt;
}

std::string formatOfName(const std::string& path)
{
    std::string ending = path.size() > 4 ? path.substr(path.size() - 4) : std::string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return char(std::tolower(c)); });
    return ending == ".png" || ending == ".svg" || ending == ".pdf" ? ending.substr(1) : std::string();
}

std::string endingOfName(const std::string& path)
{
    const std::string name = path.substr(path.rfind('/') + 1);
    const std::size_t point = name.rfind('.');
    const std::string ending = point == name.npos || point == 0 ? std::string() : name.substr(point + 1);
    constexpr std::size_t longest_ending = 11; // "safetensors"
    const auto is = [&](int (*kind)(int)) {
        return std::ranges::all_of(ending, [kind](unsigned char c) { return kind(c) != 0; });
    };
    return ending.size() > longest_ending || !is(std::isalnum) || is(std::isdigit) ? std::string() : ending;
}

} // namespace attn
