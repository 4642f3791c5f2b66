// SPDX-License-Identifier: GPL-3.0-or-later
// The files that the export dialog writes, and what becomes of them when it is stopped or cannot write.
#include "tests/ui/support/exportbench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/export/exportdialog.h"

#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <future>

using namespace attn;

class TestExportWriting : public ExportBench<ExportDialog> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("exportwriting"));
        useTestLook();
    }

    void init()
    {
        QSettings().clear();
        open(headsScene(6, 4));
    }

    void cleanup() { m_dialog.reset(); }

    void theFileIsWhatTheRequestGives()
    {
        const QTemporaryDir folder;
        QSignalSpy reports(m_dialog.get(), &ExportFrame::reported);
        const FigureRequest request = m_dialog->request();
        const Figure figure = *drawFigure(*m_computed, request, m_dialog->plans().front());
        m_dialog->saveFile(folder.filePath(QStringLiteral("mine")));
        QTRY_COMPARE(reports.size(), 1);
        QVERIFY(!m_dialog->isVisible());
        QFile file(folder.filePath(QStringLiteral("mine.png")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), *figureBytes(figure, request.look, FigureFormat::Png));
    }

    void allHeadsGoIntoOneFolder()
    {
        const QTemporaryDir folder;
        choose(0, 1);
        choose(2, 1); // SVG
        m_dialog->saveFolder(folder.path());
        QTRY_VERIFY(!m_dialog->isVisible());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name),
                 QStringList({QStringLiteral("heads_weights_h0.svg"), QStringLiteral("heads_weights_h1.svg"),
                              QStringLiteral("heads_weights_h2.svg"), QStringLiteral("heads_weights_h3.svg")}));
    }

    void cancelStopsTheWritingAndLeavesNoFile()
    {
        const QTemporaryDir folder;
        open(headsScene(40, 16));
        choose(0, 1);
        m_dialog->saveFolder(folder.filePath(QStringLiteral("new")));
        QVERIFY(m_dialog->isWriting());
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QVERIFY(m_dialog->isVisible());
        QTRY_VERIFY(!m_dialog->isWriting());
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(m_dialog->problem(), QStringLiteral("Canceled. No file was written."));
        QVERIFY(!QFileInfo::exists(folder.filePath(QStringLiteral("new"))));
    }

    void aStopThatComesTooLateDoesNotDenyTheFile()
    {
        QSignalSpy reports(m_dialog.get(), &ExportFrame::reported);
        std::promise<void> stopped;
        m_dialog->write(
            [asked = stopped.get_future().share()](const std::function<void(int)>&, StopToken) {
                asked.wait(); // past the last look at the stop: the file is put in its place
                return std::optional<Error>();
            },
            1, QStringLiteral("Wrote it"));
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QCOMPARE(m_dialog->problem(), QString());
        QVERIFY(m_dialog->isWriting());
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape); // once is enough
        stopped.set_value();
        QTRY_COMPARE(reports.size(), 1);
        QCOMPARE(reports.first().first().toString(), QStringLiteral("Wrote it"));
        QCOMPARE(m_dialog->problem(), QString());
        QVERIFY(!m_dialog->isVisible());
    }

    void aDialogThatGoesStopsWhatItWrites()
    {
        bool asked = false;
        std::promise<void> begun;
        m_dialog->write(
            [&](const std::function<void(int)>&, StopToken stop) {
                begun.set_value();
                for (int i = 0; i < 10'000 && !stop.requested(); ++i)
                    QThread::msleep(1);
                asked = stop.requested();
                return std::optional<Error>();
            },
            1, {});
        begun.get_future().wait();
        m_dialog.reset();
        QVERIFY(asked);
    }

    void aFolderThatCannotBeWrittenIsReported()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        m_dialog->saveFile(folder.filePath(QStringLiteral("file/inside.png")));
        QTRY_VERIFY(!m_dialog->problem().isEmpty());
        QVERIFY(m_dialog->isVisible());
        QVERIFY(m_dialog->saveButton()->isEnabled());
    }
};

WINDOW_TEST(TestExportWriting)
#include "tst_exportwriting.moc"
