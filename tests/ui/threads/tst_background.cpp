// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/joiningthread.h"
#include "tests/ui/support/testprogram.h"
#include "ui/threads/background.h"
#include "ui/threads/callqueue.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <new>
#include <stdexcept>
#include <vector>

using namespace attn;

class TestBackground : public QObject {
    Q_OBJECT

    static std::ptrdiff_t threads()
    {
        return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
    }

private Q_SLOTS:
    void aThreadStartsWithTheFirstRequest()
    {
        const auto before = threads();
        Background background;
        QCOMPARE(threads(), before);
        bool finished = false;
        background.request([&](StopToken) { return [&] { finished = true; }; });
        QTRY_VERIFY(finished);
        QCOMPARE(threads(), before + 1);
    }

    void aJobThatRunsOutOfMemoryIsTakenForAFailureAndTheNextOneRuns()
    {
        Background background;
        QSignalSpy failed(&background, &Background::failed), busy(&background, &Background::busyChanged);
        background.request([](StopToken) -> std::function<void()> { throw std::bad_alloc(); });
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(),
                 QStringLiteral("Not enough memory for this. Close other programs and try again."));
        QVERIFY(!background.isBusy());
        QCOMPARE(busy.count(), 2);
        background.request([](StopToken) -> std::function<void()> { throw std::runtime_error("no thread"); });
        QTRY_COMPARE(failed.count(), 2);
        QCOMPARE(failed.last().first().toString(), QStringLiteral("Stopped: no thread."));
        bool finished = false;
        background.request([&](StopToken) { return [&] { finished = true; }; });
        QTRY_VERIFY(finished);
        QCOMPARE(failed.count(), 2);
    }

    void aFailureThatANewerJobOvertookIsNobodys()
    {
        Background background;
        QSignalSpy failed(&background, &Background::failed);
        bool finished = false;
        background.request([](StopToken) -> std::function<void()> { throw std::bad_alloc(); });
        background.request([&](StopToken) { return [&] { finished = true; }; });
        QTRY_VERIFY(finished);
        QCOMPARE(failed.count(), 0);
    }

    void whatOtherThreadsPostIsCalledHereInItsOrder()
    {
        CallQueue calls;
        std::vector<int> called;
        JoiningThread([&] {
            for (int i = 0; i < 100; ++i)
                calls.post([&called, i] { called.push_back(i); });
        }).join();
        QVERIFY(called.empty()); // not at once
        QTRY_COMPARE(called.size(), std::size_t(100));
        QVERIFY(std::ranges::is_sorted(called));
    }

    void whatIsPostedToAnInboxThatGoesIsDropped()
    {
        bool called = false;
        {
            CallQueue calls;
            calls.post([&] { called = true; });
        }
        QCoreApplication::processEvents();
        QVERIFY(!called);
    }

    void aCallMayDeleteTheInbox()
    {
        auto calls = std::make_unique<CallQueue>();
        calls->post([&] { calls.reset(); });
        calls->post([] { QFAIL("called after its inbox"); });
        QTRY_VERIFY(!calls);
        QCoreApplication::processEvents();
    }
};

GUILESS_TEST(TestBackground)
#include "tst_background.moc"
