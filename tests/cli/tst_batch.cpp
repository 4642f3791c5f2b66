// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the program itself: what it prints and how it ends, on right and on broken input.
#include "tests/cli/brokenscenes.h"
#include "tests/cli/childoutput.h"
#include "tests/cli/childprocess.h"
#include "tests/core/support/arrayfiles.h"
#include "tests/testpaths.h"

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
constexpr double most_seconds = 5; // of processor time; the slowest takes 0.5 on a machine that is left alone
constexpr long most_kib = 200 * 1024;
#endif

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
        {"/dev/zero", "expected a file, got a device"},
        {"/dev/null", "expected a file, got a device"},
        {"000.nothing", "no such file or lesson"},
        {"000.mhaa", "000.mhaa: no such file or lesson; did you mean 000.mha?"},
        {std::string(5000, 'n'), ""},
        {"with\nnewline\x1b[31m\xff", "with\\nnewline\\u001B[31m\\xFF: no such"},
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
    const std::string limited = "ulimit -v 600000; exec '" + attn::programFile() + "' trace '" + large + "' --tensor x";
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
    const std::string limited =
        "ulimit -v 1400000; exec '" + attn::programFile() + "' trace '" + large + "' --tensor x";
    const ChildRun run = runChild("/bin/sh", {"-c", limited}, {program.folder().path(), {}, false, "", {}, {}});
    CAPTURE(run.err);
    checkOneLine(run, 4);
    CHECK(run.err.find("With values this large, every stage must be stored in full. This layer needs ") !=
          std::string::npos);
}

TEST_CASE("A file that may not be read gives exit status 4")
{
    const ScratchFolder folder;
    const std::string program = folder.file("attnscope"); // where nobody reaches it, whereever the build lies
    fs::copy_file(attn::programFile(), program);
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
            CHECK(run.err == "attnscope: " + link + ": expected a file, got a device\n");
            CHECK(run.cpu_seconds < most_seconds);
            CHECK(run.peak_kib < most_kib);
        }
}

TEST_CASE("A full disk under stdout is an error")
{
    const ScratchFolder folder;
    const ChildRun run = runChild(attn::programFile(), {"trace", "000.mha"}, {folder.path(), {}, false, "/dev/full"});
    CHECK(run.status == 4);
    CHECK(run.err == "attnscope: could not write to stdout\n");
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
          {"export", "000.mha", "--stage", "weights", "--out", "a.jpg"},
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
        CHECK((says("built without CUDA") || says("the NVIDIA driver (libcuda.so.1) is not installed") ||
               says("the driver found no GPU") || says("driver is too old") ||
               says("could not load the NVIDIA driver") || says("could not start the NVIDIA driver")));
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
    CHECK(wrong.err.starts_with("attnscope: ATTNSCOPE_ISA is \"v9\", but "));
    CHECK(std::ranges::count(wrong.err, '\n') == 1);
}
