// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/steps.h"

#include "core/random/mt19937.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace attn {

namespace {

using Texts = std::pair<std::string, std::string>;

using See = std::function<void(const Words&)>;

void visit(const LessonStep& step, const See& see)
{
    see(step.title);
    see(step.text);
    if (step.goal)
        see(step.goal->text);
    for (const Question& question : step.questions) {
        see(question.text);
        for (const Choice& choice : question.choices) {
            see(choice.text);
            see(choice.because);
        }
    }
    std::ranges::for_each(step.hints, see);
    for (const Printed& printed : step.prints)
        see(printed.note);
}

void visit(const Lesson& lesson, const See& see)
{
    for (const Words* words : {&lesson.title, &lesson.summary, &lesson.credit, &lesson.teacher.aim,
                               &lesson.teacher.pitfalls, &lesson.teacher.ask})
        see(*words);
    for (const LessonStep& step : lesson.steps)
        visit(step, see);
}

} // namespace

const std::string& Words::in(std::string_view language) const
{
    static const std::string none;
    for (const std::string_view wanted : {language, std::string_view("en")})
        if (const auto found = std::ranges::find(m_texts, wanted, &Texts::first); found != m_texts.end())
            return found->second;
    return m_texts.empty() ? none : m_texts.front().second;
}

void Words::set(std::string_view language, std::string text)
{
    const auto found = std::ranges::find(m_texts, language, &Texts::first);
    if (text.empty() && found != m_texts.end())
        m_texts.erase(found);
    else if (text.empty())
        return;
    else if (found != m_texts.end())
        found->second = std::move(text);
    else
        m_texts.emplace_back(language, std::move(text));
}

Lesson withoutPrivate(Lesson lesson)
{
    lesson.teacher = {};
    for (LessonStep& step : lesson.steps) {
        step.speaker_notes.clear();
        step.scene = withoutPrivate(std::move(step.scene));
        if (step.goal && step.goal->solution)
            step.goal->solution = withoutPrivate(*std::move(step.goal->solution));
    }
    return lesson;
}

std::vector<int> shownOrder(const Question& question)
{
    std::string words = question.text.in();
    for (const Choice& choice : question.choices)
        words += '\n' + choice.text.in();
    std::uint32_t seed = 0;
    for (const unsigned char letter : words)
        seed = seed * 31 + letter;
    std::vector<int> order(question.choices.size());
    std::iota(order.begin(), order.end(), 0);
    Mt19937 random(seed);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random() % i]);
    std::ranges::stable_sort(order, {}, [&](int i) { return question.choices[std::size_t(i)].last ? 1 + i : 0; });
    return order;
}

bool speaksOfSums(const LessonStep& step)
{
    const auto isOfSums = [](const CellBlock& block) { return block.tensor == "row_sums"; };
    bool speaks = std::ranges::any_of(step.cells, isOfSums) || std::ranges::any_of(step.predict, isOfSums);
    if (step.goal)
        for (const Condition& condition : step.goal->conditions)
            speaks = speaks || condition.is == ConditionKind::SumsTo || condition.cell.tensor == "row_sums";
    visit(step, [&](const Words& words) {
        for (const auto& [language, text] : words.all())
            speaks =
                speaks || text.find("row_sums[") != text.npos || (language == "en" && text.find(" sum") != text.npos);
    });
    return speaks;
}

std::vector<LanguageCount> languagesOf(const Lesson& lesson)
{
    std::vector<LanguageCount> languages = {{"en", 0}};
    visit(lesson, [&](const Words& words) {
        for (const auto& [language, text] : words.all())
            if (std::ranges::find(languages, language, &LanguageCount::language) == languages.end())
                languages.push_back({language, 0});
    });
    visit(lesson, [&](const Words& words) {
        for (LanguageCount& each : languages)
            each.missing +=
                !words.empty() && std::ranges::find(words.all(), each.language, &Texts::first) == words.all().end();
    });
    return languages;
}

} // namespace attn
