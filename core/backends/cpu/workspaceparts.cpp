// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/workspaceparts.h"

#include "core/backends/cpu/kernels/kernels.h"

namespace attn::cpu {

WorkspaceParts::WorkspaceParts(const Workspace& workspace)
    : team(workspace.threads()), kernels(workspace.kernels() ? workspace.kernels() : &cpu::kernels()),
      pool(std::make_shared<BufferPool>()), scratch(workspace.threads()), waiting(workspace.threads())
{
}

void WorkspaceParts::rest()
{
    for (Buffer& each : scratch)
        each = {};
    keys = {};
    values = {};
    lagging.clear();
    pool->rest();
}

float* WorkspaceParts::scratchFor(int worker, std::int64_t count) { return room(scratch[worker], count); }

float* WorkspaceParts::room(Buffer& store, std::int64_t count)
{
    if (store.bytes() < static_cast<std::size_t>(count) * sizeof(float)) {
        store = {};
        store = pool->floats(count);
    }
    return store.floats();
}

} // namespace attn::cpu
