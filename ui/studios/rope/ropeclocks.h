// SPDX-License-Identifier: GPL-3.0-or-later
// The frequencies as clocks: a face for each shown pair, whose two hands show how far the query and the key have
// turned.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/studios/rope/ropepicture.h"

namespace attn {

class RopeClocks : public MapWidget {
    Q_OBJECT

public:
    explicit RopeClocks(QWidget* parent = nullptr);

    void setPicture(const RopePicture& picture, std::int64_t first, std::int64_t count);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void pairChosen(std::int64_t pair);
    void described(const QString& sentence);

protected:
    QSize cellCount() const override { return {1, int(m_count)}; }
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override { Q_EMIT pairChosen(m_first + cell.row); }
    QString wordsOf(Cell cell) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    RopePicture m_picture;
    std::int64_t m_first = 0, m_count = 0;
};

} // namespace attn
