// SPDX-License-Identifier: GPL-3.0-or-later
// What the export dialogs share: choices on the left, the preview on the right, buttons below; not modal. Files are
// written off the GUI thread, with progress and a Cancel that leaves none.
#pragma once

#include "core/base/result.h"
#include "core/base/stop.h"
#include "ui/figures/figureworker.h"
#include "ui/kit/severity.h"
#include "ui/threads/callqueue.h"

#include <QDialog>

#include <functional>
#include <optional>

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

    // Writes in the worker and closes on success. `progress` may report from there how much of `total` is done; a stop
    // in time is an error and leaves nothing behind. `done` is the message afterwards: "Wrote 12 files to /tmp".
    using Writing = std::function<std::optional<Error>(const std::function<void(int)>& progress, StopToken stop)>;
    void write(Writing writing, int total, const QString& done);

Q_SIGNALS:
    void reported(const QString& sentence); // what was done, for the window's status line
    void noted(const QString& sentence);    // a remark about the written files

protected:
    QWidget* formWidget() const { return m_form; }
    // For a form filled after the buttons were made: where the tab order begins and goes on to them.
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
    void reject() override; // while writing: requests a stop, stays until then
    void paintEvent(QPaintEvent* event) override;

private:
    void fitText(); // sizes that depend on the font
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
    StopSource m_stop;     // of the write; only its end shows if it came in time
    CallQueue m_calls;     // for the progress
    FigureWorker m_writer; // last: must end before other members
};

} // namespace attn
