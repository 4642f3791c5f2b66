// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/patientapplication.h"

#include "tests/monkey/diary.h"

#include <QElapsedTimer>

#include <ctime>

namespace attn {

namespace {

// Of the processor in this thread, which no other program on the machine adds to; and of the clock, where the thread waits.
constexpr double longest_work = 2, longest_wait = 10; // s

double worked()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

} // namespace

bool PatientApplication::notify(QObject* receiver, QEvent* event)
{
    if (m_depth > 0) // counted with the event that it belongs to
        return QApplication::notify(receiver, event);
    const QString kind = QString::fromLatin1(receiver->metaObject()->className()); // it may be gone afterwards
    const int type = event->type();
    QElapsedTimer clock;
    clock.start();
    const double before = worked();
    ++m_depth;
    const bool handled = QApplication::notify(receiver, event);
    --m_depth;
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    const double work = worked() - before, wait = double(clock.elapsed()) / 1000;
    if (work > longest_work || wait > longest_wait)
        Diary::open().fault(QStringLiteral("the window was deaf for %1 s (%2 s of work) in event %3 of %4")
                                .arg(wait)
                                .arg(work)
                                .arg(type)
                                .arg(kind));
#endif
    return handled;
}

} // namespace attn
