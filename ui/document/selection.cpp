// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/selection.h"

#include "ui/matrix/cellplace.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <algorithm>

namespace attn {

namespace {

// Sets `member` to `value`; false if it already had it, and then no signal is emitted.
template <class T> bool putIfNew(T& member, const T& value)
{
    if (member == value)
        return false;
    member = value;
    return true;
}

// q, k and v side by side fill a page.
bool sharesItsCard(const Computed& computed, const std::string& tensor)
{
    return std::ranges::any_of(cardsOf(*computed.realized), [&](const StageInfo& card) {
        return card.tensors.size() > 1 && std::ranges::find(card.tensors, tensor) != card.tensors.end();
    });
}

} // namespace

// Moves with the stage's locked range; true if that changes the looks.
bool Selection::moveTo(const QString& stage)
{
    m_stage = stage;
    const auto lock = m_locks.find(stage);
    return putIfNew(m_looks.range.locked, lock == m_locks.end() ? std::nullopt : std::optional(lock->second));
}

void Selection::setStage(const QString& stage)
{
    if (m_stage == stage)
        return;
    const bool looks = moveTo(stage);
    m_tensor.clear();
    Q_EMIT focusChanged();
    if (looks)
        Q_EMIT looksChanged();
}

void Selection::setTensor(const QString& tensor)
{
    if (putIfNew(m_tensor, tensor))
        Q_EMIT chosenChanged();
}

void Selection::setBatch(int batch)
{
    if (putIfNew(m_batch, std::max(batch, 0)))
        Q_EMIT focusChanged();
}

void Selection::setHead(int head)
{
    if (putIfNew(m_head, std::max(head, 0)))
        Q_EMIT focusChanged();
}

void Selection::setAllHeads(bool all)
{
    if (putIfNew(m_allHeads, all))
        Q_EMIT focusChanged();
}

void Selection::setOperands(std::optional<bool> shown)
{
    if (putIfNew(m_operands, shown))
        Q_EMIT focusChanged();
}

void Selection::setChosen(std::optional<Cell> cell)
{
    if (putIfNew(m_chosen, cell))
        Q_EMIT chosenChanged();
}

void Selection::setHovered(std::optional<Cell> cell)
{
    if (putIfNew(m_hovered, cell))
        Q_EMIT hoveredChanged();
}

void Selection::go(const QString& stage, const QString& tensor, int batch, int head, Cell cell)
{
    const bool stageMoved = m_stage != stage, looks = moveTo(stage);
    const bool batchMoved = putIfNew(m_batch, std::max(batch, 0));
    const bool headMoved = putIfNew(m_head, std::max(head, 0));
    const bool tensorMoved = putIfNew(m_tensor, tensor);
    const bool cellMoved = putIfNew(m_chosen, std::optional(cell));
    if (stageMoved || batchMoved || headMoved)
        Q_EMIT focusChanged();
    if (tensorMoved || cellMoved)
        Q_EMIT chosenChanged();
    if (looks)
        Q_EMIT looksChanged();
}

void Selection::setInputs(std::vector<CellRef> inputs)
{
    if (putIfNew(m_inputs, inputs))
        markBoth();
}

void Selection::setPointed(std::vector<CellRef> pointed)
{
    if (putIfNew(m_pointed, pointed))
        markBoth();
}

void Selection::markBoth()
{
    m_marked = m_inputs;
    m_marked.insert(m_marked.end(), m_pointed.begin(), m_pointed.end());
    Q_EMIT inputsChanged();
}

bool Selection::isDone(const std::string& tensor, Cell cell) const
{
    return !m_step || m_steps.done(*m_step, tensor, cell.row, cell.column);
}

void Selection::setSteps(Walk steps, std::optional<StepPlace> step)
{
    if (step && step == steps.last())
        step.reset();
    const bool moved = putIfNew(m_step, step);
    const bool another = steps.tensors() != m_steps.tensors();
    m_steps = std::move(steps);
    if (moved || another)
        Q_EMIT stepChanged();
}

void Selection::goToStep(const StepPlace& place, const QString& stage)
{
    const Cell cell{static_cast<int>(place.row), std::max(static_cast<int>(place.column), 0)};
    const bool stepMoved = putIfNew(m_step, place == m_steps.last() ? std::nullopt : std::optional(place));
    go(stage, QString::fromStdString(m_steps.tensors()[place.tensor].name), m_batch, m_head, cell);
    if (stepMoved)
        Q_EMIT stepChanged();
}

void Selection::endSteps()
{
    if (putIfNew(m_step, std::optional<StepPlace>()))
        Q_EMIT stepChanged();
}

bool Selection::isOf(const ComputedPtr& computed) const
{
    return computed && (!m_layer || m_layer->cache == computed->realized->cache); // so is one without its circuits
}

void Selection::setHidden(std::vector<CellBlock> hidden)
{
    if (putIfNew(m_hidden, hidden))
        Q_EMIT hiddenChanged();
}

void Selection::setRange(const ColorRange& range)
{
    if (range.locked)
        m_locks.insert_or_assign(m_stage, *range.locked);
    else
        m_locks.erase(m_stage);
    if (putIfNew(m_looks.range, range))
        Q_EMIT looksChanged();
}

void Selection::forgetLocks()
{
    m_locks.clear();
    if (putIfNew(m_looks.range.locked, {}))
        Q_EMIT looksChanged();
}

void Selection::setColorMap(const QString& name)
{
    if (putIfNew(m_looks.colorMap, name))
        Q_EMIT looksChanged();
}

void Selection::setDigits(int digits)
{
    if (putIfNew(m_looks.digits, std::clamp(digits, 2, 8)))
        Q_EMIT looksChanged();
}

void Selection::setPooling(Pooling pooling)
{
    if (putIfNew(m_looks.pooling, pooling))
        Q_EMIT looksChanged();
}

void Selection::setGhost(Ghost ghost)
{
    if (putIfNew(m_ghost, ghost))
        Q_EMIT looksChanged();
}

void Selection::clampPlane(int batches, int heads)
{
    const bool batchMoved = putIfNew(m_batch, std::clamp(m_batch, 0, std::max(batches - 1, 0)));
    const bool headMoved = putIfNew(m_head, std::clamp(m_head, 0, std::max(heads - 1, 0)));
    if (batchMoved || headMoved)
        Q_EMIT focusChanged();
}

std::string tensorInFocus(const Computed& computed, const Selection& selection)
{
    const std::vector<StageInfo> stages = cardsOf(*computed.realized);
    const auto stage = std::ranges::find(stages, selection.stage(), &StageInfo::id);
    if (stage == stages.end() || stage->tensors.empty())
        return {};
    const std::string chosen = selection.tensor().toStdString();
    for (const std::vector<std::string>& tensors : {stage->tensors, stage->aside})
        if (std::ranges::find(tensors, chosen) != tensors.end())
            return chosen;
    return stage->tensors.front();
}

bool hasOperands(const Computed& computed, const std::string& tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
    return stage && stage->computed() && !stage->from.empty();
}

bool showsOperands(const Computed& computed, const Selection& selection)
{
    constexpr std::int64_t few_columns = 4;
    const std::string tensor = tensorInFocus(computed, selection);
    const TracedTensor* traced = computed.trace->find(tensor);
    if (!traced || !hasOperands(computed, tensor))
        return false;
    const TensorMatrix matrix = tensorMatrix(computed, *traced);
    if (selection.allHeads() && matrix.hasHeads && matrix.layerHeads() > 1)
        return false;
    return selection.operands().value_or(!matrix.attention() && matrix.columns <= few_columns &&
                                         matrix.rows >= matrix.columns && !sharesItsCard(computed, tensor));
}

std::optional<CellRef> chosenRef(const Computed& computed, const Selection& selection)
{
    const std::string tensor = tensorInFocus(computed, selection);
    if (tensor.empty() || !selection.chosen())
        return std::nullopt;
    return cellRefAt(computed, tensor, selection.batch(), selection.head(), *selection.chosen());
}

std::optional<Cell> chosenPair(const Computed& computed, const Selection& selection)
{
    if (selection.step()) {
        const std::string& tensor = selection.steps().tensors()[std::size_t(selection.step()->tensor)].name;
        const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
        if (!stage || !stage->queriesByKeys())
            return std::nullopt;
    }
    const std::optional<Cell> chosen = selection.chosen();
    const Dims& dims = computed.realized->plan.dims;
    if (chosen && dims.T > 0 && (chosen->row >= dims.T || chosen->column >= dims.S))
        return std::nullopt; // of a wider matrix
    return chosen;
}

} // namespace attn
