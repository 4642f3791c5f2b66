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

// The edit in hand, or where there is none the last one of the document.
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
    const FollowedEdit* edit = isTold() ? m_ripple->edit() : nullptr;
    if (!edit)
        m_forward->setMessage(!isTold() || m_maps->shown() == 0 ? QString()
                              : m_ripple->isBusy()              ? tr("Being computed …")
                                                   : tr("Move the number in hand, and see here how far that reaches."));
    else
        m_forward->setStages(forwardCards(*edit, *computed(), *selection(), m_asked),
                             m_step != 0 ? tr("what each number changes by")
                                         : tr("what the last edit changed: %1").arg(document()->lastStep()),
                             edit->ripple.largest());
    arrange();
    Q_EMIT cardChangesChanged();
    Q_EMIT captionChanged();
}

std::vector<CardChange> SensitivityStudio::cardChanges() const
{
    const FollowedEdit* edit = isVisible() && isTold() ? m_ripple->edit() : nullptr;
    return edit ? changesOnRail(*edit, *computed(), *selection()) : std::vector<CardChange>();
}

// The stage with the edit in it: what was before, and what is.
void SensitivityStudio::openStage(const std::string& tensor)
{
    if (m_step != 0 && !apply())
        return;
    const auto place = placeOf(*computed(), m_asked.cell);
    const bool same = tensor == m_asked.cell.tensor;
    selection()->setGhost(Ghost::Both);
    Q_EMIT leaveAsked();
    selection()->setStage(cardOfTensor(*computed()->realized, tensor));
    selection()->setTensor(QString::fromStdString(tensor));
    if (same && place)
        selection()->setChosen(place->cell);
}

} // namespace attn
