// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/earlier.h"

#include "core/circuits/circuits.h"
#include "ui/compute/computebeside.h"

#include <utility>

namespace attn {

void Earlier::want(std::shared_ptr<const Scene> scene, const ComputedPtr& shown)
{
    const ComputedPtr seen = std::exchange(m_shown, shown);
    if (std::exchange(m_scene, scene) == scene) // throughout a drag
        return;
    const ComputedPtr held = std::exchange(m_computed, nullptr);
    m_background.cancel();
    if (!scene)
        return;
    for (const ComputedPtr& known : {seen, shown, held})
        if (known && known->scene == *scene) {
            m_computed = known;
            return;
        }
    const bool exact = shown && shown->trace->backend() == "reference";
    m_background.request([this, scene = std::move(scene), before = shown ? shown->realized : nullptr,
                          exact](const StopToken& stop) -> std::function<void()> {
        auto made = computeBeside(*scene, stop, before, exact ? Accuracy::Reference : Accuracy::Everyday);
        if (!made || !*made)
            return nullptr;
        return [this, made = withCircuits(*made)] {
            m_computed = made;
            Q_EMIT ready();
        };
    });
}

} // namespace attn
