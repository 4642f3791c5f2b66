// SPDX-License-Identifier: GPL-3.0-or-later
// What one attention layer computes, as plain choices. The names of the choices, their values and which of them go
// together stand once, in options.h; this is only the value they fill.
#pragma once

#include "core/random/torchbuilds.h"

#include <cstdint>
#include <optional>
#include <string>

namespace attn {

enum class Stage { Attention, DropoutOnly, SoftmaxOnly };
// Which tensors are given: x; x, of which only queries and keys are made; q, k and v; q and k; the weights themselves.
enum class StartsFrom { X, XForScores, Qkv, Qk, Weights };
enum class Projection { None, Param, Linear, HeadsList, FusedInterleaved, FusedBlocks, MhaModule };
enum class Scale { None, SqrtHeadDim, Factor };
enum class ScaleAt { BeforeMask, AfterMask };
enum class MaskKind { None, Causal, Padding, CustomBool, Additive };
enum class MaskApply { None, FillNegInf, Add, PostSoftmaxRenorm, PostSoftmax, PostSoftmaxNegInf };
enum class MaskedRows { Nan, Zero };
enum class Normalize { Softmax, SoftmaxNaive, Sum, None };
enum class DropoutOn { Weights, Scores };
enum class Merge { Transpose, ReshapeOnly };
// Choices that nobody makes on purpose: each is a mistake that people make when they write a layer.
enum class TiedWeights { None, Query };         // q, k and v all made with the query's weights
enum class AsksWith { OwnQuery, NextQuery };    // a row has the query of the token after its own, the last the first's
enum class MaskSpares { Nothing, FirstPadded }; // the first padded key of each batch item is let through
enum class NormalizeOver { Keys, Queries };     // rows that sum to 1, or columns
enum class DropoutFactor { OneOverKept, OneOverP }; // of what is kept: 1 / (1 - p), or 1 / p

struct Mask {
    MaskKind kind = MaskKind::None;
    MaskApply apply = MaskApply::None;
    std::string tensor; // name of the tensor of padding [B,T], custom_bool [T,T] or [B,T,T], additive [T,T] or [B,T,T]
    MaskSpares spares = MaskSpares::Nothing; // of a padding mask
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

struct Config {
    Stage stage = Stage::Attention;
    StartsFrom starts_from = StartsFrom::X; // of a whole layer
    Projection projection = Projection::None;
    std::int64_t num_heads = 1;
    std::int64_t d_in = 0;
    std::int64_t d_out = 0;
    std::optional<std::int64_t> head_dim; // only checked: must be d_out / num_heads
    std::optional<bool> qkv_bias;         // only checked: whether the layers of q, k and v have a bias
    TiedWeights tied = TiedWeights::None;
    AsksWith asks_with = AsksWith::OwnQuery;
    Scale scale = Scale::None;
    double scale_factor = 1; // > 0; what Scale::Factor multiplies the scores by
    ScaleAt scale_at = ScaleAt::BeforeMask;
    double temperature = 1; // > 0; the normaliser's input is divided by it
    Mask mask;
    MaskedRows masked_rows = MaskedRows::Nan;
    Normalize normalize = Normalize::Softmax;
    NormalizeOver normalize_over = NormalizeOver::Keys;
    Dropout dropout;
    Merge merge = Merge::Transpose;
    std::string out_proj; // name of the output layer; empty for none
    Normals normals = Normals::Avx2;
    bool row_sums = false;   // also trace the sums of the weight rows
    bool cumulative = false; // also trace the context, term by term
    bool operator==(const Config&) const = default;
};

} // namespace attn
