// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets for a class: names pasted or read from a file, a folder, and a PDF for each of them with the key. Not modal; the
// files are written off the GUI thread, all or none.
#pragma once

#include "core/base/stop.h"
#include "core/scene/scene.h"
#include "ui/figures/figureworker.h"
#include "ui/paper/classsheets.h"

#include <QDialog>
#include <QTimer>

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;

namespace attn {

class MessageLine;

class SheetsDialog : public QDialog {
    Q_OBJECT

public:
    // `scene` returns what is on the screen now, when the sheets are written.
    SheetsDialog(std::function<Scene()> scene, const QString& folder, QWidget* parent);

    void present();
    void setNames(const QString& names); // one a line
    void readNames(const QString& path);
    void setFolder(const QString& folder);
    void write(); // the answer is written() or a message in the dialog
    QString message() const;
    QString facts() const; // "3 names: 3 sheets and key.pdf"
    bool isWriting() const { return m_writing; }

Q_SIGNALS:
    void written(const QString& sentence);
    void noted(const QString& sentence); // a remark about the written sheets

protected:
    void done(int result) override;

private:
    void follow();
    void chooseNames();
    void chooseFolder();
    void setWriting(bool writing);
    void tellProgress(int count, int total);

    std::function<Scene()> m_scene;
    QPlainTextEdit* m_names;
    QLineEdit* m_folder;
    QPushButton* m_fromFile;
    QPushButton* m_chooseFolder;
    QCheckBox* m_questions;
    QLabel* m_facts;
    QProgressBar* m_progress;
    QLabel* m_progressWords;
    MessageLine* m_message;
    QPushButton* m_cancel;
    QPushButton* m_write;
    bool m_writing = false;
    QTimer m_keeping; // from a typed name till it is on the disk
    StopSource m_stop;
    CallQueue m_calls;
    FigureWorker m_writer; // last: must end before other members
};

} // namespace attn
