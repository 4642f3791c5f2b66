// SPDX-License-Identifier: GPL-3.0-or-later
// A class's result codes as a table: what is read, what is named, and what a spreadsheet gets.
#include "core/headless/results.h"
#include "tests/cli/childoutput.h"

using namespace attn;
using namespace attn::test;

namespace {

const LessonResult ada{"What a weight is", "Ada Lovelace", 8, 7, 5, 12, 14};
const LessonResult formula{"Masks, \"causal\"", "=HYPERLINK(\"x\")", 3, 3, 3, 3, 0};

std::string changed(std::string code)
{
    code[8] = code[8] == 'X' ? 'Y' : 'X';
    return code;
}

} // namespace

TEST_CASE("results prints a table of the codes in a text")
{
    const Program program;
    const std::string file =
        program.folder().write("codes.txt", "Name;Code\r\n\r\nAda;" + resultCode(ada) + ";ok\r\n" +
                                                resultCode({"Masks", "Émile", 10, 1, 0, 1, 100, 1}) + "\n");
    const ChildRun run = program.run({"results", file});
    CHECK(run.status == 0);
    CHECK(run.out == "student       lesson            steps  solved  first try  with hint  tries  minutes\n"
                     "Ada Lovelace  What a weight is      8       7          5          0     12       14\n"
                     "Émile         Masks                10       1          0          1      1      100\n");
    CHECK(run.err == "attnscope: line 1: contains no code, so it is read as a heading\n");
}

TEST_CASE("results names the lines whose codes are broken, and keeps the others")
{
    const Program program;
    const std::string code = resultCode(ada);
    const std::string file = program.folder().write(
        "codes.txt", code + "\n" + changed(code) + "\n" + code.substr(0, 40) + "\nlost it\n\n  " + code + " \n");
    const ChildRun run = program.run({"results", file, "--out", program.folder().file("r.csv")});
    CHECK(run.status == 1);
    CHECK(run.out == "");
    CHECK(program.folder().read("r.csv") == "student,lesson,steps,solved,first try,with hint,tries,minutes\n"
                                            "Ada Lovelace,What a weight is,8,7,5,0,12,14\n");
    CHECK(run.err.find("line 2: the checksum does not match") != std::string::npos);
    CHECK(run.err.find("line 3: the code is incomplete: 3") != std::string::npos);
    CHECK(run.err.find("line 4: contains no code (codes begin with ATTN1- or ATTN2-)") != std::string::npos);
    CHECK(run.err.find("line 6: has the same code as line 1; the code counts only once") != std::string::npos);
    CHECK(std::ranges::count(run.err, '\n') == 4);
}

TEST_CASE("results keeps a table when no code can be read, and refuses what is no list of codes")
{
    const Program program;
    const std::string table = program.folder().write("r.csv", "before"), code = resultCode(ada);
    const std::string broken = program.folder().write("broken.txt", changed(code));
    checkOneLine(program.run({"results", broken, "--out", table}), 1);
    checkOneLine(program.run({"results", program.folder().write("a.txt", "Dear Ada,\nhow are you?\n")}), 4);
    checkOneLine(program.run({"results", program.folder().write("empty.txt", "")}), 4);
    checkOneLine(program.run({"results", program.folder().file("none.txt")}), 4);
    checkOneLine(program.run({"results", program.folder().path().string()}), 4);
    std::filesystem::resize_file(broken, largest_results + 1);
    checkOneLine(program.run({"results", broken, "--out", table}), 4);
    CHECK(program.folder().read("r.csv") == "before");
    const std::string good = program.folder().write("good.txt", code);
    checkOneLine(program.run({"results", good, "--out", program.folder().file("none/r.csv")}), 4);
}

TEST_CASE("a cell of the sheet is quoted, and never a formula")
{
    CHECK(resultSheet({formula}, ',') == "student,lesson,steps,solved,first try,with hint,tries,minutes\n"
                                         "\"'=HYPERLINK(\"\"x\"\")\",\"Masks, \"\"causal\"\"\",3,3,3,0,3,0\n");
    for (const char* name : {"+1", "-1", "@SUM(A1)", "＝1", "＠a"}) {
        LessonResult result = ada;
        result.student = name;
        CHECK(resultSheet({result}, '\t').find(std::string("\n'") + name + "\tWhat a weight is\t8\t") !=
              std::string::npos);
    }
}

TEST_CASE("several codes of one line are all read")
{
    const std::string code = resultCode(ada), other = resultCode(formula);
    const ClassResults found = readResults(code + ", " + other + "; " + changed(code));
    CHECK(found.results == std::vector{ada, formula});
    CHECK(found.faults.size() == 1);
    CHECK(readResults("\n\n").faults.empty());
}
