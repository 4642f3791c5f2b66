// SPDX-License-Identifier: GPL-3.0-or-later
// A product as a block, ready to draw: a window of its cubes, their color range, and all labels.
#pragma once

#include "core/explain/productblock.h"
#include "ui/matrix/operandpicture.h"

namespace attn {

inline constexpr std::int64_t most_block_cells = 16; // per axis; larger blocks show a window

// Where the person looks.
struct BlockPlace {
    std::string tensor;
    int batch = 0, head = 0;
    std::optional<Cell> cell;               // of the whole result; one outside of it is none
    std::int64_t term = 0;                  // the current layer, of all
    std::optional<std::int64_t> alone = {}; // shows only this layer
};

struct BlockPicture {
    ProductBlock block;
    HeldMatrixPtr scale;                          // of no cells: what the colours span
    QString title, leftName, topName;             // "Scores", "q", "k"
    QString shapes;                               // "q [6, 2] × kᵀ [2, 6], 72 products"
    QStringList rowNames, columnNames, termNames; // of the window: "with", "journey", "0"
    AxisMeaning rowMeaning = AxisMeaning::Plain, columnMeaning = AxisMeaning::Plain, termMeaning = AxisMeaning::Plain;
    QString unit;           // of a number of the face: "score"
    std::optional<Cell> at; // current cell, in the window
    int layer = 0;          // current, in the window
    std::int64_t made = 0;  // terms joined in this cell so far
    bool stepping = false;  // the steps are in that cell
    bool biased = false;    // something is added to the products of each cell: a bias
    BlockSum sum;           // of the current cell, once computed
    OperandPicture terms;   // of the current cell, shown below

    bool empty() const { return block.empty(); }
    int rows() const { return int(block.rows.count); }
    int columns() const { return int(block.columns.count); }
    int layers() const { return int(block.terms.count); }
    // The layer, in the window, of the current cell's cube joined last; -1: none, or the steps are elsewhere.
    int currentLayer() const;
};

// The windows of most_block_cells around the cell and the layer.
BlockAsked blockWindow(const BlockCounts& all, const BlockPlace& place);
// `stats`: blockStats of the block.
BlockPicture blockPicture(const Computed& computed, BlockPlace place, const Looks& looks, const ValueStats& stats,
                          const Walk& steps, const std::optional<StepPlace>& step);

// "layer 1, query with, key journey: 0.9123"; `row`, `column` and `layer` count in the window.
QString describeCube(const BlockPicture& picture, int layer, int row, int column);
// "q, query with, dimension 0: 0.2355"
QString describeLeft(const BlockPicture& picture, int layer, int row);
QString describeTop(const BlockPicture& picture, int layer, int column);
// "query with, key journey: score 1.0167"
QString describeFace(const BlockPicture& picture, int row, int column);
// "query with", "key journey"
QString rowName(const BlockPicture& picture, int row);
QString columnName(const BlockPicture& picture, int column);
// "dimension 0", "key journey"
QString layerName(const BlockPicture& picture, int layer);
// Why the current cell's face is not the sum of its products, in one sentence; empty if it is.
QString sumSentence(const BlockPicture& picture);
// "Keys across, queries down, the dimension into the depth"
QString axesSentence(const BlockPicture& picture);

} // namespace attn
