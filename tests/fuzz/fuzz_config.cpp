// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of a model's config.json; sizes that it accepts are sizes.
#include "tests/fuzz/fuzzconfig.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    attn::fuzz::readConfig(attn::readModelConfig(std::string_view(reinterpret_cast<const char*>(data), size)));
    return 0;
}
