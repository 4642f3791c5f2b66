// SPDX-License-Identifier: GPL-3.0-or-later
// A file that another window or program writes while it is open: that is seen, told, asked about when it is saved.
#include "core/io/scene/scenefile.h"
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/nodescriptors.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/filewatch.h"
#include "ui/document/lostwork.h"
#include "ui/document/scenefiles.h"
#include "ui/window/offerbar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

using namespace attn;

namespace {

// A window with a file open, without what a main window shows around it.
struct Window {
    explicit Window(const QString& path) : files(&document, &widget)
    {
        files.askAboutConflictBy([this](const QString&, FileState state) {
            asked.push_back(state);
            return answer;
        });
        files.openFile(path);
    }
    void set(float value) { QVERIFY(!document.edit(QStringLiteral("Set x"), withX(value), ChangePart::Values)); }

    QWidget widget;
    Document document;
    SceneFiles files;
    ConflictAnswer answer = ConflictAnswer::Cancel;
    std::vector<FileState> asked;
};

} // namespace

class TestFileConflict : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(QStringLiteral("fileconflict")); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("a.attn"));
        write(withX(1));
    }

    void anUnchangedFileIsSavedWithoutAQuestion()
    {
        Window window(m_path);
        window.set(2);
        QVERIFY(window.files.save());
        window.set(3);
        QVERIFY(window.files.save());
        write(withX(3)); // the same content once more is no change
        window.set(4);
        QVERIFY(window.files.save());
        QVERIFY(window.asked.empty());
        QVERIFY(read() == withX(4));
    }

    void theSaveOfAnotherWindowIsNotOverwrittenUnasked()
    {
        Window a(m_path), b(m_path);
        a.set(2);
        QVERIFY(a.files.save());
        QVERIFY(!b.files.save()); // with nothing changed in it
        QCOMPARE(b.asked, std::vector{FileState::Changed});
        QVERIFY(read() == withX(2));
        b.set(3);
        QVERIFY(!b.files.save());
        QVERIFY(b.document.isModified());
        QVERIFY(read() == withX(2));
    }

    void mineMayBeKept()
    {
        Window window(m_path);
        write(withX(2));
        window.set(3);
        window.answer = ConflictAnswer::KeepMine;
        QVERIFY(window.files.save());
        QVERIFY(read() == withX(3));
        window.set(4);
        QVERIFY(window.files.save()); // the file is this window's again
        QCOMPARE(window.asked.size(), std::size_t(1));
    }

    void theirsIsOpenedAndMineIsOneUndoAway()
    {
        Window window(m_path);
        write(withX(2));
        window.set(3);
        window.answer = ConflictAnswer::OpenTheirs;
        QVERIFY(!window.files.save()); // mine is not in a file, so nothing may take its place
        QVERIFY(window.document.scene() == withX(2));
        QVERIFY(!window.document.isModified());
        QVERIFY(read() == withX(2));
        window.document.undoStack()->undo();
        QVERIFY(window.document.scene() == withX(3));
        QVERIFY(window.document.isModified());
        QVERIFY(window.files.save()); // by a person who has seen both
        QVERIFY(read() == withX(3));
        QCOMPARE(window.asked.size(), std::size_t(1));
    }

    void theirsThatCannotBeReadChangesNothing()
    {
        Window window(m_path);
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no scene") == 8);
        file.close();
        window.set(3);
        window.answer = ConflictAnswer::OpenTheirs;
        QSignalSpy failed(&window.files, &SceneFiles::failed);
        QVERIFY(!window.files.save());
        QCOMPARE(failed.size(), 1);
        QVERIFY(window.document.scene() == withX(3));
        QVERIFY(window.document.isModified());
    }

    void aMissingFileIsReportedAndCanBeSavedAgain()
    {
        Window window(m_path);
        QVERIFY(QFile::remove(m_path));
        QVERIFY(!window.files.save());
        QVERIFY(!QFile::exists(m_path));
        window.answer = ConflictAnswer::KeepMine;
        QVERIFY(window.files.save());
        QCOMPARE(window.asked, std::vector({FileState::Gone, FileState::Gone}));
        QVERIFY(read() == withX(1));
    }

    void restoredEditsAskWhereTheFileWasChangedSince()
    {
        Window window(m_path);
        window.document.restore(withX(5), nullptr, m_path, {}, true);
        QVERIFY(!window.files.save());
        QCOMPARE(window.asked, std::vector{FileState::Changed});
        window.document.restore(withX(5), nullptr, m_path, {}, false);
        QVERIFY(window.files.save());
        QVERIFY(read() == withX(5));
    }

    void aChangeOnTheWayToAnotherSceneStopsIt()
    {
        Window window(m_path);
        write(withX(2));
        window.set(3);
        press(QStringLiteral("Save"));
        QVERIFY(!window.files.openLesson(QStringLiteral("000.mha")));
        QCOMPARE(window.asked, std::vector{FileState::Changed});
        QVERIFY(window.document.scene() == withX(3));
        QVERIFY(window.document.isModified());
    }

    void theBoxHasAButtonForEachAnswer_data()
    {
        QTest::addColumn<FileState>("state");
        QTest::addColumn<QString>("button");
        QTest::addColumn<ConflictAnswer>("answer");
        QTest::newRow("overwrite") << FileState::Changed << QStringLiteral("Overwrite") << ConflictAnswer::KeepMine;
        QTest::newRow("open") << FileState::Changed << QStringLiteral("Reload") << ConflictAnswer::OpenTheirs;
        QTest::newRow("as") << FileState::Changed << QStringLiteral("Save as…") << ConflictAnswer::SaveAs;
        QTest::newRow("cancel") << FileState::Changed << QStringLiteral("Cancel") << ConflictAnswer::Cancel;
        QTest::newRow("again") << FileState::Gone << QStringLiteral("Save there") << ConflictAnswer::KeepMine;
        QTest::newRow("elsewhere") << FileState::Gone << QStringLiteral("Save as…") << ConflictAnswer::SaveAs;
    }

    void theBoxHasAButtonForEachAnswer()
    {
        QFETCH(FileState, state);
        QFETCH(QString, button);
        QFETCH(ConflictAnswer, answer);
        QWidget window;
        press(button);
        QCOMPARE(askAboutConflict(&window, m_path, state), answer);
    }

    // Two changes of one size within a tick of the file system's clock leave one mark.
    void aSecondChangeWithinOneTickIsSeen()
    {
        Window window(m_path);
        write(withX(2));
        FileWatch watch(&window.document);
        QTRY_COMPARE(watch.state(), FileState::Changed);
        const QDateTime tick = QFileInfo(m_path).lastModified();
        write(withX(1));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(tick, QFileDevice::FileModificationTime));
        file.close();
        QTRY_COMPARE(watch.state(), FileState::Same);
    }

    void aChangeOnDiskIsSeenHoweverItIsWritten()
    {
        Window window(m_path);
        FileWatch watch(&window.document);
        write(withX(2)); // into the same file
        QTRY_COMPARE(watch.state(), FileState::Changed);
        write(withX(1));
        QTRY_COMPARE(watch.state(), FileState::Same);
        Window other(m_path);
        other.set(3);
        QVERIFY(other.files.save()); // a file that takes its place
        QTRY_COMPARE(watch.state(), FileState::Changed);
        write(withX(1)); // the one that took its place is watched, too
        QTRY_COMPARE(watch.state(), FileState::Same);
        QVERIFY(QFile::remove(m_path));
        QTRY_COMPARE(watch.state(), FileState::Gone);
        write(withX(1));
        QTRY_COMPARE(watch.state(), FileState::Same);
    }

    void aChangeBehindALinkIsSeenAndSavedThere()
    {
        const QString link = m_folder->filePath(QStringLiteral("link.attn"));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("far")));
        const QString far = m_folder->filePath(QStringLiteral("far/b.attn"));
        QVERIFY(QFile::rename(m_path, far) && QFile::link(far, link));
        Window window(link);
        FileWatch watch(&window.document);
        Window other(far);
        other.set(2);
        QVERIFY(other.files.save());
        QTRY_COMPARE(watch.state(), FileState::Changed);
        window.set(3);
        window.answer = ConflictAnswer::KeepMine;
        QVERIFY(window.files.save());
        QTRY_COMPARE(watch.state(), FileState::Same);
        QCOMPARE(QFileInfo(link).symLinkTarget(), far);
        QVERIFY(*readSceneFile(QFile::encodeName(far).toStdString()) == withX(3));
    }

    void whatTheWindowItselfWritesIsNotReported()
    {
        Window window(m_path);
        FileWatch watch(&window.document);
        QSignalSpy reports(&watch, &FileWatch::stateChanged);
        window.set(2);
        QVERIFY(window.files.save());
        window.files.openLesson(QStringLiteral("000.mha")); // no file is open
        write(withX(7));
        QTest::qWait(600);
        QVERIFY(reports.empty());
        QCOMPARE(watch.state(), FileState::Same);
    }

    void aFileThatCannotBeReadIsNotSaidToHaveChanged()
    {
        Window window(m_path);
        FileWatch watch(&window.document);
        QTest::qWait(100);
        {
            const NoDescriptors none;
            QVERIFY(QFile::setPermissions(m_path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
            watch.look();
            QTest::qWait(100);
            QCOMPARE(watch.state(), FileState::Same);
        }
        write(withX(2));
        watch.look();
        QTRY_COMPARE(watch.state(), FileState::Changed);
    }

    void aFileThatComesBackWithItsFolderIsSeen()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("stick")));
        const QString path = m_folder->filePath(QStringLiteral("stick/b.attn"));
        QVERIFY(QFile::copy(m_path, path));
        Window window(path);
        FileWatch watch(&window.document);
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("stick"))).removeRecursively());
        QTRY_COMPARE(watch.state(), FileState::Gone);
        QTest::qWait(400); // nothing is on its way any more
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("stick")));
        QVERIFY(QFile::copy(m_path, path));
        QTRY_COMPARE_WITH_TIMEOUT(watch.state(), FileState::Same, 10000);
    }

    // As on a folder of another machine.
    void aChangeThatNoSystemTellsOfIsSeenWhenItIsLookedAt()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("far")));
        const QString far = m_folder->filePath(QStringLiteral("far/b.attn"));
        QVERIFY(QFile::rename(m_path, far));
        Window window(far);
        FileWatch watch(&window.document);
        QVERIFY(QDir(m_folder->filePath(QStringLiteral("far"))).removeRecursively());
        QTRY_COMPARE(watch.state(), FileState::Gone);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("far")));
        m_path = far;
        write(withX(2));
        QTest::qWait(400);
        watch.look();
        QTRY_COMPARE(watch.state(), FileState::Changed);
    }

    void theBarTellsAtOnceAndItsButtonsDecide()
    {
        Window window(m_path);
        ConflictBar bar(&window.document, [&](ConflictAnswer answer) { window.files.settle(answer); });
        window.set(3);
        QVERIFY(bar.isHidden());
        write(withX(2));
        QTRY_VERIFY(!bar.isHidden());
        QVERIFY(bar.sentence().startsWith(QStringLiteral("Another window or program has changed a.attn")));
        buttonOf(bar, QStringLiteral("Reload"))->click();
        QVERIFY(window.document.scene() == withX(2));
        QTRY_VERIFY(bar.isHidden());
        window.document.undoStack()->undo();
        QVERIFY(window.document.scene() == withX(3));
        write(withX(4));
        QTRY_VERIFY(!bar.isHidden());
        buttonOf(bar, QStringLiteral("Overwrite"))->click();
        QVERIFY(read() == withX(3));
        QTRY_VERIFY(bar.isHidden());
        QVERIFY(QFile::remove(m_path));
        QTRY_VERIFY(!bar.isHidden());
        QVERIFY(!buttonOf(bar, QStringLiteral("Reload")));
        buttonOf(bar, QStringLiteral("Save there"))->click();
        QVERIFY(read() == withX(3));
        QTRY_VERIFY(bar.isHidden());
        QVERIFY(window.asked.empty()); // the bar has said it
    }

    void aBarThatWasClosedComesBackWithTheNextChange()
    {
        Window window(m_path);
        ConflictBar bar(&window.document, [&](ConflictAnswer answer) { window.files.settle(answer); });
        write(withX(2));
        QTRY_VERIFY(!bar.isHidden());
        bar.findChild<QToolButton*>()->click();
        QVERIFY(bar.isHidden());
        write(withX(3));
        QTRY_VERIFY(!bar.isHidden());
    }

private:
    static QAbstractButton* buttonOf(const ConflictBar& bar, const QString& text)
    {
        for (auto* button : bar.findChildren<QAbstractButton*>())
            if (button->text() == text && !button->isHidden())
                return button;
        return nullptr;
    }

    void write(const Scene& scene)
    {
        QFile file(m_path);
        const QByteArray text = QByteArray::fromStdString(writeScene(scene));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    Scene read() const { return *readSceneFile(QFile::encodeName(m_path).toStdString()); }

    // Presses a button of the next box.
    void press(const QString& text)
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [timer, text] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            for (QAbstractButton* button : box ? box->buttons() : QList<QAbstractButton*>())
                if (button->text().remove(QLatin1Char('&')) == text) {
                    timer->deleteLater();
                    return button->click();
                }
        });
        timer->start(10);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

WINDOW_TEST(TestFileConflict)
#include "tst_fileconflict.moc"
