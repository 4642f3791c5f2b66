// SPDX-License-Identifier: GPL-3.0-or-later
// Reads NumPy's .npz, as savez and savez_compressed write it: a zip archive of .npy files.
#pragma once

#include "core/io/arrays/arrays.h"

#include <string_view>
#include <vector>

namespace attn {

// The arrays in the archive's order, named after their entries without ".npy". An entry that is no .npy is refused,
// whatever it is: other archives, pickles. Throws ArrayFault; offsets inside an entry begin with its name.
std::vector<ReadArray> readNpz(std::string_view bytes);

} // namespace attn
