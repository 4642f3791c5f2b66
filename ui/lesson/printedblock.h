// SPDX-License-Identifier: GPL-3.0-or-later
// What a notebook or a book prints at a step of a lesson, with the badge that says whether the program computes the same.
#pragma once

#include "core/engine/computed.h"
#include "core/lessons/steps.h"

#include <QWidget>

#include <vector>

namespace attn {

class Badge;
class PrintView;
class ProseView;

class PrintedBlock : public QWidget {
    Q_OBJECT

public:
    PrintedBlock(const Printed& printed, const std::string& language, QWidget* parent = nullptr);

    // `edited`: the step's scene differs from its start, so other digits are fine.
    void setComputed(const ComputedPtr& computed, int digits, bool edited);
    const std::vector<Badge*>& badges() const { return m_badges; } // one for each name that is compared

private:
    Printed m_printed;
    std::vector<Badge*> m_badges;
    std::vector<PrintView*> m_prints; // beside them: the text as it was printed
    ProseView* m_note = nullptr;
};

} // namespace attn
