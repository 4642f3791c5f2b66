// SPDX-License-Identifier: GPL-3.0-or-later
// The panels of what a layer is: its projection and its choices, its dropout, the recipe that draws its weights.
#include "core/scene/options.h"
#include "tests/ui/support/editorscenes.h"
#include "tests/ui/support/openpanel.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/drawtext.h"
#include "ui/editors/dropoutpanel.h"
#include "ui/editors/layerpanel.h"
#include "ui/editors/maskpanel.h"
#include "ui/editors/projectionpanel.h"
#include "ui/editors/recipelist.h"
#include "ui/editors/recipepanel.h"
#include "ui/editors/settingrows.h"
#include "ui/kit/formrow.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/seedfield.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>

using namespace attn;

namespace {

// Scaled before the mask, as a soft cap and a bias want it.
Scene plainScene()
{
    Scene scene = journeyScene();
    scene.config.scale_at = ScaleAt::BeforeMask;
    return scene;
}

} // namespace

class TestConfigPanels : public OpenPanel {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void init() { open(journeyScene()); }
    void headsThatDoNotDivideAreReportedAndTheSceneStays();
    void stepsWalkPastSizesThatCannotBe();
    void draggingASizeThereAndBackLosesNothing();
    void aLargerInputSizeDrawsNewNumbersOrPutsZeros();
    void everyChoiceComesFromTheTable();
    void partsAreSwitchedOnAndOffInOneStepEach();
    void aNumberThatAPartCannotHaveIsReported();
    void aWindowOfAMaskIsANumber();
    void dropoutOutsideItsRangeIsReported();
    void theDropoutGetsASeedOfItsOwn();
    void theRecipeIsReorderedAndUndone();
    void anImpossibleOrderIsReported();
    void aDrawIsEditedInFields();
    void linesOfTheRecipeAreDragged();
};

void TestConfigPanels::headsThatDoNotDivideAreReportedAndTheSceneStays()
{
    auto* panel = find<ProjectionPanel>();
    FormRow* outs = panel->row(QStringLiteral("d_out"));
    typeInto(static_cast<QLineEdit*>(outs->control()), QStringLiteral("6"));
    QCOMPARE(scene().config.d_out, 6);
    const Scene before = scene();
    FormRow* heads = panel->row(QStringLiteral("num_heads"));
    typeInto(static_cast<QLineEdit*>(heads->control()), QStringLiteral("4"));
    QCOMPARE(heads->error(), QStringLiteral("6 cannot be split evenly into 4 heads; try 1, 2, 3 or 6."));
    QVERIFY(scene() == before);
    typeInto(static_cast<QLineEdit*>(heads->control()), QStringLiteral("3"));
    QVERIFY(heads->error().isEmpty());
    QCOMPARE(scene().config.num_heads, 3);
    typeInto(static_cast<QLineEdit*>(heads->control()), QStringLiteral("2.5"));
    QVERIFY(!heads->error().isEmpty());
    QCOMPARE(scene().config.num_heads, 3);
}

void TestConfigPanels::stepsWalkPastSizesThatCannotBe()
{
    auto* panel = find<ProjectionPanel>();
    typeInto(static_cast<QLineEdit*>(panel->row(QStringLiteral("d_out"))->control()), QStringLiteral("6"));
    FormRow* heads = panel->row(QStringLiteral("num_heads"));
    heads->control()->setFocus();
    const int before = steps();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(heads->control(), Qt::Key_Up); // 2, 3, (4), (5), 6
    QCOMPARE(scene().config.num_heads, 6);
    QVERIFY(heads->error().isEmpty());
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(heads->control(), Qt::Key_Down);
    QCOMPARE(scene().config.num_heads, 6);
    QVERIFY(!heads->error().isEmpty());
    QTest::keyClick(heads->control(), Qt::Key_Escape);
    QVERIFY(heads->error().isEmpty());
    QCOMPARE(static_cast<QLineEdit*>(heads->control())->text(), QStringLiteral("6"));
    QVERIFY(steps() > before);
}

void TestConfigPanels::draggingASizeThereAndBackLosesNothing()
{
    QWidget* ins = find<ProjectionPanel>()->row(QStringLiteral("d_in"))->control();
    ins->clearFocus();
    QTest::mousePress(ins, Qt::LeftButton, {}, QPoint(40, 10));
    const auto moveTo = [&](int x) {
        QMouseEvent move(QEvent::MouseMove, QPoint(x, 10), ins->mapToGlobal(QPoint(x, 10)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(ins, &move);
    };
    for (int x = 40; x >= 10; --x)
        moveTo(x);
    QVERIFY2(scene().config.d_in < 3, qPrintable(find<ProjectionPanel>()->row(QStringLiteral("d_in"))->error()));
    for (int x = 10; x <= 60; ++x)
        moveTo(x);
    QVERIFY(scene().config.d_in > 3);
    QCOMPARE(computedOf(scene())->realized->at("x")[2], 0.89f); // the third column is still there
    QTest::keyClick(ins, Qt::Key_Escape);
    QTest::mouseRelease(ins, Qt::LeftButton, {}, QPoint(60, 10));
    QVERIFY(scene() == journeyScene());
    QCOMPARE(steps(), 0);
}

void TestConfigPanels::aLargerInputSizeDrawsNewNumbersOrPutsZeros()
{
    auto* panel = find<ProjectionPanel>();
    const auto zeros = [&]() -> QAbstractButton* {
        for (auto* button : panel->findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("Set new values to 0"))
                return button;
        return nullptr;
    };
    QVERIFY(zeros() && zeros()->isHidden());
    auto* width = static_cast<QLineEdit*>(panel->row(QStringLiteral("d_in"))->control());
    typeInto(width, QStringLiteral("8"));
    const auto last = [&] { return scene().input("x")->values().back(); };
    QVERIFY(last() != 0);
    QVERIFY(panel->message().contains(QStringLiteral("drawn with seed")));
    QVERIFY(!zeros()->isHidden());
    zeros()->click();
    QCOMPARE(last(), 0.0F);
    QVERIFY(zeros()->isHidden());
    typeInto(width, QStringLiteral("3"));
    QVERIFY(zeros()->isHidden());
}

void TestConfigPanels::everyChoiceComesFromTheTable()
{
    for (const char* path : {"projection", "merge", "scale", "scale_at", "normalize"}) {
        const attn::Option& choice = attn::option(path);
        auto* list = qobject_cast<QComboBox*>(find<ProjectionPanel>()->row(QString::fromLatin1(path))->control());
        QVERIFY(list);
        QCOMPARE(list->count(), int(choice.values.size()));
        for (int i = 0; i < list->count(); ++i)
            QCOMPARE(list->itemText(i).toStdString(), std::string(choice.values[i].label));
    }
    auto* normalize = qobject_cast<QComboBox*>(find<ProjectionPanel>()->row(QStringLiteral("normalize"))->control());
    normalize->setFocus();
    QTest::keyClick(normalize, Qt::Key_Down);
    QCOMPARE(scene().config.normalize, Normalize::SoftmaxNaive);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Normalized by: softmax, naive"));
}

void TestConfigPanels::partsAreSwitchedOnAndOffInOneStepEach()
{
    open(plainScene());
    auto* panel = find<LayerPanel>();
    for (const LayerPartFacts& facts : layerParts()) {
        if (facts.part == LayerPart::SharedKeys || facts.part == LayerPart::Memory)
            continue; // one head has no other to share with; a memory takes the causal mask away
        const Scene before = scene();
        const int undone = steps();
        QVERIFY(!panel->toggle(facts.part)->isChecked());
        panel->toggle(facts.part)->click();
        QVERIFY2(hasPart(scene().config, facts.part), facts.member.data());
        QCOMPARE(steps(), undone + 1);
        panel->toggle(facts.part)->click();
        QVERIFY(scene() == before);
        QCOMPARE(steps(), undone + 2);
    }
    panel->toggle(LayerPart::SharedKeys)->click();
    QVERIFY(!panel->toggle(LayerPart::SharedKeys)->isChecked());
    QVERIFY(panel->row(QStringLiteral("num_kv_heads"))->error().contains(QStringLiteral("2 heads")));
}

void TestConfigPanels::aNumberThatAPartCannotHaveIsReported()
{
    open(plainScene());
    auto* panel = find<LayerPanel>();
    panel->toggle(LayerPart::Rope)->click();
    FormRow* theta = panel->row(QStringLiteral("rope.theta"));
    typeInto(static_cast<QLineEdit*>(theta->control()), QStringLiteral("500"));
    QCOMPARE(scene().config.rope->theta, 500.0);
    typeInto(static_cast<QLineEdit*>(theta->control()), QStringLiteral("-1"));
    QVERIFY(theta->error().contains(QStringLiteral("above 0")));
    QCOMPARE(scene().config.rope->theta, 500.0);
    panel->toggle(LayerPart::PositionBias)->click();
    auto* kind = static_cast<QComboBox*>(panel->row(QStringLiteral("position_bias.kind"))->control());
    QVERIFY(!panel->row(QStringLiteral("position_bias.max_distance")));
    kind->setCurrentIndex(int(PositionBiasKind::T5));
    Q_EMIT kind->activated(int(PositionBiasKind::T5));
    QVERIFY(scene().config.position_bias.kind == PositionBiasKind::T5);
    QVERIFY(panel->row(QStringLiteral("position_bias.max_distance")));
}

void TestConfigPanels::aWindowOfAMaskIsANumber()
{
    Scene windowed = scene();
    windowed.config.mask.kind = MaskKind::SlidingWindow;
    windowed.config.mask.apply = MaskApply::FillNegInf;
    windowed.config.mask.window = 3;
    open(windowed);
    auto* rows = find<MaskPanel>()->findChild<SettingRows*>();
    FormRow* window = rows->row(QStringLiteral("mask.window"));
    QVERIFY(!window->isHidden());
    QVERIFY(rows->row(QStringLiteral("mask.prefix"))->isHidden());
    typeInto(static_cast<QLineEdit*>(window->control()), QStringLiteral("2"));
    QCOMPARE(scene().config.mask.window, 2);
    typeInto(static_cast<QLineEdit*>(window->control()), QStringLiteral("0"));
    QCOMPARE(scene().config.mask.window, 2);
    QVERIFY(!find<MaskPanel>()->message().isEmpty());
}

void TestConfigPanels::dropoutOutsideItsRangeIsReported()
{
    auto* panel = find<DropoutPanel>();
    auto* p = panel->findChild<NumberField*>();
    typeInto(p, QStringLiteral("1.5"));
    QVERIFY(scene() == journeyScene());
    QStringList errors;
    for (FormRow* row : panel->findChildren<FormRow*>())
        errors << row->error();
    QVERIFY2(errors.contains(QStringLiteral("p must be from 0 to 1, got 1.5.")),
             qPrintable(errors.join(QLatin1Char('|'))));
    typeInto(p, QStringLiteral("1/4"));
    QCOMPARE(scene().config.dropout.p, 0.25);
    auto* slider = panel->findChild<QSlider*>();
    QCOMPARE(slider->value(), 25);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(scene().config.dropout.p, 0.3);
}

void TestConfigPanels::theDropoutGetsASeedOfItsOwn()
{
    auto* panel = find<DropoutPanel>();
    typeInto(panel->findChild<NumberField*>(), QStringLiteral("0.5"));
    const ComputedPtr before = computedOf(scene());
    typeInto(panel->findChild<SeedField*>(), QStringLiteral("18446744073709551615"));
    QVERIFY(std::get<ManualSeed>(scene().draws.back()) == ManualSeed{18446744073709551615ull});
    const ComputedPtr after = computedOf(scene());
    QVERIFY(after->realized->at("W_query") == before->realized->at("W_query"));
    QVERIFY(!(*after->realized->keep == *before->realized->keep));
    const std::size_t draws = scene().draws.size();
    typeInto(panel->findChild<SeedField*>(), QStringLiteral("-1")); // the same seed, as PyTorch takes it
    QCOMPARE(scene().draws.size(), draws);
    typeInto(panel->findChild<SeedField*>(), QStringLiteral("7"));
    QVERIFY(std::get<ManualSeed>(scene().draws.back()) == ManualSeed{7});
    QCOMPARE(scene().draws.size(), draws);
}

void TestConfigPanels::theRecipeIsReorderedAndUndone()
{
    RecipeList* list = find<RecipePanel>()->list();
    QCOMPARE(list->count(), 4);
    QCOMPARE(list->item(0)->text(), QStringLiteral("manual_seed 123"));
    QCOMPARE(list->item(1)->text(), QStringLiteral("W_query = rand [3, 2]"));
    list->setFocus();
    list->setCurrentRow(1);
    const float query = computedOf(scene())->realized->at("W_query")[0];
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(list->item(1)->text(), QStringLiteral("W_key = rand [3, 2]"));
    QCOMPARE(list->currentRow(), 2);
    QCOMPARE(computedOf(scene())->realized->at("W_key")[0], query); // the order of the draws decides the numbers
    QCOMPARE(steps(), 1);
    m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
}

void TestConfigPanels::anImpossibleOrderIsReported()
{
    auto* panel = find<RecipePanel>();
    RecipeList* list = panel->list();
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier); // drawing before any seed
    QVERIFY(scene() == journeyScene());
    QVERIFY(!panel->message().isEmpty());
    list->setCurrentRow(3);
    QTest::keyClick(list, Qt::Key_Delete); // W_value is needed
    QVERIFY(scene() == journeyScene());
    QVERIFY2(panel->message().contains(QStringLiteral("W_value")), qPrintable(panel->message()));
}

void TestConfigPanels::aDrawIsEditedInFields()
{
    auto* panel = find<RecipePanel>();
    panel->list()->setCurrentRow(0);
    typeInto(panel->findChild<QLineEdit*>(), QStringLiteral("7"));
    QVERIFY(std::get<ManualSeed>(scene().draws[0]) == ManualSeed{7});
    panel->list()->setCurrentRow(1);
    QTRY_COMPARE(panel->findChildren<QLineEdit*>().size(), 3); // name, shape, factor
    QLineEdit* times = panel->findChildren<QLineEdit*>()[2];
    typeInto(times, QStringLiteral("0.5"));
    QCOMPARE(drawText(scene().draws[1]), QStringLiteral("W_query = rand [3, 2] × 0.5"));
    const Scene before = scene();
    QLineEdit* shape = panel->findChildren<QLineEdit*>()[1];
    typeInto(shape, QStringLiteral("3, two"));
    QVERIFY(scene() == before);
    typeInto(shape, QStringLiteral("4, 2")); // x has 3 columns
    QVERIFY(scene() == before);
    QStringList errors;
    for (FormRow* row : panel->findChildren<FormRow*>())
        errors << row->error();
    QVERIFY2(!errors.join(QString()).isEmpty(), "the refusal appears beside the field");
}

void TestConfigPanels::linesOfTheRecipeAreDragged()
{
    RecipeList* list = find<RecipePanel>()->list();
    const QRect second = list->visualItemRect(list->item(1)), last = list->visualItemRect(list->item(3));
    dragInside(list->viewport(), second.center(), QPoint(second.center().x(), last.bottom()));
    QCOMPARE(list->item(3)->text(), QStringLiteral("W_query = rand [3, 2]"));
    QCOMPARE(steps(), 1);
}

WINDOW_TEST(TestConfigPanels)
#include "tst_configpanels.moc"
