// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/recompute.h"

#include "core/engine.h"

#include <exception>
#include <new>

namespace attn {

namespace {

// A drag sees a picture this often, when a computation takes longer than from one mouse move to the next …
constexpr int patience_ms = 100;
// … and none before it rests when one takes longer than this: then every moment counts for the last request.
constexpr int too_slow_ms = 1000;

struct ComputeOutcome {
    ComputedPtr computed; // null: an error, or cancelled when the error is empty too
    QString error;
};

ComputeOutcome computeFailure(const Error& error) { return {nullptr, QString::fromStdString(error.message)}; }

// `previous` is what the last scene became; it is replaced as soon as there is a newer one, also when the run is
// cancelled.
ComputeOutcome computeScene(const Scene& scene, const std::string& backendName,
                            std::shared_ptr<const Realized>& previous, std::stop_token stop)
try {
    auto backend = backendNamed(backendName);
    if (!backend)
        return computeFailure(backend.error());
    auto realized = realize(scene, previous);
    if (!realized)
        return computeFailure(realized.error());
    previous = *realized;
    auto trace = run(*previous, **backend, stop);
    if (!trace)
        return {};
    return {std::make_shared<const Computed>(Computed{scene, previous, std::move(trace), Blocked(*previous)}), {}};
} catch (const std::bad_alloc&) {
    return computeFailure(
        {"There is not enough memory for a layer of this size: use fewer tokens, heads or dimensions."});
} catch (const std::exception& fault) {
    return computeFailure({std::string("The computation stopped: ") + fault.what() + "."});
}

} // namespace

Recompute::Recompute(QObject* parent) : QObject(parent), m_worker([this](std::stop_token stop) { work(stop); })
{
    qRegisterMetaType<ComputedPtr>();
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience_ms);
}

Recompute::~Recompute()
{
    m_worker.request_stop();
    {
        std::lock_guard lock(m_mutex);
        m_current.request_stop();
    }
    m_worker.join(); // what it delivered meanwhile waits in the event queue, and QObject's destructor removes it there
}

void Recompute::request(Scene scene)
{
    const bool let_through = m_busy && !m_patience.isActive() && m_sinceShown.elapsed() < too_slow_ms;
    {
        std::lock_guard lock(m_mutex);
        m_waiting = std::move(scene);
        ++m_number;
        if (!let_through)
            m_current.request_stop();
        else if (m_running)
            m_letThrough = m_running;
    }
    m_wake.notify_one();
    if (!m_busy) {
        m_busy = true;
        beginPatience();
        Q_EMIT busyChanged(true);
    }
}

void Recompute::beginPatience()
{
    m_patience.start();
    m_sinceShown.start();
}

void Recompute::setBackend(const QString& name)
{
    std::lock_guard lock(m_mutex);
    m_backend = name.toStdString();
}

void Recompute::cancel()
{
    {
        std::lock_guard lock(m_mutex);
        m_waiting.reset();
        m_letThrough = 0;
        ++m_number; // a result that is on its way is nobody's any more
        m_current.request_stop();
    }
    if (m_busy) {
        m_busy = false;
        Q_EMIT busyChanged(false);
    }
}

void Recompute::work(std::stop_token stop)
{
    std::shared_ptr<const Realized> previous;
    while (true) {
        std::optional<Scene> scene;
        std::string backend;
        std::stop_token cancelled;
        int number = 0;
        {
            std::unique_lock lock(m_mutex);
            m_running = 0;
            if (!m_wake.wait(lock, stop, [this] { return m_waiting.has_value(); }))
                return;
            scene.swap(m_waiting);
            backend = m_backend;
            number = m_running = m_number;
            m_current = {};
            cancelled = m_current.get_token();
            if (stop.stop_requested()) // the destructor may have asked the old m_current
                return;
        }
        ComputeOutcome outcome = computeScene(*scene, backend, previous, cancelled);
        if (!outcome.computed && outcome.error.isEmpty())
            continue;
        QMetaObject::invokeMethod(
            this, [this, number, outcome] { deliver(number, outcome.computed, outcome.error); }, Qt::QueuedConnection);
    }
}

void Recompute::deliver(int number, ComputedPtr computed, const QString& error)
{
    if (number != m_number && number == m_letThrough && computed) { // only this thread writes these two
        m_letThrough = 0;
        beginPatience();
        Q_EMIT ready(computed);
        return;
    }
    if (number != m_number)
        return;
    m_busy = false;
    m_patience.stop();
    if (computed)
        Q_EMIT ready(computed);
    else
        Q_EMIT failed(error);
    if (!m_busy) // a slot may have asked for the next one
        Q_EMIT busyChanged(false);
}

} // namespace attn
