// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet command from outside: a file with names in, a PDF for each and a key out.
#include "core/lessons/lesson.h"
#include "tests/app/programrun.h"
#include "tests/ui/support/testprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>

namespace {

Run runSheetWith(const QStringList& arguments) { return runProgram(QStringList{QStringLiteral("sheet")} + arguments); }

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

QString textOf(const QString& pdf)
{
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
    return reader.waitForFinished(60'000) ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

// How often each number with three decimals stands in a text: what is worked out has as many.
std::map<QString, int> workedNumbers(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("[−-]?\\d+\\.\\d{3}(?!\\d)"));
    std::map<QString, int> numbers;
    for (auto found = number.globalMatch(text); found.hasNext();)
        ++numbers[found.next().captured()];
    return numbers;
}

int countOf(const std::map<QString, int>& numbers)
{
    int count = 0;
    for (const auto& [number, times] : numbers)
        count += times;
    return count;
}

} // namespace

class TestSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // One of the three has large scores.
    void aClassHasOneFormula()
    {
        QTemporaryDir folder;
        const QString names = written(folder, "Ada\nBen\nCleo\n"), out = folder.filePath("sheets");
        QCOMPARE(runSheetWith({"000.causal.neg_inf", "--names", names, "--out", out}).status, 0);
        for (const char* name : {"Ada", "Ben", "Cleo"})
            QVERIFY2(textOf(QStringLiteral("%1/%2.pdf").arg(out, name)).contains(QStringLiteral("max")), name);
    }

    void everyLessonGivesASheetForEachNameAndAKeyWithMoreNumbers()
    {
        QTemporaryDir folder;
        const QString names = written(folder, "Ada\n");
        for (const attn::LessonEntry& lesson : attn::lessons()) {
            const QString id = QString::fromUtf8(lesson.id.data(), qsizetype(lesson.id.size()));
            const QString out = folder.filePath(id);
            const Run run = runSheetWith({id, "--names", names, "--out", out});
            if (run.status == 4 && id.startsWith(QLatin1String("today."))) { // it says what a sheet has no place for
                QVERIFY2(run.error.contains("a worksheet "), run.error.constData());
                continue;
            }
            QVERIFY2(run.error.isEmpty(), qPrintable(id + QString::fromUtf8(run.error)));
            QCOMPARE(run.out, QByteArray());
            QCOMPARE(run.status, 0);
            QCOMPARE(filesIn(out),
                     QStringList({QStringLiteral("Ada.pdf"), QStringLiteral("key.csv"), QStringLiteral("key.pdf")}));
            const auto sheet = workedNumbers(textOf(out + "/Ada.pdf")), key = workedNumbers(textOf(out + "/key.pdf"));
            for (const auto& [number, times] : sheet)
                QVERIFY2(key.contains(number) && key.at(number) >= times, qPrintable(id + number));
            QVERIFY2(countOf(key) >= countOf(sheet) + 4, qPrintable(id));
        }
    }

    void aStudentsFileHasNoAnswerAndTheKeyHasThem()
    {
        QTemporaryDir folder;
        const QString names = written(folder, "Grace Hopper\n"), out = folder.filePath("out");
        QCOMPARE(runSheetWith({"000.causal.neg_inf", "--names", names, "--out", out}).status, 0);
        const QString sheet = textOf(out + "/Grace_Hopper.pdf"), key = textOf(out + "/key.pdf");
        for (const char* both : {"Attention by hand", "Grace Hopper", "Query of “starts”", "tolerance", "sheet 1 of 1"})
            QVERIFY2(sheet.contains(QString::fromUtf8(both)) && key.contains(QString::fromUtf8(both)), both);
        QVERIFY(key.contains(QStringLiteral("Attention by hand: answer key")));
        QVERIFY(!sheet.contains(QStringLiteral(": answer key")));
        const auto asked = workedNumbers(sheet), said = workedNumbers(key);
        int answers = 0;
        for (const auto& [number, times] : said)
            answers += asked.contains(number) ? 0 : times;
        QVERIFY2(answers >= 10, qPrintable(QString::number(answers))); // of 19: some stand elsewhere, too
        // In its place, and in the line of the student.
        QCOMPARE(countOf(said) - countOf(asked), 2 * (1 + 3 * 4 + 1 + 2) + 3 + 1);
    }

    void namesBecomeFilesThatDoNotCollide()
    {
        QTemporaryDir folder;
        const QString names = written(folder,
                                      "\xEF\xBB\xBF Ada \r\n\r\nada!\r\nkey\r\n\xF0\x9F\xA6\x8A\r\n../etc\r\nCON\r\n"),
                      out = folder.filePath("out");
        const Run run = runSheetWith({"000.simple.softmax", "--names", names, "--out", out});
        QVERIFY(run.error.isEmpty() || run.error.contains("\xF0\x9F\xA6\x8A")); // that no font has it
        QStringList files = filesIn(out);
        std::ranges::sort(files);
        QCOMPARE(files, QStringList({"Ada.pdf", "_CON.pdf", "ada_2.pdf", "etc.pdf", "key.csv", "key.pdf", "key_2.pdf",
                                     "student_4.pdf"}));
        const QString key = textOf(out + "/key.pdf");
        QVERIFY(key.indexOf(QStringLiteral("Ada")) < key.indexOf(QStringLiteral("ada!"))); // in the order of the names
        QVERIFY(textOf(out + "/etc.pdf").contains(QStringLiteral("sheet 5 of 6")));
    }

    void filesKeepTheMarksOfALanguageAndAreCutBetweenLetters()
    {
        QTemporaryDir folder;
        const QString many = QStringLiteral("कि").repeated(45), cut = QStringLiteral("कि").repeated(30);
        const QStringList names = {"रीना", "राना", "Anna", "ดี", "ดา", "𑀓𑀺", "𐐀", "Zoe\u0301 b", many};
        const QString out = folder.filePath("out");
        const Run run =
            runSheetWith({"000.simple.softmax", "--names", written(folder, names.join(u'\n').toUtf8()), "--out", out});
        QVERIFY2(run.status == 0, run.error.constData());
        QStringList files = filesIn(out), wanted = {"रीना", "राना", "Anna", "ดี", "ดา", "𑀓𑀺", "𐐀", "Zoé_b", cut, "key"};
        for (QString& file : wanted)
            file += QStringLiteral(".pdf");
        wanted << QStringLiteral("key.csv");
        std::ranges::sort(files);
        std::ranges::sort(wanted);
        QCOMPARE(files, wanted);
    }

    void theSameNameGetsTheSameNumbers()
    {
        QTemporaryDir folder;
        const QString one = folder.filePath("one"), two = folder.filePath("two");
        QCOMPARE(runSheetWith({"003.mha", "--names", written(folder, "Ada\nBob\n"), "--out", one}).status, 0);
        QCOMPARE(runSheetWith({"003.mha", "--names", written(folder, "Zoe\nAda\n"), "--out", two}).status, 0);
        const auto numbers = [](const QString& pdf) { return workedNumbers(textOf(pdf)); };
        QVERIFY(numbers(one + "/Ada.pdf") == numbers(two + "/Ada.pdf"));
        QVERIFY(numbers(one + "/Ada.pdf") != numbers(one + "/Bob.pdf"));
    }

    void theKeyOfALargeClassIsAFewPages()
    {
        QTemporaryDir folder;
        QByteArray names = "Name;Matrikel\n";
        for (int student = 1; student <= 80; ++student)
            names += "Müller " + QByteArray::number(student) + ";" + QByteArray::number(1000 + student) + "\n";
        const QString out = folder.filePath("out");
        QCOMPARE(runSheetWith({"000.causal_class.dropout", "--names", written(folder, names), "--out", out}).status, 0);
        QCOMPARE(filesIn(out).size(), 82);
        QVERIFY(QFile::exists(out + "/Müller_80.pdf"));
        const QString key = textOf(out + "/key.pdf");
        QCOMPARE(key.count(u'\f'), 3);                          // the ends of pages
        QCOMPARE(key.count(QStringLiteral("Müller ")), 1 + 80); // the sheet of the first, and a line for each
        QCOMPARE(textOf(out + "/Müller_80.pdf").count(u'\f'), 1);
    }

    // As docs.moodle.org, "Moodle XML format", has it: what is in a question, in which order, and what its texts may be.
    void aQuestionBankIsMoodlesAndHasTheNumbersOfTheKey()
    {
        QTemporaryDir folder;
        const QString bank = folder.filePath("bank.xml"), out = folder.filePath("out"),
                      names = written(folder, "Ada\n<b>&]]> / Zoé\n");
        for (const QString& id : {QStringLiteral("000.causal_class.dropout"), QStringLiteral("today.05.alibi")}) {
            const Run run = runSheetWith({id, "--names", names, "--questions", bank, "--out", out});
            QVERIFY2(run.error.isEmpty(), run.error.constData());
            QFile key(out + "/key.csv");
            QVERIFY(key.open(QIODevice::ReadOnly));
            const QStringList lines = QString::fromUtf8(key.readAll()).trimmed().split(u'\n');
            const QStringList blanks = lines[0].split(u',').mid(3);
            const QList<QStringList> students = {lines[1].split(u','), lines[2].split(u',')};
            int questions = 0, categories = 0;
            QFile file(bank);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QXmlStreamReader xml(&file);
            QVERIFY(xml.readNextStartElement() && xml.name() == u"quiz" && xml.attributes().isEmpty());
            while (xml.readNextStartElement()) {
                QCOMPARE(xml.name(), u"question");
                const QString type = xml.attributes().value(QLatin1String("type")).toString();
                const auto found = childrenOf(xml);
                if (type == QLatin1String("category")) {
                    QCOMPARE(QStringList(found.keys()), QStringList{QStringLiteral("category/text")});
                    QVERIFY(found[QStringLiteral("category/text")].startsWith(QLatin1String("$course$/")));
                    QVERIFY(found[QStringLiteral("category/text")].endsWith(QLatin1Char(' ') + blanks[categories]));
                    ++categories;
                    continue;
                }
                QCOMPARE(type, QStringLiteral("numerical"));
                QCOMPARE(QStringList(found.keys()),
                         QStringList({"answer/@format", "answer/@fraction", "answer/feedback/@format",
                                      "answer/feedback/text", "answer/text", "answer/tolerance", "defaultgrade",
                                      "hidden", "name/text", "penalty", "questiontext/@format", "questiontext/text"}));
                QCOMPARE(found[QStringLiteral("answer/@fraction")], QStringLiteral("100"));
                QCOMPARE(found[QStringLiteral("questiontext/@format")], QStringLiteral("html"));
                const QStringList& student = students[questions % 2];
                QCOMPARE(found[QStringLiteral("answer/text")], student[3 + questions / 2]);
                QCOMPARE(found[QStringLiteral("answer/tolerance")], student[2]);
                QCOMPARE(found[QStringLiteral("name/text")],
                         blanks[questions / 2] + QStringLiteral(", ") +
                             (questions % 2 ? QStringLiteral("<b>&]]> / Zoé") : QStringLiteral("Ada")));
                const QString text = found[QStringLiteral("questiontext/text")];
                QCOMPARE(text.count(QLatin1String("<b>?</b>")), 1);
                QCOMPARE(text.count(QLatin1String("<table")), text.count(QLatin1String("</table>")));
                ++questions;
            }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            QCOMPARE(categories, int(blanks.size()));
            QCOMPARE(questions, 2 * categories);
            QVERIFY(categories >= 15);
        }
        QCOMPARE(runSheetWith({"003.mha", "--names", names, "--questions", folder.filePath("none/bank.xml")}).status,
                 4);
    }

    void whatCannotBeUsedIsSaidInOneLineAndNothingIsWritten()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("out");
        const struct {
            QByteArray names;
            const char* words;
        } cases[] = {{"Ada\nBob\n Ada \n", "line 3: 'Ada' is already on line 1"},
                     {"\n \n", "no names found"},
                     {"Ada\n\xFF\xFE\n", "UTF-8"},
                     {"Ada\nB\x07"
                      "b\n",
                      "line 2: the name contains a character that cannot be printed"},
                     {QByteArray(200, 'a'), "line 1: a name can have at most 120 characters"}};
        for (const auto& [names, words] : cases) {
            const Run run = runSheetWith({"003.mha", "--names", written(folder, names), "--out", out});
            QCOMPARE(run.status, 4);
            QVERIFY2(run.error.contains(words) && run.error.count('\n') == 1, run.error);
            QVERIFY(!QDir(out).exists());
        }
        QCOMPARE(runSheetWith({"003.mha", "--names", folder.filePath("none"), "--out", out}).status, 4);
        QCOMPARE(runSheetWith({"no.lesson", "--names", written(folder, "Ada"), "--out", out}).status, 4);
        QCOMPARE(runSheetWith({"003.mha", "--out", out}).status, 2);
        QCOMPARE(runSheetWith({"003.mha", "--names", written(folder, "Ada")}).status, 2);
        QVERIFY(!QDir(out).exists());
    }

    void allAreWrittenOrNone()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath("out");
        QVERIFY(QDir().mkpath(out + "/Bob.pdf")); // a folder is in the way
        const Run run = runSheetWith({"003.mha", "--names", written(folder, "Ada\nBob\n"), "--out", out});
        QCOMPARE(run.status, 4);
        QCOMPARE(run.error.count('\n'), 1);
        QCOMPARE(filesIn(out), QStringList{QStringLiteral("Bob.pdf")});
    }

private:
    // The texts in the element that is open, by their paths; attributes have an @.
    static QMap<QString, QString> childrenOf(QXmlStreamReader& xml)
    {
        QMap<QString, QString> found;
        QStringList path;
        for (int depth = 1; depth > 0 && !xml.atEnd();) {
            const auto token = xml.readNext();
            if (token == QXmlStreamReader::StartElement) {
                ++depth;
                path << xml.name().toString();
                const QString at = path.join(u'/');
                for (const QXmlStreamAttribute& attribute : xml.attributes())
                    found[at + QStringLiteral("/@") + attribute.name().toString()] = attribute.value().toString();
                if (at.endsWith(QLatin1String("text")) && at != QLatin1String("questiontext"))
                    found[at]; // also an empty one
            } else if (token == QXmlStreamReader::EndElement) {
                --depth;
                if (depth > 0)
                    path.removeLast();
            } else if (token == QXmlStreamReader::Characters && !xml.isWhitespace()) {
                found[path.join(u'/')] += xml.text();
            }
        }
        return found;
    }

    static QString written(const QTemporaryDir& folder, const QByteArray& names)
    {
        const QString path = folder.filePath("names.txt");
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(names);
        return path;
    }
};

GUILESS_TEST(TestSheet)
#include "tst_sheet.moc"
