// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/random/initializers.h"
#include "core/rewrite/tokens.h"
#include "tests/core/support/rewritten.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <algorithm>
#include <limits>
#include <random>

using namespace attn;

namespace {

using WordList = std::vector<std::string>;

const WordList journey_words = {"Your", "journey", "starts", "with", "one", "step"};

Scene named()
{
    Scene scene = paramScene();
    scene.tokens = {journey_words};
    return scene;
}

// Ids [[1,2,0,0],[1,2,3,4]] in a table of five rows, row 0 for padding; a padding mask that blocks it.
Scene lookedUp()
{
    Scene scene = *loadLesson(*lessonNamed("004.fused"));
    scene.tokens = {{"a", "b", "<pad>", "<pad>"}, {"a", "b", "c", "d"}};
    return scene;
}

std::vector<float> row(const Tensor& x, std::int64_t t)
{
    const std::int64_t width = x.dim(-1);
    return {x.data() + t * width, x.data() + (t + 1) * width};
}

std::vector<float> embeddingRow(std::uint64_t seed, std::int64_t index, std::int64_t width)
{
    std::vector<float> table(1024 * width);
    TorchGenerator generator(seed);
    initEmbedding(generator, Normals::Avx2, width, std::nullopt, table);
    return {table.begin() + index * width, table.begin() + (index + 1) * width};
}

} // namespace

TEST_CASE("a line is cut at blanks")
{
    CHECK(wordsOf("  Your journey\tstarts\n") == WordList{"Your", "journey", "starts"});
    CHECK(wordsOf(" ").empty());
}

TEST_CASE("the words that are there already change nothing")
{
    for (const LessonEntry& entry : sceneLessons()) {
        const Scene scene = *loadLesson(entry);
        if (scene.config.stage != Stage::Attention)
            continue;
        WordList words;
        for (std::int64_t t = 0; t < plan(scene)->dims.T; ++t)
            words.push_back(tokenLabel(scene, 0, t));
        const auto same = done(setTokens(scene, 0, words));
        CHECK(same.scene == scene);
        CHECK(same.notes.empty());
    }
}

TEST_CASE("a known word takes its row, a new word the next row of the seeded embedding")
{
    const Scene scene = named();
    const Rewritten longer = done(setTokens(scene, 0, wordsOf("Your journey starts with one big step Your")));
    const Tensor& x = *longer.scene.input("x");
    REQUIRE(x.shape() == Shape{8, 3});
    CHECK(row(x, 0) == row(journey(), 0));
    CHECK(row(x, 4) == row(journey(), 4));
    CHECK(row(x, 5) == embeddingRow(123, 6, 3));
    CHECK(row(x, 6) == row(journey(), 5));
    CHECK(row(x, 7) == row(journey(), 0));
    CHECK(longer.scene.tokens ==
          std::vector<WordList>{{"Your", "journey", "starts", "with", "one", "big", "step", "Your"}});

    // Without "Your" there are six words, and one of them, "big", holds row 6: the next new word gets row 7.
    const Rewritten six = done(setTokens(longer.scene, 0, wordsOf("journey starts with one big step")));
    const Rewritten other = done(addToken(six.scene, 0, 6, "tomorrow"));
    CHECK(row(*other.scene.input("x"), 6) == embeddingRow(123, 7, 3));
    CHECK(other.scene.draws == scene.draws);
}

TEST_CASE("a new word said twice has one row")
{
    const Tensor x = *done(setTokens(named(), 0, wordsOf("so so Your"))).scene.input("x");
    CHECK(row(x, 0) == embeddingRow(123, 6, 3));
    CHECK(row(x, 1) == row(x, 0));
}

TEST_CASE("the rows of a long line of new words are those of one large embedding table")
{
    WordList words;
    for (int i = 0; i < 200; ++i)
        words.push_back("w" + std::to_string(i));
    const Tensor x = *done(setTokens(named(), 0, words)).scene.input("x");
    for (int i : {0, 9, 10, 25, 26, 100, 199})
        CHECK(row(x, i) == embeddingRow(123, 6 + i, 3));
}

TEST_CASE("edits go where their token goes")
{
    Scene scene = named();
    scene.edits.set("x", {1, 2}, 9);
    scene.edits.set("x", {0, 4, 0}, 8);
    scene.edits.set("W_query", {0, 0}, 7);
    const Rewritten moved = done(moveToken(scene, 0, 1, 3));
    CHECK(moved.scene.tokens[0] == WordList{"Your", "starts", "with", "journey", "one", "step"});
    CHECK(moved.scene.edits == std::vector<Edit>{{"x", {3, 2}, 9}, {"x", {0, 4, 0}, 8}, {"W_query", {0, 0}, 7}});
    const Rewritten removed = done(removeToken(scene, 0, 1));
    CHECK(removed.scene.edits == std::vector<Edit>{{"x", {0, 3, 0}, 8}, {"W_query", {0, 0}, 7}});
    CHECK(mentions(removed.dropped, "Removed 1 edit of x along with its cell."));
    // A copy of an edited word says what the person sees.
    const Rewritten copied = done(addToken(scene, 0, 6, "journey"));
    CHECK(row(*copied.scene.input("x"), 6) == std::vector{0.55f, 0.87f, 9.0f});
    // WordList that changed places in the line keep their edits too.
    const Rewritten swapped = done(setTokens(scene, 0, wordsOf("journey Your starts with one step")));
    CHECK(swapped.scene.edits.inOrder().front() == Edit{"x", {0, 2}, 9});
    CHECK(row(*swapped.scene.input("x"), 0) == row(journey(), 1));
}

TEST_CASE("renaming gives a token the other word's row, or the next new one")
{
    CHECK(row(*done(renameToken(named(), 0, 2, "Your")).scene.input("x"), 2) == row(journey(), 0));
    CHECK(row(*done(renameToken(named(), 0, 2, "ends")).scene.input("x"), 2) == embeddingRow(123, 6, 3));
    CHECK(done(renameToken(named(), 0, 2, "starts")).scene == named());
}

TEST_CASE("in a scene that never named its tokens the first words are only names")
{
    const Rewritten all = done(setTokens(paramScene(), 0, journey_words));
    CHECK(all.scene == named());
    const Rewritten one = done(renameToken(paramScene(), 0, 1, "journey"));
    CHECK(one.scene.inputs == paramScene().inputs);
    CHECK(one.scene.tokens[0] == WordList{"t0", "journey", "t2", "t3", "t4", "t5"});
    const Rewritten swapped = done(setTokens(paramScene(), 0, wordsOf("t1 t0 t2 t3 t4 t5")));
    CHECK(row(*swapped.scene.input("x"), 0) == row(journey(), 1));
}

TEST_CASE("expected values go when the number of tokens changes, and only then")
{
    Scene scene = *loadLesson(*lessonNamed("000.param.seed123"));
    const Rewritten longer = done(addToken(scene, 0, 0, "So"));
    CHECK(longer.scene.expected.empty());
    CHECK(mentions(longer.dropped, "16 expected results"));
    CHECK(done(moveToken(scene, 0, 0, 1)).scene.expected == scene.expected);
}

TEST_CASE("a batch stacked from one x1 changes as a whole")
{
    const Scene scene = *loadLesson(*lessonNamed("000.mha"));
    const Rewritten added = done(addToken(scene, 1, 6, "again"));
    CHECK(added.scene.input("x1")->shape() == Shape{7, 3});
    CHECK(added.scene.draws == scene.draws);
    CHECK(added.scene.tokens[0] == added.scene.tokens[1]);
    CHECK(mentions(added.notes, "All 2 batch items are copies of one item, so all of them changed."));
}

TEST_CASE("where ids are looked up, the ids change")
{
    const Scene scene = lookedUp();
    const Rewritten moved = done(moveToken(scene, 1, 0, 3));
    CHECK(*moved.scene.input("ids") == Tensor({2, 4}, {1, 2, 0, 0, 2, 3, 4, 1}, scene.input("ids")->kind()));
    CHECK(moved.scene.draws == scene.draws);
    const Rewritten known = done(setTokens(scene, 0, wordsOf("a b d")));
    CHECK(*known.scene.input("ids") == Tensor({2, 4}, {1, 2, 4, 0, 1, 2, 3, 4}, scene.input("ids")->kind()));
    CHECK(known.scene.tokens[0] == WordList{"a", "b", "d", "<pad>"});
}

TEST_CASE("a new word takes the lowest free row of the table, and a full table is named")
{
    CHECK(refusal(addToken(lookedUp(), 0, 2, "new")) == "tokens: embed.weight has 5 rows, and all are taken, one of "
                                                        "them for padding; use a known word or a larger table.");
    Scene roomy = lookedUp();
    std::get<Embedding>(roomy.draws[1]).num = 7;
    const Rewritten two = done(setTokens(roomy, 0, wordsOf("new a newer")));
    CHECK(*two.scene.input("ids") == Tensor({2, 4}, {5, 1, 6, 0, 1, 2, 3, 4}, roomy.input("ids")->kind()));
}

TEST_CASE("items of a batch stay equally long: padding is used up, and added")
{
    const Scene scene = lookedUp();
    const Rewritten fits = done(addToken(scene, 0, 1, "c"));
    CHECK(*fits.scene.input("ids") == Tensor({2, 4}, {1, 3, 2, 0, 1, 2, 3, 4}, scene.input("ids")->kind()));
    const Rewritten longer = done(addToken(scene, 1, 4, "a"));
    CHECK(*longer.scene.input("ids") == Tensor({2, 5}, {1, 2, 0, 0, 0, 1, 2, 3, 4, 1}, scene.input("ids")->kind()));
    CHECK(longer.scene.tokens[0].back() == "<pad>");
    CHECK(mentions(longer.notes, "All items in a batch must have the same length"));
    CHECK(*longer.scene.input("blocked") ==
          Tensor({2, 5}, {0, 0, 1, 1, 1, 0, 0, 0, 0, 0}, scene.input("blocked")->kind()));
    const Rewritten shorter = done(removeToken(scene, 1, 0));
    CHECK(*shorter.scene.input("ids") == Tensor({2, 3}, {1, 2, 0, 2, 3, 4}, scene.input("ids")->kind()));
}

TEST_CASE("given embeddings are filled up with a row of zeros")
{
    Scene scene = plainScene();
    scene.config.d_in = scene.config.d_out = 1;
    scene.inputs = {{"x", Tensor({2, 2, 1}, {1, 2, 3, 4})}};
    scene.tokens = {{"a", "b"}, {"c", "d"}};
    const Rewritten longer = done(addToken(scene, 0, 0, "d"));
    CHECK(*longer.scene.input("x") == Tensor({2, 3, 1}, {4, 1, 2, 3, 4, 0}));
    CHECK(longer.scene.tokens == std::vector<WordList>{{"d", "a", "b"}, {"c", "d", "<pad>"}});
    CHECK(done(removeToken(longer.scene, 0, 0)).scene == scene);
}

TEST_CASE("a painted mask follows its tokens; new ones are free")
{
    Scene scene = named();
    scene.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "m"};
    Tensor mask({6, 6}, Kind::Boolean);
    mask.mutableData()[1 * 6 + 2] = 1; // journey may not look at starts
    scene.inputs.push_back({"m", mask});
    scene.edits.set("m", {5, 0}, 1);
    const Tensor moved = *done(moveToken(scene, 0, 1, 0)).scene.input("m");
    CHECK(moved[0 * 6 + 2] == 1);
    CHECK(moved[5 * 6 + 1] == 1);
    CHECK(std::ranges::count(moved.values(), 1.0f) == 2);
    const Tensor grown = *done(addToken(scene, 0, 2, "and")).scene.input("m");
    REQUIRE(grown.shape() == Shape{7, 7});
    CHECK(grown[1 * 7 + 3] == 1);
    CHECK(std::ranges::count(grown.values(), 1.0f) == 2);
    const Tensor shrunk = *done(removeToken(scene, 0, 2)).scene.input("m");
    CHECK(std::ranges::count(shrunk.values(), 1.0f) == 1);
}

TEST_CASE("a triangle stays a triangle, painted or added")
{
    constexpr float inf = std::numeric_limits<float>::infinity();
    Scene scene = plainScene();
    scene.inputs = {{"x", Tensor({2, 3}, {1, 2, 3, 4, 5, 6})}, {"m", Tensor({2, 2}, {0, -inf, 0, 0})}};
    scene.config.mask = {MaskKind::Additive, MaskApply::Add, "m"};
    CHECK(*done(addToken(scene, 0, 0, "t0")).scene.input("m") == Tensor({3, 3}, {0, -inf, -inf, 0, 0, -inf, 0, 0, 0}));
}

TEST_CASE("drawn embeddings become given ones, and what is drawn after them stays")
{
    Scene scene = paramScene();
    scene.inputs.clear();
    scene.draws.insert(scene.draws.begin() + 1, Rand{"x", {6, 3}, {}});
    scene.edits.set("x", {0, 0}, 4);
    const auto before = realized(scene);
    const Rewritten shorter = done(removeToken(scene, 0, 5));
    const auto after = realized(shorter.scene);
    CHECK(after->at("W_query") == before->at("W_query"));
    CHECK(after->at("x").shape() == Shape{1, 5, 3});
    CHECK(row(after->at("x"), 3) == row(before->at("x"), 3));
    CHECK(after->at("x")[0] == 4);
    CHECK(shorter.scene.edits == scene.edits);
    CHECK(mentions(shorter.notes, "x no longer depends on the seed; its values are now fixed."));
}

TEST_CASE("what cannot be is refused in one sentence")
{
    Scene one = plainScene();
    one.inputs = {{"x", Tensor({1, 3}, {1, 2, 3})}};
    CHECK(refusal(removeToken(one, 0, 0)) == "tokens: a layer needs at least one token.");
    CHECK(refusal(setTokens(named(), 0, {})) == "tokens: a layer needs at least one token.");
    CHECK(refusal(addToken(named(), 0, 7, "a")) == "tokens: position 7 is outside the range 0 to 6.");
    CHECK(refusal(removeToken(named(), 0, 6)) == "tokens: position 6 is outside the range 0 to 5.");
    CHECK(refusal(addToken(named(), 1, 0, "a")) == "tokens: batch item 1 is outside the range 0 to 0.");
    CHECK(refusal(addToken(named(), 0, 0, "")) == "tokens: a token must have 1 to 256 bytes, got 0.");
    CHECK(refusal(renameToken(paramScene(), 0, 0, std::string(257, 'a'))) ==
          "tokens: a token must have 1 to 256 bytes, got 257.");
    Scene alone;
    alone.config.stage = Stage::SoftmaxOnly;
    alone.inputs = {{"masked", journey()}};
    CHECK(refusal(addToken(alone, 0, 0, "a")).starts_with("tokens: only an attention layer"));
}

TEST_CASE("any scene takes any change of tokens: refused with a sentence, or a scene that computes")
{
    std::mt19937 random(11);
    const auto upTo = [&](std::int64_t n) { return static_cast<std::int64_t>(random() % n); };
    int made = 0;
    for (int number = 0; number < 300; ++number) {
        Scene scene = test::randomScene(number, {3, 6, 4, 2, 2});
        if (number % 3 == 0)
            scene = test::withOverrides(scene, number);
        CAPTURE(number);
        for (int step = 0; step < 4; ++step) {
            const Dims dims = plan(scene)->dims;
            const std::int64_t b = upTo(std::max<std::int64_t>(dims.B, 1)), t = upTo(dims.T + 1), u = upTo(dims.T + 1);
            const std::string word = upTo(2) ? "t" + std::to_string(upTo(6)) : "new" + std::to_string(upTo(3));
            Result<Rewritten> result = Error{};
            switch (upTo(5)) {
            case 0: result = addToken(scene, b, t, word); break;
            case 1: result = removeToken(scene, b, t); break;
            case 2: result = renameToken(scene, b, t, word); break;
            case 3: result = moveToken(scene, b, t, u); break;
            default: result = setTokens(scene, b, {word, "t1", "t0"}); break;
            }
            if (!result) {
                CHECK(!result.error().message.empty());
                continue;
            }
            ++made;
            CHECK(bool(realize(result->scene)));
            scene = result->scene;
        }
    }
    CHECK(made > 500);
}

TEST_CASE("what is pinned goes with its tokens, and is gone with them")
{
    Scene scene = linearScene();
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.config.cumulative = true;
    scene.overrides = EditList({{"scores", {0, 0, 4, 1}, 3},
                                {"context", {0, 4, 1}, 5},
                                {"cumulative_context", {0, 0, 4, 2, 0}, 7},
                                {"allowed", {0, 1}, 1}});
    const auto moved = moveToken(scene, 0, 1, 0);
    REQUIRE(moved);
    CHECK(moved->scene.overrides == EditList({{"scores", {0, 0, 4, 0}, 3},
                                              {"context", {0, 4, 1}, 5},
                                              {"cumulative_context", {0, 0, 4, 1, 0}, 7},
                                              {"allowed", {0, 1}, 1}}));
    const auto removed = removeToken(scene, 0, 1);
    REQUIRE(removed);
    CHECK(removed->scene.overrides == EditList({{"context", {0, 3, 1}, 5}, {"allowed", {0, 1}, 1}}));
    CHECK(std::ranges::count(removed->dropped, "Removed 1 pinned value of scores along with its cell.") == 1);
}
