// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lessonwriter.h"

#include "core/lessons/lessonfile.h"
#include "ui/document/atomicfile.h"
#include "ui/document/journal.h"
#include "ui/document/sceneview.h"
#include "ui/document/undostep.h"
#include "ui/language/language.h"
#include "ui/language/said.h"
#include "ui/lesson/writerwords.h"

#include <QFile>
#include <QFileInfo>
#include <QScopedValueRollback>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

namespace attn {

using namespace std::chrono_literals;

namespace {

constexpr qint64 longest_pause = 1000, longest_burst = 5000; // ms of typing that is one step of the history

bool sameTexts(std::map<int, LooseWork> a, std::map<int, LooseWork> b)
{
    for (auto* loose : {&a, &b}) {
        for (auto& [number, work] : *loose)
            work.scene = work.solution = nullptr;
        std::erase_if(*loose, [](const auto& each) { return each.second.empty(); });
    }
    return a == b;
}

} // namespace

// A step of the lesson's history: the lesson before and after it, beside the scene that the map shows.
class LessonChange : public UndoStep {
public:
    using State = LessonWriter::State;
    LessonChange(LessonWriter& writer, StepParts parts, State after)
        : UndoStep(*writer.m_document, std::move(parts)), m_writer(writer), m_before(writer.m_now),
          m_after(std::move(after))
    {
    }
    void undo() override
    {
        m_writer.take(m_before);
        UndoStep::undo();
    }
    void redo() override
    {
        m_writer.take(m_after);
        UndoStep::redo();
    }
    bool mergeWith(const QUndoCommand* other) override
    {
        const State after = std::exchange(m_after, static_cast<const LessonChange*>(other)->m_after);
        const bool merged = UndoStep::mergeWith(other);
        if (!merged)
            m_after = after;
        return merged;
    }

protected:
    bool changesNothing() const override
    {
        return UndoStep::changesNothing() && m_before->loose == m_after->loose &&
               m_before->lesson.whole() == m_after->lesson.whole();
    }

private:
    LessonWriter& m_writer;
    State m_before, m_after;
};

LessonWriter::LessonWriter(Document* document, QObject* parent)
    : OpenFile(parent), m_document(document), m_now(std::make_shared<const WrittenLesson>())
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(300ms);
    connect(&m_rest, &QTimer::timeout, this, &LessonWriter::check);
    connect(&m_steps, &QUndoStack::indexChanged, this, [this] {
        if (m_taken)
            m_lesson = m_now->lesson.whole();
    });
    m_document->lendHistory(&m_steps, [this](StepParts parts) { return guestEdited(std::move(parts)); });
    connect(&m_steps, &QUndoStack::indexChanged, this, &LessonWriter::tellTaken); // after the scene was
    connect(m_document, &Document::changed, this, [this] {
        if (m_open && !m_document->hasGuest()) // another scene replaced everything
            close();
    });
}

LessonWriter::~LessonWriter() { m_steps.blockSignals(true); }

void LessonWriter::keepJournal(const QString& folder)
{
    const auto now = [this]() -> Journal::Work { return {nullptr, filePath(), {}, isModified(), m_now, knownMark()}; };
    const auto restored = [this](const LostWork& lost) {
        const KeptLesson& kept = *lost.state->written;
        const QString path = lost.filePath();
        open(lost.savedLesson ? *lost.savedLesson : *lost.lesson, path, kept.step,
             lost.savedSince ? unlikeAnyFile() : contentMarkOfFile(path));
        push(tr("Unsaved edits"), stateWith(*lost.lesson, kept.step, kept.loose));
        if (m_steps.index() == 0 || !lost.savedLesson) // no saved state to go back to
            m_steps.resetClean();
    };
    m_journal = std::make_unique<Journal>(Journal::Source{now, restored}, folder);
    for (const auto signal :
         {&LessonWriter::changed, &LessonWriter::stepChanged, &LessonWriter::recordingChanged, &LessonWriter::closed})
        connect(this, signal, m_journal.get(), &Journal::note);
    for (const auto signal : {&OpenFile::fileChanged, &OpenFile::modifiedChanged})
        connect(this, signal, m_journal.get(), &Journal::note);
    connect(&m_steps, &QUndoStack::indexChanged, m_journal.get(), &Journal::note);
    connect(&m_steps, &QUndoStack::cleanChanged, m_journal.get(), &Journal::note);
}

void LessonWriter::restore(const LostWork& lost) { m_journal->restore(lost); }

void LessonWriter::beginNew(StepText text)
{
    Lesson lesson;
    lesson.title =
        Words(language().toStdString(), (text == StepText::None ? tr("New talk") : tr("New lesson")).toStdString());
    lesson.steps = {viewAsStep(0, text)};
    open(std::move(lesson), {});
}

void LessonWriter::open(Lesson lesson, const QString& path, int step, const QByteArray& mark)
{
    m_lesson = std::move(lesson);
    m_now = stateWith(m_lesson, step, {});
    m_filePath = path;
    m_mark = mark;
    m_fileGone = m_suspended = false;
    m_open = true;
    m_steps.clear();
    Q_EMIT opened();
    show(m_now);
    tell();
    Q_EMIT fileChanged();
}

void LessonWriter::suspend()
{
    endSolution();
    m_suspended = std::exchange(m_open, false);
}

void LessonWriter::resume()
{
    if (!std::exchange(m_suspended, false))
        return;
    m_open = true;
    Q_EMIT opened();
    show(m_now);
    tell();
}

void LessonWriter::close()
{
    closeIf([] { return true; });
}

bool LessonWriter::closeIf(const std::function<bool()>& agreed)
{
    if (!m_open && !m_suspended)
        return agreed();
    const bool was_open = m_open;
    if (was_open) {
        suspend();
        m_document->closeGuest();
    }
    m_suspended = false; // a trial that ends meanwhile does not lead back to it
    if (!agreed()) {
        m_suspended = true;
        if (!m_document->hasGuest())
            resume();
        return false;
    }
    m_fileGone = false;
    m_filePath.clear();
    m_rest.stop();
    m_checker.cancel();
    m_steps.clear();
    Q_EMIT fileChanged();
    if (was_open)
        Q_EMIT closed();
    return true;
}

std::optional<Error> LessonWriter::save(const QString& path)
{
    const std::string text = writeLesson(m_lesson);
    if (const auto again = parseLesson(text); !again) // it would not open
        return again.error();
    if (auto error = writeAtomically(path, WorkKind::Lesson, text))
        return error;
    m_filePath = path;
    m_mark = contentMark(text);
    m_fileGone = false;
    m_steps.setClean();
    Q_EMIT fileChanged();
    Q_EMIT changed();
    return std::nullopt;
}

std::optional<Error> LessonWriter::takeFromFile()
{
    const QByteArray mark = contentMarkOfFile(filePath()); // before reading: later writes count as changes
    auto lesson = readLessonFile(QFile::encodeName(filePath()).toStdString());
    if (!lesson)
        return lesson.error();
    push(tr("Reload %1").arg(named(QFileInfo(filePath()).fileName())), stateWith(std::move(*lesson), number(), {}));
    m_mark = mark;
    m_steps.setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

std::shared_ptr<const Scene> LessonWriter::shown(const State& state)
{
    const LooseWork* loose = state->looseWork();
    return loose && loose->solution ? loose->solution
           : loose && loose->scene  ? loose->scene
                                    : state->lesson.scene(state->step);
}

void LessonWriter::show(const State& state)
{
    m_now = state;
    m_document->endMerge();
    m_document->lendGuest(shown(state), state->lesson.scene(state->step));
    Q_EMIT stepChanged();
    Q_EMIT recordingChanged();
}

void LessonWriter::tell()
{
    m_faults.reset();
    m_rest.start();
    Q_EMIT changed();
}

QString LessonWriter::looseInWords() const
{
    QStringList words;
    for (const StepFault& fault : looseFaults())
        words << tr("step %1: %2").arg(fault.step + 1).arg(QString::fromStdString(fault.what));
    for (const auto& [number, work] : m_now->loose) {
        if (work.scene)
            words << tr("step %1: edits not yet saved in the step").arg(number + 1);
        if (work.solution)
            words << tr("step %1: solution still being recorded").arg(number + 1);
    }
    return words.join(QStringLiteral("; "));
}

std::vector<StepFault> LessonWriter::looseFaults() const
{
    std::vector<StepFault> faults;
    for (const auto& [number, work] : m_now->loose)
        if (const auto question = questionOf(QString::fromStdString(work.question)); !question)
            faults.push_back({number, question.error().message});
    return faults;
}

void LessonWriter::check()
{
    m_checker.request([this, lesson = m_lesson, loose = looseFaults()](const StopToken&) -> std::function<void()> {
        std::vector<StepFault> faults = loose;
        std::ranges::move(checkLesson(lesson), std::back_inserter(faults));
        return [this, faults = std::move(faults)] {
            m_faults = faults;
            Q_EMIT checked();
        };
    });
}

LessonWriter::State LessonWriter::stateWith(Lesson lesson, int step, std::map<int, LooseWork> loose) const
{
    const int count = int(lesson.steps.size());
    std::erase_if(loose, [&](const auto& each) { return each.second.empty() || each.first >= count; });
    return std::make_shared<const WrittenLesson>(WrittenLesson{SharedLesson(std::move(lesson), m_now->lesson),
                                                               std::clamp(step, 0, count - 1), std::move(loose)});
}

LessonWriter::State LessonWriter::stateWith(const LooseWork& work) const
{
    auto loose = m_now->loose;
    loose[number()] = work;
    return stateWith(m_lesson, number(), std::move(loose));
}

void LessonWriter::push(const QString& what, const State& after, By by)
{
    if (after->lesson == m_now->lesson && after->loose == m_now->loose)
        return;
    const bool typed = by == By::Typing;
    if (typed && (!m_typing.isValid() || m_typing.elapsed() > longest_pause || m_burst.elapsed() > longest_burst)) {
        m_document->endMerge();
        m_burst.start();
    }
    m_typing.start();
    const bool same = shown(after) == shown(m_now); // then the map stays as it is
    StepParts parts{what, same ? m_document->now() : m_document->planned(shown(after)), ChangePart::Scene,
                    typed ? what : QString()};
    const QScopedValueRollback by_typing(m_typed, typed);
    m_steps.push(new LessonChange(*this, std::move(parts), after));
}

// A map edit while a step is shown there.
std::unique_ptr<UndoStep> LessonWriter::guestEdited(StepParts parts)
{
    LooseWork work = loose();
    if (work.solution)
        work.solution = parts.after.scene;
    else
        work.scene = sameWork(*parts.after.scene, step().scene) ? nullptr : parts.after.scene;
    return std::make_unique<LessonChange>(*this, std::move(parts), stateWith(work));
}

void LessonWriter::take(const State& state)
{
    if (!m_taken)
        m_taken = m_now;
    m_now = state;
}

// When the history has arrived.
void LessonWriter::tellTaken()
{
    const State taken = std::exchange(m_taken, nullptr);
    if (!taken)
        return;
    const WrittenLesson &before = *taken, &now = *m_now;
    m_document->lendOpened(now.lesson.scene(now.step));
    const bool words = !(before.lesson == now.lesson) || !sameTexts(before.loose, now.loose);
    if (before.step != now.step || before.lesson.size() != now.lesson.size())
        Q_EMIT stepChanged();
    else if (words && !m_typed)
        Q_EMIT renewed();
    const auto records = [](const WrittenLesson& state) { return state.looseWork() && state.looseWork()->solution; };
    if (records(before) != records(now))
        Q_EMIT recordingChanged();
    Q_EMIT modifiedChanged();
    if (words)
        tell();
}

} // namespace attn
