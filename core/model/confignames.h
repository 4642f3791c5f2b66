// SPDX-License-Identifier: GPL-3.0-or-later
// Under which names a family's configuration says what, and what holds where it does not. For this room alone.
#pragma once

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <vector>

namespace attn {

using ModelJson = nlohmann::json;

struct ConfigNames {
    std::map<std::string, std::vector<std::string>, std::less<>> keys; // "width" is "n_embd"; the first that is there
    ModelJson defaults;                                                // by what is meant: "eps"
    ModelJson when; // of a variant: members and the values that choose it
    ModelJson only; // members that may have these values alone: {"position_embedding_type": ["absolute"]}
};

} // namespace attn
