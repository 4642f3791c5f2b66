// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/modelpage.h"

#include "core/base/limits.h"
#include "core/base/say.h"
#include "core/model/modelorigin.h"
#include "core/recipe/realize.h"
#include "core/scene/limits.h"
#include "core/tokenizer/unicode.h"

#include <algorithm>

namespace attn {

namespace {

void toggle(std::vector<std::int64_t>& heads, std::int64_t head)
{
    const auto place = std::ranges::lower_bound(heads, head);
    if (place != heads.end() && *place == head)
        heads.erase(place);
    else
        heads.insert(place, head);
}

const std::vector<std::int64_t>& headsOff(const Scene& page, std::int64_t layer)
{
    static const std::vector<std::int64_t> none;
    if (layer == page.model->layer)
        return page.config.heads_off;
    const auto other = page.model->others.find(layer);
    return other == page.model->others.end() ? none : other->second.heads_off;
}

// The page with this layer open and these changes in all layers.
Result<std::optional<Scene>> withBench(const Scene& page, ModelEdits changes, std::int64_t layer, ModelRunner& runner,
                                       const StopToken& stop)
{
    if (auto fault = checkLayer(runner.model(), layer))
        return *fault;
    const auto changed = changedLayers(runner, {changes.begin(), changes.lower_bound(layer)});
    if (!changed)
        return changed.error();
    const auto own = runner.sceneOf(layer, page.model->ids, *changed, stop);
    if (!own)
        return own.error();
    if (!*own)
        return std::optional<Scene>();
    Scene scene = **own;
    if (const auto change = changes.find(layer); change != changes.end()) {
        auto made = withChange(std::move(scene), change->second);
        if (!made)
            return Error{say("layer %1: %2", layer, made.error().message)};
        scene = std::move(*made);
        changes.erase(change);
    }
    scene.title = page.title;
    scene.description = page.description;
    scene.speaker_notes = page.speaker_notes;
    scene.sliders = page.sliders;
    scene.view = page.view;
    if (scene.view)
        scene.view->head = std::min(scene.view->head, scene.config.num_heads - 1);
    scene.model = page.model;
    ModelLayer& model = *scene.model;
    if (layer != model.layer || model.bytes == 0) {
        const LayerFingerprint print = fingerprint(runner.model(), layer);
        model.bytes = print.bytes;
        model.checksum = print.checksum;
    }
    model.layer = layer;
    model.others = std::move(changes);
    model.given = (*own)->inputs;
    model.own = (*own)->config;
    return std::optional<Scene>(std::move(scene));
}

std::optional<Error> checkText(const std::optional<std::string>& text)
{
    if (!text || text->size() <= max_model_text)
        return std::nullopt;
    return Error{longText(text->size(), max_model_text)};
}

// The text of the tokens before the last one, plus the last one; nullopt if no such text splits into them.
std::optional<std::string> longerText(const Model& model, const std::optional<std::string>& text,
                                      const std::vector<std::int64_t>& ids)
{
    if (!text)
        return std::nullopt;
    std::string piece = tokenText(model, ids.back());
    if (piece == "\\n")
        piece = "\n";
    if (piece.starts_with("·"))
        piece.replace(0, std::string_view("·").size(), " ");
    for (const std::string& longer : {*text + piece, *text + " " + piece})
        if (const auto cut = tokenIds(model, longer); cut && *cut == ids)
            return longer;
    return std::nullopt;
}

// The sliders whose cells or rows the scene has not; each has a sentence.
void dropMisfitSliders(Scene& scene, std::vector<std::string>& dropped)
{
    const auto planned = scene.sliders.empty() ? Result<Plan>(Plan()) : plan(scene);
    if (!planned)
        return;
    std::erase_if(scene.sliders, [&](const Slider& slider) {
        const NamedShape* tensor = planned->find(slider.of);
        const StageTensor* stage = findStage(planned->stages, slider.of);
        if (slider.index.empty() || (!tensor && !stage))
            return false;
        Index cell = slider.index;
        if (slider.plane)
            cell.push_back(slider.plane->first);
        const bool gone = cellOf(tensor ? tensor->shape : stage->shape, cell) < 0;
        if (gone)
            dropped.push_back(say("Removed the slider %1 along with its cell.", slider.name));
        return gone;
    });
}

} // namespace

Result<std::optional<Scene>> newPage(ModelRunner& runner, const std::string& path,
                                     const std::optional<std::string>& text, const std::vector<std::int64_t>& ids,
                                     std::int64_t layer, const ModelEdits& changes, const StopToken& stop)
{
    if (auto fault = checkLayer(runner.model(), layer))
        return *fault;
    if (auto fault = checkText(text))
        return *fault;
    Scene page;
    page.title = runner.model().family.title;
    page.model = originOf(runner.model(), path, layer, text, ids);
    page.model->page = true;
    return withBench(page, changes, layer, runner, stop);
}

Result<std::optional<Scene>> turnedTo(const Scene& page, std::int64_t layer, ModelRunner& runner, const StopToken& stop)
{
    return withBench(page, changesOf(page), layer, runner, stop);
}

Result<std::optional<Retokenized>> withTokens(const Scene& page, const std::optional<std::string>& text,
                                              const std::vector<std::int64_t>& ids, ModelRunner& runner,
                                              const StopToken& stop)
{
    if (auto fault = checkIds(runner.model(), ids))
        return *fault;
    if (auto fault = checkText(text))
        return *fault;
    Retokenized retokenized{page, {}};
    ModelEdits changes;
    for (const auto& [layer, change] : changesOf(page)) {
        auto fitting = changeForTokens(runner, layer, change, std::ssize(ids));
        if (!fitting)
            return fitting.error();
        std::ranges::move(fitting->dropped, std::back_inserter(retokenized.dropped));
        if (!changesNothing(fitting->change))
            changes.emplace(layer, std::move(fitting->change));
    }
    retokenized.page.model->text = text ? std::optional(validUtf8(*text)) : std::nullopt;
    retokenized.page.model->ids = ids;
    auto made = withBench(retokenized.page, std::move(changes), page.model->layer, runner, stop);
    if (!made)
        return made.error();
    if (!*made)
        return std::optional<Retokenized>();
    retokenized.page = std::move(**made);
    dropMisfitSliders(retokenized.page, retokenized.dropped);
    return std::optional<Retokenized>(std::move(retokenized));
}

Result<std::optional<Retokenized>> withNextToken(const Scene& page, std::int64_t id, ModelRunner& runner,
                                                 const StopToken& stop)
{
    std::vector<std::int64_t> ids = page.model->ids;
    ids.push_back(id);
    return withTokens(page, longerText(runner.model(), page.model->text, ids), ids, runner, stop);
}

Result<std::optional<Retokenized>> ofFilesNow(const Scene& page, ModelRunner& runner, const StopToken& stop)
{
    const Model& model = runner.model();
    Scene same = page;
    same.model->bytes = 0; // unknown, as are those of the changed layers
    for (const auto& [layer, change] : changesOf(page))
        if (auto fault = checkLayer(model, layer))
            return *fault;
    const std::optional<std::string>& text = page.model->text;
    const auto ids = text ? tokenIds(model, *text) : Result<std::vector<std::int64_t>>(page.model->ids);
    if (!ids)
        return ids.error();
    auto retokenized = withTokens(same, text, *ids, runner, stop);
    if (retokenized && *retokenized)
        for (auto& [layer, change] : (*retokenized)->page.model->others) {
            const LayerFingerprint print = fingerprint(model, layer);
            change.bytes = print.bytes;
            change.checksum = print.checksum;
        }
    return retokenized;
}

Scene withModelHeadSwitched(Scene page, std::int64_t layer, std::int64_t head)
{
    ModelLayer& model = *page.model;
    if (layer == model.layer) {
        toggle(page.config.heads_off, head);
        return page;
    }
    LayerEdits& change = model.others[layer];
    toggle(change.heads_off, head);
    if (changesNothing(change))
        model.others.erase(layer);
    return page;
}

bool isHeadOff(const Scene& page, std::int64_t layer, std::int64_t head)
{
    return std::ranges::binary_search(headsOff(page, layer), head);
}

std::optional<Error> checkGivenByModel(const Scene& before, const Scene& after)
{
    if (!isPage(before) || !isPage(after))
        return std::nullopt;
    const ModelLayer &one = *before.model, &other = *after.model;
    if (one.path != other.path || one.layer != other.layer || one.ids != other.ids || one.others != other.others)
        return std::nullopt;
    const Tensor *x = before.input("x"), *now = after.input("x");
    if (before.tokens == after.tokens && x && now && *x == *now)
        return std::nullopt;
    return Error{say("the model computes x and the tokens from the page's sentence; enter a different sentence on the "
                     "model page, or edit cells of x")};
}

Scene withoutChanges(Scene page, std::int64_t layer)
{
    ModelLayer& model = *page.model;
    if (layer != model.layer) {
        model.others.erase(layer);
        return page;
    }
    page.inputs = model.given;
    page.memory_tokens.clear();
    page.draws.clear();
    page.edits.clear();
    page.overrides.clear();
    if (model.own)
        page.config = *model.own;
    return page;
}

std::optional<Error> fillPage(Scene& page, ModelRunner& runner)
{
    ModelEdits changes = page.model->others;
    if (!page.inputs.empty()) { // from a journal: the open layer is the scene itself
        changes.erase(page.model->layer);
        LayerEdits change = changeOf(page, runner.parameters(page.model->layer));
        if (!changesNothing(change))
            changes.emplace(page.model->layer, std::move(change));
    }
    auto filled = withBench(page, std::move(changes), page.model->layer, runner, {});
    if (!filled)
        return filled.error();
    page = std::move(**filled);
    return std::nullopt;
}

} // namespace attn
