// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the running softmax: the weights as they would be if the row ended now, whether the end is the whole softmax's,
// and how many numbers of the row are held at once.
#pragma once

#include "ui/kit/mapwidget.h"
#include "ui/studios/online/onlinepicture.h"
#include "ui/studios/sidepanel.h"

class QLabel;

namespace attn {

class LampLine;

class WeightsSoFar : public MapWidget {
    Q_OBJECT

public:
    explicit WeightsSoFar(QWidget* parent = nullptr);
    void setPicture(const OnlinePicturePtr& picture);
    // Whether it requests room for its keys or just takes what is left.
    void setRoomy(bool roomy);

Q_SIGNALS:
    void keyHovered(int key); // -1: none
    void keyChosen(int key);

protected:
    QSize cellCount() const override;
    std::optional<Cell> cellAt(QPointF position) const override;
    std::optional<Cell> currentCell() const override { return std::nullopt; }
    void pointAt(std::optional<Cell> cell) override;
    void choose(Cell cell) override;
    QString wordsOf(Cell cell) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    OnlinePicturePtr m_picture;
    bool m_roomy = false;
};

class OnlinePanel : public SidePanel {
    Q_OBJECT

public:
    explicit OnlinePanel(QWidget* parent = nullptr);
    void setPicture(const OnlinePicturePtr& picture); // not null
    LampLine* lamp() const { return m_lamp; }
    WeightsSoFar* weights() const { return m_weights; }
    void setBelow(bool below) override;

private:
    QLabel *m_title, *m_heldTitle, *m_whole, *m_online, *m_held;
    WeightsSoFar* m_weights;
    LampLine* m_lamp;
};

} // namespace attn
