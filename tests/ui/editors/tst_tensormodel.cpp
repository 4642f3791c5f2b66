// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/editorscenes.h"
#include "tests/ui/support/sizedscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/tensormodel.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace attn;

class TestTensorModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEditIsShownAtOnceAndUndoneExactly();
    void expressionsAreEvaluated_data();
    void expressionsAreEvaluated();
    void whatIsNoNumberChangesNothing();
    void idsAndMasksTakeOnlyTheirOwnNumbers();
    void editsCanBeTakenBack();
    void theSameNumbersAgainAreNoEdit();
    void linesAreNamedAfterWhatTheyMean();
    void keysWithNamesOfTheirOwnAreNamedSo();
    void headsBeginBlocks();
    void decimalsFollowTheNumbers();
    void tintIsRelativeToTheLargest();
    void oneRangedChangeForAllCells();
    void aLargeTensorIsQuick();

private:
    Document m_document;
};

void TestTensorModel::anEditIsShownAtOnceAndUndoneExactly()
{
    m_document.open(journeyScene(), {});
    TensorModel model(&m_document);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(computedOf(m_document.scene()), "W_query", 0);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), 2);
    const Scene before = m_document.scene();
    const float drawn = model.value(1, 0);

    QVERIFY(model.setData(model.index(1, 0), QStringLiteral("0.5"), Qt::EditRole));
    QCOMPARE(model.value(1, 0), 0.5f);
    QVERIFY(model.index(1, 0).data(TensorModel::EditedRole).toBool());
    QVERIFY(!model.index(0, 0).data(TensorModel::EditedRole).toBool());
    QCOMPARE(m_document.scene().edits.size(), std::size_t(1));
    QCOMPARE(m_document.undoStack()->undoText(), QStringLiteral("Set W_query[1, 0] to 0.5"));

    m_document.undoStack()->undo();
    QVERIFY(m_document.scene() == before);
    QCOMPARE(model.value(1, 0), drawn);
}

void TestTensorModel::expressionsAreEvaluated_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<float>("value");
    QTest::newRow("number") << "0.25" << 0.25f;
    QTest::newRow("quotient") << "1/sqrt(4)" << 0.5f;
    QTest::newRow("spreadsheet") << "= 2*3" << 6.0f;
    QTest::newRow("negative") << "-1e-3" << -1e-3f;
    QTest::newRow("infinite") << "-inf" << -INFINITY;
}

void TestTensorModel::expressionsAreEvaluated()
{
    QFETCH(QString, typed);
    QFETCH(float, value);
    m_document.open(journeyScene(), {});
    TensorModel model(&m_document);
    model.show(computedOf(m_document.scene()), "x", 0);
    QVERIFY(model.setData(model.index(2, 1), typed, Qt::EditRole));
    QCOMPARE(model.value(2, 1), value);
}

void TestTensorModel::whatIsNoNumberChangesNothing()
{
    m_document.open(journeyScene(), {});
    TensorModel model(&m_document);
    model.show(computedOf(m_document.scene()), "x", 0);
    QSignalSpy refused(&model, &TensorModel::refused);
    const Scene before = m_document.scene();
    for (const char* typed : {"abc", "1/0", "1e39", ""}) {
        QVERIFY2(!model.setData(model.index(0, 0), QString::fromLatin1(typed), Qt::EditRole), typed);
        QVERIFY(m_document.scene() == before);
    }
    QCOMPARE(refused.size(), 4);
    QCOMPARE(m_document.undoStack()->count(), 0);
}

void TestTensorModel::idsAndMasksTakeOnlyTheirOwnNumbers()
{
    m_document.open(lessonScene("004.fused"), {});
    TensorModel ids(&m_document), blocked(&m_document);
    const ComputedPtr computed = computedOf(m_document.scene());
    ids.show(computed, "ids", 0);
    blocked.show(computed, "blocked", 0);
    QCOMPARE(ids.columnCount(), 1); // upright, beside the words
    QCOMPARE(blocked.rowCount(), 1);
    QSignalSpy refused(&ids, &TensorModel::refused);
    QVERIFY(!ids.setData(ids.index(0, 0), QStringLiteral("5"), Qt::EditRole)); // the table has rows 0 to 4
    QVERIFY(!ids.setData(ids.index(0, 0), QStringLiteral("1.5"), Qt::EditRole));
    QCOMPARE(refused.size(), 2);
    QVERIFY2(refused[0][0].toString().contains(QStringLiteral("from 0 to 4")), qPrintable(refused[0][0].toString()));
    QVERIFY(ids.setData(ids.index(0, 0), QStringLiteral("4"), Qt::EditRole));
    QVERIFY(!blocked.setData(blocked.index(0, 0), QStringLiteral("2"), Qt::EditRole));
    const float before = blocked.value(0, 0);
    QVERIFY(
        blocked.setData(blocked.index(0, 0), before == 0 ? QStringLiteral("1") : QStringLiteral("0"), Qt::EditRole));
    QCOMPARE(blocked.value(0, 0), 1 - before);
}

void TestTensorModel::editsCanBeTakenBack()
{
    m_document.open(journeyScene(), {});
    TensorModel model(&m_document);
    model.show(computedOf(m_document.scene()), "x", 0);
    const Scene before = m_document.scene();
    const CellValue cells[] = {{0, 0, 1.0f}, {1, 0, 2.0f}};
    QVERIFY(!model.setValues(cells));
    QCOMPARE(m_document.undoStack()->count(), 1);
    QVERIFY(!model.takeBack({model.index(0, 0), model.index(1, 0), model.index(2, 0)}));
    QVERIFY(m_document.scene() == before);
    QCOMPARE(model.value(0, 0), 0.43f);
    QVERIFY(!model.takeBack({model.index(0, 0)})); // nothing to take back: no step
    QCOMPARE(m_document.undoStack()->count(), 2);
}

void TestTensorModel::theSameNumbersAgainAreNoEdit()
{
    m_document.open(journeyScene(), {});
    TensorModel model(&m_document);
    model.show(computedOf(m_document.scene()), "x", 0);
    QSignalSpy accepted(&model, &TensorModel::accepted);
    const CellValue same[] = {{0, 0, model.value(0, 0)}, {1, 0, model.value(1, 0)}};
    QVERIFY(!model.setValues(same));
    QCOMPARE(accepted.size(), 1);
    QVERIFY(!m_document.isModified() && !model.isEdited(0, 0));
    const CellValue one_other[] = {same[0], {1, 0, -0.0f}};
    QVERIFY(!model.setValues(one_other));
    QCOMPARE(m_document.undoStack()->count(), 1);
    QVERIFY(!model.setValues(one_other));
    QCOMPARE(m_document.undoStack()->count(), 1);
}

void TestTensorModel::linesAreNamedAfterWhatTheyMean()
{
    m_document.open(journeyScene(), {});
    const ComputedPtr computed = computedOf(m_document.scene());
    TensorModel model(&m_document);
    model.show(computed, "x", 0);
    QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("journey"));
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("1"));
    model.show(computed, "W_query", 0);
    QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("in 0"));
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("out 1"));
    m_document.open(lessonScene("000.linear.seed123"), {});
    model.show(computedOf(m_document.scene()), "W_key.weight", 0); // nn.Linear stores [out, in]
    QCOMPARE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("out 0"));
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("in 2"));
}

void TestTensorModel::keysWithNamesOfTheirOwnAreNamedSo()
{
    Scene scene = recordedScene(3, 3, 1); // as many as queries
    scene.tokens = {{"x", "y", "z"}};
    scene.memory_tokens = {{"a", "b", "c"}};
    scene.inputs.push_back({"hidden", Tensor({3, 3}, Kind::Boolean)});
    scene.config.mask = {.kind = MaskKind::CustomBool, .apply = MaskApply::FillNegInf, .tensor = "hidden"};
    m_document.open(scene, {});
    TensorModel model(&m_document);
    const auto named = [&](const char* tensor, Qt::Orientation orientation) {
        model.show(computedOf(m_document.scene()), tensor, 0);
        return model.headerData(1, orientation, Qt::DisplayRole).toString();
    };
    QCOMPARE(named("q", Qt::Vertical), QStringLiteral("y"));
    QCOMPARE(named("k", Qt::Vertical), QStringLiteral("b"));
    QCOMPARE(named("v", Qt::Vertical), QStringLiteral("b"));
    QCOMPARE(named("hidden", Qt::Vertical), QStringLiteral("y"));
    QCOMPARE(named("hidden", Qt::Horizontal), QStringLiteral("b"));
}

void TestTensorModel::headsBeginBlocks()
{
    m_document.open(lessonScene("000.mha"), {});
    TensorModel model(&m_document);
    model.show(computedOf(m_document.scene()), "W_query.weight", 0);
    QCOMPARE(model.headerData(1, Qt::Vertical, TensorModel::BlockNameRole).toString(), QStringLiteral("head 1"));
    m_document.open(lessonScene("004.fused"), {}); // interleaved: q, k, v of head 0, then of head 1
    model.show(computedOf(m_document.scene()), "qkv.weight", 0);
    QCOMPARE(model.headerData(2, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("h0 k 0"));
    QCOMPARE(model.headerData(6, Qt::Vertical, TensorModel::BlockNameRole).toString(), QStringLiteral("q, head 1"));
}

void TestTensorModel::decimalsFollowTheNumbers()
{
    m_document.open(journeyScene(), {});
    const ComputedPtr computed = computedOf(m_document.scene());
    TensorModel model(&m_document);
    model.show(computed, "x", 0);
    QCOMPARE(model.wantedDecimals(4), 2); // 0.43
    model.show(computed, "W_query", 0);
    QCOMPARE(model.wantedDecimals(4), 4);
    model.setDecimals(4);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("0.2961"));
    QVERIFY(model.setData(model.index(0, 0), QStringLiteral("-0.5"), Qt::EditRole));
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("−0.5000")); // a true minus on screen
    QCOMPARE(model.index(0, 0).data(Qt::EditRole).toString(), QStringLiteral("-0.5"));
}

void TestTensorModel::tintIsRelativeToTheLargest()
{
    m_document.open(journeyScene(), {});
    TensorModel model(&m_document);
    model.show(computedOf(m_document.scene()), "x", 0);
    QCOMPARE(model.index(0, 2).data(TensorModel::TintRole).toDouble(), 1.0); // 0.89 is the largest
    QVERIFY(model.setData(model.index(0, 0), QStringLiteral("-1.78"), Qt::EditRole));
    QCOMPARE(model.index(0, 0).data(TensorModel::TintRole).toDouble(), -1.0);
    QVERIFY(std::abs(model.index(0, 2).data(TensorModel::TintRole).toDouble() - 0.5) < 1e-6);
}

void TestTensorModel::oneRangedChangeForAllCells()
{
    m_document.open(journeyScene(), {});
    TensorModel model(&m_document);
    model.show(computedOf(m_document.scene()), "x", 0);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged), reset(&model, &QAbstractItemModel::modelReset);
    QVERIFY(model.setData(model.index(0, 0), QStringLiteral("7"), Qt::EditRole));
    QCOMPARE(changed.size(), 1);
    model.show(computedOf(m_document.scene()), "x", 0); // which brings nothing that is not shown already
    QCOMPARE(changed.size(), 1);
    m_document.undoStack()->undo();
    QCOMPARE(changed.size(), 2);
    QCOMPARE(reset.size(), 0);
}

void TestTensorModel::aLargeTensorIsQuick()
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Rand{"x", {8, 1024}, {}}, Rand{"W_query", {1024, 1024}, {}},
                   Rand{"W_key", {1024, 1024}, {}}, Rand{"W_value", {1024, 1024}, {}}};
    scene.config.projection = Projection::Param;
    scene.config.d_in = scene.config.d_out = 1024;
    m_document.open(scene, {});
    const ComputedPtr computed = computedOf(scene);
    TensorModel model(&m_document);
    QElapsedTimer timer;
    timer.start();
    model.show(computed, "W_query", 0);
    for (int i = 0; i < 10; ++i)
        QVERIFY(model.setData(model.index(i, i), QString::number(i), Qt::EditRole));
    QVERIFY2(timer.elapsed() < 2000,
             qPrintable(QString::number(timer.elapsed()))); // a million cells; an unoptimised build
}

WINDOW_TEST(TestTensorModel)
#include "tst_tensormodel.moc"
