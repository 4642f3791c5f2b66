// SPDX-License-Identifier: GPL-3.0-or-later
// Computes scenes off the GUI thread, the latest one first: a newer request cancels what runs and drops what waits.
// The views keep the old result until the new one arrives. While requests keep coming (a number is dragged), a
// computation is let through now and then, so that the picture of a large layer moves before the hand rests.
#pragma once

#include "core/scene.h"
#include "ui/computed.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

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
    // In the GUI thread, for the newest request; while they keep coming also for one that was let through.
    void ready(attn::ComputedPtr computed);
    void failed(const QString& message);
    void busyChanged(bool busy);

private:
    void work(std::stop_token stop);
    void deliver(int number, ComputedPtr computed, const QString& error);
    void beginPatience();

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Scene> m_waiting; // the newest request that no one has begun
    std::string m_backend = "cpu";
    std::stop_source m_current; // cancels the computation that runs
    int m_number = 0;           // of the newest request
    int m_running = 0;          // of the request that is computed; 0: none
    int m_letThrough = 0;       // an older request whose result is shown all the same; 0: none
    bool m_busy = false;
    QTimer m_patience;          // runs out when the picture has not moved for a while although the scene has
    QElapsedTimer m_sinceShown; // or since the first request after a rest
    std::jthread m_worker;      // last: it must end before the rest goes
};

} // namespace attn

Q_DECLARE_METATYPE(attn::ComputedPtr)
