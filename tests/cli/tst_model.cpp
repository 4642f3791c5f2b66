// SPDX-License-Identifier: GPL-3.0-or-later
// `attnscope model` as a whole program: what it prints and writes, and with which status it ends.
#include "core/io/arrays/arrays.h"
#include "tests/cli/childprocess.h"
#include "tests/core/support/modelfiles.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
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
        arguments.insert(arguments.begin(), folder.path());
        return of(std::move(arguments));
    }
    // The model, or a page, is the first argument.
    ChildRun of(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), "model");
        return program(std::move(arguments));
    }
    ChildRun program(const std::vector<std::string>& arguments) const
    {
        return runChild(programFile(), arguments, {folder.path(), {}, false, {}, {}, {}});
    }
    // Gives the scene these edits.
    void edit(const std::string& name, const std::string& edits) const
    {
        std::ostringstream text;
        text << std::ifstream(folder.file(name)).rdbuf();
        std::string scene = text.str();
        folder.write(name, scene.replace(scene.rfind('}'), 1, ", \"edits\": " + edits + "}"));
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
    CHECK(card.out.find(
              "vocabulary head\twte.weight, the embedding (config.json does not say; tied by default in GPT-2)\n") !=
          std::string::npos);
}

TEST_CASE("A model without a head predicts nothing, and everything else of it works")
{
    const ModelRun run;
    run.folder.write("config.json", tinyGptConfig().insert(1, R"("tie_word_embeddings": false, )"));
    const std::string why =
        "This model has no language-model head (lm_head.weight is missing and tie_word_embeddings is "
        "false), so it cannot predict the next token. You can still explore its layers and attention.";
    CHECK(run({}).out.find("vocabulary head\tnone\n") != std::string::npos);
    CHECK(run({"--ids", "3,1,4", "--trace", "all.npz", "--out", "page.attn"}).status == 0);
    CHECK(run.arrays("all.npz").count("layers.1.weights") == 1);
    CHECK(run.arrays("all.npz").count("logits") == 0);
    CHECK(run({"--ids", "3,1,4", "--layer", "1", "--out", "layer.attn"}).status == 0);
    CHECK(run.of({"page.attn"}).status == 0); // a saved page
    for (const std::vector<std::string>& asked : {std::vector<std::string>{"--next", "2"},
                                                  {"--next", "2", "--ablate", "0.1"},
                                                  {"--ablate", "0.1"},
                                                  {"--with", "1=layer.attn"},
                                                  {}}) {
        std::vector<std::string> all = {"--ids", "3,1,4"};
        all.insert(all.end(), asked.begin(), asked.end());
        const ChildRun next = run(all);
        CHECK(next.status == 4);
        CHECK(next.out.empty());
        CHECK(next.err.find(why) != std::string::npos);
    }
    CHECK(run.of({"page.attn", "--next", "2"}).status == 4);
    CHECK(run.of({"page.attn", "--next", "2"}).err.find(why) != std::string::npos);
}

TEST_CASE("A model folder with a pickle alone says how to convert it")
{
    const ModelRun run;
    std::filesystem::rename(run.folder.path() + "/model.safetensors", run.folder.path() + "/pytorch_model.bin");
    const ChildRun told = run({});
    CHECK(told.status == 4);
    CHECK(told.err.find("pytorch_model.bin is a PyTorch pickle, which could run code when read; convert it in Python: "
                        "safetensors.torch.save_file({k: v.clone()") != std::string::npos);
}

TEST_CASE("Assumptions about a model's files appear on stderr")
{
    const ModelRun run;
    std::vector<NamedTensor> tensors = tinyGptTensors(1);
    const std::string next = run({"--ids", "3,1,4", "--next", "3"}).out;
    for (NamedTensor& each : tensors)
        each.name = "module." + each.name;
    run.folder.writeWeights(tensors);
    const std::string note = "attnscope: All tensor names begin with module.; this prefix was ignored.\n";
    for (const std::vector<std::string>& words : {std::vector<std::string>{}, {"--ids", "3,1,4", "--next", "3"}}) {
        const ChildRun told = run(words);
        CHECK(told.status == 0);
        CHECK(told.err == note);
        CHECK((words.empty() || told.out == next));
    }
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
    const ChildRun traced = run.program({"trace", "layer.attn", "--tensor", "weights", "--out", "weights.npz"});
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

TEST_CASE("A layer after edited ones has the x that they make, and its file says so")
{
    const ModelRun run;
    REQUIRE(run({"--ids", "3,1,4", "--layer", "0", "--out", "first.attn"}).status == 0);
    run.edit("first.attn", R"([{"tensor": "qkv.weight", "index": [3, 2], "value": 4.0}])");
    const std::vector<std::string> changed = {"--ids", "3,1,4", "--with", "0=first.attn", "--ablate", "1.0"};
    std::vector<std::string> arguments = changed;
    arguments.insert(arguments.end(), {"--layer", "1", "--out", "second.attn", "--trace", "all.npz", "--tensor", "x"});
    const ChildRun written = run(arguments);
    REQUIRE_MESSAGE(written.status == 0, written.err);
    const ChildRun traced =
        run.program({"trace", "second.attn", "--tensor", "weights", "--tensor", "x", "--out", "second.npz"});
    REQUIRE_MESSAGE(traced.status == 0, traced.err);
    const auto second = run.arrays("second.npz"), all = run.arrays("all.npz");
    CHECK(second.at("weights").reshaped({2, 3, 3}) == all.at("layers.1.weights"));
    CHECK(second.at("x").reshaped({3, 8}) == all.at("layers.1.x"));
    REQUIRE(run({"--ids", "3,1,4", "--trace", "plain.npz"}).status == 0);
    CHECK(!(run.arrays("plain.npz").at("layers.1.weights") == all.at("layers.1.weights")));
}

TEST_CASE("A model with what was changed in it is saved as a page, and opened again")
{
    const ModelRun run;
    REQUIRE(run({"--ids", "3,1,4", "--layer", "1", "--out", "layer.attn"}).status == 0);
    run.edit("layer.attn", R"([{"tensor": "x", "index": [0, 2, 1], "value": 4.0}])");
    const std::vector<std::string> changes = {"--with", "1=layer.attn", "--ablate", "0.1"};
    const auto with = [&](std::vector<std::string> first, const std::vector<std::string>& more) {
        first.insert(first.end(), more.begin(), more.end());
        return first;
    };
    const ChildRun saved = run(with({"--ids", "3,1,4", "--out", "page.attn"}, changes));
    REQUIRE_MESSAGE(saved.status == 0, saved.err);
    CHECK(saved.out.empty());
    CHECK(std::filesystem::file_size(run.folder.file("page.attn")) < 1500);

    const ChildRun next = run(with({"--ids", "3,1,4", "--next", "5"}, changes));
    CHECK(run.of({"page.attn", "--next", "5"}).out == next.out);
    CHECK(run({"--ids", "3,1,4", "--next", "5"}).out != next.out);
    // By itself it says what it is.
    const ChildRun card = run.of({"page.attn"});
    CHECK(card.status == 0);
    CHECK(card.out.find("family\tgpt2\n") == 0);
    CHECK(card.out.find("\ntokens\t3\nlayer 0\thead 1 off\nlayer 1\t1 edit of x\n\n") != std::string::npos);
    CHECK(card.out.ends_with(run.of({"page.attn", "--next", "10"}).out));
    // What a page is asked goes on top of it, and can be saved again.
    REQUIRE(run.of({"page.attn", "--ablate", "1.0", "--out", "more.attn"}).status == 0);
    CHECK(run.of({"more.attn", "--next", "5"}).out ==
          run(with({"--ids", "3,1,4", "--next", "5", "--ablate", "1.0"}, changes)).out);
    REQUIRE(run.of({"page.attn", "--trace", "page.npz"}).status == 0);
    REQUIRE(run(with({"--ids", "3,1,4", "--trace", "same.npz"}, changes)).status == 0);
    CHECK(run.arrays("page.npz") == run.arrays("same.npz"));
    REQUIRE(run.of({"page.attn", "--layer", "1", "--out", "again.attn"}).status == 0);
    REQUIRE(run.program({"trace", "again.attn", "--tensor", "weights", "--out", "again.npz"}).status == 0);
    CHECK(run.arrays("again.npz").at("weights").reshaped({2, 3, 3}) == run.arrays("page.npz").at("layers.1.weights"));
    // Any command that takes a scene takes the layer on its bench.
    CHECK(run.program({"trace", "page.attn", "--tensor", "weights"}).status == 0);
    // Other tokens: what does not fit them is told.
    const ChildRun shorter = run.of({"page.attn", "--ids", "3,1", "--next", "5"});
    CHECK(shorter.status == 0);
    CHECK(shorter.err == "attnscope: Layer 1: 1 edit of x did not fit the new shape [1, 2, 8].\n");
    CHECK(shorter.out == run({"--ids", "3,1", "--ablate", "0.1", "--next", "5"}).out);
    // A layer's scene is no page.
    const ChildRun wrong = run.of({"layer.attn"});
    CHECK(wrong.status == 4);
    CHECK(wrong.err.find("layer.attn: this is the scene of one layer, but a model page is expected") !=
          std::string::npos);
    CHECK(run.of({"missing.attn"}).status == 4);
}

TEST_CASE("The edited layer goes back into the model's files, and into other programs")
{
    const ModelRun run;
    REQUIRE(
        run({"--ids", "3,1,4", "--layer", "1", "--out", "layer.attn", "--trace", "all.npz", "--tensor", "layers.1.x"})
            .status == 0);
    run.edit("layer.attn", R"([{"tensor": "qkv.weight", "index": [3, 2], "value": 4.0}])");
    const ChildRun written = run({"--with", "1=layer.attn", "--layer", "1", "--out", "layer.safetensors"});
    REQUIRE_MESSAGE(written.status == 0, written.err);
    CHECK(written.err.empty());
    // Beside the other layer's tensors it is the edited model.
    const auto edited = run.arrays("layer.safetensors");
    CHECK(edited.size() == 4);
    CHECK(edited.at("h.1.attn.c_attn.weight")[2 * 24 + 3] == 4.0f); // Conv1D
    std::vector<NamedTensor> tensors = tinyGptTensors(1);
    for (NamedTensor& each : tensors)
        if (const auto other = edited.find(each.name); other != edited.end())
            each.tensor = other->second;
    const ChildRun expected = run({"--ids", "3,1,4", "--with", "1=layer.attn", "--next", "5"});
    run.folder.writeWeights(tensors);
    CHECK(run({"--ids", "3,1,4", "--next", "5"}).out == expected.out);
    // And by itself it is a layer that import takes.
    const ChildRun imported = run.program({"import", "layer.safetensors", "all.npz", "--prefix", "h.1", "--heads", "2",
                                           "--map", "layers.1.x=x", "--out", "imported.attn"});
    REQUIRE_MESSAGE(imported.status == 0, imported.err);
    CHECK(run.of({"page.attn", "--layer", "0", "--out", "a.safetensors"}).status == 4);
}

TEST_CASE("The labels of an image are printed as JSON and as CSV")
{
    const ModelRun run;
    run.folder.write("config.json", tinyVitConfig(R"(, "id2label": {"0": "cat", "1": "red fox", "2": "dog"})"));
    run.folder.writeWeights(tinyVitTensors(3));
    run.folder.write("a.ppm", "P6 4 4 255\n" + std::string(48, '\x50'));
    const ChildRun json = run({"--image", "a.ppm", "--next", "2", "--json"});
    REQUIRE_MESSAGE(json.status == 0, json.err);
    CHECK(json.err.empty());
    const auto parsed = nlohmann::json::parse(json.out, nullptr, false);
    REQUIRE_MESSAGE(parsed.is_object(), json.out);
    const auto& rows = parsed["rows"];
    REQUIRE(rows.size() == 2);
    CHECK(rows[0]["probability"].get<double>() > rows[1]["probability"].get<double>());
    const char* labels[] = {"cat", "red fox", "dog"};
    for (const auto& row : rows)
        CHECK(row["label"].get<std::string>() == labels[row["id"].get<int>()]);
    const ChildRun csv = run({"--image", "a.ppm", "--next", "3", "--csv"});
    REQUIRE_MESSAGE(csv.status == 0, csv.err);
    CHECK(std::count(csv.out.begin(), csv.out.end(), '\n') == 4);
    CHECK(csv.out.find("red fox") != std::string::npos);
    CHECK(run({"--image", "a.ppm", "--lens", "--json"}).status == 4); // a question of texts
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
    CHECK(status({"--out", "a.safetensors"}) == 2);
    CHECK(status({"--out", "a.txt"}) == 2);
    CHECK(status({"--layer", "1", "--out", "a.safetensors", "--next", "1"}) == 2);
    CHECK(status({"--layer", "2", "--out", "a.safetensors"}, false) == 2);
    CHECK(status({"--out", "a.attn"}, false) == 2);
    CHECK(status({"--text", "hi"}) == 2);
    CHECK(status({"--image", "a.ppm"}) == 2);
    CHECK(status({"--image", "a.ppm"}, false) == 2); // it reads tokens
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

namespace {

// The rows of an answer as text, after the names of its columns; its facts.
struct Answer {
    std::map<std::string, std::string> facts;
    std::vector<std::map<std::string, std::string>> rows;

    explicit Answer(const ChildRun& run)
    {
        REQUIRE_MESSAGE(run.status == 0, run.err);
        std::istringstream lines(run.out);
        std::vector<std::string> columns;
        for (std::string line; std::getline(lines, line);) {
            std::vector<std::string> cells;
            std::istringstream text(line + "\t");
            for (std::string cell; std::getline(text, cell, '\t');)
                cells.push_back(cell);
            if (cells.size() == 2 && columns.empty())
                facts[cells[0]] = cells[1];
            else if (columns.empty())
                columns = line.empty() ? columns : cells;
            else
                for (std::size_t i = 0; i < columns.size(); ++i)
                    (i == 0 ? rows.emplace_back() : rows.back())[columns[i]] = cells.at(i);
        }
    }
};

} // namespace

TEST_CASE("The lens ends with what --next prints, and has a line for each state and position")
{
    const ModelRun run;
    const ChildRun next = run({"--ids", "3,1,4", "--next", "3"});
    const Answer lens(run({"--ids", "3,1,4", "--lens", "--next", "3"}));
    REQUIRE(lens.rows.size() == 3);
    const auto& last = lens.rows.back();
    CHECK(last.at("hidden") == "2");
    CHECK(last.at("position") == "2");
    CHECK(last.at("rank") == "1");
    std::string lines;
    for (const char* k : {"1", "2", "3"})
        lines += last.at(std::string("top") + k) + "\t" + last.at(std::string("probability") + k) + "\n";
    CHECK(lines == next.out);
    CHECK(last.at("probability") == last.at("probability1"));
    CHECK(lens.rows[0].at("answer") == last.at("top1"));
    const Answer all(run({"--ids", "3,1,4", "--lens", "--position", "all", "--answer", "7"}));
    REQUIRE(all.rows.size() == 9);
    CHECK(all.rows[3].at("position") == "1");
    CHECK(all.rows[3].at("token") == "1");
    CHECK(all.rows[3].at("hidden") == "0");
    CHECK(all.rows[3].at("answer") == "7");
    CHECK(Answer(run({"--ids", "3,1,4", "--lens", "--position", "0"})).rows.front().at("position") == "0");
    CHECK(run({"--ids", "3,1,4", "--lens", "--position", "3"}).status == 2);
    const ChildRun unknown = run({"--ids", "3,1,4", "--lens", "--answer", "11"});
    CHECK(unknown.status == 4);
    CHECK(unknown.err == "attnscope: --answer: the vocabulary has ids 0 to 10, not 11\n");
}

TEST_CASE("The sweep is --ablate for each head, and attribution adds up")
{
    const ModelRun run;
    const Answer sweep(run({"--ids", "3,1,4", "--sweep"}));
    REQUIRE(sweep.rows.size() == 4);
    for (const auto& row : sweep.rows) {
        const ChildRun ablated =
            run({"--ids", "3,1,4", "--ablate", row.at("layer") + "." + row.at("head"), "--next", "11"});
        CHECK(("\n" + ablated.out).find("\n" + sweep.facts.at("answer") + "\t" + row.at("probability") + "\n") !=
              std::string::npos);
    }
    const Answer parts(run({"--ids", "3,1,4", "--attribution"}));
    double sum = 0;
    for (const auto& row : parts.rows)
        sum += std::stod(row.at("logit"));
    CHECK(sum == doctest::Approx(std::stod(parts.facts.at("sum"))).epsilon(1e-5));
    CHECK(sum == doctest::Approx(std::stod(parts.facts.at("logit"))).epsilon(1e-4));
    CHECK(parts.rows.size() == 8);
    CHECK(parts.rows[1].at("part") == "head");
    CHECK(parts.rows[1].at("layer") == "0");
}

TEST_CASE("Patching brings the other answer back, in all forms")
{
    const ModelRun run;
    const std::vector<std::string> patch = {"--ids", "3,1,4", "--patch", "3,8,5", "--answer", "6", "--against", "2"};
    const auto with = [&](const std::string& more) {
        std::vector<std::string> words = patch;
        words.push_back(more);
        return run(words);
    };
    const Answer residual(run(patch));
    REQUIRE(residual.rows.size() == 9);
    CHECK(residual.rows[0].at("restored") == "0"); // the same token
    CHECK(std::stod(residual.rows[8].at("restored")) == doctest::Approx(1));
    CHECK(residual.rows[1].at("token_from") == "8");
    CHECK(residual.rows[1].at("token") == "1");
    const ChildRun csv = with("--csv"), json = with("--json");
    CHECK(csv.out.starts_with("hidden,position,token_from,token,restored,difference\n0,0,3,3,0.0,"));
    CHECK(json.out.starts_with("{\n  \"answer\": 6,\n  \"against\": 2,\n  \"difference_from\": "));
    CHECK(json.out.find("{\"hidden\": 0, \"position\": 0, \"token_from\": 3, \"token\": 3, \"restored\": 0") !=
          std::string::npos);
    CHECK(Answer(with("--heads")).rows.size() == 4);
    CHECK(run({"--ids", "3,1,4", "--patch", "3,8"}).status == 4);
    CHECK(run({"--ids", "3,1,4", "--next", "1", "--csv"}).out.starts_with("id,piece,probability\n"));
}

TEST_CASE("The mean over texts is that of their traces")
{
    const ModelRun run;
    run.folder.write("texts.txt", "The cat\r\n\nThe");
    const ChildRun uneven = run.of({"tiny", "--texts", "texts.txt", "--mean", "mean.npy"});
    CHECK(uneven.status == 4);
    CHECK(uneven.err.find("text 2 has 1 tokens, but text 1 has 3") != std::string::npos);
    run.folder.write("texts.txt", "The cat\nThe cat\n");
    REQUIRE(run.of({"tiny", "--texts", "texts.txt", "--mean", "mean.npz"}).status == 0);
    REQUIRE(run.of({"tiny", "--text", "The cat", "--trace", "all.npz"}).status == 0);
    const Tensor mean = run.arrays("mean.npz").at("weights"), own = run.arrays("all.npz").at("layers.1.weights");
    REQUIRE(mean.rank() == 5);
    const auto layer = mean.values().subspan(own.size(), own.size());
    CHECK(std::equal(layer.begin(), layer.end(), own.data()));
    REQUIRE(run.program({"import", "mean.npz", "--layer", "1", "--out", "mean.attn"}).status == 0);
    REQUIRE(run.program({"trace", "mean.attn", "--tensor", "weights", "--out", "scene.npz"}).status == 0);
    CHECK(run.arrays("scene.npz").at("weights").reshaped(own.shape()) == own);
}

TEST_CASE("A trace has what MLPs read and add, if asked")
{
    const ModelRun run;
    const ChildRun traced = run({"--ids", "3,1,4", "--trace", "all.npz", "--tensor", "mlp_output", "--tensor",
                                 "between", "--tensor", "layers.1.mlp_inner"});
    REQUIRE_MESSAGE(traced.status == 0, traced.err);
    const auto arrays = run.arrays("all.npz");
    CHECK(arrays.at("layers.1.mlp_inner").shape() == Shape{3, 32});
    CHECK(arrays.count("layers.0.mlp_inner") == 0);
    const Tensor &between = arrays.at("layers.1.between"), &added = arrays.at("layers.1.mlp_output"),
                 &after = arrays.at("hidden.2");
    for (std::int64_t i = 0; i < after.size(); ++i)
        CHECK(std::abs(between[i] + added[i] - after[i]) < 1e-5);
    CHECK(run({"--ids", "3,1,4", "--trace", "all.npz", "--tensor", "mlp"}).status == 2);
}

TEST_CASE("Questions that do not go together are refused")
{
    const ModelRun run;
    for (const auto& [words, says] :
         {std::pair(std::vector<std::string>{"--lens", "--sweep"}, "--sweep: cannot be used with --lens"),
          {{"--sweep", "--next", "3"}, "--next: cannot be used with --sweep"},
          {{"--heads"}, "--heads: requires --patch"},
          {{"--lens", "--against", "3"}, "--against: requires --attribution or --patch"},
          {{"--position", "2"}, "--position: requires --lens"},
          {{"--texts", "t.txt"}, "--texts: requires --mean"},
          {{"--lens", "--csv", "--json"}, "--csv: cannot be used with --json"}}) {
        std::vector<std::string> all = {"--ids", "3,1,4"};
        all.insert(all.end(), words.begin(), words.end());
        const ChildRun refused = run(all);
        CHECK(refused.status == 2);
        CHECK(refused.err.find(says) != std::string::npos);
    }
}
