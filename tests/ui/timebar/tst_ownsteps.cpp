// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of a studio's own on the time bar: the bar, its line, the Step menu and playing walk them, and the layer's walk
// stays where it is meanwhile.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/timebar/ownsteps.h"
#include "ui/timebar/scrubber.h"
#include "ui/timebar/stepactions.h"
#include "ui/timebar/stepper.h"
#include "ui/timebar/timebar.h"

#include <QAbstractButton>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

struct Bench {
    Bench() : stepper(&selection), actions(&stepper, &menu), bar(&stepper, &actions), own(QStringLiteral("token"), 50)
    {
        bar.complete();
        bar.resize(1280, 48);
        stepper.setComputed(computedOf(lessonScene("000.causal.neg_inf")), true);
        own.setNames({QStringLiteral("Your"), QStringLiteral("journey"), QStringLiteral("starts")});
        stepper.setOwnSteps(&own);
    }
    QAbstractButton* segment(const QString& text)
    {
        for (auto* button : bar.findChild<SegmentedControl*>()->findChildren<QAbstractButton*>())
            if (button->text() == text)
                return button;
        return nullptr;
    }

    Selection selection;
    Stepper stepper;
    QMenu menu;
    StepActions actions;
    TimeBar bar;
    OwnSteps own;
};

} // namespace

class TestOwnSteps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void aWalkBeginsWhereTheStudioIs()
    {
        Bench bench;
        bench.stepper.setOwnSteps(nullptr);
        const auto tensor = [&] {
            const auto& step = bench.selection.step();
            return step ? bench.stepper.steps().tensors()[std::size_t(step->tensor)].name : std::string();
        };
        bench.stepper.setStart(QStringLiteral("mask"));
        bench.stepper.toFirst();
        QCOMPARE(tensor(), std::string("masked"));
        QCOMPARE(bench.selection.step()->row, 0);
        QCOMPARE(bench.selection.step()->column, 0);
        QVERIFY(bench.selection.isDone("scores"));
        bench.stepper.toFirst(); // once more: to the beginning of all
        QCOMPARE(tensor(), std::string("x"));
        bench.stepper.toLast();
        bench.stepper.setPlaying(true);
        QCOMPARE(tensor(), std::string("masked"));
        bench.stepper.setPlaying(false);
        bench.stepper.setStart({});
        bench.stepper.toFirst();
        QCOMPARE(tensor(), std::string("x"));
    }

    void theirPlaceStaysInsideAndAtTheEnd()
    {
        OwnSteps own(QStringLiteral("tile"));
        QSignalSpy changed(&own, &OwnSteps::changed);
        QCOMPARE(own.placeInWords(), QStringLiteral("No tile yet"));
        own.setNames({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        QCOMPARE(own.done(), 3); // all is done at first
        own.setNames({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c"), QStringLiteral("d")});
        QCOMPARE(own.done(), 4); // and at the end it stays
        own.goTo(2);
        QCOMPARE(own.current(), 1);
        QString name;
        QCOMPARE(own.placeInWords(&name), QStringLiteral("Tile 2 of 4, b"));
        QCOMPARE(name, QStringLiteral("b"));
        own.setNames({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")});
        QCOMPARE(own.done(), 2);
        own.setNames({QStringLiteral("x")});
        QCOMPARE(own.done(), 1);
        own.goTo(-7);
        QCOMPARE(own.done(), 0);
        const auto times = changed.count();
        own.goTo(0);
        own.setNames({QStringLiteral("x")});
        QCOMPARE(changed.count(), times); // nothing changed
    }

    void theStepMenuWalksThem()
    {
        Bench bench;
        QVERIFY(bench.stepper.walksOwn());
        QVERIFY(!bench.actions.on->isEnabled());
        bench.actions.back->trigger();
        QCOMPARE(bench.own.done(), 2);
        QVERIFY(bench.actions.on->isEnabled());
        bench.actions.first->trigger();
        QCOMPARE(bench.own.done(), 0);
        QVERIFY(!bench.actions.back->isEnabled());
        bench.actions.on->trigger();
        QCOMPARE(bench.own.done(), 1);
        bench.actions.last->trigger();
        QCOMPARE(bench.own.done(), 3);
        QVERIFY(!bench.selection.step()); // the layer's own walk did not move
        QCOMPARE(bench.actions.own->text(), QStringLiteral("Step by token"));
        QVERIFY(bench.actions.own->isVisible() && bench.actions.own->isChecked());
        QCOMPARE(bench.actions.on->shortcut(),
                 QKeySequence(QStringLiteral("Ctrl+Right"))); // as the KV cache's picture says
    }

    void theBarOffersThemBesideTheUnitsOfTheLayer()
    {
        Bench bench;
        bench.bar.show();
        QAbstractButton* token = bench.segment(QStringLiteral("token"));
        QVERIFY(token && token->isVisible() && token->isChecked());
        QCOMPARE(bench.bar.placeText(), QStringLiteral("Token 3 of 3, starts"));
        bench.segment(QStringLiteral("row"))->click();
        QVERIFY(!bench.stepper.walksOwn());
        QCOMPARE(bench.bar.placeText(), QStringLiteral("Everything is computed"));
        bench.actions.back->trigger();
        QVERIFY(bench.selection.step());
        QCOMPARE(bench.own.done(), 3);
        token->click();
        QVERIFY(bench.stepper.walksOwn());
        bench.stepper.setOwnSteps(nullptr); // the studio closes
        QVERIFY(!token->isVisible());
        QVERIFY(!bench.actions.own->isVisible());
        QVERIFY(bench.bar.placeText().contains(QStringLiteral(" of ")));
    }

    void theLineHasTheirNamesAndItsKeysStep()
    {
        Bench bench;
        bench.bar.show();
        Scrubber* line = bench.bar.scrubber();
        QCOMPARE(line->labels(),
                 (QStringList{QStringLiteral("Your"), QStringLiteral("journey"), QStringLiteral("starts")}));
        const double end = line->handleX();
        QTest::keyClick(line, Qt::Key_Left);
        QCOMPARE(bench.own.done(), 2);
        QVERIFY(line->handleX() < end);
        QTest::keyClick(line, Qt::Key_Home);
        QCOMPARE(bench.own.done(), 0);
        QTest::keyClick(line, Qt::Key_PageUp);
        QCOMPARE(bench.own.done(), 1);
        QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(int(end), line->height() / 2));
        QCOMPARE(bench.own.done(), 3);
        QCOMPARE(line->accessibleDescription(), QStringLiteral("Token 3 of 3, starts"));
    }

    void playingTakesThemOneByOneAndEnds()
    {
        Bench bench;
        QStringList seen;
        connect(&bench.own, &OwnSteps::changed, &bench.own, [&] { seen << QString::number(bench.own.done()); });
        bench.actions.play->trigger(); // at the end: from the beginning
        QVERIFY(bench.stepper.isPlaying());
        QTRY_VERIFY(!bench.stepper.isPlaying());
        QCOMPARE(seen, (QStringList{"0", "1", "2", "3"}));
    }

    void withoutNamesTheLayerIsWalked()
    {
        Bench bench;
        bench.own.setNames({});
        QVERIFY(!bench.stepper.walksOwn());
        QVERIFY(!bench.actions.own->isVisible());
        bench.actions.back->trigger();
        QVERIFY(bench.selection.step());
        bench.own.setNames({QStringLiteral("a")}); // they are the unit again, as when the studio opened
        QVERIFY(bench.stepper.walksOwn());
    }
};

WINDOW_TEST(TestOwnSteps)
#include "tst_ownsteps.moc"
