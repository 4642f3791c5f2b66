// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/strides.h"
#include "core/recipe/realize.h"
#include "core/scene/edits.h"
#include "core/scene/scene.h"
#include "tests/core/support/samplescenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <new>
#include <random>

using namespace attn;

namespace {
std::size_t allocated = 0; // bytes that this program ever asked for
}

[[gnu::noinline]] void* operator new(std::size_t size)
{
    allocated += size;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace {

// The plain way: a list that is searched from its beginning.
struct PlainList {
    std::vector<Edit> edits;

    static Index written(const Edit& edit, Index index) // as traced
    {
        if (edit.tensor == "x" && index.size() == 2)
            index.insert(index.begin(), 0);
        return index;
    }
    auto find(const std::string& tensor, const Index& index)
    {
        return std::ranges::find_if(edits, [&](const Edit& edit) {
            return edit.tensor == tensor && written(edit, edit.index) == written(edit, index);
        });
    }
    void set(const std::string& tensor, const Index& index, float value)
    {
        if (const auto found = find(tensor, index); found != edits.end())
            found->value = value;
        else
            edits.push_back({tensor, index, value});
    }
    bool remove(const std::string& tensor, const Index& index)
    {
        const auto found = find(tensor, index);
        const bool there = found != edits.end();
        if (there)
            edits.erase(found);
        return there;
    }
};

std::vector<Edit> listed(const EditList& edits)
{
    const auto entries = edits.inOrder();
    return {entries.begin(), entries.end()};
}

} // namespace

TEST_CASE("a list of edits equals one that is searched from its beginning, but is faster")
{
    std::mt19937 random(5);
    const auto upTo = [&](int below) { return std::int64_t(random() % unsigned(below)); };
    for (int round = 0; round < 20; ++round) {
        EditList edits;
        PlainList plain;
        std::vector<std::pair<EditList, std::vector<Edit>>> history;
        const int side = round % 2 ? 30 : 5;
        for (int step = 0; step < 1500; ++step) {
            const char* const names[] = {"x", "x", "W", "b"};
            const std::string tensor = names[upTo(4)];
            Index index = tensor == "b" ? Index{upTo(side)} : Index{upTo(side), upTo(side)};
            if (tensor == "x" && upTo(2))
                index.insert(index.begin(), upTo(2));
            const float value = upTo(20) ? float(upTo(5)) : std::numeric_limits<float>::quiet_NaN();
            if (upTo(4)) {
                edits.set(tensor, index, value);
                plain.set(tensor, index, value);
            } else {
                CHECK(edits.remove(tensor, index) == plain.remove(tensor, index));
            }
            if (upTo(400) == 0) {
                edits.removeAll("b");
                std::erase_if(plain.edits, [](const Edit& edit) { return edit.tensor == "b"; });
            }
            CHECK(edits.size() == plain.edits.size());
            CHECK(edits.contains(tensor, index) == (plain.find(tensor, index) != plain.edits.end()));
            if (upTo(50) == 0)
                history.emplace_back(edits, plain.edits);
        }
        history.emplace_back(edits, plain.edits);
        for (const auto& [list, expected] : history) { // no later change reached an earlier list
            CHECK(listed(list) == expected);
            CHECK(list == EditList(expected));
            CHECK((list == edits) == (expected == plain.edits));
            for (const auto& each : list.tensors()) {
                CHECK(std::size_t(std::distance(each->begin(), each->end())) == each->size());
                std::vector<std::int64_t> cells;
                for (const CellEdit& edit : *each)
                    cells.push_back(cellOf(each->tensor() == "x"   ? Shape{2, side, side}
                                           : each->tensor() == "W" ? Shape{side, side}
                                                                   : Shape{side},
                                           each->tensor() == "x" ? indexOfRank(edit.index, 3) : edit.index));
                CHECK(std::ranges::is_sorted(cells));
                CHECK(std::ranges::count(cells, -1) == 0);
            }
        }
    }
}

TEST_CASE("two lists are compared cell by cell, but for what they share")
{
    EditList before;
    for (std::int64_t i = 0; i < 4000; ++i)
        before.set("W", {i / 50, i % 50}, float(i));
    EditList after = before;
    after.set("W", {3, 7}, -1);
    after.set("W", {90, 0}, 5);
    after.remove("W", {40, 1});
    std::vector<std::string> reported;
    int visits = 0;
    TensorEdits::compare(*before.of("W"), *after.of("W"), [&](const CellEdit* was, const CellEdit* now) {
        ++visits;
        if (!was || !now || was->value != now->value)
            reported.push_back(toString((now ? now : was)->index) + (was ? now ? " changed" : " gone" : " new"));
    });
    CHECK(reported == std::vector<std::string>{"[3, 7] changed", "[40, 1] gone", "[90, 0] new"});
    CHECK(visits < 1000);
}

TEST_CASE("the order of edits is a part of the list")
{
    const EditList one(std::vector<Edit>{{"a", {0}, 1}, {"b", {0}, 1}}),
        other(std::vector<Edit>{{"b", {0}, 1}, {"a", {0}, 1}});
    CHECK(!(one == other));
    EditList again = other;
    again.remove("b", {0});
    again.set("b", {0}, 1);
    CHECK(again == one);
}

TEST_CASE("an undo step of one cell among 65,536 takes few bytes")
{
    Scene scene;
    std::vector<Edit> many;
    for (std::int64_t i = 0; i < 65536; ++i)
        many.push_back({"W_query", {i / 256, i % 256}, 0.5f});
    scene.edits = std::move(many);
    std::vector<Scene> steps;
    steps.reserve(300);
    const std::size_t before = allocated;
    for (int i = 0; i < 300; ++i) {
        steps.push_back(i == 0 ? scene : steps.back());
        steps.back().edits.set("W_query", {i % 256, i % 7}, float(i));
        CHECK(!(steps.back() == (i == 0 ? scene : steps[i - 1])));
    }
    CHECK((allocated - before) / 300 < 40'000);
}

TEST_CASE("a scene with edits is planned without a word for each of them")
{
    Scene scene = plainScene();
    scene.inputs.push_back({"spare", Tensor({256, 256})});
    for (std::int64_t i = 0; i < 65536; ++i)
        scene.edits.set("spare", {i / 256, i % 256}, 0.5f);
    const std::size_t before = allocated;
    REQUIRE(plan(scene));
    CHECK(allocated - before < 100'000);
}

TEST_CASE("an index and its flat position belong together")
{
    const Shape shape = {2, 3, 4};
    for (std::int64_t flat = 0; flat < elementCount(shape); ++flat)
        CHECK(flatIndex(shape, indexAt(shape, flat)) == flat);
    CHECK(flatIndex(shape, {1, 2, 3}) == 23);
    CHECK(flatIndex(shape, {0, 3, 0}) == -1);
    CHECK(flatIndex(shape, {0, -1, 0}) == -1);
    CHECK(flatIndex(shape, {0, 0}) == -1);
    CHECK(flatIndex({}, {}) == 0);
}

TEST_CASE("the batch axis of a batch of one may be left out, and a cell with two names is one cell")
{
    CHECK(cellOf({1, 6, 3}, {4, 2}) == 14);
    CHECK(cellOf({1, 6, 3}, {0, 4, 2}) == 14);
    CHECK(cellOf({2, 6, 3}, {4, 2}) == -1);
    CHECK(cellOf({6, 3}, {4, 2}) == 14);
    EditList of_memory;
    of_memory.set("source", {0, 4, 2}, 1);
    of_memory.set("source", {4, 2}, 2); // another name of the same cell
    CHECK(of_memory.size() == 1);
    CHECK(indexOfRank({0, 4, 2}, 2) == Index{4, 2});
    CHECK(indexOfRank({4, 2}, 3) == Index{0, 4, 2});
    CHECK(indexOfRank({4, 2}, 2) == Index{4, 2});
    EditList edits;
    edits.set("x", {4, 2}, 1);
    CHECK(edits.contains("x", {0, 4, 2}));
    CHECK(!edits.contains("x", {1, 4, 2}));
    CHECK(!edits.contains("y", {4, 2}));
}
