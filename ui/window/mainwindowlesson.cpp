// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in the window: the column on the left and the bar below come and go, keys step through them, and the user's
// own scene is kept meanwhile.
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/locks.h"
#include "ui/document/scenefiles.h"
#include "ui/editors/maskcanvas.h"
#include "ui/heatmap/mapeditor.h"
#include "ui/kit/plainquestion.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonbar.h"
#include "ui/lesson/lessonpanel.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/predictbox.h"
#include "ui/lesson/resultsdialog.h"
#include "ui/lesson/writerbar.h"
#include "ui/lesson/writerpanel.h"
#include "ui/present/presenter.h"
#include "ui/studios/studio.h"
#include "ui/timebar/stepactions.h"
#include "ui/timebar/timebar.h"
#include "ui/window/actionpalette.h"
#include "ui/window/helpdock.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/rescue.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDateTime>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QLineEdit>
#include <QMenu>
#include <QRadioButton>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace attn {

namespace {

// A lesson that shows a few stages alone is for beginners.
LessonLook lookOf(const Lesson& lesson, const LessonStep& step)
{
    return {lesson.stages, !lesson.stages.empty(), speaksOfSums(step), !step.predict.empty()};
}

} // namespace

bool MainWindow::playsLesson() const { return m_play && m_play->isOpen(); }

bool MainWindow::tellsStep() const { return playsLesson() && !m_play->isFree(); }

LessonPlay* MainWindow::lessonPlay()
{
    if (m_play)
        return m_play;
    m_play = new LessonPlay(&m_document, this);
    m_lessonPanel = new LessonPanel(m_play, &m_document, &m_selection);
    m_lessonBar = new LessonBar(m_play);
    m_lessonBar->hide();
    m_column->addWidget(m_lessonBar);
    connect(m_play, &LessonPlay::opened, this, &MainWindow::followLesson);
    connect(m_play, &LessonPlay::stepChanged, this, &MainWindow::showLessonStep);
    connect(m_play, &LessonPlay::freeChanged, this, &MainWindow::followLesson);
    connect(m_play, &LessonPlay::freeChanged, this, [this] {
        if (!m_play->isFree() && m_play->hasExperiment())
            tell(tr("Your experiment is kept. Choose “Try it freely” to continue it."));
    });
    connect(m_play, &LessonPlay::experimentLeft, this, [this](const Scene& scene) {
        const bool kept = m_rescue && m_rescue->keep({scene, {}, {}, -1, -1, QDateTime::currentMSecsSinceEpoch()});
        QTimer::singleShot(0, this, [this, kept] { // after the next step's sentence
            tell(kept ? tr("Your experiment is kept: File › Unsaved work.")
                      : tr("Could not save your experiment to disk."));
        });
    });
    connect(m_play, &LessonPlay::closed, this, &MainWindow::leaveLesson);
    connect(m_lessonBar, &LessonBar::finished, this, [this] {
        if (const QString next = m_play->following(); !next.isEmpty())
            return void(m_files->openArgument(next));
        m_play->close();
        if (!writesLesson())
            showStartPage(); // where the next one is chosen
    });
    connect(m_work->mapEditor(), &MapEditor::answerAsked, this, [this](const QString& typed) {
        m_answer->trigger();
        if (auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget()); field && !typed.isEmpty())
            field->setText(typed);
    });
    connect(m_lessonPanel, &LessonPanel::widthChanged, m_work, &WorkArea::followLessonWidth);
    connect(m_lessonPanel, &LessonPanel::closeAsked, m_play, &LessonPlay::close);
    return m_play;
}

void MainWindow::playLesson(const Lesson& lesson, const QString& idOrPath)
{
    if (!giveUpWriter())
        return;
    complete();
    lessonPlay()->open(lesson, idOrPath);
    tellFollowing(idOrPath);
    watchLesson(idOrPath);
    m_notice->hide();
    showWork();
}

// Reloads a lesson when its file changes; keeps the current one if the new file is invalid.
void MainWindow::watchLesson(const QString& idOrPath)
{
    delete m_lessonWatch;
    m_lessonWatch = nullptr;
    if (!QFileInfo::exists(idOrPath))
        return;
    m_lessonWatch = new QFileSystemWatcher({idOrPath, QFileInfo(idOrPath).absolutePath()}, this);
    const auto rest = new QTimer(m_lessonWatch); // an editor writes in several strokes
    rest->setSingleShot(true);
    rest->setInterval(150);
    const auto changed = [rest, idOrPath, when = QFileInfo(idOrPath).lastModified()]() mutable {
        const QDateTime now = QFileInfo(idOrPath).lastModified();
        if (now.isValid() && std::exchange(when, now) != now)
            rest->start();
    };
    connect(m_lessonWatch, &QFileSystemWatcher::fileChanged, rest, changed);
    connect(m_lessonWatch, &QFileSystemWatcher::directoryChanged, rest, changed);
    connect(rest, &QTimer::timeout, this, [this, idOrPath] {
        if (!playsLesson() || m_play->idOrPath() != idOrPath)
            return;
        if (const auto lesson = readLessonFile(QFile::encodeName(idOrPath).toStdString())) {
            m_notice->hide();
            m_play->renew(*lesson);
            tell(tr("%1 changed on disk and was reloaded.").arg(named(QFileInfo(idOrPath).fileName())));
        } else {
            m_status->clearMessage(); // that it is shown as it is
            m_notice->showError(QString::fromStdString(lesson.error().message));
        }
    });
}

// Of those that ship the next one of the same kind, of a file the next one in its folder.
void MainWindow::tellFollowing(const QString& idOrPath)
{
    if (const LessonEntry* next = lessonAfter(idOrPath.toStdString()))
        return m_play->setFollowing(QString::fromUtf8(next->id), QString::fromStdString(shownTitle(*next)));
    const QStringList files = lessonFilesBeside(idOrPath);
    const qsizetype at = files.indexOf(idOrPath);
    const QString next = at < 0 ? QString() : files.value(at + 1);
    m_play->setFollowing(next, QFileInfo(next).completeBaseName());
}

// The column, the bar and the keys exist while a lesson is played, except while the learner tries freely.
void MainWindow::followLesson()
{
    const int before = width();
    const bool shown = tellsStep(), written = writesLesson();
    if ((shown || written) && !m_explainedBefore)
        m_explainedBefore = m_work->wantsExplanationWithoutStudio();
    m_work->setLesson(shown     ? static_cast<QWidget*>(m_lessonPanel)
                      : written ? m_writerPanel
                                : nullptr,
                      shown ? lookOf(m_play->lesson(), m_play->step()) : LessonLook());
    if (!shown && !written && m_explainedBefore)
        m_work->wantExplanation(*std::exchange(m_explainedBefore, {}));
    if (!shown)
        m_selection.setPointed({});
    if (m_lessonBar)
        m_lessonBar->setVisible(playsLesson() && !showsStartPage());
    m_steps->play->setShortcut(shown ? QKeySequence() : QKeySequence(Qt::Key_Space));
    for (QAction* action : {m_nextStep, m_previousStep})
        action->setEnabled(shown && !showsStartPage());
    for (QAction* action : m_lessonHelps)
        action->setEnabled(shown && !showsStartPage());
    using Keys = QList<QKeySequence>;
    m_nextStep->setShortcuts(shown ? Keys{QKeySequence(Qt::Key_Space), QKeySequence(Qt::Key_PageDown)} : Keys());
    m_previousStep->setShortcut(shown ? QKeySequence(Qt::Key_PageUp) : QKeySequence());
    for (QAction* action : m_stageKeys) // Page Up and Page Down are the lesson's
        action->setShortcut(shown ? QKeySequence() : QKeySequence(action->data().toInt()));
    const bool leaves = playsLesson() || written;
    const QKeySequence closes(QStringLiteral("Ctrl+W")); // the window, if no lesson can be closed
    m_leaveLesson->setEnabled(leaves);
    m_leaveLesson->setShortcut(leaves ? closes : QKeySequence());
    m_close->setShortcut(leaves ? QKeySequence() : closes);
    m_editLesson->setEnabled(playsLesson() && !(m_writer && m_writer->isSuspended()));
    m_tryLesson->setEnabled(written || (m_writer && m_writer->isSuspended()));
    m_tryLesson->setText(written ? tr("&Try the lesson") : tr("Continue e&diting"));
    if (m_writerBar)
        m_writerBar->setVisible(written && !showsStartPage());
    m_backToLesson->setVisible(playsLesson() && m_play->isFree());
    followAnswer();
    const bool walks = shown && m_play->step().scene.view && m_play->step().scene.view->step;
    m_timeBar->setVisible(!showsStartPage() && !showsModel() && (!shown || walks));
    updateTitle();
    if (std::exchange(m_hadColumn, shown || written) == (shown || written))
        return;
    QTimer::singleShot(0, this, [this, before] { // temporary content may have needed more space
        if (width() > before && width() > screen()->availableSize().width())
            resize(before, height());
    });
}

void MainWindow::showLessonStep()
{
    followLesson();
    m_work->mapEditor()->setLocked(
        [this](const CellBlock& cell) { return tellsStep() && attn::isLocked(m_play->step().locks, cell); });
    if (!m_explainedBefore) // the learner tries freely
        return;
    const LessonStep& step = m_play->step();
    m_work->openStudio(QString::fromStdString(step.studio)); // leaving one brings back what was before it
    m_work->wantExplanation(step.prints.empty() && step.studio.empty() && *m_explainedBefore);
    tellPresenter();
    QString where = tr("Lesson: %1, step %2 of %3.")
                        .arg(named(m_play->words(m_play->lesson().title)), QString::number(m_play->number() + 1),
                             QString::number(m_play->count()));
    if (const OwnWork own = m_document.own(); m_opened && (own.modified || own.lessonId.isEmpty())) // else it ships
        where += QLatin1Char(' ') + tr("Your own scene, “%1”, is kept unchanged.").arg(named(own.title));
    tell(where);
}

void MainWindow::tellPresenter()
{
    if (!m_presenter)
        return;
    const bool shown = tellsStep();
    m_presenter->setNext(nextTokens());
    m_presenter->setClassStep(shown ? classStep(*m_play) : ClassStep());
    if (!shown)
        return;
    m_play->setRevealed(false); // a class does not solve what it is shown
    connect(m_presenter, &Presenter::lessonAsked, m_play, &LessonPlay::go, Qt::UniqueConnection);
    connect(m_presenter, &Presenter::revealAsked, this, &MainWindow::revealAsked, Qt::UniqueConnection);
}

void MainWindow::revealAsked()
{
    if (PredictBox* asked = m_lessonPanel->predict())
        asked->reveal();
}

void MainWindow::leaveLesson()
{
    tellPresenter();
    m_status->clearMessage(); // of its last step
    if (m_writer && m_writer->isSuspended())
        return m_writer->resume();
    if (m_help)
        m_help->shut();                                            // what it tells of is of the lesson
    const Studio* studio = m_work->studio();                       // one that the learner opened stays
    const bool played = m_play && !m_play->lesson().steps.empty(); // else a written one was closed
    if (!m_opened || (studio && played && studio->id().toStdString() == m_play->step().studio))
        m_work->closeStudio();
    followLesson();
    if (!showsStartPage())
        m_opened ? showWork() : showStartPage();
}

QString MainWindow::shownName() const
{
    if (writesLesson())
        return tr("Editing: %1").arg(named(QString::fromStdString(m_writer->lesson().title.in())));
    if (!playsLesson())
        return m_document.displayName();
    return named(m_play->words(m_play->lesson().title));
}

void MainWindow::buildLessonKeys(QMenu* learn)
{
    QMenu* open = learn->addMenu(tr("Current &lesson"));
    m_nextStep = addAction(open, tr("&Next step"), {}, [this] { m_lessonBar->on()->click(); });
    m_previousStep = addAction(open, tr("&Previous step"), {}, [this] { m_play->go(-1); });
    m_leaveLesson =
        addAction(open, tr("&Leave lesson"), {}, [this] { writesLesson() ? void(giveUpWriter()) : m_play->close(); });
    m_backToLesson = addAction(open, tr("&Back to the lesson"), QKeySequence(QStringLiteral("Ctrl+B")),
                               [this] { m_play->backToLesson(); });
    m_backToLesson->setVisible(false);
    const std::pair<QString, std::function<void()>> helps[] = {
        {tr("&Read step aloud again"), [this] { m_lessonPanel->tellStep(); }},
        {tr("&Hint"), [this] { m_play->showHint(); }},
        {tr("Show &one solution"), [this] { m_play->showSolution(); }},
        {tr("Start step a&gain"), [this] { m_play->startAgain(); }},
        {tr("Tr&y it freely"), [this] { m_play->tryFreely(); }}};
    for (const auto& [words, slot] : helps) {
        m_lessonHelps.push_back(addAction(open, words, {}, slot));
        m_lessonHelps.back()->setEnabled(false);
    }
    m_lessonHelps.front()->setShortcut(QKeySequence(QStringLiteral("Ctrl+R")));
    addAction(learn, tr("&Write a lesson"), {}, [this] { writeLesson(); });
    m_onScene.push_back(addAction(learn, tr("Add this view to a tal&k"), {}, [this] { addToTalk(); }));
    setSearchWords(m_onScene.back(), tr("talk slides presentation list of stages"));
    m_editLesson = addAction(learn, tr("&Edit this lesson"), {}, [this] { editPlayedLesson(); });
    m_tryLesson = addAction(learn, tr("&Try the lesson"), QKeySequence(QStringLiteral("Ctrl+F9")),
                            [this] { writesLesson() ? tryLesson() : m_play->close(); });
    addAction(learn, tr("&Results…"), {}, [this] { presentResults(); });
    addAction(learn, tr("Reset learning &progress…"), {}, [this] {
        PlainQuestion question(tr("Reset learning progress"),
                               tr("This deletes your completed steps, answers and edits in all lessons on this "
                                  "computer. You cannot undo this."),
                               QMessageBox::Cancel, this);
        question.addButton(tr("Reset"), QMessageBox::DestructiveRole);
        if (question.exec() == QMessageBox::Cancel)
            return;
        eraseAllProgress();
        if (playsLesson())
            m_play->forget();
        tell(tr("Learning progress was reset."));
    });
    for (QAction* action : {m_nextStep, m_previousStep, m_leaveLesson, m_editLesson, m_tryLesson})
        action->setEnabled(false);
}

void MainWindow::presentResults()
{
    if (!m_results) {
        m_results = new ResultsDialog(startFolder(m_document), this);
        connect(m_results, &ResultsDialog::reported, this, &MainWindow::tell);
    }
    m_results->present();
}

// Space moves on unless the focus needs it: a field for typing, a button to press, a canvas to paint.
bool MainWindow::keepsSpace(const QObject* watched) const
{
    const auto* answer = qobject_cast<const QRadioButton*>(watched);
    if (const auto* table = qobject_cast<const QAbstractItemView*>(watched))
        return !m_lessonPanel->isAncestorOf(table);
    if (answer && answer->isChecked() && m_lessonPanel->isAncestorOf(answer)) // it is given
        return false;
    return qobject_cast<const QAbstractButton*>(watched) || qobject_cast<const QComboBox*>(watched) ||
           qobject_cast<const QAbstractSlider*>(watched) || qobject_cast<const MaskCanvas*>(watched) ||
           qobject_cast<const QMenu*>(watched);
}

} // namespace attn
