// SPDX-License-Identifier: GPL-3.0-or-later
// What a backend keeps between runs, with a trace. Each backend derives its own structs, and only it looks into them.
#pragma once

namespace attn {

struct Kept {
    virtual ~Kept() = default;
};

} // namespace attn
