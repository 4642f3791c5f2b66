// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "app/commandparser.h"
#include "core/base/nearestword.h"
#include "core/base/say.h"
#include "core/io/files/standardstream.h"

#include <algorithm>

namespace attn {

namespace {

// Index of the command's word. Options may come before it; their values are not commands.
std::size_t commandAt(std::span<const std::string> arguments)
{
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        const std::string& word = arguments[i];
        if (!word.starts_with('-') || word == "-")
            return i;
        if (const OptionWord* option = optionNamed(word); option && option->hasValue())
            ++i;
    }
    return arguments.size();
}

// "--tensor=" has no value; CLI11 would take the next word for it.
std::optional<Error> checkEmptyValues(std::span<const std::string> arguments)
{
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        if (const OptionWord* option = optionNamed(arguments[i]); option && option->hasValue())
            ++i;
        else if (arguments[i].ends_with('=') && optionNamed(arguments[i].substr(0, arguments[i].size() - 1)))
            return Error{say("%1: the value is empty", arguments[i].substr(0, arguments[i].size() - 1))};
    }
    return std::nullopt;
}

std::optional<Error> takePlain(Options& options, std::span<const std::string> plain)
{
    const std::string name(nameOf(options.command));
    const auto has_empty = [&](std::size_t from) {
        return std::ranges::any_of(plain.subspan(std::min(from, plain.size())), &std::string::empty);
    };
    switch (options.command) {
    case Command::Import:
    case Command::Results:
        options.files.assign(plain.begin(), plain.end());
        return has_empty(0) ? std::optional(Error{say("%1: a file name is empty", name)}) : std::nullopt;
    case Command::Site:
        options.files.assign(plain.begin(), plain.end());
        return has_empty(0) ? std::optional(Error{say("site: a lesson name is empty")}) : std::nullopt;
    case Command::LessonCheck: // "lesson check", then those to be checked; none means all that ship
        if (plain.empty() || plain[0] != "check")
            return Error{plain.empty() ? say("lesson: expected 'lesson check'")
                                       : say("lesson: expected 'lesson check', got 'lesson %1'", plain[0])};
        options.files.assign(plain.begin() + 1, plain.end());
        return has_empty(1) ? std::optional(Error{say("lesson check: a lesson name is empty")}) : std::nullopt;
    case Command::Help:
        if (plain.empty())
            return std::nullopt;
        if (const CommandWord* about = commandNamed(plain[0])) {
            options.helpOf = about->command;
            return std::nullopt;
        }
        return Error{say("help: unknown command '%1'", plain[0])};
    default: break;
    }
    if (!plain.empty() && plain[0].empty())
        return Error{say("%1: the scene name is empty", name)};
    if (!plain.empty())
        options.scene = plain[0];
    if (options.command == Command::Explain)
        options.cell = plain[1];
    return std::nullopt;
}

// Finds missing or conflicting options.
std::optional<Error> checkTogether(const Options& options)
{
    const std::string name(nameOf(options.command));
    if (options.command == Command::Export || options.command == Command::Steps)
        return checkExport(options);
    if (options.command == Command::Model)
        return checkModelCommand(options.scene, options.model, options.out, options.tensors);
    if (options.command == Command::Trace && !options.table.form)
        for (const auto& [option, given] : {std::pair("--head", options.table.head),
                                            {"--batch", options.table.batch},
                                            {"--digits", options.table.digits}})
            if (given)
                return Error{say("%1: requires --format latex, md or csv", option)};
    if (options.table.form && !options.out.empty()) {
        const bool csv = *options.table.form == MatrixForm::Csv, md = *options.table.form == MatrixForm::Markdown;
        const std::string ending = csv ? "csv" : md ? "md" : "tex";
        if (!options.out.ends_with("." + ending))
            return Error{say("--out: %1 does not end in .%2", options.out, ending)};
    }
    for (const auto& [option, given] : {std::pair("--json", options.json), {"--gradient", !options.gradient.empty()}})
        if (options.latex && given)
            return Error{say("%1: cannot be used with %2", "--latex", option)};
    if (options.command == Command::Explain && options.table.digits && options.json && !options.gradient.empty())
        return Error{say("%1: cannot be used with %2", "--digits", "--json")};
    const std::string_view readers[] = {options.onto, options.token_list, options.memory_list};
    if (options.command == Command::Import &&
        std::ranges::count(readers, standard_stream) + std::ranges::count(options.files, standard_stream) > 1)
        return Error{say("%1: stdin can be read only once", name)};
    if (options.present && options.scene.empty())
        return Error{say("--present: name a scene or a lesson")};
    if (options.step && !options.present)
        return Error{say("--step: requires --present")};
    if (options.command == Command::Code && !options.gradient.empty() && options.language != ScriptLanguage::PyTorch)
        return Error{say("--gradient: requires --language pytorch; NumPy has no autograd")};
    if (options.command == Command::Sheet && options.names.empty())
        return Error{say("sheet: --names is missing; provide a file with one name per line")};
    if (options.command == Command::Sheet && options.out.empty() && options.questions.empty())
        return Error{say("sheet: name a folder with --out, or a Moodle file with --questions")};
    const bool needs_out = options.command == Command::Page || options.command == Command::Site ||
                           (options.command == Command::Import && !options.dry_run);
    if (needs_out && options.out.empty())
        return Error{say("%1: --out is missing", name)};
    return std::nullopt;
}

Result<Options> understand(Command command, std::span<const std::string> arguments)
{
    if (const auto fault = checkEmptyValues(arguments))
        return *fault;
    const auto words = tellApart(command, arguments);
    if (!words)
        return words.error();
    Options options;
    options.command = words->help ? Command::Help : words->version ? Command::Version : command;
    if (words->help)
        options.helpOf = command;
    if (words->help || words->version)
        return options;
    if (const auto fault = takePlain(options, words->plain))
        return *fault;
    if (command == Command::Trace || command == Command::Explain || command == Command::Heads)
        options.backend = "cpu";
    for (const auto& [option, value] : words->options)
        if (const Fault fault = option->read(options, value))
            return Error{std::string(option->name) + ": " + *fault};
    if (const auto fault = checkTogether(options))
        return *fault;
    return options;
}

} // namespace

std::string languageAsked(std::span<const std::string> arguments)
{
    constexpr std::string_view name = "--lang";
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i)
        if (arguments[i] == name)
            return i + 1 < arguments.size() ? arguments[i + 1] : std::string();
        else if (arguments[i].starts_with("--lang="))
            return arguments[i].substr(name.size() + 1);
        else if (const OptionWord* option = optionNamed(arguments[i]); option && option->hasValue())
            ++i;
    return {};
}

std::string_view commandMeant(std::string_view word)
{
    std::vector<std::string_view> known;
    for (const CommandWord& each : commandWords())
        known.push_back(each.word);
    return nearestWord(word, known);
}

Result<Options> parseCommandLine(std::span<const std::string> arguments)
{
    std::vector<std::string> behind(arguments.begin(), arguments.end());
    const std::size_t at = commandAt(arguments);
    const CommandWord* word = at < arguments.size() ? commandNamed(arguments[at]) : nullptr;
    if (word)
        behind.erase(behind.begin() + std::ptrdiff_t(at));
    const Command command = word ? word->command : Command::Window;
    auto options = understand(command, behind);
    if (options)
        return options;
    if (!word && at < arguments.size())
        if (const auto meant = commandMeant(arguments[at]); !meant.empty())
            return Error{say("unknown command '%1'; did you mean %2? (see attnscope --help)", arguments[at], meant)};
    const std::string about = word ? "attnscope " + std::string(word->word) : "attnscope";
    return Error{say("%1 (see %2 --help)", options.error().message, about)};
}

} // namespace attn
