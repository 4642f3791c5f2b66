// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importdraft.h"

#include "ui/kit/numbertext.h"

#include <QObject>

#include <algorithm>

namespace attn {

namespace {

constexpr std::int64_t most_random_width = 65'536;

QString maskWords(const Mask& mask)
{
    switch (mask.kind) {
    case MaskKind::None: return QObject::tr("no mask");
    case MaskKind::Causal: return QObject::tr("the causal mask");
    case MaskKind::Padding: return QObject::tr("the padding mask");
    default: return QObject::tr("the mask");
    }
}

} // namespace

ImportDraft draftImport(const Arrays& arrays, const Scene& base, ImportChoices choices,
                        const std::set<std::string>& layoutOpen)
{
    if (!layoutOpen.empty() && !planImport(*arrays, base, choices)) {
        ImportChoices turned = choices;
        for (ImportStep& step : turned.steps)
            step.transposed ^= layoutOpen.contains(step.array) && hasLayouts(step.target);
        if (planImport(*arrays, base, turned)) // else the error is about the original choice
            choices = std::move(turned);
    }
    ImportDraft draft{std::move(choices), std::nullopt, nullptr, {}};
    Result<ImportPlan> plan = planImport(*arrays, base, draft.choices);
    if (!plan) {
        draft.error = plan.error().message;
        return draft;
    }
    Result<Scene> scene = importArrays(*arrays, base, *plan);
    if (!scene) {
        draft.error = scene.error().message;
        return draft;
    }
    if (base.model && (scene->config.d_in != base.config.d_in || scene->config.d_out != base.config.d_out)) {
        draft.error = QObject::tr("These arrays make a layer that maps %1 values to %2, but the model's layer on this "
                                  "page maps %3 to %4. Use a plain layer.")
                          .arg(formatCount(scene->config.d_in))
                          .arg(formatCount(scene->config.d_out))
                          .arg(base.config.d_in)
                          .arg(base.config.d_out)
                          .toStdString();
        return draft;
    }
    draft.plan = std::move(*plan);
    draft.scene = std::make_shared<const Scene>(std::move(*scene));
    return draft;
}

ImportDraft draftPlainImport(const Arrays& arrays, const ImportChoices& choices,
                             const std::set<std::string>& layoutOpen)
{
    ImportDraft draft = draftImport(arrays, plainLayer(), choices, layoutOpen);
    if (draft.scene)
        return draft;
    std::set<std::int64_t> widths; // one of them is the width that the weights take
    for (const ReadArray& array : *arrays)
        if (array.name.starts_with(choices.prefix))
            widths.insert(array.values.shape().begin(), array.values.shape().end());
    for (const std::int64_t width : widths) {
        if (width < 1 || width > most_random_width)
            continue;
        Scene base = plainLayer();
        base.draws = {ManualSeed{random_seed}, Randn{"x", {random_tokens, width}, std::nullopt}};
        base.config.d_in = base.config.d_out = width;
        ImportDraft random = draftImport(arrays, base, choices, layoutOpen);
        if (!random.scene)
            continue;
        random.random_x = width;
        return random;
    }
    return draft;
}

std::string keptWords(const Scene& base)
{
    const Config& config = base.config;
    QStringList parts{maskWords(config.mask), config.scale == Scale::SqrtHeadDim
                                                  ? QObject::tr("the scale 1/√(head size)")
                                                  : QObject::tr("no scale")};
    parts << (config.dropout.p > 0 ? QObject::tr("dropout with p = %1").arg(formatSignificant(config.dropout.p))
                                   : QObject::tr("no dropout"));
    return QObject::tr("Kept from this scene: %1.").arg(parts.join(QStringLiteral(", "))).toStdString();
}

ImportChoices withStep(ImportChoices choices, const ImportStep& step)
{
    const auto known = std::ranges::find(choices.steps, step.array, &ImportStep::array);
    if (known == choices.steps.end())
        choices.steps.push_back(step);
    else
        *known = step;
    return choices;
}

} // namespace attn
