// SPDX-License-Identifier: GPL-3.0-or-later
// What a studio or the page of a model shows, for a class: the figure that is printed of it, in the colours of the screen and as
// large as there is room. Drawn off the GUI thread; the last one stays until the new one is there.
#pragma once

#include "ui/figures/figure.h"
#include "ui/figures/figureworker.h"

#include <QWidget>

#include <functional>

namespace attn {

struct ClassPicture {
    QString title, note;          // "Mask studio", and what stands quietly behind it
    std::function<Figure()> draw; // may be called in any thread
    FigureLook look;
};

// The look at the width at which letters are as large as they can be with all words over the maps whole and digits in the
// cells; that of the widest where nothing helps.
FigureLook lookForClass(const Figure& figure, FigureLook look);

class PictureView : public QWidget {
    Q_OBJECT

public:
    explicit PictureView(QWidget* parent = nullptr);

    void setPicture(ClassPicture picture);
    const QImage& image() const { return m_image; }
    bool isBusy() const { return m_drawer.isBusy(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void draw();

    ClassPicture m_picture;
    QImage m_image;
    QString m_problem; // why there is none, in one sentence; empty where there is nothing to draw yet
    FigureWorker m_drawer;
};

} // namespace attn
