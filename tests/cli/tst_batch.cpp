// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the program itself: what it prints and how it ends, on right and on broken input.
#include "tests/cli/brokenscenes.h"
#include "tests/cli/childprocess.h"
#include "tests/core/support/arrayfiles.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <unistd.h>

using namespace attn::test;
namespace fs = std::filesystem;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr double most_seconds = 60;
constexpr long most_kib = 4 << 20;
#else
constexpr double most_seconds = 1;
constexpr long most_kib = 200 * 1024;
#endif

// The program in a folder of its own, with no display.
class Program {
public:
    ChildRun run(const std::vector<std::string>& arguments, std::vector<std::string> environment = {}) const
    {
        return runChild(ATTNSCOPE_BINARY, arguments, {m_folder.path(), std::move(environment), false, "", {}, {}});
    }
    const ScratchFolder& folder() const { return m_folder; }

private:
    ScratchFolder m_folder;
};

// Nothing on stdout, one printable line of at most 300 characters on stderr.
void checkOneLine(const ChildRun& run, int status)
{
    CHECK(run.status == status);
    CHECK(run.out == "");
    CHECK(run.err.starts_with("attnscope: "));
    CHECK(run.err.ends_with('\n'));
    CHECK(std::ranges::count(run.err, '\n') == 1);
    const auto characters = std::ranges::count_if(run.err, [](char c) { return (c & 0xC0) != 0x80; });
    CHECK(characters <= 301);
    CHECK(std::ranges::none_of(run.err, [](unsigned char c) { return (c < ' ' && c != '\n') || c == 0x7F; }));
}

nlohmann::json tensorsOf(const ChildRun& run)
{
    CHECK(run.status == 0);
    CHECK(run.err == "");
    return nlohmann::json::parse(run.out)["tensors"];
}

std::string lessonFile(const std::string& id) { return ATTNSCOPE_SOURCE_DIR "/resources/lessons/" + id + ".json"; }

std::size_t filesIn(const ScratchFolder& folder)
{
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), {}));
}

} // namespace

TEST_CASE("Every broken scene gives exit status 4 and one clear line, quickly and in little memory")
{
    const Program program;
    const auto broken = brokenScenes();
    CHECK(broken.size() > 100);
    double slowest = 0;
    long largest = 0;
    for (const BrokenScene& scene : broken) {
        CAPTURE(scene.name);
        {
            std::ofstream file(program.folder().file(scene.name), std::ios::binary);
            scene.write(file);
        }
        const ChildRun run = program.run({"trace", scene.name});
        CAPTURE(run.err);
        checkOneLine(run, 4);
        CHECK(run.err.starts_with("attnscope: " + scene.name + ": "));
        CHECK(run.err.find(scene.says) != std::string::npos);
        CHECK(run.cpu_seconds < most_seconds);
        CHECK(run.peak_kib < most_kib);
        slowest = std::max(slowest, run.cpu_seconds);
        largest = std::max(largest, run.peak_kib);
        fs::remove(program.folder().file(scene.name));
    }
    MESSAGE(broken.size(), " broken scenes, slowest ", slowest, " s, largest ", largest / 1024, " MiB");
}

TEST_CASE("What is no readable file gives exit status 4 as well")
{
    const Program program;
    fs::create_directory(program.folder().file("folder.attn"));
    const std::map<std::string, const char*> wrong = {
        {"folder.attn", "a folder"},
        {"nothing.attn", "no such file or lesson"},
        {"folder.attn/nothing.attn", "no such file or lesson"},
        {"/dev/zero", "a device, expected a file"},
        {"/dev/null", "a device, expected a file"},
        {"000.nothing", "no such file or lesson"},
        {std::string(5000, 'n'), ""},
        {"with\nnewline\x1b[31m\xff", "with\\nnewline\\x1b[31m\\xff: no such"},
    };
    for (const auto& [name, says] : wrong) {
        for (const char* command : {"trace", "check", "explain", "code"}) {
            std::vector<std::string> arguments = {command, name};
            if (command == std::string("explain"))
                arguments.push_back("x[0]");
            const ChildRun run = program.run(arguments);
            CAPTURE(run.err);
            checkOneLine(run, 4);
            CHECK(run.err.find(says) != std::string::npos);
        }
    }
    REQUIRE(mkfifo(program.folder().file("pipe").c_str(), 0600) == 0);
    REQUIRE(mkfifo(program.folder().file("pipe.npz").c_str(), 0600) == 0);
    for (const char* name : {"nothing.attn", "folder.attn", "/etc/passwd", "/dev/zero", "pipe", "pipe.npz"})
        checkOneLine(program.run({name}), 4); // the window, without waiting for anything
}

TEST_CASE("A layer that does not fit into memory is refused before any is taken, with what would fit")
{
    const Program program;
    const std::string large = program.folder().write("large.attn", R"({"format": "attnscope-scene/1", "inputs": {},
        "draws": [{"op": "manual_seed", "seed": 1}, {"op": "randn", "shape": [1, 4096, 64], "out": "x"}],
        "config": {"projection": "none", "num_heads": 16, "d_in": 64, "d_out": 64, "scale": "none"}})");
    const std::string limited = "ulimit -v 600000; exec '" ATTNSCOPE_BINARY "' trace '" + large + "' --tensor x";
    for (const char* backend : {"cpu", "reference"}) {
        const ChildRun run = runChild("/bin/sh", {"-c", limited + " --backend " + backend},
                                      {program.folder().path(), {}, false, "", {}, {}});
        CAPTURE(run.err);
        checkOneLine(run, 4);
        CHECK(run.err.find("This layer needs ") != std::string::npos);
        CHECK(run.err.find(" tokens with 16 heads") != std::string::npos);
        CHECK(run.peak_kib < 100 * 1024);
    }
}

TEST_CASE("A layer that fits, but not with numbers as large as its own, is refused before every stage is held in full")
{
    const Program program;
    const std::string large = program.folder().write("large.attn", R"({"format": "attnscope-scene/1", "inputs": {},
        "draws": [{"op": "manual_seed", "seed": 1}, {"op": "randn", "shape": [1, 2048, 16], "out": "x", "mul": 1e30}],
        "config": {"projection": "none", "num_heads": 16, "d_in": 16, "d_out": 16, "scale": "none"}})");
    const std::string limited = "ulimit -v 1400000; exec '" ATTNSCOPE_BINARY "' trace '" + large + "' --tensor x";
    const ChildRun run = runChild("/bin/sh", {"-c", limited}, {program.folder().path(), {}, false, "", {}, {}});
    CAPTURE(run.err);
    checkOneLine(run, 4);
    CHECK(run.err.find("With numbers this large every stage is held in full. This layer needs ") != std::string::npos);
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

TEST_CASE("A file that may not be read gives exit status 4")
{
    const ScratchFolder folder;
    const std::string program = folder.file("attnscope"); // where nobody reaches it, whereever the build lies
    fs::copy_file(ATTNSCOPE_BINARY, program);
    const std::string scene = folder.file("secret.attn");
    fs::copy_file(lessonFile("000.mha"), scene);
    fs::permissions(scene, fs::perms::none);
    const bool root = geteuid() == 0;
    const ChildRun run = runChild(program, {"trace", scene}, {folder.path(), {}, root, "", {}, {}});
    CAPTURE(run.err);
    checkOneLine(run, 4);
    CHECK(run.err.find("Permission denied") != std::string::npos);

    fs::permissions(scene, fs::perms(0644));
    fs::permissions(folder.path(), fs::perms(0555));
    const ChildRun write =
        runChild(program, {"trace", scene, "--out", folder.file("out.json")}, {folder.path(), {}, root, "", {}, {}});
    CAPTURE(write.err);
    checkOneLine(write, 4);
    CHECK(write.err.find("out.json: cannot be written (the folder " + folder.path().string() + " is read-only)") !=
          std::string::npos);
    CHECK(filesIn(folder) == 2);
    fs::permissions(folder.path(), fs::perms(0755));
}

TEST_CASE("A file of a lesson's name goes before the lesson")
{
    const Program program;
    CHECK(tensorsOf(program.run({"trace", "000.mha"})).contains("output"));
    fs::copy_file(lessonFile("003.dropout.ones"), program.folder().file("000.mha"));
    const auto tensors = tensorsOf(program.run({"trace", "000.mha"}));
    CHECK_FALSE(tensors.contains("output"));
    CHECK(tensors.size() == 3); // x, keep, dropped
}

TEST_CASE("lessons lists an id and a title a line")
{
    const ChildRun run = Program().run({"lessons"});
    CHECK(run.status == 0);
    CHECK(run.err == "");
    CHECK(std::ranges::count(run.out, '\n') == 28);
    CHECK(std::ranges::count(run.out, '\t') == 28);
    CHECK(run.out.starts_with("000.causal.neg_inf\tCausal attention\n"));
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

TEST_CASE("Array files that lie or explode give exit status 4 and one line, quickly and in little memory")
{
    const Program program;
    const std::string huge = "{'descr': '<f4', 'fortran_order': False, 'shape': (268435456,), }";
    ZipPart bomb{"x.npy", npyZeros(1 << 22)}, claim{"x.npy", npyZeros(4)};
    bomb.deflated = claim.deflated = true;
    claim.says_unpacked = 1 << 30;
    std::vector<ZipPart> many;
    for (int i = 0; i < 20; ++i) {
        many.push_back({"x" + std::to_string(i) + ".npy", npyZeros(1 << 18)}); // each is small enough by itself
        many.back().deflated = true;
    }
    const std::map<std::string, std::string> files = {
        {"huge.npy", npyFile(huge, "")},
        {"bomb.npz", zipFile({bomb})},
        {"claim.npz", zipFile({claim})},
        {"many.npz", zipFile(many)},
        {"header.safetensors", little(99'000'000, 8) + "{}"},
        {"deep.safetensors", safetensorsFile(std::string(1'000'000, '{'), "")},
        {"quote.csv", "\"" + std::string(1'000'000, ',')},
        {"words.csv", std::string(1'000'000, 'a')},
        {"commas.csv", std::string(20'000'000, ',')},
    };
    for (const auto& [name, bytes] : files) {
        program.folder().write(name, bytes);
        const ChildRun run = program.run({"import", name, "--out", "out.attn"});
        CAPTURE(run.err);
        checkOneLine(run, 4);
        CHECK(run.err.starts_with("attnscope: " + name + ": "));
        CHECK(run.cpu_seconds < most_seconds);
        CHECK(run.peak_kib < most_kib);
    }
    CHECK(filesIn(program.folder()) == files.size());
    for (const std::string device : {"zero", "full", "urandom"})
        for (const char* ending : {".npy", ".npz", ".safetensors", ".csv"}) {
            const std::string link = program.folder().file(device + ending);
            fs::create_symlink("/dev/" + device, link);
            const ChildRun run = program.run({"import", link, "--out", "out.attn"});
            checkOneLine(run, 4);
            CHECK(run.err == "attnscope: " + link + ": a device, expected a file\n");
            CHECK(run.cpu_seconds < most_seconds);
            CHECK(run.peak_kib < most_kib);
        }
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

TEST_CASE("A full disk under stdout is an error")
{
    const ScratchFolder folder;
    const ChildRun run = runChild(ATTNSCOPE_BINARY, {"trace", "000.mha"}, {folder.path(), {}, false, "/dev/full"});
    CHECK(run.status == 4);
    CHECK(run.err == "attnscope: stdout: cannot be written\n");
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

TEST_CASE("Wrong usage gives exit status 2")
{
    const Program program;
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"trace"},
          {"--nonsense"},
          {"a", "b"},
          {"trace", "000.mha", "--backend", "abacus"},
          {"000.mha", "--backend", "abacus"},
          {"trace", "000.mha", "--tensor", "nothing"},
          {"trace", "000.mha", "--out", "a.txt"},
          {"trace", "000.mha", "--out", "a.npy"},
          {"trace", "000.mha", "--tensor", "q", "--tensor", "k", "--out", "a.csv"},
          {"export", "000.mha", "--stage", "weights", "--out", "a.svg", "--format", "gif"},
          {"explain", "000.mha", "scores[0,0,3]"},
          {"explain", "000.mha", "scores[0,0,3,6]"},
          {"explain", "000.mha", "nothing[0]"},
          {"explain", "000.mha", "scores[0,0,3,1:2]"},
          {"explain", "000.mha", "scores[0,0,3,1]", "--backend", "abacus"},
          {"explain", "000.mha", std::string(5000, 'n')},
          {"explain", "000.mha", "with\nnewline[0]"},
          {"export", "000.mha", "--out", "a.png"},
          {"trace", "000.mha", "--tensor", std::string(5000, 'n')}}) {
        const ChildRun run = program.run(arguments);
        CAPTURE(run.err);
        checkOneLine(run, 2);
    }
    CHECK(filesIn(program.folder()) == 0);
}

TEST_CASE(
    "Without a GPU the cuda backend gives exit status 2 and one line that says what is missing, and nothing is written")
{
    const Program program;
    const std::vector<std::string> hidden = {"CUDA_VISIBLE_DEVICES=-1"}; // where there is one
    const std::string out = program.folder().file("weights.npy");
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"trace", "000.mha"},
                                                      {"trace", "000.mha", "--tensor", "weights", "--out", out},
                                                      {"explain", "000.mha", "scores[0,0,3,1]"},
                                                      {"explain", "000.mha", "scores[0,0,3,1]", "--json"}}) {
        auto words = arguments;
        words.insert(words.end(), {"--backend", "cuda"});
        const ChildRun run = program.run(words, hidden);
        CAPTURE(run.err);
        checkOneLine(run, 2);
        CHECK(run.err.starts_with("attnscope: --backend cuda: "));
        const auto says = [&](const char* words) { return run.err.find(words) != std::string::npos; };
        CHECK((says("built without CUDA") || says("no NVIDIA driver (libcuda.so.1)") ||
               says("the driver knows no GPU") || says("driver is too old") || says("driver cannot be loaded") ||
               says("driver does not start")));
    }
    CHECK(filesIn(program.folder()) == 0);
}

TEST_CASE("Without a display the window gives exit status 3 and one line, and the commands still work")
{
    const Program program;
    for (const std::vector<std::string>& environment :
         {std::vector<std::string>{}, {"DISPLAY=:9977"}, {"WAYLAND_DISPLAY=none", "XDG_RUNTIME_DIR=/tmp"}}) {
        checkOneLine(program.run({}, environment), 3);
        checkOneLine(program.run({"000.mha"}, environment), 3);
        CHECK(program.run({"check", "000.mha"}, environment).status == 0);
    }
}

TEST_CASE("Help and version are answers")
{
    const Program program;
    const ChildRun help = program.run({"--help"}), version = program.run({"--version"});
    CHECK(help.status == 0);
    CHECK(help.out.starts_with("AttnScope: "));
    CHECK(version.status == 0);
    CHECK(version.out.starts_with("attnscope "));
    CHECK(help.err + version.err == "");
}

TEST_CASE("A level of kernels that does not exist is complained about in one line, and another one is used")
{
    const Program program;
    const std::vector<std::string> arguments = {"check", lessonFile("000.causal.neg_inf")};
    const ChildRun plain = program.run(arguments, {"ATTNSCOPE_ISA=plain"}),
                   wrong = program.run(arguments, {"ATTNSCOPE_ISA=v9"});
    CHECK(plain.err == "");
    CHECK(wrong.status == plain.status);
    CHECK(wrong.out == plain.out);
    CHECK(wrong.err.starts_with("attnscope: ATTNSCOPE_ISA names \"v9\", but "));
    CHECK(std::ranges::count(wrong.err, '\n') == 1);
}
