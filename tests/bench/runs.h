// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of the engine as the window makes them, one after the other: each brings new numbers, hands the trace before in,
// and keeps what it promised. This is what is timed.
#pragma once

#include "core/engine/engine.h"
#include "tests/bench/layers.h"

#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace attn::bench {

struct Mode {
    std::string_view name;
    bool causal;
    TraceForm form;
    std::string_view edited; // the tensor that one cell is edited in; empty: all of x is new
    bool wants_output;       // else an edit may leave the output for whoever asks
    std::string_view path;   // what Trace::path() should say
};

// full, full-nomask: all eleven arrays, dense.      compact: the same, held compactly.
// edit-x: finished weights (read through the trace) and contexts.      edit-x-dense: the same, all of them dense.
// edit-x-output: dense, and the output too.      edit-wq, edit-wk, edit-wv: weights, contexts and the output.
const std::vector<Mode>& modes();
const Mode* modeNamed(std::string_view name);

class Runs {
public:
    // `layer` must be causal where the mode is.
    Runs(const Mode& mode, std::shared_ptr<const Realized> layer, std::shared_ptr<Workspace> workspace);

    void call();
    // The edit of one chosen cell, for a mode that edits.
    void edit(std::int64_t cell, float value);

    const Mode& mode() const { return m_mode; }
    const Realized& realized() const { return m_layers[m_last]; } // what the last call computed
    const Trace& trace() const { return *m_trace; }
    // The standard deviation of what is edited, and how many cells it has.
    float scale() const { return m_scale; }
    std::int64_t editedCells() const { return m_layers[0].tensors[m_tensor].tensor.size(); }

private:
    Tensor& edited(Realized& layer) const { return layer.tensors[m_tensor].tensor; }
    void compute();
    void read() const;

    const Mode& m_mode;
    std::shared_ptr<Workspace> m_workspace;
    std::vector<Realized> m_layers; // used in turn
    std::size_t m_last = 0;
    std::size_t m_tensor = 0;                                    // which of Realized::tensors is new or edited
    std::size_t m_dropped = 0, m_head_context = 0, m_output = 0; // places in Trace::tensors()
    std::int64_t m_cell = 0;                                     // the one edited last
    std::shared_ptr<const Trace> m_trace;
    std::mt19937 m_random{7};
    std::normal_distribution<float> m_normal;
    float m_scale = 1; // of new values
};

} // namespace attn::bench
