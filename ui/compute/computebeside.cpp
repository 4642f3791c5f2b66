// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/computebeside.h"

#include "core/engine/engine.h"
#include "core/rewrite/overrides.h"

namespace attn {

namespace {

Result<ComputedPtr> computed(Scene scene, const StopToken& stop, const std::shared_ptr<const Realized>& before,
                             const Backend& backend, RunOptions options)
{
    auto planned = planWithoutMisfits(scene); // a variant may not compute what is pinned
    if (!planned)
        return planned.error();
    const auto realized = realize(scene, std::move(planned->plan), before, stop);
    if (!realized)
        return realized.error();
    if (!*realized)
        return ComputedPtr();
    auto trace = run(**realized, backend, stop, std::move(options));
    if (!trace)
        return ComputedPtr();
    return ComputedPtr(std::make_shared<const Computed>(std::move(scene), *realized, std::move(trace)));
}

} // namespace

Result<ComputedPtr> computeBeside(Scene scene, const StopToken& stop, const std::shared_ptr<const Realized>& before,
                                  Accuracy accuracy)
{
    const Backend& backend = accuracy == Accuracy::Reference ? **backendNamed("reference") : backends().front();
    return computed(std::move(scene), stop, before, backend, {});
}

Result<ComputedPtr> computeEdit(const ComputedPtr& before, Scene after, const StopToken& stop)
{
    RunOptions options;
    if (before->trace->backend() == backends().front().name)
        options.previous = before->trace;
    return computed(std::move(after), stop, before->realized, backends().front(), std::move(options));
}

} // namespace attn
