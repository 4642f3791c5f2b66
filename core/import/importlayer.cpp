// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/importparts.h"

#include "core/base/say.h"
#include "core/import/layernames.h"

#include <algorithm>
#include <span>

namespace attn {

namespace {

constexpr ImportTarget weight_targets[] = {ImportTarget::WQuery, ImportTarget::WKey, ImportTarget::WValue};
constexpr ImportTarget bias_targets[] = {ImportTarget::BQuery, ImportTarget::BKey, ImportTarget::BValue};

// Moves all queries first in rows grouped by key head: its queries, then its key, then its value.
Tensor groupsAsBlocks(const Tensor& grouped, std::int64_t heads, std::int64_t kv_heads)
{
    const std::int64_t shared_by = heads / kv_heads;
    const std::int64_t part = grouped.size() / (heads + 2 * kv_heads); // numbers of one head's query, key or value
    Tensor blocks(grouped.shape());
    for (std::int64_t group = 0; group < kv_heads; ++group)
        for (std::int64_t i = 0; i < shared_by + 2; ++i) {
            const std::int64_t to = i < shared_by ? group * shared_by + i : heads + (i - shared_by) * kv_heads + group;
            std::copy_n(grouped.data() + (group * (shared_by + 2) + i) * part, part, blocks.mutableData() + to * part);
        }
    return blocks;
}

class LayerImporter : ImportPlaces {
public:
    LayerImporter(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps, std::int64_t heads,
                  std::int64_t kv_heads)
        : ImportPlaces(arrays, steps), m_shared(kv_heads > 0 && heads > kv_heads), m_allHeads(heads),
          m_keyHeads(kv_heads)
    {
    }

    Result<ImportedLayer> run()
    {
        const auto takes = [](ImportTarget target) {
            return (isLayerPart(target) && !isFamilyPart(target)) || target == ImportTarget::X ||
                   target == ImportTarget::Mask;
        };
        if (auto twice = find(takes, true))
            return *twice;
        for (const auto& [target_of_head, step] : m_places)
            m_heads = std::max(m_heads, target_of_head.second + 1);
        m_layer.has_values = hasAnywhere(ImportTarget::WValue) || hasAnywhere(ImportTarget::Qkv);
        const bool separate = has(ImportTarget::WQuery) || has(ImportTarget::WKey) || has(ImportTarget::WValue);
        const bool biases = has(ImportTarget::BQuery) || has(ImportTarget::BKey) || has(ImportTarget::BValue);
        std::optional<Error> fault;
        if (m_heads > 0 && (separate || biases || has(ImportTarget::Qkv)))
            fault = Error{say("some weights belong to single heads, others to all heads together; leave out one kind")};
        else if (m_heads > 0)
            fault = list();
        else if (has(ImportTarget::Qkv) && (separate || biases))
            fault =
                Error{separate ? say("%1 contains query, key and value, but other arrays would become W_query, W_key "
                                     "and W_value; leave out one or the other",
                                     shown(ImportTarget::Qkv))
                               : say("%1 contains query, key and value, but separate biases were found too; leave "
                                     "out one or the other",
                                     shown(ImportTarget::Qkv))};
        else if (has(ImportTarget::Qkv))
            fault = fused();
        else if (separate)
            fault = three();
        else if (biases || has(ImportTarget::QkvBias))
            fault = withoutWeights(firstBias());
        if (!fault)
            fault = output();
        if (fault)
            return *fault;
        return std::move(m_layer);
    }

private:
    bool hasAnywhere(ImportTarget target) const { return std::ranges::count(m_steps, target, &ImportStep::target) > 0; }
    std::span<const ImportTarget> weightTargets() const
    {
        return std::span(weight_targets).first(m_layer.has_values ? 3 : 2);
    }
    bool transposed(ImportTarget target) const { return m_steps[place(target)].transposed; }
    std::int64_t in(ImportTarget target) const { return tensor(target).dim(transposed(target) ? 0 : 1); }
    std::int64_t out(ImportTarget target) const { return tensor(target).dim(transposed(target) ? 1 : 0); }

    // What a layer of its three makes for a token, beside a query that is as wide as it is.
    std::int64_t columns(ImportTarget target) const
    {
        const std::int64_t queries = out(ImportTarget::WQuery);
        const bool shares = m_shared && m_head < 0 && target != ImportTarget::WQuery;
        return shares ? queries / m_allHeads * m_keyHeads : queries;
    }

    Fault matrix(ImportTarget target) const
    {
        if (tensor(target).rank() == 2)
            return std::nullopt;
        return Error{say("%2 must be two-dimensional, got %1", shown(target), targetName(target))};
    }

    void add(ImportTarget target, const std::string& name, bool turn)
    {
        const Tensor real = tensor(target).withKind(Kind::Real);
        m_layer.tensors.push_back({place(target), name, turn ? transposedMatrix(real) : real, turn});
    }

    // 0 without one.
    std::int64_t widthOfMemory() const
    {
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            if (m_steps[i].target == ImportTarget::Memory && m_arrays[i].values.rank() >= 2)
                return m_arrays[i].values.dim(-1);
        return 0;
    }

    // NAME.bias, or none.
    Fault bias(ImportTarget target, const std::string& name, std::int64_t size)
    {
        if (!has(target)) {
            m_layer.without.push_back(name);
            return std::nullopt;
        }
        if (tensor(target).size() != size || squeezed(tensor(target).shape()).size() > 1)
            return Error{say("%2 must be [%3]; got %1", shown(target), name, size)};
        m_layer.tensors.push_back({place(target), name, tensor(target).withKind(Kind::Real).reshaped({size}), false});
        return std::nullopt;
    }

    void setWidths(Projection projection, std::int64_t d_in, std::int64_t d_out)
    {
        m_layer.has_projections = true;
        m_layer.projection = projection;
        m_layer.d_in = d_in;
        m_layer.d_out = d_out;
    }

    Fault fused()
    {
        const ImportTarget qkv = ImportTarget::Qkv;
        if (auto bad = matrix(qkv))
            return bad;
        const bool interleaved = m_steps[place(qkv)].reading == ArrayReading::PerHead;
        const std::int64_t parts = m_shared ? m_allHeads + 2 * m_keyHeads : 3;
        if (out(qkv) % parts != 0)
            return Error{
                interleaved || m_shared
                    ? say("%1 outputs %2 values per token, which cannot be split evenly into query, key and value",
                          shown(qkv), out(qkv))
                    : say("%1 outputs %2 values per token, which cannot be split evenly into query, key and value; if "
                          "its heads share keys and values, provide the number of heads and of key/value heads",
                          shown(qkv), out(qkv))};
        setWidths(interleaved && !m_shared ? Projection::FusedInterleaved : Projection::FusedBlocks, in(qkv),
                  m_shared ? out(qkv) / parts * m_allHeads : out(qkv) / 3);
        add(qkv, "qkv.weight", transposed(qkv));
        if (auto bad = bias(ImportTarget::QkvBias, "qkv.bias", out(qkv)))
            return bad;
        if (interleaved && m_shared && m_keyHeads > 1) // one group is in the order of blocks as it is
            for (ImportedTensor& tensor : m_layer.tensors) {
                tensor.tensor = groupsAsBlocks(tensor.tensor, m_allHeads, m_keyHeads);
                tensor.regrouped = true;
            }
        return std::nullopt;
    }

    // A list of heads, each with its own three layers.
    Fault list()
    {
        for (m_head = 0; m_head < m_heads; ++m_head) {
            const std::int64_t d_in = m_layer.d_in, head_dim = m_layer.d_out;
            if (auto bad = three())
                return bad;
            if (m_head > 0 && (m_layer.d_in != d_in || m_layer.d_out != head_dim))
                return Error{say("head %1 is [%2, %3], but the heads before it are [%4, %5]", m_head, m_layer.d_out,
                                 m_layer.d_in, head_dim, d_in)};
        }
        m_head = -1;
        setWidths(Projection::HeadsList, m_layer.d_in, m_layer.d_out * m_heads);
        m_layer.heads = m_heads;
        return std::nullopt;
    }

    Fault three()
    {
        const std::string head = m_head < 0 ? "" : "head" + std::to_string(m_head) + ".";
        if (!m_layer.has_values && has(ImportTarget::BValue))
            return withoutWeights(ImportTarget::BValue);
        for (const ImportTarget target : weightTargets()) {
            if (const std::string name = head + std::string(targetName(target)); !has(target))
                return Error{m_layer.has_values
                                 ? say("%1 is missing; query and key are both required, with or without a value", name)
                                 : say("%1 is missing; query and key are both required", name)};
            if (auto bad = matrix(target))
                return bad;
        }
        const ImportTarget query = weight_targets[0];
        const Tensor* fused_bias = has(ImportTarget::QkvBias) ? &tensor(ImportTarget::QkvBias) : nullptr;
        std::int64_t biases = 0;
        for (const ImportTarget target : weightTargets())
            biases += out(target);
        if (fused_bias && (fused_bias->size() != biases || m_head >= 0))
            return Error{
                say("%1 is the bias of a fused layer for q, k and v, but the arrays contain three separate layers",
                    shown(ImportTarget::QkvBias))};
        const std::int64_t remembered = widthOfMemory();
        for (const ImportTarget target : weightTargets()) {
            const bool of_memory = target != query && remembered > 0;
            const bool of_another = m_layer.has_values && in(ImportTarget::WKey) == in(ImportTarget::WValue);
            if (!of_memory && of_another && in(target) != in(query) && out(target) == columns(target))
                return Error{say("%1 takes %2 values per token, but %3 takes %4, so keys and values come from another "
                                 "sequence (kdim, vdim). Provide that sequence as an array named memory [S, %2].",
                                 shown(target), in(target), shown(query), in(query))};
            if (out(target) != columns(target) || in(target) != (of_memory ? remembered : in(query)))
                return Error{say("%1, read as [%3], and %2, read as [%4], have different widths", shown(target),
                                 shown(query), transposed(target) ? say("in, out") : say("out, in"),
                                 transposed(query) ? say("in, out") : say("out, in"))};
        }
        bool plain = m_head < 0;
        for (std::size_t i = 0; i < weightTargets().size(); ++i)
            plain = plain && transposed(weight_targets[i]) && !has(bias_targets[i]) && !fused_bias;
        std::int64_t offset = 0; // in a bias of all three
        setWidths(plain ? Projection::Param : Projection::Linear, in(query), out(query));
        for (std::size_t i = 0; i < weightTargets().size(); ++i) {
            const std::string name = head + std::string(targetName(weight_targets[i]));
            add(weight_targets[i], plain ? name : name + ".weight", !plain && transposed(weight_targets[i]));
            const std::int64_t size = columns(weight_targets[i]);
            if (fused_bias) {
                Tensor part({size});
                std::copy_n(fused_bias->data() + offset, size, part.mutableData());
                offset += size;
                m_layer.tensors.push_back({place(ImportTarget::QkvBias), name + ".bias", std::move(part), false});
            } else if (auto bad = plain ? Fault() : bias(bias_targets[i], name + ".bias", size)) {
                return bad;
            }
        }
        return std::nullopt;
    }

    ImportTarget firstBias() const
    {
        for (const ImportTarget bias : {ImportTarget::QkvBias, ImportTarget::BQuery, ImportTarget::BKey})
            if (has(bias))
                return bias;
        return ImportTarget::BValue;
    }

    Error withoutWeights(ImportTarget bias) const
    {
        return {say("%1 is a bias, but its weights are missing; provide them too, or leave out %1", shown(bias))};
    }

    Fault output()
    {
        const ImportTarget target = ImportTarget::OutProj;
        if (!has(target))
            return has(ImportTarget::OutProjBias) ? Fault(withoutWeights(ImportTarget::OutProjBias)) : Fault();
        if (auto bad = matrix(target))
            return bad;
        if (m_layer.has_projections && !m_layer.has_values)
            return Error{say("%1 is an output layer, but without values it has no input", shown(target))};
        if (m_layer.has_projections && in(target) != m_layer.d_out)
            return Error{say("%1 expects %2 values per token, but the heads output %3", shown(target), in(target),
                             m_layer.d_out)};
        m_layer.out_proj = "out_proj";
        add(target, "out_proj.weight", transposed(target));
        return bias(ImportTarget::OutProjBias, "out_proj.bias", out(target));
    }

    bool m_shared; // keys and values, by several heads
    std::int64_t m_allHeads, m_keyHeads;
    std::int64_t m_heads = 0; // in a list of heads
    ImportedLayer m_layer;
};

} // namespace

ImportPlaces::Fault ImportPlaces::find(bool (*takes)(ImportTarget), bool by_head)
{
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (!takes(m_steps[i].target))
            continue;
        const auto [place, first] = m_places.try_emplace({m_steps[i].target, by_head ? m_steps[i].head : -1}, i);
        if (!first)
            return Error{say("%1 and %2 would both become %3; leave one of them out", m_arrays[place->second].name,
                             m_arrays[i].name, targetName(m_steps[i].target))};
    }
    return std::nullopt;
}

Result<ImportedLayer> importedLayer(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                    std::int64_t heads, std::int64_t kv_heads)
{
    return LayerImporter(arrays, steps, heads, kv_heads).run();
}

} // namespace attn
