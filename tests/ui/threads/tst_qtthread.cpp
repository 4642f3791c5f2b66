// SPDX-License-Identifier: GPL-3.0-or-later
// A thread of the window: asked to end and awaited when it goes or is replaced.
#include "tests/ui/support/testprogram.h"
#include "ui/threads/qtthread.h"

#include <QTest>
#include <QThread>

#include <atomic>

using namespace attn;

class TestQtThread : public QObject {
    Q_OBJECT

    // Counts up when it has ended, which it does once it is asked to.
    static QtThread patient(std::atomic<int>& ended)
    {
        return QtThread([&ended](const StopToken& stop) {
            while (!stop.requested())
                QThread::msleep(1);
            ++ended;
        });
    }

private Q_SLOTS:
    void isAskedToEndAndAwaitedWhenItGoes()
    {
        std::atomic<int> ended = 0;
        {
            const QtThread thread = patient(ended);
            QVERIFY(thread.joinable());
        }
        QCOMPARE(ended.load(), 1);
    }

    void endsWhenAnotherTakesItsPlace()
    {
        std::atomic<int> first = 0, second = 0;
        QtThread thread = patient(first);
        thread = patient(second);
        QCOMPARE(first.load(), 1);
        QCOMPARE(second.load(), 0);
        thread.request();
        thread.join();
        QCOMPARE(second.load(), 1);
        QVERIFY(!thread.joinable());
        thread = QtThread();
    }
};

GUILESS_TEST(TestQtThread)
#include "tst_qtthread.moc"
