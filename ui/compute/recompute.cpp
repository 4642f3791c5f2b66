// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/recompute.h"

#include <QCoreApplication>
#include <QEvent>

namespace attn {

namespace {

// A computation that last took less than this may finish, even if there is a newer request …
constexpr double short_run_ms = 100;
// … and its result is shown, unless the picture changed less than this ago: the newer one will be in time.
constexpr int frame_ms = 12;
// Of longer ones one is let through if the picture has not changed for this long but the scene has.
constexpr int patience_ms = 100;
// After this pause the last result is recomputed from scratch; it is ready within 250 ms if that takes 100.
constexpr int rest_ms = 150;
// After this long, memory that computations used is returned to the system.
constexpr int idle_ms = 1500;

const QEvent::Type result_event = static_cast<QEvent::Type>(QEvent::registerEventType());
// After the window's own updates (QWidgetRepaintManager posts them with the low priority): every result is painted
// before the next one is shown.
constexpr int result_priority = Qt::LowEventPriority - 1;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

Recompute::Recompute(QObject* parent) : QObject(parent)
{
    qRegisterMetaType<ComputedPtr>();
    qRegisterMetaType<PreparedPtr>();
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience_ms);
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest_ms);
    connect(&m_rest, &QTimer::timeout, this, &Recompute::askForRefined);
    m_idle.setSingleShot(true);
    m_idle.setInterval(idle_ms);
    connect(&m_idle, &QTimer::timeout, this, &Recompute::giveMemoryBack);
}

// What the worker delivered meanwhile waits in the event queue, and QObject's destructor removes it there.
Recompute::~Recompute() = default;

void Recompute::request(std::shared_ptr<const Scene> scene, std::shared_ptr<const Plan> plan)
{
    ask(std::move(scene), std::move(plan), false);
}

void Recompute::again()
{
    if (m_number > 0)
        ask(m_lastScene, m_lastPlan, m_shown);
}

void Recompute::ask(std::shared_ptr<const Scene> scene, std::shared_ptr<const Plan> plan, bool again)
{
    const auto now = std::chrono::steady_clock::now();
    const bool patient = m_busy && !m_patience.isActive();
    m_rest.stop();
    m_lastScene = scene;
    m_lastPlan = plan;
    m_shown = false;
    auto on_screen = m_onScreen ? std::optional(m_onScreen()) : std::nullopt;
    bool cancel = false;
    ComputeRequest request;
    {
        std::lock_guard lock(m_mutex);
        request = {std::move(scene),     std::move(plan), m_backend, m_device, ++m_number, false, again, now,
                   std::move(on_screen), m_freeMemory};
        const bool is_short = m_lastRun < short_run_ms && millisecondsSince(m_begun) < short_run_ms;
        cancel = m_refining || !(patient || is_short);
        if (!cancel && patient && m_running)
            m_letThrough = m_running;
    }
    start(std::move(request), cancel);
    if (!m_busy) {
        m_busy = true;
        beginPatience();
        Q_EMIT busyChanged(true);
    }
}

// By then the views have long dropped what was shown before.
void Recompute::giveMemoryBack()
{
    bool runs;
    {
        std::lock_guard lock(m_mutex);
        runs = m_running != 0;
    }
    if (runs || m_worker.isWaiting())
        m_idle.start();
    else
        m_worker.request([this](StopToken) { m_computation.workspace->rest(); }, false);
}

void Recompute::start(ComputeRequest request, bool cancel)
{
    m_idle.start();
    m_worker.request([this, request = std::move(request)](StopToken stop) mutable { work(request, stop); }, cancel);
}

void Recompute::askForRefined()
{
    auto on_screen = m_onScreen ? std::optional(m_onScreen()) : std::nullopt;
    if (m_worker.isWaiting())
        return;
    ComputeRequest request;
    {
        std::lock_guard lock(m_mutex);
        request = {m_lastScene,
                   m_lastPlan,
                   m_backend,
                   m_device,
                   m_number,
                   true,
                   false,
                   std::chrono::steady_clock::now(),
                   std::move(on_screen),
                   m_freeMemory};
    }
    start(std::move(request), false);
}

void Recompute::beginPatience()
{
    m_patience.start();
    m_sinceShown.start();
}

void Recompute::setBackend(const QString& name, std::shared_ptr<cuda::Device> device)
{
    std::lock_guard lock(m_mutex);
    m_backend = name.toStdString();
    m_device = std::move(device);
}

void Recompute::setMemory(std::function<std::int64_t()> free)
{
    std::lock_guard lock(m_mutex);
    m_freeMemory = std::move(free);
}

void Recompute::cancel()
{
    m_rest.stop();
    {
        std::lock_guard lock(m_mutex);
        m_letThrough = 0;
        m_dropped = ++m_number; // a result on its way is no longer wanted
    }
    m_worker.cancel();
    if (m_busy) {
        m_busy = false;
        Q_EMIT busyChanged(false);
    }
}

// In the worker.
void Recompute::work(ComputeRequest& request, StopToken stop)
{
    {
        std::lock_guard lock(m_mutex);
        m_running = request.number;
        m_refining = request.refine;
        m_begun = std::chrono::steady_clock::now();
    }
    ComputeOutcome outcome{request.number, request.refine, request.again};
    m_computation.compute(request, stop, outcome);
    outcome.exact = m_computation.exact;
    outcome.times = {request.asked, millisecondsSince(m_begun)};
    if (outcome.computed || (!outcome.error.isEmpty() && !outcome.refine))
        put(std::move(outcome));
    std::lock_guard lock(m_mutex);
    m_running = 0;
    m_refining = false;
}

// In the worker.
void Recompute::put(ComputeOutcome outcome)
{
    bool posted;
    {
        std::lock_guard lock(m_mutex);
        if (!outcome.refine)
            m_lastRun = outcome.times.worker;
        posted = m_outcome.has_value();
        m_outcome = std::move(outcome);
    }
    m_ended.notify_one();
    if (!posted)
        QCoreApplication::postEvent(this, new QEvent(result_event), result_priority);
}

void Recompute::await(std::chrono::milliseconds most)
{
    std::optional<ComputeOutcome> outcome;
    {
        std::unique_lock lock(m_mutex);
        const auto isThere = [this] { return m_outcome && m_outcome->number == m_number; };
        if (!m_busy || !m_ended.wait_for(lock, most, isThere))
            return;
        outcome.swap(m_outcome); // the event posted for it will find nothing
    }
    deliver(*outcome);
}

bool Recompute::event(QEvent* event)
{
    if (event->type() != result_event)
        return QObject::event(event);
    std::optional<ComputeOutcome> outcome;
    {
        std::lock_guard lock(m_mutex);
        outcome.swap(m_outcome);
    }
    if (outcome)
        deliver(*outcome);
    return true;
}

void Recompute::deliver(const ComputeOutcome& outcome)
{
    if (outcome.number <= m_dropped)
        return;
    const bool newest = outcome.number == m_number; // only this thread writes it
    if (outcome.refine) {
        if (newest)
            Q_EMIT refined(outcome.computed, outcome.prepared);
        return;
    }
    if (!newest) {
        if (outcome.computed && !outcome.again &&
            (outcome.number == m_letThrough || m_sinceShown.elapsed() >= frame_ms)) {
            beginPatience();
            m_times = outcome.times;
            Q_EMIT ready(outcome.computed, outcome.prepared);
        }
        return;
    }
    m_busy = false;
    m_patience.stop();
    m_times = outcome.times;
    if (outcome.computed && !outcome.exact)
        m_rest.start();
    m_shown = outcome.computed != nullptr;
    if (m_shown && outcome.again)
        Q_EMIT refined(outcome.computed, outcome.prepared);
    else if (m_shown)
        Q_EMIT ready(outcome.computed, outcome.prepared);
    else
        Q_EMIT failed(outcome.error);
    if (!m_busy) // a slot may have requested another
        Q_EMIT busyChanged(false);
}

} // namespace attn
