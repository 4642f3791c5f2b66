// SPDX-License-Identifier: GPL-3.0-or-later
// What an earlier scene of the document computes to, to stand beside what it is now. Taken from what was on the screen
// where that was it, else computed off the GUI thread and told when it is ready.
#pragma once

#include "ui/threads/background.h"

#include "core/engine/computed.h"

#include <QObject>

#include <memory>

namespace attn {

class Earlier : public QObject {
    Q_OBJECT

public:
    explicit Earlier(QObject* parent = nullptr) : QObject(parent) {}

    // `scene` (null: none) from now on, `shown` being what is on the screen, which is kept until the next call.
    void want(std::shared_ptr<const Scene> scene, const ComputedPtr& shown);
    const ComputedPtr& computed() const { return m_computed; } // null: none is wanted, or it is not there yet

Q_SIGNALS:
    void ready(); // computed() has come after want() returned

private:
    std::shared_ptr<const Scene> m_scene;
    ComputedPtr m_shown, m_computed;
    Background m_background; // last: it must end before the rest goes
};

} // namespace attn
