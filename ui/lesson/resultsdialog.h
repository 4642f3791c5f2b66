// SPDX-License-Identifier: GPL-3.0-or-later
// Result codes of a class: pasted or read from a file, shown as the table that is copied or saved. Not modal.
#pragma once

#include "core/headless/results.h"
#include "ui/threads/background.h"

#include <QDialog>

class QPlainTextEdit;
class QTableWidget;

namespace attn {

class MessageLine;

class ResultsDialog : public QDialog {
    Q_OBJECT

public:
    static constexpr int largest_text = 128 * 1024; // so that a keystroke never waits; the command reads more

    ResultsDialog(const QString& folder, QWidget* parent);

    void present();
    void readCodes(const QString& path);
    void save(const QString& path); // emits reported(), or shows a message in the dialog

Q_SIGNALS:
    void reported(const QString& sentence);

private:
    void follow();
    void fill();

    QString m_folder;
    ClassResults m_found;
    QPlainTextEdit* m_codes;
    MessageLine* m_message;
    QTableWidget* m_table;
    QWidget* m_actions;  // to copy and to save
    Background m_writer; // declared last: destroyed first
};

} // namespace attn
