// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/layerparts.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/elidedlabel.h"
#include "ui/matrix/comparison.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/colorscale.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/theme/colors.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace attn;

namespace {

Scene causalScene() { return lessonScene("000.causal.neg_inf"); }

Scene editedScene()
{
    Scene scene = causalScene();
    scene.edits.set("W_query", {1, 1}, 3);
    return scene;
}

bool says(const QWidget& widget, const QString& words)
{
    const auto labels = widget.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == words; });
}

HeldMatrix matrixOf(std::vector<float> values)
{
    HeldMatrix data;
    data.rows = 1;
    data.columns = static_cast<int>(values.size());
    data.marks.assign(values.size(), CellMark::None);
    data.edited.assign(values.size(), false);
    data.values = std::move(values);
    return data;
}

} // namespace

class TestComparison : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void theSignedDifferenceIsCentredAtZero()
    {
        const HeldMatrixPtr difference =
            differenceData(matrixOf({1, 2, -1, 0}), matrixOf({1.5f, -2, -1, 0}), Difference::Signed);
        QCOMPARE(difference->values, (std::vector<float>{0.5f, -4, 0, 0}));
        QCOMPARE(difference->low, -4.0);
        QCOMPARE(difference->high, 4.0);
        QCOMPARE(difference->colorMap, QStringLiteral("diverging"));
        QCOMPARE(difference->marks[2], CellMark::Zero);
    }

    // Else a map of them would read 0.01, -4e-3, 0.
    void smallDifferencesCountInPowersOfTen()
    {
        const HeldMatrixPtr small =
            differenceData(matrixOf({0.2f, 0.3f}), matrixOf({0.2096f, 0.296f}), Difference::Signed);
        QCOMPARE(small->tens, 3);
        const ColorScale scale(*small, colorsOf(ThemeName::Light));
        QCOMPARE(lookOf(*small, scale, {0, 0}, {1, 6}).text, QStringLiteral("9.6"));
        QCOMPARE(lookOf(*small, scale, {0, 1}, {1, 6}).text, QStringLiteral("−4.0"));
        QVERIFY(differenceNote(Difference::Signed, small.get()).endsWith(QStringLiteral("values × 10⁻³")));
        QCOMPARE(differenceData(matrixOf({0}), matrixOf({0.5f}), Difference::Signed)->tens, 0);
        QCOMPARE(differenceData(matrixOf({1}), matrixOf({0.05f}), Difference::Ratio)->tens, 0);
    }

    void absoluteAndRatioAreWhatTheySay()
    {
        const HeldMatrix a = matrixOf({1, 2, 0}), b = matrixOf({1.5f, -2, 0});
        QCOMPARE(differenceData(a, b, Difference::Absolute)->values, (std::vector<float>{0.5f, 4, 0}));
        QCOMPARE(differenceData(a, b, Difference::Ratio)->values, (std::vector<float>{1.5f, -1, 1}));
    }

    void infinitiesThatStayAreNoChangeAndThoseThatComeAreMarked()
    {
        const float inf = std::numeric_limits<float>::infinity();
        const HeldMatrixPtr difference =
            differenceData(matrixOf({-inf, 1, NAN}), matrixOf({-inf, -inf, 1}), Difference::Signed);
        QCOMPARE(difference->marks[0], CellMark::Zero);
        QCOMPARE(difference->marks[1], CellMark::MinusInf);
        QCOMPARE(difference->marks[2], CellMark::Nan);
    }

    void figuresCountWhatDiffers()
    {
        const auto a = computedOf(causalScene()), b = computedOf(editedScene());
        Looks looks;
        const auto before = heatmapData(*a, "weights", 0, 0, looks), now = heatmapData(*b, "weights", 0, 0, looks);
        const CompareFacts facts = compareFacts(*a, *b, *before, *now);
        QCOMPARE(facts.edited, 1);
        QCOMPARE(facts.numbers, 6 * 3 + 3 * 6);
        QCOMPARE(facts.cells, 21);
        QCOMPARE(facts.changed, 20); // the first query sees itself alone
        QVERIFY(facts.rowsBalance);
        double largest = 0;
        for (std::size_t i = 0; i < now->values.size(); ++i)
            largest = std::max(largest, std::abs(double(now->values[i]) - before->values[i]));
        QCOMPARE(std::abs(facts.largest), largest);
        QVERIFY(facts.context && *facts.context > 0);
    }

    void whatAWalkHasNotReachedIsNoChange()
    {
        HeldMatrix before = matrixOf({0.25f, NAN}), now = matrixOf({0.5f, NAN});
        before.marks[1] = now.marks[1] = CellMark::Pending;
        const auto layer = computedOf(causalScene());
        const CompareFacts facts = compareFacts(*layer, *layer, before, now);
        QCOMPARE(facts.cells, 1);
        QCOMPARE(facts.changed, 1);
        QCOMPARE(facts.largest, 0.25);
        QCOMPARE(differenceData(before, now, Difference::Signed)->marks[1], CellMark::Pending);
    }

    void otherShapesAreNotComparedCellByCell()
    {
        Scene shorter = causalScene();
        shorter.tokens.clear();
        Tensor x({2, 3});
        for (NamedTensor& input : shorter.inputs)
            if (input.name == "x")
                input.tensor = x;
        const QString why = whyNotComparable(*computedOf(causalScene()), *computedOf(shorter), "weights");
        QVERIFY2(why.contains(QStringLiteral("[1, 1, 6, 6]")) && why.contains(QStringLiteral("[1, 1, 2, 2]")),
                 qPrintable(why));
        QVERIFY(whyNotComparable(*computedOf(causalScene()), *computedOf(editedScene()), "weights").isEmpty());
    }

    void aDrawAndASettingCountAsWhatChanged()
    {
        const Scene before = lessonScene("000.causal_class.dropout");
        Scene now = before;
        now.draws.push_back(Skip{36});
        QCOMPARE(otherDifferences(before, now), QStringList{QStringLiteral("random draw")});
        now = before;
        now.config.dropout.p = 0.25;
        now.config.normalize = Normalize::SoftmaxNaive;
        const QStringList others = otherDifferences(before, now);
        QCOMPARE(others.size(), 2);
        QCOMPARE(others.first(), QStringLiteral("dropout p"));
        QVERIFY(otherDifferences(before, before).isEmpty());
        Scene on = lessonScene("000.mha"), off = on;
        off.config.heads_off = {1};
        QCOMPARE(otherDifferences(on, off), QStringList{QStringLiteral("head 1 off in B")});
        QCOMPARE(otherDifferences(off, on), QStringList{QStringLiteral("head 1 off in A")});
    }

    void whatOneLayerHasAndTheOtherHasNotIsReported()
    {
        const Scene plain = causalScene();
        const auto with = [&plain](LayerPart part) { return withPart(plain, part, true)->scene; };
        for (const LayerPartFacts& facts : layerParts())
            if (facts.part != LayerPart::SharedKeys) { // of one head there are none
                const QStringList others = otherDifferences(plain, with(facts.part));
                QVERIFY2(!others.isEmpty(), facts.label.data());
                QCOMPARE(otherDifferences(with(facts.part), plain), others);
            }
        QVERIFY(otherDifferences(plain, with(LayerPart::Softcap)).contains(QStringLiteral("Capped scores (tanh)")));

        Scene before = plain;
        before.config.mask.kind = MaskKind::Prefix;
        before.config.mask.prefix = 2;
        Scene now = before;
        now.config.mask.prefix = 4;
        QCOMPARE(otherDifferences(before, now), QStringList{QStringLiteral("Prefix")});
        before = now = with(LayerPart::Rope);
        now.config.rope->theta = 500;
        QCOMPARE(otherDifferences(before, now), QStringList{QStringLiteral("Rotary positions (RoPE): θ")});
        before = now = with(LayerPart::Softcap);
        now.config.softcap = 2;
        QCOMPARE(otherDifferences(before, now), QStringList{QStringLiteral("Soft cap")});
    }

    void anEditThatWasMadeBeforeTheStudioOpenedIsComparedWithTheSceneAsOpened()
    {
        Document document;
        document.open(causalScene(), {});
        QVERIFY(!document.edit(QStringLiteral("Set W_query[1, 1] to 3"), editedScene(), ChangePart::Values));
        Selection selection;
        CompareStudio studio(&document, &selection);
        studio.resize(980, 560);
        studio.show();
        studio.setComputed(computedOf(editedScene()));
        QTRY_VERIFY(studio.difference()); // A is computed off the GUI thread
        QVERIFY(studio.earlier()->scene == causalScene());
        QVERIFY(studio.difference()->value({3, 2}) != 0);
        QVERIFY(says(studio, QStringLiteral("What changed")));
        document.undoStack()->undo();
        studio.setComputed(computedOf(causalScene()));
        QVERIFY(says(studio, QStringLiteral("Nothing has changed yet")));
    }

    void beforeTheLastEditIsOneStepAgoAndNothingWhereThereWasNone()
    {
        Document document;
        document.open(causalScene(), {});
        Selection selection;
        CompareStudio studio(&document, &selection);
        studio.resize(980, 560);
        studio.show();
        studio.setComputed(computedOf(causalScene()));
        auto* with = studio.controls()->findChild<ChoiceBar*>();
        QCOMPARE(with->accessibleName(), QStringLiteral("Compare with"));
        with->setCurrentIndex(1);
        Q_EMIT with->activated(1);
        QVERIFY(says(studio, QStringLiteral("Nothing has changed yet")));
        Scene twice = editedScene();
        twice.edits.set("W_query", {0, 0}, -1);
        for (const Scene& scene : {editedScene(), twice}) {
            QVERIFY(!document.edit(QStringLiteral("Edit"), scene, ChangePart::Values));
            studio.setComputed(computedOf(scene));
        }
        QTRY_VERIFY(studio.earlier());
        QVERIFY(studio.earlier()->scene == editedScene());
        QVERIFY(says(studio, QStringLiteral("What changed")));
    }

    void theStudioPinsWhatIsChosenAndFollowsTheEdits()
    {
        Document document;
        document.open(causalScene(), {});
        Selection selection;
        selection.setChosen(Cell{3, 2});
        CompareStudio studio(&document, &selection);
        studio.resize(980, 560);
        studio.show();
        studio.setComputed(computedOf(causalScene()));
        const auto first = studio.earlier();
        QVERIFY(first);
        studio.setComputed(computedOf(editedScene()));
        QCOMPARE(studio.earlier(), first);
        const HeldMatrixPtr change = studio.difference();
        QVERIFY(change);
        QVERIFY(change->value({3, 2}) != 0);
        const auto views = studio.findChildren<HeatmapView*>();
        QCOMPARE(views.size(), 3);
        QSignalSpy chosen(&selection, &Selection::chosenChanged);
        QTest::keyClick(views[0], Qt::Key_Left);
        QCOMPARE(selection.chosen(), std::optional(Cell{3, 1}));
        studio.pin();
        QCOMPARE(studio.difference()->value({3, 2}), 0.0f);
    }

    void matricesThatAreTooLargeAreNotGoneThrough()
    {
        Document document;
        document.open(headsScene(600, 1), {});
        Selection selection;
        CompareStudio studio(&document, &selection);
        studio.resize(980, 560);
        studio.show();
        studio.setComputed(computedOf(document.scene()));
        QVERIFY(!studio.difference());
        QCOMPARE(studio.caption(),
                 QStringLiteral("weights is too large to compare cell by cell. The limit is 512 × 512."));
        for (const HeatmapView* view : studio.findChildren<HeatmapView*>())
            QVERIFY(!view->isVisible() && !view->data());
        selection.setStage(QStringLiteral("qkv"));
        QVERIFY(studio.difference()); // 600 × 4
    }

    void anotherSceneIsNotComparedWithThePinOfTheOneBefore()
    {
        Document document;
        document.open(causalScene(), {});
        Selection selection;
        CompareStudio studio(&document, &selection);
        studio.show();
        studio.setComputed(computedOf(causalScene()));
        studio.pin();
        document.open(editedScene(), {});
        studio.setComputed(computedOf(editedScene()));
        QVERIFY(studio.earlier()->scene == editedScene());
    }

    void anotherHeadIsNotTheOneInFocusAndSwappingRenamesIt()
    {
        Document document;
        document.open(lessonScene("000.mha"), {});
        Selection selection;
        CompareStudio studio(&document, &selection);
        studio.resize(980, 560);
        studio.show();
        studio.setComputed(computedOf(document.scene()));
        auto* with = studio.controls()->findChild<ChoiceBar*>();
        with->setCurrentIndex(3);
        Q_EMIT with->activated(3);
        const auto* name = studio.controls()->findChild<ElidedLabel*>();
        QCOMPARE(name->text(), QStringLiteral("A: head 1"));
        studio.swap();
        QCOMPARE(selection.head(), 1);
        QCOMPARE(name->text(), QStringLiteral("A: head 0"));
    }

    void swappingIsOneStepThatUndoTakesBack()
    {
        Document document;
        document.open(causalScene(), {});
        Selection selection;
        CompareStudio studio(&document, &selection);
        studio.show();
        studio.setComputed(computedOf(causalScene()));
        QVERIFY(!document.edit(QStringLiteral("Edit"), editedScene(), ChangePart::Values));
        studio.setComputed(computedOf(editedScene()));
        studio.swap();
        QVERIFY(document.scene() == causalScene());
        QVERIFY(studio.earlier()->scene == editedScene());
        document.undoStack()->undo();
        QVERIFY(document.scene() == editedScene());
    }
};

WINDOW_TEST(TestComparison)
#include "tst_comparison.moc"
