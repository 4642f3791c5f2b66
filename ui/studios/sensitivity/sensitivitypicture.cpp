// SPDX-License-Identifier: GPL-3.0-or-later
// The derivatives on paper: one map for each tensor that matters.
#include "ui/studios/sensitivity/derivativemaps.h"
#include "ui/studios/sensitivity/sensitivitycontrols.h"
#include "ui/studios/sensitivity/sensitivitystudio.h"

#include <algorithm>

namespace attn {

std::optional<SteppedFigure> SensitivityStudio::draw() const
{
    if (!m_derivatives ||
        std::ranges::none_of(m_derivatives->tensors, [kinds = m_controls->kinds()](const auto& tensor) {
            return tensor.largest[0] > 0 && std::ranges::find(kinds, tensor.kind) != kinds.end();
        }))
        return std::nullopt;
    SteppedFigure picture = emptyPicture({m_asked.cell.tensor});
    picture.at = [page = page(), asked = m_asked, place = placeInFocus(*selection())](
                     const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
        const auto selection = selectionAt(place, looks, steps, step);
        const std::string& tensor = asked.cell.tensor;
        const auto at = step ? steps.placeOf(asked.cell) : std::nullopt;
        const bool done = at && asked.what == AskedFor::Number
                              ? selection->isDone(tensor, Cell{int(at->row), int(at->column)})
                              : selection->isDone(tensor);
        Figure figure;
        figure.title = tr("Sensitivity of %1").arg(page.asked);
        double largest = 0;
        for (const DerivedTensor& by : page.derivatives->tensors)
            if (std::ranges::find(page.kinds, by.kind) != page.kinds.end())
                largest = std::max(largest, by.largest[std::size_t(page.looks.form)]);
        for (const DerivedTensor& by : page.derivatives->tensors) {
            if (std::ranges::find(page.kinds, by.kind) == page.kinds.end() || by.largest[0] == 0)
                continue;
            HeatmapDataPtr data =
                derivativeMap(*page.derivatives, by.name, page.batch, page.head, page.looks, largest, {});
            if (const auto* held = dynamic_cast<const HeldMatrix*>(data.get()); held && !done) {
                auto blank = std::make_shared<HeldMatrix>(*held);
                std::ranges::fill(blank->marks, CellMark::Pending);
                data = std::move(blank);
            }
            if (!data || (!done && !dynamic_cast<const HeldMatrix*>(data.get())))
                continue;
            FigureMap map{data, QStringLiteral("%1  %2").arg(data->tensor, limitWords(*data)), {}, {}, {}, {}, 1};
            if (data->columns <= 12)
                map.aspect = 58.0 / 35;
            map.paint = drawDerivative;
            figure.maps.push_back(std::move(map));
        }
        return figure;
    };
    return picture;
}

} // namespace attn
