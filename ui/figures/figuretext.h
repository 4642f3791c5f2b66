// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a figure: measured and shaped in one large size and scaled from there, so that every format breaks, cuts
// and places them alike, whatever its resolution and whatever size of text the window has.
#pragma once

#include "core/base/result.h"
#include "ui/paint/canvas.h"

#include <QFont>
#include <QRawFont>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace attn {

// As long as it lives, this thread measures and draws all text in the font of `family`; empty: in the program's own.
class FigureFont {
public:
    explicit FigureFont(const QString& family);
    ~FigureFont();
    FigureFont(const FigureFont&) = delete;
    FigureFont& operator=(const FigureFont&) = delete;

    static const QString& family(); // of this thread; empty: the program's own
private:
    QString m_family;
    const QString* m_before;
};
// Why a figure cannot have this font: no such family is installed. nullopt: it can.
std::optional<Error> fontFault(const QString& family);

// The font in its design size: scale what is drawn with it by designScale.
QFont designFont(TextFace face);
double designScale(const TextStyle& style);

double textWidth(const QString& words, const TextStyle& style);
double capHeight(const TextStyle& style);
double widestText(const QStringList& labels, const TextStyle& style);
// The words, cut in their middle where they are wider than `width`.
QString fittedText(const QString& words, const TextStyle& style, double width);

// Words as shapes, from the left end of their baseline. Glyphs that exist only as pixels, like emoji, come as images.
struct ShapedText {
    struct Picture {
        QImage image;
        QRectF box;
    };
    QPainterPath outline;
    std::vector<Picture> pictures;
};

// Has its own fonts: outlines from the window's fonts depend, in their last digits, on the sizes it drew. Belongs to
// one thread.
class TextShaper {
public:
    ShapedText shape(const QString& words, const TextStyle& style);

private:
    QRawFont& ownFont(TextFace face);

    std::array<QRawFont, 4> m_fonts; // loaded when first needed
};
// True when shaped words have pictures.
bool hasPictures(const QString& words, const TextStyle& style);

} // namespace attn
