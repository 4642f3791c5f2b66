// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of journals, whose check sums are taken on trust here; what it accepts, it must write
// and read again as the same state.
#include "core/io/scene/journalfile.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto content = attn::readJournal({reinterpret_cast<const char*>(data), size});
    if (!content)
        return 0;
    if (content->good_bytes > size || content->records < 1)
        std::abort();
    const auto again = attn::readJournal(attn::journalHead() + attn::journalRecord(attn::Scene(), content->newest));
    if (!again || !(again->newest == content->newest))
        std::abort();
    return 0;
}
