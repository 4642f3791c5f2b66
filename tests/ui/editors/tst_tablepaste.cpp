// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/editors/tablepaste.h"
#include "ui/editors/tensortable.h"
#include "ui/language/language.h"
#include "ui/theme/colors.h"

#include "tests/ui/support/computedscenes.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

class TestTablePaste : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->open(lessonScene("000.causal.neg_inf"), {});
        m_window = std::make_unique<QWidget>();
        m_table = new TensorTable(m_document.get(), m_window.get());
        m_table->resize(300, 200);
        m_window->show();
        m_table->show(computedOf(m_document->scene()), "x", 0);
        m_table->setCurrentIndex(at(0, 0));
    }

    void cleanup()
    {
        m_window.reset();
        m_document.reset();
    }

    void aPlainBlockThatFitsIsPastedAtOnce()
    {
        paste(QStringLiteral("1\t2\n3\t4"));
        QVERIFY(!preview());
        QCOMPARE(steps(), 1);
        QCOMPARE(value(1, 1), 4.0f);
    }

    void aSpreadsheetOfALanguageWithACommaIsPastedWhileTheProgramSpeaksIt()
    {
        speak(QStringLiteral("de"));
        paste(QStringLiteral("0,1\t-2,5\n1.000,5\t4"));
        speak(QStringLiteral("en"));
        QVERIFY(!preview());
        QCOMPARE(value(0, 1), -2.5f);
        QCOMPARE(value(1, 0), 1000.5f);
        paste(QStringLiteral("0,1\t-2,5"));
        QVERIFY(preview()); // who writes points has not meant this
    }

    void aPrintedTensorIsPasted()
    {
        QApplication::clipboard()->setText(
            QStringLiteral("tensor([[ 1.0000, -2.0000],\n        [ 3.5000,  4.0000]], requires_grad=True)"));
        m_table->setCurrentIndex(at(2, 1));
        QTest::keyClick(m_table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(value(2, 1), 1.0f);
        QCOMPARE(value(2, 2), -2.0f);
        QCOMPARE(value(3, 1), 3.5f);
        QCOMPARE(value(3, 2), 4.0f);
        QCOMPARE(steps(), 1);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == lessonScene("000.causal.neg_inf"));
    }

    void oneNumberFillsTheChosenCells()
    {
        QApplication::clipboard()->setText(QStringLiteral("0.5"));
        m_table->selectionModel()->select(QItemSelection(at(0, 0), at(2, 1)), QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(m_table, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(value(2, 1), 0.5f);
        QCOMPARE(value(0, 0), 0.5f);
        QCOMPARE(m_document->scene().edits.size(), std::size_t(6));
    }

    void aBlockThatDoesNotFitChangesNothing()
    {
        QSignalSpy refused(m_table, &TensorTable::refused);
        QApplication::clipboard()->setText(QStringLiteral("1\t2\n3\t4\n"));
        m_table->setCurrentIndex(at(5, 2));
        QTest::keyClick(m_table, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_document->scene() == lessonScene("000.causal.neg_inf"));
        QCOMPARE(steps(), 0);
        QCOMPARE(refused.size(), 0); // a preview offers what could be done instead
        QVERIFY(m_table->paste()->preview());
        QCOMPARE(m_table->paste()->preview()->plan().fault,
                 QStringLiteral("A block of 2 × 2 values does not fit at x[5, 2]; only 1 × 1 values fit there."));
    }

    void aBadNumberInABlockIsNamed()
    {
        QSignalSpy refused(m_table, &TensorTable::refused);
        QApplication::clipboard()->setText(QStringLiteral("1\t2\n3\tfour\n"));
        QTest::keyClick(m_table, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_document->scene() == lessonScene("000.causal.neg_inf"));
        QVERIFY2(refused[0][0].toString().contains(QStringLiteral("Row 2, column 2")),
                 qPrintable(refused[0][0].toString()));
    }

    void numbersThatAreNotFiniteNeedAYes()
    {
        paste(QStringLiteral("1\tnan\n3\t4"));
        QVERIFY(preview());
        QCOMPARE(steps(), 0);
        QCOMPARE(preview()->plan().sentence, QStringLiteral("2 × 2 values go into x[0, 0] … x[1, 1]"));
        QCOMPARE(preview()->plan().fault, QStringLiteral("1 value is not finite: row 1, column 2: nan."));
        QVERIFY(preview()->plan().preview.cells[1].wrong);
        QTest::keyClick(preview(), Qt::Key_Escape);
        QTRY_VERIFY(!preview());
        QCOMPARE(steps(), 0);
        paste(QStringLiteral("1\tnan\n3\t4"));
        QTest::keyClick(preview(), Qt::Key_Return);
        QTRY_VERIFY(!preview());
        QCOMPARE(steps(), 1);
        QVERIFY(std::isnan(value(0, 1)));
    }

    void theFirstBadCellIsMarked()
    {
        QSignalSpy refused(m_table, &TensorTable::refused);
        paste(QStringLiteral("1\t2\n3\tfour"));
        QVERIFY(preview());
        QVERIFY(preview()->plan().options.empty());
        QCOMPARE(preview()->plan().preview.cells[3].text, QStringLiteral("four"));
        QVERIFY(preview()->plan().preview.cells[3].wrong);
        QVERIFY(preview()->plan().fault.startsWith(QStringLiteral("Row 2, column 2")));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(preview()->findChildren<QPushButton*>().size(), 1); // Close
        QCOMPARE(steps(), 0);
    }

    void moreRowsThanTokensMayReplaceXAsAWhole()
    {
        paste(QStringLiteral("1\t2\t3\n4\t5\t6\n7\t8\t9\n1\t2\t3\n4\t5\t6\n7\t8\t9\n1\t2\t3\n4\t5\t6"));
        QVERIFY(preview());
        QCOMPARE(int(preview()->plan().options.size()), 2);
        QCOMPARE(preview()->plan().options[0].label, QStringLiteral("Replace x (8 tokens)"));
        QCOMPARE(preview()->plan().options[1].label, QStringLiteral("Paste only 6 × 3"));
        QTest::keyClick(preview(), Qt::Key_Return);
        QCOMPARE(steps(), 1);
        const Tensor* x = m_document->scene().input("x");
        QVERIFY(x);
        QCOMPARE(x->dim(-2), 8);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == lessonScene("000.causal.neg_inf"));
    }

    void enterDoesNotTakeTokensAway()
    {
        m_table->setCurrentIndex(at(5, 0));
        paste(QStringLiteral("1\t2\t3\n4\t5\t6\n7\t8\t9"));
        QVERIFY(preview());
        QCOMPARE(int(preview()->plan().options.size()), 2);
        QCOMPARE(preview()->plan().options[1].label, QStringLiteral("Replace x (3 tokens)"));
        QTest::keyClick(preview(), Qt::Key_Return);
        QCOMPARE(value(5, 0), 1.0f);
        QCOMPARE(m_document->scene().input("x")->dim(-2), 6);
    }

    void whatFitsOfALargerBlockMayBePasted()
    {
        m_table->setCurrentIndex(at(5, 1));
        paste(QStringLiteral("1\t2\n3\t4"));
        QVERIFY(preview());
        QCOMPARE(preview()->plan().options.back().label, QStringLiteral("Paste only 1 × 2"));
        Q_EMIT preview()->chosen(static_cast<int>(preview()->plan().options.size()) - 1);
        QCOMPARE(value(5, 1), 1.0f);
        QCOMPARE(value(5, 2), 2.0f);
        QCOMPARE(steps(), 1);
    }

    void aTextThatIsDroppedIsPastedWhereItFalls()
    {
        QMimeData data;
        data.setText(QStringLiteral("5\t6"));
        drop(data, 2, 1);
        QCOMPARE(value(2, 1), 5.0f);
        QCOMPARE(value(2, 2), 6.0f);
    }

    void aTableFileThatIsDroppedIsPastedAndAnArchiveIsNot()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("7,8\n9,10\n");
        file.close();
        QMimeData table;
        table.setUrls({QUrl::fromLocalFile(file.fileName())});
        drop(table, 0, 0);
        QCOMPARE(value(1, 1), 10.0f);
        QMimeData archive;
        archive.setUrls({QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.npz")))});
        QVERIFY(!TablePaste::canTake(&archive));
    }

private:
    QModelIndex at(int row, int column) const { return m_table->tensorModel()->index(row, column); }
    float value(int row, int column) const { return m_table->tensorModel()->value(row, column); }
    int steps() const { return m_document->undoStack()->count(); }
    PastePreview* preview() const { return m_table->paste()->preview(); }

    void paste(const QString& text)
    {
        QApplication::clipboard()->setText(text);
        QTest::keyClick(m_table, Qt::Key_V, Qt::ControlModifier);
    }

    void drop(const QMimeData& data, int row, int column)
    {
        const QPoint place = m_table->visualRect(at(row, column)).center();
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_table->viewport(), &enter); // the application asks who takes it
        QDropEvent event(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_table->viewport(), &event);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QWidget> m_window;
    TensorTable* m_table = nullptr;
};

WINDOW_TEST(TestTablePaste)
#include "tst_tablepaste.moc"
