// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/computebeside.h"

#include "core/engine/engine.h"

namespace attn {

Result<ComputedPtr> computeBeside(Scene scene, const std::stop_token& stop,
                                  const std::shared_ptr<const Realized>& before, Accuracy accuracy)
{
    const auto realized = realize(scene, before, stop);
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
