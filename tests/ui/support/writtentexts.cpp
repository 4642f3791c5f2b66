// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/writtentexts.h"

#include "ui/heatmap/heatmapplottable.h"
#include "ui/heatmap/mapplot.h"
#include "ui/kit/accessiblecells.h"
#include "ui/kit/lamp.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/colorbar.h"
#include "ui/studios/dropout/meanchart.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QTextDocument>

#include <algorithm>

namespace attn {

namespace {

constexpr int most_cells = 16; // of a side

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

void addMap(const HeatmapData& data, QStringList& texts)
{
    for (int row = 0; row < data.rows; ++row) {
        for (int column = 0; column < data.columns; ++column)
            if (const Cell cell{row, column}; data.mark(cell) != CellMark::Pending)
                texts << formatNumber(data.value(cell), data.digits) << describeCell(data, cell);
            else
                texts << describeCell(data, cell);
        if (data.hasRowSums() && row < data.finishedRows)
            texts << formatNumber(data.rowSum(row), data.digits);
    }
    for (const BarTick& tick : colorBarTicks(data, colors(), 1e4))
        texts << tick.text;
}

// What its paint event copies from pixmaps: cells, sums, bars.
void addPlot(MapPlot& plot, QStringList& texts)
{
    for (int i = 0; i < plot.plottableCount(); ++i)
        if (const auto* map = qobject_cast<HeatmapPlottable*>(plot.plottable(i)); map && map->data())
            addMap(*map->data(), texts);
}

void addItems(const QAbstractItemView& view, QStringList& texts)
{
    const QAbstractItemModel* model = view.model();
    if (!model)
        return;
    constexpr int most = 30; // rows and columns: further ones are like these
    for (int row = 0; row < std::min(model->rowCount(), most); ++row)
        for (int column = 0; column < std::min(model->columnCount(), most); ++column)
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::StatusTipRole),
                                   int(Qt::AccessibleTextRole), int(Qt::AccessibleDescriptionRole)})
                texts << model->index(row, column).data(role).toString();
}

// What a screen reader is told.
void addSpoken(QWidget& widget, QStringList& texts)
{
    if (const auto* cells = dynamic_cast<const AccessibleCells*>(&widget)) {
        const QSize count = cells->accessibleCount();
        for (int row = 0; row < std::min(count.height(), most_cells); ++row)
            for (int column = 0; column < std::min(count.width(), most_cells); ++column)
                texts << cells->accessibleWords({row, column});
        texts << cells->accessibleText();
    }
    if (const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&widget))
        for (const auto what : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
            texts << spoken->text(what);
}

void addWidget(QWidget& widget, QStringList& texts)
{
    texts << widget.accessibleName() << widget.accessibleDescription() << widget.toolTip() << widget.statusTip()
          << widget.whatsThis() << widget.windowTitle();
    addSpoken(widget, texts);
    if (const auto* label = qobject_cast<QLabel*>(&widget)) {
        QTextDocument text;
        text.setHtml(label->text());
        texts << text.toPlainText();
    }
    if (const auto* field = qobject_cast<QLineEdit*>(&widget))
        texts << field->text() << field->placeholderText();
    if (const auto* box = qobject_cast<QComboBox*>(&widget))
        for (int i = 0; i < box->count(); ++i)
            texts << box->itemText(i) << box->itemData(i, Qt::ToolTipRole).toString();
    if (const auto* items = qobject_cast<QAbstractItemView*>(&widget))
        addItems(*items, texts);
    if (auto* plot = qobject_cast<MapPlot*>(&widget))
        addPlot(*plot, texts);
    if (const auto* chart = qobject_cast<MeanChart*>(&widget))
        for (const QVector<double>& curve : {chart->curves().mean, chart->curves().error})
            for (double number : curve)
                texts << formatNumber(number, chart->curves().digits);
}

} // namespace

QStringList writtenTexts(QWidget& window)
{
    TextDevice device;
    window.render(&device);
    QStringList texts = device.engine.texts;
    addWidget(window, texts);
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisibleTo(&window))
            addWidget(*widget, texts);
    for (const QAction* action : window.findChildren<QAction*>())
        texts << action->text() << action->toolTip() << action->statusTip();
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
