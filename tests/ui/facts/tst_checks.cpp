// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/withhold.h"
#include "core/layer/stages.h"
#include "core/layer/tensorsource.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/facts/checks.h"

#include <QTest>

#include <cmath>

using namespace attn;

namespace {

// The same layer with one number of its trace changed, as no backend would.
ComputedPtr spoiled(const ComputedPtr& layer, const std::string& name, std::int64_t at, float number)
{
    std::vector<TracedTensor> tensors = layer->trace->tensors();
    for (TracedTensor& tensor : tensors)
        if (tensor.name == name) {
            Tensor numbers = layer->trace->dense(tensor);
            numbers.mutableData()[at] = number;
            tensor = TracedTensor{name, numbers.shape(), Kind::Real, makeSource(numbers)};
        }
    auto trace = std::make_shared<const Trace>("cpu", std::move(tensors));
    return std::make_shared<const Computed>(layer->scene, layer->realized, trace);
}

QStringList texts(const std::vector<Check>& checks)
{
    QStringList list;
    for (const Check& check : checks)
        list << check.text;
    return list;
}

QStringList reds(const std::vector<Check>& checks)
{
    QStringList list;
    for (const Check& check : checks)
        if (check.severity == Severity::Bad)
            list << check.text;
    return list;
}

QStringList beneath(const Computed& layer, const char* stage, std::optional<StepPlace> step = {})
{
    return texts(checksAt(checksOf(layer, 0, 0), layer, QString::fromLatin1(stage), Walk(*layer.realized, 0, 0), step));
}

const QString sums = QStringLiteral("Every row sums to 1");

} // namespace

class TestChecks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beneathAStageStandItsOwnLamps()
    {
        const auto layer = computedOf(lessonScene("000.causal.neg_inf"));
        QCOMPARE(beneath(*layer, "scores"), QStringList());
        QCOMPARE(beneath(*layer, "mask"), QStringList({QStringLiteral("All 15 future scores are −∞"),
                                                       QStringLiteral("Every query has at least one key left")}));
        QCOMPARE(beneath(*layer, "softmax"),
                 QStringList({sums, QStringLiteral("All 15 future weights are exactly 0")}));
        QCOMPARE(beneath(*layer, "dropout"), QStringList(QStringLiteral("Dropout is off (p = 0)")));
    }

    void aSentenceAboutOneHeadOfManySaysSo()
    {
        const QStringList large = texts(checksOf(*computedOf(headsScene(360, 8)), 0, 2));
        QVERIFY2(large.contains(QStringLiteral("In this head: All 360 rows sum to 1")), qPrintable(large.join('\n')));
    }

    void rowsThatASinkTakesItsShareOfAreWhole()
    {
        const auto layer = computedOf(lessonScene("today.09.sinks"));
        QVERIFY(beneath(*layer, "softmax").contains(QStringLiteral("Every row plus its sink sums to 1")));
        Scene pinned = lessonScene("today.09.sinks");
        pinned.overrides.set("weights", {0, 0, 3, 1}, 0.9F);
        QVERIFY(
            !beneath(*computedOf(pinned), "softmax").filter(QStringLiteral("Rows plus their sinks sum to")).empty());
    }

    void sumsThatDropoutChangedStandBeneathDropout()
    {
        const auto layer = computedOf(lessonScene("003.dropout.weights"));
        QVERIFY(beneath(*layer, "softmax").contains(sums));
        const QStringList dropout = beneath(*layer, "dropout");
        QVERIFY(!dropout.contains(sums));
        QVERIFY(dropout.contains(QStringLiteral("Row journey lost every weight, so its context is 0")));
        QVERIFY(
            dropout.contains(QStringLiteral("After dropout, rows sum to 0 … 2, not 1; this is expected in training")));
        QVERIFY(dropout.contains(QStringLiteral("Of 21 weights, dropout kept 12 and dropped 9")));
        QCOMPARE(reds(checksOf(*layer, 0, 0)), QStringList()); // all of it is as it should be
    }

    void whatIsNotComputedYetSaysSo()
    {
        const auto layer = computedOf(lessonScene("003.dropout.weights"));
        const Walk walk(*layer->realized, 0, 0);
        const QStringList waiting(
            {QStringLiteral("Not yet known: row sums"), QStringLiteral("Not yet known: masked weights")});
        QCOMPARE(beneath(*layer, "softmax", walk.first()), waiting);
        StepPlace last_but_one{walk.find("weights"), 5, 4, -1};
        QCOMPARE(beneath(*layer, "softmax", last_but_one), waiting);
        last_but_one.column = 5;
        QVERIFY(beneath(*layer, "softmax", last_but_one).contains(sums));
        QCOMPARE(beneath(*layer, "dropout", last_but_one),
                 QStringList({QStringLiteral("Not yet known: values kept by dropout"),
                              QStringLiteral("Not yet known: row sums")}));
    }

    // It is computed, and there is a key for it.
    void whatIsHiddenSaysSoAndHowToRevealIt()
    {
        const auto layer = withhold(computedOf(lessonScene("003.dropout.weights")), {{"weights", {}}});
        QVERIFY2(beneath(*layer, "softmax").contains(QStringLiteral("Hidden until you reveal the cells (H): row sums")),
                 qPrintable(beneath(*layer, "softmax").join(u'|')));
    }

    void rowsThatHideNothingAreJudged()
    {
        const auto layer = withhold(computedOf(lessonScene("003.dropout.weights")), {{"weights", {0, 0, 3, 1}}});
        QCOMPARE(beneath(*layer, "softmax"),
                 QStringList({QStringLiteral("Every row sums to 1 (in rows without hidden values)"),
                              QStringLiteral("All 13 future weights are exactly 0 (in rows without hidden values)")}));
        // The mask comes before what is hidden; dropout hides the same row.
        QCOMPARE(beneath(*layer, "mask").front(), QStringLiteral("All 15 future scores are −∞"));
        const QStringList dropout = beneath(*layer, "dropout");
        QVERIFY2(dropout.contains(QStringLiteral("Row journey lost every weight, so its "
                                                 "context is 0 (in rows without hidden values)")),
                 qPrintable(dropout.join(u'|')));
        // A fault in a row beside it is one, and in the hidden row it is not told.
        const auto faulty = [](std::int64_t flat) {
            const auto all = spoiled(computedOf(lessonScene("003.dropout.weights")), "weights", flat, 0.9f);
            return reds(checksAt(checksOf(*withhold(all, {{"weights", {0, 0, 3, 1}}}), 0, 0),
                                 *withhold(all, {{"weights", {0, 0, 3, 1}}}), QStringLiteral("softmax"),
                                 Walk(*all->realized, 0, 0), {}))
                .size();
        };
        QCOMPARE(faulty(6), 1);
        QCOMPARE(faulty(18), 0);
    }

    void whatIsWrongElsewhereIsSaidWithItsStage()
    {
        const auto layer = spoiled(computedOf(lessonScene("000.causal.neg_inf")), "weights", 0, 0.5f);
        QCOMPARE(beneath(*layer, "context"), QStringList(QStringLiteral("Softmax: Rows sum to 0.50 … 1, not 1")));
        const Walk walk(*layer->realized, 0, 0);
        QCOMPARE(beneath(*layer, "scores", walk.first()), QStringList());
    }

    void everyLampCanGoRed()
    {
        const auto causal = computedOf(lessonScene("000.causal.neg_inf"));
        QCOMPARE(reds(checksOf(*causal, 0, 0)), QStringList());
        QCOMPARE(reds(checksOf(*spoiled(causal, "masked", 1, 0.25f), 0, 0)),
                 QStringList(QStringLiteral("1 of 15 future scores are not −∞")));
        QVERIFY(
            reds(checksOf(*spoiled(causal, "weights", 1, 0.25f), 0, 0))
                .contains(QStringLiteral("1 of 15 future weights are not 0, because the mask was applied too early")));
        QVERIFY(reds(checksOf(*spoiled(causal, "weights", 7, 0.9995f), 0, 0))
                    .front()
                    .startsWith(QStringLiteral("Rows sum to 1 … 1.")));
        Scene same = lessonScene("000.simple.softmax");
        QVERIFY(texts(checksOf(*computedOf(same), 0, 0))
                    .contains(QStringLiteral("The queries equal the keys, so the scores are symmetric")));
        QVERIFY(reds(checksOf(*spoiled(computedOf(same), "scores", 1, 0.25f), 0, 0))
                    .contains(QStringLiteral("The queries equal the keys, but the scores are not symmetric")));
        same.config.asks_with = AsksWith::NextQuery; // queries that were given, or another token's, equal no keys
        QVERIFY(texts(checksOf(*computedOf(same), 0, 0)).filter(QStringLiteral("symmetric")).isEmpty());
        const auto steps = *loadSteps(*lessonNamed("topic.1.scale"));
        QVERIFY(texts(checksOf(*computedOf(steps.steps[0].scene), 0, 0)).filter(QStringLiteral("symmetric")).isEmpty());
        const auto heads = computedOf(lessonScene("003.mha"));
        QCOMPARE(reds(checksOf(*heads, 0, 0)), QStringList());
        QVERIFY(reds(checksOf(*spoiled(heads, "context", 0, 9), 0, 0))
                    .front()
                    .contains(QStringLiteral("heads are not side by side")));
    }

    // Both sides are multiplied by the same matrix in this lesson, and the keys are those of the other sentence.
    void queriesAreNeverTheKeysOfAMemory()
    {
        const auto cross = computedOf(lessonScene("today.10.cross"));
        const Tensor *query = cross->realized->find("W_query"), *key = cross->realized->find("W_key");
        QVERIFY(*query == *key);
        QCOMPARE(cross->trace->find("scores")->shape, (Shape{1, 1, 4, 5}));
        QVERIFY(texts(checksOf(*cross, 0, 0)).filter(QStringLiteral("symmetric")).isEmpty());
    }

    void keysMadeByTheQuerysWeightsAreTheQueries()
    {
        const QString symmetric = QStringLiteral("The queries equal the keys, so the scores are symmetric");
        Scene scene = lessonScene("000.param.seed123");
        QVERIFY(!texts(checksOf(*computedOf(scene), 0, 0)).contains(symmetric));
        scene.config.tied = TiedWeights::Query;
        QVERIFY(texts(checksOf(*computedOf(scene), 0, 0)).contains(symmetric));
        Scene normed = lessonScene("today.03.qknorm"); // whose queries and keys have other weights of the norm
        for (NamedTensor& input : normed.inputs)
            if (input.name == "W_key")
                input.tensor = *normed.input("W_query");
        QVERIFY(texts(checksOf(*computedOf(normed), 0, 0)).filter(QStringLiteral("symmetric")).isEmpty());
    }

    void aRowIsCalledByItsToken()
    {
        const auto lesson = loadSteps(*lessonNamed("topic.2.overflow"));
        QVERIFY(reds(checksOf(*computedOf(lesson->steps[2].scene), 0, 0))
                    .contains(QStringLiteral(
                        "Row hot: for key 2, exp(100) is too large for float32, so it is inf, and inf / inf is nan")));
    }

    void theCauseFitsTheMask()
    {
        Scene late = lessonScene("000.causal.neg_inf");
        late.config.mask.apply = MaskApply::PostSoftmaxNegInf;
        QVERIFY(
            reds(checksOf(*computedOf(late), 0, 0))
                .contains(QStringLiteral(
                    "15 of 15 future weights are not 0, because the mask was applied too late (after the softmax)")));
        Scene adds = lessonScene("000.causal.neg_inf");
        Tensor numbers({6, 6});
        for (std::int64_t cell = 0; cell < 36; ++cell)
            numbers.mutableData()[cell] = cell % 6 > cell / 6 ? -1e9f : 0;
        adds.inputs.push_back({"add", numbers});
        adds.config.mask = {MaskKind::Additive, MaskApply::Add, "add"};
        const QStringList added = texts(checksOf(*computedOf(adds), 0, 0));
        QVERIFY2(added.contains(QStringLiteral("The mask adds values, but none of them is −∞; 15 of 36 weights are 0")),
                 qPrintable(added.join(u'|')));
    }

    void theWrongFactorOfDropoutIsNamed()
    {
        Scene scene = lessonScene("003.dropout.weights");
        scene.config.dropout.p = 0.25;
        QCOMPARE(reds(checksOf(*computedOf(scene), 0, 0)), QStringList());
        scene.config.dropout.factor = DropoutFactor::OneOverP;
        QVERIFY(reds(checksOf(*computedOf(scene), 0, 0))
                    .join(u'|')
                    .endsWith(QStringLiteral("not 1, because kept values are multiplied by 1/p instead of 1/(1 − p)")));
    }

    void aDroppedScoreHasAWeightOnlyByASoftmax()
    {
        const auto still = [](const Scene& scene) {
            return texts(checksOf(*computedOf(scene), 0, 0))
                .filter(QStringLiteral("the softmax still gives it a weight"))
                .size();
        };
        Scene scene = lessonScene("000.dropout_on_scores");
        QCOMPARE(still(scene), 0); // it ends with the scores
        scene.config.normalize = Normalize::Sum;
        QCOMPARE(still(scene), 0);
        scene.config.normalize = Normalize::Softmax;
        QCOMPARE(still(scene), 1);
    }

    // What a red check says has its word in the text of the step, or in that of one before it.
    void noBuiltInLessonIsRedUnannounced()
    {
        const std::pair<const char*, QStringList> announced[] = {
            {"heads are not side by side",
             {QStringLiteral("check is red"), QStringLiteral("only reads the numbers in a different shape"),
              QStringLiteral("a reshape joins the heads, which mixes them")}},
            {"nan", {QStringLiteral("nan")}},
        };
        int found = 0;
        const auto look = [&](std::string_view where, const Scene& scene, const std::string& text) {
            const auto computed = computedOf(scene);
            for (int b = 0; b < computed->realized->plan.dims.B; ++b)
                for (const QString& red : reds(checksOf(*computed, b, 0))) {
                    ++found;
                    QVERIFY2(std::ranges::any_of(announced,
                                                 [&](const auto& each) {
                                                     return red.contains(QLatin1String(each.first)) &&
                                                            std::ranges::any_of(each.second, [&](const QString& word) {
                                                                return QString::fromStdString(text).contains(word);
                                                            });
                                                 }),
                             qPrintable(QString::fromStdString(std::string(where)) + QStringLiteral(": ") + red));
                }
        };
        for (const LessonEntry& entry : sceneLessons()) {
            const Scene scene = lessonScene(std::string(entry.id));
            look(entry.id, scene, scene.description);
        }
        for (const LessonEntry& entry : stepLessons()) {
            const auto lesson = loadSteps(entry);
            std::string text;
            for (const LessonStep& step : lesson->steps)
                look(entry.id, step.scene, text += step.text.in());
        }
        QVERIFY(found > 10); // those that a lesson is about
    }

    void noShippedCrossAttentionIsRed()
    {
        int memories = 0;
        for (const LessonEntry& entry : sceneLessons()) {
            const auto computed = computedOf(lessonScene(std::string(entry.id)));
            if (!readsMemory(computed->realized->config))
                continue;
            ++memories;
            const QString red = reds(checksOf(*computed, 0, 0)).join(u'|');
            QVERIFY2(red.isEmpty(),
                     qPrintable(QString::fromStdString(std::string(entry.id)) + QStringLiteral(": ") + red));
        }
        QVERIFY(memories > 0);
    }

    void aNumberThatWasOverriddenIsNamedAsTheCause()
    {
        const auto pinned = [](const char* lesson, const Edit& number) {
            Scene scene = lessonScene(lesson);
            scene.overrides.add(number);
            const auto checks = checksOf(*computedOf(scene), 0, 0);
            return std::pair(texts(checks), reds(checks));
        };
        const auto [masked, maskedReds] = pinned("000.causal.neg_inf", {"masked", {0, 0, 0, 1}, 0.25f});
        QVERIFY(masked.contains(QStringLiteral("1 of 15 future scores are not −∞, because a value is pinned")));
        QVERIFY(masked.contains(QStringLiteral("1 of 15 future weights are not 0, because a value is pinned")));
        QCOMPARE(maskedReds, QStringList());
        const auto [weights, weightReds] = pinned("000.causal.neg_inf", {"weights", {0, 0, 3, 1}, 0.9f});
        QVERIFY(weights.filter(QStringLiteral("not 1, because a value is pinned")).size() == 1);
        QCOMPARE(weightReds, QStringList());
        const auto [scores, scoreReds] = pinned("000.simple.softmax", {"scores", {0, 0, 3, 1}, 9});
        QVERIFY(scores.filter(QStringLiteral("symmetric")).isEmpty());
        const auto [context, contextReds] = pinned("003.mha", {"context", {0, 3, 1}, 9});
        QCOMPARE(contextReds, QStringList());
        const auto [dropped, droppedReds] = pinned("003.dropout.weights", {"dropped", {0, 0, 3, 1}, 9});
        QVERIFY(dropped.filter(QStringLiteral("not 1, because a value is pinned")).size() == 1);
        QVERIFY(dropped.filter(QStringLiteral("dropout kept")).isEmpty());
    }

    void sumsNextToOneAreDistinguishedFromOne()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.config.dropout.p = 0.001;
        scene.config.dropout.train = true;
        const QString said = texts(checksOf(*computedOf(scene), 0, 0)).join(QLatin1Char('|'));
        QVERIFY2(said.contains(QStringLiteral("After dropout, rows sum to 1.001, not 1")), qPrintable(said));
    }

    void nanIsBlamedOnMissingKeysOnlyWhereNoKeyIsLeft()
    {
        Scene none = lessonScene("000.causal.neg_inf");
        none.inputs.push_back({"blocked", Tensor({6, 6}, std::vector<float>(36, 1), Kind::Boolean)});
        none.config.mask = {MaskKind::CustomBool, MaskApply::FillNegInf, "blocked"};
        const QStringList keyless = texts(checksOf(*computedOf(none), 0, 0));
        QVERIFY2(
            keyless.contains(QStringLiteral("36 of 36 masked weights are nan, because their rows have no key left")),
            qPrintable(keyless.join(QLatin1Char('|'))));
        QVERIFY(keyless.contains(QStringLiteral("6 queries have no key left (first: Your)")));

        Scene dropped = lessonScene("000.causal.neg_inf"); // a dropped -inf is nan
        dropped.config.dropout.p = 0.5;
        dropped.config.dropout.train = true;
        dropped.config.dropout.on = DropoutOn::Scores;
        dropped.draws.push_back(ManualSeed{1});
        const QStringList red = reds(checksOf(*computedOf(dropped), 0, 0));
        QVERIFY2(red.filter(QStringLiteral("even though they have keys left")).size() == 1,
                 qPrintable(red.join(QLatin1Char('|'))));
        QVERIFY(red.filter(QStringLiteral("no key left")).empty());
    }

    void weightsThatTheMaskTookAwayAreReportedBeneathTheMask()
    {
        Scene unscaled = lessonScene("003.post_softmax_renorm");
        unscaled.config.mask.apply = MaskApply::PostSoftmax;
        const auto layer = computedOf(unscaled);
        QCOMPARE(beneath(*layer, "softmax"), QStringList(sums));
        QVERIFY(beneath(*layer, "mask").front().contains(QStringLiteral("without rescaling the others")));
    }

    void aMaskThatIsNotAppliedIsSaid()
    {
        QVERIFY(beneath(*computedOf(lessonScene("004.fused")), "softmax")
                    .contains(QStringLiteral("The mask is computed but not applied, so every query sees every key")));
    }

    void equalQueryAndKeyWeightsAreSaidToMakeSymmetricScores()
    {
        Scene scene = lessonScene("000.causal.neg_inf");
        scene.config.projection = Projection::None;
        scene.config.d_out = scene.config.d_in;
        scene.draws.clear();
        QCOMPARE(beneath(*computedOf(scene), "scores"),
                 QStringList(QStringLiteral("The queries equal the keys, so the scores are symmetric")));
    }

    void joinedHeadsStandSideBySideUnlessTheReshapeMixesThem()
    {
        Scene scene;
        scene.draws = {ManualSeed{1}, Randn{"x", {5, 4}, std::nullopt}, Rand{"W_query", {4, 4}, {}},
                       Rand{"W_key", {4, 4}, {}}, Rand{"W_value", {4, 4}, {}}};
        scene.config.projection = Projection::Param;
        scene.config.num_heads = 2;
        scene.config.d_in = scene.config.d_out = 4;
        QCOMPARE(checksOf(*computedOf(scene), 0, 0).back().severity, Severity::Ok);
        scene.config.merge = Merge::ReshapeOnly;
        QCOMPARE(checksOf(*computedOf(scene), 0, 0).back().severity, Severity::Bad);
    }

    void rowsThatBecameNanAreNamed()
    {
        Scene scene = lessonScene("000.simple.sumnorm");
        for (int d = 0; d < 3; ++d)
            scene.edits.set("x", {0, d}, 0);
        const auto layer = computedOf(scene);
        const QStringList said = beneath(*layer, "softmax");
        QVERIFY2(said.filter(QStringLiteral("5 of 6 row sums are 1; the others are nan")).size() == 1,
                 qPrintable(said.join(QLatin1Char('|'))));
        QCOMPARE(reds(checksOf(*layer, 0, 0)).size(), 1);
    }

    void aRowOfDropoutAloneMayLoseEverything()
    {
        Scene scene = lessonScene("003.dropout.ones"); // numbers of any shape, without tokens
        scene.config.dropout.p = 0.97;
        const QStringList dropout = beneath(*computedOf(scene), "dropout");
        QVERIFY2(dropout.filter(QStringLiteral("5 rows lost every value (first: 1)")).size() == 1,
                 qPrintable(dropout.join(QLatin1Char('\n'))));
    }
};

WINDOW_TEST(TestChecks)
#include "tst_checks.moc"
