// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/memorytokens.h"

#include "core/base/say.h"
#include "core/layer/stages.h"
#include "core/rewrite/rewriting.h"
#include "core/rewrite/seededrows.h"
#include "core/scene/options.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace attn {

namespace {

constexpr std::int64_t fresh = -1; // a place whose token is new

// `values` along `axis`: place n gets what was at sources[n]; a new one 0.
Tensor takenAlong(const Tensor& values, std::size_t axis, const std::vector<std::int64_t>& sources)
{
    Shape shape = values.shape();
    const std::int64_t before = shape[axis], now = std::ssize(sources);
    const auto product = [](auto first, auto last) {
        return std::accumulate(first, last, std::int64_t(1), std::multiplies<>());
    };
    const std::int64_t inner = product(shape.begin() + std::ptrdiff_t(axis) + 1, shape.end()),
                       outer = product(shape.begin(), shape.begin() + std::ptrdiff_t(axis));
    shape[axis] = now;
    Tensor result(shape, values.kind());
    float* out = result.mutableData();
    for (std::int64_t block = 0; block < outer; ++block)
        for (const std::int64_t source : sources) {
            if (source == fresh)
                std::fill_n(out, inner, 0.0f);
            else
                std::copy_n(values.data() + (block * before + source) * inner, inner, out);
            out += inner;
        }
    return result;
}

class MemoryTokens {
public:
    explicit MemoryTokens(const Scene& before) : m_before(before), m_rewriting(before) {}

    // Finds the tokens; to be called first. Each of `positions` must lie before the end, or `beyond` it.
    std::optional<Error> open(std::initializer_list<std::int64_t> positions, std::int64_t beyond = 0)
    {
        if (!readsMemory(m_before.config))
            return Error{say("memory_tokens: the layer reads no memory, so there are no tokens to change.")};
        auto planned = plan(m_before);
        if (!planned)
            return planned.error();
        m_plan = std::move(*planned);
        for (const std::int64_t position : positions)
            if (const std::int64_t end = tokens() + beyond; position < 0 || position >= end)
                return Error{say("%1: position %2 is outside the range 0 to %3.", "memory_tokens", position, end - 1)};
        return std::nullopt;
    }

    std::int64_t tokens() const { return m_plan.dims.S; }
    std::int64_t items() const { return m_plan.dims.B; }
    std::vector<std::int64_t> unchanged() const
    {
        std::vector<std::int64_t> places(static_cast<std::size_t>(tokens()));
        std::iota(places.begin(), places.end(), 0);
        return places;
    }
    // The tokens at `sources`; a fresh one is called `word`.
    Result<Rewritten> arrange(const std::vector<std::int64_t>& sources, const std::string& word)
    {
        if (sources.empty())
            return Error{say("memory_tokens: a layer needs at least one key.")};
        const Shape& was = m_plan.find(memory())->shape;
        if (items() * std::ssize(sources) * was.back() > max_given_numbers)
            return Error{say("%1: %2 would exceed the limit of %3 input values.", "memory_tokens", memory(),
                             countText(max_given_numbers))};
        nameAll(sources, word);
        std::vector<std::int64_t> now(static_cast<std::size_t>(tokens()), fresh);
        for (std::size_t place = 0; place < sources.size(); ++place)
            if (sources[place] != fresh)
                now[static_cast<std::size_t>(sources[place])] = static_cast<std::int64_t>(place);
        if (auto fault = moveRows(sources, now))
            return *fault;
        for (const auto& [name, axis] : besideKeys())
            if (auto fault = moveBeside(name, axis, sources))
                return *fault;
        movePinned(now);
        if (std::ssize(sources) != tokens())
            m_rewriting.dropExpected();
        return m_rewriting.finish();
    }

    Result<Rewritten> rename(std::int64_t item, std::vector<std::string> words)
    {
        nameAll(unchanged(), {});
        m_rewriting.scene.memory_tokens[static_cast<std::size_t>(item)] = std::move(words);
        return m_rewriting.finish();
    }

private:
    const std::string& memory() const { return m_before.config.memory; }

    void nameAll(const std::vector<std::int64_t>& sources, const std::string& word)
    {
        auto& lists = m_rewriting.scene.memory_tokens;
        lists.assign(static_cast<std::size_t>(items()), {});
        for (std::int64_t item = 0; item < items(); ++item)
            for (const std::int64_t source : sources)
                lists[static_cast<std::size_t>(item)].push_back(source == fresh ? word
                                                                                : keyLabel(m_before, item, source));
    }

    std::optional<Error> moveRows(const std::vector<std::int64_t>& sources, const std::vector<std::int64_t>& now)
    {
        if (auto fault = m_rewriting.makeGiven(memory()))
            return fault;
        m_rewriting.moveEdits(memory(), [&](const Index& index) { return moved(index, index.size() - 2, now); });
        Tensor& values = *m_rewriting.scene.input(memory());
        const std::size_t axis = static_cast<std::size_t>(values.rank()) - 2;
        values = takenAlong(values, axis, sources);
        const std::int64_t width = values.shape().back(), rows = std::ssize(sources);
        for (std::int64_t place = 0; place < rows; ++place)
            if (sources[static_cast<std::size_t>(place)] == fresh) {
                const std::vector<float> row = seededRows(m_before, std::max(tokens(), place), 1, width);
                for (std::int64_t item = 0; item < items(); ++item)
                    std::ranges::copy(row, values.mutableData() + (item * rows + place) * width);
            }
        return std::nullopt;
    }

    // What is given per key, and along which of its axes.
    std::vector<std::pair<std::string, std::size_t>> besideKeys() const
    {
        const Config& config = m_before.config;
        std::vector<std::pair<std::string, std::size_t>> beside;
        const auto add = [&](const std::string& name) {
            beside.emplace_back(name, m_plan.find(name)->shape.size() - 1);
        };
        if (hasTensor(config.mask.kind))
            add(config.mask.tensor);
        if (addsBias(config) && config.position_bias.kind == PositionBiasKind::Tensor)
            add(config.position_bias.tensor);
        return beside;
    }

    std::optional<Error> moveBeside(const std::string& name, std::size_t axis, const std::vector<std::int64_t>& sources)
    {
        if (auto fault = m_rewriting.makeGiven(name))
            return fault;
        m_rewriting.bakeEdits(name);
        Tensor& values = *m_rewriting.scene.input(name);
        if (values.size() / values.shape()[axis] * std::ssize(sources) > max_given_numbers)
            return Error{say("%1: %2 would exceed the limit of %3 input values.", "memory_tokens", name,
                             countText(max_given_numbers))};
        values = takenAlong(values, axis, sources);
        return std::nullopt;
    }

    // Axes j count keys, n how many keys so far.
    void movePinned(const std::vector<std::int64_t>& now)
    {
        for (const std::string& tensor : m_rewriting.movedByHand()) {
            const std::string_view axes = axesOf(tensor);
            if (axes.find('j') == axes.npos && axes.find('n') == axes.npos)
                continue;
            const auto move = [&](Index index) -> std::optional<Index> {
                for (std::size_t axis = 0; axis < std::min(index.size(), axes.size()); ++axis)
                    if (axes[axis] == 'j' || (axes[axis] == 'n' && index[axis] > 0)) {
                        auto there = moved(index, axis, now, axes[axis] == 'n');
                        if (!there)
                            return std::nullopt;
                        index = *there;
                    }
                return index;
            };
            m_rewriting.moveOverrides(tensor, move);
            m_rewriting.moveSliders(tensor, move);
        }
    }

    // `from`: what the axis counts from.
    static std::optional<Index> moved(Index index, std::size_t axis, const std::vector<std::int64_t>& now,
                                      std::int64_t from = 0)
    {
        if (axis >= index.size() || index[axis] < from || index[axis] - from >= std::ssize(now))
            return index; // it points at no cell
        const std::int64_t place = now[static_cast<std::size_t>(index[axis] - from)];
        if (place == fresh)
            return std::nullopt;
        index[axis] = place + from;
        return index;
    }

    const Scene& m_before;
    Rewriting m_rewriting;
    Plan m_plan;
};

std::optional<Error> wrongName(const std::string& word)
{
    if (!word.empty() && word.size() <= max_token_bytes)
        return std::nullopt;
    return Error{say("memory_tokens: a token must have 1 to %1 bytes, got %2.", max_token_bytes, word.size())};
}

} // namespace

Result<Rewritten> addMemoryToken(const Scene& scene, std::int64_t position, const std::string& word)
{
    MemoryTokens memory(scene);
    if (auto fault = memory.open({position}, 1))
        return *fault;
    if (auto fault = wrongName(word))
        return *fault;
    auto places = memory.unchanged();
    places.insert(places.begin() + position, fresh);
    return memory.arrange(places, word);
}

Result<Rewritten> removeMemoryToken(const Scene& scene, std::int64_t position)
{
    MemoryTokens memory(scene);
    if (auto fault = memory.open({position}))
        return *fault;
    auto places = memory.unchanged();
    places.erase(places.begin() + position);
    return memory.arrange(places, {});
}

Result<Rewritten> renameMemoryToken(const Scene& scene, std::int64_t batch, std::int64_t position,
                                    const std::string& word)
{
    MemoryTokens memory(scene);
    if (auto fault = memory.open({position}))
        return *fault;
    auto words = keyLabels(scene, batch, memory.tokens(), memory.tokens());
    words[static_cast<std::size_t>(position)] = word;
    return setMemoryTokens(scene, batch, words);
}

Result<Rewritten> moveMemoryToken(const Scene& scene, std::int64_t from, std::int64_t to)
{
    MemoryTokens memory(scene);
    if (auto fault = memory.open({from, to}))
        return *fault;
    auto places = memory.unchanged();
    moveItem(places, from, to);
    return memory.arrange(places, {});
}

Result<Rewritten> setMemoryTokens(const Scene& scene, std::int64_t batch, const std::vector<std::string>& words)
{
    MemoryTokens memory(scene);
    if (auto fault = memory.open({}))
        return *fault;
    if (batch < 0 || batch >= memory.items())
        return Error{
            say("%1: batch item %2 is outside the range 0 to %3.", "memory_tokens", batch, memory.items() - 1)};
    for (const std::string& word : words)
        if (auto fault = wrongName(word))
            return *fault;
    if (std::ssize(words) == memory.tokens())
        return memory.rename(batch, words);
    auto places = memory.unchanged();
    places.resize(words.size(), fresh);
    auto sized = memory.arrange(places, words.empty() ? std::string() : words.back());
    if (!sized)
        return sized;
    sized->scene.memory_tokens[static_cast<std::size_t>(batch)] = words;
    return sized;
}

} // namespace attn
