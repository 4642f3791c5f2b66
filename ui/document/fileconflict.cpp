// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/fileconflict.h"

#include "ui/kit/plainquestion.h"
#include "ui/language/said.h"

#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <QPushButton>

namespace attn {

ConflictWords conflictWords(const QString& path, FileState state)
{
    const QFileInfo file(path);
    const QString name = named(file.fileName());
    const QString as = QObject::tr("Save as…");
    if (state == FileState::Gone)
        return {QObject::tr("%1 is no longer in %2.").arg(name, named(QDir::toNativeSeparators(file.absolutePath()))),
                QObject::tr("Saving creates the file there again."),
                QObject::tr("Save there"),
                {},
                as};
    return {QObject::tr("Another window or program has changed %1 since you opened it here.").arg(name),
            QObject::tr("If you overwrite the file, those changes are lost. If you reload it, Undo restores yours."),
            QObject::tr("Overwrite"), QObject::tr("Reload"), as};
}

ConflictAnswer askAboutConflict(QWidget* window, const QString& path, FileState state)
{
    const ConflictWords words = conflictWords(path, state);
    PlainQuestion box(state == FileState::Gone ? QObject::tr("The file is gone") : QObject::tr("The file has changed"),
                      words.sentence, QMessageBox::NoButton, window);
    box.setInformativeText(words.more);
    const QPushButton* mine = box.addButton(words.mine, QMessageBox::DestructiveRole);
    const QPushButton* theirs = words.theirs.isEmpty() ? nullptr : box.addButton(words.theirs, QMessageBox::ActionRole);
    QPushButton* as = box.addButton(words.as, QMessageBox::AcceptRole);
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
