// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/tokens.h"

#include "core/base/say.h"
#include "core/rewrite/tokenrows.h"

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

namespace attn {

namespace {

std::optional<Error> wrongWord(const std::string& word)
{
    if (!word.empty() && word.size() <= max_token_bytes)
        return std::nullopt;
    return Error{say("tokens: a token must have 1 to 256 bytes, got %1.", word.size())};
}

bool sameTokens(const TokenPlaces& before, const TokenPlaces& after)
{
    return std::ranges::equal(before, after, [](const TokenPlace& a, const TokenPlace& b) {
        return a.word == b.word && b.from == TokenPlace::From::Kept && a.position == b.position;
    });
}

class Retokening {
public:
    Retokening(const Scene& scene, std::int64_t batch) : m_before(scene), m_rewriting(scene), m_batch(batch) {}

    // Finds rows and words; to be called first. Each of `positions` must lie before the end, or `beyond` it.
    std::optional<Error> open(std::initializer_list<std::int64_t> positions = {}, std::int64_t beyond = 0);

    std::int64_t tokens() const { return m_rows->tokens(); }
    bool endsInPadding() const { return m_rows->items() > 1 && m_rows->isPadding(item(), tokens() - 1); }
    TokenPlaces unchanged(std::int64_t item) const;
    TokenPlaces unchanged() const { return unchanged(item()); }
    // The place of a word: a known word's row, or a new one.
    Result<TokenPlace> placeOf(const std::string& word);
    // The places of a whole line; see setTokens.
    Result<TokenPlaces> align(const std::vector<std::string>& words);
    // Pads the other items, writes, and checks.
    Result<Rewritten> finish(TokenPlaces places);

    bool isNamed() const { return !m_before.tokens.empty(); }

private:
    std::int64_t item() const { return m_rows->items() == 1 ? 0 : m_batch; }
    std::int64_t realLength(std::int64_t item) const;

    const Scene& m_before;
    Rewriting m_rewriting;
    std::int64_t m_batch;
    std::optional<TokenRows> m_rows;
    std::map<std::string, TokenPlace> m_known;
};

std::optional<Error> outsideTokens(std::int64_t position, std::int64_t end)
{
    if (position >= 0 && position < end)
        return std::nullopt;
    return Error{say("%1: position %2 is outside the range 0 to %3.", "tokens", position, end - 1)};
}

std::optional<Error> Retokening::open(std::initializer_list<std::int64_t> positions, std::int64_t beyond)
{
    if (m_before.config.stage == Stage::Attention && !startsFromX(m_before.config))
        return Error{say("tokens: this layer does not start from x, so its arrays determine the tokens. You can rename "
                         "tokens, but you cannot add, remove or move them.")};
    auto rows = TokenRows::open(m_rewriting);
    if (!rows)
        return rows.error();
    m_rows = std::move(*rows);
    if (m_batch < 0 || m_batch >= m_rows->batch())
        return Error{say("%1: batch item %2 is outside the range 0 to %3.", "tokens", m_batch, m_rows->batch() - 1)};
    const auto learn = [this](std::int64_t item) {
        for (const TokenPlace& place : unchanged(item))
            m_known.try_emplace(place.word, TokenPlace{TokenPlace::From::Copied, item, place.position, {}, place.word});
    };
    learn(item());
    for (std::int64_t other = 0; other < m_rows->items(); ++other)
        learn(other);
    for (const std::int64_t position : positions)
        if (auto fault = outsideTokens(position, tokens() + beyond))
            return fault;
    return std::nullopt;
}

TokenPlaces Retokening::unchanged(std::int64_t item) const
{
    TokenPlaces places;
    for (std::int64_t t = 0; t < tokens(); ++t)
        places.push_back(
            {TokenPlace::From::Kept, item, t, {}, m_rows->words()[m_rows->items() == 1 ? m_batch : item][t]});
    return places;
}

Result<TokenPlace> Retokening::placeOf(const std::string& word)
{
    if (auto fault = wrongWord(word))
        return *fault;
    if (m_rows->isPaddingWord(word)) {
        TokenPlace padding = m_rows->padding({});
        padding.word = word;
        return padding;
    }
    if (const auto known = m_known.find(word); known != m_known.end())
        return known->second;
    auto row = m_rows->freshRow();
    if (!row)
        return row.error();
    return m_known[word] = TokenPlace{TokenPlace::From::Fresh, 0, 0, std::move(*row), word};
}

Result<TokenPlaces> Retokening::align(const std::vector<std::string>& words)
{
    const TokenPlaces before = unchanged();
    std::vector<std::optional<TokenPlace>> places(words.size());
    std::vector<bool> used(before.size());
    const auto keep = [&](std::size_t now, std::size_t then) {
        places[now] = before[then];
        places[now]->word = words[now];
        used[then] = true;
    };
    // Keeps the common beginning and end in place; the rest goes to the next place of its word, in order.
    std::size_t head = 0, tail = 0;
    const std::size_t shorter = std::min(words.size(), before.size());
    for (; head < shorter && words[head] == before[head].word; ++head)
        keep(head, head);
    for (; tail < shorter - head && words[words.size() - 1 - tail] == before[before.size() - 1 - tail].word; ++tail)
        keep(words.size() - 1 - tail, before.size() - 1 - tail);
    std::map<std::string, std::deque<std::size_t>> free;
    for (std::size_t t = head; t < before.size() - tail; ++t)
        free[before[t].word].push_back(t);
    for (std::size_t t = head; t < words.size() - tail; ++t)
        if (auto& left = free[words[t]]; !left.empty()) {
            keep(t, left.front());
            left.pop_front();
        }
    TokenPlaces result;
    for (std::size_t t = 0; t < words.size(); ++t) {
        if (!places[t] && !isNamed() && t < before.size() && !used[t] && !wrongWord(words[t]))
            keep(t, t); // names a token that had no name
        if (!places[t]) {
            auto place = placeOf(words[t]);
            if (!place)
                return place.error();
            places[t] = std::move(*place);
        }
        result.push_back(std::move(*places[t]));
    }
    return result;
}

std::int64_t Retokening::realLength(std::int64_t item) const
{
    std::int64_t length = tokens();
    while (length > 0 && m_rows->isPadding(item, length - 1))
        --length;
    return length;
}

Result<Rewritten> Retokening::finish(TokenPlaces places)
{
    if (places.empty())
        return Error{say("tokens: a layer needs at least one token.")};
    if (sameTokens(unchanged(), places))
        return Rewritten{m_before, {}, {}};
    std::size_t length = places.size();
    for (std::int64_t other = 0; other < m_rows->items(); ++other)
        if (other != item())
            length = std::max(length, static_cast<std::size_t>(realLength(other)));
    std::vector<TokenPlaces> all;
    bool filled = false;
    for (std::int64_t i = 0; i < m_rows->items(); ++i) {
        all.push_back(i == item() ? places : unchanged(i));
        filled |= all.back().size() < length;
        while (all.back().size() < length)
            all.back().push_back(m_rows->padding(all.back().back()));
        all.back().resize(length);
    }
    if (filled)
        m_rewriting.notes.push_back(
            say("All items in a batch must have the same length, so shorter ones are padded at the end."));
    if (m_rows->items() < m_rows->batch())
        m_rewriting.notes.push_back(
            say("All %1 batch items are copies of one item, so all of them changed.", m_rows->batch()));
    if (auto fault = m_rows->write(all))
        return *fault;
    return m_rewriting.finish();
}

// Without embeddings the words are only labels.
bool onlyNamesTokens(const Config& config) { return config.stage == Stage::Attention && !startsFromX(config); }

Result<Rewritten> nameTokens(const Scene& scene, std::int64_t batch, const std::vector<std::string>& words)
{
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    const Dims& dims = planned->dims;
    if (std::ssize(words) != dims.T)
        return Error{say("tokens: got %1 for the %2 tokens of %3. In a layer that does not start from x, you can only "
                         "rename tokens.",
                         sayCount("1 word", "%n words", std::ssize(words)), dims.T,
                         startingTensors(scene.config).front())};
    for (const std::string& word : words)
        if (auto fault = wrongWord(word))
            return *fault;
    Rewriting rewriting(scene);
    auto& tokens = rewriting.scene.tokens;
    for (std::int64_t b = std::ssize(tokens); b < dims.B; ++b) {
        tokens.emplace_back();
        for (std::int64_t t = 0; t < dims.T; ++t)
            tokens.back().push_back(tokenLabel(scene, b, t));
    }
    tokens[static_cast<std::size_t>(std::clamp<std::int64_t>(batch, 0, dims.B - 1))] = words;
    return rewriting.finish();
}

} // namespace

std::vector<std::string> wordsOf(std::string_view line)
{
    constexpr std::string_view blanks = " \t\r\n\f\v";
    std::vector<std::string> words;
    while (true) {
        const std::size_t begin = line.find_first_not_of(blanks);
        if (begin == std::string_view::npos)
            return words;
        const std::size_t end = std::min(line.find_first_of(blanks, begin), line.size());
        words.emplace_back(line.substr(begin, end - begin));
        line.remove_prefix(end);
    }
}

Result<Rewritten> setTokens(const Scene& scene, std::int64_t batch, const std::vector<std::string>& words)
{
    if (onlyNamesTokens(scene.config))
        return nameTokens(scene, batch, words);
    Retokening retokening(scene, batch);
    if (auto fault = retokening.open())
        return *fault;
    auto places = retokening.align(words);
    if (!places)
        return places.error();
    return retokening.finish(std::move(*places));
}

Result<Rewritten> addToken(const Scene& scene, std::int64_t batch, std::int64_t position, const std::string& word)
{
    Retokening retokening(scene, batch);
    if (auto fault = retokening.open({position}, 1))
        return *fault;
    auto place = retokening.placeOf(word);
    if (!place)
        return place.error();
    TokenPlaces places = retokening.unchanged();
    places.insert(places.begin() + position, std::move(*place));
    if (retokening.endsInPadding()) // the word takes the room that was filled up
        places.erase(position < retokening.tokens() ? places.end() - 1 : places.end() - 2);
    return retokening.finish(std::move(places));
}

Result<Rewritten> removeToken(const Scene& scene, std::int64_t batch, std::int64_t position)
{
    Retokening retokening(scene, batch);
    if (auto fault = retokening.open({position}))
        return *fault;
    TokenPlaces places = retokening.unchanged();
    places.erase(places.begin() + position);
    return retokening.finish(std::move(places));
}

Result<Rewritten> renameToken(const Scene& scene, std::int64_t batch, std::int64_t position, const std::string& word)
{
    if (onlyNamesTokens(scene.config)) {
        const auto planned = plan(scene);
        if (!planned)
            return planned.error();
        if (auto fault = outsideTokens(position, planned->dims.T))
            return *fault;
        std::vector<std::string> words;
        for (std::int64_t t = 0; t < planned->dims.T; ++t)
            words.push_back(t == position ? word : tokenLabel(scene, batch, t));
        return nameTokens(scene, batch, words);
    }
    Retokening retokening(scene, batch);
    if (auto fault = retokening.open({position}))
        return *fault;
    TokenPlaces places = retokening.unchanged();
    if (places[position].word == word)
        return Rewritten{scene, {}, {}};
    if (retokening.isNamed()) {
        auto place = retokening.placeOf(word);
        if (!place)
            return place.error();
        places[position] = std::move(*place);
    } else if (auto fault = wrongWord(word)) {
        return *fault;
    }
    places[position].word = word;
    return retokening.finish(std::move(places));
}

Result<Rewritten> moveToken(const Scene& scene, std::int64_t batch, std::int64_t from, std::int64_t to)
{
    Retokening retokening(scene, batch);
    if (auto fault = retokening.open({from, to}))
        return *fault;
    TokenPlaces places = retokening.unchanged();
    moveItem(places, from, to);
    return retokening.finish(std::move(places));
}

} // namespace attn
