// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/classstep.h"

#include "ui/lesson/lessonplay.h"

#include <QObject>

#include <string_view>

namespace attn {

namespace {

// Answers are plain words: what Markdown or the marks of prose would read in them is written as it is.
std::string asWritten(const std::string& words)
{
    constexpr std::string_view marks = "\\`*_{}[]<>$#|~&";
    std::string safe;
    for (const char letter : words) {
        if (marks.find(letter) != std::string_view::npos)
            safe += '\\';
        safe += letter;
    }
    return safe;
}

// "A  The rows sum to 1", one below the other; with the answer the right ones stand out and say why they are.
std::string choicesOf(const Question& question, const LessonPlay& play, bool answered)
{
    std::string lines;
    char letter = 'A';
    for (const Choice& choice : question.choices) {
        const bool shown = answered && choice.right;
        lines.append("\n\n**").append(1, letter++);
        lines.append(shown ? "" : "**").append("\u00a0\u00a0").append(asWritten(play.inLanguage(choice.text)));
        lines.append(shown ? "** ✓" : "");
        if (shown && !choice.because.empty())
            lines.append("\n\n> ").append(play.inLanguage(choice.because));
    }
    return lines;
}

std::string answerOf(const Question& question, const LessonPlay& play)
{
    if (!question.choices.empty())
        return choicesOf(question, play, true);
    const std::string number =
        question.cell ? '{' + toString(*question.cell) + '}' : QString::number(question.value, 'g', 8).toStdString();
    return "\n\n**= " + number + "**";
}

} // namespace

ClassStep classStep(const LessonPlay& play)
{
    const LessonStep& step = play.step();
    ClassStep told{play.words(step.title), {{{}, play.inLanguage(step.text)}}, play.number(), play.count(), {}, {}};
    for (const Words& hint : step.hints)
        told.hints << play.words(hint);
    if (!step.predict.empty())
        told.parts.push_back({{}, play.inLanguage(step.text), ClassPart::Does::Reveal});
    if (step.goal)
        told.parts.push_back({QObject::tr("Your turn"), play.inLanguage(step.goal->text)});
    if (step.goal && step.goal->solution)
        told.parts.push_back({{}, play.inLanguage(step.goal->text), ClassPart::Does::Solve});
    for (const Question& question : step.questions) {
        const std::string& asked = play.inLanguage(question.text);
        told.parts.push_back({QObject::tr("A question"), asked + choicesOf(question, play, false)});
        told.parts.push_back({QObject::tr("The answer"), asked + answerOf(question, play), ClassPart::Does::Answer});
    }
    if (!told.isLast())
        told.next = play.words(play.lesson().steps[std::size_t(told.number) + 1].title);
    return told;
}

} // namespace attn
