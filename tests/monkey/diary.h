// SPDX-License-Identifier: GPL-3.0-or-later
// What a run of the monkey does at the moment, and what went wrong in it: every fault is told with the seed and the number of
// its event, so that it can be played again. Also after a crash.
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>

namespace attn {

class Diary {
public:
    static Diary& open(); // there is one for the process

    // Hears Qt's warnings and crashes; to be called when the test already runs.
    void listen();
    void beginRun(std::uint32_t seed);
    void beginEvent(int number); // of this run
    // What the event is: "key Ctrl+Z". All of them go to stderr if ATTNSCOPE_MONKEY_TELL is set.
    void note(const QString& what);
    void endEvent() { m_busy = false; }
    bool isBusy() const { return m_busy; } // an event is under way: what runs beside it runs in a loop that it opened
    std::uint32_t seed() const { return m_seed; }
    int event() const { return m_event; }
    QString place() const; // "seed 3, event 217, key Ctrl+Z"

    void fault(const QString& sentence); // for a debugger: ends the program if ATTNSCOPE_MONKEY_ABORT is set
    bool hasFaults() const { return !m_faults.isEmpty(); }
    QString faults() const { return m_faults.join(QLatin1Char('\n')); }

private:
    std::uint32_t m_seed = 0;
    int m_event = 0;
    bool m_busy = false;
    QString m_what;
    QStringList m_faults;
};

} // namespace attn
