// SPDX-License-Identifier: GPL-3.0-or-later
// The line that the export dialog copies, given to a shell: it makes the same files, byte for byte.
#include "core/headless/figureoptions.h"
#include "core/io/scene/scenefile.h"
#include "tests/testpaths.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figureform.h"
#include "ui/theme/colors.h"
#include "ui/window/studiofigure.h"
#include "ui/window/studios.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QHashSeed>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace attn;

class TestExportCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QHashSeed::setDeterministicGlobalSeed(); // as the program does: fonts of a PDF follow it
        useTestSettings(QStringLiteral("exportcommand"));
        useTestLook();
    }

    void theCopiedLineMakesTheSameFiles_data()
    {
        QTest::addColumn<FigureSettings>("settings");
        QTest::addColumn<Looks>("looks");
        QTest::newRow("as it comes") << FigureSettings() << Looks();
        FigureSettings settings;
        settings.heads = HeadChoice::Files;
        settings.format = FigureFormat::Svg;
        settings.look.widthCm = 8.5;
        settings.look.tokenLabels = settings.look.title = settings.look.colorBar = false;
        settings.pattern = QStringLiteral("it's {stage} {head}");
        QTest::newRow("all heads, files") << settings << Looks();
        settings = {};
        settings.heads = HeadChoice::Sheet;
        settings.allBatches = true;
        settings.colorMap = QStringLiteral("cividis");
        settings.look.dpi = 72;
        settings.look.background = false;
        settings.pattern = QStringLiteral("{stage}");
        QTest::newRow("a sheet") << settings << Looks();
        settings = {};
        settings.format = FigureFormat::Pdf;
        settings.look.chosenCell = settings.look.rowSums = true;
        settings.look.digits = settings.look.marks = false;
        Looks looks;
        looks.range.mode = RangeMode::Row;
        looks.digits = 2; // of the row sums
        QTest::newRow("a cell, ranges of rows") << settings << looks;
        settings.look.digits = true;
        settings.format = FigureFormat::Png;
        looks.range = {RangeMode::Head, true, {}};
        QTest::newRow("logarithmic, two digits") << settings << looks;
        looks.range = {RangeMode::Fit, true, {}};
        QTest::newRow("fitted, logarithmic") << settings << looks;
        looks.range = {RangeMode::Tensor, false, std::pair(-0.5, 1.0 / 3)};
        QTest::newRow("a locked range") << settings << looks;
        settings = {};
        settings.heads = HeadChoice::Sheet;
        settings.chosenHeads = {0, 2};
        settings.columns = 1;
        settings.range = ColorRange{RangeMode::Fit, false, {}};
        settings.digits = 3;
        settings.format = FigureFormat::Svg;
        settings.look.letters = settings.look.legend = settings.look.svgText = true;
        settings.look.columnAxis = QStringLiteral("looked at");
        QTest::newRow("two heads on a sheet of one column") << settings << Looks();
        settings.heads = HeadChoice::Files;
        settings.look.axes = false;
        QTest::newRow("two heads as files, without axis words") << settings << Looks();
    }

    void theCopiedLineMakesTheSameFiles()
    {
        QFETCH(FigureSettings, settings);
        QFETCH(Looks, looks);
        QSettings().clear();
        const QTemporaryDir here, there;
        Scene scene = headsScene(5, 3);
        scene.title = "A scene's title";
        const QString path = here.filePath(QStringLiteral("my scene.attn"));
        Document document;
        document.open(scene, {}, {});
        QVERIFY(!document.save(path));
        Selection selection;
        selection.setHead(1);
        selection.setChosen(Cell{3, 2});
        selection.setRange(looks.range);
        selection.setDigits(looks.digits);
        Walk steps(*computedOf(scene)->realized, 0, 1);
        if (settings.chosenHeads.size() == 2) // in the middle of a walk
            selection.setSteps(steps, StepPlace{steps.find("weights"), 2, 4});
        ExportDialog dialog(&document, &selection, nullptr);
        dialog.form()->setSettings(settings);
        dialog.setComputed(computedOf(scene));
        dialog.present();
        QVERIFY(!dialog.plans().empty());
        dialog.copyCommand();
        QString line = QApplication::clipboard()->text();
        QVERIFY(line.startsWith(QStringLiteral("attnscope export ")));

        dialog.saveFolder(there.path());
        QTRY_VERIFY(!dialog.isVisible());
        const QString made = here.filePath(QStringLiteral("made"));
        QVERIFY(QDir().mkpath(made));
        QProcess shell;
        shell.setWorkingDirectory(made);
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"), line.replace(0, 9, QString::fromStdString(programFile()))});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        QCOMPARE(shell.exitCode(), 0);
        const QStringList files = QDir(there.path()).entryList(QDir::Files, QDir::Name);
        QVERIFY(!files.empty());
        QCOMPARE(QDir(made).entryList(QDir::Files, QDir::Name), files);
        for (const QString& file : files)
            QVERIFY2(bytesOf(QDir(made).filePath(file)) == bytesOf(there.filePath(file)), qPrintable(file));
    }

    void theCopiedLineDrawsTheSameStudio_data()
    {
        QTest::addColumn<QString>("studio");
        QTest::newRow("bars") << QStringLiteral("softmax");
        QTest::newRow("maps") << QStringLiteral("mask");
        QTest::newRow("a drawing") << QStringLiteral("lines");
    }

    void theCopiedLineDrawsTheSameStudio()
    {
        QFETCH(QString, studio);
        QSettings().clear();
        const QTemporaryDir here, there;
        const QString path = here.filePath(QStringLiteral("my scene.attn"));
        Document document;
        document.open(headsScene(5, 3), {}, {});
        QVERIFY(!document.save(path));
        Selection selection;
        const ComputedPtr computed = computedOf(document.scene());
        auto picture = studioFigure(studio, computed, [&](Selection& place) {
            place.setHead(2);
            place.setChosen(Cell{3, 2});
            place.setSteps(Walk(*computed->realized, 0, 2), {});
            selection.setHead(2);
            selection.setStage(place.stage());
            selection.setChosen(Cell{3, 2});
        });
        QVERIFY2(picture, picture ? "" : picture.error().message.c_str());
        ExportDialog dialog(&document, &selection, nullptr);
        FigureSettings settings;
        settings.format = FigureFormat::Svg;
        settings.look.widthCm = 16;
        settings.look.rowSums = settings.look.legend = true;
        dialog.setComputed(computed);
        dialog.setPicture(ExportedPicture{*picture, {{"--studio", studio.toStdString()}}});
        dialog.form()->setSettings(settings);
        dialog.present();
        QTRY_VERIFY(!dialog.isBusy());
        dialog.copyCommand();
        QString line = QApplication::clipboard()->text();
        QVERIFY2(line.contains(QStringLiteral(" --studio ") + studio), qPrintable(line));
        dialog.saveFile(there.filePath(QStringLiteral("saved.svg")));
        QTRY_VERIFY(!dialog.isVisible());
        QProcess shell;
        shell.setWorkingDirectory(there.path());
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"), line.replace(0, 9, QString::fromStdString(programFile()))});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        const QStringList files = QDir(there.path()).entryList(QDir::Files, QDir::Name);
        QCOMPARE(files.size(), 2);
        // Only the command keeps its options, as it draws the studio as it opens.
        const auto drawn = [&](const QString& file) {
            QList<QByteArray> lines = bytesOf(there.filePath(file)).split('\n');
            lines.removeIf(
                [](const QByteArray& each) { return each.startsWith("Options: ") || each.startsWith("SceneFile: "); });
            return lines;
        };
        QVERIFY2(drawn(files[0]) == drawn(files[1]), qPrintable(line));
    }

    void theCommandKnowsTheStudiosOfTheWindow()
    {
        std::set<std::string> known(std::begin(figure_studios), std::end(figure_studios));
        known.insert("compare"); // has an option of its own
        known.insert("lab");     // draws nothing until a mistake is chosen
        std::set<std::string> there;
        for (const StudioKind& kind : studioKinds())
            there.insert(kind.info.id.toStdString());
        QVERIFY(known == there);
    }

    void aSceneWithoutAFileIsToBeSavedFirst()
    {
        Document document;
        document.open(headsScene(5, 3), {}, {});
        Selection selection;
        ExportDialog dialog(&document, &selection, nullptr);
        dialog.setComputed(computedOf(document.scene()));
        dialog.present();
        QApplication::clipboard()->clear();
        dialog.copyCommand();
        QVERIFY(QApplication::clipboard()->text().isEmpty());
        QCOMPARE(dialog.problem(), QStringLiteral("The command line needs a scene file. Save the scene first."));
    }

private:
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

WINDOW_TEST(TestExportCommand)
#include "tst_exportcommand.moc"
