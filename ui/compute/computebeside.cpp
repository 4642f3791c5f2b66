// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/computebeside.h"

#include "core/engine/engine.h"
#include "core/rewrite/overrides.h"

namespace attn {

Result<ComputedPtr> computeBeside(Scene scene, const std::stop_token& stop,
                                  const std::shared_ptr<const Realized>& before, Accuracy accuracy)
{
    auto planned = planWithoutMisfits(scene); // another way may not compute what is pinned
    if (!planned)
        return planned.error();
    const auto realized = realize(scene, std::move(planned->plan), before, stop);
    if (!realized)
        return realized.error();
    if (!*realized)
        return ComputedPtr();
    const Backend& backend = accuracy == Accuracy::Reference ? **backendNamed("reference") : backends().front();
    auto trace = run(**realized, backend, stop);
    if (!trace)
        return ComputedPtr();
    return ComputedPtr(std::make_shared<const Computed>(std::move(scene), *realized, std::move(trace)));
}

} // namespace attn
