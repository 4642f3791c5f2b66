// SPDX-License-Identifier: GPL-3.0-or-later
// The quiz of the error lab: one mistake is on in secret, and the user infers which one.
#include "ui/compute/earlier.h"
#include "ui/language/said.h"
#include "ui/studios/lab/labcontrols.h"
#include "ui/studios/lab/labpair.h"
#include "ui/studios/lab/labstudio.h"
#include "ui/studios/lab/mistakelist.h"
#include "ui/studios/lab/symptompanel.h"

#include <QRandomGenerator>
#include <QShortcut>

#include <algorithm>

namespace attn {

void LabStudio::startQuiz()
{
    const ClassicMistake* before = m_pair->on();
    m_pair->turnOff();
    m_pair->takeBase();
    std::vector<const ClassicMistake*> possible;
    for (const ClassicMistake& mistake : classicMistakes())
        if (&mistake != before && withMistake(mistake, m_pair->base()))
            possible.push_back(&mistake);
    if (possible.empty())
        return;
    const ClassicMistake* secret = possible[std::size_t(QRandomGenerator::global()->bounded(int(possible.size())))];
    m_refusal.clear();
    m_asking = true;
    m_hinted = m_solved = false;
    m_answered = nullptr;
    m_tried.clear();
    m_candidate->want(nullptr, nullptr);
    ++m_asked;
    m_pair->turnOn(*secret, true);
    m_controls->setAsking(true);
    m_controls->list()->setOn(nullptr);
    m_escape->setEnabled(true);
    rebuild();
    m_controls->list()->focusOn(nullptr);
}

void LabStudio::endQuiz()
{
    if (!m_solved && m_asking && m_asked > 0 && m_tried.empty())
        --m_asked; // it was not answered
    m_asking = m_hinted = m_solved = false;
    m_answered = nullptr;
    m_tried.clear();
    m_candidate->want(nullptr, nullptr);
    m_escape->setEnabled(false);
    m_controls->setAsking(false);
    m_controls->setFound(m_found, m_asked);
    Q_EMIT described({});
    m_controls->list()->setOn(nullptr);
    m_pair->turnOff();
    rebuild();
}

void LabStudio::answer(const ClassicMistake& mistake)
{
    if (m_solved || !m_pair->isBeside())
        return;
    m_answered = &mistake;
    const bool right = &mistake == m_pair->on();
    m_controls->list()->setAnswer(&mistake, right ? Severity::Ok : Severity::Bad);
    m_controls->list()->setOn(&mistake);
    if (right) {
        m_found += m_tried.empty();
        m_solved = true;
        m_candidate->want(nullptr, nullptr);
    } else {
        m_tried.insert(&mistake);
        const auto pair = withMistake(mistake, m_pair->base());
        m_brought = pair ? QString::fromStdString(pair->brought) : QString();
        m_candidate->want(pair ? std::make_shared<const Scene>(pair->wrong) : nullptr, nullptr);
    }
    m_controls->setFound(m_found, m_asked);
    rebuild();
}

// What speaks against a wrong answer: the numbers that it would have made.
void LabStudio::showCandidate()
{
    if (!m_asking || m_solved || !m_answered || m_answered == m_pair->on())
        return;
    const ComputedPtr candidate = m_candidate->computed();
    const QString name = said(m_answered->name);
    if (!candidate)
        return;
    const std::vector<Symptom> would = symptomsOf(*candidate);
    const QString sentence = would.empty() ? QString() : QString::fromStdString(would.front().text());
    const QString placed = would.empty() ? QString() : tr("%1 (in %2)").arg(sentence, symptomPlace(would.front()));
    if (sentence.isEmpty())
        m_panel->setVerdict(false,
                            tr("“%1” would be visible only next to a correct layer, not in these values.").arg(name));
    else if (m_symptom && sentence == QString::fromStdString(m_symptom->text()))
        m_panel->setVerdict(false, tr("“%1” would look much like this, but it is not turned on.").arg(name));
    else if (!m_brought.isEmpty()) // its numbers are of a layer that differs from B in this, too
        m_panel->setVerdict(
            false, tr("With %2, “%1” would look like this: %3. B does not show that.").arg(name, m_brought, placed));
    else
        m_panel->setVerdict(false, tr("“%1” would look like this: %2. B does not show that.").arg(name, placed));
}

} // namespace attn
