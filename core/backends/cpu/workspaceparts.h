// SPDX-License-Identifier: GPL-3.0-or-later
// What the cpu backend keeps in a Workspace: threads, memory, and weights in the kernels' order.
#pragma once

#include "core/backends/cpu/laggingrows.h"
#include "core/backends/cpu/packed.h"
#include "core/backends/cpu/threadteam.h"
#include "core/backends/workspace.h"

namespace attn::cpu {

struct WorkspaceParts : WorkspacePart {
    explicit WorkspaceParts(const Workspace& workspace);
    void rest() override;
    ~WorkspaceParts() override { pool->close(); } // traces may keep it

    ThreadTeam team;
    const Kernels* kernels;
    std::shared_ptr<BufferPool> pool;
    std::vector<Buffer> scratch;      // of each worker
    std::vector<WaitingRows> waiting; // likewise
    PackedPtr weights[part_count], out_weights;
    Buffer keys, values;        // of one computation, packed
    LaggingRows lagging;        // of the layers that edits started from
    std::vector<float> largest; // of each chunk of rows, while one looks for the largest

    // At least `count` floats for this worker alone, aligned to a line.
    float* scratchFor(int worker, std::int64_t count);
    // At least `count` floats in `store`, which is one of these parts.
    float* room(Buffer& store, std::int64_t count);
};

} // namespace attn::cpu
