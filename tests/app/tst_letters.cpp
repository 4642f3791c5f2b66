// SPDX-License-Identifier: GPL-3.0-or-later
// Letters that no installed font has, in every command that draws: a box for each, and one sentence that names them.
#include "core/io/scene/scenefile.h"
#include "tests/app/programrun.h"
#include "tests/ui/support/bareletters.h"
#include "tests/ui/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textOf(const QString& pdf)
{
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), pdf, QStringLiteral("-")});
    return reader.waitForFinished(60'000) ? QString::fromUtf8(reader.readAllStandardOutput()) : QString();
}

// What is drawn, without the words themselves.
QByteArray shapesOf(const QString& svg)
{
    QString text = QString::fromUtf8(contentOf(svg));
    text.remove(
        QRegularExpression(QStringLiteral("<(title|desc|metadata)[^>]*>[^<]*</\\1>| aria-labelledby=\"[^\"]*\"")));
    return text.toUtf8();
}

bool namesLetters(const Run& run)
{
    QByteArrayList lines = run.error.trimmed().split('\n');
    const QByteArray letters = lines.takeLast();
    return run.status == 0 && letters.startsWith("attnscope: No installed font includes the characters ") &&
           std::ranges::all_of(lines, [](const QByteArray& line) { return line.contains("labels do not fit"); });
}

} // namespace

class TestLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(useBareFonts(m_fonts)); }

    void aWordOfEveryBlockIsDrawnByEveryCommand()
    {
        const QStringList words = wordsOfAllBlocks();
        constexpr qsizetype together = 50;
        for (qsizetype from = 0; from < words.size(); from += together) {
            const QTemporaryDir folder;
            const QString scene = sceneFile(folder, words.mid(from, together), words[from]);
            const auto draws = [&](const QStringList& arguments, const QString& out) {
                const Run run = runProgram(arguments + QStringList{"--out", folder.filePath(out)});
                QVERIFY2(run.status == 0 && (from == 0 || namesLetters(run)),
                         qPrintable(out + u' ' + QString::number(run.status) + QString::fromUtf8(run.error)));
                QVERIFY(QFileInfo(folder.filePath(out)).size() > 0);
            };
            for (const char* out : {"o.png", "o.svg", "o.pdf"})
                draws({"export", scene, "--stage", "weights", "--title", words[from], "--width", "40"}, out);
            draws({"export", scene, "--stage", "weights", "--svg-text", "text"}, "t.svg");
            for (const char* out : {"o.gif", "o.apng"})
                draws({"steps", scene, "--stage", "weights", "--dpi", "40"}, out);
            for (const char* out : {"s.png", "s.svg", "s.pdf"})
                draws({"steps", scene, "--stage", "weights", "--by", "stage"}, out);
            if (!QStandardPaths::findExecutable("ffmpeg").isEmpty())
                draws({"steps", scene, "--stage", "weights", "--dpi", "40"}, "o.mp4");
        }
    }

    void aSheetForEachNameOfEveryBlockIsDrawn()
    {
        const QTemporaryDir folder;
        QFile names(folder.filePath("names.txt"));
        QVERIFY(names.open(QIODevice::WriteOnly));
        const QStringList words = wordsOfAllBlocks();
        int count = 0;
        for (qsizetype i = 0; i < words.size(); ++i)
            if (i % 6 == 0) // a key of them all is long
                names.write(QStringLiteral("%1 %2\n").arg(words.mid(i, 6).join(u' ')).arg(++count).toUtf8());
        names.close();
        const Run run = runProgram(
            {"sheet", "000.causal.neg_inf", "--names", names.fileName(), "--out", folder.filePath("sheets")});
        QVERIFY2(namesLetters(run), run.error.constData());
        QCOMPARE(QDir(folder.filePath("sheets")).entryList(QDir::Files).size(), count + 2);
    }

    // As if boxes had been typed: one for each letter with its marks, in every format.
    void everyFormatDrawsTheSameBoxes_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QStringList>("boxes");
        QTest::newRow("Devanagari") << QStringList{"मेरा", "घ", "x"} << QStringList{"□□", "□", "x"};
        QTest::newRow("Hangul, Thai") << QStringList{"한국어", "ไทย1", "x"} << QStringList{"□□□", "□□□1", "x"};
        QTest::newRow("planes beyond the first") << QStringList{"𑀅𑀓", "🧶", "x"} << QStringList{"□□", "□", "x"};
        QTest::newRow("a mark on a letter") << QStringList{"a\u1ab0", "b", "x"} << QStringList{"a□", "b", "x"};
        QTest::newRow("between letters that there are")
            << QStringList{"a→ख b", "√", "x"} << QStringList{"a→□ b", "√", "x"};
    }

    void everyFormatDrawsTheSameBoxes()
    {
        QFETCH(QStringList, words);
        QFETCH(QStringList, boxes);
        const QTemporaryDir folder, other;
        const auto draw = [&](const QTemporaryDir& in, const QStringList& tokens) {
            const Run run = runProgram({"export", sceneFile(in, tokens), "--stage", "weights", "--format", "png",
                                        "--format", "svg", "--format", "pdf", "--name", "o", "--out", in.path()});
            QVERIFY2(run.status == 0, run.error.constData());
            QCOMPARE(run.error.isEmpty(), tokens == boxes);
        };
        draw(folder, words);
        draw(other, boxes);
        const QImage image(folder.filePath("o.png"));
        QVERIFY(!image.isNull());
        QCOMPARE(image, QImage(other.filePath("o.png")));
        QCOMPARE(shapesOf(folder.filePath("o.svg")), shapesOf(other.filePath("o.svg")));
        QVERIFY(contentOf(folder.filePath("o.svg")).contains(">" + words.front().toUtf8() + "</title>"));
        QCOMPARE(textOf(folder.filePath("o.pdf")), textOf(other.filePath("o.pdf")));
        QVERIFY(textOf(folder.filePath("o.pdf")).contains(u'□'));
    }

    void theSentenceNamesTheLettersOnceAndWhatToInstall()
    {
        const QTemporaryDir folder;
        const QString scene = sceneFile(folder, {"क", "ख", "x"}), out = folder.filePath("o.png");
        const Run run = runProgram({"export", scene, "--stage", "weights", "--out", out});
        QCOMPARE(run.status, 0);
        QCOMPARE(
            QString::fromUtf8(run.error),
            QStringLiteral("attnscope: No installed font includes the characters “क” U+0915, “ख” U+0916 (Devanagari), "
                           "so they appear as boxes. Install a font that includes them, such as fonts-noto-core.\n"));
        const QString many = sceneFile(folder, {"कखगघङचछजझ", "한", "x"});
        const Run longer = runProgram({"export", many, "--stage", "weights", "--out", out});
        QVERIFY2(QString::fromUtf8(longer.error)
                     .contains(QStringLiteral("“ज” U+091C (Devanagari) and 2 more, so they appear as boxes. Install a "
                                              "font that includes them, such as fonts-noto-core, fonts-noto-cjk.")),
                 longer.error.constData());
        const Run plain =
            runProgram({"export", sceneFile(folder, {"ab", "é", "√"}), "--stage", "weights", "--out", out});
        QCOMPARE(plain.status, 0);
        QCOMPARE(plain.error, QByteArray());
    }

private:
    static QString sceneFile(const QTemporaryDir& folder, const QStringList& words,
                             const QString& title = QStringLiteral("letters"))
    {
        QFile file(folder.filePath(QStringLiteral("scene.attn")));
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(writeScene(sceneOfWords(words, title))));
        return file.fileName();
    }

    QTemporaryDir m_fonts;
};

GUILESS_TEST(TestLetters)
#include "tst_letters.moc"
