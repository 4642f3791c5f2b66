// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done where a file is no longer what this window read or saved, and the question before it is overwritten.
#pragma once

#include <QString>

class QWidget;

namespace attn {

// What became of a document's file since it was opened or saved here.
enum class FileState { Same, Changed, Gone };

enum class ConflictAnswer { KeepMine, OpenTheirs, SaveAs, Cancel };

// Texts of the question and of its answers.
struct ConflictWords {
    QString sentence;         // "a.attn was changed by another window or program since it was opened here."
    QString more;             // what the answers lead to
    QString mine, theirs, as; // no `theirs` where the file is gone
};
ConflictWords conflictWords(const QString& path, FileState state);

// Asks in a box on `window`; `state` is Changed or Gone.
ConflictAnswer askAboutConflict(QWidget* window, const QString& path, FileState state);

} // namespace attn
