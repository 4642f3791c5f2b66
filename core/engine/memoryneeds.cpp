// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/memoryneeds.h"

#include "core/backends/layerinputs.h"
#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <string>

namespace attn {

namespace {

constexpr std::int64_t token_step = 64; // of the number of tokens that is offered

struct MemoryParts {
    double squares = 0; // grows with B H T T
    double rest = 0;

    double all() const { return squares + rest; }
};

MemoryParts memoryParts(const Plan& plan, TraceForm form)
{
    const auto [B, T, D, O, H, hd, S, KV, M] = plan.dims;
    const double matrices = double(B) * double(H) * double(T) * double(S), rows = double(B) * double(H) * double(T),
                 tokens = double(B) * double(T);
    double made = 0;
    for (const NamedShape& tensor : plan.tensors)
        made += double(elementCount(tensor.shape));
    if (form == TraceForm::Compact && plan.has_fast_path) {
        const double output = plan.out_proj.empty() ? 0 : double(O);
        return {matrices * (4 + 2.0 / 8),
                made * 4 + rows * (12 + 8 * double(hd)) + tokens * (5 * double(O) + output) * 4};
    }
    const double all = double(plan.elements) * 4;
    const double whole_matrices = std::max(0.0, std::floor((double(plan.elements) - made) / std::max(matrices, 1.0)));
    const double squares = plan.dims.T > 0 ? whole_matrices * matrices * 4 : 0;
    return {squares, all - squares};
}

MemoryParts partsBesideDevice(const Plan& plan)
{
    const Dims& dims = plan.dims;
    double made = 0;
    for (const NamedShape& tensor : plan.tensors)
        made += double(elementCount(tensor.shape));
    const double output = plan.out_proj.empty() ? 0 : double(dims.O);
    return {double(dims.B) * double(dims.H) * double(dims.T) * double(dims.S) / 8,
            made * 4 + double(dims.B) * double(dims.T) * (5 * double(dims.O) + output) * 4};
}

// The most heads up to `most` that the width divides into.
std::int64_t fittingHeads(std::int64_t width, std::int64_t most)
{
    while (most > 0 && width % most != 0)
        --most;
    return most;
}

std::string needsMore(const Plan& plan, const MemoryParts& parts, double free)
{
    const Dims& dims = plan.dims;
    const std::string all = gibibytes(parts.all()), left = gibibytes(free);
    const double share = (free - parts.rest) / parts.squares;
    const auto tokens = share > 0 ? static_cast<std::int64_t>(double(dims.T) * std::sqrt(std::min(share, 1.0))) : 0;
    const std::int64_t round = tokens > token_step ? tokens / token_step * token_step : tokens;
    if (round < 1)
        return say("This layer needs %1 of memory, but only %2 is free.", all, left);
    const std::int64_t heads = fittingHeads(dims.O, static_cast<std::int64_t>(double(dims.H) * std::min(share, 1.0)));
    const auto layer = [](std::int64_t t, std::int64_t h) {
        return say("%1 tokens with %2", countText(t), sayCount("1 head", "%n heads", h));
    };
    if (heads < 1)
        return say("This layer needs %1 of memory, but only %2 is free. %3 would fit.", all, left,
                   layer(round, dims.H));
    return say("This layer needs %1 of memory, but only %2 is free. %3 or %4 would fit.", all, left,
               layer(round, dims.H), layer(dims.T, heads));
}

std::optional<Error> refused(const Plan& plan, const MemoryParts& parts, std::int64_t free)
{
    if (parts.all() <= double(free))
        return std::nullopt;
    return Error{needsMore(plan, parts, double(free))};
}

} // namespace

std::string gibibytes(double bytes)
{
    const double amount = bytes / double(1 << 30);
    char text[48];
    std::snprintf(text, sizeof text, amount < 9.95 ? "%.1f GiB" : amount < 1e6 ? "%.0f GiB" : "%.3g GiB", amount);
    return text;
}

std::int64_t memoryNeeded(const Plan& plan, TraceForm form)
{
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    const double bytes = memoryParts(plan, form).all();
    return bytes < double(most) ? static_cast<std::int64_t>(bytes) : most;
}

std::optional<Error> checkMemory(const Plan& plan, TraceForm form, std::int64_t free)
{
    return refused(plan, memoryParts(plan, form), free);
}

std::optional<Error> checkMemoryOfLargeNumbers(const Plan& plan, std::int64_t free)
{
    const auto fault = checkMemory(plan, TraceForm::Dense, free);
    return fault ? std::optional(
                       Error{say("With values this large, every stage must be stored in full. %1", fault->message)})
                 : std::nullopt;
}

std::optional<Error> checkMemory(const Plan& plan, const Backend& backend, std::int64_t free)
{
    switch (backend.storage) {
    case Storage::Compact: break;
    case Storage::Doubles: return checkMemory(plan, TraceForm::Dense, free / 2);
    case Storage::Device: return refused(plan, partsBesideDevice(plan), free);
    }
    return checkMemory(plan, TraceForm::Compact, free);
}

} // namespace attn
