// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefilemodel.h"

#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>

namespace attn {

namespace {

constexpr std::size_t max_model_tokens = 1 << 20;
constexpr int checksum_digits = 16;

std::uint64_t readChecksum(const std::string& text, const std::string& path)
{
    std::uint64_t checksum = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), checksum, 16);
    if (fault != std::errc() || end != text.data() + text.size() || text.size() != checksum_digits)
        failAt(path, "expected 16 hexadecimal digits, got '" + text.substr(0, 40) + "'");
    return checksum;
}

// "3.1": head 1 of layer 3.
std::pair<std::int64_t, std::int64_t> readAblated(const std::string& text, const std::string& path)
{
    std::pair<std::int64_t, std::int64_t> head;
    const char* end = text.data() + text.size();
    const auto layer = std::from_chars(text.data(), end, head.first);
    const bool point = layer.ec == std::errc() && layer.ptr != end && *layer.ptr == '.';
    const auto rest = point ? std::from_chars(layer.ptr + 1, end, head.second) : layer;
    if (!point || rest.ec != std::errc() || rest.ptr != end || head.first < 0 || head.second < 0)
        failAt(path, "expected LAYER.HEAD, like 3.1, got '" + text.substr(0, 40) + "'");
    return head;
}

} // namespace

ModelLayer readModelLayer(const JsonValue& value)
{
    Fields fields(value, "model");
    ModelLayer model;
    model.path = fields.text("path");
    if (model.path.empty())
        failAt("model.path", "is empty");
    model.layer = asWhole(fields.need("layer"), "model.layer", 0);
    if (fields.find("text"))
        model.text = fields.text("text");
    if (const JsonValue* ids = fields.find("ids"))
        for (const JsonValue& id : asList(*ids, "model.ids"))
            model.ids.push_back(asWhole(id, "model.ids[" + std::to_string(model.ids.size()) + "]", 0));
    if (!model.text && model.ids.empty())
        failAt("model.text", "is missing, and so is model.ids: one of them says which tokens x is made from");
    if (model.ids.size() > max_model_tokens)
        failAt("model.ids", "at most " + std::to_string(max_model_tokens) + " are accepted");
    if (const JsonValue* ablated = fields.find("ablate"))
        for (const JsonValue& each : asList(*ablated, "model.ablate")) {
            const std::string path = "model.ablate[" + std::to_string(model.ablated.size()) + "]";
            model.ablated.push_back(readAblated(asText(each, path), path));
        }
    if (const JsonValue* bytes = fields.find("bytes"))
        model.bytes = static_cast<std::uint64_t>(asWhole(*bytes, "model.bytes", 0));
    if (fields.find("checksum"))
        model.checksum = readChecksum(fields.text("checksum"), "model.checksum");
    fields.close();
    return model;
}

std::string modelLayerText(const ModelLayer& model, const std::string& folder)
{
    const bool from_folder = model.relative && !folder.empty();
    const std::string path =
        from_folder ? std::filesystem::path(model.path).lexically_relative(folder).generic_string() : model.path;
    JsonMembers members;
    members.put("path", jsonText(path.empty() ? model.path : path)).put("layer", std::to_string(model.layer));
    if (model.text)
        members.put("text", jsonText(*model.text));
    if (!model.ids.empty())
        members.put("ids", toString(Index(model.ids)));
    if (!model.ablated.empty()) {
        std::string heads;
        for (const auto& [layer, head] : model.ablated)
            heads += (heads.empty() ? "" : ", ") + jsonText(std::to_string(layer) + "." + std::to_string(head));
        members.put("ablate", "[" + heads + "]");
    }
    if (model.bytes != 0) {
        char digits[checksum_digits + 1];
        std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(model.checksum));
        members.put("bytes", std::to_string(model.bytes)).put("checksum", jsonText(digits));
    }
    return members.onOneLine();
}

bool namesModel(const Scene& scene)
{
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
