// SPDX-License-Identifier: GPL-3.0-or-later
// Computing in the worker where room is short: in the machine, and on a device that can be full or lost.
#include "core/backends/cpu/bufferpool.h"
#include "core/circuits/circuits.h"
#include "core/engine/engine.h"
#include "core/engine/memoryneeds.h"
#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/recomputescenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/compute/recompute.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

using namespace attn;

namespace {

Scene editedLayer(float value)
{
    Scene scene = layerScene();
    scene.edits.set("x", {0, 70, 3}, value);
    return scene;
}

bool matchesTheCpu(const ComputedPtr& computed)
{
    return sameNumbers(*withoutCircuits(computed)->trace, *run(**realize(computed->scene), backends().front()));
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

class TestRecomputeMemory : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
            recompute.request(withX(1));
            QTRY_VERIFY_WITH_TIMEOUT(shown->scene == withX(1), 20000);
            QTRY_VERIFY_WITH_TIMEOUT(cpu::BufferPool::bytesOfAll() < before + 40 * mib, 4000);
        }
        recompute.request(withX(2)); // and goes on
        QTRY_VERIFY(shown->scene == withX(2));
    }

    // What docs/performance.md says of the largest layers holds while they are edited: there are no scores of a second trace.
    void anEditedLayerIsRenewedWithoutItsScoresASecondTime()
    {
        constexpr std::int64_t tokens = 1024;
        Recompute recompute;
        ComputedPtr shown, renewed;
        std::vector<std::weak_ptr<const Trace>> traces;
        std::size_t most = 0; // while the trace before is still shown
        const auto arrived = [&](const ComputedPtr& computed) {
            traces.push_back(computed->trace);
            most = std::max(most, cpu::BufferPool::bytesOfAll());
        };
        connect(&recompute, &Recompute::ready, this, [&](const ComputedPtr& computed) {
            arrived(computed);
            shown = computed;
        });
        connect(&recompute, &Recompute::refined, this, [&](const ComputedPtr& computed) {
            arrived(computed);
            renewed = computed;
        });
        const auto alive = [&] {
            return std::ranges::count_if(traces, [](const auto& trace) { return !trace.expired(); });
        };
        const std::size_t before = cpu::BufferPool::bytesOfAll();
        Scene scene = layerScene(tokens);
        recompute.request(scene);
        QTRY_VERIFY_WITH_TIMEOUT(shown && shown->scene == scene, 20000);
        const std::size_t opened = cpu::BufferPool::bytesOfAll() - before, scores = 8 * tokens * tokens * sizeof(float);
        QVERIFY(opened > scores);
        for (int edit = 1; edit <= 12; ++edit) {
            scene.edits.set("x", {0, 70 + edit % 3, 3}, float(edit));
            recompute.request(scene);
            QTRY_VERIFY_WITH_TIMEOUT(shown->scene == scene, 20000);
            QVERIFY(alive() <= 2);
        }
        scene.config.scale = Scale::None; // every stage but the scores is another one
        scene.config.mask = {};
        recompute.request(scene);
        QTRY_VERIFY_WITH_TIMEOUT(shown->scene == scene, 20000);
        QCOMPARE(shown->trace->path(), std::string("full"));
        QVERIFY(isAsTheCpuComputes(shown));
        scene.edits.set("x", {0, 70, 3}, 13.0f);
        recompute.request(scene);
        QTRY_VERIFY_WITH_TIMEOUT(renewed && renewed->scene == scene, 20000);
        QCOMPARE(renewed->trace->path(), std::string("full"));
        QCOMPARE(alive(), 2); // that which is shown, and this one
        QVERIFY2(most - before < opened + scores / 2, QByteArray::number(qulonglong((most - before) * 100 / opened)));
        QVERIFY(isAsTheCpuComputes(renewed));
        shown = renewed;
        QTRY_COMPARE(alive(), 1);
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
        edited.edits.set("x", {0, 70, 3}, 2.5f);
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
            const std::int64_t needed = memoryNeeded(*plan(fast), TraceForm::Compact);
            const std::int64_t more = memoryNeeded(*plan(dense), TraceForm::Compact);
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
        const std::int64_t needed = memoryNeeded(*plan(layerScene()), TraceForm::Compact);
        recompute.setMemory([&] { return needed; });
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 1);
        recompute.request(editedLayer(1e30f)); // of sizes that have their memory, but every stage is held then
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().toString().startsWith(
            QStringLiteral("With values this large, every stage must be stored")));
        recompute.request(layerScene());
        QTRY_COMPARE(ready.count(), 2);
        QVERIFY(sameNumbers(*resultOf(ready, 0)->trace, *resultOf(ready, 1)->trace));
        recompute.setMemory({});
        recompute.request(editedLayer(1e30f));
        QTRY_COMPARE(ready.count(), 3);
        QCOMPARE(resultOf(ready, 2)->trace->path(), std::string("steps"));
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
        QVERIFY(resultOf(ready)->trace->fallback().starts_with("not enough GPU memory: "));
        QVERIFY(matchesTheCpu(resultOf(ready)));
        recompute.request(withX(1));
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
        QVERIFY(matchesTheCpu(resultOf(refined)));
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
            QVERIFY(matchesTheCpu(resultOf(ready)));
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
        const std::int64_t needed = memoryNeeded(*plan(layerScene()), TraceForm::Compact);
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
        const QString message = failed.last().first().toString();
        QVERIFY2(message.startsWith(QStringLiteral("Not enough GPU memory: ")), qPrintable(message));
        QVERIFY2(message.contains(QStringLiteral("This layer needs")), qPrintable(message));

        recompute.setMemory([] { return std::int64_t(1000); }); // nor what lies beside the device
        device->limitMemory(std::int64_t(1) << 30);
        recompute.request(other);
        QTRY_COMPARE(failed.count(), 3);
        QVERIFY(failed.last().first().toString().startsWith(QStringLiteral("This layer needs")));
    }

#ifndef __SANITIZE_ADDRESS__ // which reserves terabytes of addresses for itself
    void tooLittleMemoryIsASentence()
    {
        Recompute recompute;
        QSignalSpy failed(&recompute, &Recompute::failed);
        QSignalSpy ready(&recompute, &Recompute::ready);
        recompute.request(withX(1)); // the worker has begun: it has its stack
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
        QVERIFY(failed.first().first().toString().startsWith(QStringLiteral("Not enough memory for a layer")));
        recompute.request(withX(2));
        QTRY_COMPARE(ready.count(), 2);
    }
#endif
};

GUILESS_TEST(TestRecomputeMemory)
#include "tst_recomputememory.moc"
