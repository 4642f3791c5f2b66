// SPDX-License-Identifier: GPL-3.0-or-later
// The block in the window: it shows what the numbers are, follows the walk, and is chosen and turned by hand and by keys.
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/studiobench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/workclock.h"
#include "ui/film/film.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/block/blockmap.h"
#include "ui/studios/block/blockstudio.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace attn;

namespace {

using Part = BlockPiece::Kind;

struct Bench : StudioBench<BlockStudio> {
    explicit Bench(const Scene& scene, const char* stage = "scores") : StudioBench(scene)
    {
        selection.setAllHeads(false);
        selection.setStage(QString::fromLatin1(stage));
    }
    explicit Bench(const char* lesson = "000.causal.neg_inf", const char* stage = "scores")
        : Bench(lessonScene(lesson), stage)
    {
    }
    BlockMap* map() const { return studio.map(); }
    const BlockPicture& picture() const { return map()->picture(); }
    void stepTo(const char* tensor, Cell cell, std::int64_t term)
    {
        const Realized& realized = *studio.computed()->realized;
        const Walk walk(realized, 0, 0);
        selection.setSteps(walk, std::nullopt);
        selection.goToStep({walk.find(tensor), cell.row, cell.column, term}, cardOfTensor(realized, tensor));
    }
    void press(int key, Qt::KeyboardModifiers with = Qt::NoModifier) { QTest::keyClick(map(), Qt::Key(key), with); }
    void click(const BlockPiece& piece)
    {
        const auto place = map()->placeOf(piece);
        QVERIFY(place);
        QTest::mouseClick(map(), Qt::LeftButton, {}, place->toPoint());
    }
};

} // namespace

class TestBlockStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void theCubesOfAScoreAreItsProducts()
    {
        Bench bench;
        bench.selection.setChosen(Cell{3, 1});
        const BlockPicture& picture = bench.picture();
        QCOMPARE(picture.layers(), 2);
        QCOMPARE(picture.shapes, QStringLiteral("q [6, 2] × kᵀ [2, 6], 72 products"));
        QCOMPARE(bench.studio.heading(), QStringLiteral("Scores as a block"));
        QCOMPARE(describeCube(picture, 1, 3, 1), QStringLiteral("layer 1, query with, key journey: 0.9123"));
        QCOMPARE(describeFace(picture, 3, 1), QStringLiteral("query with, key journey: score 1.0167"));
        QCOMPARE(describeLeft(picture, 0, 3), QStringLiteral("q, query with, dimension 0: 0.2355"));
        QCOMPARE(describeTop(picture, 0, 1), QStringLiteral("k, key journey, dimension 0: 0.4433"));
        QVERIFY(bench.map()->accessibleDescription().contains(QStringLiteral("score 1.0167")));
        QVERIFY(bench.map()->blockLayout().decimals >= 2);
    }

    void theWalkLightsCubesUpOneByOne()
    {
        Bench bench;
        bench.stepTo("scores", {3, 1}, 0);
        QCOMPARE(bench.picture().currentLayer(), 0);
        QCOMPARE(bench.picture().block.cube(0, 3, 1).mark, CellMark::None);
        QCOMPARE(bench.picture().block.cube(1, 3, 1).mark, CellMark::Pending);
        QCOMPARE(describeCube(bench.picture(), 1, 3, 1),
                 QStringLiteral("layer 1, query with, key journey: not computed yet"));
        QCOMPARE(describeFace(bench.picture(), 3, 1), QStringLiteral("query with, key journey: score so far 0.1044"));
        bench.stepTo("scores", {3, 1}, -1);
        QCOMPARE(bench.picture().currentLayer(), 1);
        QCOMPARE(bench.studio.layer(), 1);
        QCOMPARE(bench.picture().block.cube(1, 3, 2).mark, CellMark::Pending);
        // A walk that goes on leaves the block where it was.
        bench.stepTo("weights", {1, 1}, -1);
        QCOMPARE(bench.studio.tensor(), std::string("scores"));
    }

    void aClickOnACubeChoosesCellAndLayer()
    {
        Bench bench;
        bench.selection.setChosen(Cell{0, 0});
        bench.click({Part::Cube, 0, 2, 4});
        QCOMPARE(bench.selection.chosen(), Cell(2, 4));
        QCOMPARE(bench.studio.layer(), 0);
        bench.click({Part::Cube, 1, 1, 3});
        QCOMPARE(bench.studio.layer(), 1);
        bench.click({Part::Face, 2, 5, 0});
        QCOMPARE(bench.selection.chosen(), Cell(5, 0));
        bench.click({Part::Left, 0, 1, 0});
        QCOMPARE(bench.selection.chosen(), Cell(1, 0));
    }

    void whatThePointerIsOverIsDescribed()
    {
        Bench bench;
        QSignalSpy described(&bench.studio, &Studio::described);
        const auto place = bench.map()->placeOf({Part::Cube, 1, 3, 1});
        QVERIFY(place);
        QTest::mouseMove(bench.map(), place->toPoint());
        QTRY_VERIFY(!described.isEmpty());
        QCOMPARE(described.last().front().toString(), QStringLiteral("layer 1, query with, key journey: 0.9123"));
    }

    void keysMoveCellLayerAndView()
    {
        Bench bench;
        bench.selection.setChosen(Cell{3, 1});
        bench.press(Qt::Key_Right);
        QCOMPARE(bench.selection.chosen(), Cell(3, 2));
        bench.press(Qt::Key_Up);
        QCOMPARE(bench.selection.chosen(), Cell(2, 2));
        bench.press(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(bench.studio.layer(), 1);
        bench.press(Qt::Key_PageUp, Qt::AltModifier);
        QCOMPARE(bench.studio.layer(), 0);
        const BlockView before = bench.map()->shown().view;
        bench.press(Qt::Key_Left, Qt::AltModifier);
        bench.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(bench.map()->shown().view.turn, before.turn - 5);
        QCOMPARE(bench.map()->shown().view.tilt, before.tilt + 5);
        bench.press(Qt::Key_Minus);
        QVERIFY(bench.map()->shown().view.apart < before.apart);
        QCOMPARE(bench.selection.chosen(), Cell(2, 2));
    }

    // A hand that chooses beside the picture leaves the keys to it.
    void keysGoOnAfterAClickOnTheControls()
    {
        Bench bench;
        bench.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&bench));
        bench.map()->setFocus();
        auto* views = bench.segments(QStringLiteral("View"));
        QVERIFY(views);
        QTest::mouseClick(views->findChildren<QAbstractButton*>().at(1), Qt::LeftButton);
        QVERIFY(bench.map()->shown().view.fromAbove());
        QVERIFY(bench.map()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench.map()->shown().view.turn, -5.0);
    }

    // From the front stand sums: beside them nothing of one layer is multiplied.
    void sumsHaveNoEdgesOfOneLayer()
    {
        Bench bench;
        BlockShown shown = bench.map()->shown();
        const auto edges = [&] {
            return std::ranges::count_if(bench.map()->blockLayout().geometry.order(), [](const BlockPiece& piece) {
                return piece.kind == Part::Left || piece.kind == Part::Top;
            });
        };
        QVERIFY(edges() > 0);
        shown.view = {0, 0, 0.5};
        bench.studio.setShown(shown);
        QCOMPARE(edges(), 0);
    }

    void draggingTurnsAndChoosesNothing()
    {
        Bench bench;
        bench.selection.setChosen(Cell{0, 0});
        const BlockView before = bench.map()->shown().view;
        QTest::mousePress(bench.map(), Qt::LeftButton, {}, {400, 200});
        QTest::mouseMove(bench.map(), {440, 220});
        QTest::mouseMove(bench.map(), {460, 230});
        QTest::mouseRelease(bench.map(), Qt::LeftButton, {}, {460, 230});
        QVERIFY(bench.map()->shown().view.turn < before.turn);
        QVERIFY(bench.map()->shown().view.tilt > before.tilt);
        QCOMPARE(bench.selection.chosen(), Cell(0, 0));
    }

    void theContextIsABlockOfWeightsAndValues()
    {
        Bench bench("000.causal.neg_inf", "context");
        bench.selection.setChosen(Cell{1, 0});
        QCOMPARE(bench.picture().layers(), 6);
        QCOMPARE(bench.picture().block.cube(4, 1, 0).mark, CellMark::Masked);
        QVERIFY(describeCube(bench.picture(), 4, 1, 0).endsWith(QStringLiteral("masked")));
        QVERIFY(describeCube(bench.picture(), 1, 1, 0).startsWith(QStringLiteral("layer journey, query journey")));
    }

    void whatIsTooLargeIsAWindowThatFollows()
    {
        Bench bench(headsScene(40, 1, 24));
        bench.selection.setChosen(Cell{37, 20});
        QCOMPARE(bench.picture().rows(), 16);
        QCOMPARE(bench.picture().block.rows.from, 24);
        QCOMPARE(bench.picture().block.columns.from, 16);
        QCOMPARE(bench.picture().block.terms.from, 0);
        bench.stepTo("scores", {3, 1}, 20);
        QCOMPARE(bench.picture().block.terms.from, 8);
        QCOMPARE(bench.picture().currentLayer(), 12);
        QCOMPARE(bench.picture().block.rows.from, 0);
    }

    void aPinnedNumberIsNotCalledASum()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.overrides.set("scores", {0, 0, 3, 1}, 3.5f);
        Bench bench(scene);
        bench.selection.setChosen(Cell{3, 1});
        QCOMPARE(sumSentence(bench.picture()), QStringLiteral("pinned value; the products add up to 1.0167"));
        bench.selection.setChosen(Cell{3, 2});
        QVERIFY(sumSentence(bench.picture()).isEmpty());
    }

    void aHeadThatIsOffSaysWhyItsFaceIsZero()
    {
        Scene scene = headsScene(6, 2, 2);
        scene.config.heads_off = {0};
        Bench bench(scene, "context");
        bench.selection.setChosen(Cell{3, 1});
        QVERIFY(bench.picture().block.headOff);
        QVERIFY2(sumSentence(bench.picture()).contains(QStringLiteral("turned off")),
                 qPrintable(sumSentence(bench.picture())));
        bench.selection.setHead(1);
        QVERIFY(!bench.picture().block.headOff);
    }

    void aMoveOfThePointerCostsLessThanAFrame()
    {
        Bench bench(headsScene(64, 1, 16));
        bench.selection.setChosen(Cell{20, 20});
        QCOMPARE(bench.picture().block.cubes.size(), std::size_t(16 * 16 * 16));
        bench.map()->grab(); // painted once
        WorkClock time;
        double worst = 0;
        for (int i = 0; i < 50; ++i) {
            const QPoint place(150 + 12 * i, 120 + 5 * i);
            time.start();
            QTest::mouseMove(bench.map(), place);
            bench.map()->repaint();
            worst = std::max(worst, time.elapsed());
        }
        QVERIFY2(worst < 160, qPrintable(QString::number(worst))); // ten times what it takes
    }

    void figuresAndFilmsShowIt()
    {
        Bench bench;
        bench.selection.setChosen(Cell{3, 1});
        const auto picture = bench.studio.picture();
        QVERIFY(picture);
        const Walk walk(*bench.studio.computed()->realized, 0, 0);
        const Figure whole = drawStep(*picture, Looks(), walk, std::nullopt);
        for (const FigureFormat format : {FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf}) {
            const auto bytes = figureBytes(whole, FigureLook(), format);
            QVERIFY2(bytes, bytes ? "" : bytes.error().message.c_str());
            QVERIFY(bytes->size() > 3000);
        }
        const QByteArray svg = *figureBytes(whole, FigureLook(), FigureFormat::Svg);
        QVERIFY(svg.contains("0.912"));
        const QByteArray early =
            *figureBytes(drawStep(*picture, Looks(), walk, StepPlace{walk.find("scores"), 3, 1, 0}), FigureLook(),
                         FigureFormat::Svg);
        QVERIFY(!early.contains("0.912"));
        FilmRequest request;
        request.tensors = picture->tensors;
        request.picture = picture;
        const auto film = Film::make(bench.studio.computed(), request);
        QVERIFY(film);
        QCOMPARE(film->steps().size(), std::size_t(6));
    }
};

WINDOW_TEST(TestBlockStudio)
#include "tst_blockstudio.moc"
