// SPDX-License-Identifier: GPL-3.0-or-later
// What a backend keeps from one run to the next, behind a trace. Each backend derives structs of its own,
// and only it looks into them.
#pragma once

namespace attn {

struct Kept {
    virtual ~Kept() = default;
};

} // namespace attn
