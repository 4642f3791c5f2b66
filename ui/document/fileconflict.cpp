// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/fileconflict.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QObject>
#include <QPushButton>

namespace attn {

ConflictAnswer askAboutConflict(QWidget* window, const QString& path, FileState state)
{
    const QFileInfo file(path);
    const bool gone = state == FileState::Gone;
    QMessageBox box(
        QMessageBox::NoIcon, gone ? QObject::tr("The file is gone") : QObject::tr("The file has changed"),
        gone
            ? QObject::tr("%1 is no longer in %2.").arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath()))
            : QObject::tr("%1 was changed by another window or program since it was opened here.").arg(file.fileName()),
        QMessageBox::NoButton, window);
    box.setInformativeText(
        gone ? QObject::tr("Saving puts it there again.")
             : QObject::tr("Overwriting it loses those changes. When it is opened instead, Undo brings yours back."));
    const QPushButton* mine =
        box.addButton(gone ? QObject::tr("Save it there") : QObject::tr("Overwrite it"), QMessageBox::DestructiveRole);
    const QPushButton* theirs = gone ? nullptr : box.addButton(QObject::tr("Open it"), QMessageBox::ActionRole);
    QPushButton* as = box.addButton(QObject::tr("Save as…"), QMessageBox::AcceptRole);
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
