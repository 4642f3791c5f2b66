// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandparser.h"

#include "core/base/nearestword.h"
#include "core/base/say.h"

#include <algorithm>
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <map>
#include <memory>

namespace attn {

namespace {

constexpr int any_number = 1 << 20;      // of arguments that may be many
constexpr std::size_t names_column = 32; // how wide the names of arguments and options are in a help

// As CLI11 lays a help out, but "FILE..." where it writes "FILE(1x)".
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_option_usage(const CLI::Option* option) const override
    {
        const std::string name = option->get_name(true, false) + (option->get_expected_max() > 1 ? "..." : "");
        return option->get_required() ? name : "[" + name + "]";
    }

    // A command comes in place of a scene, never after one.
    std::string make_usage(const CLI::App* app, std::string name) const override
    {
        const std::string begin = get_label("Usage") + ": ";
        std::string usage = CLI::Formatter::make_usage(app, name);
        if (const std::size_t at = usage.find(" [COMMAND]"); at != usage.npos && app->get_name() == "attnscope")
            usage.replace(at, std::string_view(" [COMMAND]").size(),
                          "\n" + std::string(begin.size(), ' ') + "attnscope COMMAND ...");
        return usage;
    }
};

std::string withEnds(const OptionWord& option, Command command)
{
    const std::string value =
        option.two_with == nameOf(command) ? "CELL " + std::string(option.value) : std::string(option.value);
    return value + (option.repeats ? " ..." : "");
}

// One parser per command, since a scene may have another command's name.
std::unique_ptr<CLI::App> parserOf(const CommandWord& command)
{
    const bool window = command.command == Command::Window;
    std::string summary = say(command.summary);
    summary.front() = char(std::toupper(static_cast<unsigned char>(summary.front())));
    auto app = std::make_unique<CLI::App>(
        window ? say("AttnScope: edit any number in an attention layer and watch the rest change.") : summary + ".",
        window ? "attnscope" : "attnscope " + std::string(command.word));
    app->option_defaults()->group(say("Options"));
    app->set_help_flag("-h,--help", say("print this help"));
    CLI::Option* version =
        app->set_version_flag("-V,--version", std::string(), say("print version and build features"));
    if (!window)
        version->group(""); // accepted everywhere, shown once
    app->allow_extras();    // we report them ourselves
    app->formatter(std::make_shared<HelpFormatter>());
    app->get_formatter()->column_width(names_column);
    app->get_formatter()->label("OPTIONS", "OPTION...");
    app->get_formatter()->label("Positionals", say("Arguments"));
    app->get_formatter()->label("Usage", say("Usage"));
    for (const Argument& argument : command.arguments) {
        const std::string help = say(argument.help);
        app->add_option(std::string(argument.name), help)
            ->required(!argument.missing.empty())
            ->expected(1, argument.many ? any_number : 1)
            ->allow_extra_args(false)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->option_text(argument.many ? "..." : " ");
    }
    for (const OptionWord* option : optionsOf(command.command)) {
        const std::string help = say(option->help);
        if (option->hasValue())
            app->add_option(std::string(option->name), help)
                ->type_size(option->two_with == command.word && !window ? 2 : 1)
                ->expected(1)
                ->allow_extra_args(false)
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
                ->option_text(withEnds(*option, command.command));
        else
            app->add_flag(std::string(option->name), help)
                ->disable_flag_override()
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    }
    return app;
}

bool takesMany(const CommandWord& command) { return !command.arguments.empty() && command.arguments.back().many; }

std::vector<std::string_view> namesOf(Command command)
{
    std::vector<std::string_view> names = {"--help", "--version"};
    for (const OptionWord* option : optionsOf(command))
        names.push_back(option->name);
    return names;
}

// What CLI11 found no place for.
struct Extras {
    std::string option;             // the first that this command does not know; empty: none
    std::vector<std::string> plain; // positional arguments
};

Extras extrasOf(const CLI::App& app)
{
    Extras extras;
    bool marked = false; // "--" makes all that follow plain
    for (const std::string& word : app.remaining())
        if (!marked && word == "--")
            marked = true;
        else if (marked || word.size() < 2 || word.front() != '-')
            extras.plain.push_back(word);
        else if (extras.option.empty())
            extras.option = word.substr(0, word.find('='));
    return extras;
}

std::optional<Error> checkExtras(const Extras& extras, const CommandWord& command)
{
    const std::string name(nameOf(command.command));
    if (command.command == Command::Window && !extras.plain.empty())
        if (const auto later = commandNamed(extras.plain.front()))
            return Error{say("%1: put the command before the scene: attnscope %1 SCENE", std::string(later->word))};
    if (!extras.option.empty() && optionNamed(extras.option))
        return Error{command.word.empty() ? say("%1 works only with a command", extras.option)
                                          : say("%2 has no option %1", extras.option, name)};
    if (const auto meant = nearestWord(extras.option, namesOf(command.command)); !extras.option.empty())
        return Error{meant.empty() ? say("unknown option '%1'", extras.option)
                                   : say("unknown option '%1'; did you mean %2?", extras.option, meant)};
    if (!extras.plain.empty() && !takesMany(command))
        return Error{command.word.empty()
                         ? say("unexpected argument '%1'; the window opens one scene", extras.plain.front())
                         : say("%1: unexpected argument '%2'", name, extras.plain.front())};
    return std::nullopt;
}

// "--tensor: 1 required TEXT missing" and its kin, in our words.
Error mismatch(const CLI::App& app, const CLI::ArgumentMismatch& fault)
{
    const std::string text = fault.what();
    std::string name = text.substr(0, text.find_first_of(": "));
    if (!name.starts_with('-'))
        name = "--" + name; // as flags are called there
    const OptionWord* option = optionNamed(name);
    if (option && !option->hasValue())
        return Error{say("%1: takes no value", name)};
    const CLI::Option* given = option ? app.get_option_no_throw(name) : nullptr;
    return Error{given && given->count() > 0 ? say("%1: the second value is missing", name)
                                             : say("%1: the value is missing", name)};
}

Result<GivenWords> wordsOf(const CLI::App& app, Command command)
{
    GivenWords words;
    std::map<const CLI::Option*, std::size_t> seen;
    for (const CLI::Option* parsed : app.parse_order()) {
        const auto& results = parsed->results();
        std::size_t& next = seen[parsed];
        if (parsed->get_positional()) {
            words.plain.push_back(results[next++]);
            continue;
        }
        if (next >= results.size())
            continue; // the second of two values
        const OptionWord* option = optionNamed(parsed->get_name(), command);
        const std::string name(option->name);
        const bool two = parsed->get_type_size() == 2;
        if (next > 0 && !option->repeats)
            return Error{say("%1: given twice", name)};
        std::string value = option->hasValue() ? results[next] : std::string();
        if (two)
            value += ' ' + results[next + 1];
        next += two ? 2 : 1;
        if (option->hasValue() && value.empty())
            return Error{say("%1: the value is empty", name)};
        words.options.emplace_back(option, std::move(value));
    }
    return words;
}

} // namespace

Result<GivenWords> tellApart(Command command, std::span<const std::string> arguments)
{
    const CommandWord& word = wordOf(command);
    const auto app = parserOf(word);
    GivenWords asked;
    try {
        app->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        asked.help = true;
        return asked;
    } catch (const CLI::CallForVersion&) {
        asked.version = true;
        return asked;
    } catch (const CLI::ArgumentMismatch& fault) {
        return mismatch(*app, fault);
    } catch (const CLI::RequiredError& fault) {
        if (const auto extra = checkExtras(extrasOf(*app), word))
            return *extra;
        for (const Argument& argument : word.arguments)
            if (std::string(fault.what()).starts_with(std::string(argument.name) + ' '))
                return Error{std::string(nameOf(command)) + ": " + say(argument.missing)};
        return Error{fault.what()};
    } catch (const CLI::Error& fault) {
        return Error{fault.what()};
    }
    const Extras extras = extrasOf(*app);
    if (const auto fault = checkExtras(extras, word))
        return *fault;
    auto words = wordsOf(*app, command);
    if (words) // CLI11 gives an argument all that follow only where it also splits "[a,b]"
        words->plain.insert(words->plain.end(), extras.plain.begin(), extras.plain.end());
    return words;
}

std::string helpText(Command command)
{
    const CommandWord& word = wordOf(command);
    const auto app = parserOf(word);
    std::string footer = say("Examples:") + "\n";
    for (const std::string_view example : word.examples)
        footer += "  attnscope" + (example.empty() ? "" : " " + std::string(example)) + "\n";
    if (command == Command::Window) {
        app->get_formatter()->label("SUBCOMMAND", "COMMAND");
        for (const CommandWord& other : commandWords())
            if (other.command != Command::Window)
                app->add_subcommand(std::string(other.word), say(other.summary))->group(say("Commands"));
        footer += "\n" + say("Run “attnscope COMMAND --help” for details. Only the window needs a display.");
        footer +=
            "\n" + say("Exit status: 0 success, 1 failed check, 2 incorrect usage, 3 no display, 4 invalid input.");
    } else {
        footer.pop_back();
    }
    app->footer(footer);
    std::string text = app->help();
    for (std::size_t gap = text.find("\n\n\n"); gap != text.npos; gap = text.find("\n\n\n"))
        text.erase(gap, 1); // behind the group of options that are not shown
    return text;
}

} // namespace attn
