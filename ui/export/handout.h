// SPDX-License-Identifier: GPL-3.0-or-later
// A one-page handout: the sentence, the numbers that the chosen cell is made of, the stage in focus as a picture, the
// seed. What is hidden, or not reached by the steps, is a blank to fill in; if numbers are hidden, a second page is the
// answer key. Always on the light palette.
#pragma once

#include "core/engine/computed.h"
#include "ui/figures/figure.h"

#include <QStringList>

class QPainter;

namespace attn {

class Selection;

struct Handout {
    QString title, words; // "Causal attention", "Softmax weights"
    QString text;         // of a lesson's step, a line a paragraph; empty elsewhere and on a key
    QString task;         // "Fill in the blanks: …"; of a key, how it shows them; empty where nothing is hidden
    QStringList sentence;
    std::vector<HeatmapDataPtr> numbers; // as tables
    std::vector<HeatmapDataPtr> blanks;  // of an answer key: these with their blanks; empty on the sheet
    Figure picture;
    FigureLook look = {};                      // of the picture; its width follows from the page
    std::vector<HeatmapDataPtr> pictureBlanks; // as `blanks`, of the maps of the picture
    QString foot;                              // scene and seed
};

// Of the stage in focus at the current step. Matrices too large for a page are left out of the tables.
Handout handoutOf(const ComputedPtr& computed, const Selection& selection, const QString& sceneName);
// How many numbers are hidden on it.
int blanksOf(const Handout& page);
// That page, with the text of a lesson's step, and its key where `computed` hides numbers.
std::vector<Handout> handoutPages(const ComputedPtr& computed, const Selection& selection, const QString& sceneName,
                                  const QString& text = {});
// On a page of this size; the painter counts in points.
void paintHandout(QPainter& painter, QSizeF page, const Handout& handout);

} // namespace attn
