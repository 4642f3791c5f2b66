// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lessonformat.h"

#include <nlohmann/json.hpp>

namespace attn {

using ViewJson = nlohmann::ordered_json;

std::string withView(std::string_view scene, std::string_view view)
{
    ViewJson made = ViewJson::parse(scene), wanted = ViewJson::parse(view);
    if (!wanted.contains("stage"))
        wanted["stage"] = made.contains("view") ? made["view"].value("stage", "weights") : "weights";
    made["view"] = wanted;
    return made.dump();
}

std::string withHidden(std::string_view scene, const std::vector<CellBlock>& hidden)
{
    ViewJson made = ViewJson::parse(scene);
    if (!made.contains("view") || !made["view"].is_object()) {
        if (hidden.empty())
            return std::string(scene);
        made["view"] = {{"stage", "weights"}};
    }
    ViewJson& view = made["view"];
    view.erase("hidden");
    for (const CellBlock& block : hidden)
        view["hidden"].push_back({{"tensor", block.tensor}, {"index", block.leading}});
    return made.dump();
}

} // namespace attn
