// SPDX-License-Identifier: GPL-3.0-or-later
// A code is the word ATTN, the digit of its version, and in base32: one byte that counts those of the fields, the fields, and the
// CRC-32 of the digit and all bytes before. Texts stand behind their length; numbers have seven bits a byte, the lowest first.
#include "core/lessons/resultcode.h"

#include "core/base/say.h"
#include "core/base/shownword.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace attn {

namespace {

constexpr std::string_view code_word = "ATTN", code_letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr char code_version = '1';
constexpr std::size_t letters_in_group = 5, checksum_bytes = 4;

char upperCase(char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; }
bool isLetterOrDigit(char c) { return (c >= '0' && c <= '9') || (upperCase(c) >= 'A' && upperCase(c) <= 'Z'); }

// The letter of the alphabet that is meant, or 0.
char codeLetter(char c)
{
    c = upperCase(c);
    c = c == 'O' ? '0' : c == 'I' || c == 'L' ? '1' : c;
    return code_letters.find(c) == code_letters.npos ? '\0' : c;
}

// Blanks, line ends and hyphens, also those that word processors put in their place.
bool isBetweenLetters(char32_t c)
{
    return c == ' ' || (c >= '\t' && c <= '\r') || c == '-' || c == 0xA0 || c == 0xAD || (c >= 0x2000 && c <= 0x2015) ||
           c == 0x202F || c == 0x2212 || c == 0xFEFF;
}

std::string inBase32(std::string_view bytes)
{
    std::string letters;
    std::uint32_t held = 0;
    int bits = 0;
    for (const char byte : bytes) {
        held = held << 8 | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 5; bits -= 5)
            letters += code_letters[held >> (bits - 5) & 31];
    }
    if (bits > 0)
        letters += code_letters[held << (5 - bits) & 31];
    return letters;
}

std::string fromBase32(std::string_view letters)
{
    std::string bytes;
    std::uint32_t held = 0;
    int bits = 0;
    for (const char letter : letters) {
        held = held << 5 | std::uint32_t(code_letters.find(letter));
        bits += 5;
        if (bits >= 8) {
            bits -= 8;
            bytes += char(held >> bits & 0xFF);
        }
    }
    return bytes;
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
    return fields;
}

// Takes number after number and text after text from the fields of a code; 0 and nothing behind their end.
class CodeFields {
public:
    explicit CodeFields(std::string_view rest) : m_rest(rest) {}

    int number()
    {
        std::uint32_t number = 0;
        for (int shift = 0; shift <= 14 && !m_rest.empty(); shift += 7) {
            const auto byte = static_cast<unsigned char>(m_rest.front());
            m_rest.remove_prefix(1);
            number |= std::uint32_t(byte & 0x7F) << shift;
            if (byte < 0x80)
                break;
        }
        return int(number);
    }
    std::string text()
    {
        const auto length = std::min(std::size_t(number()), m_rest.size());
        const std::string text(m_rest.substr(0, length));
        m_rest.remove_prefix(length);
        return text;
    }

private:
    std::string_view m_rest;
};

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

// The letters behind the version.
std::string lettersOf(std::string_view fields)
{
    std::string bytes(1, char(fields.size()));
    bytes += fields;
    const std::uint32_t sum = checksumOf(code_version + bytes);
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += char(sum >> shift & 0xFF);
    return inBase32(bytes);
}

bool isPossible(const LessonResult& result)
{
    for (const std::string& text : {result.lesson, result.student})
        if (text.empty() || text != cleanedForCode(text))
            return false;
    return result.steps <= most_coded_steps && 0 <= result.first_tries && result.first_tries <= result.solved &&
           result.solved <= result.steps && result.solved <= result.tries && result.tries <= most_coded_tries &&
           0 <= result.minutes && result.minutes <= most_coded_minutes;
}

// Where a code begins, at the beginning of a word; the text's end where none does.
std::size_t nextCode(std::string_view text)
{
    for (std::size_t at = 0; at + code_word.size() < text.size(); ++at) {
        const auto same = [](char a, char b) { return a == upperCase(b); };
        const char version = codeLetter(text[at + code_word.size()]);
        if ((at == 0 || !isLetterOrDigit(text[at - 1])) && version >= '1' && version <= '9' &&
            std::equal(code_word.begin(), code_word.end(), text.begin() + std::ptrdiff_t(at), same))
            return at;
    }
    return text.size();
}

Error codeChanged() { return Error{say("a character of the code was changed: its checksum does not fit")}; }

// Reads the letters behind the version of a code from the front of `text`, which is left behind them.
Result<LessonResult> takeResult(std::string_view& text)
{
    std::string letters;
    std::size_t length = 0; // of all letters, told by the first two
    while (!text.empty() && (length == 0 || letters.size() < length)) {
        const CodePoint point = codePointAt(text, 0);
        if (!isBetweenLetters(point.value)) {
            const char letter = codeLetter(text.front());
            if (letter == '\0')
                break;
            letters += letter;
        }
        text.remove_prefix(point.bytes);
        if (length == 0 && letters.size() == 2)
            length = ((1 + std::size_t(fromBase32(letters).front() & 0xFF) + checksum_bytes) * 8 + 4) / 5;
    }
    if (!text.empty() && isLetterOrDigit(text.front()))
        return codeChanged(); // a U, or a letter too many
    if (length == 0)
        return Error{say("the code is cut off behind its first characters")};
    if (letters.size() < length)
        return Error{say("the code is cut off: %1 of its characters are missing", length - letters.size())};
    const std::string bytes = fromBase32(letters);
    const std::string_view fields = std::string_view(bytes).substr(1, bytes.size() - 1 - checksum_bytes);
    if (lettersOf(fields) != letters)
        return codeChanged();
    CodeFields reader(fields);
    LessonResult result;
    for (std::string* const written : {&result.lesson, &result.student})
        *written = reader.text();
    for (int* const written : {&result.steps, &result.solved, &result.first_tries, &result.tries, &result.minutes})
        *written = reader.number();
    if (!isPossible(result) || fieldsOf(result) != fields)
        return Error{say("no lesson gives what the code says, so it was not made by AttnScope")};
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
    const std::string letters = lettersOf(fieldsOf(cleaned));
    std::string code = std::string(code_word) + code_version;
    for (std::size_t at = 0; at < letters.size(); at += letters_in_group)
        code += '-' + letters.substr(at, letters_in_group);
    return code;
}

std::vector<Result<LessonResult>> resultCodesIn(std::string_view text)
{
    std::vector<Result<LessonResult>> results;
    for (text.remove_prefix(nextCode(text)); !text.empty(); text.remove_prefix(nextCode(text))) {
        const bool newer = codeLetter(text[code_word.size()]) != code_version;
        text.remove_prefix(code_word.size() + 1);
        auto result = takeResult(text);
        if (newer) // as far as can be told: all its other characters may be those of a code of this version
            result = result ? codeChanged() : Error{say("the code was made by a newer AttnScope, which can read it")};
        results.push_back(std::move(result));
    }
    return results;
}

Result<LessonResult> readResultCode(std::string_view text)
{
    const auto results = resultCodesIn(text);
    return results.empty() ? Error{say("this is not a result code, which begins with %1", "ATTN1-")} : results.front();
}

std::string resultInWords(const LessonResult& result)
{
    return say("This code says: %1, lesson “%2”, %3 of %4 steps solved, %5 of them at the first try.",
               shownWord(result.student), shownWord(result.lesson), result.solved, result.steps, result.first_tries) +
           " " + sayCount("It took one try in all.", "It took %n tries in all.", result.tries) + " " +
           sayCount("Time: one minute.", "Time: %n minutes.", result.minutes);
}

} // namespace attn
