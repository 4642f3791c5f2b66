// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything on a slide is, and how large. For the files of Slide only.
#pragma once

#include "ui/theme/fonts.h"

#include <QRectF>
#include <QWidget>

#include <algorithm>

namespace attn::slidedesign {

// px of the design, 1280 x 720
inline constexpr double page_width = 1280, page_height = 720, margin = 48;
inline constexpr double title_middle = 45, title_size = 30, note_size = 22;
inline const QRectF map_place(24, 74, 676, 590); // as high as the page allows
inline constexpr double largest_cell = 160, label_size = 22, least_label = 15, least_turned_label = 8;
inline constexpr double most_digits = 0.36, most_digits_high = 0.6, // of a cell's width and height
    readable_digits = 0.02, wanted_digits = 0.03;                   // of the page's height
inline constexpr double cell_beside_bar = 72;                       // at least, where the bar is welcome and not needed
inline constexpr double column_left = 712, column_width = 528, column_top = 92;
inline constexpr double lead_size = 22, question_size = 34, formula_size = 30, equation_size = 28, value_size = 56;
inline constexpr double lamp_size = 24, prose_size = 22, asked_size = 24, lamp_words = 36, part_gap = 14;
inline constexpr double picture_least = 370; // its height below words; else these are beside it
inline constexpr double foot_middle = 32, foot_size = 22, foot_height = 64, dot_distance = 27, // from the lower edge
    most_dots_width = 380;
inline constexpr double least_size = 15, pointer_radius = 13;
inline constexpr double equation_font = 12.5, row_font = 12,
                        row_size = 22;   // px of an EquationView's and RowBars' digits
inline constexpr int long_sentence = 12; // tokens from which on a row is large
inline constexpr double dimmed = 0.82;

// In px of the screen: a slide grows with its screen, and not with the text of the window besides.
inline QFont slideText(double px, int weight = QFont::Normal) { return textFont(px / textScale(), weight); }
inline QFont slideNumber(double px, int weight = QFont::Normal) { return numberFont(px / textScale(), weight); }

// Of buttons on a slide, and of the list of keys.
inline double controlPx(const QWidget* slide) { return std::max(14.0, slide->width() * 14 / page_width); }
inline QFont controlFont(const QWidget* slide) { return slideText(controlPx(slide)); }
// Of menus on it, which a class reads too.
inline QFont menuFont(const QWidget* slide)
{
    return slideText(std::max(lead_size, slide->width() * lead_size / page_width));
}

} // namespace attn::slidedesign
