// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of a model's config.json; sizes that it accepts are sizes.
#include "core/model/layerconfig.h"
#include "tests/fuzz/fuzzconfig.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    attn::fuzz::readConfig(attn::readModelConfig(text));
    // As for one layer: whatever is accepted has a configuration.
    if (const auto read = attn::readAttentionConfig(text); read && read->family)
        attn::layerConfig(*read->family, read->config, 0);
    return 0;
}
