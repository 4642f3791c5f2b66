// SPDX-License-Identifier: GPL-3.0-or-later
// The operations of the kernels, as plain values passed to the GPU. Every pointer is device memory. Each operation is
// computed in the file of kernels/ that has its name, in one place for the GPU and the CPU.
#pragma once

#include "core/layer/pooling.h"
#include "core/scene/config.h"

#include <cstdint>
#include <variant>

namespace attn::cuda {

// How rows of scores become weights; config.h says what the choices mean. A matrix is [planes, rows, columns]: queries and
// keys in stage attention, anything in softmax_only.
struct RowRule {
    std::int64_t heads = 1, rows = 0, columns = 0; // plane / heads is the batch item
    std::int64_t sharing = 1;                      // heads that read one key and value
    float divisor = 1, temperature = 1;
    float factor = 0;              // what scores are multiplied by; 0: they are divided by the divisor
    float cap = 0;                 // c of c tanh(scaled / c); 0: none
    float keep_factor = 1;         // 1 / (1 - p)
    bool mask_first = false;       // scale_at after_mask
    bool drop_scores = false;      // dropout on the logits, before the normaliser
    bool zero_masked_rows = false; // a row without a key has weights of 0, whatever the mask makes of them
    bool causal = false;           // keys after the query are blocked, but …
    std::int64_t prefix = 0;       // … not the first `prefix`; also those
    std::int64_t window = 0;       // so far before the query (0: none), but …
    std::int64_t global = 0;       // …not the first `global`
    bool masks_before = false, mask_adds = false; // the mask fills in -inf before the softmax, or adds
    bool masks_after = false, rescales = false;   // it multiplies the weights, which are then divided by what is left
    Normalize normalize = Normalize::Softmax;
    const float* mask = nullptr; // 0 and -inf, or what is added; null: none, or by position
    std::int64_t item_step = 0, query_step = 0;
    const float* bias = nullptr; // of the positions, added before the mask; null: none
    std::int64_t bias_item_step = 0, bias_head_step = 0, bias_query_step = 0;
    const float* sinks = nullptr;        // [heads], one more logit in each row's softmax; null: none
    const std::uint64_t* keep = nullptr; // bits in the order of [planes, rows, columns]; null: no dropout
};

// What a row is summed up in: weight = exp(logit - max) / sum for softmax, exp(logit) / sum for the naive one (max 0),
// logit / sum for "sum"; `kept_sum` is that of the weights times the mask, which a mask after the softmax divides by. A row
// without a weight that is a number has a sum of nan or 0.
struct RowState {
    float max = 0;
    float peak = 0; // the largest sum since the row was last summed afresh: what its rounding is measured by
    double sum = 0;
    double kept_sum = 1;
    bool blocked = false; // the mask leaves no key: its weights are 0 where the rule says zero_masked_rows
};

// The [planes, rows, columns] tensors that a row passes through.
enum class RowStage { Scores, Scaled, Capped, Biased, Masked, DroppedScores, Unmasked, TimesMask, Weights, Dropped };

// --- dense layers ---

// y [rows, columns] += bias [columns].
struct AddBias {
    float* y = nullptr;
    std::int64_t rows = 0, columns = 0, stride = 0;
    const float* bias = nullptr;
};

// c[i, j] = a_i . b_j + bias[j], for few rows or columns: an edited token (one i) or an edited weight (few j).
struct Dots {
    std::int64_t rows = 0, columns = 0, terms = 0;
    const float* a = nullptr; // a_i at a + i * a_stride
    std::int64_t a_stride = 0;
    const float* b = nullptr; // b_j at b + j * b_stride
    std::int64_t b_stride = 0;
    const float* bias = nullptr; // null: none
    float* c = nullptr;          // [i, j] at c + i * c_stride + j
    std::int64_t c_stride = 0;
};

// --- queries and keys before they meet: vectors of head_dim numbers, `heads` of them side by side in each of `rows` rows ---

// RMSNorm of each vector: to = from / sqrt(mean(from²) + eps) * weight, or * (1 + weight).
struct NormHeads {
    std::int64_t rows = 0, heads = 0, head_dim = 0;
    const float* from = nullptr;
    std::int64_t from_stride = 0;
    const float* weight = nullptr; // [head_dim]
    float eps = 0;
    bool unit_offset = false;
    float* to = nullptr;
    std::int64_t to_stride = 0;
};

// Rotary positions: rotates each pair of the first `turning` components by its angle, copies the others. `to` is not
// `from`.
struct RotateHeads {
    std::int64_t rows = 0, heads = 0, head_dim = 0;
    std::int64_t first_token = 0, tokens = 0; // row r is token (first_token + r) % tokens
    std::int64_t turning = 0;
    bool interleaved = false; // pairs (2i, 2i + 1), else (i, i + turning / 2)
    const float* from = nullptr;
    std::int64_t from_stride = 0;
    const float* turns = nullptr; // [tokens, turning / 2, 2]: cosine and sine
    float* to = nullptr;
    std::int64_t to_stride = 0;
};

// --- rows ---

// Everything between scores and context in one pass: `planes` planes first_plane, first_plane + plane_step, … of the
// scores, to every output that is not null. `scores` and every output hold all planes. Other planes are unchanged.
struct RowPass {
    RowRule rule;
    std::int64_t first_plane = 0, plane_step = 1, planes = 0;
    const float* scores = nullptr;
    RowState* states = nullptr; // [planes, rows]
    float *scaled = nullptr, *capped = nullptr, *biased = nullptr, *masked = nullptr, *dropped_scores = nullptr,
          *unmasked = nullptr, *times_mask = nullptr, *weights = nullptr, *dropped = nullptr;
    float* row_sums = nullptr; // [planes, rows]
    // What the context is mixed by (dropped weights, or weights where the scores were dropped): plane n of this pass at
    // n * rows * columns.
    float* mixing = nullptr;
};

// Numbers first .. first + count - 1 of a stage that follows from the scores and the states -> out [count].
struct ReadStage {
    RowRule rule;
    RowStage stage = RowStage::Weights;
    const float* scores = nullptr;
    const RowState* states = nullptr;
    std::int64_t first = 0, count = 0;
    float* out = nullptr;
};

// The same brought down to bins (core/layer/pooling.h) -> out [grid.rows, grid.columns]; nan where a bin holds one.
struct PoolStage {
    RowRule rule;
    RowStage stage = RowStage::Weights;
    const float* scores = nullptr;
    const RowState* states = nullptr;
    PoolGrid grid;
    float* out = nullptr;
};

// The share of row first + i of [planes, rows] that its sink takes -> out [i].
struct SinkShares {
    RowRule rule;
    const RowState* states = nullptr;
    std::int64_t first = 0, count = 0;
    float* out = nullptr;
};

// --- edits of softmax layers with dropout on the weights; q, k, v lie in rows of a stride of floats, the heads side by side ---

// Recomputes one token's row and column of every head's scores in its item. The previous column -> old [heads, rows].
struct TokenScores {
    RowRule rule;
    std::int64_t item = 0, token = 0, head_dim = 0;
    const float *q = nullptr, *k = nullptr; // of item 0
    std::int64_t q_stride = 0, k_stride = 0;
    float* scores = nullptr; // all planes
    float* old_scores = nullptr;
};

// How the context is laid out: head plane % heads, query i of item plane / heads begins at context + plane / heads * item +
// plane % heads * head + i * row.
struct ContextPlaces {
    std::int64_t item = 0, head = 0, row = 0;
};

// What the contexts were before the division by the row's sum, in double, from float contexts -> sums, laid out alike.
struct MakeSums {
    RowRule rule;
    std::int64_t planes = 0, head_dim = 0;
    ContextPlaces places;
    const RowState* states = nullptr;
    const float* context = nullptr;
    double* sums = nullptr;
};

// After TokenScores: every row of the item loses the old term of this key and wins the new one, in its state, its sums and
// its context. Rows where that would lose digits, and the token's own, are taken afresh from the scores. *fault becomes 1
// where a number is not finite: a full computation is needed then.
struct MoveRows {
    RowRule rule;
    std::int64_t item = 0, token = 0, head_dim = 0, stride = 0;
    const float* scores = nullptr;
    const float* old_scores = nullptr; // [heads, rows]
    const float* v = nullptr;          // of item 0, the new one
    const float* old_value = nullptr;  // [heads / sharing * head_dim]: the token's before
    ContextPlaces places;
    RowState* states = nullptr;
    double* sums = nullptr;
    float* context = nullptr;
    int* fault = nullptr;
};

// Rows list[0 .. count) of [planes, rows] from their scores: states, sums (may be null) and context.
struct FreshRows {
    RowRule rule;
    const std::int64_t* list = nullptr;
    std::int64_t count = 0, head_dim = 0, stride = 0;
    const float* scores = nullptr;
    const float* v = nullptr;
    ContextPlaces places;
    RowState* states = nullptr;
    double* sums = nullptr;
    float* context = nullptr;
};

// --- the rest ---

// The context term by term: mixing [planes, rows, columns] and v -> out [planes, rows, columns + 1, head_dim].
struct Cumulate {
    std::int64_t heads = 1, planes = 0, rows = 0, columns = 0, head_dim = 0, stride = 0;
    const float* mixing = nullptr;
    const float* v = nullptr;
    float* out = nullptr;
};

// dropout_only: out[i] = x[i] * (kept ? keep_factor : 0).
struct DropCells {
    std::int64_t count = 0;
    const float* x = nullptr;
    const std::uint64_t* keep = nullptr; // null: out = x
    float keep_factor = 1;
    float* out = nullptr;
};

// The context of one head becomes 0 in every item: it is switched off.
struct Silence {
    std::int64_t items = 0, rows = 0, head_dim = 0, head = 0;
    ContextPlaces places;
    float* context = nullptr;
};

// *fault becomes 1 where one of the numbers is not finite.
struct CheckFinite {
    std::int64_t count = 0;
    const float* numbers = nullptr;
    int* fault = nullptr;
};

using DeviceOperation =
    std::variant<AddBias, Dots, NormHeads, RotateHeads, RowPass, ReadStage, PoolStage, SinkShares, TokenScores,
                 MakeSums, MoveRows, FreshRows, Cumulate, DropCells, CheckFinite, Silence>;
// "RowPass".
const char* operationName(const DeviceOperation& operation);

} // namespace attn::cuda
