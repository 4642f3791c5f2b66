// SPDX-License-Identifier: GPL-3.0-or-later
// The edit followed forward through the stages.
#include "ui/studios/sensitivity/sensitivitystudio.h"

#include "core/explain/withhold.h"
#include "core/rewrite/overrides.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/sensitivity/derivativemaps.h"
#include "ui/studios/sensitivity/editripple.h"
#include "ui/studios/sensitivity/forwardcards.h"
#include "ui/studios/sensitivity/forwardstrip.h"

#include <cmath>

namespace attn {

// The current edit, or if there is none the document's last one.
void SensitivityStudio::follow()
{
    if (!m_derivatives)
        return;
    const AskedPlane plane{m_asked, selection()->batch(), selection()->head()};
    const double there = numberThere();
    if (m_edit && m_step != 0 && std::isfinite(there)) {
        m_ripple->follow(computed(),
                         withNumber(withAnswers(computed())->scene, computed()->realized->plan, m_edit->tensor,
                                    m_edit->index, float(there)),
                         plane);
    } else if (const auto before = document()->sceneBeforeLastStep()) {
        m_ripple->followBack(before, computed(), plane);
    } else {
        m_ripple->clear();
        showForward();
    }
    showPrediction();
}

void SensitivityStudio::showForward()
{
    const FollowedEdit* edit = isRevealed() ? m_ripple->edit() : nullptr;
    if (!edit)
        m_forward->setMessage(!isRevealed() || m_maps->shown() == 0 ? QString()
                              : m_ripple->isBusy()                  ? tr("Computing …")
                                                   : tr("Change the selected value to see its effect here."));
    else
        m_forward->setStages(forwardCards(*edit, *computed(), *selection(), m_asked),
                             m_step != 0 ? tr("change of each value")
                                         : tr("effect of the last edit: %1").arg(document()->lastStep()),
                             edit->ripple.largest());
    arrange();
    Q_EMIT cardChangesChanged();
    Q_EMIT captionChanged();
}

std::vector<CardChange> SensitivityStudio::cardChanges() const
{
    const FollowedEdit* edit = isVisible() && isRevealed() ? m_ripple->edit() : nullptr;
    return edit ? changesOnRail(*edit, *computed(), *selection()) : std::vector<CardChange>();
}

// Opens the stage with the edit in it, with before and after.
void SensitivityStudio::openStage(const std::string& tensor)
{
    const FollowedEdit* edit = m_ripple->edit();
    const int head = edit && edit->maps.contains(tensor) ? edit->maps.at(tensor).head : selection()->head();
    if (m_step != 0 && !apply())
        return;
    const auto place = placeOf(*computed(), m_asked.cell);
    const bool same = tensor == m_asked.cell.tensor;
    selection()->setGhost(Ghost::Both);
    Q_EMIT leaveAsked();
    selection()->setStage(cardOfTensor(*computed()->realized, tensor));
    selection()->setTensor(QString::fromStdString(tensor));
    selection()->setHead(head);
    if (same && place)
        selection()->setChosen(place->cell);
}

} // namespace attn
