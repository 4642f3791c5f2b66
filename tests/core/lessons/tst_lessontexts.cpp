// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every lesson with steps that ships: its texts can be read, are short, and speak of cells that are there;
// it asks something of the learner.
#include "core/engine/engine.h"
#include "core/explain/explain.h"
#include "core/headless/commands.h"
#include "core/headless/lessoncheck.h"
#include "core/lessons/lesson.h"
#include "core/prose/cellname.h"
#include "core/prose/prose.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <string>
#include <vector>

using namespace attn;

namespace {

constexpr int most_words = 90;

std::vector<const Words*> textsOf(const LessonStep& step)
{
    std::vector<const Words*> texts = {&step.title, &step.text};
    if (step.goal)
        texts.push_back(&step.goal->text);
    for (const Question& question : step.questions) {
        texts.push_back(&question.text);
        for (const Choice& choice : question.choices)
            texts.insert(texts.end(), {&choice.text, &choice.because});
    }
    for (const Words& hint : step.hints)
        texts.push_back(&hint);
    for (const Printed& printed : step.prints)
        texts.push_back(&printed.note);
    return texts;
}

std::size_t wordsIn(const std::string& text)
{
    std::size_t words = 0;
    bool inside = false;
    for (const char c : text) {
        const bool space = c == ' ' || c == '\n';
        words += !space && !inside;
        inside = !space;
    }
    return words;
}

// Calls see(the lesson's id and the step's number, the step).
template <class See> void eachStep(See see)
{
    for (const LessonEntry& entry : stepLessons()) {
        const auto lesson = loadSteps(entry);
        REQUIRE_MESSAGE(lesson, entry.id, (lesson ? "" : lesson.error().message));
        for (std::size_t i = 0; i < lesson->steps.size(); ++i)
            see(std::string(entry.id) + ", step " + std::to_string(i + 1), lesson->steps[i]);
    }
}

} // namespace

TEST_CASE("Every lesson asks for something, keeps what it promises and has no scene's number before its id")
{
    CHECK(stepLessons().size() >= 12);
    for (const LessonEntry& entry : stepLessons()) {
        const auto lesson = loadSteps(entry);
        REQUIRE_MESSAGE(lesson, entry.id, (lesson ? "" : lesson.error().message));
        bool asks = false;
        for (const LessonStep& step : lesson->steps)
            asks = asks || step.goal || !step.questions.empty() || !step.predict.empty();
        CHECK_MESSAGE(asks, entry.id);
        CHECK_MESSAGE(!lesson->summary.empty(), entry.id);
        const auto languages = languagesOf(*lesson);
        CHECK_MESSAGE(std::ranges::count(languages, "de", &LanguageCount::language) == 1, entry.id);
        for (const LanguageCount& each : languages) // a lesson that begins in a language goes on in it
            CHECK_MESSAGE(each.missing == 0, entry.id, " lacks texts in ", each.language);
        CHECK_MESSAGE(!lesson->licence.empty(), entry.id);
        CHECK_MESSAGE((entry.id < "000." || entry.id > "005"), entry.id);
        for (const StepFault& fault : checkLesson(*lesson))
            FAIL_CHECK(entry.id, ", step ", fault.step + 1, ": ", fault.what);
    }
}

TEST_CASE("Every lesson says to teachers what it is for, how long it takes, where learners stumble, and what to ask")
{
    for (const LessonEntry& entry : stepLessons()) {
        const auto lesson = loadSteps(entry);
        REQUIRE(lesson);
        const TeacherPage& teacher = lesson->teacher;
        CHECK_MESSAGE((teacher.minutes >= 5 && teacher.minutes <= 90), entry.id);
        for (const Words* words : {&teacher.aim, &teacher.pitfalls, &teacher.ask}) {
            REQUIRE_MESSAGE(words->all().size() == 2, entry.id);
            CHECK_MESSAGE(words->in("en") != words->in("de"), entry.id);
            for (const auto& [language, text] : words->all())
                CHECK_MESSAGE((wordsIn(text) >= 6 && wordsIn(text) <= 60), entry.id, ": ", text);
        }
        CHECK_MESSAGE(teacher.ask.in("en").ends_with('?'), entry.id);
        CHECK_MESSAGE(teacher.ask.in("de").ends_with('?'), entry.id);
    }
}

TEST_CASE("The texts of the lessons can be read, are short, and every live number is there")
{
    const Backend& cpu = **backendNamed("cpu");
    eachStep([&](const std::string& where, const LessonStep& step) {
        const auto trace = traceScene(step.scene, cpu);
        REQUIRE_MESSAGE(trace, where, (trace ? "" : trace.error().message));
        NextPiecesPtr next;
        for (const Words* words : textsOf(step))
            for (const auto& [language, text] : words->all()) {
                const auto fault = proseFault(text);
                CHECK_MESSAGE(!fault, where, ": ", (fault ? *fault : ""), " in: ", text);
                for (const std::string& cell : numbersIn(text)) {
                    if (const auto piece = nextTokenOf(cell)) {
                        if (!next)
                            next = *nextPieces(step.scene);
                        CHECK_MESSAGE(next->probability(*piece), where, ": no token reads ", *piece);
                        continue;
                    }
                    const auto found = parseCellRef(**trace, cell);
                    CHECK_MESSAGE(found, where, ": ", (found ? "" : found.error().message));
                }
            }
        for (const auto& [language, text] : step.text.all())
            if (const auto plain =
                    plainText(text, [](const std::string&) { return std::string("0.1234"); })) // else a fault above
                CHECK_MESSAGE(wordsIn(*plain) <= most_words, where, ": ", wordsIn(*plain), " words");
    });
}

TEST_CASE("A question says of each choice why it is right or wrong")
{
    eachStep([](const std::string& where, const LessonStep& step) {
        for (const Question& question : step.questions)
            for (const Choice& choice : question.choices)
                CHECK_MESSAGE(!choice.because.empty(), where, ": ", choice.text.in());
        if (step.goal || !step.predict.empty())
            CHECK_MESSAGE(!step.hints.empty(), where);
    });
}

TEST_CASE("The heads that were built by hand do what they are named after")
{
    struct Pattern {
        std::size_t step;
        std::vector<std::vector<std::int64_t>> keys; // of each query
    };
    const Pattern patterns[] = {
        {0, {{0}, {0}, {1}, {2}, {3}, {4}}},             // the previous token
        {2, {{0}, {0}, {0}, {0}, {0}, {0}}},             // the first token
        {3, {{0, 3}, {1, 5}, {2}, {0, 3}, {4}, {1, 5}}}, // the same word
        {4, {{6}, {0}, {4}, {0}, {2}, {0}, {0}}},        // the matching bracket
        {5, {{0}, {0}, {1}, {2}, {3}}},                  // an induction: who stood before,
        {6, {{0}, {0}, {0}, {0}, {2}}},                  // and who came after me last time
    };
    const auto lesson = loadSteps(*lessonNamed("topic.9.patterns"));
    REQUIRE(lesson);
    for (const Pattern& pattern : patterns) {
        const auto trace = traceScene(lesson->steps[pattern.step].scene, **backendNamed("reference"));
        REQUIRE(trace);
        const TracedTensor& weights = *(*trace)->find("weights");
        CHECK(weights.shape[2] == static_cast<std::int64_t>(pattern.keys.size()));
        for (std::size_t query = 0; query < pattern.keys.size(); ++query) {
            double share = 0;
            for (const std::int64_t key : pattern.keys[query])
                share += (*trace)->cell(weights, {0, 0, static_cast<std::int64_t>(query), key});
            CHECK_MESSAGE(share > 0.8, "step ", pattern.step + 1, ", query ", query);
        }
    }
}
