// SPDX-License-Identifier: GPL-3.0-or-later
// Every studio when another scene replaces the one it shows: a cell selected in the larger scene lies outside the smaller one. The
// program is strict here (core/base/expect.h): reading outside ends the test.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/sizedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/walkedstudios.h"
#include "ui/present/pictureview.h"
#include "ui/present/presenter.h"
#include "ui/studios/lines/linesstudio.h"
#include "ui/timebar/stepper.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

using namespace attn;

namespace {

constexpr int beyond = 1 << 20; // of every matrix: the window brings it to the last cell
constexpr std::int64_t many = 64;

std::vector<Scene> otherScenes()
{
    return {lessonScene("000.causal.neg_inf"), // fewer tokens, one head
            memoryScene(5, 9, 2),              // as many queries as keys no more
            memoryScene(many, 3, 4),           // the same queries, fewer keys
            recordedScene(1, 9, 4),            // one query of a cache
            recordedScene(many, 5, 2),
            everyStudioScene(7, 1), // a head alone
            lessonScene("today.10.cross"),
            everyStudioScene(3, 4)};
}

} // namespace

class TestOtherScenes : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    void open(const Scene& scene)
    {
        m_window->document()->open(scene, {});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->computed() && m_window->computed()->scene == m_window->document()->scene(),
                                 20000);
        look();
    }

    // What is seen is painted, and what a class sees is drawn.
    void look()
    {
        QCoreApplication::processEvents();
        m_window->grab();
        if (m_window->presenter())
            for (auto* picture : m_window->presenter()->findChildren<PictureView*>())
                QTRY_VERIFY_WITH_TIMEOUT(!picture->isBusy(), 20000);
    }

    // As far down and to the right as everything goes.
    void chooseTheLast()
    {
        m_window->selection()->setHead(3);
        m_window->selection()->setChosen(Cell{beyond, beyond});
        for (auto* area : m_window->findChildren<QAbstractScrollArea*>())
            for (QScrollBar* bar : {area->verticalScrollBar(), area->horizontalScrollBar()})
                bar->setValue(bar->maximum());
        look();
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestLook();
        useTestSettings(QStringLiteral("tst_otherscenes"));
    }
    void cleanup() { closeWindow(m_window); }

    void aStudioFollowsToScenesOfOtherSizes_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("presented");
        for (const StudioKind& kind : studioKinds())
            for (const bool presented : {false, true})
                QTest::addRow("%s%s", qPrintable(kind.info.id), presented ? ", presented" : "")
                    << kind.info.id << presented;
    }
    void aStudioFollowsToScenesOfOtherSizes()
    {
        QFETCH(const QString, id);
        QFETCH(const bool, presented);
        openLesson(m_window);
        m_window->resize(760, 420);
        const Scene large = everyStudioScene(many, 4);
        open(large);
        if (presented)
            m_window->present();
        for (const Scene& other : otherScenes()) {
            if (!m_window->workArea()->studio())
                m_window->workArea()->openStudio(id);
            if (auto* lines = qobject_cast<LinesStudio*>(m_window->workArea()->studio()))
                lines->look(3); // with the plane beside them
            QCOMPARE(m_window->workArea()->studio()->id(), id);
            QVERIFY(m_window->workArea()->studio()->unavailable(*m_window->computed()).isEmpty());
            chooseTheLast();
            open(other);
            chooseTheLast();
            open(large);
            if (!m_window->workArea()->studio())
                m_window->workArea()->openStudio(id);
            const Studio* studio = m_window->workArea()->studio();
            QTRY_VERIFY_WITH_TIMEOUT(studio->picture() || id == QLatin1String("lab"),
                                     20000); // it does not wait for ever
            if (QTest::currentTestFailed())
                return;
        }
    }

    void recordedPartsOfTwoLengthsAreShownStageByStage_data()
    {
        QTest::addColumn<int>("queries");
        QTest::addColumn<int>("keys");
        QTest::newRow("as many by other names") << 4 << 4;
        QTest::newRow("one query of a cache") << 1 << 7;
        QTest::newRow("more keys") << 3 << 5;
        QTest::newRow("more queries") << 6 << 2;
    }
    void recordedPartsOfTwoLengthsAreShownStageByStage()
    {
        QFETCH(const int, queries);
        QFETCH(const int, keys);
        openLesson(m_window);
        m_window->resize(1000, 700);
        Scene recorded = recordedScene(queries, keys, 2);
        if (queries == keys)
            recorded.memory_tokens = {{"a", "b", "c", "d"}};
        open(recorded);
        const ComputedPtr computed = m_window->computed();
        QCOMPARE(computed->trace->find("weights")->shape, (Shape{1, 2, queries, keys}));
        for (const StageTensor& tensor : computed->realized->plan.stages)
            if (computed->trace->find(tensor.name) && !tensor.card.empty()) {
                m_window->selection()->setStage(QLatin1String(tensor.card.data(), qsizetype(tensor.card.size())));
                m_window->selection()->setTensor(QString::fromStdString(tensor.name));
                chooseTheLast();
            }
        for (const StudioKind& kind : studioKinds()) {
            m_window->workArea()->openStudio(kind.info.id);
            look();
            const Studio* studio = m_window->workArea()->studio();
            QVERIFY2(studio, qPrintable(kind.info.id));
            const QString why = studio->unavailable(*computed);
            if (kind.info.id == QLatin1String("mask") || kind.info.id == QLatin1String("cache"))
                QVERIFY2(why.contains(QStringLiteral("tokens of their own")), qPrintable(kind.info.id + why));
            else if (why.isEmpty())
                chooseTheLast();
        }
    }

    // Between two computations the walk is the new one's already.
    void aPictureIsOfOneComputation()
    {
        WalkedStudios studios(everyStudioScene(5, 2));
        QTRY_VERIFY(studios.settled());
        QCOMPARE(studios.open.size(), studioKinds().size());
        const auto large = computedOf(everyStudioScene(16, 4));
        Stepper stepper(&studios.selection);
        {
            const QSignalBlocker quiet(&studios.selection);
            stepper.setComputed(large, false);
            const int weights = studios.steps().find("weights");
            studios.selection.goToStep({weights, 15, 2, -1}, QStringLiteral("softmax"));
            studios.selection.setHead(3);
        }
        for (const auto& studio : studios.open)
            if (const auto picture = studio->picture()) {
                drawStep(*picture, studios.selection.looks(), studios.steps(), studios.selection.step());
                QFAIL(qPrintable(studio->id()));
            }
        for (const auto& studio : studios.open)
            studio->setComputed(large);
        QTRY_VERIFY_WITH_TIMEOUT(studios.settled(), 20000);
        for (const auto& studio : studios.open)
            QTRY_VERIFY2(studio->picture() || studio->id() == QLatin1String("lab"), qPrintable(studio->id()));
    }
};

WINDOW_TEST(TestOtherScenes)

#include "tst_otherscenes.moc"
