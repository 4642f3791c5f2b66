// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/threads/background.h"

#include <exception>
#include <new>
#include <utility>

namespace attn {

namespace {

int busy_ones = 0; // on the GUI thread

} // namespace

Background::Background(QObject* parent) : QObject(parent) {}

Background::~Background() { busy_ones -= m_busy ? 1 : 0; }

bool Background::isAnyBusy() { return busy_ones > 0; }

void Background::request(Job job)
{
    auto run = [this, number = ++m_number, job = std::move(job)](StopToken stop) mutable {
        std::function<void()> finish;
        try {
            finish = job(stop);
        } catch (const std::bad_alloc&) {
            finish = [this] { Q_EMIT failed(tr("Not enough memory for this. Close other programs and try again.")); };
        } catch (const std::exception& fault) {
            finish = [this, what = QString::fromUtf8(fault.what())] { Q_EMIT failed(tr("Stopped: %1.").arg(what)); };
        }
        job = nullptr; // with all that it holds, before the next one takes memory
        m_calls.post([this, number, finish = std::move(finish)] { deliver(number, finish); });
    };
    m_worker.request(std::move(run), true);
    setBusy(true);
}

void Background::cancel()
{
    ++m_number;
    m_worker.cancel();
    setBusy(false);
}

void Background::deliver(int number, const std::function<void()>& finish)
{
    if (number != m_number)
        return;
    setBusy(false);
    if (finish)
        finish();
}

void Background::setBusy(bool busy)
{
    if (std::exchange(m_busy, busy) == busy)
        return;
    busy_ones += busy ? 1 : -1;
    Q_EMIT busyChanged(busy);
}

} // namespace attn
