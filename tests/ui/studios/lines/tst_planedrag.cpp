// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/withhold.h"
#include "tests/core/support/insidehull.h"
#include "tests/ui/support/editorscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/workclock.h"
#include "ui/document/selection.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/lines/planecontrols.h"
#include "ui/studios/lines/planenumbers.h"
#include "ui/studios/lines/planepart.h"
#include "ui/studios/lines/planewords.h"
#include "ui/theme/colors.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

// The part on a document, computed at once after every edit.
struct Bench {
    Document document;
    Selection selection;
    PlanePart part{&document, &selection};

    explicit Bench(const Scene& scene, Cell chosen = {3, 1}, QSize size = {520, 520})
    {
        document.open(scene, {});
        part.resize(size);
        for (const PartSection& section : part.sections())
            section.content->setParent(&part);
        part.show();
        selection.setChosen(chosen);
        keepComputed(document, part);
    }
    PlaneView* view() { return part.view(); }
    const PlanePicture& picture() { return part.view()->picture(); }
    QPoint tipOf(VectorPlace place) { return view()->planeLayout().at(picture().find(place)->tip).toPoint(); }
    PlanePoint at(VectorPlace place) { return picture().find(place)->tip; }
    void press(QPoint place) { QTest::mousePress(view(), Qt::LeftButton, {}, place); }
    void move(QPoint place)
    {
        QMouseEvent event(QEvent::MouseMove, place, view()->mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(view(), &event);
    }
    void release(QPoint place) { QTest::mouseRelease(view(), Qt::LeftButton, {}, place); }
    void drag(VectorPlace place, QPoint by)
    {
        const QPoint from = tipOf(place);
        press(from);
        for (int i = 1; i <= 5; ++i)
            move(from + by * i / 5);
        release(from + by);
    }
    void moveOnly(const QString& what)
    {
        for (auto* bar : part.controls()->findChildren<ChoiceBar*>())
            if (bar->accessibleName() == QLatin1String("Dragging moves") || bar->objectName() == what)
                bar->setCurrentIndex(what == QLatin1String("x") ? 0 : 1);
    }
};

constexpr VectorPlace query{VectorKind::Query, 3}, key{VectorKind::Key, 1}, context{VectorKind::Context, 3};

bool near(PlanePoint a, PlanePoint b, double within)
{
    return std::abs(a.across - b.across) < within && std::abs(a.up - b.up) < within;
}

} // namespace

class TestPlaneDrag : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void aDraggedTipIsWhereItWasLetGoAndIsOneStep()
    {
        Bench bench(journeyScene());
        const PlanePoint before = bench.at(query), key_before = bench.at({VectorKind::Key, 3});
        const double unit = bench.view()->planeLayout().unit;
        bench.drag(query, {-40, -30});
        const PlanePoint wanted{before.across - 40 / unit, before.up + 30 / unit};
        QVERIFY(near(bench.at(query), wanted, 1.5 / unit)); // the tip may lie between two pixels
        QVERIFY(!near(bench.at({VectorKind::Key, 3}), key_before, 1e-3));
        QCOMPARE(bench.document.undoStack()->count(), 1);
        QCOMPARE(bench.document.undoStack()->text(0), QStringLiteral("Move q of “with”"));
        QVERIFY(bench.document.scene().overrides.empty());
        QVERIFY(bench.document.scene().edits.size() >= 1);
        QCOMPARE(
            bench.part.said(),
            QStringLiteral("x of “with” changed as little as possible to give this q. The token's k and v moved too."));
        QVERIFY(bench.picture().find(query)->edited);
        bench.document.undoStack()->undo();
        QVERIFY(near(bench.at(query), before, 1e-9));
    }

    void onlyThisVectorIsPinnedWhereThatIsChosen()
    {
        Bench bench(journeyScene());
        const PlanePoint k_before = bench.at({VectorKind::Key, 3});
        bench.moveOnly(QStringLiteral("this vector"));
        bench.drag(query, {30, -20});
        QCOMPARE(bench.document.undoStack()->count(), 1);
        QVERIFY(bench.document.scene().edits.empty());
        QCOMPARE(bench.document.scene().overrides.size(), std::size_t(2));
        QVERIFY(bench.document.scene().overrides.contains("q", {0, 0, 3, 1}));
        QCOMPARE(bench.part.said(),
                 QStringLiteral("q of “with” is pinned. x and everything else about the token stay the same."));
        QVERIFY(near(bench.at({VectorKind::Key, 3}), k_before, 1e-12));
    }

    void aContextIsPinnedAndSaysWhy()
    {
        Bench bench(journeyScene());
        bench.drag(context, {30, -20});
        QVERIFY(bench.document.scene().overrides.contains("head_context", {0, 0, 3, 0}));
        QCOMPARE(bench.part.said(),
                 QStringLiteral("A context is a mixture of values, so no single embedding produces it. context of "
                                "“with” is pinned. x and everything else about the token stay the same."));
    }

    void escapeTakesADragBack()
    {
        Bench bench(journeyScene());
        const Scene before = bench.document.scene();
        const QPoint from = bench.tipOf(query);
        bench.press(from);
        bench.move(from + QPoint(40, 40));
        QVERIFY(!(bench.document.scene() == before));
        QKeyEvent escape(QEvent::ShortcutOverride, Qt::Key_Escape, {});
        QApplication::sendEvent(bench.view(), &escape);
        QVERIFY(bench.document.scene() == before);
        QCOMPARE(bench.document.undoStack()->count(), 0);
        bench.move(from + QPoint(80, 80)); // the button is still down
        bench.release(from + QPoint(80, 80));
        QVERIFY(bench.document.scene() == before);
    }

    void thePlaneStaysStillWhileATipMoves()
    {
        Bench bench(journeyScene());
        const PlaneLayout before = bench.view()->planeLayout();
        const QPoint from = bench.tipOf(query);
        bench.press(from);
        bench.move(from + QPoint(-200, 100));
        QCOMPARE(bench.view()->planeLayout(), before);
        bench.release(from + QPoint(-200, 100));
        QVERIFY(bench.view()->planeLayout() != before); // now it fits again
        QVERIFY(bench.view()->planeLayout().area.contains(bench.tipOf(query)));
    }

    void aClickChoosesTheCellAndTheVector()
    {
        Bench bench(journeyScene());
        QSignalSpy said(&bench.part, &PagePart::described);
        const QPoint place = bench.tipOf({VectorKind::Key, 0});
        bench.press(place);
        bench.release(place);
        QCOMPARE(bench.selection.chosen(), (std::optional<Cell>(Cell{3, 0})));
        QCOMPARE(bench.picture().choice.current, VectorKind::Key);
        QCOMPARE(bench.document.undoStack()->count(), 0);
        QVERIFY(said.last().first().toString().startsWith(QStringLiteral("key Your: length ")));
        QCOMPARE(bench.view()->accessibleDescription(), said.last().first().toString());
    }

    void pointingShowsTheCell()
    {
        Bench bench(journeyScene());
        const QPoint place = bench.tipOf({VectorKind::Key, 0});
        QMouseEvent event(QEvent::MouseMove, place, bench.view()->mapToGlobal(place), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(bench.view(), &event);
        QCOMPARE(bench.selection.hovered(), (std::optional<Cell>(Cell{3, 0})));
        QEvent left(QEvent::Leave);
        QApplication::sendEvent(bench.view(), &left);
        QVERIFY(!bench.selection.hovered());
    }

    void keysMoveTheSelectedTipAndChoose()
    {
        Bench bench(journeyScene());
        bench.view()->setFocus();
        const PlanePoint before = bench.at(query);
        const double step = tipStep(bench.view()->planeLayout());
        QTest::keyClick(bench.view(), Qt::Key_Right);
        QTest::keyClick(bench.view(), Qt::Key_Right);
        QTest::keyClick(bench.view(), Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(near(bench.at(query), {before.across + 2 * step, before.up + 10 * step}, 1e-5));
        QCOMPARE(bench.document.undoStack()->count(), 1);
        QTest::keyClick(bench.view(), Qt::Key_K);
        QCOMPARE(bench.picture().choice.current, VectorKind::Key);
        QCOMPARE(bench.picture().current(), key);
        QTest::keyClick(bench.view(), Qt::Key_K);
        QCOMPARE(bench.selection.chosen(), (std::optional<Cell>(Cell{3, 2})));
        QTest::keyClick(bench.view(), Qt::Key_K, Qt::ShiftModifier);
        QCOMPARE(bench.selection.chosen(), (std::optional<Cell>(Cell{3, 1})));
        QTest::keyClick(bench.view(), Qt::Key_Left);
        QCOMPARE(bench.document.undoStack()->count(), 2);
        bench.document.undoStack()->undo();
        bench.document.undoStack()->undo();
        QVERIFY(near(bench.at(query), before, 1e-12));
        QTest::keyClick(bench.view(), Qt::Key_Left); // begins anew from where the undo has led
        QVERIFY(near(bench.at(key), {bench.at(key).across, bench.at(key).up}, 1e-12));
        QCOMPARE(bench.document.undoStack()->count(), 1);
    }

    void aTipThatCannotBeMovedIsRefusedOnce()
    {
        Bench bench(journeyScene());
        bench.part.setComputed(withhold(computedOf(journeyScene()), {{"q", {0, 0, 3, 0}}}));
        bench.view()->setFocus();
        QTest::keyClick(bench.view(), Qt::Key_Right);
        QCOMPARE(bench.part.said(), QStringLiteral("Cannot move this tip (query with: hidden)"));
        QCOMPARE(bench.document.undoStack()->count(), 0);
    }

    void headsAndAxesCanBeChosen()
    {
        Bench bench(headsScene(6, 2, 5), {4, 2});
        QComboBox *heads = nullptr, *across = nullptr;
        for (auto* list : bench.part.controls()->findChildren<QComboBox*>()) {
            heads = list->accessibleName() == QLatin1String("Vectors of") ? list : heads;
            across = list->accessibleName() == QLatin1String("Across") ? list : across;
        }
        QVERIFY(heads && across);
        QCOMPARE(heads->currentText(), QStringLiteral("head 0"));
        heads->setCurrentIndex(2);
        Q_EMIT heads->activated(2);
        QCOMPARE(bench.selection.head(), 1);
        QCOMPARE(bench.picture().vectors.firstHead, 1);
        across->setCurrentIndex(3);
        Q_EMIT across->activated(3);
        QCOMPARE(bench.picture().across, QStringLiteral("across: component 3 of head 1"));
        heads->setCurrentIndex(0);
        Q_EMIT heads->activated(0);
        QCOMPARE(bench.picture().vectors.components(), 10);
        bench.selection.setHead(0); // elsewhere: the vectors of all stay
        QCOMPARE(bench.picture().vectors.heads, 2);
    }

    void ofLargeVectorsThePrincipalAxesAreComputedBeside()
    {
        Bench bench(headsScene(80, 1, 300), {70, 3});
        const auto bars = bench.part.controls()->findChildren<ChoiceBar*>();
        const auto axes = std::ranges::find_if(bars, [](const ChoiceBar* bar) {
            return bar->count() == 2 && bar->isVisibleTo(bar->parentWidget()) && bar->findChild<SegmentedControl*>() &&
                   bar->findChild<SegmentedControl*>()->accessibleName() == QLatin1String("Axes");
        });
        QVERIFY(axes != bars.end());
        Q_EMIT(*axes)->activated(1);
        QVERIFY(!bench.picture().choice.principal); // not yet
        QTRY_VERIFY_WITH_TIMEOUT(bench.picture().choice.principal, 60000);
        QCOMPARE(bench.picture().across, QStringLiteral("across: first principal axis"));
    }

    void theHullOfTheValuesLeavesTheOtherTipsToBeSeen()
    {
        Bench bench(headsScene(200, 1, 2), {199, 3}, {700, 700});
        const QImage drawn = bench.view()->grab().toImage();
        std::vector<PlanePoint> inside;
        for (const PlaneArrow& arrow : bench.picture().arrows)
            if (arrow.place.kind == VectorKind::Query && !arrow.isCurrent &&
                liesInHull(bench.picture().hull, arrow.tip, 0))
                inside.push_back(arrow.tip);
        QVERIFY(inside.size() > 20);
        const QColor faded = mixed(colors().base, colors().q, 0.5);
        const auto seen = std::ranges::count_if(inside, [&](PlanePoint tip) {
            return drawn.pixelColor(bench.view()->planeLayout().at(tip).toPoint()) == faded;
        });
        QVERIFY2(seen > std::ptrdiff_t(inside.size()) / 4, qPrintable(QString::number(seen))); // some lie under others
    }

    void aLongSentenceIsPointedAtWithinAFrame()
    {
        Bench bench(headsScene(512, 2, 8), {500, 100}, {700, 700});
        bench.view()->grab();
        WorkClock timer;
        double slowest = 0;
        for (int i = 0; i < 20; ++i) {
            const QPoint place = bench.tipOf({VectorKind::Key, i * 20});
            timer.start();
            QMouseEvent event(QEvent::MouseMove, place, bench.view()->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                              {});
            QApplication::sendEvent(bench.view(), &event);
            bench.view()->grab();
            slowest = std::max(slowest, timer.elapsed());
        }
        qInfo("slowest hover: %.1f ms", slowest);
        QVERIFY(slowest < 100);
    }
};

WINDOW_TEST(TestPlaneDrag)
#include "tst_planedrag.moc"
