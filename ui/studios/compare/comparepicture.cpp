// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/withhold.h"
#include "ui/studios/compare/comparecontrols.h"
#include "ui/studios/compare/comparedfigure.h"
#include "ui/studios/compare/comparestudio.h"

namespace attn {

QStringList comparedCaptions(const CompareHow& how)
{
    return {CompareStudio::tr("A"), CompareStudio::tr("B"),
            how.difference == Difference::Ratio      ? CompareStudio::tr("B / A")
            : how.difference == Difference::Absolute ? CompareStudio::tr("|B − A|")
            : how.headOfA                            ? CompareStudio::tr("Difference, B − A")
                                                     : CompareStudio::tr("Change, B − A")};
}

Figure comparedFigure(const ComparedSides& sides, const Selection& selection)
{
    const ComparedMatrices made = comparedMatrices(*sides.a, *sides.b, sides.tensor, sides.how, selection);
    Figure figure;
    figure.title = CompareStudio::tr("A and B: %1").arg(QString::fromStdString(sides.tensor));
    const QStringList captions = comparedCaptions(sides.how);
    const HeldMatrixPtr maps[] = {made.a, made.b, made.difference};
    const QString under[] = {sides.names[0], sides.names[1], differenceNote(sides.how.difference, nullptr)};
    for (int i = 0; i < 3; ++i)
        if (maps[i])
            figure.maps.push_back({maps[i], captions[i], selection.chosen(), under[i]});
    figure.columns = int(figure.maps.size());
    return figure;
}

PictureCommand CompareStudio::command() const
{
    PictureCommand command;
    if (comparesHeads()) {
        command.options = {"--compare", "head:" + std::to_string(selection()->head())};
        command.head = m_controls->headOfA();
    } else {
        command.options = {"--compare", command.scene};
        command.scene = "A.attn";
        command.note =
            tr("The command reads A from A.attn. To create that file, swap A and B and save a copy under that name.");
    }
    if (m_controls->difference() != Difference::Signed || !m_controls->sharesRange())
        command.note = tr("The command draws the difference B − A, with one color range for A and B.");
    return command;
}

std::optional<SteppedFigure> CompareStudio::draw() const
{
    if (!m_b || !earlier())
        return std::nullopt;
    SteppedFigure picture = emptyPicture({m_tensor});
    const QStringList notes = captionNotes();
    picture.at =
        [sides = ComparedSides{withheldLike(computed(), earlier()), computed(), m_tensor, how(), {notes[0], notes[1]}},
         place = placeInFocus(*selection())](const Looks& looks, const Walk& steps,
                                             const std::optional<StepPlace>& step) {
            return comparedFigure(sides, *selectionAt(place, looks, steps, step));
        };
    return picture;
}

} // namespace attn
