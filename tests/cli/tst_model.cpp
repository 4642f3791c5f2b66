// SPDX-License-Identifier: GPL-3.0-or-later
// `attnscope model` as a whole program: what it prints and writes, and with which status it ends.
#include "core/io/arrays/arrays.h"
#include "tests/cli/childprocess.h"
#include "tests/core/support/modelfiles.h"

#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

using namespace attn;
using namespace attn::test;

namespace {

struct ModelRun {
    ModelFolder folder;

    ModelRun()
    {
        folder.write("config.json", tinyGptConfig());
        folder.writeWeights(tinyGptTensors(1));
    }

    ChildRun operator()(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), {"model", folder.path()});
        return runChild(ATTNSCOPE_BINARY, arguments, {folder.path(), {}, false, {}, {}, {}});
    }
    std::map<std::string, Tensor> arrays(const std::string& name) const
    {
        const auto read = readArrayFile(folder.file(name));
        REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
        std::map<std::string, Tensor> tensors;
        for (const ReadArray& each : *read)
            tensors.emplace(each.name, each.values);
        return tensors;
    }
};

} // namespace

TEST_CASE("A model's card says what it is")
{
    const ModelRun run;
    const ChildRun card = run({});
    CHECK(card.status == 0);
    CHECK(card.out.find("family\tgpt2\nlayers\t2\nheads\t2\nkey/value heads\t2\nhead width\t4\nwidth\t8\n") == 0);
    CHECK(card.out.find("parameters\t2104\n") != std::string::npos);
}

TEST_CASE("The next tokens are sorted, and their probabilities are those of the logits")
{
    const ModelRun run;
    const ChildRun next = run({"--ids", "3,1,4", "--next", "99", "--trace", "all.npz"});
    REQUIRE_MESSAGE(next.status == 0, next.err);
    const Tensor logits = run.arrays("all.npz").at("logits");
    REQUIRE(logits.shape() == Shape{3, 11});
    double sum = 0;
    for (int v = 0; v < 11; ++v)
        sum += std::exp(double(logits[22 + v]));
    std::istringstream lines(next.out);
    int id = 0, count = 0;
    double probability = 0, before = 1;
    for (; lines >> id >> probability; ++count, before = probability) {
        CHECK(probability <= before);
        CHECK(probability == doctest::Approx(std::exp(double(logits[22 + id])) / sum).epsilon(1e-6));
    }
    CHECK(count == 11);
}

TEST_CASE("A trace has ids, hidden states, weights, logits, and what was asked for besides")
{
    const ModelRun run;
    const ChildRun traced = run({"--ids", "3,1,4", "--trace", "all.safetensors", "--tensor", "q", "--tensor",
                                 "layers.1.output", "--ablate", "1.0"});
    REQUIRE_MESSAGE(traced.status == 0, traced.err);
    CHECK(traced.out.empty());
    const auto arrays = run.arrays("all.safetensors");
    const std::map<std::string, Shape> expected = {{"ids", {3}},
                                                   {"hidden.0", {3, 8}},
                                                   {"hidden.1", {3, 8}},
                                                   {"hidden.2", {3, 8}},
                                                   {"logits", {3, 11}},
                                                   {"layers.0.weights", {2, 3, 3}},
                                                   {"layers.1.weights", {2, 3, 3}},
                                                   {"layers.0.q", {2, 3, 4}},
                                                   {"layers.1.q", {2, 3, 4}},
                                                   {"layers.1.output", {3, 8}}};
    REQUIRE(arrays.size() == expected.size());
    for (const auto& [name, shape] : expected)
        CHECK(arrays.at(name).shape() == shape);
}

TEST_CASE("A layer becomes a scene of the same weights, and takes part in a pass again")
{
    const ModelRun run;
    REQUIRE(run({"--ids", "3,1,4", "--layer", "1", "--out", "layer.attn", "--trace", "all.npz"}).status == 0);
    const ChildRun traced =
        runChild(ATTNSCOPE_BINARY, {"trace", "layer.attn", "--tensor", "weights", "--out", "weights.npz"},
                 {run.folder.path(), {}, false, {}, {}, {}});
    REQUIRE_MESSAGE(traced.status == 0, traced.err);
    const auto weights = run.arrays("weights.npz"), all = run.arrays("all.npz");
    CHECK(weights.at("weights").reshaped({2, 3, 3}) == all.at("layers.1.weights"));
    REQUIRE(run({"--ids", "3,1,4", "--with", "1=layer.attn", "--trace", "same.npz"}).status == 0);
    CHECK(run.arrays("same.npz").at("logits") == all.at("logits"));
    // A head that is off in the scene is one that is ablated.
    REQUIRE(run({"--ids", "3,1,4", "--layer", "1", "--ablate", "1.1", "--out", "off.attn"}).status == 0);
    REQUIRE(run({"--ids", "3,1,4", "--with", "1=off.attn", "--trace", "off.npz"}).status == 0);
    REQUIRE(run({"--ids", "3,1,4", "--ablate", "1.1", "--trace", "ablated.npz"}).status == 0);
    CHECK(run.arrays("off.npz").at("logits") == run.arrays("ablated.npz").at("logits"));
    CHECK(!(run.arrays("off.npz").at("logits") == all.at("logits")));
}

TEST_CASE("Impossible commands end with 2, bad files and ids with 4")
{
    const ModelRun run;
    const std::vector<std::string> ids = {"--ids", "3,1"};
    const auto status = [&](std::vector<std::string> more, bool with_ids = true) {
        if (with_ids)
            more.insert(more.begin(), ids.begin(), ids.end());
        const ChildRun ended = run(more);
        CHECK(ended.out.empty());
        CHECK(!ended.err.empty());
        return ended.status;
    };
    CHECK(status({"--ablate", "2.0"}) == 2);
    CHECK(status({"--ablate", "1.2"}) == 2);
    CHECK(status({"--ablate", "1"}) == 2);
    CHECK(status({"--layer", "2", "--out", "a.attn"}) == 2);
    CHECK(status({"--layer", "1"}) == 2);
    CHECK(status({"--out", "a.attn"}) == 2);
    CHECK(status({"--text", "hi"}) == 2);
    CHECK(status({"--tokens", "hi"}) == 2);
    CHECK(status({"--next", "0"}) == 2);
    CHECK(status({"--trace", "a.json"}) == 2);
    CHECK(status({"--trace", "a.npz", "--tensor", "nothing"}) == 2);
    CHECK(status({"--trace", "a.npz", "--tensor", "layers.2.q"}) == 2);
    CHECK(status({"--tensor", "q"}) == 2);
    CHECK(status({"--next", "3"}, false) == 2);
    CHECK(status({"--ids", "1,x"}, false) == 2);
    CHECK(status({"--ids", "1,11"}, false) == 4);
    CHECK(status({"--text", "hi"}, false) == 4);          // there is no tokenizer
    CHECK(status({"--tokens", "--version"}, false) == 4); // a text, not an option
    CHECK(status({"--with", "0=missing.attn"}) == 4);
    CHECK(status({"--with", "2=missing.attn"}) == 2);
    CHECK(!std::filesystem::exists(run.folder.file("a.npz")));
}
