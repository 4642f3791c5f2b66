// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of .gguf, and what it accepts to those of the model's sizes and tokenizer in it.
#include "core/io/weights/gguf.h"
#include "core/model/vocabularies.h"
#include "tests/fuzz/fuzzconfig.h"
#include "tests/fuzz/fuzztokens.h"
#include "tests/fuzz/fuzzweights.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = std::as_bytes(std::span(data, size));
    const auto file = attn::openGgufBytes(bytes, "fuzzed");
    if (!file) {
        attn::fuzz::promisedError(file.error());
        return 0;
    }
    for (const attn::GgufKey& key : file->keys)
        attn::fuzz::promise(!key.key.empty() && file->find(key.key) == &key.value);
    attn::fuzz::readWeights(file->weights, bytes);
    attn::fuzz::readConfig(attn::readModelConfig(*file));
    if (const auto tokenizer = attn::tokenizerOfGguf(*file))
        attn::fuzz::cutTexts(**tokenizer);
    return 0;
}
