// SPDX-License-Identifier: GPL-3.0-or-later
// The export command from outside: arguments in, files out. And the pictures themselves, read back.
#include "../ui/computedscenes.h"
#include "ui/exportpictures.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QDir>
#include <QImageReader>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

struct Run {
    int status = -1;
    QByteArray out, error;
};

Run runExportWith(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("QT_QPA_PLATFORM")); // no display and no hint: the command needs neither
    environment.remove(QStringLiteral("DISPLAY"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(ATTNSCOPE_BINARY), QStringList{QStringLiteral("export")} + arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

HeatmapDataPtr weights() { return heatmapData(*computedLesson("000.causal.neg_inf"), "weights", 0, 0, Selection()); }

} // namespace

class TestExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        loadFonts();
        applyTheme(ThemeName::Dark); // exports must not follow the window's palette
    }

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
        QCOMPARE(picture.text(QStringLiteral("Title")), QStringLiteral("Causal attention"));
        QCOMPARE(picture.pixelColor(0, 0), QColor(Qt::white));
    }

    void twiceTheResolutionIsTwiceThePixels()
    {
        const HeatmapDataPtr data = weights();
        const QImage once = renderPicture(*data, {QStringLiteral("Title"), {}}, 96);
        const QImage twice = renderPicture(*data, {QStringLiteral("Title"), {}}, 192);
        QVERIFY(once.width() > 600 && once.height() > 450);
        QCOMPARE(twice.size(), once.size() * 2);
        QCOMPARE(once.dotsPerMeterX(), 3780);
        QCOMPARE(twice.dotsPerMeterX(), 7559);
        QCOMPARE(twice.dotsPerMeterY(), 7559);
    }

    void picturesAreTheSameOnEveryPalette()
    {
        const HeatmapDataPtr data = weights();
        const QByteArray dark =
            pngBytes(renderPicture(*data, {QStringLiteral("Title"), QStringLiteral("sub")}, 150), {});
        applyTheme(ThemeName::HighContrast);
        QCOMPARE(pngBytes(renderPicture(*data, {QStringLiteral("Title"), QStringLiteral("sub")}, 150), {}), dark);
        applyTheme(ThemeName::Dark);
    }

    void picturesShowTheMapsColours()
    {
        const QImage picture = renderPicture(*weights(), {}, 96);
        int yellow = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                yellow += picture.pixel(x, y) == qRgb(0xfd, 0xe7, 0x25);
        QVERIFY(yellow > 2500 && yellow < 3700); // the one cell of weight 1, less its digits
    }

    void largeMatricesStayWithinBounds()
    {
        const QImage picture = renderPicture(plainMatrix(3000, 3000), {}, 96);
        QVERIFY(picture.width() >= 3000 && picture.width() < 3400);
        const QImage pooled = renderPicture(plainMatrix(9000, 9000), {}, 96);
        QVERIFY(pooled.width() > 5900 && pooled.width() < 6400);
        QVERIFY(renderPicture(plainMatrix(6, 6), {}, 5000).isNull());
    }

    void everyHeadMakesAFolder()
    {
        QTemporaryDir folder;
        const QString out = folder.filePath(QStringLiteral("heads.png")); // a folder all the same
        QCOMPARE(runExportWith({"003.mha", "--stage", "weights", "--head", "all", "--batch", "0", "--out", out}).status,
                 0);
        QCOMPARE(filesIn(out), (QStringList{"Heads_cut_from_one_layer_weights_h0_b0.png",
                                            "Heads_cut_from_one_layer_weights_h1_b0.png"}));
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
            "--head: weights has 0 to 0, got 1");
        row("no such batch item", {"003.mha", "--stage", "x", "--batch", "2"}, 2, "--batch: x has 0 to 1, got 2");
        row("no such lesson", {"000.nothing", "--stage", "weights"}, 4, "000.nothing");
        row("too large", {"000.causal.neg_inf", "--stage", "weights", "--dpi", "2400"}, 4, "--dpi");
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

    void oneFileCannotTakeTwoPictures()
    {
        QTemporaryDir folder;
        const Run run = runExportWith({"000.causal.neg_inf", "--stage", "weights", "--stage", "scores", "--out",
                                       folder.filePath(QStringLiteral("a.png"))});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.error.contains("name a folder"), run.error);
        QVERIFY(filesIn(folder.path()).isEmpty());
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
        QVERIFY2(run.error.contains("cannot be written"), run.error);
        QCOMPARE(filesIn(folder.path()), QStringList{"file"});
    }

    void whenOneOfManyCannotBeWrittenNoneIsLeft()
    {
        QTemporaryDir folder;
        const auto fault = writePictures({{folder.filePath(QStringLiteral("new/a.png")), "a"},
                                          {folder.filePath(QStringLiteral("new/a.png/b.png")), "b"}});
        QVERIFY(fault);
        QVERIFY(filesIn(folder.path()).isEmpty());
        QVERIFY(writePictures({{folder.filePath(QStringLiteral("a.png")), "a"},
                               {folder.filePath(QStringLiteral("a.png/b.png")), "b"}}));
        QVERIFY(filesIn(folder.path()).isEmpty());
    }

    void namesAreSafeForAnyFileSystem_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("spaces") << "Your journey" << "Your_journey_weights_h3_b1.png";
        QTest::newRow("path") << "../../etc/passwd" << "etc_passwd_weights_h3_b1.png";
        QTest::newRow("reserved") << "a<b>:\"c\\d|e?*" << "a_b_c_d_e_weights_h3_b1.png";
        QTest::newRow("nothing left") << "..." << "scene_weights_h3_b1.png";
        QTest::newRow("long") << QString(500, 'x') << QString(60, 'x') + "_weights_h3_b1.png";
    }
    void namesAreSafeForAnyFileSystem()
    {
        QFETCH(QString, title);
        QTEST(pictureFileName(title, QStringLiteral("weights"), 3, 1), "name");
    }
};

QTEST_MAIN(TestExport)
#include "tst_export.moc"
