// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/fileconflict.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace attn {

ConflictAnswer askAboutConflict(QWidget* window, const QString& path, FileState state)
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("FileConflict", text); };
    const QFileInfo file(path);
    const bool gone = state == FileState::Gone;
    QMessageBox box(
        QMessageBox::NoIcon, gone ? tr("The file is gone") : tr("The file has changed"),
        gone ? tr("%1 is no longer in %2.").arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath()))
             : tr("%1 was changed by another window or program since it was opened here.").arg(file.fileName()),
        QMessageBox::NoButton, window);
    box.setInformativeText(
        gone ? tr("Saving puts it there again.")
             : tr("Overwriting it loses those changes. When it is opened instead, Undo brings yours back."));
    const QPushButton* mine =
        box.addButton(gone ? tr("Save it there") : tr("Overwrite it"), QMessageBox::DestructiveRole);
    const QPushButton* theirs = gone ? nullptr : box.addButton(tr("Open it"), QMessageBox::ActionRole);
    QPushButton* as = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(as);
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    const QAbstractButton* clicked = box.clickedButton();
    return clicked == mine               ? ConflictAnswer::KeepMine
           : theirs && clicked == theirs ? ConflictAnswer::OpenTheirs
           : clicked == as               ? ConflictAnswer::SaveAs
                                         : ConflictAnswer::Cancel;
}

} // namespace attn
