// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/normalizer.h"

#include "core/tokenizer/unicode.h"

namespace attn {

namespace {

template <class Change> std::string eachCharacter(const std::string& text, Change&& change)
{
    std::string changed;
    changed.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        change(changed, point.value);
        at += point.bytes;
    }
    return changed;
}

std::string cleaned(const std::string& text)
{
    return eachCharacter(text, [](std::string& out, char32_t c) {
        if (c == '\t' || c == '\n' || c == '\r')
            out += ' ';
        else if (c != replacement_character && !isOther(c))
            appendUtf8(out, isWhiteSpace(c) ? U' ' : c);
    });
}

// BERT's list of CJK blocks; 0x2B920 is as Hugging Face's tokenizers have it (Google's script has 0x2B820).
bool isChinese(char32_t c)
{
    return (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x20000 && c <= 0x2A6DF) ||
           (c >= 0x2A700 && c <= 0x2B73F) || (c >= 0x2B740 && c <= 0x2B81F) || (c >= 0x2B920 && c <= 0x2CEAF) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x2F800 && c <= 0x2FA1F);
}

std::string withSpacedChinese(const std::string& text)
{
    return eachCharacter(text, [](std::string& out, char32_t c) {
        const bool chinese = isChinese(c);
        if (chinese)
            out += ' ';
        appendUtf8(out, c);
        if (chinese)
            out += ' ';
    });
}

} // namespace

std::string normalized(std::string text, const NormalizerSteps& steps)
{
    for (const NormalizerStep& step : steps)
        text = step(text);
    return text;
}

std::string BertNormalizer::operator()(const std::string& text) const
{
    std::string changed = clean ? cleaned(text) : text;
    if (space_chinese)
        changed = withSpacedChinese(changed);
    if (strip_accents)
        changed = eachCharacter(normalForm(changed, NormalForm::NFD), [](std::string& out, char32_t c) {
            if (!isNonspacingMark(c))
                appendUtf8(out, c);
        });
    return lower_case ? lowerCased(changed) : changed;
}

std::string lowerCased(const std::string& text)
{
    return eachCharacter(text, [](std::string& out, char32_t c) { appendLowerCase(out, c); });
}

std::string withoutMarks(const std::string& text)
{
    return eachCharacter(text, [](std::string& out, char32_t c) {
        if (!isMark(c))
            appendUtf8(out, c);
    });
}

std::string stripped(const std::string& text, bool left, bool right)
{
    std::size_t begin = text.size(), end = 0; // of the non-blanks
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        if (!isWhiteSpace(point.value)) {
            begin = std::min(begin, at);
            end = at + point.bytes;
        }
        at += point.bytes;
    }
    if (begin >= end)
        return left || right ? std::string() : text;
    begin = left ? begin : 0;
    return text.substr(begin, (right ? end : text.size()) - begin);
}

} // namespace attn
