// SPDX-License-Identifier: GPL-3.0-or-later
// Writes every edit of the document, or of a lesson being written, to disk on its own thread within 250 ms, so that a
// crash loses nothing. Without unsaved edits there is no file.
#pragma once

#include "core/io/files/ownedfile.h"
#include "core/lessons/sharedlesson.h"
#include "ui/document/lostwork.h"
#include "ui/threads/callqueue.h"
#include "ui/threads/workerthread.h"

#include <QObject>
#include <QTimer>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace attn {

class Document;

class Journal : public QObject {
    Q_OBJECT

public:
    // What to keep, and how to open it again.
    struct Work {
        std::shared_ptr<const Scene> scene;
        QString filePath, lessonId;
        bool modified = false;
        std::shared_ptr<const WrittenLesson> written = {}; // instead of a scene
        QByteArray known = {}; // changes when the file is saved, even if more has to be kept
    };
    struct Source {
        std::function<Work()> now;
        std::function<void(const LostWork& lost)> restore;
    };
    // In `folder`, created on first use and readable by its owner only. Keeps the document's own scene by itself; keeps
    // another source on each note().
    Journal(Document* document, const QString& folder, QObject* parent = nullptr);
    Journal(Source source, const QString& folder, QObject* parent = nullptr);
    void note();
    // Writes what is still pending. The next start finds what is not saved by then, unless forget() was called.
    ~Journal() override;

    // The user has decided about the unsaved edits: removes all of them. Waits for the disk.
    void forget();
    // Opens what was lost. In one step this journal takes the place of that one (laterName()), so that an older state never counts
    // beside a newer one, whatever the clock says of them.
    void restore(LostWork lost);
    // Returns a function that waits until all edits so far are on disk or cannot be written. A worker calls it before risky
    // work. Call from the GUI thread.
    static std::function<void()> untilKept();
    // Whether everything requested has been written. For tests.
    bool isIdle() const;

Q_SIGNALS:
    // Empty: edits are safe (again). Else why they are not.
    void protectionChanged(const QString& whyNot);

private:
    // A snapshot of what to keep; taking it costs the GUI thread nothing.
    struct Wanted {
        std::shared_ptr<const Scene> scene;
        std::shared_ptr<const WrittenLesson> written;
        std::string filePath, lesson;
        QByteArray known;
        bool modified = false;
        std::int64_t editedMs = 0;
        std::optional<FileMark> mark; // of the saved file as a window before this one knew it
    };

    // Progress of the writing; shared with waiting workers, so it may outlive the journal.
    struct Progress {
        std::mutex mutex;
        std::condition_variable changed;
        std::uint64_t edits = 0, kept = 0; // how many were noted, and how many of them are done with
        int waiting = 0;                   // for them: no pause is made
        bool ending = false;               // of the journal: none is made either
    };
    void ask(); // queues a write of m_wanted
    void work(const StopToken& stop);
    void keep(std::uint64_t edits); // that many are done with
    void finish();                  // writes what waits, and ends the thread
    Wanted now() const;
    bool write(const Wanted& wanted, const std::string& path); // true: `wanted` is safe
    std::optional<Error> put(const Wanted& wanted, const std::string& path);
    std::optional<Error> begin(const KeptState& state, const std::string& wanted);
    void tell(const std::optional<Error>& error);

    const Source m_source;
    const std::string m_folder;
    QTimer m_noteAgain; // retries note() after it ran out of memory
    const std::shared_ptr<Progress> m_progress = std::make_shared<Progress>();
    bool m_restoring = false; // intermediate states are not kept

    mutable std::mutex m_mutex;
    std::optional<Wanted> m_wanted; // the newest state; older ones that still wait are dropped
    std::vector<LostWork> m_replaced;
    bool m_writing = false;
    bool m_forgotten = false;

    // Of the thread alone.
    std::string m_path;
    std::optional<OwnedFile> m_file;
    std::shared_ptr<const Scene> m_written; // the scene of the last record
    std::string m_knownPath;                // whose size and time these are
    QByteArray m_known;
    std::int64_t m_savedBytes = -1, m_savedMs = -1;
    std::int64_t m_baseBytes = 0; // of the journal when it began
    std::string m_announced;
    CallQueue m_calls;
    WorkerThread m_worker; // last: must end before other members
};

} // namespace attn
