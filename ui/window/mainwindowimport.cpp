// SPDX-License-Identifier: GPL-3.0-or-later
// What enters the window: scenes and arrays dropped on it or chosen, edits that a crash interrupted.
#include "core/lessons/lessonfile.h"
#include "ui/document/scenefiles.h"
#include "ui/import/arrayimport.h"
#include "ui/kit/filechooser.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/offerbar.h"
#include "ui/window/rescue.h"
#include "ui/window/statusline.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <QVBoxLayout>

namespace attn {

namespace {

bool isScene(const QString& path) { return path.endsWith(QStringLiteral(".attn"), Qt::CaseInsensitive); }

// The first local file of a drag that can be opened or imported, if any. A drag from this program itself is a figure of
// what is open.
QString droppedFile(const QDropEvent& event)
{
    if (event.source())
        return {};
    for (const QUrl& url : event.mimeData()->urls())
        if (const QString path = url.toLocalFile(); isScene(path) ||
                                                    isLessonFile(QFile::encodeName(path).toStdString()) ||
                                                    isFigureFile(path) || ArrayImport::canRead(path))
            return path;
    return {};
}

} // namespace

void MainWindow::importArrays(const QString& path)
{
    if (!isVisible()) { // named on the command line: the dialog belongs in front of its window
        QTimer::singleShot(0, this, [this, path] { importArrays(path); });
        return;
    }
    if (!m_import) {
        m_import = new ArrayImport(&m_document, this);
        connect(m_import, &ArrayImport::imported, this, [this] { showOpened(true); });
    }
    m_import->open(path, !m_opened && !hasLesson()); // the scene behind the start page was never opened
}

void MainWindow::chooseArrays()
{
    const QString path = chooseFileToOpen(this, tr("Import arrays"), startFolder(m_document),
                                          tr("Arrays (%1);;All files (*)").arg(ArrayImport::patterns()));
    if (!path.isEmpty())
        importArrays(path);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QString path = droppedFile(*event);
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    const QString name = named(QFileInfo(path).fileName());
    m_status->showMessage(
        isScene(path) || isLessonFile(QFile::encodeName(path).toStdString()) ? tr("Drop to open %1").arg(name)
        : isFigureFile(path) ? tr("Drop to open the scene that %1 was made from").arg(name)
                             : tr("Drop to import the arrays from %1, then choose what each one becomes.").arg(name));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*) { m_status->clearMessage(); }

void MainWindow::dropEvent(QDropEvent* event)
{
    m_status->clearMessage();
    const QString path = droppedFile(*event);
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    showOpened(m_files->openFile(path));
}

QStringList MainWindow::keptNames() const
{
    QStringList names;
    if (m_rescue)
        for (const LostWork& work : m_rescue->aside())
            names << named(work.filePath().isEmpty() ? work.title() : QFileInfo(work.filePath()).fileName());
    return names;
}

RestoreBar* MainWindow::makeRestoreBar()
{
    auto* bar = new RestoreBar;
    m_column->insertWidget(0, bar);
    return bar;
}

void MainWindow::keepJournal(const QString& folder)
{
    m_rescue = std::make_unique<Rescue>(
        &m_document, m_files, folder, [this] { return makeRestoreBar(); }, nullptr);
    followRescue();
}

void MainWindow::followRescue()
{
    m_files->keepUnsavedBy([this] { return m_rescue->putAside(); });
    m_rescue->restoreLessonsBy([this](const LostWork& work) { return restoreLesson(work); });
    if (m_writer)
        m_writer->keepJournal(m_rescue->folder());
    connect(m_rescue.get(), &Rescue::asideChanged, this, &MainWindow::fillKeptMenu, Qt::QueuedConnection);
    connect(m_rescue.get(), &Rescue::opened, this, [this] { showOpened(true); });
    connect(m_rescue.get(), &Rescue::reported, this, &MainWindow::tell);
    connect(m_rescue.get(), &Rescue::unprotected, this, [this](const QString& sentence) {
        if (!m_unprotected) {
            m_unprotected = new NoticeBar;
            m_column->insertWidget(0, m_unprotected);
        }
        if (sentence.isEmpty())
            m_unprotected->hide();
        else
            m_unprotected->showWarning(sentence);
    });
}

void MainWindow::watchFile()
{
    if (m_conflict || m_document.filePath().isEmpty())
        return;
    m_conflict = new ConflictBar(&m_document, [this](ConflictAnswer answer) { m_files->settle(answer); });
    m_column->insertWidget(0, m_conflict);
}

} // namespace attn
