// SPDX-License-Identifier: GPL-3.0-or-later
// Which number is asked about, its derivatives, and whether they are right.
#include "ui/studios/sensitivity/sensitivitystudio.h"

#include "core/explain/withhold.h"
#include "core/ripple/differencecheck.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/stagecards.h"
#include "ui/studios/sensitivity/askednumber.h"
#include "ui/studios/sensitivity/derivativemaps.h"
#include "ui/studios/sensitivity/editripple.h"
#include "ui/studios/sensitivity/forwardstrip.h"
#include "ui/studios/sensitivity/sensitivitycontrols.h"
#include "ui/studios/sensitivity/whynothing.h"

#include <algorithm>
#include <chrono>

namespace attn {

namespace {

constexpr std::chrono::milliseconds check_time(1500);

} // namespace

void SensitivityStudio::showComputed() { ask(); }

// Which number is meant now, and its derivatives.
void SensitivityStudio::ask()
{
    m_refusal.clear();
    m_asked = askedNumber(*computed(), *selection(), m_controls->what());
    m_controls->setComputed(*computed(), m_asked);
    m_controls->allowBetween(!computed()->withheld);
    const bool same = m_derivatives && m_derivatives->asked == m_asked && m_derivatives->at == withAnswers(computed());
    m_hidden = hidesAsked(*computed(), m_asked);
    const bool nothing = m_hidden || m_asked.cell.tensor.empty();
    if (nothing)
        m_derivatives.reset();
    if (same && !nothing)
        return showDerivatives();
    m_checking.cancel();
    if (nothing || !isDone(*computed(), *selection(), m_asked)) {
        m_ripple->clear();
        showDerivatives();
    }
    if (nothing)
        return m_deriving.cancel();
    m_late.start(); // until then the picture before stays
    m_deriving.request([this, of = computed(), asked = m_asked](const StopToken& stop) -> std::function<void()> {
        auto made = derive(of, asked, stop);
        if (!made)
            return [this, sentence = QString::fromStdString(made.error().message)] { refuse(sentence); };
        if (!*made)
            return nullptr;
        return [this, made = *made] {
            m_late.stop();
            derived(made);
        };
    });
}

void SensitivityStudio::refuse(const QString& why)
{
    m_late.stop();
    m_derivatives.reset();
    m_refusal = why;
    showDerivatives();
}

bool SensitivityStudio::isRevealed() const
{
    return m_derivatives && m_derivatives->asked == m_asked && sentence().isEmpty();
}

bool SensitivityStudio::isWalking() const
{
    return !m_asked.cell.tensor.empty() && !m_hidden && !isDone(*computed(), *selection(), m_asked);
}

QString SensitivityStudio::sentence() const
{
    if (m_asked.cell.tensor.empty())
        return tr("This stage has no values to differentiate. Select another stage.");
    const QString name = askedName(*computed(), m_asked);
    if (m_hidden)
        return tr("%1 is hidden. Showing what affects this value would reveal it.").arg(name);
    if (isWalking())
        return tr("%1 is not computed yet.\nStep forward to it to see what affects it.").arg(name);
    if (isMasked(*computed(), m_asked))
        return tr("%1 is masked.\nNo edit changes it. Select a value that the mask allows.").arg(name);
    return m_refusal;
}

void SensitivityStudio::walkOn()
{
    const AskedNumber asked = m_asked;
    const auto place = placeToTell(selection()->steps(), asked);
    if (!place)
        return selection()->endSteps();
    selection()->goToStep(*place, cardOfTensor(*computed()->realized, asked.cell.tensor));
    selection()->setTensor(QString::fromStdString(asked.cell.tensor));
    if (const auto cell = placeOf(*computed(), asked.cell))
        selection()->setChosen(cell->cell);
}

void SensitivityStudio::derived(const DerivativesPtr& derivatives)
{
    const bool other = !m_derivatives || !(m_derivatives->asked == derivatives->asked);
    m_derivatives = derivatives;
    const bool fits = m_edit && placeOf(*computed(), *m_edit);
    const bool moves = fits && derivatives->find(m_edit->tensor) && derivatives->byCell(*m_edit) != 0;
    if (!fits || (other && !moves)) {
        m_edit.reset();
        m_step = 0;
        if (const auto best = strongest())
            select(*best);
    }
    showDerivatives();
    check();
    follow();
}

std::optional<CellRef> SensitivityStudio::strongest() const
{
    const auto edits = strongestOf(*m_derivatives, m_controls->kinds(), m_controls->looks().form);
    return edits.empty() ? std::nullopt : std::optional(edits.front().cell);
}

DerivativeLooks SensitivityStudio::looks() const
{
    DerivativeLooks looks = m_controls->looks();
    looks.digits = std::min(selection()->digits(), 3);
    looks.locked = m_kept;
    return looks;
}

DerivativePage SensitivityStudio::page() const
{
    return {m_derivatives,
            m_controls->kinds(),
            looks(),
            selection()->batch(),
            selection()->head(),
            askedName(*computed(), m_asked),
            isGiven(*computed(), m_asked),
            m_edit};
}

void SensitivityStudio::showDerivatives()
{
    const QString why = sentence();
    if (!why.isEmpty())
        m_why->setWords(why, isWalking());
    showParts(why.isEmpty());
    if (isRevealed())
        m_maps->setPage(page());
    else
        m_maps->setMessage(why.isEmpty() ? tr("Computing …") : QString());
    m_predict->showCheck(isRevealed());
    showEdit();
    showForward();
    showPrediction();
    if (hasFocus()) // it waited for the maps
        focusOnEdit(Qt::OtherFocusReason);
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

// Moves the keyboard from hidden to new parts.
void SensitivityStudio::showParts(bool revealed)
{
    if (revealed == m_why->isHidden())
        return;
    const bool had = hasFocus() || isAncestorOf(window()->focusWidget());
    const auto show = [&](bool parts, bool shown) {
        for (QWidget* part : {static_cast<QWidget*>(m_maps), static_cast<QWidget*>(m_predict),
                              static_cast<QWidget*>(m_forward), static_cast<QWidget*>(m_why)})
            if (parts == (part != m_why))
                part->setVisible(shown);
    };
    show(revealed, true);
    if (had && !revealed && isWalking())
        m_why->setFocus(Qt::OtherFocusReason);
    else if (had)
        setFocus(Qt::OtherFocusReason);
    show(!revealed, false);
    update();
}

void SensitivityStudio::check()
{
    m_predict->setCheck(Severity::Off, tr("Comparing with central differences …"), {});
    m_checking.request([this, derivatives = m_derivatives](const StopToken& stop) -> std::function<void()> {
        const auto checked = checkDerivatives(*derivatives, check_time, stop);
        if (stop.requested())
            return nullptr;
        return [this, checked] {
            if (!checked)
                return m_predict->setCheck(Severity::Off,
                                           tr("The layer is too large to compare with central differences"), {});
            const QString gap = tr("largest relative difference %1").arg(formatDifference(checked->largest_gap));
            const bool all = checked->checked == checked->all;
            const QString count = all ? tr("All %1").arg(formatCount(checked->all))
                                      : tr("%1 of %2").arg(formatCount(checked->checked), formatCount(checked->all));
            m_predict->setCheck(checked->agree() ? Severity::Ok : Severity::Bad,
                                checked->agree()
                                    ? tr("%1 derivatives agree with central differences").arg(count)
                                    : tr("%1 derivatives compared with central differences; not all agree").arg(count),
                                all ? gap : tr("a sample spread across all derivatives; %1").arg(gap));
        };
    });
}

} // namespace attn
