// SPDX-License-Identifier: GPL-3.0-or-later
// Both layouts on the screen: a circle is pointed at, chosen by a click or the arrow keys; the wheel and Page Up and
// Down bring more of them.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/studios/rope/ropelayout.h"
#include "ui/studios/rope/ropepicture.h"

namespace attn {

class RopeView : public MapWidget {
    Q_OBJECT

public:
    explicit RopeView(QWidget* parent = nullptr);

    void setPicture(const RopePicture& picture);
    const RopeLayoutPlaces& places() const { return m_places; }
    void turnPage(int pages);
    QSize sizeHint() const override { return {640, 460}; }
    QSize minimumSizeHint() const override { return {260, 260}; }

Q_SIGNALS:
    void pairChosen(std::int64_t pair);
    void pageChanged(); // shows other pairs
    void described(const QString& sentence);

protected:
    // The cells: circles of both panels side by side.
    QSize cellCount() const override;
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void relayout();
    void describe();
    RopeLayoutPlaces::Hit hitOf(Cell cell) const;
    QString sentenceOf(const RopeLayoutPlaces::Hit& hit) const;

    RopePicture m_picture;
    RopeLayoutPlaces m_places;
    int m_panel = 0; // that the keys move in
    int m_wheel = 0;
};

} // namespace attn
