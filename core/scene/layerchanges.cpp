// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/layerchanges.h"

#include <algorithm>

namespace attn {

bool changesNothing(const LayerEdits& change)
{
    return change.heads_off.empty() && !change.config && change.inputs.empty() && change.gone.empty() &&
           change.draws.empty() && change.edits.empty() && change.overrides.empty();
}

LayerEdits changeOf(const Scene& scene, const std::vector<NamedTensor>& given, const Config& own)
{
    const auto isState = [&](const std::string& name) { // the model computes it
        return name == "x" || (!own.memory.empty() && name == own.memory);
    };
    LayerEdits change;
    change.heads_off = scene.config.heads_off;
    Config config = scene.config, model_config = own;
    config.heads_off.clear();
    model_config.heads_off.clear();
    if (config != model_config)
        change.config = std::move(config);
    for (const NamedTensor& input : scene.inputs) {
        const Tensor* model_tensor = tensorNamed(given, input.name);
        if (!isState(input.name) && !(model_tensor && *model_tensor == input.tensor))
            change.inputs.push_back(input);
    }
    for (const NamedTensor& input : given)
        if (!isState(input.name) && !scene.input(input.name))
            change.gone.push_back(input.name);
    change.draws = scene.draws;
    change.edits = scene.edits;
    change.overrides = scene.overrides;
    if (scene.model) {
        change.bytes = scene.model->bytes;
        change.checksum = scene.model->checksum;
    }
    return change;
}

ModelEdits changesOf(const Scene& page)
{
    const ModelLayer& model = *page.model;
    ModelEdits changes = model.others;
    if (!model.own) // not filled in: they are all there
        return changes;
    LayerEdits change = changeOf(page, model.given, *model.own);
    if (!changesNothing(change))
        changes.insert_or_assign(model.layer, std::move(change));
    return changes;
}

Scene asInFile(Scene page)
{
    if (!page.model || !page.model->page || !page.model->own) // not filled in
        return page;
    Scene kept;
    kept.title = std::move(page.title);
    kept.description = std::move(page.description);
    kept.speaker_notes = std::move(page.speaker_notes);
    kept.sliders = std::move(page.sliders);
    kept.view = std::move(page.view);
    kept.model = page.model;
    kept.model->others = changesOf(page);
    kept.model->given.clear();
    kept.model->own.reset();
    return kept;
}

} // namespace attn
