// SPDX-License-Identifier: GPL-3.0-or-later
// Masks chosen and painted: makes the tensor that a kind of mask needs, with a start that a person would choose.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// Sets kind and way together. A padding mask begins with the padding ids blocked, or nothing; a painted one as the
// causal triangle; an additive one as 0 and -inf in that triangle. A tensor that fits already is taken again. An
// additive mask can only be added: any other way but none becomes add, with a note.
Result<Rewritten> setMaskKind(const Scene& scene, MaskKind kind, MaskApply apply);

} // namespace attn
