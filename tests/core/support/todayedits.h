// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of layers of today's kind: shared keys, norms, rotary positions, sinks, caps, biases. A backend's tests say how it runs.
#pragma once

#include "tests/core/support/editproperties.h"

namespace attn::test {

// Four heads of 4 numbers that share two keys and values, rotated by position.
inline Scene sharedScene(MaskKind mask, bool norms)
{
    Scene scene = editScene(MaskKind::Causal);
    Config& config = scene.config;
    config.d_out = 16;
    config.num_heads = 4;
    config.num_kv_heads = 2;
    config.rope.emplace();
    config.rope->theta = 100;
    config.rope->layout = norms ? RopeLayout::Interleaved : RopeLayout::Half;
    config.rope->offset = 3;
    config.mask = {mask, MaskApply::FillNegInf, ""};
    config.mask.window = mask == MaskKind::SlidingWindow ? 20 : 0;
    config.mask.global = mask == MaskKind::SlidingWindow ? 2 : 0;
    config.mask.prefix = mask == MaskKind::Prefix ? 9 : 0;
    scene.draws = {ManualSeed{1},
                   Linear{"W_query", 9, 16, true},
                   Linear{"W_key", 9, 8, true},
                   Linear{"W_value", 9, 8, true},
                   Linear{"out_proj", 16, 15, true},
                   Randn{"norm", {4}, {}},
                   ManualSeed{2}};
    if (norms) {
        config.rope->dims = 2;
        config.qk_norm = QkNorm{"norm", "norm", 1e-6, true};
    }
    return scene;
}

// "layers of today's kind are edited by short ways, too"; `whole`: edited weights of queries and keys compute all anew.
inline void checkShortPathsOfToday(const RunOn& runOn, TraceForm form, MaskKind mask, bool norms, bool whole)
{
    CAPTURE(form == TraceForm::Dense);
    CAPTURE(norms);
    EditedLayer layer(runOn, sharedScene(mask, norms), form);
    REQUIRE(layer.input->plan.has_fast_path);
    checkAgainstReference(*layer.input, *layer.trace);
    const auto edit = [&](const char* tensor, const Index& index, const std::string& path) {
        CAPTURE(tensor);
        layer.edit(tensor, index, 0.75f);
        CHECK(layer.trace->path() == path);
        checkAgainstReference(*layer.input, *layer.trace);
    };
    edit("x", {1, 30, 4}, "x row");
    edit("W_query.weight", {9, 3}, whole ? "full" : "query head");
    edit("W_key.weight", {5, 3}, whole ? "full" : "key head");
    edit("W_key.bias", {2}, whole ? "full" : "key head");
    edit("W_value.weight", {6, 2}, "value column");
    edit("x", {0, 69, 0}, "x row");
    edit("out_proj.weight", {3, 3}, "output");
    if (norms)
        edit("norm", {1}, "norms");
    layer.scene.config.heads_off = {1};
    layer.compute();
    edit("W_value.weight", {1, 2}, "value column");
    edit("x", {0, 5, 0}, "x row");
    const TracePtr held = layer.trace;                                 // the next is a layer of its own
    edit("x", {0, 5, 1}, form == TraceForm::Dense ? "full" : "x row"); // whose stages cannot be shared
    layer.scene.config.rope.reset();
    layer.compute();
    CHECK(layer.trace->path() == "full");
    checkAgainstReference(*layer.input, *layer.trace);
}

// "sinks, soft caps, position biases and a numeric scale are edited by short ways, too"
inline void checkShortPathsOfLogits(const RunOn& runOn, TraceForm form)
{
    using enum PositionBiasKind;
    std::mt19937 random(4);
    for (const PositionBiasKind kind : {None, Alibi, T5, Tensor})
        for (const int rank : {2, 3, 4}) {
            if (kind != Tensor && rank > 2)
                continue;
            CAPTURE(form == TraceForm::Dense);
            CAPTURE(int(kind));
            CAPTURE(rank);
            Scene scene = sharedScene(MaskKind::Causal, false);
            Config& config = scene.config;
            config.scale = Scale::Factor;
            config.scale_factor = 0.3;
            config.softcap = 2.5;
            config.sinks = "sinks";
            config.position_bias.kind = kind;
            scene.inputs.push_back({"sinks", randomTensor({4}, random)});
            const Shape shape = kind == T5  ? Shape{8, 4}
                                : rank == 2 ? Shape{70, 70}
                                : rank == 3 ? Shape{4, 70, 70}
                                            : Shape{2, 4, 70, 70};
            if (kind == T5 || kind == Tensor) {
                config.position_bias.tensor = "bias";
                scene.inputs.push_back({"bias", randomTensor(shape, random)});
            }
            EditedLayer layer(runOn, scene, form);
            REQUIRE(layer.input->plan.has_fast_path);
            CHECK(layer.trace->path() == "full");
            checkAgainstReference(*layer.input, *layer.trace);
            const auto edit = [&](const char* tensor, const Index& index, const std::string& path) {
                CAPTURE(tensor);
                layer.edit(tensor, index, 1.75f);
                CHECK(layer.trace->path() == path);
                checkAgainstReference(*layer.input, *layer.trace);
            };
            edit("x", {1, 30, 4}, "x row");
            edit("sinks", {2}, "sink");
            edit("W_query.weight", {9, 3}, "query head");
            edit("W_value.weight", {6, 2}, "value column");
            if (!config.position_bias.tensor.empty()) {
                Index cell = {5, 3};
                if (rank > 2)
                    cell = rank == 3 ? Index{3, 60, 7} : Index{1, 3, 60, 7};
                edit("bias", cell, "position bias");
            }
            edit("x", {0, 69, 0}, "x row");
            const TracePtr held = layer.trace;
            edit("sinks", {0}, form == TraceForm::Dense ? "full" : "sink");
            edit("x", {0, 3, 0}, "x row");
        }
}

} // namespace attn::test
