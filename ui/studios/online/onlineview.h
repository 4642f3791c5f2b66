// SPDX-License-Identifier: GPL-3.0-or-later
// The running softmax on the screen: keys are pointed at and chosen by mouse and by Left and Right, rows by Up and Down,
// tiles of the table by a click.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/studios/online/onlinelayout.h"

namespace attn {

class OnlineView : public MapWidget {
    Q_OBJECT

public:
    explicit OnlineView(QWidget* parent = nullptr);

    // Null: shows `message` instead.
    void setPicture(const OnlinePicturePtr& picture, int rows, const QString& message = {});
    const OnlinePicturePtr& picture() const { return m_picture; }
    OnlineLayout onlineLayout() const; // in coordinates of the widget; there must be a picture

Q_SIGNALS:
    void cellChosen(attn::Cell cell); // row and key
    void keyHovered(int key);         // -1: none
    void tileHovered(int tile);       // -1: none
    void tileChosen(int tile);

protected:
    QSize cellCount() const override;
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override;
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fitHeight();
    void describe();

    OnlinePicturePtr m_picture;
    int m_rows = 0;
    QString m_message;
};

} // namespace attn
