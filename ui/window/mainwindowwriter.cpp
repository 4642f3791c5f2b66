// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson written in the window: its column and bar, trying it out, saving it.
#include "core/lessons/lessonfile.h"
#include "ui/document/journal.h"
#include "ui/document/scenefiles.h"
#include "ui/export/pagewriter.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/kit/filechooser.h"
#include "ui/kit/plainquestion.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/writerbar.h"
#include "ui/lesson/writerpanel.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/studio.h"
#include "ui/timebar/stepper.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/offerbar.h"
#include "ui/window/rescue.h"
#include "ui/window/workarea.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QVBoxLayout>

namespace attn {

namespace {

constexpr char trying_key[] = "trying-out"; // of its progress, which is forgotten

} // namespace

bool MainWindow::writesLesson() const { return m_writer && m_writer->isOpen(); }

bool MainWindow::savesLesson() const { return m_writer && (m_writer->isOpen() || m_writer->isSuspended()); }

LessonWriter* MainWindow::lessonWriter()
{
    if (m_writerPanel)
        return m_writer;
    if (!m_writer) // else taken from a window in another language
        m_writer = new LessonWriter(&m_document, this);
    m_writer->setLookSource([this] {
        LookedAt look{m_work->view(), m_work->studio() ? m_work->studio()->id().toStdString() : std::string()};
        if (look.view && look.view->step && m_work->stepper()->isAtEnd())
            look.view->step.reset();
        if (m_work->studio())
            look.name = m_work->studio()->heading();
        for (const StudioKind& kind : m_work->studioKinds())
            look.names << kind.info.title;
        for (const StageInfo& card : m_computed ? cardsOf(*m_computed->realized) : std::vector<StageInfo>()) {
            look.names << card.heading;
            if (look.name.isEmpty() && card.id == m_selection.stage())
                look.name = card.heading;
        }
        return look;
    });
    m_writerPanel =
        new WriterPanel(m_writer, [this] { return m_computed ? chosenRef(*m_computed, m_selection) : std::nullopt; });
    m_writerBar = new WriterBar(m_writer);
    m_writerBar->hide();
    m_column->addWidget(m_writerBar);
    m_column->insertWidget(0, new ConflictBar(m_writer, [this](ConflictAnswer answer) { settleLesson(answer); }));
    if (m_rescue)
        m_writer->keepJournal(m_rescue->folder());
    connect(m_writer, &LessonWriter::opened, this, [this] {
        followLesson();
        m_work->explainDock()->hide();
    });
    connect(m_writer, &LessonWriter::stepChanged, this,
            [this] { m_work->openStudio(QString::fromStdString(m_writer->step().studio)); });
    connect(m_writer, &LessonWriter::changed, this, &MainWindow::updateTitle);
    connect(m_writer, &LessonWriter::modifiedChanged, this, &MainWindow::updateTitle);
    connect(m_writer, &LessonWriter::closed, this, &MainWindow::leaveLesson);
    for (auto signal : {&Selection::chosenChanged, &Selection::focusChanged, &Selection::stepChanged,
                        &Selection::looksChanged, &Selection::hiddenChanged})
        connect(&m_selection, signal, m_writerPanel, &WriterPanel::followView);
    connect(m_work, &WorkArea::studioChanged, m_writerPanel, &WriterPanel::followView);
    connect(m_writerBar, &WriterBar::saveAsked, this, &MainWindow::saveLesson);
    connect(m_writerBar, &WriterBar::tryAsked, this, &MainWindow::tryLesson);
    connect(m_writerBar, &WriterBar::presentAsked, this, [this] {
        tryLesson();
        m_presentsWritten = true;
        connect(this, &MainWindow::shown, this, &MainWindow::present,
                Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
    });
    auto* pages = new PageWriter(this);
    connect(pages, &PageWriter::failed, m_notice, &NoticeBar::showError);
    connect(pages, &PageWriter::faulty, m_notice, &NoticeBar::showError);
    connect(m_writerBar, &WriterBar::browserAsked, this, [this, pages] {
        tellNotShown();
        pages->show(m_writer->lesson(), m_writer->number());
    });
    m_files->askFirstBy([this](const std::function<bool()>& own) { return giveUpWriter(own); });
    connect(m_writerBar, &WriterBar::closeAsked, this, [this] { giveUpWriter(); });
    return m_writer;
}

void MainWindow::writeLesson() { writeLesson(StepText::Asked); }

void MainWindow::writeLesson(StepText text)
{
    if (!giveUpWriter())
        return;
    complete();
    if (playsLesson())
        m_play->close();
    showWork();
    lessonWriter()->beginNew(text);
    m_writerPanel->showFirstLanguage();
    m_writerPanel->lessonTitle()->setFocus(Qt::TabFocusReason);
    m_writerPanel->lessonTitle()->selectAll();
}

void MainWindow::editPlayedLesson()
{
    const int step = m_play->number();
    const QString path = isLessonFile(m_play->idOrPath().toStdString()) ? m_play->idOrPath() : QString();
    const QByteArray mark = contentMarkOfFile(path); // first: anything written later counts as a change
    const auto read = readLessonFile(QFile::encodeName(path).toStdString()); // which may have changed just now
    const Lesson lesson = read ? *read : m_play->lesson();
    m_play->close();
    showWork();
    lessonWriter()->open(lesson, path, step, read ? mark : unlikeAnyFile());
    m_writerPanel->showFirstLanguage();
    tellOfPublicNotes();
}

bool MainWindow::restoreLesson(const LostWork& work)
{
    if (!giveUpWriter())
        return false;
    complete();
    if (playsLesson())
        m_play->close();
    showWork();
    lessonWriter()->restore(work);
    m_writerPanel->showFirstLanguage();
    return true;
}

void MainWindow::tryLesson()
{
    m_presentsWritten = false;
    tellNotShown();
    const int step = m_writer->number();
    m_writer->suspend(); // ends a solution that is recorded
    const Lesson lesson = m_writer->lesson();
    eraseProgress(QString::fromLatin1(trying_key));
    lessonPlay()->open(lesson, QString::fromLatin1(trying_key), step);
    m_play->setFollowing({}, {});
    tell(tr("This is what learners see. Press Ctrl+F9 to continue editing."));
}

void MainWindow::tellNotShown()
{
    m_notShown.clear();
    if (const QString steps = m_writer->stepsNotStored(); !steps.isEmpty()) {
        m_notShown =
            tr("Step %1 is shown as saved, without your latest edits. To include them, choose “Update step” in "
               "the editor.")
                .arg(steps);
        m_notice->showError(m_notShown);
    }
}

// The window stands where the last slide did; of a lesson that is written, its editor.
void MainWindow::leaveSlides(bool atMap)
{
    if (m_presentsWritten && m_writer->isSuspended()) {
        auto view = m_work->view();
        const int step = m_play->number();
        m_play->close();
        m_writer->goTo(step);
        if (view) // what was revealed is no change of the lesson
            view->hidden = m_writer->step().scene.view.value_or(View()).hidden;
        m_document.showAgain(view);
    }
    if (atMap)
        m_work->closeStudio();
}

bool MainWindow::saveLesson()
{
    return m_writer->filePath().isEmpty() ? saveLessonAs() : settleLesson(m_files->answerFor(*m_writer));
}

bool MainWindow::settleLesson(ConflictAnswer answer)
{
    switch (answer) {
    case ConflictAnswer::KeepMine: return saveLessonTo(QString(m_writer->filePath()));
    case ConflictAnswer::SaveAs: return saveLessonAs();
    case ConflictAnswer::OpenTheirs:
        if (m_writer->isSuspended())
            m_play->close(); // back to writing, where it is seen
        if (const auto error = m_writer->takeFromFile())
            m_notice->showError(QString::fromStdString(error->message));
        else if (m_notice->text() == m_notSaved)
            m_notice->hide();
        break;
    case ConflictAnswer::Cancel: break;
    }
    return false;
}

bool MainWindow::saveLessonAs()
{
    const QString name =
        fileNameFor(QString::fromStdString(m_writer->lesson().title.in()), QStringLiteral(".attnlesson"));
    const QString proposed =
        m_writer->filePath().isEmpty() ? QDir(startFolder(m_document)).filePath(name) : m_writer->filePath();
    const QString path = chooseFileToSave(this, tr("Save the lesson"), proposed, tr("Lessons (*.attnlesson)"));
    return !path.isEmpty() && saveLessonTo(path);
}

bool MainWindow::saveLessonTo(const QString& path)
{
    if (const auto error = m_writer->save(path)) {
        Q_EMIT m_files->notSaved(QString::fromStdString(error->message));
        return false;
    }
    m_files->remember(path, QString::fromStdString(m_writer->lesson().title.in()));
    Q_EMIT m_files->saved(named(QFileInfo(path).fileName()));
    const QString left = m_writer->looseInWords();
    if (!left.isEmpty()) { // keep the editor open
        m_notSaved = tr("Saved, except for unfinished parts: %1").arg(left);
        m_notice->showError(m_notSaved);
    }
    return left.isEmpty();
}

bool MainWindow::giveUpWriter(const std::function<bool()>& agreed)
{
    return mayCloseWriter() && (m_writer ? m_writer->closeIf(agreed) : agreed());
}

bool MainWindow::mayCloseWriter()
{
    if (!savesLesson())
        return true;
    // In the editor, what-ifs are edits of the step: the question is about the lesson without them.
    const int passing = writesLesson() ? whatIfSteps() : 0;
    for (int i = 0; i < passing; ++i)
        m_document.undoStack()->undo();
    const bool may = !m_writer->isModified() || mayLoseLesson();
    for (int i = 0; i < passing && !may; ++i)
        m_document.undoStack()->redo();
    return may;
}

bool MainWindow::mayLoseLesson()
{
    PlainQuestion question(
        tr("Unsaved changes"),
        tr("The lesson %1 has unsaved changes.").arg(named(QString::fromStdString(m_writer->lesson().title.in()))),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save: return saveLesson();
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

} // namespace attn
