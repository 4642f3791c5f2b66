// SPDX-License-Identifier: GPL-3.0-or-later
// Online softmax: one row's softmax while its keys arrive in tiles, as FlashAttention computes it. The tiles are the
// studio's own steps on the time bar.
#pragma once

#include "ui/studios/online/onlinepicture.h"
#include "ui/studios/studio.h"

#include <optional>

namespace attn {

class OnlineControls;
class OnlinePanel;
class OnlineView;
class PictureAndPanel;

// Whether the layer's steps have finished the row: its context, or its weights if there are no values.
bool isRowDone(const Selection& selection, const OnlineRow& row);

class OnlineStudio : public Studio {
    Q_OBJECT

public:
    static StudioInfo info();
    OnlineStudio(Document* document, Selection* selection, QWidget* parent = nullptr);

    QString caption() const override;
    QWidget* controls() override;
    QString unavailable(const Computed& computed) const override;
    std::vector<std::string_view> needs(const Computed&) const override { return {"softmax"}; }
    OwnSteps* ownSteps() override { return m_steps; }

    const OnlinePicturePtr& shown() const { return m_shown; } // null: not reached by the layer's steps
    OnlineView* view() const { return m_view; }
    OnlinePanel* panel() const { return m_panel; }
    OnlineControls* onlineControls() const { return m_controls; }
    void setTile(int keys);

protected:
    void showComputed() override;
    std::optional<SteppedFigure> draw() const override;

private:
    int currentRow() const;
    void readRow();  // selection's, if it or the computation has changed
    void showStep(); // as many tiles as are through
    void describe(const QString& sentence = {});

    OnlineControls* m_controls;
    OnlineView* m_view;
    OnlinePanel* m_panel;
    PictureAndPanel* m_page;
    OwnSteps* m_steps;
    std::optional<int> m_tile;             // that was chosen
    std::shared_ptr<OnlinePicture> m_read; // null: the row has none
    OnlinePicturePtr m_shown;
    bool m_reading = false;
};

} // namespace attn
