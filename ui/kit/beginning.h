// SPDX-License-Identifier: GPL-3.0-or-later
// The first letters of a long text, for a title or a step of the history that names it.
#pragma once

#include <QString>

namespace attn {

// At most `most` letters of `words`, and … if there are more.
inline QString beginning(const QString& words, int most)
{
    if (words.size() <= most)
        return words;
    return words.left(words[most].isLowSurrogate() ? most - 1 : most) + QChar(0x2026);
}

} // namespace attn
