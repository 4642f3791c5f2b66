// SPDX-License-Identifier: GPL-3.0-or-later
// Controls made from the table of choices in core/scene/options.h, so that every choice has its name, its words and its help
// from there.
#pragma once

#include "core/scene/options.h"

#include <QStringList>

class QAbstractItemView;
class QComboBox;
class QWidget;

namespace attn {

class ChoiceBar;

// A list of all values of the choice at `path`; the position is the value.
QComboBox* makeOptionList(std::string_view path, QWidget* parent);
// The same as segments (while they fit), for choices of two or three short values.
ChoiceBar* makeOptionSegments(std::string_view path, QWidget* parent);
// Grays out values that `config` cannot combine with its other choices; their tooltip says why.
void enableFittingValues(QComboBox* list, std::string_view path, const Config& config);

// Rows that are easy to hit, and hold their letters in every size of the text.
void makeRowsRoomy(QAbstractItemView* list);
// The same, and an open list as wide as its longest text, however narrow the control is.
void makeListRoomy(QComboBox* list);
// A list as narrow as its panel, however long its texts are.
QComboBox* makeNarrowList(const QString& name);
// Replaces a list's texts without signals if they differ.
void showEntries(QComboBox* list, const QStringList& entries, int current);
// The wheel over an unfocused control scrolls the panel instead of changing the control by accident.
void keepWheelForScrolling(QWidget* control);

// The sentence of an error without the path it begins with: "num_heads: 6 does not …" -> "6 does not …", and that path.
struct PathAndSentence {
    QString path;
    QString sentence;
};
PathAndSentence splitPath(const std::string& message);

} // namespace attn
