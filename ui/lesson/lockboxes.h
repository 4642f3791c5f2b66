// SPDX-License-Identifier: GPL-3.0-or-later
// What students cannot change in a step, as tick boxes: one for each given tensor, the words, the layer, the draws, and one
// for all computed values. A box is half ticked where only a part is locked.
#pragma once

#include "core/engine/computed.h"
#include "ui/kit/accessiblegroup.h"

#include <QWidget>

#include <string>
#include <vector>

class QCheckBox;

namespace attn {

class FlowLayout;
class LessonWriter;

class LockBoxes : public QWidget, public AccessibleGroup {
    Q_OBJECT

public:
    explicit LockBoxes(LessonWriter* writer, QWidget* parent = nullptr);

    void follow(); // the step, or what was made of it
    void setComputed(const ComputedPtr& computed);
    const std::vector<QCheckBox*>& boxes() const { return m_boxes; }

private:
    using Group = std::vector<std::string>; // tensors, or a word of the locks

    void build(std::vector<Group> groups);
    void toggle(std::size_t at, bool lock);

    LessonWriter* m_writer;
    FlowLayout* m_layout;
    std::vector<Group> m_groups; // last the computed tensors
    std::vector<QCheckBox*> m_boxes;
};

} // namespace attn
