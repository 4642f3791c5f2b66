// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/workspace.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/explain/equation.h"
#include "core/lessons/lesson.h"
#include "core/look/palette.h"
#include "core/page/page.h"
#include "core/page/pagelayer.h"
#include "core/page/pagestages.h"
#include "core/web/livesession.h"
#include "tests/core/page/pagereader.h"
#include "tests/core/support/scenes.h"

#include <nlohmann/json.hpp>

using namespace attn;
using namespace attn::test;

namespace {

Computed computedOf(const Scene& scene)
{
    std::string missing;
    auto computed = computeScene(scene, **backendNamed("cpu"), {}, missing,
                                 std::make_shared<Workspace>(1, cpu::kernelsNamed("plain"))); // the digits of a page
    REQUIRE_MESSAGE(computed, computed.error().message);
    return *computed;
}

std::string pageOf(const Scene& scene)
{
    const auto page = scenePage(scene);
    REQUIRE_MESSAGE(page, page.error().message);
    return *page;
}

// Nothing of a page comes from elsewhere, and every element is closed.
void checkItIsSelfContained(const std::string& html, const PageReader& page)
{
    CHECK(page.nested);
    for (const char* word : {"http:", "https:", "url(", "@import"})
        CHECK(html.find(word) == std::string::npos);
    for (const std::string& tag : page.attributes) {
        const auto href = tag.find(" href=\"");
        if (tag.find(" src=") != std::string::npos || tag.starts_with("link") ||
            (href != std::string::npos && tag[href + 7] != '#'))
            FAIL(tag);
    }
}

void checkNumbersAndEquations(const Scene& scene, const std::string& where)
{
    INFO(where);
    const Computed computed = computedOf(scene);
    const std::string html = pageOf(scene);
    const PageReader page(html);
    checkItIsSelfContained(html, page);
    // The scene that the script hands to its engine.
    LiveSession session;
    const auto ask = [&](nlohmann::json request) { return nlohmann::json::parse(session.answer(request.dump())); };
    const auto scenes = nlohmann::json::parse(page.script("scenes"));
    const auto opened = ask({{"do", "open"}, {"scene", scenes.at(0).dump()}});
    REQUIRE_MESSAGE(!opened.contains("fault"), opened.dump());
    EquationStyle style;
    style.running_sums = false;
    for (const PageStage& stage : pageStages(*computed.realized))
        for (const std::string& name : stage.tensors) {
            const TracedTensor& tensor = *computed.trace->find(name);
            const auto& numbers = page.numbers.at("0/" + name);
            REQUIRE(std::int64_t(numbers.size()) == elementCount(tensor.shape));
            std::string wrong;
            for (std::int64_t flat = 0; flat < elementCount(tensor.shape) && wrong.empty(); ++flat) {
                if (numbers.at(flat) != pageNumber(tensor.at(flat), tensor.kind))
                    wrong = numbers.at(flat);
                const auto explanation =
                    explain(computed.scene, *computed.realized, *computed.trace, {name, indexAt(tensor.shape, flat)});
                const auto reply = ask({{"do", "explain"}, {"tensor", name}, {"flat", flat}});
                const std::string got = reply.value("equation", "") + "\n" + reply.value("note", "");
                const std::string wanted = equationText(*explanation, style) + "\n" + explanation->note;
                if (got != wanted)
                    wrong = got + " instead of " + wanted;
            }
            CHECK_MESSAGE(wrong.empty(), name << ": " << wrong);
        }
}

} // namespace

TEST_CASE("every number of every stage is in the page as text, and the engine has every cell's equation")
{
    for (const LessonEntry& entry : sceneLessons())
        checkNumbersAndEquations(*loadLesson(entry), std::string(entry.id));
}

TEST_CASE("the same of random scenes")
{
    const SceneLimits limits{.batch = 2, .tokens = 9, .d_in = 12, .heads = 3, .head_dim = 6};
    for (std::uint64_t number = 0; number < 60; ++number)
        checkNumbersAndEquations(withOverrides(randomScene(number, limits), number), "scene " + std::to_string(number));
}

TEST_CASE("a hidden number is nowhere in the file")
{
    Scene scene = *loadLesson(*lessonNamed("000.causal.neg_inf"));
    const Computed computed = computedOf(scene);
    const auto textOf = [&](const Index& index) {
        return pageNumber(computed.trace->cell(*computed.trace->find("weights"), index), Kind::Real);
    };
    const std::string first = textOf({0, 0, 4, 1}), second = textOf({0, 0, 4, 2});
    REQUIRE(pageOf(scene).find(first) != std::string::npos);
    scene.view.emplace().hidden = {{"weights", {0, 0, 4}}};
    const std::string html = pageOf(scene);
    const PageReader page(html);
    for (const std::string& hidden : {first, second})
        CHECK_MESSAGE(html.find(hidden) == std::string::npos, hidden);
    CHECK(page.numbers.at("0/weights").at(4 * 6 + 1) == "?");
    CHECK(html.find("hidden (work it out)") != std::string::npos);
}

TEST_CASE("words of a scene are text")
{
    Scene scene = *loadLesson(*lessonNamed("000.simple.softmax"));
    scene.title = "A <b> & \"c\" from http://example.org/x";
    scene.description = "See https://example.org/<script>.\n\nSecond.";
    scene.tokens[0][1] = "</td>";
    const std::string html = pageOf(scene);
    checkItIsSelfContained(html, PageReader(html));
    CHECK(html.find("<h1>A &lt;b&gt; &amp; &quot;c&quot; from example.org/x</h1>") != std::string::npos);
    CHECK(html.find("See example.org/&lt;script&gt;.") != std::string::npos);
    CHECK(html.find("<th scope=row class=q>&lt;/td&gt;<td") != std::string::npos);
}

TEST_CASE(
    "what is no cell is controlled where the page is alive, and colors follow the system or the page's own switch")
{
    const Scene scene = *loadLesson(*lessonNamed("000.mha"));
    const std::string live = pageOf(scene), still = *scenePage(scene, PageKind::Static);
    CHECK(live.find("<aside id=\"controls\" class=\"alive\" hidden") != std::string::npos);
    CHECK(still.find("id=\"controls\"") == std::string::npos);
    const std::string dark = "--base:" + hexColor(darkPalette().base);
    for (const std::string& html : {live, still}) {
        CHECK(html.find("<select id=\"theme\">") != std::string::npos);
        for (const std::string& where :
             {std::string("@media(prefers-color-scheme:dark){:root:not([data-theme=light]){"),
              std::string(":root[data-theme=dark]{")}) {
            const auto at = html.find(where);
            REQUIRE_MESSAGE(at != std::string::npos, where);
            CHECK(html.substr(at, html.find('}', at) - at).find(dark) != std::string::npos);
        }
        CHECK(html.find("@media(prefers-contrast:more){") != std::string::npos);
    }
}

TEST_CASE("what is too large for a page is refused in a sentence")
{
    Scene scene;
    scene.draws.push_back(ManualSeed{1});
    scene.draws.push_back(Randn{"x", {1, 250, 8}, std::nullopt});
    scene.config.projection = Projection::None;
    scene.config.d_in = scene.config.d_out = 8;
    const auto page = scenePage(scene);
    REQUIRE(!page);
    CHECK_MESSAGE(page.error().message.ends_with(
                      " values, but a page can contain at most 120,000; use fewer tokens, heads or batch items"),
                  page.error().message);
}

TEST_CASE("a page of each lesson with steps shows every step")
{
    for (const LessonEntry& entry : stepLessons()) {
        INFO(std::string(entry.id));
        const Lesson lesson = *loadSteps(entry);
        const auto html = lessonPage(lesson);
        REQUIRE_MESSAGE(html, html.error().message);
        const PageReader page(*html);
        checkItIsSelfContained(*html, page);
        std::size_t sections = 0;
        for (const std::string& tag : page.attributes)
            sections += tag.starts_with("section class=\"step");
        CHECK(sections == lesson.steps.size());
        const bool trained = lesson.steps.front().scene.model.has_value(); // with a real layer's matrices
        CHECK(html->size() < (trained ? 3'500'000 : entry.id.starts_with("notebook") ? 1'500'000 : 1'100'000));
        CHECK((html->find("id=\"engine\"") != std::string::npos) == !trained);
    }
}

TEST_CASE("a step of a lesson: prose with formulas and live numbers, a goal, questions, hints, and nothing hidden")
{
    Lesson lesson;
    lesson.title = Words("A lesson");
    lesson.credit = Words("After https://example.org");
    lesson.licence = "CC-BY-4.0";
    LessonStep step;
    step.title = Words("First");
    step.text = Words("The weight $w_{12}$ is {weights[1,2]}, and {weights[3,1]} is yours.");
    step.scene = *loadLesson(*lessonNamed("000.causal.neg_inf"));
    step.scene.view.emplace().stage = "weights";
    step.scene.view->hidden = {{"weights", {0, 0, 3, 1}}};
    step.goal = Goal{Words("Make [query:with] look at [key:starts]."), {}, {}};
    Question question;
    question.text = Words("Which?");
    question.choices = {{Words("This"), true, Words("Because.")},
                        {Words("That"), false, Words("No.")},
                        {Words("Both"), false, {}},
                        {Words("One"), false, {}}};
    step.questions = {question};
    step.hints = {Words("Look twice.")};
    lesson.steps = {step, step};
    lesson.steps[1].scene.view->hidden.clear();
    const auto html = lessonPage(lesson);
    REQUIRE_MESSAGE(html, html.error().message);
    const PageReader page(*html);
    checkItIsSelfContained(*html, page);
    for (const char* part :
         {"<data value=\"weights[1,2]\">0.0000</data>", "<data value=\"weights[3,1]\">?</data>",
          "<msub><mi>w</mi><mn>12</mn></msub>", "Make <b class=\"q\">with</b> look at <b class=\"k\">starts</b>.",
          "<summary>This</summary><p class=\"right\">Because.</p>",
          "<summary><span data-say=\"hintNumber\" data-value=\"1\">Hint 1</span></summary><p>Look twice.</p>",
          "After example.org License: CC-BY-4.0."})
        CHECK_MESSAGE(html->find(part) != std::string::npos, part);
    const std::vector<int> order = shownOrder(question);
    REQUIRE(!std::ranges::is_sorted(order));
    const auto placeOf = [&](int choice) { return html->find("data-choice=\"" + std::to_string(choice) + '"'); };
    CHECK(std::ranges::is_sorted(order, {}, placeOf));
    CHECK(page.numbers.at("0/weights").at(3 * 6 + 1) == "?");
    CHECK(page.numbers.at("1/weights").at(3 * 6 + 1) != "?");

    // With one head there is nothing to join: the step shows what the context is a copy of.
    lesson.steps[0].scene.view->stage = "context";
    lesson.steps[0].scene.view->cell = View::CellPlace{1, 0};
    const auto contexts = lessonPage(lesson);
    REQUIRE(contexts);
    const auto first = contexts->find("data-k=\"0/"), shown = contexts->find("<table");
    CHECK(contexts->substr(first, 24).starts_with("data-k=\"0/head_context\""));
    CHECK(shown < first);
    CHECK(contexts->find("All values in this step") == std::string::npos); // the engine shows every stage
    const auto still = lessonPage(lesson, PageKind::Static);
    REQUIRE(still);
    CHECK(still->find(" t\">") < still->find("All values in this step"));
    CHECK(still->find("id=\"engine\"") == std::string::npos);

    lesson.steps[0].text = Words("broken $\\fra{1}$");
    const auto broken = lessonPage(lesson);
    REQUIRE(!broken);
    CHECK(broken.error().message == "step 1: line 1: \\fra: unknown command; did you mean \\frac?");
}

TEST_CASE("whatever a stranger's lesson says is text in its page")
{
    const std::string evil =
        "</script><script>alert(1)</script><img/src=x onerror=alert(2)>\"'&lt;b&gt; "
        "[link](javascript:alert(3)) ![p](javascript:alert(4)) <a href=\"javascript:alert(5)\">a</a>";
    Lesson lesson;
    lesson.title = lesson.summary = lesson.credit = Words(evil);
    lesson.title.set("de", evil);
    lesson.licence = evil;
    LessonStep step;
    step.title = step.text = Words(evil);
    step.title.set("de", evil);
    step.scene = *loadLesson(*lessonNamed("000.simple.softmax"));
    step.scene.tokens[0][1] = evil;
    step.goal = Goal{Words(evil), {{{"weights", {0, 0, 0, 0}}, ConditionKind::Largest}}, step.scene};
    Question question;
    question.text = Words(evil);
    question.choices = {{Words(evil), true, Words(evil)}};
    step.questions = {question};
    step.hints = {Words(evil)};
    step.prints = {{evil, {}, evil, Words(evil)}};
    lesson.steps = {step};
    for (const PageKind kind : {PageKind::Live, PageKind::Static}) {
        const auto html = lessonPage(lesson, kind);
        REQUIRE_MESSAGE(html, html.error().message);
        checkItIsSelfContained(*html, PageReader(*html));
        std::size_t scripts = 0;
        for (auto at = html->find("<script"); at != std::string::npos; at = html->find("<script", at + 1))
            ++scripts;
        CHECK(scripts == (kind == PageKind::Live ? 5 : 2)); // the theme, the lesson, the engine, German, and the script
        for (const char* part : {"<img", "<a href=\"j", "<script>alert", "onerror=alert(2)>\""})
            CHECK_MESSAGE(html->find(part) == std::string::npos, part);
    }
}
