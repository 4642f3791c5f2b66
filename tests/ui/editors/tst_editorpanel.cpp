// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lesson.h"
#include "core/rewrite/maskkind.h"
#include "core/rewrite/structure.h"
#include "core/scene/options.h"
#include "tests/ui/support/editorscenes.h"
#include "ui/editors/drawtext.h"
#include "ui/editors/dropoutpanel.h"
#include "ui/editors/editorpanel.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/editors/maskcanvas.h"
#include "ui/editors/maskpanel.h"
#include "ui/editors/projectionpanel.h"
#include "ui/editors/recipelist.h"
#include "ui/editors/recipepanel.h"
#include "ui/editors/tablepaste.h"
#include "ui/editors/tensortable.h"
#include "ui/editors/tokenline.h"
#include "ui/editors/tokenspanel.h"
#include "ui/editors/weightspanel.h"
#include "ui/kit/formrow.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/section.h"
#include "ui/kit/seedfield.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTest>

#include <memory>

using namespace attn;

class TestEditorPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { open(journeyScene()); }
    void aTypedLineOfTokensChangesWordsAndEmbeddings();
    void tokensAreAddedRenamedMovedAndRemovedByKeys();
    void aRefusedTokenIsTold();
    void theChosenCellIsMirrored();
    void everyWeightAndBiasCanBeReached_data();
    void everyWeightAndBiasCanBeReached();
    void theSourcesOfXCanBeEdited();
    void theDiceDrawsWithAnotherSeed();
    void aRefusedPasteIsToldInThePanelUntilTheNextChange();
    void headsThatDoNotDivideAreToldAndTheSceneStays();
    void stepsWalkPastSizesThatCannotBe();
    void draggingASizeThereAndBackLosesNothing();
    void everyChoiceComesFromTheTable();
    void aMaskIsPaintedInOneStep();
    void spaceFlipsACellOfTheMask();
    void theMaskTensorIsKeptWhileAnotherKindIsTried();
    void dropoutOutsideItsRangeIsTold();
    void theDropoutGetsASeedOfItsOwn();
    void theRecipeIsReorderedAndUndone();
    void anImpossibleOrderIsTold();
    void aDrawIsEditedInFields();
    void linesOfTheRecipeAreDragged();
    void everyControlSaysWhatItIs_data();
    void everyControlSaysWhatItIs();
    void nothingIsClipped_data();
    void nothingIsClipped();

private:
    void open(const Scene& scene);
    template <class T> T* find() const { return m_panel->findChild<T*>(); }
    void openAll();
    void typeInto(QLineEdit* field, const QString& text, int key = Qt::Key_Return);
    const Scene& scene() const { return m_document->scene(); }
    int steps() const { return m_document->undoStack()->count(); }
    void dragInside(QWidget* widget, const QPoint& from, const QPoint& to);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<EditorPanel> m_panel;
};

void TestEditorPanel::initTestCase()
{
    loadFonts();
    applyTheme(ThemeName::Light);
}

void TestEditorPanel::open(const Scene& scene)
{
    m_panel.reset();
    m_document = std::make_unique<Document>();
    m_selection = std::make_unique<Selection>();
    m_document->open(scene, {});
    m_panel = std::make_unique<EditorPanel>(m_document.get(), m_selection.get());
    keepComputed(*m_document, *m_panel);
    m_panel->resize(296, 1600);
    openAll();
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestEditorPanel::openAll()
{
    for (Section* section : m_panel->findChildren<Section*>())
        section->setOpen(true);
}

void TestEditorPanel::typeInto(QLineEdit* field, const QString& text, int key)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key(key));
}

void TestEditorPanel::dragInside(QWidget* widget, const QPoint& from, const QPoint& to)
{
    QTest::mousePress(widget, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 20; ++i) {
        const QPoint place = from + (to - from) * i / 20;
        QMouseEvent move(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(widget, &move);
    }
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
}

void TestEditorPanel::aTypedLineOfTokensChangesWordsAndEmbeddings()
{
    auto* line = find<TokenLine>();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Return, Qt::ControlModifier);
    auto* field = line->findChild<QLineEdit*>();
    QCOMPARE(field->text(), QStringLiteral("Your journey starts with one step"));
    typeInto(field, QStringLiteral("Your journey ends with one step"));
    QCOMPARE(scene().tokens[0][2], std::string("ends"));
    QCOMPARE(steps(), 1);
    auto* table = find<EmbeddingsPanel>()->table();
    QCOMPARE(table->tensorModel()->headerData(2, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("ends"));
    QVERIFY(table->tensorModel()->value(2, 0) != 0.57f); // a new word has an embedding of its own
    QCOMPARE(table->tensorModel()->value(3, 0), 0.22f);
    m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
    QCOMPARE(table->tensorModel()->value(2, 0), 0.57f);
}

void TestEditorPanel::tokensAreAddedRenamedMovedAndRemovedByKeys()
{
    auto* line = find<TokenLine>();
    auto* field = line->findChild<QLineEdit*>();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_End);
    QTest::keyClick(line, Qt::Key_Insert);
    typeInto(field, QStringLiteral("journey"));
    QCOMPARE(scene().tokens[0].size(), std::size_t(7));
    auto* model = find<EmbeddingsPanel>()->table()->tensorModel();
    QCOMPARE(model->rowCount(), 7);
    QCOMPARE(model->value(6, 0), 0.55f); // a known word takes its row

    QTest::keyClick(line, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(scene().tokens[0][5], std::string("journey"));
    QCOMPARE(model->value(5, 0), 0.55f);

    QTest::keyClick(line, Qt::Key_Delete);
    QCOMPARE(scene().tokens[0].size(), std::size_t(6));
    QCOMPARE(line->words().last(), QStringLiteral("step"));

    QTest::keyClick(line, Qt::Key_Home);
    QTest::keyClick(line, Qt::Key_M); // typing renames
    QTest::keyClicks(field, QStringLiteral("y"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(scene().tokens[0][0], std::string("my"));
    QCOMPARE(steps(), 4);
    for (int i = 0; i < 4; ++i)
        m_document->undoStack()->undo();
    QVERIFY(scene() == journeyScene());
}

void TestEditorPanel::aRefusedTokenIsTold()
{
    auto* line = find<TokenLine>();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_F2);
    typeInto(line->findChild<QLineEdit*>(), QString(300, QLatin1Char('x')));
    QVERIFY(scene() == journeyScene());
    QVERIFY2(find<TokensPanel>()->message().contains(QStringLiteral("256")),
             qPrintable(find<TokensPanel>()->message()));
}

void TestEditorPanel::theChosenCellIsMirrored()
{
    auto* line = find<TokenLine>();
    auto* table = find<EmbeddingsPanel>()->table();
    m_selection->setStage(QStringLiteral("softmax"));
    m_selection->setChosen(Cell{3, 1});
    QTest::mouseClick(line, Qt::LeftButton, {}, line->wordRect(4).center());
    QCOMPARE(m_selection->chosen(), std::optional(Cell{4, 1})); // a word is chosen as the query
    table->setCurrentIndex(table->tensorModel()->index(2, 2));
    QCOMPARE(m_selection->chosen(), std::optional(Cell{4, 1})); // an embedding is no weight

    m_selection->setStage(QStringLiteral("x"));
    table->setCurrentIndex(table->tensorModel()->index(1, 2));
    QCOMPARE(m_selection->chosen(), std::optional(Cell{1, 2}));
    m_selection->setChosen(Cell{5, 0});
    QCOMPARE(table->currentIndex(), table->tensorModel()->index(5, 0));
    QVERIFY(chosenTokens(*m_selection, nullptr) == (ChosenTokens{std::nullopt, std::nullopt, 5}));
}

void TestEditorPanel::everyWeightAndBiasCanBeReached_data()
{
    QTest::addColumn<QString>("lesson");
    for (const LessonEntry& entry : lessons())
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

void TestEditorPanel::aRefusedPasteIsToldInThePanelUntilTheNextChange()
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

void TestEditorPanel::headsThatDoNotDivideAreToldAndTheSceneStays()
{
    auto* panel = find<ProjectionPanel>();
    FormRow* outs = panel->row(QStringLiteral("d_out"));
    typeInto(static_cast<QLineEdit*>(outs->control()), QStringLiteral("6"));
    QCOMPARE(scene().config.d_out, 6);
    const Scene before = scene();
    FormRow* heads = panel->row(QStringLiteral("num_heads"));
    typeInto(static_cast<QLineEdit*>(heads->control()), QStringLiteral("4"));
    QCOMPARE(heads->error(), QStringLiteral("6 does not divide into 4 heads: try 1, 2, 3 or 6."));
    QVERIFY(scene() == before);
    typeInto(static_cast<QLineEdit*>(heads->control()), QStringLiteral("3"));
    QVERIFY(heads->error().isEmpty());
    QCOMPARE(scene().config.num_heads, 3);
    typeInto(static_cast<QLineEdit*>(heads->control()), QStringLiteral("2.5"));
    QVERIFY(!heads->error().isEmpty());
    QCOMPARE(scene().config.num_heads, 3);
}

void TestEditorPanel::stepsWalkPastSizesThatCannotBe()
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

void TestEditorPanel::draggingASizeThereAndBackLosesNothing()
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

void TestEditorPanel::everyChoiceComesFromTheTable()
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
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Normalised by: softmax, naive"));
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
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Allow cells of the mask"));
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
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Block step → Your"));
    QTest::mouseClick(canvas, Qt::RightButton, {}, canvas->cellRect({5, 1}).center()); // here is no brush to turn round
    QVERIFY(!canvas->picture().isBlocked({5, 1}));
    choose(MaskKind::None);
    QCOMPARE(scene().config.mask.kind, MaskKind::None);
    choose(MaskKind::CustomBool);
    QVERIFY(canvas->picture().isBlocked({5, 0}));
}

void TestEditorPanel::dropoutOutsideItsRangeIsTold()
{
    auto* panel = find<DropoutPanel>();
    auto* p = panel->findChild<NumberField*>();
    typeInto(p, QStringLiteral("1.5"));
    QVERIFY(scene() == journeyScene());
    QStringList told;
    for (FormRow* row : panel->findChildren<FormRow*>())
        told << row->error();
    QVERIFY2(told.contains(QStringLiteral("p must be from 0 to 1, got 1.5.")), qPrintable(told.join(QLatin1Char('|'))));
    typeInto(p, QStringLiteral("1/4"));
    QCOMPARE(scene().config.dropout.p, 0.25);
    auto* slider = panel->findChild<QSlider*>();
    QCOMPARE(slider->value(), 25);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(scene().config.dropout.p, 0.3);
}

void TestEditorPanel::theDropoutGetsASeedOfItsOwn()
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

void TestEditorPanel::theRecipeIsReorderedAndUndone()
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

void TestEditorPanel::anImpossibleOrderIsTold()
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

void TestEditorPanel::aDrawIsEditedInFields()
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
    QStringList told;
    for (FormRow* row : panel->findChildren<FormRow*>())
        told << row->error();
    QVERIFY2(!told.join(QString()).isEmpty(), "the refusal is told beside the field");
}

void TestEditorPanel::linesOfTheRecipeAreDragged()
{
    RecipeList* list = find<RecipePanel>()->list();
    const QRect second = list->visualItemRect(list->item(1)), last = list->visualItemRect(list->item(3));
    dragInside(list->viewport(), second.center(), QPoint(second.center().x(), last.bottom()));
    QCOMPARE(list->item(3)->text(), QStringLiteral("W_query = rand [3, 2]"));
    QCOMPARE(steps(), 1);
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
    applyTheme(ThemeName::Light, larger);
    Scene scene = lessonScene(lesson.toStdString());
    scene.config.dropout.p = 0.5;
    open(scene);
    m_panel->resize(width, 516);
    auto* scroll = m_panel->findChild<QScrollArea*>();
    QTRY_COMPARE(m_panel->width(), width);
    QTRY_VERIFY2(
        scroll->widget()->width() <= scroll->viewport()->width(),
        qPrintable(QStringLiteral("%1 in %2").arg(scroll->widget()->width()).arg(scroll->viewport()->width())));
    applyTheme(ThemeName::Light);
}

QTEST_MAIN(TestEditorPanel)
#include "tst_editorpanel.moc"
