// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog of sheets for a class: what it says before, and that files come whole or not at all.
#include "core/headless/commands.h"
#include "tests/ui/support/covered.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/export/sheetsdialog.h"

#include <QCheckBox>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace attn;

namespace {

QPushButton* buttonOf(SheetsDialog& dialog, const char* text)
{
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove(QLatin1Char('&')) == QLatin1String(text))
            return button;
    return nullptr;
}

} // namespace

class TestSheetsDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("sheetsdialog"));
        useTestLook();
    }
    void init() { QSettings().clear(); }

    // Whatever becomes of the window: another one, of another process, has them.
    void namesAreKeptAsTheyAreTyped()
    {
        auto* dialog = new SheetsDialog(scene(), QStringLiteral("/tmp"), nullptr); // never closed
        dialog->setNames(QStringLiteral("Ada\nBob"));
        QTRY_COMPARE_WITH_TIMEOUT(QSettings().value(QStringLiteral("sheets/names")).toString(),
                                  QStringLiteral("Ada\nBob"), 250);
        SheetsDialog other(scene(), QStringLiteral("/tmp"), nullptr);
        QCOMPARE(other.facts(), QStringLiteral("2 worksheets and key.pdf"));
        delete dialog;
    }

    void itSaysWhatWouldBeWrittenAndWhatIsWrong()
    {
        SheetsDialog dialog(scene(), QStringLiteral("/tmp"), nullptr);
        dialog.present();
        QVERIFY(!buttonOf(dialog, "Write worksheets")->isEnabled());
        QVERIFY(dialog.message().isEmpty()); // nothing is wrong with what has not been begun
        dialog.setNames(QStringLiteral("Ada\n\nBob\n"));
        QCOMPARE(dialog.facts(), QStringLiteral("2 worksheets and key.pdf"));
        QVERIFY(buttonOf(dialog, "Write worksheets")->isEnabled());
        dialog.setNames(QStringLiteral("Ada\nBob\nAda"));
        QVERIFY(dialog.message().contains(QStringLiteral("line 3: 'Ada'")));
        QVERIFY(!buttonOf(dialog, "Write worksheets")->isEnabled());
    }

    void theMouseReachesEveryControl()
    {
        SheetsDialog dialog(scene(), QStringLiteral("/tmp"), nullptr);
        dialog.present();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCOMPARE(coveredControls(dialog).join(u'\n'), QString());
    }

    void namesComeFromAFileToo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("class.txt"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("Ada\nBob\nCid\n") > 0);
        file.close();
        SheetsDialog dialog(scene(), folder.path(), nullptr);
        dialog.readNames(path);
        QCOMPARE(dialog.facts(), QStringLiteral("3 worksheets and key.pdf"));
        dialog.readNames(folder.filePath(QStringLiteral("none.txt")));
        QVERIFY(dialog.message().contains(QStringLiteral("none.txt")));
        QCOMPARE(dialog.facts(), QStringLiteral("3 worksheets and key.pdf")); // those stay
    }

    void theFilesComeWithTheKey()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("sheets"));
        SheetsDialog dialog(scene(), out, nullptr);
        dialog.setNames(QStringLiteral("Ada\nBob\n"));
        QSignalSpy written(&dialog, &SheetsDialog::written);
        dialog.present();
        dialog.findChild<QCheckBox*>()->setChecked(true);
        dialog.write();
        QVERIFY(dialog.isWriting());
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(written.first().first().toString().startsWith(QStringLiteral("Wrote 2 worksheets and key.pdf to ")));
        QCOMPARE(QDir(out).entryList(QDir::Files),
                 QStringList({"Ada.pdf", "Bob.pdf", "key.csv", "key.pdf", "questions.xml"}));
        QVERIFY(!dialog.isVisible());
    }

    void theSheetsOfAnotherClassAreReplacedOnlyIfOneSaysSo()
    {
        QTemporaryDir folder;
        for (const char* name : {"Ada.pdf", "key.csv"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("another class") > 0);
        }
        const auto answer = [&](const char* wanted) {
            SheetsDialog dialog(scene(), folder.path(), nullptr);
            dialog.setNames(QStringLiteral("Ada\nBob\n"));
            QString asked;
            QTimer::singleShot(0, &dialog, [&] {
                auto* question = dialog.findChild<QMessageBox*>();
                if (!question)
                    return;
                asked = question->text() + QLatin1Char('|') + question->defaultButton()->text().remove('&');
                for (QAbstractButton* button : question->buttons())
                    if (button->text().remove('&') == QLatin1String(wanted))
                        button->click();
            });
            dialog.write();
            [&] { QTRY_VERIFY(!dialog.isWriting()); }();
            return asked;
        };
        QCOMPARE(answer("Cancel"),
                 QStringLiteral("The folder already contains 2 of these files. Replace them?|Cancel"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({"Ada.pdf", "key.csv"}));
        answer("Replace");
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({"Ada.pdf", "Bob.pdf", "key.csv", "key.pdf"}));
    }

    void whatIsGivenUpWritesNothing()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("sheets"));
        SheetsDialog dialog(scene(), out, nullptr);
        QString names;
        for (int i = 0; i < 200; ++i)
            names += QStringLiteral("Student %1\n").arg(i);
        dialog.setNames(names);
        dialog.present();
        dialog.write();
        dialog.reject();
        QVERIFY(dialog.isVisible()); // it stays, for another try
        QTRY_VERIFY(!dialog.isWriting());
        QVERIFY(dialog.message().contains(QStringLiteral("No file was written")));
        QVERIFY(!QDir(out).exists());
        dialog.reject();
        QVERIFY(!dialog.isVisible());
    }

    void aSceneThatDoesNotFitIsSaid()
    {
        Scene wide = *loadScene("000.simple.softmax");
        *wide.input("x") = Tensor({40, 3}, std::vector<float>(120, 0.5f));
        wide.tokens.clear();
        QTemporaryDir folder;
        SheetsDialog dialog([wide] { return wide; }, folder.filePath(QStringLiteral("out")), nullptr);
        dialog.setNames(QStringLiteral("Ada"));
        dialog.write();
        QTRY_VERIFY(dialog.message().contains(QStringLiteral("a row of 40 keys does not fit on a page")));
        QVERIFY(!QDir(folder.filePath(QStringLiteral("out"))).exists());
    }

private:
    static std::function<Scene()> scene()
    {
        return [] { return *loadScene("000.causal.neg_inf"); };
    }
};

WINDOW_TEST(TestSheetsDialog)
#include "tst_sheetsdialog.moc"
