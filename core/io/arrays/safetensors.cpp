// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/safetensors.h"

#include "core/io/arrays/arraywriters.h"
#include "core/io/scene/scenefiletext.h"

#include <algorithm>
#include <ostream>
#include <vector>

namespace attn {

namespace {

const char* safetensorsType(Kind kind) { return kind == Kind::Real ? "F32" : kind == Kind::Integer ? "I64" : "BOOL"; }

// Adds the entry of a tensor of `bytes` bytes; moves `offset` past it.
void putEntry(JsonMembers& members, const std::string& name, const std::string& dtype, const Shape& shape,
              std::int64_t bytes, std::int64_t& offset)
{
    members.put(name, JsonMembers()
                          .put("dtype", jsonText(dtype))
                          .put("shape", toString(shape))
                          .put("data_offsets", toString({offset, offset + bytes}))
                          .onOneLine());
    offset += bytes;
}

// Everything in front of the numbers.
std::string headOf(const JsonMembers& members)
{
    std::string header = members.onOneLine(), length;
    constexpr std::size_t alignment = 8; // of the numbers behind the header; the format allows blanks at its end
    header.append((alignment - header.size() % alignment) % alignment, ' ');
    for (int i = 0; i < 8; ++i)
        length += static_cast<char>(header.size() >> (8 * i) & 0xff);
    return length + header;
}

} // namespace

void writeSafetensors(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors)
{
    std::vector<const TracedTensor*> sorted(tensors.begin(), tensors.end());
    std::ranges::stable_sort(sorted, std::ranges::greater(),
                             [](const TracedTensor* tensor) { return numberBytes(tensor->kind); });
    JsonMembers members;
    members.put(
        "__metadata__",
        JsonMembers().put("writer", jsonText("AttnScope")).put("backend", jsonText(trace.backend())).onOneLine());
    std::int64_t offset = 0;
    for (const TracedTensor* tensor : sorted)
        putEntry(members, tensor->name, safetensorsType(tensor->kind), tensor->shape,
                 elementCount(tensor->shape) * numberBytes(tensor->kind), offset);
    out << headOf(members);
    for (const TracedTensor* tensor : sorted)
        forEachNumberBytes(trace, *tensor, [&](std::string_view piece) {
            out.write(piece.data(), static_cast<std::streamsize>(piece.size()));
        });
}

std::string safetensorsBytes(std::span<const RawTensor> tensors)
{
    JsonMembers members;
    members.put("__metadata__",
                JsonMembers().put("writer", jsonText("AttnScope")).put("format", jsonText("pt")).onOneLine());
    std::int64_t offset = 0;
    for (const RawTensor& tensor : tensors)
        putEntry(members, tensor.name, tensor.dtype, tensor.shape, std::ssize(tensor.bytes), offset);
    std::string bytes = headOf(members);
    for (const RawTensor& tensor : tensors)
        bytes += tensor.bytes;
    return bytes;
}

} // namespace attn
