// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefileparts.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/io/scene/scenefileconfig.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefilenumbers.h"
#include "core/io/scene/scenefiletext.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace attn {

namespace {

constexpr int checksum_digits = 16;
constexpr int item_indent = 4; // of one layer in the list, which is a member of the file

std::vector<std::string> readNames(const JsonValue& value, const std::string& path)
{
    std::vector<std::string> names;
    for (const JsonValue& item : asList(value, path)) {
        const std::string place = path + "[" + std::to_string(names.size()) + "]";
        const std::string& name = asText(item, place);
        checkSceneName(name, place);
        if (std::ranges::find(names, name) != names.end())
            failAt(place, say("%1 is listed twice", name));
        names.push_back(name);
    }
    return names;
}

std::pair<std::int64_t, LayerEdits> readLayer(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path);
    const std::int64_t layer = asWhole(fields.need("layer"), fields.path("layer"), 0);
    LayerEdits change;
    fields.take("heads_off", change.heads_off, readHeadsOff);
    if (const JsonValue* config = fields.find("config")) {
        change.config = readConfig(*config, fields.path("config"));
        if (!change.config->heads_off.empty())
            failAt(fields.path("config.heads_off"), say("belongs next to config, not inside it"));
    }
    fields.take("inputs", change.inputs, readInputs);
    fields.take("gone", change.gone, readNames);
    fields.take("draws", change.draws, readDraws);
    fields.take("edits", change.edits, readEdits, max_edits, nullptr);
    fields.take("overrides", change.overrides, readEdits, max_overrides, nullptr);
    readFingerprint(fields, change.bytes, change.checksum);
    fields.close();
    return {layer, std::move(change)};
}

JsonMembers membersOfLayer(std::int64_t layer, const LayerEdits& change)
{
    JsonMembers members;
    members.put("layer", std::to_string(layer));
    if (!change.heads_off.empty())
        members.put("heads_off", toString(Index(change.heads_off)));
    if (change.config)
        members.put("config", writeConfig(*change.config, item_indent + 2));
    if (!change.gone.empty())
        members.put("gone", "[" + joinedTexts(change.gone, jsonText) + "]");
    if (!change.draws.empty())
        members.put("draws", writeDraws(change.draws, item_indent + 2));
    putFingerprint(members, change.bytes, change.checksum);
    return members;
}

} // namespace

void readLayers(const JsonValue& value, ModelLayer& model)
{
    std::int64_t before = -1;
    std::size_t count = 0;
    for (const JsonValue& item : asList(value, "layers")) {
        const std::string path = "layers[" + std::to_string(count++) + "]";
        auto [layer, change] = readLayer(item, path);
        if (layer <= before)
            failAt(path + ".layer",
                   say("expected each layer once and in ascending order, got layer %1 after layer %2", layer, before));
        if (!model.page && layer >= model.layer)
            failAt(path + ".layer", say("must be a layer before the scene's layer (%1), got %2", model.layer, layer));
        if (model.others.count(layer))
            failAt(path + ".layer", say("layer %1 is already in model.ablate", layer));
        before = layer;
        model.others.emplace(layer, std::move(change));
    }
}

std::string layersText(const ModelEdits& changes)
{
    std::vector<std::string> items;
    for (const auto& [layer, change] : changes) {
        JsonMembers members = membersOfLayer(layer, change);
        JsonMembers inputs;
        for (const NamedTensor& input : change.inputs)
            inputs.put(input.name, tensorText(input.tensor, {}, item_indent + 4));
        if (!inputs.empty())
            members.put("inputs", inputs.onLines(item_indent + 2));
        if (!change.edits.empty())
            members.put("edits", editsText(change.edits, item_indent + 2));
        if (!change.overrides.empty())
            members.put("overrides", editsText(change.overrides, item_indent + 2));
        items.push_back(members.onLines(item_indent));
    }
    return listOnLines(items, 2);
}

std::string layerTextWithoutNumbers(std::int64_t layer, const LayerEdits& change)
{
    return membersOfLayer(layer, change).onOneLine();
}

Result<std::pair<std::int64_t, LayerEdits>> readLayerText(std::string_view text)
{
    try {
        return readLayer(parseSceneJson(text), "layers");
    } catch (const SceneFault& fault) {
        return Error{fault.message};
    }
}

void putFingerprint(JsonMembers& members, std::uint64_t bytes, std::uint64_t checksum)
{
    if (bytes == 0)
        return;
    char digits[checksum_digits + 1];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(checksum));
    members.put("bytes", std::to_string(bytes)).put("checksum", jsonText(digits));
}

void readFingerprint(Fields& fields, std::uint64_t& bytes, std::uint64_t& checksum)
{
    if (const JsonValue* count = fields.find("bytes"))
        bytes = static_cast<std::uint64_t>(asWhole(*count, fields.path("bytes"), 0));
    if (!fields.find("checksum"))
        return;
    const std::string text = fields.text("checksum");
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), checksum, 16);
    if (fault != std::errc() || end != text.data() + text.size() || text.size() != checksum_digits)
        failAt(fields.path("checksum"), say("expected 16 hexadecimal digits, got '%1'", text.substr(0, 40)));
    if (bytes == 0)
        checksum = 0; // no bytes
}

} // namespace attn
