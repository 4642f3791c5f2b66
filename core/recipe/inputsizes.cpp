// SPDX-License-Identifier: GPL-3.0-or-later
// Goes through the inputs and the recipe of draws in execution order, with shapes only.
#include "core/base/limits.h"
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/recipe/plandraft.h"
#include "core/scene/drawfacts.h"
#include "core/scene/limits.h"

#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t max_planned_skip = 1'000'000'000;

// Plans one draw; `path` is "draws[2]".
class DrawPlanner {
public:
    DrawPlanner(PlanDraft& draft, std::string path) : m_draft(draft), m_path(std::move(path)) {}

    Fault operator()(const ManualSeed&) { return std::nullopt; }

    Fault operator()(const Skip& skip)
    {
        if (skip.draws < 0 || skip.draws > max_planned_skip)
            return fault(m_path + ".draws",
                         say("must be from %1 to %2, got %3", 0, countText(1'000'000'000), skip.draws));
        return std::nullopt;
    }

    Fault operator()(const Rand& rand) { return filled(rand.out, rand.shape, rand.mul); }
    Fault operator()(const Randn& randn) { return filled(randn.out, randn.shape, randn.mul); }

    Fault operator()(const Linear& linear)
    {
        if (auto bad = extents({{".in", linear.in}, {".out_features", linear.out_features}}))
            return bad;
        if (auto bad = m_draft.add(m_path, {linear.name + ".weight", {linear.out_features, linear.in}}))
            return bad;
        return linear.bias ? m_draft.add(m_path, {linear.name + ".bias", {linear.out_features}}) : std::nullopt;
    }

    Fault operator()(const LinearFromT& linear)
    {
        const NamedShape* of = source(linear.of);
        if (!of)
            return missing(".of", linear.of);
        if (of->shape.size() != 2)
            return fault(m_path + ".of", say("%1 %2 is not a matrix", linear.of, toString(of->shape)));
        return m_draft.add(m_path, {linear.name + ".weight", {of->shape[1], of->shape[0]}, of->kind}, linear.of);
    }

    Fault operator()(const Embedding& embedding)
    {
        if (auto bad = extents({{".num", embedding.num}, {".dim", embedding.dim}}))
            return bad;
        const std::int64_t padding = embedding.padding_idx.value_or(0);
        if (padding < -embedding.num || padding >= embedding.num)
            return fault(m_path + ".padding_idx",
                         say("must be from %1 to %2, got %3", -embedding.num, embedding.num - 1, padding));
        return m_draft.add(m_path, {embedding.name + ".weight", {embedding.num, embedding.dim}});
    }

    Fault operator()(const Lookup& lookup)
    {
        const NamedShape* table = source(lookup.table);
        if (!table)
            return missing(".table", lookup.table);
        if (table->shape.size() != 2)
            return fault(m_path + ".table",
                         say("%1 %2 is not a [num, dim] table", lookup.table, toString(table->shape)));
        const NamedShape* ids = source(lookup.ids);
        if (!ids)
            return missing(".ids", lookup.ids);
        Shape shape = ids->shape;
        shape.push_back(table->shape[1]);
        if (auto bad = m_draft.use(m_path + ".table", lookup.table, Kind::Real))
            return bad;
        if (auto bad = m_draft.use(m_path + ".ids", lookup.ids, Kind::Integer))
            return bad;
        return m_draft.add(m_path, {lookup.out, std::move(shape)});
    }

    Fault operator()(const Stack& stack)
    {
        const NamedShape* of = source(stack.of);
        if (!of)
            return missing(".of", stack.of);
        if (auto bad = extents({{".n", stack.n}}))
            return bad;
        Shape shape = of->shape;
        shape.insert(shape.begin(), stack.n);
        return m_draft.add(m_path, {stack.out, std::move(shape), of->kind}, stack.of);
    }

    Fault operator()(const Mha& mha)
    {
        if (auto bad = extents({{".embed_dim", mha.embed_dim}, {".num_heads", mha.num_heads}}))
            return bad;
        if (mha.embed_dim % mha.num_heads != 0)
            return fault(m_path + ".num_heads",
                         say("%1 cannot be split evenly into %2 heads", mha.embed_dim, mha.num_heads));
        const std::int64_t width = mha.embed_dim;
        if (auto bad = m_draft.add(m_path, {mha.name + ".in_proj_weight", {3 * width, width}}))
            return bad;
        if (mha.bias)
            if (auto bad = m_draft.add(m_path, {mha.name + ".in_proj_bias", {3 * width}}))
                return bad;
        if (auto bad = m_draft.add(m_path, {mha.name + ".out_proj.weight", {width, width}}))
            return bad;
        return mha.bias ? m_draft.add(m_path, {mha.name + ".out_proj.bias", {width}}) : std::nullopt;
    }

private:
    const NamedShape* source(const std::string& name) const { return m_draft.find(name); }

    Fault missing(const char* member, const std::string& name) const
    {
        return fault(m_path + member,
                     say("no tensor named %1 yet; a draw can use only inputs and earlier draws", inQuotes(name)));
    }

    // Keeps every product of two extents, and three times one, inside 64 bits.
    Fault extents(std::initializer_list<std::pair<const char*, std::int64_t>> members) const
    {
        for (const auto& [member, value] : members)
            if (value < 1 || value > max_tensor_elements)
                return fault(m_path + member,
                             say("must be from %1 to %2, got %3", 1, countText(max_tensor_elements), value));
        return std::nullopt;
    }

    Fault filled(const std::string& out, const Shape& shape, std::optional<float> mul)
    {
        if (mul && !std::isfinite(*mul))
            return fault(m_path + ".mul", say("must be a finite number"));
        return m_draft.add(m_path, {out, shape});
    }

    PlanDraft& m_draft;
    std::string m_path;
};

} // namespace

Fault planTensors(PlanDraft& draft)
{
    for (const NamedTensor& input : draft.scene().inputs) {
        const std::string path = "inputs." + cleaned(input.name);
        if (input.tensor.empty())
            return fault(path, say("has no values"));
        if (auto bad = draft.add(path, {input.name, input.tensor.shape(), input.tensor.kind()}))
            return bad;
        if (auto bad = draft.use(path, input.name, input.tensor.kind()))
            return bad;
    }
    const auto& draws = draft.scene().draws;
    if (draws.size() > max_draws)
        return fault("draws", longList(draws.size(), max_draws));
    bool seeded = false;
    for (std::size_t i = 0; i < draws.size(); ++i) {
        const std::string path = "draws[" + std::to_string(i) + "]";
        const auto unseeded = [&] {
            return fault(path, say("%1 draws random numbers before any manual_seed; put a manual_seed before it",
                                   opName(draws[i])));
        };
        seeded = seeded || std::holds_alternative<ManualSeed>(draws[i]);
        if (!seeded && isRandom(draws[i]))
            return unseeded();
        if (auto bad = std::visit(DrawPlanner(draft, path), draws[i]))
            return bad;
        if (!seeded && std::holds_alternative<Skip>(draws[i]))
            return unseeded();
    }
    draft.plan.draws_dropout = dropoutIsOn(draft.scene().config) && draft.scene().config.dropout.p < 1;
    if (draft.plan.draws_dropout && !seeded)
        return fault("config.dropout.p", say("%1 draws random numbers; add a manual_seed to draws",
                                             shortest(draft.scene().config.dropout.p)));
    return std::nullopt;
}

} // namespace attn
