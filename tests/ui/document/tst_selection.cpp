// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"

#include "tests/ui/support/computedscenes.h"

#include <QSignalSpy>
#include <QTest>

using namespace attn;

class TestSelection : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSetterSpeaksOnlyWhenSomethingChanged()
    {
        Selection selection;
        QSignalSpy focus(&selection, &Selection::focusChanged);
        QSignalSpy chosen(&selection, &Selection::chosenChanged);
        QSignalSpy hovered(&selection, &Selection::hoveredChanged);
        QSignalSpy looks(&selection, &Selection::looksChanged);
        for (int twice = 0; twice < 2; ++twice) {
            selection.setStage(QStringLiteral("scores"));
            selection.setBatch(1);
            selection.setHead(2);
            selection.setAllHeads(true);
            selection.setChosen(Cell{1, 2});
            selection.setHovered(Cell{3, 4});
            selection.setRange({RangeMode::Head, true, std::nullopt});
            selection.setColorMap(QStringLiteral("magma"));
            selection.setDigits(6);
        }
        QCOMPARE(focus.count(), 4);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(hovered.count(), 1);
        QCOMPARE(looks.count(), 3);
    }

    void aLockedRangeBelongsToItsStage()
    {
        Selection selection;
        QSignalSpy looks(&selection, &Selection::looksChanged);
        ColorRange range;
        range.locked = std::pair(0.0, 1.0);
        selection.setRange(range);
        selection.setStage(QStringLiteral("scores"));
        QVERIFY(!selection.range().locked);
        QCOMPARE(looks.count(), 2);
        range.locked = std::pair(-2.0, 2.0);
        selection.setRange(range);
        selection.go(QStringLiteral("softmax"), {}, 0, 0, Cell{0, 0});
        QCOMPARE(selection.range().locked, std::optional(std::pair(0.0, 1.0)));
        selection.setRange({});
        selection.setStage(QStringLiteral("scores"));
        QCOMPARE(selection.range().locked, std::optional(std::pair(-2.0, 2.0)));
        selection.setStage(QStringLiteral("softmax"));
        QVERIFY(!selection.range().locked);
        selection.forgetLocks();
        selection.setStage(QStringLiteral("scores"));
        QVERIFY(!selection.range().locked);
    }

    void aCellOfAnotherKindIsNoPairOfQueryAndKey()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        Selection selection;
        selection.setSteps(Walk(*computed->realized, 0, 0), {});
        const auto go = [&](const char* tensor) {
            selection.goToStep({selection.steps().find(tensor), 1, 0, -1}, QString::fromLatin1(tensor));
            return chosenPair(*computed, selection);
        };
        QVERIFY(!go("x"));
        QVERIFY(!go("q"));
        QCOMPARE(go("scores"), std::optional(Cell{1, 0}));
    }

    void numbersStayInTheirRange()
    {
        Selection selection;
        selection.setDigits(99);
        QCOMPARE(selection.digits(), 8);
        selection.setDigits(0);
        QCOMPARE(selection.digits(), 2);
        selection.setHead(-3);
        QCOMPARE(selection.head(), 0);
    }

    void afterAChangeOfStructureNothingPointsOutside()
    {
        Selection selection;
        selection.setBatch(2);
        selection.setHead(7);
        QSignalSpy focus(&selection, &Selection::focusChanged);
        selection.clampPlane(3, 4);
        QCOMPARE(selection.batch(), 2);
        QCOMPARE(selection.head(), 3);
        QCOMPARE(focus.count(), 1);
        selection.clampPlane(0, 0);
        QCOMPARE(selection.head(), 0);
    }

    void goingSomewhereIsReportedOnceWhenAllOfItHolds()
    {
        Selection selection;
        selection.setTensor(QStringLiteral("k"));
        int reports = 0;
        connect(&selection, &Selection::focusChanged, &selection, [&] {
            ++reports;
            QCOMPARE(selection.tensor(), QStringLiteral("v"));
            QCOMPARE(selection.chosen(), std::optional(Cell{3, 1}));
            QCOMPARE(selection.head(), 2);
        });
        selection.go(QStringLiteral("qkv"), QStringLiteral("v"), 0, 2, {3, 1});
        QCOMPARE(reports, 1);
        selection.disconnect();
        selection.setStage(QStringLiteral("scores"));
        QCOMPARE(selection.tensor(), QString());
    }
};

GUILESS_TEST(TestSelection)
#include "tst_selection.moc"
