// SPDX-License-Identifier: GPL-3.0-or-later
// Edits that were not saved when a window crashed or was killed, as its journal kept them.
#pragma once

#include "core/io/files/ownedfile.h"
#include "core/io/scene/journalfile.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <vector>

namespace attn {

struct Lesson;

// Copies share one journal, which stays locked until the last copy is gone, so that no other window offers it too.
struct LostWork {
    std::shared_ptr<OwnedFile> journal;
    std::shared_ptr<const KeptState> state;
    std::shared_ptr<const Scene> saved; // current content of the file or lesson; null: none
    bool savedSince = false;            // the file changed after the window read or saved it
    std::string whyNot;                 // why it cannot be restored as things are; empty: it can
    std::shared_ptr<const Lesson> lesson = {}, savedLesson = {}; // of a lesson that was written, instead of a scene
    enum class Journal {
        Whole,
        Later,
        Damaged
    } is = Journal::Whole; // Later: written by a newer version. Later and Damaged: content unknown

    QString title() const; // the scene's or the lesson's, else the file's name, else "Untitled"
    QDateTime edited() const;
    bool fileChanged() const; // since a window knew it last
    QString filePath() const;
    bool hasSaved() const; // the file or lesson it started from exists
};

// Returns what crashes left in `folder`, newest first, then unreadable journals. Skips journals of running windows and
// deletes those with nothing beyond the saved file. Reads files: not for the GUI thread.
std::vector<LostWork> findLostWork(const QString& folder);

// Writes edits that another scene replaces to their own journal: they outlive the program. Reads and writes files.
Result<LostWork> keepWork(KeptState state, const QString& folder);

// An unused journal name, and its folder, created with access for its owner only, since scenes may be private.
std::string newJournalPath(const QString& folder);
std::optional<Error> makeJournalFolder(const std::string& path);
// Where this program's windows keep their journals.
QString journalFolder();

// Size in bytes and time in milliseconds since 1970 of a file; both -1 if there is none.
struct FileMark {
    std::int64_t bytes = -1, ms = -1;
    bool operator==(const FileMark&) const = default;
};
FileMark fileMark(const std::string& path);

} // namespace attn
