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

// "A
//
// The rows sum to 1", one per line; with the answer, the right ones are highlighted and explained.
std::string choicesOf(const Question& question, const LessonPlay& play, bool answered)
{
    std::string lines;
    char letter = 'A';
    for (const int number : shownOrder(question)) {
        const Choice& choice = question.choices[std::size_t(number)];
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
    ClassStep shown{play.words(step.title), {{{}, play.inLanguage(step.text)}}, play.number(), play.count(), {}, {}};
    shown.notes = QString::fromStdString(step.speaker_notes.empty() ? step.scene.speaker_notes : step.speaker_notes);
    for (const Words& hint : step.hints)
        shown.hints << play.words(hint);
    if (!step.predict.empty())
        shown.parts.push_back({{}, play.inLanguage(step.text), ClassPart::Does::Reveal});
    if (step.goal)
        shown.parts.push_back({QObject::tr("Your turn"), play.inLanguage(step.goal->text)});
    if (step.goal && step.goal->solution)
        shown.parts.push_back({{}, play.inLanguage(step.goal->text), ClassPart::Does::Solve});
    for (const Question& question : step.questions) {
        const std::string& asked = play.inLanguage(question.text);
        shown.parts.push_back({QObject::tr("Question"), asked + choicesOf(question, play, false)});
        shown.parts.push_back({QObject::tr("Answer"), asked + answerOf(question, play), ClassPart::Does::Answer});
    }
    if (shown.isLast())
        return shown;
    const LessonStep& next = play.lesson().steps[std::size_t(shown.number) + 1];
    shown.next = play.words(next.title);
    shown.next_text = play.inLanguage(next.text);
    shown.next_scene = next.studio.empty() ? std::make_shared<const Scene>(next.scene) : nullptr;
    return shown;
}

} // namespace attn
