// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/engine/knownbackends.h"

#include <algorithm>
#include <string>

namespace attn {

std::span<const Backend> backends()
{
    const std::span<const Backend> known = knownBackends();
    return {known.begin(), std::ranges::find_if(known, [](const Backend& each) { return each.missing; })};
}

Result<const Backend*> backendNamed(std::string_view name)
{
    const std::span<const Backend> known = knownBackends();
    const auto found = std::ranges::find(known, name, &Backend::name);
    if (found == known.end())
        return Error{say("backend: expected one of %2, got '%1'", name, joinedTexts(known, &Backend::name))};
    return &*found;
}

std::optional<Error> unavailable(const Backend& backend) { return backend.missing ? backend.missing() : std::nullopt; }

std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, StopToken stop, RunOptions options)
{
    auto trace = backend.run(realized, options, stop);
    std::string fallback;
    if (!trace) {
        fallback = trace.error().message;
        if (stop.requested() || (options.may_step_in && !options.may_step_in(fallback)))
            return nullptr;
        trace = backends().front().run(realized, options, stop);
    }
    if (!trace || !*trace || stop.requested())
        return nullptr;
    (*trace)->setFallback(std::move(fallback));
    return *trace;
}

} // namespace attn
