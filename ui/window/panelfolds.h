// SPDX-License-Identifier: GPL-3.0-or-later
// The panels beside the picture where a window is too narrow for them all: they fold away, and come back when there is
// room again or when somebody asks for one; then the others make room for it.
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
        bool folded = false;        // wanted, but without room
        bool away = false;          // and not wanted before there is room for all
    };

    // The first ones stay longest.
    explicit PanelFolds(std::vector<Panel> panels, QObject* parent = nullptr);

    // Shows or hides a panel for good: what has no room is folded by the next fit.
    void want(QDockWidget* dock, bool wanted);
    // All of them, and none was asked for: the next fit shows what has room.
    void wantAll();
    bool isWanted(const QDockWidget* dock) const; // shown, or it would be in a wider window
    // Folds and unfolds, so that what is shown needs no more than `room` px; what was asked for is shown in any case.
    void fit(int room);
    int used() const; // px that those on show need
    // In a window without room for all, those that a button is to show and to hide.
    bool isOffered(const QDockWidget* dock) const;
    void unfold(); // all of them, as a wide window has them

Q_SIGNALS:
    void asked(); // somebody showed or hid one: they are to be fitted again

private:
    void follow(Panel& panel, bool shown);
    Panel* of(const QDockWidget* dock);
    const Panel* of(const QDockWidget* dock) const;

    std::vector<Panel> m_panels;
    const QDockWidget* m_asked = nullptr;
    bool m_tight = false, m_own = false; // a change of its own is under way
};

} // namespace attn
