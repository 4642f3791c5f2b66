// SPDX-License-Identifier: GPL-3.0-or-later
// Text as programs of Windows and NumPy store it, in UTF-16 and UTF-32, as UTF-8. Faults become U+FFFD.
#pragma once

#include <string>
#include <string_view>

namespace attn {

// The text of code units of `width` bytes, 2 (UTF-16) or 4 (UTF-32). A last unit that is cut off is left out.
std::string utf8OfWide(std::string_view bytes, std::size_t width, bool big_endian);

// The text of a file: without a byte order mark, and UTF-8 also where the mark says UTF-16. `buffer` holds it then.
std::string_view textWithoutMark(std::string_view bytes, std::string& buffer);
// Whether it begins with the mark of UTF-16.
bool beginsAsUtf16(std::string_view bytes);

} // namespace attn
