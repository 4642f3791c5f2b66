// SPDX-License-Identifier: GPL-3.0-or-later
// The export command from outside: arguments in, files out.
#include "core/headless/figureoptions.h"
#include "tests/app/programrun.h"
#include "tests/ui/support/testprogram.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

Run runExportWith(const QStringList& arguments)
{
    return runProgram(QStringList{QStringLiteral("export")} + arguments);
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSingleHeadGoesIntoTheFileThatWasNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("new/one.png"));
        const Run run = runExportWith({"000.causal.neg_inf", "--stage", "weights", "--out", path, "--dpi", "96"});
        QCOMPARE(run.error, QByteArray());
        QCOMPARE(run.out, QByteArray());
        QCOMPARE(run.status, 0);
        const QImage picture(path);
        QCOMPARE(picture.dotsPerMeterX(), 3780); // 96 DPI
        QCOMPARE(picture.text(QStringLiteral("Title")), QStringLiteral("Causal attention: Softmax weights"));
        QCOMPARE(picture.width(), 454); // 12 cm
        QCOMPARE(picture.pixelColor(0, 0), QColor(Qt::white));
    }

    void oneCommandWritesAllStagesAndHeadsInAllFormats()
    {
        QTemporaryDir folder;
        const Run run = runExportWith({"003.mha", "--stage", "all", "--head", "all", "--format", "png", "--format",
                                       "svg", "--format", "pdf", "--dpi", "72", "--out", folder.path()});
        QCOMPARE(run.error, QByteArray());
        QCOMPARE(run.status, 0);
        const QStringList files = filesIn(folder.path());
        for (const char* ending : {"png", "svg", "pdf"})
            for (const char* figure : {"weights_h0_b0", "weights_h1_b1", "scores_h1_b0", "x_b1", "output_b0"})
                QVERIFY2(files.contains(QStringLiteral("Heads_split_from_one_layer_%1.%2")
                                            .arg(QLatin1String(figure), QLatin1String(ending))),
                         figure);
        QCOMPARE(files.filter(QStringLiteral(".png")).size() * 3, files.size());
    }

    void theEndingOfAFileIsItsFormat()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("one.SVG"));
        QCOMPARE(runExportWith({"000.causal.neg_inf", "--stage", "weights", "--out", path}).status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("<svg"));
        const Run run = runExportWith({"000.causal.neg_inf", "--stage", "weights", "--format", "pdf", "--out", path});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.error.contains("does not end in .pdf"), run.error);
    }

    void theOptionsReachTheFigure()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("one.svg"));
        const auto svg = [&](const QStringList& options) {
            const Run run =
                runExportWith(QStringList{"000.causal.neg_inf", "--stage", "weights", "--out", path} + options);
            QFile file(path);
            return run.status == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : run.error;
        };
        const QByteArray usual = svg({});
        for (const char* part :
             {"id=\"title\"", "id=\"labels\"", "id=\"colour-bar\"", "id=\"masked\"", "<title>0.2794<"})
            QVERIFY2(usual.contains(part), part);
        const QByteArray bare = svg({"--no-title", "--no-labels", "--no-colorbar", "--no-marks", "--no-digits"});
        for (const char* part :
             {"id=\"title\"", "id=\"labels\"", "id=\"colour-bar\"", "id=\"masked\"", "<title>0.2794<"})
            QVERIFY2(!bare.contains(part), part);
        QVERIFY(svg({"--title", "Mine, {stage}"}).contains("<title>Mine, Softmax weights</title>"));
        QVERIFY(svg({"--width", "8.5"}).contains("width=\"8.5cm\""));
        QVERIFY(svg({"--digits", "2"}).contains("<title>0.28<"));
        QVERIFY(svg({"--row-sums"}).contains("id=\"row-sums\""));
        QVERIFY(svg({"--cell", "3,2"}).contains("id=\"chosen-cell\""));
        QVERIFY(svg({"--colors", "greys"}).contains("#ffffff\"/>"));
        QVERIFY(usual.contains("#fde725") && !svg({"--colors", "magma"}).contains("#fde725"));
        QVERIFY(svg({"--range", "row"}).contains("row high"));
        QVERIFY(svg({"--log"}) != usual);
        QVERIFY(usual.contains("fill=\"#ffffff\"/>") && svg({"--transparent"}).size() < usual.size());
    }

    void labelsThatDoNotFitAreNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("small.png"));
        const Run run =
            runExportWith({"003.mha", "--stage", "weights", "--sheet", "--columns", "2", "--width", "3.5", "--no-title",
                           "--font-size", "7", "--no-colorbar", "--batch", "0", "--out", path});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.error.contains("small.png: ") &&
                     run.error.contains("labels do not fit at 3.5 cm; use --width, --columns or --font-size"),
                 run.error);
        QCOMPARE(run.error.count('\n'), 1);
    }

    void aFontThatIsNotInstalledIsRefused()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("one.svg"));
        const Run run = runExportWith({"003.mha", "--stage", "weights", "--font", "No Such Font", "--out", path});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.error.contains("--font: the font “No Such Font” is not installed"), run.error);
        QVERIFY(!QFileInfo::exists(path));
    }

    void aSheetHasAllHeads()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("heads.svg"));
        QCOMPARE(runExportWith({"003.mha", "--stage", "weights", "--sheet", "--out", path}).status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        QVERIFY(svg.contains("<title>head 0<") && svg.contains("<title>head 1<"));
    }

    void everyHeadGoesIntoAFolder()
    {
        QTemporaryDir folder;
        const QStringList heads = {"003.mha", "--stage", "weights", "--head", "all", "--batch", "0", "--out"};
        const QString file = folder.filePath(QStringLiteral("heads.png")); // one file is no place for two
        QCOMPARE(runExportWith(heads + QStringList(file)).status, 2);
        QVERIFY(!QFileInfo::exists(file));
        const QString out = folder.filePath(QStringLiteral("heads"));
        QCOMPARE(runExportWith(heads + QStringList(out)).status, 0);
        QCOMPARE(filesIn(out), (QStringList{"Heads_split_from_one_layer_weights_h0_b0.png",
                                            "Heads_split_from_one_layer_weights_h1_b0.png"}));
        const QString single = folder.filePath(QStringLiteral("single"));
        QCOMPARE(runExportWith({"000.causal.neg_inf", "--stage", "weights", "--head", "all", "--out", single}).status,
                 0);
        QCOMPARE(filesIn(single), QStringList{"Causal_attention_weights_h0.png"});
    }

    void tensorsWithoutHeadsGiveOnePicture()
    {
        QTemporaryDir folder;
        QCOMPARE(runExportWith({"000.causal.neg_inf", "--stage", "x", "--stage", "W_query", "--stage", "x", "--head",
                                "all", "--out", folder.path()})
                     .status,
                 0);
        QCOMPARE(filesIn(folder.path()), (QStringList{"Causal_attention_W_query.png", "Causal_attention_x.png"}));
    }

    void allStagesAreWhatIsComputed()
    {
        QTemporaryDir folder;
        QCOMPARE(runExportWith({"000.causal.neg_inf", "--stage", "all", "--out", folder.path()}).status, 0);
        QStringList stages;
        for (const char* stage : {"allowed", "context", "dropped_h0", "head_context_h0", "k_h0", "masked_h0", "q_h0",
                                  "scaled_h0", "scores_h0", "v_h0", "weights_h0", "x"})
            stages << QStringLiteral("Causal_attention_%1.png").arg(QLatin1String(stage));
        QCOMPARE(filesIn(folder.path()), stages);
    }

    void wrongArgumentsWriteNothing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, QStringList arguments, int status, const char* says) {
            QTest::newRow(name) << arguments << status << QByteArray(says);
        };
        row("no such stage", {"000.causal.neg_inf", "--stage", "output", "--stage", "x"}, 2, "no tensor 'output'");
        row("no such head", {"000.causal.neg_inf", "--stage", "weights", "--head", "1"}, 2,
            "--head: expected 0 to 0 for weights, got 1");
        row("no such batch item", {"003.mha", "--stage", "x", "--batch", "2"}, 2,
            "--batch: expected 0 to 1 for x, got 2");
        row("lesson not found", {"000.nothing", "--stage", "weights"}, 4, "000.nothing");
        row("too large", {"000.causal.neg_inf", "--stage", "weights", "--dpi", "2400", "--width", "60"}, 4,
            "; use at most ");
        row("one name for two", {"003.mha", "--stage", "weights", "--name", "{stage}"}, 2,
            "--name: the pattern '{stage}' gives two figures the name weights");
        row("a cell outside", {"000.causal.neg_inf", "--stage", "weights", "--stage", "context", "--cell", "6,0"}, 2,
            "--cell: no picture has a cell 6,0");
        row("a walk to nowhere", {"000.causal.neg_inf", "--stage", "weights", "--until", "foo[1,1]"}, 2,
            "--until: no step computes foo");
        row("a walk too far", {"000.causal.neg_inf", "--stage", "weights", "--until", "weights[6,1]"}, 2,
            "--until: weights has 6 rows and 6 columns, so it has no cell 6,1");
        row("pixels of lines", {"000.causal.neg_inf", "--stage", "weights", "--format", "svg", "--dpi", "300"}, 2,
            "--dpi: applies to PNG only");
        row("two kinds of pictures", {"000.mha", "--studio", "mask", "--grid"}, 2,
            "--studio: cannot be used with --grid");
        row("a folder for a studio", {"000.mha", "--studio", "mask"}, 2, "--out: --studio gives a single figure");
        row("two heads in a studio", {"000.mha", "--studio", "mask", "--head", "0,1"}, 2,
            "--head: --studio shows only one");
        row("no such studio", {"000.mha", "--studio", "masks"}, 2, "--studio: no studio 'masks'; available: mask, ");
        row("a text without a model", {"000.mha", "--stage", "weights", "--text", "a"}, 2, "--text: requires --grid");
        row("a cell of a grid", {"tiny", "--grid", "--cell", "1,1"}, 2, "--cell: cannot be used with --grid");
    }
    void wrongArgumentsWriteNothing()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, says);
        QTemporaryDir folder;
        const Run run = runExportWith(arguments + QStringList{"--out", folder.filePath(QStringLiteral("deep/out"))});
        QTEST(run.status, "status");
        QVERIFY2(run.error.contains(says), run.error);
        QCOMPARE(run.error.count('\n'), 1);
        QCOMPARE(run.out, QByteArray());
        QVERIFY(filesIn(folder.path()).isEmpty());
    }

    void oneFileHasItsNameAlready()
    {
        QTemporaryDir folder;
        const Run run = runExportWith({"000.causal.neg_inf", "--stage", "weights", "--name", "a", "--out",
                                       folder.filePath(QStringLiteral("b.svg"))});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.error.contains("--name: names the files in a folder"), run.error);
        QVERIFY(filesIn(folder.path()).isEmpty());
    }

    void oneFileCannotTakeTwoPictures()
    {
        QTemporaryDir folder;
        const Run run = runExportWith({"000.causal.neg_inf", "--stage", "weights", "--stage", "scores", "--out",
                                       folder.filePath(QStringLiteral("a.png"))});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.error.contains("name a folder"), run.error);
        QVERIFY(filesIn(folder.path()).isEmpty());
    }

    void everyStudioDrawsItsFigure_data()
    {
        QTest::addColumn<QString>("studio");
        QTest::addColumn<QString>("scene");
        for (const std::string_view studio : figure_studios) {
            const QString name = QString::fromUtf8(studio.data(), qsizetype(studio.size()));
            QTest::newRow(qPrintable(name)) << name
                                            << QString(name == "dropout"   ? "000.dropout.ones"
                                                       : name == "rope"    ? "today.02.rope"
                                                       : name == "overlay" ? "000.mha"
                                                                           : "000.causal.neg_inf");
        }
    }

    void everyStudioDrawsItsFigure()
    {
        QFETCH(QString, studio);
        QFETCH(QString, scene);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("one.svg"));
        const Run run = runExportWith({scene, "--studio", studio, "--cell", "3,1", "--out", path});
        QCOMPARE(run.error, QByteArray());
        QCOMPARE(run.status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(file.readAll()).contains(QStringLiteral("<svg")));
    }

    void aStudioThatHasNothingToShowSaysWhy()
    {
        QTemporaryDir folder;
        const Run run = runExportWith(
            {"000.causal.neg_inf", "--studio", "rope", "--out", folder.filePath(QStringLiteral("one.svg"))});
        QCOMPARE(run.status, 4);
        QVERIFY2(run.error.contains("No rotary positions in this scene"), run.error);
        QCOMPARE(filesIn(folder.path()), QStringList());
    }

    void twoScenesOrHeadsAreCompared()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("one.svg"));
        const auto svg = [&](const QStringList& arguments) {
            const Run run = runExportWith(arguments + QStringList{"--out", path});
            QFile file(path);
            return run.status == 0 && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll())
                                                                     : QString::fromUtf8(run.error);
        };
        const QString scenes = svg({"000.causal.neg_inf", "--compare", "000.simple.softmax", "--stage", "weights"});
        QVERIFY2(scenes.contains(QStringLiteral("<title>Change, B − A</title>")), qPrintable(scenes));
        const QString heads = svg({"000.mha", "--head", "1", "--compare", "head:0"});
        QVERIFY2(heads.contains(QStringLiteral("<title>Difference, B − A</title>")), qPrintable(heads));
        QVERIFY(svg({"000.mha", "--compare", "head:7"}).contains(QStringLiteral("expected head:0 to head:1")));
        QVERIFY(svg({"000.mha", "--compare", "001"}).contains(QStringLiteral("001: no such file or lesson")));
    }

    void allHeadsOfAModelAreOneFigure()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("grid.svg"));
        Run run = runExportWith({"tiny", "--grid", "--text", "The cat sat", "--ablate", "2.2", "--out", path});
        QCOMPARE(run.error, QByteArray());
        QCOMPARE(run.status, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(file.readAll());
        QVERIFY(svg.contains(QStringLiteral("<title>layer 0, head 0</title>")));
        QVERIFY(svg.contains(QStringLiteral("<title>layer 2, head 2, off</title>")));
        QVERIFY(svg.contains(QStringLiteral("Model: tiny")));
        run = runExportWith({"000.mha", "--grid", "--out", path});
        QCOMPARE(run.status, 4);
    }

    void aPictureIsDrawnAgainFromItsFile_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("studio") << QStringList{
            "000.causal.neg_inf", "--studio", "mask", "--cell", "3,1", "--width", "9"};
        QTest::newRow("studio with a step") << QStringList{"000.mha", "--studio", "lines",   "--head",      "1",
                                                           "--stage", "weights",  "--until", "weights[2,1]"};
        QTest::newRow("scenes") << QStringList{"000.causal.neg_inf", "--compare", "000.simple.softmax", "--stage",
                                               "weights"};
        QTest::newRow("heads") << QStringList{"000.mha", "--head", "1", "--compare", "head:0", "--theme", "dark"};
        QTest::newRow("model") << QStringList{"tiny", "--grid",   "--text", "The cat's mat", "--ablate",
                                              "2.2",  "--ablate", "0.1",    "--title",       "Mine"};
        QTest::newRow("model with ids") << QStringList{"tiny", "--grid", "--ids", "5,0,3", "--digits", "2"};
    }

    void aRangeThatTheMapCannotHaveIsTold()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("a.svg"));
        Run run = runExportWith({"000.mha", "--stage", "scaled", "--range=-5,20", "--out", out});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.error,
                 QByteArray("attnscope: --range: the signed color map is centered on 0, so the range is -20 to 20; "
                            "for -5 to 20, use --colors viridis\n"));
        for (const QStringList& fits : {QStringList{"--range=-5,20", "--colors", "viridis"}, {"--range=-20,20"}}) {
            run = runExportWith(QStringList{"000.mha", "--stage", "scaled", "--out", out} + fits);
            QCOMPARE(run.error, QByteArray());
        }
        run = runExportWith({"000.mha", "--stage", "weights", "--log", "--range=0,1", "--out", out});
        QCOMPARE(run.status, 2);
        QCOMPARE(run.error, QByteArray("attnscope: --range: a logarithmic range needs a LOW above 0, got 0\n"));
        run = runExportWith({"000.mha", "--stage", "context", "--log", "--colors", "viridis", "--out", out});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.error.startsWith("attnscope: --log: values below 0 have the lowest color"), run.error);
        QCOMPARE(runExportWith({"000.mha", "--stage", "context", "--log", "--out", out}).error, QByteArray());
    }

    void aPictureIsDrawnAgainFromItsFile()
    {
        QFETCH(QStringList, arguments);
        QTemporaryDir folder;
        for (const char* ending : {"svg", "pdf", "png"}) {
            const QString first = folder.filePath(QStringLiteral("first.") + QLatin1String(ending));
            const QString again = folder.filePath(QStringLiteral("again.") + QLatin1String(ending));
            Run run = runExportWith(arguments + QStringList{"--out", first});
            QVERIFY2(run.status == 0, run.error);
            run = runExportWith({first, "--out", again});
            QVERIFY2(run.status == 0 && run.error.isEmpty(), run.error);
            if (QByteArray(ending) == "svg")
                QVERIFY(contentOf(first) == contentOf(again));
            QVERIFY(qAbs(contentOf(first).size() - contentOf(again).size()) < 100); // a PDF's fonts vary
        }
        const QString png = folder.filePath(QStringLiteral("of.png"));
        Run run = runExportWith({folder.filePath(QStringLiteral("first.svg")), "--dpi", "72", "--out", png});
        QVERIFY2(run.status == 0 && QImage(png).dotsPerMeterX() == 2835, run.error);
        run = runExportWith({folder.filePath(QStringLiteral("first.svg")), "--sheet", "--out", png});
        QVERIFY2(run.status == 2 && run.error.contains("--sheet: cannot be used with --"), run.error);
        const QString bare = folder.filePath(QStringLiteral("bare.svg"));
        QCOMPARE(runExportWith(arguments + QStringList{"--no-scene", "--out", bare}).status, 0);
        QVERIFY(!contentOf(bare).contains("SceneFile") && !contentOf(bare).contains("--"));
        run = runExportWith({bare, "--out", png});
        QVERIFY2(run.status == 4 && run.error.contains("does not contain its scene"), run.error);
    }

    void aModelThatMovedIsNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("one.svg")),
                      again = folder.filePath(QStringLiteral("2.svg"));
        QCOMPARE(runExportWith({"tiny", "--grid", "--text", "The cat", "--ablate", "0.1", "--out", path}).status, 0);
        const QByteArray svg = contentOf(path);
        const qsizetype from = svg.indexOf("tiny", svg.indexOf("SceneFile"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) &&
                file.write(svg.left(from) + "/nowhere/gpt2" + svg.mid(from + 4)) > 0);
        file.close();
        Run run = runExportWith({path, "--out", again});
        QCOMPARE(run.status, 4);
        QCOMPARE(run.error,
                 "attnscope: " + path.toUtf8() +
                     ": this figure shows the model /nowhere/gpt2, which was not found; name the model with --model\n");
        run = runExportWith({path, "--model", "tiny", "--out", again});
        QVERIFY2(run.status == 0, run.error);
        QVERIFY(contentOf(again) == svg);
        run = runExportWith({"000.mha", "--stage", "weights", "--model", "tiny", "--out", again});
        QVERIFY2(run.status == 2 && run.error.contains("is not a figure of a model"), run.error);
        // Nor is a figure of a scene that has none.
        const QString plain = folder.filePath(QStringLiteral("plain.svg"));
        QCOMPARE(runExportWith({"000.mha", "--stage", "weights", "--out", plain}).status, 0);
        for (const QStringList& picture : {QStringList(), QStringList{"--studio", "softmax"}}) {
            run = runExportWith(QStringList{plain, "--model", "tiny", "--out", again} + picture);
            QVERIFY2(run.status == 2 && run.error.contains("is not a figure of a model"), run.error);
        }
    }

    void aFolderThatCannotBeMadeIsReported()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const Run run =
            runExportWith({"000.causal.neg_inf", "--stage", "weights", "--out", file.fileName() + "/deep/a.png"});
        QCOMPARE(run.status, 4);
        QVERIFY2(run.error.contains("could not create the folder for this file"), run.error);
        QCOMPARE(filesIn(folder.path()), QStringList{"file"});
    }
};

WINDOW_TEST(TestExport)
#include "tst_export.moc"
