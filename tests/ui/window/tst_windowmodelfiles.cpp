// SPDX-License-Identifier: GPL-3.0-or-later
// A model whose files others shorten and replace while its page is open, and passes that fail or are given up: what is shown is
// never taken for what it is not.
#include "core/model/modelpage.h"
#include "tests/testpaths.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/kit/messageline.h"
#include "ui/model/benchstrip.h"
#include "ui/model/continuebox.h"
#include "ui/model/modelsheet.h"
#include "ui/model/modelview.h"
#include "ui/model/stalebar.h"
#include "ui/window/modelroom.h"
#include "ui/window/noticebar.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

class TestWindowModelFiles : public QObject {
    Q_OBJECT

    ModelRoom* room() { return m_window->models(); }
    ModelView* view() { return room()->view(); }
    PagePicturePtr picture() { return room()->session()->picture(); }
    const Scene& scene() { return m_window->document()->scene(); }
    NoticeBar* notice() { return m_window->findChild<NoticeBar*>(); }
    QString weights() { return m_folder->filePath(QStringLiteral("model.safetensors")); }

    // tiny's own weights, or with the last numbers of another model, in the place of the file that is there.
    void putWeights(bool other)
    {
        QFile own(QString::fromStdString(sourceFile("resources/models/tiny/model.safetensors")));
        QVERIFY(own.open(QIODevice::ReadOnly));
        QByteArray bytes = own.readAll();
        if (other) // sizes stay, and so does the list of tensors in front
            for (qsizetype i = bytes.size() / 2; i + 4 <= bytes.size(); i += 4096)
                bytes[i + 3] = bytes[i + 3] ^ char(0x80); // the sign of a number
        QFile file(weights() + QStringLiteral(".new"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        QFile::remove(weights());
        QVERIFY(file.rename(weights()));
    }

    void openCopy()
    {
        m_window->files()->openFile(m_folder->path()); // says false: a model comes in its own time
        QTRY_VERIFY(m_window->showsModel());
        QTRY_VERIFY(picture() && !room()->session()->isShowing());
    }

    void waitForFreshPicture()
    {
        QTRY_VERIFY(picture() && !room()->session()->isShowing() && !room()->session()->isStale());
        QTRY_COMPARE(view()->sheet()->picture(), picture());
    }

    QAction* exportOfHeads()
    {
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->text() == QStringLiteral("All &heads of the model…"))
                return action;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowmodelfiles"));
        useTestLook();
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const QString& name : {QStringLiteral("config.json"), QStringLiteral("tokenizer.json")})
            QVERIFY(QFile::copy(QString::fromStdString(sourceFile("resources/models/tiny/")) + name,
                                m_folder->filePath(name)));
        putWeights(false);
        openLesson(m_window);
    }
    void cleanup() { closeWindow(m_window); }

    void aFileThatIsCutShortIsReportedAndOpenedAgain()
    {
        openCopy();
        const PagePicturePtr before = picture();
        QVERIFY(QFile::resize(weights(), 0));
        room()->switchHead({2, 2});
        QTRY_VERIFY(notice()->isVisible());
        QVERIFY2(notice()->text().contains(QStringLiteral("model.safetensors was truncated")),
                 qPrintable(notice()->text()));
        QVERIFY(notice()->button()->isVisible());
        QVERIFY(view()->isStale() && view()->staleBar()->isVisible());
        QCOMPARE(picture(), before); // it can still be read, and is called what it is
        QVERIFY(isHeadOff(scene(), 2, 2));
        QTest::mouseClick(notice()->button(), Qt::LeftButton); // nothing there to be opened
        QTRY_VERIFY(notice()->isVisible() && !notice()->button()->isVisible());
        QVERIFY(view()->isStale());
        putWeights(false);
        room()->reopen();
        waitForFreshPicture();
        QVERIFY(!view()->staleBar()->isVisible());
        QVERIFY(!notice()->isVisible());
        QVERIFY(picture()->head({2, 2}).off);
        QCOMPARE(picture()->layers[0].heads[0].entropy, before->layers[0].heads[0].entropy);
    }

    void aFileThatIsReplacedIsReportedAndOpenedAgain()
    {
        openCopy();
        room()->switchHead({1, 0});
        waitForFreshPicture();
        const double before = picture()->layers[3].heads[0].entropy;
        putWeights(true);
        room()->session()->lookAtFiles(); // as when the window comes to the front again
        QTRY_VERIFY(notice()->isVisible());
        QVERIFY2(notice()->text().contains(QStringLiteral("model.safetensors: the file was replaced")),
                 qPrintable(notice()->text()));
        QVERIFY(!view()->isStale()); // the numbers are those of the file that was opened
        QTest::mouseClick(notice()->button(), Qt::LeftButton);
        QTRY_VERIFY(m_window->document()->undoStack()->undoText() == QStringLiteral("Reopen model"));
        waitForFreshPicture();
        QVERIFY(picture()->head({1, 0}).off);
        QVERIFY(picture()->layers[3].heads[0].entropy != before);
        const QString path = m_folder->filePath(QStringLiteral("page.attn"));
        QVERIFY(!m_window->document()->save(path));
        QVERIFY(m_window->files()->openFile(path)); // it names the model as it is now
        waitForFreshPicture();
        QVERIFY(picture()->head({1, 0}).off);
    }

    void aPassThatIsGivenUpLeavesAnOldPictureThatSaysSo()
    {
        openCopy();
        QVERIFY(exportOfHeads() && exportOfHeads()->isEnabled());
        const PagePicturePtr before = picture();
        room()->switchHead({0, 0});
        room()->session()->cancel();
        QTRY_VERIFY(view()->isStale());
        QCOMPARE(picture(), before);
        QCOMPARE(view()->staleBar()->sentence(),
                 QStringLiteral("Out of date: the last change has not been computed yet"));
        QVERIFY(!exportOfHeads()->isEnabled());
        QCOMPARE(exportOfHeads()->toolTip(), QStringLiteral("Not computed yet"));
        QTest::mouseClick(view()->staleBar()->button(), Qt::LeftButton);
        waitForFreshPicture();
        QVERIFY(!view()->isStale() && !view()->staleBar()->isVisible());
        QVERIFY(picture()->head({0, 0}).off);
        QVERIFY(exportOfHeads()->isEnabled());
    }

    // Until the button is pressed again the next pass would add to what nothing has computed.
    void tokensAreNoLongerAddedAfterAPassThatFails()
    {
        openCopy();
        ContinueBox* box = view()->continuation();
        auto* keep = box->findChildren<QPushButton*>().last();
        keep->click();
        QVERIFY(QFile::resize(weights(), 0));
        QTRY_VERIFY(!box->keepsAdding());
        QCOMPARE(keep->text(), QStringLiteral("Keep adding"));
        QVERIFY(box->findChild<MessageLine*>()->message().contains(QStringLiteral("was truncated")));

        putWeights(false);
        room()->reopen();
        waitForFreshPicture();
        keep->click();
        QVERIFY(box->keepsAdding() && box->findChild<MessageLine*>()->message().isEmpty());
        Q_EMIT room()->session()->failed(QStringLiteral("No memory is left."));
        QVERIFY(!box->keepsAdding());
        QCOMPARE(box->findChild<MessageLine*>()->message(),
                 QStringLiteral("Stopped adding tokens: No memory is left."));
        keep->click();
        Q_EMIT view()->cancelAsked();
        QVERIFY(!box->keepsAdding());
    }

    void nothingIsExportedBeforeThereIsAPicture()
    {
        openCopy();
        Scene other = scene();
        other.title = "another page";
        m_window->document()->open(other, {});
        QVERIFY(!picture());
        QVERIFY(!exportOfHeads()->isEnabled());
        waitForFreshPicture();
        QVERIFY(exportOfHeads()->isEnabled());
    }

    // A layer that the document does not take is not said to be on the bench.
    void aLayerThatIsRefusedIsNotOnTheBench()
    {
        openCopy();
        room()->toBench({1, 0});
        Scene broken = scene();
        broken.inputs.clear();
        Q_EMIT room()->session()->turned(m_window->document()->sharedScene(), broken);
        QVERIFY(notice()->isVisible());
        QVERIFY(m_window->showsModel());
        QVERIFY(!scene().inputs.empty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestWindowModelFiles)
#include "tst_windowmodelfiles.moc"
