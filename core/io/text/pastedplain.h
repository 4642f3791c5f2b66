// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a clipboard without what people copy along: prompts, comments, shapes, names of frames.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// One kind of line end, minus and infinity; no byte order mark. Taken off are comments (# …), the prompts of Python and
// IPython and, where output follows, the lines typed there; lines that say a shape ("torch.Size([2, 2])", "[2 rows x 2
// columns]") or a name ("A ="); and what TensorFlow writes around an array. Rows of MATLAB ("[1 2; 3 4]") become lists.
std::string plainPasted(std::string_view text);

} // namespace attn
