// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/ggufparts.h"

#include "core/base/say.h"
#include "core/io/arrays/arrays.h"
#include "core/io/weights/weightparts.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

namespace attn {

namespace {

// https://github.com/ggml-org/llama.cpp/blob/master/gguf-py/gguf/constants.py (GGML_QUANT_SIZES)
struct GgufTensorType {
    std::uint32_t number;
    std::string_view name;
    std::int64_t numbers, bytes; // of a block
    WeightType type = WeightType::Other;
    void (*unpack)(const std::byte* block, float* out) = nullptr; // of Blocks
};
constexpr GgufTensorType gguf_types[] = {{0, "F32", 1, 4, WeightType::F32},
                                         {1, "F16", 1, 2, WeightType::F16},
                                         {2, "Q4_0", 32, 18, WeightType::Blocks, unpackQ4_0},
                                         {3, "Q4_1", 32, 20, WeightType::Blocks, unpackQ4_1},
                                         {6, "Q5_0", 32, 22, WeightType::Blocks, unpackQ5_0},
                                         {7, "Q5_1", 32, 24, WeightType::Blocks, unpackQ5_1},
                                         {8, "Q8_0", 32, 34, WeightType::Blocks, unpackQ8_0},
                                         {9, "Q8_1", 32, 36},
                                         {10, "Q2_K", 256, 84, WeightType::Blocks, unpackQ2_K},
                                         {11, "Q3_K", 256, 110, WeightType::Blocks, unpackQ3_K},
                                         {12, "Q4_K", 256, 144, WeightType::Blocks, unpackQ4_K},
                                         {13, "Q5_K", 256, 176, WeightType::Blocks, unpackQ5_K},
                                         {14, "Q6_K", 256, 210, WeightType::Blocks, unpackQ6_K},
                                         {15, "Q8_K", 256, 292},
                                         {16, "IQ2_XXS", 256, 66},
                                         {17, "IQ2_XS", 256, 74},
                                         {18, "IQ3_XXS", 256, 98},
                                         {19, "IQ1_S", 256, 50},
                                         {20, "IQ4_NL", 32, 18},
                                         {21, "IQ3_S", 256, 110},
                                         {22, "IQ2_S", 256, 82},
                                         {23, "IQ4_XS", 256, 136},
                                         {24, "I8", 1, 1},
                                         {25, "I16", 1, 2},
                                         {26, "I32", 1, 4},
                                         {27, "I64", 1, 8},
                                         {28, "F64", 1, 8, WeightType::F64},
                                         {29, "IQ1_M", 256, 56},
                                         {30, "BF16", 1, 2, WeightType::BF16},
                                         {34, "TQ1_0", 256, 54},
                                         {35, "TQ2_0", 256, 66},
                                         {39, "MXFP4", 32, 17},
                                         {40, "NVFP4", 64, 36},
                                         {41, "Q1_0", 128, 18}};

Shape readShape(GgufCursor& cursor, const std::string& name)
{
    const std::string what = say("the shape of %1", quotedName(name));
    const auto axes = cursor.number<std::uint32_t>(what);
    if (axes > max_array_axes)
        cursor.fail(
            say("%1 has %2 axes, but at most %3 are accepted", quotedName(name), axes, countText(max_array_axes)));
    Shape shape;
    for (std::uint32_t i = 0; i < axes; ++i) {
        const auto extent = cursor.number<std::uint64_t>(what);
        if (extent > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            cursor.fail(say("%1 has an axis that is too large: %2", quotedName(name), extent));
        shape.insert(shape.begin(), static_cast<std::int64_t>(extent)); // the file begins with the innermost
    }
    return shape;
}

// Name, shape, type and size; the offset is that of the list, from where the data begin.
WeightEntry readEntry(GgufCursor& cursor)
{
    const std::uint64_t at = cursor.at();
    WeightEntry entry;
    entry.name = cursor.name(say("the name of a tensor"));
    entry.shape = readShape(cursor, entry.name);
    const std::string what = say("the type of %1", quotedName(entry.name));
    const auto number = cursor.number<std::uint32_t>(what);
    entry.offset = cursor.number<std::uint64_t>(say("the offset of %1", quotedName(entry.name)));
    const auto* const type = std::ranges::find(gguf_types, number, &GgufTensorType::number);
    const std::int64_t elements =
        checkedElements(entry.shape, at, max_weight_numbers, say("the shape of %1", quotedName(entry.name)));
    if (type == std::end(gguf_types)) {
        entry.dtype = say("type %1", number);
        return entry;
    }
    entry.dtype = type->name;
    entry.type = type->type;
    entry.blocks = {type->numbers, type->bytes, type->unpack};
    const std::int64_t row = entry.shape.empty() ? 1 : entry.shape.back();
    if (row % type->numbers != 0)
        failAtOffset(at, say("%1 %2 of %3 has rows of %4 values; expected a multiple of %5", quotedName(entry.name),
                             toString(entry.shape), entry.dtype, row, type->numbers));
    entry.bytes = static_cast<std::uint64_t>(elements / type->numbers) * static_cast<std::uint64_t>(type->bytes);
    return entry;
}

std::string shownRange(const WeightEntry& entry)
{
    return say("%1 has %2 at offset %3 of the data", quotedName(entry.name),
               sayCount("1 byte", "%n bytes", entry.bytes), entry.offset);
}

void checkGgufRanges(const std::vector<WeightEntry>& entries, std::uint64_t alignment, std::uint64_t list_at,
                     std::uint64_t size)
{
    std::vector<const WeightEntry*> sorted;
    for (const WeightEntry& entry : entries) {
        if (entry.offset % alignment != 0)
            failAtOffset(list_at, say("%1; the offset must be a multiple of %2", shownRange(entry), alignment));
        if (entry.offset > size || entry.bytes > size - entry.offset)
            failAtOffset(list_at, say("%1, but the file has %2 of data", shownRange(entry),
                                      sayCount("1 byte", "%n bytes", size)));
        if (entry.bytes > 0)
            sorted.push_back(&entry);
    }
    std::ranges::sort(sorted, {}, &WeightEntry::offset);
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (sorted[i - 1]->offset + sorted[i - 1]->bytes > sorted[i]->offset)
            failAtOffset(list_at, say("%1, which overlap %2", shownRange(*sorted[i]), quotedName(sorted[i - 1]->name)));
}

} // namespace

std::vector<WeightEntry> readGgufEntries(GgufCursor& cursor, std::uint64_t count, std::uint64_t alignment)
{
    constexpr std::uint64_t smallest = 8 + 1 + 4 + 4 + 8; // a name of one byte, no axes, a type, an offset
    const std::uint64_t list_at = cursor.at();
    std::vector<WeightEntry> entries;
    entries.reserve(cursor.checkedCount(count, smallest, max_arrays, "tensors"));
    std::unordered_set<std::string> names;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t at = cursor.at();
        entries.push_back(readEntry(cursor));
        if (!names.insert(entries.back().name).second)
            failAtOffset(at, say("%1 occurs twice", quotedName(entries.back().name)));
    }
    const std::uint64_t padding = (alignment - cursor.at() % alignment) % alignment;
    const std::uint64_t data_at = cursor.at() + padding; // there may be no data at all, and no padding then
    checkGgufRanges(entries, alignment, list_at, cursor.left() > padding ? cursor.left() - padding : 0);
    for (WeightEntry& entry : entries)
        entry.offset = entry.bytes > 0 ? entry.offset + data_at : 0; // empty: no place
    return entries;
}

} // namespace attn
