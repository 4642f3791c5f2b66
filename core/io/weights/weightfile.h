// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of a trained model in its files: mapped, listed by name and shape, and read as float32 only on request,
// so that a model opens at once and nothing is held twice.
#pragma once

#include "core/base/result.h"
#include "core/base/tensor.h"
#include "core/io/weights/blockunpack.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace attn {

// How numbers are stored. Blocks: of few bits, GGUF's own. Other: listed, but not readable ("I64" masks, "IQ2_XS").
enum class WeightType { F32, F16, BF16, F64, Blocks, Other };

struct WeightEntry {
    std::string name;  // as the file has it
    std::string dtype; // as the file calls it: "F32", "BF16", "Q8_0"
    WeightType type = WeightType::Other;
    BlockFormat blocks;       // of type Blocks
    Shape shape;              // outermost axis first, as in PyTorch (GGUF lists them reversed)
    std::size_t file = 0;     // which of files()
    std::uint64_t offset = 0; // of its first byte in that file
    std::uint64_t bytes = 0;
};

struct WeightParts;

// The files of one model, mapped read-only. A small value: copies share the mapping. May be read from several threads.
class WeightFile {
public:
    std::span<const WeightEntry> entries() const;         // in the files' order; names are unique
    const WeightEntry* find(std::string_view name) const; // null if there is none
    std::span<const std::string> files() const;           // paths
    std::span<const std::byte> bytes(const WeightEntry& entry) const;

    // The numbers where they lie, when they are float32 at an address that is a multiple of 4; else an empty span.
    std::span<const float> inPlace(const WeightEntry& entry) const;
    // `count` numbers from `first` on, row-major, as float32. The entry must not be of type Other, and first + count
    // must not exceed its size; of blocks too both may be any, and only those that hold the numbers are read.
    void read(const WeightEntry& entry, std::int64_t first, std::int64_t count, float* out) const;
    // All of it, as a separate tensor.
    Tensor tensor(const WeightEntry& entry) const;

    // A fingerprint of the stored bytes of one tensor, for scenes that name a model instead of holding its numbers.
    std::uint64_t checksum(const WeightEntry& entry) const; // weightChecksum of bytes(entry)

    // Whether the files are still those that were opened. Reading always works: missing parts of a file read as zeros.
    // Check after computing with what was read, and discard the result on a fault: a file was written to or cut short.
    // The error names the file.
    std::optional<Error> fault() const;
    // The first file whose path now has another one, or none. The opened one is still read.
    std::optional<std::string> replaced() const;

    explicit WeightFile(std::shared_ptr<const WeightParts> parts);

private:
    std::shared_ptr<const WeightParts> m_parts;
};

// Opens one .safetensors file, or the shards that a model.safetensors.index.json lists (files of its own folder only);
// the ending .json distinguishes them. Everything is checked before it is used; the error names the file, the tensor
// and what was expected.
Result<WeightFile> openSafetensors(const std::string& path);
// The same for bytes that stay in memory, such as the built-in model's; messages use `name`.
Result<WeightFile> openSafetensorsBytes(std::span<const std::byte> bytes, const std::string& name);

// The fingerprint that checksum() gives. It is stored in files and so must never change: four numbers begin as 1, 2, 3,
// 4; of every 32 bytes (the last are padded with zeros) each takes its little-endian word of 8, x = rotl((x ^ word) P,
// 29) with P = 0x9e3779b97f4a7c15, wrapping; then s = the number of bytes takes the four the same way; the result is s
// ^ (s >> 32).
std::uint64_t weightChecksum(std::span<const std::byte> bytes);

} // namespace attn
