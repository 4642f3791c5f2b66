// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/headblock.h"

#include "ui/document/selection.h"
#include "ui/kit/boxes.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/matrixdata.h"
#include "ui/theme/fonts.h"

#include <QLabel>

#include <chrono>
#include <utility>

namespace attn {

namespace {

constexpr std::chrono::milliseconds rest{120}; // a number that is being dragged is not kept waiting for them

} // namespace

HeadBlock::HeadBlock(Selection* selection, QWidget* parent) : InspectorBlock(parent), m_selection(selection)
{
    m_title = new QLabel(this);
    useTextFont(m_title, 12.5, QFont::DemiBold);
    column()->addWidget(m_title);
    const QString words[] = {tr("largest weight on an earlier token"), tr("mean entropy"),
                             tr("mean weight on the first token"), tr("mean weight on the token itself")};
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        auto* name = new QLabel(words[i], this);
        useTextFont(name, 12);
        m_numbers[i] = new QLabel(this);
        useNumberFont(m_numbers[i], 12);
        m_numbers[i]->setAccessibleName(words[i]);
        column()->addLayout(rowOf(nullptr, -1, {name, freeRoom(1), m_numbers[i]}));
    }
    hide();
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, [this] { std::exchange(m_whenAtRest, nullptr)(); });
    connect(selection, &Selection::focusChanged, this, &HeadBlock::refresh);
    connect(selection, &Selection::stepChanged, this, &HeadBlock::refresh);
}

void HeadBlock::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    refresh();
}

void HeadBlock::refresh()
{
    m_rest.stop();
    m_whenAtRest = nullptr; // with the computation that it holds
    m_reading.cancel();
    if (!m_computed)
        return;
    const std::string name = tensorInFocus(*m_computed, *m_selection);
    const TracedTensor* tensor = m_computed->trace->find(name);
    const StageTensor* stage = findStage(m_computed->realized->plan.stages, name);
    const bool weights = tensor && stage && stage->unit == "weight" && stage->queriesByKeys() &&
                         tensorMatrix(*m_computed, *tensor).heads > 1;
    setVisible(weights && m_selection->allHeads());
    if (isHidden())
        return;
    m_title->setText(tr("Head %1").arg(m_selection->head()));
    showFacts(std::nullopt);
    if (!m_selection->isDone(name))
        return;
    const auto read = [name, computed = m_computed, batch = m_selection->batch(),
                       head = m_selection->head()](std::stop_token stop) {
        return headFacts(*mapData(computed, name, batch, head, Looks(), ValueStats()), std::move(stop));
    };
    if (!isLarge(*m_computed, *tensor))
        return showFacts(read({}));
    m_whenAtRest = [this, read] {
        m_reading.request([this, read](std::stop_token stop) -> std::function<void()> {
            const auto facts = read(std::move(stop));
            return [this, facts] { showFacts(facts); };
        });
    };
    m_rest.start();
}

void HeadBlock::showFacts(const std::optional<HeadFacts>& facts)
{
    const std::string name = tensorInFocus(*m_computed, *m_selection);
    const bool hidden = m_computed->hides(name) && m_selection->isDone(name);
    for (QLabel* number : m_numbers)
        number->setText(hidden ? QStringLiteral("?") : tr("not yet"));
    if (!facts)
        return;
    m_numbers[0]->setText(formatNumber(facts->largestBefore, 4));
    m_numbers[1]->setText(tr("%1 bits").arg(formatNumber(facts->entropy, 2)));
    m_numbers[2]->setText(formatNumber(facts->onFirst, 4));
    m_numbers[3]->setText(formatNumber(facts->onItself, 4));
}

} // namespace attn
