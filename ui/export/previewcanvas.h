// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of paper in an export dialog: paints the picture with its edge, over a check pattern where it is
// transparent.
#pragma once

#include <QImage>
#include <QWidget>

namespace attn {

class PreviewCanvas : public QWidget {
    Q_OBJECT

public:
    explicit PreviewCanvas(QWidget* parent = nullptr);

    void setPicture(const QImage& picture);
    const QImage& picture() const { return m_picture; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
};

} // namespace attn
