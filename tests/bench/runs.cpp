// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/runs.h"

#include <algorithm>
#include <cmath>

namespace attn::bench {

const std::vector<Mode>& modes()
{
    using enum TraceForm;
    static const std::vector<Mode> all = {
        {"full", true, Dense, "", true, "full"},
        {"full-nomask", false, Dense, "", true, "full"},
        {"compact", true, Compact, "", true, "full"},
        {"edit-x", true, Compact, "x", false, "x row"},
        {"edit-x-dense", true, Dense, "x", false, "x row"},
        {"edit-x-output", true, Dense, "x", true, "x row"},
        {"edit-wq", true, Compact, "W_query.weight", true, "query head"},
        {"edit-wk", true, Compact, "W_key.weight", true, "key head"},
        {"edit-wv", true, Compact, "W_value.weight", true, "value column"},
    };
    return all;
}

const Mode* modeNamed(std::string_view name)
{
    const auto found = std::ranges::find(modes(), name, &Mode::name);
    return found == modes().end() ? nullptr : &*found;
}

Runs::Runs(const Mode& mode, std::shared_ptr<const Realized> layer, std::shared_ptr<Workspace> workspace)
    : m_mode(mode), m_workspace(std::move(workspace))
{
    const std::string name(mode.edited.empty() ? "x" : mode.edited);
    m_tensor =
        static_cast<std::size_t>(std::ranges::find(layer->tensors, name, &NamedTensor::name) - layer->tensors.begin());
    if (name != "x")
        m_scale = 1 / std::sqrt(static_cast<float>(layer->plan.dims.D));
    // Three of them in turn with an x of their own; edits go to and fro between two.
    for (int i = 0; i < (mode.edited.empty() ? 3 : 2); ++i) {
        m_layers.push_back(*layer);
        Tensor& x = edited(m_layers.back());
        if (i > 0 && mode.edited.empty())
            x = Tensor(x.shape(), normalNumbers(x.size(), m_random));
    }
    compute();
    const auto place = [this](const char* name) {
        return static_cast<std::size_t>(m_trace->find(name) - m_trace->tensors().data());
    };
    m_dropped = place("dropped");
    m_head_context = place("head_context");
    m_output = place("output");
}

void Runs::compute()
{
    m_trace = run(m_layers[m_last], backends().front(), {}, {m_mode.form, std::move(m_trace), m_workspace});
}

// The numbers for a call were drawn before, or are one or two cells written in place: next to nothing of its time.
void Runs::call()
{
    if (m_mode.edited.empty()) {
        m_last = (m_last + 1) % m_layers.size();
        compute();
        read();
        return;
    }
    std::uniform_int_distribution<std::int64_t> any(0, edited(m_layers[0]).size() - 1);
    edit(any(m_random), m_scale * m_normal(m_random));
}

void Runs::edit(std::int64_t cell, float value)
{
    Realized& before = m_layers[m_last];
    m_last = 1 - m_last;
    Realized& next = m_layers[m_last];
    before.edited.clear(); // it holds the block that is written now
    float* numbers = edited(next).mutableData();
    numbers[m_cell] = edited(before)[m_cell]; // what this one has not seen yet
    numbers[cell] = value;
    m_cell = cell;
    next.edited = {{next.tensors[m_tensor].name, edited(before), {cell}}};
    compute();
    read();
}

// Numbers that are made when they are asked for are a part of what was promised.
void Runs::read() const
{
    const auto [B, T, D, O, H, hd, S, KV, M] = m_layers[m_last].plan.dims;
    const auto last = [this](std::size_t tensor, std::int64_t cells) {
        return m_trace->tensors()[tensor].at(cells - 1);
    };
    volatile double number = last(m_dropped, H * T * T);
    number = last(m_head_context, H * T * hd);
    if (m_mode.wants_output)
        number = last(m_output, T * O);
    (void)number;
}

} // namespace attn::bench
