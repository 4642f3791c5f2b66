// SPDX-License-Identifier: GPL-3.0-or-later
// "-" in the place of a file: what is read from stdin and written to stdout is what a file would hold.
#include "tests/cli/childoutput.h"
#include "tests/cli/childprocess.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <fstream>
#include <sys/utsname.h>
#include <unistd.h>

using namespace attn::test;
namespace fs = std::filesystem;

namespace {

const std::string attnscope = attn::programFile();

// The program with a file as its stdin.
ChildRun fed(const ScratchFolder& folder, const std::string& file, const std::vector<std::string>& arguments)
{
    ChildSetting setting;
    setting.folder = folder.path();
    setting.prepare = [file] {
        const int input = open(file.c_str(), O_RDONLY);
        dup2(input, STDIN_FILENO);
        close(input);
    };
    return runChild(attnscope, arguments, setting);
}

std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("A scene is read from stdin by every command that reads one")
{
    const Program program;
    const std::string scene = lessonFile("000.mha");
    for (const std::vector<std::string>& rest : {std::vector<std::string>{"trace", "-"},
                                                 {"check", "-"},
                                                 {"heads", "-"},
                                                 {"code", "-"},
                                                 {"explain", "-", "q[0,0,0,0]"}}) {
        std::vector<std::string> named = rest;
        named[1] = scene;
        const ChildRun run = fed(program.folder(), scene, rest), same = program.run(named);
        CAPTURE(rest[0]);
        CHECK(run.status == 0);
        CHECK(run.out == same.out);
        CHECK(run.err == "");
    }
}

TEST_CASE("A page, a scene of arrays and a picture go to stdout as they would into a file")
{
    const Program program;
    const auto file = [&](const char* name) { return program.folder().file(name); };
    CHECK(program.run({"page", "000.mha", "--out", file("a.html")}).status == 0);
    CHECK(program.run({"page", "000.mha", "--out", "-"}).out == bytesOf(file("a.html")));
    CHECK(program.run({"trace", "000.mha", "--out", "-"}).out == program.run({"trace", "000.mha"}).out);

    CHECK(program.run({"trace", "000.mha", "--tensor", "x", "--out", file("x.npy")}).status == 0);
    const ChildRun child = program.run({"import", file("x.npy"), "--out", file("x.attn")});
    const ChildRun piped = fed(program.folder(), file("x.npy"), {"import", "-", "--map", "stdin=x", "--out", "-"});
    CHECK(child.status == 0);
    CHECK(piped.status == 0);
    CHECK(nlohmann::json::parse(piped.out) == nlohmann::json::parse(bytesOf(file("x.attn"))));
    CHECK(piped.err != ""); // what became of the array, which stdout has no place for

    const std::vector<std::string> figure = {"export", "000.mha", "--stage", "weights", "--head", "0", "--out"};
    auto to_file = figure, to_stdout = figure;
    to_file.push_back(file("w.svg"));
    to_stdout.insert(to_stdout.end(), {"-", "--format", "svg"});
    if (program.run(to_file).status == 0) // not where this build draws no pictures
        CHECK(program.run(to_stdout).out == bytesOf(file("w.svg")));
}

TEST_CASE("What does not fit on one stream is refused, and so is what is no scene")
{
    const Program program;
    const ChildRun several = program.run({"export", "000.mha", "--stage", "all", "--out", "-"});
    checkOneLine(several, 2);
    checkOneLine(program.run({"-"}), 4);
    checkOneLine(fed(program.folder(), "/dev/null", {"trace", "-"}), 4);
    checkOneLine(fed(program.folder(), lessonFile("000.mha"), {"import", "-", "--dry-run"}), 4);
    CHECK(filesIn(program.folder()) == 0);
}

TEST_CASE("A stream without end that is no arrays is refused by its beginning")
{
    const Program program;
    const ChildRun zeros = fed(program.folder(), "/dev/zero", {"import", "-", "--dry-run"});
    checkOneLine(zeros, 4);
    CHECK(zeros.peak_kib < 100 * 1024);
}

TEST_CASE("All heads in one file are refused")
{
    const Program program;
    const std::string name = program.folder().file("heads.png");
    const std::vector<std::string> heads = {"export", "000.mha", "--stage", "weights", "--head", "all", "--out", name};
    checkOneLine(program.run(heads), 2);
    CHECK(filesIn(program.folder()) == 0);
}

TEST_CASE("A name with an unknown ending is no folder, and a slash makes it one")
{
    const Program program;
    for (const char* name : {"w.jpg", "w.eps", "w.html", "w.attn"})
        checkOneLine(program.run({"export", "000.mha", "--stage", "weights", "--out", program.folder().file(name)}), 2);
    std::ofstream(program.folder().file("names.txt")) << "Ada\n";
    checkOneLine(program.run({"sheet", "000.causal.neg_inf", "--names", program.folder().file("names.txt"), "--out",
                              program.folder().file("s.pdf")}),
                 2);
    CHECK(filesIn(program.folder()) == 1);
}

TEST_CASE("Arrays in the place of a scene are answered with how they become one")
{
    const Program program;
    const std::string arrays = program.folder().file("x.npz");
    CHECK(program.run({"trace", "000.mha", "--out", arrays}).status == 0);
    const ChildRun run = program.run({"trace", arrays});
    checkOneLine(run, 4);
    CHECK(run.err.find("attnscope import") != std::string::npos);
    const ChildRun model = program.run({"trace", "tiny"});
    checkOneLine(model, 4);
    CHECK(model.err.find("attnscope model") != std::string::npos);
}

TEST_CASE("A misspelt command is reported, whether or not something follows it")
{
    const Program program;
    const ChildRun alone = program.run({"trce"}), behind = program.run({"trce", "000.mha"});
    checkOneLine(alone, 4);
    checkOneLine(behind, 2);
    for (const ChildRun& run : {alone, behind})
        CHECK(run.err.find("did you mean ") != std::string::npos);
}

TEST_CASE("The version tells what a report of a fault needs")
{
    const Program program;
    const std::string text = program.run({"--version"}).out;
    CHECK(text.starts_with("attnscope "));
    CHECK(text.find("\ncpu: float32, kernels ") != std::string::npos);
    CHECK(text.find("\nreference: float64\n") != std::string::npos);
    utsname system{};
    REQUIRE(uname(&system) == 0);
    CHECK(text.find(std::string("\n") + system.sysname + " " + system.machine + "\n") != std::string::npos);
    CHECK(text.find("\ncuda: ") != std::string::npos);
    CHECK((text.find("\nQt 6.") != std::string::npos || text.find("\nwithout a window\n") != std::string::npos));
    CHECK(program.run({"--version"}, {"ATTNSCOPE_ISA=plain"}).out.find("kernels plain\n") != std::string::npos);
}
