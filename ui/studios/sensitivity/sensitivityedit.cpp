// SPDX-License-Identifier: GPL-3.0-or-later
// The current edit: chosen, moved, predicted and put into the scene.
#include "ui/studios/sensitivity/sensitivitystudio.h"

#include "core/explain/withhold.h"
#include "ui/document/cellnumbers.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/numberwords.h"
#include "ui/studios/sensitivity/askednumber.h"
#include "ui/studios/sensitivity/derivativemaps.h"
#include "ui/studios/sensitivity/editripple.h"
#include "ui/studios/sensitivity/sensitivitycontrols.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double first_step = 0.1; // of a number around 1

// What one digit of a number is worth a step of.
double stepUnit(double number)
{
    const double size = std::abs(number);
    return size >= 1 && std::isfinite(size) ? std::pow(10, std::floor(std::log10(size))) : 1;
}

} // namespace

double SensitivityStudio::currentValue() const
{
    const ComputedPtr all = withAnswers(computed());
    const TracedTensor* tensor = m_edit ? all->trace->find(m_edit->tensor) : nullptr;
    return tensor && placeOf(*all, *m_edit) ? all->trace->cell(*tensor, m_edit->index) : std::nan("");
}

// As float32; a rounding remainder as in 0.1 - 0.1 counts as 0.
double SensitivityStudio::numberThere() const
{
    const double number = currentValue(), there = number + m_step;
    return std::abs(there) < 1e-7 * std::abs(number) ? 0 : double(float(there));
}

// With a step that raises what is asked about.
void SensitivityStudio::select(const CellRef& cell)
{
    m_edit = cell;
    const double derivative = m_derivatives->byCell(cell);
    m_step = std::copysign(first_step * stepUnit(currentValue()), derivative == 0 ? 1.0 : derivative);
}

void SensitivityStudio::chooseEdit(const CellRef& cell)
{
    if (!isRevealed())
        return;
    if (m_edit != cell)
        select(cell);
    m_maps->setPage(page());
    showEdit();
    follow();
    const double step = numberThere() - currentValue(), by = m_derivatives->byCell(cell);
    Q_EMIT described(
        tr("d %1 / d %2 = %3. Changing %4 by %5 changes the result by about %6.")
            .arg(m_asked.what == AskedFor::Number ? QString::fromStdString(toString(m_asked.cell))
                                                  : askedName(*computed(), m_asked),
                 QString::fromStdString(toString(cell)), formatChange(by, 4), numberLabel(*computed(), cell),
                 (m_step < 0 ? QStringLiteral("− ") : QStringLiteral("+ ")) + formatSignificant(std::abs(m_step), 4),
                 formatChange(by * step, 4)));
}

void SensitivityStudio::setStep(double step)
{
    if (!m_edit || !std::isfinite(step) || m_step == step)
        return;
    m_step = step;
    showEdit();
    follow();
}

void SensitivityStudio::showEdit()
{
    CurrentEdit current;
    if (m_edit && isRevealed())
        current = {numberLabel(*computed(), *m_edit), currentValue(), numberThere(), m_step};
    m_controls->setEdit(current);
}

void SensitivityStudio::showPrediction()
{
    m_prediction.reset();
    const FollowedEdit* followed = m_ripple->edit();
    const bool fresh = followed && !m_ripple->isBusy();
    const bool applied = isRevealed() && m_step == 0 && m_applied && m_applied->asked == m_asked &&
                         m_applied->before == document()->sceneBeforeLastStep();
    if (applied) {
        m_prediction = m_applied->prediction;
        m_prediction->done = true;
    } else if (isRevealed() && m_edit && m_step != 0) {
        const double number = currentValue();
        m_prediction = Prediction{numberLabel(*computed(), *m_edit),
                                  number,
                                  numberThere(),
                                  m_derivatives->byCell(*m_edit),
                                  std::nullopt,
                                  m_looked == Looked{m_asked, *m_edit},
                                  false,
                                  0};
    }
    if (!m_prediction) {
        m_predict->setMessage(isRevealed() && m_maps->shown() > 0
                                  ? tr("Select a value in a map or in the list “Strongest”, then change it. This panel "
                                       "shows what the derivative predicts and what actually happens.")
                                  : QString());
        return;
    }
    if (fresh) {
        m_prediction->really = followed->asked_after - followed->asked_before;
        if (followed->after->trace->backend() != "reference") // float32
            m_prediction->rounding = 1e-6 * std::max(std::abs(followed->asked_before), std::abs(followed->asked_after));
    }
    m_predict->setPrediction(*m_prediction, 4);
    Q_EMIT captionChanged();
}

void SensitivityStudio::look()
{
    if (!m_edit || !isRevealed())
        return;
    m_looked = Looked{m_asked, *m_edit};
    focusOnEdit(Qt::OtherFocusReason); // the button is gone
    showPrediction();
}

bool SensitivityStudio::apply()
{
    if (!m_edit || !isRevealed() || m_step == 0 || !std::isfinite(currentValue()))
        return false;
    const double number = currentValue();
    Applied applied{document()->sharedScene(), m_asked,
                    Prediction{numberLabel(*computed(), *m_edit), number, numberThere(), m_derivatives->byCell(*m_edit),
                               std::nullopt, true, true, 0}};
    document()->endMerge(); // a separate step
    if (const auto refused = setNumber(*document(), *m_edit, numberThere(), {}, numberWords(*computed(), *m_edit))) {
        m_controls->setRefusal(QString::fromStdString(refused->message));
        return false;
    }
    m_applied = std::move(applied);
    m_step = 0;
    focusOnEdit(Qt::OtherFocusReason); // the button has nothing left to do
    showEdit();
    return true;
}

} // namespace attn
