// SPDX-License-Identifier: GPL-3.0-or-later
// Scenes for the tests of the worker, and what it answers.
#pragma once

#include "core/engine/computed.h"
#include "core/engine/engine.h"

#include <QSignalSpy>

#include <algorithm>

namespace attn {

// One head over so many tokens that a run takes a while and hundreds of megabytes.
inline Scene largeScene(std::int64_t tokens)
{
    Scene scene;
    scene.inputs = {{"x", Tensor({tokens, 4})}};
    scene.config.d_in = scene.config.d_out = 4;
    return scene;
}

// Large enough to be computed from the trace before.
inline Scene layerScene(std::int64_t tokens = 128)
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Randn{"x", {1, tokens, 32}, {}}, Randn{"W_query", {32, 64}, 0.2f},
                   Randn{"W_key", {32, 64}, 0.2f}, Randn{"W_value", {32, 64}, 0.2f}};
    scene.config.projection = Projection::Param;
    scene.config.num_heads = 8;
    scene.config.d_in = 32;
    scene.config.d_out = 64;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    return scene;
}

inline bool sameNumbers(const Trace& a, const Trace& b)
{
    return std::ranges::equal(a.tensors(), b.tensors(), [&](const TracedTensor& one, const TracedTensor& other) {
        return one.name == other.name && a.dense(one) == b.dense(other);
    });
}

inline ComputedPtr resultOf(const QSignalSpy& ready, int i = 0) { return ready.at(i).first().value<ComputedPtr>(); }

} // namespace attn
