// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of an import: from text arrays, from the names of a table, or chosen.
#include "tests/core/support/importscenes.h"
#include "tests/core/support/samplescenes.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace attn;

namespace {

using Words = std::vector<std::string>;

ReadArray weightsOf(std::int64_t heads, std::int64_t count)
{
    return {"attention", "float32",
            Tensor({heads, count, count},
                   std::vector<float>(static_cast<std::size_t>(heads * count * count), 1.0f / float(count))),
            0};
}

ReadArray textsNamed(const std::string& name, const ReadTexts& texts)
{
    ReadArray array{name, "text", Tensor(Shape{0}), 0};
    array.left_out = "it contains text, not numbers";
    array.texts = texts;
    return array;
}

bool says(const ImportPlan& plan, const std::string& sentence)
{
    return std::ranges::count(plan.sentences, sentence) == 1;
}

} // namespace

TEST_CASE("A text array called tokens or labels becomes the tokens if it has as many")
{
    const Words cat{"The", "cat", "sat"};
    for (const char* name : {"tokens", "input_tokens", "Labels", "meta/token_strings", "words"}) {
        const std::vector<ReadArray> arrays{weightsOf(2, 3), textsNamed(name, {cat})};
        CHECK(importedOnto(arrays, plainLayer()).tokens == ReadTexts{cat});
        CHECK(says(*planImport(arrays, plainLayer()), std::string(name) + " becomes the tokens “The”, “cat”, “sat”"));
    }
    const std::vector<ReadArray> other{weightsOf(2, 3), textsNamed("model", {cat})};
    CHECK(importedOnto(other, plainLayer()).tokens.empty());
    CHECK(says(*planImport(other, plainLayer()), "model is left out: it contains text, not numbers"));
    const std::vector<ReadArray> four{weightsOf(1, 4), textsNamed("tokens", {cat})};
    CHECK(importedOnto(four, plainLayer()).tokens.empty());
    CHECK(says(*planImport(four, plainLayer()), "tokens cannot be used as tokens: got 3 tokens, but the layer has 4."));
    // The closest name, and not those of another sequence.
    CHECK(importedOnto({weightsOf(1, 2), textsNamed("labels", {{"a", "b"}}), textsNamed("tokens", {{"c", "d"}}),
                        textsNamed("key_tokens", {{"e", "f"}})},
                       plainLayer())
              .tokens == ReadTexts{{"c", "d"}});
}

TEST_CASE("Keys of recorded attention that are not the tokens are named by text arrays and by columns")
{
    const ReadArray weights{"attention", "float32", Tensor({2, 3}, {0.5f, 0.25f, 0.25f, 1, 0, 0}), 0};
    for (const char* name : {"memory_tokens", "key_tokens", "keys"}) {
        const std::vector<ReadArray> arrays{weights, textsNamed("tokens", {{"Le", "chat"}}),
                                            textsNamed(name, {{"the", "cat", "sat"}})};
        const Scene scene = importedOnto(arrays, plainLayer());
        CHECK(scene.tokens == ReadTexts{{"Le", "chat"}});
        CHECK(scene.memory_tokens == ReadTexts{{"the", "cat", "sat"}});
        CHECK(says(*planImport(arrays, plainLayer()),
                   std::string(name) + " becomes the names of the keys: “the”, “cat”, “sat”"));
    }
    const std::vector<ReadArray> wrong{weights, textsNamed("keys", {{"the", "cat"}})};
    CHECK(importedOnto(wrong, plainLayer()).memory_tokens == ReadTexts{{"m0", "m1", "m2"}});
    CHECK(says(*planImport(wrong, plainLayer()),
               "keys cannot be used as names of the keys: got 2 tokens for the keys, but the layer has 3 keys."));

    ReadArray table = weights;
    table.row_names = {"Le", "chat"};
    table.column_names = {"the", "cat", "sat"};
    CHECK(importedOnto({table}, plainLayer()).tokens == ReadTexts{{"Le", "chat"}});
    CHECK(importedOnto({table}, plainLayer()).memory_tokens == ReadTexts{{"the", "cat", "sat"}});

    ImportChoices choices;
    choices.memory_tokens = {{"a", "b", "c"}};
    CHECK(importedOnto({table}, plainLayer(), choices).memory_tokens == choices.memory_tokens);
    choices.memory_tokens = {{"a"}};
    CHECK(planImport({table}, plainLayer(), choices).error().message ==
          "got 1 token for the keys, but the layer has 3 keys");
    const ReadArray x{"x", "float32", Tensor({1, 2}, {1, 2}), 0},
        w{"W_query", "float32", Tensor({2, 2}, {1, 2, 3, 4}), 0};
    CHECK(planImport({x, w, {"W_key", "float32", w.values, 0}, {"W_value", "float32", w.values, 0}}, plainLayer(),
                     choices)
              .error()
              .message == "the keys of this layer are its tokens; name them with --tokens");
}

TEST_CASE("Every item of a batch gets its tokens")
{
    const ReadArray x{"x", "float32", Tensor({2, 2, 1}, {1, 2, 3, 4}), 0};
    CHECK(importedOnto({x, textsNamed("tokens", {{"a", "b"}})}, plainLayer()).tokens ==
          ReadTexts{{"a", "b"}, {"a", "b"}});
    CHECK(importedOnto({x, textsNamed("tokens", {{"a", "b"}, {"c", "d"}})}, plainLayer()).tokens ==
          ReadTexts{{"a", "b"}, {"c", "d"}});
    CHECK(importedOnto({x, textsNamed("tokens", {{"a", "b"}, {"c", "d"}, {"e", "f"}})}, plainLayer()).tokens.empty());
}

TEST_CASE("The names of a table become the tokens")
{
    ReadArray table{"attention", "text", Tensor({2, 2}, {0.5f, 0.5f, 0.25f, 0.75f}), 0};
    table.row_names = {"Wir", "lesen"};
    CHECK(importedOnto({table}, plainLayer()).tokens == ReadTexts{{"Wir", "lesen"}});
    CHECK(says(*planImport({table}, plainLayer()), "The names in attention become the tokens: “Wir”, “lesen”."));
    table.column_names = std::exchange(table.row_names, {});
    CHECK(importedOnto({table}, plainLayer()).tokens == ReadTexts{{"Wir", "lesen"}});
    // The columns of x are no tokens, nor are empty names.
    ReadArray x{"x", "text", Tensor({2, 2}, {1, 2, 3, 4}), 0};
    x.column_names = {"a", "b"};
    CHECK(importedOnto({x}, plainLayer()).tokens.empty());
    x.row_names = {"a", ""};
    CHECK(importedOnto({x}, plainLayer()).tokens.empty());
}

TEST_CASE("Chosen tokens come before all others, and must fit")
{
    ImportChoices choices;
    choices.tokens = {{"x", "\n", "z"}};
    const std::vector<ReadArray> arrays{weightsOf(1, 3), textsNamed("tokens", {{"a", "b", "c"}})};
    CHECK(importedOnto(arrays, plainLayer(), choices).tokens == choices.tokens);
    CHECK(says(*planImport(arrays, plainLayer(), choices), "The tokens are “x”, “\\n”, “z”."));
    choices.tokens = {{"x"}};
    CHECK(planImport(arrays, plainLayer(), choices).error().message == "got 1 token, but the layer has 3");
    choices.tokens = {{"x", std::string(257, 'y'), "z"}};
    CHECK(planImport(arrays, plainLayer(), choices).error().message == "token 2 has 257 bytes; expected 1 to 256");
    choices.tokens = {{"a", "b", "c"}, {"a", "b", "c"}};
    CHECK(planImport(arrays, plainLayer(), choices).error().message ==
          "got 2 lists of tokens, but the layer has a batch of 1");
}

TEST_CASE("names of the keys stay with a memory of as many tokens alone")
{
    const Scene base = lessonScene("today.10.cross");
    const std::int64_t keys = std::ssize(base.memory_tokens.front()), width = base.input("source")->dim(-1);
    const auto memory = [&](std::int64_t tokens) {
        return std::vector<ReadArray>{{"memory", "float32", Tensor({tokens, width}), 0}};
    };
    CHECK(importedOnto(memory(keys), base).memory_tokens == base.memory_tokens);
    const Scene fewer = importedOnto(memory(keys - 2), base);
    CHECK(fewer.memory_tokens.empty());
    const auto plan = planImport(memory(keys - 2), base, {});
    REQUIRE(plan);
    CHECK(std::ranges::count(plan->sentences, "The keys are now named m0 to m2 because their number changed.") == 1);
    // A layer that reads none has no such names.
    Scene recorded = importedOnto({{"weights", "float32", Tensor({1, 1, 2, 3}), 0}}, plainLayer());
    CHECK_FALSE(recorded.memory_tokens.empty());
    CHECK(importedOnto({{"x", "float32", Tensor({2, 3}), 0}}, recorded).memory_tokens.empty());
}

TEST_CASE("What holds no numbers is left out by its reason, unless the layer needs it")
{
    ReadArray complex{"freqs_cis", "C64", Tensor(Shape{0}), 0};
    complex.left_out = "the dtype 'C64' is not supported";
    const std::vector<ReadArray> arrays{weightsOf(1, 2), complex};
    CHECK(says(*planImport(arrays, plainLayer()), "freqs_cis is left out: the dtype 'C64' is not supported"));
    ImportChoices choices;
    choices.steps = {{"freqs_cis", ImportTarget::X}};
    CHECK(planImport(arrays, plainLayer(), choices).error().message ==
          "freqs_cis cannot be used: the dtype 'C64' is not supported");
    CHECK(planImport({textsNamed("tokens", {{"a"}})}, plainLayer()).error().message ==
          "No array was recognized as part of an attention layer: tokens (it contains text, not numbers)");
    ReadArray key{"W_key", "C64", Tensor(Shape{0}), 0};
    key.left_out = complex.left_out;
    const ReadArray x{"x", "float32", Tensor({2, 2}, {1, 2, 3, 4}), 0}, query{"W_query", "float32", x.values, 0};
    CHECK(planImport({x, query, key}, plainLayer()).error().message ==
          "W_key is part of the layer but cannot be read: the dtype 'C64' is not supported");
}
