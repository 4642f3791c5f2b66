// SPDX-License-Identifier: GPL-3.0-or-later
// A researcher's experiments on a small GPT-2, against plain float64 loops, and the identities that they must keep.
#include "core/model/interventions.h"
#include "core/model/layerchange.h"
#include "core/model/logitparts.h"
#include "core/model/nexttokens.h"
#include "tests/core/support/plaingpt.h"

using namespace attn;
using namespace attn::test;

namespace {

constexpr double tolerance = 1e-4;
const std::vector<std::int64_t> some_ids = {3, 1, 4, 1, 5, 9, 2}, other_ids = {3, 1, 8, 1, 5, 0, 6};

std::int64_t best(const std::vector<double>& logits)
{
    return std::max_element(logits.begin(), logits.end()) - logits.begin();
}

std::vector<double> rowOf(const Tensor& tensor, std::int64_t row)
{
    const auto values = tensor.values().subspan(row * tensor.dim(-1), tensor.dim(-1));
    return {values.begin(), values.end()};
}

void checkNear(const Tensor& tensor, const Rows& rows)
{
    REQUIRE(tensor.shape() == Shape{std::ssize(rows), std::ssize(rows[0])});
    for (std::size_t t = 0; t < rows.size(); ++t)
        for (std::size_t i = 0; i < rows[t].size(); ++i)
            CHECK(std::abs(tensor[t * rows[t].size() + i] - rows[t][i]) < tolerance);
}

} // namespace

TEST_CASE("What an MLP reads, makes inside and adds is shown as it is computed")
{
    const OpenedGpt opened;
    const PlainGpt::Pass plain = PlainGpt(opened.tensors).pass(some_ids);
    ModelRunner runner(opened.model);
    PassOptions options;
    std::int64_t seen = 0;
    options.seen_mlp = [&](std::int64_t layer, const MlpValues& values) {
        CHECK(layer == seen++);
        checkNear(values.between, plain.between[layer]);
        checkNear(values.input, plain.input[layer]);
        checkNear(values.inner, plain.inner[layer]);
        checkNear(values.output, plain.mlp[layer]);
    };
    REQUIRE(runner.run(some_ids, {}, options));
    CHECK(seen == 2);
}

TEST_CASE("The logit lens reads out every state, and that of the last layer as the pass does")
{
    const OpenedGpt opened;
    const PlainGpt plain(opened.tensors);
    const PlainGpt::Pass expected = plain.pass(some_ids);
    ModelRunner runner(opened.model);
    const auto pass = runner.run(some_ids, {}, {});
    REQUIRE(pass);
    for (std::size_t layer = 0; layer < 3; ++layer) {
        const Tensor logits = runner.logitsOf((*pass)->hidden[layer]);
        Rows rows;
        for (const auto& state : expected.hidden[layer])
            rows.push_back(plain.readout(state));
        checkNear(logits, rows);
    }
    const auto last = (*pass)->hidden[2].values().last(8);
    CHECK(runner.logitsOf(Tensor({1, 8}, std::vector<float>(last.begin(), last.end()))) == (*pass)->logits);
}

TEST_CASE("A logit is the sum of what the embedding, heads, MLPs and biases write")
{
    const OpenedGpt opened;
    const PlainGpt plain(opened.tensors);
    const PlainGpt::Pass pass = plain.pass(some_ids);
    ModelRunner runner(opened.model);
    const auto made = logitParts(runner, some_ids, {}, std::nullopt, std::nullopt);
    REQUIRE_MESSAGE(made, (made ? "" : made.error().message));
    const LogitParts& parts = *made;
    CHECK(parts.answer == best(pass.logits));
    CHECK(std::abs(parts.logit - pass.logits[parts.answer]) < tolerance);
    CHECK(std::abs(parts.sum - parts.logit) < tolerance);
    // TransformerLens' way: centred, by the scale of the last state, times the weight of the norm and the column of the head.
    const auto mean = [](const std::vector<double>& row) {
        double sum = 0;
        for (const double each : row)
            sum += each;
        return sum / 8;
    };
    const std::vector<double>& state = pass.hidden[2].back();
    double variance = 0;
    for (const double each : state)
        variance += (each - mean(state)) * (each - mean(state)) / 8;
    const auto direct = [&](const std::vector<double>& row, std::int64_t token) {
        double logit = 0;
        for (std::size_t i = 0; i < 8; ++i)
            logit += (row[i] - mean(row)) / std::sqrt(variance + 1e-5) * plain.at("ln_f.weight")[i] *
                     plain.at("wte.weight")[token * 8 + i];
        return logit;
    };
    const auto headRow = [&](std::size_t layer, std::size_t head) {
        std::vector<double> row(8);
        for (std::size_t i = 0; i < 8; ++i)
            for (std::size_t e = head * 4; e < head * 4 + 4; ++e)
                row[i] += pass.context[layer].back()[e] *
                          plain.at("h." + std::to_string(layer) + ".attn.c_proj.weight")[e * 8 + i];
        return row;
    };
    const auto partOf = [&](const LogitPart& part, std::int64_t token) {
        switch (part.kind) {
        case LogitPart::Kind::Embedding: return direct(pass.hidden[0].back(), token);
        case LogitPart::Kind::Head: return direct(headRow(part.layer, part.head), token);
        case LogitPart::Kind::Mlp: return direct(pass.mlp[part.layer].back(), token);
        default: break;
        }
        double bias = 0;
        for (std::size_t i = 0; i < 8; ++i)
            bias += plain.at("ln_f.bias")[i] * plain.at("wte.weight")[token * 8 + i];
        for (const char* name : {"h.0.attn.c_proj.bias", "h.1.attn.c_proj.bias"})
            bias += direct(rowOf(plain.at(name).reshaped({1, 8}), 0), token);
        return bias;
    };
    REQUIRE(parts.parts.size() == 1 + 2 * (2 + 1) + 1);
    for (const LogitPart& part : parts.parts)
        CHECK(std::abs(part.logit - partOf(part, parts.answer)) < tolerance);
    const auto difference = logitParts(runner, some_ids, {}, 4, 7);
    REQUIRE(difference);
    CHECK(std::abs(difference->logit - (pass.logits[4] - pass.logits[7])) < tolerance);
    CHECK(std::abs(difference->sum - difference->logit) < tolerance);
    for (const LogitPart& part : difference->parts)
        CHECK(std::abs(part.logit - (partOf(part, 4) - partOf(part, 7))) < tolerance);
}

TEST_CASE("A sweep switches off each head as a pass without it does, and ranks them")
{
    const OpenedGpt opened;
    const PlainGpt plain(opened.tensors);
    ModelRunner runner(opened.model);
    std::vector<std::int64_t> progress;
    const PassesDone done = [&](std::int64_t done, std::int64_t total) {
        progress.push_back(done);
        CHECK(total == 4);
    };
    const auto made = switchOffEach(runner, some_ids, {}, std::nullopt, done);
    REQUIRE(made);
    const HeadSweep& sweep = *made;
    CHECK(progress == std::vector<std::int64_t>{1, 2, 3, 4});
    CHECK(sweep.answer == best(plain.logits(some_ids)));
    CHECK(std::abs(sweep.with.logit - plain.logits(some_ids)[sweep.answer]) < tolerance);
    REQUIRE(sweep.heads.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        const HeadEffect& effect = sweep.heads[i];
        CHECK((i == 0 || sweep.heads[i - 1].without.logit <= effect.without.logit));
        CHECK(std::abs(effect.without.logit - plain.logits(some_ids, {effect.head})[sweep.answer]) < tolerance);
        ModelEdits edits;
        REQUIRE(!switchOff({effect.head}, *opened.model, edits));
        const auto pass = runner.run(some_ids, *changedLayers(runner, edits), {});
        REQUIRE(pass);
        CHECK((*pass)->logits[sweep.answer] == effect.without.logit);
        CHECK(NextTokens((*pass)->logits.values()).of(sweep.answer) == effect.without.probability);
    }
}

TEST_CASE("A patched activation is that of the other text, and the rest is computed on")
{
    const OpenedGpt opened;
    const PlainGpt plain(opened.tensors);
    const PlainGpt::Pass from = plain.pass(other_ids), base = plain.pass(some_ids);
    ModelRunner runner(opened.model);
    PatchQuestion question;
    question.from = other_ids;
    question.ids = some_ids;
    question.answer = 6;
    question.against = 2;
    const auto difference = [](const PlainGpt::Pass& pass) { return pass.logits[6] - pass.logits[2]; };
    const auto residual = patchEach(runner, question);
    REQUIRE_MESSAGE(residual, (residual ? "" : residual.error().message));
    const PatchEffects& effects = *residual;
    CHECK(std::abs(effects.from - difference(from)) < tolerance);
    CHECK(std::abs(effects.base - difference(base)) < tolerance);
    REQUIRE(effects.differences.size() == 3);
    for (std::size_t layer = 0; layer < 3; ++layer)
        for (std::size_t token = 0; token < 7; ++token) {
            const auto patched = plain.pass(some_ids, {}, [&](std::size_t at, Rows& rows) {
                if (at == layer)
                    rows[token] = from.hidden[layer][token];
            });
            CHECK(std::abs(effects.differences[layer][token] - difference(patched)) < tolerance);
        }
    CHECK(effects.differences[0][1] == effects.base);                         // the same word in both
    CHECK(effects.restored(effects.differences[2][6]) == doctest::Approx(1)); // all that is read is the other text's
    CHECK(effects.restored(effects.base) == 0);
    question.heads = true;
    const auto heads = patchEach(runner, question);
    REQUIRE(heads);
    REQUIRE(heads->differences.size() == 2);
    for (std::size_t layer = 0; layer < 2; ++layer)
        for (std::size_t head = 0; head < 2; ++head) {
            const auto patched = plain.pass(some_ids, {}, {}, [&](std::size_t at, Rows& rows) {
                for (std::size_t t = 0; at == layer && t < 7; ++t)
                    std::copy_n(&from.context[layer][t][head * 4], 4, &rows[t][head * 4]);
            });
            CHECK(std::abs(heads->differences[layer][head] - difference(patched)) < tolerance);
        }
}

TEST_CASE("Experiments with heads follow their number and size")
{
    for (const std::int64_t heads : {1, 4, 8}) {
        CAPTURE(heads);
        const OpenedGpt opened(R"({"model_type": "gpt2", "n_embd": 8, "n_layer": 2, "n_head": )" +
                               std::to_string(heads) + R"(, "n_positions": 32, "vocab_size": 11})");
        const PlainGpt plain(opened.tensors, std::size_t(heads));
        const PlainGpt::Pass from = plain.pass(other_ids), base = plain.pass(some_ids);
        ModelRunner runner(opened.model);
        const auto sweep = switchOffEach(runner, some_ids, {}, std::nullopt);
        REQUIRE_MESSAGE(sweep, (sweep ? "" : sweep.error().message));
        CHECK(std::ssize(sweep->heads) == 2 * heads);
        for (const HeadEffect& effect : sweep->heads)
            CHECK(std::abs(effect.without.logit - plain.logits(some_ids, {effect.head})[sweep->answer]) < tolerance);
        const auto patched = patchEach(runner, {other_ids, some_ids, {}, true, 6, 2});
        REQUIRE_MESSAGE(patched, (patched ? "" : patched.error().message));
        const std::size_t size = 8 / std::size_t(heads);
        for (std::size_t layer = 0; layer < 2; ++layer) {
            REQUIRE(std::ssize(patched->differences[layer]) == heads);
            for (std::size_t head = 0; head < std::size_t(heads); ++head) {
                const auto pass = plain.pass(some_ids, {}, {}, [&](std::size_t at, Rows& rows) {
                    for (std::size_t t = 0; at == layer && t < 7; ++t)
                        std::copy_n(&from.context[layer][t][head * size], size, &rows[t][head * size]);
                });
                CHECK(std::abs(patched->differences[layer][head] - (pass.logits[6] - pass.logits[2])) < tolerance);
            }
        }
        const auto parts = logitParts(runner, some_ids, {}, std::nullopt, std::nullopt);
        REQUIRE(parts);
        CHECK(std::ssize(parts->parts) == 1 + 2 * (heads + 1) + 1);
        CHECK(std::abs(parts->sum - parts->logit) < tolerance);
        const auto mean = meanAttention(runner, {some_ids, other_ids}, {});
        REQUIRE(mean);
        CHECK(mean->shape() == Shape{2, 1, heads, 7, 7});
        const std::size_t last = std::size_t(heads) - 1;
        CHECK(std::abs((*mean)[(last * 7 + 6) * 7 + 3] -
                       (base.weights[0][last][6][3] + from.weights[0][last][6][3]) / 2) < tolerance);
    }
}

TEST_CASE("A text patched into itself changes nothing")
{
    const OpenedGpt opened;
    ModelRunner runner(opened.model);
    for (const bool heads : {false, true}) {
        const auto made = patchEach(runner, {some_ids, some_ids, {}, heads, 6, 2});
        REQUIRE(made);
        CHECK(made->from == made->base);
        for (const auto& row : made->differences)
            for (const double each : row)
                CHECK(each == made->base);
    }
    CHECK(patchEach(runner, {some_ids, some_ids, {}, false, {}, {}})
              .error()
              .message.starts_with("both texts predict token "));
    CHECK(patchEach(runner, {{1}, some_ids, {}, false, {}, {}}).error().message ==
          "the texts have 1 and 7 tokens, but patching needs the same number");
}

TEST_CASE("The mean attention is that of the texts")
{
    const OpenedGpt opened;
    const PlainGpt plain(opened.tensors);
    ModelRunner runner(opened.model);
    const auto a = plain.pass(some_ids).weights, b = plain.pass(other_ids).weights;
    const auto mean = meanAttention(runner, {some_ids, other_ids}, {});
    REQUIRE_MESSAGE(mean, (mean ? "" : mean.error().message));
    CHECK(mean->shape() == Shape{2, 1, 2, 7, 7});
    for (std::size_t layer = 0; layer < 2; ++layer)
        for (std::size_t head = 0; head < 2; ++head)
            for (std::size_t i = 0; i < 7; ++i)
                for (std::size_t j = 0; j < 7; ++j)
                    CHECK(std::abs((*mean)[((layer * 2 + head) * 7 + i) * 7 + j] -
                                   (a[layer][head][i][j] + b[layer][head][i][j]) / 2) < tolerance);
    CHECK(meanAttention(runner, {some_ids, {3, 1, 8}}, {}).error().message ==
          "text 2 has 3 tokens, but text 1 has 7; mean attention needs texts of the same length");
}
