// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include "ui/theme/colors.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace attn {

namespace {

// Qt draws currentColor as black on any palette, so the colour is put into the drawing's text before it is read.
QByteArray iconText(const QString& name, const QColor& color)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

class LineIconEngine : public QIconEngine {
public:
    explicit LineIconEngine(const QString& name) : m_name(name) {}

    QIconEngine* clone() const override { return new LineIconEngine(m_name); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const int side = qMin(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        paintIcon(*painter, square, m_name, colorFor(mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        if (size.isEmpty()) // a button without room
            return {};
        // `size` is in device pixels already. A new theme has other colours, so it finds nothing old here.
        const QString key = colorFor(mode).name() + QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
        QPixmap& pixmap = m_cache[key];
        if (pixmap.isNull()) {
            pixmap = QPixmap(size);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            paint(&painter, QRect(QPoint(), size), mode, state);
        }
        return pixmap;
    }

private:
    static QColor colorFor(QIcon::Mode mode)
    {
        const Colors& c = colors();
        return mode == QIcon::Disabled ? c.off : mode == QIcon::Selected ? c.onaccent : c.text;
    }

    QString m_name;
    QHash<QString, QPixmap> m_cache;
};

} // namespace

QIcon icon(const QString& name) { return QIcon(new LineIconEngine(name)); }

void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& color)
{
    QSvgRenderer renderer(iconText(name, color));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, rect);
    painter.restore();
}

} // namespace attn
