// SPDX-License-Identifier: GPL-3.0-or-later
// Saving a document: what is in the file, that it is whole or as it was, and what is edited meanwhile.
#include "core/io/scene/scenefile.h"
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/fulldisk.h"
#include "tests/ui/support/nodescriptors.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/scenefiles.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <unistd.h>

using namespace attn;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not readable");
}

// root may write everywhere: while this lives, a test that is run by root is nobody.
class AsNobody {
public:
    AsNobody() : m_root(geteuid() == 0 && setresuid(65534, 65534, 0) == 0) {}
    ~AsNobody()
    {
        if (m_root && setresuid(0, 0, 0) != 0)
            qFatal("cannot become root again");
    }

private:
    bool m_root;
};

// So large that it is written off the GUI thread.
Scene largeScene()
{
    Scene large = firstScene();
    large.inputs.push_back({"unused", Tensor({1000, 500})});
    return large;
}

} // namespace

class TestDocumentSaving : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->open(firstScene(), {}, QStringLiteral("000.param.seed123"));
    }

    void aFileOfAnotherEndingIsProposedWithThatOfScenes()
    {
        QVERIFY(proposedPath(*m_document).endsWith(QStringLiteral(".attn")));
        m_document->open(firstScene(), QStringLiteral("/a.b/scene.v2.json"));
        QCOMPARE(proposedPath(*m_document), QStringLiteral("/a.b/scene.v2.attn"));
        m_document->open(firstScene(), QStringLiteral("/a.b/scene.attn"));
        QCOMPARE(proposedPath(*m_document), QStringLiteral("/a.b/scene.attn"));
    }

    void theViewGoesIntoTheFileAloneAndIsNoEdit()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        View view;
        view.stage = "scores";
        view.cell = View::CellPlace{1, 2};
        m_document->setViewSource([view] { return view; });
        QVERIFY(!m_document->save(path));
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->scene() == firstScene());
        const auto saved = readSceneFile(path.toStdString());
        QVERIFY(saved && saved->view && saved->view->stage == "scores");
        QVERIFY(saved->view->cell == (View::CellPlace{1, 2}));
        Scene rest = *saved;
        rest.view = firstScene().view;
        QVERIFY(rest == firstScene());
        QCOMPARE(m_document->fileState(), FileState::Same);
    }

    void whatIsSavedReadsBackAndIsClean()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        QVERIFY(!m_document->edit({}, withX(3), ChangePart::Values));
        QSignalSpy file(m_document.get(), &Document::fileChanged);
        QVERIFY(!m_document->save(path));
        QVERIFY(!m_document->isModified());
        QCOMPARE(m_document->filePath(), path);
        QVERIFY(m_document->lessonId().isEmpty());
        QCOMPARE(file.count(), 1);
        const auto read = readSceneFile(path.toStdString());
        QVERIFY(read);
        QVERIFY(*read == withX(3));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aDragThatGoesOnAfterASaveIsAStepOfItsOwn()
    {
        QTemporaryDir folder;
        const QString key = QStringLiteral("x[1,1]");
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values, key));
        QVERIFY(!m_document->save(folder.filePath(QStringLiteral("a.attn"))));
        QVERIFY(!m_document->edit({}, withX(2), ChangePart::Values, key));
        QVERIFY(m_document->isModified());
        m_document->undoStack()->undo();
        QVERIFY(!m_document->isModified());
    }

    void aReadOnlyFolderKeepsTheFileAndSaysSo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        QVERIFY(!m_document->save(path));
        const QByteArray before = contentOf(path);
        QVERIFY(!m_document->edit({}, withX(3), ChangePart::Values));
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther | QFile::WriteOther);
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
        std::optional<Error> error;
        {
            const AsNobody nobody;
            error = m_document->save(path);
        }
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QVERIFY(error);
        const QString message = QString::fromStdString(error->message);
        QVERIFY2(message.startsWith(QStringLiteral("Could not save a.attn: the folder ")), qPrintable(message));
        QVERIFY2(message.contains(QStringLiteral("is read-only")), qPrintable(message));
        QVERIFY(m_document->isModified());
        QCOMPARE(contentOf(path), before);
    }

    void aFullDiskKeepsTheFileAndSaysSo_data()
    {
        QTest::addColumn<int>("bytes");
        QTest::newRow("at once") << 0;
        QTest::newRow("in the middle of a write") << 100;
    }

    void aFullDiskKeepsTheFileAndSaysSo()
    {
        QFETCH(int, bytes);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        QVERIFY(!m_document->save(path));
        const QByteArray before = contentOf(path);
        QVERIFY(!m_document->edit({}, withX(3), ChangePart::Values));
        std::optional<Error> error;
        {
            const FullDisk full(bytes);
            error = m_document->save(path);
        }
        QVERIFY(error);
        QVERIFY2(QString::fromStdString(error->message).contains(QStringLiteral("the disk is full or has failed")),
                 error->message.c_str());
        QVERIFY(m_document->isModified());
        QCOMPARE(contentOf(path), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void noDescriptorsKeepTheFileAndSaySo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        QVERIFY(!m_document->save(path));
        const QByteArray before = contentOf(path);
        QVERIFY(!m_document->edit({}, withX(3), ChangePart::Values));
        std::optional<Error> error;
        {
            const NoDescriptors none;
            error = m_document->save(path);
        }
        QVERIFY(error);
        QVERIFY2(QString::fromStdString(error->message)
                     .startsWith(QStringLiteral("Could not save a.attn: the program has too many files open")),
                 error->message.c_str());
        QVERIFY(m_document->isModified());
        QCOMPARE(contentOf(path), before);
        QVERIFY(!m_document->save(path));
        QVERIFY(*readSceneFile(path.toStdString()) == withX(3));
    }

    void aFolderThatVanishedIsNamedAndTheSceneStaysModified()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("sub")));
        const QString path = folder.filePath(QStringLiteral("sub/a.attn"));
        QVERIFY(!m_document->save(path));
        QVERIFY(!m_document->edit({}, withX(3), ChangePart::Values));
        QVERIFY(QDir(folder.filePath(QStringLiteral("sub"))).removeRecursively());
        const auto error = m_document->save(path);
        QVERIFY(error);
        QVERIFY(
            QString::fromStdString(error->message)
                .contains(QStringLiteral("the folder %1 does not exist.").arg(folder.filePath(QStringLiteral("sub")))));
        QVERIFY(QString::fromStdString(error->message).endsWith(QStringLiteral("Choose another name or folder.")));
        QVERIFY(m_document->isModified());
        QVERIFY(m_document->scene() == withX(3));
    }

    void aLargeSceneIsSavedWhileTheWindowGoesOn()
    {
        const Scene large = largeScene();
        m_document->open(large, {});
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++ticks; });
        timer.start(0);
        QVERIFY(!m_document->save(path));
        QVERIFY(ticks > 0);
        QVERIFY(!m_document->isModified());
        const auto read = readSceneFile(path.toStdString());
        QVERIFY(read);
        QVERIFY(*read == large);
        const auto error = m_document->save(folder.filePath(QStringLiteral("nowhere/a.attn")));
        QVERIFY(error);
    }

    void whatIsEditedWhileALargeSceneIsSavedStaysModified()
    {
        const Scene large = largeScene();
        m_document->open(large, {});
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        Scene edited = large;
        edited.edits.set("x", {1, 1}, 5);
        QTimer::singleShot(0, this, [&] { QVERIFY(!m_document->edit({}, edited, ChangePart::Values)); });
        QVERIFY(!m_document->save(path));
        QVERIFY(m_document->isModified());
        QVERIFY(m_document->scene() == edited);
        QVERIFY(*readSceneFile(path.toStdString()) == large);
    }

    void whatIsOpenedWhileALargeSceneIsSavedStaysItself()
    {
        QTemporaryDir folder;
        const QString first = folder.filePath(QStringLiteral("a.attn")),
                      second = folder.filePath(QStringLiteral("b.attn"));
        const Scene large = largeScene();
        m_document->open(large, first);
        QTimer::singleShot(0, this, [&] { m_document->open(withX(7), second); });
        QVERIFY(!m_document->save(m_document->filePath()));
        QCOMPARE(m_document->filePath(), second);
        QVERIFY(m_document->scene() == withX(7));
        QVERIFY(!QFile::exists(second));
        QVERIFY(*readSceneFile(first.toStdString()) == large);
    }

    void aPlaceThatIsNoneIsNamed()
    {
        QTemporaryDir folder;
        auto error = m_document->save(folder.path());
        QVERIFY(error);
        QCOMPARE(QString::fromStdString(error->message),
                 QStringLiteral("Could not save %1: this is a folder. Choose another name or folder.")
                     .arg(QFileInfo(folder.path()).fileName()));
        error = m_document->save(folder.filePath(QStringLiteral("nowhere/a.attn")));
        QVERIFY(error);
        QVERIFY(
            QString::fromStdString(error->message)
                .contains(
                    QStringLiteral("the folder %1 does not exist.").arg(folder.filePath(QStringLiteral("nowhere")))));
        QVERIFY(m_document->filePath().isEmpty());
        QCOMPARE(m_document->lessonId(), QStringLiteral("000.param.seed123"));
    }

private:
    std::unique_ptr<Document> m_document;
};

GUILESS_TEST(TestDocumentSaving)
#include "tst_documentsaving.moc"
