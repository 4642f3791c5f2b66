// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/npzread.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/npyread.h"
#include "core/io/arrays/zipread.h"

namespace attn {

std::vector<ReadArray> readNpz(std::string_view bytes)
{
    constexpr std::string_view ending = ".npy";
    const std::vector<ZipEntry> entries = zipEntries(bytes);
    for (const ZipEntry& entry : entries)
        if (!entry.name.ends_with(ending) || entry.name.size() == ending.size())
            failAtOffset(entry.offset, say("the entry %1 is no .npy; only arrays are read", quotedName(entry.name)));
    std::vector<ReadArray> arrays;
    std::int64_t numbers = 0;
    std::string buffer;
    for (const ZipEntry& entry : entries) {
        const std::string_view content = zipContent(bytes, entry, buffer);
        try {
            arrays.push_back(readNpy(content));
        } catch (const ArrayFault& fault) {
            throw ArrayFault{quotedName(entry.name) + ", " + fault.message};
        }
        arrays.back().name = entry.name.substr(0, entry.name.size() - ending.size());
        numbers += arrays.back().values.size();
        if (numbers > max_array_numbers)
            failAtOffset(entry.offset, say("the arrays up to %1 hold more than %2 numbers", quotedName(entry.name),
                                           max_array_numbers));
    }
    return arrays;
}

} // namespace attn
