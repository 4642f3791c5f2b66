// SPDX-License-Identifier: GPL-3.0-or-later
// A key of the keyboard as a small framed cap, for hints: Enter, Ctrl+Shift+P.
#pragma once

#include <QWidget>

namespace attn {

void paintKeyCap(QPainter& painter, const QRectF& rect, const QString& key);
QSize keyCapSize(const QString& key);

class KeyCap : public QWidget {
    Q_OBJECT

public:
    explicit KeyCap(const QString& key, QWidget* parent = nullptr);
    QSize sizeHint() const override { return keyCapSize(m_key); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_key;
};

} // namespace attn
