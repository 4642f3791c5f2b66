// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arrayreaders.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/safetensorslayout.h"

namespace attn {

std::vector<ReadArray> readSafetensors(std::string_view bytes)
{
    const SafetensorsLayout layout = safetensorsLayout(bytes);
    std::int64_t numbers = 0;
    for (const StoredTensor& header : layout.tensors) {
        const StoredNumber* stored = safetensorsNumber(header.dtype);
        numbers += stored ? checkedStoredElements(header, *stored, max_array_numbers) : 0;
        if (numbers > max_array_numbers)
            failAtOffset(safetensors_header_at, say("the tensors up to %1 have more than %2 values in total",
                                                    quotedName(header.name), countText(max_array_numbers)));
    }
    std::vector<ReadArray> arrays;
    for (const StoredTensor& header : layout.tensors) {
        const StoredNumber* stored = safetensorsNumber(header.dtype);
        ReadArray array{header.name, stored ? storedName(*stored) : quotedName(header.dtype), Tensor(Shape{0}), 0};
        if (stored)
            array.values = numbersOf(bytes.substr(layout.dataAt + header.begin, header.end - header.begin), *stored,
                                     header.shape, layout.dataAt + header.begin, array.inexact);
        else
            array.left_out = say("the dtype %1 is not one of BOOL, U8 to U64, I8 to I64, F16, BF16, F32 and F64",
                                 quotedName(header.dtype));
        arrays.push_back(std::move(array));
    }
    return arrays;
}

} // namespace attn
