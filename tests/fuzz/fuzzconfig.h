// SPDX-License-Identifier: GPL-3.0-or-later
// What is promised of a model's sizes, whichever file they were read from.
#pragma once

#include "core/model/modelconfig.h"
#include "tests/fuzz/fuzzarrays.h"

#include <cmath>

namespace attn::fuzz {

inline void readConfig(const Result<ReadModelConfig>& read)
{
    if (!read) {
        promise(!read.error().message.empty() && read.error().message.size() < 4096);
        return;
    }
    const ModelConfig& config = read->config;
    promise(read->family && config.width > 0 && config.layers > 0 && config.heads > 0 && config.head_dim > 0);
    promise(config.kv_heads > 0 && config.heads % config.kv_heads == 0 && config.inner > 0);
    promise(config.windows.empty() || std::int64_t(config.windows.size()) == config.layers);
    if (config.rope) {
        promise(config.rope->dims > 0 && config.rope->dims <= config.head_dim && config.rope->dims % 2 == 0);
        promise(config.rope->inv_freq.empty() || std::int64_t(config.rope->inv_freq.size()) * 2 == config.rope->dims);
        for (const float frequency : config.rope->inv_freq)
            promise(std::isfinite(frequency));
    }
}

} // namespace attn::fuzz
