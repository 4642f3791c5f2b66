// SPDX-License-Identifier: GPL-3.0-or-later
// Commands in another language: named before or behind the command, or by the desktop.
#include "tests/cli/childoutput.h"
#include "tests/cli/childprocess.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>

using namespace attn::test;

namespace {

bool has(const std::string& text, const char* words) { return text.find(words) != std::string::npos; }

} // namespace

TEST_CASE("--lang may come before or behind the command")
{
    const Program program;
    const ChildRun english = program.run({"explain", "000.mha", "nothing[0]"});
    const ChildRun before = program.run({"--lang", "de", "explain", "000.mha", "nothing[0]"});
    CHECK(english.status == before.status);
    CHECK(has(english.err, "no tensor 'nothing' (available: "));
    CHECK(!has(before.err, "no tensor 'nothing' (available: "));
    CHECK(has(before.err, "nothing"));
    CHECK(program.run({"explain", "000.mha", "nothing[0]", "--lang", "de"}).err == before.err);
    CHECK(program.run({"explain", "--lang=de", "000.mha", "nothing[0]"}).err == before.err);
    CHECK(program.run({"--lang", "en", "explain", "000.mha", "nothing[0]"}).err == english.err);
}

TEST_CASE("what is wrong with the command line is said in its language, wherever the option is")
{
    const Program program;
    const ChildRun german = program.run({"trace", "--nonsense", "--lang", "de"});
    checkOneLine(german, 2);
    CHECK(!has(german.err, "unknown option"));
    CHECK(has(german.err, "--nonsense"));
    const ChildRun none = program.run({"trace", "000.mha", "--lang", "xx"});
    checkOneLine(none, 2);
    CHECK(has(none.err, "--lang: expected one of de|en, got 'xx'"));
}

TEST_CASE("the help is in the language, numbers are not")
{
    const Program program;
    const std::string english = program.run({"trace", "--help"}).out,
                      german = program.run({"trace", "--help", "--lang", "de"}).out;
    CHECK(has(english, "Options"));
    CHECK(german != english);
    CHECK(!has(german, "Print every tensor"));
    CHECK(has(german, "--tensor"));
    CHECK(program.run({"trace", "000.mha", "--lang", "de"}).out == program.run({"trace", "000.mha"}).out);
}

TEST_CASE("the desktop's language is spoken, if it ships")
{
    const Program program;
    const auto help = [&](const std::string& variable, const std::string& list = "LANGUAGE=") {
        ChildSetting setting;
        setting.folder = program.folder().path();
        setting.environment = {variable, list};
        return runChild(attn::programFile(), {"--help"}, setting).out;
    };
    const std::string english = help("LANG=C"), german = program.run({"--help", "--lang", "de"}).out;
    CHECK(help("LANG=de_AT.UTF-8") == german);
    CHECK(help("LC_MESSAGES=de") == german);
    CHECK(help("LANG=fr_FR.UTF-8") == english);
    CHECK(help("LANG=en_GB.UTF-8", "LANGUAGE=fr:de_DE:en") == german);
    CHECK(help("LANG=de_DE.UTF-8", "LANGUAGE=en") == english);
    CHECK(help("LANG=C", "LANGUAGE=de") == english);
    CHECK(english != german);
}

TEST_CASE("a decimal comma is refused in every language")
{
    const Program program;
    const std::vector<std::string> steps = {"steps", "000.mha", "--stage",   "weights",
                                            "--out", "a.gif",   "--seconds", "0,5"};
    const ChildRun run = program.run(steps);
    checkOneLine(run, 2);
    CHECK(has(run.err, "Use a decimal point: 0.5, not 0,5."));
}

TEST_CASE("a page for a browser is in the language, with the lesson's own words")
{
    const Program program;
    const auto page = [&](const char* what, const char* language) {
        return program.run({"page", what, "--out", "-", "--lang", language}).out;
    };
    const std::string english = page("000.causal.neg_inf", "en"), german = page("000.causal.neg_inf", "de");
    CHECK(has(english, "<html lang=\"en\">"));
    CHECK(has(german, "<html lang=\"de\">"));
    for (const char* words :
         {"Click a value", ">masked<", "data-zero=\"%1 exactly 0\"", ">Next<", "--masked:\" masked\""}) {
        CHECK_MESSAGE(has(english, words), words);
        CHECK_MESSAGE(!has(german, words), words);
    }
    CHECK(has(page("begin.1.weight", "en"), "Six words as numbers"));
    CHECK(has(page("begin.1.weight", "de"), "Sechs Wörter als Zahlen"));
}
