// SPDX-License-Identifier: GPL-3.0-or-later
// What a compact trace takes, by what the system gave this process: resident memory before and after the run.
#include "tests/bench/parts.h"
#include "tests/bench/runs.h"

#include <cstdio>

#if defined(__linux__)
#include <malloc.h>
#include <unistd.h>
#endif

namespace attn::bench {

namespace {

#if defined(__linux__)

double residentBytes()
{
    malloc_trim(0);
    long all = 0, resident = 0;
    std::FILE* file = std::fopen("/proc/self/statm", "r");
    if (!file || std::fscanf(file, "%ld %ld", &all, &resident) != 2)
        resident = 0;
    if (file)
        std::fclose(file);
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

#endif

} // namespace

int memoryPart(const Arguments& arguments)
{
#if defined(__linux__)
    const LayerSize size = sizesNamed(arguments.word(0, "f")).front();
    const auto layer = makeLayer(size, true);
    auto workspace = std::make_shared<Workspace>(arguments.threads().front());
    const double before = residentBytes();
    auto trace = run(*layer, backends().front(), {}, {TraceForm::Compact, nullptr, workspace});
    const double with_workspace = residentBytes() - before;
    // As the window has it while an edited layer rests: the trace that is shown, and the one that takes its place.
    auto renewed = run(*layer, backends().front(), {}, {TraceForm::Compact, trace, workspace, {}, {}, true});
    const double beside = residentBytes() - before - with_workspace;
    renewed.reset();
    workspace.reset();
    const double alone = residentBytes() - before;

    const double n = static_cast<double>(size.tokens), rows = 4 * n * static_cast<double>(size.width),
                 scores = 4 * n * n * static_cast<double>(size.heads);
    // The keep bits were there before; they are a part of what the trace needs.
    const double beyond = alone + static_cast<double>(layer->keep->size()) / 8 - 5 * rows;
    std::printf("%s: compact trace %.1f MB, of which q, k, v, context and output %.1f MB\n", size.text().c_str(),
                (beyond + 5 * rows) / 1e6, 5 * rows / 1e6);
    std::printf("  beyond these %.1f MB: %.3f x heads x tokens^2 x 4 bytes (%.1f MB)\n", beyond / 1e6, beyond / scores,
                scores / 1e6);
    std::printf("  renewed after an edit, while it is still shown: %.1f MB more, %.3f of the trace\n", beside / 1e6,
                beside / alone);
    std::printf("  the workspace keeps %.1f MB more\n", (with_workspace - alone) / 1e6);
    return 0;
#else
    (void)arguments;
    std::fputs("attnscope_bench: memory is measured on Linux only\n", stderr);
    return 1;
#endif
}

} // namespace attn::bench
