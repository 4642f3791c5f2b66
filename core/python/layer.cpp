// SPDX-License-Identifier: GPL-3.0-or-later
// The computation of a stage as Python: only the lines that this configuration needs.
#include "core/base/numbertext.h"
#include "core/layer/circuitfacts.h"
#include "core/python/builder.h"

#include "core/recipe/plandraft.h"
#include "core/scene/options.h"

#include <span>

namespace attn::python {

namespace {

class LayerLines {
public:
    explicit LayerLines(ScriptBuilder& script)
        : m(script), m_config(script.scene.config), m_dims(script.realized.plan.dims)
    {
    }

    void write()
    {
        m.part(startsFromWeights(m_config) ? "Sizes"
               : mixesValues(m_config)     ? "Queries, keys and values"
                                           : "Queries and keys");
        m.line("B, T, H, hd = " + arguments(std::vector{m_dims.B, m_dims.T, m_dims.H, m_dims.hd}) +
               "  # batch items, tokens, heads, head_dim");
        if (sharesKeys(m_config, m_dims))
            m.line("KV = " + std::to_string(m_dims.KV) + "  # heads of keys and values");
        if (hasOwnKeys(m_config, m_dims))
            m.line("S = " + std::to_string(m_dims.S) +
                   (readsMemory(m_config) ? "  # tokens of the memory: keys" : "  # keys"));
        if (!startsFromX(m_config))
            givenParts();
        else
            for (const std::string& name : {std::string("x"), m_config.memory})
                if (!name.empty() && m.rankOf(name) == 2)
                    m.line(m.of(name) + " = " + m.of(name) + "[None]  # a batch of one");
        if (startsFromWeights(m_config))
            return;
        if (startsFromX(m_config))
            project();

        m.part("How well each query fits each key");
        for (const StageTensor& tensor : m.realized.plan.stages)
            if (tensor.computed() && !m.has(tensor.name) && !isCircuit(tensor.name)) {
                make(tensor);
                if (tensor.name == "weights" && zeroesEmptyRows(m_config))
                    m.line("weights = " + m.dialect.filled("weights", m.dialect.allOfRow("blocked"), "0") +
                           "  # rows in which every key is blocked");
                if (m.has(tensor.name) && tensor.name != "cumulative_context") // not keep, which its dropout makes
                    m.overrides(tensor.name);
            }
    }

private:
    // Gives per-head inputs separate axes for batch item and head.
    void givenParts()
    {
        for (const std::string_view part : startingTensors(m_config)) {
            const std::string name(part), variable = m.of(name);
            const std::size_t lacking = 4 - m.rankOf(name);
            if (lacking > 0)
                m.line(variable + " = " + variable + (lacking == 1 ? "[None]" : "[None, None]"));
        }
    }

    // The layer called `layer`, applied to `x`.
    std::string applied(const std::string& layer, const std::string& x)
    {
        const std::string weight = layer + ".weight", bias = layer + ".bias";
        for (const Draw& draw : m.scene.draws)
            if (const auto* linear = std::get_if<Linear>(&draw);
                linear && linear->name == layer && linear->bias == m.has(bias) && m.dialect.torch())
                return m.names.layer(layer) + "(" + x + ")";
        return m.dialect.linear(x, m.of(weight), m.has(bias) ? m.of(bias) : "");
    }

    void project()
    {
        makeProjected();
        for (const char* role : {"q", "k", "v"})
            m.overrides(role);
    }

    void makeFused(const std::string& expression)
    {
        m.make("qkv", expression);
        m.overrides("qkv");
    }

    void makeProjected()
    {
        const std::string x = m.of("x"), memory = readsMemory(m_config) ? m.of(m_config.memory) : x;
        const std::string kv_heads = sharesKeys(m_config, m_dims) ? "KV" : "H",
                          keys = readsMemory(m_config) ? "S" : "T";
        const auto from = [&](std::string_view role) { return role == "q" ? x : memory; };
        const auto split = [&](std::string_view role, const std::string& y) {
            return role == "q" ? m.dialect.splitHeads(y) : m.dialect.splitHeads(y, kv_heads, keys);
        };
        static constexpr std::pair<const char*, const char*> own[] = {
            {"q", "W_query"}, {"k", "W_key"}, {"v", "W_value"}};
        static constexpr std::pair<const char*, const char*> tied[] = {
            {"q", "W_query"}, {"k", "W_query"}, {"v", "W_query"}};
        const auto roles = std::span(tiesWeights(m_config) ? tied : own).first(mixesValues(m_config) ? 3 : 2);
        switch (m_config.projection) {
        case Projection::None:
            for (const auto& [role, weight] : roles)
                m.make(role, m.dialect.splitHeads(x));
            break;
        case Projection::Param:
            for (const auto& [role, weight] : roles)
                m.make(role, split(role, "(" + from(role) + " @ " + m.of(weight) + ")"));
            break;
        case Projection::Linear:
            for (const auto& [role, weight] : roles) {
                const std::string y = applied(weight, from(role));
                m.make(role, split(role, y.ends_with(')') ? y : "(" + y + ")"));
            }
            break;
        case Projection::HeadsList:
            for (const auto& [role, weight] : roles)
                m.make(role, perHead(weight, from(role)));
            break;
        case Projection::FusedInterleaved:
            makeFused(applied("qkv", x));
            m.make("qkv_reshaped", "qkv.reshape(B, T, H, 3 * hd)");
            m.overrides("qkv_reshaped");
            m.make("qkv_permuted", m.dialect.swapped("qkv_reshaped", 1, 2));
            m.overrides("qkv_permuted");
            thirds("qkv_permuted", false);
            break;
        case Projection::FusedBlocks:
            makeFused(applied("qkv", x));
            thirds("qkv", true);
            break;
        case Projection::MhaModule: {
            const std::string& name = m.realized.plan.mha;
            const std::string bias = name + ".in_proj_bias";
            makeFused(m.dialect.linear(x, m.of(name + ".in_proj_weight"), m.has(bias) ? m.of(bias) : ""));
            thirds("qkv", true);
            break;
        }
        }
    }

    // One layer for each head, side by side along axis 1.
    std::string perHead(const std::string& weight, const std::string& from)
    {
        std::string heads;
        for (std::int64_t h = 0; h < m_dims.H; ++h)
            heads += (h > 0 ? ", " : "") + applied("head" + std::to_string(h) + "." + weight, from);
        return m.dialect.stacked(heads, 1);
    }

    void thirds(const std::string& fused, bool split)
    {
        const bool shared = sharesKeys(m_config, m_dims);
        if (shared)
            m.line("q, k, v = " + (m.dialect.torch() ? fused + ".split([H * hd, KV * hd, KV * hd], dim=-1)"
                                                     : "np.split(" + fused + ", [H * hd, (H + KV) * hd], axis=-1)"));
        else
            m.line(tiesWeights(m_config) ? "q = k = v = " + m.dialect.thirds(fused) + "[0]"
                                         : "q, k, v = " + m.dialect.thirds(fused));
        for (const char* role : {"q", "k", "v"}) {
            m.name(role, role);
            const bool by_group = shared && std::string_view(role) != "q";
            if (split)
                m.line(std::string(role) + " = " + m.dialect.splitHeads(role, by_group ? "KV" : "H"));
        }
    }

    // `blocked`: True where the key may not be attended; of any shape that spreads to [B,H,T,T].
    void mask()
    {
        const Mask& mask = m_config.mask;
        const bool counts = normalises(m_config) && // a scores-only computation masks nothing
                            (mask.kind == MaskKind::Additive ? zeroesEmptyRows(m_config) : masks(m_config));
        const bool by_position = isByPosition(mask.kind);
        if (mask.kind == MaskKind::None || (!by_position && !counts))
            return;
        const bool square = !by_position && m.rankOf(mask.tensor) == 2;
        const bool additive = mask.kind == MaskKind::Additive;
        if (by_position) {
            if (mask.kind == MaskKind::Causal)
                m.line("blocked = " + m.dialect.futureKeys() + "  # keys that come after the query");
            else
                window();
            m.make("allowed", m.dialect.negated("blocked"));
            m.overrides("allowed");
            if (!m.scene.overrides.of("allowed")->empty())
                m.line("blocked = " + m.dialect.negated("allowed"));
        } else if (mask.kind == MaskKind::Padding) {
            const std::string padded = m.of(mask.tensor);
            if (sparesPadded(m_config))
                m.line("blocked = " + m.dialect.withoutFirst(padded) +
                       "[:, None, None, :]  # keys that are padding, but the first of them");
            else
                m.line("blocked = " + padded + "[:, None, None, :]  # keys that are padding");
        } else {
            const std::string cells = m.of(mask.tensor) + (square ? "" : "[:, None]");
            m.line("blocked = " + (additive ? "(" + cells + " == -inf)" : cells));
        }
    }

    void window()
    {
        const Mask& mask = m_config.mask;
        const auto number = [](std::int64_t of) { return std::to_string(of); };
        const std::string arange = m.dialect.torch() ? "torch.arange(T)" : "np.arange(T)";
        m.line("query, key = " + arange + "[:, None], " + arange);
        if (mask.kind == MaskKind::Prefix)
            return m.line("blocked = (key > query) & (key >= " + number(mask.prefix) + ")");
        m.line("blocked = (key > query) | (query - key >= " + number(mask.window) + ")" +
               (mask.global == 0 ? "" : " & (key >= " + number(mask.global) + ")"));
    }

    // Keys or values as every query head reads them.
    std::string forEachHead(const std::string& tensor) const
    {
        return sharesKeys(m_config, m_dims) ? m.dialect.repeated(tensor, "H // KV") : tensor;
    }

    // One line for each tensor of the table, in its order; a few take more.
    void make(const StageTensor& tensor)
    {
        if (writeFamilyTensor(m, tensor))
            return;
        const std::string& from = tensor.from;
        switch (tensor.operation) {
        case Operation::Product: return product(tensor);
        case Operation::Scale:
            return m.make(tensor.name, m_config.scale == Scale::Factor
                                           ? from + " * " + codeNumber(m_config.scale_factor)
                                           : from + " / hd**0.5");
        case Operation::Mask: return m.make(tensor.name, m.dialect.filled(from, "blocked", "-inf"));
        case Operation::MaskAdd: return m.make(tensor.name, from + " + " + addedMask());
        case Operation::MaskAfter: return m.make(tensor.name, from + " * " + m.dialect.asReal("(~blocked)"));
        case Operation::Softmax:
        case Operation::SoftmaxNaive:
        case Operation::Sum: return weigh(tensor);
        case Operation::Dropout:
            return writeDropout(m, from, hasOwnKeys(m_config, m_dims) ? "B, H, T, S" : "B, H, T, T");
        case Operation::Function:
            return m.make(tensor.name, written(tensor.function.text, from, m.dialect.torch() ? "torch." : "np."));
        case Operation::Copy:
            return tensor.name == "context"  ? join()
                   : tensor.name == "q_next" ? m.make("q_next", m.dialect.ofNext(from), "as if off by one")
                                             : m.make(tensor.name, from);
        default: return; // keep: a part of its dropout; allowed: of the mask
        }
    }

    std::string addedMask() const
    {
        const Mask& mask = m_config.mask;
        if (mask.kind != MaskKind::Additive)
            return m.dialect.minusInfinityWhere("blocked");
        return m.of(mask.tensor) + (m.rankOf(mask.tensor) == 2 ? "" : "[:, None]");
    }

    void weigh(const StageTensor& tensor)
    {
        const bool first = tensor.from == normaliserInput(m_config); // not the division by what a mask has left
        if (first)
            m.part("Weights");
        if (first && hasSinks(m_config))
            return writeSharesWithSinks(m, tensor);
        m.make(tensor.name, first ? share(tensor) : tensor.from + " / " + m.dialect.sum(tensor.from));
    }

    std::string share(const StageTensor& tensor)
    {
        const std::string cooled =
            m_config.temperature == 1 ? tensor.from : tensor.from + " / " + codeNumber(m_config.temperature);
        const std::string z = m_config.temperature == 1 ? cooled : "(" + cooled + ")";
        const int axis = tensor.by_column ? -2 : -1;
        if (tensor.operation == Operation::Sum)
            return z + " / " + m.dialect.sum(z, axis);
        if (tensor.operation == Operation::Softmax) {
            m.need(Helper::Softmax);
            return m.dialect.softmax(cooled, axis);
        }
        m.line("exponentials = " + m.dialect.exponential(z) + "  # without the largest: may overflow");
        return "exponentials / " + m.dialect.sum("exponentials", axis);
    }

    void product(const StageTensor& tensor)
    {
        const bool torch = m.dialect.torch();
        if (tensor.name == "scores") {
            m.make("scores", tensor.from + " @ " + m.dialect.swapped(forEachHead(tensor.with), -2, -1),
                   hasOwnKeys(m_config, m_dims) ? "[B, H, T, S]" : "[B, H, T, T]");
            mask();
        } else if (tensor.name == "row_sums") {
            m.make("row_sums", torch ? "weights.sum(dim=-1)" : "weights.sum(axis=-1)");
        } else if (tensor.name == "head_context") {
            m.part("Each query's mixture of the values");
            const std::string v = forEachHead("v");
            if (m_config.heads_off.empty())
                return m.make("head_context", tensor.with + " @ " + v, "[B, H, T, hd]");
            const std::string off = toString(Shape(m_config.heads_off.begin(), m_config.heads_off.end()));
            m.line(torch ? "head_off = torch.zeros(H, 1, 1, dtype=torch.bool)"
                         : "head_off = np.zeros((H, 1, 1), dtype=bool)");
            m.line("head_off[" + off + "] = True  # switched off");
            m.make("head_context", m.dialect.filled("(" + tensor.with + " @ " + v + ")", "head_off", "0.0"),
                   "[B, H, T, hd]");
        } else if (tensor.name == "cumulative_context") {
            m.line("terms = " + tensor.with + "[..., None] * " + forEachHead("v") + "[:, :, None]");
            m.make("cumulative_context",
                   torch ? "torch.nn.functional.pad(terms.cumsum(dim=-2), (0, 0, 1, 0))"
                         : "np.pad(terms.cumsum(axis=-2), [(0, 0), (0, 0), (0, 0), (1, 0), (0, 0)])",
                   hasOwnKeys(m_config, m_dims) ? "[B, H, T, S + 1, hd]" : "[B, H, T, T + 1, hd]");
            const auto overrides = m.scene.overrides.of("cumulative_context"); // lives as long as the loop
            for (const CellEdit& pinned : *overrides)
                goOnFrom(pinned);
        } else if (tensor.name == "output") {
            m.make("output", applied(m.realized.plan.out_proj, "context"));
        }
    }

    // The sums after one that is pinned go on from it.
    void goOnFrom(const CellEdit& pinned)
    {
        const auto at = [](std::int64_t i) { return std::to_string(i); };
        const Index& i = pinned.index; // b, h, query, keys so far, element
        const std::string query = at(i[0]) + ", " + at(i[1]) + ", " + at(i[2]) + ", ",
                          value = element(pinned.value, Kind::Real);
        m.line("cumulative_context[" + query + at(i[3]) + ", " + at(i[4]) + "] = " + value + "  # overridden");
        if (i[3] < m_dims.S)
            m.line("cumulative_context[" + query + at(i[3] + 1) + ":, " + at(i[4]) + "] = " + value + " + terms[" +
                   query + at(i[3]) + ":, " + at(i[4]) + "].cumsum(0)");
    }

    void join()
    {
        const bool straight = readsStraightThrough(m_config);
        m.make("context",
               (straight ? "head_context" : m.dialect.swapped("head_context", 1, 2)) + ".reshape(B, T, H * hd)");
    }

    ScriptBuilder& m;
    const Config& m_config;
    const Dims& m_dims;
};

} // namespace

void writeDropout(ScriptBuilder& script, const std::string& from, const std::string& shape)
{
    const Dropout& dropout = script.scene.config.dropout;
    const bool torch = script.dialect.torch();
    if (!dropoutIsOn(script.scene.config)) {
        script.make("dropped", from);
        return;
    }
    if (dropout.p >= 1) {
        script.make("keep",
                    torch ? "torch.zeros(" + shape + ", dtype=torch.bool)" : "np.zeros((" + shape + "), dtype=bool)");
        script.overrides("keep");
        // Cells pinned as kept are then divided by 0.
        const bool pinned = !script.scene.overrides.of("keep")->empty() && dropout.factor == DropoutFactor::OneOverKept;
        script.make("dropped", from + " * " +
                                   (!pinned ? script.dialect.asReal("keep")
                                    : torch ? "torch.where(keep, inf, 0.0)"
                                            : "np.where(keep, np.float32(inf), np.float32(0))"));
        return;
    }
    const bool mkl = dropout.stream == DropoutStream::Mkl;
    script.need(mkl ? Helper::MklBernoulli : Helper::Generator);
    const bool heads =
        script.scene.config.stage == Stage::Attention && script.scene.config.projection == Projection::HeadsList;
    script.part(mkl ? "Dropout, as PyTorch's x86 wheels drew it before 2.7"
                    : "Dropout, as PyTorch draws it from 2.7 on; written out, so that older x86 wheels draw the same");
    script.line("p = " + codeNumber(dropout.p));
    const std::string sizes = heads ? (shape.ends_with("S") ? "B, T, S" : "B, T, T") : shape;
    const std::string draw = mkl     ? "mkl_bernoulli(1 - p, " + sizes + ")"
                             : torch ? "torch.rand(" + sizes + ", dtype=torch.float64) < 1 - p"
                                     : "generator.double(" + sizes + ") < 1 - p";
    if (heads)
        script.make("keep",
                    torch ? "torch.stack([" + draw + " for _ in range(H)], dim=1)"
                          : "np.stack([" + draw + " for _ in range(H)], axis=1)",
                    "head after head");
    else
        script.make("keep", draw);
    script.overrides("keep");
    const std::string divisor = dropout.factor == DropoutFactor::OneOverP ? "p" : "1 - p";
    script.make("dropped",
                from + " * (" + script.dialect.asReal("keep") + " / " + (torch ? "(" : "np.float32(") + divisor + "))");
}

void writeLayer(ScriptBuilder& script)
{
    switch (script.scene.config.stage) {
    case Stage::Attention: return LayerLines(script).write();
    case Stage::DropoutOnly:
        writeDropout(script, script.of("x"), arguments(script.realized.at("x").shape()));
        return script.overrides("dropped");
    case Stage::SoftmaxOnly:
        script.part("Weights");
        script.need(Helper::Softmax);
        script.make("weights", script.dialect.softmax(script.of("masked")));
        return script.overrides("weights");
    }
}

} // namespace attn::python
