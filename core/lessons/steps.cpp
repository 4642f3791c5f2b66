// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/steps.h"

#include <algorithm>
#include <functional>

namespace attn {

namespace {

using Texts = std::pair<std::string, std::string>;

void visit(const Lesson& lesson, const std::function<void(const Words&)>& see)
{
    for (const Words* words : {&lesson.title, &lesson.summary, &lesson.credit})
        see(*words);
    for (const LessonStep& step : lesson.steps) {
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
