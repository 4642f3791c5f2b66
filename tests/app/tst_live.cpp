// SPDX-License-Identifier: GPL-3.0-or-later
// The main job, in the whole window by synthetic input: a typed number changes every picture, undo brings all of them back.
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/editors/tensortable.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/rail/rail.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace attn;

class TestLive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void aTypedNumberChangesThePictureAndUndoBringsItBack_data();
    void aTypedNumberChangesThePictureAndUndoBringsItBack();
    void anInvalidNumberLeavesThePicture();

private:
    TensorTable* tableOf(const QString& tensor) const;
    void type(TensorTable* table, int row, int column, const QString& text);
    QImage picture() const { return m_window->workArea()->centre()->page()->grab().toImage(); }
    std::vector<float> values() const
    {
        return std::dynamic_pointer_cast<const HeldMatrix>(m_window->workArea()->centre()->page()->focusData())->values;
    }
    QImage rail() const { return m_window->workArea()->rail()->grab().toImage(); }
    // The picture once all queued painting is done: two grabs in a row, with the event loop between them, are the same.
    QImage settledPicture() const;

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QSignalSpy> m_shown;
};

void TestLive::initTestCase()
{
    useTestSettings(QStringLiteral("tst_live"));
    QSettings().clear();
    useTestLook();
}

void TestLive::init()
{
    m_window = std::make_unique<MainWindow>();
    m_shown = std::make_unique<QSignalSpy>(m_window.get(), &MainWindow::shown);
    m_window->openAtStart(QStringLiteral("000.param.seed123"));
    m_window->resize(1280, 692);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->complete();
    QTRY_COMPARE(m_shown->count(), 1);
}

TensorTable* TestLive::tableOf(const QString& tensor) const
{
    for (TensorTable* table : m_window->findChildren<TensorTable*>())
        if (table->isVisible() && table->accessibleName().endsWith(QLatin1Char(' ') + tensor))
            return table;
    return nullptr;
}

QImage TestLive::settledPicture() const
{
    QImage last;
    int same = 0;
    [[maybe_unused]] const bool settled = QTest::qWaitFor([&] {
        QImage now = picture();
        same = now == last ? same + 1 : 0;
        last = now;
        return same >= 3;
    });
    return last;
}

void TestLive::type(TensorTable* table, int row, int column, const QString& text)
{
    table->setFocus();
    table->setCurrentIndex(table->model()->index(row, column));
    QTest::keyClicks(table, text.left(1));
    QWidget* editor = QApplication::focusWidget();
    QTest::keyClicks(editor, text.mid(1));
    QTest::keyClick(editor, Qt::Key_Return);
}

void TestLive::aTypedNumberChangesThePictureAndUndoBringsItBack_data()
{
    QTest::addColumn<QString>("tensor");
    QTest::addColumn<QString>("stage");
    for (const char* tensor : {"x", "W_query"})
        for (const char* stage : {"scores", "softmax", "context"})
            QTest::addRow("%s seen in %s", tensor, stage) << QString::fromLatin1(tensor) << QString::fromLatin1(stage);
}

void TestLive::aTypedNumberChangesThePictureAndUndoBringsItBack()
{
    QFETCH(QString, tensor);
    QFETCH(QString, stage);
    m_window->selection()->setStage(stage);
    TensorTable* table = tableOf(tensor);
    QVERIFY(table);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(1, 1));
    const QImage before = settledPicture(), rail_before = rail();
    const std::vector<float> values_before = values();
    const Scene scene = m_window->document()->scene();

    type(table, 1, 1, QStringLiteral("1/4+2"));
    QTRY_COMPARE(m_shown->count(), 2);
    QCOMPARE(m_window->document()->scene().edits.size(), std::size_t(1));
    QCOMPARE(m_window->document()->scene().edits.inOrder().front().value, 2.25f);
    QVERIFY(values() != values_before);
    QVERIFY(settledPicture() != before);
    QVERIFY(rail() != rail_before);

    m_window->document()->undoStack()->undo();
    QTRY_COMPARE(m_shown->count(), 3);
    QVERIFY(m_window->document()->scene() == scene);
    table->setCurrentIndex(table->model()->index(1, 1));
    QVERIFY(values() == values_before);
    QTRY_COMPARE(picture(), before); // once the frames round the changed cells are gone
    QCOMPARE(rail(), rail_before);
}

void TestLive::anInvalidNumberLeavesThePicture()
{
    TensorTable* table = tableOf(QStringLiteral("x"));
    QVERIFY(table);
    table->setCurrentIndex(table->model()->index(1, 1));
    const QImage before = settledPicture();
    type(table, 1, 1, QStringLiteral("1/"));
    QVERIFY(m_window->document()->scene().edits.empty());
    QCOMPARE(m_shown->count(), 1);
    QCOMPARE(settledPicture(), before);
}

WINDOW_TEST(TestLive)
#include "tst_live.moc"
