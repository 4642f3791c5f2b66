// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of scene files; what it accepts, it must write and read again as the same scene.
#include "core/io/scene/scenefile.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto scene = attn::parseScene({reinterpret_cast<const char*>(data), size});
    if (!scene)
        return 0;
    const std::string text = attn::writeScene(*scene);
    const auto again = attn::parseScene(text);
    if (!again || !(*again == *scene) || attn::writeScene(*again) != text)
        std::abort();
    return 0;
}
