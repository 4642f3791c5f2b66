// SPDX-License-Identifier: GPL-3.0-or-later
// Computes scenes off the GUI thread, the latest one first: a newer request cancels what runs and drops what waits.
// The views keep the old result until the new one arrives.
#pragma once

#include "core/scene.h"
#include "ui/computed.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace attn {

class Recompute : public QObject {
    Q_OBJECT

public:
    explicit Recompute(QObject* parent = nullptr);
    ~Recompute() override; // cancels and waits

    void request(Scene scene);
    void setBackend(const QString& name); // "cpu", "reference"; takes effect with the next request
    bool isBusy() const { return m_busy; }
    void cancel(); // drops what runs; the last result stays

Q_SIGNALS:
    // In the GUI thread, for the newest request only.
    void ready(attn::ComputedPtr computed);
    void failed(const QString& message);
    void busyChanged(bool busy);

private:
    void work(std::stop_token stop);
    void deliver(int number, ComputedPtr computed, const QString& error);

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Scene> m_waiting; // the newest request that no one has begun
    std::string m_backend = "cpu";
    std::stop_source m_current; // cancels the computation that runs
    int m_number = 0;           // of the newest request
    bool m_busy = false;
    std::jthread m_worker; // last: it must end before the rest goes
};

} // namespace attn

Q_DECLARE_METATYPE(attn::ComputedPtr)
