// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"

#include <atomic>

namespace attn {

namespace {

std::atomic<const Catalogue*> catalogue_in_force = nullptr;

std::string lookedUp(std::string_view english, const long long* count)
{
    const Catalogue* catalogue = catalogue_in_force.load(std::memory_order_acquire);
    return catalogue && !english.empty() ? catalogue->translation(std::string(english), count) : std::string();
}

// In one go, so that a %1 within a value stays what it is.
std::string filled(std::string_view words, const long long* count, std::initializer_list<std::string> values)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char next = i + 1 < words.size() ? words[i + 1] : '\0';
        const std::size_t number = std::size_t(next - '1');
        if (words[i] == '%' && next == 'n' && count) {
            text += countText(static_cast<std::uint64_t>(*count)); // a broken file may claim 2^64 - 1 bytes
            ++i;
        } else if (words[i] == '%' && next >= '1' && next <= '9' && number < values.size()) {
            text += values.begin()[number];
            ++i;
        } else {
            text += words[i];
        }
    }
    return text;
}

} // namespace

void speakBy(const Catalogue* catalogue) { catalogue_in_force.store(catalogue, std::memory_order_release); }

std::string_view spokenLanguage()
{
    const Catalogue* catalogue = catalogue_in_force.load(std::memory_order_acquire);
    return catalogue ? catalogue->language() : "en";
}

std::string countText(std::uint64_t count)
{
    std::string digits = std::to_string(count);
    if (digits.size() < 4)
        return digits;
    // A comma could be read as a decimal one, while all other numbers have a point.
    const std::string thousand = say("1,000"), between = thousand.substr(1, thousand.size() - 4);
    for (std::size_t at = digits.size() - 3; at > 0; at = at > 3 ? at - 3 : 0)
        digits.insert(at, between);
    return digits;
}

std::string saying::sentence(std::string_view english, std::initializer_list<std::string> values)
{
    const std::string translated = lookedUp(english, nullptr);
    return filled(translated.empty() ? english : translated, nullptr, values);
}

std::string saying::counted(std::string_view one, std::string_view many, long long count,
                            std::initializer_list<std::string> values)
{
    const std::string translated = lookedUp(many, &count);
    return filled(!translated.empty() ? std::string_view(translated) : count == 1 ? one : many, &count, values);
}

} // namespace attn
