// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "app/optionword.h"
#include "core/io/arrays/dataformats.h"
#include "core/scene/options.h"

#include <algorithm>
#include <array>
#include <utility>

namespace attn {

namespace {

constexpr std::array<std::pair<std::string_view, Command>, 13> command_words = {{{"lessons", Command::Lessons},
                                                                                 {"trace", Command::Trace},
                                                                                 {"explain", Command::Explain},
                                                                                 {"heads", Command::Heads},
                                                                                 {"export", Command::Export},
                                                                                 {"steps", Command::Steps},
                                                                                 {"import", Command::Import},
                                                                                 {"code", Command::Code},
                                                                                 {"page", Command::Page},
                                                                                 {"check", Command::Check},
                                                                                 {"lesson", Command::LessonCheck},
                                                                                 {"sheet", Command::Sheet},
                                                                                 {"model", Command::Model}}};

std::string_view wordOf(Command command)
{
    const auto found = std::ranges::find(command_words, command, &std::pair<std::string_view, Command>::second);
    return found == command_words.end() ? "attnscope" : found->first;
}

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
    if (options.command == Command::Page && !value.ends_with(".html") && !value.ends_with(".htm"))
        return "expected a name that ends in .html, got '" + value + "'";
    const bool scene = value.ends_with(".attn") || value.ends_with(".json");
    if (options.command == Command::Import && !scene)
        return "expected a name that ends in .attn or .json, got '" + value + "'";
    if (options.command == Command::Model && !scene && !value.ends_with(".safetensors"))
        return "expected a name that ends in .attn, .json or .safetensors, got '" + value + "'";
    return {};
}

Fault readLanguage(Options& options, const std::string& value)
{
    if (value != "pytorch" && value != "numpy")
        return "expected pytorch or numpy, got '" + value + "'";
    options.language = value == "pytorch" ? ScriptLanguage::PyTorch : ScriptLanguage::NumPy;
    return {};
}

// A tensor; of a script a cell and a tensor.
Fault readGradient(Options& options, const std::string& value)
{
    const auto blank = options.command == Command::Code ? value.rfind(' ') : std::string::npos;
    if (blank != std::string::npos)
        options.cell = value.substr(0, blank);
    options.gradient = value.substr(blank + 1);
    if (options.command == Command::Code && (options.cell.empty() || options.gradient.empty()))
        return "expected a cell and a tensor, like 'context[0,1,0]' x, got '" + value + "'";
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

Fault readKeyHeads(Options& options, const std::string& value)
{
    const auto number = wholeNumber(value);
    if (!number || *number < 1)
        return "expected a number from 1 on, got '" + value + "'";
    options.import.kv_heads = *number;
    return {};
}

Fault readStep(Options& options, const std::string& value)
{
    const auto number = wholeNumber(value);
    if (!number || *number < 0)
        return "expected a number from 0 on, got '" + value + "'";
    options.step = *number;
    return {};
}

Fault readTokenIds(Options& options, const std::string& value)
{
    auto ids = readIds(value);
    if (!ids)
        return "expected whole numbers with commas between them, like 5,0,3, got '" + value + "'";
    options.model.ids = std::move(*ids);
    return {};
}

Fault readAblated(Options& options, const std::string& value)
{
    const auto head = readHead(value);
    if (!head)
        return "expected LAYER.HEAD, like 3.1, got '" + value + "'";
    options.model.ablated.push_back(*head);
    return {};
}

Fault readWith(Options& options, const std::string& value)
{
    auto layer = readLayerScene(value);
    if (!layer)
        return "expected LAYER=F.attn, like 3=edited.attn, got '" + value + "'";
    options.model.with.push_back(std::move(*layer));
    return {};
}

Fault readNumber(std::optional<std::int64_t>& chosen, const std::string& value, std::int64_t least)
{
    chosen = wholeNumber(value);
    if (!chosen || *chosen < least)
        return "expected a number from " + std::to_string(least) + " on, got '" + value + "'";
    return {};
}

Fault readTraceFile(Options& options, const std::string& value)
{
    if (!value.ends_with(".npz") && !value.ends_with(".safetensors"))
        return "expected a name that ends in .npz or .safetensors, got '" + value + "'";
    options.model.trace = value;
    return {};
}

bool withModel(Command command) { return command == Command::Model; }
bool withWindow(Command command) { return command == Command::Window; }
bool withTrace(Command command) { return command == Command::Trace; }
bool withTensors(Command command) { return withTrace(command) || withModel(command); }
bool withImport(Command command) { return command == Command::Import; }
bool withExplain(Command command) { return command == Command::Explain; }
bool withExplainOrCode(Command command) { return withExplain(command) || command == Command::Code; }
bool withHeads(Command command) { return command == Command::Heads; }
bool withJson(Command command) { return withExplain(command) || withHeads(command); }
bool withNumbers(Command command) { return withTrace(command) || withJson(command); } // of one computation
bool withBackend(Command command) { return withNumbers(command) || withWindow(command); }
bool withSheet(Command command) { return command == Command::Sheet; }
bool withFile(Command command)
{
    return withTrace(command) || withExport(command) || command == Command::Steps || withImport(command) ||
           command == Command::Code || command == Command::Page || withSheet(command) || withModel(command);
}

// Those of an export are a table of their own.
const OptionWord own_words[] = {
    {"--tensor", true, withTensors,
     [](Options& options, const std::string& value) {
         options.tensors.push_back(value);
         return Fault();
     }},
    {"--backend", false, withBackend, readBackend},
    {"--present", false, withWindow,
     [](Options& options, const std::string&) {
         options.present = true;
         return Fault();
     },
     false},
    {"--step", false, withWindow, readStep},
    {"--dropout-stream", false, withNumbers, readStream},
    {"--json", false, withJson,
     [](Options& options, const std::string&) {
         options.json = true;
         return Fault();
     },
     false},
    {"--out", false, withFile, readOut},
    {"--language", false, [](Command command) { return command == Command::Code; }, readLanguage},
    {"--gradient", false, withExplainOrCode, readGradient, true, "code"},
    {"--onto", false, withImport,
     [](Options& options, const std::string& value) {
         options.onto = value;
         return Fault();
     }},
    {"--map", true, withImport, readMap},
    {"--heads", false, withImport, readHeads},
    {"--kv-heads", false, withImport, readKeyHeads},
    {"--prefix", false, withImport,
     [](Options& options, const std::string& value) {
         options.import.prefix = value;
         return Fault();
     }},
    {"--names", false, withSheet,
     [](Options& options, const std::string& value) {
         options.names = value;
         return Fault();
     }},
    {"--text", false, withModel,
     [](Options& options, const std::string& value) {
         options.model.text = value;
         return Fault();
     }},
    {"--tokens", false, withModel,
     [](Options& options, const std::string& value) {
         options.model.tokens = value;
         return Fault();
     }},
    {"--ids", false, withModel, readTokenIds},
    {"--ablate", true, withModel, readAblated},
    {"--with", true, withModel, readWith},
    {"--next", false, withModel,
     [](Options& options, const std::string& value) { return readNumber(options.model.next, value, 1); }},
    {"--layer", false, withModel,
     [](Options& options, const std::string& value) { return readNumber(options.model.layer, value, 0); }},
    {"--trace", false, withModel, readTraceFile},
    {"--dry-run", false, withImport,
     [](Options& options, const std::string&) {
         options.dry_run = true;
         return Fault();
     },
     false},
};

const OptionWord* wordNamed(std::string_view name)
{
    for (const std::span<const OptionWord> words : {std::span<const OptionWord>(own_words), exportWords()})
        for (const OptionWord& word : words)
            if (word.name == name)
                return &word;
    return nullptr;
}

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
        const OptionWord* known = wordNamed(name);
        if (!known)
            return Error{"unknown option '" + name + "'"};
        if (!known->has_value && equals != std::string::npos)
            return Error{name + ": takes no value"};
        if (known->has_value && equals == std::string::npos && i + 1 == arguments.size())
            return Error{name + ": its value is missing"};
        std::string value = !known->has_value             ? ""
                            : equals == std::string::npos ? arguments[++i]
                                                          : word.substr(equals + 1);
        if (!words.plain.empty() && words.plain[0] == known->two_with) {
            if (i + 1 == arguments.size())
                return Error{name + ": its second value is missing"};
            value += " " + arguments[++i];
        }
        const bool again =
            std::ranges::find(words.options, known, [](auto& each) { return each.first; }) != words.options.end();
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

// "lesson check", then those to be checked; none means all that ship.
std::optional<Error> takeLessons(Options& options, std::span<const std::string> plain)
{
    if (plain.empty() || plain[0] != "check")
        return Error{"lesson: expected 'lesson check'" + (plain.empty() ? "" : ", got 'lesson " + plain[0] + "'")};
    for (const std::string& lesson : plain.subspan(1))
        if (lesson.empty())
            return Error{"lesson check: the name of a lesson is empty"};
    options.files.assign(plain.begin() + 1, plain.end());
    return std::nullopt;
}

std::optional<Error> takeScene(Options& options, std::span<const std::string> plain)
{
    if (options.command == Command::Import)
        return takeFiles(options, plain);
    if (options.command == Command::LessonCheck)
        return takeLessons(options, plain);
    const bool wanted = options.command != Command::Lessons, wants_cell = options.command == Command::Explain;
    const std::size_t most = wanted + wants_cell;
    const std::string word(wordOf(options.command));
    if (plain.size() > most)
        return Error{word + ": one argument too many: '" + plain[most] + "'"};
    if (wanted && plain.empty() && options.command != Command::Window)
        return Error{word + (options.command == Command::Model ? ": the model is missing, a folder, a file or tiny"
                                                               : ": the scene or lesson is missing")};
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
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        const std::string& word = arguments[i];
        if (word == "--help" || word == "-h")
            options.command = Command::Help;
        else if (word == "--version")
            options.command = Command::Version;
        if (options.command != Command::Window)
            return options;
        if (const OptionWord* known = wordNamed(word); known && known->has_value)
            ++i; // its value may be any text
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
    if (withNumbers(options.command))
        options.backend = "cpu";
    for (const auto& [option, value] : words->options) {
        if (!option->goesWith(options.command))
            return Error{std::string(option->name) + ": does not go with " +
                         (options.command == Command::Window ? "the window" : std::string(wordOf(options.command)))};
        if (const Fault fault = option->read(options, value))
            return Error{std::string(option->name) + ": " + *fault};
    }
    if (options.command == Command::Export || options.command == Command::Steps)
        if (auto fault = checkExport(options))
            return *fault;
    if (options.command == Command::Model)
        if (auto fault = checkModelCommand(options.scene, options.model, options.out, options.tensors))
            return *fault;
    if (options.present && options.scene.empty())
        return Error{"--present: the scene or lesson is missing"};
    if (options.step && !options.present)
        return Error{"--step: goes with --present"};
    if (options.command == Command::Code && !options.gradient.empty() && options.language != ScriptLanguage::PyTorch)
        return Error{"--gradient: goes with --language pytorch, NumPy derives nothing by itself"};
    if (options.command == Command::Page && options.out.empty())
        return Error{"page: --out is missing"};
    if (options.command == Command::Import && options.out.empty() && !options.dry_run)
        return Error{"import: --out is missing"};
    if (withSheet(options.command) && options.names.empty())
        return Error{"sheet: --names is missing, a file with a name a line"};
    if (withSheet(options.command) && options.out.empty())
        return Error{"sheet: --out is missing, the folder of the sheets"};
    return options;
}

std::string_view helpText()
{
    return R"(AttnScope: edit any number in an attention layer and watch every other number change.

attnscope [SCENE|LESSON] [--backend cpu|cuda|reference]
                                      opens the window
attnscope --present SCENE|LESSON [--step N] [--backend cpu|cuda|reference]
                                      shows it to a class, after N steps of the walk or with everything computed
attnscope lessons                     lists what ships inside: id TAB title
attnscope trace  SCENE|LESSON [--tensor NAME]... [--out F.json|.npz|.npy|.csv|.safetensors]
                 [--backend cpu|reference|cuda] [--dropout-stream default|mkl]
                                      prints every tensor of the computation as JSON
attnscope explain SCENE|LESSON 'scores[0,0,3,1]' [--json]
                 [--backend cpu|reference|cuda] [--dropout-stream default|mkl]
                                      prints the equation of one cell with its numbers; circuits of a head
                                      can be asked for too: 'qk_circuit[0,1,2]', qk_tokens, ov_circuit, ov_tokens
attnscope explain SCENE|LESSON 'context[0,1,0]' --gradient TENSOR [--json]
                                      prints the derivatives of one cell by every number of a tensor
attnscope heads  SCENE|LESSON [--json] [--backend cpu|reference|cuda] [--dropout-stream default|mkl]
                                      prints what each head looks at, which do the same, what is lost without each
attnscope export SCENE|LESSON --stage NAME|all... --out FILE|FOLDER
                 [--head LIST|all] [--sheet [--columns N]] [--batch N|all] [--format png|svg|pdf]...
                 [--width CM] [--dpi N] [--transparent] [--title TEXT] [--name PATTERN]
                 [--colors auto|viridis|cividis|magma|greys|diverging]
                 [--range tensor|fit|head|row|LOW,HIGH] [--log] [--digits N] [--cell ROW,COLUMN]
                 [--until 'TENSOR[ROW,COLUMN]'] [--row-sums] [--letters] [--legend] [--svg-text outlines|text]
                 [--row-axis TEXT] [--column-axis TEXT]
                 [--no-title] [--no-labels] [--no-axes] [--no-colorbar] [--no-digits] [--no-marks]
                 [--with-answers]
                                      writes figures: one file, or a folder of them
attnscope export FIGURE --out FILE    makes a figure again from what its own file tells; options change it
attnscope steps  SCENE|LESSON --stage NAME|all... --out F.gif|F.apng|F.mp4|F.png|F.svg|F.pdf
                 [--by stage|row|cell] [--head N] [--batch N] [--seconds S] [--hold S] [--once]
                 [and the looks of export, from --width to --no-marks, but --name, --cell and --until]
                                      writes the steps of the computation: a film, or a strip
attnscope code   SCENE|LESSON [--language pytorch|numpy] [--gradient 'context[0,1,0]' TENSOR] [--out F.py]
                                      prints a script that computes the same tensors, and a derivative by autograd
attnscope page   SCENE|LESSON --out F.html
                                      writes one page for any browser: every number, and its equation
attnscope import FILE... --out F.attn [--onto SCENE|LESSON] [--heads N] [--kv-heads N]
                 [--prefix P] [--map ARRAY=TARGET[^T]]... [--dry-run]
                                      makes a scene of arrays: .npy, .npz, .safetensors, .csv
attnscope check  SCENE|LESSON         computes and compares with the values that the scene expects
attnscope lesson check [LESSON|F.attnlesson]...
                                      proves lessons with steps: goals, solutions, expected values
attnscope sheet  SCENE|LESSON --names FILE --out FOLDER
                                      writes a sheet to fill in for each name (one a line), and key.pdf
attnscope model  PATH|tiny|F.attn      prints the card of a trained model: a folder of Hugging Face's, .safetensors, .gguf;
                                      of a saved page what was changed in it, and its next tokens
attnscope model  PATH|tiny|F.attn [--text TEXT|--ids 5,0,3] [--ablate LAYER.HEAD]... [--with LAYER=F.attn]...
                 [--next K] [--layer L --out F.attn] [--out F.attn] [--trace F.npz|.safetensors [--tensor NAME]...]
                                      prints the most probable next tokens; writes a layer as a scene, the model as a
                                      page, every number; a page has a text of its own, which --text replaces
attnscope model  PATH|tiny|F.attn [--ablate LAYER.HEAD]... [--with LAYER=F.attn]... --layer L --out F.safetensors
                                      writes the weights of a layer's attention, edits and all, as the model's files
                                      have them
attnscope model  PATH|tiny --tokens TEXT
                                      prints the tokens of a text: id TAB piece
attnscope --help | --version

A SCENE is a file; what names no file is looked up among the lessons. Only the window needs a display.
Exit status: 0 done, 1 a check failed, 2 wrong usage, 3 no display, 4 bad input.
)";
}

} // namespace attn
