// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/engine.h"
#include "core/layer/fastpath.h"
#include "core/lessons/lesson.h"
#include "tests/ui/support/testprogram.h"
#include "ui/explain/stageformula.h"
#include "ui/figures/figureset.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <QTest>

#include <cmath>

using namespace attn;

namespace {

Scene journeyScene()
{
    return *loadLesson(*lessonNamed("000.param.seed123")); // 6 tokens, 3 -> 2, ÷ √2 after the mask
}

std::shared_ptr<const Realized> realizedOf(const Scene& scene)
{
    const auto realized = realize(scene);
    if (!realized)
        qFatal("%s", realized.error().message.c_str());
    return *realized;
}

std::vector<StageInfo> stagesOfScene(const Scene& scene) { return cardsOf(*realizedOf(scene)); }

QString cardOfTensor(const Scene& scene, const std::string& tensor)
{
    return attn::cardOfTensor(*realizedOf(scene), tensor);
}

QString orderOf(const std::vector<StageInfo>& stages)
{
    QStringList ids;
    for (const StageInfo& stage : stages)
        ids << stage.id;
    return ids.join(QLatin1Char(' '));
}

StageInfo stage(const std::vector<StageInfo>& stages, const char* id)
{
    for (const StageInfo& each : stages)
        if (each.id == QLatin1String(id))
            return each;
    qFatal("no stage %s", id);
}

StageInfo stage(const Scene& scene, const char* id) { return stage(stagesOfScene(scene), id); }

using Names = std::vector<std::string>;

} // namespace

class TestStages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theOrderIsTheScenesOwn()
    {
        Scene scene = journeyScene();
        QCOMPARE(orderOf(stagesOfScene(scene)),
                 QStringLiteral("x qkv scores mask scale softmax dropout context concat output"));
        scene.config.scale_at = ScaleAt::BeforeMask;
        QCOMPARE(orderOf(stagesOfScene(scene)),
                 QStringLiteral("x qkv scores scale mask softmax dropout context concat output"));
        scene.config.dropout.on = DropoutOn::Scores;
        QCOMPARE(orderOf(stagesOfScene(scene)),
                 QStringLiteral("x qkv scores scale mask dropout softmax context concat output"));
        scene.config.dropout.on = DropoutOn::Weights;
        scene.config.mask = {MaskKind::Causal, MaskApply::PostSoftmaxRenorm, ""};
        QCOMPARE(orderOf(stagesOfScene(scene)),
                 QStringLiteral("x qkv scores scale softmax mask dropout context concat output"));
    }

    void aCardSaysItsShape()
    {
        const auto stages = stagesOfScene(journeyScene());
        QCOMPARE(stage(stages, "x").subtitle, QStringLiteral("6 × 3"));
        QCOMPARE(stage(stages, "qkv").subtitle, QStringLiteral("6 × 2"));
        QCOMPARE(stage(stages, "scores").subtitle, QStringLiteral("6 × 6"));
        QCOMPARE(stage(stages, "scale").subtitle, QStringLiteral("÷ √2"));
        QVERIFY(stage(stages, "scale").shape == (Shape{1, 1, 6, 6}));
        QCOMPARE(stage(stages, "softmax").subtitle, QStringLiteral("6 × 6"));
        QCOMPARE(stage(stages, "context").subtitle, QStringLiteral("6 × 2"));
    }

    void aCardShowsTheTensorsOfItsStage()
    {
        Scene scene = *loadLesson(*lessonNamed("000.mha"));
        scene.config.dropout.p = 0.25;
        const auto stages = stagesOfScene(scene);
        QVERIFY(stage(stages, "qkv").tensors == (Names{"q", "k", "v"}));
        QVERIFY(stage(stages, "scores").tensors == Names{"scores"});
        QVERIFY(stage(stages, "mask").tensors == Names{"masked"});
        QVERIFY(stage(stages, "scale").tensors == Names{"scaled"});
        QVERIFY(stage(stages, "softmax").tensors == Names{"weights"});
        QVERIFY(stage(stages, "dropout").tensors == Names{"dropped"});
        QVERIFY(stage(stages, "context").tensors == Names{"head_context"});
        QVERIFY(stage(stages, "concat").tensors == Names{"context"});
        QVERIFY(stage(stages, "output").tensors == Names{"output"});
        QCOMPARE(stage(stages, "mask").subtitle, QStringLiteral("causal"));
        QCOMPARE(stage(stages, "dropout").subtitle, QStringLiteral("p = 0.25"));
        QCOMPARE(stage(stages, "concat").subtitle, QStringLiteral("2 × 1 = 2"));
        QCOMPARE(stage(stages, "output").subtitle, QStringLiteral("2 × 6 × 2"));
        for (const StageInfo& each : stages)
            QVERIFY(each.on);
    }

    void aStageThatIsOffSaysWhyAndShowsNothing_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QString>("why");
        QTest::newRow("mask") << QByteArray("mask") << QStringLiteral("off: no mask");
        QTest::newRow("scale") << QByteArray("scale") << QStringLiteral("off: not scaled");
        QTest::newRow("dropout") << QByteArray("dropout") << QStringLiteral("off: p = 0");
        QTest::newRow("concat") << QByteArray("concat") << QStringLiteral("off: 1 head");
        QTest::newRow("output") << QByteArray("output") << QStringLiteral("off: no Wₒ");
    }

    void aStageThatIsOffSaysWhyAndShowsNothing()
    {
        QFETCH(QByteArray, id);
        QFETCH(QString, why);
        Scene scene = journeyScene();
        scene.config.scale = Scale::None;
        const StageInfo card = stage(scene, id.constData());
        QVERIFY(!card.on);
        QCOMPARE(card.subtitle, why);
        QVERIFY(card.tensors.empty());
        QVERIFY(!card.heading.isEmpty());
    }

    void dropoutIsOffInEvalModeAndAMaskMayBeShownOnly()
    {
        Scene scene = journeyScene();
        scene.config.dropout = {0.5, DropoutOn::Weights, false, DropoutStream::Default};
        scene.config.mask = {MaskKind::Causal, MaskApply::None, ""};
        QCOMPARE(stage(scene, "dropout").subtitle, QStringLiteral("off: eval mode"));
        QCOMPARE(stage(scene, "mask").subtitle, QStringLiteral("off: unused"));
    }

    void theNormaliserIsNamed()
    {
        Scene scene = journeyScene();
        QCOMPARE(stage(scene, "softmax").title, QStringLiteral("Softmax"));
        QCOMPARE(stage(scene, "softmax").heading, QStringLiteral("Softmax weights"));
        scene.config.temperature = 0.5;
        QCOMPARE(stage(scene, "softmax").heading, QStringLiteral("Softmax weights, temperature 0.5"));
        scene.config.normalize = Normalize::SoftmaxNaive;
        QCOMPARE(stage(scene, "softmax").subtitle, QStringLiteral("naive, 6 × 6"));
        scene.config.normalize = Normalize::Sum;
        QCOMPARE(stage(scene, "softmax").title, QStringLiteral("÷ row sum"));
    }

    void aSceneThatStopsAtTheScoresSaysSoFromThereOn()
    {
        const Scene scene = *loadLesson(*lessonNamed("000.dropout_on_scores"));
        const auto stages = stagesOfScene(scene);
        QVERIFY(stage(stages, "scores").on);
        QVERIFY(stage(stages, "dropout").on);
        for (const char* id : {"scale", "mask", "softmax", "context", "concat", "output"})
            QVERIFY2(!stage(stages, id).on && stage(stages, id).subtitle.startsWith(QStringLiteral("off: ")), id);
        QCOMPARE(stage(stages, "softmax").subtitle, QStringLiteral("off: scores only"));
        Scene onWeights = scene;
        onWeights.config.dropout.on = DropoutOn::Weights;
        QCOMPARE(stage(onWeights, "dropout").subtitle, QStringLiteral("off: no weights"));
    }

    void maskedWeightsAreShownAfterTheSoftmax()
    {
        Scene scene = journeyScene();
        scene.config.mask = {MaskKind::Causal, MaskApply::PostSoftmaxRenorm, ""};
        auto stages = stagesOfScene(scene);
        QVERIFY(stage(stages, "softmax").tensors == Names{"weights_unmasked"});
        QVERIFY(stage(stages, "mask").tensors == (Names{"weights_times_mask", "weights"}));
        QCOMPARE(cardOfTensor(scene, "weights"), QStringLiteral("mask"));
        scene.config.mask.apply = MaskApply::PostSoftmax;
        QVERIFY(stage(scene, "mask").tensors == Names{"weights"});
    }

    void aReshapeIsNotCalledConcat()
    {
        Scene scene = *loadLesson(*lessonNamed("000.mha"));
        scene.config.merge = Merge::ReshapeOnly;
        QCOMPARE(stage(scene, "concat").title, QStringLiteral("Reshape"));
    }

    void aStepAloneShowsOnlyWhatExists()
    {
        const auto dropout = stagesOfScene(*loadLesson(*lessonNamed("000.dropout.ones")));
        QCOMPARE(orderOf(dropout), QStringLiteral("x dropout"));
        QCOMPARE(stage(dropout, "dropout").subtitle, QStringLiteral("p = 0.5"));
        const Scene alone = *loadLesson(*lessonNamed("001.softmax_of_masked"));
        const auto softmax = stagesOfScene(alone);
        QCOMPARE(orderOf(softmax), QStringLiteral("mask softmax"));
        QVERIFY(stage(softmax, "mask").tensors == Names{"masked"});
        QCOMPARE(cardOfTensor(alone, "context"), QStringLiteral("mask"));
    }

    void everyLessonsStagesShowTensorsOfTheirTrace()
    {
        for (const LessonEntry& entry : sceneLessons()) {
            const auto realized = realize(*loadLesson(entry));
            const auto trace = run(**realized, backends().front());
            for (const StageInfo& each : cardsOf(**realized)) {
                QCOMPARE(each.on, !each.tensors.empty());
                QVERIFY(!each.subtitle.isEmpty());
                for (const std::string& name : each.tensors)
                    QVERIFY2(trace->find(name), name.c_str());
            }
        }
    }

    void aRowOfTheTableIsShownWithoutAnotherWord()
    {
        const Scene scene = *loadLesson(*lessonNamed("000.causal.neg_inf"));
        Realized realized = *realizedOf(scene);
        std::vector<StageTensor>& rows = realized.plan.stages;
        StageTensor capped = *findStage(rows, "scores");
        capped.name = "capped";
        capped.from = "scores";
        capped.operation = Operation::Function;
        capped.function = {[](double x, const Config&) { return 2 * std::tanh(x / 2); }, nullptr,
                           "2 * {np}tanh({x} / 2)"};
        capped.card = "softcap";
        capped.title = "Cap";
        capped.words = capped.heading = "Capped scores";
        rows.insert(rows.begin() + (findStage(rows, "scores") - rows.data()) + 1, capped);
        realized.plan.has_fast_path = hasFastPath(realized.config, realized.plan.dims, rows, {});
        const auto trace = run(realized, backends().front());
        std::vector<TracedTensor> tensors = trace->tensors();
        tensors.push_back(*trace->find("scores"));
        tensors.back().name = "capped";
        const Computed computed(scene, std::make_shared<const Realized>(realized),
                                std::make_shared<const Trace>("cpu", tensors, std::vector<RowNote>()));

        const auto cards = cardsOf(realized);
        QVERIFY(orderOf(cards).contains(QStringLiteral("scores softcap ")));
        QVERIFY(stage(cards, "softcap").tensors == Names{"capped"});
        QCOMPARE(stage(cards, "softcap").heading, QStringLiteral("Capped scores"));
        QCOMPARE(attn::cardOfTensor(realized, "capped"), QStringLiteral("softcap"));
        QCOMPARE(tensorWords(computed, "capped"), QStringLiteral("Capped scores"));
        QCOMPARE(valueName(computed, "capped"), QStringLiteral("score"));
        QVERIFY(tensorMatrix(computed, *computed.trace->find("capped")).attention());
        QVERIFY(formulaOf(realized, "capped"));
        const auto exported = stageTensors(computed);
        QVERIFY(std::ranges::count(exported, "capped") == 1);
    }

    void theStageOfATensorIsItsCard()
    {
        QCOMPARE(cardOfTensor(journeyScene(), "weights"), QStringLiteral("softmax"));
        QCOMPARE(cardOfTensor(journeyScene(), "k"), QStringLiteral("qkv"));
        QCOMPARE(cardOfTensor(journeyScene(), "context"), QStringLiteral("concat"));
        QCOMPARE(cardOfTensor(journeyScene(), "head_context"), QStringLiteral("context"));
        QCOMPARE(cardOfTensor(journeyScene(), "W_query"), QStringLiteral("x"));
    }
};

GUILESS_TEST(TestStages)
#include "tst_stagecards.moc"
