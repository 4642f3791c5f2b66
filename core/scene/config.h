// SPDX-License-Identifier: GPL-3.0-or-later
// What one attention layer computes, as plain choices. The names of the choices, their values and which of them go
// together are defined once, in options.h; this only holds them.
#pragma once

#include "core/random/torchbuilds.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attn {

enum class Stage { Attention, DropoutOnly, SoftmaxOnly };
// Which tensors are given: x; x, of which only queries and keys are made; q, k and v; q and k; the weights themselves.
enum class StartsFrom { X, XForScores, Qkv, Qk, Weights };
enum class Projection { None, Param, Linear, HeadsList, FusedInterleaved, FusedBlocks, MhaModule };
enum class Scale { None, SqrtHeadDim, Factor };
enum class ScaleAt { BeforeMask, AfterMask };
enum class MaskKind { None, Causal, SlidingWindow, Prefix, Padding, CustomBool, Additive };
enum class MaskApply { None, FillNegInf, Add, PostSoftmaxRenorm, PostSoftmax, PostSoftmaxNegInf };
enum class MaskedRows { Nan, Zero };
enum class Normalize { Softmax, SoftmaxNaive, Sum, None };
enum class DropoutOn { Weights, Scores };
enum class RopeLayout { Half, Interleaved };             // pairs (i, i + dims/2), or (2i, 2i+1)
enum class PositionBiasKind { None, Alibi, T5, Tensor }; // a slope per head, a table of buckets, numbers given
enum class Merge { Transpose, ReshapeOnly };
// Choices that are never intended: each is a common mistake in writing a layer.
enum class TiedWeights { None, Query };         // q, k and v all made with the query's weights
enum class AsksWith { OwnQuery, NextQuery };    // a row has the query of the token after its own, the last the first's
enum class MaskSpares { Nothing, FirstPadded }; // allows the first padded key of each batch item
enum class NormalizeOver { Keys, Queries };     // rows that sum to 1, or columns
enum class DropoutFactor { OneOverKept, OneOverP }; // of what is kept: 1 / (1 - p), or 1 / p

struct Mask {
    MaskKind kind = MaskKind::None;
    MaskApply apply = MaskApply::None;
    std::string tensor; // name of the tensor of padding [B,S], custom_bool [T,S] or [B,T,S], additive [T,S] or [B,T,S]
    MaskSpares spares = MaskSpares::Nothing; // of a padding mask
    std::int64_t window = 0;                 // of sliding_window, >= 1: keys that a query sees, its own the last …
    std::int64_t global = 0;                 // … and this many first keys, however far
    std::int64_t prefix = 0;                 // of prefix: every query sees this many first keys
    bool operator==(const Mask&) const = default;
};

struct Dropout {
    double p = 0; // 0 .. 1; a double, because PyTorch's draw compares with 1.0 - p in double
    DropoutOn on = DropoutOn::Weights;
    bool train = true;
    DropoutStream stream = DropoutStream::Default;
    DropoutFactor factor = DropoutFactor::OneOverKept;
    bool operator==(const Dropout&) const = default;
};

// RMSNorm of each head's query and key: x / sqrt(mean(x²) + eps) · w, or · (1 + w).
struct QkNorm {
    std::string query, key; // names of the weights [head_dim]
    double eps = 1e-6;      // >= 0
    bool unit_offset = false;
    bool all_heads = false; // the mean is that of all heads of a token; weights [heads · head_dim]
    bool operator==(const QkNorm&) const = default;
};

// Rotary positions: pair i of a query or key at position p turns by (p + offset) · theta^(-2i/dims), or · inv_freq[i].
struct Rope {
    double theta = 10000; // > 0
    RopeLayout layout = RopeLayout::Half;
    std::optional<std::int64_t> dims; // even; how many components turn, else all of head_dim
    std::int64_t offset = 0;
    std::string inv_freq; // name of a tensor [dims/2]; empty: theta
    bool operator==(const Rope&) const = default;
};

// A number for each pair of positions, added to the scores after scale and soft cap and before the mask.
struct PositionBias {
    PositionBiasKind kind = PositionBiasKind::None;
    std::string tensor;              // of t5: [buckets,H]; of tensor: [T,S], [H,T,S] or [B,H,T,S]
    std::int64_t max_distance = 128; // of t5
    bool bidirectional = true;       // of t5
    bool operator==(const PositionBias&) const = default;
};

struct Config {
    Stage stage = Stage::Attention;
    StartsFrom starts_from = StartsFrom::X; // of a whole layer
    Projection projection = Projection::None;
    std::int64_t num_heads = 1;
    std::optional<std::int64_t> num_kv_heads; // heads of k and v, a divisor of num_heads; else as many
    std::vector<std::int64_t> heads_off;      // in rising order: their weights stay, their head_context is 0
    std::int64_t d_in = 0;
    std::int64_t d_out = 0;
    std::optional<std::int64_t> head_dim; // only checked: must be d_out / num_heads
    std::optional<bool> qkv_bias;         // only checked: whether the layers of q, k and v have a bias
    std::string memory;                   // name of the tensor [B,S,d_memory] of keys and values; empty: x
    std::optional<std::int64_t> d_memory; // else d_in
    TiedWeights tied = TiedWeights::None;
    AsksWith asks_with = AsksWith::OwnQuery;
    std::optional<QkNorm> qk_norm;
    std::optional<Rope> rope;
    Scale scale = Scale::None;
    double scale_factor = 1; // > 0; what Scale::Factor multiplies the scores by
    ScaleAt scale_at = ScaleAt::BeforeMask;
    std::optional<double> softcap; // > 0: c · tanh(scaled / c)
    PositionBias position_bias;
    double temperature = 1; // > 0; the normaliser's input is divided by it
    Mask mask;
    MaskedRows masked_rows = MaskedRows::Nan;
    Normalize normalize = Normalize::Softmax;
    NormalizeOver normalize_over = NormalizeOver::Keys;
    std::string sinks; // tensor [H] with one more logit per head, whose weight is discarded; empty: none
    Dropout dropout;
    Merge merge = Merge::Transpose;
    std::string out_proj; // name of the output layer; empty for none
    Normals normals = Normals::Avx2;
    bool row_sums = false;   // also trace the sums of the weight rows
    bool cumulative = false; // also trace the context, term by term
    bool operator==(const Config&) const = default;
};

} // namespace attn
