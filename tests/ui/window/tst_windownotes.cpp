// SPDX-License-Identifier: GPL-3.0-or-later
// Notes that stay private, those of older files, and talks, in the window.
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/proseview.h"
#include "ui/lesson/writerpanel.h"
#include "ui/present/notesview.h"
#include "ui/present/presenter.h"
#include "ui/present/slide.h"
#include "ui/rail/rail.h"
#include "ui/studios/studio.h"
#include "ui/window/actionpalette.h"
#include "ui/window/noticebar.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>

#include <fstream>

using namespace attn;

class TestWindowNotes : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void write(const QString& path, const std::string& text)
    {
        std::ofstream(path.toStdString(), std::ios::binary) << text;
    }
    // The sentence in the bar above the picture; empty: there is none.
    QString notice()
    {
        for (NoticeBar* bar : m_window->findChildren<NoticeBar*>())
            if (!bar->isHidden() && bar->parentWidget() == m_window->centralWidget())
                return bar->text();
        return {};
    }
    NoticeBar* bar()
    {
        for (NoticeBar* bar : m_window->findChildren<NoticeBar*>())
            if (!bar->isHidden() && bar->button() && !bar->button()->isHidden())
                return bar;
        return nullptr;
    }
    void open(const QString& path)
    {
        m_window->openAsked(path);
        QTRY_COMPARE(m_window->document()->filePath(), path);
        QTest::qWait(50);
    }
    void find(const QString& words)
    {
        m_window->actionPalette()->open();
        QTest::keyClicks(m_window->actionPalette()->field(), words);
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windownotes"));
        useTestLook();
    }
    void init() { openLesson(m_window); }
    void cleanup()
    {
        m_window->lessonWriter()->history()->setClean();
        m_window->lessonWriter()->close();
        m_window->lessonPlay()->close();
        closeWindow(m_window);
    }

    // Older files have one kind of notes, which pages show.
    void notesOfAnOlderFileAreSpokenOfOnceAndMadePrivateByAPress()
    {
        Scene scene = *loadLesson(*lessonNamed("000.mha"));
        scene.description = "Hide row 2, let them guess.";
        write(path("old.attn"), writeScene(scene));
        open(path("old.attn"));
        QVERIFY(bar());
        QVERIFY(bar()->text().startsWith(QStringLiteral("Notes in older files are now public")));
        bar()->button()->click();
        QVERIFY(!bar());
        QCOMPARE(m_window->document()->scene().speaker_notes, scene.description);
        QVERIFY(m_window->document()->scene().description.empty());
        QVERIFY(m_window->document()->isModified());
        m_window->document()->undoStack()->undo();
        QVERIFY(m_window->document()->scene() == scene);
        open(path("old.attn")); // once is enough
        QVERIFY(!bar());
        write(path("other.attn"), writeScene(scene));
        open(path("other.attn"));
        QVERIFY(bar()); // of another one
        scene.speaker_notes = "Mine.";
        write(path("new.attn"), writeScene(scene));
        open(path("new.attn"));
        QVERIFY(!bar());
        QVERIFY(!m_window->document()->save(path("saved.attn")));
        Q_EMIT m_window->files()->saved(QStringLiteral("saved.attn"));
        open(path("saved.attn"));
        QVERIFY(!bar());
    }

    void notesOfAnOlderLessonAreMadePrivateInAllSteps()
    {
        Lesson lesson = *loadSteps(*lessonNamed("begin.1.weight"));
        for (LessonStep& step : lesson.steps)
            step.scene.description = "Hide row 2.";
        write(path("old.attnlesson"), writeLesson(lesson));
        m_window->files()->openFile(path("old.attnlesson"));
        QVERIFY(m_window->playsLesson() && !bar());
        Q_EMIT m_window->files()->saved({}); // whatever is saved meanwhile
        m_window->editPlayedLesson();
        QVERIFY(bar());
        bar()->button()->click();
        for (const LessonStep& step : m_window->lessonWriter()->lesson().steps) {
            QCOMPARE(step.scene.speaker_notes, std::string("Hide row 2."));
            QVERIFY(step.scene.description.empty());
        }
        m_window->lessonWriter()->history()->undo();
        QCOMPARE(m_window->lessonWriter()->step().scene.description, std::string("Hide row 2."));
    }

    void aCopyForSharingLeavesOutWhatIsPrivateAndSparesTheOwnFile()
    {
        Scene scene = *loadLesson(*lessonNamed("000.mha"));
        scene.speaker_notes = "Mine.";
        write(path("own.attn"), writeScene(scene));
        open(path("own.attn"));
        m_window->shareTo(path("own.attn"));
        QVERIFY(notice().startsWith(QStringLiteral("Could not save the copy: it would replace your own file")));
        QCOMPARE(readSceneFile(path("own.attn").toStdString())->speaker_notes, std::string("Mine."));
        m_window->shareTo(path("copy.attn"));
        const auto copy = readSceneFile(path("copy.attn").toStdString());
        QVERIFY(copy && copy->speaker_notes.empty());
        QVERIFY(copy->description == scene.description && copy->inputs == scene.inputs);
        QCOMPARE(m_window->document()->filePath(), path("own.attn"));
        m_window->writeLesson();
        m_window->lessonWriter()->change(QStringLiteral("notes"), [](Lesson& lesson) {
            lesson.teacher.minutes = 5;
            lesson.steps[0].speaker_notes = "Wait.";
        });
        m_window->shareTo(path("copy.attnlesson"));
        const auto shared = readLessonFile(path("copy.attnlesson").toStdString());
        QVERIFY(shared);
        QVERIFY(*shared == withoutPrivate(m_window->lessonWriter()->lesson()));
        QVERIFY(m_window->lessonWriter()->isModified() && m_window->lessonWriter()->filePath().isEmpty());
    }

    void whatIsSeenBecomesATalkAndIsPresentedWithItsNotes()
    {
        find(QStringLiteral("add this view"));
        QVERIFY(m_window->actionPalette()->offered().front().contains(QStringLiteral("Add this view to a talk")));
        m_window->actionPalette()->hide();
        m_window->workArea()->goToCard(QStringLiteral("scores"));
        m_window->addToTalk();
        QVERIFY(m_window->writesLesson());
        LessonWriter* talk = m_window->lessonWriter();
        QCOMPARE(talk->step().scene.view->stage, std::string("scores"));
        QVERIFY(talk->step().text.empty());
        talk->changeStep(QStringLiteral("notes"), [](LessonStep& step) { step.speaker_notes = "Wait."; });
        m_window->workArea()->openStudio(QStringLiteral("mask"));
        QTRY_VERIFY(m_window->workArea()->studio());
        m_window->addToTalk();
        QCOMPARE(talk->lesson().steps.size(), std::size_t(2));
        QCOMPARE(talk->step().studio, std::string("mask"));
        QCOMPARE(talk->step().title.in(), m_window->workArea()->studio()->heading().toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(talk->faults(), 10000);
        QVERIFY(talk->faults()->empty());
        talk->goTo(0);
        for (QPushButton* button : m_window->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Present"))
                button->click();
        QTRY_VERIFY(m_window->presenter());
        Presenter* presenter = m_window->presenter();
        QTRY_VERIFY(presenter->slide()->prose() && presenter->slide()->map()->data());
        QCOMPARE(presenter->slide()->prose()->height(), 0); // the words begin at the top
        QTest::keyClick(presenter, Qt::Key_Tab);
        QCOMPARE(presenter->notes()->findChild<QPlainTextEdit*>()->toPlainText(), QStringLiteral("Wait."));
        QTest::keyClick(presenter, Qt::Key_Tab);
        QTest::keyClick(presenter, Qt::Key_Space);
        QTRY_COMPARE(m_window->lessonPlay()->number(), 1);
        QTRY_VERIFY(presenter->slide()->showsPicture());
        presenter->close();
    }

    void theEditorHasFieldsForNotesAndForTeachers()
    {
        m_window->writeLesson();
        LessonWriter* writer = m_window->lessonWriter();
        const auto field = [&](const char* name) {
            for (auto* edit : m_window->writerPanel()->findChildren<QPlainTextEdit*>())
                if (edit->accessibleName() == QLatin1String(name))
                    return edit;
            return static_cast<QPlainTextEdit*>(nullptr);
        };
        field("Speaker notes for this step")->setPlainText(QStringLiteral("Wait."));
        field("Aim")->setPlainText(QStringLiteral("See a weight."));
        field("What to ask")->setPlainText(QStringLiteral("Why?"));
        m_window->writerPanel()->findChild<QSpinBox*>()->setValue(15);
        QCOMPARE(writer->step().speaker_notes, std::string("Wait."));
        QCOMPARE(writer->lesson().teacher.aim.in(), std::string("See a weight."));
        QCOMPARE(writer->lesson().teacher.ask.in(), std::string("Why?"));
        QCOMPARE(writer->lesson().teacher.minutes, 15);
        while (writer->history()->canUndo())
            writer->history()->undo();
        QVERIFY(writer->lesson().teacher.empty() && writer->step().speaker_notes.empty());
        QVERIFY(field("Aim")->toPlainText().isEmpty() && field("Speaker notes for this step")->toPlainText().isEmpty());
    }
};

WINDOW_TEST(TestWindowNotes)
#include "tst_windownotes.moc"
