// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/backends/cpu/fused/cpubackend.h"
#include "core/backends/cuda/cudabackend.h"
#include "core/backends/reference/reference.h"
#include "core/base/oneof.h"
#include "core/base/say.h"

#include <algorithm>
#include <string>

namespace attn {

namespace {

// Those that every machine has come first.
constexpr Backend known_backends[] = {
    {"cpu", Storage::Compact, cpu::run},
    {"reference", Storage::Doubles, reference::run},
    {"cuda", Storage::Device, cuda::run, cuda::missing},
};

} // namespace

std::span<const Backend> backends()
{
    return {std::begin(known_backends),
            std::ranges::find_if(known_backends, [](const Backend& each) { return each.missing; })};
}

Result<const Backend*> backendNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(known_backends, name, &Backend::name);
    if (found == std::end(known_backends))
        return Error{say("backend: '%1' is not one of %2", name, joinedTexts(known_backends, &Backend::name))};
    return found;
}

std::optional<Error> unavailable(const Backend& backend) { return backend.missing ? backend.missing() : std::nullopt; }

std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, std::stop_token stop,
                                 RunOptions options)
{
    auto trace = backend.run(realized, options, stop);
    std::string fallback;
    if (!trace) {
        fallback = trace.error().message;
        if (stop.stop_requested() || (options.may_step_in && !options.may_step_in(fallback)))
            return nullptr;
        trace = backends().front().run(realized, options, stop);
    }
    if (!trace || !*trace || stop.stop_requested())
        return nullptr;
    (*trace)->setFallback(std::move(fallback));
    return *trace;
}

} // namespace attn
