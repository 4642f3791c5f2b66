// SPDX-License-Identifier: GPL-3.0-or-later
// The chooser of files and folders, wherever a path is needed: no larger than the screen, and a name typed without an
// ending gets the proposed one.
#pragma once

#include <QString>

class QWidget;

namespace attn {

// Each waits for the answer and returns the path; empty if nothing was chosen. `kinds` are QFileDialog's name filters.
QString chooseFileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& kinds);
QString chooseFileToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& kinds);
QString chooseFolder(QWidget* parent, const QString& title, const QString& folder);

} // namespace attn
