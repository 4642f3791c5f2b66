// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefile.h"
#include "tests/ui/support/documentscenes.h"
#include "ui/document/document.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>
#include <sys/resource.h>
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

// While this lives, no file can grow beyond `bytes`: as on a disk that is full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->open(firstScene(), {}, QStringLiteral("000.param.seed123"));
    }

    void whatIsPinnedGoesWithTheStepThatTakesItsCellAway()
    {
        Scene scene = m_document->scene();
        scene.config.dropout.p = 0.5;
        scene.overrides.add({"keep", {0, 0, 1, 1}, 1});
        scene.overrides.add({"scores", {0, 0, 1, 1}, 2});
        QVERIFY(!m_document->edit(QStringLiteral("Pin"), scene, ChangePart::Values));
        scene.config.dropout.p = 0;
        QVERIFY(!m_document->edit(QStringLiteral("No dropout"), scene, ChangePart::Config));
        QVERIFY(m_document->scene().overrides == EditList({{"scores", {0, 0, 1, 1}, 2}}));
        m_document->undoStack()->undo();
        QCOMPARE(m_document->scene().overrides.size(), 2u);
        scene.overrides.add({"scores", {0, 0, 1, 1}, 3}); // twice the same cell: no misfit, but a fault
        scene.config.dropout.p = 0.5;
        QVERIFY(m_document->edit(QStringLiteral("Wrong"), scene, ChangePart::Values).has_value());
    }

    void theSceneAsOpenedAndBeforeTheLastStepAreThere()
    {
        QVERIFY(*m_document->openedScene() == firstScene());
        QVERIFY(!m_document->sceneBeforeLastStep());
        QVERIFY(m_document->lastStep().isEmpty());
        for (const float value : {1.f, 2.f, 3.f}) // a drag is one step
            QVERIFY(!m_document->edit(QStringLiteral("Drag"), withX(value), ChangePart::Values, QStringLiteral("x")));
        QVERIFY(*m_document->sceneBeforeLastStep() == firstScene());
        m_document->endMerge();
        QVERIFY(!m_document->edit(QStringLiteral("Set"), withX(4), ChangePart::Values, QStringLiteral("x")));
        QVERIFY(*m_document->sceneBeforeLastStep() == withX(3));
        QCOMPARE(m_document->lastStep(), QStringLiteral("Set"));
        m_document->undoStack()->undo();
        QVERIFY(*m_document->sceneBeforeLastStep() == firstScene());
        QVERIFY(*m_document->openedScene() == firstScene());
    }

    void theViewGoesIntoTheFileAloneAndIsNoEdit()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        m_document->setViewSource([] { return View{"scores", 0, 0, false, View::CellPlace{1, 2}, {}, {}}; });
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

    void undoBringsBackAnEqualSceneAndRedoTheOther()
    {
        QSignalSpy changed(m_document.get(), &Document::changed);
        QVERIFY(!m_document->edit(QStringLiteral("Edit x"), withX(5), ChangePart::Values));
        QVERIFY(m_document->scene() == withX(5));
        QVERIFY(m_document->isModified());
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == firstScene());
        QVERIFY(!m_document->isModified());
        m_document->undoStack()->redo();
        QVERIFY(m_document->scene() == withX(5));
        QCOMPARE(changed.count(), 3);
        QCOMPARE(changed.last().first().value<Change>(), Change(ChangePart::Values));
        QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Edit x"));
    }

    void aDragIsOneStep()
    {
        for (int i = 1; i <= 30; ++i)
            QVERIFY(
                !m_document->edit(QStringLiteral("Edit x"), withX(i), ChangePart::Values, QStringLiteral("x[1,1]")));
        QCOMPARE(m_document->undoStack()->count(), 1);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == firstScene());
        m_document->undoStack()->redo();
        QVERIFY(m_document->scene() == withX(30));
    }

    void mergedStepsTellEverythingTheyTouched()
    {
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values, QStringLiteral("key")));
        Scene masked = withX(1);
        masked.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
        QVERIFY(!m_document->edit({}, masked, ChangePart::Config, QStringLiteral("key")));
        QSignalSpy changed(m_document.get(), &Document::changed);
        m_document->undoStack()->undo();
        QCOMPARE(changed.first().first().value<Change>(), ChangePart::Values | ChangePart::Config);
    }

    void theEndOfADragAnotherCellAndAnUndoEachBeginANewStep()
    {
        const QString key = QStringLiteral("x[1,1]");
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values, key));
        m_document->endMerge();
        QVERIFY(!m_document->edit({}, withX(2), ChangePart::Values, key));
        QCOMPARE(m_document->undoStack()->count(), 2);
        QVERIFY(!m_document->edit({}, withX(3), ChangePart::Values, QStringLiteral("another")));
        QCOMPARE(m_document->undoStack()->count(), 3);
        m_document->undoStack()->undo();
        QVERIFY(!m_document->edit({}, withX(4), ChangePart::Values, key));
        QCOMPARE(m_document->undoStack()->count(), 3);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == withX(2));
        m_document->undoStack()->redo();
        QVERIFY(!m_document->edit({}, withX(5), ChangePart::Values, key));
        QCOMPARE(m_document->undoStack()->count(), 4);
    }

    void stepsWithoutAKeyStayApart()
    {
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values));
        QVERIFY(!m_document->edit({}, withX(2), ChangePart::Values));
        QCOMPARE(m_document->undoStack()->count(), 2);
    }

    void aDragBackToWhereItBeganLeavesNoStep()
    {
        const QString key = QStringLiteral("x[1,1]");
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values, key));
        QVERIFY(!m_document->edit({}, firstScene(), ChangePart::Values, key));
        QCOMPARE(m_document->undoStack()->count(), 0);
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->scene() == firstScene());
    }

    void aStepThatChangesNothingIsNotKept()
    {
        QSignalSpy changed(m_document.get(), &Document::changed);
        QVERIFY(!m_document->edit({}, firstScene(), ChangePart::Values));
        QCOMPARE(m_document->undoStack()->count(), 0);
        QCOMPARE(changed.count(), 0);
    }

    void anInvalidEditChangesNothingAndSaysWhy()
    {
        QSignalSpy changed(m_document.get(), &Document::changed);
        Scene wrong = firstScene();
        wrong.config.num_heads = 4;
        const auto error = m_document->edit({}, wrong, ChangePart::Structure);
        QVERIFY(error);
        QCOMPARE(QString::fromStdString(error->message),
                 QStringLiteral("config.num_heads: 2 does not divide into 4 heads: try 1 or 2."));
        QVERIFY(m_document->scene() == firstScene());
        QCOMPARE(m_document->undoStack()->count(), 0);
        QCOMPARE(changed.count(), 0);
    }

    void noStepIsMadeWhileAnotherTakesEffect()
    {
        std::optional<Error> inner;
        connect(m_document.get(), &Document::changed, this,
                [&] { inner = m_document->edit({}, withX(9), ChangePart::Values); });
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values));
        QVERIFY(inner);
        QVERIFY(m_document->scene() == withX(1));
        QCOMPARE(m_document->undoStack()->count(), 1);
    }

    void openReplacesSceneAndHistory()
    {
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values));
        QSignalSpy changed(m_document.get(), &Document::changed);
        QSignalSpy file(m_document.get(), &Document::fileChanged);
        m_document->open(withX(7), QStringLiteral("/somewhere/seven.attn"));
        QVERIFY(m_document->scene() == withX(7));
        QVERIFY(!m_document->undoStack()->canUndo());
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->lessonId().isEmpty());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().first().value<Change>(), Change(ChangePart::Scene));
        QCOMPARE(file.count(), 1);
    }

    void theTitleIsTheScenesElseTheFilesElseUntitled()
    {
        QCOMPARE(m_document->title(), QString::fromStdString(firstScene().title));
        Scene bare = firstScene();
        bare.title.clear();
        QSignalSpy file(m_document.get(), &Document::fileChanged);
        QVERIFY(!m_document->edit({}, bare, ChangePart::Config));
        QCOMPARE(file.count(), 1);
        QCOMPARE(m_document->title(), QStringLiteral("Untitled"));
        m_document->open(bare, QStringLiteral("/somewhere/my.first.attn"));
        QCOMPARE(m_document->title(), QStringLiteral("my.first"));
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
        QVERIFY2(message.startsWith(QStringLiteral("a.attn was not saved: the folder ")), qPrintable(message));
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
        QVERIFY2(QString::fromStdString(error->message).contains(QStringLiteral("the disk is full or failed")),
                 error->message.c_str());
        QVERIFY(m_document->isModified());
        QCOMPARE(contentOf(path), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
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
        QVERIFY(QString::fromStdString(error->message).contains(QStringLiteral("there is no folder ")));
        QVERIFY(QString::fromStdString(error->message).endsWith(QStringLiteral("Choose another name or folder.")));
        QVERIFY(m_document->isModified());
        QVERIFY(m_document->scene() == withX(3));
    }

    void aLargeSceneIsSavedWhileTheWindowGoesOn()
    {
        Scene large = firstScene();
        large.inputs.push_back({"unused", Tensor({1000, 500})});
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
        Scene large = firstScene();
        large.inputs.push_back({"unused", Tensor({1000, 500})});
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
        Scene large = firstScene();
        large.inputs.push_back({"unused", Tensor({1000, 500})});
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
        QVERIFY(QString::fromStdString(error->message)
                    .endsWith(QStringLiteral("not saved: it is a folder. Choose another name or folder.")));
        error = m_document->save(folder.filePath(QStringLiteral("nowhere/a.attn")));
        QVERIFY(error);
        QVERIFY(QString::fromStdString(error->message).contains(QStringLiteral("there is no folder ")));
        QVERIFY(m_document->filePath().isEmpty());
        QCOMPARE(m_document->lessonId(), QStringLiteral("000.param.seed123"));
    }

private:
    std::unique_ptr<Document> m_document;
};

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
