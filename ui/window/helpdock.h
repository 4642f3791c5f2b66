// SPDX-License-Identifier: GPL-3.0-or-later
// The dock of the help: on the right, replacing the explanation, which returns when the help closes. While open it
// follows the stage in focus and the open studio.
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

    void open(); // and focuses it, so that the arrow keys scroll
    void shut(); // back to where the keyboard was
    bool isOpen() const { return !isHidden(); }
    void setComputed(const ComputedPtr& computed);
    HelpPanel* panel() const { return m_panel; }

private:
    void follow();
    void giveBack();
    void makeRoom(); // in a narrow window help takes that of a studio's controls: its maps keep their digits

    WorkArea* m_work;
    Selection* m_selection;
    HelpPanel* m_panel;
    ComputedPtr m_computed;
    bool m_owesExplanation = false, m_owesControls = false; // they were here before
    QPointer<QWidget> m_before;                             // had the keyboard
};

} // namespace attn
