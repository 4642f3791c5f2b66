// SPDX-License-Identifier: GPL-3.0-or-later
// Masks chosen and painted: makes the tensor that a kind of mask needs, with a start that a person would choose.
#pragma once

#include "core/rewrite/structure.h"

namespace attn {

// Sets kind and way together. A padding mask begins with the padding ids blocked, or nothing; a painted one as the
// causal triangle; an additive one as 0 and -inf in that triangle. A tensor that fits already is taken again. An
// additive mask can only be added: any other way but none becomes add, with a note.
Result<Rewritten> setMaskKind(const Scene& scene, MaskKind kind, MaskApply apply);

// One cell of the mask of query q, key k in batch item b: 1 or 0 (blocked or not), or the number that is added. A
// padding mask blocks the key for every query. Painting on a causal mask makes it one painted by hand, with a note.
Result<Rewritten> setMaskCell(const Scene& scene, std::int64_t b, std::int64_t q, std::int64_t k, float value);

} // namespace attn
