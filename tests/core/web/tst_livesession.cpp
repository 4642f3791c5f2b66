// SPDX-License-Identifier: GPL-3.0-or-later
// What the script of a live page asks for, and what it is told.
#include "core/base/say.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "tests/core/support/scenes.h"
#include "tests/core/web/livepage.h"
#include "tests/testpaths.h"

#include <fstream>
#include <random>

using namespace attn;
using namespace attn::test;

namespace {

class Page : public LivePage {
public:
    void open(std::string_view lesson) { done({{"do", "open"}, {"scene", std::string(lessonNamed(lesson)->text)}}); }
};

// English again after a test.
struct Spoken {
    ~Spoken() { speakBy(nullptr); }

    json german = json::parse(std::ifstream(sourceFile("resources/web/de.json")));
    json request() const { return {{"do", "speak"}, {"language", "de"}, {"catalogue", german}}; }
};

} // namespace

TEST_CASE("a number is typed, everything follows, and it can be undone")
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
    const json reply = page.done({{"do", "explain"}, {"tensor", "x"}, {"flat", 6}});
    CHECK(reply["before"] == "0.5700");
    CHECK(reply["equation"] == "x[0,2,0] = 0.3536");

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
          "scores[0,0,0,1] has not been changed");
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

TEST_CASE("what a scene hides is not revealed")
{
    Page page;
    json scene = json::parse(lessonNamed("000.causal.neg_inf")->text);
    scene["view"]["hidden"] = json::array({{{"tensor", "weights"}, {"index", {0, 0, 4, 1}}}});
    page.done({{"do", "open"}, {"scene", scene.dump()}});
    CHECK(page.numbers("weights")[25].is_null());
    const json reply = page.done({{"do", "explain"}, {"tensor", "weights"}, {"flat", 25}});
    CHECK(reply["equation"].get<std::string>().ends_with("= ?"));
    CHECK_FALSE(reply.contains("before"));
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
        {{{"do", "fly"}}, "do: unknown action 'fly'"},
        {{{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "one"}}, "Character 1"},
        {{{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "1/0"}}, ""},
        {{{"do", "type"}, {"tensor", "y"}, {"flat", 0}, {"number", "1"}}, "tensor: this scene has no tensor y"},
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

TEST_CASE("a page speaks German before and after its scene is opened, and English again")
{
    const Spoken spoken;
    Page page;
    const json english = page.done({{"do", "words"}})["words"];
    CHECK(english["notKept"] == "Your progress is not saved, because this browser does not allow it here.");
    page.done(spoken.request());
    const json german = page.done({{"do", "words"}})["words"];
    CHECK(german["notKept"] == "Dein Fortschritt wird nicht gespeichert, weil dieser Browser es hier nicht zulässt.");
    CHECK(german["of"] == "%1 von %2");
    for (const auto& [key, word] : english.items())
        if (key != "system") // which is the same
            CHECK_MESSAGE(german[key] != word, key);
    CHECK(page.ask({{"do", "undo"}})["fault"] == "do: keine Szene ist geöffnet");

    page.open("000.causal.neg_inf");
    const auto titles = [&page] {
        std::string list;
        const json written = page.done({{"do", "page"}});
        for (const json& stage : written["stages"])
            list += stage["title"].get<std::string>() + ", " + stage["subtitle"].get<std::string>() + "\n";
        return list;
    };
    const auto note = [&page] {
        return page.done({{"do", "explain"}, {"tensor", "masked"}, {"flat", 1}})["note"].get<std::string>();
    };
    page.done({{"do", "type"}, {"tensor", "x"}, {"flat", 6}, {"number", "0.5"}});
    const std::string german_titles = titles(), german_note = note(), german_section = page.section("softmax");
    const json before = page.done({{"do", "explain"}, {"tensor", "x"}, {"flat", 6}})["before"];
    const json reply = page.done({{"do", "speak"}, {"language", "en"}});
    CHECK(reply["undo"] == true);
    CHECK(page.done({{"do", "explain"}, {"tensor", "x"}, {"flat", 6}})["before"] == before);
    CHECK(titles().find("Mask, causal") != std::string::npos);
    CHECK(note() != german_note);
    CHECK(page.section("softmax") != german_section);
    page.done(spoken.request());
    CHECK(titles() == german_titles);
    CHECK(note() == german_note);
    CHECK(page.section("softmax") == german_section);
    CHECK(german_titles.find("Maske, kausal") != std::string::npos);
    CHECK(german_note == "Key 1 kommt nach Query 0 und wird maskiert");
}

TEST_CASE("what is refused is refused in the language of the page")
{
    const Spoken spoken;
    Page page;
    page.open("000.simple.softmax");
    const json refused[] = {
        {{"do", "fly"}},
        {{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "one"}},
        {{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "1/0"}},
        {{"do", "type"}, {"tensor", "y"}, {"flat", 0}, {"number", "1"}},
        {{"do", "type"}, {"tensor", "x"}, {"flat", 18}, {"number", "1"}},
        {{"do", "open"}, {"scene", "{}"}},
        {{"do", "open"}, {"scene", ""}},
        {{"do", "open"}, {"scene", "{\"format\": 7"}},
        {{"do", "patch"}, {"patch", {{"config", {{"mask", {{"kind", "foo"}}}}}}}},
        {{"do", "patch"}, {"patch", {{"config", {{"d_in", 4}}}}}},
        {{"do", "patch"}, {"patch", {{"inputs", {{"x", {1}}}}}}},
        {{"do", "dropout"}, {"p", 7}},
        {{"do", "seed"}, {"seed", "x"}},
        {{"do", "release"}, {"tensor", "q"}, {"flat", 0}},
        {{"do", "tensor"}, {"tensor", "none"}},
        {{"do", "explain"}, {"tensor", "none"}, {"flat", 0}},
    };
    const auto what = [&page](const json& request) { // is wrong, without its place
        const std::string fault = page.ask(request).value("fault", "");
        return fault.substr(fault.find(": ") + 1);
    };
    for (const json& request : refused) {
        page.done({{"do", "speak"}, {"language", "en"}});
        const std::string english = what(request);
        page.done(spoken.request());
        CHECK_MESSAGE(!english.empty(), request.dump());
        CHECK_MESSAGE(what(request) != english, english);
    }
}

TEST_CASE("sentences that are counted have a form for one")
{
    const Spoken spoken;
    Page page;
    json request = spoken.request();
    request["catalogue"]["sentences"] = {{"%n cats", json::array({"%n Katze", "%n Katzen"})}, {"Cat", "Katze"}};
    page.done(request);
    CHECK(sayCount("one cat", "%n cats", 1) == "1 Katze");
    CHECK(sayCount("one cat", "%n cats", 0) == "0 Katzen");
    CHECK(say("Cat") == "Katze");
    CHECK(say("Dog") == "Dog");
}

TEST_CASE("a catalogue that is none is refused in one sentence, and the language stays")
{
    const Spoken spoken;
    Page page;
    page.done(spoken.request());
    json many = json::object();
    for (int i = 0; i <= 4096; ++i)
        many[std::to_string(i)] = "a";
    const std::string long_text(4001, 'a');
    const auto sentences = [](const json& given) -> json { return {{"language", "de"}, {"sentences", given}}; };
    const std::tuple<json, json, std::string> refused[] = {
        {7, nullptr, "language: "},
        {"fr", nullptr, "die Datei: "},
        {"fr", 7, "catalogue: "},
        {"fr", {{"language", "fr"}}, "catalogue: "},
        {"fr", spoken.german, "catalogue.language: "},
        {"f\"", {{"language", "f\""}, {"sentences", json::object()}}, "catalogue.language: "},
        {"de", sentences(7), "catalogue.sentences: "},
        {"de", sentences(many), "catalogue.sentences: "},
        {"de", sentences({{"a", 7}}), "catalogue.sentences.a: "},
        {"de", sentences({{"a", json::array({"b"})}}), "catalogue.sentences.a: "},
        {"de", sentences({{"a", json::array({"b", 7})}}), "catalogue.sentences.a: "},
        {"de", sentences({{"a", long_text}}), "catalogue.sentences.a: "},
        {"de", sentences({{long_text, "a"}}), "catalogue.sentences: "},
        {"de", {{"language", "de"}, {"sentences", json::object()}, {"more", 1}}, "catalogue.more: "},
    };
    for (const auto& [language, catalogue, says] : refused) {
        const json answer = page.ask({{"do", "speak"}, {"language", language}, {"catalogue", catalogue}});
        REQUIRE_MESSAGE(answer.contains("fault"), says);
        const std::string fault = answer["fault"];
        CHECK_MESSAGE(fault.starts_with(says), fault);
        CHECK_MESSAGE(fault.size() < 200, fault);
        CHECK(spokenLanguage() == "de");
        CHECK(page.done({{"do", "words"}})["words"]["close"] == "Schließen");
    }
}

TEST_CASE("requests with broken bytes are answered")
{
    const Spoken spoken;
    Page page;
    page.open("000.simple.softmax");
    std::mt19937 dice(5);
    const std::string requests[] = {
        R"({"do": "type", "tensor": "x", "flat": 3, "number": "0.5"})",
        R"({"do": "explain", "tensor": "weights", "flat": 3})",
        R"({"do": "patch", "patch": {"config": {"scale": "none"}}})", R"({"do": "tensor", "tensor": "q"})",
        R"({"do": "speak", "language": "x", "catalogue": {"language": "x", "sentences": {}}})"};
    int faults = 0;
    for (int i = 0; i < 2000; ++i) {
        std::string request = requests[i % 5];
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
