// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/structure.h"

#include "core/base/say.h"
#include "core/rewrite/familytensors.h"
#include "core/rewrite/freshrecipe.h"
#include "core/rewrite/parameters.h"
#include "core/scene/options.h"

#include <algorithm>

namespace attn {

namespace {

bool hasOneWidth(Projection projection)
{
    return projection == Projection::None || projection == Projection::MhaModule;
}

bool hasBiases(Projection projection) { return projection != Projection::None && projection != Projection::Param; }

// How the rows of a fused layer are built: three blocks, or three within each head.
Shape rowsOf(const Structure& structure)
{
    if (structure.projection == Projection::FusedInterleaved)
        return {structure.num_heads, 3, structure.d_out / structure.num_heads};
    const bool shares = structure.num_kv_heads.value_or(structure.num_heads) != structure.num_heads;
    if (structure.projection == Projection::FusedBlocks && shares) // q has as many vectors as heads, k and v fewer
        return {structure.num_heads + 2 * *structure.num_kv_heads, structure.d_out / structure.num_heads};
    if (structure.projection == Projection::FusedBlocks || structure.projection == Projection::MhaModule)
        return {3, structure.d_out};
    return {};
}

// Where the rows of three blocks come from when heads start or stop sharing their keys and values: a group keeps those
// of its first head, and separated heads start with what they shared.
std::vector<std::int64_t> rowsRegrouped(const Structure& from, const Structure& to)
{
    const std::int64_t H = to.num_heads, hd = to.d_out / H, before = from.num_kv_heads.value_or(H),
                       after = to.num_kv_heads.value_or(H);
    std::vector<std::int64_t> source;
    const auto take = [&](std::int64_t head) {
        for (std::int64_t row = 0; row < hd; ++row)
            source.push_back(head * hd + row);
    };
    for (std::int64_t head = 0; head < H; ++head)
        take(head);
    for (const std::int64_t first : {H, H + before}) // of k, of v
        for (std::int64_t head = 0; head < after; ++head)
            take(first + head * before / after);
    return source;
}

class Restructuring {
public:
    Restructuring(const Scene& scene, const Structure& to, NewColumns columns)
        : m_rewriting(scene), m_from(structureOf(scene)), m_to(to), m_columns(columns)
    {
    }

    Result<Rewritten> run();

private:
    void settleKeyHeads();
    void settlePositions(Config& config) const;
    std::optional<Error> settle(); // what follows from the choices, and whether they go together
    void dropOutputLayer();
    std::optional<Error> projections();
    bool regroupsKeys() const; // one q, k, v layer in which nothing else changes
    std::int64_t placeOf(const std::vector<Parameter>& parameters, std::size_t i) const;
    std::optional<Error> outputLayer();
    void putConfig();

    // The output layer apart from a module's own: its name, or empty.
    std::string ownLayer() const;
    Parameter outputParameter(const std::string& name) const;

    Rewriting m_rewriting;
    Structure m_from, m_to;
    NewColumns m_columns;
    Plan m_plan; // of the scene as it was
};

std::optional<Error> Restructuring::settle()
{
    const bool same_kind = m_to.projection == m_from.projection;
    if (m_to.projection == Projection::MhaModule) {
        if (same_kind && !m_to.out_proj)
            return Error{say("out_proj: nn.MultiheadAttention always applies its own output layer.")};
        m_to.out_proj = true;
    }
    m_to.qkv_bias = m_to.qkv_bias && hasBiases(m_to.projection);
    const bool width_moved = m_to.d_in != m_from.d_in || !same_kind;
    if (hasOneWidth(m_to.projection) && width_moved && m_to.d_out == m_from.d_out && m_to.d_out != m_to.d_in) {
        m_to.d_out = m_to.d_in;
        m_rewriting.notes.push_back(say("d_out is now %1, because it must equal d_in.", m_to.d_out));
        if (m_to.num_heads == m_from.num_heads && m_to.d_out % m_to.num_heads != 0) {
            m_to.num_heads = 1;
            m_rewriting.notes.push_back(
                say("%1 cannot be split evenly into %2 heads, so there is now 1 head.", m_to.d_out, m_from.num_heads));
        }
    }
    settleKeyHeads();
    Config config = m_rewriting.scene.config;
    config.head_dim.reset();
    config.num_kv_heads = m_to.num_kv_heads;
    if (readsMemory(config))
        config.d_memory = m_to.d_memory;
    settlePositions(config);
    if (m_rewriting.scene.config.rope && !config.rope)
        m_rewriting.dropped.push_back(
            say("Rotary positions are now off, because they rotate pairs and a head has only one component."));
    else if (config.rope != m_rewriting.scene.config.rope)
        m_rewriting.notes.push_back(sayCount("1 component of each head now rotates.",
                                             "%n components of each head now rotate.", *config.rope->dims));
    config.projection = m_to.projection;
    config.heads_off.clear();
    config.num_heads = m_to.num_heads;
    config.d_in = m_to.d_in;
    config.d_out = m_to.d_out;
    if (auto fault = checkConfig(config))
        return Error{*fault};
    return std::nullopt;
}

// Fewer key heads than heads stay where they divide them and the projection can share them.
void Restructuring::settleKeyHeads()
{
    if (!m_to.num_kv_heads || *m_to.num_kv_heads == m_to.num_heads)
        return;
    const bool shares = m_to.projection == Projection::Param || m_to.projection == Projection::Linear ||
                        m_to.projection == Projection::FusedBlocks;
    const bool asked = m_to.num_kv_heads != m_from.num_kv_heads;
    if (asked || (shares && m_to.num_heads % *m_to.num_kv_heads == 0))
        return;
    m_to.num_kv_heads.reset();
    m_rewriting.notes.push_back(say("Every head now has its own key and value."));
}

// Rotary positions turn pairs: of an odd number of components the last stays.
void Restructuring::settlePositions(Config& config) const
{
    if (!config.rope || m_to.num_heads < 1)
        return;
    const std::int64_t head_dim = m_to.d_out / m_to.num_heads;
    if (config.rope->dims.value_or(head_dim) > head_dim || (!config.rope->dims && head_dim % 2 != 0))
        config.rope->dims = head_dim / 2 * 2;
    if (config.rope->dims == 0)
        config.rope.reset();
}

std::string Restructuring::ownLayer() const
{
    const bool modules = m_from.projection == Projection::MhaModule && m_plan.out_proj == m_plan.mha + ".out_proj";
    return modules ? std::string() : m_plan.out_proj;
}

// The layer in the new structure: keeps its bias, and its width unless that was d_out.
Parameter Restructuring::outputParameter(const std::string& name) const
{
    const NamedShape* weight = m_plan.find(name + ".weight");
    if (!weight)
        return {name, m_to.d_out, m_to.d_out, true, 1, Parameter::Form::Layer};
    const std::int64_t width = weight->shape[0] == m_from.d_out ? m_to.d_out : weight->shape[0];
    return {name, m_to.d_out, width, m_plan.find(name + ".bias") != nullptr, 1, Parameter::Form::Layer};
}

void Restructuring::dropOutputLayer()
{
    const std::string name = ownLayer();
    const bool modules = m_to.projection == Projection::MhaModule && m_from.projection != Projection::MhaModule;
    if (m_to.out_proj && !modules && !name.empty())
        return;
    m_rewriting.scene.config.out_proj.clear();
    if (name.empty())
        return;
    removeParameter(m_rewriting, outputParameter(name));
    m_rewriting.dropped.push_back(modules ? say("The module's own output layer replaced %1.", name)
                                          : say("The output layer %1 was removed.", name));
}

// Where to draw the i-th parameter: after the one before it, or before the one after it. -1: neither is drawn.
std::int64_t Restructuring::placeOf(const std::vector<Parameter>& parameters, std::size_t i) const
{
    for (std::size_t before = i; before-- > 0;)
        if (const std::int64_t maker = m_rewriting.makerOf(parameters[before].weight()); maker >= 0)
            return maker + 1;
    for (std::size_t after = i + 1; after < parameters.size(); ++after)
        if (const std::int64_t maker = m_rewriting.makerOf(parameters[after].weight()); maker >= 0)
            return maker;
    return -1;
}

bool Restructuring::regroupsKeys() const
{
    return m_from.projection == Projection::FusedBlocks && m_to.projection == Projection::FusedBlocks &&
           m_from.num_heads == m_to.num_heads && m_from.d_out == m_to.d_out && m_from.d_in == m_to.d_in &&
           m_from.num_kv_heads.value_or(m_from.num_heads) != m_to.num_kv_heads.value_or(m_to.num_heads);
}

std::optional<Error> Restructuring::projections()
{
    std::vector<Draw>& draws = m_rewriting.scene.draws;
    const std::int64_t tail = tailLength(draws);
    const std::string mha = mhaName(m_rewriting.scene);
    const auto before = projectionsOf(m_from, mha), after = projectionsOf(m_to, mha);
    std::int64_t first = std::ssize(draws);
    for (const Parameter& old : before)
        first = std::min(first, firstStepOf(m_rewriting, old));
    for (const Parameter& old : before)
        if (std::ranges::find(after, old.weight(), &Parameter::weight) == after.end())
            removeParameter(m_rewriting, old);

    const auto is_there = [&](const Parameter& parameter) { return m_rewriting.isMade(parameter.weight()); };
    if (!after.empty() && std::ranges::none_of(after, is_there)) {
        writeFreshRecipe(m_rewriting, after, first, tail);
        return std::nullopt;
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto old = std::ranges::find(before, after[i].weight(), &Parameter::weight);
        if (is_there(after[i]) && old != before.end() && regroupsKeys()) {
            if (auto fault = regroupRows(m_rewriting, *old, after[i], rowsRegrouped(m_from, m_to)))
                return fault;
            if (after[i].out < old->out)
                m_rewriting.dropped.push_back(
                    say("%1: where heads share a key and value, only the weights of the first head remain.",
                        after[i].weight()));
            if (auto fault = resizeParameter(m_rewriting, *old, after[i], {}, {}))
                return fault;
        } else if (is_there(after[i])) {
            if (auto fault = resizeParameter(m_rewriting, old == before.end() ? after[i] : *old, after[i],
                                             rowsOf(m_from), rowsOf(m_to)))
                return fault;
        } else if (const std::int64_t place = placeOf(after, i); place >= 0) {
            draws.insert(draws.begin() + place, drawOf(after[i]));
        } else {
            appendMaking(m_rewriting.scene, drawOf(after[i]));
        }
    }
    return std::nullopt;
}

std::optional<Error> Restructuring::outputLayer()
{
    std::string& name = m_rewriting.scene.config.out_proj;
    if (!name.empty()) {
        const Parameter output = outputParameter(name);
        return resizeParameter(m_rewriting, output, output, {}, {});
    }
    if (!m_to.out_proj || m_to.projection == Projection::MhaModule)
        return std::nullopt;
    name = "out_proj";
    const Parameter output = outputParameter(name);
    if (m_rewriting.isMade(output.weight())) // present but unused
        return resizeParameter(m_rewriting, output, output, {}, {});
    auto parameters = projectionsOf(m_to, mhaName(m_rewriting.scene));
    parameters.push_back(output);
    std::vector<Draw>& draws = m_rewriting.scene.draws;
    if (const std::int64_t place = placeOf(parameters, parameters.size() - 1); place >= 0)
        draws.insert(draws.begin() + place, drawOf(output));
    else
        appendMaking(m_rewriting.scene, drawOf(output));
    return std::nullopt;
}

void Restructuring::putConfig()
{
    Config& config = m_rewriting.scene.config;
    config.projection = m_to.projection;
    if (config.num_heads != m_to.num_heads)
        config.heads_off.clear(); // their indices mean other heads now
    config.num_heads = m_to.num_heads;
    config.num_kv_heads = m_to.num_kv_heads;
    if (!config.memory.empty() && (config.d_memory || m_to.d_memory != m_to.d_in))
        config.d_memory = m_to.d_memory; // one that is not said stays unsaid while it is as wide as x
    settlePositions(config);
    config.d_in = m_to.d_in;
    config.d_out = m_to.d_out;
    if (config.head_dim)
        config.head_dim = m_to.d_out / m_to.num_heads;
    if (config.qkv_bias)
        config.qkv_bias = m_to.qkv_bias;
}

Result<Rewritten> Restructuring::run()
{
    if (m_rewriting.scene.config.stage != Stage::Attention)
        return Error{
            say("stage: only an attention layer has projections and heads; this scene computes only one step.")};
    if (!startsFromX(m_rewriting.scene.config))
        return Error{
            say("starts_from: the arrays that the layer starts from determine the number and width of its heads.")};
    auto planned = plan(m_rewriting.scene);
    if (!planned)
        return planned.error();
    m_plan = std::move(*planned);
    if (auto fault = settle())
        return *fault;
    if (m_to == m_from)
        return Rewritten{m_rewriting.scene, {}, {}};
    const bool resized = m_to.num_heads != m_from.num_heads || m_to.d_out != m_from.d_out;
    if (resized || m_to.projection != m_from.projection)
        if (auto fault = giveFamilyTensors(m_rewriting))
            return *fault;
    if (m_to.d_in != m_from.d_in)
        if (auto fault = setWidth(m_rewriting, "x", m_to.d_in, m_columns))
            return *fault;
    if (m_to.d_memory && m_to.d_memory != m_from.d_memory)
        if (auto fault = setWidth(m_rewriting, m_rewriting.scene.config.memory, *m_to.d_memory, m_columns))
            return *fault;
    dropOutputLayer();
    if (auto fault = projections())
        return *fault;
    if (auto fault = outputLayer())
        return *fault;
    putConfig();
    if (auto fault = fitFamilyTensors(m_rewriting))
        return *fault;
    m_rewriting.dropExpected();
    return m_rewriting.finish();
}

} // namespace

Structure structureOf(const Scene& scene)
{
    const Config& config = scene.config;
    Structure structure{config.projection, config.num_heads, config.d_in, config.d_out};
    structure.values = mixesValues(config);
    structure.num_kv_heads = config.num_kv_heads;
    if (readsMemory(config))
        structure.d_memory = config.d_memory.value_or(config.d_in);
    const Rewriting rewriting(scene);
    for (const Parameter& parameter : projectionsOf(structure, mhaName(scene)))
        structure.qkv_bias |= parameter.form != Parameter::Form::Matrix && rewriting.isMade(parameter.biasName());
    structure.out_proj = !config.out_proj.empty() || config.projection == Projection::MhaModule;
    return structure;
}

Result<Rewritten> restructure(const Scene& scene, const Structure& to, NewColumns columns)
{
    return Restructuring(scene, to, columns).run();
}

} // namespace attn
