// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/sentenceparts.h"

#include <doctest/doctest.h>

#include <thread>

using namespace attn;

namespace {

class Reversed : public Catalogue {
public:
    std::string_view language() const override { return "xx"; }
    std::string translation(const std::string& english, const long long* count) const override
    {
        if (english == "%1 of %2")
            return "%2, davon %1";
        if (english == "%n heads of %1")
            return *count == 1 ? "ein Kopf von %1" : "%n Köpfe von %1";
        return {};
    }
};

// Speaks it for as long as it lives.
class Speaking {
public:
    Speaking() { speakBy(&m_catalogue); }
    ~Speaking() { speakBy(nullptr); }

private:
    Reversed m_catalogue;
};

} // namespace

TEST_CASE("without a catalogue sentences are English")
{
    CHECK(spokenLanguage() == "en");
    CHECK(say("nothing to fill in") == "nothing to fill in");
    const std::string name = "weights";
    CHECK(say("%1 has %2 of %3: '%4'", name, 7, std::size_t(9), 'x') == "weights has 7 of 9: 'x'");
    CHECK(sayCount("one head of %1", "%n heads of %1", 1, name) == "one head of weights");
    CHECK(sayCount("one head of %1", "%n heads of %1", 0, name) == "0 heads of weights");
}

TEST_CASE("thousands are set apart in counts, and in no other numbers")
{
    CHECK(countText(0) == "0");
    CHECK(countText(999) == "999");
    CHECK(countText(1'000) == "1,000");
    CHECK(countText(65'536) == "65,536");
    CHECK(countText(1'048'576) == "1,048,576");
    CHECK(countText(~std::uint64_t(0)) == "18,446,744,073,709,551,615");
    CHECK(sayCount("1 byte", "%n bytes", 65'536) == "65,536 bytes");
    CHECK(say("seed %1", 65'536) == "seed 65536");
}

TEST_CASE("a value that looks like a place stays what it is")
{
    CHECK(say("%1 and %2", "%2", "100%") == "%2 and 100%");
    CHECK(say("%3 of %1", "one") == "%3 of one"); // no such value
    CHECK(say("50 %n", 1) == "50 %n");            // not counted
}

TEST_CASE("a translation may put the values in another order, and has forms of its own")
{
    const Speaking speaking;
    CHECK(spokenLanguage() == "xx");
    CHECK(say("%1 of %2", 3, 12) == "12, davon 3");
    CHECK(sayCount("one head of %1", "%n heads of %1", 1, "q") == "ein Kopf von q");
    CHECK(sayCount("one head of %1", "%n heads of %1", 4, "q") == "4 Köpfe von q");
    CHECK(say("not translated: %1", 1) == "not translated: 1");
    std::string elsewhere;
    std::thread([&] { elsewhere = say("%1 of %2", 3, 12); }).join();
    CHECK(elsewhere == "12, davon 3");
}

TEST_CASE("a word of a table is translated where it is shown")
{
    constexpr std::string_view word = SAY_LATER("%1 of %2");
    const Speaking speaking;
    CHECK(word == "%1 of %2");
    CHECK(say(word, 1, 2) == "2, davon 1");
}

TEST_CASE("a sentence is taken apart around its values, in the order that its translation has them")
{
    struct Part {
        std::string text;
        bool value = false;
        bool operator==(const Part&) const = default;
    };
    using Parts = std::vector<Part>;
    const std::vector<Parts> values = {{{"q", true}, {"→", true}}, {{"%2", true}}};
    CHECK(sentenceInParts(say("%1 of %2"), Part(), values) == Parts{{"q", true}, {"→", true}, {" of "}, {"%2", true}});
    CHECK(sentenceInParts("100 % of %1, not %3%", Part{"~"}, values) ==
          Parts{{"~100 % of "}, {"q", true}, {"→", true}, {"~, not %3%"}});
    const Speaking speaking;
    CHECK(sentenceInParts(say("%1 of %2"), Part(), values) ==
          Parts{{"%2", true}, {", davon "}, {"q", true}, {"→", true}});
}

TEST_CASE("names are listed, the last by a word")
{
    CHECK(listed({}) == "");
    CHECK(listed({"q"}) == "q");
    CHECK(oneOf({"q", "k"}) == "q or k");
    CHECK(listed({"q", "100 %1", "v"}) == "q, 100 %1 and v");
}
