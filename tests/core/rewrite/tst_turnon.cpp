// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/recipe/realize.h"
#include "core/rewrite/turnon.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

bool isOff(const Scene& scene, std::string_view card)
{
    const auto planned = plan(scene);
    REQUIRE(planned);
    for (const StageTensor& tensor : planned->stages)
        if (tensor.card == card && tensor.onCard())
            return false;
    return true;
}

} // namespace

TEST_CASE("One choice turns on the card that it is for, in every lesson")
{
    int turned = 0;
    for (const LessonEntry& entry : sceneLessons()) {
        const auto scene = loadLesson(entry);
        REQUIRE(scene);
        for (const char* card : {"scale", "mask", "softmax", "dropout", "context", "concat", "output"}) {
            const std::string_view words = turnOnWords(scene->config, card);
            const auto made = turnOn(*scene, card);
            CHECK_MESSAGE((words.empty() || isOff(*scene, card)), std::string(entry.id), " ", std::string(card));
            if (words.empty()) {
                CHECK_FALSE(made);
                continue;
            }
            if (!made) // heads and layers that the lesson's own numbers do not allow: told
                continue;
            CHECK_MESSAGE(!isOff(made->scene, card), std::string(entry.id), " ", std::string(card));
            ++turned;
        }
    }
    CHECK(turned > 60);
}

TEST_CASE("Turning a stage on changes that choice alone")
{
    const Scene scene = *loadLesson(*lessonNamed("000.causal.neg_inf"));
    CHECK(turnOnWords(scene.config, "dropout") == "Dropout with p = 0.5");
    Scene expected = scene;
    expected.config.dropout.p = 0.5;
    expected.config.dropout.train = true;
    CHECK(turnOn(scene, "dropout")->scene == expected);
    CHECK(turnOnWords(scene.config, "softmax").empty()); // it is on
}

TEST_CASE("A layer without values draws some, and goes on to the context")
{
    Scene scene;
    scene.inputs = {{"x", Tensor({3, 2}, {1, 2, 3, 4, 5, 6})}};
    scene.config.projection = Projection::Param;
    scene.config.d_in = scene.config.d_out = 2;
    scene.config.starts_from = StartsFrom::XForScores;
    scene.draws = {ManualSeed{1}, Rand{"W_query", {2, 2}, {}}, Rand{"W_key", {2, 2}, {}}};
    CHECK(isOff(scene, "context"));
    CHECK(turnOnWords(scene.config, "context") == "Separate values");
    CHECK(turnOnWords(scene.config, "output").empty());
    const auto made = turnOn(scene, "context");
    REQUIRE(made);
    CHECK(!isOff(made->scene, "context"));
    CHECK((*realize(made->scene))->at("W_key") == (*realize(scene))->at("W_key"));
}
