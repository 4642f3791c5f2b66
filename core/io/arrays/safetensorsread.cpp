// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arrayreaders.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/safetensorslayout.h"

namespace attn {

namespace {

const StoredNumber& storedType(const StoredTensor& header)
{
    const StoredNumber* stored = safetensorsNumber(header.dtype);
    if (stored == nullptr)
        failAtOffset(safetensors_header_at,
                     say("the dtype %1 of %2 is not one of BOOL, U8 to U64, I8 to I64, F16, BF16, F32 and F64",
                         quotedName(header.dtype), quotedName(header.name)));
    return *stored;
}

} // namespace

std::vector<ReadArray> readSafetensors(std::string_view bytes)
{
    const SafetensorsLayout layout = safetensorsLayout(bytes);
    std::int64_t numbers = 0;
    for (const StoredTensor& header : layout.tensors) {
        numbers += checkedStoredElements(header, storedType(header), max_array_numbers);
        if (numbers > max_array_numbers)
            failAtOffset(safetensors_header_at, say("the tensors up to %1 have more than %2 values in total",
                                                    quotedName(header.name), countText(max_array_numbers)));
    }
    std::vector<ReadArray> arrays;
    for (const StoredTensor& header : layout.tensors) {
        const StoredNumber& stored = storedType(header);
        ReadArray array{header.name, storedName(stored), Tensor(), 0};
        array.values = numbersOf(bytes.substr(layout.dataAt + header.begin, header.end - header.begin), stored,
                                 header.shape, layout.dataAt + header.begin, array.inexact);
        arrays.push_back(std::move(array));
    }
    return arrays;
}

} // namespace attn
