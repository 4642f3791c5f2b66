// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands print and write when all goes well.
#include "tests/cli/childoutput.h"
#include "tests/cli/childprocess.h"
#include "tests/core/support/arrayfiles.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace attn::test;
namespace fs = std::filesystem;

TEST_CASE("a page for a browser is written whole, or one sentence says why not")
{
    const Program program;
    const std::string out = program.folder().file("a.html");
    const ChildRun written = program.run({"page", "begin.1.weight", "--out", out});
    CHECK(written.status == 0);
    CHECK(written.out.empty());
    const ChildRun scene = program.run({"page", "000.mha", "--out", program.folder().file("b.html")});
    CHECK(scene.status == 0);
    checkOneLine(program.run({"page", "000.mha", "--out", program.folder().file("none/b.html")}), 4);
    checkOneLine(program.run({"page", "no.such.lesson", "--out", out}), 4);
    checkOneLine(program.run({"page", "000.mha"}), 2);
}

TEST_CASE("Code goes to stdout, or into the file that --out names")
{
    const Program program;
    const ChildRun printed = program.run({"code", "000.mha"});
    CHECK(printed.status == 0);
    CHECK(printed.err.empty());
    CHECK(printed.out.find("out_proj = torch.nn.Linear(2, 2)") != std::string::npos);
    const ChildRun written = program.run({"code", "000.mha", "--out", program.folder().file("mha.py")});
    CHECK(written.status == 0);
    CHECK(written.out.empty());
    CHECK(program.folder().read("mha.py") == printed.out);
    const ChildRun numpy = program.run({"code", "000.mha", "--language", "numpy"});
    CHECK(numpy.out.find("import torch") == std::string::npos);
    checkOneLine(program.run({"code", "000.mha", "--out", program.folder().file("none/mha.py")}), 4);
}

TEST_CASE("lessons lists an id and a title a line")
{
    const ChildRun run = Program().run({"lessons"});
    CHECK(run.status == 0);
    CHECK(run.err == "");
    CHECK(std::ranges::count(run.out, '\n') == std::ranges::count(run.out, '\t'));
    CHECK(run.out.starts_with("000.causal.neg_inf\tCausal attention\n"));
    // The 28 scenes first, then lessons with steps, whose ids cannot be taken for those of scenes.
    std::istringstream lines(run.out);
    std::string line;
    for (int number = 0; std::getline(lines, line); ++number)
        CHECK_MESSAGE((line >= "000." && line < "005") == (number < 28), line);
}

TEST_CASE("trace prints the tensors asked for, by the backend and the stream asked for")
{
    const Program program;
    const auto all = tensorsOf(program.run({"trace", "003.dropout.weights"}));
    for (const char* name : {"x", "R_W_query", "W_query.weight", "q", "scores", "masked", "scaled", "weights", "keep",
                             "dropped", "context"})
        CHECK_MESSAGE(all.contains(name), name);
    const auto two =
        tensorsOf(program.run({"trace", "003.dropout.weights", "--tensor", "keep", "--tensor", "weights"}));
    CHECK(two.size() == 2);
    CHECK(two["keep"] == all["keep"]);
    const auto mkl = tensorsOf(program.run({"trace", "003.dropout.weights", "--tensor=keep", "--dropout-stream=mkl"}));
    CHECK(mkl["keep"] != all["keep"]);
    CHECK(tensorsOf(program.run({"trace", "003.dropout.weights", "--backend", "reference"})).size() == all.size());
    CHECK(tensorsOf(program.run({"trace", lessonFile("003.dropout.weights")})) == all);
}

TEST_CASE("explain prints the equation of a cell on one line")
{
    const Program program;
    const ChildRun run = program.run({"explain", "003.dropout.weights", "scores[0,0,1,4]"});
    CHECK(run.status == 0);
    CHECK(run.err == "");
    CHECK(run.out == "scores[0,0,1,4] = scores[journey, one] = q·k = 0.4306·0.2983 + 1.4551·0.6565 = 1.0838\n");
    const ChildRun masked = program.run({"explain", "003.dropout.weights", " masked[0, 0, 1, 4] "});
    CHECK(masked.out == "masked[0,0,1,4] = masked[journey, one] = masked_fill(1.0838, -inf) = -inf "
                        "(key 4 comes after query 1: masked)\n");
    // Without tokens of its own a scene's cells have numbers only.
    std::ifstream file(lessonFile("003.dropout.weights"));
    auto scene = nlohmann::ordered_json::parse(file);
    scene.erase("tokens");
    const std::string bare = program.folder().write("bare.attn", scene.dump());
    CHECK(program.run({"explain", bare, "scores[0,0,1,4]"}).out ==
          "scores[0,0,1,4] = q·k = 0.4306·0.2983 + 1.4551·0.6565 = 1.0838\n");
}

TEST_CASE("explain --json agrees with trace, cell by cell and term by term")
{
    const Program program;
    for (const std::string lesson : {"003.dropout.weights", "000.mha"}) {
        const auto trace = tensorsOf(program.run({"trace", lesson}));
        const auto cellOf = [&](const nlohmann::json& tensor, const nlohmann::json& index) {
            nlohmann::json cell = trace.at(tensor.get<std::string>());
            for (const auto& i : index)
                cell = nlohmann::json(cell.at(i.get<std::size_t>()));
            return cell;
        };
        for (const char* cell : {"q[0,0,1,0]", "scores[0,0,1,1]", "scaled[0,0,1,0]", "masked[0,0,0,1]",
                                 "weights[0,0,1,0]", "dropped[0,0,1,0]", "head_context[0,0,1,0]", "context[0,1,0]"}) {
            const ChildRun run = program.run({"explain", lesson, cell, "--json"});
            CAPTURE(cell);
            CHECK(run.status == 0);
            CHECK(run.err == "");
            const auto found = nlohmann::json::parse(run.out);
            CHECK(found["value"] == cellOf(found["tensor"], found["index"]));
            for (const auto& term : found["terms"]) {
                CHECK(term["value"] == cellOf(term["tensor"], term["index"]));
                CHECK(term.contains("factor"));
            }
            if (found["operation"] == "product") {
                double sum = 0;
                for (const auto& term : found["terms"])
                    sum += term["value"].get<double>() * term["factor"].get<double>();
                CHECK(found["result"].get<double>() == doctest::Approx(sum).epsilon(1e-6));
            }
            if (found["value"].is_number())
                CHECK(found["result"].get<double>() == doctest::Approx(found["value"].get<double>()).epsilon(1e-6));
            else
                CHECK(found["result"] == found["value"]);
        }
    }
    const auto masked =
        nlohmann::json::parse(program.run({"explain", "003.dropout.weights", "masked[0,0,1,4]", "--json"}).out);
    CHECK(masked["value"] == "-inf");
    CHECK(masked["blocked"] == true);
    const auto mkl = nlohmann::json::parse(
        program.run({"explain", "003.dropout.weights", "keep[0,0,4,1]", "--json", "--dropout-stream", "mkl"}).out);
    const auto usual =
        nlohmann::json::parse(program.run({"explain", "003.dropout.weights", "keep[0,0,4,1]", "--json"}).out);
    CHECK(mkl["u"] != usual["u"]);
    CHECK(usual["kept"] == (usual["u"].get<double>() < 0.5));
}

TEST_CASE("trace --out writes the file and prints nothing")
{
    const Program program;
    const ChildRun json = program.run({"trace", "000.mha", "--out", "a.json"});
    CHECK(json.status == 0);
    CHECK(json.out + json.err == "");
    CHECK(program.folder().read("a.json") == program.run({"trace", "000.mha"}).out);
    CHECK(program.run({"trace", "000.mha", "--out", "a.npz"}).status == 0);
    CHECK(program.folder().read("a.npz").starts_with("PK\x03\x04"));
    CHECK(filesIn(program.folder()) == 2);
    for (const char* name : {"b.npy", "b.csv", "b.safetensors"}) {
        CHECK(program.run({"trace", "000.mha", "--tensor", "weights", "--tensor", "weights", "--out", name}).status ==
              0);
        CHECK(program.folder().read(name).size() > 500);
        fs::remove(program.folder().file(name));
    }

    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"trace", "nothing", "--out", "a.json"},
                                                      {"trace", "000.mha", "--out", "none/a.json"}}) {
        checkOneLine(program.run(arguments), 4);
        CHECK(program.folder().read("a.json").starts_with("{\"tensors\""));
        CHECK(filesIn(program.folder()) == 2);
    }
    fs::create_directory(program.folder().file("folder.json"));
    checkOneLine(program.run({"trace", "000.mha", "--out", "folder.json"}), 4);
}

TEST_CASE("import makes a scene of array files, and tells what became of each")
{
    const Program program;
    const std::string gpt2 = ATTNSCOPE_SOURCE_DIR "/tests/data/imports/gpt2.npz";
    const ChildRun run =
        program.run({"import", gpt2, "--prefix", "transformer.h.1", "--heads", "3", "--out", "gpt2.attn"});
    CHECK(run.status == 0);
    CHECK(run.err == "");
    CHECK(run.out.starts_with("hidden_states [1, 6, 12] becomes x [1, 6, 12]\n"
                              "transformer.h.1.attn.c_attn.weight [12, 36] becomes qkv.weight [36, 12], transposed\n"));
    CHECK(run.out.ends_with("3 heads of 4, fused_blocks, causal mask, with an output layer\n"));
    CHECK(tensorsOf(program.run({"trace", "gpt2.attn"})).contains("output"));
    checkOneLine(program.run({"import", gpt2, "--out", "none.attn"}), 4); // which layer?

    // A table onto a lesson, and what was written comes back, to the last bit.
    program.folder().write("x.csv", "0,1,0.5\n1,1,1\n");
    CHECK(program.run({"import", "x.csv", "--onto", "000.causal.neg_inf", "--out", "table.attn"}).status == 0);
    CHECK(tensorsOf(program.run({"trace", "table.attn"}))["x"].size() == 1);
    CHECK(program.run({"trace", "000.mha", "--out", "t.safetensors"}).status == 0);
    CHECK(program.run({"import", "t.safetensors", "--onto", "000.mha", "--out", "again.attn"}).status == 0);
    const auto before = tensorsOf(program.run({"trace", "000.mha"})),
               after = tensorsOf(program.run({"trace", "again.attn"}));
    CHECK(after["output"] == before["output"]);
    CHECK(after["weights"] == before["weights"]);

    const std::size_t files = filesIn(program.folder());
    CHECK(program.run({"import", "x.csv", "--dry-run"}).out.starts_with("x [2, 3] becomes x [2, 3]\n"));
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"import", "nothing.npy", "--out", "a.attn"},
          {"import", "x.csv", "--onto", "none", "--out", "a.attn"},
          {"import", "x.csv", "--heads", "2", "--out", "a.attn"},
          {"import", "gpt2.attn", "--out", "a.attn"},
          {"import", "x.csv", "--out", "none/a.attn"}})
        checkOneLine(program.run(arguments), 4);
    CHECK(filesIn(program.folder()) == files);
}

TEST_CASE("import says what of a table was taken for names")
{
    const Program program;
    program.folder().write("t.csv", "a,b\ncat,1\nsat,2\n");
    const ChildRun run = program.run({"import", "t.csv", "--out", "t.attn"});
    CHECK(run.out.find("row 1 ('a' …) and column 1 ('cat' …) are taken for names") != std::string::npos);
}

TEST_CASE("What a terminal does not show is written out in what explain prints")
{
    const Program program;
    std::ifstream file(lessonFile("000.mha"));
    auto scene = nlohmann::ordered_json::parse(file);
    scene["tokens"][0][1] = "\u202Eab\u2066c\u200B";
    const std::string path = program.folder().write("bidi.attn", scene.dump());
    const ChildRun run = program.run({"explain", path, "weights[0,0,1,0]"});
    CHECK(run.status == 0);
    CHECK(run.out.find("\\u202eab\\u2066c\\u200b") != std::string::npos);
    CHECK(run.out.find("\u202E") == std::string::npos);
}

TEST_CASE("check gives 0 when all values agree and 1 when one does not, which it names")
{
    const Program program;
    const ChildRun good = program.run({"check", "000.mha"});
    CHECK(good.status == 0);
    CHECK(good.out == "24 values checked, 0 differ\n");
    std::ifstream file(lessonFile("000.mha"));
    auto scene = nlohmann::ordered_json::parse(file);
    scene["expected"]["output"][1][5][0] = 0.2577;
    const ChildRun bad = program.run({"check", program.folder().write("bad.attn", scene.dump())});
    CHECK(bad.status == 1);
    CHECK(bad.err == "");
    CHECK(bad.out.starts_with("output[1,5,0]: 0.257"));
    CHECK(bad.out.ends_with(" computed, 0.2577 expected, tolerance 5.1e-05\n24 values checked, 1 differ\n"));
}
