// SPDX-License-Identifier: GPL-3.0-or-later
// Private notes: copies for sharing without them, older files with only one kind of notes, and talks.
#include "core/lessons/lessonfile.h"
#include "ui/document/atomicfile.h"
#include "ui/document/scenefiles.h"
#include "ui/kit/filechooser.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr char announced_key[] = "publicNotes"; // files whose notes were spoken of
constexpr qsizetype most_announced = 200;

bool hasOnlyPublicNotes(const Scene& scene) { return !scene.description.empty() && scene.speaker_notes.empty(); }

void makePrivate(Scene& scene)
{
    if (hasOnlyPublicNotes(scene))
        scene.speaker_notes = std::exchange(scene.description, {});
}

} // namespace

const Lesson* MainWindow::shownLesson() const
{
    return writesLesson() ? &m_writer->lesson() : playsLesson() ? &m_play->lesson() : nullptr;
}

QString MainWindow::ownFile() const
{
    return writesLesson() ? m_writer->filePath() : playsLesson() ? m_play->idOrPath() : m_document.filePath();
}

void MainWindow::saveForSharing()
{
    const Lesson* lesson = shownLesson();
    const QFileInfo own(ownFile());
    const QString title = lesson ? QString::fromStdString(lesson->title.in()) : m_document.title();
    const QString ending = lesson ? QStringLiteral(".attnlesson") : QStringLiteral(".attn");
    const QDir folder(own.exists() ? own.absolutePath() : startFolder(m_document));
    const QString path = chooseFileToSave(this, tr("Save a copy without speaker notes"),
                                          folder.filePath(fileNameFor(tr("%1, shared").arg(title), ending)),
                                          lesson ? tr("Lessons (*.attnlesson)") : tr("Scenes (*.attn)"));
    if (!path.isEmpty())
        shareTo(path);
}

void MainWindow::shareTo(const QString& path)
{
    if (QFileInfo(path) == QFileInfo(ownFile()))
        return m_notice->showError(
            tr("Could not save the copy: it would replace your own file and its notes. Choose another name."));
    const Lesson* lesson = shownLesson();
    const std::string folder = QFile::encodeName(QFileInfo(path).absolutePath()).toStdString();
    if (const auto error =
            writeAtomically(path, lesson ? WorkKind::Lesson : WorkKind::Scene,
                            lesson ? sharedLesson(*lesson) : sharedScene(m_document.sceneWithView(), folder)))
        return m_notice->showError(QString::fromStdString(error->message));
    const QString name = named(QFileInfo(path).fileName());
    tell(lesson ? tr("Saved %1 without speaker notes or the teachers' page").arg(name)
                : tr("Saved %1 without speaker notes").arg(name));
}

// Scenes of a lesson that is played are not the person's own.
void MainWindow::tellOfPublicNotes(bool known)
{
    const QString path = ownFile();
    const bool any = writesLesson()
                         ? std::ranges::any_of(m_writer->lesson().steps, hasOnlyPublicNotes, &LessonStep::scene)
                         : !playsLesson() && hasOnlyPublicNotes(m_document.scene());
    QSettings settings;
    const QStringList announced = settings.value(QLatin1String(announced_key)).toStringList();
    if (!any || path.isEmpty() || announced.contains(path))
        return;
    settings.setValue(QLatin1String(announced_key), (QStringList(path) + announced).mid(0, most_announced));
    if (!m_makeNotesPrivate) {
        m_makeNotesPrivate = new QAction(tr("Make notes private"), this);
        connect(m_makeNotesPrivate, &QAction::triggered, this, &MainWindow::makeNotesPrivate);
    }
    if (!known)
        m_notice->showOffer(tr("Notes in older files are now public. Web pages and shared copies show them as the "
                               "description. Are these notes only for you?"),
                            m_makeNotesPrivate);
}

void MainWindow::makeNotesPrivate()
{
    const QString what = tr("Make notes private");
    Scene scene = m_document.scene();
    makePrivate(scene);
    if (writesLesson())
        m_writer->change(what, [](Lesson& lesson) {
            for (LessonStep& step : lesson.steps) {
                makePrivate(step.scene);
                if (step.goal && step.goal->solution)
                    makePrivate(*step.goal->solution);
            }
        });
    else
        m_document.edit(what, std::move(scene), ChangePart::Config);
    m_notice->hide();
}

void MainWindow::addToTalk()
{
    if (playsLesson())
        return tell(tr("You can make a talk only from your own scene. Leave the lesson first."));
    if (!writesLesson())
        return writeLesson(StepText::None);
    m_writer->addView(StepText::None);
    tell(tr("Added as step %1").arg(m_writer->number() + 1));
}

} // namespace attn
