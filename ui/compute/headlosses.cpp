// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/headlosses.h"

#include "core/layer/stages.h"
#include "ui/compute/computebeside.h"

#include <algorithm>
#include <chrono>

namespace attn {

namespace {

constexpr std::chrono::milliseconds rest_before_losses{150}; // so that a number being dragged does not wait for them

} // namespace

HeadLosses::HeadLosses(QObject* parent) : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest_before_losses);
    connect(&m_rest, &QTimer::timeout, this, &HeadLosses::next);
    connect(&m_background, &Background::failed, this, [this] { // not enough memory: none is known
        m_wanted.clear();
        m_working = false;
        Q_EMIT changed();
    });
}

void HeadLosses::want(const ComputedPtr& computed, int batch, std::vector<int> heads)
{
    if (computed != m_computed || batch != m_batch)
        m_known.clear();
    m_computed = computed;
    m_batch = batch;
    m_rest.stop();
    m_background.cancel();
    m_working = false;
    std::erase_if(heads, [this](int head) { return of(head).has_value(); });
    m_wanted = std::move(heads);
    const bool withheld = computed && computed->withheld && !computed->withheld->empty();
    if (!computed || withheld || !whyNoHeadMatters(computed->realized->config).empty())
        m_wanted.clear();
    if (!m_wanted.empty())
        m_rest.start();
}

std::optional<HeadLoss> HeadLosses::of(int head) const
{
    return head >= 0 && head < int(m_known.size()) ? m_known[std::size_t(head)] : std::nullopt;
}

void HeadLosses::next()
{
    if (m_wanted.empty())
        return;
    const int head = m_wanted.front();
    m_wanted.erase(m_wanted.begin());
    m_working = true;
    m_background.request(
        [this, head, computed = m_computed, batch = m_batch](const StopToken& stop) -> std::function<void()> {
            const auto other = computeEdit(computed, withHeadSwitched(computed->scene, head), stop);
            std::optional<HeadLoss> loss;
            if (other && *other)
                loss = headIsOff(computed->realized->config, head) ? headLoss(**other, *computed, batch)
                                                                   : headLoss(*computed, **other, batch);
            return [this, head, loss] {
                m_known.resize(std::max(m_known.size(), std::size_t(head) + 1));
                m_known[std::size_t(head)] = loss;
                m_working = false;
                Q_EMIT changed();
                next();
            };
        });
}

} // namespace attn
