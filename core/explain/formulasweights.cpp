// SPDX-License-Identifier: GPL-3.0-or-later
// From scores to weights: scale, mask, dropout and normaliser in the order of the configuration.
#include "core/explain/formulas.h"

namespace attn {

namespace {

class WeightFormulas {
public:
    WeightFormulas(std::vector<Formula>& formulas, const Realized& realized)
        : m_formulas(formulas), m_realized(realized), m_config(realized.config),
          m_shape({realized.plan.dims.B, realized.plan.dims.H, realized.plan.dims.T, realized.plan.dims.T})
    {
    }

    void add()
    {
        const auto [B, T, D, O, H, hd] = m_realized.plan.dims;
        m_formulas.push_back({.operation = Operation::Product,
                              .made = cells("scores"),
                              .term = operand("q", {B, H, T, hd}, "bhie"),
                              .factor = operand("k", {B, H, T, hd}, "bhje")});
        if (m_realized.keep)
            m_formulas.push_back({.operation = Operation::Keep, .made = cells("keep")});
        if (m_config.mask.kind == MaskKind::Causal)
            m_formulas.push_back({.operation = Operation::Allowed, .made = operand("allowed", {T, T}, "ij")});
        if (m_config.normalize == Normalize::None)
            return addDropout("scores");

        const bool scale_first = m_config.scale_at == ScaleAt::BeforeMask;
        addScale(scale_first ? "scores" : "masked");
        addMask(scale_first ? "scaled" : "scores");
        std::string logits = scale_first ? "masked" : "scaled";
        if (m_config.dropout.on == DropoutOn::Scores) {
            addDropout(logits);
            logits = "dropped";
        }
        addNormaliser(logits);
        if (m_config.row_sums)
            m_formulas.push_back({.operation = Operation::Product,
                                  .made = operand("row_sums", {B, H, T}, "bhi"),
                                  .term = cells("weights")});
        if (m_config.dropout.on == DropoutOn::Weights)
            addDropout("weights");
    }

private:
    Operand cells(const std::string& name) const { return operand(name, m_shape, "bhij"); }
    Operand rowOf(const std::string& name) const { return operand(name, m_shape, "bhiJ"); }

    // What the mask's tensor, or the causal triangle, says about this query and key.
    Operand maskCell() const
    {
        const auto [B, T, D, O, H, hd] = m_realized.plan.dims;
        if (m_config.mask.kind == MaskKind::Causal)
            return operand("allowed", {T, T}, "ij");
        const Tensor& tensor = m_realized.at(m_config.mask.tensor);
        if (m_config.mask.kind == MaskKind::Padding)
            return operand(m_config.mask.tensor, tensor.shape(), "bj");
        return operand(m_config.mask.tensor, tensor.shape(), tensor.rank() == 3 ? "bij" : "ij");
    }

    void addScale(const std::string& from)
    {
        const bool on = m_config.scale == Scale::SqrtHeadDim;
        m_formulas.push_back(
            {.operation = on ? Operation::Scale : Operation::Copy, .made = cells("scaled"), .term = cells(from)});
    }

    void addMask(const std::string& from)
    {
        Formula formula{.made = cells("masked"), .term = cells(from)};
        const MaskApply apply = m_config.mask.apply;
        if (m_config.mask.kind != MaskKind::None && (apply == MaskApply::FillNegInf || apply == MaskApply::Add)) {
            formula.operation = apply == MaskApply::Add ? Operation::MaskAdd : Operation::Mask;
            (m_config.mask.kind == MaskKind::Additive ? formula.added : formula.decided_by) = maskCell();
        }
        m_formulas.push_back(std::move(formula));
    }

    void addDropout(const std::string& from) { m_formulas.push_back(dropoutFormula(m_realized, from, m_shape)); }

    void addNormaliser(const std::string& logits)
    {
        const Operation normalise = m_config.normalize == Normalize::Softmax        ? Operation::Softmax
                                    : m_config.normalize == Normalize::SoftmaxNaive ? Operation::SoftmaxNaive
                                                                                    : Operation::Sum;
        const bool renorm = m_config.mask.apply == MaskApply::PostSoftmaxRenorm;
        const bool after =
            m_config.mask.kind != MaskKind::None && (renorm || m_config.mask.apply == MaskApply::PostSoftmax);
        m_formulas.push_back(
            {.operation = normalise, .made = cells(after ? "weights_unmasked" : "weights"), .term = rowOf(logits)});
        if (!after)
            return;
        m_formulas.push_back({.operation = Operation::MaskAfter,
                              .made = cells("weights_times_mask"),
                              .term = cells("weights_unmasked"),
                              .decided_by = maskCell()});
        if (renorm)
            m_formulas.push_back(
                {.operation = Operation::Sum, .made = cells("weights"), .term = rowOf("weights_times_mask")});
        else
            m_formulas.push_back({.made = cells("weights"), .term = cells("weights_times_mask")});
    }

    std::vector<Formula>& m_formulas;
    const Realized& m_realized;
    const Config& m_config;
    Shape m_shape; // [B,H,T,T]
};

} // namespace

void addWeightFormulas(std::vector<Formula>& formulas, const Realized& realized)
{
    WeightFormulas(formulas, realized).add();
}

} // namespace attn
