// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/importparts.h"

#include "core/base/say.h"
#include "core/import/layernames.h"
#include "core/recipe/plandraft.h"
#include "core/rewrite/rewriting.h"

#include <algorithm>

namespace attn {

namespace {

class FamilyImporter : ImportPlaces {
public:
    FamilyImporter(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps, const Config& base,
                   bool new_weights, Config& config)
        : ImportPlaces(arrays, steps), m_base(base), m_newWeights(new_weights), m_config(config)
    {
    }

    Result<ImportedFamily> run()
    {
        if (auto twice = find(isFamilyPart))
            return *twice;
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            if (isFamilyPart(m_steps[i].target) && m_steps[i].head >= 0)
                return Error{say("%1 belongs to a single head in a list of heads, but %2 applies to all heads together",
                                 m_arrays[i].name, targetName(m_steps[i].target))};
        for (const auto part :
             {&FamilyImporter::norms, &FamilyImporter::rope, &FamilyImporter::sinks, &FamilyImporter::bias})
            if (auto fault = (this->*part)())
                return *fault;
        return std::move(m_made);
    }

private:
    std::int64_t headDim() const { return m_config.num_heads > 0 ? m_config.d_out / m_config.num_heads : 0; }
    // Whether the scene's own tensor of that name is filled from an array.
    bool isKept(const std::string& name) const
    {
        return std::ranges::any_of(
            m_steps, [&](const ImportStep& step) { return step.target == ImportTarget::Same && step.array == name; });
    }
    void note(const std::string& sentence) { m_made.notes.push_back(sentence); }

    // As a row of numbers, under `name`, or under the one that the scene has for it.
    Fault addRow(ImportTarget target, const std::string& name)
    {
        const Tensor& values = tensor(target);
        if (squeezed(values.shape()).size() > 1 || values.size() == 0)
            return Error{say("%2 must be a single row of numbers, got %1", shown(target), name)};
        m_made.tensors.push_back({place(target), name, values.withKind(Kind::Real).reshaped({values.size()}), false});
        return std::nullopt;
    }

    Fault norms()
    {
        const bool query = has(ImportTarget::QNorm), key = has(ImportTarget::KNorm);
        if (!query && !key) {
            const auto& before = m_base.qk_norm;
            if (m_newWeights && before && !isKept(before->query) && !isKept(before->key)) {
                m_config.qk_norm.reset();
                note(say("The import has no norm for queries and keys. The scene's norm belongs to different weights "
                         "and was removed."));
            }
            return std::nullopt;
        }
        if (query != key)
            return Error{query ? say("%1 normalizes only the queries; provide both norms", shown(ImportTarget::QNorm))
                               : say("%1 normalizes only the keys; provide both norms", shown(ImportTarget::KNorm))};
        bool all_heads = false; // as their sizes say
        for (const ImportTarget target : {ImportTarget::QNorm, ImportTarget::KNorm}) {
            const std::int64_t keys = m_config.num_kv_heads.value_or(m_config.num_heads),
                               heads = target == ImportTarget::QNorm ? m_config.num_heads : keys,
                               count = tensor(target).size();
            all_heads = all_heads || (count != headDim() && count == heads * headDim());
            if (auto bad = addRow(target, target == ImportTarget::QNorm ? "q_norm" : "k_norm"))
                return bad;
        }
        if (!m_config.qk_norm) {
            m_config.qk_norm.emplace();
            m_config.qk_norm->unit_offset = isGemma();
            note(m_config.qk_norm->unit_offset
                     ? say("The file does not give eps for the query and key norms; 1e-06 is used. The other array "
                           "names match Gemma's, so the norms multiply by 1 + w.")
                     : say("The file does not give eps for the query and key norms; 1e-06 is used. Nor does it say "
                           "whether the norms multiply by w (as here) or by 1 + w (as in Gemma). You can change both "
                           "in the Layer section of the window."));
        }
        m_config.qk_norm->query = "q_norm";
        m_config.qk_norm->key = "k_norm";
        m_config.qk_norm->all_heads = all_heads;
        return std::nullopt;
    }

    // Only Gemma's blocks have a norm before their feed-forward layer under this name.
    bool isGemma() const
    {
        return std::ranges::any_of(
            m_arrays, [](const ReadArray& array) { return array.name.ends_with("pre_feedforward_layernorm.weight"); });
    }

    Fault rope()
    {
        if (has(ImportTarget::InvFreq)) {
            const bool was_on = m_config.rope.has_value();
            if (!was_on)
                m_config.rope.emplace();
            if (auto bad = addRow(ImportTarget::InvFreq, "inv_freq"))
                return bad;
            const std::int64_t dims = 2 * tensor(ImportTarget::InvFreq).size();
            m_config.rope->inv_freq = "inv_freq";
            m_config.rope->dims = dims == headDim() ? std::nullopt : std::optional(dims);
            if (!was_on)
                note(say("The file does not say which components rotate together. Here i and i + %1 do, as in Llama. "
                         "To rotate neighbors (2i and 2i + 1) instead, use the Layer section of the window.",
                         dims / 2));
            return std::nullopt;
        }
        const auto& before = m_base.rope;
        if (!m_newWeights || !before || m_base.num_heads < 1 || headDim() == m_base.d_out / m_base.num_heads)
            return std::nullopt;
        const bool fits = before->inv_freq.empty() && !before->dims && headDim() % 2 == 0;
        if (!fits && !isKept(before->inv_freq)) {
            m_config.rope.reset();
            note(say("The scene's rotary positions fit only heads of size %1, so they were removed.",
                     m_base.d_out / m_base.num_heads));
        }
        return std::nullopt;
    }

    Fault sinks()
    {
        if (has(ImportTarget::Sinks)) {
            m_config.sinks = "sinks";
            return addRow(ImportTarget::Sinks, "sinks");
        }
        if (m_newWeights && !m_base.sinks.empty() && !isKept(m_base.sinks)) {
            m_config.sinks.clear();
            note(say(
                "The import has no attention sinks. The scene's sinks belong to different weights and were removed."));
        }
        return std::nullopt;
    }

    Fault bias()
    {
        if (has(ImportTarget::T5Bias)) {
            const Tensor& table = tensor(ImportTarget::T5Bias);
            if (table.rank() != 2)
                return Error{
                    say("t5_bias must be [buckets, %2]; got %1", shown(ImportTarget::T5Bias), m_config.num_heads)};
            PositionBias& bias = m_config.position_bias;
            if (bias.kind != PositionBiasKind::T5)
                bias = {};
            bias.kind = PositionBiasKind::T5;
            bias.tensor = "t5_bias";
            const std::string& name = m_arrays[place(ImportTarget::T5Bias)].name;
            for (const auto& [stack, both_ways] : {std::pair("encoder.", true), std::pair("decoder.", false)})
                if (name.find(stack) != std::string::npos)
                    bias.bidirectional = both_ways;
            m_made.tensors.push_back({place(ImportTarget::T5Bias), "t5_bias", table.withKind(Kind::Real), false});
            return std::nullopt;
        }
        const PositionBias& before = m_base.position_bias;
        if (m_newWeights && !before.tensor.empty() && !isKept(before.tensor) &&
            m_config.num_heads != m_base.num_heads) {
            m_config.position_bias = {};
            note(say("The scene's position bias fits only %1, so it was removed.",
                     sayCount("1 head", "%n heads", m_base.num_heads)));
        }
        return std::nullopt;
    }

    const Config& m_base;
    bool m_newWeights;
    Config& m_config;
    ImportedFamily m_made;
};

} // namespace

Result<ImportedFamily> importedFamily(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                      const Config& base, bool new_weights, Config& config)
{
    return FamilyImporter(arrays, steps, base, new_weights, config).run();
}

} // namespace attn
