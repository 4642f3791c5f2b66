// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurefacts.h"

#include "core/headless/figureoptions.h"
#include "core/scene/options.h"

namespace attn {
namespace {

QString seedsOf(const Scene& scene)
{
    QStringList seeds;
    for (const Draw& draw : scene.draws)
        if (const auto* seed = std::get_if<ManualSeed>(&draw))
            seeds << QString::number(seed->seed);
    return seeds.join(QStringLiteral(", "));
}

QString settingsOf(const Config& config)
{
    QStringList settings;
    for (const Option& option : options())
        settings << QString::fromUtf8(option.path) + QLatin1Char('=') +
                        QString::fromUtf8(optionName(config, option.path));
    if (config.scale == Scale::Factor)
        settings << QStringLiteral("scale_factor=%1").arg(config.scale_factor);
    settings << QStringLiteral("num_heads=%1").arg(config.num_heads) << QStringLiteral("d_in=%1").arg(config.d_in)
             << QStringLiteral("d_out=%1").arg(config.d_out) << QStringLiteral("temperature=%1").arg(config.temperature)
             << QStringLiteral("dropout.p=%1").arg(config.dropout.p)
             << QStringLiteral("dropout.train=%1").arg(QLatin1String(config.dropout.train ? "true" : "false"));
    return settings.join(QStringLiteral(", "));
}

QString placeOf(const Computed& computed, const FigurePlan& plan)
{
    const TracedTensor* tensor = computed.trace->find(plan.tensor);
    if (!tensor)
        return {};
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    QString place = QString::fromStdString(tensor->name + " " + toString(tensor->shape));
    if (matrix.hasBatch)
        place += QStringLiteral(", batch %1").arg(plan.batch);
    if (plan.heads.size() == 1 && plan.heads.front() == mean_of_heads)
        place += QStringLiteral(", mean of the heads");
    else if (plan.heads.size() == 1)
        place += QStringLiteral(", head %1").arg(plan.heads.front());
    return place;
}

} // namespace

std::vector<std::pair<QString, QString>> figureFacts(const Computed& computed, const FigurePlan& plan)
{
    const Scene& scene = computed.scene;
    std::vector<std::pair<QString, QString>> facts;
    const auto add = [&](const char* key, const QString& text) {
        if (!text.isEmpty())
            facts.emplace_back(QLatin1String(key), text);
    };
    add("Scene", QString::fromStdString(scene.title));
    add("Tensor", placeOf(computed, plan));
    add("Seed", seedsOf(scene));
    add("Settings", settingsOf(computed.realized->config));
    if (!scene.edits.empty())
        add("Edits", QStringLiteral("%1 numbers put in by hand").arg(scene.edits.size()));
    if (!scene.overrides.empty())
        add("Overrides", QStringLiteral("%1 computed numbers overridden").arg(scene.overrides.size()));
    return facts;
}

} // namespace attn
