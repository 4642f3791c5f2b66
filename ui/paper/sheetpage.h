// SPDX-License-Identifier: GPL-3.0-or-later
// An exercise on paper: a sheet with blanks, or the same page with the answers in their places.
#pragma once

#include "core/sheets/classanswers.h"

#include <QPageSize>
#include <QString>

#include <functional>
#include <span>

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

// On pages of this size; `nextPage` starts another one and keeps the painter's state. The painter uses points.
void paintSheet(QPainter& painter, QSizeF page, const SheetPage& sheet, const std::function<void()>& nextPage);

// The answers of a class on few pages: a line per student; blanks that do not fit beside the others go below.
void paintKeyTable(QPainter& painter, QSizeF page, std::span<StudentSheet> sheets, const QString& title,
                   const std::function<void()>& nextPage);

} // namespace attn
