// SPDX-License-Identifier: GPL-3.0-or-later
// What the export dialogs share: choices on the left, the preview on the right, buttons below; not modal. Files are
// written off the GUI thread, with progress and a Cancel that leaves none.
#pragma once

#include "core/base/result.h"
#include "ui/figures/figureworker.h"
#include "ui/kit/severity.h"
#include "ui/threads/inbox.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <stop_token>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace attn {

class MessageLine;
class Document;
class PreviewPane;

class ExportFrame : public QDialog {
    Q_OBJECT

public:
    ExportFrame(const QString& title, QWidget* form, QWidget* parent);
    ~ExportFrame() override;

    void present(); // shows it, or brings it to the front
    PreviewPane* preview() const { return m_preview; }
    QPushButton* saveButton() const { return m_save; }
    bool isWriting() const { return m_writing; }
    QString problem() const; // of the last writing

    // Writes in the worker and closes when that went well. `progress` may be told from there how much of `total` is
    // done; a stop that comes in time is an error, and nothing is left behind. `done` is what is then to be said: "Wrote 12 files to /tmp".
    using Writing = std::function<std::optional<Error>(const std::function<void(int)>& progress, std::stop_token stop)>;
    void write(Writing writing, int total, const QString& done);

Q_SIGNALS:
    void told(const QString& sentence);  // what was done, for the window's status line
    void noted(const QString& sentence); // a remark about the written files

protected:
    QWidget* formWidget() const { return m_form; }
    // For a form that was filled later than the buttons were made: where the keyboard begins and goes on to them.
    void beginAt(QWidget* firstOfForm, QWidget* lastOfForm);
    // Left of Cancel and Save.
    void addBottomWidget(QWidget* widget);
    // The folder in which figures and films were written last; the first time that of the scene.
    static QString folderFor(const Document& document);
    static void rememberFolder(const QString& folder);
    static QString withEnding(const QString& path, const QString& ending);
    void setSaveAllowed(bool allowed);
    virtual void save() = 0; // asks where, and writes
    void showProblem(const QString& sentence, Severity severity = Severity::Bad);
    void reject() override; // while writing: asks that to stop, and stays until it has
    void paintEvent(QPaintEvent* event) override;

private:
    void fitText(); // what is measured by the size of the text
    void endWriting();
    void allowSave();

    PreviewPane* m_preview;
    QWidget* m_extras;
    MessageLine* m_problem;
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_save;
    QWidget* m_form;
    QScrollArea* m_formArea;
    bool m_allowed = true;
    bool m_writing = false;
    std::stop_source m_stop; // of what is being written: only its end tells whether it came in time
    Inbox m_inbox;           // for the progress
    FigureWorker m_writer;   // last: it must end before the rest goes
};

} // namespace attn
