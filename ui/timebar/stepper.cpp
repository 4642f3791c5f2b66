// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timebar/stepper.h"

#include "ui/document/sceneview.h"
#include "ui/language/said.h"
#include "ui/matrix/tensormatrix.h"

#include <algorithm>
#include <cmath>

#include <QScopedValueRollback>

namespace attn {

namespace {

// Of a film at normal speed.
double stepsPerSecond(StepUnit unit)
{
    switch (unit) {
    case StepUnit::Stage: return 2;
    case StepUnit::Row: return 3;
    case StepUnit::Cell: return 6;
    case StepUnit::Term: return 10;
    }
    return 1;
}

// Steps blank single cells, so all numbers of a matrix must be available: those above a million have no steps.
Walk walkOf(const Computed& computed, const Selection& selection)
{
    constexpr std::int64_t most_cells = 1024 * 1024;
    Walk walk(*computed.realized, selection.batch(), selection.head());
    const auto tooLarge = [](const StepTensor& tensor) { return tensor.rows * tensor.columns > most_cells; };
    return std::ranges::any_of(walk.tensors(), tooLarge) ? Walk() : walk;
}

bool summed(const Realized& realized, const std::string& tensor)
{
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    return stage && stage->operation == Operation::Sum;
}

} // namespace

Stepper::Stepper(Selection* selection, QObject* parent) : QObject(parent), m_selection(selection)
{
    connect(&m_timer, &QTimer::timeout, this, &Stepper::on);
    connect(selection, &Selection::stepChanged, this, &Stepper::changed);
}

void Stepper::setComputed(const ComputedPtr& computed, bool newScene)
{
    m_computed = computed;
    m_selection->setLayer(computed->realized);
    m_stages = cardsOf(*computed->realized);
    Walk steps = walkOf(*computed, *m_selection);
    std::optional<StepPlace> place;
    if (!newScene && m_selection->step() && !steps.empty())
        place = steps.keptPlace(m_selection->steps(), *m_selection->step());
    const bool moved = place && place != m_selection->step();
    // Dragging a number changes nothing shown in the time bar.
    const bool announced = moved || newScene || place != m_selection->step() || computed->scene.tokens != m_tokens ||
                           steps.tensors() != m_selection->steps().tensors();
    m_tokens = computed->scene.tokens;
    m_selection->setSteps(std::move(steps), place);
    if (moved)
        go(*place);
    if (newScene)
        setPlaying(false);
    if (announced)
        Q_EMIT changed();
}

void Stepper::resume(const View::Step& step)
{
    m_selection->setSteps(steps(), placeIn(steps(), step));
    Q_EMIT changed();
}

void Stepper::followPlane()
{
    if (!m_computed)
        return;
    Walk steps = walkOf(*m_computed, *m_selection);
    if (steps.tensors() != m_selection->steps().tensors())
        m_selection->setSteps(std::move(steps), m_selection->step());
}

StepPlace Stepper::place() const { return m_selection->step().value_or(steps().last()); }

bool Stepper::isAtStart() const
{
    return !steps().empty() && (place() == steps().first(unitTo(StepPlace())) || place() == Walk::nothing());
}

void Stepper::setOwnSteps(OwnSteps* steps)
{
    if (m_own == steps)
        return;
    if (m_own)
        m_own->disconnect(this);
    if (walksOwn())
        setPlaying(false);
    m_own = steps;
    m_ownIsUnit = steps != nullptr;
    if (steps)
        connect(steps, &OwnSteps::changed, this, &Stepper::changed);
    restartTimer();
    Q_EMIT changed();
}

void Stepper::walkOwn()
{
    if (m_own && !std::exchange(m_ownIsUnit, true)) {
        restartTimer();
        Q_EMIT changed();
    }
}

bool Stepper::walksOwn() const { return m_own && m_ownIsUnit && m_own->count() > 0; }

bool Stepper::canGo() const { return walksOwn() || !steps().empty(); }

bool Stepper::canGoOn() const { return walksOwn() ? m_own->done() < m_own->count() : canGo() && !isAtEnd(); }

bool Stepper::canGoBack() const { return walksOwn() ? m_own->done() > 0 : canGo() && !isAtStart(); }

int Stepper::marks() const { return walksOwn() ? m_own->count() : steps().stages(); }

QString Stepper::markName(int mark) const { return walksOwn() ? m_own->names()[mark] : stageName(mark); }

int Stepper::currentMark() const
{
    if (walksOwn())
        return m_own->current();
    return steps().empty() || isAtEnd() ? -1 : steps().tensors()[place().tensor].stage;
}

double Stepper::position() const
{
    if (walksOwn())
        return m_own->done();
    return steps().empty() ? 0 : steps().position(place());
}

QString Stepper::stageOf(const StepPlace& place) const
{
    return cardOfTensor(*m_computed->realized, steps().tensors()[place.tensor].name);
}

QString Stepper::stageName(int number) const
{
    const auto tensor = std::ranges::find(steps().tensors(), number, &StepTensor::stage);
    QString id = stageOf({static_cast<int>(tensor - steps().tensors().begin())});
    const auto stage = std::ranges::find(m_stages, id, &StageInfo::id);
    if (stage == m_stages.end())
        return id;
    const bool letters = id == QLatin1String("x") || id == QLatin1String("qkv");
    return letters ? QString(stage->title).remove(QLatin1Char(' ')) : inSentence(stage->title);
}

QString Stepper::placeInWords(QString* query) const
{
    if (walksOwn())
        return m_own->placeInWords(query);
    if (steps().empty()) {
        const bool tooLarge = m_computed && !Walk(*m_computed->realized, 0, 0).empty();
        return tooLarge ? tr("Too large to step through") : QString();
    }
    if (isAtEnd())
        return tr("Everything is computed");
    const StepPlace at = place();
    if (at == Walk::nothing())
        return tr("Nothing has been computed yet");
    const StepTensor& tensor = steps().tensors()[at.tensor];
    const auto stage = std::ranges::find(m_stages, stageOf(at), &StageInfo::id);
    if (m_unit == StepUnit::Stage)
        return tr("Stage %1 of %2, %3").arg(tensor.stage + 1).arg(steps().stages()).arg(stageName(tensor.stage));
    const TracedTensor& traced = *m_computed->trace->find(tensor.name);
    const TensorMatrix matrix = tensorMatrix(*m_computed, traced);
    const bool labelled = matrix.rowMeaning == AxisMeaning::Query || matrix.rowMeaning == AxisMeaning::Token;
    const QString label =
        labelled ? rowLabels(*m_computed, traced, m_selection->batch()).value(static_cast<int>(at.row)) : QString();
    if (query)
        *query = matrix.rowMeaning == AxisMeaning::Query ? label : QString();
    const bool several = stage != m_stages.end() && stage->tensors.size() > 1;
    QString row = tr("%1 of %2").arg(at.row + 1).arg(tensor.rows);
    row = labelled ? QStringLiteral("%1 (%2)").arg(label, row) : row; // a label may end with a number
    QStringList words = {several ? tr("%1, row %2").arg(QString::fromStdString(tensor.name), row)
                                 : tr("Row %1").arg(row)};
    const auto add = [&](const QString& name, std::int64_t number, std::int64_t of) {
        words << tr("%1 %2 of %3").arg(name).arg(number).arg(of);
    };
    if (m_unit == StepUnit::Term && tensor.by_row) {
        const bool quotient = at.term != 0;
        const bool sum = summed(*m_computed->realized, tensor.name);
        add(quotient ? tr("quotient") : sum ? tr("term") : tr("exponential"), at.column + 1, tensor.columns);
    } else if (m_unit != StepUnit::Row) {
        add(tr("cell"), at.column + 1, tensor.columns);
        if (m_unit == StepUnit::Term && tensor.terms > 1)
            add(tr("term"), at.term < 0 ? tensor.terms : at.term + 1, tensor.terms);
    }
    return words.join(QStringLiteral(" · "));
}

void Stepper::setUnit(StepUnit unit)
{
    const bool from_own = std::exchange(m_ownIsUnit, false);
    if (std::exchange(m_unit, unit) != unit || from_own) {
        restartTimer();
        Q_EMIT changed();
    }
}

void Stepper::setSpeed(double speed)
{
    if (std::exchange(m_speed, speed) != speed) {
        restartTimer();
        Q_EMIT changed();
    }
}

void Stepper::restartTimer()
{
    const double a_second = walksOwn() ? m_own->perSecond() : stepsPerSecond(m_unit);
    m_timer.setInterval(static_cast<int>(std::lround(1000 / (a_second * m_speed))));
}

void Stepper::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && !canGo()))
        return;
    if (playing) {
        restartTimer();
        m_timer.start();
        if (!canGoOn())
            toFirst();
    } else {
        m_timer.stop();
    }
    Q_EMIT changed();
}

void Stepper::go(const StepPlace& place)
{
    const QScopedValueRollback moving(m_moving, true);
    m_selection->goToStep(place, stageOf(place));
}

// A mask falls on a whole row at once.
StepUnit Stepper::unitTo(const std::optional<StepPlace>& place) const
{
    const bool masks = place && m_unit > StepUnit::Row && steps().tensors()[place->tensor].name == "masked";
    return masks ? StepUnit::Row : m_unit;
}

void Stepper::on()
{
    if (walksOwn()) {
        m_own->goTo(m_own->done() + 1);
    } else {
        const auto next = isAtEnd() || steps().empty() ? std::nullopt : steps().next(place(), m_unit);
        if (next)
            go(*steps().next(place(), unitTo(next)));
    }
    if (!canGoOn())
        setPlaying(false);
}

void Stepper::back()
{
    if (walksOwn())
        return m_own->goTo(m_own->done() - 1);
    if (steps().empty())
        return;
    if (const auto shown = isAtEnd() ? endOfShownStage() : std::nullopt)
        return go(*shown);
    const auto previous = steps().previous(place(), m_unit);
    if (const auto before = steps().previous(place(), unitTo(previous)))
        go(*before);
}

// With everything computed, stepping back from a stage starts at what it shows, not at the last step.
std::optional<StepPlace> Stepper::endOfShownStage() const
{
    const auto shows = [this](const StepTensor& tensor) {
        return cardOfTensor(*m_computed->realized, tensor.name) == m_selection->stage();
    };
    const auto tensor = std::ranges::find_if(steps().tensors(), shows);
    if (tensor == steps().tensors().end() || tensor->stage + 1 == steps().stages())
        return std::nullopt;
    return steps().nearest(tensor->stage + 1, StepUnit::Stage);
}

void Stepper::toFirst()
{
    if (walksOwn())
        return m_own->goTo(0);
    if (!steps().empty())
        go(beginning());
}

StepPlace Stepper::beginning() const
{
    const StepPlace first = steps().first(unitTo(StepPlace()));
    const auto starts = [this](const StepTensor& tensor) {
        return cardOfTensor(*m_computed->realized, tensor.name) == m_start;
    };
    const auto tensor = std::ranges::find_if(steps().tensors(), starts);
    if (m_start.isEmpty() || tensor == steps().tensors().end() || tensor->stage == 0)
        return first;
    const auto begin = steps().next(steps().nearest(tensor->stage, StepUnit::Stage), m_unit);
    return begin && begin != m_selection->step() ? *begin : first;
}

void Stepper::toLast()
{
    setPlaying(false);
    if (walksOwn())
        return m_own->goTo(m_own->count());
    m_selection->endSteps();
}

void Stepper::toCount(std::int64_t count)
{
    if (steps().empty())
        return;
    std::optional<StepPlace> place = Walk::nothing();
    for (; place && count > 0; --count)
        place = steps().next(*place, m_unit);
    go(place.value_or(steps().last()));
}

void Stepper::toStage(int count)
{
    if (walksOwn())
        return m_own->goTo(m_own->done() + count);
    if (steps().empty())
        return;
    const auto there = count < 0 ? steps().previous(place(), StepUnit::Stage) : steps().next(place(), StepUnit::Stage);
    if (there)
        go(*there);
}

void Stepper::toPosition(double position)
{
    if (walksOwn())
        return m_own->goTo(static_cast<int>(std::lround(position)));
    if (!steps().empty())
        go(steps().nearest(position, m_unit));
}

void Stepper::toChosen()
{
    const auto stage = std::ranges::find(m_stages, m_selection->stage(), &StageInfo::id);
    if (!m_selection->chosen() || stage == m_stages.end() || stage->tensors.empty())
        return;
    const auto announced = std::ranges::find(stage->tensors, m_selection->tensor().toStdString());
    const int number = steps().find(announced != stage->tensors.end() ? *announced : stage->tensors.front());
    if (number >= 0)
        go({number, m_selection->chosen()->row, m_selection->chosen()->column, -1});
}

} // namespace attn
