// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences for users, in the current language. core does not use Qt: the program that shows the sentences sets their
// lookup (ui/language), and without it they stay English. tests/languages collects them from the sources.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

// Marks a word of a table: it stays English there, and is said by say() where it is shown.
#define SAY_LATER(english) english

namespace attn {

namespace saying {

// What replaces a %1: a text as it is, a whole number in digits. Other numbers are written by numbertext.h.
inline std::string placed(std::string_view text) { return std::string(text); }
template <std::same_as<char> Letter> std::string placed(Letter letter) { return std::string(1, letter); }
template <std::integral Number>
requires(!std::same_as<Number, bool> && !std::same_as<Number, char>) std::string placed(Number number)
{
    return std::to_string(number);
}

std::string sentence(std::string_view english, std::initializer_list<std::string> values);
std::string counted(std::string_view one, std::string_view many, long long count,
                    std::initializer_list<std::string> values);

} // namespace saying

// say("%1 is not a head of %2", 7, name): the sentence with its values in place of %1 to %9, which a translation may
// reorder.
template <class... Values> std::string say(std::string_view english, const Values&... values)
{
    return saying::sentence(english, {saying::placed(values)...});
}

// sayCount("one head of %1", "%n heads of %1", count, name): English has two forms, another language as many as it
// needs.
template <class... Values>
std::string sayCount(std::string_view one, std::string_view many, long long count, const Values&... values)
{
    return saying::counted(one, many, count, {saying::placed(values)...});
}

// "1,048,576": a count within a sentence, with the separator of the current language.
std::string countText(std::uint64_t count);

// Where sentences of one language are looked up.
class Catalogue {
public:
    virtual ~Catalogue() = default;
    virtual std::string_view language() const = 0; // its code, "de"
    // What `english` is in it, of a counted sentence the form for `count`; empty where it has none.
    virtual std::string translation(const std::string& english, const long long* count) const = 0;
};

// For sentences made from now on, on every thread; null for English. The catalogue stays for as long as the program runs.
void speakBy(const Catalogue* catalogue);
std::string_view spokenLanguage(); // its code; "en" without a catalogue

} // namespace attn
