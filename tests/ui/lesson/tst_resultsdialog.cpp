// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of result codes: what it shows of pasted codes, what it names, what it copies and saves.
#include "tests/ui/support/covered.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/kit/messageline.h"
#include "ui/lesson/resultsdialog.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

const LessonResult ada{"What a weight is", "Ada Lovelace", 8, 7, 5, 12, 14};
const LessonResult stranger{"<b>Masks</b>", "=1+1 <img src=x>", 3, 3, 3, 3, 0};

QString codeOf(const LessonResult& result) { return QString::fromStdString(resultCode(result)); }

QString brokenCode()
{
    QString code = codeOf(ada);
    code[8] = code[8] == u'X' ? u'Y' : u'X';
    return code;
}

QPushButton* buttonOf(const QDialog& dialog, const char* text)
{
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
            return button;
    return nullptr;
}

void setCodes(const QDialog& dialog, const QString& text) { dialog.findChild<QPlainTextEdit*>()->setPlainText(text); }
QString messageOf(const QDialog& dialog) { return dialog.findChild<MessageLine*>()->message(); }

QString bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

class TestResultsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("resultsdialog"));
        useTestLook();
    }

    void pastedCodesAreATable()
    {
        ResultsDialog dialog(QDir::tempPath(), nullptr);
        const auto* table = dialog.findChild<QTableWidget*>();
        QVERIFY(messageOf(dialog).isEmpty());
        QVERIFY(!buttonOf(dialog, "Copy table")->isEnabled());
        setCodes(dialog, codeOf(ada) + u'\n' + codeOf(stranger));
        QVERIFY(messageOf(dialog).isEmpty());
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->horizontalHeaderItem(4)->text(), QStringLiteral("first try"));
        QCOMPARE(table->item(0, 0)->text(), QStringLiteral("Ada Lovelace"));
        QCOMPARE(table->item(0, 7)->text(), QStringLiteral("14"));
        QCOMPARE(table->item(1, 1)->text(), QStringLiteral("<b>Masks</b>"));
        buttonOf(dialog, "Copy table")->click();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("student\tlesson\tsteps\tsolved\tfirst try\twith hint\ttries\tminutes\n"
                                "Ada Lovelace\tWhat a weight is\t8\t7\t5\t0\t12\t14\n"
                                "'=1+1 <img src=x>\t<b>Masks</b>\t3\t3\t3\t0\t3\t0\n"));
    }

    void faultsAreNamedByLine()
    {
        ResultsDialog dialog(QDir::tempPath(), nullptr);
        setCodes(dialog, codeOf(ada) + u'\n' + brokenCode() + u'\n' + codeOf(ada));
        QCOMPARE(messageOf(dialog),
                 QStringLiteral("line 2: the checksum does not match, so a character of the code was changed"));
        QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), 1);
        setCodes(dialog, QStringList(5, brokenCode()).join(u'\n'));
        QVERIFY(messageOf(dialog).endsWith(QStringLiteral("; 2 more")));
        setCodes(dialog, codeOf(ada) + u'\n' + codeOf(ada));
        QCOMPARE(messageOf(dialog), QStringLiteral("line 2: has the same code as line 1; the code counts only once"));
        setCodes(dialog, QStringLiteral("hello"));
        QCOMPARE(messageOf(dialog), QStringLiteral("No codes found in the text. Codes begin with ATTN1- or ATTN2-."));
        QVERIFY(!buttonOf(dialog, "Save as CSV…")->isEnabled());
    }

    void tooMuchTextIsNotRead()
    {
        ResultsDialog dialog(QDir::tempPath(), nullptr);
        setCodes(dialog, codeOf(ada) + QString(ResultsDialog::largest_text, u'\n'));
        QVERIFY(messageOf(dialog).contains(QStringLiteral("attnscope results")));
        QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), 0);
    }

    void codesComeFromAFileAndTheTableGoesIntoOne()
    {
        QTemporaryDir folder;
        const QString codes = folder.filePath(QStringLiteral("codes.txt")),
                      out = folder.filePath(QStringLiteral("r.csv"));
        QFile file(codes);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(codeOf(ada).toUtf8()) > 0);
        file.close();
        ResultsDialog dialog(folder.path(), nullptr);
        dialog.readCodes(codes);
        QSignalSpy reports(&dialog, &ResultsDialog::reported);
        dialog.save(out);
        QTRY_COMPARE(reports.count(), 1);
        QCOMPARE(bytesOf(out), QStringLiteral("student,lesson,steps,solved,first try,with hint,tries,minutes\n"
                                              "Ada Lovelace,What a weight is,8,7,5,0,12,14\n"));
        dialog.readCodes(folder.filePath(QStringLiteral("none.txt")));
        QVERIFY(messageOf(dialog).contains(QStringLiteral("none.txt")));
        QCOMPARE(dialog.findChild<QTableWidget*>()->rowCount(), 1); // those stay
        dialog.save(folder.filePath(QStringLiteral("none/r.csv")));
        QTRY_VERIFY(messageOf(dialog).contains(QStringLiteral("Could not save")));
    }

    void theMouseReachesEveryControl()
    {
        ResultsDialog dialog(QDir::tempPath(), nullptr);
        setCodes(dialog, codeOf(ada));
        dialog.present();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCOMPARE(coveredControls(dialog).join(u'\n'), QString());
    }
};

WINDOW_TEST(TestResultsDialog)
#include "tst_resultsdialog.moc"
