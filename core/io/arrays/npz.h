// SPDX-License-Identifier: GPL-3.0-or-later
// A trace as NumPy's .npz: a zip archive of one NAME.npy per tensor, stored without compression as numpy.savez does.
#pragma once

#include "core/base/result.h"
#include "core/layer/trace.h"

#include <iosfwd>
#include <optional>
#include <span>

namespace attn {

// An error when the archive would reach 4 GiB, the limit of a plain zip file; known before anything is written.
std::optional<Error> checkNpzSize(std::span<const TracedTensor* const> tensors);
// Writes the tensors in the order given. The same trace gives the same bytes. Faults of the stream are left to its owner.
void writeNpz(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors);

} // namespace attn
