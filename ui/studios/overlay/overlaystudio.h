// SPDX-License-Identifier: GPL-3.0-or-later
// Several heads overlaid on one map, in the colors of the heads, with each head's weight in the chosen cell beside it.
#pragma once

#include "ui/studios/overlay/overlaydata.h"
#include "ui/studios/studio.h"
#include "ui/threads/background.h"

class QLabel;

namespace attn {

class OverlayList;
class OverlayControls;
enum class OverlayMode;

class OverlayStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    OverlayStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    std::vector<std::string_view> needs(const Computed&) const override { return {"softmax", "concat"}; }
    bool controlsMayHelp(const Computed&) const override { return false; }
    bool leaves(const Computed& computed) const override;
    const HeadsOverlayPtr& overlay() const { return m_overlay; } // null if none, or while being read
    OverlayMode drawn() const;                                   // in the cells as they are

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;

private:
    std::string tensor() const; // whose heads are shown: the one in focus, else "weights"
    std::vector<int> heads() const;
    void rebuild();
    void show(HeadsOverlayPtr overlay);
    void arrange();
    void followSelection();
    void say();

    OverlayControls* m_controls;
    QLabel* m_message; // in the place of the map
    HeatmapView* m_view;
    OverlayList* m_list;
    HeadsOverlayPtr m_overlay;
    Background m_reading; // of large maps; last: must end before the others
};

} // namespace attn
