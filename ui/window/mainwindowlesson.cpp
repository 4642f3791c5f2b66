// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in the window: the column at the left and the bar below come and go, keys step through them, and the person's
// own scene waits meanwhile.
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "ui/document/scenefiles.h"
#include "ui/editors/maskcanvas.h"
#include "ui/explain/inspector.h"
#include "ui/heatmap/heatmappage.h"
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
#include "ui/matrix/cellplace.h"
#include "ui/present/presenter.h"
#include "ui/timebar/stepactions.h"
#include "ui/timebar/timebar.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAction>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QMenu>
#include <QRadioButton>
#include <QScreen>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace attn {

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
    connect(m_play, &LessonPlay::closed, this, &MainWindow::leaveLesson);
    connect(m_lessonBar, &LessonBar::finished, this, [this] {
        if (const QString next = m_play->following(); !next.isEmpty())
            m_files->openArgument(next);
        else
            m_play->close();
    });
    connect(m_lessonPanel, &LessonPanel::closeAsked, m_play, &LessonPlay::close);
    connect(m_lessonPanel, &LessonPanel::answerAsked, this, [this](const CellRef& cell) {
        m_work->closeStudio();
        if (const auto place = placeOf(*m_computed, cell))
            m_selection.go(place->stage, QString::fromStdString(place->tensor),
                           place->hasBatch ? place->batch : m_selection.batch(), place->headBeside(m_selection.head()),
                           place->cell);
        m_work->explainDock()->show();
        m_work->inspector()->answer();
    });
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

// A file that is changed on disk is shown as it is by then; one that has become wrong leaves what is shown.
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
            tell(tr("%1 has changed on disk and is shown as it is now.").arg(named(QFileInfo(idOrPath).fileName())));
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

// The column, the bar and the keys are there while a lesson is played, and give way while the learner tries freely.
void MainWindow::followLesson()
{
    const int before = width();
    const bool told = tellsStep(), written = writesLesson();
    if ((told || written) && !m_explainedBefore)
        m_explainedBefore = m_work->wantsExplanation();
    m_work->setLesson(told      ? static_cast<QWidget*>(m_lessonPanel)
                      : written ? m_writerPanel
                                : nullptr,
                      told ? m_play->lesson().stages : std::vector<std::string>());
    if (!told && !written && m_explainedBefore)
        m_work->wantExplanation(*std::exchange(m_explainedBefore, {}));
    if (!told)
        m_selection.setPointed({});
    if (m_lessonBar)
        m_lessonBar->setVisible(playsLesson() && !showsStartPage());
    m_steps->play->setShortcut(told ? QKeySequence() : QKeySequence(Qt::Key_Space));
    for (QAction* action : {m_nextStep, m_previousStep})
        action->setEnabled(told && !showsStartPage());
    for (QAction* action : m_lessonHelps)
        action->setEnabled(told && !showsStartPage());
    using Keys = QList<QKeySequence>;
    m_nextStep->setShortcuts(told ? Keys{QKeySequence(Qt::Key_Space), QKeySequence(Qt::Key_PageDown)} : Keys());
    m_previousStep->setShortcut(told ? QKeySequence(Qt::Key_PageUp) : QKeySequence());
    for (QAction* action : m_stageKeys) // Page Up and Page Down are the lesson's
        action->setShortcut(told ? QKeySequence() : QKeySequence(action->data().toInt()));
    const bool leaves = playsLesson() || written;
    const QKeySequence closes(QStringLiteral("Ctrl+W")); // the window, where there is no lesson to be left
    m_leaveLesson->setEnabled(leaves);
    m_leaveLesson->setShortcut(leaves ? closes : QKeySequence());
    m_close->setShortcut(leaves ? QKeySequence() : closes);
    m_editLesson->setEnabled(playsLesson() && !(m_writer && m_writer->isSuspended()));
    m_tryLesson->setEnabled(written || (m_writer && m_writer->isSuspended()));
    m_tryLesson->setText(written ? tr("&Try the lesson out") : tr("Back to &writing"));
    if (m_writerBar)
        m_writerBar->setVisible(written && !showsStartPage());
    m_backToLesson->setVisible(playsLesson() && m_play->isFree());
    followAnswer();
    const bool walks = told && m_play->step().scene.view && m_play->step().scene.view->step;
    m_timeBar->setVisible(!showsStartPage() && !showsModel() && (!told || walks));
    updateTitle();
    if (std::exchange(m_hadColumn, told || written) == (told || written))
        return;
    QTimer::singleShot(0, this, [this, before] { // what has come and gone may have needed more than there is
        if (width() > before && width() > screen()->availableSize().width())
            resize(before, height());
    });
}

void MainWindow::showLessonStep()
{
    followLesson();
    if (!m_explainedBefore) // the learner tries freely
        return;
    const LessonStep& step = m_play->step();
    m_work->openStudio(QString::fromStdString(step.studio)); // leaving one brings back what was before it
    m_work->wantExplanation(step.prints.empty() && step.studio.empty() && *m_explainedBefore);
    tellPresenter();
    QString where = tr("Lesson: %1, step %2 of %3.")
                        .arg(named(m_play->words(m_play->lesson().title)), QString::number(m_play->number() + 1),
                             QString::number(m_play->count()));
    if (m_opened)
        where += QLatin1Char(' ') + (m_document.own().title.isEmpty()
                                         ? tr("Your own scene waits unchanged.")
                                         : tr("Your own scene waits unchanged: %1").arg(named(m_document.own().title)));
    tell(where);
}

void MainWindow::tellPresenter()
{
    if (!m_presenter)
        return;
    const bool told = tellsStep();
    m_presenter->setNext(nextTokens());
    m_presenter->setTold(told ? classStep(*m_play) : ClassStep());
    if (!told)
        return;
    m_play->setRevealed(); // what a class is shown nobody has worked out
    connect(m_presenter, &Presenter::lessonAsked, m_play, &LessonPlay::go, Qt::UniqueConnection);
    connect(m_presenter, &Presenter::revealAsked, this, &MainWindow::revealAsked, Qt::UniqueConnection);
    connect(m_presenter, &Presenter::solutionAsked, m_play, &LessonPlay::showSolution, Qt::UniqueConnection);
}

void MainWindow::revealAsked()
{
    if (PredictBox* asked = m_lessonPanel->predict())
        asked->reveal();
}

void MainWindow::leaveLesson()
{
    tellPresenter();
    if (m_writer && m_writer->isSuspended()) {
        m_status->clearMessage(); // how to come back
        return m_writer->resume();
    }
    m_work->closeStudio();
    followLesson();
    if (!showsStartPage())
        m_opened ? showWork() : showStartPage();
}

QString MainWindow::shownName() const
{
    if (writesLesson())
        return tr("Writing: %1").arg(named(QString::fromStdString(m_writer->lesson().title.in())));
    if (!playsLesson())
        return m_document.displayName();
    return named(m_play->words(m_play->lesson().title));
}

void MainWindow::buildLessonKeys(QMenu* learn)
{
    QMenu* open = learn->addMenu(tr("The open &lesson"));
    m_nextStep = addAction(open, tr("&Next step"), {}, [this] { m_lessonBar->on()->click(); });
    m_previousStep = addAction(open, tr("&Previous step"), {}, [this] { m_play->go(-1); });
    m_leaveLesson = addAction(open, tr("&Leave the lesson"), {},
                              [this] { writesLesson() ? void(giveUpWriter()) : m_play->close(); });
    m_backToLesson = addAction(open, tr("&Back to the lesson"), QKeySequence(QStringLiteral("Ctrl+B")),
                               [this] { m_play->backToLesson(); });
    m_backToLesson->setVisible(false);
    const std::pair<QString, std::function<void()>> helps[] = {
        {tr("&Read the step out again"), [this] { m_lessonPanel->tellStep(); }},
        {tr("&Hint"), [this] { m_play->showHint(); }},
        {tr("Show &one way to the goal"), [this] { m_play->showSolution(); }},
        {tr("Start the step a&gain"), [this] { m_play->startAgain(); }},
        {tr("Tr&y it freely"), [this] { m_play->tryFreely(); }}};
    for (const auto& [words, slot] : helps) {
        m_lessonHelps.push_back(addAction(open, words, {}, slot));
        m_lessonHelps.back()->setEnabled(false);
    }
    m_lessonHelps.front()->setShortcut(QKeySequence(QStringLiteral("Ctrl+R")));
    addAction(learn, tr("&Write a lesson"), {}, [this] { writeLesson(); });
    m_editLesson = addAction(learn, tr("&Edit this lesson"), {}, [this] { editPlayedLesson(); });
    m_tryLesson = addAction(learn, tr("&Try the lesson out"), QKeySequence(QStringLiteral("Ctrl+F9")),
                            [this] { writesLesson() ? tryLesson() : m_play->close(); });
    addAction(learn, tr("&Results…"), {}, [this] { presentResults(); });
    addAction(learn, tr("&Forget all progress…"), {}, [this] {
        PlainQuestion question(tr("Forget all progress"),
                               tr("All steps, answers and edits of all lessons on this machine are forgotten. This "
                                  "cannot be undone."),
                               QMessageBox::Cancel, this);
        question.addButton(tr("Forget them"), QMessageBox::DestructiveRole);
        if (question.exec() == QMessageBox::Cancel)
            return;
        eraseAllProgress();
        if (playsLesson())
            m_play->forget();
        tell(tr("All progress in lessons is forgotten."));
    });
    for (QAction* action : {m_nextStep, m_previousStep, m_leaveLesson, m_editLesson, m_tryLesson})
        action->setEnabled(false);
}

void MainWindow::presentResults()
{
    if (!m_results) {
        m_results = new ResultsDialog(startFolder(m_document), this);
        connect(m_results, &ResultsDialog::told, this, &MainWindow::tell);
    }
    m_results->present();
}

// Space goes on, but what has the focus may want it: a field its letter, a button its press, a canvas its brush.
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
