// SPDX-License-Identifier: GPL-3.0-or-later
// Result codes: they come back as they went, and what was changed on the way is refused.
#include "core/lessons/resultcode.h"

#include <algorithm>
#include <cctype>
#include <doctest/doctest.h>
#include <random>

using namespace attn;

namespace {

const LessonResult ada{"What a weight is", "Ada Lovelace", 8, 7, 5, 12, 14};

std::string faultIn(const std::string& code)
{
    const auto read = readResultCode(code);
    return read ? std::string() : read.error().message;
}

void checkRoundTrip(const LessonResult& result)
{
    const std::string code = resultCode(result);
    CAPTURE(code);
    const auto read = readResultCode(code);
    REQUIRE(read);
    CHECK(*read == result);
}

} // namespace

TEST_CASE("a code is what it has always been, so that old ones stay readable")
{
    CHECK(resultCode(ada) == "ATTN1-4C85E-T31EG-G6283-QCNMP-ET3M4-1MQ63-21CHG-J0K3F-ESJPR-RB3CM-40E18-C1SQS-VXBN");
}

TEST_CASE("a code with solutions after hints is of the next version, which older programs call newer")
{
    LessonResult hinted = ada;
    hinted.hinted = 2;
    const std::string code = resultCode(hinted);
    CHECK(code.starts_with("ATTN2-"));
    std::string changed = code, older = code;
    changed[10] = changed[10] == 'X' ? 'Y' : 'X';
    older[4] = '1';
    CHECK(faultIn(changed) == "the checksum does not match, so a character of the code was changed");
    CHECK(faultIn(older) == faultIn(changed));
    std::string newer = code;
    newer[4] = '3';
    CHECK(faultIn(newer) == faultIn(changed)); // all else fits this version
    newer[10] = changed[10];
    CHECK(faultIn(newer) == "the code is from a newer version of AttnScope; open it there");
}

TEST_CASE("a code gives back what was put in")
{
    checkRoundTrip(ada);
    checkRoundTrip({"begin.1.weight", "4711", 1, 0, 0, 0, 0});
    checkRoundTrip({"begin.1.weight", "4711", 8, 7, 3, 9, 20, 4});
    checkRoundTrip({"Woraus ein Gewicht entsteht", "Jürgen Müßig-Ångström", 2000, 2000, 2000, 100'000, 100'000});
    checkRoundTrip({"注意力", "王小明", 128, 127, 127, 127, 128});
    checkRoundTrip({"ما هو الوزن", "محمد", 16, 3, 2, 16383, 16384});
    checkRoundTrip({"\U0001F469\u200D\U0001F393", "=HYPERLINK(\"x\"), 'Bob'; <b>", 3, 3, 0, 9, 1});
    checkRoundTrip({std::string(80, 'x'), std::string(80, 'y'), 9, 9, 9, 9, 9});
    std::mt19937 random(1);
    const auto below = [&random](int end) { return int(random() % unsigned(end)); };
    for (int i = 0; i < 1000; ++i) {
        LessonResult result{std::string(1 + std::size_t(below(80)), 'a'), std::string(1 + std::size_t(below(80)), 'b')};
        result.steps = below(most_coded_steps + 1);
        result.solved = below(result.steps + 1);
        result.first_tries = below(result.solved + 1);
        result.tries = result.solved + below(most_coded_tries - result.solved + 1);
        result.minutes = below(most_coded_minutes + 1);
        checkRoundTrip(result);
    }
}

TEST_CASE("texts are cleaned before they are put in")
{
    CHECK(cleanedForCode("  Ada\tLovelace \n") == "Ada Lovelace");
    CHECK(cleanedForCode("A\u202Eda\u2066\u0007\x1B[31m\xFF\uFEFF") == "Ada[31m");
    CHECK(cleanedForCode(std::string(79, 'a') + "ü").size() == 79); // never half a letter
    CHECK(cleanedForCode(std::string(79, 'a') + " bc") == std::string(79, 'a'));
    LessonResult spaced = ada;
    spaced.student = " Ada\u202E Lovelace ";
    CHECK(resultCode(spaced) == resultCode(ada));
}

TEST_CASE("numbers that contradict each other make no code")
{
    const auto with = [](int LessonResult::*member, int value) {
        LessonResult result = ada;
        result.*member = value;
        return resultCode(result);
    };
    CHECK(with(&LessonResult::solved, 9).empty());
    CHECK(with(&LessonResult::first_tries, 8).empty());
    CHECK(with(&LessonResult::hinted, 3).empty());
    CHECK(with(&LessonResult::hinted, -1).empty());
    CHECK(with(&LessonResult::tries, 6).empty());
    CHECK(with(&LessonResult::steps, 6).empty());
    CHECK(with(&LessonResult::first_tries, -1).empty());
    CHECK(with(&LessonResult::minutes, -1).empty());
    CHECK(with(&LessonResult::steps, most_coded_steps + 1).empty());
    CHECK(with(&LessonResult::tries, most_coded_tries + 1).empty());
    CHECK(with(&LessonResult::minutes, most_coded_minutes + 1).empty());
    CHECK(resultCode({"", "Ada", 1, 1, 1, 1, 1}).empty());
    CHECK(resultCode({"begin", " \u202E ", 1, 1, 1, 1, 1}).empty());
    // Whose checksum fits, but which no page has made: 5 of 3 steps are solved.
    CHECK(faultIn("ATTN1-1W2P4-SB7D5-Q06GB-4C41G-A0090-6X98E-3T") ==
          "no lesson matches the code, so it is not from AttnScope");
}

TEST_CASE("a code is read however it was typed or pasted")
{
    const std::string code = resultCode(ada);
    std::string small = code, bare = code, blanks = code, dashes, alike = code, wrapped = code;
    for (char& c : small)
        c = char(std::tolower(c));
    std::erase(bare, '-');
    std::ranges::replace(blanks, '-', ' ');
    for (const char c : code)
        dashes += c == '-' ? "\u2013" : std::string(1, c);
    std::ranges::replace(alike, '0', 'o');
    std::ranges::replace(alike, '1', 'l');
    wrapped.insert(40, "\r\n");
    for (const std::string& typed : {small, bare, blanks, dashes, alike, wrapped, "\uFEFF" + code, "“" + code + "”",
                                     "2026-11-29, \"Mattner, Ada\", " + code + ", thanks"}) {
        CAPTURE(typed);
        const auto read = readResultCode(typed);
        REQUIRE(read);
        CHECK(*read == ada);
    }
    CHECK(resultCodesIn(code + " " + small + ";" + code.substr(0, 20)).size() == 3);
}

TEST_CASE("every change of a character is noticed")
{
    const std::string code = resultCode(ada);
    const std::string others = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!\"+,._~\xC3";
    for (std::size_t at = 0; at < code.size(); ++at)
        for (const char other : others) {
            std::string changed = code;
            changed[at] = other;
            CAPTURE(changed);
            const bool same = other == code[at] || (code[at] == '0' && other == 'O') ||
                              (code[at] == '1' && (other == 'I' || other == 'L'));
            CHECK(bool(readResultCode(changed)) == same);
            changed = code;
            changed.insert(at, 1, other);
            CHECK(bool(readResultCode(changed)) == (at == 0 && !std::isalnum(static_cast<unsigned char>(other))));
        }
    for (std::size_t at = 0; at + 1 < code.size(); ++at) {
        std::string swapped = code;
        std::swap(swapped[at], swapped[at + 1]);
        const bool same = code[at] == code[at + 1] || (at > 4 && (code[at] == '-' || code[at + 1] == '-'));
        CHECK(bool(readResultCode(swapped)) == same);
    }
    std::string wrong = code;
    wrong[10] = wrong[10] == 'X' ? 'Y' : 'X';
    CHECK(faultIn(wrong) == "the checksum does not match, so a character of the code was changed");
    CHECK(faultIn(code + "7") == faultIn(wrong));
    std::string version = code;
    version[4] = '2';
    CHECK(faultIn(version) == faultIn(wrong)); // all else fits this version
    version[4] = '3';
    CHECK(faultIn(version) == faultIn(wrong));
    version[10] = wrong[10];
    CHECK(faultIn(version) == "the code is from a newer version of AttnScope; open it there");
}

TEST_CASE("a code that is cut off says how much is missing")
{
    const std::string code = resultCode(ada);
    for (std::size_t length = 0; length < code.size(); ++length)
        CHECK_FALSE(readResultCode(code.substr(0, length)));
    for (std::size_t from = 1; from <= code.size(); ++from)
        CHECK_FALSE(readResultCode(code.substr(from)));
    CHECK(faultIn(code.substr(0, code.size() - 2)) == "the code is incomplete: 2 characters are missing");
    CHECK(faultIn("ATTN1-") == "the code is incomplete: it ends after its first characters");
    CHECK(faultIn("ATTN") == "this is not a result code; result codes begin with ATTN1- or ATTN2-");
    CHECK(faultIn("") == faultIn("ATTN"));
    CHECK(faultIn("attention1") == faultIn("ATTN"));
}

TEST_CASE("anything at all is read without harm")
{
    std::mt19937 random(2);
    const std::string letters = "ATTN1-0123456789ABCDEFGHJKMNPQRSTVWXYZ \n\xE2\x80\x93\xFF";
    for (int i = 0; i < 20'000; ++i) {
        std::string text = i % 2 ? "ATTN1" : "";
        for (std::size_t length = random() % 400; length > 0; --length)
            text += i % 3 ? letters[random() % letters.size()] : char(random());
        for (const auto& read : resultCodesIn(text))
            CHECK_FALSE(read);
    }
}

TEST_CASE("a student can read what the code says")
{
    CHECK(resultInWords(ada) == "This code says: Ada Lovelace, lesson “What a weight is”, 7 of 8 steps solved, 5 of "
                                "them on the first try. It took 12 tries in total. Time: 14 minutes.");
    CHECK(resultInWords({"L", "A", 1, 1, 1, 1, 1}).ends_with("It took one try in total. Time: one minute."));
}
