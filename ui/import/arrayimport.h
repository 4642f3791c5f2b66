// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a file of arrays into the window: reads it off the GUI thread while the dialog is already open.
#pragma once

#include "ui/import/importdialog.h"
#include "ui/threads/background.h"

#include <QPointer>

namespace attn {

class ArrayImport : public QObject {
    Q_OBJECT

public:
    // Dialogs belong to `window`.
    ArrayImport(Document* document, QWidget* window);

    // `plain`: into a plain layer, unless the person chooses the open scene.
    void open(const QString& path, bool plain = false);
    ImportDialog* dialog() const { return m_dialog; } // null: none is open

    // Whether the name is one of a file of arrays; the endings for a chooser: "*.npy *.npz …".
    static bool canRead(const QString& path);
    static QString patterns();

Q_SIGNALS:
    void imported();

private:
    Document* m_document;
    QWidget* m_window;
    QPointer<ImportDialog> m_dialog;
    Background m_reader; // outlives the dialog: closing it drops the data without waiting
};

} // namespace attn
