// SPDX-License-Identifier: GPL-3.0-or-later
// Where the help stands: at the right, in the place of the explanation, which comes back when the help goes. It follows the
// stage in focus and the open studio while it is open.
#pragma once

#include "core/engine/computed.h"

#include <QDockWidget>
#include <QPointer>

namespace attn {

class HelpPanel;
class Selection;
class WorkArea;

class HelpDock : public QDockWidget {
    Q_OBJECT

public:
    HelpDock(WorkArea* work, Selection* selection);

    void open(); // and goes into it, so that the arrow keys scroll
    void shut(); // back to where the keyboard was
    bool isOpen() const { return !isHidden(); }
    void setComputed(const ComputedPtr& computed);
    HelpPanel* panel() const { return m_panel; }

private:
    void follow();
    void giveBack();

    WorkArea* m_work;
    Selection* m_selection;
    HelpPanel* m_panel;
    ComputedPtr m_computed;
    bool m_owesExplanation = false; // it stood here before
    QPointer<QWidget> m_before;     // had the keyboard
};

} // namespace attn
