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
                QObject::tr("Saving puts it there again."),
                QObject::tr("Save it there"),
                {},
                as};
    return {QObject::tr("%1 was changed by another window or program since it was opened here.").arg(name),
            QObject::tr("Overwriting it loses those changes. When it is opened instead, Undo brings yours back."),
            QObject::tr("Overwrite it"), QObject::tr("Open it"), as};
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
