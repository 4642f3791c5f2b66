// SPDX-License-Identifier: GPL-3.0-or-later
// The options of all commands, but those of figures and films (app/exportoptions.cpp).
#include "app/optionword.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/io/arrays/dataformats.h"
#include "core/io/files/path.h"
#include "core/io/files/standardstream.h"
#include "core/scene/options.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace attn {

namespace {

// Stores the word in a member of the options, possibly a nested one; sets a flag.
template <class... Members> auto kept(Members... members)
{
    return [=](Options& options, const std::string& value) {
        auto& place = (options.*....*members);
        if constexpr (std::is_same_v<decltype(place), bool&>)
            place = true;
        else
            place = value;
        return Fault();
    };
}

// Reads a whole number >= `least` into a member, found as in kept().
template <class... Members> auto numberFrom(std::int64_t least, Members... members)
{
    return [=](Options& options, const std::string& value) {
        std::optional<std::int64_t>& place = (options.*....*members);
        place = wholeNumber(value);
        return place && *place >= least ? Fault() : say("expected a number of at least %1, got '%2'", least, value);
    };
}

Fault readStream(Options& options, const std::string& value)
{
    const auto position = valueNamed(option("dropout.stream"), value);
    if (!position)
        return say("expected default or mkl, got '%1'", value);
    options.stream = static_cast<DropoutStream>(*position);
    return {};
}

// An ending alone is no name: the file would be a hidden one.
Fault namedBefore(const std::string& value)
{
    const std::string_view name = fileNameOf(value);
    return name.rfind('.') == 0 ? say("expected a name before the extension, got '%1'", value) : Fault();
}

Fault endsIn(const std::string& value, std::span<const std::string_view> endings)
{
    const bool ends = std::ranges::any_of(endings, [&](std::string_view ending) { return value.ends_with(ending); });
    return ends ? namedBefore(value)
                : say("expected a name that ends in %1, got '%2'", oneOf({endings.begin(), endings.end()}), value);
}

constexpr std::string_view script_endings[] = {".py"}, page_endings[] = {".html", ".htm"},
                           scene_endings[] = {".attn", ".json"}, table_endings[] = {".csv"},
                           layer_endings[] = {".attn", ".json", ".safetensors"},
                           trace_endings[] = {".npz", ".safetensors"},
                           mean_endings[] = {".npy", ".npz", ".safetensors"};

Fault readLang(Options& options, const std::string& value)
{
    const std::string known = std::string("|") + ATTNSCOPE_LANGUAGES + "|";
    if (value.find('|') != value.npos || known.find('|' + value + '|') == known.npos)
        return say("expected one of %1, got '%2'", ATTNSCOPE_LANGUAGES, value);
    options.lang = value;
    return {};
}

// "-" is stdout: for JSON and scripts, which are printed when no file is named, and for other single texts.
Fault readOut(Options& options, const std::string& value)
{
    const bool standard = value == standard_stream;
    options.out = value;
    switch (options.command) {
    case Command::Trace:
        options.out = standard ? "" : value;
        if (standard)
            return {};
        if (tableFormOf(value) && !options.table.form)
            options.table.form = tableFormOf(value);
        return dataFormatOf(value) || tableFormOf(value)
                   ? namedBefore(value)
                   : say("expected a name that ends in %1, got '%2'", dataEndings({".md", ".tex"}), value);
    case Command::Code: options.out = standard ? "" : value; return standard ? Fault() : endsIn(value, script_endings);
    case Command::Page: return standard ? Fault() : endsIn(value, page_endings);
    case Command::Results: return standard ? Fault() : endsIn(value, table_endings);
    case Command::Import: return standard ? Fault() : endsIn(value, scene_endings);
    case Command::Model: return standard ? Fault() : endsIn(value, layer_endings);
    case Command::Site: return value.ends_with(".zip") ? namedBefore(value) : Fault();
    default: return {};
    }
}

Fault readLanguage(Options& options, const std::string& value)
{
    if (value != "pytorch" && value != "numpy")
        return say("expected pytorch or numpy, got '%1'", value);
    options.language = value == "pytorch" ? ScriptLanguage::PyTorch : ScriptLanguage::NumPy;
    return {};
}

// A tensor; of a script a cell and a tensor.
Fault readTableForm(Options& options, const std::string& value)
{
    options.table.form = tableFormNamed(value);
    return options.table.form ? Fault() : say("expected latex, latex-round, md or csv, got '%1'", value);
}

Fault readDigits(Options& options, const std::string& value)
{
    options.table.digits = wholeNumber(value);
    const auto& digits = options.table.digits;
    return digits && *digits >= 0 && *digits <= 8 ? Fault() : say("expected a number from 0 to 8, got '%1'", value);
}

Fault readGradient(Options& options, const std::string& value)
{
    const auto blank = options.command == Command::Code ? value.rfind(' ') : std::string::npos;
    if (blank != std::string::npos)
        options.cell = value.substr(0, blank);
    options.gradient = value.substr(blank + 1);
    if (options.command == Command::Code && (options.cell.empty() || options.gradient.empty()))
        return say("expected a cell and a tensor, like 'context[0,1,0]' x; got '%1'", value);
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

Fault readImportMask(Options& options, const std::string& value)
{
    if (value != "causal" && value != "none")
        return say("expected causal or none, got '%1'", value);
    options.import.causal = value == "causal";
    return {};
}

Fault readTokenIds(Options& options, const std::string& value)
{
    auto ids = readIds(value);
    if (!ids)
        return say("expected whole numbers separated by commas, like 5,0,3; got '%1'", value);
    options.model.ids = std::move(*ids);
    return {};
}

Fault readAblated(Options& options, const std::string& value)
{
    const auto head = readHead(value);
    if (!head)
        return say("expected LAYER.HEAD, like 3.1; got '%1'", value);
    options.model.ablated.push_back(*head);
    return {};
}

Fault readWith(Options& options, const std::string& value)
{
    auto layer = readLayerScene(value);
    if (!layer)
        return say("expected LAYER=FILE, like 3=edited.attn; got '%1'", value);
    options.model.with.push_back(std::move(*layer));
    return {};
}

Fault readTraceFile(Options& options, const std::string& value)
{
    options.model.trace = value;
    return endsIn(value, trace_endings);
}

Fault readMeanFile(Options& options, const std::string& value)
{
    options.model.mean = value;
    return endsIn(value, mean_endings);
}

Fault readPosition(Options& options, const std::string& value)
{
    options.model.position = value;
    const auto number = wholeNumber(value);
    return value == "all" || (number && *number >= 0) ? Fault() : say("expected a position or all, got '%1'", value);
}

bool withModel(Command command) { return command == Command::Model; }
bool withPage(Command command) { return withModel(command) || withExport(command); } // of a model
bool withWindow(Command command) { return command == Command::Window; }
bool withTrace(Command command) { return command == Command::Trace; }
bool withTensors(Command command) { return withTrace(command) || withModel(command); }
bool withImport(Command command) { return command == Command::Import; }
bool withExplain(Command command) { return command == Command::Explain; }
bool withDigits(Command command) { return withTrace(command) || withExplain(command); }
bool withExplainOrCode(Command command) { return withExplain(command) || command == Command::Code; }
bool withHeads(Command command) { return command == Command::Heads; }
bool withJson(Command command) { return withExplain(command) || withHeads(command); }
bool withNumbers(Command command) { return withTrace(command) || withJson(command); } // of one computation
bool withBackend(Command command) { return withNumbers(command) || withWindow(command); }
bool withSheet(Command command) { return command == Command::Sheet; }
bool withCode(Command command) { return command == Command::Code; }
bool withWebPage(Command command) { return command == Command::Page; }
bool withResults(Command command) { return command == Command::Results; }
bool withSite(Command command) { return command == Command::Site; }
bool withAll(Command) { return true; }

const OptionWord own_words[] = {
    {"--tensor", "NAME", SAY_LATER("a tensor, such as weights (default: all)"), true, withTensors,
     [](Options& options, const std::string& value) {
         options.tensors.push_back(value);
         return Fault();
     }},
    {"--format", "latex|latex-round|md|csv",
     SAY_LATER("print matrices as LaTeX (square or round brackets), Markdown or CSV"), false, withTrace, readTableForm},
    {"--head", "N", SAY_LATER("limit the table to this head"), false, withTrace,
     numberFrom(0, &Options::table, &TableChoice::head)},
    {"--batch", "N", SAY_LATER("limit the table to this batch item"), false, withTrace,
     numberFrom(0, &Options::table, &TableChoice::batch)},
    {"--digits", "N", SAY_LATER("decimals, 0 to 8 (default: 4)"), false, withDigits, readDigits},
    {"--latex", "", SAY_LATER("print the equation as LaTeX (math mode)"), false, withExplain, kept(&Options::latex)},
    {"--backend", "cpu|reference|cuda", SAY_LATER("compute backend"), false, withBackend, kept(&Options::backend)},
    {"--present", "", SAY_LATER("start full screen in presenter mode"), false, withWindow, kept(&Options::present)},
    {"--step", "N", SAY_LATER("start presenting at step N instead of fully computed"), false, withWindow,
     numberFrom(0, &Options::step)},
    {"--dropout-stream", "default|mkl",
     SAY_LATER("dropout stream of PyTorch >= 2.7 (default) or of older x86 wheels (mkl)"), false, withNumbers,
     readStream},
    {"--json", "", SAY_LATER("print JSON"), false, withJson, kept(&Options::json)},
    {"--out", "FILE", SAY_LATER("a .json, .npz, .npy, .csv, .safetensors, .tex or .md file, or - for stdout"), false,
     withTrace, readOut},
    {"--out", "FILE", SAY_LATER("a .png, .svg, .pdf or .tex file, a folder for several, or - for stdout"), false,
     withExport, readOut},
    {"--out", "FILE", SAY_LATER("a .gif, .apng or .mp4 file; .png, .svg or .pdf for a strip"), false, withSteps,
     readOut},
    {"--out", "FILE", SAY_LATER("a .py file, or - for stdout"), false, withCode, readOut},
    {"--out", "FILE", SAY_LATER("an .html file, or - for stdout"), false, withWebPage, readOut},
    {"--static", "", SAY_LATER("write a page whose numbers cannot be edited"), false, withWebPage,
     kept(&Options::without_engine)},
    {"--out", "FOLDER", SAY_LATER("an empty folder, the folder of an earlier course, or a .zip file"), false, withSite,
     readOut},
    {"--scorm", "", SAY_LATER("write a SCORM 1.2 package; the learning platform grades each lesson"), false, withSite,
     kept(&Options::scorm)},
    {"--out", "FILE", SAY_LATER("the scene file (.attn), or - for stdout"), false, withImport, readOut},
    {"--out", "FILE",
     SAY_LATER("with --layer, the layer's scene (.attn) or tensors (.safetensors); otherwise the model page (.attn)"),
     false, withModel, readOut},
    {"--out", "FOLDER", SAY_LATER("folder for the worksheets"), false, withSheet, readOut},
    {"--out", "FILE", SAY_LATER("the table (.csv), or - for stdout"), false, withResults, readOut},
    {"--language", "pytorch|numpy", SAY_LATER("language of the script (default: pytorch)"), false, withCode,
     readLanguage},
    {"--gradient", "TENSOR", SAY_LATER("differentiate the cell with respect to TENSOR"), false, withExplainOrCode,
     readGradient, "code"},
    {"--onto", "SCENE", SAY_LATER("scene to import the arrays into, instead of a plain layer"), false, withImport,
     kept(&Options::onto)},
    {"--map", "ARRAY=TARGET[^T]",
     SAY_LATER("use ARRAY as TARGET; add ^T if the array is transposed, or say how to read it, as in qkv:per-head or "
               "mask:keep"),
     true, withImport, readMap},
    {"--heads", "N", SAY_LATER("number of heads"), false, withImport,
     numberFrom(1, &Options::import, &ImportChoices::heads)},
    {"--kv-heads", "N", SAY_LATER("number of key/value heads"), false, withImport,
     numberFrom(1, &Options::import, &ImportChoices::kv_heads)},
    {"--prefix", "P", SAY_LATER("use only arrays whose names begin with P"), false, withImport,
     kept(&Options::import, &ImportChoices::prefix)},
    {"--mask", "causal|none", SAY_LATER("mask of the layer (default: from config.json or the array names)"), false,
     withImport, readImportMask},
    {"--no-config", "", SAY_LATER("ignore a config.json beside the arrays"), false, withImport,
     kept(&Options::without_config)},
    {"--layer", "L", SAY_LATER("layer to import, counted from 0"), false, withImport,
     numberFrom(0, &Options::import, &ImportChoices::layer)},
    {"--tokens", "FILE", SAY_LATER("the tokens: one per line, or a JSON list; - for stdin"), false, withImport,
     kept(&Options::token_list)},
    {"--memory-tokens", "FILE", SAY_LATER("names of the keys if they are not the tokens (format as for --tokens)"),
     false, withImport, kept(&Options::memory_list)},
    {"--names", "FILE", SAY_LATER("class list: one name per line, or a table (.csv) with a Name column; - for stdin"),
     false, withSheet, kept(&Options::names)},
    {"--questions", "FILE", SAY_LATER("Moodle question bank (XML) with the same exercises, or - for stdout"), false,
     withSheet, kept(&Options::questions)},
    {"--text", "TEXT", SAY_LATER("run the model on TEXT (overrides a page's saved text)"), false, withPage,
     kept(&Options::model, &ModelCommand::text)},
    {"--tokens", "TEXT", SAY_LATER("print the tokens of TEXT (id, tab, piece)"), false, withModel,
     kept(&Options::model, &ModelCommand::tokens)},
    {"--ids", "N,N", SAY_LATER("run the model on token ids"), false, withPage, readTokenIds},
    {"--image", "FILE", SAY_LATER("run an image model on a .ppm file or an array [3, side, side]"), false, withModel,
     kept(&Options::model, &ModelCommand::image)},
    {"--model", "MODEL", SAY_LATER("path to the figure's model, if it has moved"), false, withExport,
     kept(&Options::figureModel)},
    {"--ablate", "LAYER.HEAD", SAY_LATER("turn off a head"), true, withPage, readAblated},
    {"--with", "LAYER=FILE", SAY_LATER("compute a layer with an edited scene"), true, withPage, readWith},
    {"--next", "K", SAY_LATER("print the K most probable next tokens"), false, withModel,
     numberFrom(1, &Options::model, &ModelCommand::next)},
    {"--layer", "L", SAY_LATER("layer to write with --out"), false, withModel,
     numberFrom(0, &Options::model, &ModelCommand::layer)},
    {"--trace", "FILE", SAY_LATER("write the arrays of all layers (.npz or .safetensors)"), false, withModel,
     readTraceFile},
    {"--lens", "", SAY_LATER("print what each layer would predict (logit lens)"), false, withModel,
     kept(&Options::model, &ModelCommand::lens)},
    {"--position", "N|all", SAY_LATER("position for --lens (default: where the model predicts)"), false, withModel,
     readPosition},
    {"--attribution", "", SAY_LATER("split the answer's logit into contributions of the embedding, heads and MLPs"),
     false, withModel, kept(&Options::model, &ModelCommand::attribution)},
    {"--sweep", "", SAY_LATER("turn off each head of every layer in turn and rank the heads by effect"), false,
     withModel, kept(&Options::model, &ModelCommand::sweep)},
    {"--patch", "TEXT", SAY_LATER("patch activations of TEXT into the run, one at a time"), false, withModel,
     kept(&Options::model, &ModelCommand::patch)},
    {"--heads", "", SAY_LATER("patch the outputs of heads instead of the residual stream"), false, withModel,
     kept(&Options::model, &ModelCommand::heads)},
    {"--answer", "TOKEN", SAY_LATER("token to track, as text or id (default: the most probable)"), false, withModel,
     kept(&Options::model, &ModelCommand::answer)},
    {"--against", "TOKEN", SAY_LATER("token whose logit is subtracted"), false, withModel,
     kept(&Options::model, &ModelCommand::against)},
    {"--texts", "FILE", SAY_LATER("texts for --mean: one per line, all with the same number of tokens; - for stdin"),
     false, withModel, kept(&Options::model, &ModelCommand::texts)},
    {"--mean", "FILE",
     SAY_LATER("write the attention of every head, averaged over the texts (.npy, .npz or .safetensors)"), false,
     withModel, readMeanFile},
    {"--json", "", SAY_LATER("print JSON"), false, withModel, kept(&Options::model, &ModelCommand::json)},
    {"--csv", "", SAY_LATER("print CSV"), false, withModel, kept(&Options::model, &ModelCommand::csv)},
    {"--dry-run", "", SAY_LATER("print the plan without writing a file"), false, withImport, kept(&Options::dry_run)},
    {"--lang", ATTNSCOPE_LANGUAGES, SAY_LATER("interface language (default: the desktop's)"), false, withAll, readLang},
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
