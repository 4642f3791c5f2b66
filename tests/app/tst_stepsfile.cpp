// SPDX-License-Identifier: GPL-3.0-or-later
// The steps command from outside: arguments in, one file out. What is in the files: tests/ui/film/tst_filmfiles.cpp.
#include "tests/app/programrun.h"
#include "tests/ui/support/testprogram.h"

#include <QDir>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

namespace {

Run runStepsWith(const QStringList& arguments) { return runProgram(QStringList{QStringLiteral("steps")} + arguments); }

} // namespace

class TestStepsFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsWritten_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("gif") << "gif" << QByteArray("GIF89a");
        QTest::newRow("apng") << "apng" << QByteArray("\x89PNG");
        QTest::newRow("png") << "png" << QByteArray("\x89PNG");
        QTest::newRow("svg") << "svg" << QByteArray("<?xml");
        QTest::newRow("pdf") << "PDF" << QByteArray("%PDF");
    }

    void everyFormatIsWritten()
    {
        QFETCH(QString, ending);
        QFETCH(QByteArray, begin);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("steps.") + ending);
        QStringList arguments = {"000.causal.neg_inf", "--stage", "weights", "--out", path};
        if (ending.toLower() != QStringLiteral("svg") && ending.toLower() != QStringLiteral("pdf"))
            arguments << "--dpi"
                      << "60";
        const Run run = runStepsWith(arguments);
        QCOMPARE(run.error, QByteArray());
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(begin));
    }

    void framesAndTimesAreThoseThatWereAskedFor()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("cells.gif"));
        const Run run = runStepsWith({"000.causal.neg_inf", "--stage", "scores", "--by", "cell", "--seconds", "0.2",
                                      "--hold", "3", "--once", "--dpi", "50", "--width", "10", "--out", path});
        QCOMPARE(run.status, 0);
        QImageReader reader(path);
        QCOMPARE(reader.imageCount(), 36);
        QCOMPARE(reader.loopCount(), 0);
        QCOMPARE(reader.size().width(), 198); // 10 cm at 50 DPI, even
        reader.read();
        QCOMPARE(reader.nextImageDelay(), 200);
        for (int i = 1; i < 36; ++i)
            reader.read();
        QCOMPARE(reader.nextImageDelay(), 3000);
    }

    void aRangeThatTheMapCannotHaveIsTold()
    {
        QTemporaryDir folder;
        const Run run = runStepsWith(
            {"000.mha", "--stage", "context", "--range", "5,9", "--out", folder.filePath(QStringLiteral("a.svg"))});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.error.contains("the range is -9 to 9; for 5 to 9, use --colors viridis"), run.error);
    }

    void whatCannotBeDoneIsOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const QStringList& more, const char* line) {
            QTest::newRow(name) << QStringList{"000.causal.neg_inf"} + more << QString::fromUtf8(line);
        };
        row("no stage", {"--out", "x.gif"}, "attnscope: steps: --stage is missing (see attnscope steps --help)");
        row("no file", {"--stage", "weights"}, "attnscope: steps: --out is missing (see attnscope steps --help)");
        row("another ending", {"--stage", "weights", "--out", "x.webp"},
            "attnscope: --out: expected a name that ends in .gif, .apng, .mp4, .png, .svg or .pdf, got 'x.webp'");
        row("no such tensor", {"--stage", "nonsense", "--out", "x.gif"},
            "attnscope: steps: The steps do not include nonsense. Choose another tensor.");
        row("no such head", {"--stage", "weights", "--head", "3", "--out", "x.gif"},
            "attnscope: steps: head: expected 0 to 0, got 3");
        row("all heads", {"--stage", "weights", "--head", "all", "--out", "x.gif"},
            "attnscope: --head: an animation shows only one; expected a number (0 or more) (see attnscope steps "
            "--help)");
        row("other steps", {"--stage", "weights", "--by", "bit", "--out", "x.gif"},
            "attnscope: --by: expected stage, row or cell, got 'bit' (see attnscope steps --help)");
        row("no time", {"--stage", "weights", "--seconds", "0", "--out", "x.gif"},
            "attnscope: --seconds: expected 0.02 to 60 seconds, got '0' (see attnscope steps --help)");
        row("time of a strip", {"--stage", "weights", "--hold", "3", "--out", "x.png"},
            "attnscope: --hold: applies only to animations, but .png makes a strip; use .gif, .apng or .mp4 (see "
            "attnscope steps --help)");
        row("a strip that begins again", {"--stage", "weights", "--once", "--out", "x.svg"},
            "attnscope: --once: applies only to animations, but .svg makes a strip; use .gif, .apng or .mp4 (see "
            "attnscope steps --help)");
        row("pixels of lines", {"--stage", "weights", "--dpi", "300", "--out", "x.pdf"},
            "attnscope: --dpi: .pdf has no pixels; set --width (see attnscope steps --help)");
    }

    void whatCannotBeDoneIsOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, line);
        const Run run = runStepsWith(arguments);
        QCOMPARE(QString::fromUtf8(run.error), line + QLatin1Char('\n'));
        QCOMPARE(run.status, 2);
        QVERIFY(!QFileInfo::exists(QStringLiteral("x.gif")));
    }
};

GUILESS_TEST(TestStepsFile)
#include "tst_stepsfile.moc"
