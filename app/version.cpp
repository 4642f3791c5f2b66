// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/version.h"

#include "app/commit.h" // made by the build
#include "core/backends/cpu/kernels/kernels.h"
#include "core/base/say.h"
#include "core/engine/engine.h"

#ifdef ATTNSCOPE_GUI
#include <QtGlobal>
#endif

namespace attn {

std::string versionText()
{
    const std::string commit = ATTNSCOPE_COMMIT;
    std::string text = "attnscope " ATTNSCOPE_VERSION + (commit.empty() ? "" : " (" + commit + ")") + "\n";
#ifdef ATTNSCOPE_GUI
    text += std::string("Qt ") + qVersion() + "\n";
#else
    text += say("without a window") + "\n";
#endif
    text += ATTNSCOPE_SYSTEM "\n";
    for (const std::string_view name : {"cpu", "reference", "cuda"}) {
        const auto backend = backendNamed(name);
        if (!backend)
            continue;
        const auto missing = unavailable(**backend);
        text += std::string(name) + ": ";
        text += missing         ? say("not available (%1)", missing->message)
                : name == "cpu" ? say("float32, kernels %1", cpu::kernels().name)
                                : std::string(name == "cuda" ? "float32" : "float64");
        text += "\n";
    }
    return text;
}

} // namespace attn
