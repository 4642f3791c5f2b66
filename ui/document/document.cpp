// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include "core/io/scene/scenefile.h"
#include "core/model/modelpage.h"
#include "core/recipe/realize.h"
#include "core/rewrite/overrides.h"
#include "ui/document/atomicfile.h"
#include "ui/document/undostep.h"
#include "ui/language/said.h"
#include "ui/threads/waitfor.h"

#include <QFileInfo>
#include <QScopedValueRollback>

#include <chrono>
#include <new>
#include <utility>

namespace attn {

namespace {

constexpr std::chrono::milliseconds pause_after_want(500); // of memory
constexpr std::size_t history_bytes = std::size_t(300) << 20;
constexpr std::int64_t many_numbers = 100'000; // writing these makes the window wait noticeably

bool isLarge(const Scene& scene)
{
    std::int64_t numbers = std::int64_t(scene.edits.size() + scene.overrides.size());
    for (const NamedTensor& input : scene.inputs)
        numbers += input.tensor.size();
    for (const Expected& expected : scene.expected)
        numbers += expected.values.size();
    return numbers > many_numbers;
}

std::vector<CellBlock> hiddenBy(const std::optional<View>& view)
{
    return view ? view->hidden : std::vector<CellBlock>();
}

// Not two layers of a model.
bool samePart(const Scene& a, const Scene& b)
{
    return !a.model || !b.model || (a.model->layer == b.model->layer && a.model->page == b.model->page);
}

// The names of stages are in the language that was spoken when they were planned, and stay so where memory runs out.
PlannedScene inLanguage(PlannedScene planned)
{
    if (!planned.plan || planned.language == spokenLanguage())
        return planned;
    try {
        auto replanned = plan(*planned.scene);
        return {planned.scene, replanned ? std::make_shared<const Plan>(std::move(*replanned)) : nullptr};
    } catch (const std::bad_alloc&) {
        return planned;
    }
}

// A step shares tensors, and most edits, with its neighbors: it takes some 10 kB, and the names of all tokens.
int stepsToKeep(const Scene& scene)
{
    constexpr std::size_t step_bytes = 12'000, token_bytes = 48, at_least = 1000;
    std::size_t tokens = 0;
    for (const auto* batch : {&scene.tokens, &scene.memory_tokens})
        for (const auto& item : *batch)
            tokens += item.size();
    return int(std::max(at_least, history_bytes / (step_bytes + token_bytes * tokens)));
}

QString titleOf(const Scene& scene, const QString& filePath)
{
    if (!scene.title.empty())
        return QString::fromStdString(scene.title);
    return filePath.isEmpty() ? Document::tr("Untitled") : QFileInfo(filePath).completeBaseName();
}

} // namespace

Document::Document(QObject* parent)
    : OpenFile(parent), m_now{std::make_shared<const Scene>(), nullptr}, m_openedScene(m_now.scene)
{
    for (QUndoStack* steps : {&m_ownSteps, &m_guestSteps})
        addHistory(steps);
    m_history.setActiveStack(m_undoStack);
    m_tellAgain.setSingleShot(true);
    m_tellAgain.setInterval(pause_after_want);
    connect(&m_tellAgain, &QTimer::timeout, this, [this] { tellChanged({}); });
}

void Document::addHistory(QUndoStack* steps)
{
    connect(steps, &QUndoStack::indexChanged, this, &Document::tellTaken);
    m_history.addStack(steps);
}

QString Document::displayName() const
{
    return named(m_filePath.isEmpty() ? title() : QFileInfo(m_filePath).fileName());
}

QString Document::title() const { return titleOf(*m_now.scene, m_filePath); }

std::shared_ptr<const Scene> Document::sceneBeforeLastStep() const
{
    const auto* step = static_cast<const UndoStep*>(m_undoStack->command(m_undoStack->index() - 1));
    // A step of a lent history may change what accompanies the scene, or go from one scene to another.
    if (!step ||
        (m_undoStack == m_lentSteps && (step->after() != m_now.scene || step->change().testFlag(ChangePart::Scene))))
        return nullptr;
    return samePart(*step->before(), *m_now.scene) ? step->before() : nullptr;
}

std::shared_ptr<const Scene> Document::layerAsOpened() const
{
    return m_openedScene && samePart(*m_openedScene, *m_now.scene) ? m_openedScene : nullptr;
}

bool Document::differsFromOpened() const
{
    const auto opened = layerAsOpened();
    return opened && m_now.scene != opened && !sameWork(*m_now.scene, *opened); // a look is no edit
}

QString Document::lastStep() const { return m_undoStack->text(m_undoStack->index() - 1); }

void Document::open(Scene scene, const QString& filePath, const QString& lessonId,
                    const std::optional<QByteArray>& mark)
{
    takeBackOwn();
    m_filePath = filePath;
    m_lessonId = lessonId;
    m_mark = mark ? *mark : contentMarkOfFile(filePath);
    m_fileGone = false;
    m_hiddenInFile = hiddenBy(scene.view);
    show(planned(std::make_shared<const Scene>(std::move(scene))));
}

PlannedScene Document::planned(std::shared_ptr<const Scene> scene) const
{
    if (scene == m_now.scene)
        return m_now;
    auto planned = plan(*scene);
    return {std::move(scene), planned ? std::make_shared<const Plan>(std::move(*planned)) : nullptr};
}

void Document::show(PlannedScene scene)
{
    m_now = std::move(scene);
    m_openedScene = m_now.scene;
    m_undoStack->clear();
    m_undoStack->setUndoLimit(stepsToKeep(*m_now.scene));
    tellOpened();
}

void Document::tellOpened()
{
    ++m_opened;
    endMerge();
    tellChanged(ChangePart::Scene);
    Q_EMIT fileChanged();
}

OwnWork Document::own() const
{
    if (!m_waiting)
        return {m_now.scene, m_filePath, m_lessonId, title(), !m_ownSteps.isClean()};
    return {m_waiting->now.scene, m_waiting->filePath, m_waiting->lessonId,
            titleOf(*m_waiting->now.scene, m_waiting->filePath), !m_ownSteps.isClean()};
}

// A scene without a file hides only temporarily: saving it keeps that.
bool Document::hidesOthers() const
{
    if ((m_waiting ? m_waiting->filePath : m_filePath).isEmpty())
        return false;
    Hidden hidden;
    if (!m_waiting)
        hidden = m_hidden ? m_hidden() : std::nullopt;
    else if (m_waiting->view)
        hidden = m_waiting->view->hidden;
    return hidden && !std::ranges::is_permutation(*hidden, m_hiddenInFile);
}

void Document::makeWait()
{
    if (m_waiting)
        return;
    m_waiting = {m_now, m_openedScene, m_filePath, m_lessonId, m_mark, m_view ? m_view() : std::nullopt};
    m_filePath.clear();
    m_lessonId.clear();
    m_mark.clear();
}

void Document::openGuest(Scene scene)
{
    makeWait();
    m_undoStack = &m_guestSteps;
    m_history.setActiveStack(m_undoStack);
    show(planned(std::make_shared<const Scene>(std::move(scene))));
}

void Document::lendHistory(QUndoStack* steps, MakeStep make)
{
    m_lentSteps = steps;
    m_makeStep = std::move(make);
    addHistory(steps);
}

void Document::lendGuest(std::shared_ptr<const Scene> scene, std::shared_ptr<const Scene> opened)
{
    makeWait();
    m_undoStack = m_lentSteps;
    m_history.setActiveStack(m_undoStack);
    m_now = planned(std::move(scene));
    m_openedScene = std::move(opened);
    tellOpened();
}

void Document::closeGuest()
{
    if (!m_waiting)
        return;
    const std::optional<View> view = m_waiting->view;
    takeBackOwn();
    if (view)
        lookAt(*view);
    tellOpened();
}

void Document::showAgain(const std::optional<View>& view)
{
    m_now = inLanguage(std::move(m_now));
    const bool as_opened = m_openedScene == m_now.scene;
    if (view)
        lookAt(*view);
    if (as_opened)
        m_openedScene = m_now.scene;
    tellOpened();
}

void Document::lookAt(const View& view)
{
    Scene looked = *m_now.scene;
    looked.view = view;
    m_now.scene = std::make_shared<const Scene>(std::move(looked));
}

// Emits no signal.
void Document::takeBackOwn()
{
    if (!m_waiting)
        return;
    Waiting own = std::move(*m_waiting);
    m_waiting.reset();
    m_now = std::move(own.now);
    m_openedScene = std::move(own.openedScene);
    m_filePath = own.filePath;
    m_lessonId = own.lessonId;
    m_mark = own.mark;
    m_undoStack = &m_ownSteps;
    m_history.setActiveStack(m_undoStack);
    m_guestSteps.clear();
}

void Document::restore(Scene scene, const std::shared_ptr<const Scene>& saved, const QString& filePath,
                       const QString& lessonId, bool savedSince)
{
    open(saved ? *saved : scene, filePath, lessonId, savedSince ? std::optional(unlikeAnyFile()) : std::nullopt);
    edit(tr("Unsaved edits"), std::move(scene), ChangePart::Scene);
    if (m_undoStack->index() == 0) // there is nothing to go back to
        m_undoStack->resetClean();
}

std::optional<Error> Document::takeFromFile(Scene scene, const QByteArray& mark)
{
    if (auto error =
            edit(tr("Reload %1").arg(named(QFileInfo(m_filePath).fileName())), std::move(scene), ChangePart::Scene))
        return error;
    m_mark = mark;
    m_undoStack->setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

Scene Document::sceneWithView() const
{
    Scene scene = *m_now.scene;
    if (auto view = m_view ? m_view() : std::nullopt)
        scene.view = std::move(view);
    return scene;
}

std::optional<Error> Document::save(const QString& wantedPath)
{
    const QString filePath = wantedPath; // a copy: may be a member, and another scene may be opened meanwhile
    const int opened = m_opened;
    const std::shared_ptr<const Scene> scene = m_now.scene;
    const Scene saved = sceneWithView();
    QByteArray mark;
    const auto write = [&] {
        const std::string text = writeScene(saved, QFile::encodeName(QFileInfo(filePath).absolutePath()).toStdString());
        mark = contentMark(text);
        return writeAtomically(filePath, WorkKind::Scene, text);
    };
    if (auto error = isLarge(*scene) ? waitFor(write) : write())
        return error;
    if (m_opened != opened || hasGuest())
        return std::nullopt; // it is saved, but no longer open
    m_filePath = filePath;
    m_lessonId.clear();
    m_mark = mark;
    m_fileGone = false;
    m_hiddenInFile = hiddenBy(saved.view);
    if (m_now.scene == scene) // unchanged meanwhile
        m_undoStack->setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

std::optional<Error> Document::edit(const QString& text, Scene after, Change change, const QString& mergeKey)
{
    if (m_changing)
        return Error{
            QObject::tr("The previous change is still being displayed, so this one was not applied. Try again.")
                .toStdString()};
    auto next = prepared(text, std::move(after), change, mergeKey);
    if (!next)
        return next.error();
    if (!next->step)
        return std::nullopt;
    m_undoStack->push(next->step.release());
    if (!next->dropped.isEmpty())
        Q_EMIT pinsDropped(next->dropped);
    return std::nullopt;
}

// Everything that takes memory is done before anything changes.
Result<Document::Prepared> Document::prepared(const QString& text, Scene after, Change change, const QString& mergeKey)
try {
    if (after == *m_now.scene)
        return Prepared();
    if (!change.testFlag(ChangePart::Scene))
        if (auto fault = checkGivenByModel(*m_now.scene, after))
            return *fault;
    if (hasGuest() && m_guard)
        if (auto locked = m_guard(*m_now.scene, after))
            return Error{std::move(*locked)};
    auto planned = planWithoutMisfits(after); // the step removes pins of shapes that no longer exist
    if (!planned)
        return planned.error();
    const bool same = m_now.plan && planned->plan == *m_now.plan; // most steps change numbers alone
    PlannedScene next{std::make_shared<const Scene>(std::move(after)),
                      same ? m_now.plan : std::make_shared<const Plan>(std::move(planned->plan))};
    QStringList sentences;
    for (const std::string& sentence : planned->dropped)
        sentences << QString::fromStdString(sentence);
    StepParts parts{text, std::move(next), change, mergeKey};
    return Prepared{m_undoStack == m_lentSteps ? m_makeStep(std::move(parts))
                                               : std::make_unique<UndoStep>(*this, std::move(parts)),
                    sentences.join(QLatin1Char(' '))};
} catch (const std::bad_alloc&) {
    return Error{QObject::tr("Not enough memory for this change. Nothing was changed.").toStdString()};
}

void Document::turnTo(Scene scene)
{
    auto turned = planned(std::make_shared<const Scene>(std::move(scene)));
    if (!turned.plan || m_changing)
        return;
    endMerge();
    take(m_now.scene, std::move(turned),
         ChangePart::Structure | ChangePart::Config | ChangePart::Values | ChangePart::Tokens);
    tellTaken();
}

void Document::endMerge() { ++m_mergeGeneration; }

void Document::take(const std::shared_ptr<const Scene>& from, PlannedScene scene, Change change)
{
    if (scene.scene == m_now.scene)
        return; // what changed accompanies the scene
    if (m_undoStack == m_lentSteps && from != m_now.scene)
        change = ChangePart::Scene; // another one was shown meanwhile
    if (!m_taken)
        m_taken = {title(), {}};
    m_taken->change |= change;
    m_now = inLanguage(std::move(scene));
}

// Once the history has arrived: scenes in between are not shown.
void Document::tellTaken()
{
    const auto taken = std::exchange(m_taken, std::nullopt);
    if (!taken)
        return;
    tellChanged(taken->change);
    if (title() != taken->titleBefore)
        Q_EMIT fileChanged();
}

// If memory runs out, some views still show the previous scene: all are notified again once there may be room.
void Document::tellChanged(Change change)
{
    try {
        QScopedValueRollback changing(m_changing, true);
        m_tellAgain.stop();
        Q_EMIT changed(change | m_withheld);
        m_withheld = {};
    } catch (const std::bad_alloc&) {
        m_withheld |= change;
        m_tellAgain.start();
        Q_EMIT notShown(tr("Not enough memory to show the last change."));
    }
}

} // namespace attn
