// SPDX-License-Identifier: GPL-3.0-or-later
// The panels beside the picture in a window too narrow for all: they fold away, and return when there is space again or
// on request; the others then make space.
#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QDockWidget;

namespace attn {

class PanelFolds : public QObject {
    Q_OBJECT

public:
    struct Panel {
        QDockWidget* dock;
        std::function<int()> least; // px that it needs
        bool folded = false;        // wanted, but does not fit
        bool away = false;          // and unwanted until all have space
    };

    // The first ones stay longest.
    explicit PanelFolds(std::vector<Panel> panels, QObject* parent = nullptr);

    // Shows or hides a panel for good: what has no room is folded by the next fit.
    void want(QDockWidget* dock, bool wanted);
    // A visible panel stays until the next want() of it, even if it has no room: something in it leads to a page that is wider.
    void keep(const QDockWidget* dock);
    // Wants all, without priority: the next fit shows those that have space.
    void wantAll();
    bool isWanted(const QDockWidget* dock) const; // shown, or it would be in a wider window
    // Folds and unfolds until the visible ones need at most `room` px; always shows the requested one.
    void fit(int room);
    int used() const; // px that those on show need
    // In a window without room for all, those that a button is to show and to hide.
    bool isOffered(const QDockWidget* dock) const;
    void unfold(); // all of them, as a wide window has them

Q_SIGNALS:
    void asked(); // the user showed or hid one: fit again

private:
    void follow(Panel& panel, bool shown);
    Panel* of(const QDockWidget* dock);
    const Panel* of(const QDockWidget* dock) const;

    std::vector<Panel> m_panels;
    const QDockWidget *m_asked = nullptr, *m_kept = nullptr;
    bool m_tight = false, m_own = false; // changing something itself
};

} // namespace attn
