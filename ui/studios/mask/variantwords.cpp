// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/variantwords.h"

#include "core/layer/stages.h"
#include "core/scene/options.h"
#include "ui/language/said.h"

namespace attn {

namespace {

// A configuration that applies a mask like this.
Config configOf(MaskApply apply, Normalize normalize)
{
    Config config;
    config.mask = {MaskKind::Causal, apply, {}};
    config.normalize = normalize;
    return config;
}

QString normalised(Normalize normalize, const QString& scores)
{
    return normalize == Normalize::Sum ? QStringLiteral("%1 / %1.sum()").arg(scores)
                                       : QStringLiteral("softmax(%1)").arg(scores);
}

QString codeOf(Normalize normalize, const QString& scores)
{
    switch (normalize) {
    case Normalize::Sum: return QStringLiteral("(%1) / (%1).sum(-1, keepdim=True)").arg(scores);
    case Normalize::SoftmaxNaive:
        return QStringLiteral("torch.exp(%1) / torch.exp(%1).sum(-1, keepdim=True)").arg(scores);
    default: return QStringLiteral("torch.softmax(%1, dim=-1)").arg(scores);
    }
}

} // namespace

QString variantTitle(MaskApply apply) { return said(option("mask.apply").values[std::size_t(apply)].label); }

QString variantExpression(MaskApply apply, Normalize normalize)
{
    const Config config = configOf(apply, normalize);
    if (rescalesWeights(config))
        return QStringLiteral("w·allowed / (w·allowed).sum()");
    if (fillsAfter(config))
        return normalised(normalize, QStringLiteral("s")) + QStringLiteral(".masked_fill(mask, -inf)");
    if (masksAfter(config))
        return normalised(normalize, QStringLiteral("s")) + QStringLiteral(" · allowed");
    if (maskAdds(config))
        return normalised(normalize, QStringLiteral("s + (0 | -inf)"));
    return normalised(normalize,
                      masksBefore(config) ? QStringLiteral("s.masked_fill(mask, -inf)") : QStringLiteral("s"));
}

QString variantCode(MaskApply apply, Normalize normalize)
{
    const Config config = configOf(apply, normalize);
    const QString plain = codeOf(normalize, QStringLiteral("s"));
    if (rescalesWeights(config))
        return QStringLiteral("w = %1\nw = w * ~mask\nw / w.sum(-1, keepdim=True)").arg(plain);
    if (fillsAfter(config))
        return plain + QStringLiteral(".masked_fill(mask, -torch.inf)");
    if (masksAfter(config))
        return plain + QStringLiteral(" * ~mask");
    if (maskAdds(config))
        return QStringLiteral("m = torch.zeros_like(s).masked_fill(mask, -torch.inf)\n") +
               codeOf(normalize, QStringLiteral("s + m"));
    return masksBefore(config) ? codeOf(normalize, QStringLiteral("s.masked_fill(mask, -torch.inf)")) : plain;
}

} // namespace attn
