// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/writtentexts.h"

#include "ui/heatmap/heatmapview.h"
#include "ui/kit/lamp.h"
#include "ui/kit/numbertext.h"
#include "ui/studios/dropout/meanchart.h"

#include <QLabel>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QTextDocument>

namespace attn {

namespace {

// Paints nothing, and keeps the texts.
class TextEngine : public QPaintEngine {
public:
    TextEngine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
    void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { texts << item.text(); }
    Type type() const override { return User; }

    QStringList texts;
};

class TextDevice : public QPaintDevice {
public:
    QPaintEngine* paintEngine() const override { return &engine; }
    mutable TextEngine engine;

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
        case PdmHeight: return 4000;
        case PdmWidthMM:
        case PdmHeightMM: return 1058;
        case PdmDepth: return 32;
        case PdmNumColors: return 1 << 24;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        default: return 96;
        }
    }
};

void addMap(const HeatmapView& view, QStringList& texts)
{
    const HeatmapDataPtr data = view.data();
    if (!data)
        return;
    for (int row = 0; row < data->rows; ++row) {
        for (int column = 0; column < data->columns; ++column)
            if (const Cell cell{row, column}; data->mark(cell) != CellMark::Pending)
                texts << formatNumber(data->value(cell), data->digits) << describeCell(*data, cell);
        if (data->hasRowSums() && row < data->finishedRows)
            texts << formatNumber(data->rowSum(row), data->digits);
    }
}

} // namespace

QStringList writtenTexts(QWidget& window)
{
    TextDevice device;
    window.render(&device);
    QStringList texts = device.engine.texts;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window))
            continue;
        texts << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        if (const auto* label = qobject_cast<QLabel*>(widget)) {
            QTextDocument text;
            text.setHtml(label->text());
            texts << text.toPlainText();
        }
        if (const auto* view = qobject_cast<HeatmapView*>(widget))
            addMap(*view, texts);
        if (const auto* chart = qobject_cast<MeanChart*>(widget))
            for (const QVector<double>& curve : {chart->curves().mean, chart->curves().error})
                for (double number : curve)
                    texts << formatNumber(number, chart->curves().digits);
    }
    texts.removeAll(QString());
    return texts;
}

QStringList lampsOf(const QWidget& window)
{
    QStringList texts;
    for (const Lamp* lamp : window.findChildren<Lamp*>())
        texts << lamp->accessibleName();
    return texts;
}

} // namespace attn
