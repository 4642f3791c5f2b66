// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/scenefiles.h"
#include "core/base/say.h"
#include "ui/document/contentmark.h"

#include "core/io/arrays/arrays.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/model/modelscene.h"
#include "ui/document/document.h"
#include "ui/document/newscene.h"
#include "ui/document/recentfiles.h"
#include "ui/kit/filechooser.h"
#include "ui/kit/plainquestion.h"
#include "ui/language/said.h"
#include "ui/threads/waitfor.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>

#include <new>

namespace attn {

namespace {

constexpr qint64 most_figure_bytes = 100'000'000;
constexpr qint64 many_bytes = 1'000'000; // reading them takes long enough to notice

// Name in a list of files. Pages go by file name: their titles start with the model's name and end in a sentence that
// may change.
QString nameInList(const Document& document, const QString& path)
{
    return isPage(document.scene()) ? QFileInfo(path).fileName() : document.title();
}

// Large, or a small file that takes its numbers from a trained model, which has to compute them.
bool isSlowToRead(const QString& path)
{
    if (!QFileInfo(path).isFile()) // a pipe may never end, and the reader says what it is
        return false;
    if (QFileInfo(path).size() > many_bytes)
        return true;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.readAll().contains("\"model\"");
}

QString sceneFilter() { return QObject::tr("Scenes (*.attn);;All files (*)"); }

} // namespace

QString fileNameFor(QString title, const QString& ending)
{
    for (QChar& c : title)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < QLatin1Char(' '))
            c = QLatin1Char('_');
    while (title.endsWith(QChar(0x2026)) || title.endsWith(QLatin1Char('.')) || title.endsWith(QLatin1Char(' ')))
        title.chop(1); // of a title that was cut; before the ending dots read as part of it
    return (title.isEmpty() ? QObject::tr("Untitled") : title) + ending;
}

struct SceneFiles::ReadFile {
    Scene scene;
    QByteArray mark; // of its content
};

SceneFiles::SceneFiles(Document* document, QWidget* window)
    : QObject(window), m_document(document), m_window(window),
      m_askAboutConflict(
          [window](const QString& path, FileState state) { return askAboutConflict(window, path, state); })
{
}

bool SceneFiles::newScene()
{
    if (!mayReplace())
        return false;
    m_document->open(attn::newScene(), {});
    return true;
}

bool SceneFiles::choose()
{
    const QString path = chooseFileToOpen(m_window, tr("Open a scene or arrays"), startFolder(*m_document),
                                          tr("Scenes, lessons, arrays and figures (*.attn *.attnlesson *.npy *.npz "
                                             "*.safetensors *.csv *.png *.svg *.pdf);;All files (*)"));
    return !path.isEmpty() && openFile(path);
}

bool SceneFiles::openFile(const QString& path)
{
    if (isModelPath(QFile::encodeName(path).toStdString())) {
        Q_EMIT modelChosen(QFileInfo::exists(path) ? QFileInfo(path).absoluteFilePath() : path);
        return false;
    }
    if (arrayFormatOf(QFile::encodeName(path).toStdString())) {
        Q_EMIT arraysChosen(path); // undoable, so no question is needed
        return false;
    }
    if (QFileInfo(path).isDir()) { // its first lesson; the others follow
        const QStringList files = lessonFilesBeside(path);
        if (!files.empty())
            return openFile(files.front());
    }
    if (isLessonFile(QFile::encodeName(path).toStdString())) {
        const auto lesson = readLessonFile(QFile::encodeName(path).toStdString());
        if (lesson)
            remember(path, QString::fromStdString(lesson->title.in()));
        return openSteps(lesson, QFileInfo(path).absoluteFilePath());
    }
    if (m_working)
        return false; // a drop can arrive while another file loads
    return isFigureFile(path) ? openFigure(path) : openRead(path);
}

void SceneFiles::remember(const QString& path, const QString& title)
{
    rememberFile(path, title);
    Q_EMIT recentChanged();
}

// The open scene stays: it waits behind the lesson.
bool SceneFiles::openSteps(const Result<Lesson>& lesson, const QString& idOrPath)
{
    if (lesson)
        Q_EMIT stepsChosen(*lesson, idOrPath);
    else
        Q_EMIT failed(QString::fromStdString(lesson.error().message));
    return false;
}

// It becomes a new scene: saving it does not write over the figure.
bool SceneFiles::openFigure(const QString& path)
{
    const auto read = [&]() -> Result<Scene> {
        QFile file(path);
        if (!m_readFigure || !QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) ||
            file.size() > most_figure_bytes)
            return Error{QObject::tr("could not read the file").toStdString()};
        return m_readFigure(file.readAll());
    };
    const bool many = QFileInfo(path).size() > many_bytes;
    if (many)
        setWorking(tr("Reading %1 …").arg(named(QFileInfo(path).fileName())));
    auto scene = many ? waitFor(read) : read();
    if (many)
        setWorking({});
    if (!scene) {
        Q_EMIT failed(QStringLiteral("%1: %2").arg(path, QString::fromStdString(scene.error().message)));
        return false;
    }
    if (!mayReplace())
        return false;
    m_document->open(std::move(*scene), {});
    return true;
}

Result<SceneFiles::ReadFile> SceneFiles::read(const QString& path)
{
    const auto read = [&]() -> Result<ReadFile> {
        try {
            QByteArray mark = contentMarkOfFile(path); // first: a write meanwhile then counts as a change
            auto scene = openSceneFile(QFile::encodeName(path).toStdString());
            if (!scene)
                return scene.error();
            return ReadFile{std::move(*scene), std::move(mark)};
        } catch (const std::bad_alloc&) {
            return Error{say("%1: not enough memory to read the file", path.toStdString())};
        }
    };
    if (!isSlowToRead(path))
        return read();
    setWorking(tr("Reading %1 …").arg(named(QFileInfo(path).fileName())));
    auto file = waitFor(read);
    setWorking({});
    return file;
}

// Reads before asking, since a file that cannot be opened replaces no scene. For the scene's own file it asks first:
// the answer may write it.
bool SceneFiles::openRead(const QString& path)
{
    const bool own = QFileInfo(path).absoluteFilePath() == m_document->filePath();
    if (own && !mayReplace())
        return false;
    auto file = read(path);
    if (!file) {
        Q_EMIT failed(QString::fromStdString(file.error().message));
        return false;
    }
    if (!own && !mayReplace())
        return false;
    m_document->open(std::move(file->scene), QFileInfo(path).absoluteFilePath(), {}, file->mark);
    remember(path, nameInList(*m_document, path));
    return true;
}

bool SceneFiles::openLesson(const QString& id)
{
    const LessonEntry* entry = lessonNamed(id.toStdString());
    if (entry && entry->has_steps)
        return openSteps(loadSteps(*entry), id);
    if (!entry || !mayReplace())
        return false;
    auto scene = loadLesson(*entry);
    if (!scene) {
        Q_EMIT failed(QString::fromStdString(scene.error().message));
        return false;
    }
    m_document->open(std::move(*scene), {}, id);
    return true;
}

bool SceneFiles::openArgument(const QString& fileOrLesson)
{
    if (!QFileInfo::exists(fileOrLesson) && lessonNamed(fileOrLesson.toStdString()))
        return openLesson(fileOrLesson);
    return openFile(fileOrLesson);
}

bool SceneFiles::save() { return m_document->filePath().isEmpty() ? saveAs() : settle(answerFor(*m_document)); }

ConflictAnswer SceneFiles::answerFor(const OpenFile& file) const
{
    const QString path = file.filePath();
    const auto look = [&file] { return file.fileState(); };
    const FileState state = QFileInfo(path).size() > many_bytes ? waitFor(look) : look();
    return state == FileState::Same ? ConflictAnswer::KeepMine : m_askAboutConflict(path, state);
}

bool SceneFiles::settle(ConflictAnswer answer)
{
    switch (answer) {
    case ConflictAnswer::KeepMine: return saveTo(QString(m_document->filePath()));
    case ConflictAnswer::OpenTheirs: openTheirs(); return false;
    case ConflictAnswer::SaveAs: return saveAs();
    case ConflictAnswer::Cancel: break;
    }
    return false;
}

void SceneFiles::openTheirs()
{
    auto file = read(m_document->filePath());
    const auto fault =
        file ? m_document->takeFromFile(std::move(file->scene), file->mark) : std::optional(file.error());
    if (fault)
        Q_EMIT failed(QString::fromStdString(fault->message));
}

QString proposedPath(const Document& document)
{
    const QString ending = QStringLiteral(".attn");
    if (document.filePath().isEmpty())
        return QDir(startFolder(document)).filePath(fileNameFor(document.title(), ending));
    const QFileInfo file(document.filePath());
    return file.dir().filePath(file.completeBaseName() + ending);
}

bool SceneFiles::saveAs()
{
    const QString proposed = proposedPath(*m_document);
    const QString path = chooseFileToSave(m_window, tr("Save scene"), proposed, sceneFilter());
    return !path.isEmpty() && saveTo(path);
}

bool SceneFiles::saveTo(const QString& path)
{
    setWorking(tr("Saving %1 …").arg(named(QFileInfo(path).fileName())));
    const auto error = m_document->save(path);
    setWorking({});
    if (error) {
        Q_EMIT notSaved(QString::fromStdString(error->message));
        return false;
    }
    remember(path, nameInList(*m_document, path));
    Q_EMIT saved(named(QFileInfo(path).fileName()));
    return true;
}

void SceneFiles::setWorking(const QString& words)
{
    m_working = !words.isEmpty();
    if (words.isEmpty())
        QGuiApplication::restoreOverrideCursor();
    else
        QGuiApplication::setOverrideCursor(Qt::BusyCursor);
    Q_EMIT working(words);
}

bool SceneFiles::mayReplace()
{
    const auto own = [this] {
        if (m_working || !m_keep || !isModified())
            return mayClose();
        m_undoPassing();
        return m_keep() || mayClose();
    };
    return m_askFirst ? m_askFirst(own) : own();
}

bool SceneFiles::isModified() const
{
    const int passing = m_document->hasGuest() ? 0 : m_passing();
    const QUndoStack& steps = *m_document->undoStack();
    return (passing == 0 || steps.cleanIndex() != steps.index() - passing) && m_document->isModified();
}

void SceneFiles::undoPassingBy(std::function<int()> count, std::function<void()> undo)
{
    m_passing = std::move(count);
    m_undoPassing = std::move(undo);
}

bool SceneFiles::mayClose()
{
    if (m_working)
        return false; // a drop can arrive while the window waits for a file being read or saved
    if (!isModified())
        return true;
    const OwnWork own = m_document->own(); // a temporary scene may be shown
    const QString name = own.filePath.isEmpty() ? own.title : QFileInfo(own.filePath).fileName();
    PlainQuestion question(tr("Unsaved changes"), tr("%1 has unsaved changes.").arg(named(name)),
                           QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setDefaultButton(QMessageBox::Save);
    const int answer = question.exec();
    if (answer != QMessageBox::Save)
        return answer == QMessageBox::Discard;
    const QString proposed = QDir(startFolder(*m_document)).filePath(fileNameFor(own.title, QStringLiteral(".attn")));
    const QString path =
        own.filePath.isEmpty() ? chooseFileToSave(m_window, tr("Save scene"), proposed, sceneFilter()) : own.filePath;
    const bool conflicts = !own.filePath.isEmpty() && !m_document->hasGuest();
    const ConflictAnswer conflict = conflicts ? answerFor(*m_document) : ConflictAnswer::KeepMine;
    if (path.isEmpty() || conflict == ConflictAnswer::Cancel)
        return false;
    m_undoPassing();
    m_document->closeGuest();
    return own.filePath.isEmpty() ? saveTo(path) : conflicts ? settle(conflict) : save();
}

bool isLessonWithSteps(const QString& fileOrLesson)
{
    const LessonEntry* entry = QFileInfo::exists(fileOrLesson) ? nullptr : lessonNamed(fileOrLesson.toStdString());
    if (QFileInfo(fileOrLesson).isDir())
        return !lessonFilesBeside(fileOrLesson).isEmpty();
    return (entry && entry->has_steps) || isLessonFile(QFile::encodeName(fileOrLesson).toStdString());
}

QStringList lessonFilesBeside(const QString& path)
{
    const QFileInfo given(path);
    if (!given.exists())
        return {};
    const QDir folder = given.isDir() ? QDir(path) : given.absoluteDir();
    QStringList files;
    for (const QString& name : folder.entryList({QStringLiteral("*.attnlesson")}, QDir::Files, QDir::Name))
        files << folder.absoluteFilePath(name);
    return files;
}

bool isFigureFile(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("png") || ending == QLatin1String("svg") || ending == QLatin1String("pdf");
}

QString startFolder(const Document& document)
{
    if (!document.filePath().isEmpty())
        return QFileInfo(document.filePath()).absolutePath();
    const std::vector<RecentFile> recent = recentFiles();
    return recent.empty() ? QDir::homePath() : QFileInfo(recent.front().path).absolutePath();
}

} // namespace attn
