// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the config's layer to the tensors that the scene makes: tokens and batch, projections, mask, output layer.
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/layer/positions.h"
#include "core/recipe/plandraft.h"
#include "core/recipe/projections.h"
#include "core/scene/options.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::int64_t max_planned_tokens = 16384;

class LayerPlanner {
public:
    explicit LayerPlanner(PlanDraft& draft) : m_draft(draft), m_config(draft.scene().config), m_dims(draft.plan.dims) {}

    Fault run()
    {
        for (const auto step :
             {&LayerPlanner::sizes, &LayerPlanner::memory, &LayerPlanner::projection, &LayerPlanner::vectors,
              &LayerPlanner::bias, &LayerPlanner::mask, &LayerPlanner::output})
            if (auto bad = (this->*step)())
                return bad;
        return std::nullopt;
    }

private:
    Fault sizes()
    {
        return startsFromWeights(m_config) ? sizesOfWeights() : startsFromX(m_config) ? sizesOfX() : sizesOfParts();
    }

    // B, T and head_dim of a tensor that is given per head, [B,H,T,n], [H,T,n] or of one head [T,n], which gets all four
    // axes; `heads` is the member of config that says how many it has.
    Fault sizesPerHead(const std::string& name, const std::string& letters, const char* member, std::int64_t heads)
    {
        const NamedShape* tensor = m_draft.find(name);
        if (!tensor)
            return fault("inputs." + name,
                         say("is missing; the layer needs %1 %2 from inputs or draws", name, letters));
        Shape shape = tensor->shape;
        if (shape.size() < 2 || shape.size() > 4)
            return fault(m_draft.pathOf(name), say("%1 %2 must have the shape %3", name, toString(shape), letters));
        while (shape.size() < 4)
            shape.insert(shape.begin(), 1);
        m_draft.reshape(name, shape);
        if (shape[1] != heads)
            return fault(member,
                         say("is %1, but the number of heads in %2 %3 is %4", heads, name, toString(shape), shape[1]));
        m_dims.B = shape[0];
        m_dims.T = m_dims.S = shape[2];
        if (auto bad = tooManyTokens(name, shape[2]))
            return bad;
        return m_draft.use(m_draft.pathOf(name), name, Kind::Real);
    }

    Fault sizesOfWeights()
    {
        m_dims.H = m_dims.KV = m_config.num_heads;
        if (auto bad = sizesPerHead("weights", say("[B, H, T, S], [H, T, S] or [T, S]"), "config.num_heads", m_dims.H))
            return bad;
        m_dims.S = m_draft.find("weights")->shape[3];
        if (auto bad = tooManyTokens("weights", m_dims.S))
            return bad;
        m_dims.D = m_dims.O = m_dims.M = m_dims.H; // no tensor has these axes
        m_dims.hd = 1;
        return std::nullopt;
    }

    Fault sizesOfParts()
    {
        m_dims.H = m_config.num_heads;
        m_dims.KV = m_config.num_kv_heads.value_or(m_dims.H);
        for (const std::string_view part : startingTensors(m_config)) {
            const std::string name(part);
            const bool shared = name != "q" && m_dims.KV != m_dims.H;
            if (auto bad = shared ? sizesPerHead(name, say("[B, KV, T, head_dim], [KV, T, head_dim] or [T, head_dim]"),
                                                 "config.num_kv_heads", m_dims.KV)
                                  : sizesPerHead(name, say("[B, H, T, head_dim], [H, T, head_dim] or [T, head_dim]"),
                                                 "config.num_heads", m_dims.H))
                return bad;
            // Keys may be more or fewer than queries; each has a value.
            const std::string than = name == "v" ? "k" : "q";
            const Shape &shape = m_draft.find(name)->shape, &other = m_draft.find(than)->shape;
            if (shape[0] != other[0] || shape[3] != other[3] || (name == "v" && shape[2] != other[2]))
                return fault(m_draft.pathOf(name),
                             say("%1 is %2, but %3 is %4", name, toString(shape), than, toString(other)));
        }
        const Shape& queries = m_draft.find("q")->shape;
        m_dims.T = queries[2];
        m_dims.hd = queries[3];
        m_dims.D = m_dims.O = m_dims.M = m_config.d_out;
        if (m_dims.H * m_dims.hd != m_dims.O)
            return fault("config.d_out",
                         say("is %1, but q has %2 x %3 values per token", m_dims.O, m_dims.H, m_dims.hd));
        return m_dims.S == m_dims.T ? std::nullopt : countedPositions();
    }

    // What counts positions from the first token on: where keys are more than queries, theirs are not the first.
    Fault countedPositions() const
    {
        const auto refused = [this](const char* path, std::string_view choice) {
            return fault(path, say("%1 compares the positions of queries and keys, but q is %2 and k is %3", choice,
                                   toString(m_draft.find("q")->shape), toString(m_draft.find("k")->shape)));
        };
        const PositionBiasKind bias = m_config.position_bias.kind;
        if (isByPosition(m_config.mask.kind))
            return refused("config.mask.kind", optionName(m_config, "mask.kind"));
        if (rotates(m_config))
            return refused("config.rope", "rope");
        if (bias == PositionBiasKind::Alibi || bias == PositionBiasKind::T5)
            return refused("config.position_bias.kind", optionName(m_config, "position_bias.kind"));
        return std::nullopt;
    }

    Fault tooManyTokens(const std::string& name, std::int64_t tokens) const
    {
        if (tokens <= max_planned_tokens)
            return std::nullopt;
        return fault(m_draft.pathOf(name), say("%1 has %2 tokens, but at most %3 are accepted", name, countText(tokens),
                                               countText(max_planned_tokens)));
    }

    // Takes B and T from x, which must have d_in columns, the rest from config.
    Fault sizesOfX()
    {
        const NamedShape* x = m_draft.find("x");
        if (!x)
            return fault("inputs.x",
                         say("is missing; attention needs x [T, d_in] or [B, T, d_in] from inputs or draws"));
        const Shape shape = x->shape;
        if (shape.size() != 2 && shape.size() != 3)
            return fault(m_draft.pathOf("x"),
                         say("x %1 must have the shape [T, d_in] or [B, T, d_in]", toString(shape)));
        if (shape.back() != m_config.d_in)
            return fault("config.d_in",
                         say("is %1, but x %2 has %3 columns", m_config.d_in, toString(shape), shape.back()));
        m_dims.B = shape.size() == 3 ? shape.front() : 1;
        m_dims.T = shape[shape.size() - 2];
        m_dims.D = m_config.d_in;
        m_dims.O = m_config.d_out;
        m_dims.H = m_config.num_heads;
        m_dims.hd = m_dims.O / m_dims.H;
        m_dims.S = m_dims.T;
        m_dims.KV = m_config.num_kv_heads.value_or(m_dims.H);
        m_dims.M = m_dims.D;
        if (auto bad = tooManyTokens("x", m_dims.T))
            return bad;
        m_draft.reshape("x", {m_dims.B, m_dims.T, m_dims.D});
        return m_draft.use(m_draft.pathOf("x"), "x", Kind::Real);
    }

    // Cross-attention: what keys and values are made from, [S, d_memory] for a batch of one or [B, S, d_memory].
    Fault memory()
    {
        if (!readsMemory(m_config))
            return std::nullopt;
        const std::string& name = m_config.memory;
        const NamedShape* memory = m_draft.find(name);
        if (!memory)
            return fault("config.memory", say("no tensor named %1", inQuotes(name)));
        if (name == "x")
            return fault("config.memory", say("x cannot be the memory; a layer that reads only x has none"));
        Shape shape = memory->shape;
        if (shape.size() == 2)
            shape.insert(shape.begin(), 1);
        m_dims.M = m_config.d_memory.value_or(m_dims.D);
        if (shape.size() != 3 || shape[0] != m_dims.B || shape[2] != m_dims.M)
            return fault("config.memory", m_dims.B == 1
                                              ? say("%1 is %2; expected [S, %3] or [1, S, %3] (B, S, d_memory)", name,
                                                    toString(memory->shape), m_dims.M)
                                              : say("%1 is %2; expected [%3, S, %4] (B, S, d_memory)", name,
                                                    toString(memory->shape), m_dims.B, m_dims.M));
        m_dims.S = shape[1];
        if (auto bad = tooManyTokens(name, m_dims.S))
            return bad;
        m_draft.reshape(name, shape);
        return m_draft.use("config.memory", name, Kind::Real);
    }

    // The small tensors: norm weights, frequencies and sinks.
    Fault vectors()
    {
        if (normsQueries(m_config)) {
            const QkNorm& norm = *m_config.qk_norm;
            for (const auto& [path, name, heads, letters] :
                 {std::tuple("config.qk_norm.query", norm.query, m_dims.H, "[H · head_dim]"),
                  {"config.qk_norm.key", norm.key, m_dims.KV, "[KV · head_dim]"}})
                if (auto bad = need(path, name, {norm.all_heads ? heads * m_dims.hd : m_dims.hd},
                                    norm.all_heads ? letters : "[head_dim]"))
                    return bad;
        }
        if (rotates(m_config) && !m_config.rope->inv_freq.empty())
            if (auto bad = need("config.rope.inv_freq", m_config.rope->inv_freq, {ropeDims(*m_config.rope, m_dims) / 2},
                                "[dims / 2]"))
                return bad;
        return hasSinks(m_config) ? need("config.sinks", m_config.sinks, {m_dims.H}, "[H]") : std::nullopt;
    }

    Fault bias()
    {
        const PositionBias& bias = m_config.position_bias;
        if (!addsBias(m_config) || bias.kind == PositionBiasKind::Alibi)
            return std::nullopt;
        const std::string path = "config.position_bias.tensor";
        const NamedShape* tensor = m_draft.find(bias.tensor);
        if (!tensor)
            return fault(path, say("no tensor named %1", inQuotes(bias.tensor)));
        const Shape& shape = tensor->shape;
        if (bias.kind == PositionBiasKind::T5) {
            if (shape.size() != 2 || shape[1] != m_dims.H)
                return fault(
                    path, say("%1 is %2; expected [buckets, %3] (buckets, H)", bias.tensor, toString(shape), m_dims.H));
            const std::int64_t least = bias.bidirectional ? 4 : 2, exact = shape[0] / least;
            if (shape[0] < least)
                return fault(path, say("%1 has %2; expected at least %3", bias.tensor,
                                       sayCount("1 bucket", "%n buckets", shape[0]), least));
            if (bias.max_distance <= exact)
                return fault("config.position_bias.max_distance",
                             say("%1 is too small, because distances up to %2 have their own buckets",
                                 bias.max_distance, exact));
        } else {
            const Dims& d = m_dims;
            const std::pair<Shape, const char*> shapes[] = {
                {{d.T, d.S}, "(T, S)"}, {{d.H, d.T, d.S}, "(H, T, S)"}, {{d.B, d.H, d.T, d.S}, "(B, H, T, S)"}};
            std::vector<std::string> texts;
            for (const auto& [taken, letters] : shapes)
                texts.push_back(toString(taken) + " " + letters);
            if (std::ranges::find(shapes, shape, &std::pair<Shape, const char*>::first) == std::end(shapes))
                return fault(path, say("%1 is %2; expected %3", bias.tensor, toString(shape), oneOf(texts)));
        }
        return m_draft.use(path, bias.tensor, Kind::Real);
    }

    Fault projection()
    {
        if (m_config.projection == Projection::MhaModule)
            if (auto bad = module())
                return bad;
        std::string with_bias, without_bias; // the first of each
        if (m_config.projection == Projection::None || m_config.projection == Projection::Param)
            without_bias = say("projection %1", optionName(m_config, "projection"));
        for (const Parameter& made :
             projectionsOf(m_config.projection, projectionShape(m_config), true, m_draft.plan.mha)) {
            if (makesValues(made) && !mixesValues(m_config))
                continue;
            const bool matrix = made.form == Parameter::Form::Matrix;
            if (auto bad = matrix ? need("config.projection", made.name, made.weightShape(), "[d_in, d_out]")
                           : made.form == Parameter::Form::Layer
                               ? layer("config.projection", made.name, made.out, made.in)
                               : std::nullopt)
                return bad;
            std::string& first = m_draft.find(made.biasName()) ? with_bias : without_bias;
            if (!matrix && first.empty())
                first = made.name;
        }
        if (m_config.qkv_bias == true && !without_bias.empty())
            return fault("config.qkv_bias", say("is true, but %1 has no bias", without_bias));
        if (m_config.qkv_bias == false && !with_bias.empty())
            return fault("config.qkv_bias", say("is false, but %1 has a bias", with_bias));
        return std::nullopt;
    }

    Fault module()
    {
        const Mha* found = nullptr;
        for (const Draw& draw : m_draft.scene().draws) {
            const Mha* mha = std::get_if<Mha>(&draw);
            if (mha && found)
                return fault("config.projection", say("mha_module needs exactly one mha draw, but %1 and %2 are drawn",
                                                      inQuotes(found->name), inQuotes(mha->name)));
            if (mha)
                found = mha;
        }
        if (!found)
            return givenModule();
        if (found->embed_dim != m_dims.D)
            return fault("config.d_in", say("is %1, but %2 has embed_dim %3", m_dims.D, found->name, found->embed_dim));
        if (found->num_heads != m_dims.H)
            return fault("config.num_heads",
                         say("is %1, but %2 has num_heads %3", m_dims.H, found->name, found->num_heads));
        m_draft.plan.mha = found->name;
        return moduleWeights();
    }

    // A module whose weights are given: the name is theirs.
    Fault givenModule()
    {
        constexpr std::string_view ending = ".in_proj_weight";
        for (const NamedShape& tensor : m_draft.plan.tensors) {
            if (!tensor.name.ends_with(ending))
                continue;
            if (!m_draft.plan.mha.empty())
                return fault("config.projection",
                             say("mha_module needs exactly one module, but %1 and %2 are both present",
                                 inQuotes(m_draft.plan.mha), inQuotes(tensor.name)));
            m_draft.plan.mha = tensor.name.substr(0, tensor.name.size() - ending.size());
        }
        if (m_draft.plan.mha.empty())
            return fault("config.projection", say("mha_module needs either one mha draw or a tensor like "
                                                  "'mha.in_proj_weight', but both are missing"));
        return moduleWeights();
    }

    Fault moduleWeights()
    {
        const std::string weight = m_draft.plan.mha + ".in_proj_weight", bias = m_draft.plan.mha + ".in_proj_bias";
        if (auto bad = need("config.projection", weight, {3 * m_dims.D, m_dims.D}, "[3 * embed_dim, embed_dim]"))
            return bad;
        return m_draft.find(bias) ? need("config.projection", bias, {3 * m_dims.D}, "[3 * embed_dim]") : std::nullopt;
    }

    Fault mask()
    {
        const Mask& mask = m_config.mask;
        if (!hasTensor(mask.kind) || startsFromWeights(m_config))
            return std::nullopt;
        const NamedShape* tensor = m_draft.find(mask.tensor);
        if (!tensor)
            return fault("config.mask.tensor", say("no tensor named %1", inQuotes(mask.tensor)));
        const Shape padding = {m_dims.B, m_dims.S}, square = {m_dims.T, m_dims.S},
                    squares = {m_dims.B, m_dims.T, m_dims.S};
        const bool fits = mask.kind == MaskKind::Padding ? tensor->shape == padding
                                                         : tensor->shape == square || tensor->shape == squares;
        const bool own_keys = hasOwnKeys(m_config, m_dims);
        if (!fits)
            return fault("config.mask.tensor",
                         say("%1 is %2; expected %3", mask.tensor, toString(tensor->shape),
                             mask.kind == MaskKind::Padding
                                 ? toString(padding) + (own_keys ? " (B, S)" : " (B, T)")
                                 : oneOf({toString(square) + (own_keys ? " (T, S)" : " (T, T)"),
                                          toString(squares) + (own_keys ? " (B, T, S)" : " (B, T, T)")})));
        return m_draft.use("config.mask.tensor", mask.tensor,
                           mask.kind == MaskKind::Additive ? Kind::Real : Kind::Boolean);
    }

    // The output layer: of the name given, or the module's own when none or its own name is given.
    Fault output()
    {
        if (!mixesValues(m_config))
            return std::nullopt;
        std::string& name = m_draft.plan.out_proj;
        name = m_config.out_proj;
        const bool modules_own = m_config.projection == Projection::MhaModule &&
                                 (name.empty() || (name == "out_proj" && !m_draft.find("out_proj.weight")));
        if (modules_own)
            name = m_draft.plan.mha + ".out_proj";
        if (name.empty())
            return std::nullopt;
        const NamedShape* weight = m_draft.find(name + ".weight");
        const std::int64_t out = weight && weight->shape.size() == 2 ? weight->shape[0] : m_dims.O;
        return layer("config.out_proj", name, out, m_dims.O);
    }

    // name.weight [out, in] and name.bias [out], if any.
    Fault layer(const std::string& path, const std::string& name, std::int64_t out, std::int64_t in)
    {
        if (auto bad = need(path, name + ".weight", {out, in}, "[out, in]"))
            return bad;
        return m_draft.find(name + ".bias") ? need(path, name + ".bias", {out}, "[out]") : std::nullopt;
    }

    Fault need(const std::string& path, const std::string& name, const Shape& shape, const char* letters)
    {
        const NamedShape* tensor = m_draft.find(name);
        if (!tensor)
            return fault(path, say("needs %1 %2 (%3), which is missing from inputs and draws", inQuotes(name),
                                   toString(shape), letters));
        if (tensor->shape != shape)
            return fault(path,
                         say("%1 is %2; expected %3 (%4)", name, toString(tensor->shape), toString(shape), letters));
        return m_draft.use(path, name, Kind::Real);
    }

    PlanDraft& m_draft;
    const Config& m_config;
    Dims& m_dims;
};

// The one tensor that a stage computed alone works on.
Fault needsInput(PlanDraft& draft, const std::string& name, const std::string& stage)
{
    const NamedShape* tensor = draft.find(name);
    if (!tensor)
        return fault("inputs." + name, say("is missing; stage %1 needs %2 from inputs or draws", stage, name));
    if (tensor->shape.empty())
        return fault(draft.pathOf(name), say("%1 is a single number; expected at least one axis", name));
    return draft.use(draft.pathOf(name), name, Kind::Real);
}

} // namespace

Fault planLayer(PlanDraft& draft)
{
    switch (draft.scene().config.stage) {
    case Stage::Attention: return LayerPlanner(draft).run();
    case Stage::DropoutOnly: return needsInput(draft, "x", "dropout_only");
    case Stage::SoftmaxOnly: return needsInput(draft, "masked", "softmax_only");
    }
    return std::nullopt;
}

} // namespace attn
