// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefileparts.h"

#include "core/base/say.h"
#include "core/io/files/path.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace attn {

namespace {

// "3.1": head 1 of layer 3.
std::pair<std::int64_t, std::int64_t> readAblated(const std::string& text, const std::string& path)
{
    std::pair<std::int64_t, std::int64_t> head;
    const char* end = text.data() + text.size();
    const auto layer = std::from_chars(text.data(), end, head.first);
    const bool point = layer.ec == std::errc() && layer.ptr != end && *layer.ptr == '.';
    const auto rest = point ? std::from_chars(layer.ptr + 1, end, head.second) : layer;
    if (!point || rest.ec != std::errc() || rest.ptr != end || head.first < 0 || head.second < 0)
        failAt(path, say("expected LAYER.HEAD, like 3.1; got '%1'", text.substr(0, 40)));
    return head;
}

// How single-layer files listed the heads switched off in earlier layers.
void readAblated(const JsonValue& value, ModelLayer& model)
{
    std::size_t count = 0;
    for (const JsonValue& each : asList(value, "model.ablate")) {
        const std::string path = "model.ablate[" + std::to_string(count++) + "]";
        const auto [layer, head] = readAblated(asText(each, path), path);
        if (layer >= model.layer)
            failAt(path, say("must be a head in a layer before the scene's layer (%1)", model.layer));
        std::vector<std::int64_t>& off = model.others[layer].heads_off;
        const auto place = std::ranges::lower_bound(off, head);
        if (place == off.end() || *place != head)
            off.insert(place, head);
    }
}

} // namespace

ModelLayer readModelLayer(const JsonValue& value)
{
    Fields fields(value, "model");
    ModelLayer model;
    model.path = fields.text("path");
    if (model.path.empty())
        failAt("model.path", say("is empty"));
    if (const JsonValue* layer = fields.find("layer"))
        model.layer = asWhole(*layer, "model.layer", 0);
    else
        model.page = true;
    if (const JsonValue* open = model.page ? fields.find("open") : nullptr)
        model.layer = asWhole(*open, "model.open", 0);
    fields.take("text", model.text, asText);
    if (const JsonValue* ids = fields.find("ids"))
        for (const JsonValue& id : asList(*ids, "model.ids"))
            model.ids.push_back(asWhole(id, "model.ids[" + std::to_string(model.ids.size()) + "]", 0));
    if (!model.text && model.ids.empty())
        failAt("model.text", say("is missing, and so is model.ids; one of them must specify the tokens of x"));
    if (model.page && model.text && !model.ids.empty())
        failAt("model.ids", say("cannot be combined with model.text; a page has only one of them"));
    if (model.ids.size() > max_model_tokens)
        failAt("model.ids", say("at most %1 token ids are accepted", countText(max_model_tokens)));
    if (const JsonValue* ablated = model.page ? nullptr : fields.find("ablate"))
        readAblated(*ablated, model);
    readFingerprint(fields, model.bytes, model.checksum);
    fields.close();
    return model;
}

std::string modelLayerText(const ModelLayer& model, const std::string& folder)
{
    const bool from_folder = model.relative && !folder.empty();
    const std::string path =
        from_folder ? portableUtf8Of(pathOf(model.path).lexically_relative(pathOf(folder))) : model.path;
    JsonMembers members;
    members.put("path", jsonText(path.empty() ? model.path : path));
    if (!model.page)
        members.put("layer", std::to_string(model.layer));
    else if (model.layer != 0)
        members.put("open", std::to_string(model.layer));
    if (model.text)
        members.put("text", jsonText(*model.text));
    if (!model.ids.empty() && !(model.page && model.text))
        members.put("ids", toString(Index(model.ids)));
    putFingerprint(members, model.bytes, model.checksum);
    return members.onOneLine();
}

bool namesModel(const Scene& scene)
{
    if (scene.model && scene.model->page)
        return true; // its file records removals
    return scene.model && std::ranges::all_of(scene.model->given, [&](const NamedTensor& given) {
               return scene.input(given.name) != nullptr;
           });
}

bool isGivenByModel(const Scene& scene, const NamedTensor& input)
{
    const auto& given = scene.model->given;
    const auto found = std::ranges::find(given, input.name, &NamedTensor::name);
    return found != given.end() && found->tensor.sameBlock(input.tensor) &&
           found->tensor.shape() == input.tensor.shape();
}

} // namespace attn
