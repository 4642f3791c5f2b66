// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/realize.h"
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/import/arrayimport.h"
#include "ui/import/arraylist.h"
#include "ui/kit/minitable.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/model/modelsheet.h"
#include "ui/theme/colors.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

ReadArray array(const char* name, Shape shape)
{
    Tensor values(std::move(shape));
    float* numbers = values.mutableData();
    for (std::int64_t i = 0; i < values.size(); ++i)
        numbers[i] = 0.1f * static_cast<float>(i % 17) - 0.5f;
    return {name, "float64", values, 0};
}

// Every row sums to 1, and no two are the same.
ReadArray recorded(const char* name, Shape shape)
{
    ReadArray made = array(name, std::move(shape));
    const std::int64_t columns = made.values.shape().back();
    float* numbers = made.values.mutableData();
    for (std::int64_t row = 0; row < made.values.size() / columns; ++row)
        for (std::int64_t j = 0; j < columns; ++j)
            numbers[row * columns + j] =
                j == row % columns ? 1 - 0.01f * float(row) : 0.01f * float(row) / float(columns - 1);
    return made;
}

Arrays arraysOf(std::vector<ReadArray> arrays)
{
    return std::make_shared<const std::vector<ReadArray>>(std::move(arrays));
}

} // namespace

class TestImportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->open(firstScene(), {});
        m_window = std::make_unique<QWidget>();
    }

    void cleanup()
    {
        m_window.reset();
        m_document.reset();
    }

    void aSceneThatWasNotOpenedIsNotOffered()
    {
        ImportDialog* dialog = open({array("x", {4, 3}), array("W_query", {3, 2})});
        const auto controls = dialog->findChildren<SegmentedControl*>();
        const auto* into = *std::ranges::find(controls, QStringLiteral("Import arrays into"), &QWidget::accessibleName);
        QVERIFY(into->isVisible());
        dialog->choosePlainLayer();
        QVERIFY(!into->isVisible());
        QTRY_VERIFY(dialog->draft().scene);
    }

    void recognisedArraysAreImportedAsOneStepThatUndoTakesBack()
    {
        ImportDialog* dialog = open({array("x", {4, 3}), array("W_query", {3, 2})});
        QTRY_VERIFY(dialog->draft().scene);
        const Scene expected = *dialog->draft().scene;
        QSignalSpy imported(dialog, &ImportDialog::imported);
        dialog->import();
        QCOMPARE(imported.count(), 1);
        QVERIFY(m_document->scene() == expected);
        QVERIFY(m_document->scene().input("x")->shape().end()[-2] == 4);
        QCOMPARE(m_document->undoStack()->count(), 1);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == firstScene());
    }

    void choicesOfTheTableArePlannedAndShown()
    {
        ImportDialog* dialog =
            open({array("first", {4, 3}), array("a", {3, 2}), array("b", {3, 2}), array("c", {3, 2})});
        QTRY_VERIFY(!dialog->isPlanning());
        auto* target = dialog->findChildren<QComboBox*>().last();
        const ImportTarget targets[] = {ImportTarget::X, ImportTarget::WQuery, ImportTarget::WKey,
                                        ImportTarget::WValue};
        for (int row = 0; row < 4; ++row) {
            dialog->table()->selectRow(row);
            choose(target, targets[row]);
            QTRY_VERIFY(!dialog->isPlanning()); // not all yet: an error, which keeps what was chosen
        }
        QVERIFY2(dialog->draft().plan, qPrintable(dialog->message()));
        for (int row = 0; row < 4; ++row)
            QCOMPARE(dialog->draft().plan->steps[std::size_t(row)].target, targets[row]);
        QCOMPARE(
            dialog->table()->model()->index(3, ArrayList::Becomes).data().toString().section(QLatin1Char(','), 0, 0),
            QStringLiteral("W_value"));
    }

    void weightsOfAnotherWidthGoIntoAPlainLayerWithRandomEmbeddings()
    {
        ImportDialog* dialog = open({array("h.0.attn.c_attn.weight", {8, 24}), array("h.0.attn.c_attn.bias", {24})});
        QTRY_VERIFY(dialog->draft().scene);
        QCOMPARE(dialog->draft().random_x, 8);
        QString all;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            all += label->text();
        QVERIFY(all.contains(QStringLiteral("6 random embeddings of width 8")));
        for (const std::string& sentence : dialog->draft().plan->sentences)
            QVERIFY2(all.contains(QString::fromStdString(sentence)), sentence.c_str());
        QVERIFY(plan(*dialog->draft().scene));
        QCOMPARE(dialog->draft().scene->config.d_in, 8);
    }

    void headsThatShareKeysAreAskedFor()
    {
        ImportDialog* dialog =
            open({array("x", {4, 6}), array("self_attn.q_proj.weight", {8, 6}),
                  array("self_attn.k_proj.weight", {4, 6}), array("self_attn.v_proj.weight", {4, 6})});
        QTRY_VERIFY(!dialog->isPlanning());
        QTRY_VERIFY(dialog->message().contains(QStringLiteral("Provide the number of heads or of key/value heads")));
        QSpinBox *heads = named(dialog, QStringLiteral("Heads")), *keys = named(dialog, QStringLiteral("KV heads"));
        QVERIFY(heads && keys && keys->isVisible());
        heads->setValue(4);
        QTRY_VERIFY(dialog->draft().scene);
        QCOMPARE(dialog->draft().plan->kv_heads, 2);
        QCOMPARE(keys->value(), 2);
        QVERIFY(dialog->message().isEmpty());
        keys->setValue(1); // which four heads of 2 cannot be: two of 4 are
        QTRY_VERIFY(dialog->draft().plan && dialog->draft().plan->kv_heads == 1);
        QCOMPARE(dialog->draft().plan->heads, 2);
        QCOMPARE(heads->value(), 2);
        heads->setValue(8);
        QTRY_VERIFY(dialog->draft().plan && dialog->draft().plan->heads == 8);
        QCOMPARE(keys->value(), 4);
        dialog->import();
        QCOMPARE(m_document->scene().config.num_kv_heads.value_or(0), 4);
    }

    void aConfigBesideTheFileSetsAPlainLayer()
    {
        ImportDialog* dialog =
            open({array("x", {4, 6}), array("self_attn.q_proj.weight", {8, 6}),
                  array("self_attn.k_proj.weight", {4, 6}), array("self_attn.v_proj.weight", {4, 6})},
                 {R"({"model_type": "llama", "hidden_size": 6, "num_attention_heads": 4,
                      "num_key_value_heads": 2, "head_dim": 2})"},
                 true);
        QTRY_VERIFY(!dialog->isPlanning() && dialog->draft().scene);
        const Config& config = dialog->draft().scene->config;
        QCOMPARE(config.num_kv_heads.value_or(0), 2);
        QVERIFY(config.rope && config.mask.kind == MaskKind::Causal);
    }

    void whereNoLayerComesThereAreNoKeyHeadsToChoose()
    {
        ImportDialog* dialog = open({array("x", {4, 3})});
        QTRY_VERIFY(dialog->draft().scene);
        QVERIFY(!named(dialog, QStringLiteral("KV heads"))->isVisible());
    }

    void aLayoutThatWasNotChosenIsTheOneThatFits()
    {
        const auto arrays = arraysOf({array("a", {3, 4}), array("b", {3, 4}), array("c", {3, 4})});
        ImportChoices choices;
        for (const auto& [name, target] : {std::pair{"a", ImportTarget::WQuery}, std::pair{"b", ImportTarget::WKey},
                                           std::pair{"c", ImportTarget::WValue}})
            choices.steps.push_back({name, target, true});
        choices.steps.back().transposed = false; // [out, in] = [3, 4] does not go with [in, out] = [3, 4]
        QVERIFY(!draftImport(arrays, firstScene(), choices).scene);
        const ImportDraft draft = draftImport(arrays, firstScene(), choices, {"c"});
        QVERIFY(draft.scene);
        QVERIFY(draft.choices.steps.back().transposed);
    }

    // Square ones too, whose shape tells nothing: what the table, the box and the sentence say is what is done.
    // It would be a page that nothing can be computed of, nor read again.
    void aLayerOfAnotherWidthIsNotPutIntoAModel()
    {
        const auto arrays = std::make_shared<const std::vector<ReadArray>>(
            std::vector<ReadArray>{{"x", "float32", Tensor({5, 8}), 0},
                                   {"W_query", "float32", Tensor({8, 8}), 0},
                                   {"W_key", "float32", Tensor({8, 8}), 0},
                                   {"W_value", "float32", Tensor({8, 8}), 0}});
        const auto runner = tinyRunner();
        const ImportDraft draft = draftImport(arrays, pageOfTiny(*runner), {}, {});
        QVERIFY(!draft.scene);
        QVERIFY2(draft.error.find("Use a plain layer") != std::string::npos, draft.error.c_str());
    }

    void ofTheLayoutEverythingSaysTheSame()
    {
        const auto square = [](bool layers) {
            const char* names[] = {layers ? "q_proj.weight" : "W_query", layers ? "k_proj.weight" : "W_key",
                                   layers ? "v_proj.weight" : "W_value"};
            return std::vector<ReadArray>{array("x", {4, 3}), array(names[0], {3, 3}), array(names[1], {3, 3}),
                                          array(names[2], {3, 3})};
        };
        for (const bool layers : {false, true}) {
            const auto arrays = square(layers);
            ImportDialog* dialog = open(arrays);
            QTRY_VERIFY(dialog->draft().scene);
            dialog->table()->selectRow(1);
            const QString becomes = dialog->table()->model()->index(1, ArrayList::Becomes).data().toString();
            QCOMPARE(becomes, layers ? QStringLiteral("W_query") : QStringLiteral("W_query, [in, out]"));
            QCOMPARE(dialog->findChild<QCheckBox*>()->isChecked(), !layers);
            QCOMPARE(dialog->findChild<QCheckBox*>()->text(), QStringLiteral("The array is [in, out]"));
            QCOMPARE(dialog->draft().plan->sentences[1],
                     std::string(layers ? "q_proj.weight [3, 3] becomes W_query.weight [3, 3]"
                                        : "W_query [3, 3] becomes W_query [3, 3]"));
            QVERIFY(*dialog->draft().scene->input(layers ? "W_query.weight" : "W_query") == arrays[1].values);
            dialog->findChild<QCheckBox*>()->click(); // this one alone is the other way round
            QTRY_VERIFY(!dialog->isPlanning());
            QCOMPARE(dialog->draft().plan->steps[1].transposed, layers);
            const std::string sentence = dialog->draft().plan->sentences[1];
            QCOMPARE(sentence.ends_with(", transposed"), layers);
            const Tensor* taken = dialog->draft().scene->input("W_query.weight");
            QVERIFY(taken);
            QCOMPARE(*taken == arrays[1].values, !layers);
        }
    }

    void theCutOfAFusedLayerIsChosenInItsRow()
    {
        const ReadArray weights = array("qkv_proj.weight", {12, 4});
        ImportDialog* dialog = open({array("x", {4, 4}), weights, array("qkv_proj.bias", {12})});
        QTRY_VERIFY(dialog->draft().scene);
        const QList<QRadioButton*> answers = dialog->findChildren<QRadioButton*>();
        QCOMPARE(answers.size(), 2);
        dialog->table()->selectRow(1);
        QVERIFY(!answers[0]->isVisible()); // of one head both are the same
        named(dialog, QStringLiteral("Heads"))->setValue(2);
        QTRY_VERIFY(answers[0]->isVisible());
        QCOMPARE(answers[0]->text(), QStringLiteral("Three blocks"));
        QCOMPARE(answers[1]->text(), QStringLiteral("Per head"));
        QVERIFY(answers[0]->isChecked());
        const auto shown = [dialog](const QString& words) {
            return std::ranges::any_of(dialog->findChildren<QLabel*>(), [&](const QLabel* label) {
                return label->isVisible() && label->text().contains(words);
            });
        };
        const QString line = QStringLiteral(
            "qkv_proj.weight is read as “three blocks”. If it should be “per head”, select that next to the array.");
        QVERIFY(shown(line));
        QVERIFY(shown(QStringLiteral("all of q, then all of k, then all of v")));
        QVERIFY(!shown(QStringLiteral("--map")));
        // Key 0 of head 0 is row 4 of three blocks, row 2 of two heads.
        for (const int row : {4, 2})
            QVERIFY(shown(QStringLiteral("The key weights of head 0 begin with %1,")
                              .arg(QString::number(double(weights.values[row * 4]), 'g', 4))));
        QVERIFY(dialog->draft().scene->config.projection == Projection::FusedBlocks);
        answers[1]->click();
        QTRY_VERIFY(!dialog->isPlanning());
        QVERIFY(dialog->draft().scene->config.projection == Projection::FusedInterleaved);
        QVERIFY(answers[1]->isChecked());
        QCOMPARE(dialog->table()->model()->index(1, ArrayList::Becomes).data().toString(),
                 QStringLiteral("qkv, per head"));
        QVERIFY(!shown(line));
        named(dialog, QStringLiteral("Heads"))->setValue(4); // stays chosen
        QTRY_VERIFY(!dialog->isPlanning());
        QVERIFY(dialog->draft().scene->config.projection == Projection::FusedInterleaved);
        dialog->table()->selectRow(0);
        QVERIFY(!answers[0]->isVisible());
    }

    void recordedLayersStandBesideEachOtherAndAreChosenByTheirHeads()
    {
        for (const bool stacked : {true, false}) {
            std::vector<ReadArray> arrays{recorded("attentions", {3, 1, 2, 4, 4})};
            if (!stacked) {
                const Tensor all = arrays.front().values;
                arrays.clear();
                for (int layer = 0; layer < 3; ++layer)
                    arrays.push_back({"attentions." + std::to_string(layer), "float64",
                                      Tensor({1, 2, 4, 4}, {all.data() + layer * 32, all.data() + layer * 32 + 32}),
                                      0});
            }
            const Tensor third =
                stacked ? Tensor({1, 2, 4, 4}, {arrays[0].values.data() + 64, arrays[0].values.data() + 96})
                        : arrays[2].values;
            ImportDialog* dialog = open(arrays);
            dialog->choosePlainLayer();
            QTRY_VERIFY(dialog->views()->isVisible());
            const PagePicturePtr page = dialog->sheet()->picture();
            QCOMPARE(page->layers.size(), std::size_t(3));
            QCOMPARE(page->layers[2].heads.size(), std::size_t(2));
            QCOMPARE(page->head({2, 1}).now->values[5], third[16 + 5]);
            QVERIFY(dialog->sheet()->isVisible() && !dialog->table()->isVisible());
            QSignalSpy imported(dialog, &ImportDialog::imported);
            const QPoint place = dialog->sheet()->mapRect({2, 1}).center().toPoint();
            QTest::mouseClick(dialog->sheet()->viewport(), Qt::LeftButton, {}, place);
            QTest::mouseDClick(dialog->sheet()->viewport(), Qt::LeftButton, {}, place);
            QTRY_COMPARE(imported.count(), 1);
            QVERIFY(*m_document->scene().input("weights") == third);
            QCOMPARE(m_document->scene().view->head, 1);
        }
    }

    void arraysOfOneLayerHaveNoPage()
    {
        ImportDialog* dialog = open({recorded("attentions", {1, 2, 4, 4})});
        QTRY_VERIFY(dialog->draft().scene);
        QVERIFY(!dialog->views()->isVisible());
        QVERIFY(dialog->table()->isVisible());
    }

    void whatDoesNotFitIsSaidAndCannotBeImported()
    {
        ImportDialog* dialog = open({array("W_query", {5, 7, 2})});
        QTRY_VERIFY(!dialog->isPlanning());
        auto* target = dialog->findChildren<QComboBox*>().last();
        choose(target, ImportTarget::WQuery);
        QTRY_VERIFY(!dialog->message().isEmpty());
        QVERIFY(!importButton(dialog)->isEnabled());
        dialog->import();
        QVERIFY(m_document->scene() == firstScene());
    }

    void thePlanFollowsTheSceneBehindTheDialog()
    {
        ImportDialog* dialog = open({array("x", {4, 3})});
        QTRY_VERIFY(dialog->draft().scene);
        Scene masked = firstScene();
        masked.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
        QVERIFY(!m_document->edit({}, masked, ChangePart::Config));
        QTRY_VERIFY(dialog->draft().scene && dialog->draft().scene->config.mask.kind == MaskKind::Causal);
    }

    void aFileIsReadWhileTheDialogIsOpen()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1,2,3\n4,5,6\n");
        file.close();
        ArrayImport import(m_document.get(), m_window.get());
        import.open(path);
        QVERIFY(import.dialog());
        QTRY_VERIFY(import.dialog()->draft().scene);
        QCOMPARE(import.dialog()->table()->model()->rowCount(), 1);
        import.open(folder.filePath(QStringLiteral("none.npy")));
        QTRY_VERIFY(!import.dialog()->message().isEmpty());
        QVERIFY(!importButton(import.dialog())->isEnabled());
    }

    void closingWhileAFileIsReadLeavesEverythingAsItWas()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("x.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (int i = 0; i < 100'000; ++i)
            file.write("1,2,3\n");
        file.close();
        ArrayImport import(m_document.get(), m_window.get());
        import.open(path);
        import.dialog()->close();
        QTRY_VERIFY(!import.dialog());
        QVERIFY(m_document->scene() == firstScene());
    }

    void theFirstNumbersAreShownAndWhatIsNotFiniteIsMarked()
    {
        Tensor values({2, 3}, {1, -2.5f, 0, std::numeric_limits<float>::quiet_NaN(), 4, 5});
        const MiniMatrix matrix = miniMatrix(values, 2, 2, 2);
        QCOMPARE(matrix.rows, 2);
        QCOMPARE(matrix.columns, 2);
        QVERIFY(matrix.moreColumns);
        QVERIFY(!matrix.moreRows);
        QCOMPARE(matrix.cells[1].text, QStringLiteral("−2.50"));
        QVERIFY(matrix.cells[2].wrong);
        QVERIFY(!matrix.cells[3].wrong);
        QCOMPARE(miniMatrix(Tensor({5}), 4, 4, 2).rows, 1);
    }

private:
    ImportDialog* open(std::vector<ReadArray> arrays, const ConfigBeside& config = {}, bool plain = false)
    {
        auto* dialog = new ImportDialog(m_document.get(), QStringLiteral("arrays.npz"), m_window.get());
        if (plain)
            dialog->choosePlainLayer();
        dialog->show();
        dialog->setArrays(arraysOf(std::move(arrays)), config);
        return dialog;
    }

    static void choose(QComboBox* box, ImportTarget target)
    {
        box->setCurrentIndex(static_cast<int>(target));
        Q_EMIT box->activated(box->currentIndex());
    }

    static QSpinBox* named(const QDialog* dialog, const QString& name)
    {
        for (QSpinBox* box : dialog->findChildren<QSpinBox*>())
            if (box->accessibleName() == name)
                return box;
        return nullptr;
    }

    static QPushButton* importButton(const QDialog* dialog)
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Import"))
                return button;
        return nullptr;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QWidget> m_window;
};

WINDOW_TEST(TestImportDialog)
#include "tst_importdialog.moc"
