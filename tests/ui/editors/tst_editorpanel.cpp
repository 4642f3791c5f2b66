// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/rewrite/maskkind.h"
#include "tests/ui/support/editorscenes.h"
#include "tests/ui/support/openpanel.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/editors/maskcanvas.h"
#include "ui/editors/maskpanel.h"
#include "ui/editors/projectionpanel.h"
#include "ui/editors/tablepaste.h"
#include "ui/editors/tensortable.h"
#include "ui/editors/tokenline.h"
#include "ui/editors/tokenspanel.h"
#include "ui/editors/weightspanel.h"
#include "ui/kit/formrow.h"
#include "ui/kit/section.h"
#include "ui/theme/colors.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTest>

using namespace attn;

class TestEditorPanel : public OpenPanel {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void init() { open(journeyScene()); }
    void everyWeightAndBiasCanBeReached_data();
    void everyWeightAndBiasCanBeReached();
    void theSourcesOfXCanBeEdited();
    void whatIsEditedElsewhereIsShown();
    void theDiceDrawsWithAnotherSeed();
    void aMatrixIsFilledFromTheMenu();
    void anotherLayoutKeepsTheNumbersAndRedrawingDoesNot();
    void recordedAttentionIsATableOfItsOwn();
    void aRefusedPasteIsReportedInThePanelUntilTheNextChange();
    void aMaskIsPaintedInOneStep();
    void spaceFlipsACellOfTheMask();
    void theMaskTensorIsKeptWhileAnotherKindIsTried();
    void everyControlSaysWhatItIs_data();
    void everyControlSaysWhatItIs();
    void nothingIsClipped_data();
    void nothingIsClipped();
};

void TestEditorPanel::everyWeightAndBiasCanBeReached_data()
{
    QTest::addColumn<QString>("lesson");
    for (const LessonEntry& entry : sceneLessons())
        QTest::newRow(std::string(entry.id).c_str()) << QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size()));
}

void TestEditorPanel::everyWeightAndBiasCanBeReached()
{
    QFETCH(QString, lesson);
    open(lessonScene(lesson.toStdString()));
    auto* weights = find<WeightsPanel>();
    auto* embeddings = find<EmbeddingsPanel>();
    const ComputedPtr computed = computedOf(scene());
    for (const TensorInfo& info : tensorInfos(scene(), computed->realized->plan)) {
        if (info.role == TensorRole::MaskTensor)
            continue;
        TensorSection* section = info.role == TensorRole::Parameter ? static_cast<TensorSection*>(weights) : embeddings;
        if (section == weights)
            weights->choose(info.name);
        else
            embeddings->choose(info.name);
        QCOMPARE(section->shownTensor(), info.name);
        TensorModel* model = section->table()->tensorModel();
        QVERIFY2(model->rowCount() > 0 && model->columnCount() > 0, info.name.c_str());
        const int row = model->rowCount() - 1, column = model->columnCount() - 1;
        const float value = info.kind == Kind::Integer ? 0.0f : 0.25f;
        QVERIFY2(model->setData(model->index(row, column), QString::number(value), Qt::EditRole), info.name.c_str());
        const ComputedPtr after = computedOf(scene());
        const Tensor& tensor = after->realized->at(info.name);
        QCOMPARE(tensor[tensor.flatIndex(model->layout().index(row, column))], value); // the computation got it
        m_document->undoStack()->undo();
    }
}

void TestEditorPanel::theSourcesOfXCanBeEdited()
{
    open(lessonScene("004.fused"));
    auto* panel = find<EmbeddingsPanel>();
    QCOMPARE(panel->shownTensor(), std::string("embed.weight"));
    const float before = computedOf(scene())->realized->at("x")[4]; // token 1 of item 0
    panel->choose("ids");
    TensorModel* model = panel->table()->tensorModel();
    QVERIFY(model->setData(model->index(1, 0), QStringLiteral("4"), Qt::EditRole));
    QVERIFY(computedOf(scene())->realized->at("x")[4] != before);
}

void TestEditorPanel::whatIsEditedElsewhereIsShown()
{
    open(lessonScene("000.mha"));
    auto* panel = find<EmbeddingsPanel>();
    QCOMPARE(panel->shownTensor(), std::string("x1"));
    Scene dragged = scene();
    dragged.edits.set("x", {0, 2, 1}, 3);
    QVERIFY(!m_document->edit(QStringLiteral("Drag"), dragged, ChangePart::Values));
    QTRY_COMPARE(panel->shownTensor(), std::string("x"));
    auto* hint = panel->findChild<QLabel*>(QStringLiteral("setByHand"));
    QVERIFY(hint->isHidden());
    panel->choose("x1");
    QVERIFY(!hint->isHidden());
    QCOMPARE(hint->text(), QStringLiteral("1 value of x was set by hand. Changes here do not affect it."));
    TensorModel* model = panel->table()->tensorModel();
    QVERIFY(model->setData(model->index(1, 0), QStringLiteral("4"), Qt::EditRole));
    QCOMPARE(panel->shownTensor(), std::string("x1"));
    m_document->undoStack()->undo();
    EmbeddingsPanel restored(m_document.get(), m_selection.get()); // of another window, after a crash
    restored.setComputed(computedOf(scene()));
    QCOMPARE(restored.shownTensor(), std::string("x"));
}

void TestEditorPanel::theDiceDrawsWithAnotherSeed()
{
    auto* panel = find<WeightsPanel>();
    const float before = panel->table()->tensorModel()->value(0, 0);
    QAbstractButton* dice = nullptr;
    for (QAbstractButton* button : panel->findChildren<QAbstractButton*>())
        if (button->accessibleName().startsWith(QStringLiteral("Draw with another seed")))
            dice = button;
    QVERIFY(dice);
    QTest::mouseClick(dice, Qt::LeftButton);
    QVERIFY(!(scene().draws[0] == journeyScene().draws[0]));
    QVERIFY(panel->table()->tensorModel()->value(0, 0) != before);
    m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
    QCOMPARE(panel->table()->tensorModel()->value(0, 0), before);
}

void TestEditorPanel::aMatrixIsFilledFromTheMenu()
{
    auto* panel = find<WeightsPanel>();
    panel->choose("W_key");
    press(panel, QStringLiteral("Fill with different values"), QStringLiteral("Identity"));
    TensorModel* model = panel->table()->tensorModel();
    QCOMPARE(model->value(0, 0), 1.0f);
    QCOMPARE(model->value(0, 1), 0.0f);
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->lastStep(), QStringLiteral("Fill W_key: Identity"));
    press(panel, QStringLiteral("Fill with different values"), QStringLiteral("Xavier uniform, seed 123"));
    QVERIFY(model->value(0, 1) != 0.0f);
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
}

void TestEditorPanel::anotherLayoutKeepsTheNumbersAndRedrawingDoesNot()
{
    const Tensor before = transposedMatrix(computedOf(scene())->realized->at("W_key"));
    auto* list = find<ProjectionPanel>()->row(QStringLiteral("projection"))->findChild<QComboBox*>();
    list->setCurrentIndex(int(Projection::FusedBlocks));
    Q_EMIT list->activated(int(Projection::FusedBlocks));
    QCOMPARE(int(scene().config.projection), int(Projection::FusedBlocks));
    const Tensor fused = computedOf(scene())->realized->at("qkv.weight");
    for (std::int64_t cell = 0; cell < before.size(); ++cell)
        QCOMPARE(fused[before.size() + cell], before[cell]);
    QCOMPARE(steps(), 1);
    press(find<WeightsPanel>(), QStringLiteral("Fill with different values"), QStringLiteral("Redraw the weights"));
    QVERIFY(!(computedOf(scene())->realized->at("qkv.weight") == fused));
    QCOMPARE(steps(), 2);
    m_document->undoStack()->undo();
    m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
}

void TestEditorPanel::recordedAttentionIsATableOfItsOwn()
{
    Scene given;
    given.config.starts_from = StartsFrom::Weights;
    given.config.num_heads = 2;
    Tensor weights({1, 2, 3, 3});
    for (std::int64_t cell = 0; cell < weights.size(); ++cell)
        weights.mutableData()[cell] = 0.01f * static_cast<float>(cell);
    given.inputs = {{"weights", weights}};
    open(given);
    auto* panel = find<EmbeddingsPanel>();
    QCOMPARE(panel->shownTensor(), std::string("weights"));
    const auto headings = [this] {
        QStringList names;
        for (const auto* button : m_panel->findChildren<QAbstractButton*>())
            names << button->accessibleName();
        return names;
    };
    QVERIFY(headings().contains(QStringLiteral("Input weights")));
    QVERIFY(!headings().contains(QStringLiteral("Embeddings")));
    TensorModel* model = panel->table()->tensorModel();
    QCOMPARE(model->value(1, 0), 0.03f);
    m_selection->setHead(1);
    QCOMPARE(model->value(1, 0), 0.12f);
    QVERIFY(model->setData(model->index(1, 0), QStringLiteral("0.5"), Qt::EditRole));
    QVERIFY(scene().edits.contains("weights", {0, 1, 1, 0}));
    for (const EditorSection* section : m_panel->findChildren<EditorSection*>())
        QCOMPARE(section->applies(), section == panel || qobject_cast<const TokensPanel*>(section) ||
                                         section->title() == QStringLiteral("Recipe") ||
                                         section->title() == QStringLiteral("Sliders"));
    press(find<TokensPanel>(), QStringLiteral("Batch…"), QStringLiteral("Add copy of item 0"));
    QVERIFY(find<TokensPanel>()->message().contains(QStringLiteral("its arrays")));
}

void TestEditorPanel::aRefusedPasteIsReportedInThePanelUntilTheNextChange()
{
    auto* panel = find<EmbeddingsPanel>();
    TensorTable* table = panel->table();
    QApplication::clipboard()->setText(QStringLiteral("1\ttwo\n"));
    table->setFocus();
    table->setCurrentIndex(table->tensorModel()->index(0, 0));
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(panel->message().contains(QStringLiteral("column 2")), qPrintable(panel->message()));
    table->paste()->preview()->close();
    QVERIFY(scene() == journeyScene());
    QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
    QVERIFY(panel->message().isEmpty());

    QTest::keyClick(table, Qt::Key_2);
    auto* field = table->viewport()->findChild<QLineEdit*>();
    QTest::keyClicks(field, QStringLiteral("*"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!panel->message().isEmpty());
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_VERIFY(panel->message().isEmpty());
}

void TestEditorPanel::aMaskIsPaintedInOneStep()
{
    open(setMaskKind(journeyScene(), MaskKind::CustomBool, MaskApply::FillNegInf)->scene);
    const Scene before = scene();
    MaskCanvas* canvas = find<MaskPanel>()->canvas();
    QVERIFY(canvas->picture().isBlocked({0, 5}));
    dragInside(canvas, canvas->cellRect({0, 3}).center(), canvas->cellRect({0, 5}).center());
    QVERIFY(!canvas->picture().isBlocked({0, 3}) && !canvas->picture().isBlocked({0, 4}) &&
            !canvas->picture().isBlocked({0, 5}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Allow mask cells"));
    QVERIFY(!computedOf(scene())->blocked(0, 0, 5));
    m_document->undoStack()->undo();
    QVERIFY(scene() == before);
    QVERIFY(canvas->picture().isBlocked({0, 5}));
}

void TestEditorPanel::spaceFlipsACellOfTheMask()
{
    open(setMaskKind(journeyScene(), MaskKind::Additive, MaskApply::Add)->scene);
    MaskCanvas* canvas = find<MaskPanel>()->canvas();
    canvas->setFocus();
    canvas->setCurrent({0, 1});
    QTest::keyClick(canvas, Qt::Key_Space);
    QVERIFY(!canvas->picture().isBlocked({0, 1}));
    QTest::keyClick(canvas, Qt::Key_Down);
    QTest::keyClick(canvas, Qt::Key_Left);
    QCOMPARE(canvas->current(), (Cell{1, 0}));
    QTest::keyClick(canvas, Qt::Key_Space);
    QVERIFY(canvas->picture().isBlocked({1, 0}));
    QCOMPARE(steps(), 2);
    QVERIFY(computedOf(scene())->blocked(0, 1, 0));
}

void TestEditorPanel::theMaskTensorIsKeptWhileAnotherKindIsTried()
{
    auto* kind = find<MaskPanel>()->findChild<QComboBox*>();
    const auto choose = [&](MaskKind wanted) {
        kind->setCurrentIndex(int(wanted));
        Q_EMIT kind->activated(int(wanted));
    };
    choose(MaskKind::CustomBool);
    MaskCanvas* canvas = find<MaskPanel>()->canvas();
    QTest::mouseClick(canvas, Qt::LeftButton, {}, canvas->cellRect({5, 0}).center());
    QVERIFY(canvas->picture().isBlocked({5, 0}));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Block “step” → “Your”"));
    QTest::mouseClick(canvas, Qt::RightButton, {}, canvas->cellRect({5, 1}).center()); // here is no brush to turn round
    QVERIFY(!canvas->picture().isBlocked({5, 1}));
    choose(MaskKind::None);
    QCOMPARE(scene().config.mask.kind, MaskKind::None);
    choose(MaskKind::CustomBool);
    QVERIFY(canvas->picture().isBlocked({5, 0}));
}

void TestEditorPanel::everyControlSaysWhatItIs_data() { everyWeightAndBiasCanBeReached_data(); }

void TestEditorPanel::everyControlSaysWhatItIs()
{
    QFETCH(QString, lesson);
    Scene scene = lessonScene(lesson.toStdString());
    open(scene);
    int controls = 0;
    for (QWidget* widget : m_panel->findChildren<QWidget*>()) {
        const bool control = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) ||
                             qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSlider*>(widget) ||
                             qobject_cast<QAbstractItemView*>(widget) || qobject_cast<TokenLine*>(widget) ||
                             qobject_cast<MaskCanvas*>(widget);
        if (!control || !widget->isVisibleTo(m_panel.get()) || widget->inherits("QScrollBar") ||
            widget->inherits("QHeaderView") || widget->inherits("QTableCornerButton"))
            continue;
        ++controls;
        QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        QVERIFY2(widget->focusPolicy() & Qt::TabFocus, qPrintable(widget->accessibleName()));
        const bool header = widget->inherits("QAbstractButton") && widget->parentWidget()->inherits("attn::Section");
        QVERIFY2(header || !widget->toolTip().isEmpty() || !widget->whatsThis().isEmpty(),
                 qPrintable(widget->accessibleName()));
    }
    QVERIFY(controls > 5);
}

void TestEditorPanel::nothingIsClipped_data()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("larger");
    for (const char* lesson :
         {"000.causal.neg_inf", "000.mha", "000.heads_list", "004.fused", "003.dropout.weights", "000.dropout.ones"})
        for (const int width : {232, 296}) {
            QTest::addRow("%s %d", lesson, width) << QString::fromLatin1(lesson) << width << false;
            QTest::addRow("%s %d larger", lesson, width) << QString::fromLatin1(lesson) << width * 5 / 4 << true;
        }
}

void TestEditorPanel::nothingIsClipped()
{
    QFETCH(QString, lesson);
    QFETCH(int, width);
    QFETCH(bool, larger);
    applyTheme(ThemeName::Light, larger ? 1.25 : 1);
    Scene scene = lessonScene(lesson.toStdString());
    scene.config.dropout.p = 0.5;
    open(scene);
    m_panel->resize(width, 516);
    auto* scroll = m_panel->findChild<QScrollArea*>();
    QTRY_COMPARE(m_panel->width(), width);
    QTest::qWait(100); // rows that come or change their place ask for room again
    QTRY_VERIFY2(
        scroll->widget()->width() <= scroll->viewport()->width(),
        qPrintable(QStringLiteral("%1 in %2").arg(scroll->widget()->width()).arg(scroll->viewport()->width())));
    applyTheme(ThemeName::Light);
}

WINDOW_TEST(TestEditorPanel)
#include "tst_editorpanel.moc"
