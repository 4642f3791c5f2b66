// SPDX-License-Identifier: GPL-3.0-or-later
// What is lost without each head of the computation on screen, worked out off the GUI thread, one head after the other:
// each needs the whole layer again, with that head off (or on again).
#pragma once

#include "core/engine/computed.h"
#include "core/heads/headloss.h"
#include "ui/threads/background.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace attn {

class HeadLosses : public QObject {
    Q_OBJECT

public:
    explicit HeadLosses(QObject* parent = nullptr);

    // Requests these heads of a batch item, first to last. Starts once nothing else is wanted for a moment. Without a
    // computation, or if it hides numbers or no head matters, nothing is known.
    void want(const ComputedPtr& computed, int batch, std::vector<int> heads);
    std::optional<HeadLoss> of(int head) const; // nullopt: unknown (yet)
    bool isBusy() const { return !m_wanted.empty() || m_working; }

Q_SIGNALS:
    void changed();

private:
    void next();

    ComputedPtr m_computed;
    int m_batch = 0;
    std::vector<int> m_wanted; // still to do
    bool m_working = false;    // one is being worked out
    std::vector<std::optional<HeadLoss>> m_known;
    QTimer m_rest;
    Background m_background; // last, to be destroyed first
};

} // namespace attn
