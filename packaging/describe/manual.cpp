// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/describe/manual.h"

#include "app/commandtable.h"
#include "app/optionword.h"

namespace attn {

namespace {

// Text for troff: hyphens that can be copied, and nothing that it takes for a request.
std::string plain(std::string_view text)
{
    std::string out;
    for (const char c : text)
        switch (c) {
        case '\\': out += "\\e"; break;
        case '-': out += "\\-"; break;
        case '\'': out += "\\(aq"; break;
        case '^': out += "\\(ha"; break;
        case '`': out += "\\(ga"; break;
        case '~': out += "\\(ti"; break;
        default: out += c;
        }
    return out.starts_with('.') ? "\\&" + out : out;
}

std::string bold(std::string_view text) { return "\\fB" + plain(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + plain(text) + "\\fR"; }

std::string callOf(const CommandWord& command)
{
    std::string call = bold("attnscope") + (command.word.empty() ? "" : " " + bold(command.word));
    for (const Argument& argument : command.arguments) {
        const std::string name = italic(argument.name) + (argument.many ? " ..." : "");
        call += argument.missing.empty() ? " [" + name + "]" : " " + name;
    }
    return call + (optionsOf(command.command).empty() ? "" : " [" + italic("OPTION") + " ...]");
}

std::string described(const std::string& tag, std::string_view help)
{
    return ".TP\n" + tag + "\n" + plain(help) + "\n";
}

std::string detailsOf(const CommandWord& command)
{
    std::string text;
    for (const Argument& argument : command.arguments)
        text += described(italic(argument.name), argument.help);
    for (const OptionWord* option : optionsOf(command.command)) {
        const std::string cell = option->two_with == command.word && !command.word.empty() ? " " + italic("CELL") : "";
        text += described(bold(option->name) + cell + (option->hasValue() ? " " + italic(option->value) : "") +
                              (option->repeats ? " ..." : ""),
                          option->help);
    }
    return text;
}

} // namespace

std::string manualPage(const std::string& version, const std::string& date)
{
    std::string text = ".\\\" Made by the build from the tables of the command line.\n.TH ATTNSCOPE 1 " + date +
                       " \"AttnScope " + version + "\" \"User Commands\"\n.SH NAME\nattnscope \\- " +
                       "edit any number in an attention layer and watch every other number change\n.SH SYNOPSIS\n";
    for (const CommandWord& command : commandWords())
        text += (&command == &commandWords().front() ? "" : ".br\n") + callOf(command) + "\n";
    text +=
        ".SH DESCRIPTION\nAttnScope opens up one attention layer: embeddings, queries, keys and values, scores, scale, "
        "mask, softmax, dropout, context and output, for every head. Any number can be edited, and everything that "
        "follows from it is computed again at once. Without a command the window opens; the commands need no "
        "display.\n.PP\nA scene is a file; what names no file is looked up among the lessons, which " +
        bold("attnscope lessons") + " lists. " + bold("-") +
        " stands for standard input where a scene is read, and for standard output where a file is written.\n"
        ".PP\n" +
        bold("-h") + " and " + bold("--help") + " behind a command tell about it, " + bold("-V") + " and " +
        bold("--version") + " what this build has.\n";
    for (const CommandWord& command : commandWords()) {
        text += ".SH " +
                (command.word.empty() ? std::string("THE WINDOW") : "\"COMMAND " + plain(command.word) + "\"") + "\n" +
                callOf(command) + "\n.PP\nThis " + plain(command.summary) + ".\n" + detailsOf(command);
        text += ".PP\nFor example:\n.PP\n.nf\n.RS\n";
        for (const std::string_view example : command.examples)
            text += "attnscope" + (example.empty() ? "" : " " + plain(example)) + "\n";
        text += ".RE\n.fi\n";
    }
    text += ".SH EXIT STATUS\n";
    constexpr std::pair<const char*, const char*> ends[] = {
        {"0", "done"}, {"1", "a check failed"}, {"2", "wrong usage"}, {"3", "no display"}, {"4", "bad input"}};
    for (const auto& [status, meaning] : ends)
        text += described(bold(status), meaning);
    text +=
        ".SH ENVIRONMENT\n" +
        described(bold("ATTNSCOPE_ISA"), "the instruction set that the cpu backend computes with: v4, v3, v2 or plain");
    text += ".SH FILES\n" + described(italic("*.attn"), "a scene: the layer, its numbers and its edits, as JSON") +
            described(italic("*.attnlesson"), "a lesson with steps, as JSON");
    return text;
}

} // namespace attn
