// SPDX-License-Identifier: GPL-3.0-or-later
// The online softmax studio: its tiles as steps, what it says and compares, rows and keys by mouse and keyboard.
#include "tests/ui/support/studiobench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"

#include "core/lessons/lesson.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/online/onlinecontrols.h"
#include "ui/studios/online/onlinepanel.h"
#include "ui/studios/online/onlinestudio.h"
#include "ui/studios/online/onlineview.h"
#include "ui/studios/online/onlinewords.h"
#include "ui/timebar/ownsteps.h"

#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace attn;

namespace {

using Bench = StudioBench<OnlineStudio>;

QStringList writtenLines(const OnlinePicture& picture)
{
    QStringList lines;
    for (const OnlineLine& line : stepLines(picture))
        lines << line.symbol + QStringLiteral(" = ") + line.made +
                     (line.result.isEmpty() ? QString() : QStringLiteral(" = ") + line.result);
    return lines;
}

} // namespace

class TestOnlineStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void tilesAreStepsAndTheEndIsTheRowsOwn()
    {
        Bench bench(lessonScene("000.causal.neg_inf"));
        OwnSteps* steps = bench.studio.ownSteps();
        QVERIFY(bench.studio.shown());
        QCOMPARE(steps->names(), (QStringList{"Your, journey", "starts, with", "one, step"}));
        QVERIFY(bench.studio.shown()->atEnd());
        QCOMPARE(bench.studio.shown()->query, QStringLiteral("step")); // nothing is chosen: the last row
        const LampLine* lamp = bench.studio.panel()->lamp();
        QCOMPARE(lamp->severity(), Severity::Ok);
        QVERIFY(lamp->sentence().contains("Weights and context match the full softmax"));
        steps->goTo(2);
        QCOMPARE(bench.studio.shown()->seen(), 4);
        QCOMPARE(lamp->severity(), Severity::Off);
        QCOMPARE(lamp->sentence(), QStringLiteral("4 of 6 keys seen"));
        steps->goTo(0);
        QCOMPARE(bench.studio.shown()->seen(), 0);
        QVERIFY(bench.studio.shown()->weights().empty());
    }

    void thePanelGoesBelowWhereItWouldTakeThePictureItsRoom()
    {
        Bench bench(lessonScene("000.causal.neg_inf"));
        const auto placeOf = [&](const QWidget* part) {
            return QRect(part->mapTo(&bench.studio, QPoint()), part->size());
        };
        const QWidget* view = bench.studio.view();
        const QWidget* panel = bench.studio.panel();
        bench.studio.resize(984, 500);
        QTest::qWait(0);
        QVERIFY(placeOf(panel).left() > placeOf(view).right());
        bench.studio.resize(640, 500);
        QTest::qWait(0);
        QVERIFY(placeOf(panel).top() > placeOf(view).bottom());
        QVERIFY(panel->isVisible() && view->width() > 600);
        QVERIFY(bench.studio.panel()->weights()->height() >= 6 * 20); // a line for each key
        bench.studio.resize(984, 500);
        QTest::qWait(0);
        QVERIFY(panel->isVisible() && placeOf(panel).left() > placeOf(view).right());
    }

    void theStepHasItsTrueDigits()
    {
        Bench bench(lessonScene("000.causal.neg_inf"));
        bench.studio.ownSteps()->goTo(2);
        const OnlinePicture& picture = *bench.studio.shown();
        const auto number = [](double value) { return formatNumber(value, 4); };
        const OnlineTile& tile = picture.at(1);
        const QStringList lines = writtenLines(picture);
        QCOMPARE(lines[0], QStringLiteral("m = max(%1, %2) = %3")
                               .arg(number(picture.before().maximum), number(tile.maximum),
                                    number(std::max(picture.before().maximum, tile.maximum))));
        QCOMPARE(lines[2], QStringLiteral("l = %1 × %2 + %3 + %4 = %5")
                               .arg(number(picture.before().sum), number(tile.factor), number(tile.exponentials[0]),
                                    number(tile.exponentials[1]), number(picture.state().sum)));
        QVERIFY(lines[3].endsWith(QStringLiteral("%1 v(with)").arg(number(tile.exponentials[1]))));
        QVERIFY(keySentence(picture, 2).contains(number(picture.weights()[2])));
        QVERIFY(keySentence(picture, 5).endsWith(QStringLiteral("not yet seen")));
    }

    void anotherTileSizeKeepsTheKeysSeen()
    {
        Bench bench(lessonScene("000.causal.neg_inf"));
        QSpinBox* field = bench.studio.onlineControls()->tileField();
        QCOMPARE(field->minimum(), 1);
        QCOMPARE(field->maximum(), 6);
        bench.studio.ownSteps()->goTo(2);
        field->setValue(1);
        QCOMPARE(bench.studio.ownSteps()->count(), 6);
        QCOMPARE(bench.studio.shown()->seen(), 4);
        field->setValue(6);
        QCOMPARE(bench.studio.ownSteps()->count(), 1);
        QVERIFY(bench.studio.shown()->atEnd());
        QVERIFY(heldSentence(*bench.studio.shown()).startsWith("This saves nothing for a row this short"));
        OnlinePicture narrow = *bench.studio.shown();
        narrow.row.width = 1;
        QVERIFY(heldSentence(narrow).contains(QStringLiteral("also keep the context (1 number) in memory and")));
        bench.segments(QStringLiteral("Common sizes"))->findChildren<QAbstractButton*>().first()->click();
        QCOMPARE(bench.studio.shown()->tile, 1);
    }

    void keysAndRowsAreWalkedByTheArrows()
    {
        Bench bench(lessonScene("000.causal.neg_inf"));
        bench.selection.setChosen(Cell{3, 1});
        QCOMPARE(bench.studio.shown()->query, QStringLiteral("with"));
        QCOMPARE(bench.studio.onlineControls()->rowList()->currentIndex(), 3);
        QSignalSpy said(&bench.studio, &Studio::described);
        QTest::keyClick(bench.studio.view(), Qt::Key_Right);
        QCOMPARE(*bench.selection.chosen(), (Cell{3, 2}));
        QVERIFY(said.last().first().toString().startsWith("query with, key starts: "));
        QTest::keyClick(bench.studio.view(), Qt::Key_Up);
        QCOMPARE(bench.studio.shown()->query, QStringLiteral("starts"));
        QVERIFY(bench.studio.view()->accessibleDescription().contains("Row “starts”"));
    }

    void aClickOnATileGoesThereAndOnAKeyChoosesIt()
    {
        Bench bench(lessonScene("000.causal.neg_inf"));
        const OnlineView* view = bench.studio.view();
        const QPointF corner(16, 6);
        const QRectF row = view->onlineLayout().tileRow(0).translated(corner);
        QTest::mouseClick(bench.studio.view(), Qt::LeftButton, {}, row.center().toPoint());
        QCOMPARE(bench.studio.ownSteps()->done(), 1);
        const QRectF key = view->onlineLayout().keys[4].cell.translated(corner);
        QTest::mouseClick(bench.studio.view(), Qt::LeftButton, {}, key.center().toPoint());
        QCOMPARE(*bench.selection.chosen(), (Cell{5, 4}));
    }

    void aPinnedWeightTurnsTheLampRed()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.overrides.add({"weights", {0, 0, 5, 1}, 0.5f});
        Bench bench(scene);
        const LampLine* lamp = bench.studio.panel()->lamp();
        QCOMPARE(lamp->severity(), Severity::Bad);
        QVERIFY(lamp->sentence().startsWith("The weights differ from the full softmax by 0."));
        QVERIFY(lamp->sentence().endsWith("pinned."));
    }

    void nothingIsShownBeforeTheLayersWalkIsThere()
    {
        Bench bench(lessonScene("000.causal.neg_inf"));
        const ComputedPtr computed = bench.studio.computed();
        bench.selection.setSteps(Walk(*computed->realized, 0, 0), {});
        const Walk& walk = bench.selection.steps();
        bench.selection.goToStep({walk.find("weights"), 5, 5, -1}, QStringLiteral("softmax"));
        QVERIFY(!bench.studio.shown());
        QVERIFY(!bench.studio.panel()->isVisible());
        QCOMPARE(bench.studio.ownSteps()->count(), 0); // the time bar goes on with the layer
        bench.selection.endSteps();
        QVERIFY(bench.studio.shown());
        QCOMPARE(bench.studio.ownSteps()->count(), 3);
    }

    void manyKeysAreShownAroundTheCurrentTile()
    {
        QCOMPARE(windowAround(0, 2, 8, 100), 0);
        QCOMPARE(windowAround(50, 2, 8, 100), 47);
        QCOMPARE(windowAround(98, 2, 8, 100), 92);
        QCOMPARE(windowAround(64, 64, 8, 512), 64);
        QCOMPARE(windowAround(64, 64, 8, 512, 100), 93);
        QCOMPARE(windowAround(64, 64, 8, 512, 300), 64);
        QCOMPARE(windowAround(0, 6, 8, 6), 0);
        for (const std::int64_t keys : {1, 2, 3, 6, 16, 17, 100, 512, 5000}) {
            QVERIFY(firstTileSize(keys) <= keys);
            const std::vector<int> sizes = usualTileSizes(keys);
            QCOMPARE(std::int64_t(sizes.back()), keys);
            QVERIFY(sizes.front() >= leastTileSize(keys));
            QVERIFY(std::ranges::is_sorted(sizes));
            QVERIFY(keys / leastTileSize(keys) <= most_tiles);
        }
    }

    void whereThereIsNoSuchRowOneSentenceSaysWhy()
    {
        Bench bench(lessonScene("003.post_softmax_renorm"));
        QVERIFY(bench.studio.unavailable(*computedOf(bench.document.scene())).contains("after the softmax"));
    }
};

WINDOW_TEST(TestOnlineStudio)
#include "tst_onlinestudio.moc"
