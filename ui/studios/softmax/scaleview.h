// SPDX-License-Identifier: GPL-3.0-or-later
// Why the scores are divided by √d: histograms of q·k and of q·k / √d as d grows, and what a softmax makes of either.
#pragma once

#include "ui/studios/softmax/scaleeffect.h"
#include "ui/threads/background.h"

#include <QWidget>

#include <vector>

namespace attn {

class ScaleView : public QWidget {
    Q_OBJECT

public:
    explicit ScaleView(QWidget* parent = nullptr);

    void setWidthIndex(int index); // position in scale_widths
    int widthIndex() const { return m_index; }
    int digits = 2;
    // The results so far, narrowest first; computed off the GUI thread when the view is first shown.
    const std::vector<ScaleEffect>& effects() const { return m_effects; }

Q_SIGNALS:
    void widthChosen(int index);

protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRectF lineRect(int line) const; // of the table: 0 is its heading
    void paintHistogram(QPainter& painter, const QRectF& area, bool scaledScores, double extent, double fullest) const;
    void paintTable(QPainter& painter) const;

    std::vector<ScaleEffect> m_effects;
    int m_index = 3;
    Background m_background;
};

} // namespace attn
