// SPDX-License-Identifier: GPL-3.0-or-later
// Words that can be pressed, in the accent colour: for what leads on, beside what is pressed often.
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
