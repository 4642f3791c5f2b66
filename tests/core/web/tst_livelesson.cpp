// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson that is played in a page: what the engine answers to its script, whatever the script sends.
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/resultcode.h"
#include "tests/core/web/livepage.h"

using namespace attn;
using namespace attn::test;

namespace {

class Learner : public LivePage {
public:
    explicit Learner(std::string_view id, const std::string& progress = {})
    {
        Lesson lesson = *loadSteps(*lessonNamed(id));
        for (LessonStep& step : lesson.steps)
            step.from.clear(); // a page has no shipped scenes
        m_text = writeLesson(lesson);
        done({{"do", "lesson"}, {"lesson", m_text}, {"progress", progress}});
    }

    json step(const json& numbers = json::array())
    {
        return done({{"do", "step"}, {"card", ""}, {"numbers", numbers}});
    }
    bool isSolved()
    {
        const json now = step();
        return now["marks"][now["step"].get<std::size_t>()] == "solved";
    }
    json go(int step) { return done({{"do", "go"}, {"step", step}}); }
    std::string progress() { return done({{"do", "progress"}})["progress"]; }

private:
    std::string m_text;
};

} // namespace

TEST_CASE("a choice is judged, and counts once however often it is pressed")
{
    Learner learner("begin.1.weight");
    const json wrong = {{"do", "choose"}, {"question", 0}, {"choice", 0}};
    CHECK(learner.done(wrong)["answer"]["severity"] == "bad");
    learner.done(wrong);
    CHECK(learner.step()["questions"][0]["choice"] == 0);
    CHECK_FALSE(learner.isSolved());
    CHECK(learner.done({{"do", "choose"}, {"question", 0}, {"choice", 1}})["answer"]["severity"] == "ok");
    const json step = learner.step();
    CHECK(learner.isSolved());
    CHECK(step["counts"]["tries"] == 2);
    CHECK(step["counts"]["firstTries"] == 0);
}

TEST_CASE("a hidden cell is shown by the right number alone, and what follows from it stays hidden")
{
    Learner learner("begin.1.weight");
    learner.go(3);
    json step = learner.step();
    const std::string tensor = step["predict"]["tensor"];
    const int flat = step["predict"]["flat"];
    CHECK(tensor == "scores");
    CHECK(flat == 4 * 6 + 4);
    CHECK(learner.done({{"do", "tensor"}, {"tensor", tensor}})["numbers"][std::size_t(flat)] == nullptr);
    const auto predict = [&](const char* number) {
        return learner.done({{"do", "predict"}, {"tensor", tensor}, {"flat", flat}, {"number", number}})["answer"];
    };
    CHECK(predict("0.9")["severity"] == "bad");
    CHECK(predict("what?")["severity"] == "off");
    CHECK(learner.step()["predict"]["answer"]["severity"] == "off");
    CHECK(predict("0.77^2 + 0.25^2 + 0.1^2")["severity"] == "ok");
    step = learner.step();
    CHECK(step["predict"]["answer"]["severity"] == "ok");
    CHECK(learner.isSolved());
    CHECK(step["counts"]["tries"] == 2); // what is no number is no try
}

TEST_CASE("a revealed cell and a solution that was shown are not solved")
{
    Learner learner("begin.1.weight");
    learner.go(3);
    learner.done({{"do", "reveal"}});
    CHECK(learner.step()["predict"]["answer"]["severity"] == "ok");
    CHECK_FALSE(learner.isSolved());
    learner.done({{"do", "again"}});
    CHECK(learner.step()["predict"]["answer"]["severity"] == "off");

    learner.go(1);
    learner.done({{"do", "way"}});
    CHECK(learner.step()["goal"]["severity"] == "ok");
    CHECK_FALSE(learner.isSolved());
    learner.done({{"do", "again"}});
    learner.done({{"do", "type"}, {"tensor", "x"}, {"flat", 6}, {"number", "0.9"}});
    CHECK(learner.step()["goal"]["severity"] == "ok");
    CHECK(learner.isSolved());
}

TEST_CASE("locks hold, and live numbers follow an edit")
{
    Learner learner("begin.1.weight");
    learner.go(1);
    const json before = learner.step({"weights[1,2]", "nothing[0]"});
    CHECK(before["numbers"]["weights[1,2]"] == "0.2333");
    CHECK(before["numbers"]["nothing[0]"] == "?");
    CHECK(learner.ask({{"do", "type"}, {"tensor", "x"}, {"flat", 0}, {"number", "2"}})["fault"] ==
          "x[0,0,0] is locked in this step");
    learner.done({{"do", "type"}, {"tensor", "x"}, {"flat", 6}, {"number", "0.9"}});
    const json after = learner.step({"weights[1,2]"});
    CHECK(after["numbers"]["weights[1,2]"] == "0.2673");
    CHECK(after["edited"]);
    CHECK(std::string(after["stage"]).find(" w\">") != std::string::npos);
}

TEST_CASE("a step that is solved after a hint is counted apart from first tries")
{
    Learner learner("begin.1.weight");
    learner.done({{"do", "hint"}}); // it has none
    learner.done({{"do", "choose"}, {"question", 0}, {"choice", 1}});
    CHECK(learner.step()["counts"]["firstTries"] == 1);
    CHECK(learner.step()["counts"]["hinted"] == 0);
    learner.go(1);
    learner.done({{"do", "hint"}});
    learner.done({{"do", "type"}, {"tensor", "x"}, {"flat", 6}, {"number", "0.9"}});
    CHECK(learner.step()["counts"]["solved"] == 2);
    CHECK(learner.step()["counts"]["firstTries"] == 1);
    CHECK(learner.step()["counts"]["hinted"] == 1);
    learner.done({{"do", "again"}});
    learner.done({{"do", "type"}, {"tensor", "x"}, {"flat", 6}, {"number", "0.9"}});
    CHECK(learner.step()["counts"]["hinted"] == 1);
    CHECK(Learner("begin.1.weight", learner.progress()).step()["counts"]["hinted"] == 1);
}

TEST_CASE("progress survives a reload, and what was tampered with does no harm")
{
    Learner learner("begin.1.weight");
    learner.done({{"do", "choose"}, {"question", 0}, {"choice", 1}});
    learner.go(1);
    learner.done({{"do", "hint"}});
    learner.done({{"do", "type"}, {"tensor", "x"}, {"flat", 6}, {"number", "0.9"}});
    const std::string kept = learner.progress();
    Learner again("begin.1.weight", kept);
    const json step = again.step();
    CHECK(step["step"] == 1);
    CHECK(step["hints"] == 1);
    CHECK(step["goal"]["severity"] == "ok");
    CHECK(step["counts"]["solved"] == 2);
    CHECK(again.progress() == kept);

    for (const char* broken :
         {"nonsense", "[]", "{\"step\": 99}", "{\"step\": -1, \"steps\": 7}",
          "{\"steps\": [1, null, {\"hints\": 1e300}]}",
          R"({"step": 1, "steps": [{}, {"work": {"inputs": {"x": "no"}}}]})",
          R"({"step": 1, "steps": [{}, {"work": {"edits": [{"tensor": "x", "index": [0, 0], "value": 5}]}}]})",
          R"({"step": 0, "steps": [{"choices": {"0": 17}, "numbers": {"0": []}, "hidden": ["x"]}]})"}) {
        CAPTURE(broken);
        Learner other("begin.1.weight", broken);
        const json state = other.step({"x[0,0]"});
        CHECK(state["counts"]["solved"] == 0);
        CHECK(state["numbers"]["x[0,0]"] == "0.4300"); // locked work was not taken
    }
}

TEST_CASE("what the script must not ask is refused in one sentence")
{
    LiveSession closed;
    CHECK(json::parse(closed.answer(R"({"do": "go", "step": 1})"))["fault"] == "do: no lesson is open");
    CHECK(json::parse(closed.answer(R"({"do": "lesson", "lesson": "{}", "progress": ""})")).contains("fault"));
    Learner learner("begin.1.weight");
    for (const json& request :
         {json{{"do", "go"}, {"step", 8}}, json{{"do", "go"}, {"step", -1}},
          json{{"do", "choose"}, {"question", 1}, {"choice", 0}},
          json{{"do", "choose"}, {"question", 0}, {"choice", 3}},
          json{{"do", "answer"}, {"question", 0}, {"number", "1"}}, json{{"do", "way"}},
          json{{"do", "step"}, {"card", 7}, {"numbers", json::array()}},
          json{{"do", "step"}, {"card", ""}, {"numbers", {1}}}, json{{"do", "open"}, {"scene", "{}"}},
          json{{"do", "predict"}, {"tensor", "scores"}, {"flat", 36}, {"number", "1"}}}) {
        CAPTURE(request.dump());
        CHECK(learner.ask(request).contains("fault"));
        CHECK(learner.step()["step"] == 0);
    }
}

TEST_CASE("the code at the end has what was done")
{
    Learner learner("begin.1.weight");
    const auto code = [&](const char* student) {
        return learner.ask({{"do", "code"}, {"id", "begin.1.weight"}, {"student", student}, {"minutes", 7}});
    };
    CHECK(code("  ").contains("fault"));
    learner.done({{"do", "choose"}, {"question", 0}, {"choice", 0}});
    learner.done({{"do", "choose"}, {"question", 0}, {"choice", 1}});
    const auto result = readResultCode(std::string(code("Ada")["code"]));
    REQUIRE(result);
    CHECK(*result == LessonResult{"begin.1.weight", "Ada", 5, 1, 0, 2, 7});
}
