// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tensorroles.h"

#include "core/recipe/draws.h"

#include <algorithm>
#include <set>

namespace attn {

namespace {

// Names of all tensors that x is made of, and x itself: through stacks and look-ups, back to what was typed or drawn.
struct SourcesOfX {
    std::set<std::string> embeddings; // or, where the layer does not start from x, what it starts from
    std::set<std::string> ids;
    std::set<std::string> tables;
};

SourcesOfX sourcesOfX(const Scene& scene)
{
    SourcesOfX sources;
    for (const std::string_view start : startingTensors(scene.config))
        sources.embeddings.emplace(start);
    for (auto draw = scene.draws.rbegin(); draw != scene.draws.rend(); ++draw) {
        if (const auto* stack = std::get_if<Stack>(&*draw); stack && sources.embeddings.contains(stack->out))
            sources.embeddings.insert(stack->of);
        if (const auto* lookup = std::get_if<Lookup>(&*draw); lookup && sources.embeddings.contains(lookup->out)) {
            sources.ids.insert(lookup->ids);
            sources.tables.insert(lookup->table);
        }
    }
    return sources;
}

QString originOf(const Scene& scene, const Plan& plan, const std::string& tensor)
{
    const auto made = drawOf(scene, plan, tensor);
    if (!made && scene.model &&
        std::ranges::find(scene.model->given, tensor, &NamedTensor::name) != scene.model->given.end())
        return tensor == "x" ? QObject::tr("computed by the model") : QObject::tr("from the file");
    if (!made)
        return QObject::tr("input");
    const Draw& draw = scene.draws[*made];
    const auto name = [](const std::string& text) { return QString::fromStdString(text); };
    if (const auto* stack = std::get_if<Stack>(&draw))
        return QStringLiteral("%1 × %2").arg(name(stack->of)).arg(stack->n);
    if (const auto* lookup = std::get_if<Lookup>(&draw))
        return QStringLiteral("%1[%2]").arg(name(lookup->table), name(lookup->ids));
    if (const auto* transposed = std::get_if<LinearFromT>(&draw))
        return QStringLiteral("%1.T").arg(name(transposed->of));
    const auto seed = seedBefore(scene, *made);
    const QString op = QString::fromLatin1(opName(draw));
    return seed ? QObject::tr("seed %1 · %2").arg(std::get<ManualSeed>(scene.draws[*seed]).seed).arg(op) : op;
}

} // namespace

// A plan lists the inputs and then what the draws make, in their order.
std::optional<std::size_t> drawOf(const Scene& scene, const Plan& plan, const std::string& tensor)
{
    const auto named = std::ranges::find(plan.tensors, tensor, &NamedShape::name);
    if (named == plan.tensors.end())
        return std::nullopt;
    std::size_t place = static_cast<std::size_t>(named - plan.tensors.begin());
    if (place < scene.inputs.size())
        return std::nullopt;
    place -= scene.inputs.size();
    for (std::size_t i = 0; i < scene.draws.size(); ++i) {
        const std::size_t made = tensorsMadeBy(scene.draws[i]);
        if (place < made)
            return i;
        place -= made;
    }
    return std::nullopt;
}

std::optional<std::size_t> seedBefore(const Scene& scene, std::size_t draw)
{
    while (draw-- > 0)
        if (std::holds_alternative<ManualSeed>(scene.draws[draw]))
            return draw;
    return std::nullopt;
}

std::vector<TensorInfo> tensorInfos(const Scene& scene, const Plan& plan)
{
    const SourcesOfX sources = sourcesOfX(scene);
    std::vector<TensorInfo> infos;
    for (const NamedShape& named : plan.tensors) {
        TensorInfo info{named.name,   named.shape,
                        named.kind,   TensorRole::Parameter,
                        std::nullopt, originOf(scene, plan, named.name)};
        const bool whole_stage = scene.config.stage != Stage::Attention; // its input is neither weight nor mask
        if (sources.embeddings.contains(named.name) || named.name == scene.config.memory || whole_stage)
            info.role = TensorRole::Embedding;
        else if (sources.ids.contains(named.name) || named.kind == Kind::Integer)
            info.role = TensorRole::TokenIds;
        else if (sources.tables.contains(named.name))
            info.role = TensorRole::Vocabulary;
        else if (named.name == scene.config.mask.tensor || named.kind == Kind::Boolean)
            info.role = TensorRole::MaskTensor;
        if (const auto made = drawOf(scene, plan, named.name))
            if (const auto seed = seedBefore(scene, *made))
                info.seed = std::get<ManualSeed>(scene.draws[*seed]).seed;
        infos.push_back(std::move(info));
    }
    return infos;
}

std::string tableOfIds(const Scene& scene, const std::string& ids)
{
    for (const Draw& draw : scene.draws)
        if (const auto* lookup = std::get_if<Lookup>(&draw); lookup && lookup->ids == ids)
            return lookup->table;
    return {};
}

} // namespace attn
