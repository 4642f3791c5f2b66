// SPDX-License-Identifier: GPL-3.0-or-later
// What the blocks of a model compute beside their products: norms and activations, in float32.
#pragma once

#include "core/backends/cpu/kernels/kernels.h"
#include "core/model/modelconfig.h"

#include <cstdint>

namespace attn {

// How the rows of a model are normed. Layer: (x - mean) / sqrt(variance + eps) · w + b, the variance over all of the row.
// Rms: x / sqrt(mean(x²) + eps) · w, with `unit_offset` · (1 + w).
struct NormRule {
    NormKind kind = NormKind::Layer;
    bool unit_offset = false;
    double eps = 1e-5;
};
// y [rows, width]; it may be x. `bias` may be null.
void normRows(const NormRule& rule, std::int64_t rows, std::int64_t width, const float* x, const float* weight,
              const float* bias, float* y);

// In place. Gelu: x Φ(x). GeluTanh: its approximation with tanh. QuickGelu: x σ(1.702 x). Silu: x σ(x).
void activate(Activation activation, std::int64_t count, float* x, const cpu::Kernels& kernels);
// a[i] *= b[i]: what a gated MLP makes of its gate and its values.
void gateBy(std::int64_t count, float* a, const float* b);
// a[i] += b[i]
void addTo(std::int64_t count, float* a, const float* b);

} // namespace attn
