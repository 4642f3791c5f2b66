// SPDX-License-Identifier: GPL-3.0-or-later
// Opens and saves the document with all the questions that belong to it: unsaved changes, file choosers, recent files.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"
#include "ui/document/fileconflict.h"

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace attn {

class Document;
class OpenFile;
struct Lesson;

class SceneFiles : public QObject {
    Q_OBJECT

public:
    // Dialogs belong to `window`.
    SceneFiles(Document* document, QWidget* window);

    // Each of these returns true when it was done; false when the person thought better of it or it failed, with
    // everything as it was.
    bool newScene();
    bool choose();
    bool openFile(const QString& path); // of arrays: arraysChosen, and false; of a figure: the scene that it keeps
    bool openLesson(const QString& id);
    // What the command line names: a file, or else a lesson.
    bool openArgument(const QString& fileOrLesson);
    // Where the file is not what was opened or saved here last, the person decides. Theirs in the place of mine: false.
    bool save();
    bool saveAs();
    // What is done about a file that is to be saved: asks where it is not what was opened or saved here last.
    ConflictAnswer answerFor(const OpenFile& file) const;
    // What the person decided about a file that is not what was opened or saved here last; true: mine is in a file.
    bool settle(ConflictAnswer answer);
    void remember(const QString& path, const QString& title); // among the recent files
    // Before another scene takes the place of this one: unsaved changes are kept aside, and asked about where that cannot
    // be. False: stay.
    bool mayReplace();
    // Asks about unsaved changes when there are any: Save, Discard or Cancel. False: stay.
    bool mayClose();
    // Asked first, of what else would go with the scene that is shown, and gives that up only if `own`, the question about the
    // person's own scene, agrees; false: stay.
    using AskFirst = std::function<bool(const std::function<bool()>& own)>;
    void askFirstBy(AskFirst ask) { m_askFirst = std::move(ask); }
    // Keeps what is not saved where it is found again; false: it could not.
    void keepUnsavedBy(std::function<bool()> keep) { m_keep = std::move(keep); }
    // The scene that the content of a figure's file keeps. Without it no figure can be opened.
    using ReadFigure = std::function<Result<Scene>(const QByteArray& file)>;
    void readFiguresBy(ReadFigure read) { m_readFigure = std::move(read); }
    // Asks what to do about a file that has changed on disk: a message box, unless a test answers.
    using AskAboutConflict = std::function<ConflictAnswer(const QString& path, FileState state)>;
    void askAboutConflictBy(AskAboutConflict ask) { m_askAboutConflict = std::move(ask); }

Q_SIGNALS:
    void failed(const QString& sentence);
    void notSaved(const QString& sentence); // untrue once it is
    void working(const QString& words);     // "Saving a.attn …" while a large one is; empty: done
    void saved(const QString& name);
    void recentChanged();
    void stepsChosen(const attn::Lesson& lesson, const QString& idOrPath); // a lesson with steps
    void arraysChosen(const QString& path);                                // a file that holds arrays, no scene
    void modelChosen(const QString& path);                                 // a trained model: a folder, a .gguf, "tiny"

private:
    bool saveTo(const QString& path); // not the document's own, which may change while it is written
    void setWorking(const QString& words);
    struct ReadFile;
    Result<ReadFile> read(const QString& path);
    bool openRead(const QString& path);
    bool openFigure(const QString& path);
    bool openSteps(const Result<Lesson>& lesson, const QString& idOrPath);
    void openTheirs(); // what is in the document's file by now

    bool m_working = false; // reading or saving
    Document* m_document;
    QWidget* m_window;
    AskAboutConflict m_askAboutConflict;
    std::function<bool()> m_keep;
    AskFirst m_askFirst;
    ReadFigure m_readFigure;
};

// Whether the command line's name is that of a lesson with steps, or of its file.
bool isLessonWithSteps(const QString& fileOrLesson);

// A file name that every system takes.
QString fileNameFor(QString title, const QString& ending);

// The lesson files in the folder of this one, or in this folder, by name, as absolute paths.
QStringList lessonFilesBeside(const QString& path);

// By its name: a picture that may keep the scene that it was made of.
bool isFigureFile(const QString& path);

// What the dialog of "Save as" begins with: the file's own name with the ending of scenes, which the dialog filters by.
QString proposedPath(const Document& document);

// Where a chooser starts: the folder of the open file, else of the last one.
QString startFolder(const Document& document);

} // namespace attn
