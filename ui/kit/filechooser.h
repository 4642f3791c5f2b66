// SPDX-License-Identifier: GPL-3.0-or-later
// The chooser of files and folders, for every place that asks where: no larger than the screen, and a name typed without an
// ending gets the one that was proposed.
#pragma once

#include <QString>

class QWidget;

namespace attn {

// Each waits for the answer and gives the path; an empty one where nothing was chosen. `kinds` as QFileDialog's name filters.
QString chooseFileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& kinds);
QString chooseFileToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& kinds);
QString chooseFolder(QWidget* parent, const QString& title, const QString& folder);

} // namespace attn
