// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/headlist.h"

#include "core/heads/headfigures.h"
#include "ui/kit/boxes.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/partialview.h"
#include "ui/studios/lines/headswitch.h"
#include "ui/studios/lines/lineswords.h"

#include <chrono>

namespace attn {

namespace {

constexpr std::chrono::milliseconds rest{120};

QString entropyWords(const std::optional<HeadFigures>& figures)
{
    return figures ? formatNumber(figures->mean.entropy, 2) : QString();
}

} // namespace

HeadList::HeadList(const Selection* selection, QWidget* parent) : QWidget(parent), m_selection(selection)
{
    columnOf(this, 0);
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, &HeadList::readEntropies);
}

void HeadList::setComputed(const ComputedPtr& computed, const std::string& tensor)
{
    m_computed = computed;
    m_tensor = tensor;
    m_count = int(computed->realized->plan.dims.H);
    arrange();
    m_rest.stop();
    m_reading.cancel();
    const TracedTensor* found = computed->trace->find(tensor);
    const bool known = found && m_selection->isDone(tensor) && !computed->hides(tensor);
    std::vector<QString> words(std::size_t(m_count), !found                        ? QString()
                                                     : computed->hides(tensor)     ? QStringLiteral("?")
                                                     : m_selection->isDone(tensor) ? QString()
                                                                                   : tr("not yet"));
    if (known && isLarge(*computed, *found))
        m_rest.start();
    else if (known)
        for (int head = 0; head < m_count; ++head)
            words[std::size_t(head)] = entropyWords(headFigures(*computed, tensor, m_selection->batch(), head));
    show(words);
}

void HeadList::arrange()
{
    while (int(m_switches.size()) < m_count) {
        auto* one = new HeadSwitch(int(m_switches.size()), this);
        layout()->addWidget(one);
        m_switches.push_back(one);
        connect(one, &HeadSwitch::toggled, this, &HeadList::shownChanged);
        connect(one, &HeadSwitch::pointed, this, [this, one](bool at) { Q_EMIT pointed(at ? one->head() : -1); });
    }
    for (HeadSwitch* one : m_switches)
        one->setVisible(one->head() < m_count);
}

void HeadList::readEntropies()
{
    m_reading.request([this, computed = m_computed, tensor = m_tensor, batch = m_selection->batch(),
                       count = m_count](std::stop_token stop) -> std::function<void()> {
        std::vector<QString> words;
        for (int head = 0; head < count && !stop.stop_requested(); ++head)
            words.push_back(entropyWords(headFigures(*computed, tensor, batch, head, stop)));
        return [this, words] {
            if (int(words.size()) == m_count)
                show(words);
        };
    });
}

void HeadList::show(const std::vector<QString>& entropies)
{
    for (int head = 0; head < m_count; ++head) {
        const bool off = headIsOff(m_computed->realized->config, head);
        m_switches[std::size_t(head)]->setWords(headName({head, nullptr, off}), entropies[std::size_t(head)], off);
    }
}

std::vector<int> HeadList::shown() const
{
    std::vector<int> heads;
    for (int head = 0; head < m_count; ++head)
        if (m_switches[std::size_t(head)]->isChecked())
            heads.push_back(head);
    return heads;
}

} // namespace attn
