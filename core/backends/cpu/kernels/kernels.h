// SPDX-License-Identifier: GPL-3.0-or-later
// The hot loops of the cpu backend, compiled once per instruction set (x86-64-v2, -v3, -v4, and plain C++ anywhere) and
// chosen when the program starts. Plain pointers and numbers only: no inline code may leak out of a file that was compiled
// for a newer machine than the one it runs on.
//
// All matrices are row-major float32; a stride counts floats from one row to the next. `columns` of a row of scores may
// be any number; rows are readable and writable up to the next multiple of `row_multiple`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace attn::cpu {

inline constexpr std::int64_t row_multiple = 16; // floats; what a row of scores is padded to, and aligned to (64 bytes)

// How the rows of one layer go from scores to dropped weights; config.h says what the choices mean.
//   scale before the mask: scaled = scores / divisor, or scores * factor; capped = cap * tanh(scaled / cap);
//                          masked = mask(capped + bias); logit = masked / temperature
//   scale after the mask:  masked = mask(scores); scaled = masked / divisor; logit = scaled / temperature
//   weight = exp(logit - max) * (1 / sum)        dropped = weight * (kept ? keep_factor : 0)
struct RowRule {
    float divisor = 1; // powers of two are multiplied by the reciprocal, which is exact; all others divide
    float factor = 0;  // what scores are multiplied by instead; 0: they are divided
    float cap = 0;     // 0: none
    float temperature = 1;
    float keep_factor = 1; // 1 / (1 - p), see keptFactor()
    bool mask_first = false;
    bool add = false; // the mask's numbers are added; else -inf is filled in where they are -inf
};

// One row of scores with its mask. Keys from `visible` on are blocked (causal); `mask` blocks others, or adds to them.
struct RowInput {
    const float* scores = nullptr;
    const float* mask = nullptr;         // `columns` numbers, any alignment; null: none
    const float* bias = nullptr;         // the same for what is added before the mask
    const std::uint64_t* keep = nullptr; // keep bits (readable one word beyond the last); null: no dropout
    std::int64_t keep_first = 0;         // the bit of the row's first key
    std::int64_t columns = 0, visible = 0;
    float sink = -__builtin_inff(); // extra logit, whose share of the row is discarded; -inf: none
};

// Where a row is written; null: not wanted. The first four bypass the cache (unless `cached`), `mixing` does not. All
// `columns` are written: keys blocked by the causal mask get -inf in masked (and, mask first, in scaled) and 0 in
// weights and dropped.
struct RowOutput {
    float *scaled = nullptr, *masked = nullptr, *weights = nullptr, *dropped = nullptr;
    // Dropped weights, for the product with the values; zero up to `mixing_columns`, which is `visible` or more. It may be
    // the row of scores itself.
    float* mixing = nullptr;
    std::int64_t mixing_columns = 0;
    bool blocked_written = false; // the blocked triangle of masked, weights and dropped already holds its constants
    bool cached = false;          // so few numbers that readers should find them in the cache
};

struct RowStats {
    float max = 0; // of the logits, a sink's among them
    float sum =
        0; // of exp(logit - max) over these; 0 when every key is blocked and there is no sink (max is -inf then)
};

// A block of scores to be stored in a trace, past the cache. With the widest vectors products store it line by line
// while they compute: memory absorbs the lines meanwhile, and a pass that only stores would wait for it. Aligned so
// that no two workers write to the same cache lines.
struct alignas(128) WaitingRows {
    const float* scores = nullptr; // rows `stride` floats apart, as in all targets; readable to the next row_multiple
    std::int64_t stride = 0, rows = 0, columns = 0;
    float* same = nullptr; // gets the scores
    float *scaled = nullptr,
          *masked = nullptr; // times `factor`; also with blocked keys at -inf; null: not wanted
    float factor = 1;
    std::int64_t visible = 0, visible_step = 0; // how many keys the first row sees, and how many more each row after it
    bool blocked_written = false, cached = false; // as in RowOutput
    std::int64_t row = 0, column = 0;             // the line that is next
};

struct Kernels {
    std::string_view name; // "v4", "v3", "v2", "plain"
    int tile_rows, tile_columns;
    bool stores_aside; // whether products store rows that wait: a smaller tile has no time to lose

    // --- products: kernels/product.inc ---

    // b [terms, columns], element (t, c) at b[t * term_stride + c * column_stride], cut into panels of tile_columns columns:
    // [ceil(columns / tile_columns)][terms][tile_columns], zeros beyond the last column.
    void (*pack)(std::int64_t terms, std::int64_t columns, const float* b, std::int64_t term_stride,
                 std::int64_t column_stride, float* panels);
    // c [rows, columns] = a [rows, terms] times packed panels, plus `bias` [columns] (may be null); c2 gets the same (may
    // be null). With `causal` >= 0 row r of a is zero from term causal + r + 1 on, and those terms may be left out. Rows
    // that wait (may be null) are stored on the side, as far as the product is long enough, where the level does that.
    void (*product)(std::int64_t rows, std::int64_t terms, const float* a, std::int64_t a_stride, const float* panels,
                    std::int64_t columns, const float* bias, float* c, std::int64_t c_stride, float* c2,
                    std::int64_t c2_stride, std::int64_t causal, WaitingRows* waiting);
    // Stores what is left of the first `end` rows.
    void (*storeRows)(WaitingRows& rows, std::int64_t end);
    // out[r * out_stride] = bias + a row r . v, for `rows` rows of `terms` numbers: bit for bit what a product makes of them.
    void (*dots)(std::int64_t rows, std::int64_t terms, const float* a, std::int64_t a_stride, const float* v,
                 float bias, float* out, std::int64_t out_stride);
    // out[r] = a row r . a row r.
    void (*squares)(std::int64_t rows, std::int64_t terms, const float* a, std::int64_t a_stride, float* out);

    // --- rows: kernels/rows.inc. Scores are finite; a row with nothing left has sum 0, and its weights are not
    // written.

    // Computes all requested rows in one pass.
    RowStats (*rowPass)(const RowRule& rule, const RowInput& in, const RowOutput& out);
    // The same numbers again, from the statistics: keys first .. first + count - 1 of a row. `inverse` is 1 / sum. Here
    // and below `max` may also be any number that no logit exceeds by more than 70.
    void (*rowWeights)(const RowRule& rule, const RowInput& in, float max, float inverse, std::int64_t first,
                       std::int64_t count, float* weights, float* dropped);
    // sum over the visible keys of dropped[j] * v[j].
    float (*rowMix)(const RowRule& rule, const RowInput& in, float max, float inverse, const float* v);
    // Stores all that out requests (except scores), from the scores and the statistics.
    void (*rowDense)(const RowRule& rule, const RowInput& in, float max, float inverse, const RowOutput& out);

    // --- edits: kernels/edits.inc ---

    // out[i] = exp(in[i]); 0 below float32's range.
    void (*exps)(std::int64_t count, const float* in, float* out);
    // out[i] = cap * tanh(in[i] / cap), as rowPass has it; out may be in.
    void (*caps)(float cap, std::int64_t count, const float* in, float* out);
    // One query's context after one key changed: sums[e] + added * value[e] - removed * old_value[e] -> new_sums[e]; context
    // gets new_sums * inverse. new_sums may be sums.
    void (*moveContext)(std::int64_t head_dim, const double* sums, double added, const float* value, double removed,
                        const float* old_value, double inverse, double* new_sums, float* context);

    // out[e] = sum of w[t] * v[t * v_stride + e] over `terms`, for `columns` columns: one query's mixture of the values, bit
    // for bit what a product makes of it.
    void (*combine)(std::int64_t terms, std::int64_t columns, const float* w, const float* v, std::int64_t v_stride,
                    float* out);
    // c[r * c_stride + j] += a[r] * b[j], for rows x columns.
    void (*addOuter)(std::int64_t rows, std::int64_t columns, const float* a, const float* b, float* c,
                     std::int64_t c_stride);

    // --- pictures: kernels/pooling.inc ---

    // into[c] = max(into[c], row[starts[c] .. starts[c + 1]) ) for `bins` bins; nan if any of them is.
    void (*poolLargest)(const float* row, const std::int32_t* starts, std::int64_t bins, float* into);
    // into[i] = max(into[i], logit - shift) for keys first .. first + count - 1 of a row; skips blocked keys, and if
    // `keep` is given those not kept. With shift = max + log(sum) the exponentials of what rows then have are their
    // largest weights: one exponential per pixel instead of one per cell.
    void (*raiseToLogits)(const RowRule& rule, const RowInput& in, float shift, std::int64_t first, std::int64_t count,
                          float* into);
};

// The best level this machine has, or the one that ATTNSCOPE_ISA names (v4, v3, v2, plain) when the machine has it.
const Kernels& kernels();
// By name; null if there is no such level or the machine lacks it.
const Kernels* kernelsNamed(std::string_view name);
// One sentence (no full stop) if ATTNSCOPE_ISA names a level unavailable here; else empty.
std::string kernelsComplaint();

} // namespace attn::cpu
