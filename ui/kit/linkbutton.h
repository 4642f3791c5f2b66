// SPDX-License-Identifier: GPL-3.0-or-later
// Clickable text in the accent color: for links onward, next to frequently pressed buttons.
#pragma once

#include "ui/kit/paintedbutton.h"

namespace attn {

class LinkButton : public PaintedButton {
    Q_OBJECT

public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace attn
