// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/filechooser.h"

#include "ui/kit/onscreen.h"

#include <QFileDialog>
#include <QFileInfo>

namespace attn {

namespace {

QString answerOf(QFileDialog& dialog)
{
    resizeOnScreen(&dialog, dialog.sizeHint());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

QString chooseFileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& kinds)
{
    QFileDialog dialog(parent, title, folder, kinds);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return answerOf(dialog);
}

QString chooseFileToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& kinds)
{
    QFileDialog dialog(parent, title, proposed, kinds);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QFileInfo(proposed).suffix());
    dialog.selectFile(proposed);
    return answerOf(dialog);
}

QString chooseFolder(QWidget* parent, const QString& title, const QString& folder)
{
    QFileDialog dialog(parent, title, folder);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return answerOf(dialog);
}

} // namespace attn
