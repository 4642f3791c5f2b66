// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/journal.h"

#include "core/lessons/lessonfile.h"
#include "core/scene/layerchanges.h"
#include "ui/document/document.h"

#include <QDateTime>
#include <QFile>
#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

namespace attn {

namespace {

using namespace std::chrono_literals;

// From one record to the next at least: a drag of 60 edits a second becomes six records.
constexpr auto pause_between_records = 150ms;
constexpr auto pause_after_fault = 1s;
constexpr auto longest_wait = 2s; // of a worker for a slow disk
// A journal that grows by this and by twice its initial size is rewritten.
constexpr std::int64_t most_growth = std::int64_t(8) << 20;

std::vector<Journal*>& liveJournals() // of the GUI thread
{
    static std::vector<Journal*> all;
    return all;
}

Journal::Source sourceOf(Document* document)
{
    const auto now = [document]() -> Journal::Work {
        const OwnWork own = document->own();
        return {own.scene, own.filePath, own.lessonId, own.modified};
    };
    return {now, [document](const LostWork& lost) {
                document->restore(lost.state->scene, lost.saved, lost.filePath(),
                                  QString::fromStdString(lost.state->lesson), lost.savedSince);
            }};
}

std::shared_ptr<const Scene> inFile(const std::shared_ptr<const Scene>& scene) // a model's numbers are in its files
{
    return scene ? std::make_shared<const Scene>(asInFile(*scene)) : nullptr;
}

KeptLesson kept(const WrittenLesson& written)
{
    KeptLesson lesson{writeLesson(written.lesson.whole()), written.step, written.loose};
    for (auto& [step, work] : lesson.loose) {
        work.scene = inFile(work.scene);
        work.solution = inFile(work.solution);
    }
    return lesson;
}

} // namespace

Journal::Journal(Source source, const QString& folder, QObject* parent)
    : QObject(parent), m_source(std::move(source)), m_folder(QFile::encodeName(folder).toStdString()),
      m_path(newJournalPath(folder))
{
    m_noteAgain.setSingleShot(true);
    m_noteAgain.setInterval(pause_after_fault);
    connect(&m_noteAgain, &QTimer::timeout, this, &Journal::note);
    liveJournals().push_back(this);
}

Journal::Journal(Document* document, const QString& folder, QObject* parent)
    : Journal(sourceOf(document), folder, parent)
{
    // Emitted after a complete step, so that isModified() is right; also on undo, save and another scene.
    connect(document->history(), &QUndoGroup::indexChanged, this, &Journal::note);
    connect(document->history(), &QUndoGroup::cleanChanged, this, &Journal::note);
    connect(document, &Document::fileChanged, this, &Journal::note);
    note();
}

Journal::~Journal()
{
    std::erase(liveJournals(), this);
    finish();
}

void Journal::finish()
{
    {
        const std::lock_guard lock(m_progress->mutex);
        m_progress->ending = true;
    }
    m_progress->changed.notify_all();
    m_worker.finish();
}

std::function<void()> Journal::untilKept()
{
    std::vector<std::pair<std::shared_ptr<Progress>, std::uint64_t>> awaited;
    for (const Journal* journal : liveJournals()) {
        const std::lock_guard lock(journal->m_progress->mutex);
        awaited.emplace_back(journal->m_progress, journal->m_progress->edits);
    }
    return [awaited = std::move(awaited)] {
        for (const auto& [progress, edits] : awaited) {
            std::unique_lock lock(progress->mutex);
            if (progress->kept >= edits)
                continue;
            ++progress->waiting;
            progress->changed.notify_all();
            progress->changed.wait_for(lock, longest_wait,
                                       [&progress = progress, edits = edits] { return progress->kept >= edits; });
            --progress->waiting;
        }
    };
}

Journal::Wanted Journal::now() const
{
    const Work work = m_source.now();
    return {work.scene,
            work.written,
            QFile::encodeName(work.filePath).toStdString(),
            work.lessonId.toStdString(),
            work.known,
            work.modified,
            QDateTime::currentMSecsSinceEpoch(),
            std::nullopt};
}

void Journal::note()
try {
    if (m_restoring)
        return;
    {
        const std::lock_guard lock(m_mutex);
        if (m_forgotten)
            return;
        Wanted wanted = now();
        if (m_wanted && m_wanted->filePath == wanted.filePath && wanted.modified)
            wanted.mark = m_wanted->mark;
        m_wanted = std::move(wanted);
        const std::lock_guard counted(m_progress->mutex);
        ++m_progress->edits;
    }
    ask();
} catch (const std::bad_alloc&) {
    m_noteAgain.start();
}

void Journal::ask()
{
    m_worker.request([this](const StopToken& stop) { work(stop); }, false);
}

void Journal::forget()
{
    {
        const std::lock_guard lock(m_mutex);
        m_wanted.reset();
        m_forgotten = true;
    }
    finish();
    keep(m_progress->edits);
    if (m_file)
        m_file->remove();
    m_file.reset();
    for (const LostWork& work : m_replaced)
        work.journal->remove();
    m_replaced.clear();
}

void Journal::restore(LostWork lost)
{
    lost.savedSince = lost.savedSince || lost.fileChanged(); // since it was found
    {
        const QScopedValueRollback restoring(m_restoring, true);
        m_source.restore(lost);
    }
    {
        const std::lock_guard lock(m_mutex);
        m_wanted = now(); // under one lock, so that no older state counts as its replacement
        m_wanted->editedMs = lost.state->edited_ms;
        m_wanted->mark = FileMark{lost.state->saved_bytes, lost.state->saved_ms};
        m_replaced.push_back(std::move(lost));
    }
    ask();
}

bool Journal::isIdle() const
{
    const std::lock_guard lock(m_mutex);
    return !m_wanted && !m_writing;
}

void Journal::work(const StopToken& stop)
{
    Wanted wanted;
    std::vector<LostWork> replaced;
    std::uint64_t edits = 0;
    {
        const std::lock_guard lock(m_mutex);
        {
            const std::lock_guard counted(m_progress->mutex);
            edits = m_progress->edits;
        }
        if (!m_wanted)
            return keep(edits); // forgotten, or written by the task before
        wanted = std::move(*std::exchange(m_wanted, std::nullopt));
        replaced = std::exchange(m_replaced, {});
        m_writing = true;
    }
    const auto begun = std::chrono::steady_clock::now();
    const bool safe = write(wanted, replaced.empty() ? m_path : replaced.back().journal->path());
    if (safe)
        for (const LostWork& work : replaced)
            work.journal->remove();
    {
        const std::lock_guard lock(m_mutex);
        m_writing = false;
        if (!safe) {
            m_replaced.insert(m_replaced.end(), replaced.begin(), replaced.end());
            if (!m_wanted && !m_forgotten && !stop.requested())
                m_wanted = std::move(wanted); // there may be room again soon
        }
    }
    keep(edits);
    {
        std::unique_lock lock(m_progress->mutex);
        m_progress->changed.wait_until(lock, begun + (safe ? pause_between_records : pause_after_fault), [this, safe] {
            return m_progress->ending || (safe && m_progress->waiting > 0);
        });
    }
    if (!safe && !stop.requested())
        ask();
}

void Journal::keep(std::uint64_t edits)
{
    const std::lock_guard lock(m_progress->mutex);
    m_progress->kept = edits;
    m_progress->changed.notify_all();
}

bool Journal::write(const Wanted& wanted, const std::string& path)
{
    if (wanted.mark || !wanted.modified || wanted.filePath != m_knownPath || wanted.known != m_known) {
        const FileMark mark = wanted.mark ? *wanted.mark : fileMark(wanted.filePath);
        m_savedBytes = mark.bytes;
        m_savedMs = mark.ms;
        m_knownPath = wanted.filePath;
        m_known = wanted.known;
    }
    if (wanted.modified) {
        const std::optional<Error> error = put(wanted, path);
        tell(error);
        return !error;
    }
    if (m_file)
        m_file->remove();
    m_file.reset();
    tell(std::nullopt);
    return true;
}

std::optional<Error> Journal::put(const Wanted& wanted, const std::string& path)
try {
    const auto scene = wanted.written ? std::make_shared<const Scene>() : inFile(wanted.scene);
    const KeptState state{*scene,
                          wanted.filePath,
                          wanted.lesson,
                          m_savedBytes,
                          m_savedMs,
                          wanted.editedMs,
                          wanted.written ? std::optional(kept(*wanted.written)) : std::nullopt};
    const bool goesOn = m_file && path == m_path && m_file->exists() &&
                        m_file->size() < m_baseBytes + std::max(most_growth, 2 * m_baseBytes);
    const std::optional<Error> error = goesOn ? m_file->append(journalRecord(*m_written, state)) : begin(state, path);
    if (!error)
        m_written = scene;
    return error;
} catch (const std::bad_alloc&) {
    return Error{QObject::tr("not enough memory for a safety copy").toStdString()};
}

std::optional<Error> Journal::begin(const KeptState& state, const std::string& wanted)
{
    if (auto error = makeJournalFolder(m_folder))
        return error;
    const std::string path = stateAt(wanted) ? laterName(wanted) : wanted;
    Result<OwnedFile> file = OwnedFile::create(path, journalHead(state) + journalRecord(Scene(), state));
    if (!file)
        return file.error();
    if (m_file && path != m_path)
        m_file->remove();
    m_path = path;
    m_baseBytes = file->size();
    m_file = std::move(*file);
    return std::nullopt;
}

void Journal::tell(const std::optional<Error>& error)
{
    std::string sentence = error ? error->message : std::string();
    if (sentence.starts_with(m_folder)) // the file's own name means little to a user
        sentence.replace(0, sentence.find(": ", m_folder.size()), m_folder);
    if (std::exchange(m_announced, sentence) != sentence)
        m_calls.post([this, sentence] { Q_EMIT protectionChanged(QString::fromStdString(sentence)); });
}

} // namespace attn
