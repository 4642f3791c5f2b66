// SPDX-License-Identifier: GPL-3.0-or-later
#include "packaging/describe/icons.h"

#include <QImage>
#include <QPainter>
#include <QString>
#include <QSvgRenderer>

namespace attn {

bool writeIcons(const std::string& drawing, const std::string& folder)
{
    QSvgRenderer renderer(QString::fromStdString(drawing));
    if (!renderer.isValid())
        return false;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter);
        painter.end();
        if (!image.save(QStringLiteral("%1/%2.png").arg(QString::fromStdString(folder)).arg(size)))
            return false;
    }
    return true;
}

} // namespace attn
