// SPDX-License-Identifier: GPL-3.0-or-later
// The options of all commands, but those of figures and films (app/exportoptions.cpp).
#include "app/optionword.h"
#include "core/io/arrays/dataformats.h"
#include "core/io/files/standardstream.h"
#include "core/scene/options.h"

#include <algorithm>
#include <utility>

namespace attn {

namespace {

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

Fault endsIn(const std::string& value, std::initializer_list<std::string_view> endings, const std::string& known)
{
    const bool ends = std::ranges::any_of(endings, [&](std::string_view ending) { return value.ends_with(ending); });
    return ends ? Fault() : "expected a name that ends in " + known + ", got '" + value + "'";
}

// "-" is stdout: of JSON and of a script, which are printed when no file is named, and of what is one text anyway.
Fault readOut(Options& options, const std::string& value)
{
    const bool standard = value == standard_stream;
    options.out = value;
    switch (options.command) {
    case Command::Trace:
        options.out = standard ? "" : value;
        return standard || dataFormatOf(value)
                   ? Fault()
                   : "expected a name that ends in " + dataEndings() + ", got '" + value + "'";
    case Command::Code: options.out = standard ? "" : value; return standard ? Fault() : endsIn(value, {".py"}, ".py");
    case Command::Page: return standard ? Fault() : endsIn(value, {".html", ".htm"}, ".html");
    case Command::Import: return standard ? Fault() : endsIn(value, {".attn", ".json"}, ".attn or .json");
    case Command::Model:
        return standard ? Fault() : endsIn(value, {".attn", ".json", ".safetensors"}, ".attn, .json or .safetensors");
    default: return {};
    }
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
bool withCode(Command command) { return command == Command::Code; }
bool withPage(Command command) { return command == Command::Page; }

const OptionWord own_words[] = {
    {"--tensor", "NAME", "a tensor, like weights; all when none is named", true, withTensors,
     [](Options& options, const std::string& value) {
         options.tensors.push_back(value);
         return Fault();
     }},
    {"--backend", "cpu|reference|cuda", "what computes", false, withBackend, readBackend},
    {"--present", "", "shows the scene on the whole screen, to a class", false, withWindow,
     [](Options& options, const std::string&) {
         options.present = true;
         return Fault();
     }},
    {"--step", "N", "presents after N steps of the walk, not with everything computed", false, withWindow, readStep},
    {"--dropout-stream", "default|mkl", "whose dropout is drawn: of macOS, ARM and Debian, or of x86 wheels with MKL",
     false, withNumbers, readStream},
    {"--json", "", "prints JSON", false, withJson,
     [](Options& options, const std::string&) {
         options.json = true;
         return Fault();
     }},
    {"--out", "FILE", ".json, .npz, .npy, .csv or .safetensors; - is stdout, as JSON", false, withTrace, readOut},
    {"--out", "FILE", "a .png, .svg or .pdf, a folder for several, or - for stdout", false, withExport, readOut},
    {"--out", "FILE", "a .gif, .apng or .mp4; a .png, .svg or .pdf is a strip", false, withSteps, readOut},
    {"--out", "FILE", "a .py, or - for stdout", false, withCode, readOut},
    {"--out", "FILE", "a .html, or - for stdout", false, withPage, readOut},
    {"--out", "FILE", "the .attn of the scene, or - for stdout", false, withImport, readOut},
    {"--out", "FILE", "with --layer its scene (.attn) or tensors (.safetensors), else the model as a page (.attn)",
     false, withModel, readOut},
    {"--out", "FOLDER", "where the sheets are written", false, withSheet, readOut},
    {"--language", "pytorch|numpy", "the language of the script, usually pytorch", false, withCode, readLanguage},
    {"--gradient", "TENSOR", "the tensor that the cell is derived by", false, withExplainOrCode, readGradient, "code"},
    {"--onto", "SCENE", "the scene or lesson that the arrays are put into, instead of a plain layer", false, withImport,
     [](Options& options, const std::string& value) {
         options.onto = value;
         return Fault();
     }},
    {"--map", "ARRAY=TARGET[^T]", "what an array becomes; ^T: it is transposed", true, withImport, readMap},
    {"--heads", "N", "how many heads there are", false, withImport, readHeads},
    {"--kv-heads", "N", "how many heads keys and values have", false, withImport, readKeyHeads},
    {"--prefix", "P", "takes only the arrays whose names begin so", false, withImport,
     [](Options& options, const std::string& value) {
         options.import.prefix = value;
         return Fault();
     }},
    {"--names", "FILE", "the names of a class, one a line, or - for stdin", false, withSheet,
     [](Options& options, const std::string& value) {
         options.names = value;
         return Fault();
     }},
    {"--text", "TEXT", "a text, which is computed; of a page in the place of its own", false, withModel,
     [](Options& options, const std::string& value) {
         options.model.text = value;
         return Fault();
     }},
    {"--tokens", "TEXT", "prints the tokens of a text: id TAB piece", false, withModel,
     [](Options& options, const std::string& value) {
         options.model.tokens = value;
         return Fault();
     }},
    {"--ids", "N,N", "tokens by their ids, which are computed", false, withModel, readTokenIds},
    {"--ablate", "LAYER.HEAD", "switches a head off", true, withModel, readAblated},
    {"--with", "LAYER=FILE", "computes a layer by an edited scene", true, withModel, readWith},
    {"--next", "K", "how many of the most probable next tokens are printed", false, withModel,
     [](Options& options, const std::string& value) { return readNumber(options.model.next, value, 1); }},
    {"--layer", "L", "the layer that --out is about", false, withModel,
     [](Options& options, const std::string& value) { return readNumber(options.model.layer, value, 0); }},
    {"--trace", "FILE", "writes the arrays of all layers: .npz or .safetensors", false, withModel, readTraceFile},
    {"--dry-run", "", "says what would become of the arrays, and writes nothing", false, withImport,
     [](Options& options, const std::string&) {
         options.dry_run = true;
         return Fault();
     }},
};

} // namespace

std::span<const OptionWord> ownWords() { return own_words; }

const OptionWord* optionNamed(std::string_view name)
{
    for (const std::span<const OptionWord> words : {ownWords(), exportWords()})
        for (const OptionWord& word : words)
            if (word.name == name)
                return &word;
    return nullptr;
}

const OptionWord* optionNamed(std::string_view name, Command command)
{
    const auto options = optionsOf(command);
    const auto found = std::ranges::find(options, name, &OptionWord::name);
    return found == options.end() ? nullptr : *found;
}

std::vector<const OptionWord*> optionsOf(Command command)
{
    std::vector<const OptionWord*> options;
    for (const std::span<const OptionWord> words : {ownWords(), exportWords()})
        for (const OptionWord& word : words)
            if (word.goesWith(command))
                options.push_back(&word);
    return options;
}

} // namespace attn
