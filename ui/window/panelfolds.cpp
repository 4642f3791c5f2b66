// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/panelfolds.h"

#include "ui/kit/onevents.h"

#include <QDockWidget>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace attn {

PanelFolds::PanelFolds(std::vector<Panel> panels, QObject* parent) : QObject(parent), m_panels(std::move(panels))
{
    for (Panel& panel : m_panels) {
        onEvents(panel.dock, {QEvent::ShowToParent}, [this, &panel] { follow(panel, true); });
        onEvents(panel.dock, {QEvent::HideToParent}, [this, &panel] { follow(panel, false); });
    }
}

PanelFolds::Panel* PanelFolds::of(const QDockWidget* dock) { return &*std::ranges::find(m_panels, dock, &Panel::dock); }

const PanelFolds::Panel* PanelFolds::of(const QDockWidget* dock) const
{
    return &*std::ranges::find(m_panels, dock, &Panel::dock);
}

// If not all fit, hiding a panel only folds it: the button that shows it stays.
void PanelFolds::follow(Panel& panel, bool shown)
{
    if (m_own)
        return;
    if (shown && (panel.folded || m_tight))
        m_asked = panel.dock;
    else if (!shown && m_asked == panel.dock)
        m_asked = nullptr;
    if (!shown && m_kept == panel.dock)
        m_kept = nullptr;
    panel.folded = panel.away = !shown && m_tight;
    if (m_tight)
        QMetaObject::invokeMethod(this, &PanelFolds::asked, Qt::QueuedConnection); // it is not shown or hidden yet
}

void PanelFolds::want(QDockWidget* dock, bool wanted)
{
    const QScopedValueRollback own(m_own, true);
    if (!wanted && m_asked == dock)
        m_asked = nullptr;
    if (m_kept == dock)
        m_kept = nullptr;
    of(dock)->folded = of(dock)->away = false;
    dock->setVisible(wanted);
}

void PanelFolds::keep(const QDockWidget* dock)
{
    if (!dock->isHidden())
        m_kept = dock;
}

void PanelFolds::wantAll()
{
    m_asked = m_kept = nullptr;
    for (Panel& panel : m_panels) {
        panel.folded = true;
        panel.away = false;
    }
}

bool PanelFolds::isWanted(const QDockWidget* dock) const { return !dock->isHidden() || of(dock)->folded; }

void PanelFolds::fit(int room)
{
    const QScopedValueRollback own(m_own, true);
    std::vector<Panel*> wanted;
    for (Panel& panel : m_panels)
        if (isWanted(panel.dock) && !panel.dock->isFloating())
            wanted.push_back(&panel);
    std::ranges::stable_partition(
        wanted, [this](const Panel* panel) { return panel->dock == m_asked || panel->dock == m_kept; });
    int all = 0, used = 0;
    for (const Panel* panel : wanted)
        all += panel->least();
    m_tight = all > room;
    if (!m_tight)
        m_asked = nullptr;
    for (Panel* panel : wanted) {
        panel->away = panel->away && m_tight;
        const bool shown =
            panel->dock == m_asked || panel->dock == m_kept || (!panel->away && used + panel->least() <= room);
        used += shown ? panel->least() : 0;
        panel->folded = !shown;
        panel->dock->setVisible(shown);
    }
}

int PanelFolds::used() const
{
    int used = 0;
    for (const Panel& panel : m_panels)
        if (!panel.dock->isHidden() && !panel.dock->isFloating())
            used += panel.least();
    return used;
}

bool PanelFolds::isOffered(const QDockWidget* dock) const { return m_tight && isWanted(dock); }

void PanelFolds::unfold()
{
    for (const Panel& panel : m_panels)
        if (panel.folded)
            want(panel.dock, true);
}

} // namespace attn
