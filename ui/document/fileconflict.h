// SPDX-License-Identifier: GPL-3.0-or-later
// The question before a file is overwritten that is no longer what this window read or saved.
#pragma once

#include <QString>

class QWidget;

namespace attn {

// What became of a document's file since it was opened or saved here.
enum class FileState { Same, Changed, Gone };

enum class ConflictAnswer { KeepMine, OpenTheirs, SaveAs, Cancel };

// Asks in a box over `window`; `state` is Changed or Gone.
ConflictAnswer askAboutConflict(QWidget* window, const QString& path, FileState state);

} // namespace attn
