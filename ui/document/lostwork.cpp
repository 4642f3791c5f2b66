// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/lostwork.h"

#include "core/io/files/path.h"
#include "core/io/files/pendingfile.h"
#include "core/io/files/system.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/model/modelscene.h"
#include "core/recipe/realize.h"
#include "core/scene/layerchanges.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <filesystem>

namespace attn {

namespace {

constexpr std::int64_t max_journal_bytes = std::int64_t(1) << 30;

std::shared_ptr<const Scene> savedScene(const KeptState& state)
{
    const LessonEntry* lesson = state.file_path.empty() ? lessonNamed(state.lesson) : nullptr;
    if (state.file_path.empty() && !lesson)
        return nullptr;
    Result<Scene> saved = lesson ? loadLesson(*lesson) : openSceneFile(state.file_path);
    return saved ? std::make_shared<const Scene>(std::move(*saved)) : nullptr;
}

// The user's work in a scene.
Scene workOf(Scene scene)
{
    scene.view.reset(); // a file says where the person looked last, a journal where they began
    if (scene.model) {  // and how the file spells the model's path, a journal does not
        scene.model->relative = false;
        scene.model->given.clear();
        scene.model->own.reset();
    }
    return scene;
}

// A journal holds all numbers of a single layer of a model. Asks again which are the model's own, so that saving leaves
// them out; if the model is gone or differs, the scene keeps the numbers. A page's numbers are not in the journal:
// returns why they cannot be shown now.
std::optional<Error> findGiven(Scene& scene)
{
    auto fault = fillFromModel(scene);
    if (!fault || (scene.model->page && scene.inputs.empty()))
        return fault;
    scene.model.reset();
    return std::nullopt;
}

// What a journal holds, and what its file has of it; nullopt if the file already has everything.
std::optional<LostWork> foundScene(KeptState state)
{
    auto whyNot = findGiven(state.scene);
    if (!whyNot)
        if (const auto planned = plan(state.scene); !planned)
            whyNot = planned.error();
    const std::shared_ptr<const Scene> saved = savedScene(state);
    if (saved && !state.file_path.empty() && workOf(*saved) == workOf(state.scene))
        return std::nullopt; // its window ended after saving and before it could do so itself
    return LostWork{nullptr, std::make_shared<const KeptState>(std::move(state)), saved, false,
                    whyNot ? whyNot->message : std::string()};
}

std::shared_ptr<const Lesson> shared(Result<Lesson> lesson)
{
    return lesson ? std::make_shared<const Lesson>(std::move(*lesson)) : nullptr;
}

std::optional<LostWork> foundLesson(KeptState state)
{
    Result<Lesson> lesson = parseLesson(state.written->text);
    std::string whyNot = lesson ? std::string() : lesson.error().message;
    for (auto& [step, work] : state.written->loose)
        for (auto* scene : {&work.scene, &work.solution}) {
            if (!*scene)
                continue;
            Scene filled = **scene;
            if (const auto fault = findGiven(filled))
                whyNot = fault->message;
            *scene = std::make_shared<const Scene>(std::move(filled));
        }
    const auto saved = state.file_path.empty() ? nullptr : shared(readLessonFile(state.file_path));
    if (saved && lesson && *saved == *lesson && state.written->loose.empty())
        return std::nullopt;
    return LostWork{
        nullptr, std::make_shared<const KeptState>(std::move(state)), nullptr, false, whyNot, shared(std::move(lesson)),
        saved};
}

LostWork unreadable(const std::string& path, const Result<std::string>& bytes)
{
    auto state = std::make_shared<KeptState>();
    state->file_path = path;
    state->edited_ms = fileMark(path).ms;
    return {nullptr, state,
            nullptr, false,
            {},      nullptr,
            nullptr, bytes && isLaterJournal(*bytes) ? LostWork::Journal::Later : LostWork::Journal::Damaged};
}

// What a window that ended in the middle of writing left: never more than a beginning.
void removeBeginnings(const QDir& folder)
{
    for (const QString& name :
         folder.entryList({QLatin1String(PendingFile::hidden_prefix) + QLatin1Char('*')}, QDir::Files | QDir::Hidden))
        if (auto file = OwnedFile::take(QFile::encodeName(folder.filePath(name)).toStdString()))
            file->remove();
}

} // namespace

QString LostWork::title() const
{
    if (lesson)
        return QString::fromStdString(lesson->title.in());
    if (!state->scene.title.empty())
        return QString::fromStdString(state->scene.title);
    return state->file_path.empty() ? QObject::tr("Untitled") : QFileInfo(filePath()).completeBaseName();
}

QDateTime LostWork::edited() const { return QDateTime::fromMSecsSinceEpoch(state->edited_ms); }

QString LostWork::filePath() const { return QFile::decodeName(state->file_path.c_str()); }

bool LostWork::hasSaved() const
{
    if (is != Journal::Whole)
        return false;
    return state->file_path.empty() ? lessonNamed(state->lesson) != nullptr : QFileInfo::exists(filePath());
}

std::vector<LostWork> findLostWork(const QString& folder)
{
    std::vector<LostWork> found;
    const QDir journals(folder);
    removeBeginnings(journals);
    std::vector<std::string> paths;
    for (const QString& name : journals.entryList({QStringLiteral("*.journal")}, QDir::Files | QDir::Hidden))
        paths.push_back(QFile::encodeName(journals.filePath(name)).toStdString());
    for (const std::string& path : paths) {
        auto file = OwnedFile::take(path);
        if (!file)
            continue; // of a window that lives
        if (isReplaced(path, paths)) {
            file->remove();
            continue;
        }
        const Result<std::string> bytes = file->read(max_journal_bytes);
        Result<JournalContent> content = bytes ? readJournal(*bytes) : bytes.error();
        std::optional<LostWork> work;
        if (!content)
            work = unreadable(path, bytes);
        else
            work = content->newest.written ? foundLesson(std::move(content->newest))
                                           : foundScene(std::move(content->newest));
        if (!work) {
            file->remove();
            continue;
        }
        work->savedSince = content && work->fileChanged();
        work->journal = std::make_shared<OwnedFile>(std::move(*file));
        found.push_back(std::move(*work));
    }
    std::ranges::sort(found, std::ranges::greater(), [](const LostWork& work) {
        return std::pair(work.is == LostWork::Journal::Whole, work.state->edited_ms);
    });
    return found;
}

std::string newJournalPath(const QString& folder)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".journal");
    return QFile::encodeName(QDir(folder).filePath(name)).toStdString();
}

std::optional<Error> makeJournalFolder(const std::string& path)
{
    namespace fs = std::filesystem;
    std::error_code fault;
    if (fs::is_directory(pathOf(path), fault))
        return std::nullopt;
    if (!fs::create_directories(pathOf(path), fault) && fault)
        return Error{path + ": " + fault.message()};
    fs::permissions(pathOf(path), fs::perms::owner_all, fault);
    return std::nullopt;
}

bool LostWork::fileChanged() const
{
    return !state->file_path.empty() && fileMark(state->file_path) != FileMark{state->saved_bytes, state->saved_ms};
}

Result<LostWork> keepWork(KeptState state, const QString& folder)
{
    if (auto error = makeJournalFolder(QFile::encodeName(folder).toStdString()))
        return *error;
    KeptState written = state;
    written.scene = asInFile(std::move(written.scene));
    auto file = OwnedFile::create(newJournalPath(folder), journalHead() + journalRecord(Scene(), written));
    if (!file)
        return file.error();
    const std::shared_ptr<const Scene> saved = savedScene(state);
    return LostWork{std::make_shared<OwnedFile>(std::move(*file)),
                    std::make_shared<const KeptState>(std::move(state)),
                    saved,
                    false,
                    {}};
}

QString journalFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
        .filePath(QStringLiteral("journal"));
}

FileMark fileMark(const std::string& path)
{
    const auto state = path.empty() ? std::nullopt : stateAt(path);
    if (!state)
        return {};
    return {state->identity.size, state->identity.seconds * 1000 + state->identity.nanoseconds / 1'000'000};
}

} // namespace attn
