// SPDX-License-Identifier: GPL-3.0-or-later
// A row in the running softmax, as far as its tiles have come: everything drawn and said of it. Pure: no widget.
#pragma once

#include "core/online/onlinesoftmax.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <utility>
#include <vector>

namespace attn {

struct OnlinePicture {
    OnlineRow row;
    OnlineSoftmax online;
    OnlineCheck check;
    QString query;
    QStringList keys;
    int tile = 1;    // keys in a tile
    int done = 0;    // tiles that are through
    int chosen = -1; // a key
    int digits = 4;

    int tiles() const { return int(online.tiles.size()); }
    int current() const { return done - 1; } // the current tile, the last finished one; -1: none
    bool atEnd() const { return done == tiles(); }
    int seen() const; // keys of the tiles that are through
    const OnlineTile& at(int tile) const { return online.tiles[std::size_t(tile)]; }
    const OnlineState& state() const { return online.states[std::size_t(done)]; }
    const OnlineState& before() const { return online.states[std::size_t(std::max(current(), 0))]; }
    int tileOf(int key) const { return key / tile; }
    std::vector<float> weights() const { return weightsAfter(row, online, done); } // of the keys seen
};
using OnlinePicturePtr = std::shared_ptr<const OnlinePicture>;

// How many keys a tile holds at first: a few tiles of it.
int firstTileSize(std::int64_t keys);
// The smallest tile size offered: more than `most_tiles` tiles are too many to step through.
inline constexpr int most_tiles = 1024;
int leastTileSize(std::int64_t keys);
// Sizes that are offered beside the field, rising, with all keys as the last.
std::vector<int> usualTileSizes(std::int64_t keys);

// Where a running window of `shown` begins that has `first` .. `first` + `count` - 1 in view, in the middle where it can,
// of `all`. `count` may be larger: then it begins where they do, but for `also`, which is inside if it is one of them.
int windowAround(int first, int count, int shown, int all, int also = -1);

} // namespace attn
