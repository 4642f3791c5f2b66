// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/edits.h"

#include <map>

namespace attn {

void setEdits(Scene& scene, const std::string& tensor, std::span<const std::pair<Index, float>> cells)
{
    const auto key = [&](const Index& index) { // the same for every index of one cell
        const bool item = tensor == "x" && index.size() == 3 && index[0] == 0;
        return Index(index.begin() + item, index.end());
    };
    std::map<Index, std::size_t> places;
    for (std::size_t i = 0; i < scene.edits.size(); ++i)
        if (scene.edits[i].tensor == tensor)
            places.emplace(key(scene.edits[i].index), i);
    for (const auto& [index, value] : cells) {
        const auto [place, fresh] = places.try_emplace(key(index), scene.edits.size());
        if (fresh)
            scene.edits.push_back({tensor, index, value});
        else
            scene.edits[place->second].value = value;
    }
}

} // namespace attn
