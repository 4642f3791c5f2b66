// SPDX-License-Identifier: GPL-3.0-or-later
// What the KV cache studio shows at one token, as a value: the decoded rows of a batch item, what the mask allows each
// token to see, and the selected head and number format. No widget.
#pragma once

#include "core/decode/decodable.h"
#include "core/decode/decode.h"
#include "core/decode/rowcheck.h"
#include "core/decode/work.h"
#include "core/engine/computed.h"
#include "ui/kit/cell.h"

#include <QString>
#include <QStringList>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace attn {

// The number format of the cache in memory.
struct CacheFormat {
    const char* name;
    int bytes;
};
inline constexpr std::array<CacheFormat, 4> cache_formats = {
    {{"float32", 4}, {"float16", 2}, {"bfloat16", 2}, {"int8", 1}}};

// The four parts of a key's line, as the columns that keys and pointer move in.
enum class CachePart { Key, Score, Weight, Value };

struct CachePicture {
    ComputedPtr computed;
    std::shared_ptr<const DecodedRows> decoded; // all of them, for checking
    DecodedRows rows;                           // without hidden ones
    CacheRows masked;                           // what the mask allows
    LayerWidths widths;
    std::vector<std::int64_t> wholeLayer, saved; // multiply-adds: of all rows up to each token; saved up to it
    QStringList tokens;                          // distinct
    int item = 0, head = 0;
    int done = 0; // number of tokens in the cache; the last is new
    int format = 0;
    int digits = 4;
    std::optional<Cell> chosen; // of the table: a token, and a column as below

    int count() const { return int(tokens.size()); }
    int current() const { return done - 1; } // -1: none yet
    bool isStored(int token) const { return token < done; }
    int heads() const { return int(widths.heads); }
    int keyHeads() const { return int(widths.key_heads); }
    int keyHead() const { return head / (heads() / keyHeads()); }
    int width() const { return int(widths.head_dim); }
    int bytesPerNumber() const { return cache_formats[std::size_t(format)].bytes; }
    QString tokenName(int token) const { return tokens.value(token); }

    // Of the key head and value head that the head in focus reads, and of that head itself.
    float key(int token, int component) const { return at(rows.k, keyHead(), token, component); }
    float value(int token, int component) const { return at(rows.v, keyHead(), token, component); }
    float query(int component) const { return at(rows.q, head, current(), component); }
    float context(int component) const { return at(rows.context, head, current(), component); }
    float score(int token) const { return at(rows.logits, head, current(), token); }
    float weight(int token) const { return at(rows.mixed, head, current(), token); }
    std::optional<float> sinkWeight() const;
    bool isSeen(int token) const; // by the token that is new

    // The table's columns: components of the key, score, weight, components of the value.
    int columns() const { return 2 * width() + 2; }
    CachePart partOf(int column) const;
    int componentOf(int column) const { return column < width() ? column : column - width() - 2; }

    std::int64_t bytes(int stored, std::int64_t kept_heads) const
    {
        return cacheBytes(stored, kept_heads, widths.head_dim, bytesPerNumber());
    }
    // Multiply-adds of a token with the cache, and of the whole layer again up to it.
    TokenWork work(int token) const { return workOfToken(widths, masked.seen[std::size_t(token)]); }
    std::int64_t again(int token) const { return wholeLayer[std::size_t(token)]; }

private:
    static float at(const Tensor& tensor, int head, int row, int column)
    {
        return tensor[(head * tensor.dim(1) + row) * tensor.dim(2) + column];
    }
};
using CachePicturePtr = std::shared_ptr<const CachePicture>;

// All tokens are in the cache; head 0, float32.
CachePicture readCache(const ComputedPtr& computed, std::shared_ptr<const DecodedRows> decoded, int item);

} // namespace attn
