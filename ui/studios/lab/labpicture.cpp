// SPDX-License-Identifier: GPL-3.0-or-later
// The error lab on paper: the layer right and with the mistake, side by side.
#include "ui/studios/lab/labmaps.h"
#include "ui/studios/lab/labpair.h"
#include "ui/studios/lab/labstudio.h"

namespace attn {

std::optional<SteppedFigure> LabStudio::draw() const
{
    const ComputedPtr a = m_pair->right(), b = m_pair->wrong();
    if (!a || !b || !m_maps->matrix(1))
        return std::nullopt;
    SteppedFigure picture = emptyPicture({m_tensor});
    picture.at = [a, b, tensor = m_tensor, notes = QStringList{captionOf(0), captionOf(1)},
                  place = placeInFocus(*selection())](const Looks& looks, const Walk& steps,
                                                      const std::optional<StepPlace>& step) {
        const auto selection = selectionAt(place, looks, steps, step);
        const ComparedMatrices made =
            comparedMatrices(*a, *b, tensor, {.comparable = false, .rowSums = true}, *selection);
        Figure figure;
        figure.title = tr("Correct and faulty: %1").arg(QString::fromStdString(tensor));
        if (made.a)
            figure.maps.push_back({made.a, tr("A  Correct"), selection->chosen(), notes[0]});
        if (made.b)
            figure.maps.push_back({made.b, tr("B  With the mistake"), selection->chosen(), notes[1]});
        figure.columns = int(figure.maps.size());
        return figure;
    };
    return picture;
}

} // namespace attn
