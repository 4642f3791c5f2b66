// SPDX-License-Identifier: GPL-3.0-or-later
// Words that can be pressed, in the accent colour: for what leads on, beside what is pressed often.
#pragma once

#include <QAbstractButton>

namespace attn {

class LinkButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // Enter presses it too
};

} // namespace attn
