// SPDX-License-Identifier: GPL-3.0-or-later
// Computes scenes off the GUI thread, the newest one first. Requests made while a computation runs wait until it has
// ended, and only the newest of them is computed; only a long computation is canceled for a newer one, and while
// requests keep coming (a number is dragged) one is let through now and then, so that the picture of a large layer
// moves before the drag ends. The views keep the old result until the new one arrives.
//
// Every computation reuses what did not change from the trace before it. After a pause the last one is recomputed from
// scratch, so that what stays on the screen does not depend on the steps that led to it.
#pragma once

#include "core/base/stop.h"
#include "core/engine/computed.h"
#include "core/scene/scene.h"
#include "ui/compute/computation.h"
#include "ui/threads/workerthread.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>

namespace attn {

namespace cuda {
class Device;
}

class Recompute : public QObject {
    Q_OBJECT

public:
    explicit Recompute(QObject* parent = nullptr);
    ~Recompute() override; // cancels and waits

    // Null for `plan`: it is made in the worker.
    void request(std::shared_ptr<const Scene> scene, std::shared_ptr<const Plan> plan = {});
    void request(Scene scene) { request(std::make_shared<const Scene>(std::move(scene))); }
    // Called at every request for what is on screen; without it nothing is prepared.
    void setOnScreen(std::function<OnScreen()> onScreen) { m_onScreen = std::move(onScreen); }
    // "cpu", "cuda" (on this device; the cpu backend steps in where it is full or lost), "reference". Takes effect with the
    // next request.
    void setBackend(const QString& name, std::shared_ptr<cuda::Device> device = {});
    // Computes the last scene again on the current backend. If it is on screen, refined() brings it.
    void again();
    // Bytes that a layer may take; called in the worker for a layer of other sizes. Without it none is refused.
    void setMemory(std::function<std::int64_t()> free);
    bool isBusy() const { return m_busy; }
    // Whether the newest request's result was delivered: not while it runs, nor after it was refused or cancelled.
    bool isShown() const { return m_shown; }
    void cancel(); // drops what runs; the last result stays
    // Delivers the newest request's result before it returns, if it is ready in time; else it is delivered as usual.
    void await(std::chrono::milliseconds most);
    // Of the result that was delivered last.
    const RecomputeTimes& times() const { return m_times; }

Q_SIGNALS:
    // In the GUI thread, for the newest request; under constant requests also for one let through. Emitted after the
    // window has painted the previous result.
    void ready(attn::ComputedPtr computed, attn::PreparedPtr prepared);
    // The result that ready() brought, computed from the ground up: numbers that differ by rounding alone.
    void refined(attn::ComputedPtr computed, attn::PreparedPtr prepared);
    void failed(const QString& message);
    void busyChanged(bool busy);

protected:
    bool event(QEvent* event) override;

private:
    void ask(std::shared_ptr<const Scene> scene, std::shared_ptr<const Plan> plan, bool again);
    void start(ComputeRequest request, bool cancel);
    void work(ComputeRequest& request, StopToken stop);
    void put(ComputeOutcome outcome);
    void deliver(const ComputeOutcome& outcome);
    void askForRefined();
    void giveMemoryBack();
    void beginPatience();

    std::function<OnScreen()> m_onScreen;
    std::mutex m_mutex;
    std::condition_variable m_ended;         // an outcome lies ready
    std::optional<ComputeOutcome> m_outcome; // the newest one that was not delivered
    std::string m_backend = "cpu";
    std::shared_ptr<cuda::Device> m_device;
    std::function<std::int64_t()> m_freeMemory;
    int m_number = 0;        // of the newest request
    int m_running = 0;       // of the request that is computed; 0: none
    int m_dropped = 0;       // requests up to this one were cancelled
    int m_letThrough = 0;    // an older request whose result is shown nevertheless; 0: none
    bool m_refining = false; // recomputing the last result: anything else is more urgent
    double m_lastRun = std::numeric_limits<double>::infinity(); // ms, of the last computation that ended
    std::chrono::steady_clock::time_point m_begun;              // of the one that runs
    bool m_busy = false;
    RecomputeTimes m_times;
    std::shared_ptr<const Scene> m_lastScene; // of the newest request …
    std::shared_ptr<const Plan> m_lastPlan;
    bool m_shown = false;       // … whose result was delivered
    QTimer m_patience;          // runs out when the picture has not moved for a while although the scene has
    QTimer m_rest;              // expires after a while without requests
    QTimer m_idle;              // … for so long that memory can go back to the system
    QElapsedTimer m_sinceShown; // or since the first request after a rest
    Computation m_computation;  // of the worker alone
    WorkerThread m_worker;      // last, to be destroyed first
};

} // namespace attn

Q_DECLARE_METATYPE(attn::ComputedPtr)
Q_DECLARE_METATYPE(attn::PreparedPtr)
