// SPDX-License-Identifier: GPL-3.0-or-later
// What is lost without each head of the computation that is shown, worked out off the GUI thread, one head after the other: each
// needs the whole layer once more, with that head switched off (or on again).
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

    // From now on these heads of a batch item, first to last. Begins as soon as nothing else is wanted for a moment. Without a
    // computation, or where it hides numbers or no head matters, nothing is known.
    void want(const ComputedPtr& computed, int batch, std::vector<int> heads);
    std::optional<HeadLoss> of(int head) const; // nothing: not known (yet)
    bool isBusy() const { return !m_wanted.empty() || m_inHand; }

Q_SIGNALS:
    void changed();

private:
    void next();

    ComputedPtr m_computed;
    int m_batch = 0;
    std::vector<int> m_wanted; // still to do
    bool m_inHand = false;     // one is being worked out
    std::vector<std::optional<HeadLoss>> m_known;
    QTimer m_rest;
    Background m_background; // last: it must end before the rest goes
};

} // namespace attn
