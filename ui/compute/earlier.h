// SPDX-License-Identifier: GPL-3.0-or-later
// Computes an earlier scene of the document, to show beside the current one. Taken from the screen if it was shown
// there, else computed off the GUI thread and announced when ready.
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

    // Requests `scene` (null: none); `shown` is what is on the screen, kept until the next call.
    void want(std::shared_ptr<const Scene> scene, const ComputedPtr& shown);
    const ComputedPtr& computed() const { return m_computed; } // null: none is wanted, or it is not ready yet

Q_SIGNALS:
    void ready(); // computed() was set after want() returned

private:
    std::shared_ptr<const Scene> m_scene;
    ComputedPtr m_shown, m_computed;
    Background m_background; // last, to be destroyed first
};

} // namespace attn
