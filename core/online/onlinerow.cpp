// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/onlinerow.h"

#include "core/base/say.h"
#include "core/explain/explain.h"
#include "core/matrix/cellmark.h"

#include <algorithm>

namespace attn {

namespace {

// Whether a number of the row, or of the context that it makes, is pinned.
bool isPinned(const Computed& computed, const OnlineRow& row)
{
    for (const char* name : {"weights", "dropped", "sink_weights", "head_context"}) {
        const auto overrides = computed.realized->overrides.of(name); // lives as long as the loop
        for (const CellEdit& pinned : *overrides)
            if (pinned.index[0] == row.batch && pinned.index[1] == row.head && pinned.index[2] == row.row)
                return true;
    }
    return false;
}

std::vector<float> numbers(const Computed& computed, const char* name, std::int64_t first, std::int64_t count)
{
    std::vector<float> out(static_cast<std::size_t>(count));
    if (const TracedTensor* tensor = computed.trace->find(name))
        tensor->read(first, std::span<float>(out));
    return out;
}

void readValues(const Computed& computed, OnlineRow& row, std::int64_t plane)
{
    const Dims& dims = computed.realized->plan.dims;
    if (!mixesValues(computed.realized->config))
        return;
    row.width = dims.hd;
    const std::int64_t shared = row.batch * dims.KV + dims.kvHead(row.head);
    row.values = numbers(computed, "v", shared * dims.S * dims.hd, dims.S * dims.hd);
    row.context = numbers(computed, "head_context", (plane * dims.T + row.row) * dims.hd, dims.hd);
    row.headOff = headIsOff(computed.realized->config, row.head);
}

} // namespace

std::string whyNoOnlineRow(const Computed& computed)
{
    const Config& config = computed.realized->config;
    if (config.stage == Stage::DropoutOnly)
        return say("This scene computes only dropout, so there is no softmax to step through.");
    if (config.stage == Stage::SoftmaxOnly)
        return say("This scene computes only a softmax, so there are no keys and values to split into tiles.");
    if (startsFromWeights(config))
        return say("The weights of this scene are inputs, so there is no softmax to step through.");
    if (!normalises(config))
        return say("This scene stops at the scores, so there is no softmax to step through.");
    if (config.normalize == Normalize::Sum)
        return say("This layer divides each row by its sum without exponentials, so there is no running maximum.");
    if (config.normalize == Normalize::SoftmaxNaive)
        return say("This layer uses the naive softmax, which subtracts no maximum, so there is no running maximum.");
    if (normalisesColumns(config))
        return say("This layer's softmax runs down the columns, so it does not normalize each row separately.");
    if (masksAfter(config))
        return say(
            "This layer masks after the softmax, so masked keys would count toward the running maximum and sum.");
    for (const std::string_view name :
         {normaliserInput(config), std::string_view("weights"), mixedBy(config), std::string_view("v"),
          std::string_view("head_context"), std::string_view("sink_weights")})
        if (computed.hides(name))
            return say("Some values in this row are hidden, and the running softmax would reveal them.");
    const TracedTensor* weights = computed.trace->find("weights");
    if (!weights || elementCount(weights->shape) == 0)
        return say("This scene has no rows of weights.");
    return {};
}

Result<OnlineRow> onlineRow(const Computed& computed, std::int64_t batch, std::int64_t head, std::int64_t row)
{
    if (std::string why = whyNoOnlineRow(computed); !why.empty())
        return Error{std::move(why)};
    const Realized& realized = *computed.realized;
    const Dims& dims = realized.plan.dims;
    OnlineRow out;
    out.batch = std::clamp<std::int64_t>(batch, 0, dims.B - 1);
    out.head = std::clamp<std::int64_t>(head, 0, dims.H - 1);
    out.row = std::clamp<std::int64_t>(row, 0, dims.T - 1);
    const std::int64_t plane = out.batch * dims.H + out.head, first = (plane * dims.T + out.row) * dims.S;
    auto share = explain(computed.scene, realized, *computed.trace, {"weights", {out.batch, out.head, out.row, 0}});
    if (!share)
        return share.error();
    const TracedTensor& input = *computed.trace->find(normaliserInput(realized.config));
    const MarkRule mark(computed, input);
    for (std::int64_t key = 0; key < dims.S; ++key) {
        const double value = share->terms[static_cast<std::size_t>(key)].value;
        out.logits.push_back(static_cast<float>(value / share->temperature));
        out.masked.push_back(mark(plane, out.row, key, value) == CellMark::Masked);
    }
    if (share->beside) {
        out.sink = static_cast<float>(share->beside->value / share->temperature);
        out.sinkWeight = numbers(computed, "sink_weights", plane * dims.T + out.row, 1).front();
    }
    out.zeroed = share->zeroed;
    if (realized.keep && realized.config.dropout.on == DropoutOn::Weights)
        for (std::int64_t key = 0; key < dims.S; ++key)
            out.kept.push_back(realized.keep->kept(first + key) ? keptFactor(realized.config.dropout) : 0.0f);
    readValues(computed, out, plane);
    out.weights = numbers(computed, "weights", first, dims.S);
    out.pinned = isPinned(computed, out);
    return out;
}

} // namespace attn
