// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shellwords.h"
#include "core/headless/figureoptions.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

FigureOptions read(std::vector<std::string> words)
{
    const auto options = withWords({}, words);
    REQUIRE_MESSAGE(options, (options ? "" : options.error().message));
    return *options;
}

} // namespace

TEST_CASE("Every option of a figure is written as it is read")
{
    const std::vector<std::string> words = {"--stage",
                                            "weights",
                                            "--studio",
                                            "mask",
                                            "--compare",
                                            "head:1",
                                            "--grid",
                                            "--head",
                                            "0,2,3",
                                            "--sheet",
                                            "--columns",
                                            "2",
                                            "--batch",
                                            "all",
                                            "--width",
                                            "8.5",
                                            "--dpi",
                                            "150",
                                            "--font",
                                            "DejaVu Sans",
                                            "--font-size",
                                            "6.5",
                                            "--theme",
                                            "dark",
                                            "--transparent",
                                            "--title",
                                            "it's {head}",
                                            "--name",
                                            "{stage}",
                                            "--colors",
                                            "magma",
                                            "--range",
                                            "-0.5,2",
                                            "--log",
                                            "--digits",
                                            "3",
                                            "--cell",
                                            "3,2",
                                            "--until",
                                            "scores[1,2]:0",
                                            "--row-sums",
                                            "--letters",
                                            "--legend",
                                            "--row-axis",
                                            "from",
                                            "--column-axis",
                                            "to",
                                            "--colorbar-label",
                                            "weight",
                                            "--blank",
                                            "masked",
                                            "--svg-text",
                                            "text",
                                            "--with-answers",
                                            "--no-title",
                                            "--no-labels",
                                            "--no-axes",
                                            "--no-colorbar",
                                            "--no-colorbar-label",
                                            "--no-digits",
                                            "--no-marks",
                                            "--no-scene"};
    CHECK(wordsOf(read(words)) == words);
    CHECK(wordsOf(FigureOptions{}).empty());
    for (const FigureWord& word : figureWords()) // and no option of the table was forgotten above
        CHECK_MESSAGE((word.name == "--format" || word.name == "--size" || word.name == "--ink" ||
                       std::ranges::find(words, word.name) != words.end()),
                      word.name);
}

TEST_CASE("A slide has a size in pixels instead of a width, and light ink is the dark theme without its paper")
{
    using Words = std::vector<std::string>;
    CHECK(wordsOf(read({"--width", "9", "--dpi", "72", "--size", "1920x1080"})) == Words{"--size", "1920x1080"});
    CHECK(wordsOf(read({"--size", "1920x1080", "--width", "9"})) == Words{"--width", "9"});
    CHECK(wordsOf(read({"--ink", "light"})) == Words{"--theme", "dark", "--transparent"});
    for (const char* wrong : {"1920", "1920x", "x1080", "1920x1080x2", "1x1", "-5x100", "99999x100"})
        CHECK_FALSE(withWords({}, Words{"--size", wrong}));
}

TEST_CASE("Every color map can be reversed, and a size of text is in points")
{
    using Words = std::vector<std::string>;
    CHECK(read({"--colors", "greys_r"}).colors == "greys_r");
    CHECK(read({"--colors", "blues"}).colors == "blues");
    CHECK_FALSE(withWords({}, Words{"--colors", "auto_r"}));
    CHECK(read({"--font-size", "6.5"}).fontSize == 6.5);
    for (const char* wrong : {"3", "37", "6,5", "big"})
        CHECK_FALSE(withWords({}, Words{"--font-size", wrong}));
    CHECK_FALSE(withWords({}, Words{"--blank", "zero"}));
}

TEST_CASE("Heads are numbers and spans, each once and in order")
{
    CHECK(read({"--head", "5,0-2,1"}).head == Pick{false, {0, 1, 2, 5}});
    CHECK(read({"--head", "all"}).head == Pick{true, {}});
    CHECK(read({"--head", "mean"}).head == Pick{false, {mean_of_heads}});
    using Words = std::vector<std::string>;
    for (const char* list : {"mean", "0,2,mean", "all,mean"})
        CHECK(wordsOf(read({"--head", list})) == Words{"--head", list});
    CHECK(wordsOf(read({"--head", "mean,1,all"})) == Words{"--head", "all,mean"});
    CHECK_FALSE(withWords({}, Words{"--batch", "mean"}));
    CHECK_FALSE(withWords({}, Words{"--head", "-1"}));
}

TEST_CASE("A walk that has come to nothing is an option too")
{
    CHECK(read({"--until", "q[0,-1]"}).until == View::Step{"q", {0, -1}, -1});
    CHECK(read({"--until", "q[4,1]"}).until == View::Step{"q", {4, 1}, -1});
}

TEST_CASE("A line of words is read back as it was written")
{
    const std::vector<std::string> words = {"plain", "", "two words", "it's", "a\\b", "'", "--x=1,2"};
    const auto read = shellWords(shellLine(words));
    REQUIRE(read);
    CHECK(*read == words);
    CHECK_FALSE(shellWords("an 'open quote"));
}
