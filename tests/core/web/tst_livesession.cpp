// SPDX-License-Identifier: GPL-3.0-or-later
// What the script of a live page asks for, and what it is told.
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "core/web/livesession.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <random>

using namespace attn;
using nlohmann::json;

namespace {

class Page {
public:
    json ask(const json& request) { return json::parse(m_session.answer(request.dump())); }
    json askText(const std::string& request) { return json::parse(m_session.answer(request)); }

    json done(const json& request)
    {
        const json answer = ask(request);
        REQUIRE_MESSAGE(!answer.contains("fault"), answer.dump());
        return answer;
    }

    void open(std::string_view lesson) { done({{"do", "open"}, {"scene", std::string(lessonNamed(lesson)->text)}}); }
    json numbers(const std::string& tensor) { return done({{"do", "tensor"}, {"tensor", tensor}})["numbers"]; }

    std::string section(const std::string& card)
    {
        const json page = done({{"do", "page"}});
        for (const json& stage : page["stages"])
            if (stage["card"] == card)
                return stage["html"];
        return {};
    }

private:
    LiveSession m_session;
};

std::size_t countOf(const std::string& text, std::string_view word)
{
    std::size_t count = 0;
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        ++count;
    return count;
}

} // namespace

TEST_CASE("a number is typed, everything follows, and there is a way back")
{
    Page page;
    page.open("000.simple.softmax");
    const json before = page.numbers("weights");
    CHECK(countOf(page.section("softmax"), " w\"") == 0);
    const json typed = page.done({{"do", "type"}, {"tensor", "x"}, {"flat", 6}, {"number", "1/sqrt(8)"}});
    CHECK(typed["undo"] == true);
    CHECK(typed["redo"] == false);
    CHECK(page.numbers("x")[6] == doctest::Approx(0.353553));
    const json after = page.numbers("weights");
    CHECK(after != before);
    CHECK(countOf(page.section("softmax"), " w\"") == 36); // softmax of all rows, since every query looks at the word
    const json told = page.done({{"do", "explain"}, {"tensor", "x"}, {"flat", 6}});
    CHECK(told["before"] == "0.5700");
    CHECK(told["equation"] == "x[0,2,0] = 0.3536");

    const json undone = page.done({{"do", "undo"}});
    CHECK(undone["undo"] == false);
    CHECK(undone["redo"] == true);
    CHECK(page.numbers("weights") == before);
    page.done({{"do", "redo"}});
    CHECK(page.numbers("weights") == after);
    page.done({{"do", "again"}});
    CHECK(page.numbers("weights") == before);
    page.done({{"do", "undo"}}); // starting again is a step, too
    CHECK(page.numbers("weights") == after);
}

TEST_CASE("a scene of any length is opened")
{
    Page page;
    const std::string text(lessonNamed("000.simple.softmax")->text);
    page.done({{"do", "open"}, {"scene", text + std::string(5000, ' ')}});
    CHECK(page.numbers("weights").size() == 36);
}

TEST_CASE("a computed number is pinned and has its own again")
{
    Page page;
    page.open("000.simple.softmax");
    const json own = page.numbers("scores");
    page.done({{"do", "type"}, {"tensor", "scores"}, {"flat", 1}, {"number", "-2"}});
    CHECK(page.numbers("scores")[1] == -2);
    Scene scene = *parseScene(page.done({{"do", "save"}})["file"].get<std::string>());
    CHECK(scene.overrides.size() == 1);
    page.done({{"do", "release"}, {"tensor", "scores"}, {"flat", 1}});
    CHECK(page.numbers("scores") == own);
    CHECK(page.ask({{"do", "release"}, {"tensor", "scores"}, {"flat", 1}})["fault"] ==
          "scores[0,0,0,1] has its own number");
}

TEST_CASE("a stage that goes on has its section")
{
    Page page;
    page.open("000.causal.neg_inf");
    CHECK(page.section("dropout").empty());
    page.done({{"do", "dropout"}, {"p", 0.5}});
    CHECK(page.section("dropout").find("data-k=\"0/dropped\"") != std::string::npos);
    const json seed = page.numbers("dropped");
    page.done({{"do", "seed"}, {"seed", 8}});
    CHECK(page.numbers("dropped") != seed);
    page.done({{"do", "patch"}, {"patch", {{"config", {{"mask", {{"kind", "none"}}}}}}}});
    CHECK(page.section("mask").empty());
}

TEST_CASE("what a scene hides is not told")
{
    Page page;
    json scene = json::parse(lessonNamed("000.causal.neg_inf")->text);
    scene["view"]["hidden"] = json::array({{{"tensor", "weights"}, {"index", {0, 0, 4, 1}}}});
    page.done({{"do", "open"}, {"scene", scene.dump()}});
    CHECK(page.numbers("weights")[25].is_null());
    const json told = page.done({{"do", "explain"}, {"tensor", "weights"}, {"flat", 25}});
    CHECK(told["equation"].get<std::string>().ends_with("= ?"));
    CHECK_FALSE(told.contains("before"));
    page.done({{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "0.1"}});
    CHECK_FALSE(page.done({{"do", "explain"}, {"tensor", "weights"}, {"flat", 25}}).contains("before"));
}

TEST_CASE("what cannot be done is said in one sentence, and changes nothing")
{
    Page page;
    CHECK(page.ask({{"do", "undo"}})["fault"] == "do: no scene is open");
    CHECK(page.askText("{")["fault"].get<std::string>().find('\n') == std::string::npos);
    page.open("000.simple.softmax");
    const json numbers = page.numbers("weights");
    const std::pair<json, std::string> refused[] = {
        {{{"do", "fly"}}, "do: a page cannot do 'fly'"},
        {{{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "one"}}, "Character 1"},
        {{{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "1/0"}}, ""},
        {{{"do", "type"}, {"tensor", "y"}, {"flat", 0}, {"number", "1"}}, "tensor: this scene makes no y"},
        {{{"do", "type"}, {"tensor", "x"}, {"flat", 18}, {"number", "1"}}, "flat: "},
        {{{"do", "type"}, {"tensor", "x"}, {"flat", -1}, {"number", "1"}}, "flat: "},
        {{{"do", "open"}, {"scene", "{}"}}, "the file: the member 'format' is missing"},
        {{{"do", "patch"}, {"patch", {{"config", {{"mask", {{"kind", "foo"}}}}}}}},
         "config.mask.kind: 'foo' is not one of"},
        {{{"do", "dropout"}, {"p", 7}}, ""},
        {{{"do", "seed"}, {"seed", "x"}}, "seed: "},
    };
    for (const auto& [request, says] : refused) {
        const json answer = page.ask(request);
        REQUIRE_MESSAGE(answer.contains("fault"), request.dump());
        const std::string fault = answer["fault"];
        CHECK_MESSAGE(fault.starts_with(says), fault);
        CHECK_MESSAGE(fault.find('\n') == std::string::npos, fault);
        CHECK(page.numbers("weights") == numbers);
    }
    CHECK(page.ask({{"do", "undo"}})["undo"] == false);
}

TEST_CASE("requests with broken bytes are answered")
{
    Page page;
    page.open("000.simple.softmax");
    std::mt19937 dice(5);
    const std::string requests[] = {R"({"do": "type", "tensor": "x", "flat": 3, "number": "0.5"})",
                                    R"({"do": "explain", "tensor": "weights", "flat": 3})",
                                    R"({"do": "patch", "patch": {"config": {"scale": "none"}}})",
                                    R"({"do": "tensor", "tensor": "q"})"};
    int faults = 0;
    for (int i = 0; i < 2000; ++i) {
        std::string request = requests[i % 4];
        for (int hits = 1 + i % 3; hits > 0; --hits)
            request[dice() % request.size()] = char(dice() % 256);
        const json answer = page.askText(request);
        faults += answer.contains("fault");
        if (answer.contains("fault"))
            CHECK_MESSAGE(answer["fault"].get<std::string>().find('\n') == std::string::npos, request);
    }
    CHECK(faults > 1000);
    CHECK(page.numbers("weights").size() == 36);
}
