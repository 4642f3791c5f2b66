// SPDX-License-Identifier: GPL-3.0-or-later
// What the model that ships inside has learned, as lessons and the README of resources/models/tiny say it.
#include "core/model/modelscene.h"

#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <memory>
#include <numeric>
#include <random>

using namespace attn;

namespace {

struct Tiny {
    ModelPtr model;
    std::unique_ptr<ModelRunner> runner;

    Tiny()
    {
        const auto opened = openModel(std::string(tiny_model));
        REQUIRE_MESSAGE(opened, (opened ? "" : opened.error().message));
        model = *opened;
        runner = std::make_unique<ModelRunner>(model);
    }

    ModelPassPtr pass(const std::vector<std::int64_t>& ids, const std::vector<ModelHead>& off = {})
    {
        ModelEdits changes;
        REQUIRE(!switchOff(off, *model, changes));
        const auto changed = changedLayers(*runner, changes);
        REQUIRE(changed);
        PassOptions options;
        options.keep_layers = true;
        options.logits = LogitRows::All;
        const auto passed = runner->run(ids, *changed, options);
        REQUIRE_MESSAGE(passed, (passed ? "" : passed.error().message));
        return *passed;
    }
    std::vector<std::int64_t> ids(const char* text) const { return *tokenIds(*model, text); }
};

double weight(const ModelPass& pass, ModelHead head, std::int64_t query, std::int64_t key)
{
    const Trace& trace = *pass.layers[std::size_t(head.first)]->trace;
    return trace.cell(*trace.find("weights"), {0, head.second, query, key});
}

double probability(const Tensor& logits, std::int64_t row, std::int64_t id)
{
    const auto numbers = logits.values().subspan(std::size_t(row * logits.dim(1)), std::size_t(logits.dim(1)));
    const double most = *std::ranges::max_element(numbers);
    const double sum = std::accumulate(numbers.begin(), numbers.end(), 0.0,
                                       [&](double so_far, float each) { return so_far + std::exp(each - most); });
    return std::exp(numbers[std::size_t(id)] - most) / sum;
}

// `half` ids drawn at random, twice.
std::vector<std::int64_t> repeated(std::int64_t half, std::mt19937& engine)
{
    std::vector<std::int64_t> ids;
    for (std::int64_t i = 0; i < half; ++i)
        ids.push_back(std::int64_t(engine() % 2000));
    ids.insert(ids.end(), ids.begin(), ids.begin() + half);
    return ids;
}

constexpr ModelHead previous_token(0, 1), induction(2, 2);

} // namespace

TEST_CASE("A head looks at the token before")
{
    Tiny tiny;
    double sum = 0;
    int rows = 0;
    for (const char* text :
         {"Alice met the Hatter, and the Hat", "In the beginning God created the heaven and the earth."}) {
        const auto ids = tiny.ids(text);
        const auto pass = tiny.pass(ids);
        for (std::int64_t t = 1; t < std::ssize(ids); ++t, ++rows)
            sum += weight(*pass, previous_token, t, t - 1);
    }
    CHECK(sum / rows > 0.8);
}

TEST_CASE("A head looks at what followed the same token, and copies it")
{
    Tiny tiny;
    std::mt19937 engine(20);
    constexpr std::int64_t half = 40;
    double looks = 0, copies = 0, without = 0;
    int rows = 0;
    for (int run = 0; run < 5; ++run) {
        const auto ids = repeated(half, engine);
        const auto pass = tiny.pass(ids), off = tiny.pass(ids, {induction});
        for (std::int64_t t = half; t + 1 < 2 * half; ++t, ++rows) {
            looks += weight(*pass, induction, t, t - half + 1);
            copies += probability(pass->logits, t, ids[std::size_t(t + 1)]);
            without += probability(off->logits, t, ids[std::size_t(t + 1)]);
        }
    }
    CHECK(looks / rows > 0.7);
    CHECK(copies / rows > 0.8);
    CHECK(without / rows < 0.05);
}

TEST_CASE("Without either of the two heads a name is not copied")
{
    Tiny tiny;
    const auto ids = tiny.ids("Alice met the Hatter, and the Hat");
    const std::int64_t ter = tiny.ids("Hatter").back(), last = std::ssize(ids) - 1;
    CHECK(probability(tiny.pass(ids)->logits, last, ter) > 0.9);
    CHECK(probability(tiny.pass(ids, {induction})->logits, last, ter) < 0.05);
    CHECK(probability(tiny.pass(ids, {previous_token})->logits, last, ter) < 0.05);
    CHECK(probability(tiny.pass(ids, {{1, 3}})->logits, last, ter) > 0.9);
}
