// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/circuits/circuits.h"
#include "core/engine/engine.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/recomputescenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/compute/recompute.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <future>
#include <limits>

using namespace attn;

class TestRecompute : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theResultIsWhatTheEngineComputes()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QThread* thread = nullptr;
        connect(&recompute, &Recompute::ready, this, [&] { thread = QThread::currentThread(); });
        recompute.request(withX(0.5));
        QTRY_COMPARE(ready.count(), 1);
        const auto realized = realize(withX(0.5));
        const auto trace = run(**realized, **backendNamed("cpu"));
        const Trace& computed = *resultOf(ready)->trace;
        QVERIFY(computed.dense(*computed.find("context")) == trace->dense(*trace->find("context")));
        QVERIFY(resultOf(ready)->scene == withX(0.5));
        QCOMPARE(thread, QThread::currentThread());
    }

    void anAwaitedResultIsDeliveredBeforeTheCallReturnsAndOnlyOnce()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(withX(0.5));
        recompute.await(std::chrono::seconds(20));
        QCOMPARE(ready.count(), 1);
        QVERIFY(resultOf(ready)->scene == withX(0.5));
        QVERIFY(!recompute.isBusy());
        QCoreApplication::processEvents();
        QCOMPARE(ready.count(), 1);
        recompute.await(std::chrono::seconds(20)); // for nothing
    }

    void aResultThatIsAwaitedTooShortlyComesLater()
    {
        Recompute recompute;
        std::promise<void> waited; // goes first, and lets the worker go, should a comparison fail
        // The worker asks for the room first: it gets no answer before the wait is over.
        recompute.setMemory([over = waited.get_future().share()] {
            over.wait();
            return std::numeric_limits<std::int64_t>::max();
        });
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(largeScene(50));
        recompute.await(std::chrono::milliseconds(1));
        QCOMPARE(ready.count(), 0);
        QVERIFY(recompute.isBusy());
        waited.set_value();
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20000);
    }

    void aResultThatReplacesAnUndeliveredOneEndsTheWaitForIt()
    {
        Recompute recompute;
        std::promise<void> awaited;
        recompute.request(withX(0.5));
        QThread::msleep(200); // it is computed, and nobody takes it
        recompute.setMemory([begun = awaited.get_future().share()] {
            begun.wait();
            QThread::msleep(100); // the wait has begun by then
            return std::numeric_limits<std::int64_t>::max();
        });
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(largeScene(50));
        QElapsedTimer timer;
        timer.start();
        awaited.set_value();
        recompute.await(std::chrono::seconds(10));
        QCOMPARE(ready.count(), 1);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void ofFiftyRequestsTheLastIsShownAndHardlyAnother()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QSignalSpy busy(&recompute, &Recompute::busyChanged);
        for (int i = 1; i <= 50; ++i)
            recompute.request(withX(i));
        QTRY_VERIFY(!recompute.isBusy());
        const int shown = int(ready.count());
        QVERIFY2(shown <= 3, qPrintable(QString::number(shown))); // one in between where a frame's time has passed
        QVERIFY(resultOf(ready, shown - 1)->scene == withX(50));
        QCOMPARE(busy.count(), 2);
        recompute.request(withX(51)); // whatever were still on its way would arrive before this one
        QTRY_COMPARE(ready.count(), shown + 1);
        QVERIFY(resultOf(ready, shown)->scene == withX(51));
    }

    void aNewerRequestCancelsWhatRuns()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(largeScene(3000));
        recompute.request(withX(1));
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(resultOf(ready)->scene == withX(1));
    }

    void aLargeLayerMovesWhileANumberIsDragged()
    {
        // Large enough that no computation ends between two moves, whatever the machine.
        std::int64_t tokens = 500;
        for (QElapsedTimer timer; tokens < 8000; tokens *= 2) {
            timer.start();
            run(**realize(largeScene(tokens)), backends().front());
            if (timer.elapsed() > 60)
                break;
        }
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QTimer drag;
        int moves = 0;
        connect(&drag, &QTimer::timeout, this, [&] {
            Scene scene = largeScene(tokens);
            scene.config.temperature = ++moves; // which changes every weight
            recompute.request(scene);
        });
        drag.start(5);
        QTRY_VERIFY_WITH_TIMEOUT(ready.count() >= 2, 20000);
        QVERIFY(recompute.isBusy());
        drag.stop();
        QTRY_VERIFY(!recompute.isBusy());
        QCOMPARE(resultOf(ready, ready.count() - 1)->scene.config.temperature, double(moves));
    }

    void anEditIsComputedFromTheTraceBeforeAndOnceMoreFromTheGroundUpAfterARest()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), refined(&recompute, &Recompute::refined);
        QSignalSpy busy(&recompute, &Recompute::busyChanged);
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        const ComputedPtr first = resultOf(ready);

        Scene edited = layerScene();
        edited.edits.set("x", {0, 70, 3}, 2.5f);
        recompute.request(edited);
        QTRY_COMPARE(ready.count(), 2);
        QCOMPARE(resultOf(ready, 1)->trace->path(), std::string("x row"));
        busy.clear();
        QTRY_COMPARE(refined.count(), 1);
        QVERIFY(busy.isEmpty());
        QVERIFY(sameNumbers(*withoutCircuits(resultOf(refined))->trace, *run(**realize(edited), backends().front())));

        recompute.request(layerScene()); // undone: bit for bit what it was
        QTRY_COMPARE(refined.count(), 2);
        QVERIFY(sameNumbers(*resultOf(refined, 1)->trace, *first->trace));
        QCOMPARE(ready.count(), 3);
    }

    void aDragThatNeverRestsIsNotComputedTwice()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), refined(&recompute, &Recompute::refined);
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        for (int i = 2; i < 40; ++i) {
            Scene scene = layerScene();
            scene.edits.set("x", {0, 1, 1}, float(i));
            recompute.request(scene);
            QTRY_COMPARE(ready.count(), i);
            QCOMPARE(resultOf(ready, i - 1)->scene.edits.inOrder().front().value, float(i));
        }
        QVERIFY(refined.isEmpty());
        QTRY_COMPARE(refined.count(), 1);
    }

    void aLessonIsComputedFromTheGroundUpEveryTime()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        for (int i = 1; i < 3; ++i) {
            recompute.request(withX(float(i)));
            QTRY_COMPARE(ready.count(), i);
            QVERIFY(resultOf(ready, i - 1)->trace->path() == "full" ||
                    resultOf(ready, i - 1)->trace->path() == "steps");
        }
    }

    void whatDidNotChangeIsTakenOver()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(withX(1));
        QTRY_COMPARE(ready.count(), 1);
        recompute.request(withX(2));
        QTRY_COMPARE(ready.count(), 2);
        QVERIFY(resultOf(ready, 0)->realized->at("W_key").sameBlock(resultOf(ready, 1)->realized->at("W_key")));
    }

    void anErrorIsTheEnginesOwnSentenceAndTheNextRequestWorks()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QSignalSpy failed(&recompute, &Recompute::failed);
        Scene wrong = *loadLesson(*lessonNamed("004.fused"));
        wrong.edits.set("ids", {0, 0}, 99);
        recompute.request(wrong);
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(), QString::fromStdString(realize(wrong).error().message));
        QVERIFY(!recompute.isBusy());
        recompute.request(withX(1));
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(failed.count(), 1);
    }

    void aCancelledRequestIsNeverShown()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QSignalSpy busy(&recompute, &Recompute::busyChanged);
        recompute.request(withX(1));
        recompute.cancel();
        QVERIFY(!recompute.isBusy());
        QCOMPARE(busy.count(), 2);
        recompute.request(withX(2));
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(resultOf(ready)->scene == withX(2));
    }

    void theBackendCanBeChosen()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QSignalSpy failed(&recompute, &Recompute::failed);
        recompute.setBackend(QStringLiteral("reference"));
        recompute.request(withX(1));
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(QString::fromStdString(resultOf(ready)->trace->backend()), QStringLiteral("reference"));
        recompute.setBackend(QStringLiteral("abacus"));
        recompute.request(withX(1));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("abacus")));
    }

    void theLastSceneIsComputedOnceMoreWhenItIsAskedForAgain()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), refined(&recompute, &Recompute::refined);
        recompute.again(); // for nothing
        QVERIFY(!recompute.isBusy());
        recompute.request(withX(1));
        recompute.again(); // which is not on the screen yet
        QTRY_COMPARE(ready.count(), 1);
        recompute.setBackend(QStringLiteral("reference"));
        recompute.again();
        QVERIFY(recompute.isBusy());
        QTRY_COMPARE(refined.count(), 1);
        QVERIFY(!recompute.isBusy());
        QCOMPARE(resultOf(refined)->trace->backend(), std::string("reference"));
        QCOMPARE(ready.count(), 1);
    }

    void nothingArrivesAfterTheEnd()
    {
        int arrived = 0;
        for (int i = 0; i < 100; ++i) {
            auto recompute = std::make_unique<Recompute>();
            connect(recompute.get(), &Recompute::ready, this, [&] { ++arrived; });
            connect(recompute.get(), &Recompute::failed, this, [&] { ++arrived; });
            recompute->request(i % 2 ? withX(i) : largeScene(800));
            if (i % 3 == 0)
                QThread::yieldCurrentThread(); // so that some have finished and some have not begun
            recompute.reset();
        }
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        QCOMPARE(arrived, 0);
    }

    void anEndWithoutARequestDoesNotHang() { Recompute recompute; }
};

GUILESS_TEST(TestRecompute)
#include "tst_recompute.moc"
