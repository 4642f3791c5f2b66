// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/bufferpool.h"
#include "core/engine/engine.h"
#include "core/engine/memoryneeds.h"
#include "core/lessons/lesson.h"
#include "tests/core/cuda/emulateddevice.h"
#include "ui/compute/recompute.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <fstream>
#include <future>
#include <limits>
#include <sys/resource.h>
#include <unistd.h>

using namespace attn;

namespace {

Scene sceneWithX(float value)
{
    Scene scene = *loadLesson(*lessonNamed("000.param.seed123"));
    setEdit(scene, "x", {1, 1}, value);
    return scene;
}

// One head over so many tokens that a run takes a while and hundreds of megabytes.
Scene largeScene(std::int64_t tokens)
{
    Scene scene;
    scene.inputs = {{"x", Tensor({tokens, 4})}};
    scene.config.d_in = scene.config.d_out = 4;
    return scene;
}

// Large enough to be computed from the trace before.
Scene layerScene(std::int64_t tokens = 128)
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Randn{"x", {1, tokens, 32}, {}}, Randn{"W_query", {32, 64}, 0.2f},
                   Randn{"W_key", {32, 64}, 0.2f}, Randn{"W_value", {32, 64}, 0.2f}};
    scene.config.projection = Projection::Param;
    scene.config.num_heads = 8;
    scene.config.d_in = 32;
    scene.config.d_out = 64;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    return scene;
}

bool sameNumbers(const Trace& a, const Trace& b)
{
    return std::ranges::equal(a.tensors(), b.tensors(), [&](const TracedTensor& one, const TracedTensor& other) {
        return one.name == other.name && a.dense(one) == b.dense(other);
    });
}

ComputedPtr resultOf(const QSignalSpy& ready, int i = 0) { return ready.at(i).first().value<ComputedPtr>(); }

Scene editedLayer(float value)
{
    Scene scene = layerScene();
    setEdit(scene, "x", {0, 70, 3}, value);
    return scene;
}

bool isAsTheCpuComputes(const ComputedPtr& computed)
{
    return sameNumbers(*computed->trace, *run(**realize(computed->scene), backends().front()));
}

// What the window has on the screen beside its map.
OnScreen rail()
{
    OnScreen shown;
    shown.thumbnails = true;
    return shown;
}

bool showsNan(const Prepared& prepared)
{
    return std::ranges::any_of(prepared.thumbnails, [](const Thumbnail& thumbnail) {
        return std::ranges::find(thumbnail.data->marks, CellMark::Nan) != thumbnail.data->marks.end();
    });
}

} // namespace

class TestRecompute : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theResultIsWhatTheEngineComputes()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QThread* thread = nullptr;
        connect(&recompute, &Recompute::ready, this, [&] { thread = QThread::currentThread(); });
        recompute.request(sceneWithX(0.5));
        QTRY_COMPARE(ready.count(), 1);
        const auto realized = realize(sceneWithX(0.5));
        const auto trace = run(**realized, **backendNamed("cpu"));
        const Trace& computed = *resultOf(ready)->trace;
        QVERIFY(computed.dense(*computed.find("context")) == trace->dense(*trace->find("context")));
        QVERIFY(resultOf(ready)->scene == sceneWithX(0.5));
        QCOMPARE(thread, QThread::currentThread());
    }

    void anAwaitedResultIsDeliveredBeforeTheCallReturnsAndOnlyOnce()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(sceneWithX(0.5));
        recompute.await(std::chrono::seconds(20));
        QCOMPARE(ready.count(), 1);
        QVERIFY(resultOf(ready)->scene == sceneWithX(0.5));
        QVERIFY(!recompute.isBusy());
        QCoreApplication::processEvents();
        QCOMPARE(ready.count(), 1);
        recompute.await(std::chrono::seconds(20)); // for nothing
    }

    void theMemoryOfALargeLayerGoesBackSoonAfterASmallOneIsShown()
    {
        constexpr std::size_t mib = 1 << 20;
        Recompute recompute;
        ComputedPtr shown;
        connect(&recompute, &Recompute::ready, this, [&](const ComputedPtr& computed) { shown = computed; });
        const std::size_t before = cpu::BufferPool::bytesOfAll();
        for (int round = 0; round < 2; ++round) {
            recompute.request(layerScene(2048));
            QTRY_VERIFY_WITH_TIMEOUT(shown && shown->scene == layerScene(2048), 20000);
            QVERIFY(cpu::BufferPool::bytesOfAll() > before + 128 * mib);
            QVERIFY2(cpu::BufferPool::bytesOfAll() < before + 220 * mib,
                     QByteArray::number(qulonglong(cpu::BufferPool::bytesOfAll() / mib)));
            recompute.request(sceneWithX(1));
            QTRY_VERIFY_WITH_TIMEOUT(shown->scene == sceneWithX(1), 20000);
            QTRY_VERIFY_WITH_TIMEOUT(cpu::BufferPool::bytesOfAll() < before + 40 * mib, 4000);
        }
        recompute.request(sceneWithX(2)); // and goes on
        QTRY_VERIFY(shown->scene == sceneWithX(2));
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
        recompute.request(sceneWithX(0.5));
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

    void ofFiftyRequestsOnlyTheLastIsShown()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QSignalSpy busy(&recompute, &Recompute::busyChanged);
        for (int i = 1; i <= 50; ++i)
            recompute.request(sceneWithX(i));
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(resultOf(ready)->scene == sceneWithX(50));
        QVERIFY(!recompute.isBusy());
        QCOMPARE(busy.count(), 2);
        recompute.request(sceneWithX(51)); // whatever were still on its way would arrive before this one
        QTRY_COMPARE(ready.count(), 2);
        QVERIFY(resultOf(ready, 1)->scene == sceneWithX(51));
    }

    void aNewerRequestCancelsWhatRuns()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(largeScene(3000));
        recompute.request(sceneWithX(1));
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(resultOf(ready)->scene == sceneWithX(1));
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
        setEdit(edited, "x", {0, 70, 3}, 2.5f);
        recompute.request(edited);
        QTRY_COMPARE(ready.count(), 2);
        QCOMPARE(resultOf(ready, 1)->trace->path(), std::string("x row"));
        busy.clear();
        QTRY_COMPARE(refined.count(), 1);
        QVERIFY(busy.isEmpty());
        QVERIFY(sameNumbers(*resultOf(refined)->trace, *run(**realize(edited), backends().front())));

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
            setEdit(scene, "x", {0, 1, 1}, float(i));
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
            recompute.request(sceneWithX(float(i)));
            QTRY_COMPARE(ready.count(), i);
            QVERIFY(resultOf(ready, i - 1)->trace->path() == "full" ||
                    resultOf(ready, i - 1)->trace->path() == "steps");
        }
    }

    void whatDidNotChangeIsTakenOver()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(sceneWithX(1));
        QTRY_COMPARE(ready.count(), 1);
        recompute.request(sceneWithX(2));
        QTRY_COMPARE(ready.count(), 2);
        QVERIFY(resultOf(ready, 0)->realized->at("W_key").sameBlock(resultOf(ready, 1)->realized->at("W_key")));
    }

    void aLayerThatDoesNotFitTheMemoryIsRefusedAndTheOldOneStays()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), failed(&recompute, &Recompute::failed);
        recompute.setMemory([] { return std::int64_t(4) << 20; });
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        recompute.setMemory([] { return std::int64_t(0); });
        Scene edited = layerScene();
        setEdit(edited, "x", {0, 70, 3}, 2.5f);
        recompute.request(edited); // of sizes that have their memory
        QTRY_COMPARE(ready.count(), 2);
        recompute.request(largeScene(1000));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().startsWith(QStringLiteral("This layer needs")));
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 3);
    }

    void aChoiceThatTakesMoreMemoryAtTheSameSizesIsRefused()
    {
        Scene fast = layerScene();
        fast.config.dropout.p = 0.5;
        Scene naive = fast, dropped_scores = fast;
        naive.config.normalize = Normalize::SoftmaxNaive;
        dropped_scores.config.dropout.on = DropoutOn::Scores;
        for (const Scene& dense : {naive, dropped_scores}) {
            const std::int64_t needed = memoryNeeded(fast, *plan(fast), TraceForm::Compact);
            const std::int64_t more = memoryNeeded(dense, *plan(dense), TraceForm::Compact);
            QVERIFY(more > needed);
            QCOMPARE(plan(dense)->elements, plan(fast)->elements);
            Recompute recompute;
            QSignalSpy ready(&recompute, &Recompute::ready), failed(&recompute, &Recompute::failed);
            recompute.setMemory([=] { return needed; });
            recompute.request(fast);
            QTRY_COMPARE(ready.count(), 1);
            recompute.request(dense);
            QTRY_COMPARE(failed.count(), 1);
            QVERIFY(failed.first().first().toString().startsWith(QStringLiteral("This layer needs")));
            recompute.setMemory([=] { return more; });
            recompute.request(dense);
            QTRY_COMPARE(ready.count(), 2);
            recompute.setMemory([] { return std::int64_t(0); });
            recompute.request(fast); // takes less than what is there
            QTRY_COMPARE(ready.count(), 3);
        }
    }

    void numbersTooLargeForTheMemoryAreRefusedAndTheOldLayerStays()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), failed(&recompute, &Recompute::failed);
        const std::int64_t needed = memoryNeeded(layerScene(), *plan(layerScene()), TraceForm::Compact);
        recompute.setMemory([&] { return needed; });
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        recompute.request(editedLayer(1e30f)); // of sizes that have their memory, but every stage is held then
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().startsWith(
            QStringLiteral("With numbers this large every stage is held")));
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 2);
        QVERIFY(sameNumbers(*resultOf(ready, 0)->trace, *resultOf(ready, 1)->trace));
        recompute.setMemory({});
        recompute.request(editedLayer(1e30f));
        QTRY_COMPARE(ready.count(), 3);
        QCOMPARE(resultOf(ready, 2)->trace->path(), std::string("steps"));
    }

    void anErrorIsTheEnginesOwnSentenceAndTheNextRequestWorks()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QSignalSpy failed(&recompute, &Recompute::failed);
        Scene wrong = *loadLesson(*lessonNamed("004.fused"));
        setEdit(wrong, "ids", {0, 0}, 99);
        recompute.request(wrong);
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(failed.first().first().toString(), QString::fromStdString(realize(wrong).error().message));
        QVERIFY(!recompute.isBusy());
        recompute.request(sceneWithX(1));
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(failed.count(), 1);
    }

    void aCancelledRequestIsNeverShown()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QSignalSpy busy(&recompute, &Recompute::busyChanged);
        recompute.request(sceneWithX(1));
        recompute.cancel();
        QVERIFY(!recompute.isBusy());
        QCOMPARE(busy.count(), 2);
        recompute.request(sceneWithX(2));
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(resultOf(ready)->scene == sceneWithX(2));
    }

    void theBackendCanBeChosen()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        QSignalSpy failed(&recompute, &Recompute::failed);
        recompute.setBackend(QStringLiteral("reference"));
        recompute.request(sceneWithX(1));
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(QString::fromStdString(resultOf(ready)->trace->backend()), QStringLiteral("reference"));
        recompute.setBackend(QStringLiteral("abacus"));
        recompute.request(sceneWithX(1));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("abacus")));
    }

    void onADeviceAnEditIsComputedFromTheTraceBefore()
    {
        const auto device = std::make_shared<test::EmulatedDevice>();
        {
            Recompute recompute;
            QSignalSpy ready(&recompute, &Recompute::ready), refined(&recompute, &Recompute::refined);
            recompute.setBackend(QStringLiteral("cuda"), device);
            recompute.request(layerScene());
            QTRY_COMPARE(ready.count(), 1);
            QCOMPARE(resultOf(ready)->trace->backend(), std::string("cuda"));
            recompute.request(editedLayer(2.5f));
            QTRY_COMPARE(ready.count(), 2);
            QCOMPARE(resultOf(ready, 1)->trace->path(), std::string("x row"));
            QTRY_COMPARE(refined.count(), 1);
            QCOMPARE(resultOf(refined)->trace->path(), std::string("full"));
            QCOMPARE(resultOf(refined)->trace->backend(), std::string("cuda"));
        }
        QCOMPARE(device->faults(), std::string());
        QCOMPARE(device->counts().bytes, 0); // nothing is left behind
    }

    void aSceneThatTheDeviceHasNoRoomForIsComputedByTheCpuAndTheNextOneTriesItAgain()
    {
        const auto device = std::make_shared<test::EmulatedDevice>();
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.setBackend(QStringLiteral("cuda"), device);
        device->limitMemory(1 << 16);
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(resultOf(ready)->trace->fallback().starts_with("the GPU is full"));
        QVERIFY(isAsTheCpuComputes(resultOf(ready)));
        recompute.request(sceneWithX(1));
        QTRY_COMPARE(ready.count(), 2);
        QCOMPARE(resultOf(ready, 1)->trace->backend(), std::string("cuda"));
        QCOMPARE(resultOf(ready, 1)->trace->fallback(), std::string());
    }

    void whereTheDeviceIsFullEditsAreComputedFromTheCpusTrace()
    {
        const auto device = std::make_shared<test::EmulatedDevice>();
        device->limitMemory(1 << 16);
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), refined(&recompute, &Recompute::refined);
        recompute.setBackend(QStringLiteral("cuda"), device);
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        recompute.request(editedLayer(2.5f));
        QTRY_COMPARE(ready.count(), 2);
        QCOMPARE(resultOf(ready, 1)->trace->path(), std::string("x row"));
        QTRY_COMPARE(refined.count(), 1);
        QVERIFY(isAsTheCpuComputes(resultOf(refined)));
    }

    void whatIsOnTheDeviceStaysThereWhereNoSecondOneFitsBesideIt()
    {
        const auto device = std::make_shared<test::EmulatedDevice>();
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), refined(&recompute, &Recompute::refined);
        QSignalSpy failed(&recompute, &Recompute::failed);
        recompute.setBackend(QStringLiteral("cuda"), device);
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        recompute.request(editedLayer(2.5f));
        QTRY_COMPARE(ready.count(), 2);
        device->limitMemory(device->counts().bytes);
        QTest::qWait(400); // the rest, and the computation that it asks for
        QCOMPARE(refined.count(), 0);
        QCOMPARE(failed.count(), 0);
    }

    void aDeviceThatIsLostWhileItComputesLeavesTheCpusResult()
    {
        for (const int calls : {0, 5, 12}) {
            const auto device = std::make_shared<test::EmulatedDevice>();
            Recompute recompute;
            QSignalSpy ready(&recompute, &Recompute::ready);
            recompute.setBackend(QStringLiteral("cuda"), device);
            device->loseAfter(calls);
            recompute.request(layerScene());
            QTRY_COMPARE(ready.count(), 1);
            QVERIFY(device->isLost());
            QCOMPARE(resultOf(ready)->trace->backend(), std::string("cpu"));
            QVERIFY(isAsTheCpuComputes(resultOf(ready)));
        }
    }

    void picturesThatALostDeviceLeftEmptyAreNeverShown()
    {
        // However many calls it takes until the pictures are read: somewhere in between the device is lost.
        int lost_in_pictures = 0, kept = 0;
        for (int calls = 4; calls < 160; calls += 12) {
            const auto device = std::make_shared<test::EmulatedDevice>();
            Recompute recompute;
            recompute.setOnScreen(rail);
            QSignalSpy ready(&recompute, &Recompute::ready);
            recompute.setBackend(QStringLiteral("cuda"), device);
            device->loseAfter(calls);
            recompute.request(layerScene());
            QTRY_COMPARE(ready.count(), 1);
            const auto prepared = ready.first().at(1).value<PreparedPtr>();
            QVERIFY(prepared->thumbnails.size() > 5);
            QVERIFY(!showsNan(*prepared));
            QCOMPARE(resultOf(ready)->trace->backend(), std::string(device->isLost() ? "cpu" : "cuda"));
            lost_in_pictures += device->isLost() && resultOf(ready)->trace->fallback().empty();
            kept += !device->isLost();
        }
        QVERIFY(lost_in_pictures > 1);
        QVERIFY(kept > 1);
    }

    void whatOnlyTheDeviceHoldsNeedsNoRoomInTheMachine()
    {
        const auto device = std::make_shared<test::EmulatedDevice>();
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), failed(&recompute, &Recompute::failed);
        const std::int64_t needed = memoryNeeded(layerScene(), *plan(layerScene()), TraceForm::Compact);
        recompute.setMemory([&] { return needed / 2; });
        recompute.request(layerScene());
        QTRY_COMPARE(failed.count(), 1);
        recompute.setBackend(QStringLiteral("cuda"), device);
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        QCOMPARE(resultOf(ready)->trace->backend(), std::string("cuda"));

        device->limitMemory(1 << 16); // and now neither has it
        Scene other = layerScene();
        other.draws[1] = Randn{"x", {1, 129, 32}, {}};
        recompute.request(other);
        QTRY_COMPARE(failed.count(), 2);
        const QString told = failed.last().first().toString();
        QVERIFY2(told.startsWith(QStringLiteral("The GPU is full")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("This layer needs")), qPrintable(told));

        recompute.setMemory([] { return std::int64_t(1000); }); // nor what lies beside the device
        device->limitMemory(std::int64_t(1) << 30);
        recompute.request(other);
        QTRY_COMPARE(failed.count(), 3);
        QVERIFY(failed.last().first().toString().startsWith(QStringLiteral("This layer needs")));
    }

    void theLastSceneIsComputedOnceMoreWhenItIsAskedForAgain()
    {
        Recompute recompute;
        QSignalSpy ready(&recompute, &Recompute::ready), refined(&recompute, &Recompute::refined);
        recompute.again(); // for nothing
        QVERIFY(!recompute.isBusy());
        recompute.request(sceneWithX(1));
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
            recompute->request(i % 2 ? sceneWithX(i) : largeScene(800));
            if (i % 3 == 0)
                QThread::yieldCurrentThread(); // so that some have finished and some have not begun
            recompute.reset();
        }
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        QCOMPARE(arrived, 0);
    }

    void anEndWithoutARequestDoesNotHang() { Recompute recompute; }

#ifndef __SANITIZE_ADDRESS__ // which reserves terabytes of addresses for itself
    void tooLittleMemoryIsASentence()
    {
        Recompute recompute;
        QSignalSpy failed(&recompute, &Recompute::failed);
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(sceneWithX(1)); // the worker has begun: it has its stack
        QTRY_COMPARE(ready.count(), 1);
        long pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        rlimit before{};
        getrlimit(RLIMIT_AS, &before);
        const rlimit tight{static_cast<rlim_t>(pages) * sysconf(_SC_PAGESIZE) + (rlim_t(64) << 20), before.rlim_max};
        setrlimit(RLIMIT_AS, &tight);
        recompute.request(largeScene(8000));
        QTRY_COMPARE(failed.count(), 1);
        setrlimit(RLIMIT_AS, &before);
        QVERIFY(failed.first().first().toString().startsWith(QStringLiteral("There is not enough memory")));
        recompute.request(sceneWithX(2));
        QTRY_COMPARE(ready.count(), 2);
    }
#endif
};

QTEST_GUILESS_MAIN(TestRecompute)
#include "tst_recompute.moc"
