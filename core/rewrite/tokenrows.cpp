// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/tokenrows.h"

#include "core/base/say.h"
#include "core/layer/stages.h"
#include "core/rewrite/masktensors.h"
#include "core/rewrite/seededrows.h"
#include "core/scene/options.h"

#include <algorithm>
#include <set>

namespace attn {

namespace {

constexpr const char* usual_padding_word = "<pad>";

} // namespace

Result<TokenRows> TokenRows::open(Rewriting& rewriting)
{
    TokenRows rows(rewriting);
    if (auto fault = rows.find())
        return *fault;
    return rows;
}

std::optional<Error> TokenRows::find()
{
    Scene& scene = m_rewriting->scene;
    if (scene.config.stage != Stage::Attention)
        return Error{say("tokens: only an attention layer has tokens that you can change.")};
    const auto planned = plan(scene);
    if (!planned)
        return planned.error();
    m_batch = m_items = planned->dims.B;
    m_tokens = planned->dims.T;
    m_width = planned->dims.D;
    m_leaf = "x";
    while (!scene.input(m_leaf)) {
        const Draw& draw = scene.draws[m_rewriting->makerOf(m_leaf)];
        if (const auto* stack = std::get_if<Stack>(&draw)) {
            m_items = 1;
            m_leaf = stack->of;
        } else if (const auto* lookup = std::get_if<Lookup>(&draw)) {
            findTable(*lookup, *planned);
        } else if (auto fault = m_rewriting->makeGiven(m_leaf)) {
            return fault;
        }
    }
    if (m_lookup)
        m_rewriting->bakeEdits(m_leaf);
    m_raw = *scene.input(m_leaf);
    Rewriting edited(scene);
    edited.bakeEdits(m_leaf);
    m_edited = *edited.scene.input(m_leaf);
    if (m_raw.size() != m_items * m_tokens * m_width)
        return Error{say("tokens: %1 %2 must have one row per token.", m_leaf, toString(m_raw.shape()))};
    m_named = !scene.tokens.empty();
    for (std::int64_t b = 0; b < m_batch; ++b) {
        m_words.emplace_back();
        for (std::int64_t t = 0; t < m_tokens; ++t)
            m_words.back().push_back(tokenLabel(scene, b, t));
    }
    return std::nullopt;
}

void TokenRows::findTable(const Lookup& lookup, const Plan& plan)
{
    m_lookup = true;
    m_width = 1;
    m_table = lookup.table;
    m_tableRows = plan.find(m_table)->shape[0];
    m_leaf = lookup.ids; // last: `lookup` may not outlive a change of the draws
    const std::int64_t maker = m_rewriting->makerOf(m_table);
    const auto* embedding = maker < 0 ? nullptr : std::get_if<Embedding>(&m_rewriting->scene.draws[maker]);
    if (embedding)
        m_paddingId = embedding->paddingRow();
}

std::span<const float> TokenRows::rowIn(const Tensor& rows, std::int64_t item, std::int64_t position) const
{
    return rows.values().subspan((item * m_tokens + position) * m_width, m_width);
}

bool TokenRows::isPadding(std::int64_t item, std::int64_t position) const
{
    if (m_lookup && m_paddingId)
        return rowIn(m_raw, item, position)[0] == static_cast<float>(*m_paddingId);
    return m_words[item][position] == usual_padding_word || m_words[item][position] == "[PAD]";
}

bool TokenRows::isPaddingWord(const std::string& word) const
{
    if (m_lookup && !m_paddingId)
        return false;
    if (m_lookup && m_named)
        for (std::int64_t item = 0; item < m_items; ++item)
            for (std::int64_t t = 0; t < m_tokens; ++t)
                if (m_words[item][t] == word)
                    return isPadding(item, t); // the word is known: its id decides
    return word == usual_padding_word || word == "[PAD]";
}

TokenPlace TokenRows::padding(const TokenPlace& last) const
{
    if (m_lookup && !m_paddingId) {
        TokenPlace again = last;
        if (again.from == TokenPlace::From::Kept)
            again.from = TokenPlace::From::Copied;
        return again;
    }
    TokenPlace place;
    place.from = TokenPlace::From::Padding;
    place.row.assign(m_width, m_lookup ? static_cast<float>(*m_paddingId) : 0.0f);
    place.word = usual_padding_word;
    for (std::int64_t item = 0; item < m_items && m_named; ++item)
        for (std::int64_t t = 0; t < m_tokens; ++t)
            if (isPadding(item, t)) {
                place.word = m_words[item][t];
                return place;
            }
    return place;
}

bool TokenRows::isTaken(std::span<const float> row) const
{
    for (std::int64_t item = 0; item < m_items; ++item)
        for (std::int64_t t = 0; t < m_tokens; ++t)
            if (std::ranges::equal(rowIn(m_raw, item, t), row) || std::ranges::equal(rowIn(m_edited, item, t), row))
                return true;
    return false;
}

Result<std::vector<float>> TokenRows::freshId()
{
    for (std::int64_t id = 0; id < m_tableRows; ++id) {
        const float value = static_cast<float>(id);
        if (id == m_paddingId || isTaken(std::span(&value, 1)) || std::ranges::count(m_handedOut, value))
            continue;
        m_handedOut.push_back(value);
        return std::vector{value};
    }
    const std::string rows = sayCount("1 row", "%n rows", m_tableRows);
    return Error{m_paddingId
                     ? say("tokens: %1 has %2, and all are taken, one of them for padding; use a known word or a "
                           "larger table.",
                           m_table, rows)
                     : say("tokens: %1 has %2, and all are taken; use a known word or a larger table.", m_table, rows)};
}

std::span<const float> TokenRows::seededRow(std::int64_t row)
{
    if ((row + 1) * m_width > std::ssize(m_seeded)) // doubled: more will be needed soon
        m_seeded = seededRows(m_rewriting->scene, 0, (row / 16 + 1) * 2 * 16, m_width);
    return std::span<const float>(m_seeded).subspan(row * m_width, m_width);
}

Result<std::vector<float>> TokenRows::freshRow()
{
    if (m_lookup)
        return freshId();
    if (m_nextRow < 0) {
        std::set<std::string> different;
        for (std::int64_t item = 0; item < m_items; ++item)
            for (std::int64_t t = 0; t < m_tokens; ++t)
                if (!isPadding(item, t))
                    different.insert(m_words[item][t]);
        m_nextRow = std::ssize(different);
    }
    while (m_nextRow * m_width < max_given_numbers) {
        const std::span<const float> row = seededRow(m_nextRow++);
        if (!isTaken(row))
            return std::vector(row.begin(), row.end());
    }
    return Error{say("tokens: the scene has too many different words; use some of them more than once.")};
}

std::optional<Error> TokenRows::write(const std::vector<TokenPlaces>& places)
{
    const std::int64_t tokens = std::ssize(places.front());
    moveTokenEdits(places);
    if (auto fault = writeRows(places))
        return fault;
    writeWords(places);
    if (auto fault = writeMask(places))
        return fault;
    if (auto fault = writeBias(places))
        return fault;
    if (tokens != m_tokens)
        m_rewriting->dropExpected();
    return std::nullopt;
}

std::optional<Error> TokenRows::writeRows(const std::vector<TokenPlaces>& places)
{
    Shape shape = m_raw.shape();
    shape[shape.size() - (m_lookup ? 1 : 2)] = std::ssize(places.front());
    if (elementCount(shape) > max_given_numbers)
        return Error{say("%1: %2 would exceed the limit of %3 input values.", "tokens", m_leaf + " " + toString(shape),
                         countText(max_given_numbers))};
    std::vector<float> values;
    for (std::int64_t item = 0; item < m_items; ++item)
        for (const TokenPlace& place : places[item]) {
            std::span<const float> row = place.row;
            if (place.from == TokenPlace::From::Kept)
                row = rowIn(m_raw, item, place.position);
            else if (place.from == TokenPlace::From::Copied)
                row = rowIn(m_edited, place.item, place.position);
            values.insert(values.end(), row.begin(), row.end());
        }
    *m_rewriting->scene.input(m_leaf) = Tensor(std::move(shape), std::move(values), m_raw.kind());
    return std::nullopt;
}

void TokenRows::writeWords(const std::vector<TokenPlaces>& places)
{
    auto& tokens = m_rewriting->scene.tokens;
    tokens.assign(m_batch, {});
    for (std::int64_t b = 0; b < m_batch; ++b)
        for (const TokenPlace& place : places[m_items == 1 ? 0 : b])
            tokens[b].push_back(place.word);
}

std::optional<Error> TokenRows::writeMask(const std::vector<TokenPlaces>& places)
{
    const Mask& chosen = m_rewriting->scene.config.mask;
    if (!hasTensor(chosen.kind) || (chosen.kind == MaskKind::Padding && readsMemory(m_rewriting->scene.config)))
        return std::nullopt; // a memory's padding stays with the memory
    if (auto fault = m_rewriting->makeGiven(chosen.tensor))
        return fault;
    m_rewriting->bakeEdits(chosen.tensor);
    Tensor& mask = *m_rewriting->scene.input(chosen.tensor);
    const std::int64_t tokens = std::ssize(places.front());
    const auto place_of = [&](std::int64_t b, std::int64_t t) -> const TokenPlace& {
        return places[m_items == 1 ? 0 : b][t];
    };
    if (chosen.kind == MaskKind::Padding) {
        Tensor moved({m_batch, tokens}, mask.kind());
        for (std::int64_t b = 0; b < m_batch; ++b)
            for (std::int64_t t = 0; t < tokens; ++t) {
                const TokenPlace& place = place_of(b, t);
                const bool kept = place.from == TokenPlace::From::Kept;
                moved.mutableData()[b * tokens + t] =
                    kept ? mask[b * m_tokens + place.position] : place.from == TokenPlace::From::Padding;
            }
        mask = moved;
        return std::nullopt;
    }
    if (tokens * tokens * (mask.rank() == 3 ? m_batch : 1) > max_given_numbers)
        return Error{say("%1: %2 would exceed the limit of %3 input values.", "tokens", chosen.tensor,
                         countText(max_given_numbers))};
    const bool one_for_many = mask.rank() == 2 && m_items > 1; // no token of one item moves the mask of all
    const bool square = !readsMemory(m_rewriting->scene.config);
    mask = movedMask(mask, chosen.kind, tokens, square,
                     [&](std::int64_t b, std::int64_t t) -> std::optional<std::int64_t> {
                         if (one_for_many)
                             return t < m_tokens ? std::optional(t) : std::nullopt;
                         const TokenPlace& place = place_of(b, t);
                         return place.from == TokenPlace::From::Kept ? std::optional(place.position) : std::nullopt;
                     });
    return std::nullopt;
}

// Moves a bias given per pair of tokens with them; pairs with a new token get 0.
std::optional<Error> TokenRows::writeBias(const std::vector<TokenPlaces>& places)
{
    const Config& config = m_rewriting->scene.config;
    if (!addsBias(config) || config.position_bias.kind != PositionBiasKind::Tensor)
        return std::nullopt;
    const std::string name = config.position_bias.tensor;
    if (auto fault = m_rewriting->makeGiven(name))
        return fault;
    m_rewriting->bakeEdits(name);
    Tensor& bias = *m_rewriting->scene.input(name);
    const std::int64_t tokens = std::ssize(places.front()), planes = bias.size() / (bias.dim(-1) * bias.dim(-2)),
                       planes_of_item = bias.rank() == 4 ? planes / m_batch : planes;
    if (tokens * tokens * planes > max_given_numbers)
        return Error{
            say("%1: %2 would exceed the limit of %3 input values.", "tokens", name, countText(max_given_numbers))};
    const auto origin = [&](std::int64_t plane, std::int64_t t) -> std::optional<std::int64_t> {
        if (bias.rank() < 4 && m_items > 1)
            return t < m_tokens ? std::optional(t) : std::nullopt;
        const TokenPlace& place = places[m_items == 1 ? 0 : plane / planes_of_item][t];
        return place.from == TokenPlace::From::Kept ? std::optional(place.position) : std::nullopt;
    };
    bias = movedMask(bias, MaskKind::Additive, tokens, !readsMemory(config), origin);
    return std::nullopt;
}

void TokenRows::moveTokenEdits(const std::vector<TokenPlaces>& places)
{
    std::vector<std::vector<std::int64_t>> now(m_items, std::vector<std::int64_t>(m_tokens, -1)); // by old position
    for (std::int64_t item = 0; item < m_items; ++item)
        for (std::size_t t = 0; t < places[item].size(); ++t)
            if (places[item][t].from == TokenPlace::From::Kept)
                now[item][places[item][t].position] = static_cast<std::int64_t>(t);
    const auto move = [&](const Index& index) -> std::optional<Index> {
        if (index.size() < 2)
            return std::nullopt;
        const std::size_t axis = index.size() - 2;
        const std::int64_t item = axis == 0 || m_items == 1 ? 0 : index[0];
        Index moved = index;
        if (item < 0 || item >= m_items || index[axis] < 0 || index[axis] >= m_tokens)
            return index; // the slider points at no cell
        moved[axis] = now[item][index[axis]];
        return moved[axis] < 0 ? std::nullopt : std::optional(moved);
    };
    m_rewriting->moveEdits("x", move);
    if (m_leaf != "x" && !m_lookup)
        m_rewriting->moveEdits(m_leaf, move);
    moveTokenOverrides(now);
}

// Moves pins of a computed tensor with the tokens along its axes. `now`: see moveTokenEdits.
void TokenRows::moveTokenOverrides(const std::vector<std::vector<std::int64_t>>& now)
{
    for (const std::string& tensor : m_rewriting->movedByHand()) {
        const std::string_view axes = axesOf(tensor);
        if (!axes.starts_with('b') || tensor == "x")
            continue; // of the causal mask: it counts places, not words
        const auto move = [&](Index index) -> std::optional<Index> {
            const auto outside = [](std::int64_t at, std::int64_t end) { return at < 0 || at >= end; };
            if (index.size() != axes.size() || (m_items > 1 && outside(index[0], m_items)))
                return index; // the slider points at no cell
            const std::vector<std::int64_t>& places = now[m_items == 1 ? 0 : index[0]];
            for (std::size_t axis = 1; axis < index.size(); ++axis) {
                const bool sum = axes[axis] == 'n'; // how many keys so far: 0 before the first
                const bool of_key = sum || axes[axis] == 'j';
                if ((!sum && axes[axis] != 't' && axes[axis] != 'i' && axes[axis] != 'j') ||
                    (of_key && readsMemory(m_rewriting->scene.config)))
                    continue;
                if (sum && index[axis] == 0)
                    continue;
                if (outside(index[axis] - sum, m_tokens))
                    return index;
                const std::int64_t place = places[index[axis] - sum];
                if (place < 0)
                    return std::nullopt;
                index[axis] = place + sum;
            }
            return index;
        };
        m_rewriting->moveOverrides(tensor, move);
        m_rewriting->moveSliders(tensor, move);
    }
}

} // namespace attn
