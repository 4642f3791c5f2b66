// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison on paper: A, B and the difference side by side.
#include "core/explain/withhold.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/studios/comparedmatrices.h"

namespace attn {

std::optional<SteppedFigure> CompareStudio::draw() const
{
    if (!m_b || !earlier())
        return std::nullopt;
    SteppedFigure picture = emptyPicture({m_tensor});
    picture.at = [a = withheldLike(computed(), earlier()), b = computed(), tensor = m_tensor, how = how(),
                  captions = captions(), notes = captionNotes(), place = placeInFocus(*selection())](
                     const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
        const auto selection = selectionAt(place, looks, steps, step);
        const ComparedMatrices made = comparedMatrices(*a, *b, tensor, how, *selection);
        Figure figure;
        figure.title = tr("A and B: %1").arg(QString::fromStdString(tensor));
        const HeldMatrixPtr maps[] = {made.a, made.b, made.difference};
        const QString under[] = {notes[0], notes[1], differenceNote(how.difference, made.difference.get())};
        for (int i = 0; i < 3; ++i)
            if (maps[i])
                figure.maps.push_back({maps[i], captions[i], selection->chosen(), under[i]});
        figure.columns = int(figure.maps.size());
        return figure;
    };
    return picture;
}

} // namespace attn
