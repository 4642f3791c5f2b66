// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/pinslider.h"

#include "core/rewrite/sliders.h"
#include "ui/document/cellnumbers.h"
#include "ui/document/selection.h"

#include <algorithm>

namespace attn {

namespace {

std::optional<Error> pinWhere(Document& document, const Computed* computed, const Slider& slider)
{
    const std::shared_ptr<const Plan>& plan = document.now().plan;
    if (!plan)
        return Error{QObject::tr("This scene cannot be computed, so sliders cannot move its values.").toStdString()};
    if (std::string rests = whySliderRests(document.scene(), *plan, slider); !rests.empty())
        return Error{std::move(rests)};
    const auto value = sliderValue(document.scene(), *plan, computed, slider);
    if (!value)
        return Error{QObject::tr("Hidden or non-numeric values cannot be pinned to a slider.").toStdString()};
    return pinToSlider(document, slider, *value);
}

std::optional<Error> refused(const Document& document, const std::optional<CellRef>& cell)
{
    if (!cell)
        return Error{QObject::tr("Select a value in the map or in a table first.").toStdString()};
    return whyFixed(document, *cell);
}

} // namespace

std::optional<Error> pinToSlider(Document& document, Slider slider, double value)
{
    slider = namedSlider(std::move(slider), value);
    const auto plan = document.now().plan;
    const StageTensor* stage = plan ? findStage(plan->stages, slider.of) : nullptr;
    if (stage && stage->probability && !slider.plane && value >= 0 && value <= 1)
        slider.from = 0, slider.to = 1;
    const QString name = QString::fromStdString(slider.name);
    auto after = withSlider(document.scene(), std::move(slider));
    if (!after)
        return after.error();
    return document.edit(QObject::tr("Pin %1 to a slider").arg(name), std::move(*after), ChangePart::Config);
}

std::optional<Error> pinChoice(Document& document, const std::string& choice)
{
    Slider slider;
    slider.of = choice;
    return pinWhere(document, nullptr, slider);
}

std::optional<Error> pinChosen(Document& document, const Computed& computed, const Selection& selection)
{
    const auto cell = chosenRef(computed, selection);
    if (auto fault = refused(document, cell))
        return fault;
    Slider slider;
    slider.of = cell->tensor;
    slider.index = cell->index;
    return pinWhere(document, &computed, slider);
}

std::optional<Slider> angleAt(const std::string& tensor, Index cell, std::int64_t columns)
{
    if (cell.empty() || columns < 2)
        return std::nullopt;
    const std::int64_t first = std::min(cell.back(), columns - 2);
    cell.pop_back();
    Slider slider;
    slider.of = tensor;
    slider.index = std::move(cell);
    slider.plane = {first, first + 1};
    return slider;
}

std::optional<Error> pinAngle(Document& document, const Computed& computed, const Selection& selection)
{
    const auto cell = chosenRef(computed, selection);
    if (auto fault = refused(document, cell))
        return fault;
    const auto angle = angleAt(cell->tensor, cell->index, computed.trace->find(cell->tensor)->shape.back());
    if (!angle)
        return Error{QObject::tr("A row with a single value has no angle. Pin the value instead.").toStdString()};
    return pinWhere(document, &computed, *angle);
}

} // namespace attn
