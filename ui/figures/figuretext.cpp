// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figuretext.h"

#include "ui/figures/fontless.h"
#include "ui/paint/labelpainter.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace attn {
namespace {

constexpr int design_size = 64;     // px
constexpr double picture_scale = 2; // of the design size: 128 px a letter

// Fonts whose letters are pixels or coloured layers: their outlines are empty.
bool isPictureFont(const QRawFont& font)
{
    return !font.fontTable("CBDT").isEmpty() || !font.fontTable("sbix").isEmpty() || !font.fontTable("COLR").isEmpty();
}

// Empty for the boxes that Qt draws without a font; Qt has no query for them.
QString familyOf(const QRawFont& font) { return font.fontTable("head").isEmpty() ? QString() : font.familyName(); }

QList<QGlyphRun> runsOf(const QString& words, TextFace face)
{
    QTextLayout layout(words, designFont(face));
    layout.setCacheEnabled(false);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (!line.isValid())
        return {};
    line.setLineWidth(1e7);
    layout.endLayout();
    const double ascent = line.ascent();
    QList<QGlyphRun> runs = layout.glyphRuns();
    for (QGlyphRun& run : runs) { // on the baseline instead of under the line's top
        QList<QPointF> positions = run.positions();
        for (QPointF& position : positions)
            position.ry() -= ascent;
        run.setPositions(positions);
    }
    return runs;
}

ShapedText::Picture pictureOf(const QGlyphRun& run)
{
    const double em = design_size;
    const QList<QPointF> positions = run.positions();
    QRectF box;
    for (const QPointF& position : positions)
        box |= QRectF(position.x() - 0.1 * em, position.y() - 1.1 * em, 1.6 * em, 1.5 * em);
    QImage image((box.size() * picture_scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(picture_scale, picture_scale);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawGlyphRun(-box.topLeft(), run);
    return {image, box};
}

// A pointer, since thread-local objects are gone before their destructors run on Windows (ui/paint/labelpainter.cpp).
const QString*& familyHere()
{
    thread_local const QString* family = nullptr;
    return family;
}

} // namespace

FigureFont::FigureFont(const QString& family) : m_family(family), m_before(std::exchange(familyHere(), &m_family)) {}

FigureFont::~FigureFont() { familyHere() = m_before; }

const QString& FigureFont::family()
{
    static const QString none;
    return familyHere() ? *familyHere() : none;
}

std::optional<Error> fontFault(const QString& family)
{
    if (family.isEmpty() || QFontDatabase::hasFamily(family))
        return std::nullopt;
    return Error{QObject::tr("the font “%1” is not installed; choose another").arg(family).toStdString()};
}

QFont designFont(TextFace face)
{
    const bool numbers = face == TextFace::Numbers || face == TextFace::StrongNumbers;
    QFont font;
    if (const QString& family = FigureFont::family(); !family.isEmpty())
        font.setFamilies({family, QStringLiteral("DejaVu Sans")});
    else
        font.setFamilies(numbers ? QStringList{QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono")}
                                 : QStringList{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(design_size);
    font.setWeight(face == TextFace::Strong          ? QFont::DemiBold
                   : face == TextFace::StrongNumbers ? QFont::Bold
                                                     : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double designScale(const TextStyle& style) { return style.size / design_size; }

double textWidth(const QString& words, const TextStyle& style)
{
    return QFontMetricsF(designFont(style.face)).horizontalAdvance(boxed(words, style.face)) * designScale(style);
}

double capHeight(const TextStyle& style)
{
    return QFontMetricsF(designFont(style.face)).capHeight() * designScale(style);
}

double widestText(const QStringList& labels, const TextStyle& style)
{
    const QFontMetricsF metrics(designFont(style.face));
    return widestLabel(labels,
                       [&](const QString& label) { return metrics.horizontalAdvance(boxed(label, style.face)); }) *
           designScale(style);
}

QString fittedText(const QString& words, const TextStyle& style, double width)
{
    // Boxes only where text is cut; elsewhere letters stay, so that the file can be searched.
    const double room = width / designScale(style) + 0.01;
    const QString drawn = boxed(words, style.face);
    const QString fitted = QFontMetricsF(designFont(style.face)).elidedText(drawn, Qt::ElideMiddle, room);
    return fitted == drawn ? words : fitted;
}

QRawFont& TextShaper::ownFont(TextFace face)
{
    static constexpr const char* files[] = {":/fonts/Inter-Regular.otf", ":/fonts/Inter-SemiBold.otf",
                                            ":/fonts/JetBrainsMono-Regular.ttf", ":/fonts/JetBrainsMono-Bold.ttf"};
    QRawFont& font = m_fonts[std::size_t(face)];
    if (!font.isValid() && !FigureFont::family().isEmpty())
        font = QRawFont::fromFont(designFont(face));
    else if (!font.isValid())
        font.loadFromFile(QLatin1String(files[std::size_t(face)]), design_size, QFont::PreferNoHinting);
    return font;
}

ShapedText TextShaper::shape(const QString& words, const TextStyle& style)
{
    const double scale = designScale(style);
    const QRawFont& own = ownFont(style.face);
    ShapedText shaped;
    shaped.outline.setFillRule(Qt::WindingFill);
    for (const QGlyphRun& run : runsOf(boxed(words, style.face), style.face)) {
        // Equal letters have equal numbers in both; other fonts fill in for letters that ours lack.
        const bool ours = familyOf(run.rawFont()) == own.familyName();
        if (!ours && isPictureFont(run.rawFont())) {
            ShapedText::Picture picture = pictureOf(run);
            picture.box = QRectF(picture.box.topLeft() * scale, picture.box.size() * scale);
            shaped.pictures.push_back(std::move(picture));
            continue;
        }
        const QRawFont font = ours ? own : run.rawFont();
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            QTransform place = QTransform::fromScale(scale, scale);
            place.translate(positions[i].x(), positions[i].y());
            shaped.outline.addPath(place.map(font.pathForGlyph(glyphs[i])));
        }
    }
    return shaped;
}

bool hasPictures(const QString& words, const TextStyle& style)
{
    // Pictures are beyond the letters of the built-in fonts: most words need no look at their fonts.
    const bool plain = std::ranges::all_of(words, [](QChar c) { return c.unicode() < 0x2000; });
    return !plain && std::ranges::any_of(runsOf(boxed(words, style.face), style.face),
                                         [](const QGlyphRun& run) { return isPictureFont(run.rawFont()); });
}

} // namespace attn
