// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/softmaxlogits.h"

#include "core/layer/stages.h"
#include "ui/kit/numbertext.h"

#include <QObject>

#include <algorithm>

namespace attn {

namespace {

// From the scores, or their replacement, to what the normalizer reads.
std::vector<const StageTensor*> logitStages(const Realized& realized)
{
    std::vector<const StageTensor*> chain;
    std::string name(normaliserInput(realized.config));
    while (const StageTensor* stage = findStage(realized.plan.stages, name)) {
        chain.push_back(stage);
        if (stage->operation == Operation::Given || stage->operation == Operation::Product)
            break;
        name = stage->from;
    }
    std::ranges::reverse(chain);
    return chain;
}

QString rootText(const Realized& realized)
{
    if (realized.config.scale == Scale::Factor)
        return QObject::tr("s × %1").arg(formatSignificant(realized.config.scale_factor));
    return QObject::tr("s / √%1").arg(realized.plan.dims.hd);
}

QString capText(const Config& config)
{
    return QStringLiteral("%1 tanh(s / %1)").arg(formatSignificant(config.softcap.value_or(0)));
}

LogitColumn columnOf(const StageTensor& stage, const Realized& realized)
{
    const Config& config = realized.config;
    switch (stage.operation) {
    case Operation::Given: return {SoftmaxStep::Scores, QObject::tr("Scores"), QObject::tr("input"), {}};
    case Operation::Scale: return {SoftmaxStep::Scale, QObject::tr("Scale"), rootText(realized), {}};
    case Operation::Function: return {SoftmaxStep::Cap, QObject::tr("Soft cap"), capText(config), {}};
    case Operation::Add: return {SoftmaxStep::Bias, QObject::tr("Bias"), QStringLiteral("s + b"), {}};
    case Operation::MaskAdd: return {SoftmaxStep::Mask, QObject::tr("Mask"), QObject::tr("s + mask"), {}};
    case Operation::Mask: return {SoftmaxStep::Mask, QObject::tr("Mask"), QObject::tr("−∞ where masked"), {}};
    case Operation::Dropout:
        return {SoftmaxStep::Dropped,
                QObject::tr("Dropout"),
                config.dropout.factor == DropoutFactor::OneOverP ? QObject::tr("s × keep / p")
                                                                 : QObject::tr("s × keep / (1 − p)"),
                {}};
    default: return {SoftmaxStep::Scores, QObject::tr("Scores"), QObject::tr("s = q · k"), {}};
    }
}

// How a column is called that the mask is a part of; empty: it is none.
QString withMask(SoftmaxStep step, const Config& config)
{
    switch (step) {
    case SoftmaxStep::Scores: return config.scale_at == ScaleAt::AfterMask ? QObject::tr("Masked scores") : QString();
    case SoftmaxStep::Scale: return QObject::tr("Scale, mask");
    case SoftmaxStep::Cap: return QObject::tr("Soft cap, mask");
    case SoftmaxStep::Bias: return QObject::tr("Bias, mask");
    default: return {};
    }
}

} // namespace

std::vector<LogitColumn> logitColumns(const Realized& realized)
{
    std::vector<LogitColumn> columns;
    for (const StageTensor* stage : logitStages(realized)) {
        const QString both = stage->operation == Operation::Mask && !columns.empty()
                                 ? withMask(columns.back().step, realized.config)
                                 : QString();
        if (!both.isEmpty())
            columns.back().title = both;
        else if (stage->operation != Operation::Copy || columns.empty())
            columns.push_back(columnOf(*stage, realized));
        columns.back().tensors.push_back(stage->name);
        columns.back().masked = stage->after_mask;
    }
    return columns;
}

} // namespace attn
