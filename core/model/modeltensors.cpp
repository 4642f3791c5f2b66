// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/modeltensors.h"

#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace attn {

namespace {

// Thrown in this file alone.
struct TensorFault {
    std::string message;
};

class TensorFinder {
public:
    TensorFinder(const WeightFile& weights, const Family& family, ModelConfig& config)
        : m_weights(weights), m_family(family), m_config(config)
    {
    }

    ModelTensors run()
    {
        const TensorNames& names = m_family.tensors;
        ModelTensors made;
        const std::string common = commonPrefix();
        const auto begins = {std::string(), common, std::string("language_model."),
                             std::string("model.language_model.")};
        if (std::ranges::none_of(begins, [&](const std::string& each) { return findPrefix(each); }))
            throw TensorFault{say("tensor %1%2.%3 is missing, but every model of the %4 family has it",
                                  m_family.prefixes.front(), firstName(), m_family.weight_spellings.front(),
                                  m_family.name)};
        if (!m_common.empty())
            made.notes.push_back(
                m_common == common
                    ? say("All tensor names begin with %1; this prefix was ignored.", m_common)
                    : say("Only the text part of the model was read: the tensors whose names begin with %1.",
                          m_common));
        const std::int64_t d = m_config.width;
        if (!names.patches.empty()) {
            findPatches(made);
        } else {
            made.embedding = table(names.embedding, m_config.vocabulary);
        }
        if (names.patches.empty() && !names.positions.empty()) {
            made.positions = table(names.positions, m_config.positions);
            m_config.positions = std::max<std::int64_t>(m_config.positions - m_family.position_offset, 0);
        }
        findTypes(made);
        made.embedding_norm = norm(names.embedding_norm, embeddingWidth());
        if (embeddingWidth() != d || find(m_prefix + names.embedding_projection, m_family.weight_spellings))
            made.embedding_projection =
                linear(names.embedding_projection, embeddingWidth(), d, {true, false, ""}, true);
        findOrientation();
        findDecoder();
        for (std::int64_t l = 0; l < m_config.layers; ++l)
            made.layers.push_back(layer(l));
        made.final_norm = norm(names.final_norm);
        if (m_config.decoder_layers > 0)
            made.decoder_norm = norm(m_family.decoder->cross.final_norm);
        made.rope_factors = ropeFactors(names.rope_factors);
        made.long_rope_factors = ropeFactors(names.long_rope_factors);
        if (const TensorNames& with_head = m_config.decoder_layers > 0 ? m_family.decoder->cross : names;
            !with_head.head.empty())
            findHead(made, with_head, d);
        if (m_config.decoder_layers > 0 && m_family.decoder->scaled_head && m_config.tied)
            m_config.logit_factor /= std::sqrt(static_cast<double>(d));
        made.parameters = m_parameters;
        return made;
    }

private:
    const WeightEntry* find(const std::string& name, const std::vector<std::string>& spellings) const
    {
        for (const std::string& spelling : spellings) {
            std::string whole = name;
            if (const WeightEntry* entry = m_weights.find(whole.append(".").append(spelling)))
                return entry;
        }
        return nullptr;
    }

    const std::string& firstName() const
    {
        return m_family.tensors.patches.empty() ? m_family.tensors.embedding : m_family.tensors.patches;
    }

    // A convolution whose steps are as wide as its kernel is a linear layer of each patch.
    void findPatches(ModelTensors& made)
    {
        const TensorNames& names = m_family.tensors;
        const std::int64_t side = m_config.patch, d = m_config.width, patch = m_config.channels * side * side;
        made.patches = {checked(need(names.patches, m_family.weight_spellings), {d, m_config.channels, side, side}),
                        bias(names.patches, {}, true, d),
                        patch,
                        d,
                        0,
                        false};
        const auto whole = [&](const std::string& name, const Shape& shape) {
            if (const WeightEntry* entry = m_weights.find(m_prefix + name))
                return checked(entry, shape);
            throw TensorFault{say("tensor %1%2 is missing", m_prefix, name)};
        };
        made.class_token = whole(names.class_token, {1, 1, d});
        made.positions = whole(names.positions, {1, m_config.patches() + 1, d});
    }

    // What a family's names begin with, after `common`: the first that the embedding has.
    bool findPrefix(const std::string& common)
    {
        for (const std::string& prefix : m_family.prefixes)
            if (find(common + prefix + firstName(), m_family.weight_spellings)) {
                m_common = common;
                m_prefix = common + prefix;
                return true;
            }
        return false;
    }

    // What wrappers such as DistributedDataParallel and torch.compile put before all names: "module.", "_orig_mod.".
    std::string commonPrefix() const
    {
        std::string common = m_weights.entries().empty() ? "" : m_weights.entries().front().name;
        for (const WeightEntry& entry : m_weights.entries())
            common.resize(std::ranges::mismatch(common, entry.name).in1 - common.begin());
        return common.substr(0, common.rfind('.') + 1);
    }

    const WeightEntry* need(const std::string& name, const std::vector<std::string>& spellings) const
    {
        if (const WeightEntry* entry = find(m_prefix + name, spellings))
            return entry;
        throw TensorFault{say("tensor %1%2.%3 is missing", m_prefix, name, spellings.front())};
    }

    const WeightEntry* checked(const WeightEntry* entry, const Shape& shape)
    {
        if (entry->shape != shape)
            throw TensorFault{say("%1 %2: expected %3", entry->name, toString(entry->shape), toString(shape))};
        if (entry->type == WeightType::Other)
            throw TensorFault{say("%1 is stored as %2; expected F64, F32, F16, BF16, Q4_0 to Q8_0 or Q2_K to Q6_K",
                                  entry->name, entry->dtype)};
        if (m_counted.insert(entry).second)
            m_parameters += elementCount(shape);
        return entry;
    }

    const WeightEntry* row(const std::string& name, std::int64_t count)
    {
        return checked(need(name, m_family.weight_spellings), {count});
    }

    // [rows, width]; `rows` of 0 are as many as the file has.
    const WeightEntry* table(const std::string& name, std::int64_t& rows)
    {
        const WeightEntry* entry = need(name, m_family.weight_spellings);
        if (rows <= 0 && entry->shape.size() == 2)
            rows = entry->shape[0];
        return checked(entry, {rows, embeddingWidth()});
    }

    std::int64_t embeddingWidth() const
    {
        return m_config.embedding_width > 0 ? m_config.embedding_width : m_config.width;
    }

    void findTypes(ModelTensors& made)
    {
        const std::string& name = m_family.tensors.types;
        if (m_config.types == -1 && !find(m_prefix + name, m_family.weight_spellings))
            m_config.types = 0;
        if (m_config.types != 0)
            made.types = table(name, m_config.types);
    }

    const WeightEntry* ropeFactors(const std::string& name)
    {
        return m_config.rope && !name.empty() && find(m_prefix + name, m_family.weight_spellings)
                   ? row(name, m_config.rope->dims / 2)
                   : nullptr;
    }

    const WeightEntry* bias(const std::string& name, const BiasRule& rule, bool wanted, std::int64_t count)
    {
        const WeightEntry* entry = wanted         ? need(name, m_family.bias_spellings)
                                   : rule.present ? find(m_prefix + name, m_family.bias_spellings)
                                                  : nullptr;
        return entry ? checked(entry, {count}) : nullptr;
    }

    NormWeights norm(const std::string& name) { return norm(name, m_config.width); }
    NormWeights norm(const std::string& name, std::int64_t width)
    {
        if (name.empty())
            return {};
        return {row(name, width), bias(name, m_family.norm_bias, m_config.norm_bias, width)};
    }

    LinearWeights linear(const std::string& name, std::int64_t in, std::int64_t out, const BiasRule& rule, bool wanted)
    {
        if (name.empty())
            return {};
        const WeightEntry* weight = need(name, m_family.weight_spellings);
        return {checked(weight, m_in_out ? Shape{in, out} : Shape{out, in}),
                bias(name, rule, wanted, out),
                in,
                out,
                0,
                m_in_out};
    }

    static std::string ofLayer(std::string name, std::int64_t l)
    {
        if (const auto at = name.find("{l}"); at != name.npos)
            name.replace(at, 3, std::to_string(l));
        return name;
    }

    std::int64_t qkvColumns() const { return (m_config.heads + 2 * m_config.kv_heads) * m_config.head_dim; }

    // Only the fused layer is no square in either orientation; what it says holds for the square ones, too.
    void findOrientation()
    {
        m_in_out = m_family.linear == LinearForm::Conv1d;
        if (!m_in_out || m_family.tensors.qkv.empty())
            return;
        const WeightEntry* fused = need(ofLayer(m_family.tensors.qkv, 0), m_family.weight_spellings);
        if (fused->shape == Shape{qkvColumns(), m_config.width})
            m_in_out = false;
    }

    // A file of the encoder alone has none.
    void findDecoder()
    {
        if (m_config.decoder_layers > 0 &&
            !find(m_prefix + ofLayer(m_family.decoder->cross.query, 0), m_family.weight_spellings))
            m_config.decoder_layers = 0;
        m_config.layers += m_config.decoder_layers;
    }

    LayerWeights layer(std::int64_t number)
    {
        const bool decodes = m_config.isDecoder(number), crosses = m_config.isCross(number);
        const TensorNames& names = crosses   ? m_family.decoder->cross
                                   : decodes ? m_family.decoder->self
                                             : m_family.tensors;
        const std::int64_t l = decodes ? (number - m_config.layers + m_config.decoder_layers) / 2 : number;
        const std::int64_t d = m_config.width, inner = m_config.inner,
                           query_columns = m_config.heads * m_config.head_dim,
                           key_columns = m_config.kv_heads * m_config.head_dim;
        const auto at = [&](const std::string& name) { return ofLayer(name, l); };
        const auto projection = [&](const std::string& name, std::int64_t columns) {
            return linear(at(name), d, columns, m_family.qkv_bias, m_config.qkv_bias);
        };
        const auto mlp = [&](const std::string& name, std::int64_t in, std::int64_t out) {
            return linear(at(name), in, out, m_family.mlp_bias, m_config.mlp_bias);
        };
        LayerWeights made;
        if (number > 0 || m_family.first_norm)
            made.attention_norm = norm(at(names.attention_norm));
        made.qkv = projection(names.qkv, qkvColumns());
        made.query = projection(names.query, query_columns);
        made.key = projection(names.key, key_columns);
        made.value = projection(names.value, key_columns);
        const bool whole = m_family.norms_all_heads;
        if (!names.query_norm.empty())
            made.query_norm = row(at(names.query_norm), whole ? query_columns : m_config.head_dim);
        if (!names.key_norm.empty())
            made.key_norm = row(at(names.key_norm), whole ? key_columns : m_config.head_dim);
        if (!names.position_bias.empty())
            made.position_bias = bucketTable(at(names.position_bias));
        made.output = linear(at(names.output), query_columns, d, m_family.output_bias, m_config.output_bias);
        made.after_attention_norm = norm(at(names.after_attention_norm));
        made.mlp_norm = norm(at(names.mlp_norm));
        made.gate = mlp(names.gate, d, inner);
        made.up = mlp(names.up, d, inner);
        if (!names.gate_up.empty()) {
            made.gate = made.up = mlp(names.gate_up, d, 2 * inner);
            made.gate.out = made.up.out = made.up.first = inner;
        }
        made.down = mlp(names.down, inner, d);
        made.after_mlp_norm = norm(at(names.after_mlp_norm));
        return made;
    }

    const WeightEntry* bucketTable(const std::string& name)
    {
        const WeightEntry* entry = need(name, m_family.weight_spellings);
        if (m_config.bias_buckets == 0 && entry->shape.size() == 2)
            m_config.bias_buckets = entry->shape[0];
        return checked(entry, {m_config.bias_buckets, m_config.heads});
    }

    // The file's own head where it has one, else the embedding where it is tied.
    void findHead(ModelTensors& made, const TensorNames& names, std::int64_t d)
    {
        m_prefix = m_common == "model.language_model." ? "" : m_common; // a head is no part of the family's prefix
        if (!names.head_dense.empty()) {
            if (!find(m_prefix + names.head_dense, m_family.weight_spellings))
                return;
            made.head_dense = linear(names.head_dense, d, embeddingWidth(), {false, true, ""}, false);
            made.head_norm = norm(names.head_norm, embeddingWidth());
            d = embeddingWidth();
        }
        made.head = {m_config.tied ? made.embedding : nullptr, nullptr, d, m_config.vocabulary, 0, false};
        const std::string* bias_name = &names.head_bias;
        for (const std::string& name : names.head)
            if (const WeightEntry* weight = find(m_prefix + name, m_family.weight_spellings)) {
                if (m_config.image > 0 && weight->shape.size() == 2) // as many classes as it has
                    made.head.out = m_config.vocabulary = weight->shape[0];
                made.head.weight = checked(weight, {m_config.vocabulary, d});
                if (find(m_prefix + name, m_family.bias_spellings))
                    bias_name = &name;
                break;
            }
        if (made.head.weight && !bias_name->empty())
            made.head.bias = bias(*bias_name, {false, true, ""}, false, m_config.vocabulary);
    }

    const WeightFile& m_weights;
    const Family& m_family;
    ModelConfig& m_config;
    std::string m_common, m_prefix;
    bool m_in_out = false;
    std::int64_t m_parameters = 0;
    std::set<const WeightEntry*> m_counted;
};

} // namespace

Result<ModelTensors> modelTensors(const WeightFile& weights, const Family& family, ModelConfig& config)
{
    try {
        return TensorFinder(weights, family, config).run();
    } catch (const TensorFault& fault) {
        return Error{fault.message};
    }
}

// For each key/value head `heads / kv_heads` rows of heads of q, then one of k and one of v.
Tensor groupedRows(const Tensor& q, const Tensor& k, const Tensor& v, const ModelConfig& config)
{
    const std::int64_t head = q.size() / config.heads, share = config.heads / config.kv_heads;
    Shape shape = q.shape();
    shape[0] += k.dim(0) + v.dim(0);
    Tensor made(shape);
    float* out = made.mutableData();
    for (std::int64_t group = 0; group < config.kv_heads; ++group) {
        out = std::copy_n(q.data() + group * share * head, share * head, out);
        out = std::copy_n(k.data() + group * head, head, out);
        out = std::copy_n(v.data() + group * head, head, out);
    }
    return made;
}

Tensor rowsOfGroups(const Tensor& rows, const ModelConfig& config, int part)
{
    const std::int64_t share = config.heads / config.kv_heads, head = rows.size() / (config.kv_heads * (share + 2)),
                       heads = part == 0 ? share : 1, before = part == 0 ? 0 : share + part - 1;
    Shape shape = rows.shape();
    shape[0] = config.kv_heads * heads * config.head_dim;
    Tensor made(shape);
    float* out = made.mutableData();
    for (std::int64_t group = 0; group < config.kv_heads; ++group)
        out = std::copy_n(rows.data() + (group * (share + 2) + before) * head, heads * head, out);
    return made;
}

std::vector<const WeightEntry*> attentionTensors(const LayerWeights& layer)
{
    std::vector<const WeightEntry*> tensors;
    for (const LinearWeights* each : {&layer.qkv, &layer.query, &layer.key, &layer.value, &layer.output})
        for (const WeightEntry* entry : {each->weight, each->bias})
            if (entry)
                tensors.push_back(entry);
    for (const WeightEntry* entry : {layer.query_norm, layer.key_norm, layer.position_bias})
        if (entry)
            tensors.push_back(entry);
    return tensors;
}

} // namespace attn
