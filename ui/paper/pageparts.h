// SPDX-License-Identifier: GPL-3.0-or-later
// Building blocks of handouts: tables with blanks and answers, the sentence, the line for a name, the foot. Black and
// two grays, so that copies stay readable; lengths are points.
#pragma once

#include "ui/figures/figurecanvas.h"

#include <QStringList>

#include <vector>

namespace attn {

inline constexpr double page_margin = 16 * 72 / 25.4; // 16 mm
inline constexpr double page_text = 9, text_line = 12.5, part_gap = 18;
inline constexpr double blank_height = 18;   // 6.3 mm: enough for a pencil
inline constexpr double given_height = 15.5; // of rows without a blank
inline constexpr TextStyle word_style{TextFace::Words, page_text}, strong_style{TextFace::Strong, page_text},
    caption_style{TextFace::Strong, page_text + 1}, digit_style{TextFace::Numbers, page_text},
    answer_style{TextFace::StrongNumbers, page_text};

struct PageCell {
    enum class State { Given, Blank, Answer, Hatched };
    QString text = {}; // in a hatched cell a word, or empty
    State state = State::Given;
    double shade = 0; // 0 .. 1, of a given number on a map
};

struct PageTable {
    QString caption;
    QStringList rows, columns;
    std::vector<PageCell> cells; // row-major
    int chosen = -1;             // a row in bold
    double cellWidth = 40;
    bool labels = true; // of the rows; off beside a table with the same ones
};

// A blank is framed in black, an answer bold on grey in the same place.
void drawPageCell(Canvas& canvas, const QRectF& box, const PageCell& cell);
double tableWidth(const Canvas& canvas, const PageTable& table);
// Its lower right corner.
QPointF drawPageTable(Canvas& canvas, QPointF corner, const PageTable& table);
inline constexpr double tables_apart = 16;
// Side by side, as many as fit; returns where they end.
double drawPageTables(Canvas& canvas, double left, double top, double room, const std::vector<PageTable>& tables);
// Words cut into lines of this width.
QStringList linesOf(const Canvas& canvas, const QString& words, const TextStyle& style, double room);
// The same, drawn; where they end.
double drawLines(Canvas& canvas, double left, double top, double room, const QString& words);
// The words in frames, with their positions; where they end.
double drawSentence(Canvas& canvas, double left, double top, double room, const QStringList& words, int chosen = -1);
// "Name ______", the word on the baseline; `written` is on the line.
void drawFillLine(Canvas& canvas, const QString& word, double left, double right, double baseline,
                  const QString& written = {});
void drawFoot(Canvas& canvas, QSizeF page, const QString& left, const QString& right = {});

} // namespace attn
