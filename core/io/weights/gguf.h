// SPDX-License-Identifier: GPL-3.0-or-later
// Reads .gguf, one file that holds a whole model: typed values (its configuration and tokenizer) and tensors.
// https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
#pragma once

#include "core/io/weights/weightfile.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace attn {

// The value of a key. Integers of all sizes are held as int64 (those of 64 bits without sign that do not fit are refused),
// arrays by what they hold,
// those of Booleans as integers.
using GgufValue = std::variant<bool, std::int64_t, double, std::string, std::vector<std::int64_t>, std::vector<double>,
                               std::vector<std::string>>;

struct GgufKey {
    std::string key;
    GgufValue value;
};

struct GgufFile {
    std::vector<GgufKey> keys; // in the file's order; each once
    WeightFile weights;

    const GgufValue* find(std::string_view key) const; // null if there is none
    // nullopt or null if the key is missing or of another type.
    std::optional<std::int64_t> integer(std::string_view key) const;
    std::optional<double> number(std::string_view key) const; // integers too
    const std::string* text(std::string_view key) const;
};

// Opens a .gguf of version 2 or 3, little-endian. Tensors of types other than F32, F64, F16, BF16, Q4_0 to Q8_0 and
// Q2_K to Q6_K are listed as Other. A model split into several files is refused. The error names the file and the place in it.
Result<GgufFile> openGguf(const std::string& path);
// The same for bytes that stay in memory; messages use `name`.
Result<GgufFile> openGgufBytes(std::span<const std::byte> bytes, const std::string& name);

} // namespace attn
