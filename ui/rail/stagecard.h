// SPDX-License-Identifier: GPL-3.0-or-later
// One card of the stage rail: thumbnail, title, and the shape or the reason why the stage is off.
#pragma once

#include "ui/kit/accessibility.h"
#include "ui/matrix/cardchange.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/stagecards.h"

#include <QAbstractButton>

namespace attn {

class StageCard : public QAbstractButton, public AccessibleButton {
    Q_OBJECT

public:
    explicit StageCard(QWidget* parent = nullptr);

    void setStage(const StageInfo& stage, HeatmapDataPtr thumbnail);
    void setInputs(const std::vector<QRect>& inputs);        // cells of the thumbnail that feed the chosen one
    void setChange(const std::optional<CardChange>& change); // by the edit looked at; nullopt: none
    void setLow(bool low); // as narrow and as low as its words, with a small thumbnail below its title
    const QString& id() const { return m_stage.id; }
    bool isOn() const { return m_stage.on; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    static QSize leastSize(bool low);
    QAccessible::Role accessibleRole() const override { return QAccessible::RadioButton; }
    QAccessible::State accessibleState() const override { return choiceState(isChecked()); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    StageInfo m_stage;
    std::optional<CardChange> m_change;
    bool m_isSet = false; // setStage() was called
    bool m_low = false;
    HeatmapDataPtr m_thumbnail;
    std::vector<QRect> m_inputs;
};

} // namespace attn
