// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/checksblock.h"

#include "ui/document/selection.h"
#include "ui/facts/lamplist.h"
#include "ui/kit/label.h"
#include "ui/theme/fonts.h"

namespace attn {

namespace {

constexpr int check_rest_ms = 200; // large layers are checked after this long without a drag

} // namespace

ChecksBlock::ChecksBlock(Selection* selection, QWidget* parent) : InspectorBlock(parent), m_selection(selection)
{
    auto* title = new PlainLabel(tr("Checks"), this);
    useTextFont(title, 12.5, QFont::DemiBold);
    column()->addWidget(title);
    m_lamps = new LampList(0, this);
    column()->addWidget(m_lamps);

    m_soon.setSingleShot(true);
    m_soon.setInterval(check_rest_ms);
    connect(&m_soon, &QTimer::timeout, this, &ChecksBlock::findChecksBeside);
    connect(&m_checker, &Background::failed, this, [this](const QString& sentence) {
        m_lamps->setChecks({{Severity::Off, sentence, {}, {}}});
    });
    connect(selection, &Selection::focusChanged, this, [this] {
        if (m_checks && m_batch == m_selection->batch() && m_head == m_selection->head())
            return showChecks();
        findChecks();
    });
    connect(selection, &Selection::stepChanged, this, &ChecksBlock::showChecks);
}

void ChecksBlock::setComputed(const ComputedPtr& computed, const PreparedPtr& prepared)
{
    m_computed = computed;
    m_soon.stop();
    m_checker.cancel();
    const bool fit = prepared && prepared->on_screen.batch == m_selection->batch() &&
                     prepared->on_screen.head == m_selection->head();
    if (fit && prepared->checks)
        take(*prepared->checks);
    else if (!checksAreQuick(*computed) && fit) {
        dropChecks();
        m_soon.start();
    } else if (!fit || !prepared->partial) // else the old checks stay for now
        findChecks();
}

// At once if possible, so that no check describes another head.
void ChecksBlock::findChecks()
{
    if (!m_selection->isOf(m_computed))
        return;
    m_soon.stop();
    m_checker.cancel();
    if (checksAreQuick(*m_computed))
        return take(checksOf(*m_computed, m_selection->batch(), m_selection->head()));
    dropChecks();
    findChecksBeside();
}

// Drops checks whose numbers are no longer on the screen.
void ChecksBlock::dropChecks()
{
    m_checks.reset();
    show();
    m_lamps->setChecks({{Severity::Off, tr("Checking …"), {}, {}}});
}

void ChecksBlock::take(std::vector<Check> checks)
{
    m_checks = std::move(checks);
    m_batch = m_selection->batch();
    m_head = m_selection->head();
    showChecks();
}

void ChecksBlock::showChecks()
{
    if (!m_checks || !m_selection->isOf(m_computed))
        return;
    std::vector<Check> shown =
        checksAt(*m_checks, *m_computed, m_selection->stage(), m_selection->steps(), m_selection->step());
    setVisible(!shown.empty()); // not every stage has something to check
    m_lamps->setChecks(std::move(shown));
}

void ChecksBlock::findChecksBeside()
{
    m_checker.request([this, computed = m_computed, batch = m_selection->batch(),
                       head = m_selection->head()](StopToken) -> std::function<void()> {
        return [this, checks = checksOf(*computed, batch, head)] { take(checks); };
    });
}

} // namespace attn
