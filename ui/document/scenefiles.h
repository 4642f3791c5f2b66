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
    bool openFile(const QString& path); // arrays: emits arraysChosen, returns false; figures: opens their scene
    bool openLesson(const QString& id);
    // What the command line names: a file, or else a lesson.
    bool openArgument(const QString& fileOrLesson);
    // If the file is not what was last opened or saved here, the user decides. False if theirs replaces mine.
    bool save();
    bool saveAs();
    // False, with the reason by notSaved(), if it cannot be written there, or if that is a name for a lesson.
    bool saveTo(const QString& path);
    // How to save a file: asks if it is not what was last opened or saved here.
    ConflictAnswer answerFor(const OpenFile& file) const;
    // Carries out the user's decision about a file that has changed; true: the user's version is in a file.
    bool settle(ConflictAnswer answer);
    void remember(const QString& path, const QString& title); // among the recent files
    // Call before another scene replaces this one: keeps unsaved changes aside, and asks about them if that fails.
    // False: stay.
    bool mayReplace();
    // Asks about unsaved changes when there are any: Save, Discard or Cancel. False: stay.
    bool mayClose();
    // Asked first, about what else would close with the current scene; closes that only if `own`, the question about
    // the user's own scene, agrees. False: stay.
    using AskFirst = std::function<bool(const std::function<bool()>& own)>;
    void askFirstBy(AskFirst ask) { m_askFirst = std::move(ask); }
    // Keeps unsaved work where it is found again; false: it could not.
    void keepUnsavedBy(std::function<bool()> keep) { m_keep = std::move(keep); }
    // Edits that are never saved: how many of the last steps are, and what undoes them. No question counts them, and
    // they are undone only once it is certain that the scene is saved or replaced.
    void undoPassingBy(std::function<int()> count, std::function<void()> undo);
    // Reads the scene inside a figure file. Without it no figure can be opened.
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
    void setWorking(const QString& words);
    struct ReadFile;
    Result<ReadFile> read(const QString& path);
    bool openRead(const QString& path);
    bool openFigure(const QString& path);
    bool openSteps(const Result<Lesson>& lesson, const QString& idOrPath);
    void openTheirs(); // the current content of the file

    bool isModified() const; // without the edits that are never saved

    bool m_working = false; // reading or saving
    Document* m_document;
    QWidget* m_window;
    AskAboutConflict m_askAboutConflict;
    std::function<bool()> m_keep;
    std::function<int()> m_passing = [] { return 0; };
    std::function<void()> m_undoPassing = [] {};
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
