// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/safetensors.h"

#include "core/io/arrays/npy.h"
#include "core/io/scene/scenefiletext.h"

#include <algorithm>
#include <ostream>
#include <vector>

namespace attn {

namespace {

const char* safetensorsType(Kind kind) { return kind == Kind::Real ? "F32" : kind == Kind::Integer ? "I64" : "BOOL"; }

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
    for (const TracedTensor* tensor : sorted) {
        const std::int64_t end = offset + elementCount(tensor->shape) * numberBytes(tensor->kind);
        members.put(tensor->name, JsonMembers()
                                      .put("dtype", jsonText(safetensorsType(tensor->kind)))
                                      .put("shape", toString(tensor->shape))
                                      .put("data_offsets", toString({offset, end}))
                                      .onOneLine());
        offset = end;
    }
    std::string header = members.onOneLine();
    constexpr std::size_t alignment = 8; // of the numbers behind the header; the format allows blanks at its end
    header.append((alignment - header.size() % alignment) % alignment, ' ');
    for (int i = 0; i < 8; ++i)
        out.put(static_cast<char>(header.size() >> (8 * i) & 0xff));
    out << header;
    for (const TracedTensor* tensor : sorted)
        forEachNumberBytes(trace, *tensor, [&](std::string_view piece) {
            out.write(piece.data(), static_cast<std::streamsize>(piece.size()));
        });
}

} // namespace attn
