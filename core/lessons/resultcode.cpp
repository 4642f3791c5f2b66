// SPDX-License-Identifier: GPL-3.0-or-later
// A code is the word ATTN, the digit of its version (2 if it has steps solved after a hint, else 1), and in base32: one
// byte with the number of field bytes, the fields, and the CRC-32 of the digit and all bytes before. Texts follow their
// length; numbers have seven bits a byte, the lowest first.
#include "core/lessons/resultcode.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/shownword.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace attn {

namespace {

constexpr std::string_view code_word = "ATTN", code_letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int newest_version = 2;
constexpr std::size_t letters_in_group = 5, checksum_bytes = 4;

int versionOf(const LessonResult& result) { return result.hinted > 0 ? 2 : 1; }

char upperCase(char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; }
bool isLetterOrDigit(char c) { return (c >= '0' && c <= '9') || (upperCase(c) >= 'A' && upperCase(c) <= 'Z'); }

// Which of the alphabet's letters is meant; -1 for none.
int codeValue(char c)
{
    c = upperCase(c);
    const auto at = code_letters.find(c == 'O' ? '0' : c == 'I' || c == 'L' ? '1' : c);
    return at == code_letters.npos ? -1 : int(at);
}

// Blanks, line ends and hyphens, also those that word processors put in their place.
bool isBetweenLetters(char32_t c)
{
    return c == ' ' || (c >= '\t' && c <= '\r') || c == '-' || c == 0xA0 || c == 0xAD || (c >= 0x2000 && c <= 0x2015) ||
           c == 0x202F || c == 0x2212 || c == 0xFEFF;
}

// The same bits in groups of another size: bytes as base32 values, padded with zeros, or those values as bytes.
std::string regrouped(std::string_view groups, int from, int to)
{
    const std::uint32_t ones = (1U << to) - 1;
    std::string others;
    std::uint32_t held = 0;
    int bits = 0;
    for (const char group : groups) {
        held = held << from | static_cast<unsigned char>(group);
        for (bits += from; bits >= to; bits -= to)
            others += char(held >> (bits - to) & ones);
    }
    if (to < from && bits > 0)
        others += char(held << (to - bits) & ones);
    return others;
}

void putNumber(std::string& bytes, std::size_t number)
{
    for (; number >= 0x80; number >>= 7)
        bytes += char(number | 0x80);
    bytes += char(number);
}

std::string fieldsOf(const LessonResult& result)
{
    std::string fields;
    for (const std::string& text : {result.lesson, result.student}) {
        putNumber(fields, text.size());
        fields += text;
    }
    for (const int number : {result.steps, result.solved, result.first_tries, result.tries, result.minutes})
        putNumber(fields, std::size_t(number));
    if (result.hinted > 0) // codes without hints are the same as ever
        putNumber(fields, std::size_t(result.hinted));
    return fields;
}

// The result in the fields of a code, empty texts and 0 where these end too early.
LessonResult resultOf(std::string_view fields)
{
    const auto number = [&fields] {
        int number = 0;
        for (int shift = 0; shift <= 14 && !fields.empty(); shift += 7) {
            const auto byte = static_cast<unsigned char>(fields.front());
            fields.remove_prefix(1);
            number |= (byte & 0x7F) << shift;
            if (byte < 0x80)
                break;
        }
        return number;
    };
    LessonResult result;
    for (std::string* const text : {&result.lesson, &result.student}) {
        *text = fields.substr(0, std::size_t(number()));
        fields.remove_prefix(text->size());
    }
    for (int* const each :
         {&result.steps, &result.solved, &result.first_tries, &result.tries, &result.minutes, &result.hinted})
        *each = number();
    return result;
}

// CRC-32 as zlib and PNG have it; zlib is not in a web page.
std::uint32_t checksumOf(std::string_view bytes)
{
    std::uint32_t sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum >> 1 ^ ((sum & 1) != 0 ? 0xEDB88320U : 0U);
    }
    return ~sum;
}

// The values of the letters behind the version.
std::string valuesOf(std::string_view fields, int version)
{
    std::string bytes(1, char(fields.size()));
    bytes += fields;
    const std::uint32_t sum = checksumOf(std::to_string(version) + bytes);
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += char(sum >> shift & 0xFF);
    return regrouped(bytes, 8, 5);
}

bool isPossible(const LessonResult& result)
{
    for (const std::string& text : {result.lesson, result.student})
        if (text.empty() || text != cleanedForCode(text))
            return false;
    return result.steps <= most_coded_steps && 0 <= result.first_tries && 0 <= result.hinted &&
           result.first_tries + result.hinted <= result.solved && result.solved <= result.steps &&
           result.solved <= result.tries && result.tries <= most_coded_tries && 0 <= result.minutes &&
           result.minutes <= most_coded_minutes;
}

// Where a code begins, at the beginning of a word; the text's end where none does.
std::size_t nextCode(std::string_view text)
{
    for (std::size_t at = 0; at + code_word.size() < text.size(); ++at) {
        const auto same = [](char a, char b) { return a == upperCase(b); };
        const int version = codeValue(text[at + code_word.size()]);
        if ((at == 0 || !isLetterOrDigit(text[at - 1])) && version >= 1 && version <= 9 &&
            std::equal(code_word.begin(), code_word.end(), text.begin() + std::ptrdiff_t(at), same))
            return at;
    }
    return text.size();
}

Error codeChanged() { return Error{say("the checksum does not match, so a character of the code was changed")}; }

// Reads the letters behind the version of a code from the front of `text`, which is left behind them. Without `version`
// they may be those of any version.
Result<LessonResult> takeResult(std::string_view& text, std::optional<int> version)
{
    std::string values;
    std::size_t length = 0; // of all letters, from the first two
    while (!text.empty() && (length == 0 || values.size() < length)) {
        const CodePoint point = codePointAt(text, 0);
        if (!isBetweenLetters(point.value)) {
            const int value = codeValue(text.front());
            if (value < 0)
                break;
            values += char(value);
        }
        text.remove_prefix(point.bytes);
        if (length == 0 && values.size() == 2)
            length = ((1 + std::size_t(regrouped(values, 5, 8).front() & 0xFF) + checksum_bytes) * 8 + 4) / 5;
    }
    if (!text.empty() && isLetterOrDigit(text.front()))
        return codeChanged(); // a U, or a letter too many
    if (length == 0)
        return Error{say("the code is incomplete: it ends after its first characters")};
    if (values.size() < length)
        return Error{say("the code is incomplete: %1 characters are missing", length - values.size())};
    const std::string bytes = regrouped(values, 5, 8);
    const std::string_view fields = std::string_view(bytes).substr(1, bytes.size() - 1 - checksum_bytes);
    const LessonResult result = resultOf(fields);
    if (valuesOf(fields, version.value_or(versionOf(result))) != values)
        return codeChanged();
    if (!isPossible(result) || fieldsOf(result) != fields)
        return Error{say("no lesson matches the code, so it is not from AttnScope")};
    return result;
}

} // namespace

std::string cleanedForCode(std::string_view text)
{
    std::string cleaned;
    while (!text.empty()) {
        std::string_view character = firstCharacter(text);
        text.remove_prefix(character.size());
        if (character == "\t" || character == "\n" || character == "\r")
            character = " ";
        if (unseenWritten(character) != character || (cleaned.empty() && character == " "))
            continue;
        if (cleaned.size() + character.size() > longest_in_code)
            break;
        cleaned += character;
    }
    cleaned.erase(cleaned.find_last_not_of(' ') + 1);
    return cleaned;
}

std::string resultCode(const LessonResult& result)
{
    LessonResult cleaned = result;
    cleaned.lesson = cleanedForCode(result.lesson);
    cleaned.student = cleanedForCode(result.student);
    if (!isPossible(cleaned))
        return {};
    const int version = versionOf(cleaned);
    std::string code = std::string(code_word) + std::to_string(version);
    std::size_t letters = 0;
    for (const char value : valuesOf(fieldsOf(cleaned), version)) {
        code += letters++ % letters_in_group == 0 ? "-" : "";
        code += code_letters[std::size_t(value)];
    }
    return code;
}

std::vector<Result<LessonResult>> resultCodesIn(std::string_view text)
{
    std::vector<Result<LessonResult>> results;
    for (text.remove_prefix(nextCode(text)); !text.empty(); text.remove_prefix(nextCode(text))) {
        const int version = codeValue(text[code_word.size()]);
        const bool newer = version > newest_version;
        text.remove_prefix(code_word.size() + 1);
        auto result = takeResult(text, newer ? std::nullopt : std::optional(version));
        if (newer) // probably: all its other characters may be those of a code of a known version
            result =
                result ? codeChanged() : Error{say("the code is from a newer version of AttnScope; open it there")};
        results.push_back(std::move(result));
    }
    return results;
}

Result<LessonResult> readResultCode(std::string_view text)
{
    const auto results = resultCodesIn(text);
    return results.empty()
               ? Error{say("this is not a result code; result codes begin with %1", oneOf({"ATTN1-", "ATTN2-"}))}
               : results.front();
}

std::string resultInWords(const LessonResult& result)
{
    return say("This code says: %1, lesson “%2”, %3 of %4 steps solved, %5 of them on the first try.",
               shownWord(result.student), shownWord(result.lesson), result.solved, result.steps, result.first_tries) +
           (result.hinted > 0
                ? " " + sayCount("One step was solved with a hint.", "%n steps were solved with a hint.", result.hinted)
                : "") +
           " " + sayCount("It took one try in total.", "It took %n tries in total.", result.tries) + " " +
           sayCount("Time: one minute.", "Time: %n minutes.", result.minutes);
}

} // namespace attn
