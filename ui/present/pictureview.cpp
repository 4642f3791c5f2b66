// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/pictureview.h"

#include "ui/kit/whenever.h"

#include <QPainter>

namespace attn {

PictureView::PictureView(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    whenever(this, {QEvent::Resize}, [this] { draw(); });
}

void PictureView::setPicture(ClassPicture picture)
{
    m_picture = std::move(picture);
    draw();
}

void PictureView::draw()
{
    if (!m_picture.draw || size().isEmpty())
        return;
    const double ratio = devicePixelRatioF();
    m_drawer.request([this, picture = m_picture, room = (QSizeF(size()) * ratio).toSize(),
                      ratio](const std::stop_token&) -> std::function<void()> {
        QImage image = fittingImage(picture.draw(), picture.look, room);
        image.setDevicePixelRatio(ratio);
        return [this, image] {
            m_image = image;
            update();
        };
    });
}

void PictureView::paintEvent(QPaintEvent*)
{
    const QSizeF own = m_image.deviceIndependentSize();
    QPainter painter(this);
    painter.drawImage(QPointF((width() - own.width()) / 2, 0), m_image);
}

} // namespace attn
