// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of NumPy's .npy.
#include "tests/fuzz/fuzzarrays.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    attn::fuzz::readAnything(data, size, attn::ArrayFormat::Npy);
    return 0;
}
