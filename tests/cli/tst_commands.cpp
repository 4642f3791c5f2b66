// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands print and write when all goes well.
#include "tests/cli/childoutput.h"
#include "tests/cli/childprocess.h"
#include "tests/core/support/arrayfiles.h"
#include "tests/testpaths.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <tuple>

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
    CHECK(written.err.empty());
    program.folder().write("two.attnlesson", R"({"format": "attnscope-lesson/1", "title": "Two", "steps": [
  {"title": "One", "text": "a", "scene": "000.simple.softmax", "questions": [{"text": "?", "value": 1}]},
  {"title": "Two", "text": ""}, {"title": "Three", "text": ""}]})");
    const ChildRun faulty = program.run({"page", "two.attnlesson", "--out", program.folder().file("two.html")});
    CHECK(faulty.status == 0);
    CHECK(faulty.err ==
          "attnscope: two.attnlesson: the page was written, but the lesson has 2 problems; see “attnscope "
          "lesson check”\n");
    CHECK(fs::exists(program.folder().file("two.html")));
}

TEST_CASE("a course site is a folder or a package, or one sentence says why not")
{
    const Program program;
    const std::string folder = program.folder().file("site"), package = program.folder().file("site.zip");
    CHECK(program.run({"site", "begin.1.weight", "000.mha", "--out", folder}).status == 0);
    for (const char* name : {"index.html", "begin.1.weight.html", "000.mha.html", "engine-module.js"})
        CHECK(fs::exists(fs::path(folder) / name));
    CHECK(program.run({"site", "begin.1.weight", "--scorm", "--out", package}).status == 0);
    CHECK(fs::exists(package));
    checkOneLine(program.run({"site", "no.such.lesson", "--out", program.folder().file("none")}), 4);
    checkOneLine(program.run({"site", "--out", package + "/a"}), 4);
    checkOneLine(program.run({"site", "--out", program.folder().file("")}), 2); // which holds both
    checkOneLine(program.run({"site"}), 2);
    CHECK(!fs::exists(program.folder().file("none")));
    CHECK(program.run({"site", "begin.1.weight", "--out", folder}).err.empty());
    // What "lesson check" says of a lesson with errors, whose page is written all the same.
    fs::create_directory(program.folder().file("course"));
    program.folder().write("course/two.attnlesson", R"({"format": "attnscope-lesson/1", "title": "Two", "steps": [
  {"title": "One", "text": "a", "scene": "000.simple.softmax", "questions": [{"text": "?", "value": 1}]},
  {"title": "Two", "text": ""}, {"title": "Three", "text": ""}]})");
    const ChildRun faulty = program.run({"site", "course", "--out", folder});
    CHECK(faulty.status == 0);
    CHECK(fs::exists(fs::path(folder) / "two.html"));
    std::string said;
    std::istringstream lines(program.run({"lesson", "check", "course/two.attnlesson"}).out);
    for (std::string line; std::getline(lines, line) && line.starts_with("course/");)
        said += "attnscope: " + line + '\n';
    CHECK(faulty.err == said);
    CHECK(std::ranges::count(said, '\n') == 2);
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
    const ChildRun derived = program.run({"code", "000.mha", "--gradient", "output[0,1,0]", "x"});
    CHECK(derived.out.find("x.requires_grad_()\n") != std::string::npos);
    CHECK(derived.out.find("cell = output[0, 1, 0]\ngradient = torch.autograd.grad(cell, x") != std::string::npos);
}

TEST_CASE("lessons lists an id and a title a line")
{
    const ChildRun run = Program().run({"lessons"});
    CHECK(run.status == 0);
    CHECK(run.err == "");
    CHECK(std::ranges::count(run.out, '\n') == std::ranges::count(run.out, '\t'));
    CHECK(run.out.starts_with("000.causal.neg_inf\tCausal attention\n"));
    // The 28 scenes of the notebooks and ten of today first, then lessons with steps, whose ids cannot be taken for those of scenes.
    std::istringstream lines(run.out);
    std::string line;
    for (int number = 0; std::getline(lines, line); ++number)
        CHECK_MESSAGE(((line >= "000." && line < "005") || line.starts_with("today.")) == (number < 38), line);
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
                        "(key 4 comes after query 1, so it is masked)\n");
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

TEST_CASE("explain --gradient prints what a cell depends on, as a table and as JSON")
{
    const Program program;
    const auto derive = [&](const std::string& cell, const std::string& by) {
        return program.run({"explain", "000.mha", cell, "--gradient", by, "--json"});
    };
    const auto by_bias = nlohmann::json::parse(derive("output[0,1,0]", "out_proj.bias").out);
    CHECK(by_bias.at("tensor") == "output");
    CHECK(by_bias.at("index") == nlohmann::json({0, 1, 0}));
    CHECK(by_bias.at("of") == "out_proj.bias");
    CHECK(by_bias.at("shape") == nlohmann::json({2}));
    CHECK(by_bias.at("gradient") == nlohmann::json({1.0, 0.0}));
    const auto explained = nlohmann::json::parse(program.run({"explain", "000.mha", "output[0,1,0]", "--json"}).out);
    CHECK(by_bias.at("value") == explained.at("value"));
    const ChildRun none = derive("context[0,1,0]", "out_proj.bias"); // the context knows nothing of it
    CHECK(none.status == 0);
    CHECK(nlohmann::json::parse(none.out).at("gradient") == nlohmann::json({0.0, 0.0}));
    const auto by_x = nlohmann::json::parse(derive("output[0,1,0]", "x").out);
    CHECK(by_x.at("gradient").at(0).at(2) == nlohmann::json({0.0, 0.0, 0.0})); // a later token
    CHECK(by_x.at("gradient").at(0).at(1).at(0).get<double>() != 0);

    const ChildRun table = program.run({"explain", "000.mha", "output[0,1,0]", "--gradient", "x"});
    CHECK(table.out.starts_with("output[0,1,0] = output[0, journey, 0] = 0.2943. Derivatives with respect to x [2, 6, "
                                "3]:\nbatch item 0:\n                0        1       2\n  Your     0.0246"));
    CHECK(table.out.ends_with("batch item 1: all 0\n"));
    const ChildRun exact = program.run({"explain", "000.mha", "output[0,1,0]", "--gradient", "x", "--digits", "6"});
    CHECK(exact.out.starts_with("output[0,1,0] = output[0, journey, 0] = 0.294346. "));
    CHECK(exact.out.find("  Your     0.024619") != std::string::npos);
    const ChildRun wide = program.run({"explain", "001.shapes", "context[0,1,0]", "--gradient", "x"});
    CHECK(wide.out.find("the largest of 2048 derivatives (use --json for all):\n") != std::string::npos);
    CHECK(std::ranges::count(wide.out, '\n') == 12);

    const std::tuple<const char*, const char*, int, const char*> wrong[] = {
        {"output[0,1,0]", "nope", 4, "--gradient: no tensor 'nope' (available: "},
        {"output[0,1,0]", "allowed", 4, "--gradient: allowed contains Boolean values"},
        {"allowed[1,0]", "x", 4, "--gradient: allowed contains Boolean values"},
        {"output[0,1]", "x", 2, "output is [2, 6, 2]: expected 3 indices"},
        {"nope[0]", "x", 2, "no tensor 'nope'"}};
    for (const auto& [cell, by, status, says] : wrong)
        for (const ChildRun& run : {derive(cell, by), program.run({"code", "000.mha", "--gradient", cell, by})}) {
            checkOneLine(run, status);
            CHECK_MESSAGE(run.err.find(says) != std::string::npos, run.err);
        }
}

TEST_CASE("heads leaves out distances between a query and the key of another text")
{
    const Program program;
    const ChildRun table = program.run({"heads", "today.10.cross"});
    CHECK(table.status == 0);
    CHECK(table.out.find("The keys are not the queries' tokens, so there is no distance, no offset and no weight on "
                         "itself.\n") != std::string::npos);
    const auto json = nlohmann::json::parse(program.run({"heads", "today.10.cross", "--json"}).out);
    for (const auto& head : json.at("heads")) {
        CHECK(head.at("mean").at("entropy").is_number());
        for (const char* member : {"distance", "ahead", "on_itself"})
            CHECK(head.at("mean").at(member).is_null());
    }
    const auto own = nlohmann::json::parse(program.run({"heads", "000.mha", "--json"}).out);
    CHECK(own.at("heads").at(0).at("mean").at("distance").is_number());
}

TEST_CASE("explain tells no number that its scene hides")
{
    const Program program;
    auto json = nlohmann::json::parse(std::ifstream(lessonFile("000.mha")));
    json["view"]["stage"] = "context";
    json["view"]["hidden"] = {{{"tensor", "context"}, {"index", {0, 1, 0}}}};
    const std::string scene = program.folder().write("hidden.attn", json.dump());
    const auto explain = [&](const char* cell, std::vector<std::string> more = {}) {
        more.insert(more.begin(), {"explain", scene, cell});
        return program.run(more);
    };
    CHECK(nlohmann::json::parse(explain("context[0,1,0]", {"--json"}).out).at("value") == "?");
    CHECK(explain("context[0,1,0]").out.find("= ?") != std::string::npos);
    for (const std::vector<std::string>& form : {std::vector<std::string>{}, {"--json"}}) {
        std::vector<std::string> words = {"--gradient", "x"};
        words.insert(words.end(), form.begin(), form.end());
        const ChildRun hidden = explain("context[0,1,0]", words);
        checkOneLine(hidden, 4);
        CHECK(hidden.err ==
              "attnscope: --gradient: context[0,1,0] is hidden, and its derivatives would reveal the value\n");
    }
    const ChildRun between = explain("output[0,1,0]", {"--gradient", "weights"});
    checkOneLine(between, 4);
    CHECK(between.err.find("weights is an intermediate result, and derivatives with respect to it would reveal") !=
          std::string::npos);
    const std::string by_x = explain("output[0,1,0]", {"--gradient", "x"}).out; // as in the window
    CHECK(by_x == program.run({"explain", "000.mha", "output[0,1,0]", "--gradient", "x"}).out);
}

TEST_CASE("trace prints matrices as LaTeX, Markdown and CSV, as the window copies them")
{
    const Program program;
    const auto trace = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"trace", "000.mha"});
        return program.run(more);
    };
    const std::string latex =
        trace({"--tensor", "weights", "--head", "1", "--batch", "0", "--format", "latex", "--digits", "2"}).out;
    CHECK(latex.starts_with("\\begin{bmatrix}\n  1.00 & 0.00 & 0.00 & 0.00 & 0.00 & 0.00 \\\\\n  0.50 & 0.50 & 0.00"));
    CHECK(trace({"--tensor", "weights", "--head", "1", "--batch", "0", "--format", "latex-round"})
              .out.starts_with("\\begin{pmatrix}"));
    CHECK(trace({"--tensor", "weights", "--head", "1", "--batch", "0", "--digits", "2", "--out", "a.tex"}).out.empty());
    CHECK(program.folder().read("a.tex") == latex);
    const std::string heads = trace({"--tensor", "weights", "--batch", "1", "--format", "latex"}).out;
    CHECK(heads.starts_with("% weights[1,0]\n\\begin{bmatrix}"));
    CHECK(heads.find("\n% weights[1,1]\n\\begin{bmatrix}") != std::string::npos);
    CHECK(trace({"--tensor", "x", "--batch", "0", "--format", "md", "--digits", "1", "--out", "-"})
              .out.starts_with("| | 0 | 1 | 2 |\n|---|---:|---:|---:|\n| Your | 0.4 | 0.2 | 0.9 |\n"));
    CHECK(trace({"--tensor", "x", "--batch", "0", "--format", "csv"}).out.starts_with("0.43,0.15,0.89\n"));
    checkOneLine(trace({"--tensor", "weights", "--format", "csv"}), 2); // four matrices
    checkOneLine(trace({"--tensor", "weights", "--head", "2", "--format", "md"}), 2);
    checkOneLine(trace({"--tensor", "weights", "--head", "1"}), 2);
    checkOneLine(trace({"--tensor", "weights", "--format", "md", "--out", "a.npz"}), 2);

    auto json = nlohmann::json::parse(std::ifstream(lessonFile("000.mha")));
    json["view"]["stage"] = "weights";
    json["view"]["hidden"] = {{{"tensor", "weights"}, {"index", {0, 1, 1, 0}}}};
    const std::string scene = program.folder().write("hidden.attn", json.dump());
    CHECK(program
              .run({"trace", scene, "--tensor", "weights", "--head", "1", "--batch", "0", "--format", "latex",
                    "--digits", "2"})
              .out.find("\n  ? & 0.50 & 0.00") != std::string::npos);
}

TEST_CASE("explain --latex prints the equation for math mode")
{
    const Program program;
    const ChildRun run = program.run({"explain", "000.causal.neg_inf", "scores[0,0,3,1]", "--latex", "--digits", "2"});
    CHECK(run.status == 0);
    CHECK(run.out.starts_with("\\mathrm{scores}"));
    CHECK(run.out.find(" \\cdot ") != std::string::npos);
    CHECK(run.out.ends_with("= 1.02\n"));
    checkOneLine(program.run({"explain", "000.mha", "context[0,1,0]", "--latex", "--json"}), 2);
    checkOneLine(program.run({"explain", "000.mha", "context[0,1,0]", "--latex", "--gradient", "x"}), 2);
    checkOneLine(program.run({"explain", "000.mha", "context[0,1,0]", "--digits", "9"}), 2);
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
    const std::string gpt2 = attn::sourceFile("tests/data/imports/gpt2.npz");
    const ChildRun run =
        program.run({"import", gpt2, "--prefix", "transformer.h.1", "--heads", "3", "--out", "gpt2.attn"});
    CHECK(run.status == 0);
    CHECK(run.err == "");
    CHECK(run.out.starts_with("hidden_states [1, 6, 12] becomes x [1, 6, 12]\n"
                              "transformer.h.1.attn.c_attn.weight [12, 36] becomes qkv.weight [36, 12], transposed\n"));
    CHECK(run.out.ends_with(
        "3 heads of size 4; one qkv layer, split in three; mask: causal; with an output "
        "layer\ntransformer.h.1.attn.c_attn.weight [12, 36] is read as “three blocks”. For “per head” (q, k and "
        "v of head 0, then of head 1, …: reshape [T, H, 3 hd], then chunk), use --map "
        "transformer.h.1.attn.c_attn.weight=qkv:per-head. Layers with this name are stored this way.\n"));
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
    const ChildRun run = program.run({"import", "t.csv", "--map", "t=x", "--out", "t.attn"});
    CHECK(run.out.find("row 1 ('a' …) and column 1 ('cat' …) are read as names") != std::string::npos);
}

TEST_CASE("import takes tokens from a file, in either form")
{
    const Program program;
    program.folder().write("x.csv", "0.5\n1\n");
    program.folder().write("lines.txt", "The\ncat\n");
    program.folder().write("tokens.json", "[\"The\", \"cat\"]");
    for (const char* tokens : {"lines.txt", "tokens.json"}) {
        const ChildRun run = program.run({"import", "x.csv", "--tokens", tokens, "--out", "t.attn"});
        CHECK(run.status == 0);
        CHECK(run.out.ends_with("The tokens are “The”, “cat”.\n"));
        CHECK(program.folder().read("t.attn").find("[\"The\", \"cat\"]") != std::string::npos);
    }
    program.folder().write("lines.txt", "The\n");
    for (const char* tokens : {"lines.txt", "nothing.txt"})
        checkOneLine(program.run({"import", "x.csv", "--tokens", tokens, "--out", "u.attn"}), 4);
}

TEST_CASE("import takes the names of keys from a file")
{
    const Program program;
    program.folder().write("attention.csv", "0.5,0.25,0.25\n1,0,0\n");
    program.folder().write("keys.txt", "the\ncat\nsat\n");
    const ChildRun run = program.run({"import", "attention.csv", "--memory-tokens", "keys.txt", "--out", "t.attn"});
    CHECK(run.status == 0);
    CHECK(run.out.find("The keys are “the”, “cat”, “sat”.\n") != std::string::npos);
    CHECK(program.folder().read("t.attn").find("[\"the\", \"cat\", \"sat\"]") != std::string::npos);
    program.folder().write("keys.txt", "the\n");
    const ChildRun wrong = program.run({"import", "attention.csv", "--memory-tokens", "keys.txt", "--out", "t.attn"});
    checkOneLine(wrong, 4);
    CHECK(wrong.err == "attnscope: import: got 1 token for the keys, but the layer has 3 keys\n");
    checkOneLine(program.run({"import", "attention.csv", "--memory-tokens", "none.txt", "--out", "t.attn"}), 4);
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
    CHECK(run.out.find("\\u202Eab\\u2066c\\u200B") != std::string::npos);
    CHECK(run.out.find("\u202E") == std::string::npos);
}

TEST_CASE("A word from right to left is put in an isolate in what explain prints")
{
    const Program program;
    std::ifstream file(lessonFile("000.mha"));
    auto scene = nlohmann::ordered_json::parse(file);
    scene["tokens"][0][1] = "\u05E9\u05DC\u05D5\u05DD";
    scene["tokens"][0][2] = "\U0001F469\u200D\U0001F3EB";
    scene["tokens"][0][3] = "\u2068open"; // not closed: it would turn what follows
    const std::string path = program.folder().write("bidi.attn", scene.dump());
    const std::string words = program.run({"explain", path, "weights[0,0,2,1]"}).out;
    CHECK(words.find("\u2068\u05E9\u05DC\u05D5\u05DD\u2069") != std::string::npos);
    CHECK(words.find("\U0001F469\u200D\U0001F3EB") != std::string::npos);
    CHECK(words.find("\\u2068") == std::string::npos);
    const std::string open = program.run({"explain", path, "weights[0,0,3,1]"}).out;
    CHECK(open.find("\\u2068open") != std::string::npos);
}

TEST_CASE("check gives 0 when all values agree and 1 when one does not (listed in it)")
{
    const Program program;
    const ChildRun good = program.run({"check", "000.mha"});
    CHECK(good.status == 0);
    CHECK(good.out == "values checked: 24, differences: 0\n");
    std::ifstream file(lessonFile("000.mha"));
    auto scene = nlohmann::ordered_json::parse(file);
    scene["expected"]["output"][1][5][0] = 0.2577;
    const ChildRun bad = program.run({"check", program.folder().write("bad.attn", scene.dump())});
    CHECK(bad.status == 1);
    CHECK(bad.err == "");
    CHECK(bad.out.starts_with("output[1,5,0]: computed 0.257"));
    CHECK(bad.out.ends_with(", expected 0.2577, tolerance 5.1e-05\nvalues checked: 24, differences: 1\n"));
}
