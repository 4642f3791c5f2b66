// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a trained model shows after a pass, as plain values: the maps and figures of every head, the next token
// before and after what a person has changed. Made off the GUI thread; the widgets only read.
#pragma once

#include "core/model/nextpieces.h"
#include "ui/matrix/heatmapdata.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace attn {

// A head of a layer, both from 0: "2.1".
struct HeadPlace {
    int layer = 0, head = 0;
    bool operator==(const HeadPlace&) const = default;
};
inline QString headName(const HeadPlace& place) { return QStringLiteral("%1.%2").arg(place.layer).arg(place.head); }

struct PageHead {
    HeldMatrixPtr now;    // weights [T,T], of long texts brought down to `page_side` cells a side
    HeldMatrixPtr before; // of the model as its files have it; same as `now` if no edit reaches it
    bool off = false;     // switched off: what it writes counts as 0
    // Means over the rows that count (core/heads/headfigures.h); nan: none does.
    double entropy = 0;     // bits
    double distance = 0;    // tokens
    double onFirst = 0;     // weight on the first token
    double onFollowing = 0; // on what followed the same token before
    double change = 0;      // of the weight that changed most
};
inline constexpr int page_side = 128;
inline constexpr int next_shown = 20; // of the most probable next tokens

struct LayerHeads {
    std::vector<PageHead> heads;
    HeldMatrixPtr mean;     // of its heads: for its card
    bool edited = false;    // a person has changed something in it
    double rowSumFault = 0; // as PagePicture's
    int on() const          // heads
    {
        int count = 0;
        for (const PageHead& head : heads)
            count += !head.off;
        return count;
    }
};

struct NextToken {
    std::int64_t id = 0;
    QString piece; // as a person reads it: "·the"
    double before = 0, now = 0;
};

// What a model is, for its card.
struct ModelCard {
    QString name, family;
    QString noNext;    // why it predicts no next token; empty: it does
    bool tied = false; // the embedding is the vocabulary head
    int layers = 0, heads = 0, keyHeads = 0, headDim = 0;
    std::int64_t width = 0, vocabulary = 0, parameters = 0;
};

// What a person has changed in a layer: one head switched off, or all the rest of it.
struct PageEdit {
    int layer = 0;
    std::optional<int> head; // turned off; nullopt: cells, pins, options of the layer
    QString words;           // "Head 2.2 switched off", "Layer 3: 2 cells"
    bool operator==(const PageEdit&) const = default;
};

struct PagePicture {
    ModelCard model;
    QStringList pieces; // of the tokens, as the model cuts them: "·the"
    std::vector<std::int64_t> ids;
    QStringList labels; // told apart: "the 0", "the 4"
    std::vector<PageEdit> edits;
    std::vector<LayerHeads> layers;
    // Hidden states [T,width] before the first layer and behind the last one, brought down to `page_side` cells a side.
    HeldMatrixPtr embedding, last;
    HeldMatrixPtr embeddingCard, lastCard; // … and for the rail
    std::vector<NextToken>
        next;                 // the most probable now, then those that were and are no more; empty: no vocabulary head
    NextPiecesPtr nextPieces; // all next tokens now, for lookups by name; null: no vocabulary head
    std::vector<TokenProbability> order;    // … the most probable first
    double othersBefore = 0, othersNow = 0; // sums of all other tokens
    std::int64_t vocabulary = 0;
    double probabilitySum = 0; // of all next tokens
    double rowSumFault = 0;    // the largest distance of a row's sum from 1, of all heads; nan where one is none
    bool changed = false;      // something differs from the model's own: shows `before` too
    int firstComputed = 0;     // layers from this one on were recomputed for their changes …
    double milliseconds = 0;   // … in so long
    std::optional<HeadPlace> mostChanged; // the head whose weights changed most
    bool shrunk() const { return labels.size() > page_side; }
    int tokens() const { return int(labels.size()); }
    const PageHead& head(const HeadPlace& place) const
    {
        return layers[std::size_t(place.layer)].heads[std::size_t(place.head)];
    }
    bool has(const HeadPlace& place) const
    {
        return place.layer >= 0 && place.layer < int(layers.size()) && place.head >= 0 &&
               place.head < int(layers[std::size_t(place.layer)].heads.size());
    }
};
using PagePicturePtr = std::shared_ptr<const PagePicture>;

// The order of the heads on the sheet.
enum class SheetOrder { LayerAndHead, Entropy, Distance, OnFirst, Change };

} // namespace attn
