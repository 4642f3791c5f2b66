// SPDX-License-Identifier: GPL-3.0-or-later
// The compute backend: the chosen one, and whether it is available. A GPU is opened off the GUI thread, which takes a
// second, and only when it is chosen; until it is ready, if there is none, and after it was lost the CPU computes, and
// why() says so. Choosing it again retries an unavailable one; one that was lost stays lost.
#pragma once

#include "core/backends/cuda/open.h"
#include "ui/threads/callqueue.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>

namespace attn {

class Background;

class ComputeOn : public QObject {
    Q_OBJECT

public:
    using OpenDevice = std::function<Result<std::shared_ptr<cuda::Device>>()>;

    explicit ComputeOn(QObject* parent = nullptr) : QObject(parent) {}
    ~ComputeOn() override;

    void setOpenDevice(OpenDevice open)
    {
        m_open = std::move(open);
    }                                        // instead of the machine's own; any thread calls it
    void choose(const std::string& backend); // "cpu", "cuda", "reference"
    const std::string& chosen() const { return m_chosen; }

    const std::string& backend() const { return m_backend; }                 // available now
    const std::shared_ptr<cuda::Device>& device() const { return m_device; } // null: none is open
    const QString& deviceName() const { return m_deviceName; } // of the last one that was open: "NVIDIA H100"
    // Why a backend other than the chosen one computes: "no GPU: no NVIDIA driver is installed"; else empty.
    const QString& why() const { return m_why; }
Q_SIGNALS:
    void backendChanged(); // everything must be recomputed
    void whyChanged();

private:
    void openDevice();
    void take(const Result<std::shared_ptr<cuda::Device>>& opened, const QString& name);
    void loseDevice(); // it is not used again
    void use(const std::string& backend, const QString& why);

    OpenDevice m_open = cuda::openDevice;
    std::string m_chosen = "cpu", m_backend = "cpu";
    CallQueue m_calls; // a device may be lost in any thread
    std::shared_ptr<cuda::Device> m_device;
    QString m_deviceName, m_why;
    Background* m_opening = nullptr; // created when a device is needed
};

} // namespace attn
