// SPDX-License-Identifier: GPL-3.0-or-later
// Export of numbers: one tensor or the whole trace as a file of NumPy, safetensors, CSV or JSON. The dialog is not modal,
// and the file is written off the GUI thread.
#pragma once

#include "core/engine/computed.h"
#include "ui/threads/background.h"

#include <QDialog>
#include <QTimer>

#include <atomic>
#include <functional>
#include <string>

class QLabel;
class QPushButton;
class QProgressBar;

class QCheckBox;

namespace attn {

class MessageLine;
class SegmentedControl;

class DataExport : public QDialog {
    Q_OBJECT

public:
    // What is on the screen now; read again when the file is written.
    struct Source {
        std::function<ComputedPtr()> computed;
        std::function<std::string()> tensor;
        std::function<QString()> folder; // where the chooser begins
        // Whether numbers that lay on a GPU are gone; any thread calls what it returns. Without it none do.
        std::function<std::function<bool()>()> lost = {};
    };
    DataExport(Source source, QWidget* parent);

    void present();
    void follow(); // the focused tensor or the results changed
    // Writes what is chosen; the result is written() or a message in the dialog.
    void writeTo(const QString& path);
    void setAll(bool all);
    void setFormat(int index); // of dataFormats()
    QString message() const;
    bool isWriting() const { return m_writer.isBusy(); }

Q_SIGNALS:
    void written(const QString& path);

protected:
    void done(int result) override;

private:
    std::vector<const TracedTensor*> chosen(const Computed& computed) const;
    void choosePath();
    void setWriting(bool writing);

    Source m_source;
    SegmentedControl* m_what;
    SegmentedControl* m_format;
    QCheckBox* m_answers; // seen where numbers are hidden
    QLabel* m_facts;
    QProgressBar* m_progress;
    QLabel* m_progressWords;
    MessageLine* m_message;
    QPushButton* m_cancel;
    QPushButton* m_save;
    QTimer m_tick;
    std::atomic<std::int64_t> m_bytes = 0; // before the writer, which counts in it
    Background m_writer;
};

} // namespace attn
