// SPDX-License-Identifier: GPL-3.0-or-later
// The stage rail: one card per stage of the scene, in the scene's own order, with a live thumbnail and the shape. A
// stage that is off says so and why; a click on it asks what it is. Click, arrow keys and Page Up/Down select the
// others. If the cards do not all fit, they are narrower, with smaller thumbnails.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"
#include "ui/compute/preparedviews.h"
#include "ui/kit/scrollarea.h"
#include "ui/matrix/cardchange.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/stagecards.h"

#include <map>
#include <string>
#include <vector>

class QHBoxLayout;

namespace attn {

class Selection;
class StageCard;

class Rail : public ScrollArea {
    Q_OBJECT

public:
    explicit Rail(Selection* selection, QWidget* parent = nullptr);

    // `prepared` may hold the thumbnails; what it does not is made here.
    void setComputed(const ComputedPtr& computed, const PreparedPtr& prepared = {});
    // The cards themselves; `thumbnails` parallels `stages`, null if there is nothing to draw.
    void setStages(const std::vector<StageInfo>& stages, const std::vector<HeatmapDataPtr>& thumbnails);
    const std::vector<StageInfo>& stages() const { return m_stages; }
    // The ids of the available cards; empty: all.
    void showOnly(const std::vector<std::string>& cards);
    // What is open in the center belongs to this card, whether or not it is on; empty: the stage in focus is shown.
    void setOpened(const QString& card);
    // How far an edit reaches, on the cards given; empty: the cards look as usual.
    void setChanges(std::vector<CardChange> changes);
    // The card `steps` further among those that are on; stays at the ends.
    void walk(int steps);

    QSize sizeHint() const override;

Q_SIGNALS:
    void offChosen(const QString& id); // a card that is off
    void backAsked();                  // to the stage in focus, from what is opened

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void followSelection();
    void revealChosen();
    void updateThumbnails();
    void followStep();
    HeatmapDataPtr thumbnailOf(const StageInfo& stage);
    void followInputs();
    void fit();
    void layOutAgain();
    void tellChanges();

    Selection* m_selection;
    QHBoxLayout* m_row;
    ComputedPtr m_computed;
    PreparedPtr m_prepared;                            // with it; may be null
    std::map<std::string, HeldMatrixPtr> m_thumbnails; // by tensor: some stay through a drag
    std::vector<StageInfo> m_stages;
    std::vector<std::string> m_only;
    std::vector<StageCard*> m_cards;
    std::vector<CardChange> m_changes;
    QString m_opened;
    std::optional<StepPlace> m_step;                   // that the thumbnails show
    std::optional<std::pair<double, double>> m_locked; // as they do: the range of the stage in focus
};

} // namespace attn
