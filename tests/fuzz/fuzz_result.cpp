// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of result codes; what it accepts is the result of one code, which it must read again.
#include "core/lessons/resultcode.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    for (const auto& result : attn::resultCodesIn({reinterpret_cast<const char*>(data), size})) {
        const std::string code = result ? attn::resultCode(*result) : "";
        const auto again = attn::readResultCode(code);
        if (result && (!again || !(*again == *result)))
            std::abort();
    }
    return 0;
}
