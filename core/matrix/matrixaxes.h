// SPDX-License-Identifier: GPL-3.0-or-later
// How to read a traced tensor as matrices: which axes count batch items and heads, what a row and a column mean, and in
// which words.
#pragma once

#include "core/engine/computed.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// What one step along an axis of a matrix is.
enum class AxisMeaning { Query, Key, Token, Dimension, Input, QueryInput, KeyInput, Output, Head, Item, Plain };

// One tensor cut into matrices: one for each batch item and head that the tensor has.
struct TensorMatrix {
    std::int64_t batches = 1, heads = 1; // number of matrices along each axis
    std::int64_t sharing = 1; // heads of the layer that read one matrix: of k and v several where they share keys
    bool hasBatch = false, hasHeads = false;
    std::int64_t planes = 1;            // planes of the tensor stacked in one matrix: [B,H,T,T+1,hd] has T of T+1 rows
    std::int64_t rows = 1, columns = 1; // of one matrix
    AxisMeaning rowMeaning = AxisMeaning::Plain, columnMeaning = AxisMeaning::Plain;

    bool attention() const { return rowMeaning == AxisMeaning::Query && columnMeaning == AxisMeaning::Key; }
    // Heads of the layer that have a matrix, their own or a shared one.
    std::int64_t layerHeads() const { return heads * sharing; }
    // Which of the matrices head h of the layer reads, and the first head that reads matrix `own`.
    std::int64_t ownHead(std::int64_t h) const;
    std::int64_t firstReader(std::int64_t own) const { return own * sharing; }
    // The first plane of the matrix that the layer's head h reads, at batch item b; indices beyond an axis mean its
    // last matrix.
    std::int64_t firstPlane(std::int64_t b, std::int64_t h) const;
};

// Whether the matrix that begins at this plane is of a head that is switched off; a shared one if all its readers are.
bool isHeadOff(const Computed& computed, const TensorMatrix& matrix, std::int64_t plane);

// Rank 2 is one matrix, rank 3 one for each batch item, or for each head of the weights, from rank 4 on the second axis counts heads.
TensorMatrix tensorMatrix(const Computed& computed, const TracedTensor& tensor);

// The labels of its rows and columns at a batch item: tokens, or numbers.
std::vector<std::string> rowNames(const Computed& computed, const TracedTensor& tensor, std::int64_t batch);
std::vector<std::string> columnNames(const Computed& computed, const TracedTensor& tensor, std::int64_t batch);

// What an axis is called; empty if it has no name.
struct AxisWords {
    std::string_view name;         // beside it: "query", "dimension"
    std::string_view labeled;      // with a label: "query %1", "dimension %1"
    std::string_view down, across; // as a title: "Queries down: who looks", "Keys across: what is looked at"
};
const AxisWords& axisWords(AxisMeaning meaning);
// The titles of both axes; empty if there are none. For cross-attention with the tokens' source: "Keys across: tokens
// of source".
struct AxisTitles {
    std::string down, across;
};
AxisTitles axisTitles(const Computed& computed, const TensorMatrix& matrix);

// What one number of the tensor is called in a sentence: "weight", "score", "value".
std::string_view unitOf(const Computed& computed, std::string_view tensor);

} // namespace attn
