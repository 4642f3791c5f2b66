// SPDX-License-Identifier: GPL-3.0-or-later
// Layers decoded token by token against the same layers computed as a whole, over random scenes of the whole family.
#include "core/decode/decode.h"

#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/cpu/stagewise/stagewise.h"
#include "core/base/withheld.h"
#include "core/decode/decodable.h"
#include "core/decode/rowcheck.h"
#include "core/explain/withhold.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"
#include "tests/core/support/tracescenes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>

using namespace attn;

namespace {

Computed computedBy(const Scene& scene, std::string_view backend)
{
    const auto parameters = realized(scene);
    return Computed(scene, parameters, run(*parameters, **backendNamed(backend)));
}

// By the operations that decoding uses too.
Computed computedStagewise(const Scene& scene)
{
    const auto parameters = realized(scene);
    return Computed(scene, parameters,
                    std::make_shared<const Trace>("cpu", cpu::computeStagewise(*parameters, cpu::kernels(), {})));
}

// A random scene that hides later tokens, by one of the masks that do.
Scene causalScene(std::uint64_t number)
{
    test::SceneLimits limits;
    limits.batch = 2;
    limits.tokens = 14;
    limits.d_in = 20;
    limits.heads = 4;
    limits.head_dim = 8;
    Scene scene = test::randomScene(number, limits);
    Config& config = scene.config;
    if (config.stage != Stage::Attention || number % 4 == 0)
        return scene; // as it is
    config.mask = {};
    config.mask.kind = number % 4 == 1   ? MaskKind::SlidingWindow
                       : number % 4 == 2 ? MaskKind::Prefix
                                         : MaskKind::Causal;
    config.mask.apply = number % 3 == 0 ? MaskApply::Add : MaskApply::FillNegInf;
    config.mask.window = config.mask.kind == MaskKind::SlidingWindow ? std::int64_t(number % 7) + 1 : 0;
    config.mask.global = config.mask.kind == MaskKind::SlidingWindow ? std::int64_t(number % 3) : 0;
    config.mask.prefix = config.mask.kind == MaskKind::Prefix ? std::int64_t(number % 2) : 0;
    return scene;
}

// Of a tensor that was given or computed.
bool isFinite(const Computed& computed, const std::string& name)
{
    const TracedTensor* traced = computed.trace->find(name);
    const Tensor tensor = traced ? computed.trace->dense(*traced) : computed.realized->at(name);
    return std::ranges::all_of(tensor.values(), [](float value) { return std::isfinite(value); });
}

std::string describe(const RowCheck& check, std::uint64_t number, std::int64_t token)
{
    return "scene " + std::to_string(number) + ", token " + std::to_string(token) + ": " + check.tensor + "[" +
           std::to_string(check.head) + ", " + std::to_string(check.column) + "] differs by " +
           std::to_string(check.largest);
}

} // namespace

TEST_CASE("decoded rows are those of the whole layer, bit for bit by the same operations")
{
    int scenes = 0, rows = 0;
    std::map<std::string, int> met;
    for (std::uint64_t number = 0; number < 2400; ++number) {
        Scene scene = causalScene(number);
        if (!plan(scene))
            continue;
        if (number % 5 == 0)
            scene = test::withOverrides(scene, number);
        if (!plan(scene))
            continue;
        const Computed whole = computedStagewise(scene);
        if (!whyNotDecodable(whole).empty())
            continue;
        ++scenes;
        const Config& config = scene.config;
        const Dims& dims = whole.realized->plan.dims;
        met["rope"] += rotates(config);
        met["norm"] += normsQueries(config);
        met["cap"] += capsScores(config);
        met["bias"] += addsBias(config);
        met["sinks"] += hasSinks(config);
        met["shared"] += sharesKeys(config, dims);
        met["dropout"] += dropoutIsOn(config);
        met["window"] += config.mask.kind == MaskKind::SlidingWindow;
        met["overrides"] += !scene.overrides.empty();
        met["qkv"] += config.starts_from == StartsFrom::Qkv;
        met["padded"] += config.mask.kind == MaskKind::CustomBool || config.mask.kind == MaskKind::Additive;
        // What is no number passes from a later token on to rows that do not see it: 0 · inf and -inf · 0 are nan.
        const bool finite = isFinite(whole, "v") && isFinite(whole, "scores");
        for (std::int64_t item = 0; item < dims.B; ++item) {
            const auto decoded = decode(*whole.realized, item);
            REQUIRE(decoded);
            for (std::int64_t t = 0; t < dims.T; ++t) {
                const RowCheck check = checkRow(*decoded, whole, item, t);
                // Divided by the sum of scores, a row with -inf among later ones is nan; the decoded one has none of them.
                if (config.normalize == Normalize::Sum)
                    continue;
                if (!finite || (dropoutIsOn(config) && config.dropout.on == DropoutOn::Scores) || masksAfter(config))
                    continue;
                ++rows;
                CHECK_MESSAGE(check.found == RowCheck::Found::SameBits, describe(check, number, t));
            }
        }
    }
    MESSAGE(scenes << " scenes, " << rows << " rows");
    CHECK(scenes > 200);
    CHECK(rows > 1000);
    for (const auto& [what, count] : met)
        CHECK_MESSAGE(count > 5, what << ": " << count);
}

TEST_CASE("rows that other kernels made are the same to float32's rounding")
{
    int rows = 0;
    for (std::uint64_t number = 0; number < 1600; ++number) {
        const Scene scene = causalScene(number);
        if (!plan(scene))
            continue;
        for (const char* backend : {"cpu", "reference"}) {
            const Computed whole = computedBy(scene, backend);
            if (!whyNotDecodable(whole).empty() || dropoutIsOn(scene.config))
                continue;
            if (!isFinite(whole, "weights") || !isFinite(whole, "v") || masksAfter(scene.config))
                continue;
            for (std::int64_t item = 0; item < whole.realized->plan.dims.B; ++item) {
                const auto decoded = decode(*whole.realized, item);
                for (std::int64_t t = 0; t < whole.realized->plan.dims.T; ++t, ++rows) {
                    const RowCheck check = checkRow(*decoded, whole, item, t);
                    CHECK_MESSAGE(check.found != RowCheck::Found::Differs,
                                  backend << " " << describe(check, number, t));
                }
            }
        }
    }
    CHECK(rows > 1000);
}

TEST_CASE("the lessons of today's attention decode, and those that see later tokens say so")
{
    for (const char* id : {"000.causal.neg_inf", "today.01.grouped", "today.03.qknorm", "today.05.alibi",
                           "today.07.window", "today.09.sinks"}) {
        const Computed whole = computedBy(lessonScene(id), "cpu");
        CHECK_MESSAGE(whyNotDecodable(whole) == "", std::string(id));
        const auto decoded = decode(*whole.realized, 0);
        for (std::int64_t t = 0; t < whole.realized->plan.dims.T; ++t)
            CHECK(checkRow(*decoded, whole, 0, t).found != RowCheck::Found::Differs);
    }
    const auto refusal = [](const char* id) { return whyNotDecodable(computedBy(lessonScene(id), "cpu")); };
    CHECK(refusal("today.02.rope").starts_with("Without a causal mask"));
    CHECK(refusal("000.simple.softmax").starts_with("Without a causal mask"));
    CHECK(refusal("today.08.prefix").starts_with("With the prefix mask, the first 4 tokens see each other"));
    CHECK(refusal("today.10.cross").starts_with("In cross-attention"));
    CHECK(refusal("000.dropout.ones").starts_with("This scene is not an attention layer"));
}

TEST_CASE("what cannot come token by token is refused in one sentence")
{
    const auto refusal = [](auto change) {
        Scene scene = lessonScene("000.causal.neg_inf");
        change(scene.config);
        const auto parameters = realize(scene);
        REQUIRE_MESSAGE(parameters, (parameters ? "" : parameters.error().message));
        return whyNotDecodable(Computed(scene, *parameters, run(**parameters, **backendNamed("cpu"))));
    };
    CHECK(refusal([](Config&) {}) == "");
    CHECK(refusal([](Config& c) { c.normalize_over = NormalizeOver::Queries; }).starts_with("The softmax runs over"));
    CHECK(refusal([](Config& c) { c.asks_with = AsksWith::NextQuery; }).starts_with("Each row uses the query of"));
    CHECK(refusal([](Config& c) { c.mask.apply = MaskApply::PostSoftmax; }).starts_with("The mask comes after"));
    CHECK(refusal([](Config& c) { c.mask.apply = MaskApply::PostSoftmaxRenorm; }) == "");
    CHECK(refusal([](Config& c) { c.mask.apply = MaskApply::None; }).starts_with("Without a causal mask"));
}

TEST_CASE("one cell that a mask lets through is named")
{
    Scene scene = lessonScene("000.causal.neg_inf");
    scene.overrides.add({"allowed", {1, 4}, 1});
    CHECK(whyNotDecodable(computedBy(scene, "cpu")).starts_with("“journey” sees the later token “one”"));
}

TEST_CASE("a pinned weight of a later token is named")
{
    Scene scene = lessonScene("000.causal.neg_inf");
    scene.overrides.add({"scores", {0, 0, 1, 4}, 1}); // the mask hides it
    CHECK(whyNotDecodable(computedBy(scene, "cpu")) == "");
    scene.overrides.add({"weights", {0, 0, 1, 4}, 0.5f});
    CHECK(whyNotDecodable(computedBy(scene, "cpu")) ==
          "A value of weights in row “journey” is pinned for the later token “one”, which has not arrived when the row "
          "is computed. Reset this value.");
}

TEST_CASE("the comparison tells bits, rounding and more apart, and where")
{
    const Computed whole = computedStagewise(lessonScene("today.01.grouped"));
    DecodedRows rows = *decode(*whole.realized, 0);
    CHECK(checkRow(rows, whole, 0, 3).found == RowCheck::Found::SameBits);
    const std::int64_t T = whole.realized->plan.dims.T;
    float* weight = rows.weights.mutableData() + (1 * T + 3) * T + 2;
    const float before = *weight;
    *weight = std::nextafter(before, 2.0f);
    RowCheck check = checkRow(rows, whole, 0, 3);
    CHECK(check.found == RowCheck::Found::Rounding);
    CHECK(check.largest == doctest::Approx(double(*weight) - double(before)));
    *weight = before + 0.001f;
    check = checkRow(rows, whole, 0, 3);
    CHECK(check.found == RowCheck::Found::Differs);
    CHECK(check.tensor == "weights");
    CHECK(check.head == 1);
    CHECK(check.column == 2);
    CHECK(checkRow(rows, whole, 0, 2).found == RowCheck::Found::SameBits); // another row
    *weight = before;
    rows.context.mutableData()[3 * rows.context.dim(2)] = NAN;
    check = checkRow(rows, whole, 0, 3);
    CHECK(check.found == RowCheck::Found::Differs);
    CHECK(check.tensor == "head_context");
    CHECK(std::isnan(check.largest));
}

TEST_CASE("what is hidden stays hidden in the decoded rows")
{
    const auto whole = std::make_shared<const Computed>(computedBy(lessonScene("today.01.grouped"), "cpu"));
    const ComputedPtr hidden = withhold(whole, {{"weights", {0, 1, 3}}, {"v", {0, 1, 2, 1}}});
    const DecodedRows all = *decode(*hidden->realized, 0);
    const DecodedRows rows = withheldLike(all, *hidden, 0);
    const std::int64_t T = 6, hd = rows.v.dim(2);
    CHECK(isWithheld(rows.weights[(1 * T + 3) * T + 2]));
    CHECK(sameBits(rows.weights[(0 * T + 3) * T + 2], all.weights[(0 * T + 3) * T + 2]));
    CHECK(isWithheld(rows.v[(1 * T + 2) * hd + 1]));
    CHECK(sameBits(rows.v[(1 * T + 2) * hd], all.v[(1 * T + 2) * hd]));
    CHECK(checkRow(all, *hidden, 0, 3).found != RowCheck::Found::Differs); // of what is told
}

TEST_CASE("a row is made without the tokens after it")
{
    const Scene scene = lessonScene("today.01.grouped");
    const auto decoded = decode(*realized(scene), 0);
    Scene other = scene; // other numbers in the last token
    for (std::int64_t d = 0; d < other.config.d_in; ++d)
        other.edits.set("x", {5, d}, 100.0f + float(d));
    const auto again = decode(*realized(other), 0);
    for (std::int64_t t = 0; t < 5; ++t)
        for (std::int64_t h = 0; h < decoded->context.dim(0); ++h)
            for (std::int64_t e = 0; e < decoded->context.dim(2); ++e) {
                const std::int64_t at = (h * 6 + t) * decoded->context.dim(2) + e;
                CHECK(sameBits(decoded->context[at], again->context[at]));
            }
}

TEST_CASE("of a stopped decoding nothing is left")
{
    StopSource stop;
    stop.request();
    CHECK(decode(*realized(lessonScene("today.02.rope")), 0, stop.token()) == nullptr);
}
