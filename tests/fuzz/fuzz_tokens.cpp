// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of lists of tokens.
#include "core/base/utf8.h"
#include "core/io/text/tokenlist.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto lists = attn::readTokenList({reinterpret_cast<const char*>(data), size});
    if (!lists)
        return lists.error().message.empty() ? std::abort(), 1 : 0;
    if (lists->empty())
        std::abort();
    for (const auto& list : *lists)
        for (const auto& token : list)
            if (list.empty() || attn::validUtf8(token) != token)
                std::abort();
    return 0;
}
