// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of mapped .safetensors, and what begins as JSON to that of the index of shards.
#include "core/io/arrays/arraybytes.h"
#include "core/io/weights/weightindex.h"
#include "tests/fuzz/fuzzweights.h"

namespace {

void readIndex(std::string_view text)
{
    try {
        const attn::WeightIndex index = attn::parseWeightIndex(text);
        for (const auto& place : index.places)
            attn::fuzz::promise(place.file < index.files.size());
        for (const std::string& file : index.files)
            attn::fuzz::promise(!file.empty() && file != ".." && file != "." && file.find('/') == std::string::npos);
    } catch (const attn::ArrayFault& fault) {
        attn::fuzz::promisedError({fault.message});
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size > 0 && data[0] == '{')
        readIndex({reinterpret_cast<const char*>(data), size});
    const auto bytes = std::as_bytes(std::span(data, size));
    if (const auto file = attn::openSafetensorsBytes(bytes, "fuzzed"))
        attn::fuzz::readWeights(*file, bytes);
    else
        attn::fuzz::promisedError(file.error());
    return 0;
}
