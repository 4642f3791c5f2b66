// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/studio.h"

#include "ui/heatmap/heatmapview.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/tensormatrix.h"

namespace attn {

bool isTooLargeForStudio(const Computed& computed, const std::string& tensor)
{
    constexpr std::int64_t most_cells = 512 * 512;
    const TracedTensor* found = computed.trace->find(tensor);
    if (!found)
        return false;
    const TensorMatrix matrix = tensorMatrix(computed, *found);
    return matrix.rows * matrix.columns > most_cells;
}

PlaceInFocus placeInFocus(const Selection& selection)
{
    return {selection.batch(), selection.head(), selection.chosen()};
}

std::shared_ptr<const Selection> selectionAt(const PlaceInFocus& place, const Looks& looks, const Walk& steps,
                                             const std::optional<StepPlace>& step)
{
    auto selection = std::make_shared<Selection>();
    selection->setBatch(place.batch);
    selection->setHead(place.head);
    selection->setChosen(place.chosen);
    selection->setRange(looks.range);
    selection->setColorMap(looks.colorMap);
    selection->setDigits(looks.digits);
    selection->setPooling(looks.pooling);
    selection->setSteps(steps, step);
    return selection;
}

Studio::Studio(StudioInfo info, Document* document, Selection* selection, QWidget* parent)
    : QWidget(parent), m_info(std::move(info)), m_document(document), m_selection(selection)
{
    setAccessibleName(title());
}

std::optional<ClassPicture> Studio::classPicture() const
{
    const auto picture = isCurrent() ? drawForClass() : std::nullopt;
    if (!picture)
        return std::nullopt;
    ClassPicture shown{heading(), caption(),
                       [at = picture->at, looks = m_selection->looks(), steps = m_selection->steps(),
                        step = m_selection->step()] { return at(looks, steps, step); }};
    tellClass(shown);
    return shown;
}

void Studio::connectMap(HeatmapView* view)
{
    connect(view, &HeatmapView::cellChosen, m_selection, &Selection::setChosen);
    connect(view, &HeatmapView::cellHovered, m_selection, &Selection::setHovered);
}

bool Studio::controlsMayHelp(const Computed& computed) const
{
    return computed.realized->config.stage == Stage::Attention;
}

HeldMatrixPtr Studio::now(HeldMatrixPtr data, const std::string& tensor) const
{
    return atStep(std::move(data), *m_computed, m_selection->steps(), m_selection->step(), tensor, m_selection->head());
}

SteppedFigure Studio::emptyPicture(std::vector<std::string> tensors) const
{
    return {id(), title(), m_computed, m_selection->batch(), m_selection->head(), std::move(tensors), {}};
}

bool Studio::controlsAreOfUse(const Computed& computed) const
{
    return unavailable(computed).isEmpty() || controlsMayHelp(computed);
}

void Studio::setComputed(const ComputedPtr& computed)
{
    if (computed == m_computed)
        return;
    m_computed = computed;
    if (computed)
        showComputed();
}

} // namespace attn
