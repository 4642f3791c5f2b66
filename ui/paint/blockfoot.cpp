// SPDX-License-Identifier: GPL-3.0-or-later
// Below a block: the current sum, and next to it what the frames mean, or why the face is no sum.
#include "ui/language/said.h"
#include "ui/paint/blockpainter.h"
#include "ui/paint/operandpainter.h"

#include <QObject>

#include <span>

namespace attn {
namespace {

constexpr double mark_px = 12; // of its words

// A small cell with its mark, and what it means; returns where it ends.
double drawMarkEntry(Canvas& canvas, QPointF at, CellFrame frame, const QString& words, const Colors& colors)
{
    const QRectF box(at.x() + 4, at.y(), 26, 15);
    canvas.fill(box, frame == CellFrame::Elsewhere ? colors.base : mixed(colors.base, colors.text, 0.1));
    if (frame == CellFrame::Elsewhere)
        drawRing(canvas, box, 0, 1, colors.line);
    else
        drawCellFrame(canvas, box, frame, colors);
    canvas.centredText(words, {TextFace::Words, mark_px}, {box.right() + 8, box.center().y()}, colors.text2,
                       Align::Start);
    return box.right() + 8 + canvas.textWidth(words, {TextFace::Words, mark_px}) + 12;
}

// Line after line, as many words as fit.
void drawWrapped(Canvas& canvas, const QString& sentence, const QRectF& place, const QColor& foreground)
{
    const TextStyle style{TextFace::Words, mark_px};
    QString line;
    double y = place.top() + mark_px;
    for (const QString& word : sentence.split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (canvas.textWidth(longer, style) > place.width() && !line.isEmpty()) {
            canvas.text(line, style, {place.left(), y}, foreground);
            y += canvas.capHeight(style) * 1.9;
            line = word;
        } else {
            line = longer;
        }
    }
    canvas.text(line, style, {place.left(), y}, foreground);
}

} // namespace

void drawBlockFoot(Canvas& canvas, const BlockPicture& picture, const BlockLayout& layout, const Colors& colors)
{
    canvas.begin(QStringLiteral("sum"));
    OperandLayout foot;
    foot.foot = layout.foot;
    drawOperandFoot(canvas, picture.terms, foot, {}, colors);
    if (const QString why = sumSentence(picture); !why.isEmpty()) {
        drawWrapped(canvas, why, layout.aside, colors.warn);
    } else if (layout.aside.top() >= layout.foot.top()) {
        const double top = layout.aside.top(), line = layout.aside.height() / 3;
        canvas.text(QObject::tr("Marks"), {TextFace::Strong, mark_px}, {layout.aside.left() + 4, top + 12},
                    colors.text);
        struct Entry {
            CellFrame frame;
            const char* words;
            bool ends; // the line
        };
        static constexpr Entry walking[] = {{CellFrame::Elsewhere, SAY_LATER("not yet"), false},
                                            {CellFrame::Term, SAY_LATER("current term"), true},
                                            {CellFrame::Input, SAY_LATER("in the sum"), false},
                                            {CellFrame::Chosen, SAY_LATER("current cell"), true}},
                               whole[] = {{CellFrame::Chosen, SAY_LATER("selected cell and layer"), true},
                                          {CellFrame::Input, SAY_LATER("other terms in its sum"), true}};
        QPointF at(layout.aside.left(), top + line);
        for (const Entry& entry : picture.stepping ? std::span<const Entry>(walking) : std::span<const Entry>(whole)) {
            const double end = drawMarkEntry(canvas, at, entry.frame, said(entry.words), colors);
            at = entry.ends ? QPointF(layout.aside.left(), at.y() + 1.1 * line) : QPointF(end, at.y());
        }
    }
    canvas.end();
}

} // namespace attn
