// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lockboxes.h"

#include "core/io/scene/blockname.h"
#include "core/layer/stages.h"
#include "core/lessons/locks.h"
#include "ui/kit/flowlayout.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/writerwords.h"

#include <QCheckBox>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

using Names = std::vector<std::string>;

// The parts of these tensors that are named.
std::vector<CellBlock> partsOf(const std::vector<CellBlock>& blocks, const Names& names)
{
    std::vector<CellBlock> parts;
    std::ranges::copy_if(blocks, std::back_inserter(parts), [&](const CellBlock& block) {
        return !block.leading.empty() && std::ranges::find(names, block.tensor) != names.end();
    });
    return parts;
}

Qt::CheckState stateOf(const Locks& locks, const Names& names)
{
    const auto locked = std::ranges::count_if(names, [&](const std::string& name) {
        return isLocked(locks, {name, {}});
    });
    const bool whole = partsOf(locks.locked, names).empty() && partsOf(locks.unlocked, names).empty();
    return whole && locked == 0                   ? Qt::Unchecked
           : whole && locked == std::ssize(names) ? Qt::Checked
                                                  : Qt::PartiallyChecked;
}

void append(std::vector<CellBlock>& blocks, const Names& names)
{
    for (const std::string& name : names)
        blocks.push_back({name, {}});
}

QString wordsOf(const Names& names, bool computed)
{
    if (computed)
        return LockBoxes::tr("Computed values");
    return names.front() == lock_tokens   ? LockBoxes::tr("Words")
           : names.front() == lock_config ? LockBoxes::tr("Layer")
           : names.front() == lock_recipe ? LockBoxes::tr("Random draws")
                                          : QString::fromStdString(names.front());
}

} // namespace

LockBoxes::LockBoxes(LessonWriter* writer, QWidget* parent)
    : QWidget(parent), m_writer(writer), m_layout(new FlowLayout(10))
{
    setLayout(m_layout);
    setAccessibleName(tr("Students cannot change"));
    setComputed(nullptr);
}

void LockBoxes::setComputed(const ComputedPtr& computed)
{
    std::vector<Group> groups;
    Group all;
    if (computed)
        for (const TracedTensor& tensor : computed->trace->tensors()) {
            const StageTensor* stage = findStage(computed->realized->plan.stages, tensor.name);
            if (stage && stage->computed())
                all.push_back(tensor.name);
            else
                groups.push_back({tensor.name});
        }
    for (const std::string_view word : {lock_tokens, lock_config, lock_recipe})
        groups.push_back({std::string(word)});
    groups.push_back(std::move(all));
    if (groups != m_groups)
        build(std::move(groups));
}

void LockBoxes::build(std::vector<Group> groups)
{
    m_groups = std::move(groups);
    for (QCheckBox* box : std::exchange(m_boxes, {}))
        delete box;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        auto* box = m_boxes.emplace_back(new QCheckBox(this));
        m_layout->addWidget(box);
        m_layout->setAlignment(box, Qt::AlignLeft);
        connect(box, &QCheckBox::clicked, this, [this, i, box] { toggle(i, box->checkState() != Qt::Unchecked); });
    }
    if (m_writer->isOpen())
        follow();
}

void LockBoxes::follow()
{
    const Locks& locks = m_writer->step().locks;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const Qt::CheckState state = stateOf(locks, m_groups[i]);
        const auto open = partsOf(locks.unlocked, m_groups[i]), shut = partsOf(locks.locked, m_groups[i]);
        const QString words = wordsOf(m_groups[i], i + 1 == m_groups.size());
        m_boxes[i]->setText(!open.empty()   ? tr("%1 except %2").arg(words, blockLine(open))
                            : !shut.empty() ? tr("%1: only %2").arg(words, blockLine(shut))
                                            : words);
        m_boxes[i]->setTristate(false);
        m_boxes[i]->setCheckState(state);
    }
}

// Where the computed values are locked, "all" means every box; otherwise each locked tensor is named.
void LockBoxes::toggle(std::size_t at, bool lock)
{
    if (m_groups.back().empty())
        return follow(); // nothing is computed yet, so what "all" covers is unknown
    m_writer->changeStep(tr("locks"), [&](LessonStep& step) {
        const Locks before = step.locks;
        const auto state = [&](std::size_t i) {
            return i != at ? stateOf(before, m_groups[i]) : lock ? Qt::Checked : Qt::Unchecked;
        };
        const bool all = state(m_groups.size() - 1) == Qt::Checked;
        const auto unknown = [&](const CellBlock& block) { // of no box: it stays
            return block.tensor != lock_all && std::ranges::none_of(m_groups, [&](const Group& group) {
                       return std::ranges::find(group, block.tensor) != group.end();
                   });
        };
        for (auto* blocks : {&step.locks.locked, &step.locks.unlocked})
            std::erase_if(*blocks, [&](const CellBlock& block) { return !unknown(block); });
        if (all)
            step.locks.locked.insert(step.locks.locked.begin(), {std::string(lock_all), {}});
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            const auto open = partsOf(before.unlocked, m_groups[i]);
            if (state(i) == Qt::Unchecked && all)
                append(step.locks.unlocked, m_groups[i]);
            if (state(i) == Qt::Checked && !all)
                append(step.locks.locked, m_groups[i]);
            if (state(i) != Qt::PartiallyChecked)
                continue;
            step.locks.unlocked.insert(step.locks.unlocked.end(), open.begin(), open.end());
            for (const std::string& name : m_groups[i])
                if (!all && isLocked(before, {name, {}}))
                    step.locks.locked.push_back({name, {}});
            if (const auto shut = partsOf(before.locked, m_groups[i]); !all)
                step.locks.locked.insert(step.locks.locked.end(), shut.begin(), shut.end());
        }
    });
}

} // namespace attn
