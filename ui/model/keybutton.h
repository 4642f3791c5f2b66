// SPDX-License-Identifier: GPL-3.0-or-later
// A button with an icon that says its key: "Switch off  O".
#pragma once

#include "ui/kit/paintedbutton.h"

namespace attn {

class KeyButton : public PaintedButton {
    Q_OBJECT

public:
    KeyButton(const QString& iconName, const QString& text, const QString& key, QWidget* parent = nullptr);

    void setLook(const QString& iconName, const QString& text, bool primary);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon, m_key;
    bool m_primary = false;
};

} // namespace attn
