// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of pasted text, with decimal points and with decimal commas.
#include "core/io/text/pastedtext.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const bool decimal_comma : {false, true}) {
        const auto tensor = attn::parsePastedText({reinterpret_cast<const char*>(data), size}, decimal_comma);
        if (tensor && (tensor->rank() < 2 || tensor->size() != attn::elementCount(tensor->shape())))
            std::abort();
    }
    return 0;
}
