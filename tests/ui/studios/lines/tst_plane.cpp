// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/withhold.h"
#include "core/geometry/vectors.h"
#include "tests/core/support/insidehull.h"
#include "tests/ui/support/editorscenes.h"
#include "tests/ui/support/sizedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/planelabels.h"
#include "ui/studios/lines/planepicture.h"
#include "ui/studios/lines/planewords.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTest>

using namespace attn;

namespace {

constexpr VectorPlace query_with{VectorKind::Query, 3}, key_journey{VectorKind::Key, 1};

PlanePicture pictureOf(const ComputedPtr& computed, Cell cell, const PlaneChoice& choice, int head = 0)
{
    return planePicture(computed, {0, head, cell}, choice, 4, {}, {});
}

PlanePicture notebook(PlaneChoice choice = usualPlaneChoice(*computedLesson("003.mha")))
{
    return pictureOf(computedLesson("003.mha"), {3, 1}, choice);
}

QString words(const PlanePicture& picture)
{
    QStringList all;
    for (const PlaneLine& line : picture.lines)
        all << line.words();
    return all.join(QLatin1Char('\n'));
}

std::vector<PlaneLabel> labelsOf(const PlanePicture& picture, QSizeF size)
{
    QImage pixels(8, 8, QImage::Format_RGB32);
    QPainter painter(&pixels);
    const ScreenCanvas canvas(painter);
    const PlaneLayout layout = layoutPlane(picture, QRectF(QPointF(), size), 1);
    return planeLabels(picture, layout, canvas, {colors(), 1});
}

} // namespace

class TestPlane : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void theNotebooksQueryAndKeyAreDescribedAsInTheDesign()
    {
        const PlanePicture picture = notebook();
        QVERIFY(picture.choice.allHeads); // a head has one component
        QCOMPARE(picture.across, QStringLiteral("across: component 0 (head 0)"));
        QCOMPARE(picture.up, QStringLiteral("up: component 1 (head 1)"));
        QCOMPARE(vectorSentence(picture, query_with),
                 QStringLiteral("query with: length 0.1669, angle to key journey: 42.4 degrees, dot product 0.1080"));
        QCOMPARE(picture.lines[0].words(), QStringLiteral("as arrows: 0.1669 × 0.8767 × cos 42.4° = 0.1080"));
        QCOMPARE(picture.lines[1].words(), QStringLiteral("by head: 0.1179 head 0 − 0.0099 head 1 = 0.1080"));
        QCOMPARE(picture.lines[2].words(), QStringLiteral("each head’s weight: 0.2559 head 0   0.2505 head 1"));
        QCOMPARE(picture.arrows.size(), std::size_t(19)); // six of three kinds, and one context
        QCOMPARE(picture.arrows.back().place.kind, VectorKind::Context);
        QVERIFY(picture.hull.empty()); // each head mixes for itself
    }

    void oneHeadIsALineWhereItHasOneComponent()
    {
        PlaneChoice choice;
        const PlanePicture picture = notebook(choice);
        QCOMPARE(picture.across, QStringLiteral("across: component 0 of head 0"));
        QVERIFY(picture.up.contains(QStringLiteral("one component")));
        for (const PlaneArrow& arrow : picture.arrows)
            QCOMPARE(arrow.tip.up, 0.0);
        QCOMPARE(picture.hull.size(), std::size_t(2));
        QVERIFY(words(picture).contains(QStringLiteral("it lies inside the outline of its 4 values")));
        QVERIFY(words(picture).contains(QStringLiteral("weight 0.2559")));
    }

    void noLabelCoversAnother()
    {
        const ComputedPtr computed = computedOf(headsScene(24, 2, 4));
        for (int row = 0; row < 24; ++row)
            for (const QSizeF size : {QSizeF(380, 240), QSizeF(560, 300)}) {
                const std::vector<PlaneLabel> labels = labelsOf(pictureOf(computed, {row, row / 2}, {}), size);
                for (std::size_t i = 0; i < labels.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(!labels[i].box.intersects(labels[j].box),
                                 qPrintable(labels[i].words + QStringLiteral(" over ") + labels[j].words));
            }
    }

    void axesAreTheOnesThatWereChosenAndSayHowMuchTheyShow()
    {
        const ComputedPtr computed = computedOf(headsScene(6, 2, 5));
        PlaneChoice choice;
        choice.across = 4;
        choice.up = 2;
        const PlanePicture picture = pictureOf(computed, {4, 2}, choice, 1);
        QCOMPARE(picture.across, QStringLiteral("across: component 4 of head 1"));
        const LayerVectors vectors = layerVectors(*computed, 0, 1);
        const auto& q = vectors.vector(VectorKind::Query, 4);
        QCOMPARE(picture.find({VectorKind::Query, 4})->tip, (PlanePoint{q[4], q[2]}));
        choice.principal = true;
        const PlanePicture principal = pictureOf(computed, {4, 2}, choice, 1);
        QCOMPARE(principal.across, QStringLiteral("across: first principal axis"));
        const auto share = [](const PlanePicture& of) {
            const QRegularExpression number(QStringLiteral("(\\d+) % of the squared"));
            return number.match(words(of)).captured(1).toInt();
        };
        QVERIFY(share(principal) > share(picture));
        QVERIFY(share(principal) > 40 && share(principal) < 100);
        // The arrows are drawn by what they show; lengths, angle and product are those of the whole vectors.
        QCOMPARE(*principal.angle, *picture.angle);
        QVERIFY(std::abs(*principal.drawnAngle - *principal.angle) > 0.05);
        const std::vector<PlaneLabel> labels = labelsOf(principal, {480, 320});
        QVERIFY(std::ranges::any_of(labels, [](const PlaneLabel& label) {
            return label.words.startsWith(QStringLiteral("angle ")) &&
                   label.words.contains(QStringLiteral(" (drawn as "));
        }));
    }

    void vectorsAppearAsTheyAreComputed()
    {
        const ComputedPtr computed = computedOf(journeyScene());
        const Walk walk(*computed->realized, 0, 0);
        const auto at = [&](const std::string& tensor, std::int64_t row, std::int64_t column) {
            StepPlace place;
            place.tensor = walk.find(tensor);
            place.row = row;
            place.column = column;
            return planePicture(computed, {0, 0, Cell{1, 0}}, {}, 4, walk, place);
        };
        const PlanePicture nothing = planePicture(computed, {0, 0, Cell{1, 0}}, {}, 4, walk, Walk::nothing());
        QVERIFY(nothing.arrows.empty());
        QCOMPARE(vectorSentence(nothing, {VectorKind::Query, 1}), QStringLiteral("query journey: not computed yet"));
        const PlanePicture two = at("q", 1, 1);
        QCOMPARE(two.arrows.size(), std::size_t(2));
        QVERIFY(two.find({VectorKind::Query, 1}) && !two.find({VectorKind::Query, 2}));
        const PlanePicture all = at("v", 5, 1);
        QCOMPARE(all.arrows.size(), std::size_t(18));
        QVERIFY(all.lines[0].words().endsWith(QStringLiteral("= …"))); // the score is still to come
        QVERIFY(!vectorSentence(all, {VectorKind::Query, 1}).contains(QStringLiteral("dot product")));
        const PlanePicture scored = at("scores", 1, 0);
        QVERIFY(!scored.lines[0].words().contains(QStringLiteral("…")));
        QVERIFY(scored.weights.empty() && scored.hull.empty());
        const PlanePicture weighed = at("weights", 1, 5);
        QCOMPARE(weighed.hull.size(), std::size_t(2));
        QVERIFY(!weighed.find({VectorKind::Context, 1}));
        const PlanePicture mixed = at("head_context", 1, 1);
        QVERIFY(mixed.find({VectorKind::Context, 1}));
    }

    void whatIsHiddenIsNeitherDrawnNorDescribed()
    {
        const ComputedPtr computed = computedOf(journeyScene());
        const ComputedPtr key = withhold(computed, {{"k", {0, 0, 1, 0}}});
        const PlanePicture picture = pictureOf(key, {3, 1}, {});
        QVERIFY(!picture.find(key_journey));
        QVERIFY(!picture.angle);
        QCOMPARE(vectorSentence(picture, key_journey), QStringLiteral("key journey: hidden"));
        QVERIFY(!words(picture).contains(QStringLiteral("cos")));
        // Of a hidden score nothing is told that would give it away.
        const ComputedPtr score = withhold(computed, {{"scores", {0, 0, 3, 1}}});
        const PlanePicture exercise = pictureOf(score, {3, 1}, {});
        QVERIFY(exercise.find(key_journey) && exercise.find(query_with) && !exercise.angle);
        QVERIFY(exercise.lines[0].words().endsWith(QStringLiteral("× cos ? = ?")));
        QVERIFY(words(exercise).contains(QStringLiteral("score ?")));
        QVERIFY(!words(exercise).contains(QStringLiteral("by component")));
        QVERIFY(!vectorSentence(exercise, query_with).contains(QStringLiteral("degrees")));
        const ComputedPtr weight = withhold(computed, {{"weights", {0, 0, 3, 1}}});
        const PlanePicture guess = pictureOf(weight, {3, 1}, {});
        QVERIFY(guess.weights.empty() && guess.hull.empty());
        QVERIFY(vectorSentence(guess, key_journey).endsWith(QStringLiteral("weight hidden")));
    }

    void aContextLiesInTheHullOfTheValuesThatItsQuerySees()
    {
        const ComputedPtr computed = computedOf(headsScene(9, 1, 3));
        for (int query = 0; query < 9; ++query) {
            const PlanePicture picture = pictureOf(computed, {query, 0}, {});
            const PlaneArrow* context = picture.find({VectorKind::Context, query});
            QVERIFY(context);
            QVERIFY(liesInHull(picture.hull, context->tip, 1e-6));
            QCOMPARE(picture.weights.size(), std::size_t(9));
        }
    }

    void weightsThatDoNotSumToOneAreSaidToBeSo()
    {
        const ComputedPtr dropped = computedLesson("000.causal_class.dropout");
        bool said = false;
        for (int query = 0; query < 6; ++query)
            said = said ||
                   words(pictureOf(dropped, {query, 0}, {})).contains(QStringLiteral(", not 1, so it may lie outside"));
        QVERIFY(said);
        Scene off = journeyScene();
        off.config.heads_off = {0};
        QVERIFY(
            words(pictureOf(computedOf(off), {3, 1}, {})).contains(QStringLiteral("head turned off: its output is 0")));
        Scene pinned = journeyScene();
        pinned.overrides.set("head_context", {0, 0, 3, 0}, 2);
        const PlanePicture picture = pictureOf(computedOf(pinned), {3, 1}, {});
        QVERIFY(words(picture).contains(QStringLiteral("pinned, so it is no longer a mix")));
        QVERIFY(picture.find({VectorKind::Context, 3})->edited);
        QVERIFY(!picture.find(query_with)->edited);
    }

    void aMovedVectorIsMarked()
    {
        Scene scene = journeyScene();
        scene.edits.set("x", {1, 2}, 0.5f);
        scene.overrides.set("q", {0, 0, 3, 0}, 0.5f);
        const PlanePicture picture = pictureOf(computedOf(scene), {3, 1}, {});
        QVERIFY(picture.find(key_journey)->edited && picture.find({VectorKind::Value, 1})->edited);
        QVERIFY(picture.find(query_with)->edited && !picture.find({VectorKind::Key, 3})->edited);
        QVERIFY(vectorSentence(picture, query_with).endsWith(QStringLiteral(", edited")));
    }

    void wordsOfArrowsDoNotCoverEachOther_data()
    {
        QTest::addColumn<int>("tokens");
        for (const int tokens : {2, 6, 20, 64, 512})
            QTest::addRow("%d", tokens) << tokens;
    }
    void wordsOfArrowsDoNotCoverEachOther()
    {
        QFETCH(int, tokens);
        const PlanePicture picture = pictureOf(computedOf(headsScene(tokens, 1, 2)), {tokens - 1, 0}, {});
        const QSizeF size(480, 320);
        const std::vector<PlaneLabel> labels = labelsOf(picture, size);
        QVERIFY(labels.size() >= 5); // q, k, v, the context and the angle, whatever else
        QCOMPARE(picture.tipsOnly, tokens > 24);
        for (std::size_t a = 0; a < labels.size(); ++a) {
            QVERIFY(QRectF(QPointF(), size).contains(labels[a].box));
            for (std::size_t b = a + 1; b < labels.size() && tokens < 64; ++b)
                QVERIFY2(!labels[a].box.intersects(labels[b].box),
                         qPrintable(labels[a].words + QLatin1Char(' ') + labels[b].words));
        }
    }

    void oneUnitIsTheSameBothWaysAndEveryTipIsSeen()
    {
        for (const QSizeF size : {QSizeF(480, 320), QSizeF(900, 200), QSizeF(200, 700)}) {
            const PlanePicture picture = notebook();
            const PlaneLayout layout = layoutPlane(picture, QRectF(QPointF(10, 20), size), 1);
            QCOMPARE(layout.at({1, 0}).x() - layout.at({0, 0}).x(), layout.at({0, 0}).y() - layout.at({0, 1}).y());
            for (const PlaneArrow& arrow : picture.arrows) {
                QVERIFY(layout.area.contains(layout.at(arrow.tip)));
                const PlanePoint back = layout.from(layout.at(arrow.tip));
                QVERIFY(std::abs(back.across - arrow.tip.across) + std::abs(back.up - arrow.tip.up) < 1e-9);
                QCOMPARE(arrowAt(picture, layout, layout.at(arrow.tip), 3)->tip, arrow.tip);
            }
            QVERIFY(!arrowAt(picture, layout, layout.area.topLeft(), 3));
            QVERIFY(layout.grid * layout.unit >= 77);
        }
    }

    void aSceneWithoutQueriesAndKeysSaysWhy()
    {
        QVERIFY(whyNoArrows(*computedLesson("003.mha")).isEmpty());
        QVERIFY(whyNoArrows(*computedLesson("001.softmax_of_masked")).contains(QStringLiteral("no queries or keys")));
        QVERIFY(pictureOf(computedLesson("001.softmax_of_masked"), {0, 0}, {}).empty());
        QVERIFY(whyNoArrows(*computedLesson("today.10.cross")).contains(QStringLiteral("come from a memory")));
        Scene recorded = recordedScene(4, 4, 2);
        QVERIFY(whyNoArrows(*computedOf(recorded)).isEmpty());
        recorded.memory_tokens = {{"a", "b", "c", "d"}};
        QVERIFY(whyNoArrows(*computedOf(recorded)).contains(QStringLiteral("tokens of their own")));
    }

    void turnedQueriesAreDrawnAsTheyMeetTheirKeys()
    {
        const ComputedPtr computed = computedLesson("today.02.rope");
        const PlanePicture picture = pictureOf(computed, {3, 1}, {});
        const Trace& trace = *computed->trace;
        const auto words = [&](const char* title) {
            for (const PlaneLine& line : picture.lines)
                if (line.title == QString::fromUtf8(title))
                    return line.words();
            return QString();
        };
        const double score = trace.cell(*trace.find("scores"), {0, 0, 3, 1});
        const QString shown = formatNumber(score, picture.digits);
        QVERIFY2(words("as arrows").endsWith(shown), qPrintable(words("as arrows")));
        QVERIFY2(words("score → weight").contains(shown), qPrintable(words("score → weight")));
        const VectorPlace query = picture.currentOf(VectorKind::Query);
        QCOMPARE(picture.find(query)->tip.across, trace.cell(*trace.find("q_rotated"), {0, 0, 3, 0}));
    }
};

WINDOW_TEST(TestPlane)
#include "tst_plane.moc"
