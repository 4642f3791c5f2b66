// SPDX-License-Identifier: GPL-3.0-or-later
// What came of rewriting a scene: the scene, or why not, and what was said about it.
#pragma once

#include "core/rewrite/structure.h"
#include "tests/core/support/samplescenes.h"

#include <algorithm>
#include <string>
#include <vector>

namespace attn {

inline Rewritten done(Result<Rewritten> result)
{
    REQUIRE_MESSAGE(bool(result), result.error().message);
    CHECK(bool(realize(result->scene)));
    return *result;
}

inline std::string refusal(const Result<Rewritten>& result)
{
    REQUIRE(!result);
    return result.error().message;
}

inline bool mentions(const std::vector<std::string>& sentences, const std::string& part)
{
    return std::ranges::any_of(sentences, [&](const std::string& s) { return s.find(part) != std::string::npos; });
}

} // namespace attn
