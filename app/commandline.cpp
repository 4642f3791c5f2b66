// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "core/io/dataformats.h"
#include "core/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace attn {

namespace {

constexpr std::array<std::pair<std::string_view, Command>, 7> command_words = {{{"lessons", Command::Lessons},
                                                                                {"trace", Command::Trace},
                                                                                {"explain", Command::Explain},
                                                                                {"export", Command::Export},
                                                                                {"import", Command::Import},
                                                                                {"code", Command::Code},
                                                                                {"check", Command::Check}}};

std::string_view wordOf(Command command)
{
    const auto found = std::ranges::find(command_words, command, &std::pair<std::string_view, Command>::second);
    return found == command_words.end() ? "attnscope" : found->first;
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    auto [rest, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || fault != std::errc() || rest != text.data() + text.size())
        return std::nullopt;
    return number;
}

// Each reads the value of one option; the text that comes back says what is wrong, after the option's name.
using Fault = std::optional<std::string>;

Fault readBackend(Options& options, const std::string& value)
{
    options.backend = value;
    return {};
}

Fault readStream(Options& options, const std::string& value)
{
    const auto position = valueNamed(option("dropout.stream"), value);
    if (!position)
        return "expected default or mkl, got '" + value + "'";
    options.stream = static_cast<DropoutStream>(*position);
    return {};
}

Fault readOut(Options& options, const std::string& value)
{
    options.out = value;
    if (options.command == Command::Trace && !dataFormatOf(value))
        return "expected a name that ends in " + dataEndings() + ", got '" + value + "'";
    if (options.command == Command::Code && !value.ends_with(".py"))
        return "expected a name that ends in .py, got '" + value + "'";
    return {};
}

Fault readLanguage(Options& options, const std::string& value)
{
    if (value != "pytorch" && value != "numpy")
        return "expected pytorch or numpy, got '" + value + "'";
    options.language = value == "pytorch" ? ScriptLanguage::PyTorch : ScriptLanguage::NumPy;
    return {};
}

Fault readPick(std::optional<Pick>& pick, const std::string& value)
{
    const auto number = wholeNumber(value);
    if (value != "all" && (!number || *number < 0))
        return "expected a number from 0 on, or all, got '" + value + "'";
    pick = Pick{value == "all", number.value_or(0)};
    return {};
}

Fault readFormat(const std::string& value)
{
    if (value == "svg" || value == "pdf")
        return "only png is written by this version, got '" + value + "'";
    if (value != "png")
        return "expected png, got '" + value + "'";
    return {};
}

Fault readDpi(Options& options, const std::string& value)
{
    constexpr int least = 36, most = 2400;
    const auto number = wholeNumber(value);
    if (!number || *number < least || *number > most)
        return "expected a number from " + std::to_string(least) + " to " + std::to_string(most) + ", got '" + value + "'";
    options.dpi = static_cast<int>(*number);
    return {};
}

Fault readMap(Options& options, const std::string& value)
{
    const auto step = parseImportStep(value);
    if (!step)
        return step.error().message;
    options.import.steps.push_back(*step);
    return {};
}

Fault readHeads(Options& options, const std::string& value)
{
    const auto number = wholeNumber(value);
    if (!number || *number < 1)
        return "expected a number from 1 on, got '" + value + "'";
    options.import.heads = *number;
    return {};
}

struct OptionWord {
    std::string_view name;
    bool repeats;
    bool (*goesWith)(Command);
    Fault (*read)(Options&, const std::string&);
    bool has_value = true;
};

bool withTrace(Command command) { return command == Command::Trace; }
bool withExport(Command command) { return command == Command::Export; }
bool withImport(Command command) { return command == Command::Import; }
bool withExplain(Command command) { return command == Command::Explain; }
bool withTraceOrExplain(Command command) { return withTrace(command) || withExplain(command); }
bool withFile(Command command)
{
    return withTrace(command) || withExport(command) || withImport(command) || command == Command::Code;
}

constexpr OptionWord option_words[] = {
    {"--tensor", true, withTrace,
     [](Options& options, const std::string& value) { options.tensors.push_back(value); return Fault(); }},
    {"--backend", false, withTraceOrExplain, readBackend},
    {"--dropout-stream", false, withTraceOrExplain, readStream},
    {"--json", false, withExplain, [](Options& options, const std::string&) { options.json = true; return Fault(); }, false},
    {"--out", false, withFile, readOut},
    {"--language", false, [](Command command) { return command == Command::Code; }, readLanguage},
    {"--stage", true, withExport,
     [](Options& options, const std::string& value) { options.stages.push_back(value); return Fault(); }},
    {"--head", false, withExport, [](Options& options, const std::string& value) { return readPick(options.head, value); }},
    {"--batch", false, withExport, [](Options& options, const std::string& value) { return readPick(options.batch, value); }},
    {"--format", true, withExport, [](Options&, const std::string& value) { return readFormat(value); }},
    {"--dpi", false, withExport, readDpi},
    {"--onto", false, withImport, [](Options& options, const std::string& value) { options.onto = value; return Fault(); }},
    {"--map", true, withImport, readMap},
    {"--heads", false, withImport, readHeads},
    {"--prefix", false, withImport,
     [](Options& options, const std::string& value) { options.import.prefix = value; return Fault(); }},
    {"--dry-run", false, withImport, [](Options& options, const std::string&) { options.dry_run = true; return Fault(); }, false},
};

// The arguments, told apart: words that stand for themselves, and options with their values.
struct Words {
    std::vector<std::string> plain;
    std::vector<std::pair<const OptionWord*, std::string>> options;
};

Result<Words> tellApart(std::span<const std::string> arguments)
{
    Words words;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        if (word == "--") {
            words.plain.insert(words.plain.end(), arguments.begin() + i + 1, arguments.end());
            break;
        }
        if (!word.starts_with('-') || word == "-") {
            words.plain.push_back(word);
            continue;
        }
        const auto equals = word.find('=');
        const std::string name = word.substr(0, equals);
        const auto* known = std::ranges::find(option_words, name, &OptionWord::name);
        if (known == std::end(option_words))
            return Error{"unknown option '" + name + "'"};
        if (!known->has_value && equals != std::string::npos)
            return Error{name + ": takes no value"};
        if (known->has_value && equals == std::string::npos && i + 1 == arguments.size())
            return Error{name + ": its value is missing"};
        const std::string value = !known->has_value                ? ""
                                  : equals == std::string::npos ? arguments[++i]
                                                                : word.substr(equals + 1);
        const bool again = std::ranges::find(words.options, known, [](auto& each) { return each.first; }) != words.options.end();
        if (again && !known->repeats)
            return Error{name + ": given twice"};
        if (known->has_value && value.empty())
            return Error{name + ": its value is empty"};
        words.options.emplace_back(known, value);
    }
    return words;
}

std::optional<Error> takeFiles(Options& options, std::span<const std::string> plain)
{
    if (plain.empty())
        return Error{"import: the array files are missing"};
    for (const std::string& file : plain)
        if (file.empty())
            return Error{"import: the name of a file is empty"};
    options.files.assign(plain.begin(), plain.end());
    return std::nullopt;
}

std::optional<Error> takeScene(Options& options, std::span<const std::string> plain)
{
    if (options.command == Command::Import)
        return takeFiles(options, plain);
    const bool wanted = options.command != Command::Lessons, wants_cell = options.command == Command::Explain;
    const std::size_t most = wanted + wants_cell;
    const std::string word(wordOf(options.command));
    if (plain.size() > most)
        return Error{word + ": one argument too many: '" + plain[most] + "'"};
    if (wanted && plain.empty() && options.command != Command::Window)
        return Error{word + ": the scene or lesson is missing"};
    if (wants_cell && plain.size() < most)
        return Error{word + ": the cell is missing, like 'scores[0,0,3,1]'"};
    if (wants_cell)
        options.cell = plain[1];
    if (!plain.empty()) {
        options.scene = plain[0];
        if (options.scene.empty())
            return Error{word + ": the name of the scene is empty"};
    }
    return std::nullopt;
}

} // namespace

Result<Options> parseCommandLine(std::span<const std::string> arguments)
{
    Options options;
    for (const std::string& word : arguments.first(std::ranges::find(arguments, "--") - arguments.begin())) {
        if (word == "--help" || word == "-h")
            options.command = Command::Help;
        else if (word == "--version")
            options.command = Command::Version;
        if (options.command != Command::Window)
            return options;
    }
    const auto words = tellApart(arguments);
    if (!words)
        return words.error();
    std::span<const std::string> plain = words->plain;
    if (!plain.empty()) {
        const auto found = std::ranges::find(command_words, plain[0], &std::pair<std::string_view, Command>::first);
        if (found != command_words.end()) {
            options.command = found->second;
            plain = plain.subspan(1);
        }
    }
    if (const auto fault = takeScene(options, plain))
        return *fault;
    for (const auto& [option, value] : words->options) {
        if (!option->goesWith(options.command))
            return Error{std::string(option->name) + ": does not go with " +
                         (options.command == Command::Window ? "the window" : std::string(wordOf(options.command)))};
        if (const Fault fault = option->read(options, value))
            return Error{std::string(option->name) + ": " + *fault};
    }
    if (options.command == Command::Export && options.stages.empty())
        return Error{"export: --stage is missing"};
    if (options.command == Command::Export && options.out.empty())
        return Error{"export: --out is missing"};
    if (options.command == Command::Import && options.out.empty() && !options.dry_run)
        return Error{"import: --out is missing"};
    return options;
}

std::string_view helpText()
{
    return R"(AttnScope: edit any number in an attention layer and watch every other number change.

attnscope [SCENE|LESSON]              opens the window
attnscope lessons                     lists what ships inside: id TAB title
attnscope trace  SCENE|LESSON [--tensor NAME]... [--out F.json|.npz|.npy|.csv|.safetensors]
                 [--backend cpu|reference] [--dropout-stream default|mkl]
                                      prints every tensor of the computation as JSON
attnscope explain SCENE|LESSON 'scores[0,0,3,1]' [--json]
                 [--backend cpu|reference] [--dropout-stream default|mkl]
                                      prints the equation of one cell with its numbers
attnscope export SCENE|LESSON --stage NAME|all... --out FILE|FOLDER
                 [--head N|all] [--batch N|all] [--format png] [--dpi N]
                                      writes heatmaps
attnscope code   SCENE|LESSON [--language pytorch|numpy] [--out F.py]
                                      prints a script that computes the same tensors
attnscope import FILE... --out F.attn [--onto SCENE|LESSON] [--heads N] [--prefix P]
                 [--map ARRAY=TARGET[^T]]... [--dry-run]
                                      makes a scene of arrays: .npy, .npz, .safetensors, .csv
attnscope check  SCENE|LESSON         computes and compares with the values that the scene expects
attnscope --help | --version

A SCENE is a file; what names no file is looked up among the lessons. Only the window needs a display.
Exit status: 0 done, 1 a check failed, 2 wrong usage, 3 no display, 4 bad input.
)";
}

} // namespace attn
