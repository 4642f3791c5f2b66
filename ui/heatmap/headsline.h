// SPDX-License-Identifier: GPL-3.0-or-later
// The line over the maps of all heads, which stays when they are scrolled: what runs across, the marks that occur, and the
// colours.
#pragma once

#include "ui/paint/legendpainter.h"

#include <QWidget>

namespace attn {

class HeadsLine : public QWidget {
    Q_OBJECT

public:
    explicit HeadsLine(QWidget* parent = nullptr);

    // The colours are those of the head in focus.
    void setHeads(const std::vector<HeatmapDataPtr>& heads, int focused);
    // `left`: px, where the maps begin. `key`: of numbers beside the maps, `names`: of those of each head; both may be empty. `reserved`: px before the
    // colors for something else.
    void arrange(double left, const QString& key, const QString& names, int reserved);
    QRectF barPlace() const;
    bool showsKey() const { return m_showsKey; } // as it was painted last

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    HeatmapDataPtr m_focused;
    std::vector<LegendEntry> m_legend;
    QString m_key, m_names;
    bool m_showsKey = false;
    double m_left = 0;
    int m_reserved = 0;
};

} // namespace attn
