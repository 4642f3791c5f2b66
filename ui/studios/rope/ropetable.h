// SPDX-License-Identifier: GPL-3.0-or-later
// The two vectors at other positions: where both have moved as far, the score is the same, as far as float32 can tell.
#pragma once

#include "ui/studios/rope/ropepicture.h"

#include <QWidget>

namespace attn {

class RopeTable : public QWidget {
    Q_OBJECT

public:
    explicit RopeTable(QWidget* parent = nullptr);

    void setPicture(const RopePicture& picture);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    RopePicture m_picture;
};

} // namespace attn
