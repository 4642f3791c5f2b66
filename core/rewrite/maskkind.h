// SPDX-License-Identifier: GPL-3.0-or-later
// Masks chosen and painted: makes the tensor that a kind of mask needs, with a start that a person would choose.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// Sets kind and apply together. A padding mask starts with the padding ids blocked, or nothing; a painted one as the
// causal triangle; an additive one as 0 and -inf in that triangle. Reuses a tensor that already fits. An additive mask
// can only be added: any other `apply` but none becomes add, with a note.
Result<Rewritten> setMaskKind(const Scene& scene, MaskKind kind, MaskApply apply);

} // namespace attn
