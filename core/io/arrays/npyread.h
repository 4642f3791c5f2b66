// SPDX-License-Identifier: GPL-3.0-or-later
// Reads NumPy's .npy, formats 1.0 to 3.0: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
#pragma once

#include "core/io/arrays/arrays.h"

#include <string_view>

namespace attn {

// The array of a whole .npy file, without a name. The header is read as the three members descr, fortran_order and shape
// of a Python dict and as nothing else; pickled objects, structured, complex and text types are refused. Throws ArrayFault.
ReadArray readNpy(std::string_view bytes);

} // namespace attn
