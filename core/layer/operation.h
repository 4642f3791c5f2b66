// SPDX-License-Identifier: GPL-3.0-or-later
// What a layer does to make one tensor from others: the verbs of the table of stages and of every explanation.
#pragma once

namespace attn {

enum class Operation {
    Given,   // an explicit input or an overridden number: no terms
    Drawn,   // a number of the generator: no terms; `note` names draw and seed
    Copy,    // one term: lookup, stack, reshape or permutation, dropout that is off, a step that changes nothing
    Product, // sum of value x factor: projections, scores, context, output, row sums; cumulative_context: the sum so
             // far, with factor 1, and one product more (no terms at its start, which is 0)
    Scale,   // one term, factor 1 / sqrt(head_dim)
    Norm,    // RMSNorm of a head's vector: value / sqrt(mean of squares + eps) · weight
    Rotate,  // rotary positions: two terms, the pair's numbers, with the cosine and the sine of the pair's angle
    Slope,   // ALiBi: -slope · distance; no terms
    Bucket,  // T5: a number of the table, by the distance's bucket; one term
    Add,     // one term plus a number of another tensor
    Mask,    // fill: one term, the score; `blocked` says whether it was replaced by -inf
    MaskAdd, // boolean: one term, the score, and -inf is added when `blocked`; additive: the score and the added number
    Softmax, // exp(z - maximum) / sum over the row's terms, and the sink if there is one
    SoftmaxNaive, // exp(z) / sum
    SinkShare,    // the sink's share of a row: exp(sink - maximum) / the same sum
    Sum,          // value / sum: "normalize sum", and the renormalising division after a mask
    MaskAfter,    // one term: the weight, factor 1 or 0
    Dropout,      // one term, factor 1 / (1 - p), rounded to float32, or 0
    Keep,         // u < 1 - p: no terms but `draw`
    Allowed,      // of a mask by position: 1 when the query may see the key; no terms
    Function,     // one term: a function of it alone, which the table of stages names
};
const char* toString(Operation operation); // "product", "softmax_naive": the word in JSON

// Whether a row's numbers are computed together: its terms first, then its quotients.
inline bool isRowOperation(Operation operation)
{
    return operation == Operation::Softmax || operation == Operation::SoftmaxNaive || operation == Operation::Sum;
}

// Whether a number needs the whole row that it is made from, not one place of it.
inline bool readsWholeRow(Operation operation)
{
    return isRowOperation(operation) || operation == Operation::SinkShare || operation == Operation::Norm;
}

} // namespace attn
