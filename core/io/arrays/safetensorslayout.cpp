// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/safetensorslayout.h"

#include "core/base/say.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t length_bytes = safetensors_header_at;
constexpr std::uint64_t max_safetensors_header = 100'000'000; // the format's own limit

struct NamedType {
    std::string_view name;
    StoredNumber stored;
};
using Type = StoredNumber::Type;
constexpr NamedType safetensors_types[] = {
    {"BOOL", {Type::Boolean, 1}}, {"U8", {Type::Unsigned, 1}},  {"I8", {Type::Signed, 1}},
    {"U16", {Type::Unsigned, 2}}, {"I16", {Type::Signed, 2}},   {"U32", {Type::Unsigned, 4}},
    {"I32", {Type::Signed, 4}},   {"U64", {Type::Unsigned, 8}}, {"I64", {Type::Signed, 8}},
    {"F16", {Type::Float, 2}},    {"BF16", {Type::BFloat, 2}},  {"F32", {Type::Float, 4}},
    {"F64", {Type::Float, 8}}};

// The data of all tensors, contiguous in the order of their offsets, are the rest of the file.
void checkRanges(const std::vector<StoredTensor>& headers, std::uint64_t size)
{
    std::vector<const StoredTensor*> sorted;
    sorted.reserve(headers.size());
    for (const StoredTensor& header : headers)
        sorted.push_back(&header);
    std::ranges::sort(sorted, {}, [](const StoredTensor* header) { return std::pair(header->begin, header->end); });
    std::uint64_t at = 0;
    for (const StoredTensor* header : sorted) {
        const std::string shown =
            say("%1 has the data_offsets [%2, %3]", quotedName(header->name), header->begin, header->end);
        if (header->begin > header->end || header->end > size)
            failAtOffset(length_bytes,
                         say("%1, but the file has %2 of data", shown, sayCount("1 byte", "%n bytes", size)));
        if (header->begin < at)
            failAtOffset(length_bytes, say("%1, which overlap another tensor at offset %2", shown, header->begin));
        if (header->begin > at)
            failAtOffset(length_bytes, say("%1, which leave a gap at offset %2", shown, at));
        at = header->end;
    }
    if (at != size)
        failAtOffset(length_bytes, say("the file has %1 of unused data after the last tensor",
                                       sayCount("1 byte", "%n bytes", size - at)));
}

} // namespace

const StoredNumber* safetensorsNumber(std::string_view dtype)
{
    const auto* found = std::ranges::find(safetensors_types, dtype, &NamedType::name);
    return found == std::end(safetensors_types) ? nullptr : &found->stored;
}

SafetensorsLayout safetensorsLayout(std::string_view bytes)
{
    if (bytes.size() < length_bytes)
        failAtOffset(bytes.size(), say("the file ends within the 8 bytes that give the header length"));
    const std::uint64_t length = littleEndian(bytes, 0, length_bytes), left = bytes.size() - length_bytes;
    if (length > max_safetensors_header || length > left)
        failAtOffset(0, say("the header length is %1, but the file has %2 left and at most %3 are accepted",
                            sayCount("1 byte", "%n bytes", length), left, countText(max_safetensors_header)));
    SafetensorsLayout layout{parseSafetensorsHeader(bytes.substr(length_bytes, length), length_bytes),
                             length_bytes + length};
    checkRanges(layout.tensors, bytes.size() - layout.dataAt);
    return layout;
}

std::int64_t checkedStoredElements(const StoredTensor& tensor, const StoredNumber& stored, std::int64_t most)
{
    const std::int64_t elements =
        checkedElements(tensor.shape, length_bytes, most, say("the shape of %1", quotedName(tensor.name)));
    const std::uint64_t needed = static_cast<std::uint64_t>(elements) * static_cast<std::uint64_t>(stored.bytes);
    if (needed != tensor.end - tensor.begin)
        failAtOffset(length_bytes, say("%1 %2 of %3 needs %4, but its data_offsets give %5", quotedName(tensor.name),
                                       toString(tensor.shape), tensor.dtype, sayCount("1 byte", "%n bytes", needed),
                                       tensor.end - tensor.begin));
    return elements;
}

} // namespace attn
