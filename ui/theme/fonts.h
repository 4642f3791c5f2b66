// SPDX-License-Identifier: GPL-3.0-or-later
// The three faces and their few roles: Inter for words, JetBrains Mono for every number that may be compared, STIX for
// formulas. They come from the resources, so the program looks the same everywhere.
#pragma once

#include <QFont>

class QWidget;

namespace attn {

void loadFonts(); // once, after the application object exists; FontReader does it beside the main thread

// `px` is the size at 96 DPI, as the design counts; it is set in points and follows the size of text that is set.
QFont textFont(double px = 13, int weight = QFont::Normal);
QFont numberFont(double px = 12, int weight = QFont::Normal);
QFont formulaFont(double px = 17, bool italic = false);

inline constexpr int text_sizes[] = {100, 125, 150, 200}; // % that a person can choose
void setTextScale(double scale);                          // 1 to 2
double textScale();
// A height or width of the design in pixels, scaled with the text size.
int scaled(double px);

// Gives `widget` a font of one face that also follows a later change of the text scale. (A plain setFont would not.)
void useTextFont(QWidget* widget, double px, int weight = QFont::Normal);
void useNumberFont(QWidget* widget, double px, int weight = QFont::Normal);
// One that stays as it is.
void useExactFont(QWidget* widget, const QFont& font);
// The same for secondary words: captions, hints.
void useQuietFont(QWidget* widget, double px);
void refreshFonts(); // sets the font of every widget above again

} // namespace attn
