// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's checks as lamps, of the batch item and head in focus. A small layer's come at once; a large one's are
// found beside the GUI thread as soon as it has come to rest.
#pragma once

#include "ui/compute/preparedviews.h"
#include "ui/explain/inspectorblock.h"
#include "ui/matrix/computed.h"
#include "ui/threads/background.h"

#include <QTimer>

namespace attn {

class LampList;
class Selection;

class ChecksBlock : public InspectorBlock {
    Q_OBJECT

public:
    explicit ChecksBlock(Selection* selection, QWidget* parent);

    // `prepared` may hold the lamps; null: nothing was prepared.
    void setComputed(const ComputedPtr& computed, const PreparedPtr& prepared);

private:
    void findChecks();
    void findChecksBeside();
    void dropChecks();

    Selection* m_selection;
    ComputedPtr m_computed;
    LampList* m_lamps;
    Background m_checker; // of layers too large for a frame …
    QTimer m_soon;        // … when they have come to rest
};

} // namespace attn
