// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include "ui/theme/colors.h"
#include "ui/theme/iconshapes.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>

static void initIcons() { Q_INIT_RESOURCE(icons); } // Q_INIT_RESOURCE does not work inside a namespace

namespace attn {

namespace {

const IconDrawing* drawingOf(const QString& name)
{
    static const IconDrawings drawings = [] {
        initIcons();
        IconDrawings read;
        QFile file(QStringLiteral(":/icons/drawings"));
        if (file.open(QIODevice::ReadOnly)) {
            QDataStream stream(&file);
            stream.setVersion(QDataStream::Qt_6_0);
            stream >> read;
        }
        return read;
    }();
    const auto found = drawings.constFind(name);
    return found == drawings.constEnd() ? nullptr : &*found;
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
        // `size` is already in device pixels. A new theme has other colors, so it finds no old entries.
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
    const IconDrawing* const drawing = drawingOf(name);
    if (!drawing)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / drawing->size.width(), rect.height() / drawing->size.height());
    const auto recordedColor = [&color](const QColor& recorded) {
        return recorded.isValid() ? recorded : QColor(color.rgb());
    };
    for (const IconShape& shape : drawing->shapes) {
        const bool hasLine = shape.line != QColor(Qt::transparent);
        painter.setPen(hasLine
                           ? QPen(recordedColor(shape.line), shape.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)
                           : QPen(Qt::NoPen));
        painter.setBrush(shape.fill != QColor(Qt::transparent) ? QBrush(recordedColor(shape.fill))
                                                               : QBrush(Qt::NoBrush));
        painter.drawPath(shape.path);
    }
    painter.restore();
}

} // namespace attn
