// SPDX-License-Identifier: GPL-3.0-or-later
// A widget whose name is announced before what is inside: a box that asks something, around its answers.
#pragma once

namespace attn {

class AccessibleGroup {
public:
    virtual ~AccessibleGroup() = default;
};

} // namespace attn
