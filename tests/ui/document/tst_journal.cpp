// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefile.h"
#include "core/scene/layerchanges.h"
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/fulldisk.h"
#include "tests/ui/support/nodescriptors.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/scenefiles.h"
#include "ui/window/offerbar.h"
#include "ui/window/rescue.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <optional>
#include <sys/stat.h>

using namespace attn;

class TestJournal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_document = std::make_unique<Document>();
        m_document->open(firstScene(), {}, QStringLiteral("000.param.seed123"));
    }

    void cleanup() { m_document.reset(); }

    void anEditIsOnTheDiskWithinAQuarterOfASecond()
    {
        Journal journal(m_document.get(), folder());
        qint64 quickest = 5000; // other programs may hold up a single one
        for (int i = 1; i <= 3; ++i) {
            edit(static_cast<float>(i));
            QElapsedTimer clock;
            clock.start();
            QTRY_VERIFY(journal.isIdle());
            quickest = std::min(quickest, clock.elapsed());
            const auto content = readJournal(onlyJournal().toStdString());
            QVERIFY(content);
            QVERIFY(content->newest.scene == withX(static_cast<float>(i)));
            QCOMPARE(content->newest.lesson, std::string("000.param.seed123"));
        }
        QVERIFY2(quickest < 250, qPrintable(QString::number(quickest)));
    }

    void aDragBecomesAFewRecords()
    {
        {
            Journal journal(m_document.get(), folder());
            for (int i = 1; i <= 200; ++i)
                edit(static_cast<float>(i));
        }
        const auto content = readJournal(onlyJournal().toStdString());
        QVERIFY(content);
        QVERIFY(content->newest.scene == withX(200));
        QVERIFY(content->records <= 5);
    }

    void undoAndRedoAreKeptAsWhatTheyAre()
    {
        Journal journal(m_document.get(), folder());
        edit(1);
        edit(2);
        m_document->undoStack()->undo();
        QTRY_VERIFY(journal.isIdle());
        QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == withX(1));
        m_document->undoStack()->redo();
        QTRY_VERIFY(journal.isIdle());
        QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == withX(2));
    }

    void aDocumentThatIsNotModifiedLeavesNothing()
    {
        Journal journal(m_document.get(), folder());
        QTRY_VERIFY(journal.isIdle());
        QVERIFY(journals().isEmpty());
        edit(1);
        QTRY_VERIFY(journal.isIdle());
        QCOMPARE(journals().size(), 1);
        m_document->undoStack()->undo();
        QTRY_VERIFY(journal.isIdle());
        QVERIFY(journals().isEmpty());
        m_document->undoStack()->redo();
        QTRY_VERIFY(journal.isIdle());
        QCOMPARE(journals().size(), 1);
        QVERIFY(!m_document->save(path("a.attn")));
        QTRY_VERIFY(journal.isIdle());
        QVERIFY(journals().isEmpty());
    }

    void aDecisionToGiveUpEditsDeletesThem()
    {
        Journal journal(m_document.get(), folder());
        edit(1);
        QTRY_VERIFY(journal.isIdle());
        journal.forget();
        QVERIFY(journals().isEmpty());
    }

    void theJournalIsForItsOwnerAlone()
    {
        Journal journal(m_document.get(), folder());
        edit(1);
        QTRY_VERIFY(journal.isIdle());
        struct stat state {};
        QCOMPARE(stat(qPrintable(folder()), &state), 0);
        QCOMPARE(int(state.st_mode & 0777), 0700);
        QCOMPARE(stat(qPrintable(QDir(folder()).filePath(journals().first())), &state), 0);
        QCOMPARE(int(state.st_mode & 0777), 0600);
    }

    void aLongJournalStartsAgain()
    {
        Scene scene = firstScene();
        scene.inputs.push_back({"unused", Tensor({1000, 1000})});
        m_document->open(scene, {});
        Journal journal(m_document.get(), folder());
        for (int i = 1; i <= 8; ++i) {
            Scene next = m_document->scene();
            std::fill_n(next.input("unused")->mutableData(), 1'000'000, static_cast<float>(i));
            QVERIFY(!m_document->edit({}, next, ChangePart::Values));
            QTRY_VERIFY(journal.isIdle());
        }
        QVERIFY(onlyJournal().size() < 20'000'000);
        QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == m_document->scene());
    }

    void aLivingWindowIsNotTakenForACrash()
    {
        Journal journal(m_document.get(), folder());
        edit(1);
        QTRY_VERIFY(journal.isIdle());
        QVERIFY(findLostWork(folder()).empty());
    }

    void whatWasNotSavedIsFoundOnceAndStaysUntilItIsDecided()
    {
        crash(5);
        auto found = findLostWork(folder());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(found[0].state->scene == withX(5));
        QCOMPARE(found[0].title(), QStringLiteral("Queries, keys and values"));
        QVERIFY(found[0].hasSaved());
        QVERIFY(findLostWork(folder()).empty()); // another window: it is on offer here
        found.clear();
        QCOMPARE(int(findLostWork(folder()).size()), 1);
    }

    void whatReachedTheFileBeforeTheCrashIsNotLost()
    {
        QVERIFY(!m_document->save(path("a.attn")));
        crash(5);
        QFile saved(path("a.attn"));
        QVERIFY(saved.open(QIODevice::WriteOnly));
        saved.write(QByteArray::fromStdString(writeScene(withX(5))));
        saved.close();
        QVERIFY(findLostWork(folder()).empty());
        QVERIFY(journals().isEmpty());
    }

    void aLayerOfAModelTakesItsNumbersFromThereAgain()
    {
        m_document->open(layerOfTiny(), {});
        QVERIFY(!m_document->save(path("layer.attn")));
        Scene edited = m_document->scene();
        edited.edits.set("qkv.weight", {3, 2}, 4.0f);
        {
            Journal journal(m_document.get(), folder());
            QVERIFY(!m_document->edit(QStringLiteral("a number"), edited, ChangePart::Values));
            QTRY_VERIFY(journal.isIdle());
        }
        const auto found = findLostWork(folder());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(found[0].state->scene.edits == edited.edits);
        QVERIFY(found[0].saved && found[0].saved->edits.empty());
        m_document->restore(found[0].state->scene, found[0].saved, found[0].filePath(), {}, false);
        QVERIFY(!m_document->save(path("layer.attn")));
        QVERIFY(QFileInfo(path("layer.attn")).size() < 2000);
    }

    // Megabytes of a layer's numbers are in the model's files; which layer it is and what was changed is the person's work.
    void aPageOfAModelIsKeptWithoutTheModelsNumbers()
    {
        const auto runner = tinyRunner();
        Scene page = pageOfTiny(*runner);
        page.edits.set("qkv.weight", {3, 2}, 4.0f);
        m_document->open(pageOfTiny(*runner), {});
        {
            Journal journal(m_document.get(), folder());
            QVERIFY(!m_document->edit(QStringLiteral("a number"), page, ChangePart::Values));
            m_document->turnTo(**turnedTo(page, 2, *runner));
            Scene other = m_document->scene();
            other.edits.set("qkv.weight", {0, 1}, 2.0f);
            QVERIFY(!m_document->edit(QStringLiteral("another"), other, ChangePart::Values));
            QTRY_VERIFY(journal.isIdle());
            QVERIFY(onlyJournal().size() < 4000);
        }
        const auto found = findLostWork(folder());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(found[0].state->scene == m_document->scene()); // all of it is there again
        QCOMPARE(changesOf(found[0].state->scene).size(), std::size_t(2));
    }

    void aPageWhoseModelIsGoneStaysOnOffer()
    {
        Scene page = pageOfTiny(*tinyRunner());
        page.model->path = path("gone").toStdString();
        m_document->open(page, {});
        page.edits.set("qkv.weight", {3, 2}, 4.0f);
        {
            Journal journal(m_document.get(), folder());
            QVERIFY(!m_document->edit(QStringLiteral("a number"), page, ChangePart::Values));
            QTRY_VERIFY(journal.isIdle());
        }
        const auto found = findLostWork(folder());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(found[0].whyNot.find("gone: no such file or folder") != std::string::npos);
        QVERIFY(offerOf(found[0], QDateTime::currentDateTime(), 0)
                    .contains(QStringLiteral("The edits cannot be restored right now")));
        QCOMPARE(int(journals().size()), 1);
    }

    void aFileThatChangedSinceOrIsGoneIsReported()
    {
        const QDateTime now = QDateTime::currentDateTime();
        QVERIFY(!m_document->save(path("a.attn")));
        crash(5);
        {
            const auto found = findLostWork(folder());
            QVERIFY(!found[0].savedSince);
            QCOMPARE(offerOf(found[0], now, 0),
                     QStringLiteral("a.attn was not saved when AttnScope stopped. Last edit: %1.")
                         .arg(QStringLiteral("today, ") + found[0].edited().toString(QStringLiteral("HH:mm"))));
        }
        QFile saved(path("a.attn"));
        QVERIFY(saved.open(QIODevice::Append));
        saved.write("\n");
        saved.close();
        QVERIFY(offerOf(findLostWork(folder())[0], now, 2)
                    .endsWith(QStringLiteral("The file has changed since then. 2 more in the list.")));
        QFile::remove(path("a.attn"));
        const auto found = findLostWork(folder());
        QVERIFY(offerOf(found[0], now, 1).endsWith(QStringLiteral("The file no longer exists. 1 more in the list.")));
        QVERIFY(!found[0].hasSaved());
    }

    void aSecondCrashForgetsNeitherTheChangedFileNorTheTimeOfTheEdit()
    {
        QVERIFY(!m_document->save(path("a.attn")));
        crash(5);
        QFile saved(path("a.attn"));
        QVERIFY(saved.open(QIODevice::Append));
        saved.write("\n");
        saved.close();
        std::int64_t edited = 0;
        {
            auto found = findLostWork(folder());
            edited = found[0].state->edited_ms;
            Document document;
            Journal journal(&document, folder());
            journal.restore(found[0]);
            found.clear();
            QTRY_VERIFY(journal.isIdle());
        }
        const auto again = findLostWork(folder());
        QCOMPARE(int(again.size()), 1);
        QVERIFY(again[0].savedSince);
        QCOMPARE(again[0].state->edited_ms, edited);
    }

    // Whatever the clock says meanwhile: there is one journal all the time.
    void whatIsRestoredIsKeptInThePlaceOfTheLostOne()
    {
        crash(5);
        QStringList lost = journals();
        for (const bool has_own : {false, true}) {
            auto found = findLostWork(folder());
            QCOMPARE(int(found.size()), 1);
            Document document;
            document.open(firstScene(), {}, {});
            Journal journal(&document, folder());
            if (has_own) {
                QVERIFY(!document.edit(QStringLiteral("Edit"), withX(7), ChangePart::Values));
                QTRY_VERIFY(journal.isIdle());
                QCOMPARE(journals().size(), 2);
            }
            QStringList on_the_way;
            connect(document.history(), &QUndoGroup::indexChanged, this, [&] {
                QThread::msleep(50); // the journal's thread has its time
                on_the_way << journals();
            });
            journal.restore(found[0]);
            found.clear();
            QVERIFY(!on_the_way.isEmpty());
            if (!has_own)
                QVERIFY2(std::ranges::all_of(on_the_way, [&](const QString& name) { return lost.contains(name); }),
                         qPrintable(on_the_way.join(QLatin1Char(' '))));
            document.history()->disconnect(this);
            QTRY_VERIFY(journal.isIdle());
            lost = {QString::fromStdString(laterName(lost.first().toStdString()))};
            QCOMPARE(journals(), lost);
            QVERIFY(!document.edit(QStringLiteral("Edit"), withX(has_own ? 9 : 8), ChangePart::Values));
            QTRY_VERIFY(journal.isIdle());
            QCOMPARE(journals(), lost);
            QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == withX(has_own ? 9 : 8));
        }
    }

    void ofAJournalAndWhatReplacedItOnlyTheLaterCounts()
    {
        crash(5);
        const QString later = path("kept");
        QVERIFY(QDir().rename(folder(), later));
        crash(4);
        const QString older = journals().value(0), newer = QDir(later).entryList(QDir::Files).value(0);
        QVERIFY(QFile::rename(later + QLatin1Char('/') + newer,
                              folder() + QLatin1Char('/') + QString::fromStdString(laterName(older.toStdString()))));
        const auto found = findLostWork(folder());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(found[0].state->scene == withX(5));
        QCOMPARE(journals().size(), 1);
    }

    void aBeginningThatNeverBecameAJournalIsCleanedUp()
    {
        QVERIFY(QDir().mkpath(folder()));
        QFile beginning(QDir(folder()).filePath(QStringLiteral(".attnscope-1a2b3c4d")));
        QVERIFY(beginning.open(QIODevice::WriteOnly));
        beginning.close();
        QVERIFY(findLostWork(folder()).empty());
        QVERIFY(!beginning.exists());
    }

    void restoringBringsTheEditsAndThePathBackAndIsModified()
    {
        QVERIFY(!m_document->save(path("a.attn")));
        crash(5);
        Document document;
        QWidget window;
        SceneFiles files(&document, &window);
        RestoreBar bar;
        {
            Rescue rescue(
                &document, &files, folder(), [&] { return &bar; }, nullptr);
            QSignalSpy opened(&rescue, &Rescue::opened);
            QTRY_COMPARE(int(rescue.offered().size()), 1);
            QVERIFY(!bar.isHidden());
            press(bar, 0);
            QCOMPARE(opened.count(), 1);
            QVERIFY(bar.isHidden());
            QVERIFY(document.scene() == withX(5));
            QVERIFY(document.isModified());
            QCOMPARE(document.filePath(), path("a.attn"));
            document.undoStack()->undo(); // back to what the file holds
            QVERIFY(document.scene() == firstScene() && !document.isModified());
            document.undoStack()->redo();
            QTRY_VERIFY(rescue.journal()->isIdle());
            QCOMPARE(journals().size(), 1); // its own; the old one is gone
            QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == withX(5));
            QVERIFY(files.save());
            QTRY_VERIFY(rescue.journal()->isIdle());
        }
        QVERIFY(journals().isEmpty());
        QVERIFY(*readSceneFile(path("a.attn").toStdString()) == withX(5));
    }

    void openSavedKeepsTheOfferAndDiscardEndsIt()
    {
        QVERIFY(!m_document->save(path("a.attn")));
        crash(5);
        Document document;
        QWidget window;
        SceneFiles files(&document, &window);
        RestoreBar bar;
        Rescue rescue(
            &document, &files, folder(), [&] { return &bar; }, nullptr);
        QTRY_COMPARE(int(rescue.offered().size()), 1);
        press(bar, 1);
        QVERIFY(document.scene() == firstScene());
        QVERIFY(!document.isModified());
        QVERIFY(!bar.isHidden());
        QCOMPARE(journals().size(), 1);
        press(bar, 2);
        QVERIFY(bar.isHidden());
        QVERIFY(journals().isEmpty());
    }

    void ofSeveralCrashesTheNewestIsOfferedFirst()
    {
        crash(1);
        QTest::qWait(5);
        crash(2);
        Document document;
        QWidget window;
        SceneFiles files(&document, &window);
        RestoreBar bar;
        Rescue rescue(
            &document, &files, folder(), [&] { return &bar; }, nullptr);
        QTRY_COMPARE(int(rescue.offered().size()), 2);
        QVERIFY(bar.sentence().endsWith(QStringLiteral("1 more in the list.")));
        press(bar, 0);
        QVERIFY(document.scene() == withX(2));
        QVERIFY(!bar.isHidden());
        document.undoStack()->setClean();
        press(bar, 0);
        QVERIFY(document.scene() == withX(1));
        QVERIFY(bar.isHidden());
    }

    void eachLostSceneIsInTheListWithItsTimeAndCanBeChosen()
    {
        for (const float value : {1.0f, 2.0f, 3.0f}) {
            crash(value);
            QTest::qWait(5);
        }
        Document document;
        QWidget window;
        SceneFiles files(&document, &window);
        RestoreBar bar;
        Rescue rescue(
            &document, &files, folder(), [&] { return &bar; }, nullptr);
        QTRY_COMPARE(int(rescue.offered().size()), 3);
        auto* works = bar.findChild<QComboBox*>();
        QVERIFY(!works->isHidden());
        QCOMPARE(works->count(), 3);
        const QDateTime now = QDateTime::currentDateTime();
        QCOMPARE(works->itemText(1), entryOf(rescue.offered()[1], now));
        QVERIFY(works->itemText(1).endsWith(rescue.offered()[1].edited().toString(QStringLiteral(", HH:mm"))));
        QVERIFY(entryOf(rescue.offered()[1], now.addDays(1))
                    .endsWith(rescue.offered()[1].edited().toString(QStringLiteral("'yesterday, 'HH:mm"))));
        works->setCurrentIndex(1);
        Q_EMIT works->activated(1);
        press(bar, 0);
        QVERIFY(document.scene() == withX(2));
        QCOMPARE(works->count(), 2);
        Q_EMIT works->activated(1);
        press(bar, 2);
        QCOMPARE(int(rescue.offered().size()), 1);
        QVERIFY(rescue.offered()[0].state->scene == withX(3));
        QVERIFY(works->isHidden()); // one alone needs no list
    }

    void allLostWorkIsDiscardedAtOnceIfThePersonSaysSoTwice()
    {
        crash(1);
        QTest::qWait(5);
        crash(2);
        Document document;
        QWidget window;
        SceneFiles files(&document, &window);
        RestoreBar bar;
        Rescue rescue(
            &document, &files, folder(), [&] { return &bar; }, nullptr);
        QTRY_COMPARE(int(rescue.offered().size()), 2);
        answer(QMessageBox::Cancel);
        press(bar, 3);
        QCOMPARE(int(rescue.offered().size()), 2);
        QCOMPARE(journals().size(), 2);
        answer(QMessageBox::Discard);
        press(bar, 3);
        QVERIFY(rescue.offered().empty());
        QVERIFY(bar.isHidden());
        QVERIFY(journals().isEmpty());
    }

    void aJournalThatCannotBeReadIsReportedAndHidesNoOther()
    {
        crash(5);
        writeJournal("later.journal", "attnscope-journal/2\nwhat no version knows yet");
        writeJournal("cut.journal", onlyJournalOf(QStringLiteral("*-*.journal")).left(40));
        writeJournal("empty.journal", {});
        Document document;
        QWidget window;
        SceneFiles files(&document, &window);
        RestoreBar bar;
        Rescue rescue(
            &document, &files, folder(), [&] { return &bar; }, nullptr);
        QTRY_COMPARE(int(rescue.offered().size()), 4);
        QVERIFY(rescue.offered()[0].state->scene == withX(5)); // what can be restored comes first
        QVERIFY(bar.sentence().startsWith(QStringLiteral("Queries, keys and values was not saved")));
        QStringList sentences;
        auto* works = bar.findChild<QComboBox*>();
        for (int i = 1; i < 4; ++i) {
            Q_EMIT works->activated(i);
            sentences << bar.sentence();
            QVERIFY(button(bar, "Restore")->isHidden() && button(bar, "Open saved")->isHidden());
            QVERIFY(!button(bar, "Show in folder")->isHidden() && !button(bar, "Discard")->isHidden());
        }
        QCOMPARE(sentences
                     .filter(QStringLiteral("%1/later.journal contains unsaved work from a newer version of AttnScope. "
                                            "Open it with that version.")
                                 .arg(folder()))
                     .size(),
                 1);
        QCOMPARE(sentences.filter(QStringLiteral("/cut.journal should contain unsaved work, but the file is damaged"))
                     .size(),
                 1);
        QCOMPARE(sentences.filter(QStringLiteral("/empty.journal should contain unsaved work")).size(), 1);
        QCOMPARE(journals().size(), 4); // nothing is deleted before the person decides
        Q_EMIT works->activated(0);
        button(bar, "Restore")->click();
        QVERIFY(document.scene() == withX(5));
        QCOMPARE(int(rescue.offered().size()), 3);
        button(bar, "Discard")->click();
        QCOMPARE(int(rescue.offered().size()), 2);
    }

    void aFolderThatCannotBeWrittenIsReportedOnceAndWorkGoesOn()
    {
        QFile inTheWay(path("journal"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        Journal journal(m_document.get(), folder());
        QSignalSpy reports(&journal, &Journal::protectionChanged);
        edit(1);
        QTRY_COMPARE(reports.count(), 1);
        QVERIFY(!reports.first().first().toString().isEmpty());
        edit(2);
        QVERIFY(m_document->scene() == withX(2));
        inTheWay.remove();
        QTRY_COMPARE_WITH_TIMEOUT(reports.count(), 2, 5000); // by itself, without another edit
        QVERIFY(reports.last().first().toString().isEmpty());
        QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == withX(2));
    }

    void aFullDiskKeepsTheLastRecord()
    {
        Journal journal(m_document.get(), folder());
        QSignalSpy reports(&journal, &Journal::protectionChanged);
        edit(1);
        QTRY_VERIFY(journal.isIdle());
        auto full = std::make_optional<FullDisk>(rlim_t(onlyJournal().size() + 10));
        edit(2);
        const bool wasReported = QTest::qWaitFor([&] { return reports.count() == 1; }, 5000);
        const auto kept = readJournal(onlyJournal().toStdString());
        full.reset();
        QVERIFY(wasReported);
        QVERIFY2(reports.first().first().toString().startsWith(folder() + QStringLiteral(": ")),
                 qPrintable(reports.first().first().toString()));
        QVERIFY(kept);
        QVERIFY(kept->newest.scene == withX(1));
        QTRY_COMPARE(reports.count(), 2);
        QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == withX(2));
    }

    void noDescriptorsAreReportedAndTheEditIsKeptAsSoonAsThereAreSome()
    {
        Journal journal(m_document.get(), folder());
        QSignalSpy reports(&journal, &Journal::protectionChanged);
        {
            const NoDescriptors none;
            edit(1);
            QTRY_COMPARE(reports.count(), 1);
        }
        QVERIFY2(reports.first().first().toString().contains(QStringLiteral("Too many open files")),
                 qPrintable(reports.first().first().toString()));
        QTRY_COMPARE_WITH_TIMEOUT(reports.count(), 2, 5000);
        QVERIFY(reports.last().first().toString().isEmpty());
        QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == withX(1));
    }

    void aDeletedJournalStartsAgain()
    {
        Journal journal(m_document.get(), folder());
        edit(1);
        QTRY_VERIFY(journal.isIdle());
        QVERIFY(QDir(folder()).removeRecursively());
        edit(2);
        QTRY_VERIFY(journal.isIdle());
        QVERIFY(readJournal(onlyJournal().toStdString())->newest.scene == withX(2));
    }

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QString folder() const { return path("journal"); }
    QStringList journals() const { return QDir(folder()).entryList(QDir::Files | QDir::Hidden); }
    QByteArray onlyJournal() const
    {
        QFile file(QDir(folder()).filePath(journals().value(0)));
        return journals().size() == 1 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not one");
    }
    void edit(float value) { QVERIFY(!m_document->edit(QStringLiteral("Edit x"), withX(value), ChangePart::Values)); }

    void writeJournal(const char* name, const QByteArray& content)
    {
        QVERIFY(QDir().mkpath(folder()));
        QFile file(QDir(folder()).filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    QByteArray onlyJournalOf(const QString& kind) const
    {
        QFile file(QDir(folder()).filePath(QDir(folder()).entryList({kind}, QDir::Files).value(0)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QPushButton* button(const RestoreBar& bar, const char* text)
    {
        for (auto* each : bar.findChildren<QPushButton*>())
            if (each->text() == QLatin1String(text))
                return each;
        return nullptr;
    }

    // A window that ended after this edit without asking: its journal stays and is owned by nobody.
    void crash(float value)
    {
        Journal journal(m_document.get(), folder());
        edit(value);
    }

    // Presses a button of the next box.
    void answer(QMessageBox::StandardButton button)
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [timer, button] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                timer->deleteLater();
                box->button(button)->click();
            }
        });
        timer->start(10);
    }

    void press(const RestoreBar& bar, int button)
    {
        QTest::mouseClick(bar.findChildren<QPushButton*>().at(button), Qt::LeftButton);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Document> m_document;
};

WINDOW_TEST(TestJournal)
#include "tst_journal.moc"
