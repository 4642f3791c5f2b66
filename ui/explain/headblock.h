// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's figures of the head in focus among all heads: what it looks at most, and how much goes to the first token
// and to the token itself.
#pragma once

#include "core/engine/computed.h"
#include "ui/explain/inspectorblock.h"
#include "ui/matrix/headfacts.h"
#include "ui/threads/background.h"

#include <QTimer>

#include <array>
#include <functional>

class QLabel;

namespace attn {

class Selection;

class HeadBlock : public InspectorBlock {
    Q_OBJECT

public:
    HeadBlock(Selection* selection, QWidget* parent);

    void setComputed(const ComputedPtr& computed);

private:
    void refresh();
    void showFacts(const std::optional<HeadFacts>& facts); // nothing: not yet known

    Selection* m_selection;
    ComputedPtr m_computed;
    QLabel* m_title;
    std::array<QLabel*, 4> m_numbers;
    QTimer m_rest;
    std::function<void()> m_whenAtRest;
    Background m_reading; // of large heads
};

} // namespace attn
