// SPDX-License-Identifier: GPL-3.0-or-later
// What a studio or a model's page shows, for a class: its maps as the window's views, or its printed figure, in screen
// colors and as large as possible. Made off the GUI thread; the last one stays meanwhile.
#pragma once

#include "ui/figures/figureworker.h"
#include "ui/present/classpicture.h"

#include <QWidget>

namespace attn {

class MapBoard;

class PictureView : public QWidget {
    Q_OBJECT

public:
    explicit PictureView(QWidget* parent = nullptr);

    void setUnit(double px); // of the design, as slidedesign has it
    void setPicture(ClassPicture picture);
    QImage image() const; // as shown
    const MapBoard* board() const { return m_board; }
    bool isBusy() const { return m_drawer.isBusy(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void draw();

    ClassPicture m_picture;
    MapBoard* m_board; // hidden where the figure is drawn as an image
    QImage m_image;
    QString m_problem; // why there is none, in one sentence; empty if there is nothing to draw yet
    FigureWorker m_drawer;
};

} // namespace attn
