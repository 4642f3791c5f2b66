// SPDX-License-Identifier: GPL-3.0-or-later
// Records what Qt paints of the icons: attnscope_icons FILE SVG... It runs while the window is built.
#include "ui/theme/iconshapes.h"

#include <QFile>
#include <QFileInfo>
#include <QPaintEngine>
#include <QPainter>
#include <QSaveFile>
#include <QSvgRenderer>

#include <cstdio>

namespace {

constexpr auto current = "#010203"; // in the drawings' text, for currentColor

QColor recorded(const QColor& color, double opacity)
{
    if (color.name() == QLatin1String(current))
        return {};
    QColor faint = color;
    faint.setAlphaF(float(color.alphaF() * opacity));
    return faint;
}

// Takes every shape as a path.
class Recorder : public QPaintEngine {
public:
    Recorder() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    Type type() const override { return User; }

    void drawPath(const QPainterPath& path) override
    {
        const QPen pen = painter()->pen();
        const QBrush brush = painter()->brush();
        const double opacity = painter()->opacity();
        shapes.append({painter()->combinedTransform().map(path),
                       brush.style() == Qt::NoBrush ? QColor(Qt::transparent) : recorded(brush.color(), opacity),
                       pen.style() == Qt::NoPen ? QColor(Qt::transparent) : recorded(pen.color(), opacity),
                       pen.widthF()});
    }

    QList<attn::IconShape> shapes;
};

class Sheet : public QPaintDevice {
public:
    explicit Sheet(QSize size) : m_size(size) {}

    QPaintEngine* paintEngine() const override { return &m_engine; }
    const QList<attn::IconShape>& shapes() const { return m_engine.shapes; }

protected:
    int metric(PaintDeviceMetric what) const override
    {
        return what == PdmWidth ? m_size.width() : what == PdmHeight ? m_size.height() : QPaintDevice::metric(what);
    }

private:
    const QSize m_size;
    mutable Recorder m_engine;
};

int failed(const char* file, const char* what)
{
    std::fprintf(stderr, "attnscope_icons: %s: %s\n", file, what);
    return 4;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        std::fputs("usage: attnscope_icons FILE SVG...\n", stderr);
        return 2;
    }
    attn::IconDrawings drawings;
    for (int i = 2; i < argc; ++i) {
        QFile file(QString::fromLocal8Bit(argv[i]));
        if (!file.open(QIODevice::ReadOnly))
            return failed(argv[i], "cannot be read");
        QSvgRenderer renderer(file.readAll().replace("currentColor", current));
        Sheet sheet(renderer.defaultSize());
        QPainter painter(&sheet);
        renderer.render(&painter, QRectF(QPointF(), renderer.defaultSize()));
        painter.end();
        if (!renderer.isValid() || sheet.shapes().isEmpty())
            return failed(argv[i], "is not a drawing");
        drawings[QFileInfo(file).completeBaseName()] = {renderer.defaultSize(), sheet.shapes()};
    }
    QSaveFile out(QString::fromLocal8Bit(argv[1]));
    if (!out.open(QIODevice::WriteOnly))
        return failed(argv[1], "cannot be written");
    QDataStream stream(&out);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << drawings;
    return out.commit() ? 0 : failed(argv[1], "cannot be written");
}
