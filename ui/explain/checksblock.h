// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's checks: those of the stage in focus that the steps have reached, for the batch item and head in
// focus. A small layer's run at once; a large one's off the GUI thread as soon as it is at rest.
#pragma once

#include "core/engine/computed.h"
#include "ui/compute/preparedviews.h"
#include "ui/explain/inspectorblock.h"
#include "ui/facts/checks.h"
#include "ui/threads/background.h"

#include <QTimer>

#include <optional>
#include <vector>

namespace attn {

class LampList;
class Selection;

class ChecksBlock : public InspectorBlock {
    Q_OBJECT

public:
    explicit ChecksBlock(Selection* selection, QWidget* parent);

    // `prepared` may hold the checks; null: none prepared.
    void setComputed(const ComputedPtr& computed, const PreparedPtr& prepared);

private:
    void findChecks();
    void findChecksBeside();
    void dropChecks();
    void take(std::vector<Check> checks);
    void showChecks();

    Selection* m_selection;
    ComputedPtr m_computed;
    std::optional<std::vector<Check>> m_checks; // of all stages; nullopt while being computed
    int m_batch = 0, m_head = 0;                // … that they were found for
    LampList* m_lamps;
    Background m_checker; // of layers too large for a frame …
    QTimer m_soon;        // … once they are at rest
};

} // namespace attn
