// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testprogram.h"
#include "ui/threads/background.h"
#include "ui/threads/inbox.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <new>
#include <stdexcept>
#include <thread>
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
        background.request([&](std::stop_token) { return [&] { finished = true; }; });
        QTRY_VERIFY(finished);
        QCOMPARE(threads(), before + 1);
    }

    void aJobThatRunsOutOfMemoryIsTakenForAFailureAndTheNextOneRuns()
    {
        Background background;
        QSignalSpy failed(&background, &Background::failed), busy(&background, &Background::busyChanged);
        background.request([](std::stop_token) -> std::function<void()> { throw std::bad_alloc(); });
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(), QStringLiteral("There is not enough memory for this."));
        QVERIFY(!background.isBusy());
        QCOMPARE(busy.count(), 2);
        background.request([](std::stop_token) -> std::function<void()> { throw std::runtime_error("no thread"); });
        QTRY_COMPARE(failed.count(), 2);
        QCOMPARE(failed.last().first().toString(), QStringLiteral("This stopped: no thread."));
        bool finished = false;
        background.request([&](std::stop_token) { return [&] { finished = true; }; });
        QTRY_VERIFY(finished);
        QCOMPARE(failed.count(), 2);
    }

    void aFailureThatANewerJobOvertookIsNobodys()
    {
        Background background;
        QSignalSpy failed(&background, &Background::failed);
        bool finished = false;
        background.request([](std::stop_token) -> std::function<void()> { throw std::bad_alloc(); });
        background.request([&](std::stop_token) { return [&] { finished = true; }; });
        QTRY_VERIFY(finished);
        QCOMPARE(failed.count(), 0);
    }

    void whatOtherThreadsPostIsCalledHereInItsOrder()
    {
        Inbox inbox;
        std::vector<int> called;
        std::jthread([&] {
            for (int i = 0; i < 100; ++i)
                inbox.post([&called, i] { called.push_back(i); });
        }).join();
        QVERIFY(called.empty()); // not at once
        QTRY_COMPARE(called.size(), std::size_t(100));
        QVERIFY(std::ranges::is_sorted(called));
    }

    void whatIsPostedToAnInboxThatGoesIsDropped()
    {
        bool called = false;
        {
            Inbox inbox;
            inbox.post([&] { called = true; });
        }
        QCoreApplication::processEvents();
        QVERIFY(!called);
    }

    void aCallMayDeleteTheInbox()
    {
        auto inbox = std::make_unique<Inbox>();
        inbox->post([&] { inbox.reset(); });
        inbox->post([] { QFAIL("called after its inbox"); });
        QTRY_VERIFY(!inbox);
        QCoreApplication::processEvents();
    }
};

GUILESS_TEST(TestBackground)
#include "tst_background.moc"
