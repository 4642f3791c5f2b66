// SPDX-License-Identifier: GPL-3.0-or-later
// How the mean over more and more draws settles on the result without dropout: a curve over a logarithmic number of
// draws, and the dashed line it approaches.
#pragma once

#include "ui/heatmap/plot.h"

#include <QVector>

namespace attn {

class MeanChart : public QCustomPlot {
    Q_OBJECT

public:
    explicit MeanChart(QWidget* parent = nullptr);

    struct Curves {
        QVector<double> draws;       // x, growing
        QVector<double> mean, error; // y; empty if not wanted
        double target = 0;           // of the mean
        double end = 1;              // the requested number of draws
        int digits = 4;
    };
    void setCurves(Curves curves);
    const Curves& curves() const { return m_curves; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override { event->ignore(); }
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

private:
    void applyColors();
    void show();
    void placeLabels();

    Curves m_curves;
    QCPGraph *m_mean, *m_error, *m_end;
    QCPItemStraightLine* m_target;
    QCPItemText *m_targetText, *m_errorText;
};

} // namespace attn
