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

// Copies share one journal, which stays locked, so that no other window offers it too, until the last copy is gone.
struct LostWork {
    std::shared_ptr<OwnedFile> journal;
    std::shared_ptr<const KeptState> state;
    std::shared_ptr<const Scene> saved; // what the file or the lesson holds now; null: there is none
    bool savedSince = false;            // the file was changed after the window had read or saved it
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
    bool hasSaved() const; // there is a file or a lesson that it started from
};

// What crashes left in `folder`, the newest first, and then journals that cannot be read. Journals of living windows are
// passed over, and those that hold nothing that is not in the saved file are deleted. Reads files: not for the GUI thread.
std::vector<LostWork> findLostWork(const QString& folder);

// A journal of its own for edits that another scene takes the place of: they outlive the program. Reads and writes files.
Result<LostWork> keepWork(KeptState state, const QString& folder);

// A journal's name that none has had, and its folder, made with rights for its owner alone, since scenes may be private.
std::string newJournalPath(const QString& folder);
std::optional<Error> makeJournalFolder(const std::string& path);
// Where this program's windows keep their journals.
QString journalFolder();

// Size in bytes and time in milliseconds since 1970 of a file; -1 both where there is none.
struct FileMark {
    std::int64_t bytes = -1, ms = -1;
    bool operator==(const FileMark&) const = default;
};
FileMark fileMark(const std::string& path);

} // namespace attn
