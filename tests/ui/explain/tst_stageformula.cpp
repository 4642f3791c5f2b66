// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/explain/stageformula.h"
#include "ui/matrix/stagecards.h"

#include <QTest>

using namespace attn;

class TestStageFormula : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void everyComputedStageOfEveryLessonHasAFormulaThatFits()
    {
        for (const LessonEntry& lesson : sceneLessons()) {
            const auto layer = computedOf(*loadLesson(lesson));
            for (const StageInfo& stage : cardsOf(*layer->realized))
                for (const std::string& tensor : stage.tensors) {
                    const Formula formula = formulaOf(*layer->realized, tensor);
                    const bool given = tensor == "x" || tensor == layer->realized->config.memory ||
                                       (tensor == "masked" && layer->realized->config.stage == Stage::SoftmaxOnly);
                    QVERIFY2(given == !formula,
                             qPrintable(QString::fromStdString(std::string(lesson.id) + " " + tensor)));
                    if (!formula)
                        continue;
                    const BoxExtent e = formula->extent(17);
                    QVERIFY2(e.width > 20 && e.width < 290 && e.height() > 8 && e.height() < 90,
                             qPrintable(QString::fromStdString(std::string(lesson.id) + " " + tensor)));
                    QVERIFY(!formula->spoken().isEmpty());
                }
        }
    }

    void aBiasAsGivenIsReadFromItsTensor()
    {
        Scene scene = lessonScene("today.05.alibi");
        scene.config.position_bias = PositionBias{PositionBiasKind::Tensor, "bias"};
        scene.inputs.push_back({"bias", Tensor({6, 6})});
        const Formula formula = formulaOf(*computedOf(scene)->realized, "position_bias");
        QVERIFY(formula);
        QVERIFY2(formula->spoken().contains(QStringLiteral("bias")), qPrintable(formula->spoken()));
    }

    void aFractionIsAsWideAsItsWiderPartAndIsCenteredOnTheAxis()
    {
        using namespace formula;
        const Formula narrow = letter(QStringLiteral("a")), wide = upright(QStringLiteral("1234567"));
        const BoxExtent e = fraction(narrow, wide)->extent(17);
        QVERIFY(e.width >= wide->extent(17).width);
        QVERIFY(e.ascent > narrow->extent(17).height());
        QVERIFY(e.descent > 0);
        QVERIFY(script(narrow, wide)->extent(17).width < row({narrow, wide})->extent(17).width);
        QCOMPARE(fraction(narrow, wide)->spoken(), QStringLiteral("(a) over (1234567)"));
    }
};

WINDOW_TEST(TestStageFormula)
#include "tst_stageformula.moc"
