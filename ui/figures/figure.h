// SPDX-License-Identifier: GPL-3.0-or-later
// A figure for print: one matrix, or several side by side, painted at a physical size, on paper or a dark slide, as
// PNG, SVG, PDF or TikZ. Pure: the input decides every byte, and it may run in any thread.
#pragma once

#include "core/base/result.h"
#include "core/base/severity.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/paint/canvas.h"
#include "ui/theme/colors.h"

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace attn {

enum class FigureFormat { Png, Svg, Pdf, Tex };

// What a figure includes, and how large it is. All figures of one export share it.
struct FigureLook {
    bool title = true, tokenLabels = true, colorBar = true, digits = true, marks = true;
    bool axes = true; // the words "query" and "key", or those of rowAxis and columnAxis
    bool chosenCell = false, rowSums = false, background = true;
    bool answers = false;     // show hidden numbers; else their cells have a question mark
    bool letters = false;     // a, b, c before the captions of several maps
    bool legend = false;      // of the marks that occur, below
    bool blankMasked = false; // masked cells are blank instead of hatched
    bool barLabel = true;     // words along the color bar: barWords, or the figure's own
    bool scene = true;        // the file holds the scene, and what else made the figure
    bool svgText = false;     // words of SVG as text, for programs that have the font; else as outlines
    QString rowAxis = {}, columnAxis = {}, barWords = {}; // own words of axes and color bar; empty: the usual ones
    QString font = {};                                    // family of all text; empty: the program's own
    double fontSize = 0;                                  // of all text but the title, in points; 0: as suits the width
    double widthCm = 12;
    double heightCm = 0;                // of a slide, which the maps fill; 0: as high as the figure is
    double dpi = 300;                   // of PNG; the others are vector formats
    ThemeName theme = ThemeName::Light; // paper is; a slide has that of the window
    bool operator==(const FigureLook&) const = default;
};

// Makes the figure a slide of `pixels`, whose shorter side is 7.5 inches, as in PowerPoint.
void fillSlide(FigureLook& look, const QSize& pixels);
inline constexpr QSize slide_pixels{1920, 1080};

// One cell to draw, with the figure's settings for all of them.
struct FigureCell {
    QRectF box;
    Cell cell;
    double unit = 1; // one px of the window's design, in points
    TextStyle digits;
    int decimals = -1; // -1: no room for digits
    double least = 0;  // points: smaller text is left out, as on a slide
};
using CellPainter = std::function<void(Canvas& canvas, const HeatmapData& data, const FigureCell& cell)>;

// One matrix on the figure.
struct FigureMap {
    HeatmapDataPtr data;
    QString caption;                   // over a map of a sheet: "head 3", "step 4: scores"; empty: none
    std::optional<Cell> chosen;        // framed when the look says so
    QString note = {};                 // under it, "rows sum to 1"; empty: none
    QString sign = {};                 // between it and the map before: "×"
    CellPainter paint = {};            // null: a colour of the map, marks and digits
    double aspect = 1;                 // of its cells, width to height, where they are not the map's own affair
    bool whole = false;                // one drawing (ui/figures/drawing.h): as large as will fit
    Severity severity = Severity::Off; // of the note, before a class; Off: it is no finding
};

struct Figure {
    QString title;
    std::vector<FigureMap> maps; // one; or several side by side, with one colour bar where they share one range
    int columns = 0;             // of several maps; 0: as suits their number
    int titleLines = 3;          // that a long title may take; 1: the frames of a film are of one height
    QString barWords = {};       // what its color bar measures, "Attention weight"; empty: nothing is said
    std::vector<int> heads = {}; // whose colours cells have: they are named below
    std::vector<std::pair<QString, QString>> facts = {}; // what made it, for the file's metadata: "Seed" -> "123"
};

// How many of the token labels along the longest side are written, of all that should be.
struct LabelCount {
    int written = 0, all = 0;
    bool complete() const { return written >= all; }
};
// "8 of 16 labels do not fit at 8.5 cm", and what one can do.
QString labelSentence(const LabelCount& labels, const FigureLook& look);

// The physical height that follows from the width, and both in pixels at the look's DPI. An error when a picture would
// have more than largest_figure pixels, with the numbers and what would fit.
struct FigureSize {
    double widthCm = 0, heightCm = 0;
    QSize pixels;
    bool digits = false; // shown in the cells of at least one of its maps
    LabelCount labels;
};
inline constexpr double largest_figure = 128e6;
Result<FigureSize> figureSize(const Figure& figure, const FigureLook& look);

// The picture as an image at `dpi` instead of the look's: the preview, the clipboard, the frames of an animation.
Result<QImage> figureImage(const Figure& figure, const FigureLook& look, double dpi);

// The DPI at which a figure of this size fills `room`, in pixels, in one direction and fits in the other.
double fittingDpi(const FigureSize& size, const QSize& room);
// The picture at that DPI, four times the look's at most; null where it cannot be drawn.
QImage fittingImage(const Figure& figure, const FigureLook& look, const QSize& room);

// The whole file. PNG: its resolution in pHYs, facts in text chunks. SVG: cells as shapes up to 64 x 64, else one
// lossless image of one pixel a cell; labels as outlines, or as text where the look says so. PDF: a page of exactly the figure's size, lossless, with
// embedded fonts. TikZ: shapes alone, words in the document's fonts. The same figure always gives the same bytes.
// `labels`: gets how many of them fit.
Result<QByteArray> figureBytes(const Figure& figure, const FigureLook& look, FigureFormat format,
                               LabelCount* labels = nullptr);

} // namespace attn
