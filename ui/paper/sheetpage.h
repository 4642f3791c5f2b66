// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise on paper: a sheet with blanks, or the same page with the answers in their places.
#pragma once

#include "core/sheets/exercise.h"

#include <QPageSize>
#include <QString>

#include <functional>

class QPainter;

namespace attn {

class Canvas;

struct SheetPage {
    Exercise exercise;
    QString name;
    QString foot;              // scene and seed
    int number = 1, count = 1; // of the sheets
    bool answers = false;      // the key
};

// On pages of this size; `nextPage` begins another one, with the painter as it was. The painter counts in points.
void paintSheet(QPainter& painter, QSizeF page, const SheetPage& sheet, const std::function<void()>& nextPage);

} // namespace attn
