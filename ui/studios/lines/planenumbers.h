// SPDX-License-Identifier: GPL-3.0-or-later
// The lines below the plane of arrows: the score of the current cell as lengths and an angle, as a sum, and its result.
#pragma once

#include "ui/studios/lines/planepicture.h"

#include <QWidget>

namespace attn {

class PlaneNumbers : public QWidget {
    Q_OBJECT

public:
    explicit PlaneNumbers(QWidget* parent = nullptr);

    void setLines(std::vector<PlaneLine> lines);
    const std::vector<PlaneLine>& lines() const { return m_lines; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<PlaneLine> m_lines;
};

} // namespace attn
