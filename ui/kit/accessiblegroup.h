// SPDX-License-Identifier: GPL-3.0-or-later
// A widget whose name is told on the way to what stands in it: a box that asks something, around its answers.
#pragma once

namespace attn {

class AccessibleGroup {
public:
    virtual ~AccessibleGroup() = default;
};

} // namespace attn
