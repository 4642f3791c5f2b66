// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/describe/completions.h"

#include "packaging/describe/valuekinds.h"

#include <algorithm>

namespace attn {

namespace {

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string allCommands(const char* between)
{
    std::string text;
    for (const CommandWord& command : commandWords())
        if (!command.word.empty())
            text += (text.empty() ? "" : between) + std::string(command.word);
    return text;
}

std::string namesOf(Command command)
{
    std::string text = "--help";
    if (command == Command::Window)
        text += " --version";
    for (const OptionWord* option : optionsOf(command))
        text += " " + std::string(option->name);
    return text;
}

bool takesFiles(const CommandWord& command) { return std::ranges::any_of(command.arguments, isFile); }
bool takesScenes(const CommandWord& command) { return std::ranges::any_of(command.arguments, isScene); }

// Between apostrophes, for zsh and fish.
std::string quoted(std::string_view text, std::string_view escaped = "")
{
    std::string out = "'";
    for (const char c : text)
        if (c == '\'')
            out += "'\\''";
        else if (escaped.find(c) != escaped.npos)
            out += std::string("\\") + c;
        else
            out += c;
    return out + "'";
}

} // namespace

std::string bashCompletion()
{
    std::string text = "# bash completion for attnscope; made by the build from the tables of the command line\n"
                       "_attnscope()\n{\n"
                       "    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= word\n"
                       "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
                       "        case $word in\n            " +
                       allCommands("|") +
                       ") command=$word; break ;;\n        esac\n    done\n"
                       "    case $command:$before in\n";
    for (const CommandWord& command : commandWords())
        for (const OptionWord* option : optionsOf(command.command)) {
            if (!option->hasValue())
                continue;
            const ValueKind kind = kindOf(*option);
            text += "        " + std::string(command.word) + ":" + std::string(option->name) + ") ";
            text += kind.file ? "COMPREPLY=($(compgen -f -- \"$current\")); return ;;\n"
                    : kind.words.empty()
                        ? "return ;;\n"
                        : "COMPREPLY=($(compgen -W \"" + joined(kind.words) + "\" -- \"$current\")); return ;;\n";
        }
    text += "    esac\n    local options= files= scenes= words=\n    case $command in\n";
    for (const CommandWord& command : commandWords()) {
        const bool window = command.command == Command::Window;
        text += "        \"" + std::string(command.word) + "\") options=\"" + namesOf(command.command) + "\"" +
                (takesFiles(command) ? " files=1" : "") + (takesScenes(command) ? " scenes=1" : "") +
                (window || command.command == Command::Help ? " words=\"" + allCommands(" ") + "\""
                 : command.command == Command::LessonCheck  ? " words=check"
                 : command.command == Command::Model        ? " words=tiny"
                                                            : std::string()) +
                " ;;\n";
    }
    return text + "    esac\n"
                  "    if [[ $current == -* ]]; then\n"
                  "        COMPREPLY=($(compgen -W \"$options\" -- \"$current\"))\n"
                  "        return\n"
                  "    fi\n"
                  "    [[ -n $scenes ]] && words+=\" $(\"${COMP_WORDS[0]}\" lessons 2>/dev/null | cut -f1)\"\n"
                  "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
                  "    [[ -n $files ]] && COMPREPLY+=($(compgen -f -- \"$current\"))\n"
                  "}\n"
                  "complete -o filenames -F _attnscope attnscope\n";
}

std::string zshCompletion()
{
    const auto spec = [](const OptionWord& option) {
        const ValueKind kind = kindOf(option);
        std::string text =
            (option.repeats ? "*" : "") + std::string(option.name) + "[" + std::string(option.help) + "]";
        std::string quotedText = quoted(text, ":");
        if (!option.hasValue())
            return quotedText;
        quotedText.pop_back();
        std::string value(option.value);
        std::erase_if(value, [](char c) { return c == ':' || c == '\''; });
        return quotedText + ":" + value + ":" +
               (kind.file            ? "_files"
                : kind.words.empty() ? " "
                                     : "(" + joined(kind.words) + ")") +
               "'";
    };
    std::string text = "#compdef attnscope\n# made by the build from the tables of the command line\n"
                       "_attnscope_scenes() {\n"
                       "    local -a ids=(${(f)\"$(attnscope lessons 2>/dev/null | cut -f1)\"})\n"
                       "    _alternative 'files:file:_files' \"lessons:lesson:($ids)\"\n"
                       "}\n_attnscope() {\n    local -a commands=(\n";
    for (const CommandWord& command : commandWords())
        if (!command.word.empty())
            text += "        " + quoted(std::string(command.word) + ":" + std::string(command.summary)) + "\n";
    text += "    )\n    local command=${words[(r)(" + allCommands("|") + ")]}\n    case $command in\n";
    for (const CommandWord& command : commandWords()) {
        const bool window = command.command == Command::Window;
        text += (window ? std::string("        '') ") : "        " + std::string(command.word) + ") ") +
                "_arguments '--help[" + "prints the help]'";
        for (const OptionWord* option : optionsOf(command.command))
            text += " \\\n            " + spec(*option);
        if (!window)
            text += " \\\n            '1:command:(" + std::string(command.word) + ")'";
        text += std::string(" \\\n            '*:argument:") +
                (takesScenes(command)  ? "_attnscope_scenes"
                 : takesFiles(command) ? "_files"
                                       : " ") +
                "'" + (window ? "\n            _describe command commands" : "") + " ;;\n";
    }
    return text + "    esac\n}\n_attnscope \"$@\"\n";
}

std::string fishCompletion()
{
    const std::string none = "not __fish_seen_subcommand_from " + allCommands(" ");
    std::string text = "# made by the build from the tables of the command line\n";
    for (const CommandWord& command : commandWords()) {
        const bool window = command.command == Command::Window;
        const std::string when = quoted(window ? none : "__fish_seen_subcommand_from " + std::string(command.word), "");
        if (!window)
            text += "complete -c attnscope -n " + quoted(none) + " -a " + std::string(command.word) + " -d " +
                    quoted(command.summary, "\\") + "\n";
        if (takesScenes(command))
            text += "complete -c attnscope -n " + when + " -a '(attnscope lessons 2>/dev/null)'\n";
        for (const OptionWord* option : optionsOf(command.command)) {
            const ValueKind kind = kindOf(*option);
            text += "complete -c attnscope -n " + when + " -l " + std::string(option->name.substr(2)) +
                    (!option->hasValue()  ? std::string()
                     : kind.file          ? std::string(" -r -F")
                     : kind.words.empty() ? std::string(" -x")
                                          : " -x -a " + quoted(joined(kind.words))) +
                    " -d " + quoted(option->help, "\\") + "\n";
        }
    }
    return text + "complete -c attnscope -l help -s h -d 'prints the help'\n";
}

} // namespace attn
