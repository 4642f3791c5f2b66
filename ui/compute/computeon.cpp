// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compute/computeon.h"

#include "ui/threads/background.h"

#include <exception>
#include <new>
#include <utility>

namespace attn {

namespace {

// Nothing in this program can restore its context.
QString lostWords() { return QObject::tr("the GPU stopped responding (restart AttnScope to use the GPU again)"); }

} // namespace

ComputeOn::~ComputeOn()
{
    if (m_device)
        m_device->whenLost(nullptr);
}

void ComputeOn::choose(const std::string& backend)
{
    m_chosen = backend;
    if (m_opening)
        m_opening->cancel();
    if (backend != "cuda")
        use(backend, {});
    else if (m_device)
        use(backend, {});
    else
        openDevice();
}

void ComputeOn::openDevice()
{
    use("cpu", tr("starting the GPU…"));
    if (!m_opening)
        m_opening = new Background(this);
    m_opening->request([this, open = m_open](StopToken) -> std::function<void()> {
        Result<std::shared_ptr<cuda::Device>> opened = Error{};
        QString name;
        try {
            opened = open();
            if (opened && !(*opened)->isLost())
                name = QString::fromStdString((*opened)->name());
        } catch (const cuda::Failure& failure) {
            opened = Error{failure.sentence};
        } catch (const std::bad_alloc&) {
            opened = Error{QObject::tr("not enough memory").toStdString()};
        } catch (const std::exception& fault) {
            opened = Error{fault.what()};
        }
        return [this, opened = std::move(opened), name] { take(opened, name); };
    });
}

void ComputeOn::take(const Result<std::shared_ptr<cuda::Device>>& opened, const QString& name)
{
    if (!opened) {
        use("cpu", tr("no GPU: %1").arg(QString::fromStdString(opened.error().message)));
        return;
    }
    if ((*opened)->isLost()) {
        use("cpu", lostWords());
        return;
    }
    m_device = *opened;
    m_deviceName = name;
    m_device->whenLost([this] { m_calls.post([this] { loseDevice(); }); });
    use("cuda", {});
    if (m_device->isLost()) // meanwhile, without notice
        loseDevice();
}

void ComputeOn::loseDevice()
{
    if (!m_device || !m_device->isLost())
        return;
    std::exchange(m_device, nullptr)->whenLost(nullptr);
    if (m_backend == "cuda")
        use("cpu", lostWords());
}

void ComputeOn::use(const std::string& backend, const QString& why)
{
    const bool other = std::exchange(m_backend, backend) != backend;
    const bool shown = std::exchange(m_why, why) != why;
    if (other)
        Q_EMIT backendChanged();
    if (shown)
        Q_EMIT whyChanged();
}

} // namespace attn
