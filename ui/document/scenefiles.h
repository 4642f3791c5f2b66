// SPDX-License-Identifier: GPL-3.0-or-later
// Opens and saves the document with all the questions that belong to it: unsaved changes, file choosers, recent files.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace attn {

class Document;

class SceneFiles : public QObject {
    Q_OBJECT

public:
    // Dialogs belong to `window`.
    SceneFiles(Document* document, QWidget* window);

    // Each of these returns true when it was done; false when the person thought better of it or it failed, with
    // everything as it was.
    bool newScene();
    bool choose();
    bool openFile(const QString& path); // of arrays: arraysChosen, and false
    bool openLesson(const QString& id);
    // What the command line names: a file, or else a lesson.
    bool openArgument(const QString& fileOrLesson);
    bool save();
    bool saveAs();
    // Asks about unsaved changes when there are any: Save, Discard or Cancel. False: stay.
    bool mayReplace();

Q_SIGNALS:
    void failed(const QString& sentence);
    void working(const QString& words); // "Saving a.attn …" while a large one is; empty: done
    void recentChanged();
    void arraysChosen(const QString& path); // a file that holds arrays, no scene

private:
    bool saveTo(QString path); // a copy: the document's own may change while it is written
    void setWorking(const QString& words);
    bool openRead(const QString& path); // no question asked

    bool m_working = false; // reading or saving
    Document* m_document;
    QWidget* m_window;
};

// Where a chooser starts: the folder of the open file, else of the last one.
QString startFolder(const Document& document);

} // namespace attn
