// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the KV cache studio: names of what is stored, its cells in words, bytes, and the verdict on a row.
#pragma once

#include "ui/kit/severity.h"
#include "ui/studios/cache/cachepicture.h"

namespace attn {

QString keyWords(const Config& config);    // how a key is read: "turned", "normed"; empty: as it was projected
QString scoreTitle(const Config& config);  // "biased score": what goes into the softmax
QString weightTitle(const Config& config); // "weight", "after dropout"
// "2,147 bytes" as "2.1 GB": decimal units, two digits; below 10,000 the count itself.
QString formatBytes(double bytes);
QString placeWords(const CachePicture& picture); // "token 4 of 6"
// "key head 1: 4 of 6 rows stored, row with is new; 256 bytes".
QString stepSentence(const CachePicture& picture);
// One cell of the table: "key starts, component 2: k_rotated 0.5000, read from the cache".
QString cellSentence(const CachePicture& picture, Cell cell);
// Whether the new row is that of the whole layer.
struct CacheVerdict {
    Severity severity = Severity::Off;
    QString sentence;
};
CacheVerdict rowVerdict(const CachePicture& picture);

} // namespace attn
