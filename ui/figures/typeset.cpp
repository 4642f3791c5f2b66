// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/typeset.h"

#include "ui/explain/mathformula.h"
#include "ui/theme/fonts.h"

#include <QGuiApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPathStroker>
#include <QScreen>

#include <algorithm>
#include <vector>

namespace attn {
namespace {

constexpr double formula_px = 24;                         // at which formulas are set, before they get their size
constexpr double formula_size = 1.1;                      // of the words around: STIX looks smaller than they do
constexpr double line_ascent = 0.85, line_descent = 0.25; // of a size: of plain words
constexpr double usual_dpi = 96;

struct Piece {
    QString words;
    Formula formula; // null: plain words
};

// The formula between two dollar signs; null for what is none.
Formula formulaIn(const QString& latex)
{
    if (latex.isEmpty() || latex.front().isSpace() || latex.back().isSpace())
        return nullptr; // "from $5 to $6"
    const auto node = parseMath(latex.toStdString());
    return node && !node->empty() && numbersOf(*node).empty() ? formulaOf(*node) : nullptr;
}

std::vector<Piece> piecesOf(const QString& words)
{
    std::vector<Piece> pieces;
    const QLatin1Char dollar('$');
    qsizetype from = 0;
    for (qsizetype open = words.indexOf(dollar); open >= 0; open = words.indexOf(dollar, open)) {
        const qsizetype close = words.indexOf(dollar, open + 1);
        if (close < 0)
            break;
        if (Formula formula = formulaIn(words.mid(open + 1, close - open - 1))) {
            if (open > from)
                pieces.push_back({words.mid(from, open - from), nullptr});
            pieces.push_back({words.mid(open, close + 1 - open), std::move(formula)});
            from = open = close + 1;
        } else {
            open = close;
        }
    }
    if (from < words.size())
        pieces.push_back({words.mid(from), nullptr});
    return pieces;
}

// Text that is set for the screen has a size that depends on it.
double screenDpi()
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen ? screen->logicalDotsPerInchY() : usual_dpi;
}

double sizeOfOne(const TextStyle& style)
{
    return style.size * formula_size / (formula_px * textScale() * screenDpi() / usual_dpi);
}

// Keeps the outlines of all that is painted on it.
class OutlineEngine : public QPaintEngine {
public:
    OutlineEngine() : QPaintEngine(AllFeatures) { m_outline.setFillRule(Qt::WindingFill); }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    Type type() const override { return User; }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath& path) override { add(path, painter()->brush().style() != Qt::NoBrush); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        if (mode != PolylineMode)
            path.closeSubpath();
        add(path, mode != PolylineMode && painter()->brush().style() != Qt::NoBrush);
    }

    const QPainterPath& outline() const { return m_outline; }

private:
    void add(const QPainterPath& path, bool filled)
    {
        const QTransform place = painter()->combinedTransform();
        if (filled)
            m_outline.addPath(place.map(path));
        const QPen& pen = painter()->pen();
        if (pen.style() == Qt::NoPen)
            return;
        QPainterPathStroker stroker(pen);
        m_outline.addPath(place.map(stroker.createStroke(path)));
    }

    QPainterPath m_outline;
};

class OutlineDevice : public QPaintDevice {
public:
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const QPainterPath& outline() const { return m_engine.outline(); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int side = 1 << 14;
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
        case PdmWidthMM:
        case PdmHeightMM: return side;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return int(screenDpi());
        case PdmDepth: return 32;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        default: return 1;
        }
    }

private:
    mutable OutlineEngine m_engine;
};

// From the start of its baseline, in px of formula_px.
QPainterPath outlineOf(const Formula& formula)
{
    OutlineDevice device;
    {
        QPainter painter(&device);
        formula->paint(painter, {}, formula_px);
    }
    return device.outline();
}

double widthOf(const Piece& piece, const TextStyle& style)
{
    return piece.formula ? piece.formula->extent(formula_px).width * sizeOfOne(style) : textWidth(piece.words, style);
}

} // namespace

TypesetExtent typesetExtent(const QString& words, const TextStyle& style)
{
    TypesetExtent extent{0, style.size * line_ascent, style.size * line_descent};
    for (const Piece& piece : piecesOf(words)) {
        extent.width += widthOf(piece, style);
        if (!piece.formula)
            continue;
        const BoxExtent box = piece.formula->extent(formula_px);
        extent.ascent = std::max(extent.ascent, box.ascent * sizeOfOne(style));
        extent.descent = std::max(extent.descent, box.descent * sizeOfOne(style));
    }
    return extent;
}

QString typesetFitted(const QString& words, const TextStyle& style, double width)
{
    const std::vector<Piece> pieces = piecesOf(words);
    const bool plain = std::ranges::none_of(pieces, [](const Piece& piece) { return bool(piece.formula); });
    return plain ? fittedText(words, style, width) : words;
}

QStringList typesetWords(const QString& words)
{
    QStringList split;
    bool joins = false; // the next piece follows without a blank
    for (const Piece& piece : piecesOf(words)) {
        const QStringList parts =
            piece.formula ? QStringList(piece.words) : piece.words.split(QLatin1Char(' '), Qt::KeepEmptyParts);
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (i == 0 && joins && !split.isEmpty())
                split.back() += parts[i];
            else
                split << parts[i];
        }
        joins = true;
    }
    split.removeAll(QString());
    return split;
}

void drawTypeset(Canvas& canvas, const QString& words, const TextStyle& style, QPointF at, const QColor& color,
                 Align align, bool turned)
{
    const std::vector<Piece> pieces = piecesOf(words);
    if (pieces.size() == 1 && !pieces.front().formula)
        return canvas.text(words, style, at, color, align, turned);
    double along = -typesetExtent(words, style).width * (align == Align::Start ? 0 : align == Align::Middle ? 0.5 : 1);
    for (const Piece& piece : pieces) {
        const QPointF start = at + (turned ? QPointF(0, -along) : QPointF(along, 0));
        if (piece.formula) {
            QTransform place = QTransform::fromTranslate(start.x(), start.y());
            if (turned)
                place.rotate(-90);
            place.scale(sizeOfOne(style), sizeOfOne(style));
            canvas.fill(place.map(outlineOf(piece.formula)), color);
        } else {
            canvas.text(piece.words, style, start, color, Align::Start, turned);
        }
        along += widthOf(piece, style);
    }
}

} // namespace attn
