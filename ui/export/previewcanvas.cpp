// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/previewcanvas.h"

#include "ui/theme/colors.h"

#include <QPainter>

namespace attn {

namespace {

constexpr int check_size = 8;

void paintChecks(QPainter& painter, const QRect& rect)
{
    const Colors& light = colorsOf(ThemeName::Light);
    painter.fillRect(rect, light.base);
    painter.save();
    painter.setClipRect(rect);
    for (int y = 0; y * check_size < rect.height(); ++y)
        for (int x = y % 2; x * check_size < rect.width(); x += 2)
            painter.fillRect(rect.x() + x * check_size, rect.y() + y * check_size, check_size, check_size, light.line);
    painter.restore();
}

} // namespace

PreviewCanvas::PreviewCanvas(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Preview")); }

void PreviewCanvas::setPicture(const QImage& picture)
{
    m_picture = picture;
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    setMinimumSize(sizeHint());
    update();
}

QSize PreviewCanvas::sizeHint() const { return m_picture.deviceIndependentSize().toSize() + QSize(2, 2); }

void PreviewCanvas::paintEvent(QPaintEvent*)
{
    if (m_picture.isNull())
        return;
    QPainter painter(this);
    const QSize size = m_picture.deviceIndependentSize().toSize();
    const QRect sheet(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size);
    if (m_picture.hasAlphaChannel())
        paintChecks(painter, sheet);
    painter.drawImage(sheet.topLeft(), m_picture);
    painter.setPen(colors().edge);
    painter.drawRect(sheet.adjusted(-1, -1, 0, 0));
}

} // namespace attn
