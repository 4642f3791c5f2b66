// SPDX-License-Identifier: GPL-3.0-or-later
// The last step of a tokenizer: a piece of prepared text into ids. There is one class for each way of doing it.
#pragma once

#include "core/tokenizer/vocabulary.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace attn {

class TokenModel {
public:
    virtual ~TokenModel() = default;
    // Adds the ids of `piece` (valid UTF-8, not empty) to `ids`.
    virtual void encode(std::string_view piece, std::vector<std::int64_t>& ids) const = 0;
    virtual const Vocabulary& vocabulary() const = 0;
};

} // namespace attn
