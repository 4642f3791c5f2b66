// SPDX-License-Identifier: GPL-3.0-or-later
// The circuits of a head: products of its weights, and of those with the tokens' embeddings.
#include "core/explain/formulas.h"

#include "core/layer/circuitfacts.h"

#include <algorithm>

namespace attn {

namespace {

enum class Part { Query, Key, Value };

// The weights of a head as operands of h, e and a letter for the embedding's numbers. Those of `head` if each head has
// its own layers, or heads share keys and values; else those of all, with `head` -1.
class HeadWeights {
public:
    HeadWeights(const Realized& realized, std::int64_t head) : m_realized(realized), m_head(head) {}

    Operand weight(Part part, char d) const
    {
        const auto [B, T, D, O, H, hd, S, KV, M] = m_realized.plan.dims;
        const std::string name = moduleOf(part);
        const int third = thirdOf(part);
        const std::string embedding(1, d);
        switch (m_realized.config.projection) {
        case Projection::None: return operand(std::string(identity_tensor), {D, H, hd}, embedding + "he");
        case Projection::Param: return operand(name, {D, headsOf(part), hd}, own(embedding + "he"), headOf(part));
        case Projection::HeadsList: return operand(name + ".weight", {hd, D}, "e" + embedding);
        case Projection::FusedInterleaved: return operand(name + "weight", {H, 3, hd, D}, "h#e" + embedding, third);
        case Projection::FusedBlocks:
        case Projection::MhaModule:
            if (m_head >= 0)
                return operand(name + "weight", {H + 2 * KV, hd, D}, "#e" + embedding, blockOf(part));
            return operand(name + "weight", {3, H, hd, D}, "#he" + embedding, third);
        default: return operand(name + ".weight", {headsOf(part), hd, D}, own("he" + embedding), headOf(part));
        }
    }

    // Nullopt if the scene makes none.
    std::optional<Operand> bias(Part part) const
    {
        const auto [B, T, D, O, H, hd, S, KV, M] = m_realized.plan.dims;
        const std::string name = moduleOf(part);
        const int third = thirdOf(part);
        Operand found;
        switch (m_realized.config.projection) {
        case Projection::None:
        case Projection::Param: return std::nullopt;
        case Projection::HeadsList: found = operand(name + ".bias", {hd}, "e"); break;
        case Projection::FusedInterleaved: found = operand(name + "bias", {H, 3, hd}, "h#e", third); break;
        case Projection::FusedBlocks:
        case Projection::MhaModule:
            found = m_head >= 0 ? operand(name + "bias", {H + 2 * KV, hd}, "#e", blockOf(part))
                                : operand(name + "bias", {3, H, hd}, "#he", third);
            break;
        default: found = operand(name + ".bias", {headsOf(part), hd}, own("he"), headOf(part));
        }
        return m_realized.find(found.tensor) ? std::optional(found) : std::nullopt;
    }

    // The columns of the output layer that the head's context meets.
    Operand output() const
    {
        const auto [B, T, D, O, H, hd, S, KV, M] = m_realized.plan.dims;
        const std::string name = m_realized.plan.out_proj + ".weight";
        return operand(name, {m_realized.at(name).dim(0), H, hd}, own("yhe"), m_head);
    }

    // A circuit with its axes, of this head.
    Operand made(const std::string& circuit) const
    {
        const StageTensor& stage = *findStage(m_realized.plan.stages, circuit);
        return operand(circuit, stage.shape, own(stage.axes), m_head);
    }

private:
    std::string own(std::string axes) const
    {
        if (m_head >= 0)
            std::ranges::replace(axes, 'h', '#');
        return axes;
    }

    // The common prefix within a layer: "W_query", "head1.W_query", "qkv.", "mha.in_proj_".
    std::string moduleOf(Part part) const
    {
        static constexpr const char* own_layers[] = {"W_query", "W_key", "W_value"};
        switch (m_realized.config.projection) {
        case Projection::FusedInterleaved:
        case Projection::FusedBlocks: return "qkv.";
        case Projection::MhaModule: return m_realized.plan.mha + ".in_proj_";
        case Projection::HeadsList: return "head" + std::to_string(m_head) + "." + own_layers[thirdOf(part)];
        default: return own_layers[thirdOf(part)];
        }
    }

    // Of keys and values there may be fewer heads; `m_head` reads that of its group.
    std::int64_t headsOf(Part part) const
    {
        return thirdOf(part) == 0 ? m_realized.plan.dims.H : m_realized.plan.dims.KV;
    }
    std::int64_t headOf(Part part) const
    {
        return thirdOf(part) == 0 || m_head < 0 ? m_head : m_realized.plan.dims.kvHead(m_head);
    }
    // Where its rows start in one layer for all three, counted in heads.
    std::int64_t blockOf(Part part) const
    {
        return m_realized.plan.dims.firstColumn(thirdOf(part)) / m_realized.plan.dims.hd + headOf(part);
    }

    int thirdOf(Part part) const { return tiesWeights(m_realized.config) ? 0 : static_cast<int>(part); }

    const Realized& m_realized;
    std::int64_t m_head;
};

class CircuitFormulas {
public:
    CircuitFormulas(std::vector<Formula>& formulas, const Realized& realized)
        : m_formulas(formulas), m_realized(realized)
    {
    }

    // Products of weights alone.
    void ofHead(const HeadWeights& head)
    {
        if (has("qk_circuit"))
            product(head, "qk_circuit", head.weight(Part::Query, 'd'), head.weight(Part::Key, 'g'));
        if (has("qk_bias_asks")) {
            product(head, "qk_bias_asks", head.bias(Part::Query), head.weight(Part::Key, 'g'));
            product(head, "qk_bias_asked", head.weight(Part::Query, 'd'), head.bias(Part::Key));
            product(head, "qk_bias_both", head.bias(Part::Query), head.bias(Part::Key));
        }
        if (!has("ov_circuit"))
            return;
        written(head, "ov_circuit", head.weight(Part::Value, 'd'));
        if (has("ov_bias"))
            written(head, "ov_bias", head.bias(Part::Value));
    }

    // With the embeddings of the tokens.
    void betweenTokens()
    {
        if (has("qk_circuit"))
            scoresOfTokens();
        if (has("ov_tokens"))
            writtenByTokens();
    }

private:
    void scoresOfTokens()
    {
        const auto [B, T, D, O, H, hd, S, KV, M] = m_realized.plan.dims;
        const Shape tokens = {B, T, D}, asked = {B, H, T, D}, scores = {B, H, T, T};
        Formula looks{.operation = Operation::Product,
                      .made = operand("qk_asked", asked, "bhig"),
                      .term = operand("x", tokens, "bid"),
                      .factor = whole("qk_circuit")};
        const bool biased = has("qk_bias_asks");
        if (biased) {
            looks.added = whole("qk_bias_asks");
            m_formulas.push_back({.operation = Operation::Product,
                                  .made = operand("qk_bias_rows", {B, H, T}, "bhi"),
                                  .term = operand("x", tokens, "bid"),
                                  .factor = whole("qk_bias_asked"),
                                  .added = whole("qk_bias_both")});
        }
        m_formulas.push_back(std::move(looks));
        // The scores of row `made` with row `asks`'s query.
        const auto score = [&](std::string_view made, const std::string& asks) {
            Formula formula{.operation = Operation::Product,
                            .made = operand("qk_tokens", scores, made, T - 1),
                            .term = operand("qk_asked", asked, "bh" + asks + "g"),
                            .factor = operand("x", tokens, "bjg")};
            if (biased)
                formula.added = operand("qk_bias_rows", {B, H, T}, "bh" + asks);
            m_formulas.push_back(std::move(formula));
        };
        if (asksWithNext(m_realized.config)) {
            score("bh#j", "0"); // the last token uses the first one's: precedes the general rule
            score("bhij", "i+");
        } else {
            score("bhij", "i");
        }
    }

    void writtenByTokens()
    {
        const Dims& dims = m_realized.plan.dims;
        Formula writes{.operation = Operation::Product,
                       .made = whole("ov_tokens"),
                       .term = operand("x", {dims.B, dims.T, dims.D}, "bjd"),
                       .factor = whole("ov_circuit")};
        if (has("ov_bias"))
            writes.added = whole("ov_bias");
        m_formulas.push_back(std::move(writes));
    }

    bool has(const char* circuit) const { return findStage(m_realized.plan.stages, circuit) != nullptr; }
    Operand whole(const char* circuit) const { return HeadWeights(m_realized, -1).made(circuit); }

    // A sum without terms if a bias that other heads or layers have is missing.
    void product(const HeadWeights& head, const char* circuit, std::optional<Operand> term,
                 std::optional<Operand> factor)
    {
        Formula formula{.operation = Operation::Product, .made = head.made(circuit)};
        if (term && factor) {
            formula.term = std::move(term);
            formula.factor = std::move(factor);
        }
        m_formulas.push_back(std::move(formula));
    }

    // Through the output layer, or as it is without one.
    void written(const HeadWeights& head, const char* circuit, std::optional<Operand> term)
    {
        if (!m_realized.plan.out_proj.empty() || !term)
            product(head, circuit, term, term ? std::optional(head.output()) : std::nullopt);
        else
            m_formulas.push_back({.made = head.made(circuit), .term = std::move(term)});
    }

    std::vector<Formula>& m_formulas;
    const Realized& m_realized;
};

} // namespace

void addCircuitFormulas(std::vector<Formula>& formulas, const Realized& realized)
{
    CircuitFormulas circuits(formulas, realized);
    if (realized.config.projection == Projection::HeadsList || sharesKeys(realized.config, realized.plan.dims))
        for (std::int64_t head = 0; head < realized.plan.dims.H; ++head)
            circuits.ofHead(HeadWeights(realized, head));
    else
        circuits.ofHead(HeadWeights(realized, -1));
    circuits.betweenTokens();
}

} // namespace attn
