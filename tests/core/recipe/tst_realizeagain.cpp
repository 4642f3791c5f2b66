// SPDX-License-Identifier: GPL-3.0-or-later
// Realizing a scene that has changed: edits reach their cells alone, and what did not change is taken over.
#include "tests/core/support/recipescenes.h"
#include "tests/core/support/samplescenes.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <bit>
#include <random>

using namespace attn;

namespace {

std::vector<std::int64_t> differingCells(const Tensor& a, const Tensor& b)
{
    std::vector<std::int64_t> cells;
    for (std::int64_t i = 0; i < a.size(); ++i)
        if (std::bit_cast<std::uint32_t>(a[i]) != std::bit_cast<std::uint32_t>(b[i]))
            cells.push_back(i);
    return cells;
}

} // namespace

TEST_CASE("an edit changes its cell alone and never redraws")
{
    Scene scene = linearScene();
    const auto before = realized(scene);
    scene.edits.set("W_query.weight", {1, 2}, 9.5f);
    const auto after = realized(scene, before);
    Floats expected = valuesOf(*before, "W_query.weight");
    expected[5] = 9.5f;
    CHECK(valuesOf(*after, "W_query.weight") == expected);
    for (const char* name : {"x", "W_key.weight", "W_value.weight"})
        CHECK(after->at(name).sameBlock(before->at(name)));
    CHECK(after->keep == before->keep);

    scene.edits.remove("W_query.weight", {1, 2});
    const auto undone = realized(scene, after);
    CHECK(undone->at("W_query.weight") == before->at("W_query.weight"));
}

TEST_CASE("an edit names its cells, so that they need not be searched for")
{
    Scene scene = linearScene();
    const auto first = realized(scene);
    CHECK(first->edited.empty());
    CHECK(realized(scene, first)->edited.empty());

    scene.edits.set("x", {0, 2, 1}, 9.5f);
    scene.edits.set("W_key.weight", {1, 2}, -4.0f);
    scene.edits.set("x", {0, 0, 1}, 2.0f);
    const auto second = realized(scene, first);
    REQUIRE(second->edited.size() == 2);
    CHECK(second->edited[0].tensor == "x");
    CHECK(second->edited[0].cells == std::vector<std::int64_t>{1, 7});
    CHECK(second->edited[0].before.sameBlock(first->at("x")));
    CHECK(second->edited[1].tensor == "W_key.weight");
    CHECK(second->edited[1].cells == std::vector<std::int64_t>{5});

    SUBCASE("also when the cell was edited before")
    {
        scene.edits.set("x", {0, 2, 1}, 10.0f);
        const auto third = realized(scene, second);
        REQUIRE(third->edited.size() == 1);
        CHECK(third->edited[0].cells == std::vector<std::int64_t>{7});
        CHECK(third->edited[0].before.sameBlock(second->at("x")));
        CHECK(third->at("W_key.weight").sameBlock(second->at("W_key.weight")));
    }
    SUBCASE("also when it is taken back")
    {
        scene.edits.remove("x", {0, 2, 1});
        CHECK(realized(scene, second)->edited[0].cells == std::vector<std::int64_t>{7});
    }
    SUBCASE("not when the edit says what is there anyway")
    {
        scene.edits.set("x", {0, 3, 0}, first->at("x")[9]);
        const auto third = realized(scene, second);
        CHECK(third->edited.empty());
        CHECK(third->at("x").sameBlock(second->at("x")));
    }
    SUBCASE("not when the tensor is drawn again")
    {
        scene.draws.insert(scene.draws.begin() + 1, Skip{1});
        scene.edits.set("W_key.weight", {0, 0}, 1.0f);
        CHECK(realized(scene, second)->edited.empty());
    }
    SUBCASE("not what derives from the edited tensor")
    {
        const Scene stacked = headsScene(2);
        Scene edited = stacked;
        edited.edits.set("x1", {0, 0}, 2.0f);
        const auto after = realized(edited, realized(stacked));
        REQUIRE(after->edited.size() == 1);
        CHECK(after->edited[0].tensor == "x1");
    }
}

TEST_CASE("edits follow into lookup, stack and linear_from_T")
{
    Scene fused = fusedScene();
    fused.edits.set("embed.weight", {2, 1}, 7.0f);
    fused.edits.set("ids", {0, 3}, 2.0f);
    const auto first = realized(fused);
    for (std::int64_t cell : {1 * 4 + 1, 3 * 4 + 1, 5 * 4 + 1}) // tokens 1 and 3 of batch 0, token 1 of batch 1
        CHECK(first->at("x")[cell] == 7.0f);
    CHECK(first->at("x")[6 * 4 + 1] != 7.0f);

    Scene stacked = headsScene(2);
    stacked.edits.set("x1", {4, 0}, -3.0f);
    stacked.edits.set("x", {1, 5, 2}, 8.0f); // of the copy, after it was made
    const auto second = realized(stacked);
    CHECK(second->at("x")[12] == -3.0f);
    CHECK(second->at("x")[18 + 12] == -3.0f);
    CHECK(second->at("x")[17] == 0.55f);
    CHECK(second->at("x")[18 + 17] == 8.0f);

    Scene transposed = plainScene();
    transposed.draws = {LinearFromT{"t", "x"}};
    transposed.edits.set("x", {0, 4, 1}, 5.0f);
    CHECK(realized(transposed)->at("t.weight")[1 * 6 + 4] == 5.0f);
}

TEST_CASE("an x without a batch axis may be edited as written or as traced")
{
    Scene written = plainScene(), traced = plainScene();
    written.edits.set("x", {4, 1}, 5.0f);
    traced.edits.set("x", {0, 4, 1}, 5.0f);
    CHECK(realized(written)->at("x")[13] == 5.0f);
    CHECK(realized(written)->at("x") == realized(traced)->at("x"));
    written.edits.set("x", {0, 4, 1}, 6.0f);
    CHECK(written.edits.size() == 1);
    CHECK(written.edits.remove("x", {4, 1}));
    CHECK(written.edits.empty());
}

TEST_CASE("what did not change is taken over")
{
    const Scene scene = headsScene(2);
    const auto first = realized(scene);

    SUBCASE("everything, when nothing changed")
    {
        const auto second = realized(scene, first);
        for (const NamedTensor& each : first->tensors)
            CHECK(second->at(each.name).sameBlock(each.tensor));
        CHECK(second->keep == first->keep);
    }
    SUBCASE("edited tensors, when another one is edited")
    {
        Scene one = scene;
        one.edits.set("x1", {0, 0}, 2.0f);
        const auto second = realized(one, first);
        one.edits.set("head1.W_key.weight", {0, 0}, 3.0f);
        const auto third = realized(one, second);
        CHECK(third->at("x1").sameBlock(second->at("x1")));
        CHECK(third->at("x").sameBlock(second->at("x")));
        CHECK_FALSE(second->at("x").sameBlock(first->at("x")));
    }
    SUBCASE("the draws before the one that changed")
    {
        Scene other = scene;
        std::get<Linear>(other.draws[3]).bias = true;
        const auto second = realized(other, first);
        CHECK_FALSE(second->at("head0.W_key.weight").sameBlock(first->at("head0.W_key.weight")));
        CHECK(second->at("head0.W_query.weight").sameBlock(first->at("head0.W_query.weight")));
        CHECK(second->at("x").sameBlock(first->at("x")));
        CHECK(second->keep != first->keep);
        const auto fresh = realized(other);
        for (const NamedTensor& each : fresh->tensors)
            CHECK(second->at(each.name) == each.tensor);
        CHECK(*second->keep == *fresh->keep);
    }
    SUBCASE("what derives from the same numbers, behind another seed")
    {
        Scene other = scene;
        other.draws = {Stack{"x1", "x", 2}, ManualSeed{124}};
        other.draws.insert(other.draws.end(), scene.draws.begin() + 2, scene.draws.end());
        const auto second = realized(other, first);
        CHECK(second->at("x").sameBlock(first->at("x")));
        CHECK_FALSE(second->at("head0.W_query.weight") == first->at("head0.W_query.weight"));
    }
    SUBCASE("not the keep mask of another p or stream")
    {
        Scene other = scene;
        other.config.dropout.p = 0.25;
        CHECK_FALSE(*realized(other, first)->keep == *first->keep);
        other = scene;
        other.config.dropout.stream = DropoutStream::Mkl;
        CHECK_FALSE(*realized(other, first)->keep == *first->keep);
        CHECK(keepPattern(*realized(other, first)) == keepPattern(*realized(other)));
    }
    SUBCASE("the keep mask when only p's neighbours change")
    {
        Scene other = scene;
        other.config.dropout.on = DropoutOn::Scores;
        other.config.temperature = 2;
        CHECK(realized(other, first)->keep == first->keep);
    }
}

TEST_CASE("however a scene changes, the same numbers come out with and without the one before")
{
    std::mt19937 dice(5);
    const auto roll = [&](int sides) { return static_cast<int>(dice() % sides); };
    Scene scene = headsScene(2);
    auto previous = realized(fusedScene());
    for (int step = 0; step < 400; ++step) {
        const std::size_t place = roll(static_cast<int>(scene.draws.size()) + 1);
        switch (roll(8)) {
        case 0: scene.edits.set("x1", {roll(6), roll(3)}, static_cast<float>(roll(9))); break;
        case 1: scene.edits.set("head0.W_key.weight", {roll(2), roll(3)}, static_cast<float>(roll(9))); break;
        case 2: scene.edits.clear(); break;
        case 3: scene.draws.insert(scene.draws.begin() + place, ManualSeed{static_cast<std::uint64_t>(roll(3))}); break;
        case 4:
            if (place < scene.draws.size() && std::holds_alternative<ManualSeed>(scene.draws[place]))
                std::get<ManualSeed>(scene.draws[place]).seed = roll(3);
            break;
        case 5: scene.config.dropout.p = roll(3) * 0.5; break;
        case 6: scene.config.dropout.stream = DropoutStream(roll(2)); break;
        case 7:
            if (scene.draws.size() > 12)
                scene = headsScene(1 + roll(3));
            break;
        }
        const auto fresh = realized(scene), reused = realized(scene, previous);
        for (const NamedTensor& each : fresh->tensors)
            CHECK(reused->at(each.name) == each.tensor);
        for (const EditedCells& each : reused->edited)
            CHECK(differingCells(each.before, fresh->at(each.tensor)) == each.cells);
        CHECK(bool(reused->keep) == bool(fresh->keep));
        if (fresh->keep)
            CHECK(*reused->keep == *fresh->keep);
        previous = reused;
    }
}
