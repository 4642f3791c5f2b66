// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/online/onlinepicture.h"

#include <algorithm>

namespace attn {

int OnlinePicture::seen() const { return done == 0 ? 0 : int(at(done - 1).first + at(done - 1).count); }

int firstTileSize(std::int64_t keys) { return keys <= 12 ? int(std::min<std::int64_t>(keys, 2)) : keys <= 64 ? 8 : 64; }

int leastTileSize(std::int64_t keys) { return int((keys + most_tiles - 1) / most_tiles); }

std::vector<int> usualTileSizes(std::int64_t keys)
{
    std::vector<int> sizes;
    for (const int size : {1, 2, 4, 16, 64, 128})
        if (size < keys && size >= leastTileSize(keys) && (keys > 16 ? size != 2 && size != 4 : size <= 4))
            sizes.push_back(size);
    sizes.push_back(int(keys));
    return sizes;
}

int windowAround(int first, int count, int shown, int all, int also)
{
    int begin = first;
    if (count < shown)
        begin -= (shown - count) / 2;
    else if (also >= first + shown && also < first + count)
        begin = also - shown + 1;
    return std::clamp(begin, 0, std::max(all - shown, 0));
}

} // namespace attn
