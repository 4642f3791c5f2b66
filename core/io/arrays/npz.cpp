// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arraywriters.h"

#include "core/base/say.h"
#include "core/io/files/ziparchive.h"

namespace attn {

namespace {

std::string entryName(const TracedTensor& tensor) { return tensor.name + ".npy"; }

} // namespace

std::optional<Error> checkNpzSize(std::span<const TracedTensor* const> tensors)
{
    constexpr std::int64_t limit = (std::int64_t(1) << 32) - 1;
    std::int64_t size = 0;
    for (const TracedTensor* tensor : tensors)
        size += npySize(*tensor) + 2 * static_cast<std::int64_t>(64 + entryName(*tensor).size());
    if (size < limit && tensors.size() < 65535)
        return std::nullopt;
    return Error{say("the tensors take %1 MiB, but an .npz file must stay below 4,096 MiB; select fewer with --tensor",
                     countText(size >> 20))};
}

void writeNpz(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors)
{
    ZipArchive archive(out);
    for (const TracedTensor* tensor : tensors)
        archive.add(entryName(*tensor), static_cast<std::uint64_t>(npySize(*tensor)),
                    [&](const auto& take) { forEachNpyPiece(trace, *tensor, take); });
    archive.close();
}

} // namespace attn
