// SPDX-License-Identifier: GPL-3.0-or-later
// The rotary positions on the screen: what a person moves, what the lamps say, and what stands there in the middle of a walk.
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/walkedstudios.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/figures/figure.h"
#include "ui/kit/lampline.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/rope/ropechart.h"
#include "ui/studios/rope/ropeclocks.h"
#include "ui/studios/rope/ropecontrols.h"
#include "ui/studios/rope/ropestudio.h"
#include "ui/studios/rope/ropeview.h"
#include "ui/studios/rope/ropewords.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QTest>

#include <cmath>

using namespace attn;

namespace {

struct OpenRope {
    Document document;
    Selection selection;
    ComputedPtr computed;
    std::unique_ptr<RopeStudio> studio;
    QString said;

    explicit OpenRope(const Scene& scene, Cell chosen = {4, 1}) : computed(computedOf(scene))
    {
        document.open(scene, {});
        selection.setStage(QStringLiteral("scores"));
        selection.setChosen(chosen);
        selection.setSteps(Walk(*computed->realized, 0, 0), {});
        studio = std::make_unique<RopeStudio>(&document, &selection);
        QObject::connect(studio.get(), &Studio::described, [this](const QString& words) { said = words; });
        studio->controls()->resize(262, 560);
        studio->controls()->show();
        studio->resize(1010, 520);
        studio->show();
        if (studio->unavailable(*computed).isEmpty())
            studio->setComputed(computed);
    }
    const RopePicture& shown() const { return studio->shown(); }
    double score() const { return shown().own().turned.score; }
    Severity lamp(std::size_t at) const { return studio->lamps()[at]->severity(); }
    void type(NumberField* field, const QString& text) const
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
};

Scene rotary() { return lessonScene("today.02.rope"); }

// Two heads of 64 components over the same tokens.
Scene wide(std::optional<std::int64_t> dims = {})
{
    Scene scene = headsScene(6, 2, 64);
    scene.config.rope = Rope{};
    scene.config.rope->dims = dims;
    return scene;
}

} // namespace

class TestRopeStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void theScoreIsTheLayersOwn()
    {
        OpenRope open(rotary());
        QCOMPARE(open.shown().queryPosition, 4);
        QCOMPARE(open.shown().keyPosition, 1);
        QCOMPARE(formatNumber(open.score(), 4), QStringLiteral("1.8480"));
        for (std::size_t lamp = 0; lamp < 3; ++lamp)
            QVERIFY(open.lamp(lamp) == Severity::Ok);
        Scene pinned = rotary();
        pinned.overrides.add({"q_rotated", {0, 0, 4, 1}, 0.5f});
        OpenRope other(pinned);
        QVERIFY(other.lamp(0) == Severity::Bad);
        QVERIFY(other.studio->lamps()[0]->sentence().contains(QStringLiteral("scores[0, 0, 4, 1]")));
    }

    void agreeingDigitsAreCountedFromTheFirstThatIsNoZero()
    {
        QCOMPARE(lengthOfDigits(QStringLiteral("-0.01234"), 2), 6);
        QCOMPARE(lengthOfDigits(QStringLiteral("12.345"), 3), 4);
        QCOMPARE(lengthOfDigits(QStringLiteral("12.345"), 7), 6);
        QCOMPARE(lengthOfDigits(QStringLiteral("0.000"), 1), 5);
    }

    void bothMovedKeepTheScoreAndOneMovedDoesNot()
    {
        OpenRope open(rotary());
        const double before = open.score();
        QTest::keyClick(open.studio->chart(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(open.shown().queryPosition, 5);
        QCOMPARE(open.shown().keyPosition, 2);
        QVERIFY(std::abs(open.score() - before) < 1e-5);
        QVERIFY(open.lamp(0) == Severity::Off); // it is moved: the layer has no such score
        QTest::keyClick(open.studio->chart(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(open.shown().keyPosition, 1);
        QVERIFY(std::abs(open.score() - before) > 1e-2);
        QTest::keyClick(open.studio->chart(), Qt::Key_Left);
        QVERIFY(!open.shown().isMoved());
        open.type(open.studio->ropeControls()->bothMove(), QStringLiteral("250"));
        QCOMPARE(open.shown().queryPosition, 254);
        QVERIFY(std::abs(open.score() - before) < 1e-4);
        QVERIFY(open.document.scene() == rotary()); // it is no edit
    }

    void anotherTokenIsInItsOwnPlace()
    {
        OpenRope open(rotary());
        open.type(open.studio->ropeControls()->queryPosition(), QStringLiteral("90"));
        QCOMPARE(open.shown().queryPosition, 90);
        QComboBox* tokens = nullptr;
        for (QComboBox* list : open.studio->controls()->findChildren<QComboBox*>())
            if (list->accessibleName() == QLatin1String("Query"))
                tokens = list;
        QVERIFY(tokens);
        QCOMPARE(tokens->currentIndex(), 4);
        Q_EMIT tokens->activated(2);
        QCOMPARE(open.selection.chosen(), (Cell{2, 1}));
        QCOMPARE(open.shown().queryPosition, 2);
        open.type(open.studio->ropeControls()->keyPosition(), QStringLiteral("40"));
        open.selection.setChosen(Cell{3, 0});
        QCOMPARE(tokens->currentIndex(), 3);
        QCOMPARE(open.shown().keyPosition, 0);
    }

    void aPositionBeforeTheBeginningIsRefused()
    {
        OpenRope open(rotary());
        open.type(open.studio->ropeControls()->keyPosition(), QStringLiteral("-3"));
        QCOMPARE(open.shown().keyPosition, 1);
        QStringList refusals;
        for (const MessageLine* line : open.studio->ropeControls()->findChildren<MessageLine*>())
            refusals << line->message();
        QVERIFY(refusals.contains(QStringLiteral("Enter a whole number from 0 to 1,000,000.")));
        for (int left = 0; left < 9; ++left)
            QTest::keyClick(open.studio->chart(), Qt::Key_Left);
        QCOMPARE(open.shown().queryPosition, 0);
    }

    void theSameRowsInTheOtherLayoutAreAnotherRotation()
    {
        OpenRope open(rotary());
        QVERIFY(open.shown().other().turned.score == open.score());
        open.studio->relaidChoice()->findChildren<QAbstractButton*>()[1]->click();
        QVERIFY(open.lamp(2) == Severity::Warn);
        QVERIFY(std::abs(open.shown().other().turned.score - open.score()) > 1e-3);
        QCOMPARE(open.shown().other().vectors.query, open.shown().own().vectors.query);
    }

    void aCircleIsChosenByKeysAndSaid()
    {
        OpenRope open(rotary());
        RopeView* view = open.studio->view();
        QCOMPARE(view->places().count, 2);
        QTest::keyClick(view, view->places().columns > 1 ? Qt::Key_Right : Qt::Key_Down);
        QCOMPARE(open.shown().choice.pair, 1);
        QVERIFY2(open.said.startsWith(QStringLiteral("Half, pair 1, components 1 and 3: query rotated by 2.29°")),
                 qPrintable(open.said));
        QCOMPARE(view->accessibleDescription(), open.said);
    }

    void manyPairsComeAFewAtATimeAndAddUp()
    {
        OpenRope open(wide(60));
        RopeView* view = open.studio->view();
        QCOMPARE(open.shown().pairs(), 30);
        const std::int64_t page = view->places().page;
        QVERIFY(page >= 4 && page < 30);
        QTest::keyClick(view, Qt::Key_PageDown);
        QCOMPARE(view->places().first, page);
        const RopeEquation equation = ropeEquation(open.shown(), page, page);
        QCOMPARE(equation.terms.size(), std::size_t(page) + 2);
        QCOMPARE(equation.terms[std::size_t(page)].words, QStringLiteral("%1 more pairs").arg(30 - page));
        QCOMPARE(equation.terms.back().words, QStringLiteral("4 not rotated"));
        double parts = 0;
        for (const RopeTerm& term : equation.terms)
            parts += (term.sign == QLatin1String("+") ? 1 : -1) * term.number.toDouble();
        QVERIFY(std::abs(parts - open.score()) < 1e-3);
        for (int pages = 0; pages < 20; ++pages)
            QTest::keyClick(view, Qt::Key_PageDown);
        QVERIFY(view->places().first + view->places().count == 30);
    }

    void nothingIsShownBeforeTheWalkHasCome()
    {
        OpenRope open(rotary());
        const auto go = [&](const char* tensor, std::int64_t row, std::int64_t column) {
            const Walk& steps = open.selection.steps();
            const StepPlace place{steps.find(tensor), row, column, -1};
            open.selection.setSteps(steps, place);
        };
        go("q", 4, 1);
        QVERIFY(open.shown().before == RopeState::Pending);
        go("v", 5, 3);
        QVERIFY(open.shown().before == RopeState::Yes);
        QVERIFY(open.shown().turned == RopeState::Pending);
        go("k_rotated", 5, 3);
        QVERIFY(open.shown().turned == RopeState::Yes);
        QVERIFY(!open.shown().tellsScore());
        QVERIFY(open.shown().moved.empty());
        QVERIFY(open.lamp(1) == Severity::Off);
        QVERIFY(open.said.endsWith(QStringLiteral("not computed yet")));
        go("scores", 4, 0);
        QVERIFY(!open.shown().tellsScore());
        go("scores", 4, 1);
        QVERIFY(open.shown().tellsScore());
        QVERIFY(open.lamp(1) == Severity::Ok);
    }

    void withoutRotaryPositionsASwitchPutsThemIn()
    {
        Scene scene = rotary();
        scene.config.rope.reset();
        scene.expected.clear();
        OpenRope open(scene);
        QCOMPARE(open.studio->unavailable(*open.computed),
                 QStringLiteral("No rotary positions in this scene. Turn them on in the controls."));
        QVERIFY(open.studio->controlsMayHelp(*open.computed));
        QVERIFY(!open.studio->picture());
        const auto boxes = open.studio->controls()->findChildren<QCheckBox*>();
        QCOMPARE(boxes.size(), 1);
        boxes.front()->click();
        QVERIFY(open.document.scene().config.rope.has_value());
        QVERIFY(open.studio->unavailable(*computedOf(open.document.scene())).isEmpty());
        QVERIFY(open.studio->relaidChoice()->isVisibleTo(open.studio->headerTools()));
    }

    void itIsAFigureAtEveryStep()
    {
        OpenRope open(rotary());
        const auto picture = open.studio->picture();
        QVERIFY(picture);
        const FigureLook look{.svgText = true, .widthCm = 18};
        const auto written = [&](const std::optional<StepPlace>& step) {
            const auto svg = figureBytes(drawStep(*picture, open.selection.looks(), open.selection.steps(), step), look,
                                         FigureFormat::Svg);
            return svg ? QString::fromUtf8(*svg) : QString();
        };
        for (const QString& word : {QStringLiteral("Half"), QStringLiteral("Interleaved"), QStringLiteral("Pair 1"),
                                    QStringLiteral("Score and distance"), QStringLiteral("1.8480")})
            QVERIFY2(written({}).contains('>' + word + QStringLiteral("</text>")), qPrintable(word));
        QVERIFY(!written(Walk::nothing()).contains(QStringLiteral("1.8480")));
    }
};

WINDOW_TEST(TestRopeStudio)
#include "tst_ropestudio.moc"
