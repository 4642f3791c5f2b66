// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of scene files; what it accepts, it must write and read again as the same scene. Of scenes
// that name a model, which is not read here, that is what their files say.
#include "core/io/scene/scenefile.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view file(reinterpret_cast<const char*>(data), size);
    const auto check = [&](const auto& parse) {
        const auto scene = parse(file);
        if (!scene)
            return;
        const std::string text = attn::writeScene(*scene);
        const auto again = parse(text);
        if (!again || !(*again == *scene) || attn::writeScene(*again) != text)
            std::abort();
    };
    check([](std::string_view text) { return attn::parseScene(text); });
    if (file.find("model") != file.npos)
        check(attn::parseUnplanned);
    return 0;
}
